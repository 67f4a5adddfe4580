// The closed-form regrouping relations of Gautier and Khalil (1990) as Khalil and Dombre (2004, §9.4.2) print them for
// a revolute joint of a modified DH chain, against the structural base.
#include <gtest/gtest.h>

#include <array>

#include "armature/base.hpp"
#include "armature/rng.hpp"

namespace armature {
namespace {

enum Index { XX, XY, XZ, YY, YZ, ZZ, MX, MY, MZ, M };
// Every parameter of a body as a combination of all standard parameters.
using BodyRows = std::array<Vector, 10>;

// Moves YY_j, MZ_j and M_j of a revolute joint to the body before it.
void regroup(BodyRows& own, BodyRows* parent, const DhRow& dh) {
  const Vector yy = own[YY], mz = own[MZ], m = own[M];
  own[XX] -= yy;
  for (const int k : {YY, MZ, M}) own[static_cast<std::size_t>(k)].setZero();
  if (parent == nullptr) return;
  const double s = std::sin(dh.alpha), c = std::cos(dh.alpha), a = dh.a, d = dh.d;
  BodyRows& p = *parent;
  const Vector along = yy + 2 * d * mz + d * d * m;
  p[XX] += along;
  p[XY] += a * s * (mz + d * m);
  p[XZ] -= a * c * (mz + d * m);
  p[YY] += c * c * along + a * a * m;
  p[YZ] += c * s * along;
  p[ZZ] += s * s * along + a * a * m;
  p[MX] += a * m;
  p[MY] -= s * (mz + d * m);
  p[MZ] += c * (mz + d * m);
  p[M] += m;
}

TEST(GautierKhalil, RevoluteChainsWhoseFirstAxesAreNotParallel) {
  for (int seed = 1; seed <= 40; ++seed) {
    Rng rng(static_cast<std::uint64_t>(seed));
    const int n = 2 + rng.index(6);
    std::vector<DhRow> rows(static_cast<std::size_t>(n));
    for (int j = 1; j < n; ++j) {
      const double generic = rng.uniform(0.3, 1.2);
      const std::array<double, 4> twists = {0, M_PI / 2, -M_PI / 2, generic};
      DhRow& row = rows[static_cast<std::size_t>(j)];
      row.alpha = twists[static_cast<std::size_t>(j == 1 ? 1 + rng.index(3) : rng.index(4))];
      row.a = rng.chance(0.5) ? 0 : rng.uniform(0.1, 0.5);
      row.d = rng.chance(0.5) ? 0 : rng.uniform(-0.5, 0.5);
    }
    const TorqueModel model(make_robot_from_modified_dh("chain", rows));
    const BaseMap map = compute_base(model);
    std::vector<BodyRows> bodies(static_cast<std::size_t>(n));
    for (int j = 0; j < n; ++j) {
      for (int k = 0; k < 10; ++k)
        bodies[static_cast<std::size_t>(j)][static_cast<std::size_t>(k)] = Vector::Unit(10 * n, 10 * j + k);
    }
    for (int j = n - 1; j >= 0; --j) {
      const auto i = static_cast<std::size_t>(j);
      // Body 1 turns about the vertical: only ZZ1 is seen, whatever else arrives there.
      if (j > 0) regroup(bodies[i], &bodies[i - 1], rows[i]);
    }
    std::vector<int> expected_columns = {5};
    for (int j = 1; j < n; ++j)
      for (const int k : {XX, XY, XZ, YZ, ZZ, MX, MY}) expected_columns.push_back(10 * j + k);
    ASSERT_EQ(map.columns, expected_columns) << "seed " << seed;
    for (int i = 0; i < map.size(); ++i) {
      const int column = map.columns[static_cast<std::size_t>(i)];
      const Vector& closed = bodies[static_cast<std::size_t>(column / 10)][static_cast<std::size_t>(column % 10)];
      EXPECT_LE((map.projection.row(i).transpose() - closed).cwiseAbs().maxCoeff(), 1e-12)
          << "seed " << seed << ": " << formula(map.parameters[static_cast<std::size_t>(i)], model.parameters());
    }
  }
}

}  // namespace
}  // namespace armature
