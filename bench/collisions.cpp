// Collisions seen without a force sensor: Xu 2020 Table 10 repeated, then detection, delay and false alarms of three
// detectors over many runs in MuJoCo. `bench_collisions [RUNS [DRAWS]]`: collision runs, and as many without (default
// 1000; 0: none), and draws of noise and motion behind Table 10 (default 20).
//
// How to read it. Table 10: largest |residual| per joint on a motion without contact; a constant threshold must be
// above it. False alarms: a rate of alarms per hour was asked for, the found one is beside it. Curves: every detector's
// level is set so that it alarms as often as the column says on the same collision-free runs; the entries are the share
// of collisions seen within 0.3 s, and the mean delay. A push on links 1 and 2 is partly not felt: they hardly move.
#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <functional>

#include "armature/essential.hpp"
#include "armature/nonlinear.hpp"
#include "armature/physical.hpp"
#include "armature/trajectory.hpp"
#include "monitor/collisions.hpp"
#include "physical/xu2020.hpp"

namespace armature::bench {
namespace {

using Index = Eigen::Index;
using testing::kCollisionNoise;

Vector largest_residual(const TorqueModel& model, const Vector& pi, const Samples& s) {
  const IdentifiedModel exact = testing::exact_model(model, pi);
  return testing::observer_residual(exact, s).cwiseAbs().colwise().maxCoeff().transpose();
}

// One draw: identification with fresh noise and motion, then the largest residuals on the second reference motion with
// the truth, least squares, Stürz 2017, Xu 2020 and ours; NaN where a method found nothing.
Matrix table_10_draw(const testing::Xu2020& xu, const BaseMap& base, Rng rng) {
  const Samples s =
      testing::samples_of(xu.model, xu.truth, testing::fourier(rng, 7, 20, 500), 500, kCollisionNoise, rng);
  const Information information = accumulate(xu.model, base, s).value();
  using Weighting = EstimateOptions::Weighting;
  const Estimate plain = estimate(information, {.weighting = Weighting::None});
  const LeastSquaresCost unweighted = make_cost(information, plain);
  // Stürz: nonlinear constraints on the base parameters' fit. Xu: on the essential parameters' fit, from many starts.
  NonlinearOptions options;
  options.starts = 3;
  const auto sturz =
      estimate_nonlinear({xu.model, base, unweighted, named_constraints("sturz2017", xu.model).value()}, options);
  const Essential essential = find_essential(information, {.estimate = {.weighting = Weighting::None}});
  LeastSquaresCost kept = unweighted;
  kept.factor = Matrix(unweighted.factor(Eigen::all, essential.kept));
  const auto papers = estimate_nonlinear({xu.model, subset(base, essential.kept), kept, xu.constraints}, options);
  const Estimate weighted = estimate(information);
  const PhysicalEstimate ours = estimate_physical({xu.model, base, make_cost(information, weighted)});
  const Trajectory cosine = make_validation_motion(xu.model.robot(), ValidationMotion::Cosine, rng);
  const SampledTrajectory sampled = cosine.sample(500, false);
  const Samples check = testing::samples_of(xu.model, xu.truth, sampled.motion, 500, kCollisionNoise, rng);
  Matrix largest = Matrix::Constant(7, 5, NAN);
  largest.col(0) = largest_residual(xu.model, xu.truth, check);
  largest.col(1) = largest_residual(xu.model, base.to_full(plain.beta), check);
  if (sturz) largest.col(2) = largest_residual(xu.model, sturz->pi, check);
  if (papers) largest.col(3) = largest_residual(xu.model, papers->pi, check);
  largest.col(4) = largest_residual(xu.model, ours.pi, check);
  return largest;
}

void table_10(int count) {
  const testing::Xu2020 xu = testing::xu2020();
  const Paper paper = load_paper("xu2020").value();
  const PaperItem& printed = paper.item("Table 10");
  const BaseMap base = compute_base(xu.model);
  std::vector<Matrix> draws;
  for (int i = 0; i < count; ++i) draws.push_back(table_10_draw(xu, base, Rng(10).fork(static_cast<std::uint64_t>(i))));
  std::printf(
      "Xu 2020 Table 10, largest |residual| [N·m] on its second reference motion, observer at 5 Hz, noise of Table 8: "
      "mean (range) of %d draws\n",
      count);
  std::printf("%-5s | %6s %6s %6s | %-20s %-20s %-20s %-20s %-20s\n", "joint", "Xu", "Stürz", "Gaz", "truth", "LS base",
              "Stürz", "Xu", "ours");
  Vector ours = Vector::Zero(7);
  for (Index j = 0; j < 7; ++j) {
    std::printf("%-5d | %6.3f %6.3f %6.3f |", static_cast<int>(j) + 1, printed.numbers("xu")[j],
                printed.numbers("sturz")[j], printed.numbers("gaz")[j]);
    for (Index c = 0; c < 5; ++c) {
      double sum = 0, low = kInfinity, high = 0;
      int found = 0;
      for (const Matrix& draw : draws) {
        if (!std::isfinite(draw(j, c))) continue;
        sum += draw(j, c), low = std::min(low, draw(j, c)), high = std::max(high, draw(j, c)), ++found;
      }
      std::printf(" %.3f (%.3f…%.3f)", found > 0 ? sum / found : NAN, low, high);
      if (c == 4) ours[j] = high;
    }
    std::printf("\n");
  }
  std::printf("thresholds as in the paper, the largest of all draws rounded up to 0.1 N·m: ours");
  for (Index j = 0; j < 7; ++j) std::printf(" %.1f", std::ceil(10 * ours[j]) / 10);
  std::printf("\n\n");
}

struct Detector {
  const char* name;
  std::vector<testing::Scores> quiet, hit;  // one per run

