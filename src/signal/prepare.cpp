// A recording becomes samples.
#include <algorithm>
#include <cmath>

#include "armature/signal.hpp"
#include "armature/text.hpp"
#include "signal/delay.hpp"
#include "signal/harmonics.hpp"
#include "signal/motion_estimate.hpp"
#include "signal/part.hpp"
#include "signal/repair.hpp"
#include "signal/samples_check.hpp"

namespace armature {
namespace {

using signal::even_times;
using signal::Part;
using signal::Stretch;
using Method = SignalOptions::Method;

// Averages over whole periods, exact derivatives at the harmonics.
std::optional<Part> periodic(const Stretch& s, const Period& period, const SignalOptions& options, Samples& samples,
                             Ledger& ledger) {
  const auto folded = signal::fold_periods(s, period, options);
  if (!folded) return std::nullopt;
  // The motion as a sum of the harmonics above the noise, so that its derivatives are exact.
  const auto lines = signal::find_harmonics(*folded, options);
  Part out;
  const auto K = folded->samples;
  out.rate = static_cast<double>(K) / period.seconds;
  out.time = even_times(folded->start, out.rate, K);
  const Vector phase = even_times(0, out.rate, K);
  out.series = fit_multisine(phase, folded->q.mean, period.seconds, lines.harmonics);
  out.motion = {out.series->evaluate(phase, 0), out.series->evaluate(phase, 1), out.series->evaluate(phase, 2)};
  // The torque is the mean period; its scatter between periods is the noise.
  out.tau = folded->tau.mean;
  out.torque_statistics = folded->tau;
  ledger.count("rows outside whole periods or in the transient dropped", s.size() - folded->rows);
  ledger.remark("averaged over " + std::to_string(folded->tau.periods) + " periods of " +
                significant(period.seconds, 6) + " s");
  samples.ledger.push_back(lines.reason);
  constexpr double kSureOfDrift = 5;  // deviations
  // A drift is told where it is beyond five deviations and, over all periods, larger than the noise.
  for (Eigen::Index j = 0; j < folded->tau.drift.size(); ++j) {
    if (folded->tau.drift_significance[j] < kSureOfDrift) continue;
    const auto name = samples.joints[static_cast<std::size_t>(j)];
    if (std::abs(folded->tau.drift[j]) * folded->tau.periods < std::sqrt(folded->tau.variance[j])) continue;
    samples.warnings.push_back(
        {"torque of " + name + " drifts by " + significant(folded->tau.drift[j], 3) + " N·m per period", name,
         "Warm the robot up, or expect friction to change."});
  }
  return out;
}

// The motion at the recorded stamps by the smoother; the torque as it was measured.
std::optional<Part> smoothed(const signal::Piece& piece, const SignalOptions& options, Ledger& ledger) {
  if (piece.size() < signal::kLeastRows) {
    ledger.count("rows of pieces too short for the smoother dropped", piece.size());
    return std::nullopt;
  }
  const signal::MotionEstimate found = signal::estimate_motion(piece, options, ledger);
  if (found.rows.empty()) return std::nullopt;
  // Only the rows whose motion is well known.
  const auto pick = [&](const Matrix& x) -> Matrix { return x(found.rows, Eigen::all); };
  Part out;
  out.rate = 1 / signal::median_step(piece.time);
  out.time = piece.time(found.rows);
  out.motion = {pick(found.motion.q), pick(found.motion.v), pick(found.motion.a)};
  out.v_deviation = pick(found.motion.v_deviation);
  out.a_deviation = pick(found.motion.a_deviation);
  out.error = {pick(found.error.q), pick(found.error.v), pick(found.error.a)};
  out.tau = pick(piece.tau);
  out.starts = found.starts;
  ledger.rows_used += out.time.size();
  return out;
}

// A joint whose position never changes has no speed: filters and series leave rounding there, which a fit would take
// for motion.
void keep_still(const Matrix& q, Part& part) {
  for (Eigen::Index j = 0; j < q.cols(); ++j) {
    if (q.col(j).maxCoeff() > q.col(j).minCoeff()) continue;
    part.motion.q.col(j).setConstant(q(0, j));
    part.motion.v.col(j).setZero();
    part.motion.a.col(j).setZero();
    for (Matrix* error : {&part.error.q, &part.error.v, &part.error.a}) {
      if (error->size() > 0) error->col(j).setZero();
    }
  }
}

// Adds a part behind the samples so far, with its starts moved by their number.
void append(const Part& part, Samples& samples) {
  const Eigen::Index at = samples.time.size(), count = part.time.size();
  const auto n = part.tau.cols();
  if (at == 0) samples.starts.clear();
  for (const Eigen::Index start : part.starts) samples.starts.push_back(at + start);
  samples.time.conservativeResize(at + count);
  samples.time.tail(count) = part.time;
  const auto grow = [&](Matrix& to, const Matrix& from) {
    to.conservativeResize(at + count, n);
    to.bottomRows(count) = from;
  };
  grow(samples.motion.q, part.motion.q);
  grow(samples.motion.v, part.motion.v);
  grow(samples.motion.a, part.motion.a);
  grow(samples.tau, part.tau);
  // Deviations are known for all rows or for none.
  const bool known = part.a_deviation.size() > 0 && (at == 0 || samples.a_deviation.size() > 0);
  if (known) {
    grow(samples.v_deviation, part.v_deviation);
    grow(samples.a_deviation, part.a_deviation);
    grow(samples.error.q, part.error.q);
    grow(samples.error.v, part.error.v);
    grow(samples.error.a, part.error.a);
  } else {
    samples.v_deviation.resize(0, 0);
    samples.a_deviation.resize(0, 0);
    samples.error = {};
  }
  // Parts may have different rates; the lowest one counts.
  samples.rate = at == 0 ? part.rate : std::min(samples.rate, part.rate);
}

// Lags of the noise's autocovariance that are kept: 1/8 s at 500 Hz, the memory of drives and torque sensors.
constexpr Eigen::Index kNoiseLags = 64;

// Temperatures at the samples, in K above 20 °C: between those that were recorded, and of averaged periods their mean.
Matrix temperature_of(const Recording& recording, const std::vector<Part>& parts, const Samples& samples) {
  constexpr double kReference = 20;  // [°C], motion.hpp
  const Matrix& recorded = *recording.temperature;
  Matrix out(samples.size(), recorded.cols());
  for (Eigen::Index j = 0; j < recorded.cols(); ++j) {
    // Rows that hold a number, in the order of time.
    std::vector<std::pair<double, double>> known;
    for (Eigen::Index k = 0; k < recording.size(); ++k) {
      const bool later = known.empty() || recording.time[k] > known.back().first;
      if (std::isfinite(recorded(k, j)) && std::isfinite(recording.time[k]) && later)
        known.emplace_back(recording.time[k], recorded(k, j) - kReference);
    }
    if (known.empty()) return {};
    const auto at = [&](double time) {
      const auto next = std::lower_bound(known.begin(), known.end(), std::pair(time, -kInfinity));
      if (next == known.begin()) return next->second;
      if (next == known.end()) return known.back().second;
      const auto before = std::prev(next);
      const double share = (time - before->first) / (next->first - before->first);
      return before->second + share * (next->second - before->second);
    };
    Eigen::Index row = 0;
    for (const Part& part : parts) {
      const int periods = part.torque_statistics ? part.torque_statistics->periods : 1;
      const double period = static_cast<double>(part.time.size()) / part.rate;
      for (Eigen::Index k = 0; k < part.time.size(); ++k, ++row) {
        double sum = 0;
        for (int m = 0; m < periods; ++m) sum += at(part.time[k] + m * period);
        out(row, j) = sum / periods;
      }
    }
  }
  return out;
}

// Variances of several stretches pool by their degrees of freedom. The mean over M periods has a Mth of it.
void pool_noise(const std::vector<Part>& parts, Samples& samples) {
  double freedom = 0, gain = 0;
  Vector sum;
  Matrix covariance;
  // Without averages there is no scatter between periods to learn from.
  for (const auto& part : parts) {
    if (!part.torque_statistics) return;
    const auto& s = *part.torque_statistics;
    const Vector weighted = s.variance * s.degrees_of_freedom / s.periods;
    const Matrix lagged = s.degrees_of_freedom * noise_autocovariance(s, kNoiseLags);
    sum = sum.size() == 0 ? weighted : Vector(sum + weighted);
    covariance = covariance.rows() != lagged.rows() ? lagged : Matrix(covariance + lagged);
    gain += s.degrees_of_freedom / s.periods, freedom += s.degrees_of_freedom;
  }
  if (!(freedom > 0)) return;
  samples.noise_degrees_of_freedom = freedom;
  samples.noise_variance = sum / freedom;
  samples.noise_gain = gain / freedom;
  if (parts.size() == 1) samples.noise_autocovariance = covariance / freedom;
}

// The motion moved by `seconds`: averages exactly, the rest by its own derivatives.
void move_motion(const std::vector<Part>& parts, double seconds, Samples& samples) {
  std::vector<Eigen::Index> rows(static_cast<std::size_t>(samples.size()));
  for (std::size_t k = 0; k < rows.size(); ++k) rows[k] = static_cast<Eigen::Index>(k);
  Motion moved = signal::motion_before(samples, seconds, rows);
  Eigen::Index at = 0;
  for (const Part& part : parts) {
    const Eigen::Index count = part.time.size();
    // A sum of harmonics is known at any time; its phase starts with the part.
    if (part.series) {
      const Vector phase = even_times(-seconds, part.rate, count);
      moved.q.middleRows(at, count) = part.series->evaluate(phase, 0);
      moved.v.middleRows(at, count) = part.series->evaluate(phase, 1);
      moved.a.middleRows(at, count) = part.series->evaluate(phase, 2);
    }
    at += count;
  }
  samples.motion = std::move(moved);
}

// Torques that come later than the motion: given, or found and beyond doubt. How much later.
double correct_delay(const std::vector<Part>& parts, const Robot& robot, const SignalOptions& options,
                     Samples& samples) {
  // A delay that was given is not questioned.
  if (options.delay) {
    if (*options.delay != 0) {
      move_motion(parts, *options.delay, samples);
      samples.ledger.push_back("motion moved by " + significant(1000 * *options.delay, 3) +
                               " ms, the torque's delay that was given");
    }
    return *options.delay;
  }
  // Otherwise it is estimated, and used only if it also predicts rows better that were not fitted.
  samples.delay = signal::estimate_delay(samples, robot);
  if (!samples.delay || !signal::beyond_doubt(*samples.delay, 1 / samples.rate)) return 0;
  if (!signal::held_out_gain(samples, robot, samples.delay->seconds).pays()) {
    samples.ledger.push_back(signal::describe(*samples.delay, samples.joints) +
                             ": not corrected, rows that were not fitted are not predicted better so");
    return 0;
  }
  move_motion(parts, samples.delay->seconds, samples);
  samples.delay->corrected = true;
  samples.ledger.push_back(signal::describe(*samples.delay, samples.joints) + ": corrected");
  return samples.delay->seconds;
}

// The recording once more, sample by sample, where the samples are not that already. Beyond 10^6 rows the first ones
// say enough about noise.
Result<std::shared_ptr<const Samples>> raw_samples(const Recording& recording, const Robot& robot,
                                                   const SignalOptions& options) {
  constexpr Eigen::Index kMost = 1000000;
  auto raw =
      prepare(recording.size() > kMost ? recording.slice(0, kMost) : recording, robot, sample_by_sample(options));
  if (!raw) return raw.error();
  return std::make_shared<const Samples>(*std::move(raw));
}

// Pieces on even grids: averages, filters, or as recorded.
Result<Ledger> take_stretches(signal::Cleaned cleaned, const std::string& source, const SignalOptions& options,
                              std::vector<Part>& parts, Samples& samples) {
  auto repaired = signal::repair(std::move(cleaned), source, options);
  if (!repaired) return repaired.error();
  Ledger& ledger = repaired->ledger;
  // Averages if the stretch repeats, else as recorded, else the filter.
  for (const Stretch& s : repaired->stretches) {
    const bool look = options.method == Method::Auto || options.method == Method::Periodic;
    const Period period = look ? find_period(s.q, s.rate, options.period) : Period{};
    std::optional<Part> part;
    if (period.found) part = periodic(s, period, options, samples, ledger);
    if (!part && options.method == Method::Periodic) {
      return Error{ErrorCode::Meaning, "no repetition found", source,
                   "Give the period, record at least two, or use another method."};
    }
    if (!part && options.method == Method::Recorded) part = signal::as_recorded(s, options, ledger);
    // The filter needs its padding at both ends.
    if (!part && s.size() <= 3 * (options.order + 2)) {
      ledger.count("rows of stretches too short for the filter dropped", s.size());
      continue;
    }
    if (!part) part = signal::low_pass(s, options, samples, ledger);
    keep_still(s.q, *part);
    parts.push_back(std::move(*part));
  }
  return ledger;
}

// A piece that repeats, with stamps that are even: averaged. Nothing where there is no period.
std::optional<Part> averaged(const signal::Piece& piece, const std::string& source, const SignalOptions& options,
                             Samples& samples, Ledger& ledger) {
  // Periods can be folded on an even grid only, unless the period is given.
  if (!signal::is_even(piece.time) && !options.period) return std::nullopt;
  signal::Cleaned one;
  one.pieces.push_back(piece);
  const auto repaired = signal::repair(std::move(one), source, options);
  if (!repaired || repaired->stretches.size() != 1) return std::nullopt;
  const Stretch& s = repaired->stretches.front();
  const Period period = find_period(s.q, s.rate, options.period);
  if (!period.found) return std::nullopt;
  auto part = periodic(s, period, options, samples, ledger);
  if (!part) return std::nullopt;
  ledger.merge(repaired->ledger);
  keep_still(s.q, *part);
  return part;
}

// Pieces at their own stamps: averages where they repeat, else the smoother.
Result<Ledger> take_pieces(signal::Cleaned cleaned, const std::string& source, const SignalOptions& options,
                           std::vector<Part>& parts, Samples& samples) {
  Ledger ledger = std::move(cleaned.ledger);
  // First the stamps, then the motion.
  for (signal::Piece& recorded : cleaned.pieces) {
    if (recorded.size() < signal::kLeastRows) {
      ledger.count("rows of pieces too short for the smoother dropped", recorded.size());
      continue;
    }
    const signal::Piece piece = signal::believed(std::move(recorded), ledger);
    std::optional<Part> part;
    if (options.method == Method::Auto) part = averaged(piece, source, options, samples, ledger);
    if (!part) {
      part = smoothed(piece, options, ledger);
      if (part) keep_still(piece.q, *part);
    }
    if (part) parts.push_back(std::move(*part));
  }
  return ledger;
}

}  // namespace

// The first option that makes no sense.
std::optional<Error> SignalOptions::problem() const {
  const auto wrong = [](const std::string& what) { return Error{ErrorCode::Usage, what, "signal options", ""}; };
  if (order < 1 || order > 20) return wrong("filter order " + std::to_string(order) + " is not 1 … 20");
  if (period && !(*period > 0)) return wrong("period must be positive");
  if (cutoff < 0 || rate < 0 || decimate < 0) return wrong("cut-off, rate and decimation must not be negative");
  if (accuracy < 2 || accuracy > 8 || accuracy % 2 != 0) return wrong("accuracy must be 2, 4, 6 or 8");
  if (half_width < 1 || degree < 2 || degree > 2 * half_width) return wrong("degree must be 2 … twice half_width");
  if (gap_steps <= 1) return wrong("gap_steps must exceed 1");
  if (delay && !(std::abs(*delay) <= signal::kLongestDelay)) return wrong("delay must be within ±0.1 s");
  return std::nullopt;
}

// The same preparation with every sample kept and no torque filtered.
SignalOptions sample_by_sample(SignalOptions options) {
  options.method = options.method == Method::Recorded ? Method::Recorded : Method::Smoother;
  options.decimate = 1;
  options.filter_torque = false;
  options.drop_rest = false;
  return options;
}

// Why a method needs the whole recording at once; nothing where it does not.
std::optional<std::string> cannot_stream(const SignalOptions& options) {
  switch (options.method) {
    case Method::Recorded: return std::nullopt;
    case Method::Smoother: return "the motion is estimated from the samples on both sides of it";
    case Method::LowPass: return "the zero-phase filter runs backwards from the end";
    case Method::Periodic: return "the transient and the period are found by looking at the whole recording";
    case Method::Auto: return "finding a period needs the whole recording";
  }
  return std::nullopt;
}

Result<Samples> prepare(const Recording& recording, const Robot& robot, const SignalOptions& options) {
  // What cannot be prepared is refused before any work.
  if (auto wrong = options.problem()) return *wrong;
  if (auto wrong = recording.problem()) return *wrong;
  if (auto wrong = time_problem(recording)) return *wrong;
  auto matched = match_joints(recording, robot);
  if (!matched) return matched.error();
  if (!matched->tau) {
    return Error{ErrorCode::Meaning, "no torques", recording.source,
                 matched->current ? "The log has currents: give torque constants in a mapping file."
                                  : "Record joint torques or motor currents."};
  }
  Samples samples;
  samples.joints = matched->joints;
  samples.gain_covariance = matched->gain_covariance;
  // A log of more joints than the robot has may be of another robot.
  if (recording.joints.size() > matched->joints.size()) {
    samples.warnings.push_back({"the log has " + std::to_string(recording.joints.size()) + " joints (" +
                                    join(recording.joints, ", ") + "), " + robot.name + " has " +
                                    std::to_string(matched->joints.size()) + ": the others are left out",
                                recording.source, "Is this the robot that was recorded?"});
  }
  // The smoother takes the stamps as they are; averages and filters need even grids.
  signal::Cleaned cleaned = signal::clean(*matched);
  std::vector<Part> parts;
  const bool smoother = options.method == Method::Smoother || (options.method == Method::Auto && options.cutoff <= 0);
  auto ledger = smoother ? take_pieces(std::move(cleaned), recording.source, options, parts, samples)
                         : take_stretches(std::move(cleaned), recording.source, options, parts, samples);
  if (!ledger) return ledger.error();
  if (parts.empty())
    return Error{ErrorCode::Meaning, "nothing usable is left: " + ledger->text(), recording.source,
                 "Look at the quality report."};
  // The parts one after the other, and what is known of the torque's noise.
  for (const Part& part : parts) append(part, samples);
  if (parts.size() == 1) samples.noise_gain = parts.front().noise_gain;
  pool_noise(parts, samples);
  samples.ledger.insert(samples.ledger.begin(), ledger->text());
  if (const auto dropped = ledger->counted("rows with NaN dropped"); dropped > 0) {
    samples.warnings.push_back(
        {dropped == 1 ? "1 row holds NaN and was dropped: nothing is known of this moment"
                      : grouped(dropped) + " rows hold NaN and were dropped: nothing is known of these moments",
         recording.source, "Find out why the logger wrote no number."});
  }
  // Impossible numbers end here; then the delay between torque and motion.
  if (auto wrong = samples_problem(samples, recording.source)) return *wrong;
  const double delay = correct_delay(parts, robot, options, samples);
  if (matched->temperature) samples.motion.temperature = temperature_of(*matched, parts, samples);
  const bool averaged = std::any_of(parts.begin(), parts.end(), [](const Part& p) { return p.torque_statistics; });
  // The smoother and recorded motion leave the torque as it was measured.
  const bool raw_torque = options.method == Method::Recorded || smoother;
  const bool filtered = !raw_torque && (options.filter_torque || options.decimate != 1);
  if (averaged || filtered) {
    // The unfiltered samples go along, with the same delay, for what needs the raw noise.
    SignalOptions same = options;
    same.delay = delay;
    auto raw = raw_samples(recording, robot, same);
    if (!raw) return raw.error();
    samples.raw = *std::move(raw);
  }
  return samples;
}

}  // namespace armature
