// --constraints FILE: what is known of the bodies, in YAML.
#include <yaml-cpp/yaml.h>

#include <algorithm>
#include <cmath>
#include <stdexcept>

#include "armature/files.hpp"
#include "armature/text.hpp"
#include "jobs/identify_physical.hpp"
#include "robot/yaml_guard.hpp"

namespace armature {
namespace {

// A file that is YAML but does not mean constraints.
struct Misfit : std::runtime_error {
  using std::runtime_error::runtime_error;
};

// yaml-cpp counts lines from 0, people from 1.
[[noreturn]] void refuse(const YAML::Node& node, const std::string& what) {
  throw Misfit("line " + std::to_string(node.Mark().line + 1) + ": " + what);
}

// A misspelt key would silently be no constraint at all.
void allow_only(const YAML::Node& node, const std::vector<std::string>& keys) {
  if (!node.IsMap()) refuse(node, "expected keys and values");
  for (const auto& entry : node) {
    const auto key = entry.first.as<std::string>();
    if (std::find(keys.begin(), keys.end(), key) != keys.end()) continue;
    const auto near = nearest_name(key, keys);
    refuse(entry.first, "unknown key \"" + key + "\"" + (near ? ", did you mean " + *near + "?" : ""));
  }
}

// YAML knows .inf and .nan; a constraint needs a number.
double number_of(const YAML::Node& node) {
  const auto value = node.as<double>();
  if (!std::isfinite(value)) refuse(node, "expected a finite number");
  return value;
}

// [x, y, z] in the link's frame.
Vector3 vector_of(const YAML::Node& node) {
  std::vector<double> values;
  for (const auto& entry : node) values.push_back(number_of(entry));
  if (!node.IsSequence() || values.size() != 3) refuse(node, "expected three numbers");
  return {values[0], values[1], values[2]};
}

// [lower, upper], in this order.
Bounds bounds_of(const YAML::Node& node) {
  std::vector<double> values;
  for (const auto& entry : node) values.push_back(number_of(entry));
  if (!node.IsSequence() || values.size() != 2 || !(values[0] <= values[1])) refuse(node, "expected [lower, upper]");
  return {values[0], values[1]};
}

// The body of a link by its name.
int body_of(const YAML::Node& node, const TorqueModel& model) {
  const auto name = node.as<std::string>();
  std::vector<std::string> names;
  for (int b = 0; b < model.bodies(); ++b) {
    names.push_back(model.robot().bodies[static_cast<std::size_t>(b)].name);
    if (names.back() == name) return b;
  }
  refuse(node, "no link is named \"" + name + "\"; there are " + join(names, ", "));
}

// What is known of one link: bounds of its mass [kg] and a box around its centre of mass [m].
BodyKnowledge read_body(const YAML::Node& node, const TorqueModel& model) {
  allow_only(node, {"link", "mass_kg", "com_lower_m", "com_upper_m"});
  BodyKnowledge out;
  out.body = body_of(node["link"], model);
  if (node["mass_kg"]) out.mass = bounds_of(node["mass_kg"]);
  if (static_cast<bool>(node["com_lower_m"]) != static_cast<bool>(node["com_upper_m"]))
    refuse(node, "com_lower_m and com_upper_m belong together");
  if (node["com_lower_m"]) out.com_box = {vector_of(node["com_lower_m"]), vector_of(node["com_upper_m"])};
  return out;
}

PhysicalConstraints read_all(const YAML::Node& root, const TorqueModel& model) {
  allow_only(root, {"armature_constraints", "total_mass_kg", "links", "known", "equal", "mirrors"});
  // A single value where a list or names are expected would silently be no constraint at all.
  for (const char* key : {"links", "known", "equal", "mirrors"}) {
    const YAML::Node node = root[key];
    const bool names = std::string(key) == "known";
    if (node && !node.IsNull() && !(names ? node.IsMap() : node.IsSequence()))
      refuse(node, std::string(key) + (names ? ": expected {name: value, …}" : ": expected a list"));
  }
  PhysicalConstraints out;
  // The mass of all moving links together [kg].
  if (root["total_mass_kg"]) out.total_mass = bounds_of(root["total_mass_kg"]);
  for (const auto& node : root["links"]) out.bodies.push_back(read_body(node, model));
  // Single parameters, by the names that `armature inspect` prints.
  const auto parameter = [&](const YAML::Node& node) {
    const int at = model.find(node.as<std::string>());
    if (at < 0) refuse(node, "no parameter is named \"" + node.as<std::string>() + "\"");
    return at;
  };
  for (const auto& entry : root["known"]) out.fixed.emplace_back(parameter(entry.first), number_of(entry.second));
  // a = b as the row a − b with bounds 0 and 0.
  for (const auto& node : root["equal"]) {
    if (!node.IsSequence() || node.size() != 2) refuse(node, "expected two parameters that are equal");
    const std::string name = node[0].as<std::string>() + " = " + node[1].as<std::string>();
    out.rows.push_back({name, {{parameter(node[0]), 1.0}, {parameter(node[1]), -1.0}}, {0, 0}});
  }
  // Two links that are mirror images of each other; `normal` is that of the mirror's plane.
  for (const auto& node : root["mirrors"]) {
    allow_only(node, {"left", "right", "normal"});
    Mirror mirror{body_of(node["left"], model), body_of(node["right"], model)};
    if (node["normal"]) mirror.normal = vector_of(node["normal"]);
    out.mirrors.push_back(mirror);
  }
  return out;
}

}  // namespace

Result<PhysicalConstraints> parse_constraints(const std::string& text, const std::string& name_for_messages,
                                              const TorqueModel& model) {
  // Six levels of nesting are more than the form needs.
  if (auto wrong = yaml_problem(text, name_for_messages, 6)) return *wrong;
  try {
    return read_all(YAML::Load(text), model);
  } catch (const std::runtime_error& error) {
    // Both our refusals and those of yaml-cpp: a value of the wrong type is the file's mistake.
    return Error{ErrorCode::Meaning, error.what(), name_for_messages, "docs/theory/physical.md shows the form."};
  }
}

Result<PhysicalConstraints> load_constraints(const std::string& path, const TorqueModel& model) {
  const auto text = read_file(path);
  if (!text) return text.error();
  return parse_constraints(*text, path, model);
}

}  // namespace armature
