#include "armature/gains.hpp"

#include <gtest/gtest.h>

#include <cmath>

#include "armature/robot_file.hpp"
#include "support/loaded_arm.hpp"

namespace armature {
namespace {

using testing::fourier;
using testing::samples_of;

// An arm whose signals are its torques over known gains, bare and with a load of known mass.
struct Bench {
  Robot robot;
  TorqueModel model;
  BaseMap base;
  Vector pi, gains;
  LinkInertia load;

  explicit Bench(const std::string& name)
      : robot(load_robot(name).value()),
        model(robot, make_terms(robot, {"viscous", "coulomb"}).value()),
        base(compute_base(model)),
        pi(model.nominal()),
        gains(model.joints()),
        load(LinkInertia::from_center_of_mass(1.5, Vector3(0.02, -0.03, 0.08), 2e-3 * Matrix3::Identity())) {
    for (Eigen::Index j = 0; j < gains.size(); ++j) gains[j] = 8 + 2 * std::sin(static_cast<double>(j));
  }

  // `noise` is a share of each signal's RMS.
  [[nodiscard]] std::vector<GainRuns> runs(double noise, Rng& rng) const {
    const Frame frame = robot.tool_frame.empty() ? Frame{robot.bodies.back().name, model.bodies() - 1, {}}
                                                 : *robot.find_frame(robot.tool_frame);
    Vector loaded = pi;
    loaded.segment<10>(10 * frame.body) += load.moved_to(frame.body_from_frame).to_vector(ParameterOrder::Khalil);
    std::vector<GainRuns> out;
    for (const bool with : {false, true}) {
      const Motion motion = fourier(rng, model.joints(), 20, 100);
      Samples s = samples_of(model, with ? loaded : pi, motion, 100, Vector::Zero(model.joints()), rng);
      s.tau = s.tau * gains.cwiseInverse().asDiagonal();
      for (Eigen::Index j = 0; j < s.tau.cols(); ++j) {
        const double size = std::sqrt(s.tau.col(j).squaredNorm() / static_cast<double>(s.size()));
        s.tau.col(j) += noise * size * rng.normal_vector(s.size());
      }
      out.push_back({{s}, std::nullopt});
      if (with) out.back().load = KnownLoad{load.M, 1e-4, std::nullopt};
    }
    return out;
  }
};

// s_j = (Y_b,j beta_run)_j / K_j: without noise the gains come back, and total least squares agrees.
TEST(Gains, CleanSignalsReturnTheGains) {
  const Bench bench("ur5e");
  Rng rng(3);
  const auto found = estimate_gains(bench.model, bench.base, bench.runs(0, rng));
  ASSERT_TRUE(found) << found.error().text();
  EXPECT_EQ(found->status, GainStatus::Done) << found->message;
  for (std::size_t j = 0; j < found->joints.size(); ++j) {
    const double truth = bench.gains[static_cast<Eigen::Index>(j)];
    EXPECT_NEAR(found->joints[j].gain / truth, 1, 1e-4) << found->joints[j].joint;
    EXPECT_NEAR(found->joints[j].total_least_squares / truth, 1, 1e-4) << found->joints[j].joint;
  }
}

// 95 % intervals hold 95 %: with 20 runs of 6 joints, at least 104 of 120. Notices 80 % with probability above 0.98.
// ARMATURE_SWEEP multiplies the runs; from 100 runs on, too many fail as well.
TEST(Gains, IntervalsHoldTheTruth) {
  const Bench bench("ur5e");
  const int runs = testing::sweep(20);
  int inside = 0, all = 0;
  double bias = 0;
  for (int run = 0; run < runs; ++run) {
    Rng rng(100 + static_cast<std::uint64_t>(run));
    const auto found = estimate_gains(bench.model, bench.base, bench.runs(0.05, rng));
    ASSERT_TRUE(found) << found.error().text();
    for (std::size_t j = 0; j < found->joints.size(); ++j, ++all) {
      const JointGain& g = found->joints[j];
      const double truth = bench.gains[static_cast<Eigen::Index>(j)];
      inside += g.lower <= truth && truth <= g.upper ? 1 : 0;
      bias += std::log(g.gain / truth) / g.deviation;
    }
  }
  const double expected = 0.95 * all, spread = std::sqrt(0.95 * 0.05 * all);
  EXPECT_GE(inside, expected - 4.2 * spread) << inside << " of " << all;
  if (runs >= 100) {
    EXPECT_LE(inside, expected + 4.2 * spread) << inside << " of " << all;
  }
  // Gains are not attenuated: the mean of normalised errors has deviation 1/sqrt(all), more for joints that share a
  // run.
  EXPECT_LT(std::abs(bias / all), 12 / std::sqrt(static_cast<double>(all)));
}

// Nothing sets the scale: the arm and its gains may be twice as large together.
TEST(Gains, BareRunsAloneAreRefused) {
  const Bench bench("planar2r");
  Rng rng(5);
  auto runs = bench.runs(0, rng);
  runs.pop_back();
  const auto found = estimate_gains(bench.model, bench.base, runs);
  ASSERT_FALSE(found);
  EXPECT_NE(found.error().message.find("nothing sets the torques' scale"), std::string::npos);
}

// A known last link sets the scale as a load does.
TEST(Gains, AKnownLinkSetsTheScale) {
  const Bench bench("ur5e");
  Rng rng(7);
  auto runs = bench.runs(0, rng);
  runs.pop_back();
  std::vector<int> held;
  for (int k = 0; k < 10; ++k) held.push_back(10 * (bench.model.bodies() - 4) + k);
  Vector values(10);
  for (int k = 0; k < 10; ++k) values[k] = bench.pi[held[static_cast<std::size_t>(k)]];
  GainOptions options;
  options.known = hold_parameters(bench.base, held, values);
  const auto found = estimate_gains(bench.model, bench.base, runs, options);
  ASSERT_TRUE(found) << found.error().text();
  EXPECT_NEAR(found->joints[1].gain / bench.gains[1], 1, 1e-3);
}

}  // namespace
}  // namespace armature
