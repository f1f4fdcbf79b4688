#pragma once

#include <QColor>
#include <QPalette>

namespace chess::ui {

/// The colours of the program by their use, one set for light surroundings and one for dark ones.
/// Text colours keep a contrast of at least 4.5 to 1 against every ground that they are meant for (WCAG 2.1, AA).
struct Theme {
    bool isDark;
    QColor window; ///< Ground of the window.
    QColor panel; ///< Ground of cards, lists and buttons.
    QColor line; ///< Thin borders and rules.
    QColor text; ///< On window, panel, lit and warnBackground.
    QColor soft; ///< Text of less weight; on window, panel and lit.
    QColor accent; ///< The one strong colour: the default button, links; as text on window, panel and lit.
    QColor onAccent; ///< Text on accent.
    QColor lit; ///< Ground of the card of the player on move and of the current move.
    QColor warn; ///< Text and icons that warn; on window, panel, lit and warnBackground.
    QColor warnBackground; ///< Ground of a row that asks for an answer.
    QColor boardLight; ///< Light squares.
    QColor boardDark; ///< Dark squares.
    QColor lastMove; ///< Laid over the two squares of the last move.
    QColor check; ///< Glow under a king in check.
    QColor target; ///< Dots and rings on the squares where a man can go, selection and cursor; on both kinds of square.
    QColor coordinate; ///< Letters and digits beside the board, on window.

    static const Theme &light();
    static const Theme &dark();
    /// The theme for surroundings of the lightness of \p palette. Works for the system's palette and for our own.
    static const Theme &matching(const QPalette &palette);

    /// A full palette in these colours.
    QPalette palette() const;
};

/// Contrast of two opaque colours from 1 (equal) to 21 (black on white). Source: WCAG 2.1, "contrast ratio".
double contrast(const QColor &one, const QColor &other);

/// \p over laid on \p ground with \p strength from 0 (unseen) to 1 (covers).
QColor blended(const QColor &ground, const QColor &over, double strength);

} // namespace chess::ui
