// What this machine can do at most, measured: multiply-adds in registers, and bytes to and from memory.
#pragma once

#include <algorithm>
#include <cstring>
#include <vector>

#include "race.hpp"

namespace armature::bench {

/// One flop is an addition or a multiplication; a fused multiply-add is two.
struct MachineLimits {
  const char* instructions = "";
  double flops_per_ns = 0;         ///< one core, widest registers
  double copied_bytes_per_ns = 0;  ///< read plus written, one core, far larger than the caches
};

namespace limits {

// Twelve independent sums hide the four cycles of a multiply-add on two units, and fit the registers of every set.
constexpr int kSums = 12;
constexpr int kSteps = 20000;

template <int kLanes>
[[gnu::always_inline]] inline double multiply_add_ns() {
  typedef double Pack __attribute__((vector_size(8 * kLanes)));
  Pack sum[kSums], factor = 1.0000001 - Pack{}, step = 1e-9 - Pack{};
  for (Pack& s : sum) s = 1.0 - Pack{};
  asm volatile("" : "+x"(factor), "+x"(step));
  const double start = thread_time();
  for (int k = 0; k < kSteps; ++k) {
    for (Pack& s : sum) s = s * factor + step;
  }
  const double ns = thread_time() - start;
  // The sums are used, or the loop would vanish.
  Pack all = sum[0];
  for (int i = 1; i < kSums; ++i) all += sum[i];
  asm volatile("" : : "m"(all));
  return ns / (2.0 * kLanes * kSums * kSteps);
}

#if defined(__x86_64__)
[[gnu::target("avx512f,fma"), gnu::optimize("O3,fp-contract=fast")]] inline double avx512() {
  return multiply_add_ns<8>();
}
[[gnu::target("avx2,fma"), gnu::optimize("O3,fp-contract=fast")]] inline double avx2() { return multiply_add_ns<4>(); }
#endif
[[gnu::optimize("O3")]] inline double plain() { return multiply_add_ns<2>(); }

}  // namespace limits

/// Multiply-adds in the widest registers, `times` runs of the loop that measures the peak.
inline void spin_multiply_adds(int times) {
  double (*flop)() = &limits::plain;
#if defined(__x86_64__)
  if (__builtin_cpu_supports("avx2") && __builtin_cpu_supports("fma")) flop = &limits::avx2;
  if (__builtin_cpu_supports("avx512f")) flop = &limits::avx512;
#endif
  for (int i = 0; i < times; ++i) (void)flop();
}

/// Fast runs of many, without the fastest: other work only slows a run down, but the clock that leaves it out of a
/// thread's time is now and then wrong by a few µs.
inline double fast_run(std::vector<double> ns) {
  const auto tenth = ns.begin() + static_cast<std::ptrdiff_t>(ns.size() / 10);
  std::nth_element(ns.begin(), tenth, ns.end());
  return *tenth;
}

inline MachineLimits measure_machine() {
  MachineLimits found{"plain", 0, 0};
  double (*flop)() = &limits::plain;
#if defined(__x86_64__)
  if (__builtin_cpu_supports("avx2") && __builtin_cpu_supports("fma"))
    found.instructions = "AVX2", flop = &limits::avx2;
  if (__builtin_cpu_supports("avx512f")) found.instructions = "AVX-512", flop = &limits::avx512;
#endif
  std::vector<double> ns;
  for (int i = 0; i < 1000; ++i) ns.push_back(flop());
  found.flops_per_ns = 1 / fast_run(ns);
  // 64 MB each way: more than the second-level cache; a large shared cache may still help, and the table says so.
  std::vector<double> from(8u << 20, 1.0), to(8u << 20);
  const double bytes = 16.0 * static_cast<double>(from.size());
  ns.clear();
  for (int i = 0; i < 20; ++i) {
    const double start = thread_time();
    std::memcpy(to.data(), from.data(), 8 * from.size());
    ns.push_back(thread_time() - start);
  }
  found.copied_bytes_per_ns = bytes / fast_run(ns);
  return found;
}

}  // namespace armature::bench
