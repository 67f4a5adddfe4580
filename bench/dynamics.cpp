// ns per sample and core of the regressor, inverse dynamics and mass matrix, beside other engines. Answers are compared
// before anything is timed.
#include <algorithm>
#include <cmath>
#include <cstdio>
#include <ctime>
#include <fstream>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "armature/dynamics.hpp"
#include "dynamics/kernels.hpp"
#include "dynamics/pinocchio.hpp"
#include "oracle/dynamics_engines.hpp"
#include "support/random_robot.hpp"

namespace armature::bench {
namespace {

constexpr Eigen::Index kSamples = 256;
constexpr double kAgreement = 1e-9;

/// Median and the middle half of many runs, in ns per sample.
struct Timing {
  double median = 0, low = 0, high = 0;
};

/// Time this thread has spent computing [ns]: on a busy machine, waiting for a core is nobody's cost.
double thread_time() {
  timespec t{};
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &t);
  return 1e9 * static_cast<double>(t.tv_sec) + static_cast<double>(t.tv_nsec);
}

Timing measure(const std::function<void()>& run, Eigen::Index samples) {
  std::vector<double> times;
  run();
  const double end = thread_time() + 3e8;
  while (thread_time() < end || times.size() < 9) {
    const double start = thread_time();
    run();
    times.push_back((thread_time() - start) / static_cast<double>(samples));
  }
  std::sort(times.begin(), times.end());
  return {times[times.size() / 2], times[times.size() / 4], times[3 * times.size() / 4]};
}

void row(const char* what, const std::string& who, const Timing& t, double ours) {
  std::printf("  %-17s %-24s %9.1f   [%8.1f %8.1f]", what, who.c_str(), t.median, t.low, t.high);
  if (ours > 0) std::printf("   %6.1f×", t.median / ours);
  std::printf("\n");
}

/// A chain of n joints whose frames are turned by right angles, like an arm's.
Robot chain(int joints) {
  Rng rng(static_cast<std::uint64_t>(joints));
  std::vector<DhRow> rows;
  for (int i = 0; i < joints; ++i) {
    DhRow dh;
    dh.alpha = i == 0 ? 0 : (i % 2 ? M_PI / 2 : -M_PI / 2);
    dh.a = i % 3 == 1 ? 0.3 : 0;
    dh.d = i % 2 ? 0 : 0.4;
    rows.push_back(dh);
  }
  Robot robot = make_robot_from_modified_dh("chain" + std::to_string(joints), rows);
  for (Body& body : robot.bodies) body.inertia = testing::random_inertia(rng);
  return robot;
}

Robot arm(int joints) {
  if (joints == 2) return testing::planar2r();
  if (joints != 7) return chain(joints);
  // The published table is rounded; MuJoCo refuses the inertias that no body could have.
  Robot robot = testing::iiwa14();
  Rng rng(7);
  for (Body& body : robot.bodies) {
    if (body.inertia->impossible()) body.inertia = testing::random_inertia(rng);
  }
  return robot;
}

bool compare(const char* what, const std::string& who, const Matrix& theirs, const Matrix& ours) {
  const double error = (theirs - ours).cwiseAbs().maxCoeff() / ours.cwiseAbs().maxCoeff();
  if (error <= kAgreement) return true;
  std::printf("  %s of %s differs by %.1e: not timed\n", what, who.c_str(), error);
  return false;
}

/// Times of ours, kept for the growth at the end.
struct Ours {
  int joints = 0;
  double regressor = 0, inverse = 0, mass = 0;
};

Ours time_ours(const TorqueModel& model, const Motion& motion) {
  const Vector pi = model.nominal();
  Matrix values(motion.samples(), regressor_layout(model).columns());
  Matrix tau(motion.samples(), model.joints());
  const Timing y = measure([&] { compute_regressor_into(model, motion, values); }, motion.samples());
  const Timing inverse = measure([&] { inverse_dynamics_into(model, pi, motion, tau); }, motion.samples());
  const Timing mass = measure([&] { (void)mass_matrix_batch(model, pi, motion.q); }, motion.samples());
  const std::string who = std::string("armature (") + kernels().name + ")";
  row("regressor", who, y, 0);
  row("inverse dynamics", who, inverse, 0);
  row("mass matrix", who, mass, 0);
  return {model.joints(), y.median, inverse.median, mass.median};
}

std::unique_ptr<PinocchioArm> pinocchio_of(const Robot& robot) {
  std::vector<PlainBody> bodies(robot.bodies.size());
  using RowMajor3 = Eigen::Matrix<double, 3, 3, Eigen::RowMajor>;
  for (std::size_t b = 0; b < bodies.size(); ++b) {
    const Body& from = robot.bodies[b];
    PlainBody& to = bodies[b];
    to.parent = from.parent;
    to.prismatic = from.joint.type == JointType::Prismatic;
    Eigen::Map<RowMajor3>(to.rotation) = from.joint.parent_from_joint.rotation;
    Eigen::Map<Vector3>(to.translation) = from.joint.parent_from_joint.translation;
    Eigen::Map<Vector3>(to.axis) = from.joint.axis;
    to.mass = from.inertia->M;
    Eigen::Map<Vector3>(to.com) = from.inertia->center_of_mass();
    Eigen::Map<RowMajor3>(to.inertia_about_com) = from.inertia->inertia_about_com();
  }
  const Vector3 gravity = robot.gravity_in_base();
  return std::unique_ptr<PinocchioArm>(make_pinocchio(bodies.data(), static_cast<int>(bodies.size()), gravity.data()));
}

void time_pinocchio(const TorqueModel& model, const Motion& motion, const Ours& ours) {
  const auto peer = pinocchio_of(model.robot());
  if (!peer) {
    std::printf("  Pinocchio is absent: see bench/dynamics.cmake\n");
    return;
  }
  const std::string who = std::string("Pinocchio ") + pinocchio_version();
  const Vector pi = model.nominal();
  const Matrix q = motion.q.transpose(), v = motion.v.transpose(), a = motion.a.transpose();
  const int n = model.joints(), count = static_cast<int>(motion.samples());
  Matrix y(n, model.parameter_count()), mass(n, n);
  Vector tau(n);
  const auto regressor = [&] { peer->regressor(q.data(), v.data(), a.data(), count, y.data()); };
  const auto inverse = [&] { peer->inverse_dynamics(q.data(), v.data(), a.data(), count, tau.data()); };
  const auto composite = [&] { peer->mass_matrix(q.data(), count, mass.data()); };
  regressor();
  inverse();
  composite();
  if (!compare("regressor", who, y, compute_regressor(model, motion).dense(0, model.parameter_count())) ||
      !compare("inverse dynamics", who, tau, inverse_dynamics(model, pi, motion).row(0).transpose()) ||
      !compare("mass matrix", who, mass, mass_matrix(model, pi, motion.position(0))))
    return;
  row("regressor", who, measure(regressor, count), ours.regressor);
  row("inverse dynamics", who, measure(inverse, count), ours.inverse);
  row("mass matrix", who, measure(composite, count), ours.mass);
}

void time_engine(oracle::Engine& peer, const TorqueModel& model, const Motion& motion, const Ours& ours) {
  const Vector pi = model.nominal();
  const Matrix q = motion.q.transpose(), v = motion.v.transpose(), a = motion.a.transpose();
  const Matrix tau = inverse_dynamics(model, pi, motion);
  for (Eigen::Index k = 0; k < 10; ++k) {
    if (!compare("inverse dynamics", peer.name(), peer.inverse_dynamics(q.col(k), v.col(k), a.col(k)),
                 tau.row(k).transpose()))
      return;
  }
  const auto inverse = [&] {
    for (Eigen::Index k = 0; k < q.cols(); ++k) (void)peer.inverse_dynamics(q.col(k), v.col(k), a.col(k));
  };
  row("inverse dynamics", peer.name(), measure(inverse, motion.samples()), ours.inverse);
  if (peer.mass_matrix(q.col(0)).size() == 0) return;
  const auto mass = [&] {
    for (Eigen::Index k = 0; k < q.cols(); ++k) (void)peer.mass_matrix(q.col(k));
  };
  row("mass matrix", peer.name(), measure(mass, motion.samples()), ours.mass);
}

Ours bench_robot(int joints) {
  const TorqueModel model(arm(joints));
  Rng rng(11);
  const Motion motion = testing::random_motion(rng, kSamples, model.joints());
  std::printf("\n%d joints (%s), ns per sample and core\n", joints, model.robot().name.c_str());
  const Ours ours = time_ours(model, motion);
  time_pinocchio(model, motion, ours);
  for (const auto make : {&oracle::make_mujoco, &oracle::make_dart, &oracle::make_kdl}) {
    if (const auto engine = make(model.robot())) time_engine(*engine, model, motion, ours);
  }
  return ours;
}

void show_growth(const std::vector<Ours>& all) {
  std::printf("\nGrowth with joints: regressor ns / n², inverse dynamics ns / n, mass matrix ns / n²\n");
  for (const Ours& o : all) {
    const double n = o.joints;
    std::printf("  n = %2d   %6.2f   %6.2f   %6.2f\n", o.joints, o.regressor / (n * n), o.inverse / n,
                o.mass / (n * n));
  }
  std::printf("\nGrowth with samples, 7 joints: regressor ns per sample\n");
  const TorqueModel model(arm(7));
  Rng rng(12);
  for (const Eigen::Index samples : {64, 256, 1000, 4000, 16000}) {
    const Motion motion = testing::random_motion(rng, samples, 7);
    Matrix values(samples, regressor_layout(model).columns());
    const Timing t = measure([&] { compute_regressor_into(model, motion, values); }, samples);
    std::printf("  %6ld samples   %7.1f   [%7.1f %7.1f]\n", static_cast<long>(samples), t.median, t.low, t.high);
  }
}

void show_gradient() {
  const TorqueModel model(arm(7));
  Rng rng(13);
  const Motion motion = testing::random_motion(rng, kSamples, 7);
  const Matrix weights = Matrix::Random(kSamples, regressor_layout(model).columns());
  Matrix values(kSamples, weights.cols());
  const Timing y = measure([&] { compute_regressor_into(model, motion, values); }, kSamples);
  const Timing g = measure([&] { (void)contract_regressor(model, motion, weights); }, kSamples);
  const Timing d = measure([&] { (void)regressor_derivatives(model, motion); }, kSamples);
  std::printf("\nDerivatives, 7 joints: contraction %.1f ns (%.1f regressors), full %.1f ns (%.1f regressors)\n",
              g.median, g.median / y.median, d.median, d.median / y.median);
}

std::string machine() {
  std::ifstream info("/proc/cpuinfo");
  for (std::string line; std::getline(info, line);) {
    if (line.rfind("model name", 0) == 0) return line.substr(line.find(':') + 2);
  }
  return "unknown";
}

}  // namespace
}  // namespace armature::bench

int main(int, char** argv) {
  using namespace armature;
  std::printf("machine   %s\ncompiler  %s\ncommand   %s\nkernels   %s, %d samples per pack, one thread\n",
              bench::machine().c_str(), __VERSION__, argv[0], kernels().name, kernels().width);
  std::printf("columns   median of at least 9 runs of %ld samples, [middle half], ratio to armature\n",
              static_cast<long>(bench::kSamples));
  std::vector<bench::Ours> all;
  for (const int joints : {2, 6, 7, 20}) all.push_back(bench::bench_robot(joints));
  bench::show_growth(all);
  bench::show_gradient();
}
