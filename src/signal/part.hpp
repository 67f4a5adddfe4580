// Motion and torque of one stretch of a recording, and the two ways that need an even grid.
#pragma once

#include "armature/signal.hpp"
#include "signal/repair.hpp"

namespace armature::signal {

/// Samples of one stretch, before they are joined.
struct Part {
  Vector time;
  Motion motion;
  Matrix tau;
  double rate = 0;
  double noise_gain = 1;
  std::optional<PeriodStatistics> torque_statistics;
  std::vector<Eigen::Index> starts = {0};
  Matrix v_deviation, a_deviation;  ///< of the estimated motion; empty where not known
  Motion error;                     ///< a draw of its error; empty where not known
  std::optional<Multisine> series;  ///< of averaged periods; its time starts with the part
};

/// start, start + 1/rate, …
[[nodiscard]] Vector even_times(double start, double rate, Eigen::Index count);

/// Zero-phase low-pass, then differences; says what it did.
[[nodiscard]] Part low_pass(const Stretch& stretch, const SignalOptions& options, Samples& samples, Ledger& ledger);

/// Velocity and acceleration of the log where it has them, else differences.
[[nodiscard]] Part as_recorded(const Stretch& stretch, const SignalOptions& options, Ledger& ledger);

}  // namespace armature::signal
