// The ten numbers of a load from linear equations in which much else is unknown too.
#pragma once

#include "armature/inertia.hpp"

namespace armature {

/// Columns scaled to norm 1 that add less than this to others are no new direction.
inline constexpr double kLoadRank = 1e-9;

struct LoadSolution {
  Vector10 load;
  Matrix covariance;  ///< 10 × 10
  Matrix factor;      ///< 10 × 10: ‖factor · load − target‖² is what the data say of the load alone
  Vector target;
  Vector others;  ///< the other unknowns
  Matrix offset;  ///< 10 × k: what a unit of each further right-hand side adds to target
  Matrix left;    ///< (1 + k) × (1 + k): scalar products of what no unknown explains, of rhs and the further ones
};

/// min ‖others_columns · x + load_columns · load − rhs.col(0)‖². The others are eliminated by their own orthogonal
/// factor, so that unknowns among them which nothing determines cost the load nothing. A direction of the load that no
/// row sees gets a deviation of 1e6 in its own unit and the smallest value. Further columns of rhs are only reduced.
[[nodiscard]] LoadSolution solve_load(Matrix others_columns, const Matrix& load_columns, const Matrix& rhs);

/// The same with the k further right-hand sides as unknowns too: rhs.col(0) − Σ theta_i · rhs.col(i). `left` is the
/// matrix of all that the first solution left unexplained, samples included. Fills theta and its covariance.
struct FreedSolution {
  LoadSolution load;
  Vector theta;
  Matrix theta_covariance;
  double gain = 0;  ///< by how much the cost falls [noise variances]: χ² with k degrees of freedom if theta is 0
};
[[nodiscard]] FreedSolution free_offsets(const LoadSolution& solution, const Matrix& left);

}  // namespace armature
