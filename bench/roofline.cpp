// How far each kernel is from what this machine can do.
//
//   limit = max(flops / peak, bytes / bandwidth, chain)       share = limit / time
//
// How to read it: `flops` is the least arithmetic that the work needs for this robot, counted on expressions without
// zeros, ones or repetitions (src/base/symbolic_dynamics.hpp); `bytes` is what must be read and written once. Peak and
// bandwidth are measured on one core in the same run, peak with fused multiply-adds: work that is additions alone can
// reach half of it. `ours` is the median time, the share is that of `fast`, which one run in ten reaches: on a busy
// machine the other half of a core's units belongs to somebody else.
//
// `chain` is where a step waits for the one before: the longest path through the operations, each at the latency that
// is measured in the same run, if everything else ran at once. It is found by running the work with numbers that know
// when they are ready (chain.hpp): the expressions for the observer, the kernel's own text for the smoother; for
// feasible parameters by a formula. Samples of the other rows are independent, and so are intervals of a certificate.
#include <algorithm>
#include <cstdio>
#include <string>
#include <vector>

#include "armature/base.hpp"
#include "armature/information.hpp"
#include "armature/observer.hpp"
#include "armature/physical.hpp"
#include "armature/smoother.hpp"
#include "base/symbolic_dynamics.hpp"
#include "chain.hpp"
#include "design/certificate/certificate_dynamics.hpp"
#include "dynamics/kernels.hpp"
#include "estimate/blocks.hpp"
#include "machine_limits.hpp"
#include "physical/constraints/assembly.hpp"
#include "physical/support.hpp"
#include "race.hpp"
#include "signal/smoother_kernel.hpp"
#include "support/loaded_arm.hpp"
#include "support/random_robot.hpp"

