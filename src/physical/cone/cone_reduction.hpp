// A program in coordinates that separate what the data see from what they do not.
#pragma once

#include <Eigen/QR>
#include <optional>

#include "physical/cone/cone.hpp"

namespace armature::cone {

using Orthogonal = Eigen::CompleteOrthogonalDecomposition<Matrix>;

/// An orthonormal basis, n × n: the first rank columns span what the decomposed matrix sees, the others its kernel.
/// (Eigen 3.4's matrixZ() reads memory it never wrote when there is no kernel.)
[[nodiscard]] Matrix seen_then_kernel(const Orthogonal& factors);

/// x = origin + basis · y with y = (u, z): E x = e for every y, and ‖A x − a‖² = ‖u − target‖² + rest. z is invisible
/// to the data, so the small curvature of the barrier in z is never added to the large one of the data.
struct Reduction {
  Vector origin;
  Matrix basis;   ///< n × (rank + unseen)
  Vector target;  ///< rank
  double rest = 0;
  Vector linear;           ///< basisᵀ c
  double constant = 0;     ///< cᵀ origin
  Matrix map;              ///< all blocks stacked: packed change per y
  Vector offset;           ///< all blocks stacked at y = 0
  std::vector<int> begin;  ///< first row of each block, and the total
  Vector start;            ///< y of Program::start

  [[nodiscard]] int rank() const { return static_cast<int>(target.size()); }
  [[nodiscard]] int size() const { return static_cast<int>(basis.cols()); }
};

/// Nothing if the equalities contradict each other.
[[nodiscard]] std::optional<Reduction> reduce(const Program& program, double rank_tolerance);

}  // namespace armature::cone
