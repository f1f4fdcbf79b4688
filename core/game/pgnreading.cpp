#include "core/game/pgnreading.h"

#include "core/game/gamebuilder.h"
#include "core/game/gamespan.h"

#include <algorithm>

namespace chess {

namespace {

class SummaryVisitor final : public PgnVisitor
{
public:
    std::vector<GameSummary> read(std::string_view text)
    {
        m_reader.read(text);
        m_span.addRest();
        endSpan();
        return std::move(m_games);
    }

    void beginGame() override
    {
        endSpan();
        m_span.beginGame();
        m_games.emplace_back();
        m_first = true;
        m_depth = 0;
        m_ended = false;
    }
    void fault(PgnSyntaxFault fault, const PgnPlace &) override
    {
        if (fault == PgnSyntaxFault::StrayResult)
            m_span.addStrayResult();
    }
    void token(const PgnToken &token) override
    {
        m_span.add(token);
        if (m_games.empty() || m_ended || token.kind == PgnToken::Kind::Space)
            return;
        GameSummary &game = m_games.back();
        if (m_first) {
            m_first = false;
            game.line = m_reader.place(token).line;
        }
        switch (token.kind) {
        case PgnToken::Kind::Tag:
            game.tags.push_back({std::string(token.name), tagValue(token.value)});
            break;
        case PgnToken::Kind::VariationBegin:
            ++m_depth;
            break;
        case PgnToken::Kind::VariationEnd:
            --m_depth;
            break;
        case PgnToken::Kind::Move:
            game.plies += m_depth == 0 ? 1 : 0;
            break;
        case PgnToken::Kind::Result:
            game.result = token.text;
            m_ended = true;
            break;
        default:
            break;
        }
    }

private:
    void endSpan()
    {
        if (m_games.empty())
            return;
        m_games.back().offset = m_span.offset();
        m_games.back().size = m_span.size();
    }

    PgnReader m_reader{*this};
    GameSpan m_span;
    std::vector<GameSummary> m_games;
    std::uint64_t m_depth = 0;
    bool m_first = false;
    bool m_ended = false;
};

} // namespace

PgnReport readGames(std::string_view bytes, const GameSink &sink)
{
    return readGames(bytes, detectCharset(bytes), sink);
}

PgnReport readGames(std::string_view bytes, Charset charset, const GameSink &sink)
{
    PgnReport report;
    if (charset == Charset::Utf8) {
        report = GameBuilder(sink).read(bytes);
    } else {
        const std::string text = decoded(bytes, charset);
        report = GameBuilder(sink).read(text);
    }
    report.charset = charset;
    return report;
}

PgnFile readGames(std::string_view bytes) { return readGames(bytes, detectCharset(bytes)); }

PgnFile readGames(std::string_view bytes, Charset charset)
{
    PgnFile file;
    file.report = readGames(bytes, charset, [&file](GameReading &&reading) {
        file.games.push_back(std::move(reading));
        return true;
    });
    return file;
}

std::optional<GameReading> readGame(std::string_view text)
{
    std::optional<GameReading> first;
    const GameSink sink = [&first](GameReading &&reading) {
        first = std::move(reading);
        return false;
    };
    GameBuilder(sink).read(text);
    return first;
}

std::optional<GameReading> readGameOfBeginning(std::string_view text)
{
    std::optional<GameReading> first;
    const GameSink sink = [&first](GameReading &&reading) {
        first = std::move(reading);
        return false;
    };
    GameBuilder(sink).readBeginning(text);
    return first;
}

std::string_view GameSummary::tag(std::string_view name) const
{
    const auto found = std::ranges::find(tags, name, &Tag::name);
    return found == tags.end() ? std::string_view() : std::string_view(found->value);
}

std::vector<GameSummary> listGames(std::string_view text) { return SummaryVisitor().read(text); }

} // namespace chess
