// Torques, positions and speeds of a robot over an interval of time, enclosed by Taylor models.
#pragma once

#include <vector>

#include "armature/dynamics.hpp"
#include "armature/trajectory.hpp"
#include "design/certificate/certificate_taylor.hpp"

namespace armature::certificate {

/// q, v and a of every joint over [from, to], which must lie inside one piece of the motion.
struct TaylorMotion {
  std::vector<Taylor> q, v, a;
};
[[nodiscard]] TaylorMotion enclose(const Trajectory& trajectory, double from, double to);

/// The robot, prepared for evaluation with Taylor models. Written from the Robot alone: it shares no code with the
/// recursion that the optimiser and inverse_dynamics use, and a test compares both.
class TaylorDynamics {
 public:
  explicit TaylorDynamics(const TorqueModel& model);

  /// tau_j over the interval with parameters pi: Newton–Euler and the model's terms.
  [[nodiscard]] std::vector<Taylor> torque(const TaylorMotion& motion, const Vector& pi) const;
  /// The same, and what each link adds to it: total_j = Σ_b of_links_jb + terms.
  struct Shares {
    std::vector<Taylor> total;
    std::vector<std::vector<Taylor>> of_links;
  };
  [[nodiscard]] Shares torque_shares(const TaylorMotion& motion, const Vector& pi) const;
  /// Position of a point of a body in the world.
  [[nodiscard]] TaylorVector position(const TaylorMotion& motion, int body, const Vector3& point_in_body) const;
  /// Its squared speed.
  [[nodiscard]] Taylor squared_speed(const TaylorMotion& motion, int body, const Vector3& point_in_body) const;

 private:
  struct Link {
    int parent = -1;
    int coordinate = 0;
    bool revolute = true;
    double multiplier = 1, offset = 0;
    Matrix3 still, sine, cosine;  ///< rotation parent_from_body = still + sin·sine + cos·cosine
    Vector3 origin, slide, axis;
  };
  struct Place {
    TaylorMatrix rotation;
    TaylorVector origin;
  };
  struct LinkMotion {
    TaylorVector omega, alpha, acceleration, velocity;
  };
  [[nodiscard]] std::vector<Place> places(const TaylorMotion& motion) const;
  [[nodiscard]] std::vector<LinkMotion> motions(const TaylorMotion& motion, const std::vector<Place>& at) const;
  struct Load {
    TaylorVector force, moment;
  };
  [[nodiscard]] Load load_of(int body, const LinkMotion& motion, const Vector& pi) const;
  [[nodiscard]] std::vector<Taylor> of_bodies(const TaylorMotion& motion, const Vector& pi) const;
  [[nodiscard]] Taylor factor_range(const Basis& basis, int joint, const TaylorMotion& motion) const;
  void add_terms(const TaylorMotion& motion, const Vector& pi, std::vector<Taylor>& tau) const;

  TorqueModel model_;
  std::vector<Link> links_;
  Pose world_from_base_;
  Vector3 base_acceleration_;
};

}  // namespace armature::certificate
