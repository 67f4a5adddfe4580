#include <cmath>

#include "armature/robot_file.hpp"
#include "armature/text.hpp"
#include "robot/reading.hpp"

namespace armature {
namespace {

// A double-quoted YAML scalar.
std::string quoted(const std::string& text) {
  std::string out = "\"";
  // Quotes, backslashes and line ends are escaped; other characters are UTF-8 and stay.
  for (const char c : text) {
    if (c == '"' || c == '\\') out += '\\';
    if (c == '\n') {
      out += "\\n";
    } else if (c == '\t') {
      out += "\\t";
    } else if (c == '\r') {
      out += "\\r";
    } else {
      out += c;
    }
  }
  return out + '"';
}

// Three numbers with as many digits as read back exactly.
std::string list3(const Vector3& v) { return "[" + exact(v.x()) + ", " + exact(v.y()) + ", " + exact(v.z()) + "]"; }

// Roll, pitch, yaw where they read back as the same matrix, the matrix itself otherwise.
std::string rotation(const Matrix3& r) {
  if (r == Matrix3::Identity()) return {};
  const Vector3 rpy = rpy_from_rotation(r);
  if (reading::exact_rotation_from_rpy(rpy) == r) return ", rpy_rad: " + list3(rpy);
  return ", rotation: [" + list3(r.row(0)) + ", " + list3(r.row(1)) + ", " + list3(r.row(2)) + "]";
}

// The entries of a placement, without braces.
std::string pose_entries(const Pose& pose) { return "xyz_m: " + list3(pose.translation) + rotation(pose.rotation); }

void write_capsules(std::string& out, const std::vector<Capsule>& capsules, const std::string& indent) {
  if (capsules.empty()) return;
  out += indent + "capsules:\n";
  for (const Capsule& c : capsules) {
    out +=
        indent + "  - {from_m: " + list3(c.from) + ", to_m: " + list3(c.to) + ", radius_m: " + exact(c.radius) + "}\n";
  }
}

// About the origin, so that the ten numbers are written as they are kept, without arithmetic.
void write_inertia(std::string& out, const LinkInertia& i) {
  out += "    inertia:\n      about: origin\n      mass_kg: " + exact(i.M) + "\n";
  out += "      first_moment_kg_m: " + list3(i.first_moment()) + "\n";
  out += "      inertia_kg_m2: {xx: " + exact(i.XX) + ", xy: " + exact(i.XY) + ", xz: " + exact(i.XZ) +
         ", yy: " + exact(i.YY) + ", yz: " + exact(i.YZ) + ", zz: " + exact(i.ZZ) + "}\n";
}

// Only finite limits; units by the type of the joint.
void write_limits(std::string& out, const Joint& joint) {
  const bool slides = joint.type == JointType::Prismatic;
  const JointLimits& l = joint.limits;
  const auto line = [&](const char* turning, const char* sliding, double value) {
    if (std::isfinite(value)) out += std::string("    ") + (slides ? sliding : turning) + ": " + exact(value) + "\n";
  };
  // One side may be open.
  const auto end = [](double value) { return std::isfinite(value) ? exact(value) : std::string("none"); };
  if (std::isfinite(l.lower) || std::isfinite(l.upper)) {
    out += std::string("    ") + (slides ? "position_m" : "position_rad") + ": [" + end(l.lower) + ", " + end(l.upper) +
           "]\n";
  }
  line("velocity_rad_s", "velocity_m_s", l.velocity);
  line("acceleration_rad_s2", "acceleration_m_s2", l.acceleration);
  line("jerk_rad_s3", "jerk_m_s3", l.jerk);
  line("effort_nm", "effort_n", l.effort);
}

// All four numbers, in units of torque or of force.
void write_drive(std::string& out, const Joint& joint) {
  const bool slides = joint.type == JointType::Prismatic;
  const JointNominal& d = *joint.nominal;
  out += std::string("    drive: {") + (slides ? "viscous_n_s_m" : "viscous_nm_s_rad") + ": " + exact(d.viscous) +
         (slides ? ", coulomb_n: " : ", coulomb_nm: ") + exact(d.coulomb) +
         (slides ? ", offset_n: " : ", offset_nm: ") + exact(d.offset) +
         (slides ? ", rotor_mass_kg: " : ", rotor_inertia_kg_m2: ") + exact(d.rotor_inertia) + "}\n";
}

// A joint with the pose of its frame; DH rows are not written.
void write_joint(std::string& out, const Robot& robot, const Body& body, const double* home) {
  const Joint& joint = body.joint;
  const bool slides = joint.type == JointType::Prismatic;
  const std::string parent =
      body.parent < 0 ? robot.base_name : robot.bodies[static_cast<std::size_t>(body.parent)].name;
  out += "  - name: " + quoted(joint.name) + "\n    link: " + quoted(body.name) + "\n    parent: " + quoted(parent) +
         "\n    type: " + to_string(joint.type) + "\n";
  out += "    frame: {" + pose_entries(joint.parent_from_joint) + ", axis: " + list3(joint.axis) + "}\n";
  write_limits(out, joint);
  // Followers have no home.
  if (home != nullptr) out += std::string("    ") + (slides ? "home_m: " : "home_rad: ") + exact(*home) + "\n";
  if (joint.mimic) {
    const Mimic& mimic = *joint.mimic;
    out += "    mimic: {joint: " + quoted(robot.bodies[static_cast<std::size_t>(mimic.joint)].joint.name) +
           ", multiplier: " + exact(mimic.multiplier) + (slides ? ", offset_m: " : ", offset_rad: ") +
           exact(mimic.offset) + "}\n";
  }
  if (joint.nominal) write_drive(out, joint);
  if (body.inertia) write_inertia(out, *body.inertia);
  write_capsules(out, body.capsules, "    ");
}

}  // namespace

std::string write_robot_yaml(const Robot& robot) {
  // The version first, then the base, gravity, joints, frames and the tool.
  std::string out = "armature_robot: 1\nname: " + quoted(robot.name) + "\n";
  if (!robot.comments.empty()) {
    out += "comments:\n";
    for (const std::string& line : robot.comments) out += "  - " + quoted(line) + "\n";
  }
  out += "base:\n  name: " + quoted(robot.base_name) + "\n  pose: {" + pose_entries(robot.world_from_base) + "}\n";
  write_capsules(out, robot.base_capsules, "  ");
  out += "gravity_m_s2: " + list3(robot.gravity_in_world) + "\njoints:\n";
  // Home is per coordinate, bodies are not.
  std::size_t coordinate = 0;
  for (const Body& body : robot.bodies) {
    const bool has_home = !robot.home.empty() && !body.joint.mimic;
    write_joint(out, robot, body, has_home ? &robot.home[coordinate] : nullptr);
    if (!body.joint.mimic) ++coordinate;
  }
  if (!robot.frames.empty()) out += "frames:\n";
  for (const Frame& frame : robot.frames) {
    const std::string on = frame.body < 0 ? robot.base_name : robot.bodies[static_cast<std::size_t>(frame.body)].name;
    out +=
        "  - {name: " + quoted(frame.name) + ", on: " + quoted(on) + ", " + pose_entries(frame.body_from_frame) + "}\n";
  }
  if (!robot.tool_frame.empty()) out += "tool: " + quoted(robot.tool_frame) + "\n";
  return out;
}

}  // namespace armature
