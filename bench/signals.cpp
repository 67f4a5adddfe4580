// Do the intervals of `identify` hold the truth, whatever wrote the log?
//   bench_signals [runs per arm, default 1] [arms, default all] [kind, default all] [method: both, new or old]
//
// Logs of the catalogue's arms that obey the fitted model exactly (rigid bodies, viscous and dry friction), with white
// torque noise of 2 % of each joint's torque, written as a logger would write them and identified by the job behind
// `armature identify` with default settings. The truth stays here.
//
// How to read it: "base" and "friction" are the shares of true parameters inside their 95 % intervals. "unseen" is the
// RMS torque error on another motion, without noise, over that of a fit that knows the true motion (1: nothing is
// lost). "old" is the low-pass with its automatic cut-off on the same logs.
#include <unistd.h>

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <functional>
#include <map>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "armature/catalogue.hpp"
#include "armature/identify.hpp"
#include "armature/jobs.hpp"
#include "armature/rng.hpp"
#include "armature/robot_file.hpp"
#include "race.hpp"

namespace {

using namespace armature;  // NOLINT(google-build-using-namespace)
using Index = Eigen::Index;

// Sums of five sines per joint, with a period of 10 s or none, around the home position.
class Sines {
 public:
  Sines(const Robot& robot, bool periodic, Rng& rng) : home_(robot.home_position()) {
    for (int j = 0; j < robot.joint_count(); ++j) {
      for (int l = 1; l <= 5; ++l) {
        const double hertz = periodic ? 0.1 * l : 0.083 * l * (1 + 0.11 * rng.normal());
        lines_.push_back({j, 2 * M_PI * hertz, 0.35 / l * rng.uniform(0.5, 1), rng.uniform(0, 2 * M_PI)});
      }
    }
  }
  [[nodiscard]] Motion at(const Vector& time) const {
    Motion out(time.size(), home_.size());
    out.q = home_.transpose().replicate(time.size(), 1);
    out.v.setZero(), out.a.setZero();
    for (const Line& l : lines_) {
      const auto angle = l.w * time.array() + l.phase;
      out.q.col(l.joint).array() += l.size * angle.sin();
      out.v.col(l.joint).array() += l.size * l.w * angle.cos();
      out.a.col(l.joint).array() -= l.size * l.w * l.w * angle.sin();
    }
    return out;
  }