  [[nodiscard]] double rate(double level, double hours) const {
    double count = 0;
    for (const auto& s : quiet) count += testing::alarms(s, level);
    return count / hours;
  }
  // The level at which it alarms `wanted` times an hour. Searched from the level that one run in twenty stays below:
  // lower ones are hardly ever left, so that rising above them is rare as well.
  [[nodiscard]] double level_for(double wanted, double hours) const {
    std::vector<double> peaks;
    for (const auto& s : quiet) peaks.push_back(s.score.maxCoeff());
    std::sort(peaks.begin(), peaks.end());
    double low = peaks[peaks.size() / 20], high = peaks.back();
    for (int i = 0; i < 25; ++i) {
      const double middle = 0.5 * (low + high);
      (rate(middle, hours) > wanted ? low : high) = middle;
    }
    return high;
  }
};

struct Curve {
  double seen = 0, delay = 0, runs = 0;
};

Curve judge(const Detector& d, const std::vector<testing::CollisionRun>& runs, double level,
            const std::function<bool(const testing::CollisionRun&)>& wanted) {
  Curve c;
  for (std::size_t i = 0; i < runs.size(); ++i) {
    if (!wanted(runs[i])) continue;
    ++c.runs;
    const double delay = testing::delay_of(d.hit[i], runs[i].onset, level);
    if (delay < 0 || delay > 0.3) continue;
    ++c.seen;
    c.delay += delay;
  }
  return c;
}

void collisions(int count) {
  const testing::CollisionArm arm(3);
  Plant plant = arm.plant();
  Rng rng(4);
  // Constant thresholds as in the paper: the largest residual of a validation run. Two seconds, five times.
  Vector constant = Vector::Zero(7), nominal = constant;
  for (int i = 0; i < 5; ++i) {
    const auto run = arm.run(plant, rng, 2, 0);
    constant = constant.cwiseMax(
        testing::observer_residual(arm.draw(rng), run.samples).cwiseAbs().colwise().maxCoeff().transpose());
    nominal = nominal.cwiseMax(
        testing::observer_residual(arm.catalogue, run.samples).cwiseAbs().colwise().maxCoeff().transpose());
  }
  constexpr double kQuiet = 2, kHit = 1;  // [s]
  std::array<Detector, 3> detectors = {Detector{"thresholds from the uncertainty", {}, {}},
                                       Detector{"identified, constant thresholds", {}, {}},
                                       Detector{"nominal, constant thresholds", {}, {}}};
  const double asked[] = {3000, 1000, 300, 100, 30};
  std::array<double, 5> found{}, expected_level{};
  int sampled = 0, refused = 0;
  std::vector<testing::CollisionRun> hits;
  const auto take = [&](const testing::CollisionRun& run, bool quiet, const IdentifiedModel& model,
                        std::vector<ResidualProcess>* processes) {
    const Matrix own = testing::observer_residual(model, run.samples),
                 other = testing::observer_residual(arm.catalogue, run.samples);
    const testing::Scores scores[] = {testing::uncertainty_scores(model, run.samples, own, processes),
                                      testing::constant_scores(own, run.samples.time, constant),
                                      testing::constant_scores(other, run.samples.time, nominal)};
    for (std::size_t d = 0; d < 3; ++d) (quiet ? detectors[d].quiet : detectors[d].hit).push_back(scores[d]);
  };
  for (int i = 0; i < count; ++i) {
    std::vector<ResidualProcess> processes;
    auto quiet = arm.run(plant, rng, kQuiet, 0);
    // A motion on which the arm touches itself is no motion without contact.
    for (; quiet.touched_itself; ++refused) quiet = arm.run(plant, rng, kQuiet, 0);
    take(quiet, true, arm.draw(rng), &processes);
    // The level for a rate depends on the motion very little: some runs give it.
    if (i % 20 == 0) {
      ++sampled;
      const GaussianEvents events(processes, testing::kCollisionRate, 5);
      for (std::size_t k = 0; k < 5; ++k) expected_level[k] += events.level(asked[k] / 3600);
    }
    auto run = arm.run(plant, rng, kHit, rng.uniform(5, 60));
    for (; run.touched_itself; ++refused) run = arm.run(plant, rng, kHit, rng.uniform(5, 60));
    take(run, false, arm.draw(rng), nullptr);
    run.samples = {};
    hits.push_back(std::move(run));
  }
  const double hours = count * kQuiet / 3600;
  std::printf("%d runs of %.0f s without contact, a model drawn anew for each, %.2f h together\n", count, kQuiet,
              hours);
  if (refused > 0) std::printf("%d motions left out because the arm touched itself\n", refused);
  std::printf("%-28s", "false alarms per hour asked");
  for (const double a : asked) std::printf(" %8.0f", a);
  std::printf("\n%-28s", "found");
  for (std::size_t k = 0; k < 5; ++k) {
    found[k] = detectors[0].rate(expected_level[k] / sampled, hours);
    std::printf(" %8.0f", found[k]);
  }
  std::printf("\n%-28s", "ratio");
  for (std::size_t k = 0; k < 5; ++k) std::printf(" %8.2f", found[k] / asked[k]);
  std::printf(
      "\nconstant thresholds as in the paper (largest residual of five validation runs): %.0f an hour identified, %.0f "
      "nominal\n",
      detectors[1].rate(1, hours), detectors[2].rate(1, hours));
  std::printf("\n%d collisions, a force of 5 to 60 N on a random link; share seen within 0.3 s (mean delay in ms)\n",
              count);
  const std::pair<const char*, std::function<bool(const testing::CollisionRun&)>> groups[] = {
      {"5 … 15 N, links 3–7", [](const auto& r) { return r.body >= 2 && r.force < 15; }},
      {"15 … 30 N, links 3–7", [](const auto& r) { return r.body >= 2 && r.force >= 15 && r.force < 30; }},
      {"30 … 60 N, links 3–7", [](const auto& r) { return r.body >= 2 && r.force >= 30; }},
      {"5 … 60 N, links 1–2", [](const auto& r) { return r.body < 2; }},
      {"all", [](const auto&) { return true; }}};
  for (const auto& [name, wanted] : groups) {
    std::printf("%-22s", name);
    for (const double a : {1000.0, 300.0, 100.0, 30.0}) std::printf("  at %4.0f alarms/h", a);
    std::printf("\n");
    for (const Detector& d : detectors) {
      std::printf("  %-32s", d.name);
      for (const double a : {1000.0, 300.0, 100.0, 30.0}) {
        const Curve c = judge(d, hits, d.level_for(a, hours), wanted);
        std::printf("  %5.1f %% (%3.0f ms)", 100 * c.seen / std::max(1.0, c.runs),
                    1000 * c.delay / std::max(1.0, c.seen));
      }
      std::printf("\n");
    }
  }
}

}  // namespace
}  // namespace armature::bench

int main(int argc, char** argv) {
  const int runs = argc > 1 ? std::atoi(argv[1]) : 1000;
  armature::bench::table_10(argc > 2 ? std::max(1, std::atoi(argv[2])) : 20);
  if (runs > 0) armature::bench::collisions(std::max(20, runs));
  return 0;
}
