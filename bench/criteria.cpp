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
#include "armature/rng.hpp"
#include "armature/text.hpp"

namespace {

using namespace armature;
using Kind = Objective::Kind;

constexpr std::array<Kind, 5> kKinds = {Kind::ConditionNumber, Kind::DOptimal, Kind::AOptimal, Kind::EOptimal,
                                        Kind::VOptimal};
constexpr std::array<const char*, 5> kMeasures = {"torque [% of limit]", "torque, anywhere [% of limit]",
                                                  "median RSD [%]", "payload mass ± [kg]", "threshold [% of limit]"};
enum Measure { kTorque, kAnywhere, kRsd, kPayload, kThreshold };
using Delivered = std::array<double, 5>;
// Motions that decide whether one criterion's torques are better than another's.
constexpr std::uint64_t kValidations = 12;

constexpr const char* kHead = R"(# Which criterion pays

Made by `./dev criteria`. Every number is what a model will know after one period (10 s) of a certified motion of each catalogue
robot, all with the limits, margins and proofs of the default spec, two starts and seed 1. Noise is 0.2 % of each joint's effort limit,
100 samples per second.

- **Torque**: root mean square standard deviation of torques predicted along twelve validation motions (20 quintics each) that no criterion
  saw, in % of the effort limit, mean over joints.
- **Torque, anywhere**: the same at 2,000 states drawn anywhere within the limits; the default's search weighs 500 others.
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
  std::vector<Matrix> predicted;  // whitened rows of each validation motion
  Matrix anywhere;                // and of states anywhere within the limits

  Judge(const Robot& robot, const DesignSpec& spec, const std::vector<Trajectory>& validations)
      : model(robot, make_terms(robot, spec.terms).value()), base(compute_base(model)), noise_share(spec.noise_share) {
    const auto limits = coordinate_limits(robot);
    noise.resize(static_cast<Eigen::Index>(limits.size()));
    for (std::size_t j = 0; j < limits.size(); ++j)
      noise[static_cast<Eigen::Index>(j)] = noise_share * (std::isfinite(limits[j].effort) ? limits[j].effort : 100.0);
    for (const Trajectory& validation : validations)
      predicted.push_back(whitened(base.columns, validation.sample(20).motion));
    anywhere = whitened(base.columns, states(limits, spec));
  }

