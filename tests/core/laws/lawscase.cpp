#include "tests/core/laws/lawscase.h"

#include "core/notation/fen.h"
#include "core/notation/movetext.h"

#include <QFile>

using namespace chess;

Variant LawsCase::variant() const { return rules == "960" ? Variant::Chess960 : Variant::Standard; }

std::optional<Position> LawsCase::start() const
{
    if (fen == "startpos")
        return Position();
    const auto reading = readFen(fen.toStdString());
    if (!reading)
        return std::nullopt;
    const auto position = Position::from(reading->setup);
    return position ? std::optional<Position>(*position) : std::nullopt;
}

std::optional<Position> LawsCase::position() const
{
    std::optional<Position> position = start();
    for (const QString &text : moves) {
        if (!position)
            break;
        const auto move = readMove(*position, text.toStdString());
        if (!move || !position->isLegal(*move))
            return std::nullopt;
        position = position->after(*move);
    }
    return position;
}

std::vector<LawsCase> readLawsCases(const QString &file, QStringList &faults)
{
    std::vector<LawsCase> cases;
    QFile table(file);
    if (!table.open(QIODevice::ReadOnly | QIODevice::Text)) {
        faults << "no table " + file;
        return cases;
    }
    for (int line = 1; !table.atEnd(); ++line) {
        const QString text = QString::fromUtf8(table.readLine()).remove('\n');
        if (text.startsWith('#') || text.trimmed().isEmpty())
            continue;
        const QStringList columns = text.split('\t');
        if (columns.size() < 6) {
            faults << QStringLiteral("%1:%2: fewer than six columns").arg(file).arg(line);
            continue;
        }
        LawsCase laws{columns[0], columns[1], columns[2], {}, {}, {}, columns[5]};
        if (columns[3] != "-")
            laws.moves = columns[3].split(' ', Qt::SkipEmptyParts);
        laws.arguments = columns[4].split(' ', Qt::SkipEmptyParts);
        if (!laws.arguments.isEmpty())
            laws.question = laws.arguments.takeFirst();
        cases.push_back(laws);
    }
    return cases;
}
