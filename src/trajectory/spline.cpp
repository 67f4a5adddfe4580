#include <cmath>

#include "armature/text.hpp"
#include "trajectory/compile.hpp"

namespace armature {
namespace {

/// Clamped uniform knots on [0, seconds].
// Each end knot is repeated degree + 1 times: the spline then starts and ends at its outer control points.
std::vector<double> knots_of(const SplinePath& path) {
  const int spans = static_cast<int>(path.control.rows()) - path.degree;
  std::vector<double> knots(static_cast<std::size_t>(path.degree) + 1, 0.0);
  for (int k = 1; k < spans; ++k) knots.push_back(path.seconds * k / spans);
  knots.insert(knots.end(), static_cast<std::size_t>(path.degree) + 1, path.seconds);
  return knots;
}

/// De Boor's algorithm: the spline of `degree` with these control points at t in knot span [knots[span],
/// knots[span+1]).
double de_boor(std::vector<double> control, const std::vector<double>& knots, int degree, int span, double t) {
  for (int r = 1; r <= degree; ++r) {
    for (int i = span; i > span - degree + r - 1; --i) {
      const auto at = static_cast<std::size_t>(i);
      const double left = knots[at], right = knots[at + static_cast<std::size_t>(degree - r) + 1];
      const double share = (t - left) / (right - left);
      control[at] = (1 - share) * control[at - 1] + share * control[at];
    }
  }
  return control[static_cast<std::size_t>(span)];
}

/// Power coefficients of one joint in one span, from derivatives at the span's start: c_k = f⁽ᵏ⁾ / k!. The derivative
/// of a spline is one of degree − 1 with control points degree · ΔP / Δknot (kept in the same numbering, shifted by
/// one).
std::vector<double> span_polynomial(const Vector& control, const std::vector<double>& knots, int degree, int span) {
  std::vector<double> points(control.begin(), control.end());
  // Each turn takes one value at the span's start, then differentiates the control points once.
  std::vector<double> coefficients;
  double factorial = 1;
  for (int k = 0; k <= degree; ++k) {
    const int p = degree - k;
    // f⁽ᵏ⁾ at the left knot of the span, over k!.
    coefficients.push_back(de_boor(points, knots, p, span, knots[static_cast<std::size_t>(span)]) / factorial);
    factorial *= k + 1;
    // Only the p control points that act on this span are differentiated; the others stay 0 and unused.
    std::vector<double> next(points.size(), 0.0);
    for (int i = span - p + 1; i <= span; ++i) {
      const auto at = static_cast<std::size_t>(i);
      next[at] = p * (points[at] - points[at - 1]) / (knots[at + static_cast<std::size_t>(p)] - knots[at]);
    }
    points = std::move(next);
  }
  return coefficients;
}

}  // namespace

std::optional<Error> SplinePath::problem() const {
  const auto bad = [](std::string message) { return Error{ErrorCode::Meaning, std::move(message), "spline path", ""}; };
  if (degree < 1 || degree > 9) return bad("degree " + std::to_string(degree) + " is not in 1 … 9");
  if (control.cols() == 0) return bad("no joints");
  // One polynomial piece of degree d depends on d + 1 control points.
  if (control.rows() <= degree) {
    return bad("degree " + std::to_string(degree) + " needs " + std::to_string(degree + 1) +
               " control points or more, got " + std::to_string(control.rows()));
  }
  if (!control.allFinite()) return bad("a control point is not finite");
  if (!(seconds > 0) || !std::isfinite(seconds)) return bad("duration " + exact(seconds) + " s is not > 0");
  return std::nullopt;
}

bool SplinePath::operator==(const SplinePath& other) const {
  return seconds == other.seconds && degree == other.degree && same(control, other.control);
}

// One polynomial piece per knot span, in powers of the time since the span began.
CompiledTrajectory compile(const SplinePath& path) {
  CompiledTrajectory compiled;
  compiled.duration = path.seconds;
  const std::vector<double> knots = knots_of(path);
  for (int j = 0; j < path.joints(); ++j) {
    auto& pieces = compiled.joints.emplace_back();
    for (int span = path.degree; span < path.control.rows(); ++span) {
      const double from = knots[static_cast<std::size_t>(span)], to = knots[static_cast<std::size_t>(span) + 1];
      pieces.emplace_back(from, to, ScalarFunction{span_polynomial(path.control.col(j), knots, path.degree, span), {}});
    }
  }
  return compiled;
}

}  // namespace armature
