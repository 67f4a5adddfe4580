// Estimators beside each other: least squares, weighted, with the motion's error taken out, instrumental variables,
// output error, recursive and maximum likelihood, on the same recordings of one virtual arm, through the job of the
// command line. `bench_estimators [SETS [ARM [REALISM...]]]`: data sets (default 10), arm (default planar2r), ideal and
// lab by default.
//
// How to read it. A data set is the same motion of the same arm measured anew: other noise of torque, stamps and
// positions. The truth is the base parameters of the virtual arm's bodies and rotors; friction of a laboratory arm is
// no number. Bias: RMS over parameters of their mean error, in units of the least deviation that any method states for
// the parameter, with what chance leaves of it over so many sets. Spread: RMS of the parameters' scatter, same units.
// Error: RMS error. Coverage: truths inside stated 95 % intervals. Stated: RMS of the stated deviations, same units.
// Time: median processor time of a whole `identify --physical none`, reading the log included.
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <filesystem>
#include <map>

#include "armature/catalogue.hpp"
#include "armature/design.hpp"
#include "armature/jobs.hpp"
#include "armature/recording.hpp"
#include "armature/rehearse.hpp"
#include "armature/text.hpp"
#include "armature/trajectory_file.hpp"
#include "jobs/identify_work.hpp"

