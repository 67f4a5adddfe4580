// The model people take away: save then load is identity; predictions follow the chosen parameters.
#include "armature/model.hpp"

#include <gtest/gtest.h>

#include <cmath>
#include <functional>

#include "armature/codegen.hpp"
#include "armature/export.hpp"
#include "armature/identify.hpp"
#include "armature/text.hpp"
#include "support/code_only.hpp"
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

// As the message tells a person who edits the file on purpose: that line goes, and nothing else.
std::string without_checksum(std::string text) {
  const std::size_t line = text.find("  \"sha256\": \"");
  return text.erase(line, text.find('\n', line) + 1 - line);
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
  std::string broken = without_checksum(text);
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
  const std::string signed_text = write_model(identified(6).model), good = without_checksum(signed_text);
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
  EXPECT_EQ(message(replaced("\"format_version\": 2", "\"format_version\": 99")),
            "m.json: its format is version 99, this Armature reads 1 to 2. Update Armature.");
  EXPECT_NE(message(replaced("\"ZZR1\"", "\"ZZR9\"")).find("base parameter 1 is called ZZR9, expected ZZR1"),
            std::string::npos);
  EXPECT_NE(message(replaced("\"standing\": \"", "\"standing\": \"un")).find("is not known"), std::string::npos);
  EXPECT_EQ(message(good).substr(0, 8), "accepted");

  // Damage is seen by the checksum, versions have two ends, and the JSON library's own words reach nobody.
  std::string flipped = signed_text;
  char& digit = flipped[flipped.find("\"residual_nm\": [") + 18];
  digit = digit == '3' ? '4' : '3';
  EXPECT_NE(message(flipped).find("checksum does not match"), std::string::npos) << message(flipped);
  EXPECT_NE(message(replaced("\"format_version\": 2", "\"format_version\": -3")).find("version -3"), std::string::npos);
  for (const std::string& bad : {good.substr(0, good.size() / 2), std::string(100000, '['), std::string("{\"a\":\xFF}"),
                                 replaced("\"format_version\": 2", "\"format_version\": \"x\"")}) {
    EXPECT_EQ(message(bad).find("json.exception"), std::string::npos) << message(bad);
    EXPECT_NE(message(bad), "accepted");
  }
}

// Every number is looked at when the file is read: what is wrong is refused by name, and nothing computes with it.
TEST(Model, NumbersAreCheckedAtTheDoor) {
  const IdentifiedModel good = identified(6).model;
  ASSERT_FALSE(good.problem()) << good.problem()->text();
  const auto refused = [&](const char* words, const std::function<void(IdentifiedModel&)>& change) {
    IdentifiedModel bad = good;
    change(bad);
    const auto read = parse_model(write_model(bad), "m.json");
    ASSERT_FALSE(read) << "accepted: " << words;
    EXPECT_NE(read.error().text().find(words), std::string::npos) << read.error().text();
  };
  for (const double bad : {std::nan(""), kInfinity, 1e300}) {
    refused("base parameter", [&](auto& m) { m.base[0] = bad; });
    refused("physical parameter", [&](auto& m) { m.physical->pi[3] = bad; });
    refused("essential parameter", [&](auto& m) { m.essential->values[0] = bad; });
    refused("noise", [&](auto& m) { m.noise = Vector::Constant(7, bad); });
    refused("residual", [&](auto& m) { m.residual[2] = bad; });
  }
  refused("covariance", [](auto& m) { m.base_covariance(1, 1) = -1; });
  refused("covariance", [](auto& m) { m.base_covariance(0, 1) = m.base_covariance(1, 0) = 1e6; });
  refused("residual", [](auto& m) { m.residual.resize(0); });
  refused("residual", [](auto& m) { m.residual[0] = -0.1; });
  refused("noise", [](auto& m) { m.noise = Vector::Constant(3, 0.1); });
}

// A joint number beyond the robot would read memory that is not ours.
TEST(Model, TermsMustBelongToTheRobot) {
  const std::string good = without_checksum(write_model(identified(6).model));
  const std::string key = "\"joint\": 2";
  for (const std::string number : {"7", "-2", "2147483647", "99999999999", "1e3", "\"1\"", "null"}) {
    int tried = 0;
    for (std::size_t at = good.find(key); at != std::string::npos && tried < 12; at = good.find(key, at + 1), ++tried) {
      std::string bad = good;
      bad.replace(at, key.size(), "\"joint\": " + number);
      EXPECT_FALSE(parse_model(bad, "m.json")) << number << " at " << at;
    }
    EXPECT_GT(tried, 3);
  }
  const Robot robot = testing::iiwa14();
  Term term = viscous_friction(robot);
  term.columns[0].rows[0].first = 7;
  EXPECT_THROW(TorqueModel(robot, {term}), std::invalid_argument);
}

// Text from a model file never becomes code.
TEST(Model, NamesAreTextInGeneratedCode) {
  const Robot robot = testing::iiwa14();
  Term term = viscous_friction(robot);
  const std::string hostile = "x*/ int evil(void){return 1;} /*\"; import os # \\ ?\?/ ''' \"\"\" \xE2\x80\xAE";
  term.columns[0].parameter.name = term.columns[0].parameter.unit = hostile;
  const TorqueModel model(robot, {term});
  for (const auto language : {CodegenOptions::Language::C, CodegenOptions::Language::Numpy}) {
    CodegenOptions options;
    options.language = language;
    const std::string code = generate_code(model, compute_base(model), options).text;
    // Outside of comments and string literals nothing of it is left.
    const std::string rest = testing::code_only(code, language == CodegenOptions::Language::C);
    EXPECT_EQ(rest.find("evil"), std::string::npos);
    EXPECT_EQ(rest.find("import os"), std::string::npos);
    EXPECT_NE(code.find("evil"), std::string::npos) << "the name is still there as text";
  }
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
