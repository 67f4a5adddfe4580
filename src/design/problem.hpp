// A spec made ready for the search: columns, unknowns, constraints.
#pragma once

#include <memory>
#include <vector>

#include "armature/design.hpp"
#include "design/criterion.hpp"
#include "design/fourier_basis.hpp"
#include "design/interior_point.hpp"

namespace armature::design {

/// Limits of the spec: the robot's, replaced and scaled as it says.
[[nodiscard]] std::vector<JointLimits> effective_limits(const Robot& robot, const DesignSpec& spec);
[[nodiscard]] Vector effective_home(const Robot& robot, const DesignSpec& spec);

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

  [[nodiscard]] FourierSeries series(const Vector& x) const;
  /// The constraints of the search; every thread makes its own. `rounding` as in AmplitudeLimits.
  [[nodiscard]] std::vector<std::unique_ptr<ConstraintSet>> constraints(double rounding) const;
  /// Singular values and log det on `criterion_samples` samples with true sign(v).
  [[nodiscard]] TrueCriterion criterion(const Vector& x) const;
};
[[nodiscard]] Result<Problem> make_problem(const Robot& robot, const DesignSpec& spec);

}  // namespace armature::design
