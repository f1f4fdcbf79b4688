#include "tests/core/laws/lawscase.h"

#include "core/laws/clock.h"
#include "core/laws/timetext.h"
#include "core/notation/movetext.h"

using namespace chess;

namespace {

/// What both have left in seconds, or whose flag has fallen: each move is passed after the seconds written behind it.
std::optional<QString> timesLeft(const LawsCase &laws)
{
    const auto control = parseTimeControl(laws.arguments.value(0).toStdString());
    auto position = laws.start();
    if (!control || !position)
        return "can't be read";
    Clock clock({*control, *control}, position->sideToMove());
    MatchTime now{};
    if (laws.rules != "casual") // where the first move costs no time
        clock.start(now);
    for (const QString &word : laws.moves) {
        if (word.startsWith("w") || (word.startsWith("b") && QString("=+-").contains(word[1])))
            continue; // an offer or its answer takes no time
        const QString used = word.contains('@') ? word.section('@', 1) : "0";
        const auto time = leadingSeconds(used.toStdString());
        const auto move = readMove(*position, word.section('@', 0, 0).toStdString());
        if (!time || !move || !position->isLegal(*move))
            return "can't be played: " + word;
        position = position->after(*move);
        now += time->time;
        const Color player = clock.turn();
        if (!clock.pass(now))
            return player == Color::White ? "flag:white" : "flag:black";
    }
    const auto left = [&](Color color) {
        const auto time = clock.timeLeft(color, now);
        return QString::fromStdString(time ? secondsText(*time) : toText(TimeControl()));
    };
    return "white=" + left(Color::White) + ";black=" + left(Color::Black);
}

} // namespace

std::vector<LawsQuestion> clockQuestions() { return {{"clock", timesLeft}}; }
