#include "payload/intervals.hpp"

#include <algorithm>
#include <cmath>

namespace armature {
namespace {

// P(Z ≤ z).
double normal_below(double z) { return 0.5 * std::erfc(-z / std::sqrt(2.0)); }

// Bisection: 60 halvings of an interval up to 10 reach the last bit of a double.
constexpr int kHalvings = 60;

// The measurements accepted for a truth mu > 0, in sigmas, z the plain quantile: both ends have the same likelihood
// ratio to the best possible truth max(0, x). Below zero that ratio is exp(x mu − mu²/2), above it exp(−(x − mu)²/2).
Interval accepted(double mu, double z, double confidence) {
  if (mu >= z) return {mu - z, mu + z};
  // The left end that belongs to a right end, for mu < z; far from zero the interval is the plain one.
  const auto left_of = [mu](double right) { return (mu * mu - (right - mu) * (right - mu)) / (2 * mu); };
  double low = mu, high = mu + z;
  for (int i = 0; i < kHalvings; ++i) {
    const double right = 0.5 * (low + high);
    const double inside = normal_below(right - mu) - normal_below(left_of(right) - mu);
    (inside < confidence ? low : high) = right;
  }
  return {left_of(high), high};
}

}  // namespace

double normal_quantile(double confidence) {
  constexpr double kBeyondAnyConfidence = 10;
  double low = 0, high = kBeyondAnyConfidence;
  for (int i = 0; i < kHalvings; ++i) {
    const double z = 0.5 * (low + high);
    (std::erf(z / std::sqrt(2.0)) < confidence ? low : high) = z;
  }
  return high;
}

Interval interval_above_zero(double value, double sigma, double confidence) {
  const double z = normal_quantile(confidence);
  if (!(sigma > 0)) return {std::max(0.0, value), std::max(0.0, value)};
  // More than two quantiles from zero the border has no effect.
  const double x = value / sigma;
  if (x > 2 * z) return {value - z * sigma, value + z * sigma};
  // Both ends of the accepted measurements grow with the truth mu: the interval is from the first mu whose upper end
  // reaches x to the first whose lower end passes it.
  constexpr double kNothing = 1e-9;
  // The smallest mu in (low, high) for which `above` holds.
  const auto first = [](double low, double high, const auto& above) {
    constexpr int kEnough = 50;  // each costs a bisection of its own
    for (int i = 0; i < kEnough; ++i) {
      const double mu = 0.5 * (low + high);
      (above(mu) ? high : low) = mu;
    }
    return high;
  };
  const double most = std::max(x, 0.0) + 2 * z;
  const auto reaches = [&](double mu) { return accepted(mu, z, confidence).upper >= x; };
  const auto passes = [&](double mu) { return accepted(mu, z, confidence).lower > x; };
  const double lower = reaches(kNothing) ? 0 : first(kNothing, most, reaches);
  return {lower * sigma, first(kNothing, most, passes) * sigma};
}

std::optional<Interval> interval_of_quotient(double numerator, double denominator, double numerator_variance,
                                             double covariance, double denominator_variance, double confidence) {
  // a > 0: the denominator differs from zero by more than its own interval.
  const double z2 = std::pow(normal_quantile(confidence), 2);
  const double a = denominator * denominator - z2 * denominator_variance;
  if (!(a > 0)) return {};
  // a c² − 2 b c + d ≤ 0: it holds at c = numerator / denominator, so there are two roots.
  const double b = numerator * denominator - z2 * covariance;
  const double d = numerator * numerator - z2 * numerator_variance;
  const double root = std::sqrt(std::max(0.0, b * b - a * d));
  return Interval{(b - root) / a, (b + root) / a};
}

}  // namespace armature
