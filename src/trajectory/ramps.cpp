// Limits of coordinates, and the way from home into a motion and back.
#include <cmath>
#include <stdexcept>

#include "armature/text.hpp"
#include "armature/trajectory.hpp"

namespace armature {
namespace {

/// The tighter of both.
JointLimits meet(const JointLimits& a, const JointLimits& b) {
  return {std::max(a.lower, b.lower),       std::min(a.upper, b.upper),
          std::min(a.velocity, b.velocity), std::min(a.acceleration, b.acceleration),
          std::min(a.jerk, b.jerk),         a.effort};
}

/// What a follower's limits say about its leader: lower ≤ multiplier · q + offset ≤ upper.
JointLimits seen_from_leader(const JointLimits& limits, const Mimic& mimic) {
  // A follower that does not move does not limit its leader.
  if (mimic.multiplier == 0) return {};
  const double k = mimic.multiplier, size = std::abs(k);
  // A negative multiplier exchanges lower and upper.
  const double at_lower = (limits.lower - mimic.offset) / k, at_upper = (limits.upper - mimic.offset) / k;
  return {std::min(at_lower, at_upper), std::max(at_lower, at_upper), limits.velocity / size,
          limits.acceleration / size,   limits.jerk / size,           kInfinity};
}

/// `speed` of the limits, but never less than what the motion itself begins or ends with.
JointLimits reduced(const JointLimits& limits, double speed, double v, double a) {
  JointLimits out = limits;
  out.velocity = std::min(limits.velocity, std::max(speed * limits.velocity, std::abs(v) * (1 + 1e-9)));
  out.acceleration =
      std::min(limits.acceleration, std::max(speed * speed * limits.acceleration, std::abs(a) * (1 + 1e-9)));
  out.jerk = speed * speed * speed * limits.jerk;
  return out;
}

/// The joint and quantity that crosses its limit, or nothing.
std::optional<std::string> crossing(const Trajectory& ramp, const std::vector<JointLimits>& limits) {
  for (int j = 0; j < ramp.joints(); ++j) {
    const JointLimits& l = limits[static_cast<std::size_t>(j)];
    // Proven extrema, not samples: a ramp is accepted only if it keeps the limit at every instant.
    const auto exceeds = [&](Quantity quantity, double low, double high) {
      if (std::isinf(low) && std::isinf(high)) return false;
      const Extrema e = extrema(ramp, quantity, j);
      // Rounding of the extrema: a state exactly on its limit must not count as outside.
      const double slack = 1e-9 * (1 + std::abs(low) + std::abs(high));
      return e.min < low - (std::isinf(low) ? 0 : slack) || e.max > high + (std::isinf(high) ? 0 : slack);
    };
    const std::string joint = " of joint " + std::to_string(j + 1);
    if (exceeds(Quantity::Position, l.lower, l.upper)) return "position" + joint;
    if (exceeds(Quantity::Velocity, -l.velocity, l.velocity)) return "velocity" + joint;
    if (exceeds(Quantity::Acceleration, -l.acceleration, l.acceleration)) return "acceleration" + joint;
    if (exceeds(Quantity::Jerk, -l.jerk, l.jerk)) return "jerk" + joint;
  }
  return std::nullopt;
}

/// One quintic from state to state in the given time.
QuinticPath ramp_between(const TrajectoryPoint& from, const TrajectoryPoint& to, double seconds) {
  const auto rows = [](const Vector& a, const Vector& b) {
    Matrix m(2, a.size());
    m << a.transpose(), b.transpose();
    return m;
  };
  return {rows(from.q, to.q), Vector::Constant(1, seconds), rows(from.v, to.v), rows(from.a, to.a)};
}

/// The shortest ramp that keeps the limits; tried in steps of 15 %.
Result<Trajectory> make_ramp(const TrajectoryPoint& from, const TrajectoryPoint& to,
                             const std::vector<JointLimits>& limits, const RampOptions& options, const char* name) {
  // The ramp keeps its share of the limits, or what the motion's ends need, where that is more.
  std::vector<JointLimits> allowed;
  for (std::size_t j = 0; j < limits.size(); ++j) {
    const auto i = static_cast<Eigen::Index>(j);
    allowed.push_back(reduced(limits[j], options.speed, std::max(std::abs(from.v[i]), std::abs(to.v[i])),
                              std::max(std::abs(from.a[i]), std::abs(to.a[i]))));
  }
  // Start from the time of a move from rest to rest. A move that ends in motion may need longer.
  Matrix ends(2, from.q.size());
  ends << from.q.transpose(), to.q.transpose();
  double seconds = std::max(options.shortest, QuinticPath::within(ends, allowed).durations[0]);
  std::string why = "duration";
  while (seconds <= options.longest) {
    const Trajectory ramp(ramp_between(from, to, seconds));
    const auto crossed = crossing(ramp, allowed);
    if (!crossed) return ramp;
    why = *crossed;
    seconds *= 1.15;
  }
  return Error{ErrorCode::Meaning,
               "no " + std::string(name) + " of at most " + significant(options.longest, 4) + " s keeps the " + why +
                   " within its limit",
               "ramps", "start the motion at rest, or move the home position"};
}

/// Equal to 1e-9 in position, velocity and acceleration: no ramp is needed.
bool same_state(const TrajectoryPoint& a, const TrajectoryPoint& b) {
  return (a.q - b.q).cwiseAbs().maxCoeff() <= 1e-9 && (a.v - b.v).cwiseAbs().maxCoeff() <= 1e-9 &&
         (a.a - b.a).cwiseAbs().maxCoeff() <= 1e-9;
}

}  // namespace

// A leader must keep its followers within their limits too.
std::vector<JointLimits> coordinate_limits(const Robot& robot) {
  std::vector<JointLimits> limits = robot.limits();
  const std::vector<int> bodies = robot.coordinates();
  for (const Body& body : robot.bodies) {
    if (!body.joint.mimic) continue;
    for (std::size_t j = 0; j < bodies.size(); ++j) {
      if (bodies[j] != body.joint.mimic->joint) continue;
      limits[j] = meet(limits[j], seen_from_leader(body.joint.limits, *body.joint.mimic));
    }
  }
  return limits;
}

Result<Trajectory> with_ramps(const Trajectory& motion, const Vector& home, const std::vector<JointLimits>& limits,
                              const RampOptions& options) {
  // Sizes are the caller's responsibility, so a wrong one throws.
  const int n = motion.joints();
  if (home.size() != n || static_cast<int>(limits.size()) != n) {
    throw std::invalid_argument("with_ramps: the motion has " + std::to_string(n) + " joints, home " +
                                std::to_string(home.size()) + " and limits " + std::to_string(limits.size()));
  }
  const Vector zero = Vector::Zero(n);
  const TrajectoryPoint rest{home, zero, zero, zero};
  TrajectoryPoint begin = motion.evaluate(0), end = motion.evaluate(motion.duration());
  // A motion whose acceleration jumps begins with a jump: its ramps lead to rest.
  const bool jumps = std::holds_alternative<TrapezoidPath>(motion.kind());
  if (jumps) begin.a.setZero(), end.a.setZero();
  // In from home, the motion, and back out; a rest before and after it where asked for.
  Sequence sequence;
  if (jumps || !same_state(rest, begin)) {
    auto ramp = make_ramp(rest, begin, limits, options, "ramp-in");
    if (!ramp) return ramp.error();
    sequence.parts.push_back(*ramp);
  }
  // Only a motion that begins and ends at rest can be held there.
  const bool waits = options.rest > 0 && begin.v.isZero(1e-9) && end.v.isZero(1e-9);
  if (waits) sequence.parts.push_back(Hold{begin.q, options.rest});
  sequence.parts.push_back(motion);
  if (waits) sequence.parts.push_back(Hold{end.q, options.rest});
  if (jumps || !same_state(end, rest)) {
    auto ramp = make_ramp(end, rest, limits, options, "ramp-out");
    if (!ramp) return ramp.error();
    sequence.parts.push_back(*ramp);
  }
  return Trajectory::make(std::move(sequence));
}

}  // namespace armature
