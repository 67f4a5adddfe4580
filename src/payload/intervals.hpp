// Intervals that keep their promise where a plain ± z · sigma does not: near zero, and for quotients.
#pragma once

#include <optional>

namespace armature {

struct Interval {
  double lower = 0;
  double upper = 0;
};

/// z with P(|Z| ≤ z) = confidence for a standard normal Z.
[[nodiscard]] double normal_quantile(double confidence);

/// The interval for a quantity that cannot be negative, measured as `value` ± `sigma`, by ordering likelihood ratios
/// (Feldman and Cousins 1998): it contains the truth with probability `confidence` whatever the truth ≥ 0 is, is never
/// empty, and is value ± z · sigma far from zero. Clipping ± z · sigma at zero would contain a truth of 0 too often.
[[nodiscard]] Interval interval_above_zero(double value, double sigma, double confidence);

/// The interval for numerator / denominator of two jointly normal numbers (Fieller 1954):
///   { c : (numerator − c · denominator)² ≤ z² · variance(numerator − c · denominator) }
/// Nothing where the denominator cannot be told from zero: then any c may be true.
[[nodiscard]] std::optional<Interval> interval_of_quotient(double numerator, double denominator,
                                                           double numerator_variance, double covariance,
                                                           double denominator_variance, double confidence);

}  // namespace armature
