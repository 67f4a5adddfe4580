// A known load comes back, and the intervals contain it as often as they say.
#include "armature/payload.hpp"

#include <gtest/gtest.h>

#include <Eigen/Cholesky>

#include "armature/robot_file.hpp"
#include "armature/text.hpp"
#include "support.hpp"

namespace armature {
namespace {

using Index = Eigen::Index;

LinkInertia load_of(double mass, const Vector3& at, const Vector3& moments) {
  return LinkInertia::from_center_of_mass(mass, at, moments.asDiagonal());
}

const LinkInertia kTool = load_of(4.2, {0.03, -0.05, 0.12}, {0.03, 0.04, 0.02});

// A robot with friction, known parameters, and the frame its loads are described in.
struct Bench {
  TorqueModel model;
  BaseMap base;
  Vector pi;
  Frame frame;

  explicit Bench(const std::string& name) : Bench(load_robot(name).value()) {}
  explicit Bench(const Robot& robot)
      : model(robot, {viscous_friction(robot), coulomb_friction(robot)}), base(compute_base(model)) {
    pi = model.nominal();
    const Index terms = pi.size() - model.inertial_count();
    for (Index i = 0; i < terms; ++i) pi[model.inertial_count() + i] = 0.2 + 0.05 * static_cast<double>(i);
    frame = Frame{robot.bodies.back().name, static_cast<int>(robot.bodies.size()) - 1, {}};
    if (const auto tool = robot.find_frame(robot.tool_frame)) frame = *tool;
  }
  [[nodiscard]] int joints() const { return model.joints(); }
  [[nodiscard]] Vector loaded(const LinkInertia& load) const {
    Vector out = pi;
    out.segment<10>(10 * frame.body) += load.moved_to(frame.body_from_frame).to_vector(ParameterOrder::Khalil);
    return out;
  }
  [[nodiscard]] Vector none() const { return Vector::Zero(joints()); }
};

double distance(const LinkInertia& a, const LinkInertia& b) {
  return (a.to_vector(ParameterOrder::Khalil) - b.to_vector(ParameterOrder::Khalil)).cwiseAbs().maxCoeff();
}

double typed(const LinkInertia& load, const std::string& name) {
  const Matrix3 i = load.inertia_about_com();
  const Vector3 c = load.center_of_mass();
  const std::vector<std::pair<std::string, double>> all = {
      {"mass", load.M}, {"cx", c.x()},    {"cy", c.y()},    {"cz", c.z()},    {"Ixx", i(0, 0)},
      {"Ixy", i(0, 1)}, {"Ixz", i(0, 2)}, {"Iyy", i(1, 1)}, {"Iyz", i(1, 2)}, {"Izz", i(2, 2)}};
  for (const auto& [key, value] : all) {
    if (key == name) return value;
  }
  return NAN;
}

TEST(Payload, CleanDataReturnTheLoad) {
  for (const char* name : {"iiwa14", "kr15"}) {
    const Bench bench(name);
    Rng rng(3);
    const Motion motion = testing::fourier(rng, bench.joints(), 10, 100);
    for (const LinkInertia& load : {kTool, load_of(9, {0.3, 0.1, 0.25}, {0.2, 0.3, 0.2})}) {
      const Samples samples = testing::samples_of(bench.model, bench.loaded(load), motion, 100, bench.none(), rng);
      const auto found = estimate_payload(testing::exact_model(bench.model, bench.pi), {samples});
      ASSERT_TRUE(found) << found.error().text();
      EXPECT_EQ(found->status, PayloadStatus::Done) << found->full();
      EXPECT_LT(distance(found->least_squares, load), 1e-6) << name << "\n" << found->full();
      EXPECT_LT(distance(found->load, load), 1e-6) << name << "\n" << found->full();
      EXPECT_LT(found->friction_change.cwiseAbs().maxCoeff(), 1e-6) << name;
    }
  }
}

TEST(Payload, ModelErrorsCancelInTheDifferenceOfLoadedAndBare) {
  const Bench bench("iiwa14");
  Rng rng(4);
  const Motion motion = testing::fourier(rng, 7, 10, 100);
  Samples loaded = testing::samples_of(bench.model, bench.loaded(kTool), motion, 100, bench.none(), rng);
  Samples before = testing::samples_of(bench.model, bench.pi, motion, 100, bench.none(), rng);
  Samples after = before;
  // An offset that drifts with the time of day: 1 before, 2 with the load, 3 after.
  before.tau.array() += 1, loaded.tau.array() += 2, after.tau.array() += 3;
  IdentifiedModel wrong = testing::exact_model(bench.model, 0.8 * bench.pi);
  const auto found = estimate_payload_difference(wrong, loaded, {before, after});
  ASSERT_TRUE(found) << found.error().text();
  EXPECT_LT(distance(found->load, kTool), 1e-6) << found->full();
  const auto alone = estimate_payload(wrong, {loaded});
  ASSERT_TRUE(alone);
  EXPECT_GT(distance(alone->load, kTool), 1e-2) << "the wrong model alone should not do as well";
  // Another motion is refused.
  Samples other = before;
  other.motion.q.array() += 0.2;
  EXPECT_FALSE(estimate_payload_difference(wrong, loaded, {other}));
}

TEST(Payload, StaticPosesGiveMassAndCentreOfMassOnly) {
  const Bench bench("iiwa14");
  Rng rng(5);
  Motion poses = testing::random_motion(rng, 60, 7);
  poses.v.setZero(), poses.a.setZero();
  const Samples samples =
      testing::samples_of(bench.model, bench.loaded(kTool), poses, 1, Vector::Constant(7, 0.02), rng);
  IdentifiedModel model = testing::exact_model(bench.model, bench.pi);
  const auto found = estimate_payload(model, {samples});
  ASSERT_TRUE(found) << found.error().text();
  EXPECT_EQ(found->status, PayloadStatus::Partial) << found->full();
  EXPECT_EQ(found->friction_change.size(), 0);
  for (const LoadValue& v : found->values) {
    const bool inertia = v.name[0] == 'I';
    EXPECT_EQ(v.standing, inertia ? Standing::Inferred : Standing::Seen) << v.name << "\n" << found->full();
    if (!inertia) {
      EXPECT_NEAR(v.value, typed(kTool, v.name), 5 * v.sigma + 1e-9) << v.name;
    }
  }
  EXPECT_LT(found->value("mass").sigma, 0.05);
  EXPECT_TRUE(found->load.inertia_about_com().ldlt().isPositive());
}

TEST(Payload, ZeroLoadIsSaidToBeNone) {
  const Bench bench("iiwa14");
  Rng rng(6);
  const Motion motion = testing::fourier(rng, 7, 10, 100);
  const Samples samples = testing::samples_of(bench.model, bench.pi, motion, 100, Vector::Constant(7, 0.2), rng);
  const auto found = estimate_payload(testing::exact_model(bench.model, bench.pi), {samples});
  ASSERT_TRUE(found) << found.error().text();
  EXPECT_LT(found->load.M, 0.05) << found->full();
  EXPECT_LE(found->value("mass").lower, 1e-6) << found->full();
  EXPECT_GE(found->value("mass").upper, 0) << found->full();
  // Where nothing hangs there is no centre of mass.
  EXPECT_EQ(found->value("cx").standing, Standing::Inferred) << found->full();
  EXPECT_NE(found->message.find("no load"), std::string::npos) << found->message;
}

TEST(Payload, ForeignJointsAndFramesAreRefused) {
  const Bench bench("iiwa14");
  Rng rng(7);
  Samples samples =
      testing::samples_of(bench.model, bench.pi, testing::fourier(rng, 7, 2, 100), 100, bench.none(), rng);
  const IdentifiedModel model = testing::exact_model(bench.model, bench.pi);
  EXPECT_FALSE(estimate_payload(model, {}));
  EXPECT_FALSE(estimate_payload(model, {samples}, {.frame = "nowhere"}));
  samples.joints[0] = "other";
  EXPECT_FALSE(estimate_payload(model, {samples}));
}

TEST(Payload, MergedModelPredictsTheLoadedRobot) {
  const Bench bench("kr15");
  Rng rng(8);
  const Motion motion = testing::fourier(rng, 6, 10, 100);
  const Samples samples = testing::samples_of(bench.model, bench.loaded(kTool), motion, 100, bench.none(), rng);
  const IdentifiedModel model = testing::exact_model(bench.model, bench.pi);
  const IdentifiedModel merged = with_payload(model, estimate_payload(model, {samples}).value());
  for (const ParameterSet set : {ParameterSet::Base, ParameterSet::Physical}) {
    EXPECT_LT((Predictor(merged, set).predict(motion) - samples.tau).cwiseAbs().maxCoeff(), 1e-4) << to_string(set);
  }
}

// The whole chain: the bare robot identified from noisy data, then the load from noisy data; friction changed
// meanwhile.
struct Coverage {
  std::vector<std::string> names;
  Vector inside;
  int runs = 0;
};

Coverage cover(const Bench& bench, const LinkInertia& load, const Vector& noise, int runs, std::uint64_t seed) {
  Coverage c;
  c.inside = Vector::Zero(10);
  Rng rng(seed);
  const Motion wide = testing::fourier(rng, bench.joints(), 20, 50);
  const Motion small = testing::fourier(rng, bench.joints(), 10, 50, 0.4);
  Vector loaded = bench.loaded(load);
  loaded.tail(2 * bench.joints()) *= 1.3;
  const auto information = [&](const Samples& s) { return accumulate(bench.model, bench.base, s).value(); };
  IdentifiedModel model = testing::exact_model(bench.model, bench.pi);
  model.physical.reset();
  for (int run = 0; run < runs; ++run) {
    const Estimate bare = estimate(information(testing::samples_of(bench.model, bench.pi, wide, 50, noise, rng)));
    model.base = bare.beta, model.base_covariance = bare.covariance;
    const auto found = estimate_payload(model, {testing::samples_of(bench.model, loaded, small, 50, noise, rng)});
    if (!found) continue;
    ++c.runs;
    c.names.clear();
    for (std::size_t k = 0; k < found->values.size(); ++k) {
      const LoadValue& v = found->values[k];
      const double truth = typed(load, v.name);
      c.names.push_back(v.name);
      c.inside[static_cast<Index>(k)] += v.lower <= truth && truth <= v.upper ? 1 : 0;
    }
  }
  return c;
}

TEST(Payload, IntervalsContainTheTruthAsOftenAsTheySay) {
  const int runs = 60 * testing::sweep();
  for (const char* name : {"iiwa14", "kr15"}) {
    const Bench bench(name);
    const Coverage c = cover(bench, kTool, Vector::Constant(bench.joints(), 0.5), runs, 11);
    ASSERT_EQ(c.runs, runs) << name;
    const double total = c.inside.sum() / (10.0 * runs);
    std::string table;
    for (std::size_t k = 0; k < c.names.size(); ++k) {
      const double part = c.inside[static_cast<Index>(k)] / runs;
      table += c.names[k] + " " + fixed(part, 3) + "  ";
      // Five deviations of a binomial around 0.95.
      EXPECT_NEAR(part, 0.95, 5 * std::sqrt(0.95 * 0.05 / runs)) << name << " " << c.names[k];
    }
    std::printf("%s, %d runs: %.3f of the 95 %% intervals contain the truth; %s\n", name, runs, total, table.c_str());
    // The ten are not independent: as if there were three of them.
    EXPECT_NEAR(total, 0.95, 4 * std::sqrt(0.95 * 0.05 / (3 * runs))) << name;
  }
}

}  // namespace
}  // namespace armature