 private:
  struct Line {
    Index joint;
    double w, size, phase;
  };
  Vector home_;
  std::vector<Line> lines_;
};

// When samples were taken, what the stamps say, and how positions were measured.
struct Clock {
  Vector time, stamps;
  double noise = 2e-5, quantum = 1e-5, stale = 0;
};

Vector even(Index rows, double step) { return step * Vector::LinSpaced(rows, 0, static_cast<double>(rows - 1)); }

Clock make_clock(const std::string& kind, Rng& rng) {
  Clock out;
  if (kind == "1 kHz, 0.7-9 ms, 6 % stale") {
    out.time.resize(30000);
    out.time[0] = 0;
    for (Index k = 1; k < out.time.size(); ++k)
      out.time[k] = out.time[k - 1] + 0.001 * (rng.uniform() < 0.01 ? rng.uniform(2, 9) : rng.uniform(0.7, 1.3));
    out.stale = 0.06;
  } else if (kind == "195 Hz, 4e-4 rad") {
    out.time = even(7800, 1 / 195.0);
    out.quantum = 4e-4;
  } else if (kind == "100 Hz, 10/12 ms") {
    out.time.resize(4000);
    out.time[0] = 0;
    for (Index k = 1; k < out.time.size(); ++k) out.time[k] = out.time[k - 1] + (rng.uniform() < 0.3 ? 0.012 : 0.010);
  } else if (kind == "50 Hz") {
    out.time = even(2500, 0.02);
  } else if (kind == "gaps of 8 ms and 1 s") {
    out.time = even(20000, 0.002);
    for (Index k = 997; k < out.time.size(); k += 997)
      out.time.tail(out.time.size() - k).array() += k % 3988 == 0 ? 1.0 : 0.008;
  } else if (kind == "host clock with drift") {
    out.time = even(10000, 0.004);
    out.stamps = out.time;
    const double span = out.time[out.time.size() - 1];
    for (double& t : out.stamps) t += 2e-4 * t * t / span + 0.0003 * -std::log(1 - rng.uniform());
    std::sort(out.stamps.begin(), out.stamps.end());
  } else {
    out.time = even(100000, 0.0002);
  }
  if (out.stamps.size() == 0) out.stamps = out.time;
  return out;
}

const std::vector<std::string>& kinds() {
  static const std::vector<std::string> list = {"1 kHz, 0.7-9 ms, 6 % stale",
                                                "195 Hz, 4e-4 rad",
                                                "100 Hz, 10/12 ms",
                                                "50 Hz",
                                                "gaps of 8 ms and 1 s",
                                                "host clock with drift",
                                                "5 kHz"};
  return list;
}

void write_log(const std::filesystem::path& path, const Robot& robot, const Clock& clock, const Matrix& q,
               const Matrix& tau, Rng& rng) {
  std::string text = "t[s]";
  for (const std::string& name : robot.joint_names()) text += ",q_" + name + "[rad]";
  for (const std::string& name : robot.joint_names()) text += ",tau_" + name + "[Nm]";
  text += '\n';
  std::string row;
  char cell[40];
  for (Index k = 0; k < q.rows(); ++k) {
    // A stale row repeats all values under a new stamp.
    if (row.empty() || rng.uniform() >= clock.stale) {
      row.clear();
      for (Index j = 0; j < q.cols(); ++j)
        row += (std::snprintf(cell, sizeof cell, ",%.9g",
                              clock.quantum * std::round((q(k, j) + clock.noise * rng.normal()) / clock.quantum)),
                cell);
      for (Index j = 0; j < q.cols(); ++j) row += (std::snprintf(cell, sizeof cell, ",%.7g", tau(k, j)), cell);
      row += '\n';
    }
    text += (std::snprintf(cell, sizeof cell, "%.9g", clock.stamps[k]), cell);
    text += row;
  }
  std::ofstream(path) << text;
}

struct Count {
  double base_in = 0, base = 0, friction_in = 0, friction = 0, unseen = 0, ideal = 0;
  int failed = 0;
};

bool is_friction(const std::string& name) { return name.rfind("FV", 0) == 0 || name.rfind("FC", 0) == 0; }

// One log through the job, judged.
void judge(const std::string& robot, const std::filesystem::path& log, const std::map<std::string, double>& truth,
           bool old, const std::function<double(const std::map<std::string, double>&)>& unseen, double ideal,
           Count& count) {
  IdentifyJob job;
  job.inputs = {robot, log.string()};
  // Base intervals do not depend on these, and they take most of the time.
  job.options.with_physical = job.options.with_essential = false;
  if (old) job.signal.method = SignalOptions::Method::LowPass;
  const auto outcome = run_job(job);
  if (!outcome) {
    std::fprintf(stderr, "%s: %s\n", robot.c_str(), outcome.error().text().c_str());
    ++count.failed;
    return;
  }
  const auto json = nlohmann::json::parse(outcome->result);
  std::map<std::string, double> found;
  for (const auto& p : json["estimate"]["parameters"]) {
    const std::string name = p["name"];
    const double value = truth.at(name);
    found[name] = p["value"];
    // What the motion does not show has no interval.
    if (p["lower"].is_null() || p["upper"].is_null()) continue;
    const bool inside = p["lower"] <= value && value <= p["upper"];
    (is_friction(name) ? count.friction_in : count.base_in) += inside;
    (is_friction(name) ? count.friction : count.base) += 1;
  }
  count.unseen += unseen(found), count.ideal += ideal;
}

void run_arm(const std::string& name, const std::string& kind, bool periodic, int run, bool with_new, bool with_old,
             Count (&count)[3]) {
  Rng rng(1000 * static_cast<std::uint64_t>(run) + std::hash<std::string>{}(name + kind) % 997 + (periodic ? 500 : 0));
  const Robot robot = load_robot(name).value();
  const TorqueModel model(robot, make_terms(robot, {"viscous", "coulomb"}).value());
  const BaseMap base = compute_base(model);
  // Friction of every joint, where the catalogue has none.
  Vector pi = model.nominal();
  for (int i = model.inertial_count(); i < pi.size(); ++i) {
    if (pi[i] == 0) pi[i] = model.parameters()[static_cast<std::size_t>(i)].name[1] == 'V' ? 0.5 : 1.0;
  }
  const Vector beta = base.to_base(pi);
  std::map<std::string, double> truth;
  for (int i = 0; i < base.size(); ++i) truth[base.parameters[static_cast<std::size_t>(i)].name] = beta[i];
  const Clock clock = make_clock(kind, rng);
  const Motion motion = Sines(robot, periodic, rng).at(clock.time);
  Matrix tau = inverse_dynamics(model, pi, motion);
  for (Index j = 0; j < tau.cols(); ++j) {
    const double size = 0.02 * std::sqrt(tau.col(j).squaredNorm() / static_cast<double>(tau.rows()));
    for (double& x : tau.col(j)) x += size * rng.normal();
  }
  const auto log = std::filesystem::temp_directory_path() /
                   ("armature_bench_signals_" + std::to_string(static_cast<long>(::getpid())) + ".csv");
  write_log(log, robot, clock, motion.q, tau, rng);

  // Another motion, and what a fit that knows the true one makes of it.
  const Motion other = Sines(robot, false, rng).at(even(400, 0.1));
  const Matrix right = inverse_dynamics(model, pi, other);
  const auto error = [&](const Vector& found) {
    return std::sqrt((inverse_dynamics(model, base.to_full(found), other) - right).squaredNorm() / right.squaredNorm());
  };
  Samples known;
  known.joints = robot.joint_names();
  known.time = clock.time, known.motion = motion, known.tau = tau, known.rate = 1 / (clock.time[1] - clock.time[0]);
  IdentifyOptions quick;
  quick.with_physical = quick.with_essential = false;
  const auto ideal = identify(robot, {known}, quick);
  if (!ideal) return;
  for (int i = 0; i < base.size(); ++i) {
    const bool friction = is_friction(base.parameters[static_cast<std::size_t>(i)].name);
    const bool inside = ideal->estimate.lower[i] <= beta[i] && beta[i] <= ideal->estimate.upper[i];
    (friction ? count[2].friction_in : count[2].base_in) += inside;
    (friction ? count[2].friction : count[2].base) += 1;
  }
  const auto unseen = [&](const std::map<std::string, double>& found) {
    Vector values = beta;
    for (int i = 0; i < base.size(); ++i) values[i] = found.at(base.parameters[static_cast<std::size_t>(i)].name);
    return error(values);
  };
  if (with_new) judge(name, log, truth, false, unseen, error(ideal->estimate.beta), count[0]);
  if (with_old) judge(name, log, truth, true, unseen, error(ideal->estimate.beta), count[1]);
  std::filesystem::remove(log);
}

void print(const char* who, const Count& c) {
  std::printf("   %s: base %5.1f %%  friction %5.1f %%  unseen %6.2f%s", who, 100 * c.base_in / std::max(1.0, c.base),
              100 * c.friction_in / std::max(1.0, c.friction), c.unseen / std::max(1e-300, c.ideal),
              c.failed > 0 ? (" (" + std::to_string(c.failed) + " failed)").c_str() : "");
}

void add(const Count& c, Count& to) {
  to.base_in += c.base_in, to.base += c.base, to.friction_in += c.friction_in, to.friction += c.friction;
  to.unseen += c.unseen, to.ideal += c.ideal, to.failed += c.failed;
}

}  // namespace

