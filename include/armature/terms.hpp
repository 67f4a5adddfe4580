// A torque model is a list of terms: what a joint's torque is made of besides the rigid bodies.
//
//   tau_j = (rigid bodies)_j + Σ_columns  parameter · basis_j(q, v, a)
//
// Every term is data: a list of columns, each one parameter with the basis function it multiplies in each joint it
// acts on. Base reduction, design, estimation, feasibility and export walk the columns and depend on no term by name.
#pragma once

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "armature/robot.hpp"

namespace armature {

/// One number of the model: its name, unit, range, and what is known of it beforehand.
struct Parameter {
  std::string name;  ///< "XX2", "FV3", "IA6"
  std::string unit;  ///< "kg·m²"
  int body = -1;     ///< body index of an inertial parameter, else −1
  int joint = -1;    ///< coordinate of a joint parameter, else −1
  double lower = -kInfinity;
  double upper = kInfinity;
  std::optional<double> nominal;
  bool operator==(const Parameter&) const = default;
};

/// weight · q, v or a of one joint.
struct SignalPart {
  enum class Kind { Position, Velocity, Acceleration };
  Kind kind = Kind::Velocity;
  int joint = 0;
  double weight = 1;
  bool operator==(const SignalPart&) const = default;

  /// The one of the three that this part is about.
  template <class Signal>
  [[nodiscard]] const Signal& of(const Signal& q, const Signal& v, const Signal& a) const {
    return kind == Kind::Position ? q : (kind == Kind::Velocity ? v : a);
  }
};

/// A scalar function of the motion: value = shape(x) · factor, x = Σ parts + shift. What a shape is, in numbers, in
/// generated code and in files, is defined in src/dynamics/shape_facts.cpp and available here; no other code branches
/// on the shape.
struct Basis {
  /// Append new shapes at the end: their numbers are part of the fingerprints of saved informations.
  enum class Shape {
    One,         ///< 1
    Identity,    ///< x
    Sign,        ///< sign(x), 0 at 0
    Positive,    ///< 1 for x > 0, else 0
    Negative,    ///< −1 for x < 0, else 0
    Tanh,        ///< tanh(x / p0): smooth Coulomb
    Stribeck,    ///< sign(x) · exp(−(|x| / p0)^p1)
    Power,       ///< sign(x) · |x|^p0
    Sin,         ///< sin(x)
    Cos,         ///< cos(x)
    Lever,       ///< sin(x) / sqrt(1 + p0² − 2 p0 cos(x)): torque of a spring on a lever, p0 the ratio of its arms
    Presliding,  ///< z of the joint's path (presliding.hpp), p0 its length; sign(x) where the path is not known
    Size,        ///< |x|
  };
  /// What multiplies the shape: friction depends on more than the joint's motion.
  enum class Factor {
    None,         ///< 1
    Load,         ///< |g_j(q)|: size of the gravity torque of the bodies in `load` on the joint it acts on [N·m]
    Temperature,  ///< 1 − exp(−T / warm_path), T Motion::temperature of the joint; T if warm_path is 0; 0 if not known
    WarmUp,       ///< Motion::warmth of the joint, which grows along `warm_path` (presliding.hpp); 0 where not known
  };
  Shape shape = Shape::One;
  std::vector<SignalPart> parts;
  double shift = 0;
  double p0 = 0;
  double p1 = 0;
  /// 0 is returned while |x| < dead_band (Ayvacı 2022 eq. 7).
  double dead_band = 0;
  /// Where positive, tanh(x / smooth) takes the place of sign(x) inside the shape. Never in a file: see smoothed().
  double smooth = 0;
  Factor factor = Factor::None;
  std::vector<double> load = {};  ///< Factor::Load: ten numbers per body as in pi; only M, MX, MY and MZ count
  double warm_path = 0;           ///< WarmUp: path after which a joint is 63 % warm [rad or m]; Temperature: scale [K]
  bool operator==(const Basis&) const = default;

  /// shape(x) and its derivative d shape / dx (0 where it jumps), without the factor.
  [[nodiscard]] double value(double x) const;
  [[nodiscard]] double slope(double x) const;

  /// Whether x contains such a signal, and whether it contains no other. A constant depends on none.
  [[nodiscard]] bool depends_on(SignalPart::Kind kind) const;
  [[nodiscard]] bool depends_only_on(SignalPart::Kind kind) const;
  /// value(x) = x.
  [[nodiscard]] bool is_linear() const { return shape == Shape::Identity && dead_band == 0 && factor == Factor::None; }
  /// value(x) = 1.
  [[nodiscard]] bool is_constant() const { return shape == Shape::One && dead_band == 0 && factor == Factor::None; }
  /// The value depends on the path so far (presliding.hpp); sign(x) for a state whose path is not known.
  [[nodiscard]] bool follows_path() const { return shape == Shape::Presliding; }

