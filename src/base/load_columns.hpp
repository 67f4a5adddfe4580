// What a load on the last body adds to the base parameters.
#pragma once

#include <string>

#include "armature/base.hpp"

namespace armature {

/// Where a load is described: the named frame, else the robot's tool frame, else its last body.
[[nodiscard]] Result<Frame> load_frame(const Robot& robot, const std::string& wanted);

/// beta_loaded = beta + load_columns · load, load: ten numbers in Khalil's order about the frame's origin. b × 10.
[[nodiscard]] Matrix load_columns(const BaseMap& base, const Frame& frame);

}  // namespace armature
