// What every comparison of an export needs: the catalogue's robots, random states, torques.
#pragma once

#include "armature/dynamics.hpp"
#include "armature/rng.hpp"
#include "armature/robot_file.hpp"
#include "armature/terms.hpp"

namespace armature::testing {

inline const std::vector<const char*>& catalogue_with_inertias() {
  static const std::vector<const char*> names = {"planar2r", "iiwa14", "lwr4", "gen2", "kr15", "panda",
                                                 "ur5e",     "ur10e",  "gen3", "wam7", "tx40", "ir361"};
  return names;
}

inline Motion random_states(const Robot& robot, int states, std::uint64_t seed) {
  Rng rng(seed);
  Motion m(states, robot.joint_count());
  for (double& x : m.q.reshaped()) x = rng.uniform(-2, 2);
  for (double& x : m.v.reshaped()) x = rng.uniform(-1, 1);
  for (double& x : m.a.reshaped()) x = rng.uniform(-2, 2);
  return m;
}

/// Rigid bodies and viscous friction.
inline Matrix torques(const Robot& robot, const Motion& motion) {
  const TorqueModel model(robot, {viscous_friction(robot)});
  return inverse_dynamics(model, model.nominal(), motion);
}

inline Matrix rigid_torques(const Robot& robot, const Motion& motion) {
  const TorqueModel model(robot);
  return inverse_dynamics(model, model.nominal(), motion);
}

inline double difference(const Matrix& ours, const Matrix& theirs) {
  return (ours - theirs).cwiseAbs().maxCoeff() / ours.cwiseAbs().maxCoeff();
}

}  // namespace armature::testing
