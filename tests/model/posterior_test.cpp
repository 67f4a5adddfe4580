// A model from mean and covariance: the law of the header, and what is refused.
#include "armature/posterior.hpp"

#include <gtest/gtest.h>

#include "armature/robot_file.hpp"
#include "support/random_robot.hpp"
#include "support/virtual_data.hpp"

namespace armature {
namespace {

const Robot& arm() {
  static const Robot robot = testing::iiwa14();
  return robot;
}

Identification identified() {
  Rng rng(3);
  const Robot& robot = arm();
  const TorqueModel model(robot, {viscous_friction(robot), coulomb_friction(robot)});
  const Samples samples =
      testing::virtual_samples(model, model.nominal(), testing::fourier_motion(rng, 7), 100, 0.05, rng);
  IdentifyOptions options;
  options.with_essential = false;
  options.correct_correlation = false;
  Identification found = identify(robot, {samples}, options).value();
  found.information.robot_file = write_robot_yaml(robot);
  found.information.terms = options.terms;
  return found;
}

// cost(beta) = (beta − mean)ᵀ covariance⁻¹ (beta − mean) is the data's own cost where mean and covariance are theirs.
TEST(Posterior, ThatOfTheDataGivesTheModelOfTheData) {
  const Identification found = identified();
  const auto model = model_from_posterior(found.information, found.estimate.beta, found.estimate.covariance,
                                          found.estimate.residual_rms);
  ASSERT_TRUE(model) << model.error().text();
  EXPECT_FALSE(model->problem());
  EXPECT_EQ(model->base, found.model.base);
  EXPECT_EQ(model->base_names, found.model.base_names);
  // Both minimise one convex cost to a relative gap of 1e-9; parameters follow it to the square root of that.
  const Vector& expected = found.model.physical->pi;
  const Matrix& projection = found.base.projection;
  EXPECT_LE((projection * (model->physical->pi - expected)).norm(), 1e-3 * (projection * expected).norm());
  for (int b = 0; b < 7; ++b) EXPECT_FALSE(found.torque_model.inertia(model->physical->pi, b).impossible());
}

TEST(Posterior, WhatDoesNotFitIsRefused) {
  const Identification found = identified();
  const Matrix& covariance = found.estimate.covariance;
  const auto text = [&](const Vector& mean, const Matrix& c) {
    const auto model = model_from_posterior(found.information, mean, c, found.estimate.residual_rms);
    return model ? std::string("accepted") : model.error().text();
  };
  EXPECT_NE(text(found.estimate.beta.head(3), covariance).find("base parameters are expected"), std::string::npos);
  Matrix flat = covariance;
  flat(2, 2) = 0;
  EXPECT_NE(text(found.estimate.beta, flat).find("not a positive number"), std::string::npos);
  Matrix twisted = covariance;
  twisted(0, 1) = twisted(1, 0) = 2 * std::sqrt(covariance(0, 0) * covariance(1, 1));
  EXPECT_NE(text(found.estimate.beta, twisted).find("not positive definite"), std::string::npos);
}

}  // namespace
}  // namespace armature
