#include "core/laws/matingmaterial.h"
#include "core/notation/fen.h"

#include <QTest>

using namespace chess;

class TestMatingMaterial : public QObject
{
    Q_OBJECT

private slots:
    void provesWhoCannotMate_data();
    void provesWhoCannotMate();
};

namespace {
Position positionOf(const std::string &fen) { return Position::from(readFen(fen).value().setup).value(); }
} // namespace

void TestMatingMaterial::provesWhoCannotMate_data()
{
    QTest::addColumn<std::string>("fen");
    QTest::addColumn<bool>("white");
    QTest::addColumn<bool>("black");
    // White's and Black's answer to "is it proved that this side can't mate?"
    const auto row = [](const char *name, std::string fen, bool white, bool black) {
        QTest::newRow(name) << std::move(fen) << white << black;
    };
    row("two kings", "4k3/8/8/8/8/8/8/4K3 w - - 0 1", true, true);
    row("knight against king", "4k3/8/8/8/8/8/8/4K1N1 w - - 0 1", true, true);
    row("bishop against king", "4k3/8/8/8/8/8/8/4KB2 w - - 0 1", true, true);
    row("pawn against king", "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1", false, true);
    row("rook against king", "4k3/8/8/8/8/8/8/4K2R w - - 0 1", false, true);
    row("two knights against king", "4k3/8/8/8/8/8/8/4KNN1 w - - 0 1", false, true);
    row("knight and bishop against king", "4k3/8/8/8/8/8/8/4KBN1 w - - 0 1", false, true);
    row("bishops on the same colour", "2b1k3/8/8/8/8/8/8/4KB2 w - - 0 1", true, true);
    row("bishops on opposite colours", "4kb2/8/8/8/8/8/8/4KB2 w - - 0 1", false, false);
    row("three bishops of one colour", "b1b1k3/8/8/8/8/8/8/4KB2 w - - 0 1", true, true);
    row("knight against queens", "3qk3/8/8/8/8/8/8/4K1N1 w - - 0 1", true, false);
    row("knight against rook", "3rk3/8/8/8/8/8/8/4K1N1 w - - 0 1", false, false);
    row("knight against bishop", "2b1k3/8/8/8/8/8/8/4K1N1 w - - 0 1", false, false);
    row("knight against knight", "4k1n1/8/8/8/8/8/8/4K1N1 w - - 0 1", false, false);
    row("knight against pawn", "4k3/7p/8/8/8/8/8/4K1N1 w - - 0 1", false, false);
    row("bishop against rook and queen", "2qrk3/8/8/8/8/8/8/4KB2 w - - 0 1", true, false);
    row("bishop against knight", "4k1n1/8/8/8/8/8/8/4KB2 w - - 0 1", false, false);
    row("bishop against pawn", "4k3/7p/8/8/8/8/8/4KB2 w - - 0 1", false, false);
}

void TestMatingMaterial::provesWhoCannotMate()
{
    QFETCH(std::string, fen);
    QFETCH(bool, white);
    QFETCH(bool, black);
    const Board board = positionOf(fen).board();
    QCOMPARE(lacksMatingMaterial(board, Color::White), white);
    QCOMPARE(lacksMatingMaterial(board, Color::Black), black);
}

QTEST_APPLESS_MAIN(TestMatingMaterial)
#include "tst_matingmaterial.moc"
