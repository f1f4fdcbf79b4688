#pragma once

#include "core/laws/sealing.h"
#include "script.h"

#include <string>
#include <string_view>

/// More words for a match: what happens around the board.
namespace script {

/// The key of every envelope here. Deriving one from a passphrase is slow on purpose, and tst_sealing's to test.
inline chess::SealingKey envelopeKey() { return {}; }
inline chess::SealingKey wrongKey()
{
    chess::SealingKey key;
    key.secret[0] = 1;
    return key;
}

/// \p words with the sealed text for each "{Nf3}", and with the text of the key for "{key}" and of a wrong one for
/// "{wrong key}".
inline std::string withEnvelopes(std::string_view words)
{
    std::string result;
    while (!words.empty()) {
        const auto begin = words.find('{');
        result += words.substr(0, begin);
        if (begin == std::string_view::npos)
            break;
        const auto end = words.find('}', begin);
        const auto text = words.substr(begin + 1, end - begin - 1);
        if (text == "key" || text == "wrong key")
            result += toText(text == "key" ? envelopeKey() : wrongKey());
        else
            result += seal(text, envelopeKey());
        words.remove_prefix(end + 1);
    }
    return result;
}

/// The points as they are, also those that PGN has no token for, and why: "0-0 absence".
inline std::string points(const chess::Outcome &outcome)
{
    return pointsText(outcome.points) + " " + std::string(terminationName(outcome.termination));
}

/// How it stands with the match: "ready", "running", "paused proposal:w", "adjourned sealed:b", "1-0 resignation
/// signed:w".
inline std::string course(const chess::Match &match)
{
    static constexpr const char *Phases[] = {"ready", "running", "paused", "adjourned", "judging", "deciding", "ended"};
    std::string text = match.outcome() ? points(*match.outcome()) : Phases[static_cast<int>(match.phase())];
    if (const auto &proposal = match.proposal())
        text += " proposal:" + letterOf(proposal->by);
    for (const chess::Color color : chess::AllColors) {
        if (match.hasSigned(color))
            text += " signed:" + letterOf(color);
    }
    return text;
}

/// The moves of the game: "e2e4 e7e5".
inline std::string moves(const chess::Match &match)
{
    std::string text;
    for (const chess::NodeId node : match.game().mainLine()) {
        const chess::Move move = match.game().move(node);
        text += (text.empty() ? "" : " ") + toString(move.from()) + toString(move.destination());
    }
    return text;
}

} // namespace script
