// Exciting motions: the papers' problems, the cost of a gradient, the catalogue.
//   bench_design [papers|seeds|gradient|catalogue] ...     everything without arguments
#include <sys/utsname.h>

#include <chrono>
#include <cmath>
#include <cstdio>
#include <optional>
#include <string>
#include <vector>

#include "armature/catalogue.hpp"
#include "armature/design.hpp"
#include "armature/parallel.hpp"
#include "armature/rng.hpp"
#include "design/problem.hpp"
#include "design/search/limit_constraints.hpp"

namespace armature {
namespace {

using Clock = std::chrono::steady_clock;

double seconds_since(Clock::time_point begin) { return std::chrono::duration<double>(Clock::now() - begin).count(); }

struct Row {
  std::string problem;
  std::string robot;
  DesignSpec spec;
  std::string paper;
  double reach = 0;
  double allowed_s = 0;
};

DesignSpec spec_of(const char* name, DesignSpec::LimitForm form, bool home, double budget) {
  DesignSpec spec = *load_design_spec(name);
  spec.limit_form = form;
  spec.start_at_home = home;
  spec.budget_s = budget;
  return spec;
}

std::vector<Row> paper_rows() {
  using Form = DesignSpec::LimitForm;
  std::vector<Row> rows = {
      {"Xu (10), start free", "iiwa14", spec_of("xu2020", Form::Amplitudes, false, 30), "156.3", 72, 30},
      {"Xu (10), start at zero", "iiwa14", spec_of("xu2020", Form::Amplitudes, true, 30), "156.3", 72, 30},
      {"Xu, exact limits, start at zero", "iiwa14", spec_of("xu2020", Form::Exact, true, 60), "-", 62, 60},
      {"Stürz (14), start free", "iiwa14", spec_of("sturz2017", Form::Amplitudes, false, 30), "65", 40, 30},
      {"Stürz (14), start at zero", "iiwa14", spec_of("sturz2017", Form::Amplitudes, true, 30), "65", 60, 30},
      {"Stürz, exact limits, start at zero", "iiwa14", spec_of("sturz2017", Form::Exact, true, 60), "-", 44, 60}};
  DesignSpec jia = *load_design_spec("jia2019");
  jia.objective.kind = Objective::Kind::ConditionNumber;
  rows.push_back({"Jia F1 = cond", "planar2r", jia, "4.00", 2.65, 20});
  jia.objective.kind = Objective::Kind::DOptimal;
  rows.push_back({"Jia F2 = -log det", "planar2r", jia, "-77.0", -83.3, 20});
  jia.objective.kind = Objective::Kind::Embedded;
  rows.push_back({"Jia F4: cond, F2 <= -75", "planar2r", jia, "6.91", 3.95, 20});
  return rows;
}

void run_papers() {
  std::printf("\nThe papers' problems (seed and starts as printed; value: true sign(v), unscaled SI columns)\n");
  std::printf("%-36s %8s %9s %9s %7s %7s %5s %7s %s\n", "problem", "paper", "reach", "value", "time s", "allowed",
              "seed", "starts", "certified, status");
  for (const Row& row : paper_rows()) {
    const auto design = design_motion(*load_catalogue_robot(row.robot), row.spec);
    if (!design) {
      std::printf("%-36s %s\n", row.problem.c_str(), design.error().text().c_str());
      continue;
    }
    std::printf("%-36s %8s %9.2f %9.3f %7.1f %7.0f %5d %7d %s, %s\n", row.problem.c_str(), row.paper.c_str(), row.reach,
                design->value, design->seconds, row.allowed_s, static_cast<int>(row.spec.seed), row.spec.starts,
                design->usable() ? "yes" : "NO", to_string(design->status));
    std::fflush(stdout);
  }
}

// The papers' own constraints, as `armature design ROBOT --spec NAME --seed N` searches them: what every seed reaches.
void run_seeds() {
  using Kind = Objective::Kind;
  struct Asked {
    const char *spec, *robot;
    std::optional<Kind> kind;
    double reach;
  };
  std::printf("\nFive seeds, the specs as they are\n%-10s %-10s %9s   %s\n", "spec", "criterion", "asked",
              "seeds 1 to 5");
  for (const Asked& asked :
       {Asked{"xu2020", "iiwa14", {}, 72}, Asked{"sturz2017", "iiwa14", {}, 40},
        Asked{"jia2019", "planar2r", Kind::ConditionNumber, 2.65}, Asked{"jia2019", "planar2r", Kind::DOptimal, -83.3},
        Asked{"jia2019", "planar2r", {}, 3.95}}) {
    DesignSpec spec = *load_design_spec(asked.spec);
    spec.objective.kind = asked.kind.value_or(spec.objective.kind);
    std::printf("%-10s %-10s %9.2f  ", asked.spec, to_string(spec.objective.kind), asked.reach);
    for (spec.seed = 1; spec.seed <= 5; ++spec.seed) {
      const auto design = design_motion(*load_catalogue_robot(asked.robot), spec);
      const bool met = design && design->usable() && design->value <= asked.reach;
      std::printf(" %.3f%s", design ? design->value : kInfinity, met ? "" : " (missed)");
      std::fflush(stdout);
    }
    std::printf("\n");
  }
}

// Median time of one call [s].
template <class Work>
double median_time(const Work& work) {
  std::vector<double> times;
  for (int i = 0; i < 25; ++i) {
    const auto begin = Clock::now();
    work();
    times.push_back(seconds_since(begin));
  }
  std::sort(times.begin(), times.end());
  return times[times.size() / 2];
}

void run_gradient() {
  DesignSpec spec = spec_of("xu2020", DesignSpec::LimitForm::Exact, true, 60);
  const auto problem = design::make_problem(*load_catalogue_robot("iiwa14"), spec);
  const auto phi = problem->map.basis.sample(200);
  const design::Observation smooth = problem->observation.smoothed(0.05);
  const design::SmoothCriterion criterion(problem->objective, smooth, {});
  Rng rng(1);
  Vector x = 0.2 * rng.normal_vector(problem->map.size());
  // Smaller until every limit is kept: the search starts inside.
  design::SampledLimits start(problem->map, problem->limits, problem->robot.joint_names(), 100);
  for (Vector s(start.size()); start.values(x, s), s.minCoeff() <= 0;) x *= 0.8;
  const Motion motion = problem->map.motion(phi, x);
  Matrix values(200, regressor_layout(smooth.model()).columns());
  auto grams = smooth.grams(motion);
  const auto at = criterion.evaluate(grams, 3, true);
  const Matrix weights = values.setOnes();
  const double sweep = median_time([&] { compute_regressor_into(smooth.model(), motion, values); });
  const double adjoint = median_time([&] { (void)contract_regressor(smooth.model(), motion, weights); });
  const double gram = median_time([&] { smooth.grams(motion, grams); });
  const double spectrum = median_time([&] { (void)criterion.evaluate(grams, 3, true); });
  const double sharp = median_time([&] { (void)criterion.evaluate(grams, 257, true); });
  Objective predicted = problem->objective;
  predicted.kind = Objective::Kind::VOptimal;
  design::SmoothCriterion v_optimal(predicted, smooth, {});
  v_optimal.predict(Matrix::Identity(57, 57));
  const double variance = median_time([&] { (void)v_optimal.evaluate(grams, 1, true); });
  const double back = median_time([&] { (void)smooth.gradient(motion, grams, at.sensitivity); });
  std::printf("\nOne gradient of the 7-joint criterion, 200 samples, 57 columns\n");
  std::printf("  regressor sweep          %8.1f us   1 sweep\n", 1e6 * sweep);
  std::printf("  adjoint of the recursion %8.1f us   %.1f sweeps\n", 1e6 * adjoint, adjoint / sweep);
  std::printf(
      "  regressor + Gram         %8.1f us\n  spectrum and d/dG        %8.1f us   order 3; order 257 %.1f us, "
      "v-optimal %.1f us\n",
      1e6 * gram, 1e6 * spectrum, 1e6 * sharp, 1e6 * variance);
  std::printf("  push back (W, adjoint)   %8.1f us\n", 1e6 * back);
  std::printf("  value and gradient       %8.1f us   %.1f sweeps in all\n", 1e6 * (gram + spectrum + back),
              (gram + spectrum + back) / sweep);

  // The same interior-point iterations with exact gradients and with central differences.
  const auto value = [&](const Vector& y) {
    return criterion.evaluate(smooth.grams(problem->map.motion(phi, y)), 3, false).objective;
  };
  const design::Smooth exact = [&](const Vector& y, Vector* g) {
    const Motion m = problem->map.motion(phi, y);
    auto c = smooth.grams(m);
    const auto v = criterion.evaluate(c, 3, g != nullptr);
    if (g != nullptr) {
      const MotionGradient d = smooth.gradient(m, c, v.sensitivity);
      *g = problem->map.pull_back(phi, d.d_q, d.d_v, d.d_a);
    }
    return v.objective;
  };
  const design::Smooth differences = [&](const Vector& y, Vector* g) {
    if (g != nullptr)
      for (Eigen::Index i = 0; i < y.size(); ++i) {
        const Vector e = 1e-6 * Vector::Unit(y.size(), i);
        (*g)[i] = (value(y + e) - value(y - e)) / 2e-6;
      }
    return value(y);
  };
  std::printf("  30 interior-point iterations, time to the same quality:\n");
  for (const auto& [name, f] : {std::pair("exact gradients", &exact), std::pair("central differences", &differences)}) {
    design::SampledLimits limits(problem->map, problem->limits, problem->robot.joint_names(), 100);
    design::InteriorPointOptions options;
    options.max_iterations = 30;
    const auto begin = Clock::now();
    const auto found = design::minimize(*f, {&limits}, x, options);
    std::printf("    %-20s %7.3f s   log cond (p = 3) %.6f\n", name, seconds_since(begin), found.value);
  }
}

void run_catalogue() {
  std::printf("\nEvery catalogue robot, default spec (floor, self-collision, torque): certified within 20 s?\n");
  for (const std::string& name : catalogue_names()) {
    const auto begin = Clock::now();
    const auto design = design_motion(*load_catalogue_robot(name), *load_design_spec("default"));
    if (!design) {
      std::printf("%-10s %s\n", name.c_str(), design.error().text().c_str());
      continue;
    }
    std::printf("%-10s %5.1f s  condition %8.2f  columns %d  factor %.2f  %s\n", name.c_str(), seconds_since(begin),
                design->criterion.condition_number, design->criterion.columns, design->shrunk,
                design->certificate.brief().c_str());
    std::fflush(stdout);
  }
}

}  // namespace
}  // namespace armature

int main(int argc, char** argv) {
  utsname machine{};
  uname(&machine);
  std::printf("machine %s %s, %d cores; compiler %s\n", machine.sysname, machine.machine, armature::default_threads(),
              __VERSION__);
  const auto asked = [&](const std::string& part) {
    for (int i = 1; i < argc; ++i)
      if (part == argv[i]) return true;
    return argc < 2;
  };
  if (asked("gradient")) armature::run_gradient();
  if (asked("papers")) armature::run_papers();
  if (asked("seeds")) armature::run_seeds();
  if (asked("catalogue")) armature::run_catalogue();
  return 0;
}
