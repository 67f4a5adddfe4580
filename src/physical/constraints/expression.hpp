// Constraints as people write them, with exact first and second derivatives.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "armature/error.hpp"
#include "armature/types.hpp"

namespace armature::physical {

/// A value with its gradient and second derivative in the expression's own variables.
struct Jet {
  double value = 0;
  Vector gradient;
  Matrix hessian;
};

/// lower ≤ body(x) ≤ upper, with x the named variables.
class Expression {
 public:
  struct Node;

  /// "a + 2*b <= c^2", with <=, >=, < , > or =. Functions: sqrt, abs, sin, cos, exp, log. Names are those given.
  [[nodiscard]] static Result<Expression> parse(const std::string& text, const std::vector<std::string>& names);

  [[nodiscard]] const std::string& text() const { return text_; }
  /// Indices of the variables it depends on, increasing.
  [[nodiscard]] const std::vector<int>& variables() const { return variables_; }
  [[nodiscard]] double lower() const { return lower_; }
  [[nodiscard]] double upper() const { return upper_; }
  /// Left side minus right side, derivatives in variables() order.
  [[nodiscard]] Jet evaluate(const Vector& x) const;

 private:
  std::string text_;
  std::vector<int> variables_;
  std::shared_ptr<const Node> root_;
  double lower_ = 0, upper_ = 0;
};

}  // namespace armature::physical
