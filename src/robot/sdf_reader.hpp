// SDF, the format of Gazebo: one model of links and joints.
#pragma once

#include "robot/urdf_model.hpp"

namespace armature::reading {

/// The robot of an SDF: the only <model>, alone or in a world. Poses may be relative to links, joints and frames; a
/// joint's axis is in the joint's frame unless expressed_in says otherwise. Refuses nested models, includes, screws,
/// balls and universal joints.
[[nodiscard]] Result<RobotReading> read_sdf(std::string_view text, const std::string& file, const MeshReader& meshes);

}  // namespace armature::reading
