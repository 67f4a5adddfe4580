#include "design/certificate/arm_kinematics.hpp"

#include <Eigen/Geometry>
#include <algorithm>

namespace armature::design {

ArmKinematics::ArmKinematics(const TorqueModel& model) : model_(model) {
  const Robot& robot = model.robot();
  const std::vector<int> coordinates = robot.coordinates();
  const auto coordinate_of = [&](int body) {
    return static_cast<int>(std::find(coordinates.begin(), coordinates.end(), body) - coordinates.begin());
  };
  // Parents come before their children, so a parent's chain is known when the child's is made.
  for (int b = 0; b < static_cast<int>(robot.bodies.size()); ++b) {
    const Body& body = robot.bodies[static_cast<std::size_t>(b)];
    // A follower moves with its leader's coordinate.
    const auto& mimic = body.joint.mimic;
    const Link link{b, coordinate_of(mimic ? mimic->joint : b), mimic ? mimic->multiplier : 1,
                    body.joint.type != JointType::Prismatic};
    // A copy of the parent's chain, one joint longer.
    chain_.push_back(body.parent < 0 ? std::vector<Link>{} : chain_[static_cast<std::size_t>(body.parent)]);
    chain_.back().push_back(link);
  }
}

/// Poses of all bodies at q, and the joints' axes in the world.
void ArmKinematics::place(const Vector& q) {
  poses_ = body_poses(model_, q);
  axis_.clear();
  for (std::size_t b = 0; b < poses_.size(); ++b)
    axis_.push_back(poses_[b].rotation * model_.robot().bodies[b].joint.axis);
}

/// dp/d(coordinate) through one joint: its axis, or axis × lever where it turns.
Vector3 ArmKinematics::motion_of(const Link& link, const Vector3& p) const {
  const auto b = static_cast<std::size_t>(link.body);
  if (!link.revolute) return link.multiplier * axis_[b];
  return link.multiplier * axis_[b].cross(p - poses_[b].translation);
}

void ArmKinematics::add_gradient(int body, const Vector3& p, const Vector3& direction, double factor,
                                 Eigen::Ref<Vector> gradient) const {
  if (body < 0) return;
  // Only joints between the base and the body move the point.
  for (const Link& link : chain_[static_cast<std::size_t>(body)])
    gradient[link.coordinate] += factor * direction.dot(motion_of(link, p));
}

ArmKinematics::Speed ArmKinematics::speed(int body, const Vector3& p, const Vector& v) const {
  Speed out{Vector3::Zero(), Vector::Zero(v.size()), Vector::Zero(v.size())};
  if (body < 0) return out;
  const auto& chain = chain_[static_cast<std::size_t>(body)];
  // The velocity is the sum of what each joint of the chain adds.
  std::vector<Vector3> part;
  for (const Link& link : chain) {
    part.push_back(motion_of(link, p) * v[link.coordinate]);
    out.velocity += part.back();
  }
  // d(½ |v|²) = v · dv, for every joint of the chain.
  for (std::size_t i = 0; i < chain.size(); ++i) {
    const Vector3 unit = motion_of(chain[i], p);
    // The velocity is linear in the joints' velocities.
    out.d_v[chain[i].coordinate] += out.velocity.dot(unit);
    // Joint i turns what the joints from i outwards contribute, and moves p for those before it.
    Vector3 change = Vector3::Zero();
    for (std::size_t m = 0; m < chain.size(); ++m) {
      const auto b = static_cast<std::size_t>(chain[m].body);
      if (m >= i) {
        if (chain[i].revolute)
          change += chain[i].multiplier * axis_[static_cast<std::size_t>(chain[i].body)].cross(part[m]);
      } else if (chain[m].revolute) {
        change += chain[m].multiplier * v[chain[m].coordinate] * axis_[b].cross(unit);
      }
    }
    out.d_q[chain[i].coordinate] += out.velocity.dot(change);
  }
  return out;
}

}  // namespace armature::design
