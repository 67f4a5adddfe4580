// One robot built in somebody else's engine. Nothing here uses Armature's dynamics: only the description of the robot.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "armature/robot.hpp"

namespace armature::oracle {

/// A robot in another engine. Mimic joints have coordinates of their own here: all vectors have one entry per body.
class Engine {
 public:
  virtual ~Engine() = default;
  [[nodiscard]] virtual std::string name() const = 0;
  /// M(q) a + C(q, v) v + g(q).
  [[nodiscard]] virtual Vector inverse_dynamics(const Vector& q, const Vector& v, const Vector& a) = 0;
  /// M(q); empty where the engine has none for trees.
  [[nodiscard]] virtual Matrix mass_matrix(const Vector& q) = 0;
  /// world_from_body of every body.
  [[nodiscard]] virtual std::vector<Pose> body_poses(const Vector& q) = 0;
};

/// nullptr where the engine was not found when this was built. Every body needs an inertia.
[[nodiscard]] std::unique_ptr<Engine> make_mujoco(const Robot& robot);
[[nodiscard]] std::unique_ptr<Engine> make_dart(const Robot& robot);
[[nodiscard]] std::unique_ptr<Engine> make_kdl(const Robot& robot);

/// MJCF of the robot with full precision: one <body> per Body, hinge or slide joints, principal inertias.
[[nodiscard]] std::string mjcf_of(const Robot& robot);

}  // namespace armature::oracle
