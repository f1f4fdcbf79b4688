#include "app/cli/command.h"

#include <algorithm>
#include <array>
#include <iostream>

namespace chess::cli {

namespace {

constexpr Option PerftOptions[] = {{"--fen", true}, {"--divide"}, {"--json"}};
constexpr Option PositionOptions[] = {{"--fen", true}, {"--moves", true}, {"--rules", true}, {"--json"}};

constexpr Option PgnCheckOptions[] = {{"--json"}};
constexpr Option PgnListOptions[] = {{"--white", true}, {"--black", true}, {"--event", true}, {"--result", true},
                                     {"--date", true},  {"--tags", true},  {"--json"}};
constexpr Option PgnSearchOptions[] = {{"--tags", true},    {"--words", true},   {"--position", true},
                                       {"--men"},           {"--pattern", true}, {"--material", true},
                                       {"--side", true},    {"--lasts", true},   {"--comment", true},
                                       {"--threads", true}, {"--no-cache"},      {"--count"},
                                       {"--json"}};
constexpr Option PgnConvertOptions[] = {{"--from", true}, {"--to", true}};
constexpr Option PgnSetOptions[] = {{"--game", true}, {"--tag", true}};
constexpr Option PgnTreeOptions[] = {{"--game", true}, {"--json"}};

constexpr Option EpdCheckOptions[] = {{"--json"}};

constexpr Option MatchReplayOptions[] = {{"--game", true}, {"--json"}};
constexpr Option MatchLogOptions[] = {{"--game", true}};

constexpr Command Commands[] = {
    {"perft", "[--fen FEN] [--divide] [--json] DEPTH", "count the move sequences of DEPTH plies", PerftOptions, 1, 1,
     runPerft},
    {"position", "[--fen FEN] [--moves \"e4 e7e5 …\"] [--rules fide|rapid|casual|classic|960] [--json]",
     "say what can be played in a position and how its game stands", PositionOptions, 0, 0, runPosition},
    {"pgn check", "[--json] FILE…", "count games and plies, and say where the files can't be read", PgnCheckOptions, 1,
     Command::AnyNumber, runPgnCheck},
    {"pgn list",
     "[--white NAME] [--black NAME] [--event NAME] [--result R] [--date Y[.M[.D]]] "
     "[--tags QUERY] [--json] FILE",
     "one line a game: number, White, Black, result, date, event, plies, parted by tabs", PgnListOptions, 1, 1,
     runPgnList},
    {"pgn convert", "[--from CODEC] [--to CODEC] IN OUT", "write a clean export-format copy", PgnConvertOptions, 2, 2,
     runPgnConvert},
    {"pgn search",
     "[--tags QUERY] [--words TEXT] [--position FEN [--men]] [--pattern \"Ne5 -d4\"] [--material \"KRPKR\"|\"Q=0 "
     "P>=3\"] "
     "[--side white|black] [--lasts PLIES] [--comment TEXT] [--threads N] [--no-cache] [--count|--json] FILE",
     "the games of which all that is true, as pgn list, with the ply from which on; QUERY: 'White ~ carlsen and (Date "
     ">= 2010 or not ECO = A00)'",
     PgnSearchOptions, 1, 1, runPgnSearch},
    {"pgn set", "--game N --tag NAME=VALUE FILE", "change a tag of one game; every other byte of the file stays",
     PgnSetOptions, 1, 1, runPgnSet},
    {"pgn tree", "[--game N] FILE", "print a whole game as JSON, the first one unless told otherwise", PgnTreeOptions,
     1, 1, runPgnTree},
    {"epd check", "[--json] FILE…",
     "count positions, and say what can't be read or played; a FEN on each line will do too", EpdCheckOptions, 1,
     Command::AnyNumber, runEpdCheck},
    {"match replay", "[--game N] [--json] FILE",
     "play the log of a match, or the one that a saved game keeps, and say what comes of each command, by which "
     "article",
     MatchReplayOptions, 1, 1, runMatchReplay},
    {"match log", "[--game N] FILE", "print the log that a saved game keeps, for replay", MatchLogOptions, 1, 1,
     runMatchLog},
};

void printUsage(std::ostream &stream)
{
    stream << "Usage:\n";
    for (const Command &command : Commands)
        stream << "  touchmove-cli " << command.name << ' ' << command.usage << "\n      " << command.summary << '\n';
    stream << "  touchmove-cli --help | --version\n"
              "Exit status: 0 yes or fine, 1 no or faults found, 2 wrong use or unreadable input.\n";
}

/// How many of \p words name \p command, 0 if they don't.
std::size_t wordsNaming(const Command &command, std::span<const std::string_view> words)
{
    const std::size_t space = command.name.find(' ');
    if (words.empty() || words[0] != command.name.substr(0, space))
        return 0;
    if (space == command.name.npos)
        return 1;
    return words.size() > 1 && words[1] == command.name.substr(space + 1) ? 2 : 0;
}

Exit misuse(const Streams &streams, std::string_view message)
{
    streams.err << "touchmove-cli: " << message << "\nTry: touchmove-cli --help\n";
    return Exit::Misuse;
}

Exit run(const Command &command, std::span<const std::string_view> words, const Streams &streams)
{
    if (std::ranges::find(words, std::string_view("--help")) != words.end()) {
        streams.out << "Usage: touchmove-cli " << command.name << ' ' << command.usage << '\n'
                    << command.summary << '\n';
        return Exit::Fine;
    }
    const auto arguments = Arguments::parse(words, command.options);
    if (!arguments)
        return misuse(streams, arguments.error());
    const auto count = static_cast<int>(arguments->operands().size());
    if (count < command.fewestOperands)
        return misuse(streams, std::string(command.name) + ": something is missing: " + std::string(command.usage));
    if (command.mostOperands != Command::AnyNumber && count > command.mostOperands) {
        const auto surplus = arguments->operands()[static_cast<std::size_t>(command.mostOperands)];
        return misuse(streams, std::string(command.name) + ": " + quoted(surplus) + " is too much");
    }
    return command.run(*arguments, streams);
}

Exit dispatch(std::span<const std::string_view> words, const Streams &streams)
{
    if (words.empty()) {
        printUsage(streams.err);
        return Exit::Misuse;
    }
    if (words[0] == "--help" || words[0] == "help") {
        printUsage(streams.out);
        return Exit::Fine;
    }
    if (words[0] == "--version") {
        streams.out << "touchmove-cli " TOUCHMOVE_VERSION "\n";
        return Exit::Fine;
    }
    for (const Command &command : Commands) {
        if (const std::size_t named = wordsNaming(command, words))
            return run(command, words.subspan(named), streams);
    }
    return misuse(streams, "unknown command " + quoted(words[0]));
}

} // namespace

} // namespace chess::cli

int main(int argc, char **argv)
{
    std::ios::sync_with_stdio(false);
    std::vector<std::string_view> words;
    for (int i = 1; i < argc; ++i)
        words.emplace_back(argv[i]);
    const auto status = chess::cli::dispatch(words, {std::cout, std::cerr});
    std::cout.flush();
    if (!std::cout) {
        std::cerr << "touchmove-cli: the answer could not be written\n";
        return static_cast<int>(chess::cli::Exit::Misuse);
    }
    return static_cast<int>(status);
}
