// Points on bodies and how joints move them, for the optimiser's gradients.
#pragma once

#include <vector>

#include "armature/dynamics.hpp"

namespace armature::design {

/// The chain as seen at one position.
class ArmKinematics {
 public:
  explicit ArmKinematics(const TorqueModel& model);
  void place(const Vector& q);

  [[nodiscard]] const Pose& pose(int body) const { return poses_[static_cast<std::size_t>(body)]; }
  [[nodiscard]] Vector3 point(int body, const Vector3& in_body) const {
    return body < 0 ? model_.robot().world_from_base * in_body : pose(body) * in_body;
  }
  /// gradient += factor · d(direction · p)/dq for a point p (in the world) fixed on `body`; −1: the base does not move.
  void add_gradient(int body, const Vector3& p, const Vector3& direction, double factor,
                    Eigen::Ref<Vector> gradient) const;
  /// Velocity of p, and the gradient of ½|velocity|² by q and by v.
  struct Speed {
    Vector3 velocity;
    Vector d_q, d_v;
  };
  [[nodiscard]] Speed speed(int body, const Vector3& p, const Vector& v) const;

 private:
  // One joint on the way to the base.
  struct Link {
    int body = 0;
    int coordinate = 0;
    double multiplier = 1;
    bool revolute = true;
  };
  [[nodiscard]] Vector3 motion_of(const Link& link, const Vector3& p) const;

  TorqueModel model_;
  std::vector<std::vector<Link>> chain_;  ///< per body: itself and its ancestors, base first
  std::vector<Pose> poses_;
  std::vector<Vector3> axis_;  ///< in the world
};

}  // namespace armature::design
