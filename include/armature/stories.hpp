// What the log does not say: mounting, zeros, gains, exchanged or reversed joints, degrees, gravity that a controller
// removed, another tool. Each is a story that may explain the recording better than the recording taken at its word.
//
//   log-likelihood of a story = −½ Σ_j n_j log(RSS_j) − ½ ‖(pi − nominal) / size‖² − ½ k log n,
//
// RSS_j is what the robot's equations leave of joint j's torque when the story is told and its k numbers and all
// parameters are at their best, n_j how many independent values the residual is worth. The nominal bodies are believed
// to about their own size: nothing beside data, and enough to tell gravity upwards from gravity downwards.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "armature/recording.hpp"
#include "armature/robot.hpp"
#include "armature/samples.hpp"

namespace armature {

enum class StoryKind {
  Gain,            ///< one joint's torque has another scale, or all have
  Mounting,        ///< gravity points elsewhere in the base
  JointZero,       ///< one joint's zero is elsewhere
  Tool,            ///< the last body is not the robot file's
  Exchanged,       ///< two joints' columns are exchanged
  Reversed,        ///< signs
  Degrees,         ///< positions in degrees
  GravityRemoved,  ///< the torques do not hold gravity
};
[[nodiscard]] const char* to_string(StoryKind kind);

/// What a story changes in the log and in the robot. Joint j of the truth is column q_from[j] of the log, and so on.
struct StoryChange {
  std::vector<int> q_from, tau_from;    ///< empty: as they are
  Vector q_scale, q_offset, tau_scale;  ///< per joint, empty: 1, 0 and 1; offset [rad or m], added after the scale
  std::optional<Vector3> gravity;       ///< in the world [m/s²]
  bool add_nominal_gravity = false;     ///< the robot file's own gravity torque is added to the log's

  /// tau and motion as the story has them; joints must be in the robot's order.
  void apply(const Robot& robot, Motion& motion, Matrix& tau) const;
  void apply(const Robot& robot, Recording& recording) const;
  void apply(Robot& robot) const;
};

struct Story {
  std::string name;  ///< what `--accept` takes: "gain:joint3", "mounting", "swap:joint1,joint2"
  StoryKind kind = StoryKind::Gain;
  std::string joint;         ///< whom it is about; empty: the whole arm
  std::string words;         ///< "the torque of joint3 is 1.10 (± 0.01) times what the other joints say"
  std::string advice;        ///< what to do about it
  Vector values, deviation;  ///< its numbers; Mounting: two turns of gravity [rad]; JointZero: [rad]; Gain: factor − 1
  double gain = 0;           ///< twice the log-likelihood over the recording's own word
  double residual = 0;       ///< ‖tau − Y pi‖ / ‖tau‖ when it is told
  bool matters = true;       ///< its numbers are large enough to be worth telling
  StoryChange change;
};

/// How sure a story must be before it is told.
struct StoryOptions {
  Eigen::Index windows = 1200;  ///< instants that are looked at
  /// 2 log of the likelihood ratio to the recording's own word: by chance in 1 of 20,000 recordings for one number.
  double sure = 20;
  /// … to the next story of another kind: below it both are candidates.
  double separate = 10;
  double least_gain = 0.06;        ///< a scale within this of 1 is what drives are usually known to
  double least_common_gain = 1.3;  ///< of all torques: within this factor the masses of robot files may be off
  double least_angle = 0.0174533;  ///< [rad] of a tilt or a zero: 1°
  double least_tool_share = 0.05;  ///< of the arm's mass
  double periods = 1;              ///< how often the recording repeats itself: repeated errors are no new evidence
};

/// What was found: the stories that beat the recording's own word, best first.
struct Stories {
  std::vector<Story> told;
  double residual = 1;     ///< of the recording as it is
  bool separated = false;  ///< the first one is named: no other comes near
  /// What the robot file contradicts, a tool or a scale of all torques, once the first one is applied.
  std::optional<Story> beside;
  /// The first one and those within StoryOptions::separate of it.
  [[nodiscard]] std::vector<Story> candidates(double separate) const;
  [[nodiscard]] const Story* find(const std::string& name) const;
};

[[nodiscard]] Stories find_stories(const Samples& samples, const Robot& robot, const StoryOptions& options = {});

/// Gravity's direction as these samples show it, whether or not it differs from the robot's.
[[nodiscard]] Story estimate_mounting(const Samples& samples, const Robot& robot, const StoryOptions& options = {});

}  // namespace armature
