#include "core/laws/logtext.h"
#include "core/notation/fen.h"
#include "faketime.h"
#include "playtext.h"
#include "ui/controller/gamecontroller.h"

#include <QSignalSpy>
#include <QTest>

using namespace chess;
using namespace chess::ui;

namespace {

Position positionOf(const std::string &fen) { return Position::from(readFen(fen).value().setup).value(); }

NewMatch matchFrom(const std::string &fen) { return {positionOf(fen), Variant::Standard, {}, {}}; }

void playAll(GameController &game, const QString &moves)
{
    for (const QString &move : moves.split(' ', Qt::SkipEmptyParts))
        playText(game, move);
}

QString moveTexts(const GameController &game)
{
    QStringList words;
    for (const NotationRow &row : game.notation()) {
        words << QString::number(row.number) + '.';
        for (const auto &move : {row.white, row.black}) {
            if (move)
                words << move->san + (move->drawOffered ? "(=)" : "");
        }
    }
    return words.join(' ');
}

} // namespace

class TestGameController : public QObject
{
    Q_OBJECT

private slots:
    void playsAMove();
    void stateIsCompleteWhenItSpeaks();
    void refusesAnIllegalMove();
    void promotionNamesItsPiece();
    void onlyTheClaimedMoveCanFollowAWrongClaim();
    void looksBackWithoutDisturbing();
    void moveWhileLookingBackReturnsOnly();
    void answersAnOfferWhileLookingBack();
    void offersAreTold();
    void endsAndSaysSo();
    void wrongClaimMakesItsMove();
    void rightClaimEnds();
    void takesBackByAgreement();
    void takeBackWhileLookingAtTheMoveTakenBack();
    void writesTheScoreSheet();
    void countsCaptures();
    void namesAreTags();
    void viewsAGame();
    void playsOnFromHere();
    void rematchChangesColours();
    void chess960Castles();
    void resumesAsItWas();
    void resumeNeedsTheMovesToAgree();
    void navigatesToTheEnds();

private:
    FakeTime m_time;
};

void TestGameController::playsAMove()
{
    GameController game(NewMatch{}, m_time);
    QCOMPARE(game.mode(), GameController::Mode::Play);
    QSignalSpy positions(&game, &GameController::positionChanged);
    QSignalSpy refusals(&game, &GameController::moveRefused);
    QSignalSpy edits(&game, &GameController::edited);
    game.play({Square::E2, Square::E4});
    QCOMPARE(positions.count(), 1);
    QCOMPARE(refusals.count(), 0);
    QCOMPARE(edits.count(), 1);
    QVERIFY(game.position().pieceAt(Square::E4).has_value());
    QVERIFY(game.lastMove() == Move(Square::E2, Square::E4));
    QCOMPARE(game.sideToMove(), Color::Black);
    QCOMPARE(QString::fromStdString(std::string(game.game().tag("Date").value())), QStringLiteral("2026.11.29"));
}

void TestGameController::stateIsCompleteWhenItSpeaks()
{
    GameController game(NewMatch{}, m_time);
    int heard = 0;
    const auto check = [&] {
        ++heard;
        QCOMPARE(moveTexts(game), QStringLiteral("1. e4"));
        QCOMPARE(game.sideToMove(), Color::Black);
        QVERIFY(game.atEnd() && !game.atStart());
        QVERIFY(game.position() == game.match()->position());
        QCOMPARE(game.revision(), 1);
    };
    connect(&game, &GameController::positionChanged, this, check);
    connect(&game, &GameController::cursorChanged, this, check);
    connect(&game, &GameController::notationChanged, this, check);
    connect(&game, &GameController::turnChanged, this, check);
    connect(&game, &GameController::edited, this, check);
    connect(&game, &GameController::happened, this, check);
    playText(game, "e4");
    QCOMPARE(heard, 6);
}

