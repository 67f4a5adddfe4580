#include "armature/near_rest.hpp"

#include <gtest/gtest.h>

#include "armature/robot_file.hpp"
#include "armature/statistics.hpp"
#include "estimate/support.hpp"

namespace armature {
namespace {

// 0 where a joint's own dry friction has no direction, 1 elsewhere; empty where nothing is left out.
TEST(Standstill, WeightsFollowTheDryFriction) {
  const Robot robot = load_robot("planar2r").value();
  Motion motion(4, 2);
  motion.v << 1.0, 0.0, 2e-3, 0.0, -4e-3, 0.0, -0.5, 0.0;
  const TorqueModel dry(robot, {viscous_friction(robot), coulomb_friction(robot)});
  Matrix wanted = Matrix::Ones(4, 2);
  wanted(1, 0) = 0;
  EXPECT_EQ(moving_weights(dry, motion, 3e-3), wanted) << "a joint that never moves is kept";
  EXPECT_EQ(moving_weights(dry, motion, 0).size(), 0);
  EXPECT_EQ(moving_weights(TorqueModel(robot, {viscous_friction(robot)}), motion, 3e-3).size(), 0);
  EXPECT_EQ(moving_weights(dry, Motion(4, 3), 3e-3).size(), 0);
  // The coupled wrist's friction follows the sum of two velocities.
  motion.v << 1.0, 1.0, 1.0, -1.0, 0.5, 0.5, 1.0, 0.0;
  const Matrix coupled = moving_weights(TorqueModel(robot, {wrist_coupling(robot, 0, 1)}), motion, 3e-3);
  ASSERT_EQ(coupled.rows(), 4);
  EXPECT_EQ(coupled.row(1).sum(), 0);
  EXPECT_EQ(coupled.sum(), 6);
}

// A joint that sticks feels any friction between −FC and FC. Those rows say nothing about the parameters.
TEST(Standstill, StuckRowsDoNotBiasTheFit) {
  const testing::Bench bench = testing::make_bench(load_robot("iiwa14").value(), 4000, 400, 3);
  const Matrix weights = moving_weights(bench.model, bench.clean.motion, 0.02);
  ASSERT_GT(weights.size(), 0);
  Samples stuck = bench.clean;
  for (Eigen::Index j = 0; j < stuck.tau.cols(); ++j) {
    for (Eigen::Index k = 0; k < stuck.tau.rows(); ++k) stuck.tau(k, j) += 1 - weights(k, j);
  }
  const auto fitted = [&](const Matrix& w) {
    return estimate(accumulate(bench.model, bench.base, stuck, {}, w).value());
  };
  EXPECT_LE((fitted(weights).beta - bench.beta).norm(), 1e-8 * bench.beta.norm());
  EXPECT_GT((fitted({}).beta - bench.beta).norm(), 1e-3 * bench.beta.norm());
}

// What is left out of the fit is left out of its statistics: they do not see the stuck rows either.
TEST(Standstill, StatisticsLeaveOutTheSameRows) {
  const testing::Bench bench = testing::make_bench(load_robot("planar2r").value(), 2000, 200, 4);
  const Matrix weights = moving_weights(bench.model, bench.clean.motion, 0.02);
  Samples quiet = bench.clean;
  Rng rng(5);
  for (double& x : quiet.tau.reshaped()) x += 0.1 * rng.normal();
  Samples stuck = quiet;
  stuck.tau.array() += 1e3 * (1 - weights.array());
  const auto statistics = [&](const Samples& s) {
    const Estimate e = estimate(accumulate(bench.model, bench.base, s, {}, weights).value());
    return compute_statistics(bench.model, bench.base, s, e, {.bootstrap_runs = 0}, weights);
  };
  const Statistics one = statistics(quiet), other = statistics(stuck);
  EXPECT_LE((one.covariance - other.covariance).norm(), 1e-9 * one.covariance.norm());
  for (std::size_t j = 0; j < one.of_joint.size(); ++j) {
    EXPECT_NEAR(one.of_joint[j].rms, other.of_joint[j].rms, 1e-9);
    EXPECT_NEAR(other.of_joint[j].rms, 0.1, 0.01);
    EXPECT_LE(one.of_joint[j].effective_samples, weights.col(static_cast<Eigen::Index>(j)).sum());
  }
}

}  // namespace
}  // namespace armature
