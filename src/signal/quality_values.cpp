// Numbers.
#include <algorithm>
#include <cmath>
#include <vector>

#include "armature/text.hpp"
#include "signal/quality_checks.hpp"

namespace armature::signal {
namespace {

using Column = Eigen::Ref<const Vector>;

// A column of fewer values may be constant by chance.
constexpr Eigen::Index kFewValues = 20;
// A run of equal values is long from so many values on, from so many times the run that the slowest motion makes, and
// from this many seconds: converters and filters hold a value for a few samples.
constexpr double kLongRun = 10, kTimesOrdinary = 8, kLongRun_s = 0.05;
// The slowest motion: the longest twentieth of the runs.
constexpr std::size_t kSlowest = 20;
// The value jumps where a stuck sensor comes back: by this many usual steps, and a position, which may really stop, by
// more.
constexpr double kJumpBack = 3, kJumpBackOfPosition = 5;
// A spike is this many times the usual bend of three samples, that of the busiest tenth, and a share of the whole
// range.
constexpr double kOverUsual = 15, kOverBusy = 8, kOfRange = 1e-3;
constexpr std::size_t kBusiest = 10;
// Share of samples from which single ones that stray say something about the sensor, and not about a moment.
constexpr double kManySpikes = 1e-3;
// The extreme value held for this many samples is a drive's limit; so is a torque this near to the limit of the robot.
constexpr Eigen::Index kHeld = 5;
constexpr double kAtLimit = 0.999, kSameValue = 1e-9;
// A converter's step is taken from this many changes at least, when four fifths of them are whole multiples of it (to 2
// %; beyond twenty steps any change is near one) and a twentieth of the values repeat.
constexpr std::size_t kFewestChanges = 20;
constexpr double kMultiples = 0.8, kNearMultiple = 0.02, kMostSteps = 20, kRepeats = 0.05;
// Steps that are coarse beside the range of the signal: positions are differentiated twice, torques are averaged.
constexpr double kCoarsePosition = 1e-3, kCoarseTorque = 1e-2;
// A wrap is a whole turn, give or take what a joint moves between two samples [rad].
constexpr double kOffAWrap = 0.5;
// Degrees: twice beyond the limits, or beyond this without any [rad], over more than half a turn of an arm.
constexpr double kBeyondLimits = 2, kBeyondAnyArm = 30, kWideMotion = 3;
// Limits are rounded in data sheets; a degree beyond one is no mistake [rad or m].
constexpr double kLimitSlack = 0.02;
// The recorded velocity is the position's derivative: slope one to a tenth, and correlated. Filters cost both a little.
constexpr double kSlope = 0.1, kCorrelated = 0.8;
// Differences over more than this many medians span a gap.
constexpr double kSpansGap = 4;
// More missing values than this share of the rows: the logger is at fault.
constexpr Eigen::Index kManyMissing = 20;  // one row in so many

double median(std::vector<double> values) {
  if (values.empty()) return 0;
  const auto middle = values.begin() + std::ssize(values) / 2;
  std::nth_element(values.begin(), middle, values.end());
  return *middle;
}

// The sizes of the changes between neighbours; those beside a NaN are left out.
std::vector<double> steps_of(const Column& x) {
  std::vector<double> out;
  for (Eigen::Index k = 1; k < x.size(); ++k) {
    const double step = std::abs(x[k] - x[k - 1]);
    if (std::isfinite(step)) out.push_back(step);
  }
  return out;
}

struct Run {
  Eigen::Index first = 0, count = 0;
};

// The longest run of bit-equal values, not counting one at the very level of the extreme values (saturation).
Run longest_equal_run(const Column& x, double low, double high) {
  Run best;
  Eigen::Index begin = 0;
  for (Eigen::Index k = 1; k <= x.size(); ++k) {
    if (k < x.size() && x[k] == x[begin]) continue;
    if (k - begin > best.count && x[begin] > low && x[begin] < high) best = {begin, k - begin};
    begin = k;
  }
  return best;
}

// Seconds from the start: stamps of a robot's clock have ten digits before the point.
std::string at_time(const Recording& r, Eigen::Index row) { return fixed(r.time[row] - start_of(r), 2) + " s"; }

// "rad" or "m".
std::string position_unit(const Recording& r, const std::string& joint) {
  const auto at = std::find(r.joints.begin(), r.joints.end(), joint);
  return at == r.joints.end() ? "" : r.position_units[static_cast<std::size_t>(at - r.joints.begin())];
}

// A sensor that repeats itself bit for bit while it should move: steps before and after the run are of the usual size,
// and far more values than the converter's step explains are equal.
void check_stuck(const Recording& r, const Column& x, const std::string& what, const std::string& joint,
                 QualityReport& report) {
  const double low = x.minCoeff(), high = x.maxCoeff();
  if (!(high > low)) {
    if (r.size() > kFewValues) {
      add(report, what == "position" ? QualityKind::StillJoint : QualityKind::Stuck,
          what == "torque" ? QualitySeverity::Problem : QualitySeverity::Warning, joint,
          what + " never changes from " + significant(x[0], 4), "Did this joint move? Is the column the right one?");
    }
    return;
  }
  // 0.06 degrees or a millimetre: an arm that holds its position.
  constexpr double kStill = 1e-3;
  if (what == "position" && high - low < kStill) {
    add(report, QualityKind::StillJoint, QualitySeverity::Warning, joint,
        "hardly moves: " + significant(high - low, 2) + " " + position_unit(r, joint) + " from end to end",
        "Its friction and its inertia come from noise then; move it, or hold them with --hold.");
    return;
  }
  // The longest run inside, beside the runs and steps that this signal usually has.
  const auto steps = steps_of(x);
  const double usual = median(steps);
  const Run run = longest_equal_run(x, low, high);
  // How long the runs of the slowest motion are by themselves: the longest twentieth of all runs is their measure.
  std::vector<double> runs;
  Eigen::Index begin = 0;
  for (Eigen::Index k = 1; k <= x.size(); ++k) {
    if (k < x.size() && x[k] == x[begin]) continue;
    runs.push_back(static_cast<double>(k - begin));
    begin = k;
  }
  std::sort(runs.begin(), runs.end());
  const double ordinary = runs.size() > kSlowest ? runs[runs.size() - runs.size() / kSlowest - 1] : 1;
  // A run at the beginning or end may be rest; a position may stop anywhere. Only a jump after it tells a stuck sensor.
  const Eigen::Index end = run.first + run.count;
  const double jump = end < x.size() ? std::abs(x[end] - x[end - 1]) : 0;
  const bool long_run =
      static_cast<double>(run.count) > std::max({kLongRun, kTimesOrdinary * ordinary, kLongRun_s * report.rate});
  const bool resting = run.first == 0 || end == x.size();
  if (!long_run || (resting && jump <= kJumpBack * usual)) return;
  if (what == "position" && jump <= kJumpBackOfPosition * usual) return;
  add(report, QualityKind::Stuck, QualitySeverity::Warning, joint,
      what + " stays at exactly " + significant(x[run.first], 5) + " for " + grouped(run.count) + " samples from " +
          at_time(r, run.first),
      "Leave that stretch out; check the sensor or the bus.", static_cast<double>(run.count));
}

// Single samples far from both neighbours.
void check_spikes(const Recording& r, const Column& x, const std::string& what, const std::string& joint,
                  const std::string& unit, QualityReport& report) {
  // The distance of each sample from the middle of its neighbours.
  std::vector<double> bends;
  for (Eigen::Index k = 1; k + 1 < x.size(); ++k) bends.push_back(std::abs(x[k] - 0.5 * (x[k - 1] + x[k + 1])));
  std::vector<double> finite;
  for (const double b : bends) {
    if (std::isfinite(b)) finite.push_back(b);
  }
  const double usual = std::max(median(finite), 1e-12);
  std::vector<double> sorted = finite;
  std::sort(sorted.begin(), sorted.end());
  const double upper = sorted.empty() ? 0 : sorted[sorted.size() - 1 - sorted.size() / kBusiest];
  const double range = x.maxCoeff() - x.minCoeff();
  // A spike is far above the usual bends, those of the busiest part, and a share of the range.
  const double limit = std::max({kOverUsual * usual, kOverBusy * upper, kOfRange * range});
  long long count = 0;
  Eigen::Index first = 0;
  double largest = 0;
  for (Eigen::Index k = 1; k + 1 < x.size(); ++k) {
    // A spike returns: both neighbours are on the same side and near each other. A wrap or a step does not.
    const double bend = bends[static_cast<std::size_t>(k - 1)];
    const bool returns = std::abs(x[k + 1] - x[k - 1]) < 0.5 * bend;
    if (!(bend > limit) || !returns) continue;
    if (count++ == 0) first = k;
    largest = std::max(largest, bend);
  }
  if (count == 0) return;
  const bool many = static_cast<double>(count) > kManySpikes * static_cast<double>(x.size());
  add(report, QualityKind::Spikes, many ? QualitySeverity::Warning : QualitySeverity::Note, joint,
      grouped(count) + (count == 1 ? " spike" : " spikes") + " in " + what + ", first at " + at_time(r, first) +
          ", up to " + significant(largest, 3) + " " + unit,
      "Weigh them down with --robust huber, or cut them out.", static_cast<double>(count));
}

// The extreme value held again and again.
void check_saturation(const Recording& r, const Column& tau, const std::string& joint, double limit,
                      QualityReport& report) {
  // Both ends: the highest and the lowest torque.
  for (const double side : {1.0, -1.0}) {
    const double extreme = (side * tau).maxCoeff();
    if (!(extreme > 0)) continue;
    Eigen::Index held = 0, longest = 0, run = 0, first = 0;
    for (Eigen::Index k = 0; k < tau.size(); ++k) {
      const bool at = side * tau[k] >= extreme * (1 - kSameValue);
      run = at ? run + 1 : 0;
      if (at && held++ == 0) first = k;
      longest = std::max(longest, run);
    }
    const bool at_limit = extreme >= kAtLimit * limit;
    if (longest < kHeld && !at_limit) continue;
    const std::string value = significant(side * extreme, 4) + " N·m";
    if (longest >= kHeld) {
      add(report, QualityKind::Saturation, QualitySeverity::Warning, joint,
          "torque is held at its extreme " + value + " for " + grouped(held) + " samples, first at " +
              at_time(r, first),
          "Those samples are not the model's torque: move slower, or leave them out.", static_cast<double>(held));
    } else {
      add(report, QualityKind::Saturation, QualitySeverity::Warning, joint,
          "torque reaches " + value + " at " + at_time(r, first) + "; the robot's limit is " + significant(limit, 4) +
              " N·m",
          "Is this the robot, and is the torque in N·m at the joint?", static_cast<double>(held));
    }
  }
}

// The step of the converter: the smallest difference, if most others are multiples of it.
void check_quantisation(const Column& x, const std::string& what, const std::string& joint, const std::string& unit,
                        double worst, QualityReport& report) {
  // Changes that are not zero.
  std::vector<double> steps;
  for (const double step : steps_of(x)) {
    if (step > 0) steps.push_back(step);
  }
  if (steps.size() < kFewestChanges) return;
  const double range = x.maxCoeff() - x.minCoeff();
  const double quantum = *std::min_element(steps.begin(), steps.end());
  if (quantum < kSameValue * range) return;
  // Only changes of few steps can tell whether they are whole multiples.
  constexpr double kRounding = 1e-6;
  long long multiples = 0;
  for (const double step : steps) {
    const double part = step / quantum;
    if (std::abs(part - std::round(part)) < kNearMultiple * part + kRounding && part < kMostSteps) ++multiples;
  }
  const auto repeated = static_cast<double>(x.size() - 1 - std::ssize(steps)) / static_cast<double>(x.size());
  if (static_cast<double>(multiples) < kMultiples * static_cast<double>(steps.size()) || repeated < kRepeats) return;
  add(report, QualityKind::Quantisation, quantum > worst * range ? QualitySeverity::Warning : QualitySeverity::Note,
      joint,
      what + " has steps of " + significant(quantum, 3) + " " + unit + ", " + significant(100 * quantum / range, 2) +
          " % of its range",
      quantum > worst * range ? "Filter lower, or record with more digits." : "", quantum);
}

void check_wraps(const Recording& r, Eigen::Index j, QualityReport& report) {
  const auto at = static_cast<std::size_t>(j);
  if (r.position_units[at] != "rad") return;
  long long wraps = 0;
  Eigen::Index first = 0;
  for (Eigen::Index k = 1; k < r.size(); ++k) {
    const double step = r.q(k, j) - r.q(k - 1, j);
    const double turns = std::round(step / (2 * M_PI));
    if (turns == 0 || !(std::abs(step - 2 * M_PI * turns) < kOffAWrap)) continue;
    if (wraps++ == 0) first = k;
  }
  if (wraps == 0) return;
  add(report, QualityKind::WrapAround, QualitySeverity::Note, r.joints[at],
      "position wraps by 2π " + grouped(wraps) + " times, first at " + at_time(r, first), "The wraps are undone.",
      static_cast<double>(wraps));
}

// Limits tell degrees from radians: beyond them as it is, within them when divided by 57.3.
void check_range(const Recording& r, Eigen::Index j, const JointLimits& limits, QualityReport& report) {
  const auto& joint = r.joints[static_cast<std::size_t>(j)];
  const double low = r.q.col(j).minCoeff(), high = r.q.col(j).maxCoeff();
  const double largest = std::max(std::abs(low), std::abs(high));
  const double reach = std::max(std::abs(limits.lower), std::abs(limits.upper));
  const bool bounded = std::isfinite(reach) && r.position_units[static_cast<std::size_t>(j)] == "rad";
  const double beyond = bounded ? kBeyondLimits * reach : kBeyondAnyArm;
  if (largest > beyond && high - low > kWideMotion && r.position_units[static_cast<std::size_t>(j)] == "rad") {
    add(report, QualityKind::Degrees, QualitySeverity::Problem, joint,
        "positions from " + significant(low, 4) + " to " + significant(high, 4) + " look like degrees",
        "Set unit: deg for q in the mapping file.", largest);
  } else if (low < limits.lower - kLimitSlack || high > limits.upper + kLimitSlack) {
    add(report, QualityKind::OutsideLimits, QualitySeverity::Warning, joint,
        "positions from " + significant(low, 4) + " to " + significant(high, 4) + " leave the limits " +
            significant(limits.lower, 4) + " … " + significant(limits.upper, 4),
        "Check the joint's zero, sign and unit.");
  }
}

// The recorded velocity against differences of the position: slope 1 is right.
void check_velocity(const Recording& r, Eigen::Index j, QualityReport& report) {
  if (!r.v || !r.q.col(j).allFinite() || !r.v->col(j).allFinite()) return;
  // Slope and correlation of v over Δq / Δt, by central differences that do not span a gap.
  double cross = 0, square = 0, own = 0;
  for (Eigen::Index k = 1; k + 1 < r.size(); ++k) {
    const double span = r.time[k + 1] - r.time[k - 1];
    if (!(span > 0) || span > kSpansGap * r.median_step()) continue;
    const double v = (r.q(k + 1, j) - r.q(k - 1, j)) / span;
    cross += v * (*r.v)(k, j);
    square += v * v;
    own += (*r.v)(k, j) * (*r.v)(k, j);
  }
  if (!(square > 0) || !(own > 0)) return;
  const double slope = cross / square;
  const double match = cross / std::sqrt(square * own);
  if (std::abs(slope - 1) < kSlope && match > kCorrelated) return;
  const auto& joint = r.joints[static_cast<std::size_t>(j)];
  // Slopes that have a name: degrees in one of the two, or the sign.
  std::string advice = "Let the velocity be computed from the position.";
  if (std::abs(slope * M_PI / 180 - 1) < kSlope) advice = "The velocity is in deg/s: set its unit.";
  if (std::abs(slope / (M_PI / 180) - 1) < kSlope) advice = "The position is in degrees: set unit: deg for q.";
  if (std::abs(slope + 1) < kSlope) advice = "Its sign is reversed: set sign: -1 for v.";
  add(report, QualityKind::VelocityMismatch, QualitySeverity::Warning, joint,
      "the recorded velocity is " + significant(slope, 3) + " times the position's derivative, correlation " +
          significant(match, 3),
      advice, slope);
}

}  // namespace

void check_values(const Recording& r, const Robot& robot, QualityReport& report) {
  const auto limits = robot.limits();
  if (!r.tau) {
    add(report, QualityKind::MissingTorque, QualitySeverity::Problem, "",
        r.current ? "currents but no torques" : "no torques",
        r.current ? "Give torque constants in a mapping file." : "Record joint torques or motor currents.");
  }
  for (Eigen::Index j = 0; j < r.joint_count(); ++j) {
    const auto at = static_cast<std::size_t>(j);
    // Missing numbers of positions and torques.
    long long bad = 0;
    for (Eigen::Index k = 0; k < r.size(); ++k) {
      bad += !std::isfinite(r.q(k, j)) || (r.tau && !std::isfinite((*r.tau)(k, j))) ? 1 : 0;
    }
    if (bad > 0) {
      add(report, QualityKind::MissingValues,
          bad > r.size() / kManyMissing ? QualitySeverity::Problem : QualitySeverity::Warning, r.joints[at],
          bad == 1 ? "1 row has NaN or infinity" : grouped(bad) + " rows have NaN or infinity",
          bad == 1 ? "It is dropped." : "They are dropped.", static_cast<double>(bad));
    }
    // A column with NaN is only counted: all other checks need every value.
    if (!r.q.col(j).hasNaN()) {
      check_stuck(r, r.q.col(j), "position", r.joints[at], report);
      check_spikes(r, r.q.col(j), "position", r.joints[at], r.position_units[at], report);
      check_quantisation(r.q.col(j), "position", r.joints[at], r.position_units[at], kCoarsePosition, report);
      check_wraps(r, j, report);
      check_range(r, j, limits[at], report);
      check_velocity(r, j, report);
    }
    if (!r.tau || r.tau->col(j).hasNaN()) continue;
    const std::string torque_unit = r.position_units[at] == "m" ? "N" : "N·m";
    check_stuck(r, r.tau->col(j), "torque", r.joints[at], report);
    check_spikes(r, r.tau->col(j), "torque", r.joints[at], torque_unit, report);
    check_saturation(r, r.tau->col(j), r.joints[at], limits[at].effort, report);
    check_quantisation(r.tau->col(j), "torque", r.joints[at], torque_unit, kCoarseTorque, report);
  }
}

}  // namespace armature::signal
