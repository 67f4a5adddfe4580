// The papers' validation motions, scaled to a robot's limits.
#include <algorithm>
#include <array>
#include <cmath>

#include "armature/text.hpp"
#include "armature/trajectory.hpp"

namespace armature {
namespace {

constexpr std::array<const char*, 6> kNames = {"sine-series",  "quintic-10", "quintic-20",
                                               "trapezoid-20", "cosine",     "slow"};

/// Where a joint may be and how fast, shares already taken.
struct Room {
  Vector around, middle, half;
  std::vector<JointLimits> limits;
  std::function<bool(const Vector&)> allowed;
};

Room room_of(const Robot& robot, const ValidationOptions& options) {
  Room room;
  room.limits = options.limits.empty() ? coordinate_limits(robot) : options.limits;
  room.allowed = options.allowed;
  const std::vector<int> bodies = robot.coordinates();
  const auto n = static_cast<Eigen::Index>(bodies.size());
  room.around.resize(n), room.middle.resize(n), room.half.resize(n);
  for (Eigen::Index j = 0; j < n; ++j) {
    const auto i = static_cast<std::size_t>(j);
    const bool slides = robot.bodies[static_cast<std::size_t>(bodies[i])].joint.type == JointType::Prismatic;
    JointLimits& l = room.limits[i];
    // A joint without an end moves near the place it shrinks to.
    const double width = slides ? 0.2 : 2.0, near = options.around.size() > 0 ? options.around[j] : 0.0;
    if (std::isinf(l.lower)) l.lower = std::isinf(l.upper) ? near - width : l.upper - 2 * width;
    if (std::isinf(l.upper)) l.upper = l.lower + 2 * width;
    if (std::isinf(l.velocity)) l.velocity = slides ? 0.2 : 1.0;
    // The reach shrinks the range towards `around`: middle and half width keep their share of it.
    room.around[j] = options.around.size() > 0 ? options.around[j] : (l.lower + l.upper) / 2;
    room.middle[j] = room.around[j] + options.reach * ((l.lower + l.upper) / 2 - room.around[j]);
    room.half[j] = options.reach * (l.upper - l.lower) / 2;
    // A path run at `speed` has v · speed, a · speed² and jerk · speed³.
    l.velocity *= options.speed;
    l.acceleration *= options.speed * options.speed;
    l.jerk *= options.speed * options.speed * options.speed;
  }
  return room;
}

/// The largest factor ≤ 1 by which the path may be run: v ~ s, a ~ s², jerk ~ s³.
double allowed_speed(const Trajectory& trajectory, const Room& room) {
  double speed = 1;
  for (int j = 0; j < trajectory.joints(); ++j) {
    const JointLimits& l = room.limits[static_cast<std::size_t>(j)];
    const auto peak = [&](Quantity quantity) {
      const Extrema e = extrema(trajectory, quantity, j);
      return std::max(std::abs(e.min), std::abs(e.max));
    };
    speed = std::min(speed, l.velocity / peak(Quantity::Velocity));
    if (std::isfinite(l.acceleration)) {
      speed = std::min(speed, std::sqrt(l.acceleration / peak(Quantity::Acceleration)));
    }
    if (std::isfinite(l.jerk)) speed = std::min(speed, std::cbrt(l.jerk / peak(Quantity::Jerk)));
  }
  return speed;
}

/// The same path, slowed down only as far as the limits need.
Trajectory slowed(const Trajectory& trajectory, const Room& room) {
  const double speed = allowed_speed(trajectory, room);
  return speed < 1 ? trajectory.scaled(speed) : trajectory;
}

/// Five sines per joint whose rates are different multiples of 2π/T and whose velocities cancel at t = 0, so that the
/// motion starts and ends at rest: Σ a_l b_l = 0.
Trajectory sine_series(const Room& room, Rng& rng, double seconds) {
  const Eigen::Index n = room.middle.size(), terms = 5;
  SineSeries s{room.middle, Matrix(n, terms), Matrix(n, terms), Matrix::Zero(n, terms), seconds};
  for (Eigen::Index j = 0; j < n; ++j) {
    // Five of the first eight multiples, drawn without repetition.
    std::array<int, 8> multiples = {1, 2, 3, 4, 5, 6, 7, 8};
    double start_velocity = 0;
    for (Eigen::Index l = 0; l < terms; ++l) {
      const auto first = static_cast<std::size_t>(l);
      std::swap(multiples[first], multiples[first + static_cast<std::size_t>(rng.index(8 - static_cast<int>(l)))]);
      s.rate(j, l) = 2 * M_PI / seconds * multiples[first];
      // The last amplitude cancels the sum of a_l ω_l of those before it: zero velocity at t = 0.
      s.amplitude(j, l) = l + 1 < terms ? rng.uniform(-1, 1) : -start_velocity / s.rate(j, l);
      start_velocity += s.amplitude(j, l) * s.rate(j, l);
    }
    // As large as the room allows.
    SineSeries one{s.offset.segment(j, 1), s.amplitude.row(j), s.rate.row(j), s.phase.row(j), seconds};
    const Extrema q = extrema(Trajectory(one), Quantity::Position, 0);
    const double size = std::max(q.max - room.middle[j], room.middle[j] - q.min);
    s.amplitude.row(j) *= room.half[j] / size;
  }
  return slowed(s, room);
}

// A line is looked at about every 3 degrees (3 cm), at least eight times.
constexpr double kLineStep = 0.05;
// Draws for one waypoint; each is tried whole, at half and at a quarter of the way.
constexpr int kDraws = 30;

bool line_is_allowed(const Room& room, const Vector& from, const Vector& to) {
  const int steps = std::max(8, static_cast<int>(std::ceil((to - from).cwiseAbs().maxCoeff() / kLineStep)));
  for (int k = 1; k <= steps; ++k) {
    if (!room.allowed(from + static_cast<double>(k) / steps * (to - from))) return false;
  }
  return true;
}

/// The next waypoint. Where every draw is blocked, the place from which all waypoints can be reached.
Vector next_waypoint(const Room& room, const Vector& last, Rng& rng) {
  for (int draw = 0; draw < kDraws; ++draw) {
    // Anywhere within the reach, uniformly.
    Vector to(last.size());
    for (Eigen::Index j = 0; j < to.size(); ++j) to[j] = room.middle[j] + rng.uniform(-1, 1) * room.half[j];
    if (!room.allowed) return to;
    for (const double share : {1.0, 0.5, 0.25}) {
      const Vector point = last + share * (to - last);
      // The line to `around` is checked too, so that every waypoint keeps a way out.
      if (line_is_allowed(room, last, point) && line_is_allowed(room, point, room.around)) return point;
    }
  }
  return room.around;
}

Matrix random_waypoints(const Room& room, Rng& rng, Eigen::Index count) {
  Matrix points(count, room.middle.size());
  Vector last = room.around;
  for (Eigen::Index k = 0; k < count; ++k) points.row(k) = last = next_waypoint(room, last, rng);
  return points;
}

Trajectory quintic(const Room& room, Rng& rng, double seconds, Eigen::Index intervals) {
  QuinticPath path;
  // Intervals differ by up to a factor of three, and together they last as long as asked.
  path.waypoints = random_waypoints(room, rng, intervals + 1);
  path.durations = rng.uniform_vector(intervals, 0.5, 1.5);
  path.durations *= seconds / path.durations.sum();
  // Only the moves that are too fast take longer.
  path.durations = path.durations.cwiseMax(QuinticPath::within(path.waypoints, room.limits).durations);
  return slowed(path, room);
}

/// A (cos ωt − B) around the middle of each joint's range, one period.
Trajectory cosine(const Room& room, double seconds) {
  const Eigen::Index n = room.middle.size();
  const double B = 0.1;
  SineSeries s{room.middle, Matrix(n, 1), Matrix::Constant(n, 1, 2 * M_PI / seconds), Matrix::Constant(n, 1, M_PI / 2),
               seconds};
  for (Eigen::Index j = 0; j < n; ++j) {
    // 15° and 30° in turn, or what the room allows when the offset −B · A is added.
    s.amplitude(j, 0) = std::min(j % 2 == 0 ? M_PI / 12 : M_PI / 6, room.half[j] / (1 + B));
    s.offset[j] -= B * s.amplitude(j, 0);
  }
  return slowed(s, room);
}

/// One minute or more, there and back, at 2 % of the velocity limit and no faster than 0.05 rad/s.
Trajectory slow(const Room& room, double seconds) {
  // One period in the whole time: amplitude = velocity / rate.
  const double length = std::max(60.0, seconds), rate = 2 * M_PI / length;
  const Eigen::Index n = room.middle.size();
  SineSeries s{room.middle, Matrix(n, 1), Matrix::Constant(n, 1, rate), Matrix::Constant(n, 1, M_PI / 2), length};
  for (Eigen::Index j = 0; j < n; ++j) {
    const double velocity = std::min(0.05, 0.02 * room.limits[static_cast<std::size_t>(j)].velocity);
    s.amplitude(j, 0) = std::min(velocity / rate, room.half[j]);
  }
  return slowed(s, room);
}

}  // namespace

std::vector<ValidationMotion> validation_motions() {
  std::vector<ValidationMotion> list;
  for (std::size_t i = 0; i < kNames.size(); ++i) list.push_back(static_cast<ValidationMotion>(i));
  return list;
}

// kNames has the order of the enum.
const char* to_string(ValidationMotion motion) { return kNames[static_cast<std::size_t>(motion)]; }

Result<ValidationMotion> validation_motion_from(const std::string& name) {
  for (std::size_t i = 0; i < kNames.size(); ++i) {
    if (name == kNames[i]) return static_cast<ValidationMotion>(i);
  }
  const std::vector<std::string> names(kNames.begin(), kNames.end());
  const auto near = nearest_name(name, names);
  return Error{ErrorCode::NotFound, "no validation motion is called \"" + name + "\"", "",
               near ? "Did you mean " + *near + "?" : "Known: " + join(names, ", ")};
}

Trajectory make_validation_motion(const Robot& robot, ValidationMotion motion, Rng& rng,
                                  const ValidationOptions& options) {
  const Room room = room_of(robot, options);
  switch (motion) {
    case ValidationMotion::SineSeries: return sine_series(room, rng, options.seconds);
    case ValidationMotion::Quintic10: return quintic(room, rng, options.seconds, 10);
    case ValidationMotion::Quintic20: return quintic(room, rng, options.seconds, 20);
    case ValidationMotion::Trapezoid20: return TrapezoidPath::within(random_waypoints(room, rng, 20), room.limits);
    case ValidationMotion::Cosine: return cosine(room, options.seconds);
    case ValidationMotion::Slow: return slow(room, options.seconds);
  }
  return Hold{room.middle, options.seconds};
}

}  // namespace armature
