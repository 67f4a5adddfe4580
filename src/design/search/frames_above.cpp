// Frames above the floor, where no geometry says how low a body reaches.
#include "armature/collision.hpp"
#include "design/problem.hpp"

namespace armature::design {
namespace {

constexpr double kOnTheFloor = 1e-6;  // [m]

// Frames that must be watched: those of bodies whose shape is not known, and the tool.
std::vector<Frame> watched_frames(const Robot& robot) {
  const auto unknown = [&](int body) {
    if (body < 0) return false;
    return robot.bodies[static_cast<std::size_t>(body)].capsules.empty();
  };
  std::vector<Frame> out;
  for (int b = 0; b < static_cast<int>(robot.bodies.size()); ++b) {
    if (unknown(b)) out.push_back({robot.bodies[static_cast<std::size_t>(b)].name, b, {}});
  }
  for (const Frame& frame : robot.frames) {
    if (frame.body >= 0 && (unknown(frame.body) || frame.name == robot.tool_frame)) out.push_back(frame);
  }
  return out;
}

}  // namespace

std::vector<FrameLimit> frames_above(const Robot& robot, const std::vector<Obstacle>& obstacles, const Vector& home) {
  // Only half-spaces have a free side.
  std::vector<FrameLimit> out;
  const TorqueModel model(robot);
  for (const Obstacle& obstacle : obstacles) {
    const auto* side = std::get_if<HalfSpace>(&obstacle.shape);
    if (!side) continue;
    for (const Frame& frame : watched_frames(robot)) {
      const double height = side->normal.dot(frame_pose(model, frame, home).translation) - side->offset;
      // Many bases are exactly on the floor; only a body that rests on the floor may reach below it.
      const bool stands = height <= 0 && stands_on(robot, frame.body, {}, *side);
      // Frames that begin on the free side, or clearly beyond it without resting there, are limited.
      if (height > 0 || (height < -kOnTheFloor && !stands))
        out.push_back({frame.name, *side, "free of " + obstacle.name});
    }
  }
  return out;
}

}  // namespace armature::design
