// Laws of the recursion: docs/theory/dynamics.md.
#include <gtest/gtest.h>

#include "armature/dynamics.hpp"
#include "support/random_robot.hpp"

namespace armature {
namespace {

using testing::random_motion;
using testing::random_robot;

// tau = Y(q, v, a) · pi
TEST(Regressor, TimesParametersIsInverseDynamics) {
  for (int seed = 1; seed <= 60; ++seed) {
    Rng rng(static_cast<std::uint64_t>(seed));
    const Robot robot = random_robot(rng, {.mimic = 0.15});
    const TorqueModel model(
        robot, {viscous_friction(robot), coulomb_friction(robot), rotor_inertia(robot), torque_offset(robot)});
    Vector pi = model.nominal();
    pi.tail(pi.size() - model.inertial_count()) = rng.uniform_vector(pi.size() - model.inertial_count(), 0, 1);
    const Motion motion = random_motion(rng, 13, model.joints());
    const Regressor y = compute_regressor(model, motion);
    const Matrix tau = inverse_dynamics(model, pi, motion);
    for (Eigen::Index k = 0; k < motion.samples(); ++k) {
      const Vector predicted = y.dense(k, model.parameter_count()) * pi;
      EXPECT_LE((predicted - tau.row(k).transpose()).norm(), 1e-12 * tau.row(k).norm()) << "seed " << seed;
    }
  }
}

}  // namespace
}  // namespace armature
