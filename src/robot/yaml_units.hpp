// Keys with their units: the same quantity may be given in degrees or radians, metres for a prismatic joint.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "armature/robot.hpp"
#include "robot/yaml_document.hpp"

namespace armature::reading {

/// One way to write a quantity: "velocity_deg_s" means deg/s, for joints that turn.
struct UnitKey {
  const char* key;
  const char* unit;
  double scale;  ///< to SI
  bool slides;   ///< for prismatic joints
};

using Quantity = std::vector<UnitKey>;

const Quantity& position_keys();
const Quantity& velocity_keys();
const Quantity& acceleration_keys();
const Quantity& jerk_keys();
const Quantity& effort_keys();
const Quantity& home_keys();
const Quantity& mimic_offset_keys();
const Quantity& viscous_keys();
const Quantity& coulomb_keys();
const Quantity& drive_offset_keys();
const Quantity& rotor_keys();

/// All keys of these quantities, for expect_map.
[[nodiscard]] std::vector<std::string> keys_of(const std::vector<const Quantity*>& quantities);

/// The value and the unit it was written in.
struct Given {
  YamlValue value;
  UnitKey unit;
};
/// The one key of `quantity` that is in `map`; refuses two of them, or one for the other type of joint.
[[nodiscard]] std::optional<Given> find_quantity(const YamlValue& map, const Quantity& quantity, JointType type);
/// Its value in SI, or `missing`.
[[nodiscard]] double read_quantity(const YamlValue& map, const Quantity& quantity, JointType type, double missing);

}  // namespace armature::reading
