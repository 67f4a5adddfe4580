// Measured, predicted and residual torque of every joint, as one self-contained SVG page.
#pragma once

#include <string>
#include <vector>

#include "armature/robot.hpp"
#include "armature/types.hpp"

namespace armature {

/// One panel per joint, the three curves on one axis; at most `points` per curve (minimum and maximum of each stretch
/// are kept, so that a spike stays visible).
[[nodiscard]] std::string joint_plots(const Robot& robot, const Vector& time, const Matrix& measured,
                                      const Matrix& predicted, int points = 1500);

}  // namespace armature
