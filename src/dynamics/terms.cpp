#include "armature/terms.hpp"

#include <cmath>

#include "armature/text.hpp"

namespace armature {
namespace {

using Kind = SignalPart::Kind;
using Shape = Basis::Shape;

Basis of(Shape shape, Kind kind, int joint) {
  Basis basis;
  basis.shape = shape;
  if (shape != Shape::One) basis.parts = {{kind, joint, 1}};
  return basis;
}

// Joint parameters carry the number of the body their joint moves: FV3 belongs to M3.
std::string number(const Robot& robot, int joint) {
  return std::to_string(robot.coordinates().at(static_cast<std::size_t>(joint)) + 1);
}

bool slides(const Robot& robot, int joint) {
  return robot.bodies[static_cast<std::size_t>(robot.coordinates().at(static_cast<std::size_t>(joint)))].joint.type ==
         JointType::Prismatic;
}

Parameter make_parameter(const Robot& robot, const std::string& symbol, int joint, const char* turning,
                         const char* sliding, double lower) {
  Parameter p;
  p.name = symbol + number(robot, joint);
  p.unit = slides(robot, joint) ? sliding : turning;
  p.joint = joint;
  p.lower = lower;
  return p;
}

std::optional<double> nominal_of(const Robot& robot, int joint, double JointNominal::*field) {
  const auto body = static_cast<std::size_t>(robot.coordinates().at(static_cast<std::size_t>(joint)));
  const auto& known = robot.bodies[body].joint.nominal;
  if (!known) return std::nullopt;
  return (*known).*field;
}

TermColumn one_row(Parameter parameter, int joint, Basis basis) {
  return {std::move(parameter), {{joint, std::move(basis)}}};
}

Term reshaped(Term term, const char* kind, Shape shape, double number) {
  term.kind = kind;
  for (TermColumn& column : term.columns) {
    for (auto& [joint, basis] : column.rows) basis.shape = shape, basis.p0 = number;
  }
  return term;
}

}  // namespace

double Basis::value(double x) const {
  if (std::abs(x) < dead_band) return 0;
  switch (shape) {
    case Shape::One: return 1;
    case Shape::Identity: return x;
    case Shape::Presliding:
    case Shape::Sign: return x > 0 ? 1 : (x < 0 ? -1 : 0);
    case Shape::Positive: return x > 0 ? 1 : 0;
    case Shape::Negative: return x < 0 ? -1 : 0;
    case Shape::Tanh: return std::tanh(x / p0);
    case Shape::Stribeck: return x == 0 ? 0 : std::copysign(std::exp(-std::pow(std::abs(x) / p0, p1)), x);
    case Shape::Power: return x == 0 ? 0 : std::copysign(std::pow(std::abs(x), p0), x);
    case Shape::Sin: return std::sin(x);
    case Shape::Cos: return std::cos(x);
    case Shape::Lever: return std::sin(x) / std::sqrt(1 + p0 * p0 - 2 * p0 * std::cos(x));
  }
  return 0;
}

double Basis::slope(double x) const {
  if (std::abs(x) < dead_band) return 0;
  switch (shape) {
    case Shape::One:
    case Shape::Sign:
    case Shape::Presliding:
    case Shape::Positive:
    case Shape::Negative: return 0;
    case Shape::Identity: return 1;
    case Shape::Tanh: return (1 - std::pow(std::tanh(x / p0), 2)) / p0;
    case Shape::Stribeck: {
      if (x == 0) return 0;
      const double r = std::pow(std::abs(x) / p0, p1);
      return -p1 * r / std::abs(x) * std::exp(-r);
    }
    case Shape::Power: return x == 0 ? 0 : p0 * std::pow(std::abs(x), p0 - 1);
    case Shape::Sin: return std::cos(x);
    case Shape::Cos: return -std::sin(x);
    case Shape::Lever: {
      const double square = 1 + p0 * p0 - 2 * p0 * std::cos(x);
      return (std::cos(x) * square - p0 * std::pow(std::sin(x), 2)) / std::pow(square, 1.5);
    }
  }
  return 0;
}

Term viscous_friction(const Robot& robot) {
  Term term{"viscous", {}};
  for (int j = 0; j < robot.joint_count(); ++j) {
    Parameter p = make_parameter(robot, "FV", j, "N·m·s/rad", "N·s/m", 0);
    p.nominal = nominal_of(robot, j, &JointNominal::viscous);
    term.columns.push_back(one_row(p, j, of(Shape::Identity, Kind::Velocity, j)));
  }
  return term;
}

Term coulomb_friction(const Robot& robot, double dead_band) {
  Term term{"coulomb", {}};
  for (int j = 0; j < robot.joint_count(); ++j) {
    Parameter p = make_parameter(robot, "FC", j, "N·m", "N", 0);
    p.nominal = nominal_of(robot, j, &JointNominal::coulomb);
    Basis basis = of(Shape::Sign, Kind::Velocity, j);
    basis.dead_band = dead_band;
    term.columns.push_back(one_row(p, j, basis));
  }
  return term;
}

Term smooth_coulomb_friction(const Robot& robot, double velocity) {
  return reshaped(coulomb_friction(robot), "smooth", Shape::Tanh, velocity);
}

Term presliding_friction(const Robot& robot, double length) {
  return reshaped(coulomb_friction(robot), "presliding", Shape::Presliding, length);
}

Term asymmetric_coulomb_friction(const Robot& robot, double dead_band) {
  Term term{"asymmetric", {}};
  for (int j = 0; j < robot.joint_count(); ++j) {
    for (const auto& [symbol, shape] : {std::pair{"FCP", Shape::Positive}, std::pair{"FCN", Shape::Negative}}) {
      Parameter p = make_parameter(robot, symbol, j, "N·m", "N", 0);
      p.nominal = nominal_of(robot, j, &JointNominal::coulomb);
      Basis basis = of(shape, Kind::Velocity, j);
      basis.dead_band = dead_band;
      term.columns.push_back(one_row(p, j, basis));
    }
  }
  return term;
}

Term torque_offset(const Robot& robot) {
  Term term{"offset", {}};
  for (int j = 0; j < robot.joint_count(); ++j) {
    Parameter p = make_parameter(robot, "OFF", j, "N·m", "N", -kInfinity);
    p.nominal = nominal_of(robot, j, &JointNominal::offset);
    term.columns.push_back(one_row(p, j, of(Shape::One, Kind::Position, j)));
  }
  return term;
}

Term rotor_inertia(const Robot& robot) {
  Term term{"rotor", {}};
  for (int j = 0; j < robot.joint_count(); ++j) {
    Parameter p = make_parameter(robot, "IA", j, "kg·m²", "kg", 0);
    p.nominal = nominal_of(robot, j, &JointNominal::rotor_inertia);
    term.columns.push_back(one_row(p, j, of(Shape::Identity, Kind::Acceleration, j)));
  }
  return term;
}

Term linear_spring(const Robot& robot, int joint) {
  return {"spring",
          {one_row(make_parameter(robot, "KS", joint, "N·m/rad", "N/m", 0), joint,
                   of(Shape::Identity, Kind::Position, joint)),
           one_row(make_parameter(robot, "KO", joint, "N·m", "N", -kInfinity), joint,
                   of(Shape::One, Kind::Position, joint))}};
}

Term gravity_spring(const Robot& robot, int joint) {
  return {"gravity-spring",
          {one_row(make_parameter(robot, "GS", joint, "N·m", "N", -kInfinity), joint,
                   of(Shape::Sin, Kind::Position, joint)),
           one_row(make_parameter(robot, "GC", joint, "N·m", "N", -kInfinity), joint,
                   of(Shape::Cos, Kind::Position, joint))}};
}

Term wrist_coupling(const Robot& robot, int first, int second) {
  const auto crossed = [&](const char* symbol, const char* turning, Kind kind, double lower) {
    return TermColumn{make_parameter(robot, symbol, second, turning, turning, lower),
                      {{first, of(Shape::Identity, kind, second)}, {second, of(Shape::Identity, kind, first)}}};
  };
  Basis both = of(Shape::Sign, Kind::Velocity, first);
  both.parts.push_back({Kind::Velocity, second, 1});
  return {"wrist",
          {crossed("IAM", "kg·m²", Kind::Acceleration, -kInfinity),
           crossed("FVM", "N·m·s/rad", Kind::Velocity, -kInfinity),
           {make_parameter(robot, "FCM", second, "N·m", "N", -kInfinity), {{first, both}, {second, both}}}}};
}

Term rotor_coupling(const Robot& robot, int first, int second) {
  return {"rotor-coupling",
          {{make_parameter(robot, "IAC", second, "kg·m²", "kg", -kInfinity),
            {{first, of(Shape::Identity, Kind::Acceleration, second)},
             {second, of(Shape::Identity, Kind::Acceleration, first)}}}}};
}

Term stribeck_friction(const Robot& robot, double velocity, double exponent) {
  Term term{"stribeck", {}};
  for (int j = 0; j < robot.joint_count(); ++j) {
    Basis basis = of(Shape::Stribeck, Kind::Velocity, j);
    basis.p0 = velocity, basis.p1 = exponent;
    term.columns.push_back(one_row(make_parameter(robot, "FS", j, "N·m", "N", -kInfinity), j, basis));
  }
  return term;
}

Term power_friction(const Robot& robot, double exponent) {
  Term term{"power", {}};
  for (int j = 0; j < robot.joint_count(); ++j) {
    Basis basis = of(Shape::Power, Kind::Velocity, j);
    basis.p0 = exponent;
    term.columns.push_back(one_row(make_parameter(robot, "FP", j, "N·m", "N", 0), j, basis));
  }
  return term;
}

}  // namespace armature
