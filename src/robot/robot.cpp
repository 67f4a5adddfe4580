#include "armature/robot.hpp"

#include <cmath>
#include <set>

#include "armature/text.hpp"
#include "core/escape.hpp"

namespace armature {
namespace {

// sin and cos of multiples of 90° exactly, so that a right angle in a table is a right angle in the tree.
Pose cleaned(Pose pose) {
  for (double& x : pose.rotation.reshaped()) {
    if (std::abs(x - std::round(x)) < 1e-15) x = std::round(x) + 0.0;
  }
  return pose;
}

// Rx(alpha) Tx(a); the two commute.
Pose rx_tx(double alpha, double a) { return cleaned({rotation_about(Vector3::UnitX(), alpha), Vector3(a, 0, 0)}); }
// Rz(theta) Tz(d); these two commute too.
Pose rz_tz(double theta, double d) { return cleaned({rotation_about(Vector3::UnitZ(), theta), Vector3(0, 0, d)}); }

// A body of a DH table: names by number, the joint's axis is z.
Body dh_body(std::size_t i, const DhRow& row, const Pose& parent_from_joint) {
  Body body;
  body.name = "link" + std::to_string(i + 1);
  body.parent = static_cast<int>(i) - 1;
  body.joint.name = "joint" + std::to_string(i + 1);
  body.joint.type = row.type;
  body.joint.parent_from_joint = cleaned(parent_from_joint);
  return body;
}

// An error about one part of the robot.
Error bad(const Robot& robot, const std::string& element, const std::string& message, const std::string& hint) {
  return {ErrorCode::Meaning, message, "robot '" + robot.name + "', " + element, hint};
}

// What makes a body unusable; nothing if it is fine.
std::optional<Error> body_problem(const Robot& robot, int i) {
  const Body& body = robot.bodies[static_cast<std::size_t>(i)];
  const std::string element = "joint '" + body.joint.name + "'";
  // Parents come first, so that one pass over the bodies visits a parent before its children.
  if (body.parent >= i || body.parent < -1)
    return bad(robot, element, "its parent does not come before it", "Order bodies from the base outwards.");
  // The negation also refuses nan. 1e-9: above the rounding of an axis that was normalised.
  if (!(std::abs(body.joint.axis.norm() - 1) < 1e-9)) {
    return bad(robot, element, "its axis has length " + significant(body.joint.axis.norm(), 6) + ", expected 1",
               "Normalise the axis.");
  }
  // R Rᵀ = E, and a finite place.
  const Pose& pose = body.joint.parent_from_joint;
  if (!pose.translation.allFinite() ||
      !((pose.rotation * pose.rotation.transpose() - Matrix3::Identity()).norm() < 1e-9)) {
    return bad(robot, element, "its placement is not a rotation and a finite translation", "Check the joint's origin.");
  }
  if (body.joint.limits.lower > body.joint.limits.upper) {
    return bad(robot, element, "its lower limit is above its upper limit", "Swap or correct the limits.");
  }
  // A follower names an existing joint that has a coordinate.
  if (!body.joint.mimic) return std::nullopt;
  const int followed = body.joint.mimic->joint;
  if (followed < 0 || followed >= static_cast<int>(robot.bodies.size())) {
    return bad(robot, element, "it mimics a joint that does not exist", "Name an existing joint.");
  }
  if (robot.bodies[static_cast<std::size_t>(followed)].joint.mimic) {
    return bad(robot, element, "it mimics a joint that itself mimics another", "Follow the leading joint directly.");
  }
  return std::nullopt;
}

// A humanoid with both hands has about a hundred; the work grows with the third power.
constexpr std::size_t kMostBodies = 200;

// Every name in the robot, with what it names.
std::vector<std::pair<const char*, std::string>> names_of(const Robot& robot) {
  std::vector<std::pair<const char*, std::string>> names = {{"robot", robot.name}, {"base", robot.base_name}};
  for (const Body& body : robot.bodies) {
    names.emplace_back("link", body.name);
    names.emplace_back("joint", body.joint.name);
  }
  for (const Frame& frame : robot.frames) names.emplace_back("frame", frame.name);
  return names;
}

}  // namespace

const char* to_string(JointType type) {
  switch (type) {
    case JointType::Revolute: return "revolute";
    case JointType::Continuous: return "continuous";
    case JointType::Prismatic: return "prismatic";
  }
  return "unknown";
}

std::vector<int> Robot::coordinates() const {
  std::vector<int> list;
  for (std::size_t i = 0; i < bodies.size(); ++i) {
    if (!bodies[i].joint.mimic) list.push_back(static_cast<int>(i));
  }
  return list;
}

std::vector<std::string> Robot::joint_names() const {
  std::vector<std::string> list;
  for (const Body& body : bodies) {
    if (!body.joint.mimic) list.push_back(body.joint.name);
  }
  return list;
}

std::vector<JointLimits> Robot::limits() const {
  std::vector<JointLimits> list;
  for (const Body& body : bodies) {
    if (!body.joint.mimic) list.push_back(body.joint.limits);
  }
  return list;
}

// Zeros where the robot has no home position.
Vector Robot::home_position() const {
  if (home.empty()) return Vector::Zero(joint_count());
  return Eigen::Map<const Vector>(home.data(), static_cast<Eigen::Index>(home.size()));
}

// R(base ← world) = R(world ← base)ᵀ.
Vector3 Robot::gravity_in_base() const { return world_from_base.rotation.transpose() * gravity_in_world; }

// Frames first, then bodies, then the base.
std::optional<Frame> Robot::find_frame(const std::string& wanted) const {
  for (const Frame& frame : frames) {
    if (frame.name == wanted) return frame;
  }
  for (std::size_t i = 0; i < bodies.size(); ++i) {
    if (bodies[i].name == wanted) return Frame{wanted, static_cast<int>(i), {}};
  }
  if (wanted == base_name) return Frame{wanted, -1, {}};
  return std::nullopt;
}

// All or nothing: one missing inertia makes torques unknown.
std::optional<std::vector<LinkInertia>> Robot::inertias() const {
  std::vector<LinkInertia> list;
  for (const Body& body : bodies) {
    if (!body.inertia) return std::nullopt;
    list.push_back(*body.inertia);
  }
  return list;
}

std::optional<Error> Robot::problem() const {
  std::set<std::string> seen;
  // Size and names first: later messages print the names.
  if (bodies.size() > kMostBodies) {
    return bad(*this, "joints", "it has " + std::to_string(bodies.size()) + " moving joints",
               "Armature handles " + std::to_string(kMostBodies) + ": keep those of one arm.");
  }
  for (const auto& [kind, text] : names_of(*this)) {
    if (is_text(text)) continue;
    return bad(*this, std::string(kind) + " '" + plain_line(text) + "'", "the name holds a character that is no text",
               "Use letters, digits and '_', encoded as UTF-8.");
  }
  // Each body by itself, and joint names that differ: recordings are matched by them.
  for (std::size_t i = 0; i < bodies.size(); ++i) {
    if (auto error = body_problem(*this, static_cast<int>(i))) return error;
    if (!seen.insert(bodies[i].joint.name).second) {
      return bad(*this, "joint '" + bodies[i].joint.name + "'", "two joints have this name", "Rename one of them.");
    }
  }
  // Gravity, home and tool.
  if (!gravity_in_world.allFinite()) return bad(*this, "gravity", "it is not finite", "Give three numbers in m/s².");
  if (!home.empty() && static_cast<int>(home.size()) != joint_count()) {
    return bad(*this, "home",
               "it has " + std::to_string(home.size()) + " positions, expected " + std::to_string(joint_count()),
               "Give one position per joint that does not mimic another.");
  }
  if (!home_position().allFinite()) return bad(*this, "home", "it is not finite", "Give a number per joint.");
  if (!tool_frame.empty() && !find_frame(tool_frame)) {
    return bad(*this, "tool frame '" + tool_frame + "'", "no frame or link has this name", "Name an existing frame.");
  }
  return std::nullopt;
}

Robot make_robot_from_modified_dh(const std::string& name, const std::vector<DhRow>& rows) {
  Robot robot;
  robot.name = name;
  for (std::size_t i = 0; i < rows.size(); ++i) {
    const DhRow& row = rows[i];
    // Modified DH: alpha and a describe the way from the parent's axis to this joint's axis.
    robot.bodies.push_back(dh_body(i, row, rx_tx(row.alpha, row.a) * rz_tz(row.theta, row.d)));
  }
  return robot;
}

Robot make_robot_from_standard_dh(const std::string& name, const std::vector<DhRow>& rows) {
  Robot robot;
  robot.name = name;
  Pose carried;  // what frame i − 1 of the table is in the frame of body i − 1
  for (std::size_t i = 0; i < rows.size(); ++i) {
    const DhRow& row = rows[i];
    // Standard DH: the joint turns about z of frame i − 1, so the body's frame is there.
    robot.bodies.push_back(dh_body(i, row, carried * rz_tz(row.theta, 0)));
    // Rz Tz Tx Rx: the slide d and the shape of the link come after the turn; a prismatic joint slides along the same
    // z.
    carried = cleaned(Pose{Matrix3::Identity(), Vector3(0, 0, row.d)} *
                      Pose{rotation_about(Vector3::UnitX(), row.alpha), Vector3(row.a, 0, 0)});
    robot.frames.push_back({"dh" + std::to_string(i + 1), static_cast<int>(i), carried});
  }
  return robot;
}

}  // namespace armature
