// Samples → estimate for 7 joints and 57 base parameters, beside the usual way.
//
// How to read it: both sides get the same samples and must give the same beta. "usual" stacks the regressor of all
// samples into one matrix (7 N × 57) and runs Eigen's column-pivoting QR, as identification scripts do; it stops where
// the matrix would pass 4 GB. The regressor is Pinocchio's where it is installed (its fastest build, QR included: both
// compiled for this very machine), else ours copied sample by sample. "armature" accumulates one triangle per joint, in
// blocks made on the fly. Times are per core, one run. The memory is the peak of a process that does nothing else.
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <Eigen/QR>
#include <chrono>
#include <cmath>
#include <cstdio>
#include <ctime>
#include <memory>
#include <string>
#include <vector>

#include "armature/essential.hpp"
#include "armature/parallel.hpp"
#include "estimate/support.hpp"
#include "machine_limits.hpp"
#include "peers/pinocchio_builds.hpp"
#include "race.hpp"

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

// Fills the inertial columns of rows first · n … of the stacked matrix.
class Stacker {
 public:
  Stacker(const Setup& s, const bench::PinocchioBuild* build) : setup_(s) {
    const int inertial = 10 * static_cast<int>(s.model.robot().bodies.size());
    for (const int c : s.base.columns) {
      if (c < inertial) columns_.push_back(c);
    }
    if (build != nullptr) arm_ = build->make(s.model.robot());
  }

  /// Least squares by Eigen's column-pivoting QR, compiled for this machine where Pinocchio is; `stacked` is lost.
  Vector solve(Matrix& stacked, const Vector& right) const {
    if (!arm_) return Eigen::ColPivHouseholderQR<Eigen::Ref<Matrix>>(stacked).solve(right);
    Vector beta(stacked.cols());
    arm_->solve(stacked.data(), stacked.rows(), static_cast<int>(stacked.cols()), right.data(), beta.data());
    return beta;
  }

  void fill(const Motion& motion, Eigen::Index first, Matrix& stacked) {
    const Eigen::Index n = setup_.model.joints();
    const auto count = static_cast<int>(columns_.size());
    if (arm_) {
      const Matrix q = motion.q.transpose(), v = motion.v.transpose(), a = motion.a.transpose();
      arm_->stack(q.data(), v.data(), a.data(), static_cast<int>(motion.samples()), columns_.data(), count,
                  stacked.data() + first * n, stacked.rows());
      return;
    }
    const Regressor y = compute_regressor(setup_.model, motion);
    for (Eigen::Index k = 0; k < motion.samples(); ++k)
      stacked.block((first + k) * n, 0, n, count) = y.dense(k, setup_.model.parameter_count())(Eigen::all, columns_);
  }

  /// v and sign(v) of each joint: the friction columns, which Pinocchio does not have.
  void add_friction(const Motion& motion, Eigen::Index first, Matrix& stacked) const {
    const Eigen::Index n = setup_.model.joints(), begin = static_cast<Eigen::Index>(columns_.size());
    for (Eigen::Index k = 0; k < motion.samples(); ++k) {
      stacked.block((first + k) * n, begin, n, 2 * n).setZero();
      for (Eigen::Index j = 0; j < n; ++j) {
        const double v = motion.v(k, j);
        stacked((first + k) * n + j, begin + j) = v;
        stacked((first + k) * n + j, begin + n + j) = v > 0 ? 1 : (v < 0 ? -1 : 0);
      }
    }
  }

 private:
  const Setup& setup_;
  std::vector<int> columns_;
  std::unique_ptr<bench::PinocchioArm> arm_;
};

Run run_usual(const Setup& s, const bench::PinocchioBuild* build, Eigen::Index samples) {
  const Eigen::Index n = s.model.joints();
  Matrix stacked(samples * n, s.base.size());
  Vector right(samples * n);
  Stacker stacker(s, build);
  Run run;
  for (Eigen::Index first = 0; first < samples; first += kBatch) {
    const Eigen::Index rows = std::min(kBatch, samples - first);
    const Samples batch = make_batch(s, first, rows);
    const auto start = cpu_seconds();
    stacker.fill(batch.motion, first, stacked);
    stacker.add_friction(batch.motion, first, stacked);
    for (Eigen::Index k = 0; k < rows; ++k) right.segment((first + k) * n, n) = batch.tau.row(k).transpose();
    run.seconds += seconds_since(start);
  }
  const auto start = cpu_seconds();
  run.beta = stacker.solve(stacked, right);
  run.seconds += seconds_since(start);
  return run;
}

// The fastest build of Pinocchio at this task; nullptr where there is none.
const bench::PinocchioBuild* fastest_build(const Setup& s) {
  const bench::PinocchioBuild* best = nullptr;
  double least = 0;
  for (const bench::PinocchioBuild& build : bench::pinocchio_builds()) {
    const double time = run_usual(s, &build, 4096).seconds;
    if (best == nullptr || time < least) best = &build, least = time;
  }
  return best;
}

// What came back from a process of its own.
struct Outcome {
  Run run;
  double megabytes = 0;
};

