// ns per step of the momentum observer, beside what its equation costs with the library's own general functions. The
// answers are compared before anything is timed.
#include <algorithm>
#include <cstdio>
#include <ctime>
#include <functional>
#include <vector>

#include "armature/observer.hpp"
#include "use/support.hpp"

namespace armature::bench {
namespace {

/// Time this thread has spent computing [ns]: on a busy machine, waiting for a core is nobody's cost.
double thread_time() {
  timespec t{};
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &t);
  return 1e9 * static_cast<double>(t.tv_sec) + static_cast<double>(t.tv_nsec);
}

/// Median of many runs of `steps` steps, in ns per step.
double measure(const std::function<void()>& run, int steps) {
  std::vector<double> times;
  run();
  const double end = thread_time() + 3e8;
  while (thread_time() < end || times.size() < 9) {
    const double start = thread_time();
    run();
    times.push_back((thread_time() - start) / steps);
  }
  std::sort(times.begin(), times.end());
  return times[times.size() / 2];
}

int run() {
  constexpr int kSteps = 200;
  const Robot robot = testing::iiwa14();
  const TorqueModel model(robot, {viscous_friction(robot), coulomb_friction(robot)});
  const Vector pi = model.nominal();
  const Predictor predictor(testing::exact_model(model, pi), ParameterSet::Physical);
  Rng rng(1);
  const Motion motion = testing::random_motion(rng, kSteps, 7);
  const Vector tau = rng.uniform_vector(7, -10, 10);
  double largest = 0;
  for (int k = 0; k < kSteps; ++k) {
    const Vector q = motion.position(k), v = motion.velocity(k);
    const MomentumTerms terms = momentum_terms(predictor, q, v);
    largest = std::max(largest, (terms.momentum - mass_matrix(model, pi, q) * v).cwiseAbs().maxCoeff());
  }
  std::printf("momentum and M v differ by at most %.1e\n", largest);
  if (!(largest < 1e-9)) return 1;
  Observer observer(predictor);
  const double ours = measure(
      [&] {
        for (int k = 0; k < kSteps; ++k) observer.step(1e-3, motion.position(k), motion.velocity(k), tau);
      },
      kSteps);
  volatile double keep = 0;
  const double mass = measure(
      [&] {
        for (int k = 0; k < kSteps; ++k) {
          const Vector q = motion.position(k);
          keep = keep + (mass_matrix(model, pi, q) * motion.velocity(k)).sum();
        }
      },
      kSteps);
  std::printf("iiwa14, 7 joints, %s\n", __VERSION__);
  std::printf("  observer step                 %9.0f ns\n", ours);
  std::printf("  M(q) v alone, from M(q)       %9.0f ns   %.1f×\n", mass, mass / ours);
  return 0;
}

}  // namespace
}  // namespace armature::bench

int main() { return armature::bench::run(); }
