// Least work where samples are not independent: flops, and the longest chain of operations that wait for each other.
//
// A number knows when it could be ready if everything that does not wait ran at once: the limit of a machine with
// endless units and this machine's latencies.
#pragma once

#include <algorithm>
#include <cmath>
#include <vector>

#include "machine_limits.hpp"

namespace armature::bench {

/// Time until the result of one operation can be used by the next [ns].
struct Latencies {
  double add = 0, multiply = 0, fused = 0, divide = 0, root = 0, sine = 0;
};

namespace limits {

constexpr int kChain = 20000, kChains = 50;

/// Time per step of a chain in which each step takes the result of the last one.
template <class Step>
inline double chain_ns(const Step& step) {
  std::vector<double> ns;
  for (int tries = 0; tries < kChains; ++tries) {
    double x = 1.5;
    const double start = thread_time();
    for (int k = 0; k < kChain; ++k) {
      x = step(x);
      asm volatile("" : "+x"(x));
    }
    ns.push_back((thread_time() - start) / kChain);
  }
  return fast_run(ns);
}

#if defined(__x86_64__)
// The loop again, because a step for some processors only is not copied into a loop for all of them.
[[gnu::target("fma")]] inline double fused_chain_ns() {
  std::vector<double> ns;
  for (int tries = 0; tries < kChains; ++tries) {
    double x = 1.5;
    const double start = thread_time();
    for (int k = 0; k < kChain; ++k) {
      x = __builtin_fma(x, 0.5, 0.75);
      asm volatile("" : "+x"(x));
    }
    ns.push_back((thread_time() - start) / kChain);
  }
  return fast_run(ns);
}
#endif

}  // namespace limits

inline Latencies measure_latencies() {
  Latencies out;
  out.add = limits::chain_ns([](double x) { return x + 1e-9; });
  out.multiply = limits::chain_ns([](double x) { return x * 1.000000001; });
  out.divide = limits::chain_ns([](double x) { return 3.1 / x; });
  out.root = limits::chain_ns([](double x) { return std::sqrt(x + 1.7); }) - out.add;
  out.sine = limits::chain_ns([](double x) { return std::sin(x + 1); }) - out.add;
  out.fused = out.multiply + out.add;
#if defined(__x86_64__)
  if (__builtin_cpu_supports("fma")) out.fused = limits::fused_chain_ns();
#endif
  return out;
}

/// A number that is known beforehand, or becomes ready at some time. Zeros and ones that are known cost nothing, and a
/// product that is only added to becomes one fused operation.
class Traced {
 public:
  Traced() = default;
  Traced(double known) : value_(known) {}  // NOLINT(google-explicit-constructor)
  /// What is read: not known, ready at once.
  static Traced input(double value) { return {value, 0, 0}; }

  /// Counted by all operations since they were last set to zero; the latencies are set once.
  static inline double flops = 0;
  static inline Latencies latencies;

  [[nodiscard]] double ready() const { return ready_; }
  double& operator[](int) { return value_; }
  double operator[](int) const { return value_; }

  friend Traced operator+(const Traced& a, const Traced& b) { return sum(a, b, 1); }
  friend Traced operator-(const Traced& a, const Traced& b) { return sum(a, b, -1); }
  friend Traced operator-(const Traced& a) {
    Traced out = a;
    out.value_ = -a.value_;
    return out;
  }
  friend Traced operator*(const Traced& a, const Traced& b) {
    if (a.known_ && b.known_) return a.value_ * b.value_;
    if (a.is(0) || b.is(0)) return 0.0;
    if (a.is(1)) return b;
    if (b.is(1)) return a;
    ++flops;
    const double from = std::max(a.ready_, b.ready_);
    return {a.value_ * b.value_, from + latencies.multiply, from};
  }
  friend Traced operator/(const Traced& a, const Traced& b) {
    if ((a.known_ && b.known_) || a.is(0)) return a.value_ / b.value_;
    ++flops;
    const double ready = std::max(a.ready_, b.ready_) + latencies.divide;
    return {a.value_ / b.value_, ready, ready};
  }
  friend bool operator<(const Traced& a, double b) { return a.value_ < b; }
  Traced& operator+=(const Traced& o) { return *this = *this + o; }
  Traced& operator-=(const Traced& o) { return *this = *this - o; }
  Traced& operator*=(const Traced& o) { return *this = *this * o; }

  friend Traced root(const Traced& x) {
    if (x.known_) return std::sqrt(x.value_);
    ++flops;
    const double ready = x.ready_ + latencies.root;
    return {std::sqrt(x.value_), ready, ready};
  }
  /// Sine, cosine or a function of friction: `operations` flops.
  static Traced call(const Traced& x, double operations) {
    flops += operations;
    const double ready = x.ready_ + latencies.sine;
    return {std::sin(x.value_), ready, ready};
  }

 private:
  Traced(double value, double ready, double product_from)
      : value_(value), ready_(ready), product_from_(product_from), known_(false) {}
  [[nodiscard]] bool is(double value) const { return known_ && value_ == value; }

  static Traced sum(const Traced& a, const Traced& b, double sign) {
    if (a.known_ && b.known_) return a.value_ + sign * b.value_;
    if (b.is(0)) return a;
    if (a.is(0)) return sign > 0 ? b : -b;
    ++flops;
    const double plain = std::max(a.ready_, b.ready_) + latencies.add;
    const double fused =
        std::min(std::max(a.product_from_, b.ready_), std::max(a.ready_, b.product_from_)) + latencies.fused;
    const double ready = std::min(plain, fused);
    return {a.value_ + sign * b.value_, ready, ready};
  }

  double value_ = 0;
  double ready_ = 0;         // when it can be used
  double product_from_ = 0;  // of a product: when its factors could be used; otherwise as ready_
  bool known_ = true;
};

}  // namespace armature::bench
