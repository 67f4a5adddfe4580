// Every kind of term: one entry each, and nothing about a kind anywhere else.
#include "armature/term_kinds.hpp"

#include <algorithm>

#include "armature/text.hpp"

namespace armature {
namespace {

using Kind = SignalPart::Kind;
using Shape = Basis::Shape;
using Number = TermKind::Number;

// Joint parameters carry the number of the body their joint moves: FV3 belongs to M3.
const Body& body_of(const Robot& robot, int joint) {
  return robot.bodies[static_cast<std::size_t>(robot.coordinates().at(static_cast<std::size_t>(joint)))];
}
std::string number_of(const Robot& robot, int joint) {
  return std::to_string(robot.coordinates().at(static_cast<std::size_t>(joint)) + 1);
}

Parameter parameter_of(const TermSymbol& symbol, const Robot& robot, int joint, const std::string& mark = "") {
  const Joint& at = body_of(robot, joint).joint;
  Parameter p;
  p.name = symbol.symbol + mark + number_of(robot, joint);
  p.unit = at.type == JointType::Prismatic ? symbol.sliding : symbol.turning;
  p.joint = joint;
  p.lower = symbol.lower;
  if (symbol.nominal != nullptr && at.nominal) p.nominal = (*at.nominal).*symbol.nominal;
  return p;
}

Basis function(Shape shape, Kind signal, int joint, double p0 = 0) {
  Basis basis;
  basis.shape = shape, basis.p0 = p0;
  if (shape != Shape::One) basis.parts = {{signal, joint, 1}};
  return basis;
}

Basis with_dead_band(Basis basis, double band) {
  basis.dead_band = band;
  return basis;
}

// symbol · functions[i] of the joint itself, joint after joint, one parameter per symbol of the kind.
template <class Functions>
Term on_every_joint(const TermKind& kind, const Robot& robot, const Functions& functions) {
  Term term{kind.word, {}};
  for (int j = 0; j < robot.joint_count(); ++j) {
    const std::vector<Basis> list = functions(j);
    for (std::size_t i = 0; i < list.size(); ++i)
      term.columns.push_back({parameter_of(kind.symbols[i], robot, j), {{j, list[i]}}});
  }
  return term;
}

Term on_one_joint(const TermKind& kind, const Robot& robot, int joint, const std::vector<Basis>& functions,
                  const std::string& mark = "") {
  Term term{kind.word, {}};
  for (std::size_t i = 0; i < functions.size(); ++i)
    term.columns.push_back({parameter_of(kind.symbols[i], robot, joint, mark), {{joint, functions[i]}}});
  return term;
}

// One parameter that couples two joints: each feels the signal of the other.
TermColumn crossed(const TermSymbol& symbol, const Robot& robot, Kind signal, int first, int second) {
  return {parameter_of(symbol, robot, second),
          {{first, function(Shape::Identity, signal, second)}, {second, function(Shape::Identity, signal, first)}}};
}

const std::string kBothWays = "move %J in both directions at several speeds";
const std::string kWider = "move %J over a wider range";
const std::string kStrongly = "accelerate %J strongly";

TermSymbol coulomb_symbol() {
  return {.symbol = "FC",
          .meaning = "Coulomb friction",
          .turning = "N·m",
          .sliding = "N",
          .lower = 0,
          .nominal = &JointNominal::coulomb,
          .shown_by = kBothWays,
          .brakes = true};
}

TermKind viscous() {
  return {.word = "viscous",
          .syntax = "`viscous`",
          .torque = "FV v",
          .symbols = {{.symbol = "FV",
                       .meaning = "viscous friction",
                       .turning = "N·m·s/rad",
                       .sliding = "N·s/m",
                       .lower = 0,
                       .nominal = &JointNominal::viscous,
                       .shown_by = kBothWays,
                       .brakes = true}},
          .held_by = {"urdf", "patched-urdf", "mjcf", "sdf"},
          .make = [](const TermKind& self, const Robot& robot, const TermArguments&) {
            return on_every_joint(self, robot,
                                  [](int j) { return std::vector{function(Shape::Identity, Kind::Velocity, j)}; });
          }};
}

TermKind coulomb() {
  return {.word = "coulomb",
          .syntax = "`coulomb`, `coulomb:BAND`",
          .torque = "FC sign(v), 0 while \\|v\\| < BAND",
          .symbols = {coulomb_symbol()},
          .number = Number::Optional,
          .held_by = {"urdf", "patched-urdf", "mjcf", "sdf"},
          .make = [](const TermKind& self, const Robot& robot, const TermArguments& arguments) {
            return on_every_joint(self, robot, [&](int j) {
              return std::vector{with_dead_band(function(Shape::Sign, Kind::Velocity, j), arguments.number)};
            });
          }};
}

TermKind asymmetric() {
  TermSymbol forwards = coulomb_symbol(), backwards = coulomb_symbol();
  forwards.kept = backwards.kept = false;
  forwards.symbol = "FCP", forwards.meaning = "Coulomb friction forwards";
  backwards.symbol = "FCN", backwards.meaning = "Coulomb friction backwards";
  return {.word = "asymmetric",
          .syntax = "`asymmetric`, `asymmetric:BAND`",
          .torque = "FCP for v > 0, −FCN for v < 0",
          .symbols = {forwards, backwards},
          .number = Number::Optional,
          .make = [](const TermKind& self, const Robot& robot, const TermArguments& arguments) {
            return on_every_joint(self, robot, [&](int j) {
              return std::vector{with_dead_band(function(Shape::Positive, Kind::Velocity, j), arguments.number),
                                 with_dead_band(function(Shape::Negative, Kind::Velocity, j), arguments.number)};
            });
          }};
}

TermKind smooth() {
  return {.word = "smooth",
          .syntax = "`smooth`, `smooth:VELOCITY`",
          .torque = "FC tanh(v / VELOCITY), 0.01 rad/s",
          .symbols = {coulomb_symbol()},
          .number = Number::Optional,
          // A hundredth of a usual joint speed.
          .usual = 0.01,
          .zero_means = "a velocity of 0 is a jump",
          .instead_of_zero = "coulomb",
          .make = [](const TermKind& self, const Robot& robot, const TermArguments& arguments) {
            return on_every_joint(self, robot, [&](int j) {
              return std::vector{function(Shape::Tanh, Kind::Velocity, j, arguments.number)};
            });
          }};
}

TermKind presliding() {
  return {.word = "presliding",
          .syntax = "`presliding`, `presliding:LENGTH`",
          .torque = "FC z, z turning over along LENGTH of path, 0.003 rad (`presliding.hpp`)",
          .symbols = {coulomb_symbol()},
          .number = Number::Optional,
          // The path along which friction turns over: where the recordings of an LWR4+ fit best.
          .usual = 3e-3,
          .zero_means = "a length of 0 is a jump",
          .instead_of_zero = "coulomb",
          .make = [](const TermKind& self, const Robot& robot, const TermArguments& arguments) {
            return on_every_joint(self, robot, [&](int j) {
              return std::vector{function(Shape::Presliding, Kind::Velocity, j, arguments.number)};
            });
          }};
}

TermKind stribeck() {
  return {.word = "stribeck",
          .syntax = "`stribeck`, `stribeck:VELOCITY`",
          .torque = "FS sign(v) exp(−(v / VELOCITY)²), 0.1 rad/s",
          .symbols = {{.symbol = "FS",
                       .meaning = "extra friction at low speed",
                       .turning = "N·m",
                       .sliding = "N",
                       .shown_by = kBothWays}},
          .number = Number::Optional,
          // Inside the range found on harmonic drives.
          .usual = 0.1,
          .zero_means = "a velocity of 0 leaves no friction",
          .instead_of_zero = "coulomb",
          .make = [](const TermKind& self, const Robot& robot, const TermArguments& arguments) {
            return on_every_joint(self, robot, [&](int j) {
              Basis basis = function(Shape::Stribeck, Kind::Velocity, j, arguments.number);
              basis.p1 = 2;
              return std::vector{basis};
            });
          }};
}

TermKind power() {
  return {.word = "power",
          .syntax = "`power:P`",
          .torque = "FP sign(v) \\|v\\|^P",
          .symbols = {{.symbol = "FP",
                       .meaning = "friction by a power of speed",
                       .turning = "N·m",
                       .sliding = "N",
                       .lower = 0,
                       .shown_by = kBothWays,
                       .brakes = true}},
          .number = Number::Needed,
          .make = [](const TermKind& self, const Robot& robot, const TermArguments& arguments) {
            return on_every_joint(self, robot, [&](int j) {
              return std::vector{function(Shape::Power, Kind::Velocity, j, arguments.number)};
            });
          }};
}

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
            sine.parts[0].weight = cosine.parts[0].weight = arguments.number;
            return on_one_joint(self, robot, j, {sine, cosine}, exact(arguments.number) + "_");
          }};
}

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
            Basis both = function(Shape::Sign, Kind::Velocity, first);
            both.parts.push_back({Kind::Velocity, second, 1});
            return Term{self.word,
                        {crossed(self.symbols[0], robot, Kind::Acceleration, first, second),
                         crossed(self.symbols[1], robot, Kind::Velocity, first, second),
                         {parameter_of(self.symbols[2], robot, second), {{first, both}, {second, both}}}}};
          }};
}

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

