#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace chess {

/// A character set of which iconv knows the table; ASCII is ASCII in it, and it has no states.
class IconvCodec
{
public:
    /// \p name as iconv knows it: "GB18030".
    explicit IconvCodec(const char *name) : m_name(name) { }

    /// Has the system the table?
    bool available() const;

    /// \p bytes as UTF-8. Bytes that mean nothing in the set, and those that would not come back the same, are carried
    /// (see utf8::carried()), so that encode() gives \p bytes again; so are all bytes beyond ASCII where the system
    /// lacks the table.
    std::string decode(std::string_view bytes) const;

    struct Encoded {
        std::string bytes;
        std::size_t missing =
            0; ///< Characters that the set doesn't have, and bytes that are no UTF-8: each became "?".
    };
    Encoded encode(std::string_view text) const;

private:
    const char *m_name;
};

} // namespace chess
