// Proven extrema of polynomials and trigonometric sums, by subdivision.
//
// On an interval of half width r around c, with |f'''| ≤ M everywhere, f'' ≤ f''(c) + M r, and so
//   f(t) ≤ f(c) + |f'(c)| r + max(0, f''(c) + M r) r²/2.
// Where f''(c) + M r ≤ 0 the function is concave: it lies under its tangent at the root of f', which is found by
// Newton's method and gives a bound that is exact to rounding. Intervals that cannot beat the best value seen are
// dropped.
#include <algorithm>
#include <cmath>
#include <vector>

#include "armature/trajectory.hpp"
#include "trajectory/pieces.hpp"

namespace armature {
namespace {

// Rounding error of one evaluation, as a share of the sum of the terms' sizes: 40 ε for a polynomial of degree ≤ 9;
// sines of arguments up to 1e3 rad add 1e3 ε each.
constexpr double kPolynomialRounding = 1e-14;
constexpr double kHarmonicRounding = 2e-12;
constexpr int kMostIntervals = 200000;  // a stop that no motion met in tests; bounds stay valid when it is reached

/// f, its derivatives and bounds on one piece, seen from above (sign = 1) or from below (sign = −1).
struct View {
  const Piece& piece;
  std::size_t order;
  double sign;

  double f(double u) const { return sign * piece.derivatives[order].value(u); }
  double slope(double u) const { return sign * piece.derivatives[order + 1].value(u); }
  double curvature(double u) const { return sign * piece.derivatives[order + 2].value(u); }
  double third() const { return piece.magnitudes[order + 3]; }
  double size() const { return piece.magnitudes[order]; }
  /// What evaluating f may be off by; bound and value may also differ by this before an interval is split again.
  double rounding() const {
    return size() * (piece.derivatives[order].harmonics.empty() ? kPolynomialRounding : kHarmonicRounding);
  }
};

/// What is known so far: no value exceeds `bound`, and `value` is reached at `at`.
struct Maximum {
  double bound = -kInfinity;
  double value = -kInfinity;
  double at = 0;

