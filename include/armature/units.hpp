// What one unit is in SI.
#pragma once

#include <cmath>

namespace armature {

inline constexpr double kDegree = M_PI / 180;  ///< rad

}  // namespace armature
