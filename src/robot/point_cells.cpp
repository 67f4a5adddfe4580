#include "robot/point_cells.hpp"

#include <algorithm>
#include <cmath>

namespace armature {
namespace {

// Corners of triangles that share a cell, on average; a point is the corner of about six.
constexpr double kCornersPerCell = 100;
// Cells along an axis: a coordinate that is far from all others must not make them as many as there is memory.
constexpr double kMostAlong = 64;
// Rounding in a distance is some 1e-15 of the coordinates.
constexpr double kMargin = 1e-9;

// A grid of equal cells over the points' box, the same count along each axis.
class Grid {
 public:
  Grid(const Vector3& low, const Vector3& high, std::size_t points)
      : low_(low),
        size_(high - low),
        count_(std::clamp(std::cbrt(static_cast<double>(points) / kCornersPerCell), 1.0, kMostAlong)) {}

  [[nodiscard]] std::size_t cells() const { return count_ * count_ * count_; }
  [[nodiscard]] std::size_t cell_of(const Vector3& p) const {
    return (along(p, 0) * count_ + along(p, 1)) * count_ + along(p, 2);
  }

 private:
  [[nodiscard]] std::size_t along(const Vector3& p, int axis) const {
    const double share = (p[axis] - low_[axis]) / size_[axis] * static_cast<double>(count_);
    return share > 0 ? std::min(static_cast<std::size_t>(share), count_ - 1) : 0;
  }

  Vector3 low_, size_;
  std::size_t count_;
};

bool before(const Vector3& a, const Vector3& b) {
  return std::lexicographical_compare(a.data(), a.data() + 3, b.data(), b.data() + 3);
}

}  // namespace

PointCells::PointCells(const std::vector<Vector3>& points) {
  Vector3 low = points.front(), high = points.front();
  for (const Vector3& p : points) low = low.cwiseMin(p), high = high.cwiseMax(p);
  const Grid grid(low, high, points.size());
  std::vector<std::vector<std::size_t>> members(grid.cells());
  for (std::size_t i = 0; i < points.size(); ++i) members[grid.cell_of(points[i])].push_back(i);
  const double margin = kMargin * std::max(low.cwiseAbs().maxCoeff(), high.cwiseAbs().maxCoeff());
  for (std::vector<std::size_t>& cell : members) {
    if (!cell.empty()) add_cell(points, std::move(cell), margin);
  }
}

// Triangles share their corners, and a file may repeat one triangle a hundred thousand times: each point once.
void PointCells::add_cell(const std::vector<Vector3>& points, std::vector<std::size_t> members, double margin) {
  std::sort(members.begin(), members.end(), [&](std::size_t a, std::size_t b) {
    return points[a] == points[b] ? a < b : before(points[a], points[b]);
  });
  members.erase(
      std::unique(members.begin(), members.end(), [&](std::size_t a, std::size_t b) { return points[a] == points[b]; }),
      members.end());
  Cell cell{Vector3::Zero(), 0, points_.size(), points_.size() + members.size()};
  for (const std::size_t i : members) cell.middle += points[i] / static_cast<double>(members.size());
  for (const std::size_t i : members) {
    cell.radius = std::max(cell.radius, (points[i] - cell.middle).norm());
    points_.push_back(points[i]);
    index_.push_back(i);
  }
  cell.radius += margin + kMargin * cell.radius;
  cells_.push_back(cell);
}

}  // namespace armature
