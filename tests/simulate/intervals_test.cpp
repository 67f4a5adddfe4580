// Identified from rehearsals, the true parameters lie in their intervals as often as the intervals say.
#include <gtest/gtest.h>

#include "armature/catalogue.hpp"
#include "armature/identify.hpp"
#include "armature/rehearse.hpp"
#include "armature/robot_file.hpp"
#include "armature/signal.hpp"
#include "support/sweep.hpp"
#include "support/virtual_data.hpp"

namespace armature {
namespace {

struct Held {
  double inside = 0, all = 0;
};

// One motion of one arm, measured `runs` times with other noise.
Held intervals_that_hold(const std::string& name, int runs) {
  const Robot robot = testing::without_capsules(load_robot(name).value());
  Rng rng(11);
  const FourierSeries series = testing::motion_from_home(rng, robot, 4);
  RehearsalOptions options;
  options.floor_m = std::nullopt;
  const Rehearsal run = rehearse(robot, series, options).value();
  SignalOptions signal;
  signal.period = series.period();
  IdentifyOptions how;
  how.terms = testing::friction_and_rotors(robot);
  how.with_essential = how.with_physical = false;
  Held held;
  for (int k = 0; k < runs; ++k) {
    options.seed = 100 + static_cast<std::uint64_t>(k);
    const Samples samples = prepare(measure_again(robot, run, options), robot, signal).value();
    const auto found = identify(robot, {samples}, how).value();
    const Vector truth = found.base.to_base(found.torque_model.nominal());
    const auto inside = truth.array() >= found.estimate.lower.array() && truth.array() <= found.estimate.upper.array();
    held.inside += inside.cast<double>().sum(), held.all += static_cast<double>(truth.size());
  }
  return held;
}

// Dry friction on every joint: rows in which a joint sticks must not count. lwr4, with all rows, has 70 %.
TEST(Intervals, HoldTheTruthAtTheStatedRate) {
  const bool sweep = testing::sweep_factor() > 1;
  const std::vector<std::string> names = sweep ? catalogue_names() : std::vector<std::string>{"lwr4"};
  Held all;
  for (const std::string& name : names) {
    const Held held = intervals_that_hold(name, sweep ? 10 : 4);
    EXPECT_GE(held.inside / held.all, 0.88) << name;
    all.inside += held.inside, all.all += held.all;
  }
  // Parameters of one run are correlated: four runs of one arm know the rate to about 3 %, the sweep to less than 1 %.
  EXPECT_NEAR(all.inside / all.all, 0.95, sweep ? 0.02 : 0.07);
}

}  // namespace
}  // namespace armature