Term make(const std::string& word, const Robot& robot, const TermArguments& arguments = {}) {
  const TermKind& kind = *find_term_kind(word);
  return kind.make(kind, robot, arguments);
}

}  // namespace

const std::vector<TermKind>& term_kinds() {
  static const std::vector<TermKind> kinds = {
      viscous(), coulomb(), asymmetric(),          smooth(), presliding(), stribeck(),           power(), offset(),
      rotor(),   spring(),  gravity_spring_kind(), ripple(), wrist(),      rotor_coupling_kind()};
  return kinds;
}

const TermKind* find_term_kind(const std::string& word) {
  for (const TermKind& kind : term_kinds()) {
    if (kind.word == word) return &kind;
  }
  return nullptr;
}

const TermSymbol* find_term_symbol(const std::string& parameter) {
  const std::string letters = parameter.substr(0, parameter.find_first_of("0123456789"));
  for (const TermKind& kind : term_kinds()) {
    for (const TermSymbol& symbol : kind.symbols) {
      // An R marks a base parameter that others are regrouped onto.
      if (letters == symbol.symbol || letters == symbol.symbol + "R") return &symbol;
    }
  }
  return nullptr;
}

std::vector<std::string> terms_held_by(const std::string& format) {
  std::vector<std::string> words;
  for (const TermKind& kind : term_kinds()) {
    if (std::find(kind.held_by.begin(), kind.held_by.end(), format) != kind.held_by.end()) words.push_back(kind.word);
  }
  return words;
}

Term viscous_friction(const Robot& robot) { return make("viscous", robot); }
Term coulomb_friction(const Robot& robot, double dead_band) { return make("coulomb", robot, {{}, dead_band}); }
Term smooth_coulomb_friction(const Robot& robot, double velocity) { return make("smooth", robot, {{}, velocity}); }
Term presliding_friction(const Robot& robot, double length) { return make("presliding", robot, {{}, length}); }
Term asymmetric_coulomb_friction(const Robot& robot, double dead_band) {
  return make("asymmetric", robot, {{}, dead_band});
}
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
  for (TermColumn& column : term.columns) column.rows.front().second.p1 = exponent;
  return term;
}
Term power_friction(const Robot& robot, double exponent) { return make("power", robot, {{}, exponent}); }

}  // namespace armature
