// Progress of long computations, and how to stop them.
#pragma once

#include <functional>
#include <string>

namespace armature {

/// Where long work is.
struct ProgressStep {
  std::string stage;    ///< "searching", "rehearsing", "reading wrist.csv"
  double share = -1;    ///< 0 … 1 of the whole; −1: not known
  double left_s = -1;   ///< estimate of the time that is left [s]; −1: not known
  std::string message;  ///< a number worth seeing on the way: "condition 61.2"; may be empty
  /// JSON for a program that watches, a few kB: of a search, the best motion so far as {"period_s", "q": [joint][k]},
  /// evenly in time. Not certified. May be empty.
  std::string data = {};
};

/// Passed to every job. Both functions may be empty. Work that is asked to stop returns the best it has, marked so.
struct Progress {
  std::function<void(const ProgressStep&)> report = {};
  std::function<bool()> stop_requested = {};

  void tell(const ProgressStep& step) const {
    if (report) report(step);
  }
  [[nodiscard]] bool stopping() const { return stop_requested && stop_requested(); }
};

}  // namespace armature
