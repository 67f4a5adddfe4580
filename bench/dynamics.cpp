// ns per sample and core of the regressor, inverse dynamics and mass matrix, beside other engines. Answers are compared
// before anything is timed.
#include <algorithm>
#include <cmath>
#include <cstdio>
#include <memory>
#include <string>
#include <tuple>
#include <vector>

#include "armature/dynamics.hpp"
#include "dynamics/kernels.hpp"
#include "oracle/dynamics_engines.hpp"
#include "peers/pinocchio_builds.hpp"
#include "race.hpp"
#include "support/random_robot.hpp"

namespace armature::bench {
namespace {

/// A few hundred samples are a typical batch; their 7-joint regressor fits the second-level cache.
constexpr Eigen::Index kSamples = 200;
/// Samples whose answers are compared.
constexpr Eigen::Index kCompared = 10;
constexpr double kAgreement = 1e-9;

const char* const kRegressor = "regressor";
const char* const kInverse = "inverse dynamics";
const char* const kMass = "mass matrix";

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

/// One robot with its motion, and the programs that were found to give the same answers.
class Contest {
 public:
  explicit Contest(const Robot& robot)
      : model_(robot),
        pi_(model_.nominal()),
        joints_(model_.joints()),
        rng_(11),
        motion_(testing::random_motion(rng_, kSamples, joints_)),
        q_(motion_.q.transpose()),
        v_(motion_.v.transpose()),
        a_(motion_.a.transpose()),
        values_(kSamples, regressor_layout(model_).columns()),
        tau_(kSamples, joints_),
        mass_(joints_, joints_),
        y_(joints_, model_.parameter_count()),
        out_(joints_, kSamples) {}

  void enter_ours() {
    const std::string who = std::string("armature (") + kernels().name + ")";
    enter(kRegressor, who, [this] { compute_regressor_into(model_, motion_, values_); });
    enter(kInverse, who, [this] { inverse_dynamics_into(model_, pi_, motion_, tau_); });
    enter(kMass, who, [this] { (void)mass_matrix_batch(model_, pi_, motion_.q); });
  }

  void enter(const PinocchioBuild& build) {
    arms_.push_back(build.make(model_.robot()));
    PinocchioArm* const arm = arms_.back().get();
    const Regressor ours = compute_regressor(model_, motion_);
    const Matrix torque = inverse_dynamics(model_, pi_, motion_);
    bool same_y = true, same_torque = true, same_mass = true;
    arm->inverse_dynamics(q_.data(), v_.data(), a_.data(), kSamples, out_.data());
    for (Eigen::Index k = 0; k < kCompared; ++k) {
      arm->regressor(q_.col(k).data(), v_.col(k).data(), a_.col(k).data(), 1, y_.data());
      arm->mass_matrix(q_.col(k).data(), 1, mass_.data());
      same_y = same_y && same(y_, ours.dense(k, model_.parameter_count()));
      same_torque = same_torque && same(out_.col(k), torque.row(k).transpose());
      same_mass = same_mass && same(mass_, mass_matrix(model_, pi_, motion_.position(k)));
    }
    enter_if(same_y, kRegressor, build.name(),
             [=, this] { arm->regressor(q_.data(), v_.data(), a_.data(), kSamples, y_.data()); });
    enter_if(same_torque, kInverse, build.name(),
             [=, this] { arm->inverse_dynamics(q_.data(), v_.data(), a_.data(), kSamples, out_.data()); });
    enter_if(same_mass, kMass, build.name(), [=, this] { arm->mass_matrix(q_.data(), kSamples, mass_.data()); });
  }

  void enter(std::unique_ptr<oracle::Engine> engine) {
    if (!engine) return;
    engines_.push_back(std::move(engine));
    oracle::Engine* const peer = engines_.back().get();
    const Matrix torque = inverse_dynamics(model_, pi_, motion_);
    const bool has_mass = peer->mass_matrix(q_.col(0)).size() != 0;
    bool same_torque = true, same_mass = true;
    for (Eigen::Index k = 0; k < kCompared; ++k) {
      same_torque =
          same_torque && same(peer->inverse_dynamics(q_.col(k), v_.col(k), a_.col(k)), torque.row(k).transpose());
      if (has_mass)
        same_mass = same_mass && same(peer->mass_matrix(q_.col(k)), mass_matrix(model_, pi_, motion_.position(k)));
    }
    enter_if(same_torque, kInverse, peer->name(), [=, this] {
      for (Eigen::Index k = 0; k < kSamples; ++k) (void)peer->inverse_dynamics(q_.col(k), v_.col(k), a_.col(k));
    });
    if (!has_mass) return;
    enter_if(same_mass, kMass, peer->name(), [=, this] {
      for (Eigen::Index k = 0; k < kSamples; ++k) (void)peer->mass_matrix(q_.col(k));
    });
  }

