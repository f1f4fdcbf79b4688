#include "core/laws/protocols.h"

namespace chess::protocol {

bool may(Actor actor, Right right)
{
    const bool isPlayer = playerOf(actor).has_value();
    switch (right) {
    case Right::Players:
        return isPlayer;
    case Right::Arbiter:
        return actor == Actor::Arbiter;
    case Right::PlayersAndArbiter:
        return isPlayer || actor == Actor::Arbiter;
    case Right::Anyone:
        return true;
    case Right::Program:
        return actor == Actor::Program;
    }
    return false;
}

} // namespace chess::protocol
