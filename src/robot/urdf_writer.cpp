#include <cmath>
#include <set>

#include "armature/robot_file.hpp"
#include "armature/text.hpp"
#include "robot/urdf_model.hpp"
#include "robot/xml_text.hpp"

namespace armature {
namespace {

using xml::escaped;

std::string three(const Vector3& v) { return xml::numbers(v); }

// <origin>, with the rotation as roll, pitch, yaw.
std::string origin(const Pose& pose) {
  return "<origin xyz=\"" + three(pose.translation) + "\" rpy=\"" + three(rpy_from_rotation(pose.rotation)) + "\"/>";
}

// URDF has no infinity: 1e9 means "no limit" to our reader.
std::string finite(double value) {
  return exact(std::isfinite(value) ? value : std::copysign(reading::kUnlimited, value));
}

// rpy = 0, so that readers that ignore an inertial's rotation read the same body.
void write_inertial(std::string& out, const LinkInertia& inertia) {
  // URDF wants the tensor about the centre of mass.
  const Matrix3 i = inertia.inertia_about_com();
  out += "    <inertial>\n      <origin xyz=\"" + three(inertia.center_of_mass()) +
         "\" rpy=\"0 0 0\"/>\n      <mass value=\"" + exact(inertia.M) + "\"/>\n      <inertia ixx=\"" +
         exact(i(0, 0)) + "\" ixy=\"" + exact(i(0, 1)) + "\" ixz=\"" + exact(i(0, 2)) + "\" iyy=\"" + exact(i(1, 1)) +
         "\" iyz=\"" + exact(i(1, 2)) + "\" izz=\"" + exact(i(2, 2)) + "\"/>\n    </inertial>\n";
}

// A capsule is written as the cylinder between its ends, which the reader covers with the same capsule.
void write_capsule(std::string& out, const Capsule& c) {
  const Vector3 along = c.to - c.from;
  const double length = along.norm();
  // Halfway between the ends; a capsule without length is a ball.
  Pose at{Matrix3::Identity(), 0.5 * (c.from + c.to)};
  std::string shape = "<sphere radius=\"" + exact(c.radius) + "\"/>";
  if (length > 0) {
    at.rotation = rotation_between(Vector3::UnitZ(), along);
    shape = "<cylinder length=\"" + exact(length) + "\" radius=\"" + exact(c.radius) + "\"/>";
  }
  out += "    <collision>\n      " + origin(at) + "\n      <geometry>" + shape + "</geometry>\n    </collision>\n";
}

// A link with its inertia and collision shapes; one line where it has neither.
void write_link(std::string& out, const std::string& name, const std::optional<LinkInertia>& inertia,
                const std::vector<Capsule>& capsules) {
  if (!inertia && capsules.empty()) {
    out += "  <link name=\"" + escaped(name) + "\"/>\n";
    return;
  }
  out += "  <link name=\"" + escaped(name) + "\">\n";
  if (inertia) write_inertial(out, *inertia);
  for (const Capsule& capsule : capsules) write_capsule(out, capsule);
  out += "  </link>\n";
}

// The part that fixed and moving joints share. The caller closes the element.
void open_joint(std::string& out, const std::string& name, const std::string& type, const std::string& parent,
                const std::string& child, const Pose& at) {
  out += "  <joint name=\"" + escaped(name) + "\" type=\"" + type + "\">\n    " + origin(at) + "\n    <parent link=\"" +
         escaped(parent) + "\"/>\n    <child link=\"" + escaped(child) + "\"/>\n";
}

// Name of a body's link; the base for −1.
std::string carrier(const Robot& robot, int body) {
  return body < 0 ? robot.base_name : robot.bodies[static_cast<std::size_t>(body)].name;
}

// A moving joint: axis, limits, friction, leader.
void write_joint(std::string& out, const Robot& robot, const Body& body) {
  const Joint& joint = body.joint;
  open_joint(out, joint.name, to_string(joint.type), carrier(robot, body.parent), body.name, joint.parent_from_joint);
  out += "    <axis xyz=\"" + three(joint.axis) + "\"/>\n    <limit ";
  // A continuous joint has no position limits.
  if (joint.type != JointType::Continuous) {
    out += "lower=\"" + finite(joint.limits.lower) + "\" upper=\"" + finite(joint.limits.upper) + "\" ";
  }
  out += "velocity=\"" + finite(joint.limits.velocity) + "\" effort=\"" + finite(joint.limits.effort) + "\"/>\n";
  if (joint.nominal) {
    out += "    <dynamics damping=\"" + exact(joint.nominal->viscous) + "\" friction=\"" +
           exact(joint.nominal->coulomb) + "\"/>\n";
  }
  if (joint.mimic) {
    out += "    <mimic joint=\"" + escaped(robot.bodies[static_cast<std::size_t>(joint.mimic->joint)].joint.name) +
           "\" multiplier=\"" + exact(joint.mimic->multiplier) + "\" offset=\"" + exact(joint.mimic->offset) + "\"/>\n";
  }
  out += "  </joint>\n";
}

// What URDF has no place for.
void write_extension(std::string& out, const Robot& robot) {
  // Mounting and gravity are always written, so that they never depend on a reader's defaults.
  out += "  <armature version=\"1\">\n    <base xyz=\"" + three(robot.world_from_base.translation) + "\" rpy=\"" +
         three(rpy_from_rotation(robot.world_from_base.rotation)) + "\"/>\n    <gravity xyz=\"" +
         three(robot.gravity_in_world) + "\"/>\n";
  if (!robot.tool_frame.empty()) out += "    <tool frame=\"" + escaped(robot.tool_frame) + "\"/>\n";
  // Per joint, only what is known; home is per coordinate, so followers are skipped.
  std::size_t coordinate = 0;
  for (const Body& body : robot.bodies) {
    std::string more;
    const Joint& joint = body.joint;
    if (std::isfinite(joint.limits.acceleration)) more += " acceleration=\"" + exact(joint.limits.acceleration) + "\"";
    if (std::isfinite(joint.limits.jerk)) more += " jerk=\"" + exact(joint.limits.jerk) + "\"";
    if (joint.nominal) {
      more += " offset=\"" + exact(joint.nominal->offset) + "\" rotor_inertia=\"" +
              exact(joint.nominal->rotor_inertia) + "\"";
    }
    if (!robot.home.empty() && !joint.mimic) more += " home=\"" + exact(robot.home[coordinate]) + "\"";
    if (!joint.mimic) ++coordinate;
    if (!more.empty()) out += "    <joint name=\"" + escaped(joint.name) + "\"" + more + "/>\n";
  }
  for (const std::string& line : robot.comments) out += "    <comment>" + escaped(line) + "</comment>\n";
  out += "  </armature>\n";
}

}  // namespace

std::string write_urdf(const Robot& robot) {
  // Base first, then each body with the joint that carries it.
  std::string out = "<?xml version=\"1.0\" encoding=\"utf-8\"?>\n<robot name=\"" + escaped(robot.name) + "\">\n";
  write_link(out, robot.base_name, std::nullopt, robot.base_capsules);
  std::set<std::string> names;
  for (const Body& body : robot.bodies) {
    write_link(out, body.name, body.inertia, body.capsules);
    write_joint(out, robot, body);
    names.insert(body.joint.name);
  }
  // Frames become links without mass on fixed joints.
  for (const Frame& frame : robot.frames) {
    std::string name = frame.name + "_fixed";
    while (!names.insert(name).second) name += "_";
    write_link(out, frame.name, std::nullopt, {});
    open_joint(out, name, "fixed", carrier(robot, frame.body), frame.name, frame.body_from_frame);
    out += "  </joint>\n";
  }
  write_extension(out, robot);
  return out + "</robot>\n";
}

}  // namespace armature
