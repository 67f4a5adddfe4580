#include "design/search/interior_point.hpp"

#include <Eigen/Cholesky>
#include <cmath>

namespace armature::design {
namespace {

// All sets as one long vector of slacks.
class Stack {
 public:
  // Each set has its segment of the vector, in the order given.
  explicit Stack(const std::vector<ConstraintSet*>& sets) : sets_(sets) {
    for (const ConstraintSet* set : sets) size_ += set->size();
  }
  [[nodiscard]] Eigen::Index size() const { return size_; }
  Vector values(const Vector& x) const {
    Vector s(size_);
    each([&](ConstraintSet& set, Eigen::Index at) { set.values(x, s.segment(at, set.size())); });
    return s;
  }
  void linearize(const Vector& x) const {
    each([&](ConstraintSet& set, Eigen::Index) { set.linearize(x); });
  }
  // Jᵀ y over all sets.
  [[nodiscard]] Vector transposed(const Vector& y, Eigen::Index n) const {
    Vector out = Vector::Zero(n);
    each([&](ConstraintSet& set, Eigen::Index at) { set.add_transposed(y.segment(at, set.size()), out); });
    return out;
  }
  // H += Jᵀ diag(d) J.
  void add_squared(const Vector& d, Matrix& H) const {
    each([&](ConstraintSet& set, Eigen::Index at) { set.add_squared(d.segment(at, set.size()), H); });
  }
  void add_curvature(const Vector& y, Matrix& H) const {
    each([&](ConstraintSet& set, Eigen::Index at) { set.add_curvature(y.segment(at, set.size()), H); });
  }
  // Jᵀ y over the sets whose curvature the quasi-Newton matrix must learn.
  [[nodiscard]] Vector transposed_unknown(const Vector& y, Eigen::Index n) const {
    Vector out = Vector::Zero(n);
    each([&](ConstraintSet& set, Eigen::Index at) {
      if (!set.knows_curvature()) set.add_transposed(y.segment(at, set.size()), out);
    });
    return out;
  }

 private:
  template <class Work>
  void each(const Work& work) const {
    Eigen::Index at = 0;
    for (ConstraintSet* set : sets_) {
      work(*set, at);
      at += set->size();
    }
  }
  std::vector<ConstraintSet*> sets_;
  Eigen::Index size_ = 0;
};

// The largest step in (0, 1] that leaves every entry at least (1 − fraction) of what it was.
double longest_step(const Vector& s, const Vector& ds, double fraction) {
  double step = 1;
  for (Eigen::Index i = 0; i < s.size(); ++i)
    if (ds[i] < 0) step = std::min(step, -fraction * s[i] / ds[i]);
  return step;
}

// Powell's damped update keeps B positive definite whatever the curvature.
void update_bfgs(Matrix& B, const Vector& step, const Vector& change) {
  // B ← B − (B s sᵀ B)/(sᵀ B s) + (y yᵀ)/(sᵀ y), where y is moved towards B s if the curvature is too small.
  const Vector Bs = B * step;
  const double sBs = step.dot(Bs);
  if (!(sBs > 0)) return;
  const double sy = step.dot(change);
  const double theta = sy >= 0.2 * sBs ? 1 : 0.8 * sBs / (sBs - sy);
  const Vector y = theta * change + (1 - theta) * Bs;
  const double yy = step.dot(y);
  if (!(yy > 1e-300)) return;
  B += y * y.transpose() / yy - Bs * Bs.transpose() / sBs;
}

/// An iterate: unknowns, slacks s, multipliers z, objective and its gradient.
struct Point {
  Vector x, gradient, s, z;
  double value = 0;
};

// Σ log s as the logarithm of products, which stay within 1e-150 … 1e150 times one factor: a logarithm per slack was a
// tenth of a whole design. Every product rounds by 1e-16, as the sum would.
double log_sum(const Vector& s) {
  double sum = 0, product = 1;
  for (const double x : s) {
    product *= x;
    if (product > 1e-150 && product < 1e150) continue;
    sum += std::log(product);
    product = 1;
  }
  return sum + std::log(product);
}

/// What a barrier problem minimises: f − μ Σ log s.
double merit(double value, const Vector& s, double mu) { return value - mu * log_sum(s); }

class Solver {
 public:
  Solver(const Smooth& f, const std::vector<ConstraintSet*>& sets, const InteriorPointOptions& options)
      : f_(f), stack_(sets), options_(options) {}

  InteriorPointResult run(const Vector& start) {
    InteriorPointResult result;
    // The start is the answer until a step is made.
    begin(start);
    result.x = start;
    result.value = at_.value;
    result.evaluations = evaluations_;
    // Nothing to do where f is not defined or the start is not inside.
    if (!std::isfinite(at_.value) || !(at_.s.size() == 0 || at_.s.minCoeff() > 0)) return result;
    double mu = options_.barrier_start;
    // μ falls from problem to problem; the last one may use all iterations that are left.
    while (iterations_ < options_.max_iterations) {
      const bool last = mu <= options_.barrier_end;
      const bool alive = solve_barrier(mu, last ? options_.max_iterations : options_.iterations_per_barrier);
      result.converged = last && alive;
      if (last || stopped()) break;
      mu = std::max(options_.barrier_end, options_.barrier_factor * mu);
    }
    result.x = at_.x;
    result.value = at_.value;
    result.iterations = iterations_;
    result.evaluations = evaluations_;
    return result;
  }

