#include "tests/app/cliprogram.h"

#include <QProcess>

CliRun runCli(const QList<QByteArray> &arguments)
{
    // A shell in between, since QProcess takes arguments as text and would spoil bytes that are none.
    QByteArray script = "exec \"" TOUCHMOVE_CLI "\"";
    for (QByteArray argument : arguments)
        script += " '" + argument.replace('\'', "'\\''") + '\'';
    QProcess shell;
    shell.start(QStringLiteral("/bin/sh"), {QStringLiteral("-s")});
    shell.write(script + '\n');
    shell.closeWriteChannel();
    const bool ended = shell.waitForFinished(30000) && shell.exitStatus() == QProcess::NormalExit;
    if (!ended)
        shell.kill();
    // A shell reports a program that a signal ended by a status above 128.
    const bool crashed = !ended || shell.exitCode() > 128;
    return {crashed ? -1 : shell.exitCode(), shell.readAllStandardOutput(), shell.readAllStandardError()};
}