void TestGameController::refusesAnIllegalMove()
{
    GameController game(NewMatch{}, m_time);
    QSignalSpy refusals(&game, &GameController::moveRefused);
    QSignalSpy positions(&game, &GameController::positionChanged);
    game.play({Square::E2, Square::E5});
    QCOMPARE(refusals.count(), 1);
    const auto refusal = refusals[0][1].value<Refusal>();
    QCOMPARE(refusal.kind, Refusal::Kind::IllegalMove);
    QVERIFY(refusal.why.has_value());
    QCOMPARE(positions.count(), 0);
    QCOMPARE(game.revision(), 0);
}

void TestGameController::promotionNamesItsPiece()
{
    GameController game(matchFrom("4k3/P7/8/8/8/8/8/4K3 w - - 0 1"), m_time);
    QSignalSpy refused(&game, &GameController::moveRefused);
    game.play({Square::A7, Square::A8});
    QCOMPARE(refused.count(), 1);
    QVERIFY(refused[0][1].value<Refusal>().why->kind == MoveError::Kind::PromotionMissing);
    QCOMPARE(game.revision(), 0);
    game.play({Square::A7, Square::A8, PieceType::Rook});
    QVERIFY(game.position().pieceAt(Square::A8) == (Piece{Color::White, PieceType::Rook}));
}

void TestGameController::onlyTheClaimedMoveCanFollowAWrongClaim()
{
    Game game;
    Match match(game);
    QVERIFY(match.claimDraw(Color::White, ClaimKind::Threefold, Move(Square::G1, Square::F3), MatchTime(1)));
    const auto resumed = GameController::resume(game, m_time);
    QVERIFY(resumed != nullptr);
    QSignalSpy refused(resumed.get(), &GameController::moveRefused);
    resumed->play({Square::E2, Square::E4});
    QCOMPARE(refused.count(), 1);
    QCOMPARE(resumed->game().plies(), 0);
    resumed->play({Square::G1, Square::F3});
    QCOMPARE(resumed->game().plies(), 1);
}

void TestGameController::looksBackWithoutDisturbing()
{
    GameController game(NewMatch{}, m_time);
    playAll(game, "e4 e5 Nf3");
    QSignalSpy positions(&game, &GameController::positionChanged);
    game.first();
    QVERIFY(game.atStart() && !game.atEnd());
    QVERIFY(game.position() == Position());
    QVERIFY(!game.lastMove());
    game.forward();
    QVERIFY(game.lastMove() == Move(Square::E2, Square::E4));
    game.back();
    game.back();
    QVERIFY(game.atStart());
    game.last();
    QVERIFY(game.atEnd());
    QCOMPARE(positions.count(), 4);
    QCOMPARE(game.sideToMove(), Color::Black);
    QCOMPARE(game.revision(), 3);
    QVERIFY(game.playing());
}

void TestGameController::moveWhileLookingBackReturnsOnly()
{
    GameController game(NewMatch{}, m_time);
    playAll(game, "e4 e5");
    game.first();
    QSignalSpy returned(&game, &GameController::returnedToGame);
    // legal in the position on the board as well, but not what was meant
    game.play({Square::D2, Square::D4});
    QCOMPARE(returned.count(), 1);
    QVERIFY(game.atEnd());
    QCOMPARE(moveTexts(game), QStringLiteral("1. e4 e5"));
    game.play({Square::D2, Square::D4});
    QCOMPARE(moveTexts(game), QStringLiteral("1. e4 e5 2. d4"));
    game.back();
    game.play({Square::E5, Square::D4});
    QCOMPARE(returned.count(), 2);
    QCOMPARE(moveTexts(game), QStringLiteral("1. e4 e5 2. d4"));
}

void TestGameController::answersAnOfferWhileLookingBack()
{
    GameController game(NewMatch{}, m_time);
    playAll(game, "e4 e5");
    game.offerDraw(Color::White);
    game.first();
    game.accept(Color::Black);
    QVERIFY(game.outcome() == draw(Termination::Agreement));
    QVERIFY(game.atStart());
}

