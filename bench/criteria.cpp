// Which criterion pays: what a model will know after one period of each criterion's motion, on every catalogue robot.
//
// Noise is 0.2 % of each joint's effort limit, 100 samples per second, 10 s. Torque: root mean square standard
// deviation of torques predicted along a quintic-20 validation motion that no criterion saw, in % of the effort limit,
// mean over joints. RSD: median relative standard deviation of the base parameters at the nominal robot. Payload: half
// width of the 95 % interval of a load's mass from the same motion with and without it, everything else known.
// Threshold: four standard deviations of model and noise, the noise averaged over 0.05 s: the smallest contact torque
// that a monitor can tell, in % of the effort limit, mean over joints. The last table has geometric means over robots,
// each robot relative to its condition-number motion.
//
// usage: bench_criteria [EFFORT [ROBOT ...]]
#include <Eigen/Cholesky>
#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <map>
#include <optional>

#include "armature/catalogue.hpp"
#include "armature/design.hpp"
#include "armature/dynamics.hpp"
#include "armature/text.hpp"

namespace {

using namespace armature;
using Kind = Objective::Kind;

struct Delivered {
  double torque = 0, rsd = 0, payload = 0, threshold = 0;
};

// Base columns of the regressor, rows divided by the noise.
Matrix whitened(const TorqueModel& model, const std::vector<int>& columns, const Motion& motion, const Vector& noise) {
  Matrix Y = compute_regressor(model, motion).stacked(model.parameter_count())(Eigen::all, columns);
  const Eigen::Index n = noise.size();
  for (Eigen::Index r = 0; r < Y.rows(); ++r) Y.row(r) /= noise[r % n];
  return Y;
}

Delivered deliver(const Robot& robot, const DesignSpec& spec, const Trajectory& designed, const Trajectory& predicted) {
  const TorqueModel model(robot, make_terms(robot, spec.terms).value());
  const BaseMap base = compute_base(model);
  const auto limits = coordinate_limits(robot);
  Vector effort(static_cast<Eigen::Index>(limits.size()));
  for (std::size_t j = 0; j < limits.size(); ++j)
    effort[static_cast<Eigen::Index>(j)] = std::isfinite(limits[j].effort) ? limits[j].effort : 100;
  const Vector noise = spec.noise_share * effort;
  const Motion motion = designed.sample(100, false).motion;
  const Matrix F = whitened(model, base.columns, motion, noise);
  const Eigen::LLT<Matrix> information(F.transpose() * F);

  Delivered out;
  // Predicted torques: variance of each whitened row, times the noise again.
  const Matrix P = whitened(model, base.columns, predicted.sample(20).motion, noise);
  const Matrix half = information.matrixL().solve(P.transpose());
  const Vector variance = half.colwise().squaredNorm();
  const Eigen::Index n = effort.size();
  for (Eigen::Index j = 0; j < n; ++j) {
    double sum = 0;
    for (Eigen::Index r = j; r < variance.size(); r += n) sum += variance[r];
    const double samples = static_cast<double>(variance.size()) / static_cast<double>(n);
    out.torque += 100 * spec.noise_share * std::sqrt(sum / samples) / static_cast<double>(n);
    out.threshold += 400 * spec.noise_share * std::sqrt(sum / samples + 1.0 / 5) / static_cast<double>(n);
  }
  // Parameters at the nominal robot.
  const Vector beta = base.to_base(model.nominal());
  const Matrix covariance = information.solve(Matrix::Identity(F.cols(), F.cols()));
  std::vector<double> rsd;
  for (Eigen::Index i = 0; i < beta.size(); ++i)
    if (beta[i] != 0) rsd.push_back(100 * std::sqrt(covariance(i, i)) / std::abs(beta[i]));
  std::sort(rsd.begin(), rsd.end());
  out.rsd = rsd.empty() ? 0 : rsd[rsd.size() / 2];
  // A load's ten numbers on the last body.
  std::vector<int> load;
  for (int p = 0; p < 10; ++p) load.push_back(10 * (model.bodies() - 1) + p);
  const Matrix L = whitened(model, load, motion, noise);
  const Eigen::LDLT<Matrix> loaded(Matrix(L.transpose() * L) + 1e-9 * Matrix::Identity(10, 10));
  out.payload = 1.96 * std::sqrt(2 * loaded.solve(Matrix::Identity(10, 10))(9, 9));
  return out;
}

}  // namespace

int main(int argc, char** argv) {
  const double effort = argc > 1 ? std::atof(argv[1]) : 1;
  std::vector<std::string> names(argv + std::min(argc, 2), argv + argc);
  if (names.empty()) names = catalogue_names();
  const std::vector<Kind> kinds = {Kind::ConditionNumber, Kind::DOptimal, Kind::AOptimal, Kind::EOptimal,
                                   Kind::VOptimal};
  std::printf(
      "| robot | criterion | torque [%% of limit] | median RSD [%%] | payload mass ± [kg] | threshold [%% of limit] | "
      "seconds |\n|---|---|---|---|---|---|---|\n");
  std::map<Kind, std::array<double, 4>> logs;
  std::map<Kind, int> counted;
  for (const std::string& name : names) {
    const Robot robot = load_catalogue_robot(name).value();
    DesignSpec spec = load_design_spec("default").value();
    spec.noise_share = 0.002;
    spec.effort_scale = effort;
    spec.starts = 2;
    spec.budget_s = 60;
    const auto valid = design_validation(robot, spec, {ValidationMotion::Quintic20});
    if (!valid || valid->motions.empty()) continue;
    std::optional<Delivered> first;
    for (const Kind kind : kinds) {
      spec.objective.kind = kind;
      const auto design = design_motion(robot, spec);
      if (!design || !design->usable()) {
        std::printf("| %s | %s | %s |\n", name.c_str(), to_string(kind),
                    design ? "not certified" : design.error().text().c_str());
        continue;
      }
      const Delivered d = deliver(robot, spec, design->trajectory(), valid->motions[0].trajectory);
      std::printf("| %s | %s | %s | %s | %s | %s | %s |\n", name.c_str(), to_string(kind),
                  significant(d.torque, 3).c_str(), significant(d.rsd, 3).c_str(), significant(d.payload, 3).c_str(),
                  significant(d.threshold, 3).c_str(), significant(design->seconds, 3).c_str());
      if (!first) first = d;
      const double ratios[] = {d.torque / first->torque, d.rsd / first->rsd, d.payload / first->payload,
                               d.threshold / first->threshold};
      for (std::size_t i = 0; i < 4; ++i) logs[kind][i] += std::log(ratios[i]);
      ++counted[kind];
      std::fflush(stdout);
    }
  }
  std::printf("\n| criterion | torque | RSD | payload | threshold | robots |\n|---|---|---|---|---|---|\n");
  for (const Kind kind : kinds) {
    std::printf("| %s |", to_string(kind));
    for (const double sum : logs[kind]) std::printf(" %.3f |", std::exp(sum / std::max(1, counted[kind])));
    std::printf(" %d |\n", counted[kind]);
  }
  return 0;
}
