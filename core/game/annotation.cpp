#include "core/game/annotation.h"

#include "core/notation/textscan.h"

#include <algorithm>
#include <cstddef>

namespace chess {

using textscan::isDigit;
using textscan::isLetter;

namespace {

constexpr std::string_view OwnCommand = "tm";
constexpr std::string_view UnreadWord = "unread ";

constexpr int hexDigit(char c)
{
    if (isDigit(c))
        return c - '0';
    if (c >= 'A' && c <= 'F')
        return c - 'A' + 10;
    return -1;
}

/// Percent signs, brackets and control characters as %XX, so that any text can stand in a command.
std::string escaped(std::string_view text)
{
    std::string result;
    for (const char c : text) {
        const auto byte = static_cast<unsigned char>(c);
        if (c == '%' || c == ']' || c == '}' || byte < 0x20) {
            result += '%';
            result += "0123456789ABCDEF"[byte >> 4];
            result += "0123456789ABCDEF"[byte & 15];
        } else {
            result += c;
        }
    }
    return result;
}

std::string unescaped(std::string_view text)
{
    std::string result;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] == '%' && i + 2 < text.size() && hexDigit(text[i + 1]) >= 0 && hexDigit(text[i + 2]) >= 0) {
            result += static_cast<char>(hexDigit(text[i + 1]) * 16 + hexDigit(text[i + 2]));
            i += 2;
        } else {
            result += text[i];
        }
    }
    return result;
}

/// The command that begins \p text, "[%name value]" or "[%name]"; an empty name if there is none.
struct CommandSpan {
    std::string_view name;
    std::string_view value;
    std::size_t size = 0;
};
CommandSpan leadingCommand(std::string_view text)
{
    if (!text.starts_with("[%") || text.size() < 4 || !isLetter(text[2]))
        return {};
    std::size_t end = 3;
    while (end < text.size() && (isLetter(text[end]) || isDigit(text[end]) || text[end] == '_' || text[end] == '-'))
        ++end;
    const std::string_view name = text.substr(2, end - 2);
    if (end < text.size() && text[end] == ']')
        return {name, {}, end + 1};
    if (end == text.size() || text[end] != ' ')
        return {};
    const std::size_t close = text.find(']', end);
    if (close == std::string_view::npos || close == end + 1)
        return {};
    return {name, text.substr(end + 1, close - end - 1), close + 1};
}

Annotation commandAnnotation(const CommandSpan &command)
{
    if (command.name == OwnCommand && command.value.starts_with(UnreadWord))
        return Annotation::unread(unescaped(command.value.substr(UnreadWord.size())));
    return Annotation::command(std::string(command.name), std::string(command.value));
}

/// \p content as a comment of PGN can hold it: line feeds alone end paragraphs, none of them is followed by the "%"
/// that would make its line an escape, and none stands beside a closing brace, since that must be written on one line.
std::string writable(std::string_view content)
{
    const bool oneLine = content.find('}') != std::string_view::npos;
    std::string result;
    result.reserve(content.size());
    for (std::size_t i = 0; i < content.size(); ++i) {
        char c = content[i];
        if (c == '\r') {
            if (i + 1 < content.size() && content[i + 1] == '\n')
                continue;
            c = '\n';
        }
        if (c == '\n' && oneLine)
            c = ' ';
        if (c == '%' && !result.empty() && result.back() == '\n')
            result += ' ';
        result += c;
    }
    return result;
}

bool startsComment(const Annotation &annotation)
{
    return !annotation.continuesComment || annotation.kind == Annotation::Kind::Nag;
}

} // namespace

Annotation Annotation::comment(std::string text, Place place)
{
    return {Kind::Text, place, false, 0, {}, std::move(text)};
}
Annotation Annotation::command(std::string name, std::string text, Place place)
{
    return {Kind::Command, place, false, 0, std::move(name), std::move(text)};
}
Annotation Annotation::glyph(std::uint16_t nag, Place place) { return {Kind::Nag, place, false, nag, {}, {}}; }
Annotation Annotation::unread(std::string text, Place place)
{
    return {Kind::Unread, place, false, 0, {}, std::move(text)};
}

