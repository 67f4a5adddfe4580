// The model people take away: save then load is identity; predictions follow the chosen parameters.
#include "armature/model.hpp"

#include <gtest/gtest.h>

#include "armature/export.hpp"
#include "armature/identify.hpp"
#include "armature/text.hpp"
#include "support/random_robot.hpp"
#include "support/virtual_data.hpp"

namespace armature {
namespace {

Identification identified(std::uint64_t seed, double noise = 0.05) {
  Rng rng(seed);
  const Robot robot = testing::iiwa14();
  const TorqueModel model(robot, {viscous_friction(robot), coulomb_friction(robot)});
  const FourierSeries motion = testing::fourier_motion(rng, 7);
  const Samples samples = testing::virtual_samples(model, model.nominal(), motion, 100, noise, rng);
  return identify(robot, {samples}).value();
}

TEST(Model, WriteThenReadIsIdentity) {
  IdentifiedModel model = identified(3).model;
  model.provenance = {"0.1.0", "armature identify x", 42, {{"log.csv", std::string(64, 'a')}}, {"used all rows"}};
  model.noise = Vector::Constant(7, 0.1);
  const std::string text = write_model(model);
  const auto again = parse_model(text, "model.json");
  ASSERT_TRUE(again) << again.error().text();
  EXPECT_EQ(write_model(*again), text);
  EXPECT_EQ(again->robot, model.robot);
  EXPECT_EQ(again->terms, model.terms);
  EXPECT_EQ(again->base, model.base);
  EXPECT_EQ(again->physical->pi, model.physical->pi);
  EXPECT_EQ(again->essential->kept, model.essential->kept);
  EXPECT_EQ(again->provenance, model.provenance);
}

// Friction with a memory: read again it is the same; a simulator gets its Coulomb part, the side file its length.
TEST(Model, PreslidingIsKeptAndExported) {
  Rng rng(10);
  const Robot robot = testing::iiwa14();
  const TorqueModel model(robot, {viscous_friction(robot), presliding_friction(robot, 0.004)});
  const Samples samples =
      testing::virtual_samples(model, model.nominal(), testing::fourier_motion(rng, 7), 100, 0.05, rng);
  IdentifyOptions options;
  options.terms = {"viscous", "presliding:0.004"};
  options.with_essential = false;
  const IdentifiedModel found = identify(robot, {samples}, options)->model;
  const std::string text = write_model(found);
  EXPECT_EQ(parse_model(text, "model.json")->terms, found.terms);
  const Predictor predictor(found, ParameterSet::Physical);
  const Robot exported = identified_robot(found);
  EXPECT_EQ(exported.bodies[0].joint.nominal->coulomb, predictor.parameters()[predictor.torque_model().find("FC1")]);
  EXPECT_NE(side_file(found).find("\"shape\": 0.004"), std::string::npos) << side_file(found);
  std::string broken = text;
  broken.replace(broken.find("\"p0\": 0.004"), 11, "\"p0\": 0");
  const auto refused = parse_model(broken, "model.json");
  ASSERT_FALSE(refused);
  EXPECT_NE(refused.error().text().find("presliding"), std::string::npos) << refused.error().text();
}

TEST(Model, EverySetPredictsTheTorquesItWasFittedTo) {
  const Identification found = identified(4, 0);
  Rng rng(9);
  const Motion motion = testing::random_motion(rng, 50, 7);
  const Matrix truth = inverse_dynamics(found.torque_model, found.torque_model.nominal(), motion);
  for (const ParameterSet set : {ParameterSet::Base, ParameterSet::Physical}) {
    const Matrix predicted = Predictor(found.model, set).predict(motion);
    EXPECT_LE((predicted - truth).norm(), 1e-6 * truth.norm()) << to_string(set);
  }
}

// Noise-free data of a feasible robot: the physical set is feasible and M(q) is positive definite.
TEST(Model, PhysicalSetIsABody) {
  const Identification found = identified(5);
  for (int b = 0; b < 7; ++b) {
    const auto reason = found.torque_model.inertia(found.model.physical->pi, b).impossible();
    EXPECT_FALSE(reason) << "link " << b + 1 << ": " << *reason;
  }
}

TEST(Model, DamagedFilesAreRefusedWithTheReason) {
  const std::string good = write_model(identified(6).model);
  const auto message = [](const std::string& text) {
    const auto model = parse_model(text, "m.json");
    return model ? std::string("accepted") : model.error().text();
  };
  const auto replaced = [&](const std::string& from, const std::string& to) {
    std::string text = good;
    text.replace(text.find(from), from.size(), to);
    return text;
  };
  EXPECT_EQ(message("{}"), "m.json: it is not an Armature model. Give a model.json or the directory that holds it.");
  EXPECT_NE(message(good.substr(0, good.size() / 2)).find("m.json"), std::string::npos);
  EXPECT_EQ(message(replaced("\"format_version\": 1", "\"format_version\": 99")),
            "m.json: its format is version 99, this Armature reads up to 1. Update Armature.");
  EXPECT_NE(message(replaced("\"ZZR1\"", "\"ZZR9\"")).find("base parameter 1 is called ZZR9, expected ZZR1"),
            std::string::npos);
  EXPECT_NE(message(replaced("\"standing\": \"", "\"standing\": \"un")).find("is not known"), std::string::npos);
  EXPECT_EQ(message(good).substr(0, 8), "accepted");
}

TEST(Model, PredictionSigmaCoversThePredictionError) {
  // Over seeds, (prediction − truth) / sigma has mean square 1 within sampling error.
  double sum = 0;
  int count = 0;
  for (std::uint64_t seed = 1; seed <= 12; ++seed) {
    const Identification found = identified(seed, 0.5);
    Rng rng(seed + 50);
    const Motion motion = testing::random_motion(rng, 20, 7);
    const Matrix truth = inverse_dynamics(found.torque_model, found.torque_model.nominal(), motion);
    const Matrix error = Predictor(found.model, ParameterSet::Base).predict(motion) - truth;
    const Matrix ratio = error.cwiseQuotient(prediction_sigma(found.model, motion));
    sum += ratio.squaredNorm();
    count += static_cast<int>(ratio.size());
  }
  EXPECT_GT(sum / count, 0.6);
  EXPECT_LT(sum / count, 1.6);
}

// A gravity-compensated arm at rest stays where it is; energy is conserved without friction.
TEST(Simulation, HoldsUnderItsOwnGravityTorque) {
  const Identification found = identified(7, 0);
  const Predictor predictor(found.model, ParameterSet::Physical);
  const Vector q0 = Vector::Constant(7, 0.4);
  const auto hold = [&](double, const Vector& q, const Vector&) {
    return Vector(predictor.gravity(q.transpose()).transpose());
  };
  const Simulation run = simulate(predictor, q0, Vector::Zero(7), hold, {.step = 1e-3, .duration = 0.5});
  ASSERT_TRUE(run.finite);
  EXPECT_LE((run.motion.q.rowwise() - q0.transpose()).cwiseAbs().maxCoeff(), 1e-9);
}

TEST(Simulation, ConservesEnergyWithoutFriction) {
  Identification found = identified(8, 0);
  found.model.physical->pi.tail(14).setZero();
  const Predictor predictor(found.model, ParameterSet::Physical);
  const Vector q0 = Vector::Constant(7, 0.5);
  const auto free = [](double, const Vector& q, const Vector&) { return Vector(Vector::Zero(q.size())); };
  const Simulation run = simulate(predictor, q0, Vector::Constant(7, 0.2), free, {.step = 5e-4, .duration = 0.3});
  ASSERT_TRUE(run.finite);
  const auto total = [&](Eigen::Index k) {
    const Energy e =
        energy(predictor.torque_model(), predictor.parameters(), run.motion.position(k), run.motion.velocity(k));
    return e.kinetic + e.potential;
  };
  EXPECT_NEAR(total(run.motion.samples() - 1), total(0), 1e-6 * std::abs(total(0)));
}

// What a format has no place for is in the side file, with its value; nothing else is.
TEST(Model, SideFileHoldsWhatTheFormatCannot) {
  Rng rng(9);
  const Robot robot = testing::iiwa14();
  const TorqueModel model(robot, {viscous_friction(robot), coulomb_friction(robot), torque_offset(robot)});
  const Samples samples =
      testing::virtual_samples(model, model.nominal(), testing::fourier_motion(rng, 7), 100, 0.05, rng);
  IdentifyOptions options;
  options.terms = {"viscous", "coulomb", "offset"};
  const IdentifiedModel found = identify(robot, {samples}, options)->model;
  EXPECT_EQ(side_file(found), "");
  const std::string side = side_file(found, {"viscous", "coulomb"});
  const Predictor predictor(found, found.best());
  for (int j = 0; j < 7; ++j) {
    const std::string name = "OFF" + std::to_string(j + 1);
    EXPECT_NE(side.find('"' + name + '"'), std::string::npos) << side;
    EXPECT_EQ(side.find("\"FV" + std::to_string(j + 1)), std::string::npos);
    const double value = predictor.parameters()[70 + 14 + j];
    EXPECT_NE(side.find(exact(value)), std::string::npos) << name << " " << exact(value) << "\n" << side;
  }
}

}  // namespace
}  // namespace armature
