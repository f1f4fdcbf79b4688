#include "core/game/outcome.h"

#include <array>
#include <string>
#include <utility>

namespace chess {

namespace {

/// The names are written into files: they may be added to, never changed.
constexpr std::array TerminationNames{
    std::pair{Termination::Checkmate, std::string_view("checkmate")},
    std::pair{Termination::Stalemate, std::string_view("stalemate")},
    std::pair{Termination::DeadPosition, std::string_view("dead position")},
    std::pair{Termination::FivefoldRepetition, std::string_view("fivefold repetition")},
    std::pair{Termination::SeventyFiveMoves, std::string_view("seventy-five moves")},
    std::pair{Termination::ThreefoldRepetition, std::string_view("threefold repetition")},
    std::pair{Termination::FiftyMoves, std::string_view("fifty moves")},
    std::pair{Termination::Agreement, std::string_view("agreement")},
    std::pair{Termination::Resignation, std::string_view("resignation")},
    std::pair{Termination::TimeForfeit, std::string_view("time forfeit")},
    std::pair{Termination::BothFlags, std::string_view("both flags")},
    std::pair{Termination::IllegalMoves, std::string_view("illegal moves")},
    std::pair{Termination::PerpetualCheck, std::string_view("perpetual check")},
    std::pair{Termination::CheckLimit, std::string_view("check limit")},
    std::pair{Termination::Absence, std::string_view("absence")},
    std::pair{Termination::SealedMove, std::string_view("sealed move")},
    std::pair{Termination::ArbiterDecision, std::string_view("arbiter decision")},
    std::pair{Termination::JointDecision, std::string_view("joint decision")},
    std::pair{Termination::Void, std::string_view("void")},
};

/// \p text without blanks, every dash of Unicode and the signs between the points as '-', the sign ½ as "1/2".
std::string plainSigns(std::string_view text)
{
    static constexpr std::array Signs{
        std::pair{std::string_view("\u00bd"), std::string_view("1/2")}, // vulgar fraction one half
        std::pair{std::string_view("\u2010"), std::string_view("-")}, // hyphen
        std::pair{std::string_view("\u2011"), std::string_view("-")}, // non-breaking hyphen
        std::pair{std::string_view("\u2012"), std::string_view("-")}, // figure dash
        std::pair{std::string_view("\u2013"), std::string_view("-")}, // en dash
        std::pair{std::string_view("\u2014"), std::string_view("-")}, // em dash
        std::pair{std::string_view("\u2212"), std::string_view("-")}, // minus sign
    };
    std::string plain;
    while (!text.empty()) {
        std::size_t length = 1;
        std::string_view sign = text.substr(0, 1);
        for (const auto &[from, to] : Signs) {
            if (text.starts_with(from)) {
                length = from.size();
                sign = to;
            }
        }
        if (sign != " " && sign != "\t")
            plain += sign == ":" ? "-" : sign;
        text.remove_prefix(length);
    }
    return plain;
}

std::optional<Points> parsePoints(std::string_view text)
{
    if (text == "1" || text == "1.0")
        return Points::One;
    if (text == "1/2" || text == "0.5" || text == "0,5" || text == ".5" || text == "=")
        return Points::Half;
    if (text == "0" || text == "0.0")
        return Points::Zero;
    return std::nullopt;
}

} // namespace

std::string_view resultToken(const std::optional<Outcome> &outcome)
{
    if (!outcome)
        return "*";
    const auto [white, black] = outcome->points;
    if (white == Points::Half && black == Points::Half)
        return "1/2-1/2";
    if (white == Points::One && black == Points::Zero)
        return "1-0";
    return white == Points::Zero && black == Points::One ? "0-1" : "*"; // PGN has no token for the rest
}

std::string pointsText(const PerColor<Points> &points)
{
    const auto text = [](Points value) { return value == Points::One ? "1" : value == Points::Half ? "1/2" : "0"; };
    return std::string(text(points.white)) + "-" + text(points.black);
}

std::optional<Outcome> parseResult(std::string_view text)
{
    const std::string plain = plainSigns(text);
    if (plain == "1/2" || plain == "0.5")
        return draw(Termination::Unknown);
    // Forfeits, as swiss pairing programs write them.
    if (plain == "+--" || plain == "+/-")
        return win(Color::White, Termination::Unknown);
    if (plain == "--+" || plain == "-/+")
        return win(Color::Black, Termination::Unknown);
    const std::size_t dash = plain.find('-');
    if (dash == std::string::npos)
        return std::nullopt;
    const auto white = parsePoints(std::string_view(plain).substr(0, dash));
    const auto black = parsePoints(std::string_view(plain).substr(dash + 1));
    if (!white || !black)
        return std::nullopt;
    return Outcome{Termination::Unknown, {*white, *black}};
}

std::string_view terminationName(Termination termination)
{
    for (const auto &[value, name] : TerminationNames) {
        if (value == termination)
            return name;
    }
    return {};
}

std::optional<Termination> parseTermination(std::string_view name)
{
    for (const auto &[value, own] : TerminationNames) {
        if (own == name)
            return value;
    }
    return std::nullopt;
}

std::string_view pgnTermination(Termination termination)
{
    switch (termination) {
    case Termination::Unknown:
        return {};
    case Termination::Checkmate:
    case Termination::Stalemate:
    case Termination::DeadPosition:
    case Termination::FivefoldRepetition:
    case Termination::SeventyFiveMoves:
    case Termination::ThreefoldRepetition:
    case Termination::FiftyMoves:
    case Termination::Agreement:
    case Termination::Resignation:
    case Termination::PerpetualCheck:
    case Termination::CheckLimit:
    case Termination::JointDecision:
        return "normal";
    case Termination::TimeForfeit:
    case Termination::BothFlags:
        return "time forfeit";
    case Termination::IllegalMoves:
    case Termination::Absence: // the standard counts the event's regulations in
    case Termination::SealedMove:
        return "rules infraction";
    case Termination::ArbiterDecision:
        return "adjudication";
    case Termination::Void:
        return "abandoned";
    }
    return {};
}

} // namespace chess
