// Expressions to source text.
#pragma once

#include <string>

#include "armature/codegen.hpp"
#include "base/symbolic_dynamics.hpp"

namespace armature::symbolic {

/// Everything a file needs.
struct Program {
  const TorqueModel& model;
  const BaseMap& map;
  const Graph& graph;
  std::vector<Function> functions;
  std::vector<Operations> operations;  ///< one per function
  std::string prefix;
};

[[nodiscard]] std::string emit_c(const Program& program);
[[nodiscard]] std::string emit_numpy(const Program& program);

/// A double as a literal that reads back exactly and is never an integer: "2.0", "1e-05".
[[nodiscard]] std::string literal(double value);

/// "t12", or the literal of a constant.
[[nodiscard]] std::string operand_text(const Expr& e);

/// The right side of a node's assignment; `input` and `call` write what differs between languages.
template <class Input, class Call>
std::string right_side(const Graph& graph, int index, const Input& input, const Call& call) {
  const Node& n = graph.nodes()[static_cast<std::size_t>(index)];
  const auto text = [&](int operand) { return operand < 0 ? literal(n.constant) : "t" + std::to_string(operand); };
  switch (n.kind) {
    case Node::Kind::Input: return input(graph.name(n.which));
    case Node::Kind::Add: return text(n.a) + " + " + text(n.b);
    case Node::Kind::Subtract: return text(n.a) + " - " + text(n.b);
    case Node::Kind::Multiply: return text(n.a) + " * " + text(n.b);
    case Node::Kind::Negate: return "-" + text(n.a);
    case Node::Kind::Call: return call(graph.function(n.which), text(n.a));
  }
  return "";
}

}  // namespace armature::symbolic
