// Feasible parameters: speed and gap of the convex estimator, its laws over many noisy runs, Xu 2020's problem, and the
// order of merit of six ways to estimate. One run prints every figure; docs/merit.md explains how to read the table.
// bench_physical [SHARE of the counts] [speed, csdp, laws, xu or merit]
#include <Eigen/Eigenvalues>
#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <ctime>

#include "armature/feasibility.hpp"
#include "armature/nonlinear.hpp"
#include "armature/text.hpp"
#include "machine_limits.hpp"
#include "physical/csdp.hpp"
#include "physical/support.hpp"
#include "physical/xu2020.hpp"

namespace armature {
namespace {

using namespace testing;

// Processor time: other work on the machine does not count.
double now() { return static_cast<double>(std::clock()) / CLOCKS_PER_SEC; }

double median(std::vector<double> values) {
  std::nth_element(values.begin(), values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2), values.end());
  return values[values.size() / 2];
}

struct Case {
  TorqueModel model;
  BaseMap base;
  Vector truth;
  double sigma;
};

PhysicalProblem make_problem(const Case& c, Rng& rng, int samples) {
  const Motion motion = random_motion(rng, samples, c.model.joints());
  const Matrix tau = add_noise(rng, inverse_dynamics(c.model, c.truth, motion), c.sigma);
  return {c.model, c.base, make_test_cost(c.model, c.base, motion, tau, c.sigma), {}};
}

Case make_case(Robot robot, double relative_noise) {
  const TorqueModel model(robot, {viscous_friction(robot), coulomb_friction(robot)});
  BaseOptions options;
  options.check = false;
  Case out{model, compute_base(model, options), model.nominal(), 1};
  Rng rng(9);
  out.sigma = relative_noise * rms(inverse_dynamics(model, out.truth, random_motion(rng, 100, model.joints())));
  return out;
}

void speed(const char* name, const Case& c, int samples, int runs) {
  std::vector<double> seconds, gaps;
  int iterations = 0, changed = 0;
  for (int k = 0; k < runs; ++k) {
    Rng rng(static_cast<std::uint64_t>(500 + k));
    const PhysicalProblem problem = make_problem(c, rng, samples);
    PhysicalOptions options;
    options.uncertainty = false;
    const double begin = now();
    const PhysicalEstimate got = estimate_physical(problem, options);
    seconds.push_back(now() - begin);
    gaps.push_back(got.usable() ? got.relative_gap : kInfinity);
    iterations = std::max(iterations, got.iterations);
    changed += got.usable() && !got.unchanged ? 1 : 0;
  }
  std::printf("%-28s %3d parameters  median %8.2f ms  worst %8.2f ms  largest relative gap %.1e  changed %d/%d\n", name,
              c.model.parameter_count(), 1e3 * median(seconds), 1e3 * *std::max_element(seconds.begin(), seconds.end()),
              *std::max_element(gaps.begin(), gaps.end()), changed, runs);
}

void laws(int runs, int samples) {
  int feasible = 0, impossible_before = 0;
  double plain_square = 0, ours_square = 0;
  for (int k = 0; k < runs; ++k) {
    Rng rng(static_cast<std::uint64_t>(10000 + k));
    const TorqueModel model = random_model(rng, {.min_bodies = 2, .max_bodies = 4});
    BaseOptions options;
    options.check = false;
    Case c{model, compute_base(model, options), model.nominal(), 1};
    c.sigma = 0.2 * rms(inverse_dynamics(model, c.truth, random_motion(rng, 50, model.joints())));
    const PhysicalProblem problem = make_problem(c, rng, samples);
    PhysicalOptions quick;
    quick.uncertainty = false;
    const PhysicalEstimate got = estimate_physical(problem, quick);
    if (!got.usable()) continue;
    feasible += got.smallest_eigenvalue.minCoeff() >= 0.499 * quick.margin ? 1 : 0;
    impossible_before += got.unchanged ? 0 : 1;
    const Vector plain = problem.cost.factor.triangularView<Eigen::Upper>().solve(problem.cost.target);
    const Motion unseen = random_motion(rng, 60, model.joints());
    const Matrix expected = inverse_dynamics(model, c.truth, unseen);
    plain_square += std::pow(rms(inverse_dynamics(model, c.base.to_full(plain), unseen) - expected) / c.sigma, 2);
    ours_square += std::pow(rms(inverse_dynamics(model, got.pi, unseen) - expected) / c.sigma, 2);
  }
  std::printf(
      "%d noisy runs, %d samples each: feasible %d, plain least squares impossible %d, torque RMS on unseen motion "
      "%.3f x plain\n",
      runs, samples, feasible, impossible_before, std::sqrt(ours_square / plain_square));
}

// Xu 2020 II-A: remove the worst parameter while |value| < 0.01 and its relative deviation > 40 %.
std::vector<int> essential(const LeastSquaresCost& cost) {
  std::vector<int> kept;
  for (int i = 0; i < cost.factor.cols(); ++i) kept.push_back(i);
  while (kept.size() > 1) {
    Matrix a(cost.factor.rows(), static_cast<Eigen::Index>(kept.size()));
    for (std::size_t i = 0; i < kept.size(); ++i) a.col(static_cast<Eigen::Index>(i)) = cost.factor.col(kept[i]);
    const Vector x = a.householderQr().solve(cost.target);
    const Matrix covariance = (a.transpose() * a).inverse();
    int worst = -1;
    double largest = 0.4;
    for (Eigen::Index i = 0; i < x.size(); ++i) {
      const double relative = std::sqrt(covariance(i, i)) / std::max(std::abs(x[i]), 1e-12);
      if (std::abs(x[i]) < 0.01 && relative > largest) largest = relative, worst = static_cast<int>(i);
    }
    if (worst < 0) break;
    kept.erase(kept.begin() + worst);
  }
  return kept;
}

LeastSquaresCost restrict_to(const LeastSquaresCost& cost, const std::vector<int>& kept) {
  LeastSquaresCost out = cost;
  out.factor.resize(cost.factor.rows(), static_cast<Eigen::Index>(kept.size()));
  for (std::size_t i = 0; i < kept.size(); ++i) out.factor.col(static_cast<Eigen::Index>(i)) = cost.factor.col(kept[i]);
  return out;
}

// Few starts of ours against many random starts of the same kind of solver, other points each.
void xu_problem(int starts, int many) {
  const Xu2020 xu = xu2020();
  Case c{xu.model, compute_base(xu.model), xu.truth, 0.3};
  Rng rng(42);
  const PhysicalProblem problem = make_problem(c, rng, 300);
  const std::vector<int> kept = essential(problem.cost);
  const NonlinearProblem papers{xu.model, subset(c.base, kept), restrict_to(problem.cost, kept), xu.constraints};
  const auto run = [&](const char* what, const NonlinearOptions& options) {
    const auto got = estimate_nonlinear(papers, options);
    if (!got || !got->usable()) return kInfinity;
    double violation = 0;
    for (const LocalOptimum& o : got->optima) violation = std::max(violation, o.violation);
    std::printf(
        "Xu 2020, %-24s %zu essential parameters: %.1f s, best cost %.6f, worst %.6f, %d distinct, largest violation "
        "%.1e\n",
        what, kept.size(), got->seconds, got->cost, got->optima.back().cost, got->distinct, violation);
    return got->cost;
  };
  NonlinearOptions options;
  options.starts = starts;
  const double ours = run((std::to_string(starts) + " starts,").c_str(), options);
  options.starts = many;
  options.seed = 1000;
  const double reference = run((std::to_string(many) + " other random starts,").c_str(), options);
  options.starts = 0;
  options.from = {estimate_physical(problem).pi};
  const double convex = run("from the convex optimum,", options);
  std::printf("  relative to the best of %d random starts: %d starts %+.1e, the convex start alone %+.1e\n", many,
              starts, ours / reference - 1, convex / reference - 1);
}

// CSDP on the same random problems; where CSDP gives up, the instance is left out and counted.
void csdp(int count) {
  const auto directory = prepare_csdp(std::filesystem::temp_directory_path());
  if (!directory) return static_cast<void>(std::puts("CSDP is not installed: no comparison"));
  int answered = 0, solved = 0;
  double worst = 0;
  for (int seed = 1; seed <= count; ++seed) {
    const CsdpComparison got = compare_with_csdp(seed, *directory);
    solved += got.ours.usable() ? 1 : 0;
    if (!got.theirs) continue;
    ++answered;
    worst = std::max(worst, got.apart());
  }
  std::printf("CSDP on %d random instances: ours solved %d, CSDP answered %d, objectives apart at most %.1e\n", count,
              solved, answered, worst);
}

// A feasible truth and clean data: the truth comes back.
void unchanged(int count) {
  double worst = 0;
  for (int seed = 1; seed <= count; ++seed) {
    Rng rng(static_cast<std::uint64_t>(seed));
    const TorqueModel model = random_model(rng, {.max_bodies = 7});
    BaseOptions options;
    options.check = false;
    Case c{model, compute_base(model, options), model.nominal(), 0.1};
    const Motion motion = random_motion(rng, 150, model.joints());
    const Matrix tau = inverse_dynamics(model, c.truth, motion);
    const PhysicalEstimate got =
        estimate_physical({model, c.base, make_test_cost(model, c.base, motion, tau, 0.1), {}});
    worst = std::max(worst, got.usable() ? (got.pi - c.truth).norm() / c.truth.norm() : kInfinity);
  }
  std::printf("clean data of %d feasible robots: the truth returned within %.1e\n", count, worst);
}

// The prior problem over weights and wrong nominal robots: how often it is solved, and how fast.
void priors(int count) {
  int solved = 0, tried = 0, iterations = 0;
  std::vector<double> seconds;
  const Case c = make_case(iiwa14(), 0.1);
  for (int k = 0; k < count; ++k) {
    Rng rng(static_cast<std::uint64_t>(3000 + k));
    const PhysicalProblem problem = make_problem(c, rng, k % 2 == 0 ? 20 : 300);
    PhysicalOptions options;
    options.uncertainty = false;
    options.nominal = c.truth;
    for (double& value : *options.nominal) value *= 1 + 0.3 * rng.normal();
    for (double weight : {1e-4, 1e-2, 1.0, 1e2, 1e4}) {
      options.prior_weight = weight;
      const double begin = now();
      const PhysicalEstimate got = estimate_physical(problem, options);
      seconds.push_back(now() - begin);
      ++tried;
      solved += got.status == PhysicalStatus::Optimal ? 1 : 0;
      iterations = std::max(iterations, got.iterations);
    }
  }
  std::printf(
      "with prior, weights 1e-4 … 1e4, nominal robot 30 %% off: optimal %d of %d, median %.2f ms, at most %d steps\n",
      solved, tried, 1e3 * median(seconds), iterations);
}

struct Score {
  std::string name;
  std::vector<double> parameter, torque, stable, seconds;
};

std::string middle(const std::vector<double>& values, double unit, int decimals) {
  return values.empty() ? "–" : fixed(unit * median(values), decimals);
}

// "mean ± standard error".
std::string spread(const std::vector<double>& values, double unit, int decimals) {
  const double n = static_cast<double>(values.size());
  if (n < 1) return "–";
  double mean = 0, square = 0;
  for (double v : values) mean += v / n;
  for (double v : values) square += (v - mean) * (v - mean);
  return fixed(unit * mean, decimals) + " ± " + fixed(unit * std::sqrt(square / std::max(1.0, n - 1) / n), decimals);
}

void add(Score& score, const Case& c, const Vector& pi, double seconds, std::uint64_t seed) {
  Rng rng(seed);
  const Motion unseen = random_motion(rng, 100, c.model.joints());
  const Vector beta = c.base.to_base(pi), truth = c.base.to_base(c.truth);
  score.parameter.push_back((beta - truth).norm() / truth.norm());
  score.torque.push_back(rms(inverse_dynamics(c.model, pi, unseen) - inverse_dynamics(c.model, c.truth, unseen)) /
                         c.sigma);
  int positive = 0;
  for (int k = 0; k < 200; ++k) {
    const Matrix m = mass_matrix(c.model, pi, rng.uniform_vector(c.model.joints(), -3, 3));
    positive += Eigen::SelfAdjointEigenSolver<Matrix>(m).eigenvalues()[0] > 0 ? 1 : 0;
  }
  score.stable.push_back(positive / 200.0);
  score.seconds.push_back(seconds);
}

void merit(int trials, int samples) {
  const Xu2020 xu = xu2020();
  const Case c{xu.model, compute_base(xu.model), xu.truth, 0.5};
  std::vector<Score> scores;
  for (const char* name :
       {"least squares", "essential", "Stürz 2017, local", "Xu 2020, 5 starts", "convex", "convex with prior"}) {
    scores.push_back({name, {}, {}, {}, {}});
  }
  for (int trial = 0; trial < trials; ++trial) {
    Rng rng(static_cast<std::uint64_t>(900 + trial));
    const PhysicalProblem problem = make_problem(c, rng, samples);
    const auto seed = static_cast<std::uint64_t>(trial);
    // A nominal robot that is wrong by about 20 %.
    Vector nominal = c.truth;
    for (double& value : nominal) value *= 1 + 0.2 * rng.normal();
    PhysicalOptions options;
    options.nominal = nominal;
    options.uncertainty = false;
    double begin = now();
    const Vector plain = problem.cost.factor.householderQr().solve(problem.cost.target);
    add(scores[0], c, c.base.to_full(plain), now() - begin, seed);
    begin = now();
    const std::vector<int> kept = essential(problem.cost);
    const LeastSquaresCost reduced = restrict_to(problem.cost, kept);
    Vector sparse = Vector::Zero(c.base.size());
    const Vector values = reduced.factor.householderQr().solve(reduced.target);
    for (std::size_t i = 0; i < kept.size(); ++i) sparse[kept[i]] = values[static_cast<Eigen::Index>(i)];
    add(scores[1], c, c.base.to_full(sparse), now() - begin, seed);
    NonlinearOptions local;
    local.starts = 0;
    local.from = {nominal};
    begin = now();
    const auto sturz =
        estimate_nonlinear({c.model, c.base, problem.cost, named_constraints("sturz2017", c.model).value()}, local);
    if (sturz && sturz->usable()) add(scores[2], c, sturz->pi, now() - begin, seed);
    // Seconds per trial: every fifth trial.
    if (trial % 5 == 0) {
      NonlinearOptions global;
      global.starts = 5;
      begin = now();
      const auto xu5 = estimate_nonlinear({c.model, subset(c.base, kept), reduced, xu.constraints}, global);
      if (xu5 && xu5->usable()) add(scores[3], c, xu5->pi, now() - begin, seed);
    }
    begin = now();
    const PhysicalEstimate convex = estimate_physical(problem, options);
    if (convex.usable()) add(scores[4], c, convex.pi, now() - begin, seed);
    options.prior_weight = 1;
    begin = now();
    const PhysicalEstimate prior = estimate_physical(problem, options);
    if (prior.usable()) add(scores[5], c, prior.pi, now() - begin, seed);
  }
  std::printf("\n%d samples, %d trials\n", samples, trials);
  std::vector<std::vector<std::string>> rows = {{"method", "parameter error [%]", "median", "torque error [noise]",
                                                 "median", "M(q) positive [%]", "median time [ms]", "runs"}};
  for (const Score& s : scores) {
    rows.push_back({s.name, spread(s.parameter, 100, 2), middle(s.parameter, 100, 2), spread(s.torque, 1, 3),
                    middle(s.torque, 1, 3), spread(s.stable, 100, 1), middle(s.seconds, 1e3, 1),
                    std::to_string(s.parameter.size())});
  }
  std::fputs(format_table(rows).c_str(), stdout);
}

// A tree of so many turning joints with bodies that exist.
Robot long_chain(int joints) {
  Rng rng(29);
  return random_robot(rng, {.min_bodies = joints, .max_bodies = joints, .branch = 0.3, .prismatic = 0});
}

}  // namespace
}  // namespace armature

