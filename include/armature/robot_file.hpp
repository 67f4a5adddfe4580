// Robots from files and to files: URDF (also as xacro), MJCF, SDF and Armature's robot file in YAML. The formats:
// docs/robot_file.md.
//
//   parse_robot_yaml(write_robot_yaml(robot)) == robot               bit for bit
//   parse_urdf(write_urdf(robot)) ≈ robot                            poses and inertias to rounding, the rest exactly
//
// Readers are strict: what they do not understand they refuse with file, line, element and remedy. They never guess.
// From text alone no other file is opened; read_robot reads what the file names: meshes, parts of a xacro or an MJCF.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "armature/error.hpp"
#include "armature/lint.hpp"
#include "armature/robot.hpp"

namespace armature {

/// A robot and what is worth knowing about its description.
struct RobotReading {
  Robot robot;
  std::string source;             ///< "catalogue" or the path
  std::vector<Finding> findings;  ///< about the links in the file (before lumping), then about the robot
};

/// A catalogue name ("iiwa14"), or the path of a URDF, xacro, MJCF, SDF or robot file (.urdf, .xacro, .xml, .mjcf,
/// .sdf, .yaml, .yml). Arguments of a xacro file follow its path: "arm.urdf.xacro ur_type:=ur5e".
[[nodiscard]] Result<Robot> load_robot(const std::string& name_or_path);
/// The same with its findings.
[[nodiscard]] Result<RobotReading> read_robot(const std::string& name_or_path);

/// URDF: links fixed to a body are lumped into it (inertia, capsules) and stay findable as frames. `name_for_messages`
/// is the file's name in error messages.
[[nodiscard]] Result<Robot> parse_urdf(std::string_view text, const std::string& name_for_messages);
[[nodiscard]] Result<RobotReading> read_urdf(std::string_view text, const std::string& name_for_messages);

/// Armature's robot file.
[[nodiscard]] Result<Robot> parse_robot_yaml(std::string_view text, const std::string& name_for_messages);

/// A URDF any reader accepts. What URDF has no place for (gravity, base pose, acceleration and jerk limits, rotor
/// inertia, home, tool frame) goes into one <armature> element, which other readers skip.
[[nodiscard]] std::string write_urdf(const Robot& robot);
/// A robot file with explicit joint frames and SI units; every number reads back as the same double.
[[nodiscard]] std::string write_robot_yaml(const Robot& robot);

}  // namespace armature
