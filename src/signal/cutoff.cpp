// Where to put a low-pass filter.
#include <algorithm>
#include <cmath>

#include "armature/signal.hpp"
#include "armature/text.hpp"
#include "signal/spectrum.hpp"

namespace armature {
namespace {

// Power spectrum of one position [unit²/Hz], trend removed, Hann window, averaged over neighbouring lines.
Vector smooth_spectrum(const Vector& x, double rate) {
  const auto n = x.size();
  Vector w(n);
  Vector y(n);
  // Less the line through the ends, so that a net motion does not look like a step.
  for (Eigen::Index k = 0; k < n; ++k) {
    const double part = static_cast<double>(k) / static_cast<double>(n - 1);
    w[k] = 0.5 - 0.5 * std::cos(2 * M_PI * part);
    y[k] = w[k] * (x[k] - x[0] - part * (x[n - 1] - x[0]));
  }
  const Vector power = signal::transform(y).head(n / 2 + 1).cwiseAbs2() * 2 / (rate * w.squaredNorm());
  // Neighbouring lines within a 500th of the rate on both sides, two at least.
  constexpr Eigen::Index kOfTheRate = 500;
  const Eigen::Index reach = std::max<Eigen::Index>(2, n / kOfTheRate);
  Vector out(power.size());
  for (Eigen::Index l = 0; l < power.size(); ++l) {
    const Eigen::Index low = std::max<Eigen::Index>(0, l - reach), high = std::min(power.size(), l + reach + 1);
    out[l] = power.segment(low, high - low).mean();
  }
  return out;
}

// The largest number up to n without prime factors above 5: a transform of a large prime length takes n² steps.
Eigen::Index quick_length(Eigen::Index n) {
  for (;; --n) {
    Eigen::Index rest = n;
    for (const Eigen::Index factor : {2, 3, 5}) {
      while (rest % factor == 0) rest /= factor;
    }
    if (rest == 1) return n;
  }
}

double median(Vector values) {
  std::nth_element(values.begin(), values.begin() + values.size() / 2, values.end());
  return values[values.size() / 2];
}

}  // namespace

CutoffChoice choose_cutoff(const Matrix& q, double rate_hz) {
  // The spectrum must be this much above the noise floor to count as motion: 10 dB.
  constexpr double kAbove = 10;
  // The filter's own roll-off should not touch the motion.
  constexpr double kMargin = 1.25;
  // Half a spectrum of fewer rows has too few lines for the median of its upper half.
  constexpr Eigen::Index kFewestRows = 64;
  CutoffChoice out;
  const Eigen::Index rows = q.rows() < kFewestRows ? q.rows() : quick_length(q.rows());
  const Eigen::Index lines = rows / 2 + 1;
  if (q.rows() < kFewestRows) {
    out.cutoff = 0.2 * rate_hz;
    out.reason = "a fifth of the rate: too few samples for a spectrum";
    return out;
  }
  // The joint with the widest motion decides.
  double carried = 0;
  for (Eigen::Index j = 0; j < q.cols(); ++j) {
    const Vector power = smooth_spectrum(q.col(j).head(rows), rate_hz);
    // The noise floor: the median of the upper half of the spectrum.
    const double floor = std::max(median(power.tail(lines / 2)), 1e-30);
    Eigen::Index last = 0;
    // Up to the first two empty octaves: a resonance or hum far above the motion is not motion. Before the first line
    // of the motion, 25 lines are looked at.
    constexpr Eigen::Index kTwoOctaves = 4, kFirst = 25;
    for (Eigen::Index l = 1; l < lines && l <= kTwoOctaves * last + kFirst; ++l) {
      if (power[l] > kAbove * floor) last = l;
    }
    const double width = static_cast<double>(last) * rate_hz / static_cast<double>(rows);
    // What carries the motion: all but a thousandth of the velocity's power lies below `carried`.
    double sum = 0;
    for (Eigen::Index l = 1; l <= last; ++l) sum += static_cast<double>(l * l) * std::max(0.0, power[l] - floor);
    constexpr double kAllBut = 0.999;
    double part = 0;
    Eigen::Index line = 0;
    while (line < last && part < kAllBut * sum) {
      ++line;
      part += static_cast<double>(line * line) * std::max(0.0, power[line] - floor);
    }
    carried = std::max(carried, static_cast<double>(line) * rate_hz / static_cast<double>(rows));
    out.noise = std::max(out.noise, floor);
    out.bandwidth = std::max(out.bandwidth, width);
  }
  // Acceleration noise grows with the fifth power of the cut-off: five times what carries the motion is enough.
  constexpr double kCarried = 5;
  // What a filter can be: below half the rate, where it has room to fall, and above what rounding allows.
  constexpr double kLowest = 1e-3, kHighest = 0.4;
  const double wanted = std::min(kMargin * out.bandwidth, kCarried * carried);
  out.cutoff = std::clamp(wanted, kLowest * rate_hz, kHighest * rate_hz);
  out.reason = "the motion stands 10 dB above the position noise up to " + significant(out.bandwidth, 3) +
               " Hz and 99.9 % of the velocity's power lies below " + significant(carried, 3) +
               " Hz; the cut-off is the smaller of 1.25 times the first and 5 times the second";
  if (out.cutoff == kHighest * rate_hz) out.reason += ", held at 0.4 of the rate";
  return out;
}

}  // namespace armature
