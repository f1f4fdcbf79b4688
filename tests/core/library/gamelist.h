#pragma once

#include "core/library/filescan.h"

#include <QByteArray>
#include <QString>

#include <cstdint>
#include <string>
#include <vector>

/// A game as a list of games shows it, in words that can be compared and shown when they differ.
struct ListedGame {
    std::string facts; ///< Tags, result, plies, key of the final position, whether something is wrong.
    std::uint64_t offset = 0;
    std::uint64_t size = 0;
    bool comments = false;
    bool operator==(const ListedGame &other) const
    {
        return facts == other.facts && offset == other.offset && size == other.size;
    }
};
using GameList = std::vector<ListedGame>;

/// What readGames() finds in the bytes of a file.
GameList readInFull(const std::string &bytes, chess::Charset charset);
/// What scanFile() finds.
GameList scanned(const QString &file, chess::Charset charset, int threads, std::size_t pieceSize);
/// Empty if they are the same, else the first difference.
std::string difference(const GameList &found, const GameList &expected);

/// A file of \p bytes in a folder of its own, which goes with it.
class TemporaryPgn
{
public:
    explicit TemporaryPgn(const std::string &bytes);
    ~TemporaryPgn();
    TemporaryPgn(const TemporaryPgn &) = delete;
    TemporaryPgn &operator=(const TemporaryPgn &) = delete;
    QString path() const { return m_path; }

private:
    QString m_path;
};
