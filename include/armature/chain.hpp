// A part of a robot: some joints move, the others are held.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "armature/robot.hpp"

namespace armature {

/// The robot with some joints held at fixed positions: bodies behind a held joint become part of the body before it
/// (inertia, capsules, frames), and what moves keeps its names, limits and torques:
///   tau_moving(chain, q_moving) = tau_moving(robot, q_moving and q_held, v_held = a_held = 0)
/// `held`: joint name → position [rad or m]. A joint that follows a held one is held too. Where a body has no inertia,
/// the body it becomes part of has none either. Refuses unknown names, positions outside the limits, and holding all.
[[nodiscard]] Result<Robot> hold_joints(const Robot& robot, const std::map<std::string, double>& held);

/// The joints on the way from the base to a link or frame, followers left out; NotFound with the nearest name.
[[nodiscard]] Result<std::vector<std::string>> joints_to(const Robot& robot, const std::string& link_or_frame);

}  // namespace armature
