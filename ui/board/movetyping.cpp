#include "ui/board/movetyping.h"

#include <QStringList>

namespace chess::ui {

namespace {

constexpr char English[] = "KQRBN";

/// The English letter for a figurine or a Chinese name; '\0' for a pawn's, which has none.
std::optional<char> sign(QChar character)
{
    const char16_t code = character.unicode();
    if (code >= u'\u2654' && code <= u'\u265f') {
        const int man = (code - u'\u2654') % 6;
        return man < 5 ? English[man] : '\0';
    }
    switch (code) {
    case u'王':
        return 'K';
    case u'后':
        return 'Q';
    case u'车':
    case u'車':
        return 'R';
    case u'象':
        return 'B';
    case u'马':
    case u'馬':
        return 'N';
    case u'兵':
        return '\0';
    default:
        return std::nullopt;
    }
}

/// The letters of the program's language for English, all of them capitals.
QString localLetters()
{
    //: The letters of king, queen, rook, bishop and knight in your language, in this order, five capitals.
    const QString letters = MoveTyping::tr("KQRBN");
    return letters.size() == 5 ? letters : QString::fromLatin1(English);
}

} // namespace

bool MoveTyping::canBegin(QChar character)
{
    const QString normal = QString(character).normalized(QString::NormalizationForm_KC);
    if (normal.isEmpty())
        return false;
    const QChar first = normal.front();
    return sign(first) || QStringLiteral("abcdefghABCDEFGHKQRNOo0").contains(first) || localLetters().contains(first);
}

std::string MoveTyping::plain(const QString &text)
{
    const QString local = localLetters();
    const QString english = QString::fromLatin1(English);
    std::string plain;
    const QString normal = text.trimmed().normalized(QString::NormalizationForm_KC);
    for (const QChar character : normal) {
        const qsizetype place = local.indexOf(character);
        if (const auto letter = sign(character)) {
            if (*letter != '\0')
                plain += *letter;
        } else if (place >= 0 && !english.contains(character)) {
            plain += English[place];
        } else if (character == u'×') {
            plain += 'x';
        } else if (character == u'–' || character == u'—' || character == u'‐' || character == u'−') {
            plain += '-';
        } else {
            plain += QString(character).toStdString();
        }
    }
    return plain;
}

std::optional<char> MoveTyping::pieceLetter(QChar character)
{
    if (const auto letter = sign(character))
        return *letter == '\0' ? std::nullopt : letter;
    const QChar capital = character.toUpper();
    for (const QString &letters : {localLetters(), QString::fromLatin1(English)}) {
        const qsizetype place = letters.indexOf(capital);
        if (place >= 0)
            return English[place];
    }
    return std::nullopt;
}

} // namespace chess::ui
