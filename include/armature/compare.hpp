// Compares two descriptions of one arm: kinematics, torques, base parameters.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "armature/robot.hpp"

namespace armature {

struct CompareOptions {
  /// Axes and tools are the same if directions [rad] and positions [m] differ by ≤ kinematic_tolerance.
  double kinematic_tolerance = 1e-6;
  /// Torques are the same if |tau_a − tau_b| ≤ torque_tolerance · max |tau_a|.
  double torque_tolerance = 1e-6;
  /// A direction of the regressor counts if its share exceeds rank_tolerance (columns scaled to length 1).
  double rank_tolerance = 1e-8;
  int states = 20;  ///< random states compared
  std::uint64_t seed = 1;
};

/// One difference between the two descriptions.
struct RobotDifference {
  enum class Aspect { Joints, Axes, Tool, Gravity, Torques, BaseSet, Limits, Placement, Names };
  Aspect aspect = Aspect::Joints;
  std::string where;      ///< "joint 3 (elbow / joint3)"
  std::string message;    ///< the value in a and the value in b
  bool essential = true;  ///< false: does not change how the arm moves or what its torques are (names, limits, place)
  bool operator==(const RobotDifference&) const = default;
};

[[nodiscard]] const char* to_string(RobotDifference::Aspect aspect);

/// What was compared and what came out.
struct RobotComparison {
  std::vector<RobotDifference> differences;  ///< essential ones first, each kind in joint order
  double kinematic_error = -1;               ///< worst over states, axes and tool [rad or m]; −1: not compared
  std::optional<double> torque_error;        ///< worst relative difference; nothing without inertias on both sides
  int rank_a = -1;                           ///< base parameters of the inertial model of a
  int rank_b = -1;
  int rank_together = -1;  ///< of both side by side; equal to both if they span the same torques
  int states = 0;

  /// No essential difference.
  [[nodiscard]] bool same() const;
  /// One line: "same arm: kinematics to 2.1e-16, torques to 4.0e-15, 43 base parameters on both sides".
  [[nodiscard]] std::string brief() const;
  /// A page: the brief line and every difference.
  [[nodiscard]] std::string full() const;
};

/// Compares where every joint's axis and the tool are in the world, the torques of the nominal inertias, and the space
/// of torques the inertial parameters span, at random states. Gravity of 9.81 and of 9.80665 m/s² are different: the
/// torques are. Frames inside the links may differ: they are a choice,
/// not a property of the arm. Joints are matched by name where both robots have the same names, else by order.
[[nodiscard]] RobotComparison compare_robots(const Robot& a, const Robot& b, const CompareOptions& options = {});

}  // namespace armature
