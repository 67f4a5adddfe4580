#include "simulate/rehearse_space.hpp"

#include "armature/collision.hpp"
#include "armature/home.hpp"
#include "armature/text.hpp"

namespace armature {
namespace {

// Frames whose height is watched: all of them, and the bodies' own where no capsule says how low they reach.
std::vector<Frame> watched(const Robot& robot) {
  std::vector<Frame> out;
  // A body with capsules collides with the simulated floor, so its origin need not be watched.
  for (std::size_t b = 0; b < robot.bodies.size(); ++b) {
    if (robot.bodies[b].capsules.empty()) out.push_back({robot.bodies[b].name, static_cast<int>(b), {}});
  }
  for (const Frame& frame : robot.frames) {
    if (frame.body >= 0) out.push_back(frame);
  }
  return out;
}

// The lowest of the base's origin and of the middle lines of its capsules [m].
double base_height(const Robot& robot) {
  double lowest = robot.world_from_base.translation.z();
  for (const Capsule& capsule : robot.base_capsules) {
    for (const Vector3& end : {capsule.from, capsule.to}) {
      const Vector3 at = robot.world_from_base * end;
      lowest = std::min(lowest, at.z());
    }
  }
  return lowest;
}

/// Height of one frame over the floor: at the start, lowest, and when.
struct Lowest {
  double start = 0, height = kInfinity, time = 0;
};

}  // namespace

Robot with_guessed_shapes(const Robot& robot) {
  Robot out = robot;
  for (std::size_t b = 0; b < out.bodies.size(); ++b) {
    if (out.bodies[b].capsules.empty()) out.bodies[b].capsules = guessed_capsules(robot, static_cast<int>(b));
  }
  return out;
}

Robot resting_at_start(Robot robot, const Trajectory& motion) {
  // Contacts at home are judged at a place where the arm really is.
  if (!robot.home.empty()) return robot;
  const Vector start = motion.evaluate(0).q;
  robot.home.assign(start.begin(), start.end());
  return robot;
}

void judge_space(const Robot& robot, const RehearsalOptions& options, Rehearsal& r) {
  // What the simulation cannot check: guessed shapes, and pairs that are left out because they touch at home.
  for (std::string& doubt : unknown_shapes(robot))
    r.unchecked.push_back({UncheckedSpace::Why::Guessed, std::move(doubt)});
  const CollisionModel collision(TorqueModel(robot), {}, robot.home_position());
  for (const std::string& pair : unwatched_contacts(collision))
    r.unchecked.push_back({UncheckedSpace::Why::TouchAtHome, pair + ": their shapes touch at home"});
  // A doubt that was not accepted is a reason not to run.
  if (!options.accept_unchecked) {
    for (const UncheckedSpace& doubt : r.unchecked) r.reasons.push_back("collisions were not checked: " + doubt.words);
  }
  if (!options.floor_m) return;
  // An arm whose base is under the floor goes through it, whatever is known of its shapes.
  const double base = base_height(robot) - *options.floor_m;
  if (base < -kOnTheFloor) r.reasons.push_back("the base is " + significant(-base, 3) + " m under the floor");
  const std::vector<Frame> frames = watched(robot);
  std::vector<Lowest> lowest(frames.size());
  const TorqueModel model(robot);
  // Where the arm was sent: a simulated floor would have held it back.
  for (Eigen::Index k = 0; k < r.truth.size(); ++k) {
    const std::vector<Pose> poses = body_poses(model, r.commanded.row(k).transpose());
    // Keep each frame's height at the start and its lowest.
    for (std::size_t i = 0; i < frames.size(); ++i) {
      const Vector3 at = poses[static_cast<std::size_t>(frames[i].body)] * frames[i].body_from_frame.translation;
      const double height = at.z() - *options.floor_m;
      if (k == 0) lowest[i].start = height;
      if (height < lowest[i].height) lowest[i].height = height, lowest[i].time = r.truth.time[k];
    }
  }
  // A frame that began above the floor must stay above it; one that began below is allowed only on a body that rests on
  // the floor.
  for (std::size_t i = 0; i < frames.size(); ++i) {
    const bool above = lowest[i].start >= -kOnTheFloor;
    if (above ? lowest[i].height >= -kOnTheFloor
              : stands_on(robot, frames[i].body, {}, {Vector3::UnitZ(), *options.floor_m}))
      continue;
    if (above)
      r.reasons.push_back(frames[i].name + " goes " + significant(-lowest[i].height, 3) + " m under the floor at " +
                          fixed(lowest[i].time, 3) + " s");
    else
      r.reasons.push_back(frames[i].name + " is " + significant(-lowest[i].start, 3) +
                          " m under the floor before anything moves");
  }
}

}  // namespace armature