  const std::vector<Entrant>& run() {
    std::stable_sort(entrants_.begin(), entrants_.end(),
                     [](const Entrant& a, const Entrant& b) { return rank(a.what) < rank(b.what); });
    race(entrants_);
    print(entrants_);
    return entrants_;
  }

 private:
  static int rank(const std::string& what) { return what == kRegressor ? 0 : what == kInverse ? 1 : 2; }
  static bool same(const Matrix& theirs, const Matrix& ours) {
    return (theirs - ours).cwiseAbs().maxCoeff() <= kAgreement * ours.cwiseAbs().maxCoeff();
  }
  void enter(const char* what, const std::string& who, std::function<void()> run) {
    entrants_.push_back({what, who, std::move(run), static_cast<double>(kSamples)});
  }
  void enter_if(bool agrees, const char* what, const std::string& who, std::function<void()> run) {
    if (agrees) {
      enter(what, who, std::move(run));
    } else {
      std::printf("  %s of %s differs by more than %.0e: not timed\n", what, who.c_str(), kAgreement);
    }
  }

  TorqueModel model_;
  Vector pi_;
  int joints_;
  Rng rng_;
  Motion motion_;
  Matrix q_, v_, a_;  // one sample per column, as the others want them
  Matrix values_, tau_, mass_, y_, out_;
  std::vector<std::unique_ptr<PinocchioArm>> arms_;
  std::vector<std::unique_ptr<oracle::Engine>> engines_;
  std::vector<Entrant> entrants_;
};

/// Times of ours, kept for the growth at the end.
struct Ours {
  int joints = 0;
  double regressor = 0, inverse = 0, mass = 0;
};

/// What the 7-joint regressor and inverse dynamics are meant to reach.
void print_targets(const std::vector<Entrant>& all) {
  for (const auto& [what, first, best] : {std::tuple(kRegressor, 20.0, 14.0), std::tuple(kInverse, 10.0, 10.0)}) {
    double with_own = 0, fastest = 0;
    for (const Entrant& e : all) {
      if (e.what != what || e.who.rfind("Pinocchio", 0) != 0) continue;
      const double ratio = e.median() / first_of(all, what).median();
      if (e.who.find("g++") != std::string::npos) with_own = ratio;
      fastest = fastest == 0 ? ratio : std::min(fastest, ratio);
    }
    if (fastest > 0)
      std::printf("  %s: %.1f times Pinocchio built by g++ (target %.0f), %.1f times its best build (target %.0f)\n",
                  what, with_own, first, fastest, best);
  }
}

Ours bench_robot(int joints) {
  const Robot robot = arm(joints);
  std::printf("\n%d joints (%s), ns per sample and core\n", joints, robot.name.c_str());
  Contest contest(robot);
  contest.enter_ours();
  for (const PinocchioBuild& build : pinocchio_builds()) contest.enter(build);
  for (const auto make : {&oracle::make_mujoco, &oracle::make_dart, &oracle::make_kdl}) contest.enter(make(robot));
  const std::vector<Entrant>& all = contest.run();
  if (joints == 7) print_targets(all);
  return {joints, first_of(all, kRegressor).median(), first_of(all, kInverse).median(), first_of(all, kMass).median()};
}

/// The exponent e of t ~ n^e between two sizes.
double exponent(double t0, double t1, double n0, double n1) { return std::log(t1 / t0) / std::log(n1 / n0); }

void show_growth_with_joints(const std::vector<Ours>& all) {
  std::printf("\nGrowth with joints: regressor ns / n², inverse dynamics ns / n, mass matrix ns / n²\n");
  for (const Ours& o : all) {
    const double n = o.joints;
    std::printf("  n = %2d   %6.2f   %6.2f   %6.2f\n", o.joints, o.regressor / (n * n), o.inverse / n,
                o.mass / (n * n));
  }
  const Ours &first = all.front(), &last = all.back();
  std::printf("  from n = %d to %d: regressor ~ n^%.2f, inverse dynamics ~ n^%.2f, mass matrix ~ n^%.2f\n",
              first.joints, last.joints, exponent(first.regressor, last.regressor, first.joints, last.joints),
              exponent(first.inverse, last.inverse, first.joints, last.joints),
              exponent(first.mass, last.mass, first.joints, last.joints));
}

/// In one call, into memory used before. Above 8 MB results go past the caches: what memory takes is added.
void show_growth_with_samples() {
  std::printf("\nGrowth with samples, 7 joints: regressor ns per sample, [middle half], MB of result\n");
  const TorqueModel model(arm(7));
  Rng rng(12);
  const int columns = regressor_layout(model).columns();
  std::vector<Entrant> all;
  std::vector<Motion> motions;
  std::vector<Matrix> values;
  const std::vector<Eigen::Index> sizes = {64, 200, 256, 1000, 2000, 4000, 8000, 16000, 32000, 64000};
  for (const Eigen::Index samples : sizes) {
    motions.push_back(testing::random_motion(rng, samples, 7));
    values.emplace_back(Matrix::Zero(samples, columns));
  }
  for (std::size_t i = 0; i < sizes.size(); ++i) {
    all.push_back(
        {"", "", [&, i] { compute_regressor_into(model, motions[i], values[i]); }, static_cast<double>(sizes[i])});
  }
  race(all);
  for (const Entrant& e : all)
    std::printf("  %6.0f samples   %7.1f   [%7.1f %7.1f]   %6.1f\n", e.count, e.median(), e.quantile(0.25),
                e.quantile(0.75), e.count * columns * 8 / 1e6);
}

/// Far beyond the caches. Ours writes every column; Pinocchio keeps one sample's matrix, or copies it into a stack of
/// all.
void show_large_result() {
  constexpr int kMany = 64000;
  std::printf("\n7 joints, %d samples a call, ns per sample and core\n", kMany);
  const Robot robot = arm(7);
  const TorqueModel model(robot);
  Rng rng(14);
  const Motion motion = testing::random_motion(rng, kMany, 7);
  const Matrix q = motion.q.transpose(), v = motion.v.transpose(), a = motion.a.transpose();
  Matrix values = Matrix::Zero(kMany, regressor_layout(model).columns()), one(7, 70);
  Matrix stacked = Matrix::Zero(7 * kMany, 70);
  std::vector<int> all_columns;
  for (int c = 0; c < 70; ++c) all_columns.push_back(c);
  std::vector<std::unique_ptr<PinocchioArm>> arms;
  std::vector<Entrant> all = {{kRegressor, std::string("armature (") + kernels().name + ")",
                               [&] { compute_regressor_into(model, motion, values); }, kMany}};
  for (const PinocchioBuild& build : pinocchio_builds()) {
    PinocchioArm* const peer = arms.emplace_back(build.make(robot)).get();
    all.push_back({kRegressor, build.name(),
                   [&, peer] { peer->regressor(q.data(), v.data(), a.data(), kMany, one.data()); }, kMany});
    all.push_back({kRegressor, build.name() + ", kept",
                   [&, peer] {
                     peer->stack(q.data(), v.data(), a.data(), kMany, all_columns.data(), 70, stacked.data(),
                                 7 * kMany);
                   },
                   kMany});
  }
  race(all, 7, 2e7);
  print(all);
}

void show_gradient() {
  const TorqueModel model(arm(7));
  Rng rng(13);
  const Motion motion = testing::random_motion(rng, kSamples, 7);
  Matrix values(kSamples, regressor_layout(model).columns());
  const Matrix weights = Matrix::Random(kSamples, values.cols());
  std::vector<Entrant> all = {
      {"regressor", "", [&] { compute_regressor_into(model, motion, values); }, static_cast<double>(kSamples)},
      {"contraction", "", [&] { (void)contract_regressor(model, motion, weights); }, static_cast<double>(kSamples)},
      {"full", "", [&] { (void)regressor_derivatives(model, motion); }, static_cast<double>(kSamples)}};
  race(all);
  std::printf("\nDerivatives, 7 joints: contraction %.1f ns (%.1f regressors), full %.1f ns (%.1f regressors)\n",
              all[1].median(), all[1].median() / all[0].median(), all[2].median(), all[2].median() / all[0].median());
}

}  // namespace
}  // namespace armature::bench

int main(int, char** argv) {
  using namespace armature;
  std::printf("machine   %s\ncompiler  %s\ncommand   %s\nkernels   %s, %d samples per pack, one thread\n",
              bench::machine().c_str(), __VERSION__, argv[0], kernels().name, kernels().width);
  std::printf("columns   median of runs of %ld samples, in turns; [middle half]; ratio to armature\n",
              static_cast<long>(bench::kSamples));
  std::vector<bench::Ours> all;
  for (const int joints : {2, 6, 7, 20}) all.push_back(bench::bench_robot(joints));
  bench::show_growth_with_joints(all);
  bench::show_growth_with_samples();
  bench::show_large_result();
  bench::show_gradient();
}
