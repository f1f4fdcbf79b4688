#include "ui/dialogs/questions.h"

#include <QCoreApplication>
#include <QLabel>
#include <QMessageBox>
#include <QPushButton>

namespace chess::ui {

namespace {

constexpr int TextWidth = 400;

/// Gives the functions of this file a context for translators.
struct Questions {
    Q_DECLARE_TR_FUNCTIONS(Questions)
};

QMessageBox *box(QWidget *parent, QMessageBox::Icon icon, const QString &title, const QString &text,
                 const QString &more)
{
    auto *message = new QMessageBox(icon, title, text, QMessageBox::NoButton, parent);
    message->setAttribute(Qt::WA_DeleteOnClose);
    message->setTextFormat(Qt::PlainText);
    message->setInformativeText(more);
    // Paths and sentences need room; by itself the box is as narrow as its heading.
    if (auto *label = message->findChild<QLabel *>(QStringLiteral("qt_msgbox_informativelabel")))
        label->setMinimumWidth(TextWidth);
    message->setTextInteractionFlags(Qt::TextSelectableByMouse);
    return message;
}

} // namespace

void askUnsaved(QWidget *parent, const QString &game, bool running, const std::function<void(UnsavedAnswer)> &answered)
{
    const QString more = running
        ? Questions::tr("The game is not finished. A saved game can be looked through later and "
                        "played on from any position.")
        : Questions::tr("Without saving, its changes are lost.");
    auto *message = box(parent, QMessageBox::NoIcon, Questions::tr("Unsaved game"),
                        Questions::tr("Save the game %1 before it is closed?").arg(game), more);
    auto *save = message->addButton(Questions::tr("Save…"), QMessageBox::AcceptRole);
    auto *discard = message->addButton(Questions::tr("Don't save"), QMessageBox::DestructiveRole);
    auto *stay = message->addButton(Questions::tr("Cancel"), QMessageBox::RejectRole);
    discard->setProperty("role", QStringLiteral("warn"));
    message->setDefaultButton(save);
    message->setEscapeButton(stay);
    QObject::connect(message, &QMessageBox::buttonClicked, parent, [=](QAbstractButton *button) {
        if (button == save)
            answered(UnsavedAnswer::Save);
        else if (button == discard)
            answered(UnsavedAnswer::DontSave);
    });
    message->open();
}

void askReplace(QWidget *parent, const ReplacedFile &file, const std::function<void(ReplaceAnswer)> &answered)
{
    QString text;
    if (file.more)
        text = Questions::tr("“%1” holds more than %n game(s). This one would take the place of all of them.", nullptr,
                             file.games);
    else if (file.games > 1)
        text =
            Questions::tr("“%1” holds %n game(s). This one would take the place of all of them.", nullptr, file.games);
    else
        text = Questions::tr("“%1” is there already.");
    const QString more = file.mayReplace
        ? Questions::tr("Replace what it holds, or add this game after it?")
        : Questions::tr("To keep the others, save this game in a file of its own, or add it after them.");
    auto *message = box(parent, QMessageBox::NoIcon, Questions::tr("Replace file"), text.arg(file.name), more);
    auto *add = message->addButton(Questions::tr("Add to the file"), QMessageBox::AcceptRole);
    QAbstractButton *replace = nullptr;
    if (file.mayReplace) {
        replace = message->addButton(Questions::tr("Replace"), QMessageBox::DestructiveRole);
        replace->setProperty("role", QStringLiteral("warn"));
    }
    auto *cancel = message->addButton(Questions::tr("Cancel"), QMessageBox::RejectRole);
    message->setDefaultButton(add);
    message->setEscapeButton(cancel);
    QObject::connect(message, &QMessageBox::buttonClicked, parent, [=](QAbstractButton *button) {
        if (button == add)
            answered(ReplaceAnswer::Add);
        else if (replace && button == replace)
            answered(ReplaceAnswer::Replace);
    });
    message->open();
}

void showError(QWidget *parent, const QString &what, const QString &why)
{
    auto *message = box(parent, QMessageBox::Warning, QCoreApplication::applicationName(), what, why);
    const QString name = QStringLiteral("error");
    const auto waiting = parent->findChildren<QMessageBox *>(name, Qt::FindDirectChildrenOnly);
    message->setObjectName(name);
    QObject::connect(message, &QMessageBox::finished, message, [message] { message->setObjectName(QString()); });
    message->addButton(Questions::tr("Close"), QMessageBox::AcceptRole);
    // One after the other: of two boxes the lower one could not be closed, nor seen.
    if (waiting.isEmpty())
        message->open();
    else
        QObject::connect(waiting.back(), &QMessageBox::finished, message, qOverload<>(&QDialog::open));
}

void showMessage(QWidget *parent, const QString &what, const QString &more)
{
    auto *message = box(parent, QMessageBox::NoIcon, QCoreApplication::applicationName(), what, more);
    message->addButton(Questions::tr("Close"), QMessageBox::AcceptRole);
    message->open();
}

void showAbout(QWidget *parent)
{
    showMessage(
        parent, Questions::tr("Touchmove %1", "program name and version").arg(QCoreApplication::applicationVersion()),
        Questions::tr("Chess for two people at one computer, by the Laws of Chess.\n\n"
                      "Free software under the MIT licence. Made with Qt, which is used under the LGPL version 3."));
}

void showKeys(QWidget *parent)
{
    showMessage(
        parent, Questions::tr("Moves and keys"),
        Questions::tr("Move a man by dragging it, or by clicking it and then its square. Or type the move: e4, Nf3, "
                      "O-O, e2e4, then Enter.\n\n"
                      "Left, Right: one move back or forward\nHome, End: to the start, to the end\n"
                      "F6: to the next part of the window; on the board the arrows move a cursor, Enter picks up and "
                      "puts down, Esc cancels\nCtrl+T: turn the board\nCtrl+Z: ask to take back\n"
                      "Ctrl+C: copy the position, Ctrl+Shift+C: copy the game\n"
                      "Ctrl+V: paste a position or games"));
}

} // namespace chess::ui
