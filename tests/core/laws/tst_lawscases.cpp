#include "tests/core/laws/lawscase.h"

#include <QMap>
#include <QTest>

/// Worked cases of the Laws of Chess, of our own table or of the one that TOUCHMOVE_LAWS_CASES names.
/// A new question is answered by a row in one of the files …questions.cpp.
class TestLawsCases : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void answersAsTheLawsDo_data();
    void answersAsTheLawsDo();
    void answersAllOfThem();

private:
    static std::vector<LawsQuestion> allQuestions()
    {
        std::vector<LawsQuestion> questions = positionQuestions();
        const auto more = matchQuestions();
        questions.insert(questions.end(), more.begin(), more.end());
        return questions;
    }
    std::optional<QString> answer(const LawsCase &laws) const
    {
        for (const LawsQuestion &question : m_questions) {
            if (laws.question == question.word)
                return question.answer(laws);
        }
        return std::nullopt;
    }

    struct Answered {
        LawsCase laws;
        QString answer;
    };
    std::vector<LawsQuestion> m_questions = allQuestions();
    std::vector<Answered> m_answered;
    QMap<QString, int> m_unanswered; ///< How many cases of each question.
};

void TestLawsCases::initTestCase()
{
    const QString file = qEnvironmentVariable("TOUCHMOVE_LAWS_CASES", TOUCHMOVE_TEST_DATA "/laws-cases.tsv");
    QStringList faults;
    for (const LawsCase &laws : readLawsCases(file, faults)) {
        if (const auto given = answer(laws))
            m_answered.push_back({laws, *given});
        else
            ++m_unanswered[laws.rules + ' ' + laws.question];
    }
    QVERIFY2(faults.isEmpty(), qPrintable(faults.join('\n')));
    QVERIFY(!m_answered.empty());
}

void TestLawsCases::answersAsTheLawsDo_data()
{
    QTest::addColumn<QString>("given");
    QTest::addColumn<QString>("expected");
    for (const auto &[laws, given] : m_answered) {
        const QString name = laws.id + ": " + laws.question + ' ' + laws.arguments.join(' ');
        QTest::newRow(qPrintable(name)) << given << laws.expected;
    }
}

void TestLawsCases::answersAsTheLawsDo()
{
    QFETCH(QString, given);
    QFETCH(QString, expected);
    QCOMPARE(given, expected);
}

void TestLawsCases::answersAllOfThem()
{
    QStringList words;
    int count = 0;
    for (auto i = m_unanswered.begin(); i != m_unanswered.end(); ++i) {
        words << QStringLiteral("%1 (%2)").arg(i.key()).arg(i.value());
        count += i.value();
    }
    QVERIFY2(count == 0, qPrintable(QStringLiteral("%1 cases can't be answered: ").arg(count) + words.join(", ")));
}

QTEST_APPLESS_MAIN(TestLawsCases)
#include "tst_lawscases.moc"
