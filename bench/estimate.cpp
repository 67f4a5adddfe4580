// Samples → estimate for 7 joints and 57 base parameters, beside the usual way.
//
// How to read it: both sides get the same samples and must give the same beta. "usual" stacks the regressor of all
// samples into one matrix (7 N × 57) and runs Eigen's column-pivoting QR, as identification scripts do; it stops where
// the matrix would pass 2 GB. "armature" accumulates one triangle per joint, in blocks made on the fly. Times are per
// core, one run.
#include <sys/resource.h>

#include <Eigen/QR>
#include <cstdio>
#include <ctime>
#include <fstream>
#include <string>

#include "armature/essential.hpp"
#include "estimate/support.hpp"

namespace {

using namespace armature;  // NOLINT(google-build-using-namespace)
// Processor time of this process: what other programs on the machine take does not count.
double cpu_seconds() {
  timespec now{};
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
  return static_cast<double>(now.tv_sec) + 1e-9 * static_cast<double>(now.tv_nsec);
}
double seconds_since(double start) { return cpu_seconds() - start; }

double peak_memory_mb() {
  rusage usage{};
  getrusage(RUSAGE_SELF, &usage);
  return static_cast<double>(usage.ru_maxrss) / 1024;
}

std::string machine() {
  std::ifstream info("/proc/cpuinfo");
  for (std::string line; std::getline(info, line);) {
    if (line.rfind("model name", 0) == 0) return line.substr(line.find(':') + 2);
  }
  return "unknown processor";
}

struct Setup {
  TorqueModel model;
  BaseMap base;
  testing::Multi multi;
  Vector pi;
};

constexpr Eigen::Index kBatch = 1 << 14;
constexpr double kRate = 500;

// Samples first … first + rows − 1 of an endless recording: a motion that never repeats, with torque noise.
Samples make_batch(const Setup& s, Eigen::Index first, Eigen::Index rows) {
  Samples batch;
  batch.time = Vector::LinSpaced(rows, static_cast<double>(first), static_cast<double>(first + rows - 1)) / kRate;
  batch.motion = s.multi.at(batch.time);
  batch.tau = inverse_dynamics(s.model, s.pi, batch.motion);
  Rng rng = Rng(1).fork(static_cast<std::uint64_t>(first));
  for (double& t : batch.tau.reshaped()) t += 0.1 * rng.normal();
  return batch;
}

struct Run {
  Vector beta;
  double seconds = 0;  // without making the samples
};

Run run_armature(const Setup& s, Eigen::Index samples) {
  Accumulator accumulator(s.model, s.base);
  Run run;
  for (Eigen::Index first = 0; first < samples; first += kBatch) {
    const Samples batch = make_batch(s, first, std::min(kBatch, samples - first));
    const auto start = cpu_seconds();
    accumulator.add(batch.motion, batch.tau).value();
    run.seconds += seconds_since(start);
  }
  const auto start = cpu_seconds();
  run.beta = estimate(accumulator.information(), {.weighting = EstimateOptions::Weighting::None}).beta;
  run.seconds += seconds_since(start);
  return run;
}

Run run_usual(const Setup& s, Eigen::Index samples) {
  const Eigen::Index n = s.model.joints();
  Matrix stacked(samples * n, s.base.size());
  Vector right(samples * n);
  Run run;
  const RegressorLayout layout = regressor_layout(s.model);
  for (Eigen::Index first = 0; first < samples; first += kBatch) {
    const Eigen::Index rows = std::min(kBatch, samples - first);
    const Samples batch = make_batch(s, first, rows);
    const auto start = cpu_seconds();
    const Regressor y = compute_regressor(s.model, batch.motion);
    for (Eigen::Index k = 0; k < rows; ++k) {
      stacked.middleRows((first + k) * n, n) = y.dense(k, s.model.parameter_count())(Eigen::all, s.base.columns);
      right.segment((first + k) * n, n) = batch.tau.row(k).transpose();
    }
    run.seconds += seconds_since(start);
  }
  const auto start = cpu_seconds();
  run.beta = Eigen::ColPivHouseholderQR<Eigen::Ref<Matrix>>(stacked).solve(right);
  run.seconds += seconds_since(start);
  return run;
}

void time_elimination(const Setup& s) {
  Accumulator accumulator(s.model, s.base);
  const Samples batch = make_batch(s, 0, kBatch);
  accumulator.add(batch.motion, batch.tau).value();
  const Information info = accumulator.information();
  EssentialOptions all;
  all.method = EssentialOptions::Method::Rsd;
  all.large_rsd = 0;
  const auto start = cpu_seconds();
  const Essential essential = find_essential(info, all);
  std::printf("reweighting and a %zu-step elimination from the factor: %.1f ms\n", essential.removals.size(),
              1e3 * seconds_since(start));
}

}  // namespace

int main(int argc, char** argv) {
  const double largest = argc > 1 ? std::atof(argv[1]) : 1e7;
  const Robot robot = testing::iiwa14();
  TorqueModel model(robot, {viscous_friction(robot), coulomb_friction(robot)});
  Rng rng(3);
  const Setup setup{model, compute_base(model), testing::random_multi(rng, 7, 5, 20 * 1.6180339887, 1.2),
                    model.nominal()};
  std::printf("%s, g++ %s, one thread, %d joints, %d base parameters; command: bench_estimate %g\n", machine().c_str(),
              __VERSION__, model.joints(), setup.base.size(), largest);
  std::printf("%10s %14s %14s %8s %12s %12s %14s\n", "samples", "armature µs", "usual µs", "ratio", "armature MB",
              "usual MB", "|Δbeta|/|beta|");
  // Memory first: the peak of the process can only grow, so the usual way comes after.
  std::vector<Run> ours;
  std::vector<double> memory;
  for (double n = 1e4; n <= largest * 1.001; n *= 10) {
    ours.push_back(run_armature(setup, static_cast<Eigen::Index>(n)));
    memory.push_back(peak_memory_mb());
  }
  std::size_t i = 0;
  for (double n = 1e4; n <= largest * 1.001; n *= 10, ++i) {
    const double megabytes = n * 7 * 58 * 8 / 1e6;
    if (megabytes > 2000) {
      std::printf("%10.0f %14.3f %14s %8s %12.0f %12.0f %14s\n", n, 1e6 * ours[i].seconds / n, "too large", "",
                  memory[i], megabytes, "");
      continue;
    }
    const Run usual = run_usual(setup, static_cast<Eigen::Index>(n));
    const double apart = (usual.beta - ours[i].beta).norm() / ours[i].beta.norm();
    if (!(apart < 1e-8)) {
      std::printf("the answers differ by %g: no times\n", apart);
      return 1;
    }
    std::printf("%10.0f %14.3f %14.3f %8.1f %12.0f %12.0f %14.1e\n", n, 1e6 * ours[i].seconds / n,
                1e6 * usual.seconds / n, usual.seconds / ours[i].seconds, memory[i], megabytes, apart);
  }
  time_elimination(setup);
  return 0;
}
