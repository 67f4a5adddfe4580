#include <gtest/gtest.h>

#include "support/random_robot.hpp"
#include "trajectory/random_trajectory.hpp"

namespace armature {
namespace {

void expect_within(const Trajectory& trajectory, const std::vector<JointLimits>& limits, const std::string& what) {
  for (int j = 0; j < trajectory.joints(); ++j) {
    const JointLimits& l = limits[static_cast<std::size_t>(j)];
    const double slack = 1 + 1e-8;
    EXPECT_LE(extrema(trajectory, Quantity::Position, j).max, l.upper * slack) << what;
    EXPECT_GE(extrema(trajectory, Quantity::Position, j).min, l.lower * slack) << what;
    const Extrema v = extrema(trajectory, Quantity::Velocity, j), a = extrema(trajectory, Quantity::Acceleration, j);
    EXPECT_LE(std::max(v.max, -v.min), l.velocity * slack) << what;
    EXPECT_LE(std::max(a.max, -a.min), l.acceleration * slack) << what;
  }
}

TEST(Ramps, LeadFromHomeIntoTheMotionAndBackWithinLimits) {
  const Robot robot = testing::iiwa14();
  std::vector<JointLimits> limits = coordinate_limits(robot);
  for (auto& l : limits) l.acceleration = 20;
  for (int seed = 1; seed <= 10; ++seed) {
    Rng rng(static_cast<std::uint64_t>(seed));
    const Trajectory motion = make_validation_motion(robot, ValidationMotion::SineSeries, rng);
    const Vector home = rng.uniform_vector(7, -0.5, 0.5);
    const auto all = with_ramps(motion, home, limits, {.rest = 0.5});
    ASSERT_TRUE(all) << all.error().text();
    EXPECT_LT((all->evaluate(0).q - home).norm(), 1e-9);
    EXPECT_LT((all->evaluate(all->duration()).q - home).norm(), 1e-9);
    EXPECT_LT(all->evaluate(all->duration()).v.norm(), 1e-9);
    expect_within(*all, limits, "seed " + std::to_string(seed));
  }
}

TEST(Ramps, SayWhichJointCannotBeReached) {
  const std::vector<JointLimits> limits(2, {-1, 1, 1, 1, 10, 10});
  Vector home(2);
  home << 0, 1.5;
  const auto all = with_ramps(Hold{Vector::Zero(2), 1}, home, limits);
  ASSERT_FALSE(all);
  EXPECT_EQ(all.error().message, "no ramp-in of at most 120.0 s keeps the position of joint 2 within its limit");
}

TEST(CoordinateLimits, IncludeThoseOfFollowers) {
  Robot robot = testing::planar2r();
  robot.bodies[1].joint.mimic = Mimic{0, -2, 0.5};
  robot.bodies[1].joint.limits = {-1, 2, 1, 3, 4, 5};
  const auto limits = coordinate_limits(robot);
  ASSERT_EQ(limits.size(), 1U);
  EXPECT_DOUBLE_EQ(limits[0].lower, -0.75);
  EXPECT_DOUBLE_EQ(limits[0].upper, 0.75);
  EXPECT_DOUBLE_EQ(limits[0].velocity, 0.5);
  EXPECT_DOUBLE_EQ(limits[0].acceleration, 1.5);
}

TEST(ValidationMotions, KeepTheLimitsOfAnyRobotAndRepeatWithTheirSeed) {
  for (int seed = 1; seed <= 12; ++seed) {
    Rng rng(static_cast<std::uint64_t>(seed));
    const Robot robot = seed == 1 ? testing::iiwa14() : testing::random_robot(rng, {.mimic = 0.2});
    for (int kind = 0; kind < 6; ++kind) {
      const auto motion = static_cast<ValidationMotion>(kind);
      Rng first(static_cast<std::uint64_t>(seed)), second(static_cast<std::uint64_t>(seed));
      const Trajectory trajectory = make_validation_motion(robot, motion, first);
      EXPECT_EQ(trajectory, make_validation_motion(robot, motion, second));
      expect_within(trajectory, coordinate_limits(robot),
                    std::string(to_string(motion)) + " seed " + std::to_string(seed));
      EXPECT_EQ(*validation_motion_from(to_string(motion)), motion);
    }
  }
}

TEST(ValidationMotions, UnknownNamesGetAHint) {
  EXPECT_EQ(validation_motion_from("quintic10").error().text(),
            "no validation motion is called \"quintic10\". Did you mean quintic-10?");
}

}  // namespace
}  // namespace armature
