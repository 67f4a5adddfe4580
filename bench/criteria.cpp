// Which criterion pays, what the next motion adds, and what the proof for a box of robots costs: docs/criteria.md, made
// by `./dev criteria`.
//
// usage: bench_criteria [EFFORT [ROBOT ...]]
#include <Eigen/Cholesky>
#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <map>
#include <optional>

#include "armature/catalogue.hpp"
#include "armature/design.hpp"
#include "armature/dynamics.hpp"
#include "armature/text.hpp"

namespace {

using namespace armature;
using Kind = Objective::Kind;

constexpr std::array<Kind, 5> kKinds = {Kind::ConditionNumber, Kind::DOptimal, Kind::AOptimal, Kind::EOptimal,
                                        Kind::VOptimal};
constexpr std::array<const char*, 4> kMeasures = {"torque [% of limit]", "median RSD [%]", "payload mass ± [kg]",
                                                  "threshold [% of limit]"};
using Delivered = std::array<double, 4>;

constexpr const char* kHead = R"(# Which criterion pays

Made by `./dev criteria`. Every number is what a model will know after one period (10 s) of a certified motion of each catalogue
robot, all with the limits, margins and proofs of the default spec, two starts and seed 1. Noise is 0.2 % of each joint's effort limit,
100 samples per second.

- **Torque**: root mean square standard deviation of torques predicted along a validation motion (20 quintics) that no criterion saw, in %
  of the effort limit, mean over joints.
- **Median RSD**: relative standard deviation of the base parameters at the nominal robot.
- **Payload**: half of the 95 % interval of a load's mass, from the same motion with and without it, everything else known.
- **Threshold**: four standard deviations of model and noise, the noise averaged over 0.05 s: the smallest contact torque that a monitor can
  tell, in % of the effort limit, mean over joints.

## Five criteria

The best of each row is bold. V-optimal is the default.

)";

// A robot with what every motion of it is judged by.
struct Judge {
  TorqueModel model;
  BaseMap base;
  Vector noise;
  double noise_share;
  Matrix predicted;  // whitened rows of the validation motion

  Judge(const Robot& robot, const DesignSpec& spec, const Trajectory& validation)
      : model(robot, make_terms(robot, spec.terms).value()), base(compute_base(model)), noise_share(spec.noise_share) {
    const auto limits = coordinate_limits(robot);
    noise.resize(static_cast<Eigen::Index>(limits.size()));
    for (std::size_t j = 0; j < limits.size(); ++j)
      noise[static_cast<Eigen::Index>(j)] = noise_share * (std::isfinite(limits[j].effort) ? limits[j].effort : 100.0);
    predicted = whitened(base.columns, validation.sample(20).motion);
  }

  // Columns of the regressor, rows divided by the noise.
  [[nodiscard]] Matrix whitened(const std::vector<int>& columns, const Motion& motion) const {
    Matrix Y = compute_regressor(model, motion).stacked(model.parameter_count())(Eigen::all, columns);
    for (Eigen::Index r = 0; r < Y.rows(); ++r) Y.row(r) /= noise[r % noise.size()];
    return Y;
  }

  [[nodiscard]] Matrix information(const Trajectory& motion) const {
    const Matrix F = whitened(base.columns, motion.sample(100, false).motion);
    return F.transpose() * F;
  }

  // Half of the interval of a load's mass: ten numbers on the last body.
  [[nodiscard]] double payload(const Trajectory& motion) const {
    std::vector<int> load;
    for (int p = 0; p < 10; ++p) load.push_back(10 * (model.bodies() - 1) + p);
    const Matrix L = whitened(load, motion.sample(100, false).motion);
    const Eigen::LDLT<Matrix> loaded(Matrix(L.transpose() * L) + 1e-9 * Matrix::Identity(10, 10));
    return 1.96 * std::sqrt(2 * loaded.solve(Matrix::Identity(10, 10))(9, 9));
  }

