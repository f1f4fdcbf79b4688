#pragma once

#include "core/game/game.h"
#include "core/laws/match.h"
#include "ui/controller/moveintent.h"
#include "ui/controller/newmatch.h"
#include "ui/controller/notationrows.h"
#include "ui/controller/timesource.h"

#include <QObject>
#include <QString>

#include <chrono>
#include <memory>
#include <optional>
#include <thread>
#include <vector>

namespace chess::ui {

/// The player's name as the tags of \p game have it; empty where unknown.
QString playerName(const Game &game, Color color);

/// The model of one open game: the game, the place in it that is shown, and the match if one is played. Views read its
/// state and repaint when a signal says that something has changed; when a signal comes, all of the state is new.
///
/// Looking back through the moves never touches the match: offers, claims and resignation go on as they are, and a move
/// tried while looking back first brings the view to the end of the game.
class GameController : public QObject
{
    Q_OBJECT

public:
    enum class Mode {
        Play, ///< A match, running or ended.
        View, ///< A game to look through.
    };

    /// Begins a match.
    GameController(const NewMatch &match, const TimeSource &time, QObject *parent = nullptr);
    /// Shows \p game, from its start.
    GameController(Game game, const TimeSource &time, QObject *parent = nullptr);
    /// Goes on with the match that \p game is the record of. Null if the log that it keeps and its moves don't agree or
    /// the log breaks the rules: then the moves can only be looked through.
    static std::unique_ptr<GameController> resume(const Game &game, const TimeSource &time);
    ~GameController() override;

    Mode mode() const { return m_match ? Mode::Play : Mode::View; }
    const Game &game() const { return m_game; }
    /// Null in View.
    const Match *match() const { return m_match.get(); }
    /// Can moves still be made?
    bool playing() const { return m_match && m_match->running(); }
    /// Counts the changes of the game: equal numbers mean an unchanged game.
    int revision() const { return m_revision; }

    // What is shown

    NodeId cursor() const { return m_cursor; }
    const Position &position() const { return m_position; }
    /// The move that led to the position shown; empty at the start.
    std::optional<Move> lastMove() const;
    bool atStart() const { return m_cursor == RootNode; }
    /// At the end of the line, which in Play is the position that the match has reached.
    bool atEnd() const { return !m_game.next(m_cursor); }
    PerColor<Captures> captures() const;
    const std::vector<NotationRow> &notation() const { return m_notation; }

    // The game and the match

    /// The player having the move in the match; in View in the position shown.
    Color sideToMove() const;
    /// Empty where unknown.
    QString name(Color color) const;
    /// The result of the game, wherever the cursor is; empty if there is none.
    const std::optional<Outcome> &outcome() const { return m_game.outcome(); }
    std::optional<Match::Offer> offer() const;
    bool offerArmed(Color player) const;
    std::optional<Color> takeBackRequest() const;

    // Why a player may not do something now: empty if he may. In View it is Refusal::Kind::GameOver.

    std::optional<Refusal> offerRefusal(Color player) const;
    std::optional<Refusal> armRefusal(Color player) const;
    std::optional<Refusal> claimRefusal(Color player) const;
    std::optional<Refusal> resignRefusal(Color player) const;
    std::optional<Refusal> takeBackRefusal(Color player) const;

    /// A match from the position shown, between the same players.
    NewMatch playOnFromHere() const;
    /// The same match again with colours changed.
    NewMatch rematch() const;

public slots:
    /// Makes the move in the match. A promotion must name its piece.
    void play(const chess::ui::MoveIntent &intent);
    void offerDraw(chess::Color player);
    /// Arms or disarms an offer to be made with the player's next move.
    void armOffer(chess::Color player, bool armed);
    void accept(chess::Color player);
    void decline(chess::Color player);
    /// Claims a draw for the position on the board.
    void claim(chess::Color player, chess::ClaimKind kind);
    /// Claims a draw for the position after a move that isn't made yet. If the claim is not right, the move is made,
    /// since it must be.
    void claimWithMove(chess::Color player, chess::ClaimKind kind, const chess::ui::MoveIntent &intended);
    void resign(chess::Color player);
    void askTakeBack(chess::Color player);
    void acceptTakeBack(chess::Color player);
    void declineTakeBack(chess::Color player);

    void setNames(const QString &white, const QString &black);

    void goTo(chess::NodeId node);
    void first();
    void back();
    void forward();
    void last();

signals:
    /// The position shown is another one.
    void positionChanged(const chess::Position &position);
    void cursorChanged(chess::NodeId node);
    void notationChanged();
    void namesChanged();
    /// An offer was made, armed, answered, or has fallen.
    void offerChanged();
    void takeBackRequestChanged();
    /// Whose turn it is, or what the players may do now, may have changed.
    void turnChanged();
    void matchEnded(const chess::Outcome &outcome);
    /// Everything that happened in the match, one by one, after the state is new: for sounds and the status line.
    void happened(const chess::Event &event);
    /// revision() has changed.
    void edited();

    void moveRefused(const chess::ui::MoveIntent &intent, const chess::Refusal &refusal);
    /// A wish other than a move was refused.
    void refused(chess::Color player, const chess::Refusal &refusal);
    /// A move was tried while looking back: the view has come back to the end of the game instead.
    void returnedToGame();

private:
    /// A match whose record, which can be resumed, is \p record.
    struct Record {
        const Game &game;
    };
    GameController(const Record &record, const TimeSource &time);
    MatchTime matchTime() const;
    bool returnToGame();
    void tell(Color player, const Match::Answered &answered);
    void announce(const Events &events);
    /// Lets a worker prove what the match wants to know; the answer comes back as a command.
    void decide();
    void setCursor(NodeId node);
    std::optional<Refusal> ask(std::optional<Refusal> (Match::*refusal)(Color) const, Color player) const;

    const TimeSource &m_time;
    Game m_game;
    std::unique_ptr<Match> m_match;
    std::chrono::milliseconds m_startedAt{}; ///< On m_time's scale.
    NodeId m_cursor = RootNode;
    Position m_position;
    std::vector<NotationRow> m_notation;
    int m_revision = 0;
    std::jthread m_deciding;
};

} // namespace chess::ui
