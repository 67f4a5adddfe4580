// SDF as libsdformat, Gazebo's own reader, understands it.
#include <gtest/gtest.h>

#include "armature/export.hpp"
#include "armature/reimport.hpp"
#include "exports/support.hpp"

#ifdef ARMATURE_HAS_SDFORMAT
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wpedantic"
#pragma GCC diagnostic ignored "-Wshadow"
#include <sdf/sdf.hh>
#pragma GCC diagnostic pop
#endif

namespace armature {
namespace {

using testing::catalogue_with_inertias;

TEST(Sdf, OurReaderFindsTheSameTorques) {
  for (const char* name : catalogue_with_inertias()) {
    const Robot robot = load_robot(name).value();
    const auto check = reimport_sdf(write_sdf(robot), robot);
    ASSERT_TRUE(check) << name << ": " << check.error().text();
    EXPECT_LE(check->worst, 1e-9) << name;
  }
}

// The check can fail: a mass that is one part in a million off is seen.
TEST(Sdf, ReadingBackSeesAWrongNumber) {
  const Robot robot = load_robot("iiwa14").value();
  Robot other = robot;
  other.bodies[3].inertia->MY += 1e-6;
  EXPECT_GT(reimport_sdf(write_sdf(other), robot)->worst, 1e-9);
  other = robot;
  other.bodies[2].joint.nominal->coulomb += 1e-6;
  EXPECT_GT(reimport_sdf(write_sdf(other), robot)->worst, 1e-9);
}

#ifdef ARMATURE_HAS_SDFORMAT
Pose pose_from(const ignition::math::Pose3d& p) {
  const ignition::math::Matrix3d r(p.Rot());
  Pose out;
  for (std::size_t i = 0; i < 3; ++i) {
    for (std::size_t j = 0; j < 3; ++j)
      out.rotation(static_cast<Eigen::Index>(i), static_cast<Eigen::Index>(j)) = r(i, j);
    out.translation[static_cast<Eigen::Index>(i)] = p.Pos()[i];
  }
  return out;
}

Robot robot_from(const sdf::Model& model, const Robot& original) {
  Robot robot = original;
  robot.world_from_base = pose_from(model.RawPose());
  for (Body& body : robot.bodies) {
    const sdf::Link* link = model.LinkByName(body.name);
    const sdf::Joint* joint = model.JointByName(body.joint.name);
    ignition::math::Pose3d pose;
    EXPECT_TRUE(link->SemanticPose().Resolve(pose, joint->ParentLinkName()).empty()) << body.name;
    body.joint.parent_from_joint = pose_from(pose);
    const auto axis = joint->Axis(0)->Xyz();
    body.joint.axis = {axis.X(), axis.Y(), axis.Z()};
    body.joint.nominal = JointNominal{joint->Axis(0)->Damping(), joint->Axis(0)->Friction(), 0, 0};
    const auto inertial = link->Inertial();
    const Pose com = pose_from(inertial.Pose());
    const auto moi = inertial.MassMatrix().Moi();
    Matrix3 tensor;
    for (std::size_t i = 0; i < 3; ++i)
      for (std::size_t j = 0; j < 3; ++j)
        tensor(static_cast<Eigen::Index>(i), static_cast<Eigen::Index>(j)) = moi(i, j);
    body.inertia = LinkInertia::from_center_of_mass(inertial.MassMatrix().Mass(), com.translation,
                                                    com.rotation * tensor * com.rotation.transpose());
  }
  return robot;
}

TEST(Sdf, LibsdformatFindsTheSameTorques) {
  for (const char* name : catalogue_with_inertias()) {
    const Robot robot = load_robot(name).value();
    sdf::Root root;
    const auto errors = root.LoadSdfString(write_sdf(robot));
    ASSERT_TRUE(errors.empty()) << name << ": " << errors[0].Message();
    ASSERT_NE(root.Model(), nullptr) << name;
    const Robot read = robot_from(*root.Model(), robot);
    const Motion motion = testing::random_states(robot, 20, 7);
    EXPECT_LE(testing::difference(testing::torques(robot, motion), testing::torques(read, motion)), 1e-9) << name;
    for (std::size_t b = 0; b < robot.bodies.size(); ++b) {
      const double wanted = robot.bodies[b].joint.nominal ? robot.bodies[b].joint.nominal->coulomb : 0;
      EXPECT_DOUBLE_EQ(read.bodies[b].joint.nominal->coulomb, wanted) << name;
    }
  }
}
#else
TEST(Sdf, LibsdformatFindsTheSameTorques) { GTEST_SKIP() << "libsdformat is not installed"; }
#endif

}  // namespace
}  // namespace armature
