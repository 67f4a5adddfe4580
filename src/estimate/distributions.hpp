// The distributions that intervals and tests need.
#pragma once

namespace armature {

/// Regularised incomplete beta function I_x(a, b), continued fraction by Lentz; relative error 1e-14 for small a and b,
/// 1e-9 at 1e6 (differences of log-gamma functions).
[[nodiscard]] double incomplete_beta(double a, double b, double x);
/// P(|T| ≤ t) for Student's t.
[[nodiscard]] double student_within(double t, double degrees_of_freedom);
/// t with P(|T| ≤ t) = probability.
[[nodiscard]] double student_quantile(double probability, double degrees_of_freedom);
/// P(F > f) for Fisher's F.
[[nodiscard]] double fisher_above(double f, double numerator, double denominator);

}  // namespace armature
