// What a rehearsal says about space: unknown shapes are never safe, and no frame goes under the floor unseen.
#include <gtest/gtest.h>

#include "armature/catalogue.hpp"
#include "armature/export.hpp"
#include "armature/rehearse.hpp"

namespace armature {
namespace {

// A slow nod of one joint and back.
Trajectory nod(const Robot& robot, int joint, double angle) {
  Matrix points = Matrix::Zero(3, robot.joint_count());
  points.rowwise() = robot.home_position().transpose();
  points(1, joint) += angle;
  return QuinticPath{points, Vector::Constant(2, 3.0), Matrix(), Matrix()};
}

Robot without_shapes(const std::string& name) {
  Robot robot = load_catalogue_robot(name).value();
  for (Body& body : robot.bodies) body.capsules.clear();
  return robot;
}

TEST(RehearsalSpace, AShapeThatIsNotKnownIsNotSafe) {
  const Robot robot = without_shapes("panda");
  RehearsalOptions options;
  const Rehearsal doubtful = rehearse(robot, nod(robot, 0, 0.1), options).value();
  EXPECT_FALSE(doubtful.safe);
  EXPECT_EQ(doubtful.unchecked.size(), robot.bodies.size());
  EXPECT_NE(doubtful.brief().find("collisions were not checked"), std::string::npos) << doubtful.brief();
  options.accept_unchecked = true;
  const Rehearsal accepted = rehearse(robot, nod(robot, 0, 0.1), options).value();
  EXPECT_TRUE(accepted.safe) << accepted.full();
  EXPECT_EQ(accepted.brief().find("safe"), std::string::npos) << accepted.brief();
}

// Without any shape, the frames alone tell that the arm goes through the floor.
TEST(RehearsalSpace, AFrameUnderTheFloorIsSeen) {
  const Robot robot = without_shapes("ur5e");
  RehearsalOptions options;
  options.accept_unchecked = true;
  const Rehearsal run = rehearse(robot, nod(robot, 1, 1.9), options).value();
  EXPECT_FALSE(run.safe) << run.full();
  bool said = false;
  for (const std::string& reason : run.reasons) said = said || reason.find("under the floor") != std::string::npos;
  EXPECT_TRUE(said) << run.full();
}

// A floor at the height of the arm: what is in it at home is not excused by being there from the start.
TEST(RehearsalSpace, AnArmInTheFloorIsNeverSafe) {
  for (const char* name : {"ur5e", "panda", "iiwa14"}) {
    for (const bool shapes : {true, false}) {
      const Robot robot = shapes ? load_catalogue_robot(name).value() : without_shapes(name);
      for (const double floor : {0.3, 1.0, 5.0}) {
        RehearsalOptions options;
        options.floor_m = floor;
        options.accept_unchecked = true;
        const Rehearsal run = rehearse(robot, nod(robot, 0, 0.05), options).value();
        EXPECT_FALSE(run.safe) << name << " floor " << floor << " shapes " << shapes << "\n" << run.full();
      }
    }
  }
}

// The forearm swings sideways into what the cell has beside the arm; without it the same motion is safe.
TEST(RehearsalSpace, WallsTablesAndPostsAreThere) {
  const Robot robot = load_catalogue_robot("panda").value();
  const Trajectory motion = nod(robot, 0, 1.2);
  ASSERT_TRUE(rehearse(robot, motion, {}).value().safe);
  Box box;
  box.world_from_box.translation = Vector3(0.1, 0.35, 0.4);
  box.half = Vector3(0.2, 0.1, 0.4);
  const std::vector<std::variant<HalfSpace, Box, Capsule>> shapes = {
      HalfSpace{-Vector3::UnitY(), -0.25}, box, Capsule{Vector3(0.2, 0.25, 0), Vector3(0.2, 0.25, 1.2), 0.05}};
  for (std::size_t i = 0; i < shapes.size(); ++i) {
    RehearsalOptions options;
    options.obstacles = {{"rack", shapes[i]}};
    const Rehearsal run = rehearse(robot, motion, options).value();
    EXPECT_FALSE(run.safe) << i;
    ASSERT_FALSE(run.contacts.empty()) << i;
    EXPECT_TRUE(run.contacts[0].first == "rack" || run.contacts[0].second == "rack") << i << " " << run.full();
    // The same on the other side of the arm, where it does not go.
    const auto mirrored = [](Vector3 v) { return Vector3(v.x(), -v.y(), v.z()); };
    if (auto* side = std::get_if<HalfSpace>(&options.obstacles[0].shape)) side->normal = Vector3::UnitY();
    if (auto* own = std::get_if<Box>(&options.obstacles[0].shape))
      own->world_from_box.translation = mirrored(own->world_from_box.translation);
    if (auto* post = std::get_if<Capsule>(&options.obstacles[0].shape))
      post->from = mirrored(post->from), post->to = mirrored(post->to);
    EXPECT_TRUE(rehearse(robot, motion, options).value().safe) << i;
  }
}

TEST(RehearsalSpace, AFloorThatIsNoNumberIsRefused) {
  RehearsalOptions options;
  options.floor_m = std::nan("");
  EXPECT_EQ(options.problem()->message, "the floor's height is not a finite number");
  options.floor_m = kInfinity;
  EXPECT_TRUE(options.problem().has_value());
}

// Many URDFs begin with a link called "world", which is MuJoCo's name for the ground.
TEST(RehearsalSpace, ABaseCalledWorldCanBeSimulatedAndExported) {
  Robot robot = load_catalogue_robot("planar2r").value();
  robot.base_name = "world";
  const auto run = rehearse(robot, nod(robot, 0, 0.1));
  ASSERT_TRUE(run) << run.error().text();
  EXPECT_NE(write_mjcf(robot).find("<body name=\"world_link\""), std::string::npos);
  robot.bodies[0].name = "world_link";
  EXPECT_NE(write_mjcf(robot).find("<body name=\"world_link_\""), std::string::npos);
}

}  // namespace
}  // namespace armature
