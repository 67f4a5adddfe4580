#include "estimate/distributions.hpp"

#include <math.h>

#include <cmath>
#include <initializer_list>

namespace armature {
namespace {

// Modified Lentz evaluation of the continued fraction for I_x(a, b); converges fast for x < (a + 1)/(a + b + 2).
double beta_fraction(double a, double b, double x) {
  // Terms shrink geometrically: the last digits of a double settle long before the most steps.
  constexpr double kTiny = 1e-300, kLastDigits = 1e-15;
  constexpr int kMostSteps = 10000;
  // Numerator and denominator ratios; kTiny replaces a zero that would be divided by.
  double c = 1;
  double d = 1 - (a + b) * x / (a + 1);
  d = 1 / (std::abs(d) < kTiny ? kTiny : d);
  double h = d;
  for (int m = 1; m < kMostSteps; ++m) {
    // Each m gives two coefficients of the fraction.
    const double even = m * (b - m) * x / ((a + 2 * m - 1) * (a + 2 * m));
    const double odd = -(a + m) * (a + b + m) * x / ((a + 2 * m) * (a + 2 * m + 1));
    for (const double term : {even, odd}) {
      d = 1 + term * d;
      d = 1 / (std::abs(d) < kTiny ? kTiny : d);
      c = 1 + term / c;
      if (std::abs(c) < kTiny) c = kTiny;
      h *= d * c;
    }
    if (std::abs(d * c - 1) < kLastDigits) break;
  }
  return h;
}

// log Γ(x) for x > 0. std::lgamma writes the sign of Γ into a global, which threads share.
double log_gamma(double x) {
  int sign = 0;
  return ::lgamma_r(x, &sign);
}

// Beyond this many degrees of freedom t and the normal distribution differ by less than 1e-7.
constexpr double kMany = 1e7;

}  // namespace

// I_x(a, b). The fraction converges fast on one side only; I_x(a, b) = 1 − I_(1−x)(b, a) serves the other.
double incomplete_beta(double a, double b, double x) {
  if (x <= 0) return 0;
  if (x >= 1) return 1;
  // x^a (1 − x)^b / B(a, b), through logarithms so that large a and b do not overflow.
  const double front = std::exp(log_gamma(a + b) - log_gamma(a) - log_gamma(b) + a * std::log(x) + b * std::log1p(-x));
  if (x < (a + 1) / (a + b + 2)) return front * beta_fraction(a, b, x) / a;
  return 1 - front * beta_fraction(b, a, 1 - x) / b;
}

// P(|T| < t) of Student's t.
double student_within(double t, double dof) {
  if (dof > kMany) return std::erf(t / std::sqrt(2.0));
  return 1 - incomplete_beta(0.5 * dof, 0.5, dof / (dof + t * t));
}

// The t with P(|T| < t) = probability: double the upper end until it is beyond, then halve the interval.
double student_quantile(double probability, double dof) {
  if (!(dof > 0)) return std::nan("");
  // An interval of 10¹² deviations says nothing; 200 halvings reach the last digits of any number below it.
  constexpr double kFurthest = 1e12, kLastDigits = 1e-13;
  constexpr int kHalvings = 200;
  double low = 0;
  double high = 1;
  while (student_within(high, dof) < probability && high < kFurthest) high *= 2;
  for (int i = 0; i < kHalvings && high - low > kLastDigits * high; ++i) {
    const double middle = 0.5 * (low + high);
    (student_within(middle, dof) < probability ? low : high) = middle;
  }
  return 0.5 * (low + high);
}

// P(F > f), with both degrees of freedom.
double fisher_above(double f, double numerator, double denominator) {
  if (!(f > 0)) return 1;
  const double capped = denominator > kMany ? kMany : denominator;
  return incomplete_beta(0.5 * capped, 0.5 * numerator, capped / (capped + numerator * f));
}

}  // namespace armature
