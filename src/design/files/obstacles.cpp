#include "design/files/obstacles.hpp"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace armature::design {
namespace {

using Json = nlohmann::ordered_json;
using Point = Eigen::Vector2d;
using Polygon = std::vector<Point>;

Json list(const Vector3& v) { return {v.x(), v.y(), v.z()}; }

/// Adds the keys of its shape to an obstacle's entry.
struct ShapeKeys {
  Json& out;

  void operator()(const HalfSpace& side) const {
    out["normal"] = list(side.normal);
    out["offset_m"] = side.offset;
  }

  void operator()(const Box& box) const {
    Json pose = Json::array();
    for (int i = 0; i < 3; ++i)
      for (int j = 0; j < 3; ++j) pose.push_back(box.world_from_box.rotation(i, j));
    for (const double x : box.world_from_box.translation) pose.push_back(x);
    out["world_from_box"] = pose;
    out["half_m"] = list(box.half);
  }

  void operator()(const Capsule& capsule) const {
    out["from_m"] = list(capsule.from);
    out["to_m"] = list(capsule.to);
    out["radius_m"] = capsule.radius;
  }
};

double cross(const Point& o, const Point& a, const Point& b) {
  return (a.x() - o.x()) * (b.y() - o.y()) - (a.y() - o.y()) * (b.x() - o.x());
}

/// The convex hull, counter-clockwise (Andrew 1979).
Polygon hull(Polygon points) {
  std::sort(points.begin(), points.end(),
            [](const Point& a, const Point& b) { return a.x() < b.x() || (a.x() == b.x() && a.y() < b.y()); });
  Polygon out;
  // The lower side from left to right, then the upper one back.
  for (int side = 0; side < 2; ++side) {
    const std::size_t begin = out.size();
    for (const Point& p : points) {
      while (out.size() >= begin + 2 && cross(out[out.size() - 2], out.back(), p) <= 0) out.pop_back();
      out.push_back(p);
    }
    out.pop_back();
    std::reverse(points.begin(), points.end());
  }
  return out;
}

/// The part of a convex polygon where normal · x ≤ offset (Sutherland and Hodgman 1974).
Polygon below(const Polygon& polygon, const Point& normal, double offset) {
  Polygon out;
  for (std::size_t i = 0; i < polygon.size(); ++i) {
    const Point &a = polygon[i], &b = polygon[(i + 1) % polygon.size()];
    const double at_a = normal.dot(a) - offset, at_b = normal.dot(b) - offset;
    if (at_a <= 0) out.push_back(a);
    // The edge crosses the line.
    if ((at_a < 0 && at_b > 0) || (at_a > 0 && at_b < 0)) out.push_back(a + (b - a) * (at_a / (at_a - at_b)));
  }
  return out;
}

Polygon corners(const Window& w) {
  return {{w.left, w.bottom}, {w.right, w.bottom}, {w.right, w.top}, {w.left, w.top}};
}

Polygon clipped(Polygon polygon, const Window& w) {
  polygon = below(polygon, {1, 0}, w.right);
  polygon = below(polygon, {-1, 0}, -w.left);
  polygon = below(polygon, {0, 1}, w.top);
  return below(polygon, {0, -1}, -w.bottom);
}

/// What a shape covers of the window, seen along one of the world's axes.
struct Area {
  int across, up;
  const Window& window;

  Point seen(const Vector3& v) const { return {v[across], v[up]}; }

  Polygon operator()(const HalfSpace& side) const {
    // Seen along a direction that is not parallel to its plane, it covers everything.
    constexpr double kParallel = 1e-9;
    const Point normal = seen(side.normal);
    return normal.norm() < 1 - kParallel ? Polygon{} : below(corners(window), normal, side.offset);
  }

  Polygon operator()(const Box& box) const {
    Polygon points;
    for (const double x : {-1.0, 1.0})
      for (const double y : {-1.0, 1.0})
        for (const double z : {-1.0, 1.0})
          points.push_back(seen(box.world_from_box * Vector3(x * box.half.x(), y * box.half.y(), z * box.half.z())));
    return clipped(hull(points), window);
  }

  Polygon operator()(const Capsule& capsule) const {
    // Circles of 32 corners are round at the size of these plots.
    constexpr int kCorners = 32;
    Polygon points;
    for (int i = 0; i < kCorners; ++i) {
      const double angle = 2 * std::numbers::pi * i / kCorners;
      const Point rim = capsule.radius * Point(std::cos(angle), std::sin(angle));
      points.push_back(seen(capsule.from) + rim);
      points.push_back(seen(capsule.to) + rim);
    }
    return clipped(hull(points), window);
  }
};

}  // namespace

nlohmann::ordered_json obstacles_json(const std::vector<Obstacle>& obstacles) {
  Json out = Json::array();
  for (const Obstacle& obstacle : obstacles) {
    Json entry = {{"name", obstacle.name}};
    std::visit(ShapeKeys{entry}, obstacle.shape);
    out.push_back(entry);
  }
  return out;
}

std::vector<Line> obstacle_areas(const std::vector<Obstacle>& obstacles, int across, int up, const Window& window) {
  std::vector<Line> out;
  for (const Obstacle& obstacle : obstacles) {
    const Polygon polygon = std::visit(Area{across, up, window}, obstacle.shape);
    // Outside of the window, or covering all of it.
    if (polygon.size() < 3) continue;
    const auto count = static_cast<Eigen::Index>(polygon.size());
    Line line{Vector(count), Vector(count), obstacle.name, 9};
    for (Eigen::Index i = 0; i < count; ++i) {
      line.x[i] = polygon[static_cast<std::size_t>(i)].x();
      line.y[i] = polygon[static_cast<std::size_t>(i)].y();
    }
    line.area = true;
    out.push_back(line);
  }
  return out;
}

}  // namespace armature::design
