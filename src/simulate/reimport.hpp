// Readers for what was exported, beside those of other modules.
#pragma once

#include <string>

#include "armature/error.hpp"
#include "armature/robot.hpp"

namespace armature {

/// The robot of an SDF text that write_sdf made; gravity and mimic joints, which it does not hold, as in `original`.
[[nodiscard]] Result<Robot> read_back_sdf(const std::string& sdf, const Robot& original);

}  // namespace armature
