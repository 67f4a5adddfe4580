// Classes of parameters, and what would change them.
#include <gtest/gtest.h>

#include <Eigen/QR>
#include <algorithm>

#include "armature/identifiability.hpp"
#include "support/random_robot.hpp"

namespace armature {
namespace {

int rank_of(const Matrix& y) {
  Eigen::ColPivHouseholderQR<Matrix> qr(y);
  qr.setThreshold(1e-9);
  return static_cast<int>(qr.rank());
}

// never: the column is zero; alone: without it the rank falls.
TEST(Identifiability, ClassesAreThoseOfTheRegressor) {
  for (int seed = 1; seed <= 8; ++seed) {
    Rng rng(static_cast<std::uint64_t>(seed));
    const Robot robot = testing::random_robot(rng, {.max_bodies = 4, .nice_angles = true});
    const TorqueModel model(robot, {rotor_inertia(robot)});
    const auto classes = classify(compute_base(model));
    const Matrix y =
        compute_regressor(model, testing::random_motion(rng, 60, model.joints())).stacked(model.parameter_count());
    const int rank = rank_of(y);
    for (Eigen::Index c = 0; c < y.cols(); ++c) {
      Matrix without = y;
      without.col(c).setZero();
      const bool never = y.col(c).norm() < 1e-12 * y.norm();
      const Visibility expected =
          never ? Visibility::Never : (rank_of(without) < rank ? Visibility::Alone : Visibility::Combined);
      EXPECT_EQ(classes[static_cast<std::size_t>(c)], expected) << "seed " << seed << " parameter " << c;
    }
  }
}

const WhatIf& find(const Identifiability& found, const std::string& change) {
  const auto at =
      std::find_if(found.what_if.begin(), found.what_if.end(), [&](const WhatIf& w) { return w.change == change; });
  EXPECT_NE(at, found.what_if.end()) << change;
  return *at;
}

TEST(Identifiability, WhatWouldChangeTheIiwa) {
  const Robot robot = testing::iiwa14();
  const TorqueModel model(robot, {viscous_friction(robot), coulomb_friction(robot)});
  const Identifiability found = analyse_identifiability(model);
  const auto counts = found.counts();
  EXPECT_EQ(counts[0] + counts[1] + counts[2], model.parameter_count());
  // Tilted, gravity shows the first body's moments too: MX1 alone, MY1 with MZ2.
  const WhatIf& tilted = find(found, "base tilted");
  EXPECT_EQ(tilted.base_count, 59);
  EXPECT_EQ(std::count(tilted.better.begin(), tilted.better.end(), model.find("MX1")), 1);
  EXPECT_EQ(tilted.classes[static_cast<std::size_t>(model.find("MX1"))], Visibility::Alone);
  EXPECT_EQ(tilted.classes[static_cast<std::size_t>(model.find("MY1"))], Visibility::Combined);
  EXPECT_TRUE(tilted.worse.empty());
  // A force sensor under the base weighs the arm: masses appear that no joint torque shows.
  const WhatIf& sensor = find(found, "a force sensor under the base");
  EXPECT_GT(sensor.base_count, 59);
  EXPECT_EQ(std::count(sensor.better.begin(), sensor.better.end(), model.find("M1")), 1);
  // With the last body known, its neighbours' sums lose a member.
  const WhatIf& known = find(found, "the last body (tool, payload) known");
  EXPECT_EQ(known.base_count, 57 - 7);
  EXPECT_EQ(std::count(known.better.begin(), known.better.end(), model.find("MY6")), 1);
  // A locked joint takes its friction with it.
  const WhatIf& locked = find(found, "joint4 locked");
  EXPECT_LT(locked.base_count, 57);
  EXPECT_EQ(std::count(locked.worse.begin(), locked.worse.end(), model.find("FV4")), 1);
}

TEST(Identifiability, FewerSensorsShowFewerParameters) {
  const TorqueModel model(testing::iiwa14());
  BaseOptions last_only;
  last_only.sensors = std::vector<int>{6};
  const BaseMap map = compute_base(model, last_only);
  EXPECT_TRUE(map.evidence.agree) << map.evidence.brief();
  // The last joint's torque depends on the last body alone.
  for (const int column : map.columns) EXPECT_GE(column, 60);
  EXPECT_EQ(map.size(), 7);
}

}  // namespace
}  // namespace armature
