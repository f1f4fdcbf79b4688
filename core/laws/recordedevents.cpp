#include "core/laws/recordedevents.h"

#include "core/laws/logtext.h"
#include "core/laws/logwords.h"
#include "core/laws/matchrecord.h"
#include "core/laws/recordwords.h"
#include "core/notation/movetext.h"

#include <array>
#include <utility>

namespace chess {

namespace {

using logwords::parse;
using logwords::Words;

/// The next word as a value; empty if it is none.
template <typename Value>
std::optional<Value> take(Words &words)
{
    Value value{};
    return parse(words.take(), value) ? std::optional(std::move(value)) : std::nullopt;
}

/// The next word as a free text; empty if there is none.
std::optional<std::string> takeText(Words &words) { return words.atEnd() ? std::string() : take<std::string>(words); }

/// "-" or a value; false for anything else.
template <typename Value>
bool readOrNone(Words &words, std::optional<Value> &value)
{
    const auto word = words.take();
    if (word == "-")
        return true;
    return parse(word, value.emplace());
}

// Each reads what follows the first word; empty if it can't be read.
using Reading = std::optional<Event>;

Reading readOffer(Words &words, const Position &)
{
    const auto by = take<Color>(words);
    const auto kind = recordwords::valueOf<OfferKind>(words.take());
    return by && kind ? Reading(OfferMade{*by, *kind}) : std::nullopt;
}

/// An intended move that is not legal is named by its squares.
std::optional<Move> readIntended(const Position &position, std::string_view word)
{
    if (const auto move = readMove(position, word))
        return *move;
    const auto from = parseSquare(word.substr(0, 2));
    const auto to = word.size() == 4 ? parseSquare(word.substr(2)) : std::nullopt;
    return from && to ? std::optional(Move(*from, *to)) : std::nullopt;
}

Reading readClaim(Words &words, const Position &position)
{
    const auto by = take<Color>(words);
    const auto kind = take<ClaimKind>(words);
    std::optional<Move> intended;
    std::string_view word = words.take();
    if (word != "right" && word != "wrong") {
        intended = readIntended(position, word);
        if (!intended)
            return std::nullopt;
        word = words.take();
    }
    const bool right = word == "right";
    return by && kind && (right || word == "wrong") ? Reading(ClaimChecked{*by, *kind, intended, right, 0})
                                                    : std::nullopt;
}

Reading readIllegalAct(Words &words, const Position &)
{
    const auto by = take<Color>(words);
    const auto act = recordwords::valueOf<IllegalAct>(words.take());
    const auto count = take<int>(words);
    return by && act && count ? Reading(IllegalActCounted{*by, *act, *count}) : std::nullopt;
}

Reading readTime(Words &words, const Position &)
{
    const auto player = take<Color>(words);
    const auto change = take<std::chrono::milliseconds>(words);
    const auto reason = recordwords::valueOf<TimeReason>(words.take());
    return player && change && reason ? Reading(TimeAdded{*player, *change, *reason}) : std::nullopt;
}

Reading readTimes(Words &words, const Position &)
{
    const auto white = take<std::chrono::milliseconds>(words);
    const auto black = take<std::chrono::milliseconds>(words);
    return white && black ? Reading(TimesSet{{*white, *black}}) : std::nullopt;
}

Reading readSwap(Words &words, const Position &)
{
    const auto what = words.take();
    if (what == "clocks")
        return ClocksSwapped{};
    if (what != "players")
        return std::nullopt;
    const bool restart = !words.atEnd();
    return !restart || words.take() == "restart" ? Reading(PlayersSwapped{restart}) : std::nullopt;
}

Reading readWarning(Words &words, const Position &)
{
    const auto player = take<Color>(words);
    const auto reason = recordwords::valueOf<WarningReason>(words.take());
    auto text = takeText(words);
    return player && reason && text ? Reading(Warned{*player, *reason, *std::move(text)}) : std::nullopt;
}

Reading readOrder(Words &words, const Position &)
{
    const auto act = takeAct(words);
    auto reason = takeText(words);
    return act && reason ? Reading(Ordered{*act, *std::move(reason)}) : std::nullopt;
}

Reading readAdjournment(Words &words, const Position &)
{
    const auto by = take<Color>(words);
    const auto position = take<std::string>(words);
    if (!by || !position)
        return std::nullopt;
    Envelope envelope{*by, *position, {}};
    if (!readOrNone(words, envelope.left.white) || !readOrNone(words, envelope.left.black)
        || !readOrNone(words, envelope.offer))
        return std::nullopt;
    const auto on = take<std::string>(words);
    const auto resumption = take<std::string>(words);
    envelope.on = on.value_or("");
    envelope.resumption = resumption.value_or("");
    return on && resumption ? Reading(MatchAdjourned{std::move(envelope)}) : std::nullopt;
}

template <bool Playable>
Reading readOpening(Words &words, const Position &)
{
    const auto by = take<Color>(words);
    auto text = takeText(words);
    return by && text ? Reading(SealedOpened{*by, *std::move(text), Playable}) : std::nullopt;
}

Reading readAbsence(Words &words, const Position &)
{
    PlayersAbsent absent{};
    while (!words.atEnd()) {
        const auto player = take<Color>(words);
        if (!player || absent.players[*player])
            return std::nullopt;
        absent.players[*player] = true;
    }
    return absent.players.white || absent.players.black ? Reading(absent) : std::nullopt;
}

Reading readUndecided(Words &words, const Position &)
{
    const auto nodes = take<std::uint64_t>(words);
    return nodes ? Reading(Decided{Verdict::Unknown, *nodes}) : std::nullopt;
}

Reading readDistraction(Words &words, const Position &)
{
    const auto by = take<Color>(words);
    const auto offers = take<int>(words);
    return by && offers ? Reading(DistractionNoted{*by, *offers}) : std::nullopt;
}

Reading readCorrection(Words &words, const Position &)
{
    const auto plies = take<int>(words);
    return plies ? Reading(PositionCorrected{*plies}) : std::nullopt;
}

template <typename Named>
Reading readNothing(Words &, const Position &)
{
    return Named{};
}
template <typename Named>
Reading readPlayer(Words &words, const Position &)
{
    const auto player = take<Color>(words);
    return player ? Reading(Named{*player}) : std::nullopt;
}

struct Reader {
    std::string_view name;
    Reading (*read)(Words &words, const Position &position);
};
constexpr std::array Readers{
    Reader{"offer", readOffer},
    Reader{"claim", readClaim},
    Reader{"illegal", readIllegalAct},
    Reader{"time", readTime},
    Reader{"times", readTimes},
    Reader{"swap", readSwap},
    Reader{"flag", readPlayer<FlagFell>},
    Reader{"increment", readNothing<IncrementStarted>},
    Reader{"distraction", readDistraction},
    Reader{"judge", readPlayer<JudgementWanted>},
    Reader{"warn", readWarning},
    Reader{"order", readOrder},
    Reader{"pause", readNothing<MatchPaused>},
    Reader{"resume", readNothing<MatchResumed>},
    Reader{"corrected", readCorrection},
    Reader{"adjourned", readAdjournment},
    Reader{"opened", readOpening<true>},
    Reader{"unplayable", readOpening<false>},
    Reader{"absent", readAbsence},
    Reader{"undecided", readUndecided},
    Reader{"signed", readPlayer<ResultSigned>},
};

/// A line of PGN may have broken between two words.
std::string onOneLine(std::string_view text)
{
    std::string line(text);
    std::ranges::replace(line, '\n', ' ');
    return line;
}

} // namespace

std::optional<Event> parseRecordText(std::string_view text, const Position &position)
{
    const std::string line = onOneLine(text);
    Words words(line);
    const auto name = words.take();
    const auto *const reader = std::ranges::find(Readers, name, &Reader::name);
    if (reader == Readers.end())
        return std::nullopt;
    auto event = reader->read(words, position);
    return words.atEnd() ? std::move(event) : std::nullopt;
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
