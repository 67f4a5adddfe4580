// Several columns at once through the equations of smoother.hpp; see smoother_kernel.inl.
#pragma once

#include <cstddef>

namespace armature::smoothing {

inline constexpr int kMostLanes = 8;

/// lanes() columns over the same stamps. All in the unit T of each column; the noise of a sample of weight 1 has
/// variance 1.
struct Batch {
  std::ptrdiff_t rows = 0;
  const double* time = nullptr;      ///< [s]
  const double* y = nullptr;         ///< rows × lanes
  const double* weight = nullptr;    ///< rows × lanes, square roots of the weights; nullptr: 1
  double time_constant[kMostLanes];  ///< T [s]
  double ratio[kMostLanes];          ///< h / T: density of the drive
};

/// What the samples say about the batch's numbers: the sum of squares that no state explains, and log |det| of the
/// factor of the information.
struct Evidence {
  double rest[kMostLanes];
  double log_det[kMostLanes];
};

/// Who takes smoothed rows, some at a time, the last rows first: means of the first four entries of the state (0 beyond
/// the order) and variances of the first three, rows × 4 × lanes and rows × 3 × lanes, in the unit T.
struct Sink {
  void* self = nullptr;
  void (*take)(void* self, std::ptrdiff_t first, std::ptrdiff_t rows, const double* mean,
               const double* variance) = nullptr;  ///< nullptr: they are not needed
};

/// What one instruction set computes with.
struct SmootherKernels {
  int lanes = 0;  ///< columns per call
  void (*evidence)(int order, const Batch& batch, std::ptrdiff_t marked, Evidence& all, Evidence& first) = nullptr;
  void (*smooth)(int order, const Batch& batch, const Sink& sink, double* drive) = nullptr;
};
/// "avx512", "avx2" or "sse2"; nullptr where this processor or build does not have it.
[[nodiscard]] const SmootherKernels* find_smoother_kernels(const char* name);

/// Columns per call of the widest kernels that this processor has.
[[nodiscard]] int lanes();

/// After all rows, and after the first `marked` ones.
void evidence(int order, const Batch& batch, std::ptrdiff_t marked, Evidence& all, Evidence& first);

/// `drive`, where it is asked for: Σ over the steps of E|w|² of the normalised drive w (order numbers per step).
void smooth(int order, const Batch& batch, const Sink& sink, double* drive);

}  // namespace armature::smoothing
