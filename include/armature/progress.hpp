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

/// Passed to every job. Each function may be empty. Work that is asked to stop returns the best it has, marked so.
struct Progress {
  std::function<void(const ProgressStep&)> report = {};
  std::function<bool()> stop_requested = {};
  /// Called once a stop would give something: from then on the work looks at stop_requested several times a second.
  /// Until then it can be ended at any moment and leaves nothing behind.
  std::function<void()> best_so_far = {};

  void tell(const ProgressStep& step) const {
    if (report) report(step);
  }
  [[nodiscard]] bool stopping() const { return stop_requested && stop_requested(); }
  /// There is something to give when the work is asked to stop.
  void has_best() const {
    if (best_so_far) best_so_far();
  }

  /// For a part of the work: its shares 0 … 1 are `begin` … `end` of this one. Its estimates of the time that is left
  /// are about the part and not passed on.
  [[nodiscard]] Progress part(double begin, double end) const;
  /// Fills in how much time is left, at the pace since this call, wherever a share is told without it.
  [[nodiscard]] Progress paced() const;
};

}  // namespace armature
