// Does every printed number hold on the path that people use? Virtual arms of three kinds, which the tool does not
// know, are rehearsed, identified, weighed and watched through the jobs of the command line, with default options.
// `bench_honesty [RUNS [MINUTES [ARM...]]]`: individuals of each arm (default 1), minutes of watched motion for each
// (default 1), and which arms (default: the catalogue). Designs are kept in $ARMATURE_DESIGNS, where that is set, for
// the next run of the same binary.
//
// How to read it. Coverage: share of the true parameters inside their 95 % intervals; "rigid" are base parameters of
// bodies and rotors, "seen" and "inferred" physical parameters by what the model says of them. Alarms: events in quiet
// motion that the fit has not seen, per hour, with 1 and 30 asked for. Named: runs whose verdict says that friction is
// missing. In ideal arms nothing is missing. The true friction of lab and rough arms is no number but a law, so their
// friction has no column entry.
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <map>
#include <nlohmann/json.hpp>
#include <random>

#include "armature/catalogue.hpp"
#include "armature/files.hpp"
#include "armature/jobs.hpp"
#include "armature/text.hpp"
#include "jobs/identify_work.hpp"
#include "simulate/realism.hpp"

namespace armature::bench {
namespace {

using Index = Eigen::Index;
using Realism = RehearsalOptions::Realism;
using Json = nlohmann::json;
namespace fs = std::filesystem;

struct Share {
  double inside = 0, all = 0;
  void add(bool in) { inside += in ? 1 : 0, all += 1; }
  [[nodiscard]] std::string text() const { return all > 0 ? fixed(100 * inside / all, 1) : "–"; }
};

/// One row of the table.
struct Row {
  Share rigid, friction, seen, inferred, load;
  double seconds = 0, alarms_at_1 = 0, alarms_at_30 = 0;
  int runs = 0, failed = 0, named = 0, good = 0, doubtful = 0, bad = 0;
};

// Loads of about a third of the rated one [kg].
double load_of(const std::string& arm) {
  static const std::map<std::string, double> kLoads = {{"gen2", 0.8}, {"gen3", 1.3}, {"iiwa14", 4.5}, {"ir361", 2.5},
                                                       {"kr15", 5},   {"lwr4", 2.3}, {"panda", 1},    {"tx40", 0.7},
                                                       {"ur10e", 4},  {"ur5e", 1.6}, {"wam7", 1}};
  const auto at = kLoads.find(arm);
  return at == kLoads.end() ? 1 : at->second;
}

std::vector<std::string> terms_of(const Robot& robot) {
  for (const Body& body : robot.bodies) {
    if (body.joint.nominal && body.joint.nominal->rotor_inertia > 0) return {"viscous", "coulomb", "rotor"};
  }
  return {"viscous", "coulomb"};
}

void complain(const std::string& what, const Error& error) {
  std::fprintf(stderr, "  %s: %s\n", what.c_str(), error.text().c_str());
}

// An exciting motion of the arm, made once.
std::string design_at(const fs::path& place, const std::string& arm, int seed) {
  const char* kept = std::getenv("ARMATURE_DESIGNS");
  const fs::path out = (kept ? fs::path(kept) : place) / (arm + "_design_" + std::to_string(seed));
  if (fs::exists(out)) return out.string();
  DesignJob job;
  job.robot.robot = arm, job.seed = seed, job.starts = 1, job.accept_unchecked = true, job.out = out.string();
  const auto outcome = run_job(job);
  if (!outcome) return complain("design", outcome.error()), "";
  if (const auto written = write_outcome(job, *outcome, true); !written) return complain("design", written.error()), "";
  return out.string();
}

/// A virtual arm.
struct Individual {
  std::string arm;
  Realism realism;
  std::uint64_t number;
};

// A recording of a motion, as a file.
std::string recorded(const Individual& who, const fs::path& place, const std::string& design, int periods, double load,
                     std::uint64_t seed) {
  RehearseJob job;
  job.robot.robot = who.arm, job.design = design, job.periods = periods, job.no_floor = true;
  job.load_kg = load;
  if (load > 0) job.load_at_m = {0.02, -0.03, 0.05};
  job.options.realism = who.realism, job.options.individual = who.number, job.options.seed = seed;
  job.options.accept_unchecked = true;
  const auto outcome = run_job(job);
  if (!outcome) return complain("rehearse", outcome.error()), "";
  const fs::path file = place / ("log_" + std::to_string(seed) + ".csv");
  for (const JobFile& f : outcome->files) {
    if (f.name == "recording.csv" && !write_file(file, f.content)) return "";
  }
  return file.string();
}

RehearsalOptions reality_options(const Individual& who) {
  RehearsalOptions options;
  options.realism = who.realism, options.individual = who.number;
  return options;
}

void count_parameters(const Individual& who, const Identification& found, Row& row) {
  const Robot sheet = load_catalogue_robot(who.arm).value();
  const Robot truth = make_reality(sheet, reality_options(who)).robot;
  const TorqueModel own(truth, make_terms(truth, terms_of(sheet)).value());
  const Vector true_pi = own.nominal(), beta = found.base.to_base(true_pi);
  const Estimate& e = found.estimate;
  for (Index i = 0; i < beta.size(); ++i) {
    const bool friction = e.parameters[static_cast<std::size_t>(i)][0] == 'F';
    if (friction && who.realism != Realism::Ideal) continue;
    (friction ? row.friction : row.rigid).add(e.lower[i] <= beta[i] && beta[i] <= e.upper[i]);
  }
  if (!found.model.physical) return;
  const PhysicalSet& set = *found.model.physical;
  for (Index i = 0; i < own.inertial_count(); ++i) {
    const auto origin = set.origin[static_cast<std::size_t>(i)];
    if (origin == Origin::Fixed || !std::isfinite(set.sigma[i])) continue;
    const bool in = std::abs(true_pi[i] - set.pi[i]) <= 1.96 * set.sigma[i];
    (origin == Origin::Measured ? row.seen : row.inferred).add(in);
  }
}

void count_verdict(const std::vector<Finding>& findings, Row& row) {
  const auto level = level_of(findings);
  (level == Verdict::Level::Good ? row.good : level == Verdict::Level::Doubtful ? row.doubtful : row.bad) += 1;
  row.named += std::any_of(findings.begin(), findings.end(),
                           [](const Finding& f) {
                             return f.severity != Severity::Note && f.kind == "unmodelled" &&
                                    f.message.find("friction") != std::string::npos;
                           })
                   ? 1
                   : 0;
}

void count_load(const Individual& who, const std::string& model, const std::string& log, double mass, Row& row) {
  const Robot robot = load_catalogue_robot(who.arm).value();
  PayloadJob job;
  job.model = model, job.logs.logs = {log}, job.options.frame = robot.bodies.back().name;
  const auto outcome = run_job(job);
  if (!outcome) return complain("payload", outcome.error());
  const double moment = 0.4 * mass * 0.05 * 0.05;
  const std::map<std::string, double> truth = {{"mass", mass},  {"cx", 0.02},   {"cy", -0.03}, {"cz", 0.05},
                                               {"Ixx", moment}, {"Ixy", 0},     {"Ixz", 0},    {"Iyy", moment},
                                               {"Iyz", 0},      {"Izz", moment}};
  const Json result = Json::parse(outcome->result);
  for (const Json& v : result.at("values")) {
    if (v.at("lower").is_null() || v.at("upper").is_null()) continue;
    const double x = truth.at(v.at("name").get<std::string>());
    row.load.add(v.at("lower").get<double>() <= x && x <= v.at("upper").get<double>());
  }
}

double alarms_in(const std::string& model, const std::string& log, double per_hour, double* seconds) {
  MonitorJob job;
  job.model = model, job.logs.logs = {log}, job.options.false_alarms_per_hour = per_hour;
  const auto outcome = run_job(job);
  if (!outcome) return complain("monitor", outcome.error()), 0;
  double count = 0;
  const Json result = Json::parse(outcome->result);
  for (const Json& one : result.at("logs")) {
    count += static_cast<double>(one.at("detections").size());
    if (seconds) *seconds += one.at("duration_s").get<double>();
  }
  return count;
}

// One arm from its first recording to the watch.
bool run_one(const Individual& who, bool periodic, double minutes, const fs::path& place, Row& row) {
  const std::string first = design_at(place, who.arm, 1), other = design_at(place, who.arm, 2),
                    third = periodic ? first : design_at(place, who.arm, 3);
  if (first.empty() || other.empty() || third.empty()) return false;
  const std::uint64_t seed = 10 * who.number;
  std::vector<std::string> logs = {recorded(who, place, first, periodic ? 5 : 1, 0, seed)};
  if (!periodic) logs.push_back(recorded(who, place, third, 1, 0, seed + 1));
  const Robot sheet = load_catalogue_robot(who.arm).value();
  IdentifyJob job;
  job.inputs = {who.arm};
  job.inputs.insert(job.inputs.end(), logs.begin(), logs.end());
  job.options.terms = terms_of(sheet);
  const auto work = job.work({});
  if (!work) return complain("identify", work.error()), false;
  count_parameters(who, work->found, row);
  count_verdict(work->findings, row);
  const fs::path model = place / "model.json";
  if (!write_file(model, write_model(work->found.model))) return false;
  const double mass = load_of(who.arm);
  const std::string loaded = recorded(who, place, first, periodic ? 3 : 1, mass, seed + 2);
  if (!loaded.empty()) count_load(who, model.string(), loaded, mass, row);
  if (minutes > 0) {
    const std::string quiet = recorded(who, place, other, static_cast<int>(std::ceil(6 * minutes)), 0, seed + 3);
    if (quiet.empty()) return false;
    row.alarms_at_30 += alarms_in(model.string(), quiet, 30, &row.seconds);
    row.alarms_at_1 += alarms_in(model.string(), quiet, 1, nullptr);
  }
  return true;
}

std::string rate(double alarms, double seconds) {
  return seconds > 0 ? fixed(alarms / seconds * 3600, 1) + " (" + fixed(alarms, 0) + ")" : "–";
}

std::vector<std::string> cells(const std::string& name, const Row& r) {
  const auto share = [&](int count) { return r.runs > 0 ? fixed(100.0 * count / r.runs, 0) : std::string("–"); };
  return {name,
          std::to_string(r.runs) + (r.failed > 0 ? " (" + std::to_string(r.failed) + " failed)" : ""),
          r.rigid.text(),
          r.friction.text(),
          r.seen.text(),
          r.inferred.text(),
          r.load.text(),
          fixed(r.seconds / 3600, 2),
          rate(r.alarms_at_1, r.seconds),
          rate(r.alarms_at_30, r.seconds),
          share(r.named),
          share(r.good),
          share(r.doubtful),
          share(r.bad)};
}

void run(int runs, double minutes, const std::vector<std::string>& arms) {
  const fs::path place = fs::temp_directory_path() / ("armature_honesty_" + std::to_string(std::random_device{}()));
  fs::create_directories(place);
  std::vector<std::vector<std::string>> table = {{"robot", "runs", "rigid %", "friction %", "seen %", "inferred %",
                                                  "load %", "hours", "alarms/h at 1", "at 30", "named %", "good %",
                                                  "doubtful %", "bad %"}};
  for (const Realism realism : {Realism::Ideal, Realism::Lab, Realism::Rough}) {
    for (const bool periodic : {true, false}) {
      Row row;
      for (const std::string& arm : arms) {
        for (int i = 1; i <= runs; ++i) {
          const bool done = run_one({arm, realism, static_cast<std::uint64_t>(i)}, periodic, minutes, place, row);
          row.runs += 1, row.failed += done ? 0 : 1;
          const auto now = cells(arm, row);
          std::fprintf(stderr, "%s %s %s\n", to_string(realism), periodic ? "periodic" : "once",
                       join(now, " | ").c_str());
        }
      }
      table.push_back(cells(std::string(to_string(realism)) + (periodic ? ", periodic" : ", once"), row));
    }
  }
  std::printf("%s", format_table(table).c_str());
  fs::remove_all(place);
}

}  // namespace
}  // namespace armature::bench

int main(int argc, char** argv) {
  const int runs = argc > 1 ? std::atoi(argv[1]) : 1;
  const double minutes = argc > 2 ? std::atof(argv[2]) : 1;
  std::vector<std::string> arms(argv + std::min(argc, 3), argv + argc);
  if (arms.empty()) arms = armature::catalogue_names();
  armature::bench::run(runs, minutes, arms);
  return 0;
}
