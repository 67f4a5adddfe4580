// How many cases a test tries: a share by default, ARMATURE_SWEEP times as many in `./dev sweep`.
#pragma once

#include <algorithm>
#include <cstdlib>

namespace armature::testing {

inline double sweep_factor() {
  const char* text = std::getenv("ARMATURE_SWEEP");
  return text != nullptr ? std::max(1.0, std::atof(text)) : 1.0;
}

/// Runs of a statistic, whose bounds hold for this many or more.
inline int sweep(int runs) { return static_cast<int>(runs * sweep_factor()); }

/// Cases that are each right or wrong alone: sanitizers, which run ten times slower, take an eighth of them.
inline int cases(int count) {
#if defined(ARMATURE_SANITIZED)
  return std::max(1, sweep(count) / 8);
#else
  return sweep(count);
#endif
}

}  // namespace armature::testing
