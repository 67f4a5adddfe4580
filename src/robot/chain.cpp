#include "armature/chain.hpp"

#include <algorithm>
#include <cmath>

#include "armature/text.hpp"

namespace armature {
namespace {

// Where a body of the old robot went: the new body it moves with, and how its frame lies in that body's frame.
struct Place {
  int body = -1;
  Pose body_from_old;
};

// parent_from_body at joint position q: slide along the axis, or turn about it.
Pose displaced(const Joint& joint, double q) {
  if (joint.type == JointType::Prismatic) return joint.parent_from_joint * Pose{Matrix3::Identity(), q * joint.axis};
  return joint.parent_from_joint * Pose{rotation_about(joint.axis, q), Vector3::Zero()};
}

// Every held joint exists, its position is inside its limits, and one joint at least stays free.
Result<void> check_held(const Robot& robot, const std::map<std::string, double>& held) {
  std::vector<std::string> known = robot.joint_names();
  for (const auto& [name, position] : held) {
    const auto at = std::find(known.begin(), known.end(), name);
    // An unknown name: suggest the nearest one, or list them all.
    if (at == known.end()) {
      const auto near = nearest_name(name, known);
      return Error{ErrorCode::NotFound, "no joint is named \"" + name + "\"", robot.name,
                   near ? "Did you mean " + *near + "?" : "Its joints are " + join(known, ", ") + "."};
    }
    // A position outside the limits would describe a robot that does not exist.
    const JointLimits limits = robot.limits()[static_cast<std::size_t>(at - known.begin())];
    if (!std::isfinite(position) || position < limits.lower || position > limits.upper)
      return Error{ErrorCode::Usage,
                   significant(position, 6) + " is outside the range of " + name + ", " + significant(limits.lower, 6) +
                       " to " + significant(limits.upper, 6),
                   robot.name, "Hold it at a position it can have."};
  }
  if (held.size() >= known.size())
    return Error{ErrorCode::Usage, "all joints are held: nothing would move", robot.name, "Leave one joint free."};
  return {};
}

// Where each body's joint is held, if it is: by name, or because it follows one that is.
std::vector<std::optional<double>> held_positions(const Robot& robot, const std::map<std::string, double>& held) {
  std::vector<std::optional<double>> out(robot.bodies.size());
  // Joints that are held by name.
  for (std::size_t b = 0; b < robot.bodies.size(); ++b) {
    const auto at = held.find(robot.bodies[b].joint.name);
    if (at != held.end()) out[b] = at->second;
  }
  // Followers of a held joint: q = multiplier · q_leader + offset.
  for (std::size_t b = 0; b < robot.bodies.size(); ++b) {
    const auto& mimic = robot.bodies[b].joint.mimic;
    if (!mimic) continue;
    if (const auto leader = out[static_cast<std::size_t>(mimic->joint)])
      out[b] = mimic->multiplier * *leader + mimic->offset;
  }
  return out;
}

// A held body's capsules, inertia and name go to the body that carries it.
void absorb(const Body& body, const Place& place, Robot& out, std::vector<bool>& incomplete) {
  // Capsules, in the frame of the body that carries them; of the base where that is the root.
  auto& capsules = place.body < 0 ? out.base_capsules : out.bodies[static_cast<std::size_t>(place.body)].capsules;
  for (const Capsule& c : body.capsules)
    capsules.push_back({place.body_from_old * c.from, place.body_from_old * c.to, c.radius});
  // The link can still be found by its name, as a frame.
  out.frames.push_back({body.name, place.body, place.body_from_old});
  // The base does not move: its inertia has no effect on any torque.
  if (place.body < 0) return;
  auto& sum = out.bodies[static_cast<std::size_t>(place.body)].inertia;
  // The sum is known only if every part is known.
  if (!body.inertia || !sum) {
    incomplete[static_cast<std::size_t>(place.body)] = true;
    return;
  }
  sum = *sum + body.inertia->moved_to(place.body_from_old);
}

}  // namespace

Result<Robot> hold_joints(const Robot& robot, const std::map<std::string, double>& held) {
  if (auto checked = check_held(robot, held); !checked) return checked.error();
  const auto position = held_positions(robot, held);

  // Keep name, mounting and gravity; bodies, home and frames are built again.
  Robot out = robot;
  out.bodies.clear(), out.home.clear(), out.frames.clear();
  std::vector<Place> places(robot.bodies.size());
  std::vector<bool> incomplete(robot.bodies.size(), false);
  for (std::size_t b = 0; b < robot.bodies.size(); ++b) {
    const Body& old = robot.bodies[b];
    const Place parent = old.parent < 0 ? Place{} : places[static_cast<std::size_t>(old.parent)];
    // A held joint is a fixed place on what carries it.
    if (position[b]) {
      places[b] = {parent.body, parent.body_from_old * displaced(old.joint, *position[b])};
      absorb(old, places[b], out, incomplete);
      continue;
    }
    // A moving joint stays; its place is given in the new body that carries it.
    Body body = old;
    body.parent = parent.body;
    body.joint.parent_from_joint = parent.body_from_old * old.joint.parent_from_joint;
    // The leader has another number now. It moves: followers of held joints are held too.
    if (body.joint.mimic) body.joint.mimic->joint = places[static_cast<std::size_t>(old.joint.mimic->joint)].body;
    places[b] = {static_cast<int>(out.bodies.size()), Pose{}};
    out.bodies.push_back(std::move(body));
  }
  // Inertia that became part of a body without one: the sum is not known.
  for (std::size_t b = 0; b < out.bodies.size(); ++b) {
    if (incomplete[b]) out.bodies[b].inertia.reset();
  }

  // Frames move with their bodies; home keeps the joints that are left.
  for (const Frame& frame : robot.frames) {
    const Place place = frame.body < 0 ? Place{} : places[static_cast<std::size_t>(frame.body)];
    out.frames.push_back({frame.name, place.body, place.body_from_old * frame.body_from_frame});
  }
  const Vector home = robot.home_position();
  const auto names = robot.joint_names();
  for (std::size_t j = 0; j < names.size() && !robot.home.empty(); ++j) {
    if (!held.contains(names[j])) out.home.push_back(home[static_cast<Eigen::Index>(j)]);
  }
  // The result is checked like any robot that is read from a file.
  if (auto wrong = out.problem()) return *wrong;
  return out;
}

Result<std::vector<std::string>> joints_to(const Robot& robot, const std::string& link_or_frame) {
  const auto frame = robot.find_frame(link_or_frame);
  if (!frame) {
    // Links and frames are both allowed, so both are searched for the nearest name.
    std::vector<std::string> known;
    for (const Body& body : robot.bodies) known.push_back(body.name);
    for (const Frame& f : robot.frames) known.push_back(f.name);
    const auto near = nearest_name(link_or_frame, known);
    return Error{ErrorCode::NotFound, "no link or frame is named \"" + link_or_frame + "\"", robot.name,
                 near ? "Did you mean " + *near + "?" : "armature inspect lists the links."};
  }
  std::vector<std::string> joints;
  // From the link up to the base; inserting in front gives the order from the base outwards.
  for (int b = frame->body; b >= 0; b = robot.bodies[static_cast<std::size_t>(b)].parent) {
    const Joint& joint = robot.bodies[static_cast<std::size_t>(b)].joint;
    if (!joint.mimic) joints.insert(joints.begin(), joint.name);
  }
  return joints;
}

}  // namespace armature
