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
  Vector middle, half;
  std::vector<JointLimits> limits;
};

Room room_of(const Robot& robot, const ValidationOptions& options) {
  Room room;
  room.limits = coordinate_limits(robot);
  const std::vector<int> bodies = robot.coordinates();
  room.middle.resize(static_cast<Eigen::Index>(bodies.size()));
  room.half.resize(static_cast<Eigen::Index>(bodies.size()));
  for (std::size_t j = 0; j < bodies.size(); ++j) {
    const auto type = robot.bodies[static_cast<std::size_t>(bodies[j])].joint.type;
    const bool slides = type == JointType::Prismatic;
    JointLimits& l = room.limits[j];
    const double width = slides ? 0.2 : 2.0;
    if (std::isinf(l.lower)) l.lower = std::isinf(l.upper) ? -width : l.upper - 2 * width;
    if (std::isinf(l.upper)) l.upper = l.lower + 2 * width;
    if (std::isinf(l.velocity)) l.velocity = slides ? 0.2 : 1.0;
    room.middle[static_cast<Eigen::Index>(j)] = (l.lower + l.upper) / 2;
    room.half[static_cast<Eigen::Index>(j)] = options.reach * (l.upper - l.lower) / 2;
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
    std::array<int, 8> multiples = {1, 2, 3, 4, 5, 6, 7, 8};
    double start_velocity = 0;
    for (Eigen::Index l = 0; l < terms; ++l) {
      const auto first = static_cast<std::size_t>(l);
      std::swap(multiples[first], multiples[first + static_cast<std::size_t>(rng.index(8 - static_cast<int>(l)))]);
      s.rate(j, l) = 2 * M_PI / seconds * multiples[first];
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

Matrix random_waypoints(const Room& room, Rng& rng, Eigen::Index count) {
  Matrix points(count, room.middle.size());
  for (Eigen::Index k = 0; k < count; ++k) {
    for (Eigen::Index j = 0; j < room.middle.size(); ++j) {
      points(k, j) = room.middle[j] + rng.uniform(-1, 1) * room.half[j];
    }
  }
  return points;
}

Trajectory quintic(const Room& room, Rng& rng, double seconds, Eigen::Index intervals) {
  QuinticPath path;
  path.waypoints = random_waypoints(room, rng, intervals + 1);
  path.durations = rng.uniform_vector(intervals, 0.5, 1.5);
  path.durations *= seconds / path.durations.sum();
  return slowed(path, room);
}

/// A (cos ωt − B) around the middle of each joint's range, one period.
Trajectory cosine(const Room& room, double seconds) {
  const Eigen::Index n = room.middle.size();
  const double B = 0.1;
  SineSeries s{room.middle, Matrix(n, 1), Matrix::Constant(n, 1, 2 * M_PI / seconds), Matrix::Constant(n, 1, M_PI / 2),
               seconds};
  for (Eigen::Index j = 0; j < n; ++j) {
    s.amplitude(j, 0) = std::min(j % 2 == 0 ? M_PI / 12 : M_PI / 6, room.half[j] / (1 + B));
    s.offset[j] -= B * s.amplitude(j, 0);
  }
  return slowed(s, room);
}

/// One minute or more, there and back, at 2 % of the velocity limit and no faster than 0.05 rad/s.
Trajectory slow(const Room& room, double seconds) {
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

const char* to_string(ValidationMotion motion) { return kNames[static_cast<std::size_t>(motion)]; }

Result<ValidationMotion> validation_motion_from(const std::string& name) {
  for (std::size_t i = 0; i < kNames.size(); ++i) {
    if (name == kNames[i]) return static_cast<ValidationMotion>(i);
  }
  const std::vector<std::string> names(kNames.begin(), kNames.end());
  const auto near = nearest_name(name, names);
  return Error{ErrorCode::NotFound, "no validation motion is called \"" + name + "\"", "",
               near ? "did you mean " + *near + "?" : "known: " + join(names, ", ")};
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
