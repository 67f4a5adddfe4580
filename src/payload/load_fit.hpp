// The fit behind a payload estimate: load, robot, friction and, if need be, gravity's direction together.
#pragma once

#include <string>
#include <vector>

#include "armature/base.hpp"
#include "armature/payload.hpp"
#include "payload/load_noise.hpp"
#include "payload/load_solve.hpp"

namespace armature {

/// Everything about the robot that the load's equations need.
struct LoadProblem {
  TorqueModel model;
  BaseMap base;
  Frame frame;
  Matrix a;  ///< b × 10: what ten load numbers in the frame add to beta
  Matrix f;  ///< b × count: what a change of friction adds
  std::vector<std::string> friction_names;
  /// Joints that do not move in any recording. Dry friction holds them with any torque up to its size, so their torque
  /// does not determine a load that is lighter than that.
  std::vector<bool> standing;

  /// Which rows count: samples × n, 1 or 0. A joint with dry friction counts while it moves. Empty: all, also where no
  /// joint moves at all and nothing else would be left.
  [[nodiscard]] Matrix weights(const Motion& motion) const;
};

/// What the robot is believed to be before the load: beta ± its covariance, or exactly nothing where a bare run was
/// subtracted.
struct KnownRobot {
  Vector beta;
  Matrix prior;         ///< rows whiten beta's error; none: beta is exact
  Vector pi;            ///< standard parameters with this beta, for gravity that the model does not know of
  Matrix by_gain = {};  ///< b × n: how beta moves with errors of the drive gains; empty: it does not
  /// The joints' torque scales disagree. The error of beta that comes with it is in the prior.
  bool scales_disagree = false;
};

struct LoadFit {
  LoadSolution solution;
  Vector beta, sigma;
  Vector residual;   ///< RMS per joint [N·m]
  Vector inflation;  ///< samples per effective sample, per joint
  LoadFreedom freedom;
  Matrix by_gain;  ///< 10 × n: how the load moves with relative errors of the drive gains; empty: not known
  /// 10 × n: how the load moves when its own torque in one joint is off by a part; empty: the scales agree.
  Matrix by_scale;
  bool tilt_freed = false;
  Eigen::Vector2d tilt = Eigen::Vector2d::Zero(), tilt_sigma = Eigen::Vector2d::Zero();  ///< [rad]
};

/// Weights from the residuals, correlated residuals counted as the fewer samples they are worth, and Gauss–Newton steps
/// on the tilt of gravity where it is free.
[[nodiscard]] Result<LoadFit> fit_load(const LoadProblem& problem, const KnownRobot& known,
                                       const std::vector<Samples>& parts, PayloadOptions::Mounting mounting);

}  // namespace armature