  // Torque, median RSD and threshold of what is known; the payload's entry stays 0.
  [[nodiscard]] Delivered of(const Matrix& known) const {
    Delivered out{};
    const Eigen::LLT<Matrix> factor(known);
    const Vector variance = factor.matrixL().solve(predicted.transpose()).colwise().squaredNorm();
    const Eigen::Index n = noise.size();
    const double samples = static_cast<double>(variance.size()) / static_cast<double>(n);
    for (Eigen::Index j = 0; j < n; ++j) {
      double sum = 0;
      for (Eigen::Index r = j; r < variance.size(); r += n) sum += variance[r];
      out[0] += 100 * noise_share * std::sqrt(sum / samples) / static_cast<double>(n);
      out[3] += 400 * noise_share * std::sqrt(sum / samples + 1.0 / 5) / static_cast<double>(n);
    }
    const Vector beta = base.to_base(model.nominal());
    const Matrix covariance = factor.solve(Matrix::Identity(known.rows(), known.cols()));
    std::vector<double> rsd;
    for (Eigen::Index i = 0; i < beta.size(); ++i)
      if (beta[i] != 0) rsd.push_back(100 * std::sqrt(covariance(i, i)) / std::abs(beta[i]));
    std::sort(rsd.begin(), rsd.end());
    out[1] = rsd.empty() ? 0 : rsd[rsd.size() / 2];
    return out;
  }
};

struct Case {
  std::string name;
  Robot robot;
  DesignSpec spec;
  Judge judge;
  std::map<Kind, Trajectory> motions;
  std::optional<Trajectory> second;  // what adds most to one period of the default's motion
};

// A certified motion; nothing where there is none.
std::optional<Trajectory> designed(const Robot& robot, const DesignSpec& spec) {
  const auto design = design_motion(robot, spec);
  if (!design || !design->usable()) return std::nullopt;
  return design->trajectory();
}

std::string number(double value) { return significant(value, 3); }

// One robot's four rows; the logarithms of all ratios to the default are summed.
void print_rows(Case& c, std::map<Kind, Delivered>& logs, std::map<Kind, int>& counted) {
  std::map<Kind, Delivered> all;
  for (const Kind kind : kKinds) {
    c.spec.objective.kind = kind;
    const auto motion = designed(c.robot, c.spec);
    if (!motion) continue;
    all[kind] = c.judge.of(c.judge.information(*motion));
    all[kind][2] = c.judge.payload(*motion);
    c.motions.emplace(kind, *motion);
  }
  for (std::size_t m = 0; m < kMeasures.size(); ++m) {
    double best = kInfinity;
    for (const auto& [kind, d] : all) best = std::min(best, d[m]);
    std::printf("| %s | %s |", c.name.c_str(), kMeasures[m]);
    for (const Kind kind : kKinds) {
      const bool made = all.count(kind) > 0;
      const bool bold = made && all[kind][m] == best;
      std::printf(" %s%s%s |", bold ? "**" : "", made ? number(all[kind][m]).c_str() : "none", bold ? "**" : "");
    }
    const double behind = all.count(Kind::VOptimal) > 0 ? all[Kind::VOptimal][m] / best - 1 : kInfinity;
    std::printf(" %s |\n", behind == 0 ? "best" : (fixed(100 * behind, 0) + " % behind").c_str());
  }
  for (const auto& [kind, d] : all) {
    if (all.count(Kind::VOptimal) == 0) break;
    for (std::size_t m = 0; m < d.size(); ++m) logs[kind][m] += std::log(d[m] / all[Kind::VOptimal][m]);
    ++counted[kind];
  }
  std::fflush(stdout);
}

