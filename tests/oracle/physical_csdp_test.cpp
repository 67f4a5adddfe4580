// The convex estimator against CSDP (Borchers, 1999).
#include <gtest/gtest.h>

#include "physical/csdp.hpp"

namespace armature {
namespace {

using namespace testing;

TEST(Csdp, SameObjectiveOnRandomInstances) {
  const auto directory = prepare_csdp(::testing::TempDir());
  if (!directory) GTEST_SKIP() << "csdp is not installed";
  int answered = 0;
  const int count = sweep(6);
  for (int seed = 1; seed <= count; ++seed) {
    const CsdpComparison got = compare_with_csdp(seed, *directory);
    ASSERT_TRUE(got.ours.usable()) << "seed " << seed << ": " << got.ours.message;
    if (!got.theirs) continue;
    ++answered;
    EXPECT_LE(got.apart(), 1e-6) << "seed " << seed;
  }
  EXPECT_GE(answered, (count + 1) / 2) << "CSDP answered too rarely for the comparison to mean anything";
}

}  // namespace
}  // namespace armature
