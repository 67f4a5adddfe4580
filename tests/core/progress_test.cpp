// Shares of parts, and the time that is left.
#include "armature/progress.hpp"

#include <gtest/gtest.h>

#include <chrono>
#include <thread>
#include <vector>

namespace armature {
namespace {

TEST(Progress, OfAPartIsAShareOfTheWhole) {
  std::vector<ProgressStep> told;
  const Progress whole{[&](const ProgressStep& step) { told.push_back(step); }};
  const Progress part = whole.part(0.2, 0.6);
  part.tell({"first", 0, 7, "a"});
  part.tell({"half", 0.5, -1, "b"});
  // A part of a part; a share that is not known is its beginning.
  part.part(0.5, 1).tell({"inner", -1, -1, ""});
  part.part(0.5, 1).tell({"inner", 1, -1, ""});
  ASSERT_EQ(told.size(), 4U);
  EXPECT_DOUBLE_EQ(told[0].share, 0.2);
  EXPECT_DOUBLE_EQ(told[1].share, 0.4);
  EXPECT_DOUBLE_EQ(told[2].share, 0.4);
  EXPECT_DOUBLE_EQ(told[3].share, 0.6);
  // What the part knew of its own time says nothing about the whole.
  EXPECT_EQ(told[0].left_s, -1);
  EXPECT_EQ(told[1].stage, "half");
  EXPECT_EQ(told[1].message, "b");
}

TEST(Progress, PacedTellsWhatIsLeft) {
  std::vector<double> left;
  const Progress told{[&](const ProgressStep& step) { left.push_back(step.left_s); }};
  const Progress paced = told.paced();
  std::this_thread::sleep_for(std::chrono::milliseconds(20));
  paced.tell({"", 0, -1, ""});
  paced.tell({"", 0.5, -1, ""});
  paced.tell({"", 0.5, 3, ""});
  paced.tell({"", 1, -1, ""});
  ASSERT_EQ(left.size(), 4U);
  EXPECT_EQ(left[0], -1);    // nothing is done yet
  EXPECT_GE(left[1], 0.02);  // as long as it has taken, or more on a busy machine
  EXPECT_EQ(left[2], 3);     // the work knows it better
  EXPECT_EQ(left[3], -1);    // nothing is left of what was counted
}

TEST(Progress, APartStopsAndHasABestLikeTheWhole) {
  bool stop = false, best = false;
  const Progress whole{{}, [&] { return stop; }, [&] { best = true; }};
  const Progress part = whole.part(0, 0.5);
  EXPECT_FALSE(part.stopping());
  stop = true;
  EXPECT_TRUE(part.stopping());
  part.has_best();
  EXPECT_TRUE(best);
  Progress().has_best();  // nobody listens
}

}  // namespace
}  // namespace armature
