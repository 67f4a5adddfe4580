// Looking at cells first finds what looking at every point finds.
#include "robot/point_cells.hpp"

#include <gtest/gtest.h>

#include "armature/rng.hpp"

namespace armature {
namespace {

// Clusters, repeated points, points in one plane, and one far away.
std::vector<Vector3> random_points(Rng& rng, int count) {
  std::vector<Vector3> points;
  const Vector3 size(1, rng.uniform(), rng.chance(0.3) ? 0 : rng.uniform());
  for (int i = 0; i < count; ++i) {
    if (i > 0 && rng.chance(0.3))
      points.push_back(points[static_cast<std::size_t>(rng.uniform() * i)]);
    else
      points.push_back(size.cwiseProduct(rng.direction()) * (rng.chance(0.5) ? 1 : rng.uniform()));
  }
  if (rng.chance(0.2)) points.push_back(100 * rng.direction());
  return points;
}

template <class Value>
PointCells::Found first_largest(const std::vector<Vector3>& points, const Value& value) {
  PointCells::Found best;
  for (std::size_t i = 0; i < points.size(); ++i) {
    if (value(points[i]) > best.value) best = {value(points[i]), i};
  }
  return best;
}

TEST(PointCells, FindTheFirstOfTheLargest) {
  for (std::uint64_t seed = 1; seed <= 60; ++seed) {
    Rng rng(seed);
    const std::vector<Vector3> points = random_points(rng, seed % 3 == 0 ? 3 : 3000);
    const PointCells cells(points);
    const Vector3 direction = seed % 2 == 0 ? Vector3(Vector3::Unit(static_cast<int>(seed % 3))) : rng.direction();
    const Vector3 centre = rng.uniform() * rng.direction();
    const auto along = [&](const Vector3& p) { return direction.dot(p); };
    const auto away = [&](const Vector3& p) { return (p - centre).norm(); };
    // Many points share a value.
    const auto coarse = [&](const Vector3& p) { return std::floor(8 * along(p)); };
    const auto check = [&](const auto& value, const auto& bound) {
      const auto found = cells.largest(bound, value), expected = first_largest(points, value);
      EXPECT_EQ(found.value, expected.value) << "seed " << seed;
      EXPECT_EQ(found.index, expected.index) << "seed " << seed;
    };
    check(along, [&](const PointCells::Cell& cell) { return along(cell.middle) + cell.radius; });
    check(away, [&](const PointCells::Cell& cell) { return away(cell.middle) + cell.radius; });
    check(coarse, [&](const PointCells::Cell& cell) { return 8 * (along(cell.middle) + cell.radius); });
  }
}

}  // namespace
}  // namespace armature
