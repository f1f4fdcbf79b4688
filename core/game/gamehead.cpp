// The head of a game: its tags, and what they say about the start and the outcome.
#include "core/game/game.h"

#include "core/notation/fen.h"

#include <algorithm>
#include <array>
#include <cassert>

namespace chess {

namespace {

constexpr std::array<std::string_view, 7> Roster{"Event", "Site", "Date", "Round", "White", "Black", "Result"};
constexpr std::array<std::string_view, 7> Unknown{"?", "?", "????.??.??", "?", "?", "?", "*"};

constexpr char lower(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c | 0x20) : c; }

bool sameWord(std::string_view a, std::string_view b) { return std::ranges::equal(a, b, {}, lower, lower); }

std::size_t rosterIndex(std::string_view name)
{
    return static_cast<std::size_t>(std::ranges::find(Roster, name) - Roster.begin());
}

bool isStartTag(std::string_view name)
{
    return sameWord(name, "FEN") || sameWord(name, "SetUp") || sameWord(name, "Variant");
}

bool isOutcomeTag(std::string_view name)
{
    return name == "Result" || name == "TouchmoveResult" || name == "TouchmoveTermination";
}

const Tag *findTag(const Tags &tags, std::string_view name)
{
    const auto found = std::ranges::find(tags, name, &Tag::name);
    return found == tags.end() ? nullptr : &*found;
}

const Tag *findStartTag(const Tags &tags, std::string_view name)
{
    const auto found = std::ranges::find_if(tags, [name](const Tag &tag) { return sameWord(tag.name, name); });
    return found == tags.end() ? nullptr : &*found;
}

std::string onOneLine(std::string_view value)
{
    std::string result;
    for (std::size_t i = 0; i < value.size(); ++i) {
        const bool lineEnd = value[i] == '\n' || value[i] == '\r';
        if (value[i] == '\r' && i + 1 < value.size() && value[i + 1] == '\n')
            ++i;
        result += lineEnd ? ' ' : value[i];
    }
    return result;
}

/// The roster first, complete; then the others in their order.
Tags inOrder(const Tags &tags)
{
    Tags result;
    for (std::size_t i = 0; i < Roster.size(); ++i)
        result.push_back({std::string(Roster[i]), std::string(Unknown[i])});
    std::array<bool, 7> seen{};
    for (const Tag &tag : tags) {
        if (!isTagName(tag.name))
            continue;
        const std::size_t place = rosterIndex(tag.name);
        if (place < Roster.size() && !seen[place]) {
            seen[place] = true;
            result[place].value = onOneLine(tag.value);
        } else if (tag.name != "Event") { // a second one would begin another game
            result.push_back({tag.name, onOneLine(tag.value)});
        }
    }
    return result;
}

/// What the Variant tag says: Chess960 by any of its names, standard chess, or empty for other rules.
std::optional<Variant> namedVariant(std::string_view value)
{
    std::string word;
    for (const char c : value) {
        if ((lower(c) >= 'a' && lower(c) <= 'z') || (c >= '0' && c <= '9'))
            word += lower(c);
    }
    for (const std::string_view name :
         {"", "standard", "chess", "normal", "orthodox", "classical", "regular", "fromposition"}) {
        if (word == name)
            return Variant::Standard;
    }
    // "fischerandom" is how XBoard and its heirs spell it.
    if (word.find("960") != std::string::npos || word.starts_with("fischer") || word.starts_with("freestyle")
        || word == "frc")
        return Variant::Chess960;
    return std::nullopt;
}

struct StartReading {
    Position start;
    Variant variant = Variant::Standard;
    StartProblem problem = StartProblem::None;
};
StartReading readStart(const Tags &tags)
{
    StartReading reading;
    if (const Tag *tag = findStartTag(tags, "Variant")) {
        const auto variant = namedVariant(tag->value);
        reading.variant = variant.value_or(Variant::Standard);
        if (!variant)
            reading.problem = StartProblem::OtherVariant;
    }
    const Tag *fenTag = findStartTag(tags, "FEN");
    if (!fenTag || fenTag->value.find_first_not_of(" ?-") == std::string::npos)
        return reading;
    const auto fen = readFen(fenTag->value);
    if (!fen) {
        reading.problem = StartProblem::UnreadableFen;
        return reading;
    }
    const auto position = Position::from(fen->setup);
    if (!position) {
        reading.problem = StartProblem::UnplayableFen;
        return reading;
    }
    reading.start = *position;
    if (fen->variant == Variant::Chess960)
        reading.variant = Variant::Chess960;
    return reading;
}

/// The result by the tags alone. Result has the first word; where PGN has no token for it, our own tag tells it.
std::optional<Outcome> readOutcome(const Tags &tags)
{
    std::optional<Outcome> outcome = parseResult(findTag(tags, "Result")->value);
    if (const Tag *own = findTag(tags, "TouchmoveResult"); own && !outcome)
        outcome = parseResult(own->value);
    if (const Tag *why = findTag(tags, "TouchmoveTermination"); why && outcome)
        outcome->termination = parseTermination(why->value).value_or(Termination::Unknown);
    return outcome;
}

void put(Tags &tags, std::string_view name, std::string_view value)
{
    const auto found = std::ranges::find(tags, name, &Tag::name);
    if (found != tags.end())
        found->value = value;
    else
        tags.push_back({std::string(name), std::string(value)});
}

void drop(Tags &tags, std::string_view name)
{
    std::erase_if(tags, [name](const Tag &tag) { return tag.name == name; });
}

} // namespace

