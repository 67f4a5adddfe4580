// Distances between capsules, half-spaces and boxes, in closed form.
#include <algorithm>
#include <array>
#include <cmath>

#include "armature/collision.hpp"

namespace armature {
namespace {

/// Squared distance of two segments. Parallel and degenerate segments are the cases that clamp first.
double squared_segment_distance(const Vector3& p1, const Vector3& q1, const Vector3& p2, const Vector3& q2) {
  // Names as in Ericson 2005, 5.1.9.
  const Vector3 d1 = q1 - p1, d2 = q2 - p2, r = p1 - p2;
  const double a = d1.squaredNorm(), e = d2.squaredNorm(), f = d2.dot(r), c = d1.dot(r), b = d1.dot(d2);
  const auto at = [&](double s, double t) { return (r + s * d1 - t * d2).squaredNorm(); };
  // The best partner of a given parameter, clamped to its segment.
  const auto best_t = [&](double s) { return e > 0 ? std::clamp((b * s + f) / e, 0.0, 1.0) : 0.0; };
  const auto best_s = [&](double t) { return a > 0 ? std::clamp((b * t - c) / a, 0.0, 1.0) : 0.0; };
  // The minimum is inside both segments, or at an end of one of them: take the smallest of all candidates, so that
  // nearly parallel segments cannot spoil the answer.
  double best = std::min({at(0, best_t(0)), at(1, best_t(1)), at(best_s(0), 0), at(best_s(1), 1)});
  const double denominator = a * e - b * b;
  // Not parallel: the minimum of the two lines, clamped, and one step more from there.
  if (denominator > 0) {
    const double s = std::clamp((b * f - c * e) / denominator, 0.0, 1.0);
    const double t = best_t(s);
    best = std::min({best, at(s, t), at(best_s(t), t)});
  }
  return best;
}

/// Squared distance of p + s d, s in [0, 1], from the box |x_i| ≤ half_i.
double squared_box_distance(const Vector3& p, const Vector3& d, const Vector3& half) {
  // Where the segment crosses a face's plane, the quadratic changes: at most six instants, and both ends.
  std::array<double, 8> cuts{};
  std::size_t count = 0;
  cuts[count++] = 0;
  for (int i = 0; i < 3; ++i) {
    for (const double side : {-half[i], half[i]}) {
      const double s = d[i] != 0 ? (side - p[i]) / d[i] : -1;
      if (s > 0 && s < 1) cuts[count++] = s;
    }
  }
  cuts[count++] = 1;
  std::sort(cuts.begin(), cuts.begin() + static_cast<std::ptrdiff_t>(count));
  // Only the coordinates outside the box count.
  const auto at = [&](double s) { return ((p + s * d).cwiseAbs() - half).cwiseMax(0.0).squaredNorm(); };
  double best = at(0);
  for (std::size_t k = 0; k + 1 < count; ++k) {
    // Between cuts every coordinate is inside, or outside on one side: a quadratic.
    const Vector3 middle = p + (cuts[k] + cuts[k + 1]) / 2 * d;
    double slope = 0, curvature = 0;
    for (int i = 0; i < 3; ++i) {
      if (std::abs(middle[i]) <= half[i]) continue;
      slope += d[i] * (p[i] - std::copysign(half[i], middle[i]));
      curvature += d[i] * d[i];
    }
    // The vertex of the quadratic, or the end nearer to it.
    if (curvature > 0) best = std::min(best, at(std::clamp(-slope / curvature, cuts[k], cuts[k + 1])));
    best = std::min(best, at(cuts[k + 1]));
    best = std::min(best, at((cuts[k] + cuts[k + 1]) / 2));
  }
  return best;
}

}  // namespace

Capsule moved(const Capsule& capsule, const Pose& pose) {
  return {pose * capsule.from, pose * capsule.to, capsule.radius};
}

double distance(const Capsule& a, const Capsule& b) {
  return std::sqrt(squared_segment_distance(a.from, a.to, b.from, b.to)) - a.radius - b.radius;
}

double distance(const Capsule& a, const HalfSpace& b) {
  return std::min(b.normal.dot(a.from), b.normal.dot(a.to)) - b.offset - a.radius;
}

double distance(const Capsule& a, const Box& b) {
  // In the box's frame the faces are at ± half.
  const Pose box_from_world = b.world_from_box.inverse();
  const Vector3 from = box_from_world * a.from, to = box_from_world * a.to;
  return std::sqrt(squared_box_distance(from, to - from, b.half)) - a.radius;
}

double distance(const Capsule& a, const Obstacle& b) {
  return std::visit([&](const auto& shape) { return distance(a, shape); }, b.shape);
}

}  // namespace armature