  /// Dry friction per unit of its parameter in slow motion backwards and forwards: −1 and 1 for Sign, whatever the
  /// shape makes of it near 0; both 0 where a function is no dry friction.
  struct Sides {
    double backwards = 0;
    double forwards = 0;
  };
  [[nodiscard]] Sides dry() const;
  /// A joint at rest may hold any torque between dry().backwards and dry().forwards.
  [[nodiscard]] bool holds_at_rest() const;
  /// The value jumps where a velocity changes its sign. Smooth friction and friction along a path do not.
  [[nodiscard]] bool jumps_at_rest() const;
  /// The same function without its jump and dead band, for integrators and gradients; unchanged where it has no jump
  /// for a state whose path is not known. Friction along a known path is not changed by it.
  [[nodiscard]] Basis smoothed(double width) const;
};

/// One parameter and the joints it acts on: tau[row.first] += parameter · row.second.
struct TermColumn {
  Parameter parameter;
  std::vector<std::pair<int, Basis>> rows;
  bool operator==(const TermColumn&) const = default;
};

/// A named group of columns.
struct Term {
  std::string kind;  ///< "viscous", "coulomb", …
  std::vector<TermColumn> columns;
  bool operator==(const Term&) const = default;
};

/// The same terms with every function smoothed().
[[nodiscard]] std::vector<Term> smoothed(std::vector<Term> terms, double width);

/// FV_j · v_j for every joint.
[[nodiscard]] Term viscous_friction(const Robot& robot);
/// FC_j · sign(v_j), zero while |v_j| < dead_band [rad/s].
[[nodiscard]] Term coulomb_friction(const Robot& robot, double dead_band = 0);
/// FC_j · tanh(v_j / velocity): Coulomb friction that turns over within about `velocity` [rad/s].
[[nodiscard]] Term smooth_coulomb_friction(const Robot& robot, double velocity);
/// FC_j · z_j: Coulomb friction that turns over along a path of about `length` [rad or m] (presliding.hpp).
[[nodiscard]] Term presliding_friction(const Robot& robot, double length);
/// FCP_j for v_j > 0 and −FCN_j for v_j < 0: one Coulomb coefficient per direction.
[[nodiscard]] Term asymmetric_coulomb_friction(const Robot& robot, double dead_band = 0);
/// OFF_j: constant torque (sensor or current offset).
[[nodiscard]] Term torque_offset(const Robot& robot);
/// IA_j · a_j: rotor inertia seen through the gear (Ayvacı 2022 eq. 6).
[[nodiscard]] Term rotor_inertia(const Robot& robot);
/// KS_j · q_j + KO_j on one joint: a linear spring with preload (Swevers 2007).
[[nodiscard]] Term linear_spring(const Robot& robot, int joint);
/// GS_j · sin(q_j) + GC_j · cos(q_j) on one joint: a gravity-compensating spring, first harmonic.
[[nodiscard]] Term gravity_spring(const Robot& robot, int joint);
/// The actuator of joint `second` also drives `first` through a coupled wrist: tau_first += IAM a_second + FVM v_second
/// + FCM sign(v_first + v_second), tau_second += IAM a_first + FVM v_first + FCM sign(v_first + v_second).
[[nodiscard]] Term wrist_coupling(const Robot& robot, int first, int second);
/// IAC · a: the rotor of joint `second`'s actuator, mounted on the body before it, couples joints first and second:
/// tau_first += IAC a_second, tau_second += IAC a_first (Swevers 2007; gear ratio included in IAC).
[[nodiscard]] Term rotor_coupling(const Robot& robot, int first, int second);
/// FS_j · sign(v) exp(−(|v|/velocity)^exponent) for every joint.
[[nodiscard]] Term stribeck_friction(const Robot& robot, double velocity, double exponent = 2);
/// FP_j · sign(v) |v|^exponent for every joint.
[[nodiscard]] Term power_friction(const Robot& robot, double exponent);

/// The same terms with the loads that friction feels made of these bodies (the first parameters of pi).
[[nodiscard]] std::vector<Term> with_load(std::vector<Term> terms, const Vector& pi, int bodies);

/// Terms by name, as term_kinds.hpp lists them: "viscous", "spring:2", "stribeck:0.1". A term of every joint can be
/// had for some of them: "stribeck@2@5".
[[nodiscard]] Result<std::vector<Term>> make_terms(const Robot& robot, const std::vector<std::string>& kinds);

}  // namespace armature
