// --constraints, --physical and --prior of `armature identify`: what a paper does, on a user's own robot.
#include <gtest/gtest.h>

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

// A set that the search returns keeps the paper's constraints; the convex one need not.
TEST(PhysicalSearch, ReturnsWhatThePapersConstraintsAllow) {
  const TorqueModel model = iiwa();
  IdentifyOptions options;
  options.standstill = 0;
  Identification found = identify(model.robot(), {virtual_samples(model, 200, 0.5)}, options).value();
  const Vector convex = found.model.physical->pi;
  ASSERT_TRUE(search_physical("sturz", found).has_value());
  const Vector mu = to_physical(model, found.model.physical->pi);
  EXPECT_NE(convex, found.model.physical->pi);
  for (int b = 0; b < 7; ++b) {
    const double xx = mu[10 * b + 4], yy = mu[10 * b + 7], zz = mu[10 * b + 9];
    EXPECT_LE(std::max({xx, yy, zz}), 100 * std::min({xx, yy, zz}) + 1e-8) << b;
    EXPECT_GE(mu[70 + b], 0.1 - 1e-8) << b;
  }
  ASSERT_TRUE(search_physical("convex", found).has_value());
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
