// Hot loops must not allocate: every malloc of this test program is counted.
#include <gtest/gtest.h>

#include "armature/dynamics.hpp"
#include "support/count_malloc.hpp"
#include "support/random_robot.hpp"

namespace armature {
namespace {

TEST(Allocation, HotLoopsMakeNone) {
#ifndef ARMATURE_COUNTS_MALLOC
  GTEST_SKIP() << "the sanitizer or the C library owns malloc";
#else
  Rng rng(3);
  const Robot robot = testing::iiwa14();
  const TorqueModel model(robot, {viscous_friction(robot), coulomb_friction(robot), rotor_inertia(robot)});
  const Vector pi = model.nominal();
  const Motion motion = testing::random_motion(rng, 1003, 7);
  Matrix values(1003, regressor_layout(model).columns());
  Matrix tau(1003, 7);
  // The first call makes the thread's workspace.
  compute_regressor_into(model, motion.slice(0, 1), values.topRows(1));
  long before = allocations;
  const Matrix counted = Matrix::Zero(3, 3);
  ASSERT_GT(allocations - before, 0) << "the counter does not count";
  before = allocations;
  compute_regressor_into(model, motion, values);
  inverse_dynamics_into(model, pi, motion, tau);
  EXPECT_EQ(allocations - before, 0);
  EXPECT_EQ(counted.sum(), 0);
#endif
}

}  // namespace
}  // namespace armature
