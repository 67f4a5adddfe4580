// How time grows: with joints, samples, harmonics and starts, each with the exponent e of t ~ n^e between neighbours.
//   bench_growth [largest number of samples, default 1e7]
// How to read it: "expected" is the exponent of the algorithm. A smaller one at the small end is work that does not
// grow; a larger one at the large end is a cache that was left. Processor time of one thread; starts: wall time, two
// threads.
#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <functional>
#include <string>
#include <vector>

#include "armature/catalogue.hpp"
#include "armature/design.hpp"
#include "armature/estimate.hpp"
#include "armature/information.hpp"
#include "design/problem.hpp"
#include "race.hpp"
#include "support/random_robot.hpp"

namespace armature::bench {
namespace {

struct Point {
  double n = 0, time = 0;
};

void print_growth(const std::string& what, const char* unit, double expected, const std::vector<Point>& points) {
  std::printf("  %-28s [%s], expected exponent %g\n", what.c_str(), unit, expected);
  for (std::size_t i = 0; i < points.size(); ++i) {
    std::printf("    %12.0f %12.4g", points[i].n, points[i].time);
    if (i > 0)
      std::printf("   %5.2f", std::log(points[i].time / points[i - 1].time) / std::log(points[i].n / points[i - 1].n));
    std::printf("\n");
  }
  std::fflush(stdout);
}

/// A chain whose frames are turned by right angles, like an arm's.
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

void with_joints() {
  std::printf("\nJoints, 200 samples a call\n");
  std::vector<Point> regressor, inverse, mass, triangles;
  for (const int joints : {2, 4, 7, 10, 20, 30, 60}) {
    const Robot robot = chain(joints);
    const TorqueModel model(robot), rubbing(robot, {viscous_friction(robot), coulomb_friction(robot)});
    Rng rng(5);
    const Motion motion = testing::random_motion(rng, 200, joints);
    const Vector pi = model.nominal();
    Matrix values(200, regressor_layout(model).columns()), tau(200, joints);
    BaseOptions quick;
    quick.check = false;
    const BaseMap base = compute_base(rubbing, quick);
    const Motion block = testing::random_motion(rng, 2048, joints);
    const Matrix torque = inverse_dynamics(rubbing, rubbing.nominal(), block);
    std::vector<Entrant> all = {{"r", "", [&] { compute_regressor_into(model, motion, values); }, 200},
                                {"i", "", [&] { inverse_dynamics_into(model, pi, motion, tau); }, 200},
                                {"m", "", [&] { (void)mass_matrix_batch(model, pi, motion.q); }, 200},
                                {"t", "",
                                 [&] {
                                   Accumulator accumulator(rubbing, base, {.threads = 1});
                                   accumulator.add(block, torque).value();
                                 },
                                 2048}};
    race(all, 5, 1e7);
    std::vector<Point>* const to[] = {&regressor, &inverse, &mass, &triangles};
    for (std::size_t i = 0; i < 4; ++i) to[i]->push_back({static_cast<double>(joints), all[i].quantile(0)});
  }
  print_growth("regressor", "ns a sample", 2, regressor);
  print_growth("inverse dynamics", "ns a sample", 1, inverse);
  print_growth("mass matrix", "ns a sample", 2, mass);
  // Joint j sees about c = 8 (n − j) columns, and a row costs 2 c² in the QR.
  print_growth("samples to triangles", "ns a sample", 3, triangles);
}

/// Peak memory since the last call of forget_peak [MB].
double peak_megabytes() {
  std::ifstream status("/proc/self/status");
  for (std::string line; std::getline(status, line);) {
    if (line.rfind("VmHWM:", 0) == 0) return std::atof(line.c_str() + 6) / 1024;
  }
  return 0;
}
void forget_peak() { std::ofstream("/proc/self/clear_refs") << 5; }

void with_samples(double largest) {
  std::printf("\nSamples, 7 joints, viscous and Coulomb friction: samples to estimate, one thread\n");
  const Robot robot = testing::iiwa14();
  const TorqueModel model(robot, {viscous_friction(robot), coulomb_friction(robot)});
  const BaseMap base = compute_base(model);
  constexpr Eigen::Index kBatch = 1 << 14;
  Rng rng(6);
  const Motion motion = testing::random_motion(rng, kBatch, 7);
  const Matrix torque = inverse_dynamics(model, model.nominal(), motion);
  std::vector<Point> seconds, megabytes;
  for (double n = 1e3; n <= largest * 1.001; n *= 10) {
    forget_peak();
    const double start = thread_time();
    Accumulator accumulator(model, base, {.threads = 1});
    // The same samples again and again: their number counts, not their news.
    for (double left = n; left > 0; left -= static_cast<double>(kBatch)) {
      const auto rows = static_cast<Eigen::Index>(std::min(left, static_cast<double>(kBatch)));
      accumulator.add(motion.slice(0, rows), torque.topRows(rows)).value();
    }
    (void)estimate(accumulator.information(), {.weighting = EstimateOptions::Weighting::None});
    seconds.push_back({n, 1e-9 * (thread_time() - start)});
    megabytes.push_back({n, peak_megabytes()});
  }
  print_growth("samples to estimate", "s", 1, seconds);
  print_growth("peak memory, program and one batch included", "MB", 0, megabytes);
}

void with_harmonics() {
  std::printf("\nHarmonics, iiwa14: value and gradient of the default criterion, 200 samples\n");
  std::vector<Point> times;
  for (const int harmonics : {2, 5, 10, 20, 50, 99}) {
    DesignSpec spec = *load_design_spec("default");
    spec.harmonics = harmonics;
    const auto problem = design::make_problem(*load_catalogue_robot("iiwa14"), spec);
    const auto phi = problem->map.basis.sample(200);
    const design::Observation smooth = problem->observation.smoothed(0.05);
    const design::SmoothCriterion criterion(problem->objective, smooth, {});
    Rng rng(1);
    const Vector x = 0.05 * rng.normal_vector(problem->map.size());
    std::vector<Entrant> all = {{"g", "", [&] {
                                   const Motion motion = problem->map.motion(phi, x);
                                   auto grams = smooth.grams(motion);
                                   const auto at = criterion.evaluate(grams, 3, true);
                                   const MotionGradient d = smooth.gradient(motion, grams, at.sensitivity);
                                   (void)problem->map.pull_back(phi, d.d_q, d.d_v, d.d_a);
                                 }}};
    race(all, 5, 2e7);
    times.push_back({static_cast<double>(harmonics), 1e-3 * all[0].quantile(0)});
  }
  // The samples cost the same whatever made them; the basis alone grows.
  print_growth("value and gradient", "µs", 0, times);
}

void with_starts() {
  std::printf("\nStarts, planar arm of Jia 2019: whole designs, two threads\n");
  std::vector<Point> times;
  for (const int starts : {2, 4, 8, 16, 32, 64}) {
    DesignSpec spec = *load_design_spec("jia2019");
    spec.starts = starts;
    spec.budget_s = 60;
    const auto begin = std::chrono::steady_clock::now();
    (void)design_motion(*load_catalogue_robot("planar2r"), spec);
    times.push_back(
        {static_cast<double>(starts), std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count()});
  }
  print_growth("design", "s", 1, times);
}

}  // namespace
}  // namespace armature::bench

int main(int argc, char** argv) {
  using namespace armature;  // NOLINT(google-build-using-namespace)
  std::printf("%s, g++ %s; command: bench_growth %s\n", bench::machine().c_str(), __VERSION__, argc > 1 ? argv[1] : "");
  std::printf("columns: size, time, exponent from the size before\n");
  bench::with_joints();
  bench::with_samples(argc > 1 ? std::atof(argv[1]) : 1e7);
  bench::with_harmonics();
  bench::with_starts();
}