Annotations readComment(std::string_view text, Annotation::Place place)
{
    const std::string writableText = writable(text);
    const std::string_view content = writableText;
    Annotations result;
    const auto add = [&](Annotation annotation) {
        annotation.place = place;
        annotation.continuesComment = !result.empty();
        result.push_back(std::move(annotation));
    };
    std::size_t textBegin = 0;
    std::size_t at = 0;
    // Past the last bracket no command can end, and looking for that each time would take quadratic time.
    const std::size_t lastClose = content.rfind(']');
    while (lastClose != std::string_view::npos && (at = content.find("[%", at)) < lastClose) {
        const CommandSpan command = leadingCommand(content.substr(at));
        if (command.size == 0) {
            at += 2;
            continue;
        }
        if (at > textBegin)
            add(Annotation::comment(std::string(content.substr(textBegin, at - textBegin))));
        add(commandAnnotation(command));
        at += command.size;
        textBegin = at;
    }
    if (textBegin < content.size() || result.empty())
        add(Annotation::comment(std::string(content.substr(textBegin))));
    return result;
}

std::string commentContent(Annotations::const_iterator first, Annotations::const_iterator last)
{
    std::string content;
    for (; first != last; ++first) {
        switch (first->kind) {
        case Annotation::Kind::Text:
            content += first->text;
            break;
        case Annotation::Kind::Command:
            content += "[%" + first->name;
            if (!first->text.empty())
                content += " " + first->text;
            content += "]";
            break;
        case Annotation::Kind::Unread:
            content += "[%";
            content += OwnCommand;
            content += " ";
            content += UnreadWord;
            content += escaped(first->text) + "]";
            break;
        case Annotation::Kind::Nag:
            break;
        }
    }
    return content;
}

Annotations::const_iterator endOfComment(Annotations::const_iterator first, Annotations::const_iterator last)
{
    if (first == last || first->kind == Annotation::Kind::Nag)
        return first == last ? last : first + 1;
    const auto place = first->place;
    return std::find_if(first + 1, last,
                        [place](const Annotation &other) { return startsComment(other) || other.place != place; });
}

Annotations normalized(const Annotations &annotations)
{
    Annotations sorted = annotations;
    std::stable_sort(sorted.begin(), sorted.end(), [](const Annotation &a, const Annotation &b) {
        return a.place == Annotation::Place::BeforeMove && b.place == Annotation::Place::AfterMove;
    });
    Annotations result;
    for (auto first = sorted.cbegin(); first != sorted.cend();) {
        const auto end = endOfComment(first, sorted.cend());
        if (first->kind == Annotation::Kind::Nag) {
            result.push_back(Annotation::glyph(first->nag, first->place));
        } else {
            for (Annotation &piece : readComment(commentContent(first, end), first->place))
                result.push_back(std::move(piece));
        }
        first = end;
    }
    return result;
}

std::string plainText(const Annotations &annotations, Annotation::Place place)
{
    std::string result;
    const auto trimmed = [](std::string_view text) {
        const auto first = text.find_first_not_of(" \t\n");
        if (first == std::string_view::npos)
            return std::string_view();
        return text.substr(first, text.find_last_not_of(" \t\n") - first + 1);
    };
    for (auto first = annotations.cbegin(); first != annotations.cend();) {
        const auto end = endOfComment(first, annotations.cend());
        std::string comment;
        for (auto piece = first; piece != end; ++piece) {
            if (piece->kind != Annotation::Kind::Text || piece->place != place)
                continue;
            const std::string_view text = trimmed(piece->text);
            if (!comment.empty() && !text.empty())
                comment += ' ';
            comment += text;
        }
        if (!result.empty() && !comment.empty())
            result += '\n';
        result += comment;
        first = end;
    }
    return result;
}

std::optional<std::string_view> commandText(const Annotations &annotations, std::string_view name)
{
    for (const Annotation &annotation : annotations) {
        if (annotation.kind == Annotation::Kind::Command && annotation.name == name)
            return annotation.text;
    }
    return std::nullopt;
}

std::vector<Shape> shapes(const Annotations &annotations)
{
    std::vector<Shape> result;
    for (const Annotation &annotation : annotations) {
        if (annotation.kind != Annotation::Kind::Command || (annotation.name != "csl" && annotation.name != "cal"))
            continue;
        std::string_view rest = annotation.text;
        while (!rest.empty()) {
            const std::size_t comma = rest.find(',');
            std::string_view item = rest.substr(0, comma);
            rest.remove_prefix(comma == std::string_view::npos ? rest.size() : comma + 1);
            while (item.starts_with(' '))
                item.remove_prefix(1);
            while (item.ends_with(' '))
                item.remove_suffix(1);
            if (item.size() != 3 && item.size() != 5)
                continue;
            const auto from = parseSquare(item.substr(1, 2));
            const auto to = item.size() == 5 ? parseSquare(item.substr(3, 2)) : std::nullopt;
            if (from && (to || item.size() == 3))
                result.push_back({item[0], *from, to});
        }
    }
    return result;
}

} // namespace chess
