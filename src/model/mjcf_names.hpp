// Names that MuJoCo keeps for itself.
#pragma once

#include "armature/robot.hpp"

namespace armature {

/// The robot with another name for its base where it is called "world": MuJoCo gives that name to the ground, and
/// refuses a second body of it. Many URDFs begin with a link of this name.
[[nodiscard]] Robot with_base_name_for_mujoco(const Robot& robot);

}  // namespace armature
