// A robot without a home gets one that touches nothing; a pair that touches at home is never called checked.
#include "armature/home.hpp"

#include <gtest/gtest.h>

#include "armature/catalogue.hpp"
#include "armature/files.hpp"
#include "armature/robot_file.hpp"

namespace armature {
namespace {

DesignSpec above_the_floor() {
  DesignSpec spec;
  spec.obstacles = {{"floor", HalfSpace{Vector3::UnitZ(), 0}}};
  return spec;
}

int touching(const Robot& robot, const DesignSpec& spec) {
  const CollisionModel here(TorqueModel(robot), spec.obstacles, robot.home_position(), spec.clearance);
  int count = static_cast<int>(unwatched_contacts(here).size());
  for (const double distance : here.distances(robot.home_position())) count += distance < spec.clearance ? 1 : 0;
  return count;
}

// At zero the arms of UR lie on the floor, and Panda's fourth joint is outside of its limits.
TEST(Home, IsChosenWhereNothingTouches) {
  for (const char* name : {"ur5e", "ur10e", "panda", "gen3"}) {
    Robot robot = load_catalogue_robot(name).value();
    robot.home.clear();
    const DesignSpec spec = above_the_floor();
    const Robot placed = with_home(robot, spec);
    EXPECT_EQ(touching(placed, spec), 0) << name;
    const auto limits = coordinate_limits(placed);
    for (std::size_t j = 0; j < limits.size(); ++j) {
      EXPECT_GT(placed.home[j], limits[j].lower) << name;
      EXPECT_LT(placed.home[j], limits[j].upper) << name;
    }
    EXPECT_EQ(with_home(robot, spec), placed) << name << ": the same robot has the same home";
  }
}

TEST(Home, AGivenHomeStays) {
  const Robot robot = load_catalogue_robot("ur5e").value();
  EXPECT_EQ(with_home(robot, above_the_floor()), robot);
  Robot without = robot;
  without.home.clear();
  DesignSpec spec = above_the_floor();
  spec.home = Vector::Constant(6, 0.1);
  EXPECT_EQ(with_home(without, spec), without);
}

// A URDF has no home: the motion's is chosen, and the motion is still one of that URDF.
TEST(Home, AMotionIsForTheDescriptionWithoutItsHome) {
  Robot robot = load_catalogue_robot("ur5e").value();
  robot.home.clear();
  const Robot placed = with_home(robot, above_the_floor());
  const Vector home = placed.home_position();
  ASSERT_GT(home.norm(), 0);
  const std::string sum = checksum(write_robot_yaml(placed));
  EXPECT_TRUE(as_made_for(sum, Hold{home, 1}, placed).has_value());
  EXPECT_TRUE(as_made_for(sum, Hold{home, 1}, robot).has_value());
  EXPECT_FALSE(as_made_for(sum, Hold{home + Vector::Constant(6, 0.01), 1}, robot));
  Robot other = robot;
  other.bodies[2].name += "b";
  EXPECT_FALSE(as_made_for(sum, Hold{home, 1}, other));
}

// Three links in a row whose first and last are so thick that they touch at home.
TEST(Home, APairThatTouchesAtHomeIsNotCalledChecked) {
  Robot robot;
  robot.name = "thick";
  for (int b = 0; b < 3; ++b) {
    Body body;
    body.name = "link" + std::to_string(b + 1);
    body.parent = b - 1;
    body.joint.name = "joint" + std::to_string(b + 1);
    body.joint.parent_from_joint.translation = {b == 0 ? 0 : 0.1, 0, 0};
    body.joint.axis = Vector3::UnitZ();
    body.joint.limits = {-1, 1, 1, 10, 1000, 100};
    body.inertia = LinkInertia::from_center_of_mass(1, {0.05, 0, 0}, 0.01 * Matrix3::Identity());
    body.capsules = {{Vector3::Zero(), Vector3(0.1, 0, 0), 0.08}};
    robot.bodies.push_back(body);
  }
  CertificateSpec spec;
  spec.criterion = false;
  const TorqueModel model(robot);
  const Trajectory still = Hold{Vector::Zero(3), 1};
  const Certificate certificate = certify(model, still, spec);
  EXPECT_FALSE(certificate.usable());
  ASSERT_EQ(certificate.unchecked.size(), 1U);
  EXPECT_EQ(certificate.unchecked.front(), "contact of link1 – link3: their shapes touch at home");
  spec.accept_unchecked = true;
  EXPECT_TRUE(certify(model, still, spec).usable());
  spec.accept_unchecked = false;
  robot.bodies[2].joint.parent_from_joint.translation.x() = 0.3;
  EXPECT_TRUE(certify(TorqueModel(robot), still, spec).usable());
}

}  // namespace
}  // namespace armature
