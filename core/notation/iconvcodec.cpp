#include "core/notation/iconvcodec.h"

#include "core/notation/utf8.h"

#include <array>
#include <cerrno>
#include <iconv.h>
#include <optional>

namespace chess {

namespace {

/// A conversion from one set to another; does nothing where the system lacks a table for it.
class Conversion
{
public:
    Conversion(const char *to, const char *from) : m_handle(iconv_open(to, from)) { }
    ~Conversion()
    {
        if (works())
            iconv_close(m_handle);
    }
    Conversion(const Conversion &) = delete;
    Conversion &operator=(const Conversion &) = delete;

    // NOLINTNEXTLINE(performance-no-int-to-ptr): what iconv_open says of a failure
    bool works() const { return m_handle != reinterpret_cast<iconv_t>(-1); }

    /// Appends the start of \p input that can be converted to \p output and returns its size.
    std::size_t run(std::string_view input, std::string &output)
    {
        if (!works())
            return 0;
        iconv(m_handle, nullptr, nullptr, nullptr, nullptr);
        char *from = const_cast<char *>(input.data()); // NOLINT(cppcoreguidelines-pro-type-const-cast): only read
        std::size_t left = input.size();
        std::array<char, 4096> piece;
        for (;;) {
            char *to = piece.data();
            std::size_t room = piece.size();
            const std::size_t result = iconv(m_handle, &from, &left, &to, &room);
            output.append(piece.data(), piece.size() - room);
            if (result != static_cast<std::size_t>(-1) || errno != E2BIG)
                return input.size() - left;
        }
    }

private:
    iconv_t m_handle;
};

bool isAscii(char c) { return static_cast<unsigned char>(c) < 0x80; }

/// The size of the run at the start of \p text whose characters beyond ASCII are all (or none of them) carried bytes.
struct Run {
    std::size_t size = 0;
    bool carried = false; ///< The run is one carried byte, or one byte that is no UTF-8.
    std::optional<unsigned char> byte; ///< The carried byte.
};
Run nextRun(std::string_view text)
{
    std::size_t at = 0;
    while (at < text.size()) {
        const auto character = utf8::characterAt(text, at);
        const bool plain = character && !utf8::isSurrogate(character->value);
        if (!plain && at > 0)
            break;
        if (!plain)
            return {character ? character->size : 1, true,
                    character ? utf8::carriedByte(character->value) : std::nullopt};
        at += character->size;
    }
    return {at, false, std::nullopt};
}

} // namespace

bool IconvCodec::available() const
{
    return Conversion("UTF-8", m_name).works() && Conversion(m_name, "UTF-8").works();
}

std::string IconvCodec::decode(std::string_view bytes) const
{
    Conversion toUtf8("UTF-8", m_name);
    const auto decodeAll = [&toUtf8](std::string_view piece) {
        std::string text;
        text.reserve(piece.size() * 3 / 2);
        while (!piece.empty()) {
            piece.remove_prefix(toUtf8.run(piece, text));
            if (piece.empty())
                break;
            const char c = piece.front();
            if (isAscii(c))
                text += c;
            else
                utf8::append(text, utf8::carried(static_cast<unsigned char>(c)));
            piece.remove_prefix(1);
        }
        return text;
    };
    std::string text = decodeAll(bytes);
    if (encode(text).bytes == bytes)
        return text;
    // A few double bytes share their character with others: find them by decoding step by step.
    text.clear();
    Conversion back(m_name, "UTF-8");
    while (!bytes.empty()) {
        std::string character;
        std::string again;
        std::size_t size = 0;
        for (std::size_t tried = 1; tried <= 4 && tried <= bytes.size() && size == 0; ++tried) {
            character.clear();
            size = toUtf8.run(bytes.substr(0, tried), character) == tried ? tried : 0;
        }
        if (size > 0 && back.run(character, again) == character.size() && again == bytes.substr(0, size)) {
            text += character;
        } else {
            size = 1;
            if (isAscii(bytes.front()))
                text += bytes.front();
            else
                utf8::append(text, utf8::carried(static_cast<unsigned char>(bytes.front())));
        }
        bytes.remove_prefix(size);
    }
    return text;
}

IconvCodec::Encoded IconvCodec::encode(std::string_view text) const
{
    Conversion fromUtf8(m_name, "UTF-8");
    Encoded encoded;
    encoded.bytes.reserve(text.size());
    while (!text.empty()) {
        const Run run = nextRun(text);
        if (run.carried) {
            encoded.bytes += run.byte ? static_cast<char>(*run.byte) : '?';
            encoded.missing += run.byte ? 0 : 1;
            text.remove_prefix(run.size);
            continue;
        }
        std::string_view rest = text.substr(0, run.size);
        while (!rest.empty()) {
            rest.remove_prefix(fromUtf8.run(rest, encoded.bytes));
            if (rest.empty())
                break;
            if (isAscii(rest.front())) {
                encoded.bytes += rest.front();
            } else {
                encoded.bytes += '?';
                ++encoded.missing;
            }
            rest.remove_prefix(utf8::characterAt(rest, 0)->size);
        }
        text.remove_prefix(run.size);
    }
    return encoded;
}

} // namespace chess
