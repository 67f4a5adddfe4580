// The papers' validation motions on every robot of the catalogue.
#include <gtest/gtest.h>

#include "armature/catalogue.hpp"
#include "armature/design.hpp"
#include "support/sweep.hpp"

namespace armature {
namespace {

// Certified within the default spec's margins on every robot; the others of the six in sweeps.
TEST(ValidationDesign, EveryCatalogueRobotHasItsMotions) {
  const DesignSpec spec = load_design_spec("default").value();
  std::vector<ValidationMotion> kinds = {ValidationMotion::Trapezoid20, ValidationMotion::Cosine};
  if (testing::cases(1) > 1) kinds = validation_motions();
  for (const std::string& name : catalogue_names()) {
    const Robot robot = load_catalogue_robot(name).value();
    std::vector<ValidationMotion> told;
    const auto set =
        design_validation(robot, spec, kinds, [&](const ValidationDesign& found) { told.push_back(found.kind); });
    ASSERT_TRUE(set) << name << ": " << set.error().text();
    for (const auto& [kind, error] : set->not_found) ADD_FAILURE() << name << ": " << error.text();
    EXPECT_EQ(told, kinds) << name << ": each is told as soon as it is found";
    for (const ValidationDesign& found : set->motions) {
      EXPECT_TRUE(found.certificate.usable()) << name << ": " << found.certificate.brief();
      EXPECT_LT((found.trajectory.evaluate(0).q - robot.home_position()).norm(), 1e-9) << name;
      EXPECT_LT(found.trajectory.evaluate(found.trajectory.duration()).v.norm(), 1e-9) << name;
      EXPECT_GT(found.reach, 0.1) << name << " " << to_string(found.kind) << " hardly moves";
    }
  }
}

TEST(ValidationDesign, TheSameSeedGivesTheSameMotionAndAStopIsHonoured) {
  const Robot robot = load_catalogue_robot("planar2r").value();
  const DesignSpec spec = load_design_spec("default").value();
  const auto first = design_validation(robot, spec), second = design_validation(robot, spec);
  ASSERT_TRUE(first && second);
  ASSERT_EQ(first->motions.size(), 6U);
  for (std::size_t i = 0; i < 6; ++i) EXPECT_EQ(first->motions[i].trajectory, second->motions[i].trajectory);
  int found = 0;
  Progress progress;
  progress.stop_requested = [&] { return found >= 2; };
  const auto stopped = design_validation(
      robot, spec, {}, [&](const ValidationDesign&) { ++found; }, progress);
  ASSERT_TRUE(stopped);
  EXPECT_TRUE(stopped->stopped);
  EXPECT_EQ(stopped->motions.size(), 2U);
}

// A cell in which nothing can move: every motion is named with its reason, and none is lost to another.
TEST(ValidationDesign, AMotionThatCannotBeFoundIsNotTheEnd) {
  const Robot robot = load_catalogue_robot("planar2r").value();
  DesignSpec spec = load_design_spec("default").value();
  const Pose tool = frame_pose(TorqueModel(robot), {"", 1, {}}, robot.home_position());
  spec.frames.push_back({"", Box{{Matrix3::Identity(), tool.translation}, Vector3::Constant(1e-7)}, "nutshell"});
  const auto set = design_validation(robot, spec, {ValidationMotion::Cosine, ValidationMotion::Slow});
  ASSERT_TRUE(set) << set.error().text();
  EXPECT_TRUE(set->motions.empty());
  ASSERT_EQ(set->not_found.size(), 2U);
  EXPECT_EQ(set->not_found[1].first, ValidationMotion::Slow);
}

}  // namespace
}  // namespace armature
