#pragma once

#include "core/board/piece.h"
#include "core/laws/event.h"
#include "core/laws/refusal.h"
#include "core/laws/ruleset.h"

#include <optional>

namespace chess {

/// A draw offer that stands. It can't be withdrawn and knows no conditions (LAWS L-OFR-3).
struct DrawOffer {
    Color by;
    OfferKind kind;
    bool operator==(const DrawOffer &) const = default;
};

/// The draw offers between two players: the one that stands, the armed ones, and who may offer next (LAWS section 8).
class DrawOffers
{
public:
    /// What the answers hang on.
    struct Now {
        const RuleSet &rules;
        PerColor<int> movesMade;
        Color onMove;
    };
    /// May a draw be agreed at all by now? (LAWS L-OFR-6)
    static std::optional<Refusal> agreementRefusal(const Now &now);
    /// Why \p player may not offer a draw.
    std::optional<Refusal> offerRefusal(Color player, const Now &now) const;
    /// The same for an offer that his next move shall carry: that move counts too.
    std::optional<Refusal> armRefusal(Color player, const Now &now) const;
    /// For accepting and for declining a draw.
    std::optional<Refusal> answerRefusal(Color player) const;
    /// Does an offer stand, by whomever? Claims and the like only have to wait for that.
    std::optional<Refusal> openRefusal(Color player) const;

    const std::optional<DrawOffer> &open() const { return m_open; }
    bool armed(Color player) const { return m_armed[player]; }
    /// How many draws the player has offered in the opponent's turn.
    int outOfTurn(Color player) const { return m_outOfTurn[player]; }

    void arm(Color player, bool armed) { m_armed[player] = armed; }
    void disarmAll() { m_armed = {}; }
    /// None may stand.
    void make(const DrawOffer &offer);
    /// Ends the offer that stands; a refusal decides who may offer next (LAWS L-OFR-5).
    DrawOffer end(Answer answer, const PerColor<int> &movesMade);

    bool operator==(const DrawOffers &) const = default;

private:
    bool blocked(Color player, const Now &now) const;

    std::optional<DrawOffer> m_open;
    PerColor<bool> m_armed;
    /// His last offer was refused, and the opponent has not had one refused since: own moves made by then.
    PerColor<std::optional<int>> m_refusedAfter;
    PerColor<int> m_outOfTurn;
};

} // namespace chess
