// A verdict is bad or doubtful where the data or the fit cannot be right, and good where nothing is wrong.
#include "armature/judgement.hpp"

#include <gtest/gtest.h>

#include "armature/model.hpp"
#include "support/random_robot.hpp"
#include "support/virtual_data.hpp"

namespace armature {
namespace {

struct Rig {
  Robot robot = testing::iiwa14();
  TorqueModel model{robot, {viscous_friction(robot), coulomb_friction(robot)}};
  Vector pi = model.nominal();

  [[nodiscard]] Samples log(std::uint64_t seed = 3, double noise = 0.05) const {
    Rng rng(seed);
    return testing::virtual_samples(model, pi, testing::fourier_motion(rng, 7, 1.0, 0.1), 100, noise, rng);
  }
  [[nodiscard]] Identification identified(const std::vector<Samples>& samples) const {
    IdentifyOptions options;
    options.with_essential = options.with_physical = false;
    return identify(robot, samples, options).value();
  }
  [[nodiscard]] std::vector<Finding> findings(const std::vector<Samples>& samples) const {
    std::vector<JudgedRecording> recordings;
    for (const Samples& s : samples) recordings.push_back({"log", "", &s, nullptr});
    return check_identification(identified(samples), recordings);
  }
};

bool has(const std::vector<Finding>& findings, const std::string& kind, Severity severity) {
  return std::any_of(findings.begin(), findings.end(),
                     [&](const Finding& f) { return f.kind == kind && f.severity == severity; });
}

std::string all(const std::vector<Finding>& findings) {
  std::string text;
  for (const Finding& f : findings) text += f.kind + ": " + f.text() + "\n";
  return text;
}

TEST(Judgement, AGoodLogHasAGoodVerdict) {
  const auto findings = Rig().findings({Rig().log()});
  EXPECT_EQ(level_of(findings), Verdict::Level::Good) << all(findings);
}

// Torque of an arm that hangs from the ceiling, fitted as if it stood on the floor.
TEST(Judgement, AnotherMountingIsBad) {
  const Rig rig;
  Rig hanging;
  hanging.robot.gravity_in_world = Vector3(0, 9.81, 0);
  hanging.model = TorqueModel(hanging.robot, rig.model.terms());
  const auto findings = rig.findings({hanging.log()});
  EXPECT_EQ(level_of(findings), Verdict::Level::Bad) << all(findings);
}

// The joint is named once, where the finding is, and not again in its words.
TEST(Judgement, AJointIsNamedOnce) {
  Samples s = Rig().log();
  s.tau.col(2).array() += 2.0;
  const auto findings = Rig().findings({s});
  ASSERT_TRUE(has(findings, "unmodelled", Severity::Warning)) << all(findings);
  for (const Finding& f : findings) {
    if (f.kind != "unmodelled") continue;
    EXPECT_EQ(f.message.find(f.where), std::string::npos) << f.message;
  }
}

TEST(Judgement, DegreesAreBad) {
  Samples s = Rig().log();
  s.motion.q *= 180 / M_PI, s.motion.v *= 180 / M_PI, s.motion.a *= 180 / M_PI;
  const auto findings = Rig().findings({s});
  EXPECT_EQ(level_of(findings), Verdict::Level::Bad) << all(findings);
  EXPECT_TRUE(has(findings, "too-fast", Severity::Problem));
}

// A log in milliseconds read as seconds: all speeds a thousandth.
TEST(Judgement, MillisecondsAreBad) {
  Samples s = Rig().log();
  s.time *= 1000, s.rate /= 1000, s.motion.v /= 1000, s.motion.a /= 1e6;
  const auto findings = Rig().findings({s});
  EXPECT_TRUE(has(findings, "too-slow", Severity::Problem)) << all(findings);
}

TEST(Judgement, TorqueInAnotherUnitIsBad) {
  for (const double scale : {1000.0, 1e-3}) {
    Samples s = Rig().log();
    s.tau *= scale;
    EXPECT_TRUE(has(Rig().findings({s}), "gravity", Severity::Problem)) << scale;
  }
}

TEST(Judgement, TheSameLogTwiceIsBad) {
  const Samples s = Rig().log();
  EXPECT_TRUE(has(Rig().findings({s, s}), "repeated-log", Severity::Problem));
  EXPECT_FALSE(has(Rig().findings({s, Rig().log(4)}), "repeated-log", Severity::Problem));
}

// Joint 4 moves by 0.3 % of its range: its friction cannot be told, and the interval says so.
TEST(Judgement, AJointThatHardlyMovesIsDoubtful) {
  const Rig rig;
  Rng rng(5);
  FourierSeries motion = testing::fourier_motion(rng, 7, 1.0, 0.1);
  motion.sine.row(3) *= 0.006, motion.cosine.row(3) *= 0.006;
  Samples s = testing::virtual_samples(rig.model, rig.pi, motion, 100, 0.05, rng);
  // Something that the model does not have: a torque that follows the joint's position.
  s.tau.col(3).array() += 40 * (s.motion.q.col(3).array() - s.motion.q.col(3).mean());
  const Identification found = rig.identified({s});
  const auto findings = check_identification(found, {{"log", "", &s, nullptr}});
  EXPECT_TRUE(has(findings, "hardly-moves", Severity::Warning)) << all(findings);
  const Estimate& e = found.estimate;
  for (const char* name : {"FV4", "FC4"}) {
    const auto at = std::find(e.parameters.begin(), e.parameters.end(), name) - e.parameters.begin();
    const double truth = rig.pi[rig.model.find(name)];
    EXPECT_LE(e.lower[at], truth) << name;
    EXPECT_GE(e.upper[at], truth) << name;
    EXPECT_EQ(e.standing[static_cast<std::size_t>(at)], Origin::Prior) << name;
  }
  EXPECT_FALSE(has(rig.findings({rig.log()}), "hardly-moves", Severity::Warning));
}

// The noise model is saved with the model; files of version 1 are read, their noise was another one and is dropped.
TEST(NoiseModel, IsSavedAndOldFilesAreRead) {
  const IdentifiedModel model = Rig().identified({Rig().log()}).model;
  ASSERT_TRUE(model.noise_model);
  const std::string text = write_model(model);
  const IdentifiedModel again = parse_model(text, "model.json").value();
  EXPECT_EQ(write_model(again), text);
  ASSERT_TRUE(again.noise_model);
  EXPECT_EQ(again.noise_model->tail.events, model.noise_model->tail.events);
  for (std::size_t j = 0; j < 7; ++j) {
    EXPECT_NEAR(again.noise_model->joints[j].sample, 0.05, 0.005);
    EXPECT_EQ(again.noise_model->joints[j].sample, model.noise_model->joints[j].sample);
  }
  std::string old = text;
  old.replace(old.find("\"format_version\": 2"), 19, "\"format_version\": 1");
  old.replace(old.find("\"noise\": {"), 8, "\"other\":");
  // The checksum is of the new file.
  const std::size_t line = old.find("  \"sha256\": \"");
  old.erase(line, old.find('\n', line) + 1 - line);
  const auto read = parse_model(old, "model.json");
  ASSERT_TRUE(read) << read.error().text();
  EXPECT_FALSE(read->noise_model);
  EXPECT_EQ(read->noise.size(), 0);
}

// What a prior alone knows stays as wide as the prior: correlated residuals do not take it away.
TEST(Prior, KeepsItsWidthWhereTheDataSayNothing) {
  const Rig rig;
  Rng rng(6);
  FourierSeries motion = testing::fourier_motion(rng, 7, 1.0, 0.1);
  motion.sine.row(6).setZero(), motion.cosine.row(6).setZero();
  const Samples s = testing::virtual_samples(rig.model, rig.pi, motion, 100, 0.05, rng);
  IdentifyOptions options;
  options.with_essential = options.with_physical = false;
  const BaseMap base = compute_base(rig.model);
  options.estimate.prior = make_prior(rig.model, base, 0.3);
  const Estimate e = identify(rig.robot, {s}, options)->estimate;
  const auto at = std::find(e.parameters.begin(), e.parameters.end(), "FV7") - e.parameters.begin();
  ASSERT_LT(at, static_cast<std::ptrdiff_t>(e.parameters.size()));
  EXPECT_NEAR(e.deviation[at] / options.estimate.prior->deviation[at], 1, 0.05);
}

}  // namespace
}  // namespace armature
