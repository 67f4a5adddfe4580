// The papers' way: a zero-phase low-pass, then differences; or the log's own derivatives.
#include <algorithm>
#include <cmath>

#include "armature/text.hpp"
#include "signal/part.hpp"

namespace armature::signal {
namespace {

// The first derivative in the way the options name.
Matrix derivative_of(const Matrix& x, double rate, const SignalOptions& options) {
  if (options.derivative == SignalOptions::Derivative::Central) {
    return differentiate_central(x, 1 / rate, options.accuracy);
  }
  return savitzky_golay(x, 1 / rate, options.half_width, options.degree, 1);
}

bool use_recorded_velocity(const Stretch& s, const SignalOptions& options, double cutoff) {
  if (!s.v) return false;
  if (options.velocity != SignalOptions::Velocity::Auto) return options.velocity == SignalOptions::Velocity::Recorded;
  // Fewer than eight samples per cycle of the fastest motion: differences of the position are too coarse. At 100 Hz
  // that is reached by 12 Hz, above the motion of an arm.
  constexpr double kPerCycle = 8, kFine_hz = 100;
  return s.rate < kPerCycle * cutoff && s.rate < kFine_hz;
}

// Share of white noise's power that the filter lets through forwards and backwards: the mean of |H|⁴.
double power_gain(int order, double cutoff, double rate) {
  constexpr int kLines = 1000;
  // Butterworth: |H|² = 1 / (1 + ratio^(2 order)), with the frequencies warped as in the filter.
  double sum = 0;
  for (int i = 0; i < kLines; ++i) {
    const double ratio = std::tan(M_PI_2 * (i + 0.5) / kLines) / std::tan(M_PI * cutoff / rate);
    sum += std::pow(1 + std::pow(ratio, 2 * order), -2);
  }
  return sum / kLines;
}

// What remains after the filter's edges: rows within one settling time of an end lean on the extension.
Eigen::Index edge_rows(double cutoff, double rate, int order, Eigen::Index count) {
  // A quarter of a cycle of the cut-off, longer for a steeper filter; never more than a tenth of the rows at each end.
  const double settle = 0.25 * (1 + order / 4.0) / cutoff;
  constexpr Eigen::Index kMostOfTheRows = 10;
  return std::min<Eigen::Index>(static_cast<Eigen::Index>(std::ceil(settle * rate)), count / kMostOfTheRows);
}

}  // namespace

Vector even_times(double start, double rate, Eigen::Index count) {
  return start + Vector::LinSpaced(count, 0, static_cast<double>(count - 1)).array() / rate;
}

Part low_pass(const Stretch& s, const SignalOptions& options, Samples& samples, Ledger& ledger) {
  // The cut-off that was given, or the one that the positions' spectrum shows.
  double cutoff = options.cutoff;
  if (cutoff <= 0) {
    const CutoffChoice choice = choose_cutoff(s.q, s.rate);
    cutoff = choice.cutoff;
    samples.ledger.push_back("low-pass at " + significant(cutoff, 3) + " Hz: " + choice.reason);
  }
  // Near half the rate the filter has no room left.
  constexpr double kHighest = 0.45;
  cutoff = std::min(cutoff, kHighest * s.rate);
  const auto sections = make_butterworth(options.order, cutoff, s.rate);
  const Matrix q = filter_zero_phase(sections, s.q);
  // Each derivative from the smoothed signal before it, or both from one polynomial.
  const bool recorded = use_recorded_velocity(s, options, cutoff);
  const Matrix v = recorded ? filter_zero_phase(sections, *s.v) : derivative_of(q, s.rate, options);
  const bool golay = options.derivative == SignalOptions::Derivative::SavitzkyGolay && !recorded;
  const Matrix a =
      golay ? savitzky_golay(q, 1 / s.rate, options.half_width, options.degree, 2) : derivative_of(v, s.rate, options);
  // A filtered torque needs a filtered regressor, which is not made here: warn.
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
  // Four samples per cycle of the cut-off, unless the options say otherwise.
  constexpr double kPerCycle = 4;
  int factor = options.decimate > 0 ? options.decimate : std::max(1, static_cast<int>(s.rate / (kPerCycle * cutoff)));
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

// The log's own signals; what it lacks comes from differences.
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

}  // namespace armature::signal
