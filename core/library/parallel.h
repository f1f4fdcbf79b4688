#pragma once

#include <atomic>
#include <cstddef>
#include <stop_token>
#include <thread>
#include <vector>

namespace chess {

/// Calls \p work with 0 up to \p count, on \p threads threads at once, the caller's among them; no more once a stop is
/// asked for.
template <typename Work>
void inParallel(int threads, std::size_t count, const std::stop_token &stop, const Work &work)
{
    std::atomic<std::size_t> next = 0;
    const auto share = [&] {
        for (std::size_t i = next++; i < count && !stop.stop_requested(); i = next++)
            work(i);
    };
    std::vector<std::jthread> helpers;
    for (int i = 1; i < threads; ++i)
        helpers.emplace_back(share);
    share();
}

} // namespace chess