  // 2,000 states, each coordinate anywhere within its share of the limits; no state of the search's own draw.
  [[nodiscard]] static Motion states(const std::vector<JointLimits>& limits, const DesignSpec& spec) {
    const auto n = static_cast<Eigen::Index>(limits.size());
    Motion m(2000, n);
    Rng rng(7);
    for (Eigen::Index j = 0; j < n; ++j) {
      const JointLimits& l = limits[static_cast<std::size_t>(j)];
      const double lower = std::isfinite(l.lower) ? l.lower : -M_PI, upper = std::isfinite(l.upper) ? l.upper : M_PI;
      const double speed = spec.share * l.velocity, most = 2 * M_PI * spec.frequency * spec.harmonics * speed;
      const double acceleration = std::min(spec.share * l.acceleration, most);
      m.q.col(j) = rng.uniform_vector(m.samples(), lower, upper);
      m.v.col(j) = rng.uniform_vector(m.samples(), -speed, speed);
      m.a.col(j) = rng.uniform_vector(m.samples(), -acceleration, acceleration);
    }
    return m;
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

  // Mean variance of each joint's torque over rows, in units of its noise's.
  [[nodiscard]] Vector variances(const Eigen::LLT<Matrix>& known, const Matrix& rows) const {
    const Vector each = known.matrixL().solve(rows.transpose()).colwise().squaredNorm();
    return each.reshaped(noise.size(), each.size() / noise.size()).rowwise().mean();
  }

  // The torque's deviation along every validation motion, in % of the effort limit.
  [[nodiscard]] std::vector<double> torques(const Matrix& known) const {
    const Eigen::LLT<Matrix> factor(known);
    std::vector<double> out;
    for (const Matrix& rows : predicted)
      out.push_back(100 * noise_share * variances(factor, rows).array().sqrt().mean());
    return out;
  }

  // Torque, median RSD and threshold of what is known; the payload's entry stays 0.
  [[nodiscard]] Delivered of(const Matrix& known) const {
    Delivered out{};
    const Eigen::LLT<Matrix> factor(known);
    Vector mean = Vector::Zero(noise.size());
    for (const Matrix& rows : predicted) mean += variances(factor, rows) / static_cast<double>(predicted.size());
    out[kTorque] = 100 * noise_share * mean.array().sqrt().mean();
    out[kAnywhere] = 100 * noise_share * variances(factor, anywhere).array().sqrt().mean();
    out[kThreshold] = 400 * noise_share * (mean.array() + 1.0 / 5).sqrt().mean();
    const Vector beta = base.to_base(model.nominal());
    const Matrix covariance = factor.solve(Matrix::Identity(known.rows(), known.cols()));
    std::vector<double> rsd;
    for (Eigen::Index i = 0; i < beta.size(); ++i)
      if (beta[i] != 0) rsd.push_back(100 * std::sqrt(covariance(i, i)) / std::abs(beta[i]));
    std::sort(rsd.begin(), rsd.end());
    out[kRsd] = rsd.empty() ? 0 : rsd[rsd.size() / 2];
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

std::string format_share(int some, int all) { return std::to_string(some) + " of " + std::to_string(all); }

// On how many validation motions the default's torques are better known than another criterion's, of how many.
struct Ahead {
  int better = 0, all = 0;
};

// One robot's five rows; the logarithms of all ratios to the default are summed.
void print_rows(Case& c, std::map<Kind, Delivered>& logs, std::map<Kind, int>& counted, std::map<Kind, Ahead>& ahead) {
  std::map<Kind, Delivered> all;
  for (const Kind kind : kKinds) {
    c.spec.objective.kind = kind;
    const auto motion = designed(c.robot, c.spec);
    if (!motion) continue;
    all[kind] = c.judge.of(c.judge.information(*motion));
    all[kind][kPayload] = c.judge.payload(*motion);
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
    const auto ours = c.judge.torques(c.judge.information(c.motions.at(Kind::VOptimal)));
    const auto theirs = c.judge.torques(c.judge.information(c.motions.at(kind)));
    for (std::size_t k = 0; k < ours.size(); ++k) ++ahead[kind].all, ahead[kind].better += ours[k] < theirs[k] ? 1 : 0;
    for (std::size_t m = 0; m < d.size(); ++m) logs[kind][m] += std::log(d[m] / all[Kind::VOptimal][m]);
    ++counted[kind];
  }
  std::fflush(stdout);
}

void print_means(std::map<Kind, Delivered>& logs, std::map<Kind, int>& counted, std::map<Kind, Ahead>& ahead) {
  std::printf("\nGeometric means over the robots, the default being 1:\n\n| |");
  for (const Kind kind : kKinds) std::printf(" %s |", to_string(kind));
  std::printf("\n|---|---|---|---|---|---|\n");
  for (std::size_t m = 0; m < kMeasures.size(); ++m) {
    const std::string name = kMeasures[m];
    std::printf("| %s |", name.substr(0, name.find(" [")).c_str());
    for (const Kind kind : kKinds) std::printf(" %.3f |", std::exp(logs[kind][m] / std::max(1, counted[kind])));
    std::printf("\n");
  }
  std::printf("| validation motions on which the default's torques are better known |");
  for (const Kind kind : kKinds) {
    const Ahead& a = ahead[kind];
    std::printf(" %s |", kind == Kind::VOptimal ? "–" : format_share(a.better, a.all).c_str());
  }
  std::printf(R"(

Where the default is not the best of its row: it makes the mean variance of torques small over states anywhere within the limits, and
weighs a parameter by the torque that it makes there. Motions visit only some of those states, and accelerate less than they could, so
that another criterion's motion may tell more about them: compare the rows "torque" and "torque, anywhere". A few per cent in the latter
are the difference between its states and those of the search, or a lesser optimum of two starts. The median RSD counts every parameter alike, also those that move no torque, which is what the D and A criteria look at; a payload's mass depends on how the last joints meet gravity and on
nothing else (`--for payload` designs for that).
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
    won[static_cast<std::size_t>(k)] += c.judge.of(sequential)[kTorque] < c.judge.of(independent)[kTorque] ? 1 : 0;
    const Delivered s = c.judge.of(sequential), i = c.judge.of(independent), r = c.judge.of(Matrix(k * first));
    std::printf("| %s | %d | %s | %s | %s | %s | %s | %s |\n", c.name.c_str(), k, number(s[kTorque]).c_str(),
                number(i[kTorque]).c_str(), number(r[kTorque]).c_str(), number(s[kRsd]).c_str(),
                number(i[kRsd]).c_str(), number(r[kRsd]).c_str());
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
  std::printf("| %s | %.2f | %.2f | %.2f |\n", c.name.c_str(), speed(with) / speed(*without), a[kTorque] / b[kTorque],
              a[kRsd] / b[kRsd]);
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
    std::vector<Trajectory> validations;
    for (std::uint64_t seed = 1; seed <= kValidations; ++seed) {
      DesignSpec drawn = spec;
      drawn.seed = seed;
      const auto valid = design_validation(robot, drawn, {ValidationMotion::Quintic20});
      if (valid && !valid->motions.empty()) validations.push_back(valid->motions[0].trajectory);
    }
    if (validations.empty()) continue;
    cases.push_back({name, robot, spec, Judge(robot, spec, validations), {}, {}});
  }
  std::printf("%s| robot | after 10 s |", kHead);
  for (const Kind kind : kKinds) std::printf(" %s |", to_string(kind));
  std::printf(" default |\n|---|---|---|---|---|---|---|---|\n");
  std::map<Kind, Delivered> logs;
  std::map<Kind, int> counted;
  std::map<Kind, Ahead> ahead;
  for (Case& c : cases) print_rows(c, logs, counted, ahead);
  print_means(logs, counted, ahead);
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
      "motions, on\n%d after three; both know torques better than the first motion repeated. Where the independent "
      "ones "
      "win, two starts\nfound the better optimum by chance.\n",
      won[2], cases.size(), won[3]);
  std::printf(
      "\n## How long until a wanted interval is reached\n\nSeconds until half of the parameters have a 95 %% interval "
      "of "
      "± %.0f %% of their nominal value or less, as `design --wanted-percent`\nsays: each criterion's motion repeated, "
      "and, in the last column, one period of the default's motion followed by repetitions of\nthe motion designed "
      "after "
      "it. Less than 10 s is a part of one period.\n\n| robot |",
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
