// A spec made ready for the search: columns, unknowns, constraints.
#pragma once

#include <memory>
#include <vector>

#include "armature/design.hpp"
#include "design/criterion/criterion.hpp"
#include "design/criterion/fourier_basis.hpp"
#include "design/search/interior_point.hpp"

namespace armature::design {

/// Limits of the spec: the robot's, replaced and scaled as it says.
[[nodiscard]] std::vector<JointLimits> effective_limits(const Robot& robot, const DesignSpec& spec);
/// The spec's home, the robot's, or, where neither gives one, zero moved to a tenth of the range inside each limit.
[[nodiscard]] Vector effective_home(const Robot& robot, const DesignSpec& spec);
/// States anywhere within the limits: what a model is asked for when no motions are given. A joint that
/// turns without end is asked for one turn; joints without a limit of acceleration reach their speed within a quarter
/// of a period of the highest harmonic.
[[nodiscard]] Motion states_within(const std::vector<JointLimits>& limits, const DesignSpec& spec);
/// Variance of each joint's torque as the spec says it; empty: 1.
[[nodiscard]] Vector effective_noise(const Robot& robot, const DesignSpec& spec);

/// Limits that keep frames on the free side of every half-space (the floor): the tool's, and of every body whose shape
/// is not fully known, its own and those on it. Frames that are not on the free side at home are left out.
[[nodiscard]] std::vector<FrameLimit> frames_above(const Robot& robot, const std::vector<Obstacle>& obstacles,
                                                   const Vector& home);

/// What the criterion observes, and how many leading columns count (0: all).
struct Columns {
  TorqueModel model;
  Matrix selection;  ///< p × b
  int interest = 0;
  std::optional<BaseMap> base;  ///< where the columns are base columns
};
[[nodiscard]] Result<Columns> observed_columns(const Robot& robot, const DesignSpec& spec);

/// A motion judged without any smoothing.
struct TrueCriterion {
  CriterionValues values;
  double objective = kInfinity;  ///< what was asked for (not its logarithm)
};

/// Room that the search keeps to limits which it knows only at samples or, for a box of robots, roughly; what a
/// certificate refuses gets more of it (Search::refine).
struct Room {
  Vector torque;                     ///< share of each joint's effort that may be used; empty: all of it
  double power = 1, tool_speed = 1;  ///< shares
  double space = 0;                  ///< more distance than usual [m]
};

/// Everything a search needs; immutable, shared by threads.
struct Problem {
  Robot robot;
  DesignSpec spec;
  TorqueModel model;
  Observation observation;
  Objective objective;
  std::vector<JointLimits> limits;
  MotionMap map;
  CertificateSpec certificate;
  Matrix prediction;  ///< V of Objective::VOptimal over all observed columns; empty where it is not asked for
  Room room;

  [[nodiscard]] FourierSeries series(const Vector& x) const;
  /// The constraints of the search; every thread makes its own. `rounding` as in AmplitudeLimits.
  [[nodiscard]] std::vector<std::unique_ptr<ConstraintSet>> constraints(double rounding) const;
  /// Singular values and log det on `criterion_samples` samples with true sign(v).
  [[nodiscard]] TrueCriterion criterion(const Vector& x) const;
  /// The same within 1e-5, from the information matrix where that has the digits: for comparing candidates.
  [[nodiscard]] TrueCriterion quick_criterion(const Vector& x) const;
};
/// All slacks s(x), set after set.
[[nodiscard]] Vector slacks(const std::vector<std::unique_ptr<ConstraintSet>>& sets, const Vector& x);
[[nodiscard]] Result<Problem> make_problem(const Robot& robot, const DesignSpec& spec);

}  // namespace armature::design
