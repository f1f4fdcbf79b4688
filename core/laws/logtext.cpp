#include "core/laws/logtext.h"

#include <array>
#include <charconv>
#include <tuple>
#include <utility>

namespace chess {

namespace {

/// How a wish is spelled: its word, and the members that follow it in their order.
template <typename... Members>
struct Spelling {
    std::string_view word;
    std::tuple<Members...> members;
};
template <typename... Members>
constexpr Spelling<Members...> spelled(std::string_view word, Members... members)
{
    return {word, {members...}};
}

template <typename Named>
constexpr auto SpellingOf = spelled("");
template <>
constexpr auto SpellingOf<wish::Move> = spelled("move", &wish::Move::move);
template <>
constexpr auto SpellingOf<wish::Drop> = spelled("drop", &wish::Drop::from, &wish::Drop::to, &wish::Drop::promotion);
template <>
constexpr auto SpellingOf<wish::Touch> = spelled("touch", &wish::Touch::square);
template <>
constexpr auto SpellingOf<wish::Adjust> = spelled("adjust");
template <>
constexpr auto SpellingOf<wish::PressClock> = spelled("press");
template <>
constexpr auto SpellingOf<wish::OfferDraw> = spelled("offer");
template <>
constexpr auto SpellingOf<wish::ArmOffer> = spelled("arm");
template <>
constexpr auto SpellingOf<wish::DisarmOffer> = spelled("disarm");
template <>
constexpr auto SpellingOf<wish::Accept> = spelled("accept");
template <>
constexpr auto SpellingOf<wish::Decline> = spelled("decline");
template <>
constexpr auto SpellingOf<wish::ClaimDraw> = spelled("claim", &wish::ClaimDraw::kind, &wish::ClaimDraw::intended);
template <>
constexpr auto SpellingOf<wish::AskIncrement> = spelled("ask-increment");
template <>
constexpr auto SpellingOf<wish::ClaimNoNormalMeans> = spelled("claim-no-normal-means");
template <>
constexpr auto SpellingOf<wish::Resign> = spelled("resign");
template <>
constexpr auto SpellingOf<wish::Sign> = spelled("sign");
template <>
constexpr auto SpellingOf<wish::AskTakeBack> = spelled("ask-takeback");
template <>
constexpr auto SpellingOf<wish::AcceptTakeBack> = spelled("accept-takeback");
template <>
constexpr auto SpellingOf<wish::DeclineTakeBack> = spelled("decline-takeback");
template <>
constexpr auto SpellingOf<wish::Ready> = spelled("ready");
template <>
constexpr auto SpellingOf<wish::Start> = spelled("start");
template <>
constexpr auto SpellingOf<wish::Resume> = spelled("resume");
template <>
constexpr auto SpellingOf<wish::Propose> = spelled("propose", &wish::Propose::act);
template <>
constexpr auto SpellingOf<wish::Agree> = spelled("agree");
template <>
constexpr auto SpellingOf<wish::Disagree> = spelled("disagree");
template <>
constexpr auto SpellingOf<wish::Seal> = spelled("seal", &wish::Seal::sealed, &wish::Seal::on, &wish::Seal::resumption);
template <>
constexpr auto SpellingOf<wish::SealReply> = spelled("seal-reply", &wish::SealReply::sealed);
template <>
constexpr auto SpellingOf<wish::OpenSealed> = spelled("open-sealed", &wish::OpenSealed::key);
template <>
constexpr auto SpellingOf<wish::StateSealed> = spelled("state-sealed", &wish::StateSealed::move);
template <>
constexpr auto SpellingOf<wish::StartClock> = spelled("start-clock");
template <>
constexpr auto SpellingOf<wish::Absent> = spelled("absent", &wish::Absent::players, &wish::Absent::key);
template <>
constexpr auto SpellingOf<wish::AddTime> = spelled("add-time", &wish::AddTime::player, &wish::AddTime::change);
template <>
constexpr auto SpellingOf<wish::Warn> = spelled("warn", &wish::Warn::player, &wish::Warn::reason);
template <>
constexpr auto SpellingOf<wish::Order> = spelled("order", &wish::Order::act, &wish::Order::reason);
template <>
constexpr auto SpellingOf<wish::ReturnTo> = spelled("return-to", &wish::ReturnTo::plies);
template <>
constexpr auto SpellingOf<wish::Tick> = spelled("tick");
template <>
constexpr auto SpellingOf<wish::Decide> = spelled("decide", &wish::Decide::answer, &wish::Decide::nodes);

template <>
constexpr auto SpellingOf<act::Pause> = spelled("pause");
template <>
constexpr auto SpellingOf<act::SetTimes> = spelled("times", &act::SetTimes::left);
template <>
constexpr auto SpellingOf<act::SwapClocks> = spelled("swap-clocks");
template <>
constexpr auto SpellingOf<act::SwapPlayers> = spelled("swap-players");
template <>
constexpr auto SpellingOf<act::Void> = spelled("void");
template <>
constexpr auto SpellingOf<act::Result> = spelled("result", &act::Result::points);

using logwords::Words;

// --- writing: each operand is one word or more, with a blank before

template <typename Named>
void write(std::string &text, const Named &named);

template <typename Operand>
void writeOperand(std::string &text, const Operand &operand)
{
    text += ' ';
    text += logwords::word(operand);
}
template <typename Operand>
void writeOperand(std::string &text, const std::optional<Operand> &operand)
{
    if (operand)
        writeOperand(text, *operand);
}
template <typename Operand>
void writeOperand(std::string &text, const PerColor<Operand> &operand)
{
    writeOperand(text, operand.white);
    writeOperand(text, operand.black);
}
void writeOperand(std::string &text, const Act &act)
{
    text += ' ';
    std::visit([&text](const auto &one) { write(text, one); }, act);
}

template <typename Named>
void writeOperands(std::string &text, const Named &named)
{
    std::apply([&](auto... members) { (writeOperand(text, named.*members), ...); }, SpellingOf<Named>.members);
}
template <typename Named>
void write(std::string &text, const Named &named)
{
    text += SpellingOf<Named>.word;
    writeOperands(text, named);
}

// --- reading

template <typename Variant, std::size_t Index = 0>
bool readNamed(Words &words, std::string_view name, Variant &result);

template <typename Operand>
bool readOperand(Words &words, Operand &operand)
{
    return logwords::parse(words.take(), operand);
}
/// Free text may be missing at the end of a line.
bool readOperand(Words &words, std::string &operand) { return words.atEnd() || logwords::parse(words.take(), operand); }
template <typename Operand>
bool readOperand(Words &words, std::optional<Operand> &operand)
{
    return words.atEnd() || readOperand(words, operand.emplace());
}
template <typename Operand>
bool readOperand(Words &words, PerColor<Operand> &operand)
{
    return readOperand(words, operand.white) && readOperand(words, operand.black);
}
bool readOperand(Words &words, Act &act)
{
    const auto name = words.take();
    return readNamed(words, name, act);
}

template <typename Named>
bool readOperands(Words &words, Named &named)
{
    return std::apply([&](auto... members) { return (readOperand(words, named.*members) && ...); },
                      SpellingOf<Named>.members);
}

/// Makes \p result the alternative called \p name and reads its operands. False if there is none, or if an operand
/// can't be read.
template <typename Variant, std::size_t Index>
bool readNamed(Words &words, std::string_view name, Variant &result)
{
    if constexpr (Index < std::variant_size_v<Variant>) {
        using Named = std::variant_alternative_t<Index, Variant>;
        if (SpellingOf<Named>.word != name)
            return readNamed<Variant, Index + 1>(words, name, result);
        Named named{};
        const bool read = readOperands(words, named);
        result = std::move(named);
        return read;
    } else {
        return false;
    }
}

template <std::size_t... Indices>
bool isWord(std::string_view name, std::index_sequence<Indices...>)
{
    return ((SpellingOf<std::variant_alternative_t<Indices, Wish>>.word == name) || ...);
}

std::optional<Actor> parseActor(std::string_view word)
{
    static constexpr std::array<std::pair<std::string_view, Actor>, 4> Actors{
        {{"w", Actor::White}, {"b", Actor::Black}, {"a", Actor::Arbiter}, {"-", Actor::Program}}};
    for (const auto &[own, actor] : Actors) {
        if (own == word)
            return actor;
    }
    return std::nullopt;
}

char letter(Actor by)
{
    switch (by) {
    case Actor::White:
        return 'w';
    case Actor::Black:
        return 'b';
    case Actor::Arbiter:
        return 'a';
    case Actor::Program:
        break;
    }
    return '-';
}

} // namespace

std::string toText(const Command &command)
{
    std::string text;
    std::visit(
        [&]<typename Named>(const Named &wish) {
            text += SpellingOf<Named>.word;
            text += std::string(" ") + letter(command.by) + " " + std::to_string(command.at.count());
            writeOperands(text, wish);
        },
        command.wish);
    return text;
}

std::string actText(const Act &act)
{
    std::string text;
    std::visit([&text](const auto &one) { write(text, one); }, act);
    return text;
}

std::optional<Act> takeAct(Words &words)
{
    Act act;
    return readOperand(words, act) ? std::optional(act) : std::nullopt;
}

std::string toText(const MatchLog &log)
{
    std::string text;
    for (const Command &command : log)
        text += toText(command) + "\n";
    return text;
}

Expected<Command, LogTextError> parseCommand(std::string_view line)
{
    Words words(line);
    const auto fault = [&words](LogTextError::Kind kind) { return Unexpected(LogTextError{kind, 1, words.column()}); };
    const auto name = words.take();
    if (!isWord(name, std::make_index_sequence<std::variant_size_v<Wish>>()))
        return fault(LogTextError::Kind::UnknownCommand);
    const auto by = parseActor(words.take());
    if (!by)
        return fault(LogTextError::Kind::UnknownActor);
    MatchTime at{};
    if (!logwords::parse(words.take(), at) || at.count() < 0)
        return fault(LogTextError::Kind::NoTime);
    Wish wish;
    if (!readNamed(words, name, wish))
        return fault(LogTextError::Kind::BadOperand);
    if (!words.atEnd()) {
        words.take();
        return fault(LogTextError::Kind::LeftOver);
    }
    return Command{std::move(wish), *by, at};
}

} // namespace chess
