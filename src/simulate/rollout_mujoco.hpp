// MuJoCo as the engine of a rollout.
#pragma once

#include "armature/rollout.hpp"

namespace armature {

/// The model's physical parameters as an exported MJCF in MuJoCo. Terms that MJCF has no place for are missing there,
/// as they are for everybody who uses the file. Error where MuJoCo refuses the file, or where this build has no MuJoCo.
[[nodiscard]] Result<Driver> mujoco_driver(const IdentifiedModel& model, const RolloutOptions& options = {});

}  // namespace armature
