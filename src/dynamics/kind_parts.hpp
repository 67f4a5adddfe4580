// What the entries of friction_kinds.cpp and term_kinds.cpp are made of.
#pragma once

#include <string>
#include <vector>

#include "armature/term_kinds.hpp"

namespace armature::kinds {

using Kind = SignalPart::Kind;
using Shape = Basis::Shape;
using Number = TermKind::Number;

// Joint parameters carry the number of the body their joint moves: FV3 belongs to M3.
inline const Body& body_of(const Robot& robot, int joint) {
  return robot.bodies[static_cast<std::size_t>(robot.coordinates().at(static_cast<std::size_t>(joint)))];
}
inline std::string number_of(const Robot& robot, int joint) {
  return std::to_string(robot.coordinates().at(static_cast<std::size_t>(joint)) + 1);
}

// The parameter of a symbol on a joint; `mark` goes between symbol and number: RS200_2.
inline Parameter parameter_of(const TermSymbol& symbol, const Robot& robot, int joint, const std::string& mark = "") {
  const Joint& at = body_of(robot, joint).joint;
  Parameter p;
  p.name = symbol.symbol + mark + number_of(robot, joint);
  p.unit = at.type == JointType::Prismatic ? symbol.sliding : symbol.turning;
  p.joint = joint;
  p.lower = symbol.lower;
  if (symbol.nominal != nullptr && at.nominal) p.nominal = (*at.nominal).*symbol.nominal;
  return p;
}

// shape(q, v or a of one joint). A constant has no signal.
inline Basis function(Shape shape, Kind signal, int joint, double p0 = 0) {
  Basis basis;
  basis.shape = shape, basis.p0 = p0;
  if (shape != Shape::One) basis.parts = {{signal, joint, 1}};
  return basis;
}

inline Basis with_dead_band(Basis basis, double band) {
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

// The same for one joint.
inline Term on_one_joint(const TermKind& kind, const Robot& robot, int joint, const std::vector<Basis>& functions,
                         const std::string& mark = "") {
  Term term{kind.word, {}};
  for (std::size_t i = 0; i < functions.size(); ++i)
    term.columns.push_back({parameter_of(kind.symbols[i], robot, joint, mark), {{joint, functions[i]}}});
  return term;
}

// What a person should do where a parameter is not determined; %J is the joint.
inline const std::string kBothWays = "move %J in both directions at several speeds";
inline const std::string kWider = "move %J over a wider range";
inline const std::string kStrongly = "accelerate %J strongly";

/// The kinds of friction in a joint: viscous, Coulomb, Stribeck, under load, with warmth.
[[nodiscard]] std::vector<TermKind> friction_kinds();

}  // namespace armature::kinds
