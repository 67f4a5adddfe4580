// Every robot of the catalogue can be simulated: a possible machine that does not touch itself at home.
#include "armature/catalogue.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

#include "armature/lint.hpp"
#include "armature/robot_file.hpp"
#include "armature/text.hpp"

namespace armature {
namespace {

std::vector<Robot> all_robots() {
  std::vector<Robot> robots;
  for (const auto& name : catalogue_names()) robots.push_back(load_catalogue_robot(name).value());
  return robots;
}

// world_from_body at q, written out here so that the test does not lean on the library's own kinematics.
std::vector<Pose> place(const Robot& robot, const Vector& q) {
  std::vector<Pose> poses;
  Eigen::Index coordinate = 0;
  for (const Body& body : robot.bodies) {
    const double x = q[coordinate++];
    const Pose moved = body.joint.type == JointType::Prismatic
                           ? Pose{Matrix3::Identity(), x * body.joint.axis}
                           : Pose{rotation_about(body.joint.axis, x), Vector3::Zero()};
    const Pose parent = body.parent < 0 ? robot.world_from_base : poses[static_cast<std::size_t>(body.parent)];
    poses.push_back(parent * body.joint.parent_from_joint * moved);
  }
  return poses;
}

Capsule moved(const Pose& pose, const Capsule& c) { return {pose * c.from, pose * c.to, c.radius}; }

// Gap between two capsules, by sampling both axes finely: good to a millimetre.
double gap(const Capsule& a, const Capsule& b) {
  double best = kInfinity;
  for (int i = 0; i <= 200; ++i) {
    const Vector3 p = a.from + (a.to - a.from) * (i / 200.0);
    const Vector3 along = b.to - b.from;
    const double t = along.squaredNorm() > 0 ? std::clamp((p - b.from).dot(along) / along.squaredNorm(), 0.0, 1.0) : 0;
    best = std::min(best, (p - b.from - t * along).norm());
  }
  return best - a.radius - b.radius;
}

std::vector<Capsule> capsules_of(const Robot& robot, const std::vector<Pose>& poses, int body) {
  std::vector<Capsule> list;
  const auto& own = body < 0 ? robot.base_capsules : robot.bodies[static_cast<std::size_t>(body)].capsules;
  for (const Capsule& c : own) {
    list.push_back(moved(body < 0 ? robot.world_from_base : poses[static_cast<std::size_t>(body)], c));
  }
  return list;
}

double potential_energy(const Robot& robot, const Vector& q) {
  const auto poses = place(robot, q);
  double energy = 0;
  for (std::size_t i = 0; i < poses.size(); ++i) {
    const LinkInertia& inertia = *robot.bodies[i].inertia;
    energy -= inertia.M * robot.gravity_in_world.dot(poses[i] * inertia.center_of_mass());
  }
  return energy;
}

TEST(Catalogue, HasTheArmsOfThePapersAndTheArmsPeopleOwn) {
  const auto names = catalogue_names();
  for (const char* name :
       {"planar2r", "iiwa14", "lwr4", "gen2", "kr15", "ir361", "panda", "ur5e", "ur10e", "gen3", "wam7", "tx40"}) {
    EXPECT_NE(std::find(names.begin(), names.end(), name), names.end()) << name;
  }
}

TEST(Catalogue, EveryRobotIsCompleteAndSaysWhereItsNumbersComeFrom) {
  for (const Robot& robot : all_robots()) {
    SCOPED_TRACE(robot.name);
    EXPECT_GE(robot.comments.size(), 3U);
    EXPECT_TRUE(robot.find_frame(robot.tool_frame).has_value());
    EXPECT_EQ(robot.home.size(), static_cast<std::size_t>(robot.joint_count()));
    for (const Body& body : robot.bodies) {
      SCOPED_TRACE(body.joint.name);
      const JointLimits& l = body.joint.limits;
      EXPECT_TRUE(body.joint.type == JointType::Continuous || (std::isfinite(l.lower) && std::isfinite(l.upper)));
      EXPECT_TRUE(std::isfinite(l.velocity) && std::isfinite(l.acceleration) && std::isfinite(l.jerk) &&
                  std::isfinite(l.effort));
      ASSERT_TRUE(body.joint.nominal.has_value());
      EXPECT_GT(body.joint.nominal->viscous, 0);
      EXPECT_GT(body.joint.nominal->coulomb, 0);
      EXPECT_FALSE(body.capsules.empty());
    }
  }
}

TEST(Catalogue, EveryInertiaBelongsToABody) {
  for (const Robot& robot : all_robots()) {
    SCOPED_TRACE(robot.name);
    for (const Body& body : robot.bodies) {
      ASSERT_TRUE(body.inertia.has_value()) << body.name;
      EXPECT_EQ(body.inertia->impossible(), std::nullopt) << body.name;
      EXPECT_TRUE(body.inertia->to_log_cholesky().has_value()) << body.name;
    }
    for (const Finding& finding : lint(robot)) EXPECT_NE(finding.severity, Severity::Problem) << finding.text();
  }
}

TEST(Catalogue, NothingTouchesAtHome) {
  for (const Robot& robot : all_robots()) {
    const auto poses = place(robot, robot.home_position());
    for (int a = -1; a < static_cast<int>(poses.size()); ++a) {
      for (int b = a + 1; b < static_cast<int>(poses.size()); ++b) {
        if (robot.bodies[static_cast<std::size_t>(b)].parent == a) continue;
        for (const Capsule& x : capsules_of(robot, poses, a)) {
          for (const Capsule& y : capsules_of(robot, poses, b)) {
            EXPECT_GT(gap(x, y), 0.002) << robot.name << ": bodies " << a + 1 << " and " << b + 1;
          }
        }
      }
      for (const Capsule& c : capsules_of(robot, poses, a)) {
        EXPECT_GE(std::min(c.from.z(), c.to.z()) - c.radius, -1e-9)
            << robot.name << ": body " << a + 1 << " in the floor";
      }
    }
  }
}

TEST(Catalogue, EveryDriveHoldsItsArmAtHome) {
  for (const Robot& robot : all_robots()) {
    const Vector home = robot.home_position();
    for (Eigen::Index j = 0; j < home.size(); ++j) {
      Vector up = home, down = home;
      up[j] += 1e-6, down[j] -= 1e-6;
      const double torque = (potential_energy(robot, up) - potential_energy(robot, down)) / 2e-6;
      const double limit = robot.limits()[static_cast<std::size_t>(j)].effort;
      EXPECT_LT(std::abs(torque), 0.7 * limit) << robot.name << " joint " << j + 1;
    }
  }
}

TEST(Catalogue, Iiwa14CarriesTableThreeOfStuerz) {
  // Mass, centre of mass as printed; the three links whose tensors no body has are raised as the file says.
  const Robot robot = load_catalogue_robot("iiwa14").value();
  const double mass[] = {3.94781, 4.50275, 2.45520, 2.61155, 3.41000, 3.38795, 0.35432};
  const double com_z[] = {-0.03139, -0.00355, -0.02652, 0.03818, -0.21134, -0.02750, 0.07138};
  const double inertia_xx[] = {0.00455, 0.00032, 0.00223, 0.03844, 0.00277, 0.00050, 0.00795};
  const double coulomb[] = {0.31909, 0.18130, 0.07302, 0.17671, 0.03463, 0.13391, 0.08710};
  for (std::size_t i = 0; i < 7; ++i) {
    const Body& body = robot.bodies[i];
    EXPECT_EQ(body.inertia->M, mass[i]);
    EXPECT_NEAR(body.inertia->center_of_mass().z(), com_z[i], 1e-15);
    EXPECT_NEAR(body.inertia->inertia_about_com()(0, 0), inertia_xx[i], 1.7e-4);
    EXPECT_EQ(body.joint.nominal->coulomb, coulomb[i]);
  }
  EXPECT_NEAR(robot.limits()[3].velocity, 75 * M_PI / 180, 1e-15);
  // Stretched out, the flange is 1.306 m above the floor plate.
  const auto poses = place(robot, Vector::Zero(7));
  EXPECT_NEAR((poses[6] * robot.find_frame("flange")->body_from_frame).translation.z(), 1.306, 1e-12);
}

TEST(Catalogue, UnknownNamesSuggestTheNearest) {
  EXPECT_EQ(load_robot("iwa14").error().text(), "no robot of the catalogue is named 'iwa14'. Did you mean 'iiwa14'?");
  EXPECT_EQ(load_robot("no/such.urdf").error().text(), "no/such.urdf: this file does not exist. Check the path.");
}

}  // namespace
}  // namespace armature
