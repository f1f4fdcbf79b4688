#include "core/game/pgnreading.h"
#include "core/game/pgnwriter.h"
#include "tests/fuzz/require.h"

#include <algorithm>
#include <cstdint>

using namespace chess;

namespace {

/// Joins the tokens, which must follow one another without a gap.
class Joiner final : public PgnVisitor
{
public:
    std::string joined;
    std::uint64_t tokens = 0;
    int open = 0;

    void beginGame() override { require(open++ == 0); }
    void endGame() override { require(open-- == 1); }
    void token(const PgnToken &token) override
    {
        require(token.offset == joined.size() && !token.text.empty());
        joined += token.text;
        tokens += token.kind == PgnToken::Kind::Space ? 0 : 1;
    }
};

/// Whole or in pieces, the text makes the same tokens, and they are the text.
void checkTokens(std::string_view text)
{
    Joiner whole;
    PgnReader(whole).read(text);
    require(whole.joined == text && whole.open == 0);
    Joiner pieces;
    PgnReader reader(pieces);
    for (std::size_t at = 0; at < text.size(); at += 5)
        reader.feed(text.substr(at, 5));
    reader.finish();
    require(pieces.joined == text && pieces.tokens == whole.tokens);
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const std::string_view bytes(reinterpret_cast<const char *>(data), size);
    const Charset charset = detectCharset(bytes);
    const std::string text = decoded(bytes, charset);
    const Encoding back = encoded(text, charset);
    require(back.missing == 0);
    checkTokens(text);
    const PgnFile file = readGames(bytes);
    require(listGames(text).size() == file.games.size());
    for (const GameReading &reading : file.games) {
        require(reading.offset + reading.size <= text.size());
        const std::string written = writePgn(reading.game);
        const PgnFile again = readGames(written, Charset::Utf8);
        require(again.games.size() == 1 && again.games.front().game == reading.game);
        require(writePgn(again.games.front().game) == written);
    }
    return 0;
}