// Runs `work` in a child, so that its memory is its own.
template <class Work>
Outcome in_child(Eigen::Index parameters, const Work& work) {
  int channel[2];
  if (pipe(channel) != 0) return {};
  Outcome out;
  out.run.beta.resize(parameters);
  const auto bytes = static_cast<ssize_t>(sizeof(double) * static_cast<std::size_t>(parameters));
  const pid_t child = fork();
  if (child == 0) {
    const Run run = work();
    const double numbers[2] = {run.seconds, peak_memory_mb()};
    const bool sent = write(channel[1], numbers, sizeof numbers) == static_cast<ssize_t>(sizeof numbers) &&
                      write(channel[1], run.beta.data(), static_cast<std::size_t>(bytes)) == bytes;
    _exit(sent ? 0 : 1);
  }
  close(channel[1]);
  double numbers[2] = {0, 0};
  const bool received = read(channel[0], numbers, sizeof numbers) == static_cast<ssize_t>(sizeof numbers) &&
                        read(channel[0], out.run.beta.data(), static_cast<std::size_t>(bytes)) == bytes;
  close(channel[0]);
  int status = 0;
  waitpid(child, &status, 0);
  if (!received) out.run.beta.setConstant(std::nan(""));
  out.run.seconds = numbers[0];
  out.megabytes = numbers[1];
  return out;
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

// Seconds on the clock of the quickest of several runs.
template <class Work>
double wall_seconds(const Work& work) {
  double best = kInfinity;
  for (int i = 0; i < 9; ++i) {
    const auto start = std::chrono::steady_clock::now();
    work();
    best = std::min(best, std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count());
  }
  return best;
}

// What a second thread brings, beside what it brings to multiply-adds in registers: two virtual processors may share
// the units of one core.
void time_two_threads(const Setup& s) {
  const Samples batch = make_batch(s, 0, 8 * kBatch);
  const auto with = [&](int threads) {
    return wall_seconds([&] {
      Accumulator accumulator(s.model, s.base, {.threads = threads});
      accumulator.add(batch.motion, batch.tau).value();
    });
  };
  const auto peak_with = [&](int threads) {
    return wall_seconds([&] { parallel_for(threads, threads, [](int) { bench::spin_multiply_adds(200); }); });
  };
  const double one = with(1), two = with(2), peak_one = peak_with(1), peak_two = peak_with(2);
  std::printf(
      "two threads: %.2f times one (%.3f and %.3f µs a sample on the clock); multiply-adds in registers: %.2f times\n",
      one / two, 1e6 * one / (8.0 * kBatch), 1e6 * two / (8.0 * kBatch), 2 * peak_one / peak_two);
}

}  // namespace

int main(int argc, char** argv) {
  const double largest = argc > 1 ? std::atof(argv[1]) : 1e7;
  const Robot robot = testing::iiwa14();
  TorqueModel model(robot, {viscous_friction(robot), coulomb_friction(robot)});
  Rng rng(3);
  const Setup setup{model, compute_base(model), testing::random_multi(rng, 7, 5, 20 * 1.6180339887, 1.2),
                    model.nominal()};
  std::printf("%s, g++ %s, one thread, %d joints, %d base parameters; command: bench_estimate %g\n",
              bench::machine().c_str(), __VERSION__, model.joints(), setup.base.size(), largest);
  const bench::PinocchioBuild* const build = fastest_build(setup);
  std::printf("usual: the regressor of %s in one matrix, then Eigen's column-pivoting QR\n",
              build != nullptr ? build->name().c_str() : "armature");
  std::printf("%10s %14s %14s %8s %12s %12s %14s\n", "samples", "armature µs", "usual µs", "ratio", "armature MB",
              "usual MB", "|Δbeta|/|beta|");
  for (double n = 1e4; n <= largest * 1.001; n *= 10) {
    const auto samples = static_cast<Eigen::Index>(n);
    const Outcome ours = in_child(setup.base.size(), [&] { return run_armature(setup, samples); });
    const double megabytes = n * 7 * 58 * 8 / 1e6;
    if (megabytes > 4000) {
      std::printf("%10.0f %14.3f %14s %8s %12.0f %12.0f %14s\n", n, 1e6 * ours.run.seconds / n, "too large", "",
                  ours.megabytes, megabytes, "");
      continue;
    }
    const Outcome usual = in_child(setup.base.size(), [&] { return run_usual(setup, build, samples); });
    const double apart = (usual.run.beta - ours.run.beta).norm() / ours.run.beta.norm();
    if (!(apart < 1e-8)) {
      std::printf("the answers differ by %g: no times\n", apart);
      return 1;
    }
    std::printf("%10.0f %14.3f %14.3f %8.1f %12.0f %12.0f %14.1e\n", n, 1e6 * ours.run.seconds / n,
                1e6 * usual.run.seconds / n, usual.run.seconds / ours.run.seconds, ours.megabytes, usual.megabytes,
                apart);
    std::fflush(stdout);
  }
  time_elimination(setup);
  time_two_threads(setup);
  return 0;
}
