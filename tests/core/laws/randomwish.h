#pragma once

#include "core/laws/command.h"
#include "core/laws/match.h"
#include "core/laws/sealing.h"
#include "dice.h"

/// What somebody might ask of \p match next, as it stands: mostly something that fits the phase and who is on turn, now
/// and then anything by anybody. It comes later than the last command, at the same time, before it, or when a flag has
/// fallen. \p key seals and opens envelopes.
chess::Command randomCommand(const chess::Match &match, const chess::SealingKey &key, Dice &dice);
