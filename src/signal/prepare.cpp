// A recording becomes samples.
#include <algorithm>
#include <cmath>

#include "armature/signal.hpp"
#include "armature/text.hpp"
#include "signal/harmonics.hpp"
#include "signal/motion_estimate.hpp"
#include "signal/repair.hpp"
#include "signal/samples_check.hpp"

namespace armature {
namespace {

using signal::Stretch;
using Method = SignalOptions::Method;

// Samples of one stretch, before they are joined.
struct Part {
  Vector time;
  Motion motion;
  Matrix tau;
  double rate = 0;
  double noise_gain = 1;
  std::optional<PeriodStatistics> torque_statistics;
  std::vector<Eigen::Index> starts = {0};
  Matrix v_deviation, a_deviation;  // of the estimated motion; empty where not known
};

Vector even_times(double start, double rate, Eigen::Index count) {
  return start + Vector::LinSpaced(count, 0, static_cast<double>(count - 1)).array() / rate;
}

Matrix derivative_of(const Matrix& x, double rate, const SignalOptions& options) {
  if (options.derivative == SignalOptions::Derivative::Central) {
    return differentiate_central(x, 1 / rate, options.accuracy);
  }
  return savitzky_golay(x, 1 / rate, options.half_width, options.degree, 1);
}

bool use_recorded_velocity(const Stretch& s, const SignalOptions& options, double cutoff) {
  if (!s.v) return false;
  if (options.velocity != SignalOptions::Velocity::Auto) return options.velocity == SignalOptions::Velocity::Recorded;
  // Fewer than eight samples per cycle of the fastest motion: differences of the position are too coarse.
  return s.rate < 8 * cutoff && s.rate < 100;
}

// Share of white noise's power that the filter lets through forwards and backwards: the mean of |H|⁴.
double power_gain(int order, double cutoff, double rate) {
  constexpr int kLines = 1000;
  double sum = 0;
  for (int i = 0; i < kLines; ++i) {
    const double ratio = std::tan(M_PI_2 * (i + 0.5) / kLines) / std::tan(M_PI * cutoff / rate);
    sum += std::pow(1 + std::pow(ratio, 2 * order), -2);
  }
  return sum / kLines;
}

// What remains after the filter's edges: rows within one settling time of an end lean on the extension.
Eigen::Index edge_rows(double cutoff, double rate, int order, Eigen::Index count) {
  const double settle = 0.25 * (1 + order / 4.0) / cutoff;
  return std::min<Eigen::Index>(static_cast<Eigen::Index>(std::ceil(settle * rate)), count / 10);
}

Part low_pass(const Stretch& s, const SignalOptions& options, Samples& samples, Ledger& ledger) {
  double cutoff = options.cutoff;
  if (cutoff <= 0) {
    const CutoffChoice choice = choose_cutoff(s.q, s.rate);
    cutoff = choice.cutoff;
    samples.ledger.push_back("low-pass at " + significant(cutoff, 3) + " Hz: " + choice.reason);
  }
  cutoff = std::min(cutoff, 0.45 * s.rate);
  const auto sections = make_butterworth(options.order, cutoff, s.rate);
  const Matrix q = filter_zero_phase(sections, s.q);
  const bool recorded = use_recorded_velocity(s, options, cutoff);
  const Matrix v = recorded ? filter_zero_phase(sections, *s.v) : derivative_of(q, s.rate, options);
  const bool golay = options.derivative == SignalOptions::Derivative::SavitzkyGolay && !recorded;
  const Matrix a =
      golay ? savitzky_golay(q, 1 / s.rate, options.half_width, options.degree, 2) : derivative_of(v, s.rate, options);
  const Matrix tau = options.filter_torque ? filter_zero_phase(sections, s.tau) : s.tau;
  if (options.filter_torque)
    samples.warnings.push_back({"torque and position were low-passed at " + significant(cutoff, 3) +
                                    " Hz and the regressor was not: friction at reversals is biased",
                                "", "Leave the cut-off out: the motion is then estimated, and the torque stays raw."});
  ledger.remark("zero-phase Butterworth of order " + std::to_string(options.order) + " at " + significant(cutoff, 3) +
                " Hz on position" + (options.filter_torque ? " and torque" : "") + ", velocity " +
                (recorded ? "as recorded" : "by differences"));

  // The ends, then one row in `factor`: after the filter more rows would say nothing new.
  const Eigen::Index edge = edge_rows(cutoff, s.rate, options.order, s.size());
  ledger.count("rows at filter edges dropped", 2 * edge);
  int factor = options.decimate > 0 ? options.decimate : std::max(1, static_cast<int>(s.rate / (4 * cutoff)));
  if (!options.filter_torque) factor = std::max(1, options.decimate);
  const Eigen::Index count = (s.size() - 2 * edge + factor - 1) / factor;
  if (factor > 1) ledger.remark("1 row in " + std::to_string(factor) + " kept after the filter");
  const auto pick = [&](const Matrix& x) -> Matrix { return x(Eigen::seqN(edge, count, factor), Eigen::all); };
  Part out;
  out.rate = s.rate / factor;
  out.time = even_times(s.start + static_cast<double>(edge) / s.rate, out.rate, count);
  out.motion = {pick(q), pick(v), pick(a)};
  out.tau = pick(tau);
  if (options.filter_torque) out.noise_gain = power_gain(options.order, cutoff, s.rate);
  return out;
}

Part as_recorded(const Stretch& s, const SignalOptions& options, Ledger& ledger) {
  Part out;
  out.rate = s.rate;
  out.time = even_times(s.start, s.rate, s.size());
  const Matrix v = s.v ? *s.v : derivative_of(s.q, s.rate, options);
  out.motion = {s.q, v, s.a ? *s.a : derivative_of(v, s.rate, options)};
  out.tau = s.tau;
  ledger.remark(std::string("velocity ") + (s.v ? "as recorded" : "by differences") + ", acceleration " +
                (s.a ? "as recorded" : "by differences") + ", nothing filtered");
  return out;
}

// Averages over whole periods, exact derivatives at the harmonics.
std::optional<Part> periodic(const Stretch& s, const Period& period, const SignalOptions& options, Samples& samples,
                             Ledger& ledger) {
  const auto folded = signal::fold_periods(s, period, options);
  if (!folded) return std::nullopt;
  const auto lines = signal::find_harmonics(*folded, options);
  Part out;
  const auto K = folded->samples;
  out.rate = static_cast<double>(K) / period.seconds;
  out.time = even_times(folded->start, out.rate, K);
  const Vector phase = even_times(0, out.rate, K);
  const Multisine fit = fit_multisine(phase, folded->q.mean, period.seconds, lines.harmonics);
  out.motion = {fit.evaluate(phase, 0), fit.evaluate(phase, 1), fit.evaluate(phase, 2)};
  out.tau = folded->tau.mean;
  out.torque_statistics = folded->tau;
  ledger.count("rows outside whole periods or in the transient dropped", s.size() - folded->rows);
  ledger.remark("averaged over " + std::to_string(folded->tau.periods) + " periods of " +
                significant(period.seconds, 6) + " s");
  samples.ledger.push_back(lines.reason);
  for (Eigen::Index j = 0; j < folded->tau.drift.size(); ++j) {
    if (folded->tau.drift_significance[j] < 5) continue;
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
  const auto pick = [&](const Matrix& x) -> Matrix { return x(found.rows, Eigen::all); };
  Part out;
  out.rate = 1 / signal::median_step(piece.time);
  out.time = piece.time(found.rows);
  out.motion = {pick(found.motion.q), pick(found.motion.v), pick(found.motion.a)};
  out.v_deviation = pick(found.motion.v_deviation);
  out.a_deviation = pick(found.motion.a_deviation);
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
  }
}

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
  } else {
    samples.v_deviation.resize(0, 0);
    samples.a_deviation.resize(0, 0);
  }
  samples.rate = at == 0 ? part.rate : std::min(samples.rate, part.rate);
}

