// Checks a recording before anything is computed from it.
//
// Nothing is repaired here: a finding tells what is wrong, where, and what to do.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "armature/dynamics.hpp"
#include "armature/progress.hpp"
#include "armature/recording.hpp"
#include "armature/signal.hpp"
#include "armature/stories.hpp"

namespace armature {

enum class QualitySeverity {
  Note,     ///< worth knowing; handled, and counted in the ledger
  Warning,  ///< results get worse
  Problem,  ///< results would be wrong
};

enum class QualityKind {
  // values
  MissingValues,
  Stuck,
  StillJoint,
  Spikes,
  Saturation,
  Quantisation,
  // time
  Jitter,
  DroppedSamples,
  RepeatedStamps,
  BackwardStamps,
  Gap,
  ClockDrift,
  CoarseStamps,
  Delay,
  LowRate,
  // meaning
  SwappedJoints,
  WrapAround,
  Degrees,
  ReversedJoint,
  GravityRemoved,
  TorqueScale,
  TorqueOffset,
  PositionOffset,
  CurrentForTorque,
  MissingJoint,
  MissingTorque,
  WrongMounting,
  WrongTool,
  UnclearCause,
  WrongRobot,
  OutsideLimits,
  VelocityMismatch,
  CommandedMotion,
  // what was found in the motion
  PeriodFound,
  Transient,
  NoMotion,
};
/// "swapped joints", "wrap-around", ….
[[nodiscard]] const char* to_string(QualityKind kind);
[[nodiscard]] const char* to_string(QualitySeverity severity);

struct QualityFinding {
  QualityKind kind = QualityKind::MissingValues;
  QualitySeverity severity = QualitySeverity::Note;
  std::string joint;    ///< empty: the whole recording
  std::string message;  ///< what, with numbers and place
  std::string advice;   ///< what to do
  double value = 0;     ///< the number behind it, in the message's unit
};

struct QualityOptions {
  int samples = 400;           ///< instants at which the dynamic model is fitted
  bool check_dynamics = true;  ///< fit the robot's model and its alternatives
  double acceptable = 0.25;    ///< a relative residual above this does not fit the robot
  SignalOptions signal;        ///< how motion is made for the fit
  StoryOptions stories;        ///< how sure a cause must be before it is named
  /// Causes are looked for only where the robot's equations leave more than this share of the torque; 0: always. The
  /// search takes most of the time of a short log.
  double suspicious = 0;
  const Samples* prepared = nullptr;  ///< the recording as the fit has it: the witness, instead of a preparation anew
};

struct QualityReport {
  std::vector<QualityFinding> findings;  ///< problems first
  double rate = 0;                       ///< [Hz] median
  double jitter = 0;                     ///< standard deviation of the step over its median
  double duration = 0;                   ///< [s]
  Period period;
  /// ‖tau − Y pi‖ / ‖tau‖ of the best parameters of this robot with friction, offset and rotors; −1 where not computed.
  double residual = -1;
  Stories stories;  ///< what explains the log better than taking it literally, where the dynamics were checked
  std::string source;
  std::string ledger;

  /// No finding is a Problem.
  [[nodiscard]] bool usable() const;
  [[nodiscard]] bool has(QualityKind kind) const;
  /// One line.
  [[nodiscard]] std::string brief() const;
  /// A page.
  [[nodiscard]] std::string full() const;
};

/// Checks values, time and meaning. Gravity and inertia of the robot distinguish swapped joints, reversed signs,
/// degrees, removed gravity, another mounting, another zero, one joint's gain and another robot: each is a story with
/// its likelihood (stories.hpp). A cause is named where the likelihood separates it from the others; else the
/// candidates are listed. The fix is proposed, not applied.
/// Asked to stop, it gives what was found until then.
[[nodiscard]] QualityReport check_quality(const Recording& recording, const Robot& robot,
                                          const QualityOptions& options = {}, const Progress& progress = {});

}  // namespace armature
