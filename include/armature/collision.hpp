// Where the robot's capsules are, what they may touch, and how far they can move between two looks.
#pragma once

#include <string>
#include <variant>
#include <vector>

#include "armature/dynamics.hpp"

namespace armature {

/// All points with normal · x ≥ offset are free (the floor: normal z, offset 0). In the world [m].
struct HalfSpace {
  Vector3 normal = Vector3::UnitZ();  ///< unit vector into the free side
  double offset = 0;
  bool operator==(const HalfSpace& o) const { return normal == o.normal && offset == o.offset; }
};

/// A box, centred on its pose in the world.
struct Box {
  Pose world_from_box;
  Vector3 half = Vector3::Zero();  ///< half of each edge [m]
  bool operator==(const Box& o) const { return world_from_box == o.world_from_box && half == o.half; }
};

/// Something in the world that must not be touched. A capsule's ends are in the world.
struct Obstacle {
  std::string name;
  std::variant<HalfSpace, Box, Capsule> shape;
  bool operator==(const Obstacle&) const = default;
};

/// Distance between the surfaces of two capsules [m], ≤ 0 when they touch: closest points of two segments in closed
/// form (Ericson 2005, 5.1.9), minus both radii.
[[nodiscard]] double distance(const Capsule& a, const Capsule& b);
/// min(normal · end) − offset − radius.
[[nodiscard]] double distance(const Capsule& a, const HalfSpace& b);
/// The squared distance of a segment's point to a box is convex and quadratic between at most six breakpoints; its
/// exact minimum, minus the radius.
[[nodiscard]] double distance(const Capsule& a, const Box& b);
[[nodiscard]] double distance(const Capsule& a, const Obstacle& b);
[[nodiscard]] Capsule moved(const Capsule& capsule, const Pose& pose);

/// Two bodies (−1: the base), or a body and an obstacle, whose distance is watched.
struct CollisionPair {
  int first = -1;
  int second = -1;    ///< body; not used with an obstacle
  int obstacle = -1;  ///< index of an obstacle, else −1
  bool operator==(const CollisionPair&) const = default;
};

/// A pair that is not watched, and why.
struct ExcludedPair {
  CollisionPair pair;
  std::string reason;  ///< "neighbours", "touch at home (distance −0.012 m)"
};

/// Bodies whose shape is not fully known, and why: "forearm: its shape is not known".
[[nodiscard]] std::vector<std::string> unknown_shapes(const Robot& robot);

/// Capsules for a body whose shape is not known: from its joint to every joint and frame on it, as thick as its
/// neighbours are on average; where they have no capsules, 6 % of the robot's length. A guess, and never called
/// checked.
[[nodiscard]] std::vector<Capsule> guessed_capsules(const Robot& robot, int body);

/// A height this far below a floor is rounding: many bases are exactly on it [m].
inline constexpr double kOnTheFloor = 1e-6;

/// Whether the obstacle may be the ground under a body: it is carried by the base alone, no motion of its joint changes
/// how far it reaches (it turns about the normal or slides along the surface), and it is not buried whole. Only such a
/// body may touch a floor.
[[nodiscard]] bool stands_on(const Robot& robot, int body, const std::vector<Capsule>& capsules, const HalfSpace& side);

/// The robot's capsules and what they must not touch.
class CollisionModel {
 public:
  /// Neighbours (a body and its parent) are left out, as are two bodies that touch at home: their capsules overlap by
  /// construction. So is a body that may rest on an obstacle (stands_on); any other that touches an obstacle at home is
  /// in it, and watched. What is left out is listed in excluded(). A pair closer than `clearance` at home must keep
  /// half of what it has.
  CollisionModel(TorqueModel model, std::vector<Obstacle> obstacles, const Vector& home, double clearance = 0,
                 bool self = true);

  [[nodiscard]] const std::vector<CollisionPair>& pairs() const { return pairs_; }
  /// What each pair must keep [m]: the clearance, or half of the distance at home where that is closer.
  [[nodiscard]] const std::vector<double>& clearances() const { return clearances_; }
  [[nodiscard]] const std::vector<ExcludedPair>& excluded() const { return excluded_; }
  /// The capsules of a body (−1: the base): those of the robot file, or guessed ones where it has none.
  [[nodiscard]] const std::vector<Capsule>& capsules(int body) const {
    return shapes_[static_cast<std::size_t>(body + 1)];
  }
  [[nodiscard]] const TorqueModel& model() const { return model_; }
  [[nodiscard]] const std::vector<Obstacle>& obstacles() const { return obstacles_; }
  /// "link2 – link5", "link7 – floor".
  [[nodiscard]] std::string name(const CollisionPair& pair) const;

  /// Smallest distance between the capsules of a pair [m], given world_from_body of every body (body_poses).
  [[nodiscard]] double distance(const CollisionPair& pair, const std::vector<Pose>& poses) const;
  /// The same for every pair at q.
  [[nodiscard]] Vector distances(const Vector& q) const;

  /// An upper bound on how fast a pair's distance can change, per unit of each joint's displacement (pairs × joints):
  ///   |d(q') − d(q)| ≤ Σ_j bound(pair, j) · |q'_j − q_j|
  /// for all q, q' between lowest and highest. Joints that move both bodies alike do not count.
  [[nodiscard]] Matrix motion_bounds(const Vector& lowest, const Vector& highest) const;

 private:
  void add_pairs(const Vector& home, double clearance, bool self);
  void consider(const CollisionPair& pair, const std::vector<Pose>& poses, double clearance);

  TorqueModel model_;
  std::vector<std::vector<Capsule>> shapes_;  ///< per body, the base first
  std::vector<Obstacle> obstacles_;
  std::vector<CollisionPair> pairs_;
  std::vector<double> clearances_;
  std::vector<ExcludedPair> excluded_;
};

/// An upper bound on the distance from the axis (revolute) or 1 (prismatic) of a point fixed on `body`, at most `reach`
/// from the body's origin and `from_axis` from its joint's axis, per coordinate:
///   ‖p(q') − p(q)‖ ≤ Σ_j bound_j · |q'_j − q_j|      for all q, q' between lowest and highest
/// Only joints below `stop` in the tree (an ancestor body, −1: all) count.
[[nodiscard]] Vector point_motion_bound(const Robot& robot, int body, double reach, double from_axis,
                                        const Vector& lowest, const Vector& highest, int stop = -1);

}  // namespace armature
