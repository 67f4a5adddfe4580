// The parts of a robot file that need no other part: placements, DH rows, inertias, capsules.
#pragma once

#include <string>
#include <vector>

#include "armature/robot.hpp"
#include "robot/yaml_document.hpp"

namespace armature::reading {

/// {xyz_m, rpy_deg | rpy_rad | rotation}; `more_keys` are allowed beside them.
[[nodiscard]] Pose read_pose(const YamlValue& value, const std::vector<std::string>& more_keys = {});
/// {a_m, alpha_deg, d_m, theta_deg}.
[[nodiscard]] DhRow read_dh_row(const YamlValue& value);
/// {about, mass_kg, com_m | first_moment_kg_m, inertia_kg_m2}.
[[nodiscard]] LinkInertia read_inertia(const YamlValue& value);
/// A list of {from_m, to_m, radius_m}.
[[nodiscard]] std::vector<Capsule> read_capsules(const YamlValue& value);

}  // namespace armature::reading
