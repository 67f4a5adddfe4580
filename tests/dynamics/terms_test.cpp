// Terms know themselves: what one says about itself is what its function does.
#include <gtest/gtest.h>

#include <cmath>
#include <fstream>
#include <sstream>

#include "armature/dynamics.hpp"
#include "armature/term_kinds.hpp"
#include "dynamics/shape_facts.hpp"
#include "support/places.hpp"
#include "support/random_robot.hpp"

namespace armature {
namespace {

using Kind = SignalPart::Kind;
using Shape = Basis::Shape;

constexpr Shape kLast = Shape::Size;  // of the enumeration
// Central differences with a step of 1e-6: their error is 1e-12 of the third derivative.
constexpr double kDifference = 1e-6;

std::vector<Basis> all_shapes(Kind signal = Kind::Velocity) {
  std::vector<Basis> list;
  for (int i = 0; i <= static_cast<int>(kLast); ++i) {
    Basis basis;
    basis.shape = static_cast<Shape>(i);
    basis.parts = {{signal, 0, 1}};
    basis.p0 = 0.4, basis.p1 = 2;
    list.push_back(basis);
  }
  return list;
}

std::string name_of(const Basis& basis) { return std::string(facts_of(basis.shape).name); }

TEST(Terms, EveryShapeHasItsFactsUnderItsNumberAndName) {
  for (const Basis& basis : all_shapes()) {
    EXPECT_EQ(facts_of(basis.shape).shape, basis.shape);
    ASSERT_NE(find_shape(name_of(basis)), nullptr);
    EXPECT_EQ(find_shape(name_of(basis))->shape, basis.shape);
  }
  EXPECT_EQ(find_shape("square"), nullptr);
}

// dry() and jumps_at_rest() against limits of value() itself.
TEST(Terms, AJumpIsAJumpOfTheValue) {
  for (const Basis& basis : all_shapes()) {
    const double before = basis.value(-1e-12), after = basis.value(1e-12);
    const bool jumps = after - before > 0.1;
    EXPECT_EQ(basis.jumps_at_rest(), jumps && !basis.follows_path()) << name_of(basis);
    if (!basis.holds_at_rest()) continue;
    // Far away from rest, or right beside it, friction has its dry value.
    const double slow = basis.shape == Shape::Tanh ? 50 : 1e-12;
    EXPECT_NEAR(basis.value(slow), basis.dry().forwards, 1e-9) << name_of(basis);
    EXPECT_NEAR(basis.value(-slow), basis.dry().backwards, 1e-9) << name_of(basis);
  }
}

TEST(Terms, OnlyFunctionsOfAVelocityAreFriction) {
  for (const Kind other : {Kind::Position, Kind::Acceleration}) {
    for (const Basis& basis : all_shapes(other)) {
      EXPECT_FALSE(basis.holds_at_rest()) << name_of(basis);
      EXPECT_FALSE(basis.jumps_at_rest()) << name_of(basis);
    }
  }
  Basis still;
  EXPECT_FALSE(still.depends_on(Kind::Velocity));
  EXPECT_TRUE(still.depends_only_on(Kind::Velocity));
}

TEST(Terms, APowerOfZeroIsCoulombFriction) {
  Basis basis;
  basis.shape = Shape::Power, basis.parts = {{Kind::Velocity, 0, 1}};
  EXPECT_TRUE(basis.jumps_at_rest());
  basis.p0 = 0.5;
  EXPECT_FALSE(basis.jumps_at_rest());
}

TEST(Terms, APowerOfOneIsViscousFriction) {
  Basis basis;
  basis.shape = Shape::Power, basis.parts = {{Kind::Velocity, 0, 1}}, basis.p0 = 1;
  for (const double x : {-0.3, 0.0, 0.3}) {
    EXPECT_EQ(basis.value(x), x);
    EXPECT_NEAR(basis.slope(x), 1, 1e-15) << "at " << x;
  }
  basis.p0 = 1.5;
  EXPECT_EQ(basis.slope(0), 0);
}

// No jump is left, nothing changes away from rest, and the slope is the derivative everywhere.
TEST(Terms, SmoothedHasNoJumpAndTheSameValuesFarFromRest) {
  constexpr double kWidth = 0.01;
  for (Basis basis : all_shapes()) {
    basis.dead_band = basis.holds_at_rest() && basis.shape != Shape::Tanh ? 0.002 : 0;
    const Basis smooth = basis.smoothed(kWidth);
    EXPECT_FALSE(smooth.jumps_at_rest()) << name_of(basis);
    for (const double x : {-0.9, -0.3, 0.3, 0.9}) EXPECT_NEAR(smooth.value(x), basis.value(x), 1e-12) << name_of(basis);
    if (basis.shape == Shape::Power) continue;  // |x|^0.4 has no slope at 0
    for (const double x : {-0.3, -0.011, -0.004, 0.0, 0.004, 0.011, 0.3}) {
      const double difference = (smooth.value(x + kDifference) - smooth.value(x - kDifference)) / (2 * kDifference);
      EXPECT_NEAR(smooth.slope(x), difference, 1e-5 * (1 + std::abs(difference))) << name_of(basis) << " at " << x;
    }
  }
}

TEST(Terms, ValuesLieWithinTheBoundsThatProofsUse) {
  for (const Basis& basis : all_shapes()) {
    const ShapeFacts& facts = facts_of(basis.shape);
    for (double x = -7; x <= 7; x += 0.01) {
      EXPECT_GE(basis.value(x), facts.lowest - 1e-15) << name_of(basis) << " at " << x;
      EXPECT_LE(basis.value(x), facts.highest + 1e-15) << name_of(basis) << " at " << x;
      if (facts.course == Course::Gentle) {
        EXPECT_LE(std::abs(basis.slope(x)), facts.steepest(basis) + 1e-12);
      }
    }
  }
}

// Batches have their own loops for the usual shapes.
TEST(Terms, BatchesGiveTheValuesOfEveryShape) {
  Rng rng(3);
  const Robot robot = testing::random_robot(rng, {.min_bodies = 1, .max_bodies = 1, .prismatic = 0});
  for (const double band : {0.0, 0.3}) {
    for (const double width : {0.0, 0.2}) {
      for (Basis basis : all_shapes()) {
        basis.dead_band = band, basis.smooth = width;
        TermColumn column{{}, {{0, basis}}};
        column.parameter.name = "X1", column.parameter.joint = 0;
        const Term term{"x", {column}};
        const TorqueModel model(robot, {term});
        const Motion motion = testing::random_motion(rng, 37, 1);
        const Regressor y = compute_regressor(model, motion);
        for (Eigen::Index k = 0; k < 37; ++k)
          EXPECT_EQ(y.joint(0)(k, y.joint(0).cols() - 1), basis.value(motion.v(k, 0))) << name_of(basis);
      }
    }
  }
}

TEST(Terms, EveryKindMakesTheParametersItSpeaksOf) {
  Rng rng(5);
  const Robot robot = testing::random_robot(rng, {.min_bodies = 4, .max_bodies = 4, .prismatic = 0.3});
  for (const TermKind& kind : term_kinds()) {
    std::string text = kind.word;
    for (int j = 0; j < kind.joints; ++j) text += ":" + std::to_string(j + 2);
    if (kind.number == TermKind::Number::Needed) text += ":3";
    const auto terms = make_terms(robot, {text});
    ASSERT_TRUE(terms) << terms.error().text();
    EXPECT_EQ(terms->front().kind, kind.word);
    for (const TermColumn& column : terms->front().columns) {
      const TermSymbol* symbol = find_term_symbol(column.parameter.name);
      ASSERT_NE(symbol, nullptr) << column.parameter.name;
      EXPECT_EQ(column.parameter.name.rfind(symbol->symbol, 0), 0U);
      EXPECT_EQ(column.parameter.lower, symbol->lower) << column.parameter.name;
      EXPECT_NE(symbol->shown_by.find("%J"), std::string::npos) << symbol->symbol;
      EXPECT_FALSE(symbol->meaning.empty());
      // What is said to brake takes energy: a positive parameter times a velocity against it.
      if (!symbol->brakes) continue;
      for (const auto& [joint, basis] : column.rows) {
        for (const double v : {-0.5, 0.5}) EXPECT_GE(basis.value(v) * v, 0) << column.parameter.name;
      }
    }
  }
  EXPECT_EQ(find_term_symbol("XX3"), nullptr);
  EXPECT_EQ(find_term_symbol("MYR2"), nullptr);
  ASSERT_NE(find_term_symbol("IAR3"), nullptr);
  EXPECT_EQ(find_term_symbol("IAR3")->symbol, "IA");
}

TEST(Terms, RippleRepeatsNTimesATurn) {
  Rng rng(7);
  const Robot robot = testing::random_robot(rng, {.min_bodies = 2, .max_bodies = 2, .prismatic = 0});
  const auto terms = make_terms(robot, {"ripple:2:5", "ripple:2:40", "gravity-spring:2"});
  ASSERT_TRUE(terms) << terms.error().text();
  const TorqueModel with(robot, {terms->front()}), without(robot);
  ASSERT_GE(with.find("RS5_2"), 0);
  Vector pi = with.nominal();
  pi[with.find("RS5_2")] = 0.3, pi[with.find("RC5_2")] = 0.4;
  Motion motion(2, 2);
  motion.q(0, 1) = 0.7, motion.q(1, 1) = 0.7 + 2 * M_PI / 5;
  const Matrix friction = inverse_dynamics(with, pi, motion) - inverse_dynamics(without, without.nominal(), motion);
  EXPECT_NEAR(friction(0, 1), 0.3 * std::sin(3.5) + 0.4 * std::cos(3.5), 1e-12);
  EXPECT_NEAR(friction(1, 1), friction(0, 1), 1e-12);
  EXPECT_EQ(friction(0, 0), 0);
  const auto zero = make_terms(robot, {"ripple:2:0"});
  ASSERT_FALSE(zero);
  EXPECT_EQ(zero.error().text(),
            "term 'ripple:2:0': a ripple of 0 periods a turn is a constant. Write offset instead.");
}

TEST(Terms, WrongArgumentsAreNamed) {
  Rng rng(9);
  const Robot robot = testing::random_robot(rng, {.min_bodies = 6, .max_bodies = 6, .prismatic = 0});
  const auto said = [&](const std::string& text) { return make_terms(robot, {text}).error().text(); };
  EXPECT_EQ(said("viscous:3"), "term 'viscous:3': it takes nothing after its name. Write viscous.");
  EXPECT_EQ(said("spring"), "term 'spring': one joint is needed. Write spring:2.");
  EXPECT_EQ(said("wrist:3"), "term 'wrist:3': two joints are needed. Write wrist:5:6.");
  EXPECT_EQ(said("wrist:3:3"), "term 'wrist:3:3': the two joints are the same. Write wrist:5:6.");
  EXPECT_EQ(said("power"), "term 'power': a number that is not negative is needed. Write power:0.1.");
  EXPECT_EQ(said("stribeck:-1"), "term 'stribeck:-1': a number that is not negative is needed. Write stribeck:0.1.");
  EXPECT_EQ(said("ripple:2"), "term 'ripple:2': a number that is not negative is needed. Write ripple:2:200.");
  EXPECT_EQ(said("smooth:0"), "term 'smooth:0': a velocity of 0 is a jump. Write coulomb instead.");
}

// The table that people read is the one that the parser has.
TEST(Terms, TheNotationPageListsEveryKind) {
  std::ifstream file(std::string(testing::kSourceDirectory) + "/docs/notation.md");
  std::stringstream page;
  page << file.rdbuf();
  for (const TermKind& kind : term_kinds()) {
    const std::string row = "| " + kind.syntax + " | " + kind.torque + " |\n";
    EXPECT_NE(page.str().find(row), std::string::npos) << "docs/notation.md needs the row\n" << row;
  }
}

}  // namespace
}  // namespace armature
