// The exported model driven in MuJoCo beside the true one: the same controller, the same motion.
#include <gtest/gtest.h>
#include <mujoco/mujoco.h>

#include <array>
#include <cstring>
#include <memory>

#include "armature/export.hpp"
#include "armature/identify.hpp"
#include "armature/rehearse.hpp"
#include "armature/signal.hpp"
#include "exports/support.hpp"
#include "support/sweep.hpp"
#include "support/virtual_data.hpp"

namespace armature {
namespace {

// The two robots stay this close along a validation motion [rad]: what a position controller of 8 Hz leaves of the
// difference between the true torques and identified ones.
constexpr double kSameMotion = 5e-3;
// Held by gravity compensation alone for ten seconds [rad].
constexpr double kNoDrift = 1e-6;

const std::vector<std::string> kTerms = {"viscous", "coulomb", "rotor"};

class Simulation {
 public:
  explicit Simulation(const Robot& robot) {
    MjcfOptions options;
    options.contacts = false;
    options.motors = false;
    const std::string xml = write_mjcf(robot, options);
    auto vfs = std::make_unique<mjVFS>();
    mj_defaultVFS(vfs.get());
    mj_makeEmptyFileVFS(vfs.get(), "robot.xml", static_cast<int>(xml.size()));
    std::memcpy(vfs->filedata[0], xml.data(), xml.size());
    std::array<char, 1000> error{};
    model_.reset(mj_loadXML("robot.xml", vfs.get(), error.data(), static_cast<int>(error.size())));
    mj_deleteVFS(vfs.get());
    EXPECT_TRUE(model_) << error.data();
    data_.reset(mj_makeData(model_.get()));
  }
  void reset(const Vector& q) { reset(q, Vector::Zero(q.size())); }
  void reset(const Vector& q, const Vector& v) {
    mj_resetData(model_.get(), data_.get());
    for (Eigen::Index j = 0; j < q.size(); ++j) data_->qpos[j] = q[j], data_->qvel[j] = v[j];
  }
  void step(const Vector& tau) {
    for (Eigen::Index j = 0; j < tau.size(); ++j) data_->qfrc_applied[j] = tau[j];
    mj_step(model_.get(), data_.get());
  }
  [[nodiscard]] Vector q() const { return Eigen::Map<const Vector>(data_->qpos, model_->nv); }
  [[nodiscard]] Vector v() const { return Eigen::Map<const Vector>(data_->qvel, model_->nv); }