 private:
  void begin(const Vector& start) {
    // Multipliers on the central path, s · z = μ. B starts as a multiple of the identity.
    at_.x = start;
    at_.gradient = Vector::Zero(start.size());
    at_.value = evaluate(start, &at_.gradient);
    at_.s = stack_.values(start);
    stack_.linearize(start);
    at_.z = options_.barrier_start * at_.s.cwiseInverse();
    B_ = Matrix::Identity(start.size(), start.size()) * std::max(1e-3, 0.1 * at_.gradient.norm());
  }

  [[nodiscard]] bool stopped() const { return options_.interrupted && options_.interrupted(); }

  double evaluate(const Vector& x, Vector* gradient) {
    ++evaluations_;
    return f_(x, gradient);
  }

  // One barrier problem; false if no step could be made from its start.
  bool solve_barrier(double mu, int count) {
    // Several small gains in a row end the problem: one alone may be a short step.
    int idle = 0;
    for (int i = 0; i < count && iterations_ < options_.max_iterations && !stopped(); ++i) {
      const double before = merit(at_.value, at_.s, mu);
      // No step was found: B may be wrong, so it is reset once.
      if (!iterate(mu)) return reset_and_retry(mu);
      const double gain = before - merit(at_.value, at_.s, mu);
      idle = gain < options_.tolerance ? idle + 1 : 0;
      if (idle >= options_.patience) break;
    }
    return true;
  }

  /// Resets B and the multipliers and tries one step; false if there is none.
  bool reset_and_retry(double mu) {
    B_ = Matrix::Identity(B_.rows(), B_.cols()) * std::max(1e-3, at_.gradient.norm());
    at_.z = mu * at_.s.cwiseInverse();
    return iterate(mu);
  }

  /// One Newton step on the barrier problem: (B + K + Jᵀ diag(z/s) J) dx = −∇f + μ Jᵀ(1/s).
  bool iterate(double mu) {
    ++iterations_;
    const Vector pull = stack_.transposed(mu * at_.s.cwiseInverse(), at_.x.size());
    Matrix H = B_;
    stack_.add_squared(at_.z.cwiseQuotient(at_.s), H);
    stack_.add_curvature(at_.z, H);
    const Vector slope = at_.gradient - pull;
    // A matrix that is not positive definite, or no descent, ends in a reset of B.
    const Eigen::LLT<Matrix> factor(H);
    if (factor.info() != Eigen::Success) return false;
    const Vector dx = -factor.solve(slope);
    const double descent = slope.dot(dx);
    if (!(descent < 0)) return false;
    return search(mu, dx, descent);
  }

  // Backtracks until strictly feasible and the merit falls (Armijo).
  bool search(double mu, const Vector& dx, double descent) {
    // Far steps can leave the domain of a nonlinear constraint: the first guess treats s as linear.
    const Vector ahead = stack_.values(at_.x + 1e-3 * dx);
    const Vector ds = (ahead - at_.s) / 1e-3;
    // At most 99.5 % of the way to the nearest limit, by the linear guess.
    double step = longest_step(at_.s, ds, 0.995);
    const double before = merit(at_.value, at_.s, mu);
    for (int trial = 0; trial < 25; ++trial, step *= trial < 4 ? 0.6 : 0.3) {
      const Vector x = at_.x + step * dx;
      const Vector s = stack_.values(x);
      // No slack falls below a five-hundredth of what it was in one step.
      if ((s.array() < 0.002 * at_.s.array()).any()) continue;
      const double value = evaluate(x, nullptr);
      // Armijo's rule with the usual 1e-4; points where f is not defined are skipped.
      if (!std::isfinite(value) || merit(value, s, mu) > before + 1e-4 * step * descent) continue;
      accept(x, s, value, mu, ds);
      return true;
    }
    return false;
  }

  void accept(const Vector& x, const Vector& s, double value, double mu, const Vector& ds) {
    // The multipliers' Newton step, from s z = μ, kept positive.
    const Vector dz = mu * at_.s.cwiseInverse() - at_.z - at_.z.cwiseQuotient(at_.s).cwiseProduct(ds);
    const Vector z = at_.z + longest_step(at_.z, dz, 0.995) * dz;
    // The change of the Lagrangian's gradient at the new multipliers feeds B.
    const Vector old_pull = stack_.transposed_unknown(z, x.size());
    Vector gradient(x.size());
    f_(x, &gradient);
    stack_.values(x);
    stack_.linearize(x);
    const Vector change = (gradient - stack_.transposed_unknown(z, x.size())) - (at_.gradient - old_pull);
    update_bfgs(B_, x - at_.x, change);
    // Multipliers stay near the central path (Wächter and Biegler 2006, eq. 16).
    const Vector central = mu * s.cwiseInverse();
    at_ = {x, gradient, s, z.cwiseMax(central * 1e-4).cwiseMin(central * 1e4), value};
  }

  const Smooth& f_;
  Stack stack_;
  const InteriorPointOptions& options_;
  Point at_;
  Matrix B_;
  int iterations_ = 0;
  int evaluations_ = 0;
};

}  // namespace

InteriorPointResult minimize(const Smooth& f, const std::vector<ConstraintSet*>& constraints, const Vector& start,
                             const InteriorPointOptions& options) {
  return Solver(f, constraints, options).run(start);
}

}  // namespace armature::design
