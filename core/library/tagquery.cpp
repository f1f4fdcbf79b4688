#include "core/library/tagquery.h"

#include "core/library/searchtext.h"
#include "core/notation/textscan.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <utility>

namespace chess {

namespace {

using std::size_t;

bool sameWord(std::string_view a, std::string_view b)
{
    return std::ranges::equal(a, b, {}, textscan::lower, textscan::lower);
}

bool endsWith(std::string_view text, std::string_view end)
{
    return text.size() >= end.size() && sameWord(text.substr(text.size() - end.size()), end);
}

/// Year, month and day as far as they are given and known.
using DateParts = std::array<std::optional<int>, 3>;

DateParts datePartsOf(std::string_view text)
{
    DateParts parts;
    for (std::optional<int> &part : parts) {
        const size_t end = std::min(text.size(), text.find_first_of(".-/"));
        int value = 0;
        const auto [last, error] = std::from_chars(text.data(), text.data() + end, value);
        if (error == std::errc() && last == text.data() + end)
            part = value;
        text.remove_prefix(std::min(text.size(), end + 1));
    }
    return parts;
}

/// How the value stands to the one asked for; empty where that can't be said.
std::optional<int> orderOfDates(std::string_view value, std::string_view wanted)
{
    const DateParts have = datePartsOf(value);
    const DateParts want = datePartsOf(wanted);
    for (size_t i = 0; i < have.size() && want[i]; ++i) {
        if (!have[i])
            return std::nullopt;
        if (*have[i] != *want[i])
            return *have[i] < *want[i] ? -1 : 1;
    }
    return want[0] ? std::optional(0) : std::nullopt;
}

std::optional<double> numberOf(std::string_view text)
{
    double value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    return error == std::errc() && end == text.data() + text.size() ? std::optional(value) : std::nullopt;
}

std::optional<int> orderOf(std::string_view tag, std::string_view value, std::string_view wanted)
{
    if (endsWith(tag, "Date"))
        return orderOfDates(value, wanted);
    if (const auto want = numberOf(wanted)) {
        const auto have = numberOf(value);
        return have ? std::optional(*have < *want ? -1 : *have > *want ? 1 : 0) : std::nullopt;
    }
    return searchText(value).compare(searchText(wanted));
}

} // namespace

bool tagFits(std::string_view tag, std::string_view value, TagOperator comparison, std::string_view wanted)
{
    const auto equal = [&] {
        const auto order = endsWith(tag, "Date") ? orderOfDates(value, wanted) : std::nullopt;
        return order ? *order == 0 : searchText(value) == searchText(wanted);
    };
    const auto contains = [&] { return searchText(value).find(searchText(wanted)) != std::string::npos; };
    switch (comparison) {
    case TagOperator::Equal:
        return equal();
    case TagOperator::Differs:
        return !equal();
    case TagOperator::Contains:
        return contains();
    case TagOperator::Lacks:
        return !contains();
    default:
        break;
    }
    const auto order = orderOf(tag, value, wanted);
    if (!order)
        return false;
    switch (comparison) {
    case TagOperator::Less:
        return *order < 0;
    case TagOperator::Greater:
        return *order > 0;
    case TagOperator::LessOrEqual:
        return *order <= 0;
    default:
        return *order >= 0;
    }
}

/// Reads a query by going down from "or" to a single comparison.
class TagQueryParser
{
public:
    explicit TagQueryParser(std::string_view text) : m_text(text) { }

    Expected<TagQuery, TagQueryError> parse()
    {
        skipBlanks();
        if (m_at == m_text.size())
            return Unexpected(error(Kind::Empty));
        const auto root = parseOr();
        if (!root)
            return Unexpected(root.error());
        if (m_at < m_text.size())
            return Unexpected(error(Kind::TextAfterEnd));
        m_query.m_root = *root;
        return std::move(m_query);
    }

private:
    using Kind = TagQueryError::Kind;
    using Result = Expected<size_t, TagQueryError>;
    static constexpr int Deepest = 200;

    TagQueryError error(Kind kind) const { return {kind, m_at}; }
    char now() const { return m_at < m_text.size() ? m_text[m_at] : '\0'; }
    void skipBlanks() { m_at = textscan::skipBlanks(m_text, m_at); }
    static bool isNameByte(char c) { return textscan::isLetter(c) || textscan::isDigit(c) || c == '_'; }
    std::string_view name() const
    {
        size_t end = m_at;
        while (end < m_text.size() && isNameByte(m_text[end]))
            ++end;
        return m_text.substr(m_at, end - m_at);
    }
    bool acceptWord(std::string_view word)
    {
        if (!sameWord(name(), word))
            return false;
        m_at += word.size();
        skipBlanks();
        return true;
    }
    size_t add(TagQuery::Kind kind, size_t first, size_t second = 0)
    {
        m_query.m_nodes.push_back({kind, first, second});
        return m_query.m_nodes.size() - 1;
    }

    Result parseOr()
    {
        auto left = parseAnd();
        while (left && acceptWord("or")) {
            const auto right = parseAnd();
            if (!right)
                return right;
            left = add(TagQuery::Kind::Or, *left, *right);
        }
        return left;
    }

