#include "ui/window/gamepage.h"

#include "core/laws/matchrecord.h"
#include "ui/board/boardview.h"
#include "ui/panels/notationpanel.h"
#include "ui/panels/notationview.h"
#include "ui/panels/playercard.h"
#include "ui/words/words.h"

#include <QAbstractButton>
#include <QEvent>
#include <QKeyEvent>

namespace chess::ui {

namespace {

/// The moves of a match need no search for comments and variations: it has none yet.
ScoreSheet sheetOfMatch(const GameController &game)
{
    ScoreSheet sheet;
    sheet.startPly = game.game().start().ply();
    const auto add = [&sheet](const std::optional<NotationMove> &move) {
        if (move)
            sheet.moves.push_back({move->drawOffered ? move->san + QStringLiteral(" (=)") : move->san, {}});
    };
    for (const NotationRow &row : game.notation()) {
        add(row.white);
        add(row.black);
    }
    return sheet;
}

QString titleOf(const Game &game)
{
    QStringList parts;
    for (const char *name : {"Event", "Site", "Date"}) {
        const QString value = QString::fromStdString(std::string(game.tag(name).value_or(""))).trimmed();
        if (!value.isEmpty() && !value.startsWith(u'?'))
            parts << value;
    }
    return parts.join(QStringLiteral(" · "));
}

} // namespace

GamePage::GamePage(QWidget *parent)
    : QWidget(parent), m_board(new BoardView(this)), m_upper(new PlayerCard(this)), m_notation(new NotationPanel(this)),
      m_lower(new PlayerCard(this))
{
    m_board->setAccessibleName(tr("Board"));
    connectCard(m_upper, true);
    connectCard(m_lower, false);
    connect(m_board, &BoardView::moveIntended, this, [this](const MoveIntent &intent) {
        if (m_game)
            m_game->play(intent);
    });
    connect(m_board, &BoardView::moveRefused, this, [this](const MoveIntent &intent, const MoveError &error) {
        emit noticed(Words::moveError(error, m_board->position(), intent.from, intent.to), true);
    });
    connect(m_board, &BoardView::touchedInVain, this, [this] {
        if (m_game)
            emit noticed(whyNothingMoves(), true);
    });
    connect(m_notation, &NotationPanel::plyWanted, this, &GamePage::goToPly);
    connect(m_notation, &NotationPanel::rematchWanted, this, &GamePage::rematchWanted);
    connect(m_notation, &NotationPanel::playOnWanted, this, &GamePage::playOnWanted);
    connect(m_notation, &NotationPanel::turnWanted, this, [this] { setBottom(opposite(m_bottom)); });
    setTabOrder(m_board, m_upper);
    setTabOrder(m_upper, m_notation);
    setTabOrder(m_notation, m_lower);
    showAll();
}

GamePage::~GamePage() = default;

void GamePage::connectCard(PlayerCard *card, bool upper)
{
    const auto color = [this, upper] { return upper ? opposite(m_bottom) : m_bottom; };
    connect(card, &PlayerCard::offerWanted, this, [this, color] { offer(color()); });
    connect(card, &PlayerCard::claimWanted, this, [this, color] { emit claimWanted(color()); });
    connect(card, &PlayerCard::resignWanted, this, [this, color] {
        if (m_game)
            m_game->resign(color());
    });
    connect(card, &PlayerCard::takeBackWanted, this, [this, color] {
        if (m_game)
            m_game->askTakeBack(color());
    });
    connect(card, &PlayerCard::accepted, this, [this, color](Question question) {
        if (!m_game)
            return;
        if (question == Question::DrawOffer)
            m_game->accept(color());
        else
            m_game->acceptTakeBack(color());
    });
    connect(card, &PlayerCard::declined, this, [this, color](Question question) {
        if (!m_game)
            return;
        if (question == Question::DrawOffer)
            m_game->decline(color());
        else
            m_game->declineTakeBack(color());
    });
}

void GamePage::offer(Color player)
{
    if (!m_game)
        return;
    if (m_game->sideToMove() == player)
        m_game->armOffer(player, !m_game->offerArmed(player));
    else
        m_game->offerDraw(player);
}

QString GamePage::whyNothingMoves() const
{
    if (const auto ended = m_game->match() ? m_game->resignRefusal(Color::White) : std::nullopt)
        return Words::refusal(*ended, Color::White, m_game->position());
    const QString off = playOnOff();
    return off.isEmpty() ? tr("Press “Play on from here” to play from this position.") : off;
}

QString GamePage::playOnOff() const
{
    // Where the moves of the file could not be played, the board shows a position that is not the game's.
    if (!m_game || m_game->game().startProblem() == StartProblem::None || m_game->game().plies() > 0)
        return {};
    return Words::startProblem(m_game->game().startProblem());
}

void GamePage::askTakeBack()
{
    if (!m_game)
        return;
    const Color last = opposite(m_game->sideToMove());
    m_game->askTakeBack(m_game->takeBackRefusal(last) && !m_game->takeBackRefusal(opposite(last)) ? opposite(last)
                                                                                                  : last);
}

PlayerCard *GamePage::card(Color color) const { return color == m_bottom ? m_lower : m_upper; }

void GamePage::setGame(GameController *game)
{
    if (game == m_game)
        return;
    if (m_game)
        disconnect(m_game, nullptr, this, nullptr);
    m_game = game;
    m_upper->forget();
    m_lower->forget();
    if (m_game)
        connectGame();
    showAll();
}

void GamePage::connectGame()
{
    connect(m_game, &GameController::positionChanged, this, [this] { showPosition(true); });
    connect(m_game, &GameController::notationChanged, this, &GamePage::showNotation);
    connect(m_game, &GameController::cursorChanged, this, &GamePage::showPlace);
    for (const auto signal : {&GameController::namesChanged, &GameController::offerChanged,
                              &GameController::takeBackRequestChanged, &GameController::turnChanged})
        connect(m_game, signal, this, &GamePage::showCards);
    connect(m_game, &GameController::matchEnded, this, [this] {
        showNotation();
        showCards();
    });
    connect(m_game, &GameController::happened, this, &GamePage::tell);
    connect(m_game, &GameController::moveRefused, this, [this](const MoveIntent &intent, const Refusal &refusal) {
        emit noticed(Words::moveRefusal(refusal, m_game->position(), intent.from, intent.to), true);
    });
    connect(m_game, &GameController::refused, this, [this](Color player, const Refusal &refusal) {
        emit noticed(Words::refusal(refusal, player, m_game->position()), true);
    });
    connect(m_game, &GameController::returnedToGame, this,
            [this] { emit noticed(tr("Back to the game in progress: now make your move."), false); });
}

void GamePage::setView(const ViewSettings &view)
{
    m_view = view;
    m_board->setHighlights(view.highlights);
    m_board->setAnimationDuration(view.animationTime());
    m_board->setCoordinates(view.coordinates);
    if (view.turnAutomatically && m_game)
        setBottom(m_game->sideToMove());
}

void GamePage::setBottom(Color bottom)
{
    if (bottom == m_bottom)
        return;
    m_bottom = bottom;
    m_board->setOrientation(bottom);
    showCards();
}

void GamePage::goToPly(int ply)
{
    if (!m_game || ply < 0 || ply > m_game->game().plies())
        return;
    if (ply == 0)
        m_game->goTo(RootNode);
    else
        m_game->goTo(m_game->game().mainLine()[static_cast<std::size_t>(ply - 1)]);
}

void GamePage::showAll()
{
    m_board->setOrientation(m_bottom);
    m_board->setInteractive({m_game && m_game->playing(), m_game && m_game->playing()});
    showPosition(false);
    showNotation();
}

void GamePage::showPosition(bool animated)
{
    const BoardView::Animate animate = animated ? BoardView::Animate::Yes : BoardView::Animate::No;
    if (!m_game) {
        m_board->setPosition(Position(), std::nullopt, animate);
        return;
    }
    m_board->setPosition(m_game->position(), m_game->lastMove(), animate);
    if (m_view.turnAutomatically && m_game->playing() && m_game->atEnd())
        setBottom(m_game->sideToMove());
    showCards();
}

void GamePage::showNotation()
{
    ScoreSheet sheet;
    if (m_game) {
        sheet = m_game->mode() == GameController::Mode::Play ? sheetOfMatch(*m_game) : scoreSheet(m_game->game());
        if (const auto &outcome = m_game->outcome())
            sheet.end = QStringLiteral("%1  %2").arg(Words::score(*outcome), Words::resultAndReason(*outcome));
    }
    m_notation->setTitle(m_game && m_game->mode() == GameController::Mode::View ? titleOf(m_game->game()) : QString());
    m_notation->setText(sheet);
    showPlace();
}

void GamePage::showPlace()
{
    m_notation->setCurrentPly(m_game ? m_game->game().depth(m_game->cursor()) : 0);
    const bool playing = m_game && m_game->playing();
    m_notation->setRematchPossible(m_game && m_game->mode() == GameController::Mode::Play && !playing);
    m_notation->setPlayOnPossible(m_game && m_game->mode() == GameController::Mode::View, playOnOff());
    keepFocus();
    emit statusChanged();
}

void GamePage::showCards()
{
    m_upper->setState(cardState(opposite(m_bottom)));
    m_lower->setState(cardState(m_bottom));
    m_board->setInteractive({m_game && m_game->playing(), m_game && m_game->playing()});
    // A card without buttons is lower.
    if (m_upper->sizeHint().height() != m_upper->height())
        layOut();
    keepFocus();
    emit statusChanged();
}

void GamePage::keepFocus()
{
    // A button that has done its work gives the keyboard back to the board.
    if (isVisible() && !window()->focusWidget())
        m_board->setFocus(Qt::OtherFocusReason);
}

void GamePage::keyPressEvent(QKeyEvent *event)
{
    // Buttons take Space alone and leave all other keys to the page.
    auto *button = qobject_cast<QAbstractButton *>(focusWidget());
    const bool enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (enter && button && isAncestorOf(button)) {
        if (!event->isAutoRepeat())
            button->click();
        return;
    }
    if (!m_board->beginMove(*event))
        QWidget::keyPressEvent(event);
}

CardState GamePage::cardState(Color color) const
{
    CardState state;
    state.color = color;
    if (!m_game)
        return state;
    state.name = m_game->name(color);
    const Captures captures = m_game->captures()[color];
    state.captured = captures.men;
    state.balance = captures.balance;
    state.onMove = !m_game->outcome() && m_game->sideToMove() == color;
    if (const auto &outcome = m_game->outcome()) {
        const Points points = outcome->points[color];
        state.note = points == Points::One ? tr("Won") : points == Points::Half ? tr("Draw") : tr("Lost");
    }
    // After the end the buttons stay where they are, and say why they are off.
    state.live = m_game->mode() == GameController::Mode::Play;
    if (!state.live)
        return state;
    const Position &position = m_game->match()->position();
    const auto why = [&](const std::optional<Refusal> &refusal) {
        return refusal ? Words::refusal(*refusal, color, position) : QString();
    };
    state.offerArmed = m_game->offerArmed(color);
    state.offerOff = state.offerArmed   ? QString()
        : m_game->sideToMove() == color ? why(m_game->armRefusal(color))
                                        : why(m_game->offerRefusal(color));
    state.claimOff = why(m_game->claimRefusal(color));
    state.resignOff = why(m_game->resignRefusal(color));
    state.takeBackOff = why(m_game->takeBackRefusal(color));
    state.takeBackKnown = m_game->match()->rules().takeBack;
    // Where both wait for an answer the offer comes first: a move would decline it.
    const auto offer = m_game->offer();
    if (offer && offer->by == opposite(color))
        state.question = Question::DrawOffer;
    else if (m_game->takeBackRequest() == opposite(color))
        state.question = Question::TakeBack;
    if (offer && offer->by == color)
        state.note = tr("Draw offered");
    if (state.offerArmed)
        state.note = tr("Draw with next move");
    return state;
}

void GamePage::tell(const Event &event)
{
    // A wrong claim explains itself, and tells of the offer that it makes in the same sentence.
    const auto *offer = std::get_if<OfferMade>(&event);
    const QString words = offer && offer->kind == OfferKind::Claim ? QString() : Words::event(event);
    if (!words.isEmpty())
        emit noticed(words, std::holds_alternative<ClaimChecked>(event));
}

QString GamePage::status() const
{
    if (!m_game)
        return {};
    if (m_game->mode() == GameController::Mode::Play && !m_game->atEnd() && m_game->playing())
        return tr("Looking back. The game goes on at its end (End key): %1")
            .arg(Words::status(m_game->match()->position()));
    QString problem = Words::startProblem(m_game->game().startProblem());
    if (!problem.isEmpty())
        return problem;
    if (m_game->outcome() && m_game->atEnd())
        return Words::resultAndReason(*m_game->outcome());
    QString text = Words::status(m_game->position());
    if (const auto offer = m_game->offer())
        text += QStringLiteral(" · ") + Words::event(OfferMade{offer->by, offer->kind});
    if (const auto asked = m_game->takeBackRequest())
        text += QStringLiteral(" · ") + Words::event(TakeBackAsked{*asked});
    if (m_game->mode() == GameController::Mode::View && m_game->game().plies() == 0)
        text += QStringLiteral(" · ") + tr("Press “Play on from here” to play from this position.");
    return text;
}

void GamePage::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange) {
        m_board->setAccessibleName(tr("Board"));
        showNotation();
        showCards();
    }
    QWidget::changeEvent(event);
}

