// Which pairs are watched, and how far they can move.
#include <Eigen/Geometry>
#include <cmath>
#include <stdexcept>

#include "armature/collision.hpp"
#include "armature/text.hpp"

namespace armature {
namespace {

/// |x| of a prismatic body's joint cannot exceed this.
double largest_slide(const Joint& joint, double lowest, double highest) {
  // The joint is linear in its coordinate, so the largest size is at an end.
  const double k = joint.mimic ? joint.mimic->multiplier : 1, offset = joint.mimic ? joint.mimic->offset : 0;
  return std::max(std::abs(k * lowest + offset), std::abs(k * highest + offset));
}

/// Coordinate that moves each body.
std::vector<Eigen::Index> coordinate_of_bodies(const Robot& robot) {
  const std::vector<int> coordinates = robot.coordinates();
  std::vector<Eigen::Index> out(robot.bodies.size(), 0);
  for (std::size_t b = 0; b < robot.bodies.size(); ++b) {
    const auto& mimic = robot.bodies[b].joint.mimic;
    const int leader = mimic ? mimic->joint : static_cast<int>(b);
    for (std::size_t j = 0; j < coordinates.size(); ++j) {
      if (coordinates[j] == leader) out[b] = static_cast<Eigen::Index>(j);
    }
  }
  return out;
}

/// The nearest body that carries both; −1: the base.
int common_ancestor(const Robot& robot, int a, int b) {
  // Children have larger numbers than their parents: climb from the larger one.
  while (a != b) (a > b ? a : b) = robot.bodies[static_cast<std::size_t>(std::max(a, b))].parent;
  return a;
}

/// Farthest point of the capsules from the body's origin, and from its joint's axis.
std::pair<double, double> reach_of(const std::vector<Capsule>& capsules, const Vector3& axis) {
  double reach = 0, from_axis = 0;
  // A capsule is farthest at one of its ends.
  for (const Capsule& c : capsules) {
    for (const Vector3& end : {c.from, c.to}) {
      reach = std::max(reach, end.norm() + c.radius);
      from_axis = std::max(from_axis, axis.cross(end).norm() + c.radius);
    }
  }
  return {reach, from_axis};
}

// The longest way from the base to a tip along the joints [m].
double length_of(const Robot& robot) {
  std::vector<double> at(robot.bodies.size(), 0);
  double longest = 0;
  for (std::size_t b = 0; b < robot.bodies.size(); ++b) {
    const Body& body = robot.bodies[b];
    const double before = body.parent < 0 ? 0 : at[static_cast<std::size_t>(body.parent)];
    at[b] = before + body.joint.parent_from_joint.translation.norm();
    longest = std::max(longest, at[b]);
  }
  return longest;
}

// Arms are about 6 % as thick (in radius) as they are long; thinner than 2 cm is no arm.
constexpr double kThickness = 0.06;
constexpr double kThinnest = 0.02;

// Mean radius of the capsules of a body's parent and children.
double neighbours_radius(const Robot& robot, int body) {
  double sum = 0;
  int count = 0;
  const auto add = [&](const std::vector<Capsule>& capsules) {
    for (const Capsule& c : capsules) sum += c.radius, ++count;
  };
  // Parent and children are where a body's thickness shows.
  const int parent = robot.bodies[static_cast<std::size_t>(body)].parent;
  add(parent < 0 ? robot.base_capsules : robot.bodies[static_cast<std::size_t>(parent)].capsules);
  for (const Body& other : robot.bodies) {
    if (other.parent == body) add(other.capsules);
  }
  return count > 0 ? sum / count : std::max(kThinnest, kThickness * length_of(robot));
}

}  // namespace

std::vector<Capsule> guessed_capsules(const Robot& robot, int body) {
  // From the body's joint to every joint and frame on it; a ball where it has none.
  const double radius = neighbours_radius(robot, body);
  std::vector<Capsule> out;
  const auto reach = [&](const Vector3& to) {
    // Nothing new within the ball around the joint.
    if (to.norm() > 0.1 * radius) out.push_back({Vector3::Zero(), to, radius});
  };
  for (const Body& other : robot.bodies) {
    if (other.parent == body) reach(other.joint.parent_from_joint.translation);
  }
  for (const Frame& frame : robot.frames) {
    if (frame.body == body) reach(frame.body_from_frame.translation);
  }
  if (out.empty()) out.push_back({Vector3::Zero(), Vector3::Zero(), radius});
  return out;
}

std::vector<std::string> unknown_shapes(const Robot& robot) {
  std::vector<std::string> out;
  for (const Body& body : robot.bodies) {
    if (body.capsules.empty()) out.push_back(body.name + ": its shape is not known");
  }
  return out;
}

bool stands_on(const Robot& robot, int body, const std::vector<Capsule>& capsules, const HalfSpace& side) {
  const Body& b = robot.bodies[static_cast<std::size_t>(body)];
  // Only what the base carries can rest on the ground.
  if (b.parent >= 0) return false;
  const Pose world_from_joint = robot.world_from_base * b.joint.parent_from_joint;
  // A turning joint must have its axis along the normal, a sliding one across it; then the height never changes.
  const double along = std::abs(side.normal.dot(world_from_joint.rotation * b.joint.axis));
  constexpr double kParallel = 1e-6;
  if (b.joint.type == JointType::Prismatic ? along > kParallel : along < 1 - kParallel) return false;
  // Some part must reach out of the ground: what is buried whole does not rest on it.
  double highest = capsules.empty() ? side.normal.dot(world_from_joint.translation) : -kInfinity;
  for (const Capsule& c : capsules) {
    const Capsule here = moved(c, world_from_joint);
    highest = std::max({highest, side.normal.dot(here.from) + c.radius, side.normal.dot(here.to) + c.radius});
  }
  return highest >= side.offset;
}

Vector point_motion_bound(const Robot& robot, int body, double reach, double from_axis, const Vector& lowest,
                          const Vector& highest, int stop) {
  // From the body towards the base: each joint moves the point by its lever at most.
  Vector bound = Vector::Zero(lowest.size());
  const auto coordinate = coordinate_of_bodies(robot);
  double lever = from_axis;
  for (int b = body; b >= 0 && b != stop; b = robot.bodies[static_cast<std::size_t>(b)].parent) {
    const Joint& joint = robot.bodies[static_cast<std::size_t>(b)].joint;
    const Eigen::Index j = coordinate[static_cast<std::size_t>(b)];
    const bool slides = joint.type == JointType::Prismatic;
    const double multiplier = joint.mimic ? std::abs(joint.mimic->multiplier) : 1.0;
    // One coordinate may move several joints (followers), so their bounds add.
    bound[j] += multiplier * (slides ? 1.0 : lever);
    // The point as the parent sees it: no farther than this from the parent's origin, and so from its axis.
    reach += joint.parent_from_joint.translation.norm() + (slides ? largest_slide(joint, lowest[j], highest[j]) : 0.0);
    lever = reach;
  }
  return bound;
}

CollisionModel::CollisionModel(TorqueModel model, std::vector<Obstacle> obstacles, const Vector& home, double clearance,
                               bool self)
    : model_(std::move(model)), obstacles_(std::move(obstacles)) {
  if (home.size() != model_.joints()) {
    throw std::invalid_argument("CollisionModel: home has " + std::to_string(home.size()) + " entries, the robot " +
                                std::to_string(model_.joints()) + " joints");
  }
  const Robot& robot = model_.robot();
  // The base's shape first, so that body b is at b + 1.
  shapes_.push_back(robot.base_capsules);
  for (int b = 0; b < model_.bodies(); ++b) {
    const Body& body = robot.bodies[static_cast<std::size_t>(b)];
    shapes_.push_back(body.capsules.empty() ? guessed_capsules(robot, b) : body.capsules);
  }
  add_pairs(home, clearance, self);
}

void CollisionModel::consider(const CollisionPair& pair, const std::vector<Pose>& poses, double clearance) {
  // Apart at home: watched, with the clearance or half of what there is.
  const double at_home = distance(pair, poses);
  if (at_home > 0) {
    pairs_.push_back(pair);
    clearances_.push_back(at_home > clearance ? clearance : at_home / 2);
    return;
  }
  // Two bodies that touch at home: their shapes overlap by construction.
  if (pair.obstacle < 0) {
    excluded_.push_back({pair, "touch at home (distance " + fixed(at_home, 3) + " m)"});
    return;
  }
  const auto* side = std::get_if<HalfSpace>(&obstacles_[static_cast<std::size_t>(pair.obstacle)].shape);
  if (side && stands_on(model_.robot(), pair.first, capsules(pair.first), *side)) {
    excluded_.push_back({pair, "rests on it"});
    return;
  }
  // In the obstacle from the start: no motion can be certified, and the certificate says so.
  pairs_.push_back(pair);
  clearances_.push_back(clearance);
}

void CollisionModel::add_pairs(const Vector& home, double clearance, bool self) {
  const Robot& robot = model_.robot();
  const std::vector<Pose> poses = body_poses(model_, home);
  const int count = model_.bodies();
  // Every pair of bodies once, the base as −1, then every obstacle. The base does not move, so it is not checked
  // against obstacles.
  for (int b = 0; b < count; ++b) {
    if (capsules(b).empty()) continue;
    for (int a = -1; self && a < b; ++a) {
      if (capsules(a).empty()) continue;
      if (robot.bodies[static_cast<std::size_t>(b)].parent == a) {
        excluded_.push_back({{a, b, -1}, "neighbours"});
      } else {
        consider({a, b, -1}, poses, clearance);
      }
    }
    for (std::size_t o = 0; o < obstacles_.size(); ++o) consider({b, -1, static_cast<int>(o)}, poses, clearance);
  }
}

std::string CollisionModel::name(const CollisionPair& pair) const {
  const Robot& robot = model_.robot();
  const auto body = [&](int b) { return b < 0 ? robot.base_name : robot.bodies[static_cast<std::size_t>(b)].name; };
  const std::string other =
      pair.obstacle < 0 ? body(pair.second) : obstacles_[static_cast<std::size_t>(pair.obstacle)].name;
  return body(pair.first) + " – " + other;
}

double CollisionModel::distance(const CollisionPair& pair, const std::vector<Pose>& poses) const {
  // The smallest distance over all capsules of both sides.
  const auto pose = [&](int b) { return b < 0 ? model_.robot().world_from_base : poses[static_cast<std::size_t>(b)]; };
  double smallest = kInfinity;
  for (const Capsule& a : capsules(pair.first)) {
    const Capsule here = moved(a, pose(pair.first));
    if (pair.obstacle >= 0) {
      smallest = std::min(smallest, armature::distance(here, obstacles_[static_cast<std::size_t>(pair.obstacle)]));
      continue;
    }
    for (const Capsule& b : capsules(pair.second)) {
      smallest = std::min(smallest, armature::distance(here, moved(b, pose(pair.second))));
    }
  }
  return smallest;
}

Vector CollisionModel::distances(const Vector& q) const {
  const std::vector<Pose> poses = body_poses(model_, q);
  Vector out(static_cast<Eigen::Index>(pairs_.size()));
  for (std::size_t i = 0; i < pairs_.size(); ++i) out[static_cast<Eigen::Index>(i)] = distance(pairs_[i], poses);
  return out;
}

Matrix CollisionModel::motion_bounds(const Vector& lowest, const Vector& highest) const {
  const Robot& robot = model_.robot();
  // How fast any point of a body can move per unit of each joint, relative to the body `stop`.
  const auto bound = [&](int body, int stop) -> Vector {
    if (body < 0) return Vector::Zero(lowest.size());
    const auto [reach, from_axis] = reach_of(capsules(body), robot.bodies[static_cast<std::size_t>(body)].joint.axis);
    return point_motion_bound(robot, body, reach, from_axis, lowest, highest, stop);
  };
  Matrix out(static_cast<Eigen::Index>(pairs_.size()), lowest.size());
  for (std::size_t i = 0; i < pairs_.size(); ++i) {
    const CollisionPair& pair = pairs_[i];
    // Joints that carry both bodies do not change their distance. An obstacle is fixed in the world.
    const int stop = pair.obstacle >= 0 ? -1 : common_ancestor(robot, pair.first, pair.second);
    // Both bodies may move towards each other.
    Vector sum = bound(pair.first, stop);
    if (pair.obstacle < 0) sum += bound(pair.second, stop);
    out.row(static_cast<Eigen::Index>(i)) = sum.transpose();
  }
  return out;
}

}  // namespace armature