void TestGameController::offersAreTold()
{
    GameController game(NewMatch{}, m_time);
    QSignalSpy offers(&game, &GameController::offerChanged);
    QSignalSpy refusals(&game, &GameController::refused);
    game.offerDraw(Color::White);
    QCOMPARE(refusals.count(), 1);
    QCOMPARE(refusals[0][1].value<Refusal>().kind, Refusal::Kind::OfferTooEarly);
    playAll(game, "e4 e5");
    offers.clear();
    game.armOffer(Color::White, true);
    QVERIFY(game.offerArmed(Color::White));
    QCOMPARE(offers.count(), 1);
    playText(game, "Nf3");
    QVERIFY(!game.offerArmed(Color::White));
    QVERIFY(game.offer() == (Match::Offer{Color::White, OfferKind::WithMove}));
    QCOMPARE(moveTexts(game), QStringLiteral("1. e4 e5 2. Nf3(=)"));
    game.decline(Color::Black);
    QVERIFY(!game.offer());
    QCOMPARE(game.offerRefusal(Color::White)->kind, Refusal::Kind::OfferRefusedBefore);
    QVERIFY(!game.offerRefusal(Color::Black));
    // Out of turn it is the offerer's last move that bears the sign, not that of the player on move.
    playText(game, "Nc6");
    QCOMPARE(moveTexts(game), QStringLiteral("1. e4 e5 2. Nf3(=) Nc6"));
    game.offerDraw(Color::Black);
    QVERIFY(game.offer() == (Match::Offer{Color::Black, OfferKind::OutOfTurn}));
    playText(game, "Bb5");
    QCOMPARE(moveTexts(game), QStringLiteral("1. e4 e5 2. Nf3(=) Nc6(=) 3. Bb5"));
}

void TestGameController::endsAndSaysSo()
{
    GameController game(NewMatch{}, m_time);
    QSignalSpy ended(&game, &GameController::matchEnded);
    playAll(game, "f3 e5 g4 Qh4");
    QCOMPARE(ended.count(), 1);
    QVERIFY(ended[0][0].value<Outcome>() == win(Color::Black, Termination::Checkmate));
    QVERIFY(!game.playing());
    QSignalSpy refusals(&game, &GameController::moveRefused);
    game.play({Square::A2, Square::A3});
    QCOMPARE(refusals[0][1].value<Refusal>().kind, Refusal::Kind::GameOver);
    QCOMPARE(game.resignRefusal(Color::White)->kind, Refusal::Kind::GameOver);
}

void TestGameController::wrongClaimMakesItsMove()
{
    GameController game(NewMatch{}, m_time);
    playAll(game, "e4 e5");
    QSignalSpy events(&game, &GameController::happened);
    game.claimWithMove(Color::White, ClaimKind::Threefold, {Square::G1, Square::F3});
    QVERIFY(game.playing());
    QCOMPARE(moveTexts(game), QStringLiteral("1. e4 e5 2. Nf3(=)"));
    QVERIFY(game.offer() == (Match::Offer{Color::White, OfferKind::Claim}));
    QVERIFY(std::holds_alternative<ClaimChecked>(events[0][0].value<Event>()));
    QVERIFY(!std::get<ClaimChecked>(events[0][0].value<Event>()).right);
}

void TestGameController::rightClaimEnds()
{
    GameController game(NewMatch{}, m_time);
    playAll(game, "Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1");
    QSignalSpy refusals(&game, &GameController::refused);
    game.claim(Color::White, ClaimKind::Threefold);
    QCOMPARE(refusals.count(), 1);
    game.claimWithMove(Color::Black, ClaimKind::Threefold, {Square::F6, Square::G8});
    QVERIFY(game.outcome() == draw(Termination::ThreefoldRepetition));
    QCOMPARE(game.game().plies(), 7);
}

