#include "simulate/rehearse_space.hpp"

#include <algorithm>

#include "armature/collision.hpp"
#include "armature/text.hpp"

namespace armature {
namespace {

constexpr double kOnTheFloor = 1e-6;  // [m] numerical
constexpr double kDeeper = 1e-3;      // [m] what touches at home may sink this much before it is said

// Something whose height is watched: a frame, or a link by its capsules.
struct Watched {
  std::string name;
  int body = -1;
  std::vector<Capsule> shape;  ///< in the body's frame
  bool link = false;           ///< the shape is known, so the simulated floor sees it too unless they touch at home
  // Above the floor [m]: the middle of the lowest capsule at the start, its surface at the start, and at its lowest.
  double start_middle = 0, start = 0, lowest = kInfinity, time = 0;

  // The lowest point of the capsules' middle lines and of their surfaces.
  [[nodiscard]] std::pair<double, double> height(const Pose& pose) const {
    double middle = kInfinity, surface = kInfinity;
    for (const Capsule& c : shape) {
      for (const Vector3& end : {c.from, c.to}) {
        const double z = (pose * end).z();
        middle = std::min(middle, z), surface = std::min(surface, z - c.radius);
      }
    }
    return {middle, surface};
  }
};

// All frames, links by their capsules, and the origins of links whose shape is not known.
std::vector<Watched> watched(const Robot& robot) {
  std::vector<Watched> out;
  const auto point = [](const Vector3& at) { return std::vector<Capsule>{{at, at, 0}}; };
  for (std::size_t b = 0; b < robot.bodies.size(); ++b) {
    const Body& body = robot.bodies[b];
    const bool known = !body.capsules.empty();
    out.push_back({body.name, static_cast<int>(b), known ? body.capsules : point(Vector3::Zero()), known});
  }
  for (const Frame& frame : robot.frames) {
    if (frame.body >= 0) out.push_back({frame.name, frame.body, point(frame.body_from_frame.translation)});
  }
  return out;
}

// What the floor has to say about one of them; empty if nothing. A link at the foot may touch the floor with its
// surface, as long as it does not sink.
std::string against(const Watched& w, const Rehearsal& r) {
  const auto under = [&](double depth, double time) {
    return w.name + " goes " + significant(depth, 3) + " m under the floor at " + fixed(time, 3) + " s";
  };
  if (w.start_middle < -kOnTheFloor)
    return w.name + " is " + significant(-w.start_middle, 3) + " m under the floor from the start";
  if (!w.link) return w.lowest < -kOnTheFloor ? under(-w.lowest, w.time) : "";
  const bool seen = std::any_of(r.contacts.begin(), r.contacts.end(), [&](const ContactEvent& c) {
    return (c.first == w.name && c.second == "floor") || (c.second == w.name && c.first == "floor");
  });
  const double may = std::min(0.0, w.start) - kDeeper;
  return !seen && w.lowest < may ? under(-w.lowest, w.time) : "";
}

}  // namespace

Robot with_guessed_shapes(const Robot& robot) {
  Robot out = robot;
  for (std::size_t b = 0; b < out.bodies.size(); ++b) {
    if (out.bodies[b].capsules.empty()) out.bodies[b].capsules = guessed_capsules(robot, static_cast<int>(b));
  }
  return out;
}

void judge_space(const Robot& robot, const RehearsalOptions& options, Rehearsal& r) {
  r.unchecked = unknown_shapes(robot);
  if (!options.accept_unchecked) {
    for (const std::string& doubt : r.unchecked) r.reasons.push_back("collisions were not checked: " + doubt);
  }
  if (!options.floor_m) return;
  std::vector<Watched> all = watched(robot);
  const TorqueModel model(robot);
  // Where the arm was sent: a simulated floor would have held it back.
  for (Eigen::Index k = 0; k < r.truth.size(); ++k) {
    const std::vector<Pose> poses = body_poses(model, r.commanded.row(k).transpose());
    for (Watched& w : all) {
      const auto [middle, surface] = w.height(poses[static_cast<std::size_t>(w.body)]);
      if (k == 0) w.start_middle = middle - *options.floor_m, w.start = surface - *options.floor_m;
      if (surface - *options.floor_m < w.lowest) w.lowest = surface - *options.floor_m, w.time = r.truth.time[k];
    }
  }
  for (const Watched& w : all) {
    if (const std::string reason = against(w, r); !reason.empty()) r.reasons.push_back(reason);
  }
}

}  // namespace armature
