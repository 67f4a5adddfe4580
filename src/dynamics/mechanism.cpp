#include "dynamics/mechanism.hpp"

#include <algorithm>

namespace armature {
namespace {

// The constants of one body; a mimic joint has x = multiplier · q + offset.
MechanismBody compile(const Body& body, int coordinate) {
  MechanismBody out;
  out.parent = body.parent;
  out.coordinate = coordinate;
  out.revolute = body.joint.type != JointType::Prismatic;
  if (body.joint.mimic) {
    out.multiplier = body.joint.mimic->multiplier;
    out.offset = body.joint.mimic->offset;
  }
  const Matrix3& placed = body.joint.parent_from_joint.rotation;
  const Vector3& axis = body.joint.axis;
  out.axis = axis;
  out.origin = body.joint.parent_from_joint.translation;
  // The axis in the parent's frame.
  out.slide = placed * axis;
  out.still = placed;
  out.sine = Matrix3::Zero();
  out.cosine = Matrix3::Zero();
  if (out.revolute) {
    // Rodrigues: Rot(u, x) = u uᵀ + sin(x) [u]× + cos(x) (E − u uᵀ).
    out.still = placed * axis * axis.transpose();
    out.sine = placed * cross_matrix(axis);
    out.cosine = placed * (Matrix3::Identity() - axis * axis.transpose());
  }
  return out;
}

}  // namespace

Mechanism::Mechanism(const Robot& robot) : base_acceleration(-robot.gravity_in_base()) {
  std::vector<int> coordinate_of(robot.bodies.size(), -1);
  // Joints without a mimic are numbered in body order.
  for (std::size_t i = 0; i < robot.bodies.size(); ++i) {
    if (!robot.bodies[i].joint.mimic) coordinate_of[i] = coordinates++;
  }
  for (std::size_t i = 0; i < robot.bodies.size(); ++i) {
    const Body& body = robot.bodies[i];
    // A mimic joint moves with the coordinate of the joint that it follows.
    const auto leader = body.joint.mimic ? static_cast<std::size_t>(body.joint.mimic->joint) : i;
    bodies.push_back(compile(body, coordinate_of[leader]));
    MechanismBody& made = bodies.back();
    // All that moves the parent moves this body, and so does its joint; increasing, each once.
    if (body.parent >= 0) made.movers = bodies[static_cast<std::size_t>(body.parent)].movers;
    made.movers.push_back(made.coordinate);
    std::sort(made.movers.begin(), made.movers.end());
    made.movers.erase(std::unique(made.movers.begin(), made.movers.end()), made.movers.end());
  }
}

}  // namespace armature
