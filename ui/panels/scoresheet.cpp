#include "ui/panels/scoresheet.h"

#include "core/notation/movetext.h"
#include "ui/words/words.h"

#include <QFontMetrics>
#include <QGuiApplication>
#include <QStringList>

#include <algorithm>

namespace chess::ui {

namespace {

/// Variations nested deeper than a person would write are left out, so that a malicious file can't exhaust the stack.
constexpr int DeepestVariation = 40;
/// Characters of unread text that are shown, enough for a long game: a file may hold megabytes of it.
constexpr int LongestUnread = 4000;

Position played(const Position &position, Move move)
{
    return move.isNull() ? position.passed().value_or(position) : position.after(move);
}

QString comment(const Game &game, NodeId node, Annotation::Place place)
{
    return QString::fromStdString(plainText(game.annotations(node), place)).trimmed();
}

/// What of the file's text could not be understood at \p node; empty where all was.
QString unread(const Game &game, NodeId node)
{
    QStringList pieces;
    for (const Annotation &annotation : game.annotations(node)) {
        const QString piece = QString::fromStdString(annotation.text).simplified();
        if (annotation.kind == Annotation::Kind::Unread && !piece.isEmpty())
            pieces << (piece.size() > LongestUnread ? piece.left(LongestUnread) + u'…' : piece);
    }
    return pieces.isEmpty() ? QString() : Words::unread(pieces.join(u' '));
}

/// The sign itself, if the program's font or one that helps it out can show it.
QString readableGlyph(int nag)
{
    const QString sign = glyph(nag);
    const QFontMetrics metrics{QGuiApplication::font()};
    const auto letters = sign.toUcs4();
    const bool shown =
        std::all_of(letters.begin(), letters.end(), [&](uint letter) { return metrics.inFontUcs4(letter); });
    return shown ? sign : plainGlyph(nag);
}

QString withGlyphs(const Game &game, NodeId node, const Position &before)
{
    QString text = QString::fromStdString(san(before, game.move(node)));
    for (const Annotation &annotation : game.annotations(node)) {
        if (annotation.kind != Annotation::Kind::Nag || annotation.place != Annotation::Place::AfterMove)
            continue;
        const QString sign = readableGlyph(annotation.nag);
        if (sign.isEmpty())
            continue;
        // Judgements of a move stick to it, those of the position stand apart.
        text += annotation.nag <= 6 ? sign : u' ' + sign;
    }
    return text;
}

/// Writes variations as lines of text, a new line for each nested one.
class VariationWriter
{
public:
    VariationWriter(const Game &game, std::vector<SheetLine> &lines) : m_game(game), m_lines(lines) { }

    /// The line that begins with \p first, which is played in \p before.
    void write(NodeId first, Position before, int depth)
    {
        if (depth > DeepestVariation)
            return;
        QStringList words;
        bool numbered = false;
        for (std::optional<NodeId> node = first; node; node = m_game.next(*node)) {
            const QString ahead = comment(m_game, *node, Annotation::Place::BeforeMove);
            if (!ahead.isEmpty()) {
                words << ahead;
                numbered = false;
            }
            const bool white = before.sideToMove() == Color::White;
            if (white || !numbered)
                words << QStringLiteral("%1%2")
                             .arg(before.fullmoveNumber())
                             .arg(white ? QStringLiteral(".") : QStringLiteral("…"));
            words << withGlyphs(m_game, *node, before);
            numbered = true;
            const QString said = comment(m_game, *node, Annotation::Place::AfterMove);
            for (const QString &text : {said, unread(m_game, *node)}) {
                if (text.isEmpty())
                    continue;
                words << text;
                numbered = false;
            }
            // The first move's siblings are written by who wrote this line.
            const auto siblings = *node == first ? std::span<const NodeId>() : others(*node);
            if (!siblings.empty()) {
                flush(words, depth);
                for (const NodeId sibling : siblings)
                    write(sibling, before, depth + 1);
                numbered = false;
            }
            before = played(before, m_game.move(*node));
        }
        flush(words, depth);
    }

