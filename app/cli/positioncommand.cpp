#include "app/cli/command.h"
#include "app/cli/json.h"
#include "app/cli/messages.h"
#include "core/laws/canmate.h"
#include "core/laws/deadlist.h"
#include "core/laws/endings.h"
#include "core/notation/textscan.h"

#include <algorithm>
#include <ostream>

namespace chess::cli {

namespace {

struct Claim {
    ClaimKind kind;
    std::optional<Move> move; ///< The move that would be announced; empty for the position on the board.
};

/// What the command says, before it is written as text or as JSON.
struct Report {
    PositionHistory history;
    Variant variant = Variant::Standard;
    FenStyle fenStyle = FenStyle::X;
    RuleSet rules = RuleSet::fide();
    std::vector<std::string> notes{};
    std::optional<Outcome> outcome{};
    std::vector<Claim> claims{};

    const Position &position() const { return history.current(); }
};

std::string_view claimName(ClaimKind kind) { return kind == ClaimKind::Threefold ? "threefold" : "fifty"; }

/// The words of the table of worked cases.
std::string_view terminationWord(Termination termination)
{
    switch (termination) {
    case Termination::DeadPosition:
        return "dead";
    case Termination::FivefoldRepetition:
        return "fivefold";
    case Termination::SeventyFiveMoves:
        return "seventyfive";
    default:
        return terminationName(termination);
    }
}

std::string_view winnerName(const Outcome &outcome)
{
    if (outcome.points.white == outcome.points.black)
        return {};
    return outcome.points.white == Points::One ? "white" : "black";
}

std::string_view verdictName(Verdict verdict)
{
    switch (verdict) {
    case Verdict::No:
        return "no";
    case Verdict::Yes:
        return "yes";
    case Verdict::Unknown:
        break;
    }
    return "unknown";
}

std::string_view canMateName(const Position &position, Color side)
{
    return verdictName(canMate(position, side, DecisionNodes).answer);
}

/// Is the position dead by the rules?
std::string_view deadName(const Report &report)
{
    if (report.rules.deadPosition == DeadPositionRule::List)
        return isOnDeadList(report.position().board()) ? "yes" : "no";
    return verdictName(isDead(report.position(), DecisionNodes).answer);
}

/// Is \p word something that stands between moves: a number, a glyph or check sign with a blank before it, a result?
bool isNoMove(std::string_view word)
{
    const auto digits = static_cast<std::size_t>(std::ranges::find_if_not(word, textscan::isDigit) - word.begin());
    const bool dotsFollow = word.find_first_not_of('.', digits) == word.npos;
    const bool number = dotsFollow && word.front() != '0'; // 00 is castling, 0000 a null move
    const bool sign = word.find_first_not_of("!?+#=$0123456789") == word.npos && !textscan::isDigit(word.front());
    return number || sign || word == "e.p." || word == "e.p" || word == "ep" || word == "*" || word == "1-0"
        || word == "0-1" || word == "1/2-1/2";
}

/// \p word without a move number glued to its front ("1.e4", "3...Nf6").
std::string_view withoutNumber(std::string_view word)
{
    std::size_t end = 0;
    while (end < word.size() && textscan::isDigit(word[end]))
        ++end;
    if (end == 0 || end == word.size() || word[end] != '.')
        return word;
    return word.substr(std::min(word.find_first_not_of('.', end), word.size()));
}

std::optional<Outcome> outcomeNow(const Report &report)
{
    auto outcome = outcomeOf(report.position(), report.rules);
    if (!outcome)
        outcome = outcomeOfCounters(report.history, report.rules);
    return outcome;
}

Exit refuse(const Streams &streams, std::size_t offset, std::string_view word, std::string_view why, Exit status)
{
    streams.err << "touchmove-cli: --moves, column " << offset + 1 << ": " << quoted(word) << ": " << why << '\n';
    return status;
}

/// Plays \p text; fails with what was said on the error stream.
std::optional<Exit> playMoves(Report &report, std::string_view text, const Streams &streams)
{
    bool over = false;
    for (std::size_t at = textscan::skipBlanks(text, 0); at < text.size(); at = textscan::skipBlanks(text, at)) {
        const std::size_t end = textscan::endOfWord(text, at);
        const std::string_view word = text.substr(at, end - at);
        const std::size_t start = at;
        at = end;
        if (isNoMove(word))
            continue;
        const std::string_view moveText = withoutNumber(word);
        const std::size_t offset = start + word.size() - moveText.size();
        const auto move = readMove(report.position(), moveText);
        if (!move) {
            const bool syntax = move.error().kind == MoveTextError::Kind::Syntax;
            return refuse(streams, offset + (syntax ? move.error().offset : 0), moveText,
                          describe(move.error(), report.position()), syntax ? Exit::Misuse : Exit::Faults);
        }
        if (move->isNull())
            return refuse(streams, offset, moveText, describe(MoveError{MoveError::Kind::NullMove}), Exit::Faults);
        const auto ended = outcomeNow(report);
        if (ended && !over) {
            over = true;
            report.notes.push_back("the game had ended before " + std::string(moveText) + ": "
                                   + std::string(terminationWord(ended->termination)));
        }
        report.history.play(*move);
    }
    return std::nullopt;
}

std::vector<Claim> rightClaims(const Report &report)
{
    std::vector<Claim> claims;
    if (report.outcome)
        return claims;
    for (const ClaimKind kind : {ClaimKind::Threefold, ClaimKind::Fifty}) {
        if (checkClaim(report.history, report.rules, kind).right)
            claims.push_back({kind, std::nullopt});
        for (const Move move : report.position().legalMoves()) {
            if (checkClaim(report.history, report.rules, kind, move).right)
                claims.push_back({kind, move});
        }
    }
    return claims;
}

void writeJson(std::ostream &out, const Report &report)
{
    const Position &position = report.position();
    JsonWriter json(out);
    json.beginObject();
    json.member("fen", writeFen(position, report.fenStyle)).member("check", position.inCheck());
    json.key("legalMoves").beginArray();
    for (const Move move : position.legalMoves()) {
        json.beginObject().member("uci", uci(move, report.variant)).member("san", san(position, move));
        json.member("lan", longAlgebraic(position, move)).endObject();
    }
    json.endArray();
    json.key("outcome");
    if (report.outcome) {
        json.beginObject().member("result", resultToken(report.outcome)).key("winner");
        const std::string_view winner = winnerName(*report.outcome);
        winner.empty() ? json.null() : json.value(winner);
        json.member("termination", terminationWord(report.outcome->termination)).endObject();
    } else {
        json.null();
    }
    json.key("claims").beginArray();
    for (const Claim &claim : report.claims) {
        json.beginObject().member("kind", claimName(claim.kind)).key("move");
        claim.move ? json.value(san(position, *claim.move)) : json.null();
        json.endObject();
    }
    json.endArray();
    json.member("repetitions", report.history.occurrences()).member("halfmoveClock", position.halfmoveClock());
    json.member("dead", deadName(report));
    json.key("canMate").beginObject().member("white", canMateName(position, Color::White));
    json.member("black", canMateName(position, Color::Black)).endObject();
    json.key("notes").beginArray();
    for (const std::string &note : report.notes)
        json.value(note);
    json.endArray().endObject();
    out << '\n';
}

void writeText(std::ostream &out, const Report &report)
{
    const Position &position = report.position();
    const MoveList moves = position.legalMoves();
    out << "FEN: " << writeFen(position, report.fenStyle) << '\n';
    out << "Check: " << (position.inCheck() ? "yes" : "no") << '\n';
    out << "Legal moves (" << moves.size() << "):";
    for (const Move move : moves)
        out << ' ' << san(position, move);
    out << "\nOutcome: ";
    if (report.outcome)
        out << resultToken(report.outcome) << ", " << terminationWord(report.outcome->termination) << '\n';
    else
        out << "none\n";
    out << "Draws that can be claimed:" << (report.claims.empty() ? " none" : "");
    for (const Claim &claim : report.claims) {
        out << (&claim == report.claims.data() ? " " : ", ") << claimName(claim.kind) << ' '
            << (claim.move ? "with " + san(position, *claim.move) : "now");
    }
    out << "\nOccurrences of the position: " << report.history.occurrences() << '\n';
    out << "Plies without capture or pawn move: " << position.halfmoveClock() << '\n';
    out << "Dead position: " << deadName(report) << '\n';
    out << "Can mate: White " << canMateName(position, Color::White) << ", Black "
        << canMateName(position, Color::Black) << '\n';
    for (const std::string &note : report.notes)
        out << "Note: " << note << '\n';
}

} // namespace

Exit runPosition(const Arguments &arguments, const Streams &streams)
{
    const std::string_view rules = arguments.value("--rules").value_or("fide");
    const bool isChess960 = rules == "960";
    const auto preset = isChess960 ? RulePreset::Fide : parsePreset(rules);
    if (!preset) {
        streams.err << "touchmove-cli: --rules: " << quoted(rules) << " is none of fide, rapid, casual, classic, 960\n";
        return Exit::Misuse;
    }
    const auto given = givenPosition(arguments, streams);
    if (!given)
        return given.error();

    Report report{PositionHistory(given->position), given->variant};
    report.notes = given->notes;
    report.rules = rulesOf(*preset);
    if (isChess960) {
        report.variant = Variant::Chess960;
        report.fenStyle = FenStyle::Shredder;
    }
    if (const auto moves = arguments.value("--moves")) {
        if (const auto failed = playMoves(report, *moves, streams))
            return *failed;
    }
    report.outcome = outcomeNow(report);
    report.claims = rightClaims(report);
    if (arguments.has("--json"))
        writeJson(streams.out, report);
    else
        writeText(streams.out, report);
    return Exit::Fine;
}

} // namespace chess::cli
