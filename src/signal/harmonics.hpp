// Whole periods out of a stretch, and the harmonics its positions hold.
#pragma once

#include "signal/repair.hpp"

namespace armature::signal {

struct Folded {
  double start = 0;          ///< [s] of the first period used
  Eigen::Index samples = 0;  ///< K per period
  Eigen::Index rows = 0;     ///< rows of the stretch behind it
  double period = 0;
  Vector quantum;  ///< smallest step between neighbouring positions per joint: the encoder's, where there is one
  PeriodStatistics q;
  PeriodStatistics tau;
};

/// Cuts the transient, then takes as many whole periods as there are; nothing if fewer than two are left. A period
/// that is no whole number of samples is resampled to one.
[[nodiscard]] std::optional<Folded> fold_periods(const Stretch& stretch, const Period& period,
                                                 const SignalOptions& options);

struct Harmonics {
  std::vector<int> harmonics;
  std::string reason;
};
/// Lines whose amplitude noise or the encoder's steps alone would exceed in one of 10,000 cases, in any joint; or those
/// that were asked for. A quantised motion repeats its errors period by period, so that their scatter does not show
/// them.
[[nodiscard]] Harmonics find_harmonics(const Folded& folded, const SignalOptions& options);

}  // namespace armature::signal
