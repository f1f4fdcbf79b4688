#include "app/cli/command.h"
#include "app/cli/files.h"
#include "app/cli/json.h"
#include "app/cli/messages.h"
#include "core/notation/epd.h"
#include "core/notation/textscan.h"

#include <algorithm>
#include <array>
#include <ostream>
#include <utility>

namespace chess::cli {

namespace {

struct Fault {
    std::size_t line; ///< From 1.
    std::size_t column; ///< In bytes, from 1.
    std::string text;
};

struct CheckedFile {
    std::string name;
    long positions = 0;
    std::vector<Fault> faults{};
};

/// The operations whose operands are alternatives for the move to be played: best, avoided, supplied and predicted.
constexpr std::array<std::string_view, 4> MoveOpcodes = {"bm", "am", "sm", "pm"};
/// The operation whose operands are a line of moves.
constexpr std::string_view LineOpcode = "pv";

std::string describe(EpdFault::Kind kind)
{
    switch (kind) {
    case EpdFault::Kind::NoSemicolon:
        return "the last operation has no semicolon";
    case EpdFault::Kind::UnclosedString:
        return "the string has no closing quotation mark";
    case EpdFault::Kind::BadOpcode:
        return "this is no name of an operation";
    case EpdFault::Kind::BadCounter:
        return "this is no number of moves";
    }
    return {};
}

class LineChecker
{
public:
    LineChecker(CheckedFile &file, std::size_t line) : m_file(file), m_line(line) { }

    void check(std::string_view text)
    {
        ++m_file.positions;
        const auto reading = readEpd(text);
        if (!reading)
            return report(reading.error().offset, cli::describe(reading.error().kind));
        for (const FenAssumption &assumption : reading->assumptions)
            report(assumption.offset, cli::describe(assumption.kind));
        for (const EpdFault &fault : reading->faults)
            report(fault.offset, describe(fault.kind));
        const auto position = Position::from(reading->setup);
        if (!position) {
            for (const SetupFault &fault : position.error()) {
                if (grade(fault.kind) == FaultGrade::Unplayable)
                    report(0, cli::describe(fault));
            }
            return;
        }
        for (const EpdOperation &operation : reading->operations)
            checkMoves(*position, operation);
    }

private:
    void report(std::size_t offset, std::string text)
    {
        m_file.faults.push_back({m_line, offset + 1, std::move(text)});
    }

    void checkMoves(const Position &position, const EpdOperation &operation)
    {
        const bool line = operation.opcode == LineOpcode;
        if (!line && std::ranges::find(MoveOpcodes, operation.opcode) == MoveOpcodes.end())
            return;
        Position now = position;
        for (const EpdOperand &operand : operation.operands) {
            const auto move = readMove(now, operand.text);
            if (!move) {
                const std::string why = cli::describe(move.error(), now);
                report(operand.offset, operation.opcode + ' ' + quoted(operand.text) + ": " + why);
                return;
            }
            if (const auto next = now.play(*move); line && next)
                now = *next;
            else if (!next)
                return report(operand.offset,
                              operation.opcode + ' ' + quoted(operand.text) + ": " + cli::describe(next.error()));
        }
    }

    CheckedFile &m_file;
    std::size_t m_line;
};

/// Every line that isn't blank and no comment ("#") is a position.
CheckedFile check(std::string_view name, std::string_view bytes)
{
    CheckedFile file{std::string(name)};
    std::size_t number = 0;
    while (!bytes.empty()) {
        const std::size_t end = std::min(bytes.find('\n'), bytes.size());
        const std::string_view line = bytes.substr(0, end);
        bytes.remove_prefix(std::min(end + 1, bytes.size()));
        ++number;
        const std::size_t begin = textscan::skipBlanks(line, 0);
        if (begin < line.size() && line[begin] != '#')
            LineChecker(file, number).check(line);
    }
    std::ranges::stable_sort(file.faults, {}, [](const Fault &fault) { return std::pair(fault.line, fault.column); });
    return file;
}

void print(const CheckedFile &file, std::ostream &out)
{
    out << file.name << ": " << file.positions << (file.positions == 1 ? " position, " : " positions, ")
        << file.faults.size() << (file.faults.size() == 1 ? " fault\n" : " faults\n");
    for (const Fault &fault : file.faults)
        out << file.name << ':' << fault.line << ':' << fault.column << ": " << fault.text << '\n';
}

void write(const CheckedFile &file, JsonWriter &json)
{
    json.beginObject().member("file", file.name).member("positions", file.positions).key("faults").beginArray();
    for (const Fault &fault : file.faults) {
        json.beginObject().member("line", fault.line).member("column", fault.column);
        json.member("text", fault.text).endObject();
    }
    json.endArray().endObject();
}

} // namespace

Exit runEpdCheck(const Arguments &arguments, const Streams &streams)
{
    Exit status = Exit::Fine;
    std::vector<CheckedFile> files;
    for (const std::string_view name : arguments.operands()) {
        const auto bytes = readFile(std::string(name));
        if (!bytes) {
            streams.err << "touchmove-cli: " << name << ": " << bytes.error() << '\n';
            status = Exit::Misuse;
            continue;
        }
        files.push_back(check(name, *bytes));
        if (!files.back().faults.empty() && status == Exit::Fine)
            status = Exit::Faults;
    }
    if (!arguments.has("--json")) {
        for (const CheckedFile &file : files)
            print(file, streams.out);
        return status;
    }
    JsonWriter json(streams.out);
    json.beginObject().key("files").beginArray();
    for (const CheckedFile &file : files)
        write(file, json);
    json.endArray().endObject();
    streams.out << '\n';
    return status;
}

} // namespace chess::cli
