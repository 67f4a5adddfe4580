// How far each kernel is from what this machine can do.
//
//   limit = max(flops / peak, bytes / bandwidth)       share = limit / time
//
// How to read it: `flops` is the least arithmetic that the work needs for this robot, counted on expressions without
// zeros, ones or repetitions (src/base/symbolic_dynamics.hpp); `bytes` is what must be read and written once. Peak and
// bandwidth are measured on one core in the same run, peak with fused multiply-adds: work that is additions alone can
// reach half of it. `ours` is the median time, the share is that of the quickest run: on a busy machine the other
// half of a core's units belongs to somebody else.
#include <algorithm>
#include <cstdio>
#include <string>
#include <vector>

#include "armature/base.hpp"
#include "armature/information.hpp"
#include "base/symbolic_dynamics.hpp"
#include "dynamics/kernels.hpp"
#include "estimate/blocks.hpp"
#include "machine_limits.hpp"
#include "race.hpp"
#include "support/random_robot.hpp"

namespace armature::bench {
namespace {

/// Additions and multiplications of one sine or cosine: half of src/dynamics/sincos.hpp, which makes both together.
constexpr double kFlopsPerCall = 22;

/// The least work of one sample.
struct Work {
  double flops = 0, bytes = 0;
};

/// All parameters kept: the functions of the whole parameter vector.
BaseMap every_parameter(const TorqueModel& model) {
  BaseMap map;
  const int p = model.parameter_count();
  for (int c = 0; c < p; ++c) map.columns.push_back(c);
  map.projection = map.lift = Matrix::Identity(p, p);
  map.null_space = Matrix::Zero(p, 0);
  return map;
}

/// Flops of one function of a robot, by name.
double least_flops(const TorqueModel& model, const BaseMap& map, const std::string& name) {
  symbolic::Graph graph;
  for (const symbolic::Function& f : symbolic::make_functions(graph, model, map)) {
    if (f.name != name) continue;
    const symbolic::Operations n = symbolic::count(graph, symbolic::needed(graph, f.values));
    return n.multiplications + n.additions + kFlopsPerCall * n.calls;
  }
  return 0;
}

/// Triangles of all joints: reflections that act on one row of R and on the rows of A, 2 c² a row (tall_qr.hpp).
double triangle_flops(const TorqueModel& model, const BaseMap& base) {
  double flops = 0;
  for (const JointColumns& own : joint_columns(model, base)) {
    const double c = static_cast<double>(own.value.size()) + 1;
    flops += 2 * c * c;
  }
  return flops;
}

class Table {
 public:
  explicit Table(const MachineLimits& machine) : machine_(machine) {
    std::printf("%-34s %9s %9s %9s %9s %9s %7s\n", "work, per sample", "flops", "bytes", "limit ns", "ours ns",
                "best ns", "share");
  }
  void row(const std::string& what, const Work& work, double samples, const std::function<void()>& run) {
    std::vector<Entrant> one = {{what, "armature", run, samples}};
    race(one, 12, 3e7);
    const double limit = std::max(work.flops / machine_.flops_per_ns, work.bytes / machine_.copied_bytes_per_ns);
    const double best = one.front().quantile(0);
    std::printf("%-34s %9.0f %9.0f %9.1f %9.1f %9.1f %6.0f%%\n", what.c_str(), work.flops, work.bytes, limit,
                one.front().median(), best, 100 * limit / best);
    std::fflush(stdout);
  }

 private:
  MachineLimits machine_;
};

void bench_arm(const Robot& robot, Table& table) {
  const TorqueModel model(robot);
  const int n = model.joints();
  const BaseMap base = compute_base(model), all = every_parameter(model);
  const Vector pi = model.nominal();
  const double columns = regressor_layout(model).columns(), state = 8.0 * 3 * n;
  Rng rng(11);
  const Motion few = testing::random_motion(rng, 200, n), many = testing::random_motion(rng, 64000, n);
  const std::string arm = std::to_string(n) + " joints, ";

  // The regressor, in a cache and beyond it.
  const Work regressor{least_flops(model, all, "regressor"), state + 8 * columns};
  Matrix small(200, regressor_layout(model).columns()), large(64000, regressor_layout(model).columns());
  table.row(arm + "regressor, 200", {regressor.flops, 0}, 200, [&] { compute_regressor_into(model, few, small); });
  table.row(arm + "regressor, 64,000", regressor, 64000, [&] { compute_regressor_into(model, many, large); });

  // Torques and the mass matrix.
  Matrix tau(200, n);
  table.row(arm + "inverse dynamics, 200", {least_flops(model, base, "inverse_dynamics"), 0}, 200,
            [&] { inverse_dynamics_into(model, pi, few, tau); });
  table.row(arm + "mass matrix, 200", {least_flops(model, base, "mass_matrix"), 0}, 200,
            [&] { (void)mass_matrix_batch(model, pi, few.q); });

  // Samples to triangles, with viscous and Coulomb friction.
  const TorqueModel rubbing(robot, {viscous_friction(robot), coulomb_friction(robot)});
  const BaseMap seen = compute_base(rubbing);
  const Matrix torque = inverse_dynamics(rubbing, rubbing.nominal(), many);
  const Work fit{least_flops(rubbing, seen, "regressor") + triangle_flops(rubbing, seen), state + 8.0 * n};
  table.row(arm + "samples to triangles, 64,000", fit, 64000, [&] {
    Accumulator accumulator(rubbing, seen, {.threads = 1});
    accumulator.add(many, torque).value();
  });
}

}  // namespace
}  // namespace armature::bench

int main() {
  using namespace armature;  // NOLINT(google-build-using-namespace)
  const bench::MachineLimits machine = bench::measure_machine();
  std::printf("%s, g++ %s, one thread; command: bench_roofline\n", bench::machine().c_str(), __VERSION__);
  std::printf("peak %.1f flops/ns (%s), copy %.1f bytes/ns; our kernels: %s\n", machine.flops_per_ns,
              machine.instructions, machine.copied_bytes_per_ns, kernels().name);
  bench::Table table(machine);
  bench::bench_arm(testing::planar2r(), table);
  bench::bench_arm(testing::iiwa14(), table);
  Rng rng(7);
  bench::bench_arm(testing::random_robot(rng, {.min_bodies = 30, .max_bodies = 30, .nice_angles = true}), table);
}
