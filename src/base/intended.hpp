// The geometry a rounded robot file meant.
#pragma once

#include <string>
#include <vector>

#include "armature/base.hpp"
#include "armature/robot.hpp"

namespace armature::structure {

struct Intended {
  Robot robot;
  std::vector<std::string> corrections;  ///< empty if nothing looks rounded
};

/// Angles within options.angle_tolerance of multiples of 45° and offsets below options.offset_tolerance put right:
/// joint placements, axes, the mounting of the base, and the direction of gravity in it.
[[nodiscard]] Intended intended_geometry(const Robot& robot, const BaseOptions& options = {});

}  // namespace armature::structure
