#include "armature/nonlinear.hpp"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <stdexcept>

#include "armature/text.hpp"
#include "physical/nonlinear/nonlinear_model.hpp"

namespace armature {
namespace physical {

// The cost is quadratic in π; its curvature there is constant.
Objective::Objective(const NonlinearProblem& p) : problem(p) {
  const Matrix rows = p.cost.factor * p.base.projection;
  quadratic = 2 * rows.transpose() * rows;
}

// cost(P π(μ)).
double Objective::value(const Vector& mu) const {
  return problem.cost.value(problem.base.projection * from_physical(problem.model, mu));
}

// Chain rule: (dπ/dμ)ᵀ Pᵀ ∂cost/∂β, body by body; terms are the same in μ and π.
Vector Objective::gradient(const Vector& mu) const {
  const Vector beta = problem.base.projection * from_physical(problem.model, mu);
  Vector g = problem.base.projection.transpose() * problem.cost.gradient(beta);
  for (int b = 0; b < problem.model.bodies(); ++b) {
    const Vector10 on_pi = g.segment<10>(10 * b);
    g.segment<10>(10 * b) = body_jacobian(mu.segment<10>(10 * b)).transpose() * on_pi;
  }
  return g;
}

// Gauss–Newton part through d π / d μ, and the curvature of π(μ) weighted by the gradient.
Matrix Objective::hessian(const Vector& mu) const {
  const int n = problem.model.bodies();
  const Vector beta = problem.base.projection * from_physical(problem.model, mu);
  const Vector g = problem.base.projection.transpose() * problem.cost.gradient(beta);
  Matrix h = quadratic;
  // (dπ/dμ)ᵀ (2 Pᵀ Rᵀ R P) (dπ/dμ).
  for (int b = 0; b < n; ++b) {
    const Matrix d = body_jacobian(mu.segment<10>(10 * b));
    h.middleRows<10>(10 * b) = (d.transpose() * h.middleRows<10>(10 * b)).eval();
    h.middleCols<10>(10 * b) = (h.middleCols<10>(10 * b) * d).eval();
  }
  for (int b = 0; b < n; ++b) {
    // π bends in mass and centre of mass only.
    h.block<4, 4>(10 * b, 10 * b) += body_curvature(mu.segment<10>(10 * b), g.segment<10>(10 * b));
  }
  return h;
}

namespace {

// A random point of the box, its inertia made a possible one: that is where every constraint can be evaluated.
Vector random_start(const TorqueModel& model, const SmoothConstraints& constraints, Rng& rng) {
  Vector mu(constraints.lower.size());
  // Open sides of the box end at ±1000.
  for (Eigen::Index i = 0; i < mu.size(); ++i) {
    const double low = std::max(constraints.lower[i], -1e3), high = std::min(constraints.upper[i], 1e3);
    mu[i] = rng.uniform(low, high);
  }
  // Moments near their mean obey the triangle inequality; products are 5 % of it with the sign that was drawn.
  for (int b = 0; b < model.bodies(); ++b) {
    const double mean = (mu[10 * b + 4] + mu[10 * b + 7] + mu[10 * b + 9]) / 3;
    for (int k : {4, 7, 9}) mu[10 * b + k] = mean * (0.8 + 0.2 * mu[10 * b + k] / std::max(mean, 1e-12) / 3);
    for (int k : {5, 6, 8}) mu[10 * b + k] *= 0.05 * mean / std::max(std::abs(mu[10 * b + k]), 1e-12);
  }
  return mu.cwiseMax(constraints.lower).cwiseMin(constraints.upper);
}

// Distance of every constraint and bound to its nearer end.
std::vector<ConstraintStanding> margins(const SmoothConstraints& constraints, const Vector& mu,
                                        const std::vector<std::string>& names) {
  std::vector<ConstraintStanding> out;
  const auto add = [&](const std::string& name, double slack) {
    if (std::isfinite(slack)) out.push_back({name, slack, 0, 0, slack < 1e-7});
  };
  for (const LinearConstraint& row : constraints.linear) {
    add(row.name, std::min(row.value(mu) - row.lower, row.upper - row.value(mu)));
  }
  for (const Expression& e : constraints.expressions) {
    const double value = e.evaluate(mu).value;
    add(e.text(), std::min(value - e.lower(), e.upper() - value));
  }
  for (Eigen::Index i = 0; i < mu.size(); ++i) {
    const std::string& name = names[static_cast<std::size_t>(i)];
    add(name + " ≥ " + exact(constraints.lower[i]), mu[i] - constraints.lower[i]);
    add(name + " ≤ " + exact(constraints.upper[i]), constraints.upper[i] - mu[i]);
  }
  return out;
}

// Points that satisfy every constraint first, then by cost; equal costs count as one optimum.
void rank(NonlinearEstimate& out, double tolerance) {
  const auto better = [&](const LocalOptimum& a, const LocalOptimum& b) {
    const bool fine_a = a.violation <= tolerance, fine_b = b.violation <= tolerance;
    return fine_a != fine_b ? fine_a : a.cost < b.cost;
  };
  std::stable_sort(out.optima.begin(), out.optima.end(), better);
  double last = -kInfinity;
  for (const LocalOptimum& optimum : out.optima) {
    if (optimum.violation > tolerance) continue;
    if (optimum.cost - last > 1e-6 * std::abs(optimum.cost)) ++out.distinct;
    last = optimum.cost;
  }
}

}  // namespace
}  // namespace physical

Result<NonlinearEstimate> estimate_nonlinear(const NonlinearProblem& problem, const NonlinearOptions& options) {
  if (!physical::search_is_built()) {
    return Error{ErrorCode::Unsupported, "this program was built without Ipopt, which searches nonlinear parameters",
                 "",
                 "Install coinor-libipopt-dev and build with -DARMATURE_WITH_IPOPT=ON, or use the convex estimate."};
  }
  const auto begin = std::chrono::steady_clock::now();
  // Constraints in smooth form; an expression that cannot be read ends it here.
  const auto constraints = physical::smooth(problem.model, problem.constraints);
  if (!constraints) return constraints.error();
  // Bounds are of all of μ.
  if (constraints->lower.size() != problem.model.parameter_count() ||
      constraints->upper.size() != problem.model.parameter_count()) {
    throw std::invalid_argument("estimate_nonlinear: bounds need " + std::to_string(problem.model.parameter_count()) +
                                " entries");
  }
  const physical::Objective objective(problem);
  NonlinearEstimate out;
  // Given starting points first, moved into the box.
  for (const Vector& pi : options.from) {
    const Vector start = to_physical(problem.model, pi).cwiseMax(constraints->lower).cwiseMin(constraints->upper);
    out.optima.push_back(physical::search(objective, *constraints, start, options));
    out.optima.back().from_given = true;
  }
  // Each random start has its own stream, so that the number of starts does not change the others.
  const Rng seeded(options.seed);
  for (int k = 0; k < options.starts; ++k) {
    if (options.stop_requested && options.stop_requested()) break;
    Rng rng = seeded.fork(static_cast<std::uint64_t>(k));
    const Vector start = physical::random_start(problem.model, *constraints, rng);
    out.optima.push_back(physical::search(objective, *constraints, start, options));
  }
  // Sort all starts; if none satisfies the constraints there is no answer.
  physical::rank(out, options.tolerance);
  out.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
  if (out.optima.empty() || out.optima[0].violation > options.tolerance) {
    out.message = "no start reached a point that satisfies every constraint";
    return out;
  }
  // The best point that satisfies every constraint.
  const LocalOptimum& best = out.optima[0];
  out.status = best.converged ? NonlinearEstimate::Status::Converged : NonlinearEstimate::Status::Almost;
  out.message = best.converged ? "converged" : "the best start stopped before its tolerance";
  out.mu = best.mu;
  out.pi = from_physical(problem.model, best.mu);
  out.beta = problem.base.projection * out.pi;
  out.cost = best.cost;
  out.margins = physical::margins(*constraints, out.mu, physical_names(problem.model));
  return out;
}

// One line: starts, cost, distinct optima and violation.
std::string NonlinearEstimate::brief() const {
  if (!usable()) return "failed: " + message;
  return "best of " + std::to_string(optima.size()) + " starts: cost " + significant(cost, 6) + ", " +
         std::to_string(distinct) + " distinct optima, violation " + significant(optima[0].violation, 2);
}

// A table of all optima.
std::string NonlinearEstimate::full() const {
  std::vector<std::vector<std::string>> rows = {{"optimum", "cost", "violation", "iterations", "seconds", "start"}};
  for (std::size_t i = 0; i < optima.size(); ++i) {
    const LocalOptimum& o = optima[i];
    rows.push_back({std::to_string(i + 1), significant(o.cost, 8), significant(o.violation, 2),
                    std::to_string(o.iterations), fixed(o.seconds, 3), o.from_given ? "given" : "random"});
  }
  return brief() + "\n" + format_table(rows);
}

}  // namespace armature
