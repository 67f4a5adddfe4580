// Every kind of term: one entry each, here or in friction_kinds.cpp, and nothing about a kind anywhere else.
#include "armature/term_kinds.hpp"

#include <algorithm>

#include "armature/text.hpp"
#include "dynamics/kind_parts.hpp"

namespace armature {
namespace {

using namespace kinds;  // NOLINT(google-build-using-namespace)

// One parameter that couples two joints: each feels the signal of the other.
TermColumn crossed(const TermSymbol& symbol, const Robot& robot, Kind signal, int first, int second) {
  return {parameter_of(symbol, robot, second),
          {{first, function(Shape::Identity, signal, second)}, {second, function(Shape::Identity, signal, first)}}};
}

// A constant torque: an offset of the sensor or of the current.
TermKind offset() {
  return {.word = "offset",
          .syntax = "`offset`",
          .torque = "OFF",
          .symbols = {{.symbol = "OFF",
                       .meaning = "constant torque",
                       .turning = "N·m",
                       .sliding = "N",
                       .nominal = &JointNominal::offset,
                       .shown_by = "hold or move %J in several poses and both directions"}},
          .held_by = {"urdf"},
          .make = [](const TermKind& self, const Robot& robot, const TermArguments&) {
            return on_every_joint(self, robot,
                                  [](int j) { return std::vector{function(Shape::One, Kind::Position, j)}; });
          }};
}

// The motor's inertia seen from the joint: the square of the gear ratio is part of it.
TermKind rotor() {
  return {.word = "rotor",
          .syntax = "`rotor`",
          .torque = "IA a",
          .symbols = {{.symbol = "IA",
                       .meaning = "rotor inertia behind the gear",
                       .turning = "kg·m²",
                       .sliding = "kg",
                       .lower = 0,
                       .nominal = &JointNominal::rotor_inertia,
                       .shown_by = kStrongly}},
          .held_by = {"urdf", "mjcf"},
          .make = [](const TermKind& self, const Robot& robot, const TermArguments&) {
            return on_every_joint(self, robot,
                                  [](int j) { return std::vector{function(Shape::Identity, Kind::Acceleration, j)}; });
          }};
}

// A linear spring with preload.
TermKind spring() {
  return {
      .word = "spring",
      .syntax = "`spring:J`",
      .torque = "KS q + KO",
      .symbols =
          {{.symbol = "KS",
            .meaning = "stiffness of a spring",
            .turning = "N·m/rad",
            .sliding = "N/m",
            .lower = 0,
            .shown_by = kWider},
           {.symbol = "KO", .meaning = "preload of a spring", .turning = "N·m", .sliding = "N", .shown_by = kWider}},
      .joints = 1,
      .make = [](const TermKind& self, const Robot& robot, const TermArguments& arguments) {
        const int j = arguments.joints[0];
        return on_one_joint(self, robot, j,
                            {function(Shape::Identity, Kind::Position, j), function(Shape::One, Kind::Position, j)});
      }};
}

// A spring that carries the arm's weight, first harmonic of its torque.
TermKind gravity_spring_kind() {
  return {.word = "gravity-spring",
          .syntax = "`gravity-spring:J`",
          .torque = "GS sin(q) + GC cos(q)",
          .symbols = {{.symbol = "GS",
                       .meaning = "gravity compensation, sine",
                       .turning = "N·m",
                       .sliding = "N",
                       .shown_by = kWider},
                      {.symbol = "GC",
                       .meaning = "gravity compensation, cosine",
                       .turning = "N·m",
                       .sliding = "N",
                       .shown_by = kWider}},
          .joints = 1,
          .make = [](const TermKind& self, const Robot& robot, const TermArguments& arguments) {
            const int j = arguments.joints[0];
            return on_one_joint(self, robot, j,
                                {function(Shape::Sin, Kind::Position, j), function(Shape::Cos, Kind::Position, j)});
          }};
}

// Torque that repeats N times a turn.
TermKind ripple() {
  return {.word = "ripple",
          .syntax = "`ripple:J:N`",
          .torque = "RS sin(N q) + RC cos(N q): cogging or a gear that repeats N times a turn; parameters RSN_j, RCN_j",
          .symbols = {{.symbol = "RS",
                       .meaning = "torque ripple, sine",
                       .turning = "N·m",
                       .sliding = "N",
                       .shown_by = "move %J slowly through several periods of its ripple"},
                      {.symbol = "RC",
                       .meaning = "torque ripple, cosine",
                       .turning = "N·m",
                       .sliding = "N",
                       .shown_by = "move %J slowly through several periods of its ripple"}},
          .joints = 1,
          .number = Number::Needed,
          .zero_means = "a ripple of 0 periods a turn is a constant",
          .instead_of_zero = "offset",
          .make = [](const TermKind& self, const Robot& robot, const TermArguments& arguments) {
            const int j = arguments.joints[0];
            Basis sine = function(Shape::Sin, Kind::Position, j), cosine = function(Shape::Cos, Kind::Position, j);
            // sin(N q) and cos(N q); the period is part of the parameters' names, so that several ripples fit one
            // joint.
            sine.parts[0].weight = cosine.parts[0].weight = arguments.number;
            return on_one_joint(self, robot, j, {sine, cosine}, exact(arguments.number) + "_");
          }};
}

// A coupled wrist: the actuator of the second joint also drives the first.
TermKind wrist() {
  return {.word = "wrist",
          .syntax = "`wrist:J:K`",
          .torque = "the actuator of K also drives J: IAM a, FVM v of the other joint, FCM sign(v_J + v_K)",
          .symbols = {{.symbol = "IAM",
                       .meaning = "coupled rotor inertia of a wrist",
                       .turning = "kg·m²",
                       .sliding = "kg·m²",
                       .shown_by = kStrongly},
                      {.symbol = "FVM",
                       .meaning = "coupled viscous friction of a wrist",
                       .turning = "N·m·s/rad",
                       .sliding = "N·m·s/rad",
                       .shown_by = kBothWays},
                      {.symbol = "FCM",
                       .meaning = "coupled Coulomb friction of a wrist",
                       .turning = "N·m",
                       .sliding = "N",
                       .shown_by = kBothWays}},
          .joints = 2,
          .make = [](const TermKind& self, const Robot& robot, const TermArguments& arguments) {
            const int first = arguments.joints[0], second = arguments.joints[1];
            // sign(v_first + v_second): the actuator rubs at the sum of the two speeds.
            Basis both = function(Shape::Sign, Kind::Velocity, first);
            both.parts.push_back({Kind::Velocity, second, 1});
            return Term{self.word,
                        {crossed(self.symbols[0], robot, Kind::Acceleration, first, second),
                         crossed(self.symbols[1], robot, Kind::Velocity, first, second),
                         {parameter_of(self.symbols[2], robot, second), {{first, both}, {second, both}}}}};
          }};
}

// The rotor of the second joint's actuator couples the accelerations of both joints (Swevers 2007).
TermKind rotor_coupling_kind() {
  return {.word = "rotor-coupling",
          .syntax = "`rotor-coupling:J:K`",
          .torque = "the rotor of K, mounted before J, couples both: IAC a of the other joint",
          .symbols = {{.symbol = "IAC",
                       .meaning = "inertia that couples two joints",
                       .turning = "kg·m²",
                       .sliding = "kg",
                       .shown_by = kStrongly}},
          .joints = 2,
          .make = [](const TermKind& self, const Robot& robot, const TermArguments& arguments) {
            return Term{
                self.word,
                {crossed(self.symbols[0], robot, Kind::Acceleration, arguments.joints[0], arguments.joints[1])}};
          }};
}

// A term by its name, for the functions below.
Term make(const std::string& word, const Robot& robot, const TermArguments& arguments = {}) {
  const TermKind& kind = *find_term_kind(word);
  return kind.make(kind, robot, arguments);
}

}  // namespace

const std::vector<TermKind>& term_kinds() {
  static const std::vector<TermKind> all = [] {
    // Made once, at the first use.
    std::vector<TermKind> list = kinds::friction_kinds();
    for (TermKind& kind :
         std::vector{offset(), rotor(), spring(), gravity_spring_kind(), ripple(), wrist(), rotor_coupling_kind()})
      list.push_back(std::move(kind));
    return list;
  }();
  return all;
}

const TermKind* find_term_kind(const std::string& word) {
  for (const TermKind& kind : term_kinds()) {
    if (kind.word == word) return &kind;
  }
  return nullptr;
}

const TermSymbol* find_term_symbol(const std::string& parameter) {
  // A name is a symbol and a body's number.
  const std::string letters = parameter.substr(0, parameter.find_first_of("0123456789"));
  for (const TermKind& kind : term_kinds()) {
    for (const TermSymbol& symbol : kind.symbols) {
      // An R marks a base parameter that others are regrouped onto.
      if (letters == symbol.symbol || letters == symbol.symbol + "R") return &symbol;
    }
  }
  return nullptr;
}

// Words of the kinds whose value a format can store.
std::vector<std::string> terms_held_by(const std::string& format) {
  std::vector<std::string> words;
  for (const TermKind& kind : term_kinds()) {
    if (std::find(kind.held_by.begin(), kind.held_by.end(), format) != kind.held_by.end()) words.push_back(kind.word);
  }
  return words;
}

// The functions of terms.hpp are the kinds with these arguments.
Term viscous_friction(const Robot& robot) { return make("viscous", robot); }
Term coulomb_friction(const Robot& robot, double dead_band) { return make("coulomb", robot, {{}, dead_band}); }
Term smooth_coulomb_friction(const Robot& robot, double velocity) { return make("smooth", robot, {{}, velocity}); }
Term presliding_friction(const Robot& robot, double length) { return make("presliding", robot, {{}, length}); }
Term asymmetric_coulomb_friction(const Robot& robot, double dead_band) {
  return make("asymmetric", robot, {{}, dead_band});
}
Term load_friction(const Robot& robot) { return make("load", robot); }
Term torque_offset(const Robot& robot) { return make("offset", robot); }
Term rotor_inertia(const Robot& robot) { return make("rotor", robot); }
Term linear_spring(const Robot& robot, int joint) { return make("spring", robot, {{joint}, 0}); }
Term gravity_spring(const Robot& robot, int joint) { return make("gravity-spring", robot, {{joint}, 0}); }
Term wrist_coupling(const Robot& robot, int first, int second) { return make("wrist", robot, {{first, second}, 0}); }
Term rotor_coupling(const Robot& robot, int first, int second) {
  return make("rotor-coupling", robot, {{first, second}, 0});
}
Term stribeck_friction(const Robot& robot, double velocity, double exponent) {
  Term term = make("stribeck", robot, {{}, velocity});
  // The exponent cannot be typed after the name.
  for (TermColumn& column : term.columns) column.rows.front().second.p1 = exponent;
  return term;
}
Term power_friction(const Robot& robot, double exponent) { return make("power", robot, {{}, exponent}); }

}  // namespace armature
