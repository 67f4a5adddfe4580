// How long the rest of some work takes, at the pace so far.
#pragma once

#include <chrono>

namespace armature {

class Pace {
 public:
  /// [s] when this share of the whole is done; −1, not known, before anything is.
  [[nodiscard]] double left_s(double share) const {
    if (!(share > 0)) return -1;
    const double used = std::chrono::duration<double>(std::chrono::steady_clock::now() - begin_).count();
    return used * (1 - share) / share;
  }

 private:
  std::chrono::steady_clock::time_point begin_ = std::chrono::steady_clock::now();
};

}  // namespace armature
