// One telling of a recording: the least squares behind its likelihood.
#pragma once

#include "armature/dynamics.hpp"
#include "armature/stories.hpp"

namespace armature::signal {

/// Motion and torque in short windows: the mean torque of each, and the motion at `rows` of its instants. Torque and
/// regressor are averaged alike, so that noise becomes small and nothing is biased.
struct Witness {
  Motion motion;  ///< windows · rows
  Matrix tau;     ///< windows
  Eigen::Index rows = 1;

  [[nodiscard]] Eigen::Index windows() const { return tau.rows(); }
  /// Means of the rows of each window.
  [[nodiscard]] Matrix mean(const Matrix& values) const;
};
[[nodiscard]] Witness make_witness(const Samples& samples, Eigen::Index windows);

/// A witness under a story.
[[nodiscard]] Witness retold(const StoryChange& change, const Robot& robot, const Witness& witness);

/// The robot with friction, Stribeck friction, offsets and rotors: what any arm may have and no story may be told for.
[[nodiscard]] TorqueModel rich_model(const Robot& robot);

/// What is believed of the bodies: nominal ± size · trust.
struct NominalBelief {
  Vector mean, weight;  ///< weight = 1 / deviation², 0: nothing is believed
};
[[nodiscard]] NominalBelief nominal_belief(const TorqueModel& model, double trust);

/// One column per further number of a story and joint: windows × k each.
using FurtherColumns = std::vector<Matrix>;

struct TellingFit {
  Vector pi;
  Vector theta;         ///< of the further columns
  Matrix covariance;    ///< of theta, if every window were worth one independent value
  Vector sigma;         ///< residual deviation per joint
  double belief = 0;    ///< ‖(pi − nominal) / size‖²
  double relative = 1;  ///< ‖tau − Y pi‖ / ‖tau‖, joints in units of their own RMS torque
  double total = 1;     ///< ‖residual‖ / ‖tau‖ over all joints: what people are told
  Matrix residual;      ///< windows × n
};

/// Least squares with these noise deviations per joint, then with those it leaves, `rounds` times.
[[nodiscard]] TellingFit fit_telling(const TorqueModel& model, const Witness& witness, const NominalBelief& belief,
                                     Vector sigma, int rounds, const FurtherColumns& further = {});

/// What each further column alone would bring: the square of its number in deviations, if every window were worth one
/// independent value.
[[nodiscard]] Vector score_columns(const TorqueModel& model, const Witness& witness, const NominalBelief& belief,
                                   const Vector& sigma, const FurtherColumns& further);

/// ‖residual / sigma‖² and what the belief costs, for the best parameters where all believed bodies are this many times
/// as heavy, for each factor.
[[nodiscard]] Vector costs_of_scaled_bodies(const TorqueModel& model, const Witness& witness,
                                            const NominalBelief& belief, const Vector& sigma, const Vector& factors);

/// How many windows each independent value of a joint's residual is worth, at least 1.
[[nodiscard]] Vector window_memory(const Matrix& residual, double periods);

}  // namespace armature::signal
