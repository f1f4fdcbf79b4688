#pragma once

#include "core/expected.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace chess {

// A sealed move is kept encrypted, so that nobody can read it from the file before the game is resumed (LAWS L-ADJ-1,
// Guidelines I.1). This is the only file that knows libsodium: XSalsa20-Poly1305 under a key that Argon2id makes of a
// passphrase.

/// What makes the same passphrase give another key each time. It is no secret and stands in the sealed text.
using SealingSalt = std::array<unsigned char, 16>;

/// Seals and opens. Making one from a passphrase takes long, on purpose; using it doesn't.
struct SealingKey {
    SealingSalt salt{};
    std::array<unsigned char, 32> secret{};
    bool operator==(const SealingKey &) const = default;
};

struct SealingError {
    enum class Kind : std::uint8_t {
        Unreadable, ///< No sealed text, or one of a later version of ours.
        Damaged, ///< The text was altered since it was sealed.
        WrongKey, ///< Sealed with another passphrase.
        NoMemory, ///< Deriving a key takes 64 MiB, which this computer could not give.
    };
    Kind kind;
    bool operator==(const SealingError &) const = default;
};

/// Other bytes each time.
SealingSalt newSealingSalt();
/// The key that \p passphrase makes together with \p salt, always the same one. It takes some tenths of a second, so
/// it is for a worker. The empty passphrase is allowed: then the text is only covered. Bytes count, so that a
/// passphrase in other than ASCII should come as UTF-8 in one normal form (NFC). Fails with NoMemory only.
/// Source: RFC 9106 (2021), section 4, the second recommended choice, with one lane as libsodium has it.
Expected<SealingKey, SealingError> deriveSealingKey(std::string_view passphrase, const SealingSalt &salt);

/// A key as text without blanks. It opens what was sealed with it: to be written down once that may be read.
std::string toText(const SealingKey &key);
std::optional<SealingKey> parseSealingKey(std::string_view text);

/// \p text encrypted, as letters, digits, ".", "-" and "_", fit for a tag or a command of PGN; other characters each
/// time. Its length tells that of \p text only in steps of 64 bytes.
std::string seal(std::string_view text, const SealingKey &key);
/// The salt that the key for \p sealed needs. Fails with Unreadable or Damaged.
Expected<SealingSalt, SealingError> sealingSaltOf(std::string_view sealed);
/// The text that was sealed. Damage by accident is told apart from a wrong key; who forges a text on purpose can make
/// it look like either, but never makes it open. Blanks around \p sealed don't matter.
Expected<std::string, SealingError> unseal(std::string_view sealed, const SealingKey &key);

} // namespace chess
