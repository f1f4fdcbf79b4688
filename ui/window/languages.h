#pragma once

#include <QObject>
#include <QString>
#include <QStringList>

#include <array>

class QTranslator;

namespace chess::ui {

/// The program's languages. Changing one takes effect at once: every widget gets a LanguageChange event.
class Languages : public QObject
{
    Q_OBJECT

public:
    struct Language {
        const char *code; ///< As our translation files are named.
        const char *name; ///< In the language itself, UTF-8.
    };
    static constexpr std::array<Language, 3> Known{{{"en", "English"}, {"zh_CN", "简体中文"}, {"zh_TW", "繁體中文"}}};

    explicit Languages(QObject *parent = nullptr);
    ~Languages() override;

    /// \p code is one of Known; empty or unknown: the one that suits the system best.
    void use(const QString &code);
    /// The code handed in last; empty for the system's.
    const QString &chosen() const { return m_chosen; }
    /// The code of the language in use.
    const QString &current() const { return m_current; }

    /// The known language that suits the first of \p uiLanguages ("zh-Hant-TW", "de-AT") that we have; "en" for none.
    static QString best(const QStringList &uiLanguages);

private:
    void useFontsFor(const QString &language);

    QString m_chosen;
    QString m_current;
    QStringList m_ownFamilies; ///< The system's fonts, before any of ours.
    QTranslator *m_own = nullptr;
    QTranslator *m_qt = nullptr;
};

} // namespace chess::ui
