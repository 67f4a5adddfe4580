// Parts of what `armature inspect` prints: the drawing, the joints, and the robot as data.
#pragma once

#include <ostream>

#include "armature/robot.hpp"
#include "model/json.hpp"

namespace armature {

/// The tree of bodies, drawn in text.
void print_drawing(std::ostream& out, const Robot& robot);
/// Joints and their limits.
void print_joints(std::ostream& out, const Robot& robot);
/// The robot as data.
[[nodiscard]] Json robot_json(const Robot& robot, const std::string& source);

}  // namespace armature
