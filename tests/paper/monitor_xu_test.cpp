// Xu 2020 IV-F on a virtual iiwa 14 in MuJoCo: a share of what `./dev bench collisions` runs.
#include <gtest/gtest.h>

#include "monitor/collisions.hpp"
#include "support/sweep.hpp"

namespace armature {
namespace {

TEST(Xu2020Monitor, AlarmsAsOftenAsAskedAndSeesCollisionsInMuJoCo) {
  const int runs = testing::sweep(15);
  const testing::CollisionArm arm(3);
  Plant plant = arm.plant();
  Rng rng(5);
  constexpr double kAsked = 3000;  // per hour: enough to count in a minute of motion
  double alarms = 0, hours = 0, level = 0;
  int seen = 0, collisions = 0;
  for (int i = 0; i < runs; ++i) {
    const auto quiet = arm.run(plant, rng, 2, 0);
    const IdentifiedModel model = arm.draw(rng);
    std::vector<ResidualProcess> processes;
    const auto scores =
        testing::uncertainty_scores(model, quiet.samples, testing::observer_residual(model, quiet.samples), &processes);
    if (i == 0) level = GaussianEvents(processes, testing::kCollisionRate, 5).level(kAsked / 3600);
    if (!quiet.touched_itself) alarms += testing::alarms(scores, level), hours += 2 / 3600.0;
    const auto hit = arm.run(plant, rng, 1, rng.uniform(30, 60));
    if (hit.body < 2 || hit.touched_itself) continue;
    ++collisions;
    const auto felt = testing::uncertainty_scores(model, hit.samples, testing::observer_residual(model, hit.samples));
    // A level for one alarm in an hour is about five deviations.
    const double delay = testing::delay_of(felt, hit.onset, 5);
    seen += delay >= 0 && delay < 0.1 ? 1 : 0;
  }
  ASSERT_GT(collisions, runs / 2);
  // A factor of two, and three deviations of a Poisson count on top.
  const double expected = kAsked * hours;
  EXPECT_LT(alarms, 2 * expected + 3 * std::sqrt(2 * expected));
  EXPECT_GT(alarms, 0.5 * expected - 3 * std::sqrt(0.5 * expected));
  EXPECT_GE(seen, 0.9 * collisions);
}

}  // namespace
}  // namespace armature
