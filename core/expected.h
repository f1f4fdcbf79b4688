#pragma once

#include <cassert>
#include <type_traits>
#include <utility>
#include <variant>

namespace chess {

/// The failure side of an Expected, named as in C++23's std::unexpected.
template <typename E>
class Unexpected
{
public:
    explicit constexpr Unexpected(E error) : m_error(std::move(error)) { }
    constexpr const E &error() const & { return m_error; }
    constexpr E &&error() && { return std::move(m_error); }

private:
    E m_error;
};

/// A value or the reason why there is none, with the names of C++23's std::expected.
/// Asking for the value of a failure, or for the error of a success, is a slip of ours and asserts.
template <typename T, typename E>
class [[nodiscard]] Expected
{
public:
    using value_type = T;
    using error_type = E;

    constexpr Expected(T value) // NOLINT(google-explicit-constructor): as in std::expected
        : m_state(std::in_place_index<0>, std::move(value))
    {
    }
    template <typename G>
        requires std::is_constructible_v<E, G>
    constexpr Expected(Unexpected<G> unexpected) // NOLINT(google-explicit-constructor): as in std::expected
        : m_state(std::in_place_index<1>, std::move(unexpected).error())
    {
    }

    constexpr bool has_value() const { return m_state.index() == 0; }
    explicit constexpr operator bool() const { return has_value(); }

    constexpr const T &value() const &
    {
        assert(has_value());
        return *std::get_if<0>(&m_state);
    }
    constexpr T &value() &
    {
        assert(has_value());
        return *std::get_if<0>(&m_state);
    }
    constexpr T &&value() &&
    {
        assert(has_value());
        return std::move(*std::get_if<0>(&m_state));
    }
    constexpr const T &operator*() const & { return value(); }
    constexpr T &operator*() & { return value(); }
    constexpr T &&operator*() && { return std::move(*this).value(); }
    constexpr const T *operator->() const { return &value(); }
    constexpr T *operator->() { return &value(); }

    constexpr const E &error() const &
    {
        assert(!has_value());
        return *std::get_if<1>(&m_state);
    }
    constexpr E &&error() &&
    {
        assert(!has_value());
        return std::move(*std::get_if<1>(&m_state));
    }

    template <typename U>
    constexpr T value_or(U &&fallback) const &
    {
        return has_value() ? value() : static_cast<T>(std::forward<U>(fallback));
    }

private:
    std::variant<T, E> m_state;
};

} // namespace chess