int main(int argc, char** argv) {
  using namespace armature;
  const double share = argc > 1 ? std::atof(argv[1]) : 1;
  const auto times = [&](int count) { return std::max(1, static_cast<int>(share * count)); };
  std::setvbuf(stdout, nullptr, _IOLBF, 0);
  std::printf("command: bench_physical %s · compiler %s · processor time, not wall time\n", argc > 1 ? argv[1] : "1",
              __VERSION__);
  const std::string only = argc > 2 ? argv[2] : "";
  const auto wanted = [&](const char* part) { return only.empty() || only == part; };
  if (wanted("speed")) {
    bench::spin_multiply_adds(10000);  // a third of a second: a core that was idle does not begin at its full clock
    speed("iiwa14, 7 joints", make_case(testing::iiwa14(), 0.1), 100, times(30));
    speed("29 joints", make_case(long_chain(29), 0.1), 120, times(3));
    speed("60 joints", make_case(long_chain(60), 0.1), 200, times(3));
    priors(times(40));
  }
  if (wanted("csdp")) csdp(times(200));
  if (wanted("laws")) {
    unchanged(times(100));
    laws(times(1000), 60);
    laws(times(300), 25);
  }
  if (wanted("xu")) {
    xu_problem(times(20), times(100));
  }
  if (wanted("merit")) {
    merit(times(100), 30);
    merit(times(100), 500);
  }
  return 0;
}
