#include "randomgame.h"

#include "core/notation/fen.h"

#include <array>
#include <string>

namespace chess::test {

namespace {

std::size_t below(Random &random, std::size_t count)
{
    return std::uniform_int_distribution<std::size_t>(0, count - 1)(random);
}

bool oneIn(Random &random, std::size_t count) { return below(random, count) == 0; }

std::string randomText(Random &random)
{
    static const std::array<std::string, 31> Pieces{
        " ",
        "  ",
        "\n",
        "\n\n",
        "\r\n",
        "\r",
        "\t",
        "%",
        "}",
        "{",
        ";",
        "(",
        ")",
        "[%",
        "]",
        "\"",
        "\\",
        "$1",
        "1-0",
        "[%clk 0:01:02]",
        "[%csl Ge4]",
        "[%tm unread %25x]",
        "[Event \"x\"]",
        "a",
        "Black is better",
        "\u767d\u65b9\u5360\u4f18",
        "50% sure",
        "1. e4 e5",
        "*",
        "--",
        "very long words indeed",
    };
    std::string text;
    for (std::size_t count = below(random, oneIn(random, 5) ? 40 : 5); count > 0; --count) {
        text += Pieces[below(random, Pieces.size())];
        if (oneIn(random, 3))
            text += ' ';
    }
    return text;
}

Annotation randomAnnotation(Random &random)
{
    Annotation annotation;
    switch (below(random, 5)) {
    case 0:
        annotation = Annotation::glyph(static_cast<std::uint16_t>(below(random, 256)));
        break;
    case 1:
        annotation = Annotation::command(oneIn(random, 2) ? "clk" : "x-1", randomText(random));
        break;
    case 2:
        annotation = Annotation::unread(randomText(random) + "?");
        break;
    default:
        annotation = Annotation::comment(randomText(random));
    }
    annotation.place = oneIn(random, 3) ? Annotation::Place::BeforeMove : Annotation::Place::AfterMove;
    annotation.continuesComment = oneIn(random, 3);
    return annotation;
}

Annotations randomAnnotations(Random &random)
{
    Annotations annotations;
    for (std::size_t count = 1 + below(random, 3); count > 0; --count)
        annotations.push_back(randomAnnotation(random));
    return annotations;
}

NodeId randomNode(const Game &game, Random &random)
{
    NodeId node = RootNode;
    for (std::size_t steps = below(random, 60); steps > 0 && !game.children(node).empty(); --steps)
        node = game.children(node)[oneIn(random, 3) ? below(random, game.children(node).size()) : 0];
    return node;
}

std::optional<Move> randomMove(const Game &game, NodeId node, Random &random)
{
    if (oneIn(random, 20) && game.canPlay(node, Move()))
        return Move();
    const MoveList moves = game.positionAt(node).legalMoves();
    if (moves.empty())
        return std::nullopt;
    return moves[static_cast<int>(below(random, static_cast<std::size_t>(moves.size())))];
}

std::optional<Outcome> randomOutcome(Random &random)
{
    if (oneIn(random, 3))
        return std::nullopt;
    const auto points = [&random] { return static_cast<Points>(below(random, 3)); };
    return Outcome{static_cast<Termination>(below(random, 10)), {points(), points()}};
}

GameChange editHead(Game &game, Random &random)
{
    static const std::array<std::string, 9> Names{"Event",  "White",           "Result",  "ECO", "Annotator",
                                                  "Remark", "TouchmoveResult", "1_digit", "Date"};
    switch (below(random, 3)) {
    case 0:
        return game.setOutcome(randomOutcome(random));
    case 1:
        return game.removeTag(Names[below(random, Names.size())]);
    default:
        return game.setTag(Names[below(random, Names.size())], oneIn(random, 6) ? "1/2-1/2" : randomText(random));
    }
}

} // namespace

GameChange randomEdit(Game &game, Random &random)
{
    const NodeId node = randomNode(game, random);
    switch (below(random, 20)) {
    case 0:
        return editHead(game, random);
    case 1:
        return node == RootNode ? GameChange() : game.promoteVariation(node);
    case 2:
        return node == RootNode ? GameChange() : game.demoteVariation(node);
    case 3:
        return oneIn(random, 4) ? game.makeMainLine(node) : GameChange();
    case 4:
        return node == RootNode || !oneIn(random, 3) ? GameChange() : game.deleteFrom(node);
    case 5:
        return oneIn(random, 5) ? game.truncate(node) : GameChange();
    case 6:
    case 7:
    case 8:
        return game.setAnnotations(node, randomAnnotations(random));
    default: {
        const NodeId parent = oneIn(random, 3) ? node : game.lineEnd(node);
        const auto move = randomMove(game, parent, random);
        if (!move)
            return {};
        return oneIn(random, 10) ? game.addVariation(parent, *move) : game.appendMove(parent, *move);
    }
    }
}

Game randomGame(Random &random)
{
    Game game;
    if (oneIn(random, 3)) {
        const bool chess960 = oneIn(random, 2);
        const Setup setup = chess960 ? Setup::chess960(static_cast<int>(below(random, 960)))
                                     : readFen("r3k2r/1P4p1/8/3pP3/8/8/1p4P1/R3K2R w KQkq d6 3 40")->setup;
        game = Game(*Position::from(setup), chess960 ? Variant::Chess960 : Variant::Standard);
    }
    for (std::size_t edits = below(random, 120); edits > 0; --edits)
        randomEdit(game, random);
    return game;
}

} // namespace chess::test
