// The geometry a rounded robot file meant.
#pragma once

#include <string>
#include <vector>

#include "armature/robot.hpp"

namespace armature::structure {

struct Intended {
  Robot robot;
  std::vector<std::string> corrections;  ///< empty if nothing looks rounded
};

/// Angles within `angle` [rad] of multiples of 45° and offsets below `offset` [m] put right: joint placements, axes,
/// and the direction of gravity in the base.
[[nodiscard]] Intended intended_geometry(const Robot& robot, double angle, double offset);

}  // namespace armature::structure
