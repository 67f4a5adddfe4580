// A feasible interior-point method for smooth problems with many simple constraints.
#pragma once

#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "armature/types.hpp"

namespace armature::design {

/// Inequalities s(x) ≥ 0 with derivatives in the shape their structure allows.
class ConstraintSet {
 public:
  ConstraintSet() = default;
  ConstraintSet(const ConstraintSet&) = delete;
  ConstraintSet& operator=(const ConstraintSet&) = delete;
  virtual ~ConstraintSet() = default;
  [[nodiscard]] virtual Eigen::Index size() const = 0;
  /// s(x). May fill what the calls below need at the same x.
  virtual void values(const Vector& x, Eigen::Ref<Vector> s) = 0;
  /// Prepares derivatives at x (the last point given to values()).
  virtual void linearize(const Vector& x) = 0;
  /// out += Jᵀ y with J = ds/dx at the linearisation point.
  virtual void add_transposed(const Vector& y, Vector& out) const = 0;
  /// H += Jᵀ diag(d) J.
  virtual void add_squared(const Vector& d, Matrix& H) const = 0;
  /// H −= Σ y_i ∇²s_i, where the set knows it (concave s only, so that H grows). Sets that do not leave their curvature
  /// to the quasi-Newton matrix.
  virtual void add_curvature(const Vector& y, Matrix& H) const = 0;
  [[nodiscard]] virtual bool knows_curvature() const = 0;
  /// What constraint i demands, for messages.
  [[nodiscard]] virtual std::string describe(Eigen::Index i) const = 0;
};

/// f(x) and, where asked for, its gradient. Returns infinity where f is not defined.
using Smooth = std::function<double(const Vector& x, Vector* gradient)>;

struct InteriorPointOptions {
  double barrier_start = 1e-2;  ///< μ of the first barrier problem
  double barrier_end = 1e-5;    ///< … and of the last
  double barrier_factor = 0.3;  ///< μ ← factor · μ
  int iterations_per_barrier = 12;
  int max_iterations = 200;
  double tolerance = 1e-6;            ///< stop when the last barrier problem's objective gains less per iteration …
  int patience = 4;                   ///< … over this many iterations
  std::function<bool()> interrupted;  ///< true: stop at once and keep the last point
};

struct InteriorPointResult {
  Vector x;  ///< strictly feasible for the constraints, always
  double value = 0;
  int iterations = 0;
  int evaluations = 0;  ///< of f
  bool converged = false;
};

/// min f(x) subject to s_i(x) ≥ 0, from a strictly feasible x, by a primal–dual barrier method:
///   (B + K + Jᵀ diag(z/s) J) dx = −∇f + μ Jᵀ(1/s),   K: known curvature of constraints, B: damped BFGS of the rest
/// Every iterate is strictly feasible. Deterministic.
[[nodiscard]] InteriorPointResult minimize(const Smooth& f, const std::vector<ConstraintSet*>& constraints,
                                           const Vector& start, const InteriorPointOptions& options);

}  // namespace armature::design
