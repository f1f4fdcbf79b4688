#include "core/notation/epd.h"

#include <algorithm>

namespace chess {

namespace {

constexpr std::string_view HalfmoveOpcode = "hmvc";
constexpr std::string_view FullmoveOpcode = "fmvn";

std::string operandText(const EpdOperand &operand)
{
    if (!operand.quoted)
        return operand.text;
    std::string text = "\"";
    for (const char c : operand.text) {
        if (c == '"' || c == '\\')
            text += '\\';
        text += c;
    }
    return text + '"';
}

void append(std::string &line, const EpdOperation &operation)
{
    line += ' ' + operation.opcode;
    for (const EpdOperand &operand : operation.operands)
        line += ' ' + operandText(operand);
    line += ';';
}

EpdOperation counter(std::string_view opcode, int number) { return {std::string(opcode), {{std::to_string(number)}}}; }

} // namespace

std::string writeEpd(const Setup &setup, std::span<const EpdOperation> operations, FenStyle style)
{
    std::string line = writeFen(setup, style);
    for (int field = 0; field < 2; ++field)
        line.erase(line.rfind(' '));
    const auto given = [&operations](std::string_view opcode) {
        return std::ranges::any_of(operations, [opcode](const EpdOperation &operation) {
            return operation.opcode == opcode && epdCounter(operation);
        });
    };
    if (setup.halfmoveClock != Setup().halfmoveClock && !given(HalfmoveOpcode))
        append(line, counter(HalfmoveOpcode, setup.halfmoveClock));
    if (setup.fullmoveNumber != Setup().fullmoveNumber && !given(FullmoveOpcode))
        append(line, counter(FullmoveOpcode, setup.fullmoveNumber));
    for (const EpdOperation &operation : operations) {
        const bool counts = epdCounter(operation).has_value();
        const bool halfmoves = operation.opcode == HalfmoveOpcode;
        append(line,
               counts ? counter(operation.opcode, halfmoves ? setup.halfmoveClock : setup.fullmoveNumber) : operation);
    }
    return line;
}

} // namespace chess
