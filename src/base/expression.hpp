// A symbolic scalar: expressions as a graph without repetition.
//
// The same subexpression is one node however often it is written; zeros, ones and constants vanish while it is built.
#pragma once

#include <cstdint>
#include <string>
#include <unordered_map>
#include <vector>

#include "armature/terms.hpp"

namespace armature::symbolic {

class Graph;

/// A number that is a constant or a node of a graph. Works as the scalar of src/dynamics/recursion.hpp.
class Expr {
 public:
  Expr() = default;
  Expr(double constant) : value_(constant) {}  // NOLINT(google-explicit-constructor)
  Expr(Graph* graph, int node) : graph_(graph), node_(node) {}

  [[nodiscard]] bool is_constant() const { return graph_ == nullptr; }
  [[nodiscard]] bool is(double constant) const { return is_constant() && value_ == constant; }
  [[nodiscard]] double value() const { return value_; }
  [[nodiscard]] int node() const { return node_; }
  [[nodiscard]] Graph* graph() const { return graph_; }

  friend Expr operator+(const Expr& a, const Expr& b);
  friend Expr operator-(const Expr& a, const Expr& b);
  friend Expr operator*(const Expr& a, const Expr& b);
  friend Expr operator-(const Expr& a);

 private:
  Graph* graph_ = nullptr;
  int node_ = -1;
  double value_ = 0;
};

/// One operation. Operands are nodes, or a constant where the index is −1.
struct Node {
  enum class Kind { Input, Add, Subtract, Multiply, Negate, Call };
  Kind kind = Kind::Input;
  int a = -1;
  int b = -1;
  double constant = 0;  ///< the operand whose index is −1
  int which = -1;       ///< Input: index of the name; Call: index of the function
  bool operator==(const Node&) const = default;
};

/// Owns the nodes, ordered so that operands come before what uses them.
class Graph {
 public:
  [[nodiscard]] Expr input(const std::string& name);
  /// basis(x), for the functions of terms and for sine and cosine.
  [[nodiscard]] Expr call(const Basis& function, const Expr& x);

  [[nodiscard]] const std::vector<Node>& nodes() const { return nodes_; }
  [[nodiscard]] const std::string& name(int which) const { return names_[static_cast<std::size_t>(which)]; }
  [[nodiscard]] const Basis& function(int which) const { return functions_[static_cast<std::size_t>(which)]; }

  /// The node of an operation, made once.
  [[nodiscard]] Expr make(Node node);

 private:
  struct Hash {
    std::size_t operator()(const Node& node) const;
  };
  std::vector<Node> nodes_;
  std::unordered_map<Node, int, Hash> index_;
  std::vector<std::string> names_;
  std::unordered_map<std::string, int> inputs_;
  std::vector<Basis> functions_;
};

/// Work per call.
struct Operations {
  int multiplications = 0;
  int additions = 0;  ///< and subtractions
  int calls = 0;      ///< sin, cos and the functions of terms
  bool operator==(const Operations&) const = default;
};

/// Nodes that the outputs need, in order.
[[nodiscard]] std::vector<int> needed(const Graph& graph, const std::vector<Expr>& outputs);
[[nodiscard]] Operations count(const Graph& graph, const std::vector<int>& nodes);

}  // namespace armature::symbolic
