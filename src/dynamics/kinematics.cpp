#include <Eigen/Geometry>
#include <cmath>

#include "armature/dynamics.hpp"
#include "dynamics/mechanism.hpp"

namespace armature {
namespace {

// parent_from_body at q.
Pose placement(const MechanismBody& body, const Vector& q) {
  const double x = body.multiplier * q[body.coordinate] + body.offset;
  if (!body.revolute) return {body.still, body.origin + body.slide * x};
  return {body.still + std::sin(x) * body.sine + std::cos(x) * body.cosine, body.origin};
}

// world_from_body; body −1 is the base.
Pose world_from(const TorqueModel& model, const std::vector<Pose>& poses, int body) {
  return body < 0 ? model.robot().world_from_base : poses[static_cast<std::size_t>(body)];
}

}  // namespace

std::vector<Pose> body_poses(const TorqueModel& model, const Vector& q) {
  std::vector<Pose> poses;
  // A parent comes before its children, so its pose is known.
  for (const MechanismBody& body : model.mechanism().bodies) {
    poses.push_back(world_from(model, poses, body.parent) * placement(body, q));
  }
  return poses;
}

Pose frame_pose(const TorqueModel& model, const Frame& frame, const Vector& q) {
  return world_from(model, body_poses(model, q), frame.body) * frame.body_from_frame;
}

Matrix frame_jacobian(const TorqueModel& model, const Frame& frame, const Vector& q) {
  const auto poses = body_poses(model, q);
  const Vector3 point = (world_from(model, poses, frame.body) * frame.body_from_frame).translation;
  Matrix jacobian = Matrix::Zero(6, model.joints());
  // Only joints between the frame and the base move the frame.
  for (int b = frame.body; b >= 0; b = model.mechanism().bodies[static_cast<std::size_t>(b)].parent) {
    const MechanismBody& body = model.mechanism().bodies[static_cast<std::size_t>(b)];
    const Pose& pose = poses[static_cast<std::size_t>(b)];
    const Vector3 axis = body.multiplier * (pose.rotation * body.axis);
    // A turn gives the point the velocity axis × arm; a slide moves it along the axis.
    if (body.revolute) {
      jacobian.col(body.coordinate).head<3>() += axis.cross(point - pose.translation);
      jacobian.col(body.coordinate).tail<3>() += axis;
    } else {
      jacobian.col(body.coordinate).head<3>() += axis;
    }
  }
  return jacobian;
}

}  // namespace armature
