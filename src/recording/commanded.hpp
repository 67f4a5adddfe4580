// Marks a recording as commanded, not measured.
#pragma once

namespace armature::recording {

/// In Recording::conversions of a bag that has no JointState: its positions were asked for, not measured.
inline constexpr const char* kCommandedMotion = "a commanded JointTrajectory, not a measurement";

}  // namespace armature::recording
