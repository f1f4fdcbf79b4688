#include "app/cli/tagqueryoption.h"

#include <ostream>

namespace chess::cli {

namespace {

std::string_view describe(TagQueryError::Kind kind)
{
    using Kind = TagQueryError::Kind;
    switch (kind) {
    case Kind::NoTag:
        return "the name of a tag is missing";
    case Kind::NoOperator:
        return "one of = != < > <= >= ~ !~ is missing";
    case Kind::NoValue:
        return "a value is missing";
    case Kind::Unclosed:
        return "is not closed";
    case Kind::TextAfterEnd:
        return "and, or, or nothing more was expected";
    case Kind::Empty:
        return "asks for nothing";
    case Kind::TooDeep:
        break;
    }
    return "too many parentheses";
}

} // namespace

Expected<TagQuery, Exit> tagQueryOption(std::string_view text, const Streams &streams)
{
    auto query = TagQuery::parse(text);
    if (query)
        return std::move(*query);
    streams.err << "touchmove-cli: --tags, column " << query.error().offset + 1 << ": " << describe(query.error().kind)
                << '\n';
    return Unexpected(Exit::Misuse);
}

} // namespace chess::cli
