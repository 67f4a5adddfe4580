#include "robot/yaml_units.hpp"

#include "armature/units.hpp"
#include "robot/reading.hpp"

namespace armature::reading {
// One list per quantity: key, unit, factor to SI, and whether it is for joints that slide.
const Quantity& position_keys() {
  static const Quantity keys = {
      {"position_deg", "deg", kDegree, false}, {"position_rad", "rad", 1, false}, {"position_m", "m", 1, true}};
  return keys;
}
const Quantity& velocity_keys() {
  static const Quantity keys = {{"velocity_deg_s", "deg/s", kDegree, false},
                                {"velocity_rad_s", "rad/s", 1, false},
                                {"velocity_m_s", "m/s", 1, true}};
  return keys;
}
const Quantity& acceleration_keys() {
  static const Quantity keys = {{"acceleration_deg_s2", "deg/s²", kDegree, false},
                                {"acceleration_rad_s2", "rad/s²", 1, false},
                                {"acceleration_m_s2", "m/s²", 1, true}};
  return keys;
}
const Quantity& jerk_keys() {
  static const Quantity keys = {
      {"jerk_deg_s3", "deg/s³", kDegree, false}, {"jerk_rad_s3", "rad/s³", 1, false}, {"jerk_m_s3", "m/s³", 1, true}};
  return keys;
}
// Torque for joints that turn, force for joints that slide.
const Quantity& effort_keys() {
  static const Quantity keys = {{"effort_nm", "N·m", 1, false}, {"effort_n", "N", 1, true}};
  return keys;
}
const Quantity& home_keys() {
  static const Quantity keys = {
      {"home_deg", "deg", kDegree, false}, {"home_rad", "rad", 1, false}, {"home_m", "m", 1, true}};
  return keys;
}
const Quantity& mimic_offset_keys() {
  static const Quantity keys = {
      {"offset_deg", "deg", kDegree, false}, {"offset_rad", "rad", 1, false}, {"offset_m", "m", 1, true}};
  return keys;
}
const Quantity& viscous_keys() {
  static const Quantity keys = {{"viscous_nm_s_rad", "N·m·s/rad", 1, false}, {"viscous_n_s_m", "N·s/m", 1, true}};
  return keys;
}
const Quantity& coulomb_keys() {
  static const Quantity keys = {{"coulomb_nm", "N·m", 1, false}, {"coulomb_n", "N", 1, true}};
  return keys;
}
const Quantity& drive_offset_keys() {
  static const Quantity keys = {{"offset_nm", "N·m", 1, false}, {"offset_n", "N", 1, true}};
  return keys;
}
// A drive that slides has a mass instead of a moment of inertia.
const Quantity& rotor_keys() {
  static const Quantity keys = {{"rotor_inertia_kg_m2", "kg·m²", 1, false}, {"rotor_mass_kg", "kg", 1, true}};
  return keys;
}

// The keys alone, so that unknown ones can be refused.
std::vector<std::string> keys_of(const std::vector<const Quantity*>& quantities) {
  std::vector<std::string> keys;
  for (const Quantity* quantity : quantities) {
    for (const UnitKey& unit : *quantity) keys.emplace_back(unit.key);
  }
  return keys;
}

std::optional<Given> find_quantity(const YamlValue& map, const Quantity& quantity, JointType type) {
  // A key fits joints that turn or joints that slide.
  const bool slides = type == JointType::Prismatic;
  std::optional<Given> found;
  for (const UnitKey& unit : quantity) {
    auto value = map.find(unit.key);
    if (!value) continue;
    // The same quantity in two units may contradict itself.
    if (found) {
      refuse(ErrorCode::Meaning, value->where(),
             std::string("'") + found->unit.key + "' and '" + unit.key + "' say the same thing twice",
             "Keep one of them.");
    }
    if (unit.slides != slides) {
      refuse(ErrorCode::Meaning, value->where(),
             std::string("'") + unit.key + "' does not fit a " + to_string(type) + " joint",
             slides ? "Prismatic joints use metres and newtons." : "Joints that turn use degrees or radians and N·m.");
    }
    found = Given{*value, unit};
  }
  return found;
}

double read_quantity(const YamlValue& map, const Quantity& quantity, JointType type, double missing) {
  // Value times factor: everything behind the reader is in SI.
  const auto given = find_quantity(map, quantity, type);
  return given ? given->value.number(given->unit.unit) * given->unit.scale : missing;
}

}  // namespace armature::reading