// Lags of the noise's autocovariance that are kept: 1/8 s at 500 Hz, the memory of drives and torque sensors.
constexpr Eigen::Index kNoiseLags = 64;

// Variances of several stretches pool by their degrees of freedom. The mean over M periods has a Mth of it.
void pool_noise(const std::vector<Part>& parts, Samples& samples) {
  double freedom = 0, gain = 0;
  Vector sum;
  Matrix covariance;
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
  for (const Stretch& s : repaired->stretches) {
    const bool look = options.method == Method::Auto || options.method == Method::Periodic;
    const Period period = look ? find_period(s.q, s.rate, options.period) : Period{};
    std::optional<Part> part;
    if (period.found) part = periodic(s, period, options, samples, ledger);
    if (!part && options.method == Method::Periodic) {
      return Error{ErrorCode::Meaning, "no repetition found", source,
                   "Give the period, record at least two, or use another method."};
    }
    if (!part && options.method == Method::Recorded) part = as_recorded(s, options, ledger);
    if (!part && s.size() <= 3 * (options.order + 2)) {
      ledger.count("rows of stretches too short for the filter dropped", s.size());
      continue;
    }
    if (!part) part = low_pass(s, options, samples, ledger);
    keep_still(s.q, *part);
    parts.push_back(std::move(*part));
  }
  return ledger;
}