int main(int argc, char** argv) {
  const int runs = argc > 1 ? std::atoi(argv[1]) : 1;
  auto arms = catalogue_names();
  if (argc > 2) arms.resize(std::min<std::size_t>(arms.size(), static_cast<std::size_t>(std::atoi(argv[2]))));
  const std::string only = argc > 3 ? argv[3] : "all", method = argc > 4 ? argv[4] : "both";
  std::printf("machine %s, %d runs of %zu arms\n", bench::machine().c_str(), runs, arms.size());
  Count total[3];
  for (const std::string& kind : kinds()) {
    if (only != "all" && kind.find(only) == std::string::npos) continue;
    for (const bool periodic : {false, true}) {
      Count count[3];
      for (const std::string& arm : arms) {
        for (int run = 0; run < runs; ++run) run_arm(arm, kind, periodic, run, method != "old", method != "new", count);
      }
      std::printf("%-28s %-12s", kind.c_str(), periodic ? "periodic" : "not periodic");
      if (method != "old") print("new", count[0]);
      if (method != "new") print("old", count[1]);
      std::printf("   true motion: base %5.1f %%  friction %5.1f %%\n",
                  100 * count[2].base_in / std::max(1.0, count[2].base),
                  100 * count[2].friction_in / std::max(1.0, count[2].friction));
      std::fflush(stdout);
      for (int i = 0; i < 3; ++i) add(count[i], total[i]);
    }
  }
  std::printf("%-41s", "all");
  if (method != "old") print("new", total[0]);
  if (method != "new") print("old", total[1]);
  std::printf("   true motion: base %5.1f %%  friction %5.1f %%\n",
              100 * total[2].base_in / std::max(1.0, total[2].base),
              100 * total[2].friction_in / std::max(1.0, total[2].friction));
  return 0;
}
