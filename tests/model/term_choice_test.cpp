// Terms are chosen where the data need them, and only there.
#include "armature/term_choice.hpp"

#include <gtest/gtest.h>

#include "armature/identify.hpp"
#include "armature/term_kinds.hpp"
#include "armature/text.hpp"
#include "support/loaded_arm.hpp"

namespace armature {
namespace {

using Index = Eigen::Index;

// An iiwa with the given terms, 20 s of random motion, white noise on the torques.
Samples recording(const TorqueModel& model, const Vector& pi, std::uint64_t seed) {
  Rng rng(seed);
  const Motion motion = testing::fourier(rng, 7, 20, 100);
  return testing::samples_of(model, pi, motion, 100, Vector::Constant(7, 0.05), rng);
}

bool has(const TermChoice& choice, const std::string& word, const std::string& joint) {
  return std::any_of(choice.chosen.begin(), choice.chosen.end(),
                     [&](const ChosenTerm& c) { return c.word.rfind(word, 0) == 0 && c.joint == joint; });
}

// Of 83 candidates a clean recording takes hardly any: each is a false alarm.
TEST(TermChoice, NothingIsChosenWithoutNeed) {
  const Robot robot = testing::iiwa14();
  const TorqueModel model(robot, {viscous_friction(robot), coulomb_friction(robot)});
  int chosen = 0;
  constexpr int kRuns = 3;
  for (std::uint64_t seed = 1; seed <= kRuns; ++seed) {
    const auto choice = choose_terms(robot, {recording(model, model.nominal(), seed)});
    ASSERT_TRUE(choice) << choice.error().text();
    EXPECT_GT(choice->candidates, 50);
    EXPECT_LE(choice->error_after, choice->error_before);
    chosen += static_cast<int>(choice->chosen.size());
  }
  EXPECT_LE(chosen, kRuns) << "more than one of some 80 candidates per recording";
}

TEST(TermChoice, FindsWhatIsThereJointByJoint) {
  const Robot robot = testing::iiwa14();
  const auto terms = make_terms(robot, {"viscous", "coulomb", "load", "offset@3", "stribeck:0.1@1"});
  ASSERT_TRUE(terms) << terms.error().text();
  const TorqueModel model(robot, *terms);
  Vector pi = model.nominal();
  pi[model.find("FL2")] = 0.08, pi[model.find("FL4")] = 0.1;
  pi[model.find("OFF3")] = 0.6, pi[model.find("FS1")] = 0.8;
  const std::vector<Samples> logs = {recording(model, pi, 5), recording(model, pi, 6)};
  const auto choice = choose_terms(robot, logs);
  ASSERT_TRUE(choice) << choice.error().text();
  const auto names = robot.joint_names();
  EXPECT_TRUE(has(*choice, "load", names[1])) << join(choice->lines(), "\n");
  EXPECT_TRUE(has(*choice, "load", names[3])) << join(choice->lines(), "\n");
  EXPECT_TRUE(has(*choice, "offset", names[2])) << join(choice->lines(), "\n");
  EXPECT_TRUE(has(*choice, "stribeck", names[0])) << join(choice->lines(), "\n");
  EXPECT_LE(choice->chosen.size(), 6U) << join(choice->lines(), "\n");
  EXPECT_LT(choice->across_after, choice->across_before);
  // What is printed can be typed, and finds the parameters.
  IdentifyOptions options;
  options.terms = choice->words;
  options.with_essential = options.with_physical = false;
  const auto found = identify(robot, logs, options);
  ASSERT_TRUE(found) << found.error().text();
  const auto value = [&](const std::string& name) {
    const auto& list = found->estimate.parameters;
    const auto at = std::find(list.begin(), list.end(), name);
    return at == list.end() ? 0.0 : found->estimate.beta[at - list.begin()];
  };
  EXPECT_NEAR(value("FL2"), 0.08, 0.01);
  EXPECT_NEAR(value("FL4"), 0.1, 0.015);
}

// The load that friction feels is that of the fit, not the data sheet's.
TEST(TermChoice, TheLoadOfFrictionSettles) {
  Robot robot = testing::iiwa14();
  const TorqueModel truth(robot, {viscous_friction(robot), coulomb_friction(robot), load_friction(robot)});
  Vector pi = truth.nominal();
  for (Index c = truth.inertial_count(); c < pi.size(); ++c) {
    if (truth.parameters()[static_cast<std::size_t>(c)].name.rfind("FL", 0) == 0) pi[c] = 0.12;
  }
  const Samples log = recording(truth, pi, 9);
  // The robot that is identified knows nothing of its bodies.
  for (Body& body : robot.bodies) body.inertia.reset();
  IdentifyOptions options;
  options.terms = {"viscous", "coulomb", "load"};
  options.with_essential = options.with_physical = false;
  const auto found = identify(robot, {log}, options);
  ASSERT_TRUE(found) << found.error().text();
  EXPECT_NE(join(found->refined, "\n").find("friction by load feels the gravity torque of this fit"),
            std::string::npos);
  const auto& names = found->estimate.parameters;
  for (const std::string name : {"FL2", "FL4"}) {
    const auto at = std::find(names.begin(), names.end(), name) - names.begin();
    ASSERT_LT(at, static_cast<std::ptrdiff_t>(names.size()));
    EXPECT_NEAR(found->estimate.beta[at], 0.12, 5 * found->estimate.deviation[at] + 0.002) << name;
  }
  const auto again = parse_model(write_model(found->model), "model.json");
  ASSERT_TRUE(again) << again.error().text();
  EXPECT_TRUE(again->terms == found->model.terms);
}

}  // namespace
}  // namespace armature
