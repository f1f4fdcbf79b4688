#pragma once

#include "core/board/position.h"
#include "core/board/variant.h"
#include "core/laws/logtext.h"
#include "core/laws/matchterms.h"

#include <string>
#include <string_view>

namespace chess {

/// A match as text of its own: where it begins, under which terms, and its log.
struct MatchText {
    Position start{};
    Variant variant = Variant::Standard;
    MatchTerms terms{};
    MatchLog log{};
    bool operator==(const MatchText &) const = default;
};

/// The head, a line each for the rules ("rules 2 fide"), the time control or White's and Black's ("times 5400+30"), the
/// start as FEN and the variant ("position …", "variant chess960"), the last three only where they say something; then
/// the log.
std::string toText(const MatchText &match);
/// Reads that; the lines of the head may stand in any order, also between the commands, and be left out: FIDE's rules,
/// no clock, the starting position.
Expected<MatchText, LogTextError> parseMatchText(std::string_view text);

} // namespace chess
