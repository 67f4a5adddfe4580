#include "armature/parallel.hpp"

#include <algorithm>
#include <atomic>
#include <exception>
#include <mutex>
#include <thread>
#include <vector>

namespace armature {

int default_threads() { return std::max(1, static_cast<int>(std::thread::hardware_concurrency())); }

void parallel_for(int count, int threads, const std::function<void(int)>& work) {
  if (threads <= 0) threads = default_threads();
  threads = std::min(threads, count);
  if (threads <= 1) {
    for (int i = 0; i < count; ++i) work(i);
    return;
  }
  std::atomic<int> next{0};
  std::exception_ptr failure;
  std::mutex guard;
  const auto run = [&] {
    // Each thread takes the next piece; who takes which does not matter.
    for (int i = next++; i < count; i = next++) {
      try {
        work(i);
      } catch (...) {
        const std::scoped_lock lock(guard);
        if (!failure) failure = std::current_exception();
        // The first failure is kept, and no new piece begins.
        next = count;
      }
    }
  };
  std::vector<std::jthread> pool;
  // The caller's thread works too.
  for (int t = 1; t < threads; ++t) pool.emplace_back(run);
  run();
  // Waits for all of them.
  pool.clear();
  if (failure) std::rethrow_exception(failure);
}

}  // namespace armature
