#include "app/cli/command.h"
#include "app/cli/files.h"
#include "core/game/game.h"
#include "core/game/pgnreading.h"
#include "core/game/pgntagedit.h"
#include "core/notation/charset.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <ostream>

namespace chess::cli {

namespace {

struct Wish {
    std::size_t game = 0;
    std::string_view name;
    std::string_view value;
};

/// These say from where the moves are played: another value makes other moves of them, or none.
constexpr std::array<std::string_view, 3> StartTags = {"FEN", "SetUp", "Variant"};

Expected<Wish, std::string> wishOf(const Arguments &arguments)
{
    const auto number = arguments.value("--game");
    const auto tag = arguments.value("--tag");
    if (!number || !tag)
        return Unexpected(std::string("--game and --tag are needed"));
    Wish wish;
    const auto [end, error] = std::from_chars(number->data(), number->data() + number->size(), wish.game);
    if (error != std::errc() || end != number->data() + number->size() || wish.game == 0)
        return Unexpected("--game: a number from 1, not " + quoted(*number));
    const std::size_t sign = tag->find('=');
    wish.name = tag->substr(0, sign);
    if (sign == tag->npos || !isTagName(wish.name))
        return Unexpected("--tag: NAME=VALUE, with a name of letters, digits and \"_\", not " + quoted(*tag));
    wish.value = tag->substr(sign + 1);
    if (std::ranges::find(StartTags, wish.name) != StartTags.end())
        return Unexpected("--tag: " + std::string(wish.name)
                          + " says where the moves begin, and can't be changed alone");
    if (wish.name == "Result" && wish.value != "*" && resultToken(parseResult(wish.value)) != wish.value)
        return Unexpected("--tag: a result is 1-0, 0-1, 1/2-1/2 or *, not " + quoted(wish.value));
    return wish;
}

/// The bytes of the file with the tag, or why they can't be had.
Expected<std::string, std::string> changed(const std::string &bytes, const Wish &wish)
{
    const Charset charset = detectCharset(bytes);
    const std::string text = decoded(bytes, charset);
    if (encoded(text, charset).bytes != bytes)
        return Unexpected(std::string("its ") + std::string(charsetName(charset)) + " would not come back the same");
    const auto edits = tagEdits(text, wish.game, wish.name, wish.value);
    if (!edits) {
        const std::size_t games = listGames(text).size();
        return Unexpected("no game " + std::to_string(wish.game) + "; it has " + std::to_string(games));
    }
    const std::string after = edited(text, *edits);
    Encoding encoding = encoded(after, charset);
    if (encoding.missing > 0) {
        return Unexpected(std::to_string(encoding.missing) + " characters of the value aren't in "
                          + std::string(charsetName(charset))
                          + ", which the file is in; pgn convert makes a copy in UTF-8");
    }
    return std::move(encoding.bytes);
}

} // namespace

Exit runPgnSet(const Arguments &arguments, const Streams &streams)
{
    const std::string name(arguments.operands().front());
    const auto complain = [&](std::string_view why) {
        streams.err << "touchmove-cli: " << name << ": " << why << '\n';
        return Exit::Misuse;
    };
    const auto wish = wishOf(arguments);
    if (!wish) {
        streams.err << "touchmove-cli: pgn set: " << wish.error() << '\n';
        return Exit::Misuse;
    }
    const auto bytes = readFile(name);
    if (!bytes)
        return complain(bytes.error());
    const auto after = changed(*bytes, *wish);
    if (!after) {
        complain(after.error() + "; nothing was written");
        return Exit::Faults;
    }
    if (*after == *bytes)
        return Exit::Fine;
    if (const std::string why = writeFile(name, *after); !why.empty())
        return complain(why);
    return Exit::Fine;
}

} // namespace chess::cli
