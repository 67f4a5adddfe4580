#include <gtest/gtest.h>

#include <functional>

#include "armature/collision.hpp"
#include "support/random_robot.hpp"

namespace armature {
namespace {

Capsule random_capsule(Rng& rng, double spread) {
  const auto point = [&] {
    return Vector3(spread * Vector3(rng.uniform(-1, 1), rng.uniform(-1, 1), rng.uniform(-1, 1)));
  };
  Capsule c{point(), point(), rng.uniform(0.01, 0.2)};
  if (rng.chance(0.1)) c.to = c.from;
  return c;
}

/// Distance by brute force over a grid of both segments: never below the truth, above it by at most `step`.
double on_grid(const Capsule& a, const std::function<double(const Vector3&)>& to_shape, int count) {
  double best = kInfinity;
  for (int i = 0; i <= count; ++i) best = std::min(best, to_shape(a.from + (a.to - a.from) * i / count));
  return best - a.radius;
}

TEST(CollisionDistance, CapsulesAgreeWithAGridOfPoints) {
  Rng rng(1);
  for (int trial = 0; trial < 300; ++trial) {
    const Capsule a = random_capsule(rng, 1);
    Capsule b = random_capsule(rng, 1);
    if (trial % 5 == 0) b.to = b.from + (a.to - a.from) * rng.uniform(-1, 1);  // parallel
    const auto to_b = [&](const Vector3& p) {
      const Vector3 d = b.to - b.from;
      const double s = d.squaredNorm() > 0 ? std::clamp(d.dot(p - b.from) / d.squaredNorm(), 0.0, 1.0) : 0.0;
      return (p - b.from - s * d).norm() - b.radius;
    };
    const double exact = distance(a, b), grid = on_grid(a, to_b, 400);
    EXPECT_LE(exact, grid + 1e-12) << trial;
    EXPECT_GE(exact, grid - (a.to - a.from).norm() / 400 - 1e-12) << trial;
    EXPECT_NEAR(exact, distance(b, a), 1e-12);
  }
}

TEST(CollisionDistance, BoxAgreesWithAGridOfPoints) {
  Rng rng(2);
  for (int trial = 0; trial < 300; ++trial) {
    const Capsule a = random_capsule(rng, 1.5);
    const Box box{{rng.rotation(), Vector3(rng.uniform(-1, 1), rng.uniform(-1, 1), 0)},
                  rng.uniform_vector(3, 0.1, 0.7)};
    const auto to_box = [&](const Vector3& p) {
      return ((box.world_from_box.inverse() * p).cwiseAbs() - box.half).cwiseMax(0.0).norm();
    };
    const double exact = distance(a, box), grid = on_grid(a, to_box, 400);
    EXPECT_LE(exact, grid + 1e-12) << trial;
    EXPECT_GE(exact, grid - (a.to - a.from).norm() / 400 - 1e-12) << trial;
  }
}

TEST(CollisionDistance, HalfSpaceIsTheLowerEndMinusTheRadius) {
  EXPECT_NEAR(distance(Capsule{{0, 0, 0.5}, {1, 0, 0.3}, 0.1}, HalfSpace{}), 0.2, 1e-15);
}

}  // namespace
}  // namespace armature
