// Every kind of friction: one entry each, and nothing about a kind anywhere else.
#include <algorithm>
#include <cmath>

#include "armature/dynamics.hpp"
#include "armature/rng.hpp"
#include "dynamics/kind_parts.hpp"

namespace armature::kinds {
namespace {

// The bodies of the robot file; bodies of 1 kg where one of them is not known.
Vector usual_bodies(const Robot& robot) {
  const auto count = static_cast<Eigen::Index>(robot.bodies.size());
  Vector pi = Vector::Zero(10 * count);
  const bool known = std::all_of(robot.bodies.begin(), robot.bodies.end(), [](const Body& b) { return b.inertia; });
  for (Eigen::Index b = 0; b < count; ++b) {
    if (known)
      pi.segment<10>(10 * b) = robot.bodies[static_cast<std::size_t>(b)].inertia->to_vector(ParameterOrder::Khalil);
    else
      pi[10 * b + 9] = 1;
  }
  return pi;
}

// Joints whose gravity torque changes with the pose, whatever the bodies are: a constant load is Coulomb friction.
std::vector<bool> loaded_joints(const Robot& robot) {
  constexpr Eigen::Index kPoses = 5;
  const TorqueModel model(robot);
  const int n = robot.joint_count();
  // Random bodies in random poses: no torque vanishes by a coincidence of their numbers. The seed is fixed.
  Rng rng(1);
  const Vector pi = rng.uniform_vector(model.parameter_count(), 0.5, 1);
  Matrix q(kPoses, n);
  for (Eigen::Index k = 0; k < kPoses; ++k) q.row(k) = rng.uniform_vector(n, -M_PI, M_PI).transpose();
  const Matrix g = gravity_torque(model, pi, q);
  // Without gravity all torques are 0: the floor keeps the threshold above them.
  const double most = std::max(1e-300, g.cwiseAbs().maxCoeff());
  std::vector<bool> loaded;
  for (int j = 0; j < n; ++j) {
    const Vector size = g.col(j).cwiseAbs();
    // Below a billionth of the largest torque, a change is rounding.
    loaded.push_back(size.maxCoeff() - size.minCoeff() > 1e-9 * most);
  }
  return loaded;
}

// FC, which several kinds share, so that a robot file's value serves each of them.
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

// Friction of a lubricant: proportional to speed.
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

// Dry friction: constant, against the motion.
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

// Dry friction that depends on the direction; a file has one place for two numbers, so neither is written.
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

// Viscous friction by direction: the odd part is `viscous`, the even part is this.
TermKind lopsided() {
  return {.word = "asymmetric-viscous",
          .syntax = "`asymmetric-viscous`",
          .torque = "FVA \\|v\\|: viscous friction that is FV + FVA forwards and FV − FVA backwards",
          .symbols = {{.symbol = "FVA",
                       .meaning = "viscous friction that differs by direction",
                       .turning = "N·m·s/rad",
                       .sliding = "N·s/m",
                       .shown_by = kBothWays}},
          .make = [](const TermKind& self, const Robot& robot, const TermArguments&) {
            return on_every_joint(self, robot,
                                  [](int j) { return std::vector{function(Shape::Size, Kind::Velocity, j)}; });
          }};
}

// Friction that grows with the torque the gear transmits.
TermKind load() {
  return {.word = "load",
          .syntax = "`load`",
          .torque =
              "FL sign(v) \\|g_j(q)\\|, the gravity torque on the joint: losses of a gear under load; not where "
              "gravity makes no torque",
          .symbols = {{.symbol = "FL",
                       .meaning = "friction by load",
                       .turning = "N·m/(N·m)",
                       .sliding = "N/N",
                       .lower = 0,
                       .shown_by = "move %J in both directions under different loads",
                       .brakes = true}},
          .make = [](const TermKind& self, const Robot& robot, const TermArguments&) {
            const Vector bodies = usual_bodies(robot);
            const std::vector<bool> loaded = loaded_joints(robot);
            Term term = on_every_joint(self, robot, [&](int j) {
              Basis basis = function(Shape::Sign, Kind::Velocity, j);
              basis.factor = Basis::Factor::Load, basis.load.assign(bodies.begin(), bodies.end());
              // Where the load never changes, FL could not be told from FC.
              return loaded[static_cast<std::size_t>(j)] ? std::vector{basis} : std::vector<Basis>{};
            });
            return term;
          }};
}

// Coulomb and viscous friction, each changing with the same factor.
std::vector<Basis> both_times(Basis::Factor factor, int joint, double path = 0) {
  std::vector<Basis> list = {function(Shape::Sign, Kind::Velocity, joint),
                             function(Shape::Identity, Kind::Velocity, joint)};
  for (Basis& basis : list) basis.factor = factor, basis.warm_path = path;
  return list;
}

// How friction changes while a joint warms up by moving.
TermKind warm_up() {
  const std::string shown_by = "record %J from cold until its friction no longer changes";
  return {.word = "warm-up",
          .syntax = "`warm-up`, `warm-up:PATH`",
          .torque = "(FCW sign(v) + FVW v) (1 − exp(−s / PATH)), s the path since the recording began, 100 rad",
          .symbols = {{.symbol = "FCW",
                       .meaning = "change of Coulomb friction by warming up",
                       .turning = "N·m",
                       .sliding = "N",
                       .shown_by = shown_by},
                      {.symbol = "FVW",
                       .meaning = "change of viscous friction by warming up",
                       .turning = "N·m·s/rad",
                       .sliding = "N·s/m",
                       .shown_by = shown_by}},
          .number = Number::Optional,
          // Gears are warm after some ten minutes; a joint that swings at 0.2 rad/s has then travelled this far.
          .usual = 100,
          .zero_means = "a joint that is warm at once shows no change",
          .instead_of_zero = "coulomb",
          .make = [](const TermKind& self, const Robot& robot, const TermArguments& arguments) {
            return on_every_joint(self, robot,
                                  [&](int j) { return both_times(Basis::Factor::WarmUp, j, arguments.number); });
          }};
}

// How friction changes with the joint's recorded temperature.
TermKind temperature() {
  const std::string shown_by = "record %J cold and warm, with its temperature";
  return {.word = "temperature",
          .syntax = "`temperature`, `temperature:K`",
          .torque = "(FCT sign(v) + FVT v) (1 − exp(−(T − 20 °C) / K)), T the recorded temperature, K 20 °C",
          .symbols = {{.symbol = "FCT",
                       .meaning = "change of Coulomb friction by temperature",
                       .turning = "N·m",
                       .sliding = "N",
                       .shown_by = shown_by},
                      {.symbol = "FVT",
                       .meaning = "change of viscous friction by temperature",
                       .turning = "N·m·s/rad",
                       .sliding = "N·s/m",
                       .shown_by = shown_by}},
          .number = Number::Optional,
          // A lubricant's viscosity falls to a third over about 20 K.
          .usual = 20,
          .zero_means = "a scale of 0 K leaves no change",
          .instead_of_zero = "coulomb",
          .make = [](const TermKind& self, const Robot& robot, const TermArguments& arguments) {
            return on_every_joint(self, robot,
                                  [&](int j) { return both_times(Basis::Factor::Temperature, j, arguments.number); });
          }};
}

// Coulomb friction without its jump.
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

// Coulomb friction with a memory: it turns over along a stretch of path.
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

// Extra friction at low speed, which decays as the lubricant's film carries the load.
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
              // A Gaussian, the usual exponent.
              basis.p1 = 2;
              return std::vector{basis};
            });
          }};
}

// Friction between Coulomb (P = 0) and viscous (P = 1), or beyond.
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

}  // namespace

std::vector<TermKind> friction_kinds() {
  return {viscous(),  coulomb(), asymmetric(), lopsided(), smooth(),     presliding(),
          stribeck(), power(),   load(),       warm_up(),  temperature()};
}

}  // namespace armature::kinds