// A piece that repeats, with stamps that are even: averaged. Nothing where there is no period.
std::optional<Part> averaged(const signal::Piece& piece, const std::string& source, const SignalOptions& options,
                             Samples& samples, Ledger& ledger) {
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

std::optional<Error> SignalOptions::problem() const {
  const auto wrong = [](const std::string& what) { return Error{ErrorCode::Usage, what, "signal options", ""}; };
  if (order < 1 || order > 20) return wrong("filter order " + std::to_string(order) + " is not 1 … 20");
  if (period && !(*period > 0)) return wrong("period must be positive");
  if (cutoff < 0 || rate < 0 || decimate < 0) return wrong("cut-off, rate and decimation must not be negative");
  if (accuracy < 2 || accuracy > 8 || accuracy % 2 != 0) return wrong("accuracy must be 2, 4, 6 or 8");
  if (half_width < 1 || degree < 2 || degree > 2 * half_width) return wrong("degree must be 2 … twice half_width");
  if (gap_steps <= 1) return wrong("gap_steps must exceed 1");
  return std::nullopt;
}

SignalOptions sample_by_sample(SignalOptions options) {
  options.method = options.method == Method::Recorded ? Method::Recorded : Method::Smoother;
  options.decimate = 1;
  options.filter_torque = false;
  options.drop_rest = false;
  return options;
}

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
  if (recording.joints.size() > matched->joints.size()) {
    samples.warnings.push_back({"the log has " + std::to_string(recording.joints.size()) + " joints (" +
                                    join(recording.joints, ", ") + "), " + robot.name + " has " +
                                    std::to_string(matched->joints.size()) + ": the others are left out",
                                recording.source, "Is this the robot that was recorded?"});
  }
  signal::Cleaned cleaned = signal::clean(*matched);
  std::vector<Part> parts;
  const bool smoother = options.method == Method::Smoother || (options.method == Method::Auto && options.cutoff <= 0);
  auto ledger = smoother ? take_pieces(std::move(cleaned), recording.source, options, parts, samples)
                         : take_stretches(std::move(cleaned), recording.source, options, parts, samples);
  if (!ledger) return ledger.error();
  if (parts.empty())
    return Error{ErrorCode::Meaning, "nothing usable is left: " + ledger->text(), recording.source,
                 "Look at the quality report."};
  for (const Part& part : parts) append(part, samples);
  if (parts.size() == 1) samples.noise_gain = parts.front().noise_gain;
  pool_noise(parts, samples);
  samples.ledger.insert(samples.ledger.begin(), ledger->text());
  if (const auto dropped = ledger->counted("rows with NaN dropped"); dropped > 0) {
    samples.warnings.push_back({grouped(dropped) + " rows hold NaN and were dropped: nothing is known of these moments",
                                recording.source, "Find out why the logger wrote no number."});
  }
  if (auto wrong = samples_problem(samples, recording.source)) return *wrong;
  const bool averaged = std::any_of(parts.begin(), parts.end(), [](const Part& p) { return p.torque_statistics; });
  // The smoother and recorded motion leave the torque as it was measured.
  const bool raw_torque = options.method == Method::Recorded || smoother;
  const bool filtered = !raw_torque && (options.filter_torque || options.decimate != 1);
  if (averaged || filtered) {
    auto raw = raw_samples(recording, robot, options);
    if (!raw) return raw.error();
    samples.raw = *std::move(raw);
  }
  return samples;
}

}  // namespace armature
