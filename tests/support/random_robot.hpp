// Random robots and motions for the tests. The same seed gives the same robot.
#pragma once

#include <cmath>

#include "armature/motion.hpp"
#include "armature/rng.hpp"
#include "armature/robot.hpp"

namespace armature::testing {

struct RandomRobotOptions {
  int min_bodies = 2;
  int max_bodies = 9;
  double branch = 0.2;       ///< chance that a body hangs on another than the one before
  double prismatic = 0.2;    ///< chance of a prismatic joint
  double mimic = 0.0;        ///< chance that a joint follows an earlier one
  bool nice_angles = false;  ///< twists and offsets from {0, ±90°, generic} and {0, generic}
};

/// A body with density: the sum of a few point masses and a small solid ball.
inline LinkInertia random_inertia(Rng& rng) {
  LinkInertia sum;
  for (int i = 0; i < 5; ++i) {
    const Vector3 at = 0.3 * Vector3(rng.uniform(-1, 1), rng.uniform(-1, 1), rng.uniform(-1, 1));
    sum = sum + LinkInertia::from_center_of_mass(rng.uniform(0.2, 2), at, 1e-3 * Matrix3::Identity());
  }
  return sum;
}

inline Pose random_placement(Rng& rng, bool nice) {
  if (!nice) return {rng.rotation(), 0.5 * Vector3(rng.uniform(-1, 1), rng.uniform(-1, 1), rng.uniform(-1, 1))};
  // Modified DH with zero, right-angle and generic entries, each as likely.
  const auto pick = [&](std::initializer_list<double> fixed, double generic) {
    const int k = rng.index(static_cast<int>(fixed.size()) + 1);
    return k < static_cast<int>(fixed.size()) ? fixed.begin()[k] : generic;
  };
  const double alpha = pick({0, M_PI / 2, -M_PI / 2, 0}, rng.uniform(-3, 3));
  const double theta = pick({0, 0, M_PI / 2}, rng.uniform(-3, 3));
  const double a = pick({0, 0}, rng.uniform(0.1, 0.5));
  const double d = pick({0, 0}, rng.uniform(0.1, 0.5));
  const Pose x{rotation_about(Vector3::UnitX(), alpha), Vector3(a, 0, 0)};
  const Pose z{rotation_about(Vector3::UnitZ(), theta), Vector3(0, 0, d)};
  Pose placed = x * z;
  for (double& value : placed.rotation.reshaped()) {
    if (std::abs(value - std::round(value)) < 1e-12) value = std::round(value);
  }
  return placed;
}

inline Robot random_robot(Rng& rng, const RandomRobotOptions& options = {}) {
  Robot robot;
  robot.name = "random";
  robot.world_from_base = {rng.rotation(), Vector3(rng.uniform(-1, 1), rng.uniform(-1, 1), rng.uniform(-1, 1))};
  const int count = options.min_bodies + rng.index(options.max_bodies - options.min_bodies + 1);
  for (int i = 0; i < count; ++i) {
    Body body;
    body.name = "link" + std::to_string(i + 1);
    body.parent = i > 0 && rng.chance(options.branch) ? rng.index(i) - (rng.chance(0.2) ? 0 : 0) : i - 1;
    body.joint.name = "joint" + std::to_string(i + 1);
    body.joint.type = rng.chance(options.prismatic) ? JointType::Prismatic
                                                    : (rng.chance(0.2) ? JointType::Continuous : JointType::Revolute);
    body.joint.parent_from_joint = random_placement(rng, options.nice_angles);
    body.joint.axis = options.nice_angles ? Vector3::UnitZ() : rng.direction();
    body.joint.limits = {-2, 2, 2, 10, 100, 100};
    if (i > 0 && rng.chance(options.mimic)) {
      const auto leaders = robot.coordinates();
      body.joint.mimic = Mimic{leaders[static_cast<std::size_t>(rng.index(static_cast<int>(leaders.size())))],
                               rng.uniform(-2, 2), rng.uniform(-1, 1)};
    }
    body.inertia = random_inertia(rng);
    robot.bodies.push_back(body);
  }
  return robot;
}

inline Motion random_motion(Rng& rng, Eigen::Index samples, Eigen::Index joints) {
  Motion m(samples, joints);
  for (double& x : m.q.reshaped()) x = rng.uniform(-3, 3);
  for (double& x : m.v.reshaped()) x = rng.uniform(-2, 2);
  for (double& x : m.a.reshaped()) x = rng.uniform(-5, 5);
  return m;
}

/// The KUKA LBR iiwa 14 of Stürz 2017 (Tables 1 and 3) without a robot file: for tests that stand above the reader.
inline Robot iiwa14() {
  const double right = M_PI / 2;
  Robot robot = make_robot_from_modified_dh("iiwa14", {{0, 0, 0, 0},
                                                       {0, right, 0, 0},
                                                       {0, -right, 0.42, 0},
                                                       {0, -right, 0, 0},
                                                       {0, right, 0.40, 0},
                                                       {0, right, 0, 0},
                                                       {0, -right, 0, 0}});
  const double table[7][12] = {
      {3.94781, -0.00351, 0.00160, -0.03139, 0.00455, 0.00000, -0.00000, 0.00454, 0.00001, 0.00029, 0.24150, 0.31909},
      {4.50275, -0.00767, 0.16669, -0.00355, 0.00032, 0.00000, 0.00000, 0.00010, -0.00000, 0.00042, 0.37328, 0.18130},
      {2.45520, -0.00225, -0.03492, -0.02652, 0.00223, -0.00005, 0.00007, 0.00219, 0.00007, 0.00073, 0.11025, 0.07302},
      {2.61155, 0.00020, -0.05268, 0.03818, 0.03844, 0.00088, -0.00112, 0.01144, -0.00111, 0.04988, 0.10000, 0.17671},
      {3.41000, 0.00005, -0.00237, -0.21134, 0.00277, -0.00001, 0.00001, 0.00284, -0.00000, 0.00012, 0.10000, 0.03463},
      {3.38795, 0.00049, 0.02019, -0.02750, 0.00050, -0.00005, -0.00003, 0.00281, -0.00004, 0.00232, 0.12484, 0.13391},
      {0.35432, -0.03466, -0.02324, 0.07138, 0.00795, 0.00022, -0.00029, 0.01089, -0.00029, 0.00294, 0.10000, 0.08710}};
  const double position[7] = {170, 120, 170, 120, 170, 120, 175};
  const double velocity[7] = {85, 85, 100, 75, 130, 135, 135};
  const double effort[7] = {320, 320, 176, 176, 110, 40, 40};
  for (std::size_t i = 0; i < 7; ++i) {
    const double* t = table[i];
    Matrix3 about_com;
    about_com << t[4], t[5], t[6], t[5], t[7], t[8], t[6], t[8], t[9];
    robot.bodies[i].inertia = LinkInertia::from_center_of_mass(t[0], {t[1], t[2], t[3]}, about_com);
    robot.bodies[i].joint.nominal = JointNominal{t[10], t[11], 0, 0};
    const double degree = M_PI / 180;
    robot.bodies[i].joint.limits = {
        -position[i] * degree, position[i] * degree, velocity[i] * degree, kInfinity, kInfinity, effort[i]};
  }
  return robot;
}

/// A planar arm with two joints in the vertical plane, axes along y, links of 0.5 m.
inline Robot planar2r() {
  const double right = M_PI / 2;
  Robot robot = make_robot_from_modified_dh("planar2r", {{0, 0, 0, 0}, {0.5, 0, 0, 0}});
  robot.world_from_base.rotation = rotation_about(Vector3::UnitX(), right);
  for (auto& body : robot.bodies) {
    body.inertia = LinkInertia::from_center_of_mass(2.0, {0.25, 0, 0}, 0.02 * Matrix3::Identity());
    body.joint.nominal = JointNominal{0.1, 0.2, 0, 0};
    body.joint.limits = {-3.14, 3.14, 5.2, 4.5, kInfinity, 100};
  }
  return robot;
}

}  // namespace armature::testing