 private:
  struct Free {
    void operator()(mjModel* model) const { mj_deleteModel(model); }
    void operator()(mjData* data) const { mj_deleteData(data); }
  };
  std::unique_ptr<mjModel, Free> model_;
  std::unique_ptr<mjData, Free> data_;
};

// Computed torque with the exported model, as its user would drive the arm.
Vector control(const TorqueModel& model, const Vector& pi, const Simulation& arm, const TrajectoryPoint& wanted) {
  constexpr double kRate = 2 * M_PI * 8;
  const Vector a = wanted.a + kRate * kRate * (wanted.q - arm.q()) + 2 * kRate * (wanted.v - arm.v());
  return inverse_dynamics(model, pi, Motion(arm.q().transpose(), wanted.v.transpose(), a.transpose())).transpose();
}

struct Pair {
  Robot truth, exported;
};

// The data sheet is wrong: each mass off by up to 30 %, friction unknown.
Robot wrong_sheet(const Robot& truth, Rng& rng) {
  Robot sheet = truth;
  for (Body& body : sheet.bodies) {
    const double factor = rng.uniform(0.7, 1.3);
    body.inertia =
        LinkInertia::from_vector(factor * body.inertia->to_vector(ParameterOrder::Khalil), ParameterOrder::Khalil);
    if (body.joint.nominal) body.joint.nominal = JointNominal{0, 0, 0, factor * body.joint.nominal->rotor_inertia};
  }
  return sheet;
}

// An arm identified from one rehearsal. Rotors that its sensors do not feel move in both simulations.
Pair identified_arm(const std::string& name) {
  const Robot truth = testing::without_capsules(load_robot(name).value());
  Rng rng(4);
  const Robot sheet = wrong_sheet(truth, rng);
  const FourierSeries series = testing::motion_from_home(rng, truth, 3);
  RehearsalOptions options;
  options.floor_m = std::nullopt;
  const auto run = rehearse(truth, series, options).value();
  SignalOptions signal;
  signal.period = series.period();
  IdentifyOptions how;
  how.terms = testing::friction_and_rotors(truth);
  how.with_essential = false;
  const auto found = identify(sheet, {prepare(run.recording, sheet, signal).value()}, how).value();
  return {with_unfelt_rotors(truth), with_unfelt_rotors(identified_robot(found.model))};
}

// How far the two arms get apart along a motion when the same controller drives both.
double apart_along(const Pair& pair, const Trajectory& motion) {
  const TorqueModel model(pair.exported, make_terms(pair.exported, kTerms).value());
  const Vector pi = model.nominal();
  Simulation exported(pair.exported), truth(pair.truth);
  const TrajectoryPoint start = motion.evaluate(0);
  exported.reset(start.q), truth.reset(start.q);
  double apart = 0;
  for (int k = 0; 1e-3 * k <= motion.duration(); ++k) {
    const TrajectoryPoint wanted = motion.evaluate(1e-3 * k);
    exported.step(control(model, pi, exported, wanted));
    truth.step(control(model, pi, truth, wanted));
    apart = std::max(apart, (exported.q() - truth.q()).cwiseAbs().maxCoeff());
  }
  return apart;
}

TEST(Drive, ExportedArmMovesAsTheTrueOne) {
  std::vector<const char*> names = {"iiwa14", "ur5e"};
  if (testing::sweep_factor() > 1) names = testing::catalogue_with_inertias();
  for (const char* name : names) {
    const Pair pair = identified_arm(name);
    Rng rng(5);
    ValidationOptions smaller;
    smaller.reach = 0.4;
    for (const ValidationMotion kind : {ValidationMotion::SineSeries, ValidationMotion::Quintic10}) {
      const double apart = apart_along(pair, make_validation_motion(pair.truth, kind, rng, smaller));
      EXPECT_LE(apart, kSameMotion) << name << ", " << to_string(kind);
      EXPECT_GT(apart, 0) << name << ": two different robots cannot move alike to the last bit";
    }
  }
}

// The last joint's speed after a second, begun with `speed` and pulled with `tau` against its friction alone.
double speed_after(const Robot& robot, double speed, double tau) {
  const TorqueModel model(robot);
  Simulation arm(robot);
  Vector pull, v = Vector::Zero(robot.joint_count());
  v[v.size() - 1] = speed;
  arm.reset(robot.home_position(), v);
  for (int k = 0; k < 1000; ++k) {
    pull = gravity_torque(model, model.nominal(), arm.q().transpose()).transpose();
    pull[v.size() - 1] += tau;
    arm.step(pull);
  }
  return arm.v()[v.size() - 1];
}

// tau = FV v + FC sign(v) keeps v however small it is: with MuJoCo's own settings dry friction is a damper there.
TEST(Drive, ASlowJointIsBrakedByAllOfItsFriction) {
  for (const char* name : testing::catalogue_with_inertias()) {
    const Robot robot = testing::without_capsules(with_unfelt_rotors(load_robot(name).value()));
    const auto& friction = robot.bodies[static_cast<std::size_t>(robot.coordinates().back())].joint.nominal;
    if (!friction || friction->coulomb == 0) continue;
    const double speed = 0.05;
    EXPECT_NEAR(speed_after(robot, speed, friction->coulomb + friction->viscous * speed), speed, 1e-4) << name;
    EXPECT_NEAR(speed_after(robot, 0, 0.9 * friction->coulomb), 0, 1e-4) << name << ": it should stick";
  }
}

TEST(Drive, HeldByGravityCompensationTheArmStays) {
  for (const char* name : testing::catalogue_with_inertias()) {
    const Robot robot = load_robot(name).value();
    const TorqueModel model(robot);
    Simulation arm(robot);
    arm.reset(robot.home_position());
    for (int k = 0; k < 10000; ++k) arm.step(gravity_torque(model, model.nominal(), arm.q().transpose()).transpose());
    EXPECT_LE((arm.q() - robot.home_position()).cwiseAbs().maxCoeff(), kNoDrift) << name;
  }
}

}  // namespace
}  // namespace armature
