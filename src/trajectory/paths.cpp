// Motions through waypoints: quintic and trapezoidal.
#include <cmath>
#include <stdexcept>

#include "armature/text.hpp"
#include "trajectory/compile.hpp"

namespace armature {
namespace {

constexpr double kUnlimitedMove = 1;  // [s], where no limit says anything

/// Sum of the moves before this one: the same rounding wherever an instant is computed.
double start_of(const Vector& durations, Eigen::Index move) { return durations.head(move).sum(); }

/// The shortest time for a move of `distance` whose profile has the peaks peak_v/T, peak_a/T², peak_jerk/T³.
double shortest_time(double distance, const JointLimits& limits, double speed, const Vector3& peaks) {
  const double d = std::abs(distance);
  // v ≤ speed · v_max, a ≤ speed² · a_max and jerk ≤ speed³ · jerk_max, each solved for T.
  return std::max({d * peaks[0] / (speed * limits.velocity),
                   std::sqrt(d * peaks[1] / (speed * speed * limits.acceleration)),
                   std::cbrt(d * peaks[2] / (speed * speed * speed * limits.jerk))});
}

void check_within(const Matrix& waypoints, const std::vector<JointLimits>& limits, double speed) {
  if (static_cast<Eigen::Index>(limits.size()) != waypoints.cols() || waypoints.rows() < 2 || !(speed > 0)) {
    throw std::invalid_argument(
        "path within limits: needs 2 waypoints or more, one limit per joint and speed > 0, got " +
        size_text(waypoints) + " waypoints, " + std::to_string(limits.size()) + " limits and speed " + exact(speed));
  }
}

/// c0 … c5 of the quintic with the given ends.
std::vector<double> quintic(double T, const Vector3& from, const Vector3& to) {
  // What remains of position, velocity · T and acceleration · T² at the end, after the start's own polynomial.
  const double q = to[0] - from[0] - from[1] * T - from[2] * T * T / 2;
  const double v = (to[1] - from[1] - from[2] * T) * T;
  const double a = (to[2] - from[2]) * T * T;
  // The first three coefficients are the start's state, the last three meet the end's.
  return {from[0],
          from[1],
          from[2] / 2,
          (10 * q - 4 * v + a / 2) / (T * T * T),
          (-15 * q + 7 * v - a) / (T * T * T * T),
          (6 * q - 3 * v + a / 2) / (T * T * T * T * T)};
}

}  // namespace

std::optional<Error> waypoint_problem(const Matrix& waypoints, const Vector& durations, const std::string& kind) {
  const auto bad = [&](std::string message) { return Error{ErrorCode::Meaning, std::move(message), kind, ""}; };
  if (waypoints.cols() == 0) return bad("no joints");
  if (durations.size() == 0) return bad("no moves");
  // A move leads from one waypoint to the next, so there is one waypoint more than moves.
  if (waypoints.rows() != durations.size() + 1) {
    return bad(std::to_string(durations.size()) + " moves need " + std::to_string(durations.size() + 1) +
               " waypoints, got " + std::to_string(waypoints.rows()));
  }
  if (!waypoints.allFinite()) return bad("a waypoint is not finite");
  if (!durations.allFinite() || !(durations.minCoeff() > 0)) return bad("a duration is not > 0");
  return std::nullopt;
}

// Peaks of 10 u³ − 15 u⁴ + 6 u⁵: velocity 15/8, acceleration 10/√3, jerk 60.
QuinticPath QuinticPath::within(const Matrix& waypoints, const std::vector<JointLimits>& limits, double speed) {
  check_within(waypoints, limits, speed);
  QuinticPath path;
  path.waypoints = waypoints;
  path.durations = Vector::Zero(waypoints.rows() - 1);
  const Vector3 peaks(15.0 / 8, 10 / std::sqrt(3.0), 60);
  // The slowest joint decides how long the move takes for all of them.
  for (Eigen::Index k = 0; k + 1 < waypoints.rows(); ++k) {
    for (Eigen::Index j = 0; j < waypoints.cols(); ++j) {
      const double distance = waypoints(k + 1, j) - waypoints(k, j);
      path.durations[k] =
          std::max(path.durations[k], shortest_time(distance, limits[static_cast<std::size_t>(j)], speed, peaks));
    }
    // Neither a distance nor a limit asks for time: a move must still last.
    if (path.durations[k] == 0) path.durations[k] = kUnlimitedMove;
  }
  return path;
}

std::optional<Error> QuinticPath::problem() const {
  // Velocities and accelerations are optional, but complete where given.
  if (auto bad = waypoint_problem(waypoints, durations, "quintic path")) return bad;
  for (const Matrix* m : {&velocities, &accelerations}) {
    if (m->size() == 0) continue;
    if (m->rows() != waypoints.rows() || m->cols() != waypoints.cols() || !m->allFinite()) {
      return Error{ErrorCode::Meaning,
                   "velocities and accelerations must be finite and of the waypoints' size " + size_text(waypoints) +
                       ", got " + size_text(*m),
                   "quintic path", "leave them out for a path that rests at every waypoint"};
    }
  }
  return std::nullopt;
}

bool QuinticPath::operator==(const QuinticPath& other) const {
  return same(waypoints, other.waypoints) && same(durations, other.durations) && same(velocities, other.velocities) &&
         same(accelerations, other.accelerations);
}

CompiledTrajectory compile(const QuinticPath& path) {
  CompiledTrajectory compiled;
  compiled.duration = path.durations.sum();
  compiled.joints.resize(static_cast<std::size_t>(path.joints()));
  // Position, velocity and acceleration at a waypoint; what is not given is rest.
  const auto state = [&](Eigen::Index k, Eigen::Index j) -> Vector3 {
    return {path.waypoints(k, j), path.velocities.size() ? path.velocities(k, j) : 0.0,
            path.accelerations.size() ? path.accelerations(k, j) : 0.0};
  };
  double start = 0;
  for (Eigen::Index k = 0; k < path.durations.size(); ++k) {
    const double end = start_of(path.durations, k + 1);
    for (Eigen::Index j = 0; j < path.waypoints.cols(); ++j) {
      ScalarFunction f{quintic(path.durations[k], state(k, j), state(k + 1, j)), {}};
      compiled.joints[static_cast<std::size_t>(j)].emplace_back(start, end, std::move(f));
    }
    start = end;
  }
  return compiled;
}

// s(u) accelerates for `ramp`, cruises at 1/(T − ramp) and brakes for `ramp`; it is scaled by each joint's distance.
TrapezoidPath TrapezoidPath::within(const Matrix& waypoints, const std::vector<JointLimits>& limits, double speed) {
  check_within(waypoints, limits, speed);
  TrapezoidPath path{waypoints, Vector::Zero(waypoints.rows() - 1), Vector::Zero(waypoints.rows() - 1)};
  for (Eigen::Index k = 0; k + 1 < waypoints.rows(); ++k) {
    // Limits of the common profile s from 0 to 1: its rate and acceleration, the tightest over the joints that move.
    double cruise = kInfinity, acceleration = kInfinity;
    for (Eigen::Index j = 0; j < waypoints.cols(); ++j) {
      const double distance = std::abs(waypoints(k + 1, j) - waypoints(k, j));
      if (distance == 0) continue;
      const JointLimits& limit = limits[static_cast<std::size_t>(j)];
      cruise = std::min(cruise, speed * limit.velocity / distance);
      acceleration = std::min(acceleration, speed * speed * limit.acceleration / distance);
    }
    // Nothing moves, or nothing limits it: take a finite rate, so that the move has a duration.
    if (std::isinf(cruise) && std::isinf(acceleration)) cruise = 1.5 / kUnlimitedMove;
    if (std::isinf(acceleration)) {
      // Ramps of a quarter: T = 4/3 / cruise.
      path.durations[k] = 4 / (3 * cruise);
      path.ramps[k] = path.durations[k] / 4;
    } else if (cruise * cruise >= acceleration) {
      // The cruise is never reached: a triangle.
      path.durations[k] = 2 / std::sqrt(acceleration);
      path.ramps[k] = path.durations[k] / 2;
    } else {
      // Accelerate up to the cruise, hold it, brake: the area under the profile is 1.
      path.ramps[k] = cruise / acceleration;
      path.durations[k] = 1 / cruise + path.ramps[k];
    }
  }
  return path;
}

std::optional<Error> TrapezoidPath::problem() const {
  if (auto bad = waypoint_problem(waypoints, durations, "trapezoid path")) return bad;
  // A triangle has ramps of half the move; 1e-12 allows for rounding of that half.
  if (ramps.size() != durations.size() || !ramps.allFinite() || !(ramps.minCoeff() > 0) ||
      ((2 * ramps - durations).array() > 1e-12 * durations.array()).any()) {
    return Error{ErrorCode::Meaning, "every move needs a ramp > 0 and ≤ half its duration", "trapezoid path", ""};
  }
  return std::nullopt;
}

bool TrapezoidPath::operator==(const TrapezoidPath& other) const {
  return same(waypoints, other.waypoints) && same(durations, other.durations) && same(ramps, other.ramps);
}

CompiledTrajectory compile(const TrapezoidPath& path) {
  CompiledTrajectory compiled;
  compiled.duration = path.durations.sum();
  compiled.joints.resize(static_cast<std::size_t>(path.joints()));
  double start = 0;
  for (Eigen::Index k = 0; k < path.durations.size(); ++k) {
    const double end = start_of(path.durations, k + 1), T = path.durations[k];
    // Ramps are cut to half the move, so that rounding cannot make the brake begin before the ramp ends.
    const double ramp = std::min(path.ramps[k], T / 2);
    // Area 1 = cruise · (T − ramp).
    const double cruise = 1 / (T - ramp), acceleration = cruise / ramp;
    // Where no cruise is left, the brake begins exactly when the ramp ends.
    const double brake = std::max(start + ramp, end - ramp);
    for (Eigen::Index j = 0; j < path.waypoints.cols(); ++j) {
      auto& pieces = compiled.joints[static_cast<std::size_t>(j)];
      const double from = path.waypoints(k, j), to = path.waypoints(k + 1, j), d = to - from;
      // Accelerate, cruise (if any is left), brake; each piece begins where the one before ends.
      pieces.emplace_back(start, start + ramp, ScalarFunction{{from, 0, d * acceleration / 2}, {}});
      // A ramp covers half of what the cruise covers in the same time.
      const double here = from + d * cruise * ramp / 2;
      if (brake > start + ramp) pieces.emplace_back(start + ramp, brake, ScalarFunction{{here, d * cruise}, {}});
      const double there = to - d * cruise * ramp / 2;
      pieces.emplace_back(brake, end, ScalarFunction{{there, d * cruise, -d * acceleration / 2}, {}});
    }
    start = end;
  }
  return compiled;
}

}  // namespace armature
