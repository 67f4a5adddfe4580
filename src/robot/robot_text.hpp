// The XML behind a robot's name, for readers that want another part of it than the robot.
#pragma once

#include <filesystem>
#include <string>

#include "armature/error.hpp"

namespace armature::reading {

struct RobotText {
  std::filesystem::path path;  ///< without the arguments of a xacro file
  std::string text;            ///< URDF, expanded where it is xacro
};
/// Refuses names of the catalogue, and files that are neither URDF nor xacro.
[[nodiscard]] Result<RobotText> urdf_text(const std::string& name_or_path);

}  // namespace armature::reading
