#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>
#include <QMap>
#include <QProcess>
#include <QRegularExpression>
#include <QSet>
#include <QTest>

/// Holds tests/data/laws-ids.tsv, which says of each statement of LAWS.md by which tests it is held, against the tests
/// that there are.
///
/// The columns, with tabs between them: id; "core", "screen" (the window's part) or "none" (no counterpart, or prose);
/// what holds it, or "-"; what it says, in a few words. What holds it is one or more cases of laws-cases.tsv ("MOV-01
/// MOV-05"), or a test "tst_match::function" or "tst_match::function[row]". A statement held by several has several
/// lines. One statement of LAWS.md may be cut into several by letters: L-CLM-4a, L-CLM-4b.
class TestLawsIds : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void everyStatementOfTheCoreIsHeld();
    void holdersExist_data();
    void holdersExist();
    void isInOrder();
    void knowsEveryStatementOfTheLaws();

private:
    struct Line {
        int number;
        QString id;
        QString where;
        QString holder; ///< Empty for "-".
    };
    /// What a test program can be asked for: its functions, and the rows of their tables.
    struct Program {
        QSet<QString> functions;
        QSet<QString> rows; ///< "function[row]"
    };
    static std::vector<Line> readList();
    static QString wordsOf(const QString &program, const QString &option);
    const Program &program(const QString &name);
    /// Empty where all of it is there.
    QString missing(const Line &line);
    QString missingTest(const QString &name, const QString &function, const QString &row);

    const std::vector<Line> m_lines = readList();
    const QStringList m_built = QStringLiteral(TOUCHMOVE_TESTS).split(' ');
    QSet<QString> m_cases;
    QMap<QString, Program> m_programs;
};

std::vector<TestLawsIds::Line> TestLawsIds::readList()
{
    std::vector<Line> lines;
    QFile list(TOUCHMOVE_TEST_DATA "/laws-ids.tsv");
    if (!list.open(QIODevice::ReadOnly | QIODevice::Text))
        return lines;
    for (int number = 1; !list.atEnd(); ++number) {
        const QString text = QString::fromUtf8(list.readLine()).remove('\n');
        if (text.startsWith('#') || text.isEmpty())
            continue;
        const QStringList columns = text.split('\t');
        const QString holder = columns.value(2);
        lines.push_back({number, columns.value(0), columns.value(1), holder == "-" ? QString() : holder});
    }
    return lines;
}

void TestLawsIds::initTestCase()
{
    QVERIFY(!m_lines.empty());
    QFile table(TOUCHMOVE_TEST_DATA "/laws-cases.tsv");
    QVERIFY(table.open(QIODevice::ReadOnly | QIODevice::Text));
    while (!table.atEnd())
        m_cases.insert(QString::fromUtf8(table.readLine()).section('\t', 0, 0));
}

void TestLawsIds::everyStatementOfTheCoreIsHeld()
{
    QMap<QString, bool> held;
    for (const Line &line : m_lines) {
        if (line.where == "core")
            held[line.id] = held.value(line.id) || !line.holder.isEmpty();
    }
    const QStringList open = held.keys(false);
    QVERIFY2(open.isEmpty(), qPrintable(open.join(' ') + " have no case and no test"));
}

void TestLawsIds::holdersExist_data()
{
    QTest::addColumn<int>("index");
    for (std::size_t i = 0; i < m_lines.size(); ++i) {
        if (!m_lines[i].holder.isEmpty())
            QTest::newRow(qPrintable(m_lines[i].id + ": " + m_lines[i].holder)) << static_cast<int>(i);
    }
}

void TestLawsIds::holdersExist()
{
    QFETCH(int, index);
    const Line &line = m_lines[static_cast<std::size_t>(index)];
    const QString fault = missing(line);
    QVERIFY2(fault.isEmpty(), qPrintable(QStringLiteral("line %1: %2").arg(line.number).arg(fault)));
}

