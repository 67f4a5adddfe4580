// Four columns at once through the equations of smoother.hpp; see smoother_kernel.inl.
#pragma once

#include <cstddef>

namespace armature::smoothing {

inline constexpr int kLanes = 4;

/// Four columns over the same stamps. All in the unit T of each column; the noise of a sample of weight 1 has
/// variance 1.
struct Batch {
  std::ptrdiff_t rows = 0;
  const double* time = nullptr;    ///< [s]
  const double* y = nullptr;       ///< rows × kLanes
  const double* weight = nullptr;  ///< rows × kLanes, square roots of the weights; nullptr: 1
  double time_constant[kLanes];    ///< T [s]
  double ratio[kLanes];            ///< h / T: density of the drive
};

/// What the samples say about the batch's numbers: the sum of squares that no state explains, and log |det| of the
/// factor of the information.
struct Evidence {
  double rest[kLanes];
  double log_det[kLanes];
};

/// After all rows, and after the first `marked` ones.
void evidence(int order, const Batch& batch, std::ptrdiff_t marked, Evidence& all, Evidence& first);

/// Means of the first four entries of the state (0 beyond the order) and variances of the first three, rows × 4 ×
/// kLanes and rows × 3 × kLanes, in the unit T. `drive`: Σ over the steps of E|w|² of the normalised drive w (order
/// numbers per step).
void smooth(int order, const Batch& batch, double* mean, double* variance, double* drive);

}  // namespace armature::smoothing
