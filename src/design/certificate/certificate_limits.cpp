// Limits of single joints: through the proven extrema of their formulas.
#include <cmath>

#include "armature/text.hpp"
#include "design/certificate/certificate_checks.hpp"

namespace armature::certificate {
namespace {

constexpr double kRest = 1e-6;  // [rad/s, rad/s²]: far below what a drive resolves, far above rounding

/// "rad/s²", or "m/s²" where the joint slides.
std::string unit_of(Quantity quantity, bool slides) {
  const std::string base = slides ? "m" : "rad";
  switch (quantity) {
    case Quantity::Position: return base;
    case Quantity::Velocity: return base + "/s";
    case Quantity::Acceleration: return base + "/s²";
    case Quantity::Jerk: return base + "/s³";
  }
  return base;
}

/// One side of a limit: the upper one as it is, the lower one seen from below.
CertificateItem one_sided(const Context& context, int joint, Quantity quantity, const Extrema& e, double limit,
                          bool lower) {
  CertificateItem item;
  const auto j = static_cast<std::size_t>(joint);
  item.kind = to_string(quantity);
  item.what = context.joints[j] + (quantity == Quantity::Position ? (lower ? " (lower)" : " (upper)") : "");
  item.unit = unit_of(quantity, context.slides[j]);
  item.limit = limit;
  item.lower_is_worse = lower;
  item.bound = lower ? e.min : e.max;
  item.reached = lower ? e.lowest : e.highest;
  item.at = lower ? e.at_min : e.at_max;
  // Relative to the limit where that is above 1, absolute below: a limit of zero has slack too.
  const double slack = context.spec.tolerance * std::max(1.0, std::abs(limit));
  // The bound decides whether it is proven, the value that was reached whether it is violated.
  const double outside = lower ? limit - item.bound : item.bound - limit;
  const double seen = lower ? limit - item.reached : item.reached - limit;
  item.verdict = outside <= slack ? Proof::Proven : (seen > slack ? Proof::Violated : Proof::Unknown);
  if (std::isinf(item.reached)) item.note = "jumps";
  return item;
}

/// |f| ≤ limit as one item.
void symmetric(const Context& context, int joint, Quantity quantity, double limit, Certificate& out) {
  if (std::isinf(limit)) return;
  const Extrema e = extrema(context.trajectory, quantity, joint);
  // The worse side speaks for both.
  Extrema folded = e;
  if (-e.min > e.max) folded = {-e.max, -e.min, -e.highest, -e.lowest, e.at_max, e.at_min};
  out.items.push_back(one_sided(context, joint, quantity, folded, limit, false));
}

/// Velocity and acceleration of all joints at one instant against kRest.
CertificateItem rest_item(const Context& context, double t, const char* kind, bool asked) {
  CertificateItem item;
  item.kind = kind;
  item.what = "at rest";
  item.limit = kRest;
  item.unit = "rad/s, rad/s²";
  item.at = t;
  const TrajectoryPoint point = context.trajectory.evaluate(t);
  // The fastest joint and the one that accelerates most, for the note.
  Eigen::Index v = 0, a = 0;
  const double velocity = point.v.cwiseAbs().maxCoeff(&v), acceleration = point.a.cwiseAbs().maxCoeff(&a);
  item.bound = item.reached = std::max(velocity, acceleration);
  item.note = item.reached > kRest ? context.joints[static_cast<std::size_t>(velocity > kRest ? v : a)] +
                                         (velocity > kRest ? " still moves" : " still accelerates")
                                   : "";
  item.verdict = !asked ? Proof::NotChecked : (item.reached <= kRest ? Proof::Proven : Proof::Violated);
  return item;
}

/// The highest frequency a motion contains [Hz]; infinite where its spectrum has no end.
double highest_frequency(const Trajectory& trajectory) {
  // Sums of sines have a highest frequency, a rest has 0, and polynomials have none.
  if (const FourierSeries* series = trajectory.fourier()) return series->highest_frequency();
  if (const auto* sines = std::get_if<SineSeries>(&trajectory.kind())) {
    return sines->rate.cwiseAbs().maxCoeff() / (2 * M_PI);
  }
  if (std::holds_alternative<Hold>(trajectory.kind())) return 0;
  return kInfinity;
}

}  // namespace

void check_joint_limits(const Context& context, Certificate& out) {
  for (int j = 0; j < context.trajectory.joints(); ++j) {
    const JointLimits& l = context.limits[static_cast<std::size_t>(j)];
    // Both sides of the position are separate items: a joint may be near one end only.
    const Extrema q = extrema(context.trajectory, Quantity::Position, j);
    if (std::isfinite(l.lower)) out.items.push_back(one_sided(context, j, Quantity::Position, q, l.lower, true));
    if (std::isfinite(l.upper)) out.items.push_back(one_sided(context, j, Quantity::Position, q, l.upper, false));
    symmetric(context, j, Quantity::Velocity, l.velocity, out);
    symmetric(context, j, Quantity::Acceleration, l.acceleration, out);
    symmetric(context, j, Quantity::Jerk, l.jerk, out);
  }
}

void check_ends(const Context& context, Certificate& out) {
  out.items.push_back(rest_item(context, 0, "start", context.spec.rest_at_start));
  // The end of the whole motion, ramps included.
  out.items.push_back(rest_item(context, context.trajectory.duration(), "end", context.spec.rest_at_end));
}

void check_frequency(const Context& context, Certificate& out) {
  // No item where no limit was asked for.
  if (std::isinf(context.spec.highest_frequency)) return;
  CertificateItem item;
  item.kind = "frequency";
  item.what = "highest";
  item.unit = "Hz";
  item.limit = context.spec.highest_frequency;
  // Ramps of a sequence are polynomials; the part that repeats is what excites.
  double highest = 0;
  if (const auto* sequence = std::get_if<Sequence>(&context.trajectory.kind())) {
    for (const Trajectory& part : sequence->parts) {
      if (part.fourier()) highest = std::max(highest, highest_frequency(part));
    }
    item.note = "of its Fourier series";
  } else {
    highest = highest_frequency(context.trajectory);
  }
  item.bound = item.reached = highest;
  // Neither proven nor refuted: an honest answer for splines and quintics.
  if (std::isinf(highest)) {
    item.verdict = Proof::Unknown;
    item.note = "a path of polynomials has no highest frequency";
  } else {
    item.verdict = highest <= item.limit * (1 + context.spec.tolerance) ? Proof::Proven : Proof::Violated;
  }
  out.items.push_back(item);
}

}  // namespace armature::certificate
