// The functions of a robot as expressions.
#pragma once

#include "armature/codegen.hpp"
#include "base/expression.hpp"

namespace armature::symbolic {

/// One generated function: outputs in row-major order, of inputs named "q[0]", "v[0]", "a[0]", "beta[0]" ….
struct Function {
  std::string name;
  std::string meaning;              ///< "tau = Y_b(q, v, a) · beta"
  std::vector<std::string> inputs;  ///< arrays it takes, of "q" "v" "a" "beta"
  std::string output;               ///< "tau"
  int rows = 1;
  int columns = 1;  ///< 1: a vector
  std::vector<Expr> values;

  /// Whether its result is a matrix, if only of one row or column.
  [[nodiscard]] bool is_matrix() const { return columns > 1 || output == "y" || output == "mass" || output == "terms"; }
};

/// inverse_dynamics, gravity, mass_matrix, regressor, momentum, in base parameters. Expressions live in `graph`.
[[nodiscard]] std::vector<Function> make_functions(Graph& graph, const TorqueModel& model, const BaseMap& map,
                                                   double friction_velocity = CodegenOptions().friction_velocity);

}  // namespace armature::symbolic
