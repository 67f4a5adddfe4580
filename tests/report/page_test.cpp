// Pages: the same input gives the same bytes, nothing comes from outside, and text never becomes markup.
#include "report/page.hpp"

#include <gtest/gtest.h>

#include "report/details.hpp"
#include "support/random_robot.hpp"

namespace armature {
namespace {

Page sample() {
  Page page;
  page.title = "A title with </script><b>markup</b>";
  page.verdict = {Level::Good, "fine", {}};
  Rng rng(1);
  const Matrix q = testing::random_motion(rng, 5000, 7).q;
  const Vector time = Vector::LinSpaced(5000, 0, 10);
  page.sections.push_back(scene_section("motion", testing::iiwa14(), time, q));
  page.sections.push_back(time_section("torque", time, {{"joint1", "N·m", {{"measured", "measured", q.col(0)}}}}));
  return page;
}

TEST(Page, SameInputSameBytes) { EXPECT_EQ(render_page(sample()), render_page(sample())); }

TEST(Page, NeedsNoNetworkAndKeepsTextAsText) {
  const std::string html = render_page(sample());
  EXPECT_EQ(html.find("src=\"http"), std::string::npos);
  EXPECT_EQ(html.find("href=\"http"), std::string::npos);
  EXPECT_EQ(html.find("</script><b>"), std::string::npos);
  EXPECT_NE(html.find("default-src 'none'"), std::string::npos);
  EXPECT_LT(html.size(), std::size_t{5} << 20);
}

// Thinning never hides a peak.
TEST(Page, ThinnedCurveKeepsItsPeak) {
  Vector values = Vector::Zero(100000);
  values[54321] = 7;
  const Json section = time_section("x", Vector::LinSpaced(100000, 0, 1), {{"j", "N·m", {{"tau", "", values}}}});
  double largest = 0;
  for (const Json& v : section["groups"][0]["series"][0]["values"]) largest = std::max(largest, v.get<double>());
  EXPECT_EQ(largest, 7);
}

// Torques hardly show a mass: one that is far from the file's is no good news, however possible the body is.
TEST(Summary, AMassFarFromTheFilesIsNotPraised) {
  const TorqueModel model(testing::iiwa14(), {});
  Vector pi = model.nominal();
  const PageTile plain = mass_tile(model, pi);
  EXPECT_FALSE(plain.level) << plain.note;
  EXPECT_NE(plain.note.find("in the robot's file"), std::string::npos) << plain.note;
  for (Eigen::Index i = 10; i < 20; ++i) pi[i] *= 8;
  const PageTile heavy = mass_tile(model, pi);
  ASSERT_TRUE(heavy.level);
  EXPECT_EQ(*heavy.level, Level::Warn);
  EXPECT_NE(heavy.note.find(model.robot().bodies[1].name), std::string::npos) << heavy.note;
}

// What must not be touched is in the scene, each shape with its own keys.
TEST(Page, DrawsObstacles) {
  Rng rng(1);
  const Matrix q = testing::random_motion(rng, 10, 7).q;
  Json scene = scene_section("motion", testing::iiwa14(), Vector::LinSpaced(10, 0, 1), q);
  draw_obstacles(scene, {});
  EXPECT_FALSE(scene.contains("obstacles"));
  Pose pose;
  pose.translation = {0.5, 0, 0.1};
  draw_obstacles(scene, {{"floor", HalfSpace{Vector3::UnitZ(), -0.2}},
                         {"table", Box{pose, {0.3, 0.4, 0.1}}},
                         {"post", Capsule{{1, 0, 0}, {1, 0, 2}, 0.05}}});
  EXPECT_EQ(scene["obstacles"], Json::parse(R"([
    {"name": "floor", "normal": [0.0, 0.0, 1.0], "offset_m": -0.2},
    {"name": "table", "world_from_box": [1.0, 0.0, 0.0, 0.0, 1.0, 0.0, 0.0, 0.0, 1.0, 0.5, 0.0, 0.1],
     "half_m": [0.3, 0.4, 0.1]},
    {"name": "post", "from_m": [1.0, 0.0, 0.0], "to_m": [1.0, 0.0, 2.0], "radius_m": 0.05}])"));
}

// A joint that slides gives a force.
TEST(Page, UnitsAreThoseOfTheJoints) {
  Robot robot = testing::planar2r();
  EXPECT_EQ(torque_units(robot), "N·m");
  robot.bodies[1].joint.type = JointType::Prismatic;
  EXPECT_STREQ(torque_unit(robot, 0), "N·m");
  EXPECT_STREQ(torque_unit(robot, 1), "N");
  EXPECT_EQ(torque_units(robot), "N·m or N");
  robot.bodies[0].joint.type = JointType::Prismatic;
  EXPECT_EQ(torque_units(robot), "N");
}

TEST(Page, HasTheVerdictOfTheJob) {
  EXPECT_EQ(page_verdict({Verdict::Level::Good, "fine", {}}).level, Level::Good);
  EXPECT_EQ(page_verdict({Verdict::Level::Bad, "no", {}}).level, Level::Bad);
  const PageVerdict doubtful = page_verdict({Verdict::Level::Doubtful, "perhaps", {"why"}});
  EXPECT_EQ(doubtful.level, Level::Warn);
  EXPECT_EQ(doubtful.text, "perhaps");
  EXPECT_EQ(doubtful.reasons, std::vector<std::string>{"why"});
}

}  // namespace
}  // namespace armature
