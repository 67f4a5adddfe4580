#include "armature/home.hpp"

#include <algorithm>
#include <cmath>

#include "armature/files.hpp"
#include "armature/rng.hpp"
#include "armature/robot_file.hpp"
#include "design/problem.hpp"

namespace armature {
namespace {

constexpr int kLevels = 8;  // shares of the joints' ranges that are tried: 1/8, 2/8, …
constexpr int kTriesPerLevel = 200;
constexpr int kPositions = 200;  // a pair that is apart in 2 % of the positions is missed with probability 0.02
// A home as near to anything as the clearance leaves no room to move: contacts are counted at three times as much.
constexpr double kRoomAtHome = 3;

// The range of a joint. Limits of a spec are finite (close_open_ranges); half a turn either way otherwise.
std::pair<double, double> range_of(const JointLimits& limit) {
  const double lower = std::isfinite(limit.lower) ? limit.lower : -M_PI;
  return {lower, std::isfinite(limit.upper) ? limit.upper : std::max(lower, M_PI)};
}

/// A position anywhere within the ranges.
Vector anywhere(const std::vector<JointLimits>& limits, Rng& rng) {
  Vector q(static_cast<Eigen::Index>(limits.size()));
  for (std::size_t j = 0; j < limits.size(); ++j) {
    const auto [lower, upper] = range_of(limits[j]);
    q[static_cast<Eigen::Index>(j)] = rng.uniform(lower, upper);
  }
  return q;
}

// A pair of links that touch cannot be watched at all, which is worse than any number of pairs with little room.
constexpr double kTouching = 1000;

// What is wrong with a position: pairs that touch, and how little of the room that a motion needs each other pair has.
double contacts_at(const TorqueModel& model, const DesignSpec& spec, const Vector& q) {
  // Excluded pairs touch at this position; the others cost more the closer they are, nothing beyond the room.
  const double room = kRoomAtHome * spec.clearance;
  const CollisionModel here(model, spec.obstacles, q, spec.clearance, spec.self_collision);
  double sum = 0;
  // Not counted: neighbours, and a floor under what rests on it.
  for (const ExcludedPair& e : here.excluded()) sum += e.pair.obstacle < 0 && e.reason != "neighbours" ? kTouching : 0;
  const Vector distances = here.distances(q);
  for (Eigen::Index i = 0; i < distances.size(); ++i)
    sum += distances[i] <= 0 ? kTouching : std::clamp(room / distances[i] - 1, 0.0, kTouching / 2);
  return sum;
}

}  // namespace

// Numbers that a person can type; a zero has no sign.
static double typed(double x) { return std::round(1000 * x) / 1000 + 0.0; }

Robot with_home(Robot robot, const DesignSpec& spec) {
  // A home that a person chose is never changed.
  if (!robot.home.empty() || spec.home.size() > 0) return robot;
  const TorqueModel model(robot);
  const Vector first = design::effective_home(robot, spec);
  std::vector<JointLimits> limits = design::effective_limits(robot, spec);
  // Zero, moved inside the limits, is the first candidate.
  Vector best = first;
  double least = contacts_at(model, spec, first);
  Rng rng(20261118);
  // Farther from it only as long as nothing without contacts was found.
  for (int level = 1; level <= kLevels && least > 0; ++level) {
    for (int k = 0; k < kTriesPerLevel && least > 0; ++k) {
      const double share = static_cast<double>(level) / kLevels;
      const Vector q = first + share * (anywhere(limits, rng) - first);
      const double sum = contacts_at(model, spec, q);
      if (sum < least) least = sum, best = q;
    }
  }
  // Rounded to 0.001 rad or m.
  for (double& x : best) x = typed(x);
  robot.home.assign(best.begin(), best.end());
  return robot;
}

// The checksum covers the home, so the start of the motion is tried as the home.
std::optional<Robot> as_made_for(const std::string& robot_checksum, const Trajectory& motion, Robot robot) {
  if (robot_checksum == checksum(write_robot_yaml(robot))) return robot;
  if (!robot.home.empty() || motion.joints() != robot.joint_count()) return std::nullopt;
  for (int j = 0; j < motion.joints(); ++j) robot.home.push_back(typed(motion.evaluate(Quantity::Position, j, 0)));
  if (robot_checksum != checksum(write_robot_yaml(robot))) return std::nullopt;
  return robot;
}

std::vector<std::string> unwatched_contacts(const CollisionModel& collision) {
  const Robot& robot = collision.model().robot();
  const auto known = [&](int body) {
    return body < 0 || !robot.bodies[static_cast<std::size_t>(body)].capsules.empty();
  };
  std::vector<std::string> out;
  for (const ExcludedPair& e : collision.excluded()) {
    // A body with a guessed shape is named as such, with everything about it.
    if (e.pair.obstacle < 0 && e.reason != "neighbours" && known(e.pair.first) && known(e.pair.second))
      out.push_back(collision.name(e.pair));
  }
  return out;
}

}  // namespace armature
