// URDF as DART understands it.
#include <gtest/gtest.h>

#include "armature/export.hpp"
#include "exports/support.hpp"

#ifdef ARMATURE_HAS_DART_URDF
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Woverloaded-virtual"
#pragma GCC diagnostic ignored "-Wpedantic"
#pragma GCC diagnostic ignored "-Wshadow"
#include <dart/dynamics/DegreeOfFreedom.hpp>
#include <dart/dynamics/Joint.hpp>
#include <dart/dynamics/Skeleton.hpp>
#include <dart/utils/urdf/DartLoader.hpp>
#pragma GCC diagnostic pop
#endif

namespace armature {
namespace {

#ifdef ARMATURE_HAS_DART_URDF
dart::dynamics::SkeletonPtr read_by_dart(const std::string& urdf, const Robot& robot) {
  using Loader = dart::utils::DartLoader;
  // Links without an inertial, as frames are, would be given 1 kg; nothing at all would be warned about.
  const dart::dynamics::Inertia nothing(1e-20, Eigen::Vector3d::Zero(), 1e-20 * Eigen::Matrix3d::Identity());
  Loader loader(Loader::Options(nullptr, Loader::RootJointType::FIXED, nothing));
  const auto skeleton = loader.parseSkeletonString(urdf, dart::common::Uri());
  // A URDF does not say where the robot stands.
  if (skeleton) skeleton->setGravity(robot.world_from_base.rotation.transpose() * robot.gravity_in_world);
  return skeleton;
}

Matrix torques_of(const dart::dynamics::SkeletonPtr& skeleton, const std::vector<std::string>& joints,
                  const Motion& motion) {
  std::vector<Eigen::Index> at;
  for (const std::string& name : joints) {
    at.push_back(static_cast<Eigen::Index>(skeleton->getJoint(name)->getDof(0)->getIndexInSkeleton()));
  }
  const auto ordered = [&](const auto& row) {
    Vector x(row.size());
    for (Eigen::Index j = 0; j < x.size(); ++j) x[at[static_cast<std::size_t>(j)]] = row[j];
    return x;
  };
  Matrix tau(motion.samples(), motion.joints());
  for (Eigen::Index k = 0; k < tau.rows(); ++k) {
    skeleton->setPositions(ordered(motion.q.row(k)));
    skeleton->setVelocities(ordered(motion.v.row(k)));
    skeleton->setAccelerations(ordered(motion.a.row(k)));
    skeleton->computeInverseDynamics();  // rigid bodies
    const Vector found = skeleton->getForces();
    for (Eigen::Index j = 0; j < tau.cols(); ++j) tau(k, j) = found[at[static_cast<std::size_t>(j)]];
  }
  return tau;
}

// Friction is a number of the joint in DART, applied by its integrator; the numbers are compared.
void expect_same_friction(const dart::dynamics::SkeletonPtr& skeleton, const Robot& robot) {
  for (const Body& body : robot.bodies) {
    const JointNominal wanted = body.joint.nominal.value_or(JointNominal{});
    const auto* joint = skeleton->getJoint(body.joint.name);
    EXPECT_DOUBLE_EQ(joint->getDampingCoefficient(0), wanted.viscous) << robot.name << ' ' << body.joint.name;
    EXPECT_DOUBLE_EQ(joint->getCoulombFriction(0), wanted.coulomb) << robot.name << ' ' << body.joint.name;
  }
}

TEST(Urdf, DartFindsTheSameTorques) {
  for (const char* name : testing::catalogue_with_inertias()) {
    const Robot robot = load_robot(name).value();
    const auto skeleton = read_by_dart(write_urdf(robot), robot);
    ASSERT_TRUE(skeleton) << name;
    const Motion motion = testing::random_states(robot, 20, 7);
    const Matrix theirs = torques_of(skeleton, robot.joint_names(), motion);
    EXPECT_LE(testing::difference(testing::rigid_torques(robot, motion), theirs), 1e-9) << name;
    expect_same_friction(skeleton, robot);
  }
}
#else
TEST(Urdf, DartFindsTheSameTorques) { GTEST_SKIP() << "DART's URDF reader is not installed"; }
#endif

}  // namespace
}  // namespace armature