namespace armature::bench {
// The kernel's own text with numbers that are traced.
namespace traced_smoother {
using Lanes = Traced;
constexpr int kLanes = 1;
using smoothing::Batch;
using smoothing::Evidence;
using smoothing::Sink;
using smoothing::SmootherKernels;
inline Lanes all(double x) { return x; }
inline Lanes load(const double* from) { return Traced::input(*from); }
inline void store(double* to, const Lanes& x) { *to = x[0]; }
#include "signal/smoother_kernel.inl"
}  // namespace traced_smoother

namespace {

/// Additions and multiplications of one sine or cosine: half of src/dynamics/sincos.hpp, which makes both together.
constexpr double kFlopsPerCall = 22;

/// The least work of one sample. `chain`: what its operations wait for each other [ns].
struct Work {
  double flops = 0, bytes = 0, chain = 0;
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
                "fast ns", "share");
  }
  void row(const std::string& what, const Work& work, double samples, const std::function<void()>& run) {
    std::vector<Entrant> one = {{what, "armature", run, samples}};
    race(one, 12, 3e7);
    const double limit =
        std::max({work.flops / machine_.flops_per_ns, work.bytes / machine_.copied_bytes_per_ns, work.chain});
    const double fast = one.front().quantile(0.1);
    std::printf("%-34s %9.0f %9.0f %9.1f %9.1f %9.1f %6.0f%%", what.c_str(), work.flops, work.bytes, limit,
                one.front().median(), fast, 100 * limit / fast);
    if (work.chain > 0) std::printf("  chain %.1f ns", work.chain);
    std::printf("\n");
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

  // Half of the bytes where it is kept in single precision.
  Eigen::MatrixXf rounded(64000, regressor_layout(model).columns());
  table.row(arm + "regressor in float, 64,000", {regressor.flops, state + 4 * columns}, 64000,
            [&] { compute_regressor_into(model, many, rounded); });

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

/// The nodes that a function needs, each with the number that `make` gives for it.
template <class Value, class Make>
std::vector<Value> evaluate(const symbolic::Graph& graph, const symbolic::Function& f, const Make& make) {
  std::vector<Value> value(graph.nodes().size());
  for (const int i : symbolic::needed(graph, f.values)) {
    const auto at = static_cast<std::size_t>(i);
    const symbolic::Node& node = graph.nodes()[at];
    const auto operand = [&](int index) {
      return index < 0 ? Value(node.constant) : value[static_cast<std::size_t>(index)];
    };
    value[at] = make(node, operand(node.a), operand(node.b));
  }
  return value;
}

const symbolic::Function& function_named(const std::vector<symbolic::Function>& all, const std::string& name) {
  return *std::find_if(all.begin(), all.end(), [&](const symbolic::Function& f) { return f.name == name; });
}

/// p and Cᵀv − g of one state, then the observer's own lines (src/monitor/observer.cpp).
Work observer_work(const TorqueModel& model, const BaseMap& base) {
  symbolic::Graph graph;
  const auto functions = symbolic::make_functions(graph, model, base);
  const symbolic::Function& momentum = function_named(functions, "momentum");
  using Kind = symbolic::Node::Kind;
  Traced::flops = 0;
  const auto values = evaluate<Traced>(graph, momentum, [](const symbolic::Node& n, const Traced& a, const Traced& b) {
    switch (n.kind) {
      case Kind::Input: return Traced::input(1);
      case Kind::Add: return a + b;
      case Kind::Subtract: return a - b;
      case Kind::Multiply: return a * b;
      case Kind::Negate: return -a;
      case Kind::Call: break;
    }
    return Traced::call(a, kFlopsPerCall);
  });
  const auto output = [&](std::size_t i) {
    const symbolic::Expr& e = momentum.values.at(i);
    return e.is_constant() ? Traced(e.value()) : values[static_cast<std::size_t>(e.node())];
  };
  const auto n = static_cast<std::size_t>(model.joints());
  const Traced read = Traced::input(1);
  double chain = 0;
  for (std::size_t j = 0; j < n; ++j) {
    const Traced drive = read + output(n + j);
    const Traced integral = read + read * (drive + read);
    const Traced residual = read * (output(j) - read - integral - read);
    const Traced fed_back = read + read * residual;
    chain = std::max(chain, fed_back.ready());
  }
  return {Traced::flops, 8.0 * 4 * static_cast<double>(n), chain};
}

/// One row of one column once the information is full: forwards once with what the way back needs, and back.
template <int P>
Work smoother_work() {
  using namespace traced_smoother;  // NOLINT(google-build-using-namespace)
  constexpr int kRows = 30;
  const Shape<P> shape;
  const Traced inverse = Traced::input(2), ratio = Traced::input(0.5);
  const auto step = [&] { return Step<P>(0.5, inverse, ratio); };
  std::vector<Tape<P>> tape(kRows);
  Information<P> f;
  clear(f);
  Traced rest, determinant;
  const auto latest = [](const auto& rows) {
    double at = 0;
    for (const auto& row : rows)
      for (const Traced& x : row) at = std::max(at, x.ready());
    return at;
  };
  measure(f, Traced::input(0.1), 1.0, rest);
  Work out;
  double before = 0;
  for (int k = 0; k < kRows; ++k) {
    Traced::flops = 0, before = latest(f.r), determinant = 1.0;
    advance<P, true>(f, step(), shape, determinant, &tape[static_cast<std::size_t>(k)]);
    measure(f, Traced::input(0.1 * k), 1.0, rest);
  }
  out.flops = Traced::flops, out.chain = latest(f.r) - before;
  Traced x[P], cov[P][P], drive;
  solve(f, x, cov);
  for (int k = kRows; k-- > kRows / 2;) {
    Traced::flops = 0, before = latest(cov);
    retreat<P, false>(step(), shape, tape[static_cast<std::size_t>(k)], x, cov, drive);
  }
  out.flops += Traced::flops, out.chain += latest(cov) - before;
  return out;
}

/// Flops of inverse dynamics with Taylor models for numbers that change and parameters prepared beforehand.
double enclosed_flops(const TorqueModel& model, const BaseMap& base) {
  // By operator* and sine_cosine of certificate_taylor.hpp: four coefficients, the error's own bound, half a sine.
  constexpr double kProduct = 23, kSum = 4, kShift = 1, kHalfSineCosine = kFlopsPerCall + 34;
  symbolic::Graph graph;
  const auto functions = symbolic::make_functions(graph, model, base);
  using Kind = symbolic::Node::Kind;
  double flops = 0;
  struct Changes {
    bool yes = false;
    Changes() = default;
    Changes(double) {}  // NOLINT(google-explicit-constructor)
  };
  (void)evaluate<Changes>(graph, function_named(functions, "inverse_dynamics"),
                          [&](const symbolic::Node& n, const Changes& a, const Changes& b) {
                            Changes out;
                            out.yes = n.kind == Kind::Input ? graph.name(n.which)[0] != 'b' : a.yes || b.yes;
                            if (!out.yes) return out;
                            const bool both = a.yes && b.yes;
                            if (n.kind == Kind::Multiply) flops += both ? kProduct : kSum;
                            if (n.kind == Kind::Add || n.kind == Kind::Subtract) flops += both ? kSum : kShift;
                            if (n.kind == Kind::Call) flops += kHalfSineCosine;
                            return out;
                          });
  return flops;
}

/// The cone program of estimate_physical that finds β: least squares over all bodies that can exist.
cone::Program feasible_program(const TorqueModel& model, const BaseMap& base, const LeastSquaresCost& cost) {
  const PhysicalOptions options;
  const physical::Reference reference = physical::make_reference(model, options);
  const physical::Assembly assembly = physical::assemble(model, {}, options, reference, options.margin);
  cone::Program program = assembly.program(1e-11);
  program.A = Matrix::Zero(cost.factor.rows(), assembly.variables);
  program.A.leftCols(assembly.parameters) = cost.factor * base.projection;
  program.a = cost.target;
  return program;
}

/// Per iteration: the blocks' rows scaled, their Gram matrix, one factorisation L D Lᵀ, predictor and corrector. The
/// chain: pivot after pivot, then two substitutions forwards and back.
Work feasible_work(const cone::Program& program, const cone::Solution& solved) {
  const auto n = static_cast<double>(program.scale.size());
  double rows = 0, blocks = 0;
  for (const cone::Block& b : program.blocks) rows += b.rows(), blocks += b.size == 4 ? 1 : 0;
  constexpr double kScaledColumn = 2 * 10 * 10, kDirections = 2;
  const double gram = rows * n * (n + 1), factor = n * n * n / 3, scaling = kScaledColumn * blocks * n;
  const double direction = 2 * n * n + 2 * 2 * rows * n;
  const Latencies& wait = Traced::latencies;
  const double chain = n * (wait.divide + wait.multiply + wait.fused) + kDirections * 2 * n * wait.fused;
  return {solved.iterations * (gram + factor + scaling + kDirections * direction), 0, solved.iterations * chain};
}

void bench_chains(Table& table) {
  Rng rng(11);
  Robot robot = testing::iiwa14();
  const TorqueModel model(robot);
  const BaseMap base = compute_base(model);
  const Vector pi = model.nominal();
  constexpr int kSteps = 200;
  const Motion motion = testing::random_motion(rng, kSteps, 7);
  const Vector tau = rng.uniform_vector(7, -10, 10);

  const Predictor predictor(testing::exact_model(model, pi), ParameterSet::Physical);
  Observer observer(predictor);
  const Matrix q = motion.q.transpose(), v = motion.v.transpose();
  table.row("7 joints, observer step", observer_work(model, base), kSteps, [&] {
    for (int k = 0; k < kSteps; ++k) observer.step(1e-3, q.col(k), v.col(k), tau);
  });

  // Seven columns do not wait for each other: one chain for all of them.
  constexpr Eigen::Index kRows = 20000;
  const Vector time = Vector::LinSpaced(kRows, 0, 1e-3 * static_cast<double>(kRows - 1));
  const Matrix columns = testing::random_motion(rng, kRows, 7).q;
  const std::vector<SmootherModel> models(7, {.order = 4, .time_constant = 5e-3, .noise = 2e-5, .step = 1e-3});
  Work smoothing = smoother_work<4>();
  // Stamp and position in; four means and three deviations out.
  smoothing.flops *= 7, smoothing.bytes = 8 * (1 + 7 * (1 + 7));
  table.row("7 joints, smoother, 20,000 rows", smoothing, static_cast<double>(kRows),
            [&] { (void)smooth(time, columns, models, Matrix(), 1); });

  const certificate::TaylorDynamics enclosed(model);
  certificate::TaylorMotion stretch;
  for (int j = 0; j < 7; ++j) {
    stretch.q.emplace_back(q(j, 0), 0.01, 1e-4, 1e-6);
    stretch.v.emplace_back(v(j, 0), 0.02, 1e-4, 1e-6);
    stretch.a.emplace_back(0.3 * j, 0.05, 1e-4, 1e-6);
  }
  table.row("7 joints, torques over an interval", {enclosed_flops(model, base), 0, 0}, 1,
            [&] { (void)enclosed.torque(stretch, pi); });

  const TorqueModel rubbing(robot, {viscous_friction(robot), coulomb_friction(robot)});
  const BaseMap seen = compute_base(rubbing);
  const Motion recorded = testing::random_motion(rng, 100, 7);
  const Matrix noisy = testing::add_noise(rng, inverse_dynamics(rubbing, rubbing.nominal(), recorded), 1.0);
  const LeastSquaresCost cost = testing::make_test_cost(rubbing, seen, recorded, noisy, 1.0);
  const cone::Program program = feasible_program(rubbing, seen, cost);
  const cone::Solution solved = cone::solve(program);
  table.row("7 joints, feasible beta", feasible_work(program, solved), 1, [&] { (void)cone::solve(program); });
}

}  // namespace
}  // namespace armature::bench

int main() {
  using namespace armature;  // NOLINT(google-build-using-namespace)
  const bench::MachineLimits machine = bench::measure_machine();
  std::printf("%s, g++ %s, one thread; command: bench_roofline\n", bench::machine().c_str(), __VERSION__);
  std::printf("peak %.1f flops/ns (%s), copy %.1f bytes/ns; our kernels: %s\n", machine.flops_per_ns,
              machine.instructions, machine.copied_bytes_per_ns, kernels().name);
  const bench::Latencies wait = bench::Traced::latencies = bench::measure_latencies();
  std::printf(
      "ns until a result can be used: sum %.2f, product %.2f, both fused %.2f, quotient %.2f, root %.2f, sine %.1f\n",
      wait.add, wait.multiply, wait.fused, wait.divide, wait.root, wait.sine);
  bench::Table table(machine);
  bench::bench_arm(testing::planar2r(), table);
  bench::bench_arm(testing::iiwa14(), table);
  Rng rng(7);
  bench::bench_arm(testing::random_robot(rng, {.min_bodies = 30, .max_bodies = 30, .nice_angles = true}), table);
  bench::bench_chains(table);
}