namespace armature::bench {
namespace {

using Index = Eigen::Index;
using Realism = RehearsalOptions::Realism;
namespace fs = std::filesystem;

/// One way to make parameters of a log, as it is typed.
struct Way {
  std::string name;
  void (*set)(IdentifyJob& job);
};

// The smoother takes the log sample by sample and removes the bias of its own error; Auto averages periods.
const std::vector<Way>& ways() {
  static const std::vector<Way> list = {
      {"least squares: --weights none",
       [](IdentifyJob& job) { job.weights = "none", job.signal.method = SignalOptions::Method::Auto; }},
      {"weighted (default)", [](IdentifyJob&) {}},
      {"weighted, every sample: --motion smoother",
       [](IdentifyJob& job) { job.signal.method = SignalOptions::Method::Smoother; }},
      {"--estimator instrumental-variables", [](IdentifyJob& job) { job.estimator = "instrumental-variables"; }},
      {"--estimator output-error", [](IdentifyJob& job) { job.estimator = "output-error"; }},
      {"--estimator recursive", [](IdentifyJob& job) { job.estimator = "recursive"; }},
      {"--estimator maximum-likelihood", [](IdentifyJob& job) { job.estimator = "maximum-likelihood"; }},
  };
  return list;
}

/// What one way found in all data sets.
struct Found {
  Matrix error, deviation;  ///< parameters × sets
  std::vector<double> seconds;
  Index sets = 0, inside = 0, judged = 0;
  std::string failed;
};

double processor_seconds() { return static_cast<double>(std::clock()) / CLOCKS_PER_SEC; }

double median(std::vector<double> x) {
  if (x.empty()) return 0;
  std::nth_element(x.begin(), x.begin() + static_cast<std::ptrdiff_t>(x.size() / 2), x.end());
  return x[x.size() / 2];
}

// One identification; its errors for the parameters that have a truth.
void identify_once(const Way& way, const std::string& arm, const std::string& log,
                   const std::vector<std::string>& terms, const Robot& truth, Found& found) {
  IdentifyJob job;
  job.inputs = {arm, log}, job.physical = "none", job.options.terms = terms;
  way.set(job);
  const double begin = processor_seconds();
  const auto work = job.work({});
  if (!work) {
    found.failed = work.error().message;
    return;
  }
  found.seconds.push_back(processor_seconds() - begin);
  const Identification& id = work->found;
  const Vector beta = id.base.to_base(TorqueModel(truth, id.torque_model.terms()).nominal());
  std::vector<Index> known;
  for (Index i = 0; i < beta.size(); ++i) {
    if (id.estimate.parameters[static_cast<std::size_t>(i)][0] != 'F') known.push_back(i);
  }
  const Vector error = id.estimate.beta(known) - beta(known), deviation = id.estimate.deviation(known);
  found.error.conservativeResize(error.size(), found.sets + 1);
  found.deviation.conservativeResize(error.size(), found.sets + 1);
  found.error.col(found.sets) = error, found.deviation.col(found.sets) = deviation;
  ++found.sets;
  for (const Index i : known) {
    found.inside += id.estimate.lower[i] <= beta[i] && beta[i] <= id.estimate.upper[i] ? 1 : 0;
    ++found.judged;
  }
}

double rms(const Vector& x) { return std::sqrt(x.squaredNorm() / static_cast<double>(std::max<Index>(1, x.size()))); }

void print_rows(const std::vector<Found>& all) {
  // Units: the smallest deviation that any way states for each parameter, in the middle of the sets.
  Vector unit;
  for (const Found& f : all) {
    if (f.sets == 0) continue;
    Vector middle(f.deviation.rows());
    for (Index i = 0; i < middle.size(); ++i) {
      const Vector row = f.deviation.row(i).transpose();
      middle[i] = median({row.begin(), row.end()});
    }
    unit = unit.size() == 0 ? middle : Vector(unit.cwiseMin(middle));
  }
  std::printf(
      "| way | sets | bias (by chance) | spread | error | stated | coverage [%%] | time [s] "
      "|\n|---|---|---|---|---|---|---|---|\n");
  for (std::size_t w = 0; w < all.size(); ++w) {
    const Found& f = all[w];
    if (f.sets == 0) {
      std::printf("| %s | – | %s | | | | | |\n", ways()[w].name.c_str(), f.failed.c_str());
      continue;
    }
    const Matrix z = unit.cwiseInverse().asDiagonal() * f.error;
    const Vector mean = z.rowwise().mean();
    const Vector scatter =
        ((z.colwise() - mean).rowwise().squaredNorm() / std::max<double>(1, static_cast<double>(f.sets - 1)))
            .cwiseSqrt();
    const double chance = rms(scatter) / std::sqrt(static_cast<double>(f.sets));
    const Matrix stated = unit.cwiseInverse().asDiagonal() * f.deviation;
    std::printf("| %s | %td | %.2f (%.2f) | %.2f | %.2f | %.2f | %.1f | %.2f |\n", ways()[w].name.c_str(), f.sets,
                rms(mean), chance, rms(scatter), rms(z.reshaped()), rms(stated.reshaped()),
                100.0 * static_cast<double>(f.inside) / static_cast<double>(f.judged), median(f.seconds));
  }
  std::fflush(stdout);
}

int run(int sets, const std::string& arm, const std::vector<Realism>& kinds) {
  const fs::path place = fs::temp_directory_path() / ("armature_estimators_" + arm);
  fs::create_directories(place);
  const Robot robot = load_catalogue_robot(arm).value();
  DesignSpec spec;
  spec.starts = 1, spec.seed = 1;
  const auto design = design_motion(robot, spec);
  if (!design) return std::fprintf(stderr, "%s\n", design.error().text().c_str()), 1;
  FourierSeries motion = design->series;
  motion.periods = 5;
  std::vector<std::string> terms = {"viscous", "coulomb"};
  for (const Body& body : robot.bodies) {
    if (body.joint.nominal && body.joint.nominal->rotor_inertia > 0) terms = {"viscous", "coulomb", "rotor"};
  }
  for (const Realism kind : kinds) {
    RehearsalOptions options;
    options.realism = kind, options.floor_m.reset(), options.accept_unchecked = true;
    const auto rehearsal = rehearse(robot, motion, options);
    if (!rehearsal) return std::fprintf(stderr, "%s\n", rehearsal.error().text().c_str()), 1;
    std::vector<Found> found(ways().size());
    for (int set = 0; set < sets; ++set) {
      options.seed = static_cast<std::uint64_t>(set) + 1;
      const std::string log = (place / "log.csv").string();
      if (!write_recording_csv(log, measure_again(robot, *rehearsal, options))) return 1;
      for (std::size_t w = 0; w < ways().size(); ++w) {
        if (found[w].failed.empty()) identify_once(ways()[w], arm, log, terms, rehearsal->robot, found[w]);
      }
    }
    std::printf("\n%s, %s, %.0f s of motion in 5 periods, terms %s\n\n", arm.c_str(), to_string(kind),
                motion.duration(), join(terms, ",").c_str());
    print_rows(found);
  }
  fs::remove_all(place);
  return 0;
}

}  // namespace
}  // namespace armature::bench

int main(int count, char** words) {
  using armature::RehearsalOptions;
  const int sets = count > 1 ? std::max(2, std::atoi(words[1])) : 10;
  std::vector<RehearsalOptions::Realism> kinds;
  for (int i = 3; i < count; ++i) {
    for (const auto kind :
         {RehearsalOptions::Realism::Ideal, RehearsalOptions::Realism::Lab, RehearsalOptions::Realism::Rough}) {
      if (std::string(words[i]) == armature::to_string(kind)) kinds.push_back(kind);
    }
  }
  if (kinds.empty()) kinds = {RehearsalOptions::Realism::Ideal, RehearsalOptions::Realism::Lab};
  return armature::bench::run(sets, count > 2 ? words[2] : "planar2r", kinds);
}