  void see(double v, double u) {
    if (v > value) value = v, at = u;
  }
};

/// The root of a decreasing slope in [left, right]: Newton's method kept inside the bracket.
double top_of_concave(const View& view, double left, double right) {
  if (view.slope(left) <= 0) return left;
  if (view.slope(right) >= 0) return right;
  double u = (left + right) / 2;
  for (int i = 0; i < 60; ++i) {
    // The slope falls from left to right, so its sign tells on which side the root lies.
    const double slope = view.slope(u);
    (slope > 0 ? left : right) = u;
    const double newton = u - slope / view.curvature(u);
    // Bisect where Newton's step leaves the bracket or is not finite.
    const double next = newton > left && newton < right ? newton : (left + right) / 2;
    // Two ends: the bracket or the step is down to the resolution of a double.
    if (next == u || right - left < 1e-15 * (1 + std::abs(u))) break;
    if (std::abs(next - u) <= 1e-14 * (1 + std::abs(u))) return next;
    u = next;
  }
  return u;
}

/// An upper bound of f on [left, right] and the best value seen there; nothing if it must be split.
std::optional<double> bound_on(const View& view, double left, double right, double gap, Maximum& best) {
  const double c = (left + right) / 2, r = (right - left) / 2;
  const double f = view.f(c), slope = std::abs(view.slope(c)), curvature = view.curvature(c) + view.third() * r;
  // The centre is a value of f, so it raises the best value before the bound is compared with it.
  best.see(f, c);
  // Taylor's bound around the centre, with the third derivative in the curvature.
  const double bound = f + slope * r + std::max(0.0, curvature) * r * r / 2;
  // This interval cannot beat the best value by more than rounding: done with it.
  if (bound <= best.value + gap) return bound;
  // Concave on the whole interval: the tangent at the top is a bound, flat up to rounding.
  if (curvature <= 0) {
    const double top = top_of_concave(view, left, right);
    const double value = view.f(top), tilt = view.slope(top);
    best.see(value, top);
    // The tangent at the top: at an end of the interval the slope points out of it.
    const bool outwards = (top == left && tilt <= 0) || (top == right && tilt >= 0);
    return value + (outwards ? 0.0 : std::abs(tilt) * (right - left));
  }
  // Narrower than rounding of u allows to split; the bound is taken as it is.
  if (r <= 1e-13 * (1 + std::abs(c))) return bound;
  return std::nullopt;
}

/// The maximum over [0, length] by branch and bound, depth first.
Maximum maximum_on(const View& view, double length) {
  Maximum best;
  // Both ends are values of f, and monotone functions have their maximum there.
  best.see(view.f(0), 0);
  best.see(view.f(length), length);
  best.bound = best.value;
  const double gap = view.rounding();
  std::vector<std::pair<double, double>> todo{{0, length}};
  for (int count = 0; !todo.empty(); ++count) {
    const auto [left, right] = todo.back();
    todo.pop_back();
    auto bound = bound_on(view, left, right, gap, best);
    // Too many intervals: bound the rest by the sum of the terms' sizes, loose but true.
    if (!bound && count >= kMostIntervals) bound = view.size();
    if (bound) {
      best.bound = std::max(best.bound, *bound);
    } else {
      const double middle = (left + right) / 2;
      todo.emplace_back(left, middle);
      todo.emplace_back(middle, right);
    }
  }
  // The bound was computed from rounded values of f, so it is raised by their rounding error.
  best.bound += view.rounding();
  return best;
}

/// How much the derivative of this order may differ at a joint of two pieces by rounding alone.
double seam_tolerance(const Piece& before, const Piece& after, std::size_t order) {
  return 1e-9 * (before.magnitudes[order] + after.magnitudes[order]) + 1e-12;
}

/// The first instant at which a lower derivative jumps, so that this one is infinite.
std::optional<double> jump_below(const std::vector<Piece>& pieces, std::size_t order) {
  for (std::size_t k = 1; k < pieces.size(); ++k) {
    const Piece& before = pieces[k - 1];
    const Piece& after = pieces[k];
    // Positions may differ by a sequence's tolerance, which is no jump.
    for (std::size_t lower = 1; lower < order; ++lower) {
      const double step =
          after.derivatives[lower].value(0) - before.derivatives[lower].value(before.end - before.start);
      if (std::abs(step) > seam_tolerance(before, after, lower)) return after.start;
    }
  }
  return std::nullopt;
}

/// How much of a piece must be searched: one period is enough where it repeats.
double extent(const Piece& piece) {
  const double length = piece.end - piece.start;
  return piece.period > 0 ? std::min(length, piece.period) : length;
}

}  // namespace

Extrema extrema(const Trajectory& trajectory, Quantity quantity, int joint) {
  const auto order = static_cast<std::size_t>(quantity);
  const auto& pieces = trajectory.compiled().joints.at(static_cast<std::size_t>(joint));
  // Infinite where the derivative below it jumps; the jump's instant is reported.
  if (const auto jump = jump_below(pieces, order)) {
    return {-kInfinity, kInfinity, -kInfinity, kInfinity, *jump, *jump};
  }
  Extrema out{kInfinity, -kInfinity, kInfinity, -kInfinity, 0, 0};
  for (const Piece& piece : pieces) {
    // The minimum of f is the maximum of −f with its sign changed.
    const Maximum above = maximum_on({piece, order, 1}, extent(piece));
    const Maximum below = maximum_on({piece, order, -1}, extent(piece));
    out.max = std::max(out.max, above.bound);
    out.min = std::min(out.min, -below.bound);
    if (above.value > out.highest) out.highest = above.value, out.at_max = piece.start + above.at;
    if (-below.value < out.lowest) out.lowest = -below.value, out.at_min = piece.start + below.at;
  }
  return out;
}

Range range(const Trajectory& trajectory, Quantity quantity, int joint, double from, double to) {
  const auto order = static_cast<std::size_t>(quantity);
  Range out{kInfinity, -kInfinity};
  const auto& pieces = trajectory.compiled().joints.at(static_cast<std::size_t>(joint));
  const auto first = static_cast<std::size_t>(&trajectory.compiled().at(joint, from) - pieces.data());
  // One piece earlier: at a seam both sides count.
  for (std::size_t k = first > 0 ? first - 1 : 0; k < pieces.size() && (k == 0 || pieces[k].start <= to); ++k) {
    const Piece& piece = pieces[k];
    const double left = k == 0 ? from : std::max(from, piece.start);
    // Times before the first and after the last piece extend those pieces.
    const double right = k + 1 == pieces.size() ? to : std::min(to, piece.end);
    if (left > right) continue;
    const View view{piece, order, 1};
    // Taylor's theorem with remainder around the middle: |f(c + x) − f(c)| ≤ |f'| r + (|f''| + M r) r²/2.
    const double r = (right - left) / 2, c = (left + right) / 2 - piece.start;
    const double spread =
        std::abs(view.slope(c)) * r + (std::abs(view.curvature(c)) + view.third() * r) * r * r / 2 + view.rounding();
    const double middle = view.f(c);
    out.min = std::min(out.min, middle - spread);
    out.max = std::max(out.max, middle + spread);
  }
  return out;
}

}  // namespace armature
