#include "ui/words/words.h"

#include <variant>

namespace chess::ui {

QString Words::refusal(const Refusal &refusal, Color player, const Position &position)
{
    const bool white = player == Color::White;
    switch (refusal.kind) {
    case Refusal::Kind::GameOver:
        return tr("The game is over.");
    case Refusal::Kind::IllegalMove:
        if (refusal.move && refusal.why && !refusal.move->isNull())
            return moveError(*refusal.why, position, refusal.move->from(), refusal.move->destination());
        return tr("This move isn't legal.");
    case Refusal::Kind::AnnouncedMove:
        return refusal.move ? tr("%1 was announced with the claim and must be played.")
                                  .arg(QString::fromStdString(san(position, *refusal.move)))
                            : tr("The move announced with the claim must be played.");
    case Refusal::Kind::NotYourTurn:
        return white ? tr("It is not White's move.") : tr("It is not Black's move.");
    case Refusal::Kind::OfferTooEarly:
        return tr("A draw can be agreed only after each side has made a move.");
    case Refusal::Kind::OfferIsOpen:
        return tr("A draw is offered already and waits for an answer.");
    case Refusal::Kind::OpponentsOfferIsOpen:
        return white ? tr("Black offers a draw: accept or decline it.")
                     : tr("White offers a draw: accept or decline it.");
    case Refusal::Kind::OfferRefusedBefore:
        return white ? tr("White's last offer was declined: now it is for Black to offer a draw.")
                     : tr("Black's last offer was declined: now it is for White to offer a draw.");
    case Refusal::Kind::NoOffer:
        return tr("No draw is offered.");
    case Refusal::Kind::NoTakeBack:
        return tr("The rules of this game allow no take-back.");
    case Refusal::Kind::NothingToTakeBack:
        return white ? tr("White has no move to take back.") : tr("Black has no move to take back.");
    case Refusal::Kind::TakeBackIsAsked:
        return tr("A take-back is asked for already and waits for an answer.");
    case Refusal::Kind::TakeBackRefusedBefore:
        return tr("The take-back was declined: ask again after another move.");
    case Refusal::Kind::NoTakeBackRequest:
        return tr("No take-back is asked for.");
    }
    return {};
}

QString Words::moveRefusal(const Refusal &refusal, const Position &position, Square from, Square to)
{
    if (refusal.kind == Refusal::Kind::IllegalMove && refusal.why)
        return moveError(*refusal.why, position, from, to);
    return Words::refusal(refusal, position.sideToMove(), position);
}

namespace {

struct EventWords {
    QString operator()(const MoveMade &) const { return {}; }
    QString operator()(const OfferArmed &event) const
    {
        if (!event.armed)
            return {};
        return event.by == Color::White ? Words::tr("White's next move will offer a draw")
                                        : Words::tr("Black's next move will offer a draw");
    }
    QString operator()(const OfferMade &event) const
    {
        return event.by == Color::White ? Words::tr("White offers a draw") : Words::tr("Black offers a draw");
    }
    QString operator()(const OfferEnded &event) const
    {
        const bool white = event.by == Color::White;
        switch (event.answer) {
        case Answer::Declined:
        case Answer::DeclinedByMove:
            return white ? Words::tr("Black declined the draw") : Words::tr("White declined the draw");
        case Answer::Accepted:
        case Answer::Lapsed:
            break;
        }
        return {};
    }
    QString operator()(const ClaimChecked &event) const
    {
        if (event.right)
            return {};
        if (event.kind == ClaimKind::Threefold)
            return Words::tr("The claim is not right: the position has come %n time(s). It counts as a draw offer",
                             nullptr, event.count);
        return Words::tr("The claim is not right: %n move(s) without capture or pawn move. It counts as a draw offer",
                         nullptr, event.count / 2);
    }
    QString operator()(const TakeBackAsked &event) const
    {
        return event.by == Color::White ? Words::tr("White asks to take back") : Words::tr("Black asks to take back");
    }
    QString operator()(const TakeBackEnded &event) const
    {
        const bool white = event.by == Color::White;
        switch (event.answer) {
        case Answer::Accepted:
            return white ? Words::tr("White's move was taken back") : Words::tr("Black's move was taken back");
        case Answer::Declined:
        case Answer::DeclinedByMove:
            return white ? Words::tr("Black declined the take-back") : Words::tr("White declined the take-back");
        case Answer::Lapsed:
            break;
        }
        return {};
    }
    QString operator()(const MatchEnded &event) const { return Words::resultAndReason(event.outcome); }
};

} // namespace

QString Words::event(const Event &event) { return std::visit(EventWords(), event); }

} // namespace chess::ui
