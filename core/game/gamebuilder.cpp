#include "core/game/gamebuilder.h"

#include "core/notation/textscan.h"

#include <algorithm>
#include <utility>

namespace chess {

namespace {

/// A fault shows at most this many bytes of the text concerned.
constexpr std::size_t LongestShown = 80;

std::string shortened(std::string_view text)
{
    if (text.size() <= LongestShown)
        return std::string(text);
    std::size_t size = LongestShown;
    while (size > 0 && (static_cast<unsigned char>(text[size]) & 0xc0) == 0x80)
        --size;
    return std::string(text.substr(0, size)) + "\u2026";
}

bool sameName(std::string_view a, std::string_view b)
{
    return std::ranges::equal(a, b, {}, textscan::lower, textscan::lower);
}

PgnGameFault gameFault(MoveTextError::Kind kind)
{
    switch (kind) {
    case MoveTextError::Kind::Illegal:
        return PgnGameFault::IllegalMove;
    case MoveTextError::Kind::Ambiguous:
        return PgnGameFault::AmbiguousMove;
    case MoveTextError::Kind::Syntax:
        break;
    }
    return PgnGameFault::UnreadableMove;
}

} // namespace

PgnReport GameBuilder::read(std::string_view text)
{
    m_reader.read(text);
    if (m_stage != Stage::None && !m_stopped) {
        takeBetween();
        handOver();
    } else {
        m_report.faults = std::move(m_faultsBetween);
    }
    return std::move(m_report);
}

/// What waits for the next game goes to the one that has ended.
void GameBuilder::takeBetween()
{
    const NodeId last = m_game.lineEnd();
    for (Annotation &annotation : std::exchange(m_between, {}))
        addAnnotation(last, std::move(annotation));
    std::ranges::move(std::exchange(m_faultsBetween, {}), std::back_inserter(m_reading.faults));
    m_span.addRest();
}

void GameBuilder::handOver()
{
    m_reading.offset = m_span.offset();
    m_reading.size = m_span.size();
    for (PgnFault &fault : m_reading.faults)
        fault.game = m_reading.number;
    m_reading.game = std::move(m_game);
    m_stage = Stage::None;
    ++m_report.games;
    if (!m_sink(std::move(m_reading))) {
        m_stopped = true;
        m_reader.stop();
    }
}

void GameBuilder::beginGame()
{
    if (m_stage != Stage::None)
        handOver();
    m_span.beginGame();
    m_reading = GameReading();
    m_reading.number = m_report.games + 1;
    m_reading.faults = std::exchange(m_faultsBetween, {});
    m_head = std::exchange(m_between, {});
    m_tags.clear();
    m_game = Game();
    m_lines.clear();
    m_unread = false;
    m_keepWhole = false;
    dropLead();
    m_stage = Stage::Head;
    m_firstToken = true;
}

void GameBuilder::fault(PgnSyntaxFault kind, const PgnPlace &place)
{
    if (kind == PgnSyntaxFault::StrayResult) {
        takeBetween();
        m_span.addStrayResult();
    }
    m_faultTarget = m_span.betweenGames() ? &m_faultsBetween : &m_reading.faults;
    m_faultTarget->push_back({kind, place, 0, {}, {}});
    ++m_faultsToName;
}

void GameBuilder::token(const PgnToken &token)
{
    if (m_stopped)
        return;
    for (; m_faultsToName > 0; --m_faultsToName)
        (m_faultTarget->end() - m_faultsToName)->text = shortened(token.text);
    if (m_firstToken) {
        m_firstToken = false;
        m_reading.line = m_reader.place(token).line;
    }
    const bool own = m_span.add(token);
    if (token.kind == PgnToken::Kind::Space) {
        if (m_stage == Stage::Moves)
            keepText(token.text);
        return;
    }
    if (!own)
        return annotateBetween(token);
    if (m_stage == Stage::Ended)
        return annotateEnd(token);
    if (token.kind == PgnToken::Kind::Tag)
        return tag(token);
    const bool remark = token.kind == PgnToken::Kind::Comment || token.kind == PgnToken::Kind::LineComment
        || token.kind == PgnToken::Kind::Escape || token.kind == PgnToken::Kind::Unread;
    if (m_stage == Stage::Head && remark) {
        for (Annotation &annotation : annotationsOf(token))
            m_head.push_back(std::move(annotation));
        return;
    }
    if (m_stage == Stage::Head)
        startMoves(token);
    if (token.kind == PgnToken::Kind::Result)
        return result(token);
    movetext(token);
}

void GameBuilder::tag(const PgnToken &token)
{
    m_tags.push_back({std::string(token.name), tagValue(token.value)});
    if (sameName(token.name, "Variant"))
        m_variantPlace = m_reader.place(token);
    else if (sameName(token.name, "FEN"))
        m_fenPlace = m_reader.place(token);
}

Annotations GameBuilder::annotationsOf(const PgnToken &token)
{
    if (token.kind == PgnToken::Kind::Comment)
        return readComment(unwrapped(token.value));
    if (token.kind == PgnToken::Kind::LineComment)
        return readComment(token.value);
    return {Annotation::unread(std::string(token.text))};
}

void GameBuilder::annotateBetween(const PgnToken &token)
{
    std::ranges::move(annotationsOf(token), std::back_inserter(m_between));
}

/// What stands on the line of the result.
void GameBuilder::annotateEnd(const PgnToken &token)
{
    const NodeId last = m_game.lineEnd();
    for (Annotation &annotation : annotationsOf(token))
        addAnnotation(last, std::move(annotation));
}

void GameBuilder::startMoves(const PgnToken &token)
{
    m_stage = Stage::Moves;
    m_game = Game(m_tags);
    m_game.at(RootNode).annotations = m_head;
    m_lines.clear();
    m_lines.push_back(Line{RootNode, m_game.start(), m_game.start()});
    switch (m_game.startProblem()) {
    case StartProblem::None:
        return;
    case StartProblem::OtherVariant:
        m_keepWhole = true;
        m_whole.clear();
        return;
    case StartProblem::UnreadableFen:
        m_reading.faults.push_back(
            {PgnGameFault::UnreadableFen, m_fenPlace, 0, shortened(m_game.tag("FEN").value_or("")), {}});
        break;
    case StartProblem::UnplayableFen:
        m_reading.faults.push_back(
            {PgnGameFault::UnplayableFen, m_fenPlace, 0, shortened(m_game.tag("FEN").value_or("")), {}});
        break;
    }
    if (token.kind != PgnToken::Kind::Result)
        beginUnread({}, RootNode, false);
}

void GameBuilder::keepText(std::string_view text)
{
    if (m_keepWhole)
        m_whole += text;
    if (m_unread)
        m_unreadText += text;
    else if (m_hasLead)
        m_lead += text;
}

void GameBuilder::movetext(const PgnToken &token)
{
    if (m_unread)
        return keepUnread(token);
    switch (token.kind) {
    case PgnToken::Kind::MoveNumber:
        beginLead();
        keepText(token.text);
        m_lines.back().numberSeen = true;
        return;
    case PgnToken::Kind::Move:
        return playMove(token);
    case PgnToken::Kind::VariationBegin:
        return beginVariation(token);
    case PgnToken::Kind::VariationEnd:
        keepText(token.text);
        return endVariation(&token);
    default:
        keepText(token.text);
        return annotate(token);
    }
}

void GameBuilder::playMove(const PgnToken &token)
{
    Line &line = m_lines.back();
    const auto move = readMove(line.position, token.text);
    std::optional<Position> after;
    if (move)
        after = move->isNull() ? line.position.passed() : line.position.after(*move);
    if (!after) {
        const MoveTextError why =
            move ? MoveTextError{MoveTextError::Kind::Illegal, 0, MoveError{MoveError::Kind::NullMove}} : move.error();
        return stopLine(gameFault(why.kind), token, why);
    }
    if (token.text.front() == 'P')
        report(PgnGameFault::PawnLetter, token, {});
    const NodeId node = m_game.addNode(line.node, *move, *after);
    m_game.at(line.node).children.push_back(node);
    for (Annotation &annotation : line.pending)
        annotation.place = Annotation::Place::BeforeMove;
    m_game.at(node).annotations = std::exchange(line.pending, {});
    line.before = std::exchange(line.position, *after);
    line.node = node;
    line.hasMove = true;
    line.numberSeen = false;
    line.variationSeen = false;
    if (m_keepWhole)
        m_whole += token.text;
    dropLead();
}

void GameBuilder::beginVariation(const PgnToken &token)
{
    Line &line = m_lines.back();
    if (!line.hasMove) {
        // Nothing to vary yet. At the start of the game that parenthesis alone is unread, in a variation all of it.
        if (m_lines.size() > 1 || m_keepWhole)
            return stopLine(PgnGameFault::MisplacedVariation, token, {});
        report(PgnGameFault::MisplacedVariation, token, {});
        dropLead();
        beginUnread(token.text, line.node, true);
        m_unreadOpen = 1;
        return;
    }
    dropLead();
    const NodeId from = m_game.at(line.node).parent;
    const Position position = line.before;
    m_lines.push_back(Line{from, position, position});
    beginLead();
    keepText(token.text);
}

/// \p token is the parenthesis, or null where the game ended without it.
void GameBuilder::endVariation(const PgnToken *token)
{
    Line &line = m_lines.back();
    if (!line.hasMove) {
        if (token && !m_keepWhole)
            report(PgnGameFault::MisplacedVariation, *token, {});
        std::string text = std::exchange(m_lead, {});
        dropLead();
        m_lines.pop_back();
        annotateLine(Annotation::unread(std::move(text)));
        return;
    }
    flushPending(line);
    m_lines.pop_back();
    m_lines.back().variationSeen = true;
    dropLead();
}

void GameBuilder::annotate(const PgnToken &token)
{
    Line &line = m_lines.back();
    switch (token.kind) {
    case PgnToken::Kind::Nag: {
        // A glyph after a variation still means the move before it.
        Annotation glyph = Annotation::glyph(token.nag);
        if (line.hasMove && !line.numberSeen)
            addAnnotation(line.node, std::move(glyph));
        else
            annotateLine(std::move(glyph));
        return;
    }
    case PgnToken::Kind::MoveSuffix:
        if (line.hasMove && !line.numberSeen)
            return; // Our own move text says it.
        break;
    default:
        break;
    }
    for (Annotation &annotation : annotationsOf(token))
        annotateLine(std::move(annotation));
}

/// Puts \p annotation at the current place of the line on top.
void GameBuilder::annotateLine(Annotation annotation)
{
    Line &line = m_lines.back();
    const bool lineStart = !line.hasMove && m_lines.size() > 1;
    if (lineStart || line.numberSeen || line.variationSeen)
        line.pending.push_back(std::move(annotation));
    else
        addAnnotation(line.node, std::move(annotation));
}

/// The line ends without another move: what waited for one goes to the last.
void GameBuilder::flushPending(Line &line)
{
    for (Annotation &annotation : line.pending)
        addAnnotation(line.node, std::move(annotation));
    line.pending.clear();
}

void GameBuilder::beginLead()
{
    if (m_hasLead)
        return;
    m_hasLead = true;
    m_lead.clear();
    m_pendingBeforeLead = m_lines.back().pending.size();
}

void GameBuilder::dropLead()
{
    m_hasLead = false;
    m_lead.clear();
}

/// The line on top can't be read on from \p token.
void GameBuilder::stopLine(PgnGameFault kind, const PgnToken &token, std::optional<MoveTextError> why)
{
    report(m_keepWhole ? PgnGameFault::UnsupportedVariant : kind, token, std::move(why));
    if (m_keepWhole) {
        const std::size_t open = m_lines.size() - 1;
        m_keepWhole = false;
        m_game = Game(m_tags);
        m_game.at(RootNode).annotations = m_head;
        m_lines.clear();
        m_lines.push_back(Line{RootNode, m_game.start(), m_game.start()});
        dropLead();
        beginUnread(std::exchange(m_whole, {}) + std::string(token.text), RootNode, false);
        m_unreadOpen = open + (token.kind == PgnToken::Kind::VariationBegin ? 1 : 0);
        return;
    }
    Line &line = m_lines.back();
    std::string text;
    if (m_hasLead) {
        // Comments since the move number are in the text that is kept.
        text = std::exchange(m_lead, {});
        line.pending.resize(std::min(line.pending.size(), m_pendingBeforeLead));
    }
    dropLead();
    const bool wholeVariation = !line.hasMove && m_lines.size() > 1;
    if (!wholeVariation)
        flushPending(line);
    beginUnread(text + std::string(token.text), wholeVariation ? m_lines[m_lines.size() - 2].node : line.node, false);
    m_unreadOpen = token.kind == PgnToken::Kind::VariationBegin ? 1 : 0;
}

void GameBuilder::beginUnread(std::string_view text, NodeId target, bool parenthesisOnly)
{
    m_unread = true;
    m_unreadText = text;
    m_unreadTarget = target;
    m_unreadParenthesis = parenthesisOnly;
    m_unreadOpen = 0;
}

void GameBuilder::keepUnread(const PgnToken &token)
{
    if (token.kind == PgnToken::Kind::VariationBegin)
        ++m_unreadOpen;
    if (token.kind != PgnToken::Kind::VariationEnd) {
        m_unreadText += token.text;
        return;
    }
    if (m_unreadOpen > 0) {
        --m_unreadOpen;
        m_unreadText += token.text;
        if (m_unreadParenthesis && m_unreadOpen == 0)
            endUnread();
        return;
    }
    // The variation itself ends, and belongs to the text if none of it was read.
    const bool wholeVariation = !m_lines.back().hasMove;
    if (wholeVariation)
        m_unreadText += token.text;
    endUnread();
    if (m_lines.size() > 1)
        m_lines.pop_back();
    m_lines.back().variationSeen = m_lines.back().variationSeen || !wholeVariation;
}

void GameBuilder::endUnread()
{
    m_unread = false;
    m_unreadText.erase(m_unreadText.find_last_not_of(" \t\v\f\r\n") + 1);
    if (!m_unreadText.empty())
        addAnnotation(m_unreadTarget, Annotation::unread(std::exchange(m_unreadText, {})));
}

/// No more movetext: closes what is open.
void GameBuilder::endMoves()
{
    if (m_unread) {
        const bool wholeVariation = m_lines.size() > 1 && !m_lines.back().hasMove;
        endUnread();
        if (wholeVariation)
            m_lines.pop_back();
    }
    while (m_lines.size() > 1)
        endVariation(nullptr);
    flushPending(m_lines.back());
    if (m_keepWhole)
        m_reading.faults.push_back(
            {PgnGameFault::OtherVariant, m_variantPlace, 0, shortened(m_game.tag("Variant").value_or("")), {}});
    m_keepWhole = false;
}

void GameBuilder::result(const PgnToken &token)
{
    endMoves();
    m_stage = Stage::Ended;
    const std::optional<Outcome> told = parseResult(token.text);
    const std::string_view tagText = m_game.tag("Result").value_or("*");
    const std::optional<Outcome> tagged = parseResult(tagText);
    const bool tagSays =
        std::ranges::any_of(m_tags, [](const Tag &tag) { return tag.name == "Result"; }) && (tagged || tagText == "*");
    // PGN has no token for uneven results, so "*" doesn't contradict them.
    const bool uneven = tagged && !told && resultToken(tagged) == "*";
    const bool differ = told.has_value() != tagged.has_value() || (told && tagged && told->points != tagged->points);
    if (tagSays && differ && !uneven)
        report(PgnGameFault::ResultsDiffer, token, {});
    if (!told || (m_game.outcome() && m_game.outcome()->points == told->points))
        return;
    Outcome outcome = *told;
    outcome.termination =
        parseTermination(m_game.tag("TouchmoveTermination").value_or("")).value_or(Termination::Unknown);
    if (resultToken(outcome) == "*")
        m_game.setOutcome(outcome); // only a tag of ours can tell it
    else
        m_game.m_head.outcome = outcome;
}

void GameBuilder::endGame()
{
    m_faultsToName = 0;
    if (m_stage == Stage::Head) {
        m_game = Game(m_tags);
        m_game.at(RootNode).annotations = m_head;
    } else if (m_stage == Stage::Moves) {
        endMoves();
    }
    m_stage = Stage::Ended;
}

void GameBuilder::report(PgnGameFault kind, const PgnToken &token, std::optional<MoveTextError> move)
{
    PgnFault fault{kind, m_reader.place(token), 0, shortened(token.text), std::move(move)};
    if (fault.move)
        fault.position = m_lines.back().position;
    m_reading.faults.push_back(std::move(fault));
}

} // namespace chess
