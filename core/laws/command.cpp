#include "core/laws/command.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <utility>

namespace chess {

namespace {

constexpr std::array<std::pair<Command::Kind, std::string_view>, 11> KindWords{{
    {Command::Kind::Move, "move"},
    {Command::Kind::OfferDraw, "offer"},
    {Command::Kind::ArmOffer, "arm"},
    {Command::Kind::DisarmOffer, "disarm"},
    {Command::Kind::Accept, "accept"},
    {Command::Kind::Decline, "decline"},
    {Command::Kind::ClaimDraw, "claim"},
    {Command::Kind::Resign, "resign"},
    {Command::Kind::AskTakeBack, "ask-takeback"},
    {Command::Kind::AcceptTakeBack, "accept-takeback"},
    {Command::Kind::DeclineTakeBack, "decline-takeback"},
}};

constexpr std::string_view CastlingMark = "/c";
constexpr std::string_view EnPassantMark = "/e";

/// The move's own bits as text, so that reading it back needs no position: "e2e4", "e1h1/c", "e5d6/e", "e7e8=q".
std::string moveWord(Move move)
{
    std::string word = toString(move.from()) + toString(move.to());
    if (move.kind() == MoveKind::Castling)
        word += CastlingMark;
    else if (move.kind() == MoveKind::EnPassant)
        word += EnPassantMark;
    else if (const auto promotion = move.promotion())
        word += std::string("=") + static_cast<char>(letter(*promotion) | 0x20);
    return word;
}

std::optional<Move> parseMoveWord(std::string_view word)
{
    if (word.size() < 4)
        return std::nullopt;
    const auto from = parseSquare(word.substr(0, 2));
    const auto to = parseSquare(word.substr(2, 2));
    const auto mark = word.substr(4);
    if (!from || !to || *from == *to)
        return std::nullopt;
    if (mark.empty())
        return Move(*from, *to);
    if (mark == CastlingMark)
        return Move(*from, *to, MoveKind::Castling);
    if (mark == EnPassantMark)
        return Move(*from, *to, MoveKind::EnPassant);
    if (mark.size() != 2 || mark[0] != '=')
        return std::nullopt;
    const auto promotion = parsePieceType(mark[1]);
    if (!promotion || *promotion == PieceType::Pawn || *promotion == PieceType::King)
        return std::nullopt;
    return Move(*from, *to, *promotion);
}

std::string_view takeWord(std::string_view &rest)
{
    const auto end = rest.find(' ');
    const auto word = rest.substr(0, end);
    rest = end == std::string_view::npos ? std::string_view() : rest.substr(end + 1);
    return word;
}

std::optional<Command> parseCommand(std::string_view line)
{
    const auto kindWord = takeWord(line);
    const auto kind = std::ranges::find(KindWords, kindWord, &std::pair<Command::Kind, std::string_view>::second);
    const auto player = takeWord(line);
    const auto time = takeWord(line);
    if (kind == KindWords.end() || (player != "w" && player != "b"))
        return std::nullopt;
    MatchTime::rep milliseconds = 0;
    const auto [end, error] = std::from_chars(time.data(), time.data() + time.size(), milliseconds);
    if (error != std::errc() || end != time.data() + time.size() || milliseconds < 0)
        return std::nullopt;

    Command command{kind->first, player == "w" ? Color::White : Color::Black, MatchTime(milliseconds)};
    if (command.kind == Command::Kind::ClaimDraw) {
        const auto claim = takeWord(line);
        if (claim != "threefold" && claim != "fifty")
            return std::nullopt;
        command.claim = claim == "fifty" ? ClaimKind::Fifty : ClaimKind::Threefold;
    }
    const bool claimWithMove = command.kind == Command::Kind::ClaimDraw && !line.empty();
    if (command.kind == Command::Kind::Move || claimWithMove) {
        command.move = parseMoveWord(takeWord(line));
        if (!command.move)
            return std::nullopt;
    }
    return line.empty() ? std::optional(command) : std::nullopt;
}

} // namespace

std::string toText(const Command &command)
{
    const auto kind = std::ranges::find(KindWords, command.kind, &std::pair<Command::Kind, std::string_view>::first);
    std::string text(kind->second);
    text += command.player == Color::White ? " w " : " b ";
    text += std::to_string(command.at.count());
    if (command.claim)
        text += *command.claim == ClaimKind::Fifty ? " fifty" : " threefold";
    if (command.move)
        text += " " + moveWord(*command.move);
    return text;
}

std::string toText(const MatchLog &log)
{
    std::string text;
    for (const Command &command : log)
        text += toText(command) + "\n";
    return text;
}

Expected<MatchLog, CommandError> parseLog(std::string_view text)
{
    MatchLog log;
    for (std::size_t number = 1; !text.empty(); ++number) {
        const auto end = text.find('\n');
        auto line = text.substr(0, end);
        text = end == std::string_view::npos ? std::string_view() : text.substr(end + 1);
        if (line.ends_with('\r'))
            line.remove_suffix(1);
        if (line.empty())
            continue;
        const auto command = parseCommand(line);
        if (!command)
            return Unexpected(CommandError{number});
        log.push_back(*command);
    }
    return log;
}

} // namespace chess