void GamePage::focusNextPart(bool next)
{
    // A board that got the focus by mouse has no cursor yet; that is the first thing to ask for.
    if (m_board->hasFocus() && !m_board->cursor()) {
        m_board->enterCursor();
        return;
    }
    const std::array<QWidget *, 4> parts{m_board, m_upper, m_notation->view(), m_lower};
    const QWidget *now = focusWidget();
    std::size_t at = 0;
    for (std::size_t i = 0; i < parts.size(); ++i) {
        if (now && (parts[i] == now || parts[i]->isAncestorOf(now)))
            at = i;
    }
    for (std::size_t step = 1; step <= parts.size(); ++step) {
        QWidget *part = parts[(next ? at + step : at + parts.size() - step) % parts.size()];
        if (part == m_board) {
            m_board->enterCursor();
            return;
        }
        QWidget *first = part->focusPolicy() & Qt::TabFocus ? part : nullptr;
        if (!first) {
            for (QWidget *child : part->findChildren<QWidget *>()) {
                if (child->isVisible() && child->isEnabled() && child->focusPolicy() & Qt::TabFocus) {
                    first = child;
                    break;
                }
            }
        }
        if (first) {
            first->setFocus(Qt::TabFocusReason);
            return;
        }
    }
}

} // namespace chess::ui