void print_means(std::map<Kind, Delivered>& logs, std::map<Kind, int>& counted) {
  std::printf("\nGeometric means over the robots, the default being 1:\n\n| |");
  for (const Kind kind : kKinds) std::printf(" %s |", to_string(kind));
  std::printf("\n|---|---|---|---|---|---|\n");
  for (std::size_t m = 0; m < kMeasures.size(); ++m) {
    const std::string name = kMeasures[m];
    std::printf("| %s |", name.substr(0, name.find(" [")).c_str());
    for (const Kind kind : kKinds) std::printf(" %.3f |", std::exp(logs[kind][m] / std::max(1, counted[kind])));
    std::printf("\n");
  }
  std::printf(R"(
Where the default is not the best of its row: it makes the mean variance of torques small over states anywhere within the limits, and
weighs a parameter by the torque that it makes there. A single validation motion is a small part of those states, so that another
criterion's motion may lie nearer to it by chance. The median RSD counts every parameter alike, also those that move no torque, which is what the D and A
criteria look at; a payload's mass depends on how the last joints meet gravity and on nothing else (`--for payload` designs for that).
)");
}

// The default's motion, then the motions that add most to it, beside independent ones and the first one repeated.
void print_sequence(Case& c, std::array<int, 4>& won) {
  if (c.motions.count(Kind::VOptimal) == 0) return;
  const Matrix first = c.judge.information(c.motions.at(Kind::VOptimal));
  Matrix sequential = first, independent = first;
  c.spec.objective.kind = Kind::VOptimal;
  for (int k = 1; k <= 3; ++k) {
    if (k > 1) {
      DesignSpec after = c.spec, other = c.spec;
      // The search counts its own information at criterion_samples per period.
      after.prior = sequential * (c.spec.criterion_samples / (100 / c.spec.frequency));
      other.seed = c.spec.seed + static_cast<std::uint64_t>(k) - 1;
      const auto next = designed(c.robot, after), another = designed(c.robot, other);
      if (!next || !another) return;
      if (k == 2) c.second = next;
      sequential += c.judge.information(*next);
      independent += c.judge.information(*another);
    }
    won[static_cast<std::size_t>(k)] += c.judge.of(sequential)[0] < c.judge.of(independent)[0] ? 1 : 0;
    const Delivered s = c.judge.of(sequential), i = c.judge.of(independent), r = c.judge.of(Matrix(k * first));
    std::printf("| %s | %d | %s | %s | %s | %s | %s | %s |\n", c.name.c_str(), k, number(s[0]).c_str(),
                number(i[0]).c_str(), number(r[0]).c_str(), number(s[1]).c_str(), number(i[1]).c_str(),
                number(r[1]).c_str());
    std::fflush(stdout);
  }
}

constexpr double kWantedPercent = 1;

// How long until half of the parameters are known to ± kWantedPercent: each criterion's motion repeated, and one period
// of the default's with the motion after it repeated. `design --wanted-percent` says the same.
void print_seconds(const Case& c) {
  const auto cell = [](const Result<std::optional<double>>& seconds, double before) {
    return seconds && *seconds ? significant(**seconds + before, 3) : std::string("never");
  };
  std::printf("| %s |", c.name.c_str());
  for (const Kind kind : kKinds) {
    const auto at = c.motions.find(kind);
    std::printf(" %s |", at == c.motions.end()
                             ? "none"
                             : cell(seconds_until(c.robot, c.spec, at->second, kWantedPercent), 0).c_str());
  }
  if (!c.second) {
    std::printf(" none |\n");
    return;
  }
  DesignSpec after = c.spec;
  const Trajectory& motion = c.motions.at(Kind::VOptimal);
  after.prior = c.judge.information(motion);
  const double first = motion.duration();
  // Reached before the next one begins: the default's own time.
  const auto alone = seconds_until(c.robot, c.spec, motion, kWantedPercent);
  if (alone && *alone && **alone <= first) {
    std::printf(" %s |\n", cell(alone, 0).c_str());
    return;
  }
  std::printf(" %s |\n", cell(seconds_until(c.robot, after, *c.second, kWantedPercent), first).c_str());
  std::fflush(stdout);
}

