#include "core/laws/sealing.h"

#include "core/notation/textscan.h"

#include <sodium.h>

#include <algorithm>
#include <cstdlib>
#include <span>
#include <vector>

namespace chess {

namespace {

using Bytes = std::vector<unsigned char>;
using Span = std::span<const unsigned char>;

/// Stands for all the choices of this file: the ciphers, the costs, the order of the parts.
constexpr std::string_view Version = "1.";

// Fixed here and not taken from the library, whose names for them may come to mean other numbers.
constexpr unsigned long long Passes = 3;
constexpr std::size_t Memory = std::size_t(64) << 20;

/// A move is shorter than that, so that the length doesn't tell which it is.
constexpr std::size_t PaddingBlock = 64;
constexpr unsigned char EndOfText = 0x80;

// The parts of a sealed text in their order; the cipher text is between the nonce and the checksum.
constexpr std::size_t KeyMarkBytes = 16;
constexpr std::size_t NonceBytes = crypto_secretbox_NONCEBYTES;
constexpr std::size_t ChecksumBytes = 16;
constexpr std::size_t SaltBytes = std::tuple_size_v<SealingSalt>;
constexpr std::size_t HeadBytes = SaltBytes + KeyMarkBytes + NonceBytes;
constexpr std::size_t SmallestBytes = HeadBytes + crypto_secretbox_MACBYTES + PaddingBlock + ChecksumBytes;

static_assert(SaltBytes == crypto_pwhash_argon2id_SALTBYTES);
static_assert(std::tuple_size_v<decltype(SealingKey::secret)> == crypto_secretbox_KEYBYTES);

/// libsodium asks for it before anything else; it may be called often, and from several threads.
void makeReady()
{
    if (sodium_init() < 0)
        std::abort(); // no source of randomness: nothing could be sealed
}

template <std::size_t Size>
std::array<unsigned char, Size> hashOf(Span bytes, Span key = {})
{
    std::array<unsigned char, Size> hash{};
    crypto_generichash(hash.data(), hash.size(), bytes.data(), bytes.size(), key.data(), key.size());
    return hash;
}

/// Tells whether a key is the right one, without telling the key.
std::array<unsigned char, KeyMarkBytes> keyMark(const SealingKey &key)
{
    return hashOf<KeyMarkBytes>(key.salt, key.secret);
}

std::string toBase64(Span bytes)
{
    constexpr int variant = sodium_base64_VARIANT_URLSAFE_NO_PADDING;
    std::string text(sodium_base64_encoded_len(bytes.size(), variant), '\0');
    sodium_bin2base64(text.data(), text.size(), bytes.data(), bytes.size(), variant);
    text.pop_back(); // the length counts the NUL at the end
    return text;
}

std::optional<Bytes> fromBase64(std::string_view text)
{
    if (text.empty())
        return Bytes(); // libsodium may not be given the address of no bytes
    Bytes bytes(text.size());
    std::size_t size = 0;
    if (sodium_base642bin(bytes.data(), bytes.size(), text.data(), text.size(), nullptr, &size, nullptr,
                          sodium_base64_VARIANT_URLSAFE_NO_PADDING)
        != 0)
        return std::nullopt;
    bytes.resize(size);
    return bytes;
}

/// \p text filled up to whole blocks with at least one byte, the first of which marks the end of the text.
Bytes withPadding(std::string_view text)
{
    Bytes padded(text.begin(), text.end());
    padded.resize((text.size() / PaddingBlock + 1) * PaddingBlock);
    padded[text.size()] = EndOfText;
    return padded;
}

/// False if there is none, so that withPadding() can't have made \p text.
bool takePaddingOff(Bytes &text)
{
    while (!text.empty() && text.back() == 0)
        text.pop_back();
    if (text.empty() || text.back() != EndOfText)
        return false;
    text.pop_back();
    return true;
}

/// The bytes of a sealed text, whole and with the right checksum, which is left out.
Expected<Bytes, SealingError> intactBytes(std::string_view sealed)
{
    const std::size_t first = textscan::skipBlanks(sealed, 0);
    const std::size_t last = textscan::endOfWord(sealed, first);
    if (textscan::skipBlanks(sealed, last) != sealed.size() || !sealed.substr(first).starts_with(Version))
        return Unexpected(SealingError{SealingError::Kind::Unreadable});
    const std::size_t begin = first + Version.size();
    auto bytes = fromBase64(sealed.substr(begin, last - begin));
    if (!bytes || bytes->size() < SmallestBytes)
        return Unexpected(SealingError{SealingError::Kind::Damaged});
    const std::size_t size = bytes->size() - ChecksumBytes;
    if (!std::ranges::equal(hashOf<ChecksumBytes>(Span(*bytes).first(size)), Span(*bytes).subspan(size)))
        return Unexpected(SealingError{SealingError::Kind::Damaged});
    bytes->resize(size);
    return std::move(*bytes);
}

} // namespace

SealingSalt newSealingSalt()
{
    makeReady();
    SealingSalt salt;
    randombytes_buf(salt.data(), salt.size());
    return salt;
}

Expected<SealingKey, SealingError> deriveSealingKey(std::string_view passphrase, const SealingSalt &salt)
{
    makeReady();
    SealingKey key{salt, {}};
    if (crypto_pwhash(key.secret.data(), key.secret.size(), passphrase.data(), passphrase.size(), salt.data(), Passes,
                      Memory, crypto_pwhash_ALG_ARGON2ID13)
        != 0)
        return Unexpected(SealingError{SealingError::Kind::NoMemory});
    return key;
}

std::string toText(const SealingKey &key)
{
    Bytes bytes(key.salt.begin(), key.salt.end());
    bytes.insert(bytes.end(), key.secret.begin(), key.secret.end());
    return toBase64(bytes);
}

std::optional<SealingKey> parseSealingKey(std::string_view text)
{
    const auto bytes = fromBase64(text);
    SealingKey key;
    if (!bytes || bytes->size() != key.salt.size() + key.secret.size())
        return std::nullopt;
    std::ranges::copy(Span(*bytes).first(key.salt.size()), key.salt.begin());
    std::ranges::copy(Span(*bytes).subspan(key.salt.size()), key.secret.begin());
    return key;
}

std::string seal(std::string_view text, const SealingKey &key)
{
    makeReady();
    std::array<unsigned char, NonceBytes> nonce{};
    randombytes_buf(nonce.data(), nonce.size());
    const Bytes padded = withPadding(text);
    Bytes bytes(key.salt.begin(), key.salt.end());
    const auto append = [&](const auto &part) { bytes.insert(bytes.end(), part.begin(), part.end()); };
    append(keyMark(key));
    append(nonce);
    bytes.resize(HeadBytes + crypto_secretbox_MACBYTES + padded.size());
    crypto_secretbox_easy(bytes.data() + HeadBytes, padded.data(), padded.size(), nonce.data(), key.secret.data());
    append(hashOf<ChecksumBytes>(bytes));
    return std::string(Version) + toBase64(bytes);
}

Expected<SealingSalt, SealingError> sealingSaltOf(std::string_view sealed)
{
    const auto bytes = intactBytes(sealed);
    if (!bytes)
        return Unexpected(bytes.error());
    SealingSalt salt;
    std::ranges::copy(Span(*bytes).first(salt.size()), salt.begin());
    return salt;
}

Expected<std::string, SealingError> unseal(std::string_view sealed, const SealingKey &key)
{
    const auto bytes = intactBytes(sealed);
    if (!bytes)
        return Unexpected(bytes.error());
    const Span parts(*bytes);
    if (!std::ranges::equal(parts.first(SaltBytes), key.salt)
        || !std::ranges::equal(parts.subspan(SaltBytes, KeyMarkBytes), keyMark(key)))
        return Unexpected(SealingError{SealingError::Kind::WrongKey});
    const Span nonce = parts.subspan(SaltBytes + KeyMarkBytes, NonceBytes);
    const Span cipher = parts.subspan(HeadBytes);
    Bytes text(cipher.size() - crypto_secretbox_MACBYTES);
    if (crypto_secretbox_open_easy(text.data(), cipher.data(), cipher.size(), nonce.data(), key.secret.data()) != 0
        || !takePaddingOff(text))
        return Unexpected(SealingError{SealingError::Kind::Damaged});
    return std::string(text.begin(), text.end());
}

} // namespace chess
