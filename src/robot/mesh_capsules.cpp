// Capsules around triangles.
#include <Eigen/Eigenvalues>
#include <algorithm>
#include <cmath>
#include <numeric>

#include "armature/mesh.hpp"

namespace armature {
namespace {

using Points = std::vector<Vector3>;

// Rounding in the distances below is some 1e-15 of the sizes; the radius grows by more.
constexpr double kRounding = 1e-9;
// Another slice must save this share of the volume: every capsule costs time in each distance.
constexpr double kWorthASlice = 0.1;
// A body of which only a sheet is drawn still has a thickness [m].
constexpr double kThinnest = 1e-3;

// Cylinder and two half balls: π r² (l + 4/3 r).
double volume(const Capsule& c) { return M_PI * c.radius * c.radius * ((c.to - c.from).norm() + 4.0 / 3 * c.radius); }

// Axes of the points' scatter, the longest last.
Matrix3 principal_axes(const Points& points) {
  // Scatter matrix Σ (p − mean)(p − mean)ᵀ; Eigen sorts its values in ascending order.
  Vector3 mean = Vector3::Zero();
  for (const Vector3& p : points) mean += p / static_cast<double>(points.size());
  Matrix3 scatter = Matrix3::Zero();
  for (const Vector3& p : points) scatter += (p - mean) * (p - mean).transpose();
  return Eigen::SelfAdjointEigenSolver<Matrix3>(scatter).eigenvectors();
}

// The farthest points in many directions: enough to find a good centre, which all points then correct.
Points extremes(const Points& points) {
  constexpr int kDirections = 128;
  Points out;
  for (int k = 0; k < kDirections; ++k) {
    // Fibonacci's sphere: directions about equally far apart.
    const double z = 1 - (2.0 * k + 1) / kDirections, turn = M_PI * (3 - std::sqrt(5.0)) * k, r = std::sqrt(1 - z * z);
    const Vector3 direction(r * std::cos(turn), r * std::sin(turn), z);
    out.push_back(*std::max_element(points.begin(), points.end(), [&](const Vector3& a, const Vector3& b) {
      return direction.dot(a) < direction.dot(b);
    }));
  }
  return out;
}

// A small circle around projections onto the plane of (u, v): Bădoiu and Clarkson's steps towards the farthest point.
Vector3 centre_across(const Points& points, const Vector3& u, const Vector3& v) {
  double x = 0, y = 0;
  // The point with the largest distance from the present centre.
  const auto farthest = [&] {
    double most = -1;
    const Vector3* at = nullptr;
    for (const Vector3& p : points) {
      const double dx = u.dot(p) - x, dy = v.dot(p) - y;
      if (dx * dx + dy * dy > most) most = dx * dx + dy * dy, at = &p;
    }
    return at;
  };
  x = u.dot(points.front()), y = v.dot(points.front());
  // Step 1/(k + 1) towards the farthest point converges to the smallest circle's centre.
  for (int k = 1; k <= 200; ++k) {
    const Vector3* far = farthest();
    x += (u.dot(*far) - x) / (k + 1), y += (v.dot(*far) - y) / (k + 1);
  }
  return x * u + y * v;
}

// The capsule along `axis` whose radius is just enough across it, its ends drawn in as far as every point allows:
// a point at height t and distance ρ from the axis is inside if the segment comes within √(r² − ρ²) of t.
Capsule around(const Points& points, const Points& outermost, const Vector3& axis) {
  const Vector3 u = axis.unitOrthogonal(), v = axis.cross(u);
  const Vector3 centre = centre_across(outermost, u, v);
  const auto across = [&](const Vector3& p) { return std::hypot(u.dot(p - centre), v.dot(p - centre)); };
  // The radius that holds every point across the axis.
  double r = kThinnest;
  for (const Vector3& p : points) r = std::max(r, across(p));
  r *= 1 + kRounding;
  // The ends: the segment must come within `room` of each point's height t.
  double low = kInfinity, high = -kInfinity;
  for (const Vector3& p : points) {
    const double t = axis.dot(p), rho = across(p), room = std::sqrt(std::max(0.0, r * r - rho * rho));
    low = std::min(low, t + room);
    high = std::max(high, t - room);
  }
  if (low > high) low = high = 0.5 * (low + high);  // a ball
  Capsule out{centre + low * axis, centre + high * axis, r};
  // Whatever the arithmetic above did: no point is outside.
  for (const Vector3& p : points) {
    const Vector3 d = out.to - out.from;
    const double s = d.squaredNorm() > 0 ? std::clamp(d.dot(p - out.from) / d.squaredNorm(), 0.0, 1.0) : 0.0;
    out.radius = std::max(out.radius, (p - out.from - s * d).norm() * (1 + kRounding));
  }
  return out;
}

// Each point once, in the order of first appearance: triangles share their corners, and a file may repeat one triangle
// a hundred thousand times.
Points distinct(const Points& points) {
  std::vector<std::size_t> order(points.size());
  std::iota(order.begin(), order.end(), std::size_t{0});
  const auto less = [&](std::size_t a, std::size_t b) {
    return std::lexicographical_compare(points[a].data(), points[a].data() + 3, points[b].data(), points[b].data() + 3);
  };
  std::stable_sort(order.begin(), order.end(), less);
  order.erase(std::unique(order.begin(), order.end(), [&](auto a, auto b) { return points[a] == points[b]; }),
              order.end());
  std::sort(order.begin(), order.end());
  Points out;
  for (const std::size_t i : order) out.push_back(points[i]);
  return out;
}

Capsule smallest(const Points& corners) {
  // The axes weigh a corner as often as triangles share it; the search below needs each point once.
  const Matrix3 axes = principal_axes(corners);
  const Points points = distinct(corners);
  const Points outermost = extremes(points);
  Capsule best;
  double least = kInfinity;
  // Three principal axes and the three coordinate axes; the least volume wins.
  for (int k = 0; k < 6; ++k) {
    const Capsule found = around(points, outermost, k < 3 ? Vector3(axes.col(k)) : Vector3(Vector3::Unit(k - 3)));
    if (volume(found) < least) least = volume(found), best = found;
  }
  return best;
}

// Corners of what is left of the triangles between two planes across the axis (Sutherland and Hodgman 1974).
Points slice(const Mesh& mesh, const Vector3& axis, double from, double to) {
  Points out;
  for (const auto& triangle : mesh) {
    // Clip the triangle by the lower plane, then the polygon that is left by the upper one.
    Points polygon(triangle.begin(), triangle.end());
    for (const auto& [sign, limit] : {std::pair(1.0, from), std::pair(-1.0, -to)}) {
      Points kept;
      for (std::size_t i = 0; i < polygon.size(); ++i) {
        const Vector3 &a = polygon[i], &b = polygon[(i + 1) % polygon.size()];
        const double da = sign * axis.dot(a) - limit, db = sign * axis.dot(b) - limit;
        // Corners inside stay; an edge that crosses the plane adds the point where it crosses.
        if (da >= 0) kept.push_back(a);
        if ((da > 0 && db < 0) || (da < 0 && db > 0)) kept.push_back(a + da / (da - db) * (b - a));
      }
      polygon = std::move(kept);
    }
    out.insert(out.end(), polygon.begin(), polygon.end());
  }
  return out;
}

}  // namespace

std::vector<Capsule> enclosing_capsules(const Mesh& mesh, int most) {
  Points all;
  for (const auto& triangle : mesh) all.insert(all.end(), triangle.begin(), triangle.end());
  if (all.empty()) return {};
  // Between the points of a cloud there may be triangles anywhere: it is not cut.
  const bool cloud = std::any_of(mesh.begin(), mesh.end(), [](const auto& t) { return t[0] == t[1] && t[1] == t[2]; });
  if (cloud) most = 1;
  // One capsule around everything, to be beaten.
  std::vector<Capsule> best = {smallest(all)};
  double least = volume(best.front());
  // Slices of equal height across the longest axis.
  const Vector3 axis = principal_axes(all).col(2);
  double low = kInfinity, high = -kInfinity;
  for (const Vector3& p : all) low = std::min(low, axis.dot(p)), high = std::max(high, axis.dot(p));
  const double cut = 1e-9 * (high - low);  // slices overlap by this much, so that no edge falls between two
  for (int count = 2; count <= most; ++count) {
    std::vector<Capsule> slices;
    double sum = 0;
    for (int k = 0; k < count; ++k) {
      const double step = (high - low) / count;
      const Points part = slice(mesh, axis, low + k * step - cut, low + (k + 1) * step + cut);
      if (part.empty()) continue;
      slices.push_back(smallest(part));
      sum += volume(slices.back());
    }
    // More slices replace fewer only where they save a tenth of the volume.
    if (sum < (1 - kWorthASlice) * least) least = sum, best = std::move(slices);
  }
  return best;
}

}  // namespace armature