// What the proof for every robot in the box takes away from the motion.
void print_margin(Case& c) {
  DesignSpec open = c.spec;
  open.objective.kind = Kind::VOptimal;
  open.inertia_box = open.friction_box = 0;
  const auto without = designed(c.robot, open);
  if (!without || c.motions.count(Kind::VOptimal) == 0) return;
  const Trajectory& with = c.motions.at(Kind::VOptimal);
  const auto speed = [](const Trajectory& t) {
    return std::sqrt(t.sample(100, false).motion.v.array().square().mean());
  };
  const Delivered a = c.judge.of(c.judge.information(with)), b = c.judge.of(c.judge.information(*without));
  std::printf("| %s | %.2f | %.2f | %.2f |\n", c.name.c_str(), speed(with) / speed(*without), a[0] / b[0], a[1] / b[1]);
  std::fflush(stdout);
}

}  // namespace

int main(int argc, char** argv) {
  const double effort = argc > 1 ? std::atof(argv[1]) : 1;
  std::vector<std::string> names(argv + std::min(argc, 2), argv + argc);
  if (names.empty()) names = catalogue_names();
  std::vector<Case> cases;
  for (const std::string& name : names) {
    const Robot robot = load_catalogue_robot(name).value();
    DesignSpec spec = load_design_spec("default").value();
    spec.effort_scale = effort;
    spec.starts = 2;
    const auto valid = design_validation(robot, spec, {ValidationMotion::Quintic20});
    if (!valid || valid->motions.empty()) continue;
    cases.push_back({name, robot, spec, Judge(robot, spec, valid->motions[0].trajectory), {}, {}});
  }
  std::printf("%s| robot | after 10 s |", kHead);
  for (const Kind kind : kKinds) std::printf(" %s |", to_string(kind));
  std::printf(" default |\n|---|---|---|---|---|---|---|---|\n");
  std::map<Kind, Delivered> logs;
  std::map<Kind, int> counted;
  for (Case& c : cases) print_rows(c, logs, counted);
  print_means(logs, counted);
  std::printf(
      "\n## The next motion\n\nWhat is known after motions 1, 2 and 3: each designed for what it adds to those before "
      "it "
      "(as `design --after`\ndoes), three independent searches (seeds 1, 2, 3), and the first motion three times.\n\n"
      "| robot | motions | torque, sequential | independent | repeated | median RSD, sequential | independent | "
      "repeated "
      "|\n|---|---|---|---|---|---|---|---|\n");
  std::array<int, 4> won{};
  for (Case& c : cases) print_sequence(c, won);
  std::printf(
      "\nTorques are known better after the sequence than after independent motions on %d of %zu robots after two "
      "motions, on "
      "%d after three;\nboth know more than the first motion repeated. Where the independent ones win, two starts "
      "found the "
      "better optimum by chance.\n",
      won[2], cases.size(), won[3]);
  std::printf(
      "\n## How long until a wanted interval is reached\n\nSeconds until half of the parameters have a 95 %% interval "
      "of "
      "± %.0f %% of their nominal value or less, as `design --wanted-percent`\nsays: each criterion's motion repeated, "
      "and "
      "last one period of the default's motion with the motion designed after it\nrepeated. Less than 10 s is a part "
      "of "
      "one period.\n\n| robot |",
      kWantedPercent);
  for (const Kind kind : kKinds) std::printf(" %s |", to_string(kind));
  std::printf(" default, then the next |\n|---|---|---|---|---|---|---|\n");
  for (const Case& c : cases) print_seconds(c);
  std::printf(
      "\n## What the proof for a box of robots costs\n\nThe default proves the torque limits for links 30 %% heavier "
      "or "
      "lighter, each by its own factor, with friction up to 10 %% of\nthe limit more; beside it the same search with "
      "the "
      "proof for the nominal robot alone (its 80 %% share of the limits stays). Ratios of the\ntwo motions: root mean "
      "square speed, and uncertainty of torques and parameters. 1 is free.\n\n"
      "| robot | speed | torque | median RSD |\n|---|---|---|---|\n");
  for (Case& c : cases) print_margin(c);
  return 0;
}
