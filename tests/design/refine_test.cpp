// A motion that the certificate refuses is searched again with more room, not only made smaller.
#include "design/search/refine.hpp"

#include <gtest/gtest.h>

#include "armature/catalogue.hpp"
#include "armature/design.hpp"
#include "support/random_robot.hpp"

namespace armature::design {
namespace {

CertificateItem item(const std::string& kind, const std::string& what, Proof verdict, double limit, double reached,
                     double bound) {
  CertificateItem out;
  out.kind = kind, out.what = what, out.verdict = verdict;
  out.limit = limit, out.reached = reached, out.bound = bound;
  return out;
}

TEST(Refine, MoreRoomIsWhatWasMissing) {
  auto problem = make_problem(testing::iiwa14(), *load_design_spec("default"));
  ASSERT_TRUE(problem.has_value());
  const std::vector<std::string> joints = problem->robot.joint_names();
  Certificate refused;
  refused.items = {item("torque", joints[1] + " (any in the box)", Proof::Violated, 100, 110, 1e9),
                   item("torque", joints[2], Proof::Unknown, 100, 90, 120),
                   item("torque", joints[3], Proof::Proven, 100, 200, 200),
                   item("power", "all joints", Proof::Violated, 500, 1000, kInfinity),
                   item("collision", "a – floor", Proof::Violated, 0.01, -0.02, -5)};
  const Room room = more_room(*problem, refused);
  EXPECT_NEAR(room.torque[1], 0.99 * 100 / 110, 1e-12);
  EXPECT_NEAR(room.torque[2], 0.99 * 100 / 120, 1e-12);
  EXPECT_EQ(room.torque[3], 1);
  EXPECT_NEAR(room.power, 0.495, 1e-12);
  EXPECT_EQ(room.tool_speed, 1);
  EXPECT_NEAR(room.space, 0.03 + 0.002, 1e-12);
  // A second attempt goes on from the first one's room.
  problem->room = room;
  const Room more = more_room(*problem, refused);
  EXPECT_NEAR(more.torque[1], room.torque[1] * room.torque[1], 1e-12);
  EXPECT_NEAR(more.space, 2 * room.space, 1e-12);
}

// The wrist of a KR 15 would pass the floor too closely between two samples. Smaller around home as a whole, the motion
// kept 84 % of its size.
TEST(Refine, ARefusedMotionKeepsItsSize) {
  DesignSpec spec = *load_design_spec("default");
  spec.starts = 1;
  const auto design = design_motion(load_catalogue_robot("kr15").value(), spec);
  ASSERT_TRUE(design.has_value()) << design.error().text();
  EXPECT_TRUE(design->usable()) << design->certificate.full();
  EXPECT_GE(design->shrunk, 0.99);
  EXPECT_EQ(design->status, DesignStatus::Converged);
}

}  // namespace
}  // namespace armature::design
