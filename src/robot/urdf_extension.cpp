#include <set>

#include "armature/text.hpp"
#include "robot/reading.hpp"
#include "robot/urdf_model.hpp"

namespace armature::reading {
namespace {

// The moving joint of this name; an unknown name is refused with the nearest one.
Body& joint_named(Robot& robot, const std::string& name, const XmlElement& at, const UrdfDocument& document) {
  std::vector<std::string> names;
  for (Body& body : robot.bodies) {
    if (body.joint.name == name) return body;
    names.push_back(body.joint.name);
  }
  refuse(ErrorCode::NotFound, document.where(at), "no moving joint is named '" + name + "'", suggestion(name, names));
}

// One <joint> of the extension: limits and drive data that URDF has no attribute for.
void read_further_joint(Robot& robot, std::vector<std::optional<double>>& home, const XmlElement& element,
                        UrdfDocument& document) {
  document.expect(element, {"name", "acceleration", "jerk", "offset", "rotor_inertia", "home"}, {});
  Body& body = joint_named(robot, document.required_text(element, "name", "Name the joint."), element, document);
  JointLimits& limits = body.joint.limits;
  // What is not given keeps the value that the URDF part gave.
  limits.acceleration = document.number_or(element, "acceleration", "rad/s² or m/s²", limits.acceleration);
  limits.jerk = document.number_or(element, "jerk", "rad/s³ or m/s³", limits.jerk);
  check_limits(limits, body.joint.type, document.where(element));
  // Offset and rotor inertia join the friction of <dynamics>.
  if (element.Attribute("offset") != nullptr || element.Attribute("rotor_inertia") != nullptr) {
    if (!body.joint.nominal) body.joint.nominal = JointNominal{};
    body.joint.nominal->offset = document.number_or(element, "offset", "N·m or N", 0);
    body.joint.nominal->rotor_inertia = document.number_or(element, "rotor_inertia", "kg·m² or kg", 0);
    if (body.joint.nominal->rotor_inertia < 0) {
      refuse(ErrorCode::Meaning, document.where(element), "the rotor inertia is negative",
             "Write a positive number or 0.");
    }
  }
  if (element.Attribute("home") != nullptr) {
    // The body's number follows from its address in the robot's list.
    home[static_cast<std::size_t>(&body - robot.bodies.data())] = document.required_number(element, "home", "rad or m");
  }
}

// The home position is complete or absent: a joint without one would be guessed.
void set_home(Robot& robot, const std::vector<std::optional<double>>& home, const XmlElement& at,
              const UrdfDocument& document) {
  std::vector<double> values;
  int given = 0;
  // Followers have no coordinate, so a home of theirs is not asked for.
  for (const int body : robot.coordinates()) {
    const auto& value = home[static_cast<std::size_t>(body)];
    given += static_cast<int>(value.has_value());
    values.push_back(value.value_or(0));
  }
  if (given == 0) return;
  if (given != robot.joint_count()) {
    refuse(ErrorCode::Meaning, document.where(at), "home is given for some joints only",
           "Give it for every joint or for none.");
  }
  robot.home = values;
}

}  // namespace

void apply_extension(Robot& robot, UrdfDocument& document) {
  // Robots from other programs have no extension.
  const XmlElement* extension = document.child(document.robot(), "armature");
  if (extension == nullptr) return;
  document.expect(*extension, {"version"}, {"base", "gravity", "tool", "joint", "comment"});
  // A later version may mean something else by the same words.
  const std::string version = document.required_text(*extension, "version", "Write version=\"1\".");
  if (version != "1") {
    refuse(ErrorCode::Unsupported, document.where(*extension), "version '" + version + "' of <armature> is not known",
           "This Armature reads version 1.");
  }
  // Mounting, gravity and tool.
  if (const XmlElement* base = document.child(*extension, "base")) robot.world_from_base = document.pose_of(*base);
  if (const XmlElement* gravity = document.child(*extension, "gravity")) {
    const std::string text = document.required_text(*gravity, "xyz", "Add xyz=\"0 0 -9.80665\".");
    robot.gravity_in_world = three_numbers(text, "xyz", "m/s²", document.where(*gravity));
  }
  if (const XmlElement* tool = document.child(*extension, "tool")) {
    robot.tool_frame = document.required_text(*tool, "frame", "Name the tool's frame.");
    if (!robot.find_frame(robot.tool_frame)) {
      refuse(ErrorCode::NotFound, document.where(*tool), "no link is named '" + robot.tool_frame + "'",
             "Name an existing link.");
    }
  }
  // Joints; their homes are put together when all are read.
  std::vector<std::optional<double>> home(robot.bodies.size());
  for (const auto* e = extension->FirstChildElement("joint"); e != nullptr; e = e->NextSiblingElement("joint")) {
    read_further_joint(robot, home, *e, document);
  }
  set_home(robot, home, *extension, document);
  // Comments say where the numbers come from.
  for (const auto* e = extension->FirstChildElement("comment"); e != nullptr; e = e->NextSiblingElement("comment")) {
    robot.comments.emplace_back(e->GetText() == nullptr ? "" : e->GetText());
  }
}

}  // namespace armature::reading
