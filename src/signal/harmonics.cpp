// Folding a stretch into periods.
#include "signal/harmonics.hpp"

#include <algorithm>
#include <cmath>

#include "armature/text.hpp"
#include "signal/spectrum.hpp"

namespace armature::signal {
namespace {

// Values at even phases: position p (in samples of the stretch) by a cubic through four neighbours.
Matrix at_positions(const Matrix& x, double first, double step, Eigen::Index count) {
  Matrix out(count, x.cols());
  for (Eigen::Index k = 0; k < count; ++k) {
    const double p = first + step * static_cast<double>(k);
    const auto i = std::clamp<Eigen::Index>(static_cast<Eigen::Index>(std::floor(p)), 1, x.rows() - 3);
    const double s = p - static_cast<double>(i);
    // Lagrange's weights for the nodes −1, 0, 1, 2.
    out.row(k) = -s * (s - 1) * (s - 2) / 6 * x.row(i - 1) + (s + 1) * (s - 1) * (s - 2) / 2 * x.row(i) -
                 (s + 1) * s * (s - 2) / 2 * x.row(i + 1) + (s + 1) * s * (s - 1) / 6 * x.row(i + 2);
  }
  return out;
}

// Leading periods that differ from the last two by more than the last two differ from each other.
int transient_periods(const Matrix& q, Eigen::Index K, int periods, double factor) {
  if (periods < 3) return 0;
  const auto block = [&](int m) { return q.middleRows(m * K, K); };
  const auto rms = [&](const Matrix& d) { return std::sqrt(d.squaredNorm() / static_cast<double>(d.size())); };
  const double noise = rms(block(periods - 1) - block(periods - 2));
  // Equal to rounding: no noise to compare with.
  constexpr double kRounding = 1e-9;
  const double floor = kRounding * std::max(1.0, q.cwiseAbs().maxCoeff());
  int skip = 0;
  while (skip < periods - 2 && rms(block(skip) - block(periods - 1)) > factor * noise + floor) ++skip;
  return skip;
}

// The smallest step between neighbours that is not zero.
Vector smallest_steps(const Matrix& x) {
  Vector steps = Vector::Zero(x.cols());
  for (Eigen::Index j = 0; j < x.cols(); ++j) {
    double least = 0;
    for (Eigen::Index k = 1; k < x.rows(); ++k) {
      const double step = std::abs(x(k, j) - x(k - 1, j));
      if (step > 0 && (least == 0 || step < least)) least = step;
    }
    steps[j] = least;
  }
  return steps;
}

}  // namespace

std::optional<Folded> fold_periods(const Stretch& stretch, const Period& period, const SignalOptions& options) {
  const double lag = period.seconds * stretch.rate;
  const auto K = static_cast<Eigen::Index>(std::llround(lag));
  // A period of a whole number of samples is cut out, any other is interpolated. A millionth of a period is less than a
  // clock drifts.
  constexpr double kWholeLag = 1e-6;
  const bool whole = std::abs(lag - static_cast<double>(K)) < kWholeLag * lag;
  // An almost complete last period is no whole one; rounding of the quotient is not meant.
  constexpr double kQuotient = 1e-9;
  constexpr Eigen::Index kFewestInAPeriod = 8;  // fewer have no more than three harmonics
  int periods = static_cast<int>(std::floor(static_cast<double>(period.rows) / lag + kQuotient));
  if (periods < 2 || K < kFewestInAPeriod) return std::nullopt;
  // The last periods of the stretch: transients have died out most there.
  const double first = static_cast<double>(period.first + period.rows) - lag * periods;
  const auto fold = [&](const Matrix& x) -> Matrix {
    if (whole) return x.middleRows(static_cast<Eigen::Index>(std::llround(first)), K * periods);
    return at_positions(x, first, lag / static_cast<double>(K), K * periods);
  };
  const Matrix q = fold(stretch.q);
  const Matrix tau = fold(stretch.tau);
  const int skip =
      std::min(periods - 2, transient_periods(q, K, periods, options.transient_factor) + options.skip_periods);
  periods -= skip;
  Folded out;
  out.period = period.seconds;
  out.samples = K;
  out.rows = static_cast<Eigen::Index>(std::llround(lag * periods));
  out.start = stretch.start + (first + lag * skip) / stretch.rate;
  const double rate = static_cast<double>(K) / period.seconds;
  out.quantum = smallest_steps(stretch.q);
  out.q = average_periods(q.bottomRows(K * periods), periods, rate);
  out.tau = average_periods(tau.bottomRows(K * periods), periods, rate);
  return out;
}

Harmonics find_harmonics(const Folded& folded, const SignalOptions& options) {
  Harmonics out;
  const auto K = folded.samples;
  const int highest = static_cast<int>((K - 1) / 2);
  // Harmonics beyond half the rate do not exist in these samples.
  if (!options.harmonics.empty()) {
    for (const int l : options.harmonics) {
      if (l >= 1 && l <= highest) out.harmonics.push_back(l);
    }
    out.reason = "derivatives at the " + std::to_string(out.harmonics.size()) + " harmonics that were asked for";
    return out;
  }
  // |X_l|² of pure noise has the mean K σ²/M and is exponential: beyond 9.2 times the mean in 1 of 10,000 cases.
  constexpr double kBeyond = 9.21;
  // Lines this far above the last one seen are not looked at: a floor of tiny periodic errors is not motion.
  constexpr int kQuiet = 12;
  // A cut-off that was given bounds the harmonics too.
  const int bound = options.cutoff > 0 ? std::min(highest, static_cast<int>(options.cutoff * folded.period)) : highest;
  std::vector<char> seen(static_cast<std::size_t>(highest) + 1, 0);
  for (Eigen::Index j = 0; j < folded.q.mean.cols(); ++j) {
    const Vector power = transform(folded.q.mean.col(j)).cwiseAbs2();
    const double M = folded.q.periods;
    // Rounding of the transform: of its largest line, and of a joint that does not move, whose only line is its mean.
    constexpr double kRounding = 1e-14, kOfLargest = 1e-13;
    const double size = folded.q.mean.col(j).squaredNorm();
    const double rounding = std::max(kOfLargest * power.tail(power.size() - 1).maxCoeff() / static_cast<double>(K),
                                     kRounding * kRounding * size);
    // Rounding to steps d adds an error of variance d²/12, the same in every period.
    const double scatter = std::max(folded.q.variance[j] / M, folded.quantum[j] * folded.quantum[j] / 12);
    const double limit = std::max(kBeyond * static_cast<double>(K) * scatter, rounding);
    int last = 0;
    for (int l = 1; l <= bound && l - last <= kQuiet; ++l) {
      if (power[l] <= limit) continue;
      seen[static_cast<std::size_t>(l)] = 1;
      last = l;
    }
  }
  for (int l = 1; l <= highest; ++l) {
    if (seen[static_cast<std::size_t>(l)] != 0) out.harmonics.push_back(l);
  }
  const int top = out.harmonics.empty() ? 0 : out.harmonics.back();
  out.reason = "derivatives at " + std::to_string(out.harmonics.size()) + " harmonics up to " +
               significant(top / folded.period, 3) + " Hz: those above the noise between periods";
  return out;
}

}  // namespace armature::signal
