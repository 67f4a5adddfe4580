// How fast positions become motions: numbers of the model by likelihood, then means and deviations.
//   bench_smoother [rows, default 1000000] [rows of the peer, default 20000]
// First the answers are compared with a plain NumPy smoother (bench/peers/kalman.py) on fewer rows of one joint, then
// both are timed on one core. How to read it: "fit" finds order, time constant and noise of every joint, "smooth" makes
// q, v, a and their deviations; the peer only smooths, with the numbers that were found.
#include <chrono>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <optional>
#include <string>

#include "armature/rng.hpp"
#include "armature/smoother.hpp"
#include "race.hpp"
#include "support/places.hpp"

namespace {

using namespace armature;  // NOLINT(google-build-using-namespace)
using Index = Eigen::Index;

struct Log {
  Vector time;
  Matrix q;
};

// Seven joints at 1 kHz, jittered stamps, 2e-5 rad of noise.
Log make_log(Index rows) {
  Rng rng(1);
  Log out{Vector(rows), Matrix::Zero(rows, 7)};
  out.time[0] = 0;
  for (Index k = 1; k < rows; ++k) out.time[k] = out.time[k - 1] + 0.001 * rng.uniform(0.7, 1.3);
  for (Index j = 0; j < 7; ++j) {
    for (int l = 1; l <= 5; ++l) {
      const double w = 2 * M_PI * 0.083 * l * (1 + 0.1 * rng.normal()), size = 0.3 / l, phase = rng.uniform(0, 6.28);
      out.q.col(j).array() += size * (w * out.time.array() + phase).sin();
    }
    for (double& x : out.q.col(j)) x += 2e-5 * rng.normal();
  }
  return out;
}

// The peer's seconds, and how far its answers are from ours in our deviations, away from its prior at the ends.
struct Peer {
  double seconds = 0, worst_mean = 0, worst_deviation = 0;
};
std::optional<Peer> run_peer(const Log& log, const SmootherModel& model) {
  const auto folder = std::filesystem::temp_directory_path();
  const auto in = folder / "armature_bench_smoother.in", out = folder / "armature_bench_smoother.out";
  {
    std::ofstream file(in);
    file.precision(17);
    file << model.order << ' ' << model.drive() << ' ' << model.noise * model.noise << '\n';
    for (Index k = 0; k < log.time.size(); ++k) file << log.time[k] << ' ' << log.q(k, 0) << '\n';
  }
  const std::string command = "OMP_NUM_THREADS=1 OPENBLAS_NUM_THREADS=1 /usr/bin/python3 " +
                              std::string(testing::kSourceDirectory) + "/bench/peers/kalman.py " + in.string() + " " +
                              out.string();
  if (std::system(command.c_str()) != 0) return std::nullopt;
  std::ifstream file(out);
  Peer peer;
  file >> peer.seconds;
  const Smoothed ours = smooth(log.time, log.q.col(0), {model});
  const Index margin = static_cast<Index>(20 * model.time_constant / model.step);
  for (Index k = 0; k < log.time.size(); ++k) {
    double value[6];
    for (double& x : value) file >> x;
    if (k < margin || k + margin >= log.time.size()) continue;
    const double mean[3] = {ours.q(k, 0), ours.v(k, 0), ours.a(k, 0)};
    const double deviation[3] = {ours.q_deviation(k, 0), ours.v_deviation(k, 0), ours.a_deviation(k, 0)};
    for (int i = 0; i < 3; ++i) {
      peer.worst_mean = std::max(peer.worst_mean, std::abs(mean[i] - value[i]) / deviation[i]);
      peer.worst_deviation = std::max(peer.worst_deviation, std::abs(value[3 + i] / deviation[i] - 1));
    }
  }
  std::filesystem::remove(in);
  std::filesystem::remove(out);
  return peer;
}

}  // namespace

int main(int argc, char** argv) {
  const Index rows = argc > 1 ? std::atol(argv[1]) : 1000000, few = argc > 2 ? std::atol(argv[2]) : 20000;
  std::printf("machine %s, one core, compiler %s\n", bench::machine().c_str(), __VERSION__);
  const Log log = make_log(rows);
  double start = bench::thread_time();
  const SmootherFit fit = fit_smoother(log.time, log.q);
  const double fitting = 1e-9 * (bench::thread_time() - start);
  start = bench::thread_time();
  const Smoothed motion = smooth(log.time, log.q, fit.models);
  const double smoothing = 1e-9 * (bench::thread_time() - start);
  std::printf("%ld rows of 7 joints: fit %.2f s, smooth %.2f s, together %.2f s: %.0f ns per row and joint\n",
              static_cast<long>(rows), fitting, smoothing, fitting + smoothing,
              1e9 * (fitting + smoothing) / (7.0 * static_cast<double>(rows)));
  std::printf("order %d, time constant %.3g s, noise %.3g rad, deviation of a %.3g rad/s²\n", fit.models[0].order,
              fit.models[0].time_constant, fit.models[0].noise, motion.a_deviation(rows / 2, 0));
  const Log part{log.time.head(few), log.q.topRows(few)};
  const auto peer = run_peer(part, fit.models[0]);
  if (!peer) return std::printf("no python3 with NumPy at /usr/bin/python3: no peer\n"), 0;
  std::printf("NumPy, one joint, %ld rows: %.2f s: %.0f ns per row and joint, %.0f times as long as smooth\n",
              static_cast<long>(few), peer->seconds, 1e9 * peer->seconds / static_cast<double>(few),
              peer->seconds / static_cast<double>(few) / (smoothing / (7.0 * static_cast<double>(rows))));
  std::printf("answers: means differ by %.1g deviations, deviations by %.1g of themselves\n", peer->worst_mean,
              peer->worst_deviation);
  return 0;
}
