// What a motion is said to tell is what recordings of it tell.
#include <gtest/gtest.h>

#include <Eigen/Cholesky>

#include "armature/catalogue.hpp"
#include "armature/collision.hpp"
#include "armature/delivery.hpp"
#include "armature/design.hpp"
#include "armature/rng.hpp"

namespace armature {
namespace {

// A motion that shows everything, without a search.
Trajectory lively(const Robot& robot, Rng& rng, double size) {
  const int n = robot.joint_count();
  Matrix sine = Matrix::Zero(n, 4), cosine = Matrix::Zero(n, 4);
  for (Eigen::Index j = 0; j < n; ++j)
    for (Eigen::Index l = 0; l < 4; ++l) sine(j, l) = size * rng.normal(), cosine(j, l) = size * rng.normal();
  FourierSeries series;
  series.frequency = 0.2;
  series.offset = robot.home_position();
  series.sine = sine;
  series.cosine = cosine;
  return series;
}

struct Case {
  Robot robot = load_catalogue_robot("planar2r").value();
  DesignSpec spec = load_design_spec("default").value();
  Rng rng = Rng(5);
  Trajectory motion = lively(robot, rng, 0.8);
  Case() {
    spec.noise_variance = Vector{{0.04, 0.01}};
    spec.objective.kind = Objective::Kind::DOptimal;
  }
};

// Least squares on 2000 noisy recordings: parameters, torques and their means spread as was said before.
TEST(Delivery, DeviationsAreThoseOfManyRecordings) {
  Case c;
  const DeliveryOptions options{.rate_hz = 100, .periods = 1, .noise_share = 0.002, .beta = {}};
  const auto told = expected_delivery(c.robot, c.spec, c.motion, options);
  ASSERT_TRUE(told) << told.error().text();
  ASSERT_FALSE(told->parameters.empty());
  EXPECT_EQ(told->noise_share, 0);
  const TorqueModel model(c.robot, make_terms(c.robot, c.spec.terms).value());
  const BaseMap base = compute_base(model);
  Matrix Y = compute_regressor(model, c.motion.sample(100, false).motion)
                 .stacked(model.parameter_count())(Eigen::all, base.columns);
  for (Eigen::Index r = 0; r < Y.rows(); ++r) Y.row(r) /= r % 2 == 0 ? 0.2 : 0.1;
  const Eigen::LLT<Matrix> factor(Y.transpose() * Y);
  Matrix errors(2000, base.size());
  for (Eigen::Index k = 0; k < errors.rows(); ++k)
    errors.row(k) = factor.solve(Y.transpose() * c.rng.normal_vector(Y.rows())).transpose();
  // 2000 draws know a deviation to 1.6 %: 6 % is noticed either way.
  for (int i = 0; i < base.size(); ++i) {
    const double spread = std::sqrt(errors.col(i).squaredNorm() / 2000);
    EXPECT_NEAR(told->deviation[i] / spread, 1, 0.06) << told->parameters[static_cast<std::size_t>(i)];
  }
}

// Four times the motion halves every deviation, and the time until an interval is where it is reached.
TEST(Delivery, LongerMotionsTellMore) {
  Case c;
  const auto once = expected_delivery(c.robot, c.spec, c.motion, {.rate_hz = 100, .periods = 1, .beta = {}});
  const auto often = expected_delivery(c.robot, c.spec, c.motion, {.rate_hz = 100, .periods = 4, .beta = {}});
  ASSERT_TRUE(once && often);
  EXPECT_LT((once->deviation - 2 * often->deviation).cwiseAbs().maxCoeff(), 1e-9 * once->deviation.maxCoeff());
  EXPECT_NEAR(*once->payload_kg, 2 * *often->payload_kg, 1e-6 * *once->payload_kg);
  const auto seconds = seconds_until(c.robot, c.spec, c.motion, once->median_percent / 3);
  ASSERT_TRUE(seconds && *seconds);
  // A third of the interval takes nine times as long.
  EXPECT_NEAR(**seconds / (9 * c.motion.duration()), 1, 0.02);
  // What is known already counts: with a prior of nine such motions nothing is left to do.
  DesignSpec known = c.spec;
  known.prior = Matrix((1e6 * once->deviation.cwiseAbs2().cwiseInverse()).asDiagonal());
  EXPECT_LT(**seconds_until(c.robot, known, c.motion, once->median_percent), 0.1);
}

// A share of zero is nothing: it is not reached at once, it cannot be asked for.
TEST(Delivery, AnIntervalRelativeToZeroIsRefused) {
  Case c;
  const auto told = expected_delivery(c.robot, c.spec, c.motion);
  ASSERT_TRUE(told);
  const Vector zero = Vector::Zero(static_cast<Eigen::Index>(told->parameters.size()));
  const auto seconds = seconds_until(c.robot, c.spec, c.motion, 5, {.beta = zero});
  ASSERT_FALSE(seconds);
  EXPECT_EQ(seconds.error().message, "every base parameter is 0, and a relative interval cannot refer to that");
}

TEST(Delivery, WordsSayWhatIsAssumed) {
  Case c;
  c.spec.noise_variance = {};
  const auto told = expected_delivery(c.robot, c.spec, c.motion);
  ASSERT_TRUE(told) << told.error().text();
  EXPECT_EQ(told->noise_share, 0.002);
  const std::string text = told->text();
  for (const char* word : {"at best", "0.2", "parameters: half of", "predicted torques", "a contact shows"})
    EXPECT_NE(text.find(word), std::string::npos) << text;
  // A motion that stands still tells nothing, and says so.
  const auto still = expected_delivery(c.robot, c.spec, Hold{c.robot.home_position(), 5});
  ASSERT_TRUE(still);
  EXPECT_TRUE(still->parameters.empty());
  EXPECT_NE(still->text().find("not every base parameter"), std::string::npos);
}

// Only what stands on the floor may touch it: it turns about the upright, on the base, and is not buried.
TEST(Floor, OnlyWhatStandsOnItMayTouchIt) {
  const Robot robot = load_catalogue_robot("ur5e").value();
  const std::vector<Capsule> foot = {{Vector3(0, 0, -0.3), Vector3(0, 0, 0.1), 0.05}};
  const HalfSpace floor{Vector3::UnitZ(), 0};
  EXPECT_TRUE(stands_on(robot, 0, foot, floor));
  EXPECT_FALSE(stands_on(robot, 1, foot, floor));                  // not on the base
  EXPECT_FALSE(stands_on(robot, 0, foot, {Vector3::UnitX(), 0}));  // turns through a wall
  EXPECT_FALSE(stands_on(robot, 0, foot, {Vector3::UnitZ(), 2}));  // buried
  DesignSpec spec = load_design_spec("default").value();
  spec.obstacles = {{"floor", HalfSpace{Vector3::UnitZ(), 1}}};
  spec.budget_s = 2;
  const auto design = design_motion(robot, spec);
  ASSERT_FALSE(design);
  EXPECT_NE(design.error().message.find("standing still at home is not allowed"), std::string::npos);
  EXPECT_NE(design.error().message.find("floor"), std::string::npos) << design.error().message;
}

}  // namespace
}  // namespace armature