void TestGameController::takesBackByAgreement()
{
    GameController game(NewMatch{}, m_time);
    playAll(game, "e4 e5");
    QSignalSpy requests(&game, &GameController::takeBackRequestChanged);
    QSignalSpy positions(&game, &GameController::positionChanged);
    game.askTakeBack(Color::Black);
    QVERIFY(game.takeBackRequest() == Color::Black);
    game.acceptTakeBack(Color::White);
    QCOMPARE(requests.count(), 2);
    QCOMPARE(positions.count(), 1);
    QVERIFY(!game.takeBackRequest());
    QCOMPARE(moveTexts(game), QStringLiteral("1. e4"));
    QCOMPARE(game.sideToMove(), Color::Black);
    playText(game, "c5");
    QCOMPARE(moveTexts(game), QStringLiteral("1. e4 c5"));
}

void TestGameController::takeBackWhileLookingAtTheMoveTakenBack()
{
    GameController game(NewMatch{}, m_time);
    playAll(game, "e4 e5 Nf3 Nc6");
    game.back();
    const NodeId lookedAt = game.cursor();
    game.askTakeBack(Color::White);
    game.acceptTakeBack(Color::Black);
    QVERIFY(game.cursor() != lookedAt);
    QVERIFY(game.position() == game.match()->position());
    QCOMPARE(moveTexts(game), QStringLiteral("1. e4 e5"));
}

void TestGameController::writesTheScoreSheet()
{
    GameController game(matchFrom("4k3/8/8/8/8/8/4p3/R3K3 b Q - 0 7"), m_time);
    playAll(game, "Kd7 O-O-O+ Kc6");
    QCOMPARE(game.notation().size(), std::size_t(1));
    QVERIFY(game.notation()[0].number == 7 && !game.notation()[0].white && game.notation()[0].black);
}

void TestGameController::countsCaptures()
{
    GameController game(NewMatch{}, m_time);
    playAll(game, "e4 d5 exd5 Qxd5 Nc3 Qxg2 Bxg2");
    const auto captures = game.captures();
    QVERIFY(captures.white.men == (std::vector{PieceType::Queen, PieceType::Pawn}));
    QVERIFY(captures.black.men == (std::vector{PieceType::Pawn, PieceType::Pawn}));
    QCOMPARE(captures.white.balance, 8);
    QCOMPARE(captures.black.balance, -8);
    game.first();
    QVERIFY(game.captures().white.men.empty());

    GameController passing(NewMatch{}, m_time);
    playAll(passing, "e4 a6 e5 d5 exd6");
    QVERIFY(passing.captures().white.men == std::vector{PieceType::Pawn});
}

void TestGameController::namesAreTags()
{
    GameController game(NewMatch{{}, Variant::Standard, {"Anna", ""}, rulesWithoutClock()}, m_time);
    QCOMPARE(game.name(Color::White), QStringLiteral("Anna"));
    QCOMPARE(game.name(Color::Black), QString());
    QSignalSpy names(&game, &GameController::namesChanged);
    game.setNames("Anna", "  王  小明 ");
    QCOMPARE(names.count(), 1);
    QCOMPARE(game.name(Color::Black), QStringLiteral("王 小明"));
    game.setNames("Anna", "王 小明");
    QCOMPARE(names.count(), 1);
    game.setNames("", "");
    QCOMPARE(std::string(game.game().tag("White").value()), std::string("?"));
}

void TestGameController::viewsAGame()
{
    Game moves;
    NodeId node = RootNode;
    for (const Move move : {Move(Square::E2, Square::E4), Move(Square::E7, Square::E5)})
        node = moves.appendMove(node, move).node();
    GameController game(moves, m_time);
    QCOMPARE(game.mode(), GameController::Mode::View);
    QVERIFY(game.atStart());
    QVERIFY(!game.playing());
    QSignalSpy refusals(&game, &GameController::moveRefused);
    game.play({Square::D2, Square::D4});
    QCOMPARE(refusals.count(), 1);
    game.offerDraw(Color::White);
    game.resign(Color::White);
    game.last();
    QCOMPARE(game.cursor(), node);
    QCOMPARE(game.offerRefusal(Color::White)->kind, Refusal::Kind::GameOver);
    QCOMPARE(game.revision(), 0);
}

