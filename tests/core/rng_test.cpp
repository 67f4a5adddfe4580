#include "armature/rng.hpp"

#include <gtest/gtest.h>

#include <atomic>
#include <cmath>
#include <stdexcept>
#include <vector>

#include "armature/error.hpp"
#include "armature/parallel.hpp"

namespace armature {
namespace {

TEST(Rng, SameSeedSameNumbers) {
  Rng a(5), b(5), c(6);
  EXPECT_EQ(a.bits(), b.bits());
  EXPECT_NE(a.bits(), c.bits());
  EXPECT_EQ(a.fork(3).bits(), b.fork(3).bits());
  EXPECT_NE(a.fork(3).bits(), a.fork(4).bits());
}

// Mean 0, variance 1, fourth moment 3, each within five standard errors of 200,000 draws.
TEST(Rng, NormalHasTheMomentsOfANormal) {
  Rng rng(11);
  const int count = 200000;
  double m1 = 0, m2 = 0, m4 = 0;
  for (int i = 0; i < count; ++i) {
    const double x = rng.normal();
    m1 += x / count, m2 += x * x / count, m4 += x * x * x * x / count;
  }
  EXPECT_NEAR(m1, 0, 5 / std::sqrt(count));
  EXPECT_NEAR(m2, 1, 5 * std::sqrt(2.0 / count));
  EXPECT_NEAR(m4, 3, 5 * std::sqrt(96.0 / count));
}

TEST(Rng, RotationIsARotation) {
  Rng rng(3);
  for (int i = 0; i < 100; ++i) {
    const Matrix3 r = rng.rotation();
    EXPECT_LE((r * r.transpose() - Matrix3::Identity()).norm(), 1e-14);
    EXPECT_GT(r.row(0).dot(Vector3(r(1, 1) * r(2, 2) - r(1, 2) * r(2, 1), r(1, 2) * r(2, 0) - r(1, 0) * r(2, 2),
                                   r(1, 0) * r(2, 1) - r(1, 1) * r(2, 0))),
              0);
  }
}

TEST(Rng, IndexRefusesAnEmptyRange) {
  Rng rng(1);
  EXPECT_THROW((void)rng.index(0), std::invalid_argument);
}

TEST(Parallel, EveryIndexOnceForAnyNumberOfThreads) {
  for (int threads : {0, 1, 2, 7}) {
    std::vector<std::atomic<int>> hits(100);
    parallel_for(100, threads, [&](int i) { ++hits[static_cast<std::size_t>(i)]; });
    for (const auto& hit : hits) EXPECT_EQ(hit, 1);
  }
}

TEST(Parallel, ThrowsWhatAWorkerThrew) {
  EXPECT_THROW(parallel_for(50, 4,
                            [](int i) {
                              if (i == 17) throw std::runtime_error("17");
                            }),
               std::runtime_error);
}

TEST(Result, ValueOfAnErrorThrowsItsText) {
  const Result<int> bad = Error{ErrorCode::Syntax, "expected a number, got 'x'", "f.csv:3", "Correct the row."};
  EXPECT_FALSE(bad.has_value());
  EXPECT_EQ(bad.error().text(), "f.csv:3: expected a number, got 'x'. Correct the row.");
  EXPECT_THROW((void)bad.value(), BadResult);
}

}  // namespace
}  // namespace armature
