// Repetition in the data, and what repeating it says about noise.
#include <algorithm>
#include <cmath>
#include <stdexcept>

#include "armature/signal.hpp"
#include "signal/spectrum.hpp"

namespace armature {
namespace {

// A repetition must explain all but this part of the variance to be called one.
constexpr double kWorstMismatch = 0.02;

// Fewer rows cannot hold two periods, and a lag of fewer samples is no period that could be averaged.
constexpr Eigen::Index kFewestForPeriod = 16, kShortestLag = 8;

// Joints that move, without their means, each with unit variance.
Matrix normalised(const Matrix& q) {
  const Eigen::RowVectorXd mean = q.colwise().mean();
  const Matrix centred = q.rowwise() - mean;
  const Vector deviation = (centred.colwise().squaredNorm() / static_cast<double>(q.rows())).cwiseSqrt();
  // A joint that moves less than a hundredth of the widest, or less than encoders resolve [rad or m], would only add
  // its noise.
  constexpr double kLeastPart = 1e-2, kLeastMotion = 1e-6;
  const double largest = deviation.maxCoeff();
  Matrix out(q.rows(), q.cols());
  Eigen::Index used = 0;
  for (Eigen::Index j = 0; j < q.cols(); ++j) {
    if (deviation[j] > kLeastPart * largest && deviation[j] > kLeastMotion)
      out.col(used++) = centred.col(j) / deviation[j];
  }
  out.conservativeResize(q.rows(), used);
  return out;
}

// d(L) = Σ |x[k+L] − x[k]|² / Σ (|x[k]|² + |x[k+L]|²), for L up to half the length.
Vector mismatch_by_lag(const Matrix& x) {
  const Eigen::Index n = x.rows();
  Vector correlation = Vector::Zero(n);
  // Σ |x[k+L] − x[k]|² = the energies of both ends − 2 Σ x[k] x[k+L]; energies by running sums.
  for (Eigen::Index j = 0; j < x.cols(); ++j) correlation += signal::autocorrelation(x.col(j));
  const Vector energy = x.rowwise().squaredNorm();
  Vector before = Vector::Zero(n + 1);
  for (Eigen::Index k = 0; k < n; ++k) before[k + 1] = before[k] + energy[k];
  Vector out(n / 2 + 1);
  for (Eigen::Index lag = 0; lag < out.size(); ++lag) {
    const double sum = before[n - lag] + before[n] - before[lag];
    out[lag] = sum > 0 ? std::max(0.0, 1 - 2 * correlation[lag] / sum) : 1;
  }
  return out;
}

// The smallest lag that repeats about as well as the best one; 0 if none does.
Eigen::Index smallest_lag(const Vector& d) {
  // Small lags match because the motion is slow. Wait until the mismatch has risen once: well above that of a
  // repetition, and below 1, which is that of motions without relation.
  constexpr double kRisen = 0.3;
  Eigen::Index rise = 1;
  while (rise < d.size() && d[rise] < kRisen) ++rise;
  double best = kWorstMismatch;
  // A local minimum that is good enough.
  const auto local = [&](Eigen::Index k) {
    return d[k] <= d[k - 1] && (k + 1 >= d.size() || d[k] <= d[k + 1]) && d[k] < kWorstMismatch;
  };
  for (Eigen::Index k = rise; k < d.size(); ++k) {
    if (local(k)) best = std::min(best, d[k]);
  }
  // Twice and three times the period match as well, by chance a little better: the first good one is the period itself.
  // A match to rounding leaves nothing to be three times of, so that a floor is added.
  constexpr double kAboutAsGood = 3, kExact = 1e-4;
  for (Eigen::Index k = rise; k < d.size(); ++k) {
    if (local(k) && d[k] <= kAboutAsGood * best + kExact) return k;
  }
  return 0;
}

// The lag between samples, by Gauss–Newton on the later half of the stretch, where transients have died out:
//   x[k] ≈ x(k + lag) + δ x'(k + lag)
// A result within four deviations, or a fiftieth of a sample, of a whole number is that number.
double refined_lag(const Matrix& x, Eigen::Index lag, const Period& stretch) {
  const Eigen::Index n = x.rows();
  Eigen::Index whole = lag;
  double shift = 0;
  double deviation = 0;
  // Each step is as good as its square: a few are enough from a whole sample away.
  constexpr int kIterations = 5;
  for (int iteration = 0; iteration < kIterations; ++iteration) {
    // Pairs of rows a period apart, from the later half.
    const Eigen::Index from = stretch.first + (stretch.rows - whole) / 2;
    const Eigen::Index to = std::min(stretch.first + stretch.rows, n - 1) - whole;
    if (to - from < kShortestLag) return static_cast<double>(lag);
    const auto later = x.middleRows(from + whole, to - from);
    const Matrix slope = (x.middleRows(from + whole + 1, to - from) - x.middleRows(from + whole - 1, to - from)) / 2;
    const Matrix difference = x.middleRows(from, to - from) - later;
    const double weight = slope.squaredNorm();
    if (!(weight > 0)) return static_cast<double>(lag);
    shift = slope.cwiseProduct(difference).sum() / weight;
    deviation = std::sqrt((difference - shift * slope).squaredNorm() / static_cast<double>(difference.size()) / weight);
    // Whole samples are moved at once, at most eight at a time: the step is linear in the shift.
    constexpr double kFurthest = 8;
    const auto move = static_cast<Eigen::Index>(std::llround(std::clamp(shift, -kFurthest, kFurthest)));
    if (move == 0 || whole + move < kShortestLag || whole + move > n - kFewestForPeriod) break;
    whole += move;
  }
  // It has not settled: the whole lag is the safe answer.
  if (std::abs(shift) > 1) return static_cast<double>(lag);
  constexpr double kOfASample = 0.02, kDeviations = 4;
  const bool even = std::abs(shift) < std::max(kOfASample, kDeviations * deviation);
  return static_cast<double>(whole) + (even ? 0 : shift);
}

// The longest run in which x[k + lag] stays near x[k].
void find_stretch(const Matrix& x, Eigen::Index lag, Period& period) {
  const Eigen::Index n = x.rows() - lag;
  // Squared differences a lag apart, averaged over a tenth of a period: a twentieth on each side.
  constexpr Eigen::Index kSides = 20;
  const Vector square = (x.bottomRows(n) - x.topRows(n)).rowwise().squaredNorm();
  const Eigen::Index window = std::max<Eigen::Index>(1, lag / kSides);
  Vector sum = Vector::Zero(n + 1);
  for (Eigen::Index k = 0; k < n; ++k) sum[k + 1] = sum[k] + square[k];
  Vector smooth(n);
  for (Eigen::Index k = 0; k < n; ++k) {
    const Eigen::Index low = std::max<Eigen::Index>(0, k - window), high = std::min(n, k + window + 1);
    smooth[k] = (sum[high] - sum[low]) / static_cast<double>(high - low);
  }
  Vector sorted = smooth;
  std::nth_element(sorted.begin(), sorted.begin() + n / 2, sorted.end());
  // Tracking and stick-slip make some parts of a period repeat worse than others: a wide margin over the median.
  // Per joint of unit variance a thousandth of its deviation is always near.
  constexpr double kMargin = 20, kAlwaysNear = 1e-6;
  const double limit = std::max(kMargin * sorted[n / 2], kAlwaysNear * static_cast<double>(x.cols()));
  // The run of rows below the limit; the lag's own rows behind it repeat, too.
  Eigen::Index run = 0;
  Eigen::Index longest = 0;
  for (Eigen::Index k = 0; k < n; ++k) {
    run = smooth[k] <= limit ? run + 1 : 0;
    if (run <= longest) continue;
    longest = run;
    period.first = k + 1 - run;
  }
  period.rows = longest > 0 ? longest + lag : 0;
  period.count = static_cast<double>(period.rows) / static_cast<double>(lag);
}

}  // namespace

Period find_period(const Matrix& q, double rate_hz, std::optional<double> given) {
  Period out;
  // Nothing to look at, or nothing moves.
  if (q.rows() < kFewestForPeriod || q.cols() == 0) return out;
  const Matrix x = normalised(q);
  if (x.cols() == 0) return out;
  const Vector d = mismatch_by_lag(x);
  Eigen::Index lag = 0;
  if (given) {
    lag = static_cast<Eigen::Index>(std::llround(*given * rate_hz));
    if (lag < 2 || lag > q.rows() - 2) return out;
    out.seconds = *given;
    out.mismatch = lag < d.size() ? d[lag] : 1;
  } else {
    lag = smallest_lag(d);
    if (lag < kShortestLag) return out;
    out.mismatch = d[lag];
  }
  find_stretch(x, lag, out);
  if (!given && out.rows > 0) out.seconds = refined_lag(x, lag, out) / rate_hz;
  // Nearly two periods are enough to compare one with the next.
  constexpr double kFewestPeriods = 1.9;
  out.found = out.count >= kFewestPeriods;
  return out;
}

PeriodStatistics average_periods(const Matrix& columns, int periods, double rate_hz) {
  if (periods < 2 || columns.rows() % periods != 0) {
    throw std::invalid_argument("average_periods: needs at least two whole periods of rows");
  }
  PeriodStatistics out;
  out.periods = periods;
  out.samples = columns.rows() / periods;
  const auto K = out.samples;
  const auto n = columns.cols();
  const double M = periods;
  out.mean = Matrix::Zero(K, n);
  for (int m = 0; m < periods; ++m) out.mean += columns.middleRows(m * K, K);
  out.mean /= M;

  // Deviations from the mean period: their size, their level per period, their spectrum.
  out.variance = Vector::Zero(n);
  out.deviation_by_period.resize(periods, n);
  const Eigen::Index lines = K / 2 + 1;
  out.frequency = Vector::LinSpaced(lines, 0, static_cast<double>(lines - 1)) * rate_hz / static_cast<double>(K);
  out.spectrum = Matrix::Zero(lines, n);
  for (int m = 0; m < periods; ++m) {
    const Matrix deviation = columns.middleRows(m * K, K) - out.mean;
    out.variance += deviation.colwise().squaredNorm().transpose();
    out.deviation_by_period.row(m) = deviation.colwise().mean();
    for (Eigen::Index j = 0; j < n; ++j) {
      const Vector power = signal::transform(deviation.col(j)).head(lines).cwiseAbs2();
      out.spectrum.col(j) += power / (rate_hz * static_cast<double>(K) * (M - 1));
    }
  }
  // One-sided: all lines but those at 0 and at half the rate hold two frequencies and count twice.
  out.spectrum.middleRows(1, lines - 1 - (K % 2 == 0 ? 1 : 0)) *= 2;
  out.degrees_of_freedom = static_cast<double>(K) * (M - 1);
  out.variance /= out.degrees_of_freedom;

  // Slope of the levels over the period number, and how sure it is.
  Vector number = Vector::LinSpaced(periods, 0, M - 1).array() - (M - 1) / 2;
  const double spread = number.squaredNorm();
  out.drift = out.deviation_by_period.transpose() * number / spread;
  out.drift_significance.resize(n);
  for (Eigen::Index j = 0; j < n; ++j) {
    const double deviation = std::sqrt(out.variance[j] / (static_cast<double>(K) * spread));
    out.drift_significance[j] = deviation > 0 ? std::abs(out.drift[j]) / deviation : 0;
  }
  return out;
}

Matrix noise_autocovariance(const PeriodStatistics& s, Eigen::Index lags) {
  const Eigen::Index lines = s.frequency.size();
  lags = std::min(lags, s.samples / 2);
  if (lines < 2) return {};
  const double width = s.frequency[1] - s.frequency[0], rate = width * static_cast<double>(s.samples);
  // Wiener–Khinchin: the autocovariance is the cosine transform of the spectrum.
  Matrix cosine(lags, lines);
  for (Eigen::Index l = 0; l < lags; ++l) {
    for (Eigen::Index f = 0; f < lines; ++f)
      cosine(l, f) = std::cos(2 * M_PI * s.frequency[f] * static_cast<double>(l) / rate);
  }
  return width * cosine * s.spectrum;
}

}  // namespace armature
