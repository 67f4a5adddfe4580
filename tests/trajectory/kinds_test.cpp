// Laws that hold for every kind of motion.
#include <gtest/gtest.h>

#include "trajectory/random_trajectory.hpp"

namespace armature {
namespace {

using testing::kKinds;
using testing::random_trajectory;

/// The derivative of level k is what level k + 1 says, by a fourth-order central difference inside a smooth piece.
TEST(Trajectory, DerivativesAreThoseOfTheLevelBelow) {
  for (int seed = 1; seed <= 40; ++seed) {
    Rng rng(static_cast<std::uint64_t>(seed));
    const Trajectory trajectory = random_trajectory(rng, seed % kKinds);
    for (int trial = 0; trial < 20; ++trial) {
      const double h = 1e-4 * trajectory.duration();
      const double t = rng.uniform(3 * h, trajectory.duration() - 3 * h);
      for (int level = 0; level < 3; ++level) {
        const auto lower = static_cast<Quantity>(level), upper = static_cast<Quantity>(level + 1);
        const Range a = range(trajectory, Quantity::Acceleration, 0, t - 2 * h, t + 2 * h);
        const Range jerk = range(trajectory, Quantity::Jerk, 0, t - 2 * h, t + 2 * h);
        const bool seam =
            a.max - a.min > 0.05 * (1 + a.magnitude()) || jerk.max - jerk.min > 0.2 * (1 + jerk.magnitude());
        if (seam) continue;
        const auto f = [&](double at) { return trajectory.evaluate(lower, 0, at); };
        const double difference = (8 * (f(t + h) - f(t - h)) - (f(t + 2 * h) - f(t - 2 * h))) / (12 * h);
        const double value = trajectory.evaluate(upper, 0, t);
        EXPECT_NEAR(difference, value, 1e-5 * (1 + std::abs(value))) << "seed " << seed << " level " << level;
      }
    }
  }
}

TEST(Trajectory, SpeedScalesTimeAndDerivatives) {
  for (int seed = 1; seed <= 40; ++seed) {
    Rng rng(static_cast<std::uint64_t>(seed));
    const Trajectory original = random_trajectory(rng, seed % kKinds);
    const double s = rng.uniform(0.2, 2);
    const Trajectory scaled = original.scaled(s);
    EXPECT_NEAR(scaled.duration() * s, original.duration(), 1e-9);
    const double t = rng.uniform(0, scaled.duration());
    const TrajectoryPoint a = scaled.evaluate(t), b = original.evaluate(s * t);
    EXPECT_LT((a.q - b.q).norm(), 1e-9 * (1 + b.q.norm())) << "seed " << seed;
    EXPECT_LT((a.v - s * b.v).norm(), 1e-8 * (1 + b.v.norm())) << "seed " << seed;
    EXPECT_LT((a.a - s * s * b.a).norm(), 1e-7 * (1 + b.a.norm())) << "seed " << seed;
    EXPECT_LT((a.jerk - s * s * s * b.jerk).norm(), 1e-6 * (1 + b.jerk.norm())) << "seed " << seed;
  }
}

// Where no limit says anything, every kind of move takes the same second.
TEST(Trajectory, AMoveWithoutLimitsTakesASecond) {
  const std::vector<JointLimits> none(2);
  const Matrix points = Matrix{{0, 0}, {1, -2}};
  EXPECT_DOUBLE_EQ(QuinticPath::within(points, none, 1).durations[0], 1);
  EXPECT_DOUBLE_EQ(TrapezoidPath::within(points, none, 1).durations[0], 1);
}

TEST(QuinticPath, MeetsItsWaypointsWithTheirVelocitiesAndAccelerations) {
  Rng rng(5);
  const QuinticPath path = testing::random_quintic(rng, 3, 6);
  const Trajectory trajectory(path);
  for (Eigen::Index k = 0; k < path.waypoints.rows(); ++k) {
    const TrajectoryPoint point = trajectory.evaluate(path.durations.head(k).sum());
    EXPECT_LT((point.q - path.waypoints.row(k).transpose()).norm(), 1e-12);
    EXPECT_LT((point.v - path.velocities.row(k).transpose()).norm(), 1e-10);
    EXPECT_LT((point.a - path.accelerations.row(k).transpose()).norm(), 1e-9);
  }
}

TEST(QuinticPath, WithinLimitsUsesThemFully) {
  Matrix waypoints(3, 2);
  waypoints << 0, 0, 1, -2, 0.5, 1;
  std::vector<JointLimits> limits(2, {-3, 3, 1, 2, 40, 10});
  const Trajectory trajectory(QuinticPath::within(waypoints, limits));
  double use = 0;
  for (int j = 0; j < 2; ++j) {
    for (const auto& [quantity, limit] : {std::pair(Quantity::Velocity, 1.0), std::pair(Quantity::Acceleration, 2.0),
                                          std::pair(Quantity::Jerk, 40.0)}) {
      const Extrema e = extrema(trajectory, quantity, j);
      EXPECT_LE(std::max(e.max, -e.min), limit * (1 + 1e-9));
      use = std::max(use, e.max / limit);
    }
  }
  EXPECT_GT(use, 0.999999);
}

TEST(TrapezoidPath, ReachesItsWaypointsAtRestAndKeepsItsLimits) {
  Rng rng(7);
  Matrix waypoints(20, 3);
  for (double& x : waypoints.reshaped()) x = rng.uniform(-2, 2);
  std::vector<JointLimits> limits(3, {-3, 3, 1.5, 4, kInfinity, 10});
  const TrapezoidPath path = TrapezoidPath::within(waypoints, limits);
  const Trajectory trajectory(path);
  for (Eigen::Index k = 0; k < 20; ++k) {
    const TrajectoryPoint point = trajectory.evaluate(path.durations.head(k).sum());
    EXPECT_LT((point.q - waypoints.row(k).transpose()).norm(), 1e-12);
    EXPECT_LT(point.v.norm(), 1e-12);
  }
  for (int j = 0; j < 3; ++j) {
    EXPECT_LE(extrema(trajectory, Quantity::Velocity, j).max, 1.5 * (1 + 1e-9));
    EXPECT_LE(extrema(trajectory, Quantity::Acceleration, j).max, 4 * (1 + 1e-9));
    EXPECT_EQ(extrema(trajectory, Quantity::Jerk, j).max, kInfinity);
  }
}

TEST(SplinePath, StartsAtRestWithThreeEqualControlPointsAndIsSmoothAtKnots) {
  Rng rng(9);
  Matrix control = rng.uniform_vector(24, -1, 1).reshaped(12, 2);
  control.row(1) = control.row(2) = control.row(0);
  control.row(9) = control.row(10) = control.row(11);
  const Trajectory trajectory(SplinePath{control, 6.0, 5});
  for (const double t : {0.0, 6.0}) {
    const TrajectoryPoint point = trajectory.evaluate(t);
    EXPECT_LT((point.q - control.row(t == 0 ? 0 : 11).transpose()).norm(), 1e-12);
    EXPECT_LT(point.v.norm(), 1e-11);
    EXPECT_LT(point.a.norm(), 1e-10);
  }
  // Degree 5: jerk is continuous, so that its extrema are finite and every knot agrees from both sides.
  for (int k = 1; k < 7; ++k) {
    const double knot = 6.0 * k / 7;
    EXPECT_NEAR(trajectory.evaluate(knot - 1e-9).jerk[0], trajectory.evaluate(knot).jerk[0], 1e-5);
  }
  EXPECT_TRUE(std::isfinite(extrema(trajectory, Quantity::Jerk, 0).max));
}

TEST(Sequence, RefusesAGapAndSaysWhere) {
  Sequence s{{Trajectory(Hold{Vector::Zero(2), 1}), Trajectory(Hold{Vector::Constant(2, 0.1), 1})}};
  EXPECT_EQ(s.problem()->text(), "sequence: part 2 starts 0.100 away from where part 1 ends, in joint 1.");
}

TEST(PathThrough, SamplesComeBackAtAnotherRate) {
  Rng rng(11);
  const Trajectory original = random_trajectory(rng, 1);
  const SampledTrajectory samples = original.sample(100);
  const auto path = path_through(samples.time, samples.motion);
  ASSERT_TRUE(path);
  for (int k = 0; k < 100; ++k) {
    const double t = rng.uniform(0, path->duration());
    EXPECT_LT((path->evaluate(t).q - original.evaluate(t).q).norm(), 1e-8);
    EXPECT_LT((path->evaluate(t).v - original.evaluate(t).v).norm(), 1e-6);
  }
}

}  // namespace
}  // namespace armature