QString TestLawsIds::missing(const Line &line)
{
    static const QRegularExpression Test("^(tst_\\w+)::(\\w+)(?:\\[(.*)\\])?$");
    if (const auto test = Test.match(line.holder); test.hasMatch()) {
        // without the window its tests are not built, and the core must not lean on them
        if (line.where == "screen" && !m_built.contains(test.captured(1)) && !TOUCHMOVE_HAS_UI)
            return {};
        return missingTest(test.captured(1), test.captured(2), test.captured(3));
    }
    for (const QString &id : line.holder.split(' ')) {
        if (!m_cases.contains(id))
            return "no case " + id;
    }
    return {};
}

QString TestLawsIds::missingTest(const QString &name, const QString &function, const QString &row)
{
    if (!m_built.contains(name))
        return "no test program " + name;
    const Program &there = program(name);
    if (!there.functions.contains(function))
        return "no function " + function;
    if (!row.isEmpty() && !there.rows.contains(function + '[' + row + ']'))
        return "no row " + row;
    return {};
}

const TestLawsIds::Program &TestLawsIds::program(const QString &name)
{
    if (const auto known = m_programs.constFind(name); known != m_programs.cend())
        return *known;
    Program there;
    for (const QString &line : wordsOf(name, "-functions").split('\n')) {
        if (line.endsWith("()"))
            there.functions.insert(line.chopped(2));
    }
    // "TestMatch function row"
    for (const QString &line : wordsOf(name, "-datatags").split('\n'))
        there.rows.insert(line.section(' ', 1, 1) + '[' + line.section(' ', 2) + ']');
    return *m_programs.insert(name, there);
}

QString TestLawsIds::wordsOf(const QString &program, const QString &option)
{
    QProcess process;
    process.start(QCoreApplication::applicationDirPath() + '/' + program, {option});
    if (!process.waitForFinished())
        return {};
    return QString::fromUtf8(process.readAllStandardOutput());
}

void TestLawsIds::isInOrder()
{
    static const QSet<QString> Places{"core", "screen", "none"};
    QMap<QString, QString> places;
    QSet<QString> seen;
    QString last;
    for (const Line &line : m_lines) {
        const auto where = qPrintable(QStringLiteral("line %1").arg(line.number));
        QVERIFY2(Places.contains(line.where), where);
        QVERIFY2(line.where != "none" || line.holder.isEmpty(), where);
        // a line too many, or the lines of one id apart from each other
        QVERIFY2(!seen.contains(line.id + ' ' + line.holder), where);
        seen.insert(line.id + ' ' + line.holder);
        QVERIFY2(line.id == last || !places.contains(line.id), where);
        QVERIFY2(places.value(line.id, line.where) == line.where, where);
        places[line.id] = line.where;
        last = line.id;
    }
}

void TestLawsIds::knowsEveryStatementOfTheLaws()
{
    const QString data = qEnvironmentVariable("TOUCHMOVE_DATA");
    QFile laws(data + "/../LAWS.md");
    if (data.isEmpty() || !laws.open(QIODevice::ReadOnly | QIODevice::Text))
        QSKIP("LAWS.md is not here: TOUCHMOVE_DATA does not name a folder beside it");
    QSet<QString> listed;
    static const QRegularExpression Letter("[a-z]$");
    for (const Line &line : m_lines)
        listed.insert(QString(line.id).remove(Letter));
    QSet<QString> known;
    static const QRegularExpression Statement("^- (L-[A-Z0-9]+-[0-9]+) ");
    while (!laws.atEnd()) {
        if (const auto statement = Statement.match(QString::fromUtf8(laws.readLine())); statement.hasMatch())
            known.insert(statement.captured(1));
    }
    QVERIFY(known.size() > 100);
    QStringList unlisted = (known - listed).values();
    QStringList unknown = (listed - known).values();
    unlisted.sort();
    unknown.sort();
    QVERIFY2(unlisted.isEmpty(), qPrintable("not in the list: " + unlisted.join(' ')));
    QVERIFY2(unknown.isEmpty(), qPrintable("not in LAWS.md: " + unknown.join(' ')));
}

QTEST_GUILESS_MAIN(TestLawsIds)
#include "tst_lawsids.moc"
