#include "ui/dialogs/newgamedialog.h"

#include "core/notation/fen.h"
#include "ui/dialogs/formlabels.h"
#include "ui/dialogs/namefield.h"
#include "ui/look/theme.h"
#include "ui/words/words.h"

#include <QBoxLayout>
#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QRandomGenerator>
#include <QSpinBox>

namespace chess::ui {

namespace {

constexpr int Positions960 = 960;
constexpr int StandardNumber = 518;

QString backRank(const Position &position)
{
    QString letters;
    for (int file = 0; file < 8; ++file) {
        const auto piece = position.pieceAt(squareAt(static_cast<File>(file), Rank::First));
        letters += piece ? QChar::fromLatin1(letter(piece->type)) : QChar(u'–');
        letters += u' ';
    }
    return letters.trimmed();
}

} // namespace

NewGameDialog::NewGameDialog(const NewMatch &last, const QStringList &names, QWidget *parent)
    : QDialog(parent), m_rules(last.rules), m_white(makeNameField(last.names.white, names, this)),
      m_black(makeNameField(last.names.black, names, this)), m_kind(new QComboBox(this)),
      m_numberRow(new QWidget(this)), m_number(new QSpinBox(m_numberRow)), m_fen(new QLineEdit(this)),
      m_preview(new QLabel(this)), m_takeBack(new QCheckBox(tr("&Take back moves if the opponent agrees"), this))
{
    setWindowTitle(tr("New game"));
    auto *layout = new QVBoxLayout(this);
    layout->setSpacing(16);
    auto *form = new QFormLayout;
    form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    form->setHorizontalSpacing(16);
    form->setVerticalSpacing(8);
    layout->addLayout(form);

    m_white->setPlaceholderText(Words::side(Color::White));
    m_black->setPlaceholderText(Words::side(Color::Black));
    form->addRow(tr("&White:"), m_white);
    form->addRow(tr("&Black:"), m_black);
    auto *swap = new QPushButton(tr("Change &colours"), this);
    swap->setAutoDefault(false);
    connect(swap, &QPushButton::clicked, this, [this] {
        const QString white = m_white->text();
        m_white->setText(m_black->text());
        m_black->setText(white);
    });
    auto *swapRow = new QHBoxLayout;
    swapRow->addWidget(swap);
    swapRow->addStretch(1);
    form->addRow(QString(), swapRow);

    m_kind->addItem(tr("Standard chess"), StandardStart);
    m_kind->addItem(tr("Chess960: drawn lots or a number"), Chess960Start);
    m_kind->addItem(tr("A position as FEN text"), PositionStart);
    form->addRow(tr("&Start:"), m_kind);

    centreLabels(*form);

    auto *numberLayout = new QHBoxLayout(m_numberRow);
    numberLayout->setContentsMargins(0, 0, 0, 0);
    m_number->setRange(0, Positions960 - 1);
    m_number->setAccessibleName(tr("Number of the start position"));
    m_number->setValue(QRandomGenerator::global()->bounded(Positions960));
    auto *lots = new QPushButton(tr("&Draw lots"), m_numberRow);
    lots->setAutoDefault(false);
    numberLayout->addWidget(m_number);
    numberLayout->addWidget(lots);
    numberLayout->addStretch(1);
    form->addRow(QString(), m_numberRow);
    m_fen->setPlaceholderText(QStringLiteral("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"));
    m_fen->setAccessibleName(tr("Position as FEN text"));
    form->addRow(QString(), m_fen);
    m_preview->setWordWrap(true);
    m_preview->setTextFormat(Qt::PlainText);
    // Two lines are kept free, so that the dialog does not jump while one types.
    m_preview->setMinimumHeight(2 * m_preview->fontMetrics().lineSpacing());
    m_preview->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    m_preview->setAccessibleName(tr("Start position"));
    form->addRow(QString(), m_preview);
    m_takeBack->setChecked(m_rules.takeBack);
    form->addRow(QString(), m_takeBack);

    auto *buttons = new QDialogButtonBox(this);
    m_start = buttons->addButton(tr("Start game"), QDialogButtonBox::AcceptRole);
    m_start->setDefault(true);
    buttons->addButton(tr("Cancel"), QDialogButtonBox::RejectRole);
    layout->addStretch(1);
    layout->addWidget(buttons);

    connect(lots, &QPushButton::clicked, this, &NewGameDialog::drawLots);
    connect(m_kind, &QComboBox::currentIndexChanged, this, &NewGameDialog::showStart);
    connect(m_number, &QSpinBox::valueChanged, this, &NewGameDialog::showStart);
    connect(m_fen, &QLineEdit::textChanged, this, &NewGameDialog::showStart);
    connect(buttons, &QDialogButtonBox::accepted, this, &NewGameDialog::start);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);

    if (!(last.start == Position())) {
        // The position handed in is shown as text, whatever kind it is: what is read back is the same.
        m_fen->setText(QString::fromStdString(writeFen(last.start)));
        m_kind->setCurrentIndex(last.variant == Variant::Chess960 ? Chess960Start : PositionStart);
    }
    showStart();
    m_white->setFocus();
    m_white->selectAll();
}

void NewGameDialog::drawLots() { m_number->setValue(QRandomGenerator::global()->bounded(Positions960)); }

void NewGameDialog::showStart()
{
    const int kind = m_kind->currentData().toInt();
    m_numberRow->setVisible(kind == Chess960Start);
    m_fen->setVisible(kind == PositionStart);
    m_position.reset();
    m_variant = Variant::Standard;
    QString text;
    bool bad = false;
    if (kind == StandardStart) {
        m_position = Position();
        text = backRank(*m_position);
    } else if (kind == Chess960Start) {
        const auto position = Position::from(Setup::chess960(m_number->value()));
        if (position)
            m_position = *position;
        m_variant = Variant::Chess960;
        text = m_position ? backRank(*m_position) : QString();
        if (m_number->value() == StandardNumber)
            text += u'\n' + tr("This is the start position of standard chess.");
    } else if (!m_fen->text().trimmed().isEmpty()) {
        const auto reading = readFen(m_fen->text().toStdString());
        if (!reading) {
            text = Words::fenError(reading.error(), m_fen->text());
            bad = true;
        } else if (const auto position = Position::from(reading->setup); !position) {
            text = Words::setupFaults(position.error());
            bad = true;
        } else {
            m_position = *position;
            m_variant = reading->variant;
            QStringList lines{Words::status(*position)};
            for (const FenAssumption &assumption : reading->assumptions)
                lines << Words::fenAssumption(assumption);
            text = lines.join(u' ');
        }
    }
    QPalette ink = palette();
    if (bad)
        ink.setColor(QPalette::WindowText, Theme::matching(ink).warn);
    m_preview->setPalette(ink);
    m_preview->setText(text);
    m_start->setEnabled(m_position.has_value());
}

void NewGameDialog::start()
{
    if (!m_position)
        return;
    NewMatch match;
    match.start = *m_position;
    match.variant = m_variant;
    match.names = {m_white->text().simplified(), m_black->text().simplified()};
    match.rules = m_rules;
    match.rules.takeBack = m_takeBack->isChecked();
    accept();
    emit matchWanted(match);
}

} // namespace chess::ui
