#include "core/game/pgntagedit.h"

#include "core/game/outcome.h"
#include "core/game/tagtext.h"
#include "core/notation/pgnreader.h"

#include <algorithm>

namespace chess {

namespace {

struct Span {
    std::uint64_t offset = 0;
    std::uint64_t size = 0;
    std::uint64_t end() const { return offset + size; }
};

/// Where the things stand that a change of a tag touches.
class TagFinder final : public PgnVisitor
{
public:
    TagFinder(std::size_t number, std::string_view name) : m_number(number), m_name(name) { }

    bool find(std::string_view text)
    {
        m_reader.read(text);
        return m_games >= m_number;
    }

    void beginGame() override { ++m_games; }
    void endGame() override
    {
        if (m_games == m_number)
            m_reader.stop();
    }
    void token(const PgnToken &token) override
    {
        if (m_games != m_number || result || token.kind == PgnToken::Kind::Space)
            return;
        const Span span{token.offset, token.text.size()};
        if (!first)
            first = span;
        last = span;
        if (token.kind == PgnToken::Kind::Result)
            result = span;
        if (token.kind != PgnToken::Kind::Tag)
            return;
        lastTag = span;
        if (!value && token.name == m_name) {
            const auto begin = static_cast<std::uint64_t>(token.value.data() - token.text.data());
            value = Span{token.offset + begin, token.value.size()};
        }
    }

    // Of the game that was looked for.
    std::optional<Span> first; ///< Token.
    std::optional<Span> last;
    std::optional<Span> lastTag;
    std::optional<Span> value; ///< Of the tag, without its quotes.
    std::optional<Span> result; ///< Of the movetext.

private:
    PgnReader m_reader{*this};
    std::size_t m_number;
    std::string_view m_name;
    std::size_t m_games = 0;
};

/// The first line end of \p text; a line feed where it has none.
std::string_view lineEndOf(std::string_view text)
{
    const std::size_t at = text.find_first_of("\r\n");
    if (at == text.npos)
        return "\n";
    return text.substr(at, text.substr(at).starts_with("\r\n") ? 2 : 1);
}

bool atLineStart(std::string_view text, std::uint64_t offset)
{
    return offset == 0 || text[offset - 1] == '\n' || text[offset - 1] == '\r';
}

std::string onOneLine(std::string_view value)
{
    std::string line(value);
    std::ranges::replace_if(
        line, [](char c) { return c == '\n' || c == '\r'; }, ' ');
    return line;
}

/// The change of the movetext's result to that of a Result tag \p value.
std::optional<TextEdit> resultEdit(std::string_view text, const TagFinder &found, std::string_view value)
{
    const auto outcome = parseResult(value);
    const std::string token(resultToken(outcome));
    // "?" and results that PGN has no token for leave the movetext alone
    if (token == "*" && value != "*")
        return std::nullopt;
    if (!found.result)
        return TextEdit{found.last->end(), 0, " " + token};
    const std::string_view old = text.substr(found.result->offset, found.result->size);
    const auto oldOutcome = parseResult(old);
    const bool same = outcome ? oldOutcome && oldOutcome->points == outcome->points : !oldOutcome;
    return same ? std::nullopt : std::optional(TextEdit{found.result->offset, found.result->size, token});
}

} // namespace

std::string edited(std::string_view text, const TextEdits &edits)
{
    std::string result;
    std::uint64_t at = 0;
    for (const TextEdit &edit : edits) {
        result.append(text.substr(at, edit.offset - at)).append(edit.text);
        at = edit.offset + edit.size;
    }
    return result.append(text.substr(at));
}

std::optional<TextEdits> tagEdits(std::string_view text, std::size_t number, std::string_view name,
                                  std::string_view value)
{
    TagFinder found(number, name);
    if (!found.find(text) || !found.first)
        return std::nullopt;
    const std::string wanted = onOneLine(value);
    const std::string lineEnd(lineEndOf(text));
    TextEdits edits;
    if (found.value) {
        if (tagValue(text.substr(found.value->offset, found.value->size)) != wanted)
            edits.push_back({found.value->offset, found.value->size, escapedTagValue(wanted)});
    } else if (found.lastTag) {
        edits.push_back({found.lastTag->end(), 0, lineEnd + tagPair(name, wanted)});
    } else {
        const std::string before = atLineStart(text, found.first->offset) ? "" : lineEnd;
        edits.push_back({found.first->offset, 0, before + tagPair(name, wanted) + lineEnd + lineEnd});
    }
    if (name == "Result") {
        if (auto edit = resultEdit(text, found, wanted))
            edits.push_back(std::move(*edit));
    }
    return edits;
}

} // namespace chess
