// Ipopt's view of the nonlinear problem. It is not thread-safe in Debian 12: one search at a time.
#include <IpIpoptApplication.hpp>
#include <IpSolveStatistics.hpp>
#include <IpTNLP.hpp>
#include <chrono>
#include <cmath>
#include <mutex>

#include "physical/nonlinear/nonlinear_model.hpp"

namespace armature::physical {
namespace {

using Ipopt::Index;
using Ipopt::Number;

// The callbacks that Ipopt asks for; constraints are numbered linear rows first, then expressions.
class Adapter : public Ipopt::TNLP {
 public:
  Adapter(const Objective& objective, const SmoothConstraints& constraints, Vector start,
          const std::function<bool()>& stop_requested)
      : objective_(objective), constraints_(constraints), x_(std::move(start)), stop_requested_(stop_requested) {}

  // Sizes: the Jacobian is sparse, the Hessian a full lower triangle.
  bool get_nlp_info(Index& n, Index& m, Index& jacobian, Index& hessian, IndexStyleEnum& style) override {
    n = static_cast<Index>(x_.size());
    m = static_cast<Index>(constraints_.linear.size() + constraints_.expressions.size());
    jacobian = 0;
    for (const auto& row : constraints_.linear) jacobian += static_cast<Index>(row.terms.size());
    for (const auto& e : constraints_.expressions) jacobian += static_cast<Index>(e.variables().size());
    hessian = n * (n + 1) / 2;
    style = TNLP::C_STYLE;
    return true;
  }
  // Ipopt takes numbers beyond 1e19 for infinite.
  bool get_bounds_info(Index n, Number* lower, Number* upper, Index, Number* row_lower, Number* row_upper) override {
    const auto bound = [](double v) { return std::isfinite(v) ? v : (v < 0 ? -2e19 : 2e19); };
    for (Index i = 0; i < n; ++i) lower[i] = bound(constraints_.lower[i]), upper[i] = bound(constraints_.upper[i]);
    for (const auto& row : constraints_.linear) *row_lower++ = bound(row.lower), *row_upper++ = bound(row.upper);
    for (const auto& e : constraints_.expressions) *row_lower++ = bound(e.lower()), *row_upper++ = bound(e.upper());
    return true;
  }
  // Only x has a start: no multipliers are known.
  bool get_starting_point(Index n, bool, Number* x, bool, Number*, Number*, Index, bool, Number*) override {
    for (Index i = 0; i < n; ++i) x[i] = x_[i];
    return true;
  }
  // False where the cost is not finite: Ipopt then tries a shorter step.
  bool eval_f(Index n, const Number* x, bool, Number& value) override {
    value = objective_.value(Eigen::Map<const Vector>(x, n));
    return std::isfinite(value);
  }
  bool eval_grad_f(Index n, const Number* x, bool, Number* gradient) override {
    Eigen::Map<Vector>(gradient, n) = objective_.gradient(Eigen::Map<const Vector>(x, n));
    return true;
  }
  // Values of all constraints.
  bool eval_g(Index n, const Number* x, bool, Index, Number* g) override {
    const Vector mu = Eigen::Map<const Vector>(x, n);
    for (const auto& row : constraints_.linear) *g++ = row.value(mu);
    for (const auto& e : constraints_.expressions) {
      *g = e.evaluate(mu).value;
      if (!std::isfinite(*g++)) return false;
    }
    return true;
  }
  // Called without values it asks for the pattern, with values for the entries, in the same order.
  bool eval_jac_g(Index n, const Number* x, bool, Index, Index, Index* rows, Index* columns, Number* values) override {
    Index row = 0, k = 0;
    for (const auto& line : constraints_.linear) {
      for (const auto& [at, coefficient] : line.terms) {
        if (values == nullptr)
          rows[k] = row, columns[k] = at;
        else
          values[k] = coefficient;
        ++k;
      }
      ++row;
    }
    for (const auto& e : constraints_.expressions) {
      const Jet jet = values == nullptr ? Jet{} : e.evaluate(Eigen::Map<const Vector>(x, n));
      for (std::size_t i = 0; i < e.variables().size(); ++i, ++k) {
        if (values == nullptr)
          rows[k] = row, columns[k] = e.variables()[i];
        else
          values[k] = jet.gradient[static_cast<Eigen::Index>(i)];
      }
      ++row;
    }
    return true;
  }
  // Hessian of factor · cost + Σ lambda · constraint; linear rows have none.
  bool eval_h(Index n, const Number* x, bool, Number factor, Index, const Number* lambda, bool, Index, Index* rows,
              Index* columns, Number* values) override {
    Index k = 0;
    // Pattern: the whole lower triangle.
    if (values == nullptr) {
      for (Index i = 0; i < n; ++i) {
        for (Index j = 0; j <= i; ++j, ++k) rows[k] = i, columns[k] = j;
      }
      return true;
    }
    // The cost's part, which is exact.
    const Vector mu = Eigen::Map<const Vector>(x, n);
    Matrix h = factor * objective_.hessian(mu);
    // Each expression adds its second derivatives at its own variables.
    std::size_t row = constraints_.linear.size();
    for (const auto& e : constraints_.expressions) {
      const Jet jet = e.evaluate(mu);
      for (std::size_t i = 0; i < e.variables().size(); ++i) {
        for (std::size_t j = 0; j < e.variables().size(); ++j) {
          h(e.variables()[i], e.variables()[j]) +=
              lambda[row] * jet.hessian(static_cast<Eigen::Index>(i), static_cast<Eigen::Index>(j));
        }
      }
      ++row;
    }
    for (Index i = 0; i < n; ++i) {
      for (Index j = 0; j <= i; ++j) values[k++] = h(i, j);
    }
    return true;
  }
  // False ends the search where it is.
  bool intermediate_callback(Ipopt::AlgorithmMode, Index, Number, Number, Number, Number, Number, Number, Number,
                             Number, Index, const Ipopt::IpoptData*, Ipopt::IpoptCalculatedQuantities*) override {
    return !stop_requested_ || !stop_requested_();
  }
  // Keeps the last point, whatever the status.
  void finalize_solution(Ipopt::SolverReturn, Index n, const Number* x, const Number*, const Number*, Index,
                         const Number*, const Number*, Number, const Ipopt::IpoptData*,
                         Ipopt::IpoptCalculatedQuantities*) override {
    x_ = Eigen::Map<const Vector>(x, n);
  }
  [[nodiscard]] const Vector& answer() const { return x_; }