void TestGameController::playsOnFromHere()
{
    GameController game(NewMatch{{}, Variant::Standard, {"Anna", "Béla"}, RuleSet::fide()}, m_time);
    playAll(game, "e4 e5 Nf3");
    game.back();
    const NewMatch next = game.playOnFromHere();
    QVERIFY(next.start == game.position());
    QCOMPARE(next.names.black, QStringLiteral("Béla"));
    QVERIFY(next.rules == RuleSet::fide());
    GameController other(next, m_time);
    playText(other, "Nc3");
    QCOMPARE(moveTexts(other), QStringLiteral("2. Nc3"));
    QCOMPARE(moveTexts(game), QStringLiteral("1. e4 e5 2. Nf3"));
}

void TestGameController::rematchChangesColours()
{
    GameController game(NewMatch{{}, Variant::Standard, {"Anna", "Béla"}, rulesWithoutClock()}, m_time);
    playAll(game, "e4 e5");
    game.resign(Color::White);
    const NewMatch next = game.rematch();
    QVERIFY(next.start == Position());
    QCOMPARE(next.names.white, QStringLiteral("Béla"));
    QCOMPARE(next.names.black, QStringLiteral("Anna"));
}

void TestGameController::chess960Castles()
{
    NewMatch match{Position::from(readFen("r4k1r/8/8/8/8/8/8/1R3KR1 w GB - 0 1").value().setup).value(),
                   Variant::Chess960,
                   {},
                   {}};
    GameController game(match, m_time);
    game.play({Square::F1, Square::B1});
    QVERIFY(game.position().pieceAt(Square::C1) == (Piece{Color::White, PieceType::King}));
    QVERIFY(game.position().pieceAt(Square::D1) == (Piece{Color::White, PieceType::Rook}));
}

void TestGameController::resumesAsItWas()
{
    GameController game(NewMatch{{}, Variant::Standard, {"Anna", "Béla"}, rulesWithoutClock()}, m_time);
    m_time.time += std::chrono::seconds(5);
    playAll(game, "e4 e5");
    game.askTakeBack(Color::White);
    game.acceptTakeBack(Color::Black);
    playAll(game, "d4 d5");
    game.offerDraw(Color::Black);
    FakeTime later;
    later.time = std::chrono::hours(100);
    const auto resumed = GameController::resume(game.game(), later);
    QVERIFY(resumed != nullptr);
    QVERIFY(resumed->game() == game.game());
    QVERIFY(resumed->offer() == game.offer());
    QCOMPARE(moveTexts(*resumed), moveTexts(game));
    QCOMPARE(resumed->name(Color::Black), QStringLiteral("Béla"));
    QVERIFY(resumed->atEnd());
    resumed->accept(Color::White);
    QVERIFY(resumed->outcome() == draw(Termination::Agreement));
    // the time between is nobody's
    QCOMPARE(resumed->match()->log().back().at, game.match()->log().back().at);
}

void TestGameController::resumeNeedsTheMovesToAgree()
{
    GameController game(NewMatch{}, m_time);
    playAll(game, "e4 e5");
    Game shorter = game.game();
    shorter.deleteFrom(shorter.lineEnd());
    QVERIFY(GameController::resume(shorter, m_time) == nullptr);
    QVERIFY(GameController::resume(Game(), m_time) == nullptr);
}

void TestGameController::navigatesToTheEnds()
{
    GameController game(NewMatch{}, m_time);
    QSignalSpy cursors(&game, &GameController::cursorChanged);
    game.back();
    game.forward();
    game.first();
    game.last();
    QCOMPARE(cursors.count(), 0);
    playAll(game, "e4 e5");
    const NodeId second = game.cursor();
    cursors.clear();
    game.goTo(RootNode);
    game.goTo(second);
    game.goTo(second);
    QCOMPARE(cursors.count(), 2);
}

QTEST_GUILESS_MAIN(TestGameController)
#include "tst_gamecontroller.moc"
