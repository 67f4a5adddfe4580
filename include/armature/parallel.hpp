// Work spread over threads whose result does not depend on how many there are.
#pragma once

#include <functional>

namespace armature {

/// Calls work(index) for index in [0, count) on up to `threads` threads (0: one per core). Every index is one unit:
/// results that are stored per index and combined in order have the same bits for any number of threads.
/// The first exception thrown by `work` is rethrown here after all threads ended.
void parallel_for(int count, int threads, const std::function<void(int)>& work);

/// The number of threads that is used for 0.
[[nodiscard]] int default_threads();

}  // namespace armature