    Result parseAnd()
    {
        auto left = parseNot();
        while (left && acceptWord("and")) {
            const auto right = parseNot();
            if (!right)
                return right;
            left = add(TagQuery::Kind::And, *left, *right);
        }
        return left;
    }

    Result parseNot()
    {
        if (++m_depth > Deepest)
            return Unexpected(error(Kind::TooDeep));
        Result result = parseOne();
        --m_depth;
        return result;
    }

    Result parseOne()
    {
        if (acceptWord("not")) {
            const auto inner = parseNot();
            if (!inner)
                return inner;
            return add(TagQuery::Kind::Not, *inner);
        }
        if (now() != '(')
            return parseComparison();
        const size_t open = m_at++;
        skipBlanks();
        const auto inner = parseOr();
        if (!inner)
            return inner;
        if (now() != ')')
            return Unexpected(TagQueryError{Kind::Unclosed, open});
        ++m_at;
        skipBlanks();
        return inner;
    }

    Result parseComparison()
    {
        TagQuery::Comparison comparison;
        comparison.tag = name();
        if (comparison.tag.empty())
            return Unexpected(error(Kind::NoTag));
        m_at += comparison.tag.size();
        skipBlanks();
        const auto sign = parseOperator();
        if (!sign)
            return Unexpected(error(Kind::NoOperator));
        comparison.comparison = *sign;
        skipBlanks();
        auto value = parseValue();
        if (!value)
            return Unexpected(value.error());
        comparison.value = std::move(*value);
        skipBlanks();
        // Player and Elo are two tags each; what is denied must be true of both.
        const std::string &tag = comparison.tag;
        const bool player = sameWord(tag, "Player");
        if (!player && !sameWord(tag, "Elo"))
            return addComparison(std::move(comparison));
        const bool denied = *sign == TagOperator::Differs || *sign == TagOperator::Lacks;
        TagQuery::Comparison black = comparison;
        comparison.tag = player ? "White" : "WhiteElo";
        black.tag = player ? "Black" : "BlackElo";
        const size_t first = addComparison(std::move(comparison));
        const size_t second = addComparison(std::move(black));
        return add(denied ? TagQuery::Kind::And : TagQuery::Kind::Or, first, second);
    }

    size_t addComparison(TagQuery::Comparison comparison)
    {
        m_query.m_comparisons.push_back(std::move(comparison));
        return add(TagQuery::Kind::Comparison, m_query.m_comparisons.size() - 1);
    }

    std::optional<TagOperator> parseOperator()
    {
        using Sign = std::pair<std::string_view, TagOperator>;
        static constexpr std::array Signs{
            Sign{"==", TagOperator::Equal},          Sign{"!=", TagOperator::Differs},
            Sign{"<>", TagOperator::Differs},        Sign{"<=", TagOperator::LessOrEqual},
            Sign{">=", TagOperator::GreaterOrEqual}, Sign{"!~", TagOperator::Lacks},
            Sign{"=", TagOperator::Equal},           Sign{"<", TagOperator::Less},
            Sign{">", TagOperator::Greater},         Sign{"~", TagOperator::Contains},
        };
        for (const auto &[sign, meaning] : Signs) {
            if (m_text.substr(m_at).starts_with(sign)) {
                m_at += sign.size();
                return meaning;
            }
        }
        return std::nullopt;
    }

    Expected<std::string, TagQueryError> parseValue()
    {
        if (now() == '"' || now() == '\'')
            return parseQuoted();
        const size_t begin = m_at;
        while (m_at < m_text.size() && textscan::blankAt(m_text, m_at) == 0 && now() != ')')
            ++m_at;
        if (m_at == begin)
            return Unexpected(error(Kind::NoValue));
        return std::string(m_text.substr(begin, m_at - begin));
    }

    Expected<std::string, TagQueryError> parseQuoted()
    {
        const size_t open = m_at;
        const char quote = now();
        std::string value;
        for (++m_at; m_at < m_text.size() && now() != quote; ++m_at) {
            if (now() == '\\' && m_at + 1 < m_text.size())
                ++m_at;
            value += now();
        }
        if (m_at == m_text.size())
            return Unexpected(TagQueryError{Kind::Unclosed, open});
        ++m_at;
        return value;
    }

    std::string_view m_text;
    size_t m_at = 0;
    int m_depth = 0;
    TagQuery m_query;
};

Expected<TagQuery, TagQueryError> TagQuery::parse(std::string_view text) { return TagQueryParser(text).parse(); }

std::optional<bool> TagQuery::fits(std::size_t node, const Answer &answer) const
{
    const Node &here = m_nodes[node];
    switch (here.kind) {
    case Kind::Comparison:
        return answer(here.first);
    case Kind::Not: {
        const auto inner = fits(here.first, answer);
        return inner ? std::optional(!*inner) : std::nullopt;
    }
    case Kind::And:
    case Kind::Or:
        break;
    }
    const bool decides = here.kind == Kind::Or;
    const auto first = fits(here.first, answer);
    if (first == decides)
        return decides;
    const auto second = fits(here.second, answer);
    if (second == decides)
        return decides;
    return first && second ? std::optional(!decides) : std::nullopt;
}

} // namespace chess