    std::span<const NodeId> others(NodeId node) const { return m_game.children(*m_game.parent(node)).subspan(1); }

private:
    void flush(QStringList &words, int depth)
    {
        if (!words.isEmpty())
            m_lines.push_back({words.join(u' '), depth});
        words.clear();
    }

    const Game &m_game;
    std::vector<SheetLine> &m_lines;
};

void addComment(std::vector<SheetLine> &lines, const QString &text)
{
    if (!text.isEmpty())
        lines.push_back({text, 0});
}

} // namespace

QString glyph(int nag)
{
    switch (nag) {
    case 1:
        return QStringLiteral("!");
    case 2:
        return QStringLiteral("?");
    case 3:
        return QStringLiteral("!!");
    case 4:
        return QStringLiteral("??");
    case 5:
        return QStringLiteral("!?");
    case 6:
        return QStringLiteral("?!");
    case 7:
        return QStringLiteral("□");
    case 10:
    case 11:
    case 12:
        return QStringLiteral("=");
    case 13:
        return QStringLiteral("∞");
    case 14:
        return QStringLiteral("⩲");
    case 15:
        return QStringLiteral("⩱");
    case 16:
        return QStringLiteral("±");
    case 17:
        return QStringLiteral("∓");
    case 18:
        return QStringLiteral("+−");
    case 19:
        return QStringLiteral("−+");
    case 22:
    case 23:
        return QStringLiteral("⨀");
    case 36:
    case 37:
        return QStringLiteral("↑");
    case 40:
    case 41:
        return QStringLiteral("→");
    case 132:
    case 133:
        return QStringLiteral("⇆");
    case 140:
        return QStringLiteral("∆");
    case 146:
        return QStringLiteral("N");
    default:
        return {};
    }
}

QString plainGlyph(int nag)
{
    switch (nag) {
    case 7:
        return QStringLiteral("[]");
    case 13:
        return QStringLiteral("~");
    case 14:
        return QStringLiteral("+=");
    case 15:
        return QStringLiteral("=+");
    case 16:
        return QStringLiteral("+/-");
    case 17:
        return QStringLiteral("-/+");
    case 18:
        return QStringLiteral("+-");
    case 19:
        return QStringLiteral("-+");
    case 22:
    case 23:
        return QStringLiteral("zz");
    case 36:
    case 37:
        return QStringLiteral("|^");
    case 40:
    case 41:
        return QStringLiteral("->");
    case 132:
    case 133:
        return QStringLiteral("<=>");
    case 140:
        return QStringLiteral("/\\");
    default:
        return glyph(nag);
    }
}

ScoreSheet scoreSheet(const Game &game)
{
    ScoreSheet sheet;
    Position position = game.start();
    sheet.startPly = position.ply();
    addComment(sheet.before, Words::startProblem(game.startProblem()));
    addComment(sheet.before, comment(game, RootNode, Annotation::Place::BeforeMove));
    addComment(sheet.before, comment(game, RootNode, Annotation::Place::AfterMove));
    addComment(sheet.before, unread(game, RootNode));
    for (const NodeId node : game.mainLine()) {
        std::vector<SheetLine> &ahead = sheet.moves.empty() ? sheet.before : sheet.moves.back().after;
        addComment(ahead, comment(game, node, Annotation::Place::BeforeMove));
        sheet.moves.push_back({withGlyphs(game, node, position), {}});
        std::vector<SheetLine> &after = sheet.moves.back().after;
        addComment(after, comment(game, node, Annotation::Place::AfterMove));
        addComment(after, unread(game, node));
        VariationWriter writer(game, after);
        for (const NodeId other : writer.others(node))
            writer.write(other, position, 1);
        position = played(position, game.move(node));
    }
    return sheet;
}

} // namespace chess::ui
