#include <gtest/gtest.h>

#include "armature/collision.hpp"
#include "support/random_robot.hpp"

namespace armature {
namespace {

void add_capsules(Robot& robot, Rng& rng) {
  for (Body& body : robot.bodies) {
    const auto point = [&] {
      return Vector3(0.2 * Vector3(rng.uniform(-1, 1), rng.uniform(-1, 1), rng.uniform(-1, 1)));
    };
    body.capsules = {{point(), point(), rng.uniform(0.01, 0.05)}};
  }
  robot.base_capsules = {{Vector3::Zero(), Vector3(0, 0, 0.1), 0.05}};
}

/// The law conservative advancement rests on: |d(q') − d(q)| ≤ Σ bound · |q' − q|.
TEST(CollisionModel, MotionBoundsLimitHowFastDistancesChange) {
  for (int seed = 1; seed <= 60; ++seed) {
    Rng rng(static_cast<std::uint64_t>(seed));
    Robot robot = testing::random_robot(rng, {.mimic = 0.2});
    add_capsules(robot, rng);
    const TorqueModel model(robot);
    const CollisionModel collision(model,
                                   {{"floor", HalfSpace{Vector3::UnitZ(), -5}}, {"box", Box{Pose{}, {0.1, 0.1, 0.1}}}},
                                   Vector::Zero(model.joints()), -10);
    const Vector low = Vector::Constant(model.joints(), -2), high = Vector::Constant(model.joints(), 2);
    const Matrix bounds = collision.motion_bounds(low, high);
    for (int trial = 0; trial < 50; ++trial) {
      const Vector q = rng.uniform_vector(model.joints(), -2, 2);
      const Vector next = (q + rng.uniform_vector(model.joints(), -1, 1) * std::pow(10, rng.uniform(-4, 0)))
                              .cwiseMax(low)
                              .cwiseMin(high);
      const Vector change = (collision.distances(next) - collision.distances(q)).cwiseAbs();
      const Vector allowed = bounds * (next - q).cwiseAbs();
      for (Eigen::Index i = 0; i < change.size(); ++i) {
        EXPECT_LE(change[i], allowed[i] + 1e-12)
            << "seed " << seed << " " << collision.name(collision.pairs()[static_cast<std::size_t>(i)]);
      }
    }
  }
}

TEST(CollisionModel, LeavesOutNeighboursAndSaysSo) {
  Robot robot = testing::planar2r();
  robot.bodies.push_back(robot.bodies[1]);
  robot.bodies[2].name = "link3";
  robot.bodies[2].joint.name = "joint3";
  robot.bodies[2].parent = 1;
  robot.base_capsules = {{Vector3::Zero(), Vector3(0.1, 0, 0), 0.05}};
  for (Body& body : robot.bodies) body.capsules = {{Vector3::Zero(), Vector3(0.5, 0, 0), 0.05}};
  const TorqueModel model(robot);
  const CollisionModel collision(model, {{"pole", Capsule{{1, 0, 0}, {1, 1, 0}, 0.02}}}, Vector::Zero(3));
  // link2–base, link3–base, link3–link1, link1–pole; and what is in the pole at home is watched, not excused.
  ASSERT_EQ(collision.pairs().size(), 6U);
  std::vector<std::string> left_out;
  for (const auto& e : collision.excluded()) left_out.push_back(collision.name(e.pair) + ": " + e.reason);
  const std::vector<std::string> expected = {"base – link1: neighbours", "link1 – link2: neighbours",
                                             "link2 – link3: neighbours"};
  EXPECT_EQ(left_out, expected);
}

// A pair that is near at home is watched all the same: it must keep half of what it has there.
TEST(CollisionModel, APairNearerThanTheClearanceKeepsHalfOfWhatItHas) {
  Robot robot = testing::planar2r();
  robot.bodies[0].capsules = {{Vector3::Zero(), Vector3::Zero(), 0.05}};
  robot.bodies[1].capsules = {{Vector3::Zero(), Vector3(0.1, 0, 0), 0.05}};
  const double x = robot.bodies[1].joint.parent_from_joint.translation.x();
  const HalfSpace wall{-Vector3::UnitX(), -(x + 0.1 + 0.05 + 0.004)};
  const CollisionModel collision(TorqueModel(robot), {{"wall", wall}}, Vector::Zero(2), 0.01, false);
  ASSERT_EQ(collision.pairs().size(), 2U);
  EXPECT_EQ(collision.clearances()[0], 0.01);
  EXPECT_NEAR(collision.clearances()[1], 0.002, 1e-12);
  EXPECT_TRUE(collision.excluded().empty());
}

}  // namespace
}  // namespace armature
