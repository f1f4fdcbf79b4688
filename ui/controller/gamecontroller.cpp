#include "ui/controller/gamecontroller.h"

#include "core/laws/matchrecord.h"

#include <algorithm>
#include <utility>

namespace chess::ui {

namespace {

constexpr std::string_view UnknownName = "?";

std::string_view nameTag(Color color) { return color == Color::White ? "White" : "Black"; }

Game gameFor(const NewMatch &match, const TimeSource &time)
{
    Game game(match.start, match.variant);
    game.setTag("Date", time.dateTime().date().toString(QStringLiteral("yyyy.MM.dd")).toStdString());
    for (const Color color : AllColors) {
        if (!match.names[color].isEmpty())
            game.setTag(nameTag(color), match.names[color].toStdString());
    }
    return game;
}

} // namespace

QString playerName(const Game &game, Color color)
{
    const auto name = game.tag(nameTag(color));
    if (!name || *name == UnknownName)
        return {};
    return QString::fromUtf8(name->data(), static_cast<qsizetype>(name->size()));
}

GameController::GameController(const NewMatch &match, const TimeSource &time, QObject *parent)
    : QObject(parent), m_time(time), m_game(gameFor(match, time)),
      m_match(std::make_unique<Match>(m_game, match.rules)), m_startedAt(time.now()), m_position(match.start)
{
}

GameController::GameController(Game game, const TimeSource &time, QObject *parent)
    : QObject(parent), m_time(time), m_game(std::move(game)), m_position(m_game.start()),
      m_notation(notationRows(m_game))
{
}

GameController::GameController(const Record &record, const TimeSource &time) : m_time(time), m_game(record.game)
{
    m_match = std::make_unique<Match>(Match::resume(m_game).value());
    // the match goes on from the time of its last command
    m_startedAt = time.now() - m_match->now();
    m_notation = notationRows(m_game);
    m_cursor = m_match->lastNode();
    m_position = m_match->position();
    decide();
}

GameController::~GameController() = default;

std::unique_ptr<GameController> GameController::resume(const Game &game, const TimeSource &time)
{
    Game trial = game;
    if (!Match::resume(trial))
        return nullptr;
    return std::unique_ptr<GameController>(new GameController(Record{game}, time));
}

std::optional<Move> GameController::lastMove() const
{
    if (m_cursor == RootNode)
        return std::nullopt;
    return m_game.move(m_cursor);
}

PerColor<Captures> GameController::captures() const { return capturesAt(m_game, m_cursor); }

Color GameController::sideToMove() const { return m_match ? m_match->sideToMove() : m_position.sideToMove(); }

QString GameController::name(Color color) const { return playerName(m_game, color); }

std::optional<Match::Offer> GameController::offer() const { return m_match ? m_match->offer() : std::nullopt; }
bool GameController::offerArmed(Color player) const { return m_match && m_match->offerArmed(player); }
std::optional<Color> GameController::takeBackRequest() const
{
    return m_match ? m_match->takeBackRequest() : std::nullopt;
}

std::optional<Refusal> GameController::ask(std::optional<Refusal> (Match::*refusal)(Color) const, Color player) const
{
    if (!m_match)
        return Refusal{Refusal::Kind::GameOver};
    return (m_match.get()->*refusal)(player);
}
std::optional<Refusal> GameController::offerRefusal(Color player) const { return ask(&Match::offerRefusal, player); }
std::optional<Refusal> GameController::armRefusal(Color player) const { return ask(&Match::armRefusal, player); }
std::optional<Refusal> GameController::claimRefusal(Color player) const { return ask(&Match::claimRefusal, player); }
std::optional<Refusal> GameController::resignRefusal(Color player) const { return ask(&Match::resignRefusal, player); }
std::optional<Refusal> GameController::takeBackRefusal(Color player) const
{
    return ask(&Match::takeBackRefusal, player);
}

NewMatch GameController::playOnFromHere() const
{
    NewMatch match;
    match.start = m_position;
    match.variant = m_game.variant();
    for (const Color color : AllColors)
        match.names[color] = name(color);
    if (m_match)
        match.rules = m_match->rules();
    return match;
}

NewMatch GameController::rematch() const
{
    NewMatch match = playOnFromHere();
    match.start = m_game.start();
    std::swap(match.names.white, match.names.black);
    return match;
}

MatchTime GameController::matchTime() const { return m_time.now() - m_startedAt; }

bool GameController::returnToGame()
{
    if (!m_match || m_cursor == m_match->lastNode())
        return false;
    setCursor(m_match->lastNode());
    emit returnedToGame();
    return true;
}

void GameController::play(const MoveIntent &intent)
{
    // a move thought of in another position must not be made in this one by accident
    if (returnToGame())
        return;
    if (!playing()) {
        emit moveRefused(intent, Refusal{Refusal::Kind::GameOver});
        return;
    }
    const auto move = m_position.moveFor(intent.from, intent.to, intent.promotion);
    if (!move) {
        emit moveRefused(intent, Refusal{Refusal::Kind::IllegalMove, move.error()});
        return;
    }
    const auto answered = m_match->move(*move, matchTime());
    if (answered)
        announce(*answered);
    else
        emit moveRefused(intent, answered.error());
}

void GameController::tell(Color player, const Match::Answered &answered)
{
    if (answered)
        announce(*answered);
    else
        emit refused(player, answered.error());
}

void GameController::offerDraw(Color player)
{
    if (m_match)
        tell(player, m_match->offerDraw(player, matchTime()));
}

void GameController::armOffer(Color player, bool armed)
{
    if (m_match) {
        tell(player, armed ? m_match->armOffer(player, matchTime()) : m_match->disarmOffer(player, matchTime()));
    }
}

void GameController::accept(Color player)
{
    if (m_match)
        tell(player, m_match->accept(player, matchTime()));
}

void GameController::decline(Color player)
{
    if (m_match)
        tell(player, m_match->decline(player, matchTime()));
}

void GameController::claim(Color player, ClaimKind kind)
{
    if (m_match)
        tell(player, m_match->claimDraw(player, kind, std::nullopt, matchTime()));
}

void GameController::claimWithMove(Color player, ClaimKind kind, const MoveIntent &intended)
{
    if (!m_match)
        return;
    if (const auto why = claimRefusal(player)) {
        emit refused(player, *why);
        return;
    }
    const auto move = m_match->position().moveFor(intended.from, intended.to, intended.promotion);
    if (!move) {
        emit moveRefused(intended, Refusal{Refusal::Kind::IllegalMove, move.error()});
        return;
    }
    const auto answered = m_match->claimDraw(player, kind, *move, matchTime());
    tell(player, answered);
    if (answered && playing()) {
        if (const auto moved = m_match->move(*move, matchTime()))
            announce(*moved);
    }
}

void GameController::resign(Color player)
{
    if (m_match)
        tell(player, m_match->resign(player, matchTime()));
}

void GameController::askTakeBack(Color player)
{
    if (m_match)
        tell(player, m_match->askTakeBack(player, matchTime()));
}

void GameController::acceptTakeBack(Color player)
{
    if (m_match)
        tell(player, m_match->acceptTakeBack(player, matchTime()));
}

void GameController::declineTakeBack(Color player)
{
    if (m_match)
        tell(player, m_match->declineTakeBack(player, matchTime()));
}

void GameController::setNames(const QString &white, const QString &black)
{
    const PerColor<QString> names{white, black};
    bool changed = false;
    for (const Color color : AllColors) {
        const QString name = names[color].simplified();
        if (name == this->name(color))
            continue;
        m_game.setTag(nameTag(color), name.isEmpty() ? UnknownName : std::string_view(name.toStdString()));
        changed = true;
    }
    if (!changed)
        return;
    ++m_revision;
    emit namesChanged();
    emit edited();
}

void GameController::announce(const Events &events)
{
    const auto any = [&events]<typename... Kinds>(std::in_place_type_t<Kinds>...) {
        return std::ranges::any_of(events,
                                   [](const Event &event) { return (std::holds_alternative<Kinds>(event) || ...); });
    };
    const bool moved = any(std::in_place_type<MoveMade>);
    const bool tookBack = std::ranges::any_of(events, [](const Event &event) {
        const auto *ended = std::get_if<TakeBackEnded>(&event);
        return ended && ended->plies > 0;
    });

    // all of the state first: whoever hears one signal may ask for anything
    const NodeId cursorBefore = m_cursor;
    const Position positionBefore = m_position;
    const bool follow = moved || !m_game.contains(m_cursor);
    if (follow) {
        m_cursor = m_match->lastNode();
        m_position = m_match->position();
    }
    m_notation = notationRows(m_game);
    ++m_revision;

    if (m_position != positionBefore)
        emit positionChanged(m_position);
    if (m_cursor != cursorBefore)
        emit cursorChanged(m_cursor);
    // an offer and a result show in the notation as well
    emit notationChanged();
    if (any(std::in_place_type<OfferMade>, std::in_place_type<OfferEnded>, std::in_place_type<OfferArmed>,
            std::in_place_type<MatchEnded>)
        || moved || tookBack)
        emit offerChanged();
    if (any(std::in_place_type<TakeBackAsked>, std::in_place_type<TakeBackEnded>, std::in_place_type<MatchEnded>))
        emit takeBackRequestChanged();
    emit turnChanged();
    emit edited();
    for (const Event &event : events) {
        emit happened(event);
        if (const auto *ended = std::get_if<MatchEnded>(&event))
            emit matchEnded(ended->outcome);
    }
    decide();
}

void GameController::decide()
{
    const auto request = m_match->decisionRequest();
    if (!request || m_deciding.joinable())
        return;
    m_deciding = std::jthread([this, request = *request](const std::stop_token &stop) {
        const wish::Decide decision = answer(request, stop);
        if (stop.stop_requested())
            return;
        QMetaObject::invokeMethod(
            this,
            [this, decision] {
                m_deciding.join();
                if (const auto answered = m_match->apply({decision, Actor::Program, matchTime()}))
                    announce(*answered);
            },
            Qt::QueuedConnection);
    });
}

void GameController::setCursor(NodeId node)
{
    if (node == m_cursor)
        return;
    m_cursor = node;
    m_position = m_game.positionAt(node);
    emit positionChanged(m_position);
    emit cursorChanged(m_cursor);
}

void GameController::goTo(NodeId node)
{
    if (m_game.contains(node))
        setCursor(node);
}

void GameController::first() { setCursor(RootNode); }

void GameController::back()
{
    if (const auto parent = m_game.parent(m_cursor))
        setCursor(*parent);
}

void GameController::forward()
{
    if (const auto next = m_game.next(m_cursor))
        setCursor(*next);
}

void GameController::last() { setCursor(m_game.lineEnd(m_cursor)); }

} // namespace chess::ui
