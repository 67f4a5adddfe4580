// The parts of `armature inspect`, each in a file of its own.
#pragma once

#include <nlohmann/json.hpp>
#include <ostream>

#include "armature/robot.hpp"
#include "armature/robot_file.hpp"

namespace armature::cli {

/// The tree of bodies, drawn in text.
void print_drawing(std::ostream& out, const Robot& robot);
/// Joints and their limits.
void print_joints(std::ostream& out, const Robot& robot);
/// The lint's findings.
void print_findings(std::ostream& out, const std::vector<Finding>& findings);
[[nodiscard]] nlohmann::ordered_json robot_json(const RobotReading& reading);

}  // namespace armature::cli
