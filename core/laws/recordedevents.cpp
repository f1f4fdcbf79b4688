#include "core/laws/recordedevents.h"

#include "core/laws/matchrecord.h"
#include "core/notation/movetext.h"
#include "core/notation/textscan.h"

#include <utility>

namespace chess {

namespace {

/// The words of a record, taken one after the other; empty at the end.
class Words
{
public:
    explicit Words(std::string_view text) : m_text(text) { }

    std::string_view take()
    {
        const std::size_t begin = textscan::skipBlanks(m_text, m_at);
        m_at = textscan::endOfWord(m_text, begin);
        return m_text.substr(begin, m_at - begin);
    }
    bool atEnd() const { return textscan::skipBlanks(m_text, m_at) == m_text.size(); }

private:
    std::string_view m_text;
    std::size_t m_at = 0;
};

std::optional<Color> parseColor(std::string_view word)
{
    if (word == "w")
        return Color::White;
    return word == "b" ? std::optional(Color::Black) : std::nullopt;
}

std::optional<OfferKind> parseOfferKind(std::string_view word)
{
    if (word.empty())
        return OfferKind::WithMove;
    if (word == "early")
        return OfferKind::Early;
    if (word == "outofturn")
        return OfferKind::OutOfTurn;
    return word == "claim" ? std::optional(OfferKind::Claim) : std::nullopt;
}

std::optional<ClaimKind> parseClaimKind(std::string_view word)
{
    if (word == "threefold")
        return ClaimKind::Threefold;
    return word == "fifty" ? std::optional(ClaimKind::Fifty) : std::nullopt;
}

std::optional<Event> readOffer(Words &words)
{
    const auto by = parseColor(words.take());
    const auto kind = parseOfferKind(words.take());
    return by && kind && words.atEnd() ? std::optional<Event>(OfferMade{*by, *kind}) : std::nullopt;
}

std::optional<Event> readClaim(Words &words, const Position &position)
{
    const auto by = parseColor(words.take());
    const auto kind = parseClaimKind(words.take());
    std::optional<Move> intended;
    std::string_view word = words.take();
    if (word != "right" && word != "wrong") {
        const auto move = readMove(position, word);
        if (!move)
            return std::nullopt;
        intended = *move;
        word = words.take();
    }
    const bool right = word == "right";
    if (!by || !kind || (!right && word != "wrong") || !words.atEnd())
        return std::nullopt;
    return ClaimChecked{*by, *kind, intended, right, 0};
}

} // namespace

std::optional<Event> parseRecordText(std::string_view text, const Position &position)
{
    Words words(text);
    const std::string_view name = words.take();
    if (name == "offer")
        return readOffer(words);
    return name == "claim" ? readClaim(words, position) : std::nullopt;
}

std::vector<Event> recordedEvents(const Game &game, NodeId node)
{
    std::vector<Event> events;
    std::optional<Position> position;
    for (const Annotation &annotation : game.annotations(node)) {
        if (annotation.kind != Annotation::Kind::Command || annotation.name != MatchCommandName)
            continue;
        if (!position)
            position = game.positionAt(node);
        if (auto event = parseRecordText(annotation.text, *position))
            events.push_back(std::move(*event));
    }
    return events;
}

} // namespace chess
