// Would you trust it? Predicted against measured torque on motions the model has not seen.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "armature/model.hpp"
#include "armature/near_rest.hpp"
#include "armature/samples.hpp"

namespace armature {

/// Samples of one motion, with its name in the report.
struct NamedSamples {
  std::string name;
  Samples samples;
};

/// How one joint was predicted.
///   rms = sqrt(mean (tau − tau_hat)²),   relative = ‖tau − tau_hat‖ / ‖tau‖
struct JointScore {
  double rms = 0;  ///< [N·m or N]
  double relative = 0;
  double worst = 0;       ///< largest |tau − tau_hat|
  double worst_time = 0;  ///< [s]
  double spread = 0;      ///< standard deviation of the measured torque, what a constant would leave
};

/// One parameter set on one motion.
struct MotionScore {
  std::string motion;
  Eigen::Index samples = 0;
  Eigen::Index left_out = 0;  ///< torques of joints at rest, of samples × joints
  std::vector<JointScore> joints;
  double total = 0;     ///< sum of the joints' RMS, the papers' "Total" [N·m]
  double relative = 0;  ///< over all joints
  double band = 0;      ///< [Hz] that the motion's torque fills (torque_band.hpp)
  double in_band = 0;   ///< relative error below it
};

enum class Trust {
  Explained = 0,  ///< the model predicts down to the noise of the measurement
  Good = 1,       ///< small errors that are not noise: fit for control, collision detection and simulation
  Rough = 2,      ///< the large effects are right
  Bad = 3,        ///< not a model of this robot, or not of these data
};

[[nodiscard]] const char* to_string(Trust trust);

struct ValidateOptions {
  std::vector<ParameterSet> sets;  ///< empty: every set the model has, nominal last
  /// A joint is explained while rms ≤ explained_ratio · noise.
  double explained_ratio = 1.1;
  /// A joint is good while rms ≤ good_share · spread of its torque, rough while rms ≤ rough_share · spread.
  double good_share = 0.10;
  /// … or while rms ≤ good_ratio · noise: where a joint hardly feels any torque, its spread is no yardstick.
  double good_ratio = 3;
  double rough_share = 0.35;
  /// … or while rms ≤ small_share · effort limit: a wrist that hardly feels the motion is left with its friction, and a
  /// share of almost nothing is no reason to give up the model.
  double small_share = 0.01;
  /// A joint is not judged while it is slower than this share of its top speed and the model has dry friction, whose
  /// direction is not known then (near_rest.hpp): the rows that identify() leaves out too. 0: judged always.
  double standstill = kNearRest;
};

/// A joint's verdict over all motions.
struct JointTrust {
  std::string joint;
  Trust trust = Trust::Bad;
  double noise = 0;   ///< [N·m]; 0 if unknown
  double rms = 0;     ///< of the best set over all motions
  std::string words;  ///< "error 0.31 N·m, noise 0.30 N·m: at the noise floor"
};

struct Validation {
  std::vector<std::string> joints;
  std::vector<ParameterSet> sets;
  std::vector<std::vector<MotionScore>> scores;  ///< [set][motion]
  ParameterSet judged = ParameterSet::Base;      ///< the set the verdict is about
  std::vector<JointTrust> verdicts;
  Trust trust = Trust::Bad;  ///< the worst joint's
  std::string conclusion;    ///< what the parameters predict, and the worst joint
  std::string advice;        ///< the next step: about the worst joint, where it is to look at one
  std::string words;         ///< trust, conclusion and advice in one line

  /// The least trusted joint; among equals the one with the largest error. Needs at least one joint.
  [[nodiscard]] const JointTrust& worst_joint() const;
  /// The score of one set; null if it was not judged.
  [[nodiscard]] const std::vector<MotionScore>* find(ParameterSet set) const;
  [[nodiscard]] std::string brief() const { return words; }
  /// One column per set and motion, one row per joint, as Stürz 2017 Table 4 and Xu 2020 Table 8.
  [[nodiscard]] std::string full() const;
};

/// Scores every set on every motion and gives a verdict. Refuses motions of other joints.
[[nodiscard]] Result<Validation> validate(const IdentifiedModel& model, const std::vector<NamedSamples>& motions,
                                          const ValidateOptions& options = {});

/// Scores of one set of standard parameters; what validate() does per set.
[[nodiscard]] MotionScore score(const TorqueModel& model, const Vector& pi, const std::string& name,
                                const Samples& samples, double standstill = 0);

/// Base parameters fitted without one motion, scored on that motion: [motion].
[[nodiscard]] Result<std::vector<MotionScore>> leave_one_out(const TorqueModel& model,
                                                             const std::vector<NamedSamples>& motions);
/// The same over `folds` blocks of consecutive samples of all motions.
[[nodiscard]] Result<std::vector<MotionScore>> cross_validate(const TorqueModel& model,
                                                              const std::vector<NamedSamples>& motions, int folds = 5);

}  // namespace armature