std::span<const std::string_view> sevenTagRoster() { return Roster; }

bool isTagName(std::string_view name)
{
    return !name.empty() && std::ranges::all_of(name, [](char c) {
        return (lower(c) >= 'a' && lower(c) <= 'z') || (c >= '0' && c <= '9') || c == '_';
    });
}

Game::Game(const Tags &tags) : m_nodes(1)
{
    m_head.tags = inOrder(tags);
    const StartReading start = readStart(m_head.tags);
    m_head.start = start.start;
    m_head.variant = start.variant;
    m_head.problem = start.problem;
    m_head.outcome = readOutcome(m_head.tags);
}

Game::Game(const Position &start, Variant variant) : Game() { setStart(start, variant); }

std::optional<std::string_view> Game::tag(std::string_view name) const
{
    if (const Tag *found = findTag(tags(), name))
        return found->value;
    return std::nullopt;
}

GameChange Game::rehead(Head head)
{
    GameChange change;
    change.m_steps.push_back(GameChange::Rehead{m_head, std::move(head)});
    apply(change.m_steps.back());
    return change;
}

GameChange Game::setTag(std::string_view name, std::string_view value)
{
    const Tag *old = findTag(tags(), name);
    const std::string wished = onOneLine(value);
    if (!isTagName(name) || isStartTag(name) || (old && old->value == wished))
        return {};
    Head head = m_head;
    put(head.tags, name, wished);
    if (isOutcomeTag(name))
        head.outcome = readOutcome(head.tags);
    return rehead(std::move(head));
}

GameChange Game::removeTag(std::string_view name)
{
    if (isStartTag(name) || !findTag(tags(), name))
        return {};
    Head head = m_head;
    drop(head.tags, name);
    if (rosterIndex(name) < Roster.size())
        head.tags = inOrder(head.tags);
    if (isOutcomeTag(name))
        head.outcome = readOutcome(head.tags);
    return head.tags == tags() ? GameChange{} : rehead(std::move(head));
}

GameChange Game::setOutcome(const std::optional<Outcome> &outcome)
{
    Head head = m_head;
    head.outcome = outcome;
    put(head.tags, "Result", resultToken(outcome));
    drop(head.tags, "TouchmoveResult");
    drop(head.tags, "TouchmoveTermination");
    if (outcome && resultToken(outcome) == "*")
        head.tags.push_back({"TouchmoveResult", pointsText(outcome->points)});
    if (outcome && outcome->termination != Termination::Unknown)
        head.tags.push_back({"TouchmoveTermination", std::string(terminationName(outcome->termination))});
    return head.outcome == m_head.outcome && head.tags == tags() ? GameChange{} : rehead(std::move(head));
}

GameChange Game::setStart(const Position &start, Variant variant)
{
    Head head = m_head;
    std::erase_if(head.tags, [](const Tag &tag) { return isStartTag(tag.name); });
    if (variant == Variant::Chess960)
        head.tags.push_back({"Variant", "Chess960"});
    if (variant == Variant::Chess960 || !(start == Position())) {
        head.tags.push_back({"SetUp", "1"});
        head.tags.push_back({"FEN", writeFen(start)});
    }
    head.start = start;
    head.variant = variant;
    head.problem = StartProblem::None;
    GameChange change = truncate(RootNode);
    for (const GameChange &part : {setAnnotations(RootNode, {}), rehead(std::move(head))})
        change.m_steps.insert(change.m_steps.end(), part.m_steps.begin(), part.m_steps.end());
    change.m_node = RootNode;
    return change;
}

} // namespace chess
