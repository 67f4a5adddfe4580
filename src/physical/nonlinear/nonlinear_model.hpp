// The nonlinear problem as a solver sees it: rows of constraints, objective, derivatives.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "armature/nonlinear.hpp"
#include "physical/constraints/expression.hpp"

namespace armature::physical {

[[nodiscard]] Matrix body_jacobian(const Vector10& mu);
[[nodiscard]] Eigen::Matrix4d body_curvature(const Vector10& mu, const Vector10& g);

/// lower ≤ Σ coefficient · μ ≤ upper.
struct LinearConstraint {
  std::string name;
  std::vector<std::pair<int, double>> terms;
  double lower = 0;
  double upper = kInfinity;
  [[nodiscard]] double value(const Vector& mu) const;
};

/// All of the problem's constraints in smooth form.
struct SmoothConstraints {
  std::vector<LinearConstraint> linear;
  std::vector<Expression> expressions;
  Vector lower, upper;  ///< of μ

  /// Largest violation of any of them at μ.
  [[nodiscard]] double violation(const Vector& mu) const;
};

[[nodiscard]] Result<SmoothConstraints> smooth(const TorqueModel& model, const NonlinearConstraints& constraints);

/// cost(μ), its gradient and second derivative (exact).
struct Objective {
  const NonlinearProblem& problem;
  Matrix quadratic;  ///< 2 Pᵀ Rᵀ R P

  explicit Objective(const NonlinearProblem& p);
  [[nodiscard]] double value(const Vector& mu) const;
  [[nodiscard]] Vector gradient(const Vector& mu) const;
  [[nodiscard]] Matrix hessian(const Vector& mu) const;
};

/// False in a build without Ipopt; search() must not be called there.
[[nodiscard]] bool search_is_built();

/// One local search from μ; never prints.
[[nodiscard]] LocalOptimum search(const Objective& objective, const SmoothConstraints& constraints, const Vector& start,
                                  const NonlinearOptions& options);

}  // namespace armature::physical
