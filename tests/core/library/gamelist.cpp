#include "gamelist.h"

#include "core/game/pgnreading.h"

#include <QDir>
#include <QFile>
#include <QTemporaryFile>

#include <sstream>

using namespace chess;

namespace {

void writeFacts(std::ostream &out, std::string_view result, std::uint64_t plies, std::uint64_t key, bool uneven,
                bool faults, bool ownStart)
{
    out << "result " << result << (uneven ? " uneven" : "") << ", " << plies << " plies, key " << key
        << (faults ? ", faults" : "") << (ownStart ? ", own start" : "");
}

} // namespace

GameList readInFull(const std::string &bytes, Charset charset)
{
    const std::string text = decoded(bytes, charset);
    std::uint64_t mark = bytes.size() - bytesIn(text, charset);
    GameList list;
    std::uint64_t fileOffset = mark;
    std::size_t textOffset = 0;
    const auto fileOffsetOf = [&](std::uint64_t at) {
        fileOffset += bytesIn(std::string_view(text).substr(textOffset, at - textOffset), charset);
        textOffset = at;
        return fileOffset;
    };
    readGames(bytes, charset, [&](GameReading &&reading) {
        const Game &game = reading.game;
        std::ostringstream facts;
        for (std::size_t i = 0; i < IndexedTagCount; ++i) {
            const auto tag = static_cast<IndexedTag>(i);
            if (tag == IndexedTag::Result)
                continue;
            if (tag == IndexedTag::WhiteElo || tag == IndexedTag::BlackElo)
                facts << tagName(tag) << ' ' << parseElo(game.tag(tagName(tag)).value_or("")) << '\n';
            else
                facts << tagName(tag) << ' ' << game.tag(tagName(tag)).value_or("") << '\n';
        }
        const std::string_view result = resultToken(game.outcome());
        writeFacts(facts, result, static_cast<std::uint64_t>(game.plies()), game.positionAt(game.lineEnd()).key(),
                   game.outcome() && result == "*", !reading.faults.empty(), !game.start().samePosition(Position()));
        ListedGame listed;
        listed.facts = facts.str();
        listed.offset = fileOffsetOf(reading.offset);
        listed.size = fileOffsetOf(reading.offset + reading.size) - listed.offset;
        list.push_back(std::move(listed));
        return true;
    });
    return list;
}

GameList scanned(const QString &file, Charset charset, int threads, std::size_t pieceSize)
{
    const auto held = HeldFile::open(file.toStdString());
    if (!held)
        qFatal("can't open %s", qPrintable(file));
    GameList list;
    ScanOptions options;
    options.threads = threads;
    options.pieceSize = pieceSize;
    const auto result = scanFile(*held, charset, options, [&list](ScannedGames &&games) {
        for (const GameRecord &record : games.records) {
            const StringPool &pool = games.strings;
            std::ostringstream facts;
            facts << "Event " << pool[record.event] << "\nSite " << pool[record.site] << "\nDate "
                  << record.date.text(pool) << "\nRound " << record.round.text(pool) << "\nWhite " << pool[record.white]
                  << "\nBlack " << pool[record.black] << "\nECO " << pool[record.eco] << "\nWhiteElo "
                  << record.whiteElo << "\nBlackElo " << record.blackElo << '\n';
            writeFacts(facts, toString(record.result), record.plies, record.finalKey,
                       record.has(GameRecord::UnevenResult), record.has(GameRecord::Faults),
                       record.has(GameRecord::OwnStart));
            list.push_back({facts.str(), record.offset, record.size, record.has(GameRecord::Comments)});
        }
    });
    if (!result)
        qFatal("can't scan %s", qPrintable(file));
    return list;
}

std::string difference(const GameList &found, const GameList &expected)
{
    std::ostringstream out;
    for (std::size_t i = 0; i < std::min(found.size(), expected.size()); ++i) {
        if (found[i] == expected[i])
            continue;
        out << "game " << i + 1 << ": found at " << found[i].offset << ", size " << found[i].size << '\n'
            << found[i].facts << "\nexpected at " << expected[i].offset << ", size " << expected[i].size << '\n'
            << expected[i].facts;
        return out.str();
    }
    if (found.size() != expected.size())
        out << found.size() << " games instead of " << expected.size();
    return out.str();
}

TemporaryPgn::TemporaryPgn(const std::string &bytes)
{
    QTemporaryFile file(QDir::tempPath() + "/tst_library_XXXXXX.pgn");
    file.setAutoRemove(false);
    if (!file.open()
        || file.write(bytes.data(), static_cast<qint64>(bytes.size())) != static_cast<qint64>(bytes.size()))
        qFatal("can't write a temporary file");
    m_path = file.fileName();
}

TemporaryPgn::~TemporaryPgn() { QFile::remove(m_path); }