 private:
  const Objective& objective_;
  const SmoothConstraints& constraints_;
  Vector x_;
  const std::function<bool()>& stop_requested_;
};

// Silent, with the caller's tolerances; constraints are held ten times tighter than asked for.
void set_options(Ipopt::IpoptApplication& app, const NonlinearOptions& options) {
  auto set = app.Options();
  set->SetIntegerValue("print_level", 0);
  set->SetStringValue("sb", "yes");
  set->SetIntegerValue("max_iter", options.max_iterations);
  set->SetNumericValue("tol", options.tolerance);
  set->SetNumericValue("constr_viol_tol", 0.1 * options.tolerance);
  // Looser on optimality, never on the constraints.
  set->SetNumericValue("acceptable_tol", 1e-7);
  set->SetNumericValue("acceptable_constr_viol_tol", 0.1 * options.tolerance);
  // Bounds are the user's: not to be widened by Ipopt's default of 1e-8.
  set->SetNumericValue("bound_relax_factor", 0);
  set->SetStringValue("mu_strategy", "adaptive");
}

}  // namespace

bool search_is_built() { return true; }

LocalOptimum search(const Objective& objective, const SmoothConstraints& constraints, const Vector& start,
                    const NonlinearOptions& options) {
  // One search at a time in the whole process.
  static std::mutex one_at_a_time;
  const std::lock_guard<std::mutex> lock(one_at_a_time);
  const auto begin = std::chrono::steady_clock::now();
  LocalOptimum out;
  // The search ends at its tolerance, at an acceptable point, or where it was stopped.
  Ipopt::SmartPtr<Adapter> problem = new Adapter(objective, constraints, start, options.stop_requested);
  Ipopt::SmartPtr<Ipopt::IpoptApplication> app = new Ipopt::IpoptApplication(false);
  set_options(*app, options);
  if (app->Initialize("") == Ipopt::Solve_Succeeded) {
    const auto status = app->OptimizeTNLP(Ipopt::SmartPtr<Ipopt::TNLP>(GetRawPtr(problem)));
    out.converged = status == Ipopt::Solve_Succeeded || status == Ipopt::Solved_To_Acceptable_Level;
    if (IsValid(app->Statistics())) out.iterations = app->Statistics()->IterationCount();
  }
  // Rounding may leave the box; the answer does not.
  out.mu = problem->answer().cwiseMax(constraints.lower).cwiseMin(constraints.upper);
  out.cost = objective.value(out.mu);
  out.violation = constraints.violation(out.mu);
  out.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
  return out;
}

}  // namespace armature::physical
