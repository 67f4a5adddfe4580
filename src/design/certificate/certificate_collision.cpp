// No contact between samples: distance at an instant minus the farthest anything can move until the interval ends.
#include <cmath>

#include "armature/home.hpp"
#include "design/certificate/certificate_checks.hpp"
#include "design/certificate/certificate_proof.hpp"

namespace armature::certificate {
namespace {

constexpr double kFirstCollisionWidth = 0.05;  // [s]

/// max |q(t) − q(centre)| over [from, to].
Vector displacement(const Trajectory& trajectory, const Vector& centre, double from, double to) {
  Vector out(centre.size());
  for (int j = 0; j < trajectory.joints(); ++j) {
    const Range q = range(trajectory, Quantity::Position, j, from, to);
    // The farther side; joints move at most this much within the interval.
    out[j] = std::max(q.max - centre[j], centre[j] - q.min);
  }
  return out;
}

/// Claims are about −distance, so signs change back here.
CertificateItem item_of(const Claim& claim, const std::string& name, double clearance) {
  CertificateItem item;
  item.kind = "collision";
  item.what = name;
  item.unit = "m";
  item.lower_is_worse = true;
  item.limit = clearance;
  item.verdict = claim.verdict;
  item.bound = claim.verdict == Proof::Proven ? -claim.bound : -kInfinity;
  item.reached = -claim.reached;
  item.at = claim.at;
  return item;
}

}  // namespace

void check_collisions(const Context& context, Certificate& out) {
  const CertificateSpec& spec = context.spec;
  const Robot& robot = context.model.robot();
  if (!spec.self_collision && spec.obstacles.empty()) return;
  out.collisions_asked = true;
  // Guessed shapes are checked and still count as unchecked.
  for (const std::string& doubt : unknown_shapes(robot)) {
    out.unchecked.push_back("collisions of " + doubt + "; a guessed shape was checked instead");
    CertificateItem item;
    item.kind = "collision";
    item.what = doubt.substr(0, doubt.find(':'));
    item.note = doubt.substr(doubt.find(':') + 2);
    out.items.push_back(item);
  }
  const Vector home = spec.home.size() > 0 ? spec.home : robot.home_position();
  // Pairs that are left out are listed with their reasons.
  const CollisionModel collision(context.model, spec.obstacles, home, spec.clearance, spec.self_collision);
  for (const ExcludedPair& e : collision.excluded())
    out.not_watched.push_back(collision.name(e.pair) + ": " + e.reason);
  // Shapes that touch at home cannot be told from a collision.
  for (const std::string& pair : unwatched_contacts(collision))
    out.unchecked.push_back("contact of " + pair + ": their shapes touch at home");
  // Metres per unit of each joint, for all positions of this motion.
  const Matrix bounds = collision.motion_bounds(context.lowest, context.highest);
  std::vector<Claim> claims(collision.pairs().size());
  for (std::size_t i = 0; i < claims.size(); ++i) claims[i].limit = -collision.clearances()[i] + spec.length_tolerance;
  const auto probe = [&](double from, double to, const std::vector<std::size_t>& asked, Probe& result) {
    // At the centre the distance is exact; until the ends it loses at most bound · displacement.
    const Vector centre = context.trajectory.evaluate((from + to) / 2).q;
    const Vector moved = bounds * displacement(context.trajectory, centre, from, to);
    const std::vector<Pose> poses = body_poses(context.model, centre);
    for (const std::size_t i : asked) {
      const double distance = collision.distance(collision.pairs()[i], poses);
      result.upper.push_back(-distance + moved[static_cast<Eigen::Index>(i)]);
      result.value.push_back(-distance);
    }
  };
  if (!claims.empty()) prove(context.stretches, kFirstCollisionWidth, spec, probe, claims);
  for (std::size_t i = 0; i < claims.size(); ++i) {
    out.items.push_back(item_of(claims[i], collision.name(collision.pairs()[i]), collision.clearances()[i]));
  }
}

}  // namespace armature::certificate
