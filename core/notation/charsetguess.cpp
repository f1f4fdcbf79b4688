#include "core/notation/charsetguess.h"

#include "core/notation/utf8.h"

#include <algorithm>
#include <memory>
#include <string>
#include <uchardet/uchardet.h>

namespace chess {

namespace {

/// What is enough for a guess, of the lines that are not ASCII.
constexpr std::size_t SampleSize = 65536; ///< Bytes.
constexpr int Clearly = 90; ///< Percent.
/// Fewer bytes than these say nothing about a language whose set has the same letters elsewhere.
constexpr std::size_t FewBytes = 6;

bool isHigh(char c) { return static_cast<unsigned char>(c) >= 0x80; }

std::string uchardetGuess(const std::string &sample)
{
    using Detector = std::unique_ptr<uchardet, decltype(&uchardet_delete)>;
    const Detector detector(uchardet_new(), &uchardet_delete);
    if (uchardet_handle_data(detector.get(), sample.data(), sample.size()) != 0)
        return {};
    uchardet_data_end(detector.get());
    return uchardet_get_charset(detector.get());
}

struct Runs {
    std::size_t bytes = 0; ///< Beyond ASCII.
    std::size_t inRuns = 0; ///< Those of them in runs of three and more.
};
/// Western names have their accents one by one; Cyrillic and Chinese words are made of such bytes.
Runs runsOf(std::string_view sample)
{
    constexpr std::size_t Run = 3;
    Runs runs;
    std::size_t length = 0;
    for (const char c : sample) {
        if (isHigh(c)) {
            ++runs.bytes;
            ++length;
            continue;
        }
        runs.inRuns += length >= Run ? length : 0;
        length = 0;
    }
    runs.inRuns += length >= Run ? length : 0;
    return runs;
}

bool isIdeographOrItsSign(char32_t c)
{
    return (c >= 0x4e00 && c < 0xa000) || (c >= 0x3000 && c < 0x3020) || (c >= 0xff00 && c < 0xff60)
        || (c >= 0x2010 && c < 0x2040) || c == 0xb7;
}

/// Is \p text what Chinese looks like: beyond ASCII hardly anything but ideographs and their signs, and those in words?
bool looksChinese(const std::string &text)
{
    int all = 0;
    int ideographs = 0;
    int neighbours = 0; ///< Those that follow another one.
    bool afterIdeograph = false;
    for (std::size_t at = 0; at < text.size();) {
        const auto character = utf8::characterAt(text, at);
        if (!character)
            return false;
        at += character->size;
        const bool ideograph = isIdeographOrItsSign(character->value);
        all += character->size > 1 ? 1 : 0;
        ideographs += ideograph ? 1 : 0;
        neighbours += ideograph && afterIdeograph ? 1 : 0;
        afterIdeograph = ideograph;
    }
    return ideographs > 0 && ideographs * 100 >= all * Clearly && neighbours * 2 >= ideographs;
}

/// The letters of Cyrillic words in Windows-1251; other sets for them have theirs elsewhere.
int cyrillicLetterShare(std::string_view sample)
{
    int all = 0;
    int letters = 0;
    for (const char c : sample) {
        const auto byte = static_cast<unsigned char>(c);
        all += isHigh(c) ? 1 : 0;
        letters += byte >= 0xc0 || byte == 0xa8 || byte == 0xb8 ? 1 : 0;
    }
    return all == 0 ? 0 : 100 * letters / all;
}

} // namespace

void addToSample(std::string &sample, std::string_view bytes)
{
    while (!bytes.empty() && sample.size() < SampleSize) {
        const auto high = static_cast<std::size_t>(std::ranges::find_if(bytes, isHigh) - bytes.begin());
        if (high == bytes.size())
            break;
        const std::size_t before = bytes.find_last_of("\r\n", high);
        const std::size_t begin = before == bytes.npos ? 0 : before + 1;
        const std::size_t end = std::min(bytes.find_first_of("\r\n", high), bytes.size());
        // a comment of megabytes may stand on one line
        sample.append(bytes.substr(begin, std::min(end - begin, SampleSize))).append("\n");
        bytes.remove_prefix(end);
    }
}

Charset guessCharset(const std::string &sample)
{
    const Runs runs = runsOf(sample);
    const bool wordsOfHighBytes = runs.inRuns * 2 > runs.bytes;
    const std::string guess = uchardetGuess(sample);
    if (guess.starts_with("GB") && looksChinese(decoded(sample, Charset::Gb18030)))
        return Charset::Gb18030;
    if (guess == "BIG5" && looksChinese(decoded(sample, Charset::Big5)))
        return Charset::Big5;
    if (guess == "WINDOWS-1251" && wordsOfHighBytes && cyrillicLetterShare(sample) >= Clearly)
        return Charset::Windows1251;
    if (guess == "WINDOWS-1250" && !wordsOfHighBytes && runs.bytes >= FewBytes)
        return Charset::Windows1250;
    return Charset::Windows1252;
}

} // namespace chess
