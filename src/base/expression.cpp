#include "base/expression.hpp"

#include <bit>
#include <utility>

namespace armature::symbolic {
namespace {

using Kind = Node::Kind;

// The node of an expression that is no constant, and its operands as expressions.
const Node& node_of(const Expr& e) { return e.graph()->nodes()[static_cast<std::size_t>(e.node())]; }
bool is_kind(const Expr& e, Kind kind) { return !e.is_constant() && node_of(e).kind == kind; }
Expr operand(const Expr& of, int index, double constant) {
  return index < 0 ? Expr(constant) : Expr(of.graph(), index);
}
// What a negation negates.
Expr inside(const Expr& e) { return operand(e, node_of(e).a, node_of(e).constant); }

// A product with a constant factor: rest · constant. The constant is the second operand and positive.
bool has_factor(const Expr& e) { return is_kind(e, Kind::Multiply) && node_of(e).b < 0; }

// A node of two operands, of which at most one is a constant.
Expr binary(Kind kind, const Expr& a, const Expr& b) {
  Graph* graph = a.is_constant() ? b.graph() : a.graph();
  Node node;
  node.kind = kind;
  node.a = a.is_constant() ? -1 : a.node();
  node.b = b.is_constant() ? -1 : b.node();
  node.constant = a.is_constant() ? a.value() : (b.is_constant() ? b.value() : 0);
  return graph->make(node);
}

// Equal expressions are one node, so comparing numbers is enough.
bool same(const Expr& a, const Expr& b) { return !a.is_constant() && !b.is_constant() && a.node() == b.node(); }

}  // namespace

// Sums: zeros vanish, a negation becomes a difference.
Expr operator+(const Expr& a, const Expr& b) {
  if (a.is_constant() && b.is_constant()) return a.value() + b.value();
  if (a.is(0)) return b;
  if (b.is(0)) return a;
  if (is_kind(b, Kind::Negate)) return a - inside(b);
  if (is_kind(a, Kind::Negate)) return b - inside(a);
  if (same(a, b)) return Expr(2.0) * a;
  // One order for both a + b and b + a; a constant is the second operand.
  const bool swap = a.is_constant() || (!b.is_constant() && a.node() > b.node());
  return swap ? binary(Kind::Add, b, a) : binary(Kind::Add, a, b);
}

// Differences: a − (−b) = a + b and −a − b = −(a + b).
Expr operator-(const Expr& a, const Expr& b) {
  if (a.is_constant() && b.is_constant()) return a.value() - b.value();
  if (b.is(0)) return a;
  if (a.is(0)) return -b;
  if (same(a, b)) return 0.0;
  if (is_kind(b, Kind::Negate)) return a + inside(b);
  if (is_kind(a, Kind::Negate)) return -(inside(a) + b);
  return binary(Kind::Subtract, a, b);
}

Expr operator-(const Expr& a) {
  if (a.is_constant()) return -a.value();
  if (is_kind(a, Kind::Negate)) return inside(a);
  // −(a − b) = b − a costs nothing.
  if (is_kind(a, Kind::Subtract)) {
    const Node& n = node_of(a);
    return operand(a, n.b, n.constant) - operand(a, n.a, n.constant);
  }
  return a.graph()->make({Kind::Negate, a.node(), -1, 0, -1});
}

// Products: 0, 1 and −1 vanish.
Expr operator*(const Expr& a, const Expr& b) {
  if (a.is_constant() && b.is_constant()) return a.value() * b.value();
  if (a.is(0) || b.is(0)) return 0.0;
  if (a.is_constant()) return b * a;
  if (b.is(1)) return a;
  if (b.is(-1)) return -a;
  // Signs and constants move outwards, so that equal products are found.
  if (is_kind(a, Kind::Negate)) return -(inside(a) * b);
  if (is_kind(b, Kind::Negate)) return -(a * inside(b));
  if (b.is_constant()) {
    // (rest · c) · d = rest · (c d).
    if (has_factor(a)) return Expr(a.graph(), node_of(a).a) * Expr(node_of(a).constant * b.value());
    if (b.value() < 0) return -(a * Expr(-b.value()));
    return binary(Kind::Multiply, a, b);
  }
  return a.node() > b.node() ? binary(Kind::Multiply, b, a) : binary(Kind::Multiply, a, b);
}

std::size_t Graph::Hash::operator()(const Node& node) const {
  // Multiplicative mixing (Knuth) of the five fields.
  std::uint64_t h = static_cast<std::uint64_t>(node.kind);
  for (const std::uint64_t part :
       {static_cast<std::uint64_t>(node.a), static_cast<std::uint64_t>(node.b),
        std::bit_cast<std::uint64_t>(node.constant), static_cast<std::uint64_t>(node.which)}) {
    h = (h ^ part) * 0x9E3779B97F4A7C15ULL;
    h ^= h >> 29;
  }
  return static_cast<std::size_t>(h);
}

// An operation that was made before is found again.
Expr Graph::make(Node node) {
  const auto [at, fresh] = index_.try_emplace(node, static_cast<int>(nodes_.size()));
  if (fresh) nodes_.push_back(node);
  return {this, at->second};
}

// One node per name.
Expr Graph::input(const std::string& name) {
  const auto [at, fresh] = inputs_.try_emplace(name, static_cast<int>(names_.size()));
  if (fresh) names_.push_back(name);
  return make({Kind::Input, -1, -1, 0, at->second});
}

Expr Graph::call(const Basis& function, const Expr& x) {
  // A constant argument gives a constant.
  if (x.is_constant()) return function.value(x.value());
  // The argument is in x already: parts and shift must not tell two equal functions apart.
  Basis plain = function;
  plain.parts.clear();
  plain.shift = 0;
  if (plain.is_constant()) return 1.0;
  if (plain.is_linear()) return x;
  int which = 0;
  while (which < static_cast<int>(functions_.size()) && !(functions_[static_cast<std::size_t>(which)] == plain))
    ++which;
  if (which == static_cast<int>(functions_.size())) functions_.push_back(plain);
  return make({Kind::Call, x.node(), -1, 0, which});
}

// From the outputs back: operands have smaller numbers than what uses them.
std::vector<int> needed(const Graph& graph, const std::vector<Expr>& outputs) {
  std::vector<bool> used(graph.nodes().size(), false);
  for (const Expr& e : outputs) {
    if (!e.is_constant()) used[static_cast<std::size_t>(e.node())] = true;
  }
  std::vector<int> list;
  for (std::size_t i = used.size(); i-- > 0;) {
    if (!used[i]) continue;
    const Node& n = graph.nodes()[i];
    if (n.a >= 0) used[static_cast<std::size_t>(n.a)] = true;
    if (n.b >= 0) used[static_cast<std::size_t>(n.b)] = true;
  }
  for (std::size_t i = 0; i < used.size(); ++i) {
    if (used[i]) list.push_back(static_cast<int>(i));
  }
  return list;
}

// A negation is free: it becomes a sign in the code.
Operations count(const Graph& graph, const std::vector<int>& nodes) {
  Operations sum;
  for (const int i : nodes) {
    switch (graph.nodes()[static_cast<std::size_t>(i)].kind) {
      case Kind::Multiply: ++sum.multiplications; break;
      case Kind::Add:
      case Kind::Subtract: ++sum.additions; break;
      case Kind::Call: ++sum.calls; break;
      default: break;
    }
  }
  return sum;
}

}  // namespace armature::symbolic
