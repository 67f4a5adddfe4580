// --constraints, --physical and --prior of `armature identify`: what a paper does, on a user's own robot.
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

#include "armature/catalogue.hpp"
#include "armature/nonlinear.hpp"
#include "armature/rng.hpp"
#include "jobs/identify_physical.hpp"

namespace armature {
namespace {

TorqueModel iiwa() {
  const Robot robot = load_catalogue_robot("iiwa14").value();
  return TorqueModel(robot, {viscous_friction(robot), coulomb_friction(robot)});
}

TEST(ConstraintFile, HoldsWhatThePageShows) {
  const TorqueModel model = iiwa();
  const auto read = parse_constraints(
      "armature_constraints: 1\n"
      "total_mass_kg: [16, 26]\n"
      "links:\n"
      "  - {link: link1, mass_kg: [1, 6]}\n"
      "  - {link: link7, mass_kg: [0.2, 0.5], com_lower_m: [-0.05, -0.05, 0], com_upper_m: [0.05, 0.05, 0.1]}\n"
      "known: {M3: 2.4552, FV1: 0.2}\n"
      "equal: [[FV4, FV5]]\n"
      "mirrors: [{left: link3, right: link5, normal: [0, 1, 0]}]\n",
      "known.yaml", model);
  ASSERT_TRUE(read.has_value()) << read.error().text();
  EXPECT_EQ(read->total_mass, (Bounds{16, 26}));
  ASSERT_EQ(read->bodies.size(), 2u);
  EXPECT_EQ(read->bodies[1].body, 6);
  EXPECT_EQ(read->bodies[1].com_box->second.z(), 0.1);
  EXPECT_EQ(read->fixed, (std::vector<std::pair<int, double>>{{model.find("M3"), 2.4552}, {model.find("FV1"), 0.2}}));
  EXPECT_EQ(read->rows.front().range, (Bounds{0, 0}));
  EXPECT_EQ(read->mirrors.front().right, 4);
}

TEST(ConstraintFile, RefusesWhatItDoesNotKnow) {
  const TorqueModel model = iiwa();
  const auto message = [&](const std::string& text) {
    return parse_constraints(text, "known.yaml", model).error().text();
  };
  EXPECT_NE(message("masses: {}\n").find("line 1: unknown key \"masses\""), std::string::npos)
      << message("masses: {}\n");
  EXPECT_NE(message("links: [{link: elbow}]\n").find("no link is named \"elbow\""), std::string::npos);
  EXPECT_NE(message("known: {Q9: 1}\n").find("no parameter is named \"Q9\""), std::string::npos);
  EXPECT_NE(message("total_mass_kg: [3, 1]\n").find("expected [lower, upper]"), std::string::npos);
  EXPECT_NE(message("known: {M1: .nan}\n").find("expected a finite number"), std::string::npos);
  EXPECT_NE(message("total_mass_kg: [-.inf, .inf]\n").find("expected a finite number"), std::string::npos);
  // The form that --hold takes, and lists with one entry and no brackets: not an empty list.
  EXPECT_NE(message("known: M7=1.2\n").find("line 1: known: expected {name: value"), std::string::npos);
  for (const char* key : {"links", "equal", "mirrors"})
    EXPECT_NE(message(std::string(key) + ": M1\n").find("expected a list"), std::string::npos) << key;
}

Samples virtual_samples(const TorqueModel& model, Eigen::Index rows, double noise) {
  Rng rng(3);
  Samples s;
  s.joints = model.robot().joint_names();
  s.rate = 100;
  s.time = Vector::LinSpaced(rows, 0, static_cast<double>(rows - 1)) / s.rate;
  s.motion = Motion(rows, model.joints());
  for (Matrix* part : {&s.motion.q, &s.motion.v, &s.motion.a}) {
    for (double& x : part->reshaped()) x = rng.uniform(-2, 2);
  }
  s.tau = inverse_dynamics(model, model.nominal(), s.motion);
  for (double& x : s.tau.reshaped()) x += noise * rng.normal();
  return s;
}

// What identify() makes of 200 noisy samples of the robot itself.
Identification identified(const TorqueModel& model) {
  static const Identification once = [&] {
    IdentifyOptions options;
    options.standstill = 0;
    return identify(model.robot(), {virtual_samples(model, 200, 0.5)}, options).value();
  }();
  return once;
}

// A set that the search returns keeps the paper's constraints; the convex one need not.
TEST(PhysicalSearch, ReturnsWhatThePapersConstraintsAllow) {
  const TorqueModel model = iiwa();
  Identification found = identified(model);
  const Vector convex = found.model.physical->pi;
  const auto findings = search_physical("sturz", {}, found);
  ASSERT_TRUE(findings.has_value()) << findings.error().text();
  EXPECT_TRUE(findings->empty()) << findings->front().message;
  const Vector mu = to_physical(model, found.model.physical->pi);
  EXPECT_NE(convex, found.model.physical->pi);
  for (int b = 0; b < 7; ++b) {
    const double xx = mu[10 * b + 4], yy = mu[10 * b + 7], zz = mu[10 * b + 9];
    EXPECT_LE(std::max({xx, yy, zz}), 100 * std::min({xx, yy, zz}) + 1e-8) << b;
    EXPECT_GE(mu[70 + b], 0.1 - 1e-8) << b;
  }
  // An interval around the new value holds the old one.
  for (Eigen::Index i = 0; i < convex.size(); ++i)
    EXPECT_GE(found.model.physical->sigma[i], std::abs(convex[i] - found.model.physical->pi[i])) << i;
  EXPECT_NE(found.physical->brief().find("no lower bound is known"), std::string::npos) << found.physical->brief();
}

TEST(PhysicalSearch, KeepsWhatIsKnown) {
  const TorqueModel model = iiwa();
  const PhysicalConstraints known = parse_constraints(
                                        "total_mass_kg: [19, 19.5]\n"
                                        "links: [{link: link2, mass_kg: [4, 4.2], com_lower_m: [-0.01, 0, -0.01], "
                                        "com_upper_m: [0.01, 0.3, 0.01]}]\n"
                                        "known: {M3: 2.4552, FV1: 0.2, MZ5: -0.72, XX4: 0.05}\n"
                                        "equal: [[FV4, FV5]]\n"
                                        "mirrors: [{left: link6, right: link7, normal: [0, 1, 0]}]\n",
                                        "known.yaml", model)
                                        .value();
  Identification found = identified(model);
  const auto findings = search_physical("sturz", known, found);
  ASSERT_TRUE(findings.has_value()) << findings.error().text();
  const Vector& pi = found.model.physical->pi;
  const auto at = [&](const char* name) { return pi[model.find(name)]; };
  double total = 0;
  for (int b = 0; b < 7; ++b) total += pi[10 * b + 9];
  const double close = 1e-8;
  EXPECT_GE(total, 19 - close);
  EXPECT_LE(total, 19.5 + close);
  EXPECT_GE(at("M2"), 4 - close);
  EXPECT_LE(at("M2"), 4.2 + close);
  EXPECT_LE(std::abs(at("MX2")), 0.01 * at("M2") + close);
  EXPECT_NEAR(at("M3"), 2.4552, close);
  EXPECT_NEAR(at("FV1"), 0.2, close);
  EXPECT_NEAR(at("MZ5"), -0.72, close);
  EXPECT_NEAR(at("XX4"), 0.05, close);
  EXPECT_NEAR(at("FV4"), at("FV5"), close);
  EXPECT_NEAR(at("M6"), at("M7"), close);
  EXPECT_NEAR(at("MY6"), -at("MY7"), close);
  EXPECT_NEAR(at("XZ6"), at("XZ7"), close);
}

// An arm that is not the papers': the bounds are in proportion, so that its own bodies are inside.
TEST(PhysicalSearch, BoundsAreInProportionToTheRobot) {
  for (const char* name : {"ur5e", "ur10e", "panda", "gen3", "planar2r", "kr15"}) {
    const Robot robot = load_catalogue_robot(name).value();
    const TorqueModel model(robot, {viscous_friction(robot), coulomb_friction(robot)});
    const Vector mu = to_physical(model, model.nominal());
    for (const char* set : {"sturz2017", "xu2020"}) {
      const NonlinearConstraints c = named_constraints(set, model).value();
      for (Eigen::Index i = 0; i < model.inertial_count(); ++i) {
        EXPECT_LE(c.lower[i], mu[i]) << name << " " << set << " " << physical_names(model)[static_cast<std::size_t>(i)];
        EXPECT_GE(c.upper[i], mu[i]) << name << " " << set << " " << physical_names(model)[static_cast<std::size_t>(i)];
      }
    }
  }
  // And those of the papers' own arm are the papers'.
  const NonlinearConstraints c = named_constraints("sturz2017", iiwa()).value();
  EXPECT_EQ(c.slender_axis, (std::vector<int>{2, 1, 2, 1, 2, -1, -1}));
  for (int b = 0; b < 7; ++b) {
    EXPECT_NEAR(c.upper[10 * b], 6, 1e-9) << b;
    EXPECT_NEAR(c.lower[10 * b + 4], 1e-4, 1e-9) << b;
    EXPECT_NEAR(c.upper[10 * b + 1], 0.4, 1e-9) << b;
    EXPECT_EQ(c.lower[70 + b], 0.1) << b;
  }
}

// Bounds that exclude the robot are named, and turn the verdict.
TEST(PhysicalSearch, SaysWhenTheBoundsContradictTheData) {
  const TorqueModel model = iiwa();
  PhysicalConstraints wrong;
  for (int body : {3, 4, 5}) {
    wrong.bodies.emplace_back();
    wrong.bodies.back().body = body;
    wrong.bodies.back().mass = {0.1, 0.2};
  }
  Identification found = identified(model);
  const auto findings = search_physical("sturz", wrong, found);
  ASSERT_TRUE(findings.has_value()) << findings.error().text();
  ASSERT_EQ(findings->size(), 1u);
  EXPECT_EQ(findings->front().severity, Severity::Warning);
  EXPECT_NE(findings->front().message.find("its bounds exclude what the data say"), std::string::npos);
}

TEST(PhysicalSearch, NeedsNominalBodies) {
  Robot robot = load_catalogue_robot("iiwa14").value();
  robot.bodies[2].inertia.reset();
  const TorqueModel model(robot, {viscous_friction(robot)});
  EXPECT_NE(named_constraints("xu2020", model).error().message.find("a link has none"), std::string::npos);
}

// Data from the nominal robot itself: the more it weighs, the better. Data from another robot: not so.
TEST(PriorAuto, WeighsTheNominalRobotByWhatItIsWorth) {
  const TorqueModel model = iiwa();
  const BaseMap base = compute_base(model);
  IdentifyOptions options;
  options.standstill = 0;
  const Samples s = virtual_samples(model, 60, 1);
  const double right = validated_prior_weight(model, base, {s}, options).value();
  options.physical.nominal = model.nominal();
  for (int b = 0; b < 7; ++b) options.physical.nominal->segment(10 * b, 10) *= 3;
  const double wrong = validated_prior_weight(model, base, {s}, options).value();
  EXPECT_GT(right, wrong);
}

}  // namespace
}  // namespace armature
