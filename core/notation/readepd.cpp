#include "core/notation/epd.h"
#include "core/notation/textscan.h"

#include <algorithm>
#include <charconv>

namespace chess {

namespace {

/// Counters beyond any game are slips of writing; readFen() has the same limit.
constexpr int HighestCounter = 30000;
constexpr std::string_view HalfmoveOpcode = "hmvc";
constexpr std::string_view FullmoveOpcode = "fmvn";
constexpr int PositionFields = 4;
constexpr int FenFields = 6;

bool isOpcode(std::string_view word)
{
    return !word.empty() && textscan::isLetter(word.front())
        && std::ranges::all_of(word, [](char c) { return textscan::isLetter(c) || textscan::isDigit(c) || c == '_'; });
}

/// Where the word at \p offset ends: at a blank, a semicolon or the end.
std::size_t endOfField(std::string_view text, std::size_t offset)
{
    while (offset < text.size() && text[offset] != ';' && textscan::blankAt(text, offset) == 0)
        ++offset;
    return offset;
}

/// The size of the position at the start of the line: four fields, or six where two counters follow.
std::size_t sizeOfPosition(std::string_view line)
{
    std::size_t end = 0;
    for (int field = 0; field < FenFields; ++field) {
        const std::size_t begin = textscan::skipBlanks(line, end);
        if (begin == line.size() || line[begin] == ';')
            break;
        // an opcode begins with a letter, a counter doesn't
        if (field >= PositionFields && textscan::isLetter(line[begin]))
            break;
        end = endOfField(line, begin);
    }
    return end;
}

class OperationsReader
{
public:
    OperationsReader(std::string_view line, std::size_t offset, EpdReading &reading)
        : m_line(line), m_offset(offset), m_reading(reading)
    {
    }

    void read()
    {
        for (skipBlanks(); m_offset < m_line.size(); skipBlanks()) {
            if (m_line[m_offset] == ';')
                ++m_offset; // nothing stood before it
            else
                readOperation();
        }
    }

private:
    void skipBlanks() { m_offset = textscan::skipBlanks(m_line, m_offset); }

    void readOperation()
    {
        EpdOperation operation;
        const std::size_t begin = m_offset;
        operation.opcode = readWord();
        if (!isOpcode(operation.opcode))
            m_reading.faults.push_back({EpdFault::Kind::BadOpcode, begin});
        for (skipBlanks(); m_offset < m_line.size() && m_line[m_offset] != ';'; skipBlanks())
            operation.operands.push_back(readOperand());
        if (m_offset == m_line.size())
            m_reading.faults.push_back({EpdFault::Kind::NoSemicolon, m_offset});
        else
            ++m_offset;
        readCounter(operation, begin);
        m_reading.operations.push_back(std::move(operation));
    }

    std::string readWord()
    {
        const std::size_t begin = m_offset;
        m_offset = endOfField(m_line, begin);
        return std::string(m_line.substr(begin, m_offset - begin));
    }

    EpdOperand readOperand()
    {
        const std::size_t begin = m_offset;
        if (m_line[begin] != '"')
            return {readWord(), false, begin};
        EpdOperand operand{{}, true, begin};
        for (++m_offset; m_offset < m_line.size(); ++m_offset) {
            char c = m_line[m_offset];
            if (c == '"') {
                ++m_offset;
                return operand;
            }
            const char next = m_offset + 1 < m_line.size() ? m_line[m_offset + 1] : '\0';
            if (c == '\\' && (next == '"' || next == '\\')) {
                c = next;
                ++m_offset;
            }
            operand.text += c;
        }
        m_reading.faults.push_back({EpdFault::Kind::UnclosedString, begin});
        return operand;
    }

    void readCounter(const EpdOperation &operation, std::size_t begin)
    {
        if (operation.opcode != HalfmoveOpcode && operation.opcode != FullmoveOpcode)
            return;
        const auto number = epdCounter(operation);
        if (!number)
            m_reading.faults.push_back({EpdFault::Kind::BadCounter, begin});
        else if (operation.opcode == HalfmoveOpcode)
            m_reading.setup.halfmoveClock = *number;
        else
            m_reading.setup.fullmoveNumber = *number;
    }

    std::string_view m_line;
    std::size_t m_offset; ///< Behind what was read.
    EpdReading &m_reading;
};

} // namespace

std::optional<int> epdCounter(const EpdOperation &operation)
{
    const bool halfmoves = operation.opcode == HalfmoveOpcode;
    if ((!halfmoves && operation.opcode != FullmoveOpcode) || operation.operands.size() != 1)
        return std::nullopt;
    const std::string &text = operation.operands.front().text;
    int number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    const bool whole = error == std::errc() && end == text.data() + text.size();
    return whole && number >= (halfmoves ? 0 : 1) && number <= HighestCounter ? std::optional(number) : std::nullopt;
}

Expected<EpdReading, FenError> readEpd(std::string_view line)
{
    const std::size_t size = sizeOfPosition(line);
    auto position = readFen(line.substr(0, size));
    if (!position)
        return Unexpected(position.error());
    EpdReading reading;
    reading.setup = position->setup;
    reading.variant = position->variant;
    std::ranges::copy_if(position->assumptions, std::back_inserter(reading.assumptions),
                         [size](const FenAssumption &assumption) {
                             const bool noCounter = assumption.kind == FenAssumption::Kind::NoHalfmoveClock
                                 || assumption.kind == FenAssumption::Kind::NoFullmoveNumber;
                             return !noCounter || assumption.offset < size;
                         });
    OperationsReader(line, size, reading).read();
    return reading;
}

} // namespace chess
