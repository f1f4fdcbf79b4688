#pragma once

#include <QString>

#include <functional>

class QWidget;

namespace chess::ui {

// Short questions and messages in boxes of their own. None of them waits: the answer comes through the function handed
// in, or not at all if the box is closed.

enum class UnsavedAnswer { Save, DontSave };

/// Asks what to do with \p game, which has changes that are in no file. Closing the box means to stay.
void askUnsaved(QWidget *parent, const QString &game, bool running, const std::function<void(UnsavedAnswer)> &answered);

enum class ReplaceAnswer { Replace, Add };

/// The file that a game is to be written over.
struct ReplacedFile {
    QString name;
    int games = 0;
    bool more = false; ///< It holds more than that many.
    bool mayReplace = true; ///< False: the game is one of them, and only adding it is offered.
};

/// Asks before a game takes the place of what is in a file. Closing the box means neither.
void askReplace(QWidget *parent, const ReplacedFile &file, const std::function<void(ReplaceAnswer)> &answered);

/// Says what went wrong and why.
void showError(QWidget *parent, const QString &what, const QString &why);

/// Says something that a person asked for, without alarm.
void showMessage(QWidget *parent, const QString &what, const QString &more);

/// Program, version, licences.
void showAbout(QWidget *parent);

/// The keys and ways of the program on one page.
void showKeys(QWidget *parent);

} // namespace chess::ui
