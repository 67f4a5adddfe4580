// Inverse dynamics, mass matrix and kinematics against MuJoCo, DART and KDL.
#include <gtest/gtest.h>

#include <cstdio>

#include "armature/catalogue.hpp"
#include "armature/dynamics.hpp"
#include "armature/robot_file.hpp"
#include "oracle/dynamics_engines.hpp"
#include "support/random_robot.hpp"
#include "support/sweep.hpp"

namespace armature::oracle {
namespace {

using testing::random_motion;

constexpr double kAgreement = 1e-9;

// Coordinates of all bodies from the robot's own: x_body = fold · x + offset. Mimic joints, folded by hand.
struct Fold {
  Matrix fold;
  Vector offset;
};

Fold fold_of(const Robot& robot) {
  const auto leaders = robot.coordinates();
  const auto bodies = static_cast<Eigen::Index>(robot.bodies.size());
  Fold f{Matrix::Zero(bodies, static_cast<Eigen::Index>(leaders.size())), Vector::Zero(bodies)};
  for (Eigen::Index b = 0; b < bodies; ++b) {
    const auto& mimic = robot.bodies[static_cast<std::size_t>(b)].joint.mimic;
    const int leader = mimic ? mimic->joint : static_cast<int>(b);
    for (std::size_t c = 0; c < leaders.size(); ++c) {
      if (leaders[c] == leader) f.fold(b, static_cast<Eigen::Index>(c)) = mimic ? mimic->multiplier : 1;
    }
    if (mimic) f.offset[b] = mimic->offset;
  }
  return f;
}

// The largest relative error of each kind over all states.
struct Worst {
  double torque = 0, mass = 0, pose = 0;
  int robots = 0, states = 0;
};

void compare(Engine& engine, const TorqueModel& model, const Motion& motion, Worst& worst) {
  const Fold f = fold_of(model.robot());
  const Vector pi = model.nominal();
  const Matrix tau = inverse_dynamics(model, pi, motion);
  const Matrix mass = mass_matrix_batch(model, pi, motion.q);
  const auto n = model.joints();
  ++worst.robots;
  for (Eigen::Index k = 0; k < motion.samples(); ++k, ++worst.states) {
    const Vector q = f.fold * motion.position(k) + f.offset;
    const Vector theirs =
        f.fold.transpose() * engine.inverse_dynamics(q, f.fold * motion.velocity(k), f.fold * motion.acceleration(k));
    worst.torque = std::max(worst.torque, (tau.row(k).transpose() - theirs).norm() / theirs.norm());
    const Matrix full = engine.mass_matrix(q);
    if (full.size() > 0) {
      const Matrix folded = f.fold.transpose() * full * f.fold;
      worst.mass = std::max(worst.mass, (mass.row(k).reshaped(n, n) - folded).norm() / folded.norm());
    }
    const auto ours = body_poses(model, motion.position(k));
    const auto poses = engine.body_poses(q);
    for (std::size_t b = 0; b < poses.size(); ++b) {
      const double error = (ours[b].rotation - poses[b].rotation).norm() +
                           (ours[b].translation - poses[b].translation).norm() / (1 + poses[b].translation.norm());
      worst.pose = std::max(worst.pose, error);
    }
  }
}

using Maker = std::unique_ptr<Engine> (*)(const Robot&);

class DynamicsOracle : public ::testing::TestWithParam<Maker> {
 protected:
  void report(const std::string& what, const Worst& w) {
    char mass[32] = "not offered";
    if (w.mass > 0) std::snprintf(mass, sizeof mass, "%.1e", w.mass);
    std::printf("[  WORST   ] %s, %d robots, %d states: torque %.1e, mass matrix %s, pose %.1e\n", what.c_str(),
                w.robots, w.states, w.torque, mass, w.pose);
    EXPECT_LE(w.torque, kAgreement);
    EXPECT_LE(w.mass, kAgreement);
    EXPECT_LE(w.pose, kAgreement);
  }
};

// Trees with revolute, continuous, prismatic and mimic joints and any base orientation: 60 here, 300 and more in a
// sweep.
TEST_P(DynamicsOracle, AgreesOnRandomTrees) {
  Worst worst;
  std::string name;
  const int robots = testing::cases(300);
  for (int seed = 1; seed <= robots; ++seed) {
    Rng rng(static_cast<std::uint64_t>(seed));
    const Robot robot = testing::random_robot(rng, {.branch = 0.35, .prismatic = 0.25, .mimic = 0.15});
    const auto engine = GetParam()(robot);
    if (!engine) GTEST_SKIP() << "this engine was not found";
    name = engine->name();
    const TorqueModel model(robot);
    const double before = worst.torque;
    compare(*engine, model, random_motion(rng, 100, model.joints()), worst);
    ASSERT_LE(worst.torque, kAgreement) << name << ", seed " << seed << ", before it " << before;
  }
  report(name, worst);
}

TEST_P(DynamicsOracle, AgreesOnTheCatalogue) {
  Worst worst;
  std::string name;
  for (const std::string& robot_name : catalogue_names()) {
    auto robot = load_robot(robot_name);
    ASSERT_TRUE(robot) << robot.error().text();
    Rng rng(17);
    for (Body& body : robot->bodies) {
      if (!body.inertia || body.inertia->impossible()) body.inertia = testing::random_inertia(rng);
    }
    robot->world_from_base = {rng.rotation(), {0.3, -0.2, 0.5}};
    const auto engine = GetParam()(*robot);
    if (!engine) GTEST_SKIP() << "this engine was not found";
    name = engine->name();
    const TorqueModel model(*robot);
    compare(*engine, model, random_motion(rng, 100, model.joints()), worst);
    EXPECT_LE(worst.torque, kAgreement) << robot_name;
  }
  report(name + ", catalogue", worst);
}

std::string engine_name(const ::testing::TestParamInfo<Maker>& parameter) {
  const char* const kNames[] = {"Mujoco", "Dart", "Kdl"};
  return kNames[parameter.index];
}

INSTANTIATE_TEST_SUITE_P(Engines, DynamicsOracle, ::testing::Values(&make_mujoco, &make_dart, &make_kdl), engine_name);

}  // namespace
}  // namespace armature::oracle
