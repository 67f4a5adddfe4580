// The equations behind drive gains, reduced to triangles: Gauss–Newton never touches the samples.
#pragma once

#include <vector>

#include "armature/gains.hpp"
#include "estimate/blocks.hpp"

namespace armature {

/// All runs with one load: what they say, and how their base parameters follow from the linear unknowns.
struct GainGroup {
  Information information;  ///< of the signal times the starting gain
  const GainRuns* runs = nullptr;
  Matrix map;     ///< b × linear unknowns
  Vector offset;  ///< b: beta = offset + map · u
  Vector sigma;   ///< noise per joint [N·m]
};

/// Unknowns: u (robot, loads, changes of friction), then x = log of gain over starting gain.
struct GainProblem {
  const TorqueModel* model = nullptr;
  const BaseMap* base = nullptr;
  std::vector<GainGroup> groups;
  std::vector<int> load_at;  ///< first unknown of each load, in the order of the loaded groups
  std::vector<int> mass_at;  ///< its weighing error in deviations
  int linear = 0;            ///< length of u
  Matrix prior_rows;         ///< prior_rows · u = prior_target, each with deviation 1
  Vector prior_target;
  Vector start;        ///< gains where the search begins
  Vector x_mean;       ///< what is believed of x beforehand
  Vector x_deviation;  ///< and how firmly

  [[nodiscard]] int joints() const { return static_cast<int>(start.size()); }
  [[nodiscard]] int size() const { return linear + joints(); }
};

/// Where the search is.
struct GainPoint {
  Vector u, x;
};

/// Base parameters of a group.
[[nodiscard]] Vector beta_of(const GainGroup& group, const Vector& u);

/// Rows of one joint in one group: Jacobian = factor · inner, with the residual beside it.
///   inner = exp(−x_j) [map, −beta e_jᵀ](columns of joint j)
[[nodiscard]] Matrix inner_jacobian(const GainProblem& problem, const GainGroup& group, int joint, const GainPoint& at);

/// Everything stacked: rows of unit variance.
struct GainRows {
  Matrix jacobian;
  Vector residual;  ///< measured less predicted
};
[[nodiscard]] GainRows stacked_rows(const GainProblem& problem, const GainPoint& at);

/// Σ residual² / sigma² with the priors.
[[nodiscard]] double gain_cost(const GainProblem& problem, const GainPoint& at);

/// Noise per group and joint from what the fit leaves.
void update_noise(GainProblem& problem, const GainPoint& at);

/// After Gautier and Briot (2014): the signals with their unknown gains, the robot and the known load are columns of
/// one matrix whose null vector is sought, by total least squares in the columns that have noise (Golub, Hoffman and
/// Stewart 1987). Gains over starting gains; NaN where there is none.
[[nodiscard]] Vector total_least_squares_gains(const GainProblem& problem);

}  // namespace armature
