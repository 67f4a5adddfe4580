// How a robot can move: motions as values, with exact derivatives and proven extrema.
#pragma once

#include <algorithm>
#include <cmath>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "armature/error.hpp"
#include "armature/motion.hpp"
#include "armature/rng.hpp"
#include "armature/robot.hpp"

namespace armature {

class Trajectory;

/// A joint's position, velocity, acceleration or jerk.
enum class Quantity { Position = 0, Velocity = 1, Acceleration = 2, Jerk = 3 };
[[nodiscard]] const char* to_string(Quantity quantity);

/// All joints at one instant.
struct TrajectoryPoint {
  Vector q;
  Vector v;
  Vector a;
  Vector jerk;
};

/// A finite Fourier series with one base frequency f, ω = 2π f (Swevers 2007 eq. 4; Stürz 2017 eq. 12):
///   q = q0 + Σ_l a_l/(ω l) sin(ω l t) − b_l/(ω l) cos(ω l t)
///   v = Σ_l a_l cos(ω l t) + b_l sin(ω l t)
/// At rest at t = 0 when Σ a_l = 0 and Σ l·b_l = 0; then also at the end of every period.
struct FourierSeries {
  double frequency = 0.1;  ///< f [Hz]
  Vector offset;           ///< q0, one per joint [rad or m]
  Matrix sine;             ///< a, joints × harmonics [rad/s or m/s]
  Matrix cosine;           ///< b, joints × harmonics [rad/s or m/s]
  double periods = 1;      ///< how often the period is repeated

  /// The form q = q0 + Σ s_l sin(ω l t) + c_l cos(ω l t), amplitudes in rad or m.
  [[nodiscard]] static FourierSeries from_amplitudes(double frequency, const Vector& offset, const Matrix& sine,
                                                     const Matrix& cosine, double periods = 1);
  [[nodiscard]] Matrix sine_amplitudes() const;    ///< s_l = a_l / (ω l)
  [[nodiscard]] Matrix cosine_amplitudes() const;  ///< c_l = −b_l / (ω l)

  [[nodiscard]] int joints() const { return static_cast<int>(offset.size()); }
  [[nodiscard]] int harmonics() const { return static_cast<int>(sine.cols()); }
  [[nodiscard]] double omega() const;                            ///< ω [rad/s]
  [[nodiscard]] double period() const { return 1 / frequency; }  ///< [s]
  [[nodiscard]] double duration() const { return periods / frequency; }
  [[nodiscard]] double highest_frequency() const { return frequency * harmonics(); }  ///< [Hz]

  /// q(0) = q0 − Σ b_l/(ω l).
  [[nodiscard]] Vector start_position() const;
  /// The same series at rest at t = 0, by elimination of the last harmonic: a_L = −Σ_{l<L} a_l,
  /// b_L = −Σ_{l<L} l·b_l / L. Needs L ≥ 2.
  [[nodiscard]] FourierSeries at_rest() const;
  /// The same series with q0 moved so that q(0) = start.
  [[nodiscard]] FourierSeries starting_at(const Vector& start) const;

  [[nodiscard]] std::optional<Error> problem() const;
  bool operator==(const FourierSeries& other) const;
};

/// At rest for a time.
struct Hold {
  Vector q;
  double seconds = 1;

  [[nodiscard]] int joints() const { return static_cast<int>(q.size()); }
  [[nodiscard]] double duration() const { return seconds; }
  [[nodiscard]] std::optional<Error> problem() const;
  bool operator==(const Hold& other) const { return q == other.q && seconds == other.seconds; }
};

/// Sines with free rates (Stürz 2017 q_ref,2; with phase 90° the cosine of Xu 2020 IV-E):
///   q_j = q0_j + Σ_l amplitude_jl · sin(rate_jl · t + phase_jl)
struct SineSeries {
  Vector offset;        ///< q0
  Matrix amplitude;     ///< joints × terms [rad or m]
  Matrix rate;          ///< joints × terms [rad/s]
  Matrix phase;         ///< joints × terms [rad]
  double seconds = 10;  ///< duration

  [[nodiscard]] int joints() const { return static_cast<int>(offset.size()); }
  [[nodiscard]] std::optional<Error> problem() const;
  bool operator==(const SineSeries& other) const;
};

/// Quintic polynomials through waypoints (Ayvacı 2022 eq. 17–19, Stürz 2017 q_ref,3): position, velocity and
/// acceleration are those given at every waypoint, so that all three are continuous.
struct QuinticPath {
  Matrix waypoints;      ///< (moves + 1) × joints
  Vector durations;      ///< one per move [s]
  Matrix velocities;     ///< like waypoints; empty: at rest at every waypoint
  Matrix accelerations;  ///< like waypoints; empty: zero

  /// Rest to rest through the waypoints, every move as fast as `speed` · the limits allow: v ≤ speed · velocity,
  /// a ≤ speed² · acceleration, jerk ≤ speed³ · jerk. Moves without a finite limit take 1 s.
  [[nodiscard]] static QuinticPath within(const Matrix& waypoints, const std::vector<JointLimits>& limits,
                                          double speed = 1);
  [[nodiscard]] int joints() const { return static_cast<int>(waypoints.cols()); }
  [[nodiscard]] std::optional<Error> problem() const;
  bool operator==(const QuinticPath& other) const;
};

/// Point to point with a trapezoidal velocity, all joints together, at rest without pause at every waypoint (Swevers
/// 2007). The acceleration jumps, so that the jerk is infinite there.
struct TrapezoidPath {
  Matrix waypoints;  ///< (moves + 1) × joints
  Vector durations;  ///< one per move [s]
  Vector ramps;      ///< time to accelerate, and to brake, in each move [s], ≤ duration / 2

  /// The shortest moves with v ≤ speed · velocity, a ≤ speed² · acceleration. Without a finite acceleration limit the
  /// ramps are a quarter of the move.
  [[nodiscard]] static TrapezoidPath within(const Matrix& waypoints, const std::vector<JointLimits>& limits,
                                            double speed = 1);
  [[nodiscard]] int joints() const { return static_cast<int>(waypoints.cols()); }
  [[nodiscard]] std::optional<Error> problem() const;
  bool operator==(const TrapezoidPath& other) const;
};

/// A B-spline of the given degree with uniform knots, clamped at both ends. With degree ≥ 3 and the first three control
/// points equal it starts at rest, and with the last three equal it ends so.
struct SplinePath {
  Matrix control;       ///< control points × joints
  double seconds = 10;  ///< duration
  int degree = 5;

  [[nodiscard]] int joints() const { return static_cast<int>(control.cols()); }
  [[nodiscard]] std::optional<Error> problem() const;
  bool operator==(const SplinePath& other) const;
};

/// One motion after the other. Each must begin where the one before ended (to 1e-9).
struct Sequence {
  std::vector<Trajectory> parts;

  [[nodiscard]] int joints() const;
  [[nodiscard]] std::optional<Error> problem() const;
  bool operator==(const Sequence& other) const;
};

/// Every kind of motion.
using TrajectoryKind = std::variant<Hold, FourierSeries, SineSeries, QuinticPath, TrapezoidPath, SplinePath, Sequence>;
template <class T>
concept MotionKind = std::is_same_v<T, Hold> || std::is_same_v<T, FourierSeries> || std::is_same_v<T, SineSeries> ||
    std::is_same_v<T, QuinticPath> || std::is_same_v<T, TrapezoidPath> || std::is_same_v<T, SplinePath> ||
    std::is_same_v<T, Sequence> || std::is_same_v<T, TrajectoryKind>;

/// Samples of a trajectory, from its formulas (never differenced).
struct SampledTrajectory {
  double rate = 0;  ///< [Hz]; 0 when the instants were given
  Vector time;      ///< [s]
  Motion motion;
  Matrix jerk;  ///< samples × joints
};

class CompiledTrajectory;  // pieces of polynomials and harmonics (src/trajectory/pieces.hpp)

/// A motion of all joints over [0, duration]. A cheap value: copies share what was compiled, which never changes.
class Trajectory {
 public:
  /// Throws std::invalid_argument with the kind's problem() if it has one.
  template <MotionKind Kind>
  Trajectory(Kind kind)  // NOLINT(google-explicit-constructor)
      : Trajectory(std::make_shared<const TrajectoryKind>(std::move(kind))) {}
  /// The same with the problem as an Error.
  [[nodiscard]] static Result<Trajectory> make(TrajectoryKind kind);

  [[nodiscard]] const TrajectoryKind& kind() const { return *kind_; }
  /// The series, if this is one.
  [[nodiscard]] const FourierSeries* fourier() const { return std::get_if<FourierSeries>(kind_.get()); }
  [[nodiscard]] int joints() const;
  [[nodiscard]] double duration() const;  ///< [s]
  /// Length of one period [s] where the motion repeats itself, else nothing.
  [[nodiscard]] std::optional<double> period() const;

  /// q, v, a and jerk from the formulas. t outside [0, duration] is moved to the nearer end. Where a derivative jumps,
  /// the value after the jump.
  [[nodiscard]] TrajectoryPoint evaluate(double t) const;
  /// One value without the others.
  [[nodiscard]] double evaluate(Quantity quantity, int joint, double t) const;

  /// Samples k / rate_hz for k = 0, 1, … while ≤ duration; without `include_end`, while < duration (whole periods:
  /// no sample twice).
  [[nodiscard]] SampledTrajectory sample(double rate_hz, bool include_end = true) const;
  [[nodiscard]] SampledTrajectory sample_at(const Vector& times) const;

  /// The same path at another speed, q_new(t) = q(speed · t): v · speed, a · speed², jerk · speed³. Below 1 it is the
  /// safety coefficient of Ayvacı 2022 eq. 19.
  [[nodiscard]] Trajectory scaled(double speed) const;

  [[nodiscard]] const CompiledTrajectory& compiled() const { return *compiled_; }
  bool operator==(const Trajectory& other) const { return *kind_ == *other.kind_; }

 private:
  explicit Trajectory(std::shared_ptr<const TrajectoryKind> kind);
  std::shared_ptr<const TrajectoryKind> kind_;
  std::shared_ptr<const CompiledTrajectory> compiled_;
};

/// The range of one quantity of one joint, proven for every instant:
///   min ≤ f(t) ≤ max,   lowest = f(at_min),   highest = f(at_max)
/// min and lowest (max and highest) differ by rounding only (1e-11 of the terms' sizes). Infinite where the quantity
/// below it jumps: an acceleration that steps has infinite jerk.
struct Extrema {
  double min = 0;
  double max = 0;
  double lowest = 0;
  double highest = 0;
  double at_min = 0;  ///< [s]
  double at_max = 0;  ///< [s]
};
[[nodiscard]] Extrema extrema(const Trajectory& trajectory, Quantity quantity, int joint);

struct Range {
  double min = 0;
  double max = 0;
  [[nodiscard]] double magnitude() const { return std::max(std::abs(min), std::abs(max)); }
};
/// An enclosure of f over [from, to], cheap: exact to the second order in to − from.
[[nodiscard]] Range range(const Trajectory& trajectory, Quantity quantity, int joint, double from, double to);

/// A path through samples (q, v, a at given instants) as quintic polynomials: sample it again for another rate.
[[nodiscard]] Result<Trajectory> path_through(const Vector& time, const Motion& motion);

/// What the robot's coordinates may do, followers (mimic joints) taken into account.
[[nodiscard]] std::vector<JointLimits> coordinate_limits(const Robot& robot);

/// How a motion is approached and left.
struct RampOptions {
  double speed = 0.5;    ///< share of the velocity limits used (accelerations its square, jerks its cube)
  double shortest = 1;   ///< no ramp is shorter [s], unless it does not move at all
  double longest = 120;  ///< give up when a ramp would take longer [s]
  double rest = 0;       ///< rest this long before and after the motion [s]
};
/// home → start of the motion → the motion → home, a Sequence of quintic ramps around it. Ramps keep the limits in
/// continuous time; an Error names the joint that cannot.
[[nodiscard]] Result<Trajectory> with_ramps(const Trajectory& motion, const Vector& home,
                                            const std::vector<JointLimits>& limits, const RampOptions& options = {});

/// The papers' validation motions.
enum class ValidationMotion {
  SineSeries,   ///< Stürz 2017 q_ref,2: five sines per joint
  Quintic10,    ///< Stürz 2017 q_ref,3: 10 random intervals
  Quintic20,    ///< Stürz 2017 q_ref,4: 20 random intervals
  Trapezoid20,  ///< Swevers 2007: 20 random points, trapezoidal velocities
  Cosine,       ///< Xu 2020 q_ref,2: A (cos ωt − B)
  Slow,         ///< Xu 2020 q_ref,3: very slow joint velocities
};
/// All of them.
[[nodiscard]] std::vector<ValidationMotion> validation_motions();
/// "sine-series", "quintic-10", "quintic-20", "trapezoid-20", "cosine", "slow".
[[nodiscard]] const char* to_string(ValidationMotion motion);
[[nodiscard]] Result<ValidationMotion> validation_motion_from(const std::string& name);

struct ValidationOptions {
  double seconds = 10;  ///< shortest duration; slowed down where limits ask for it
  double reach = 0.8;   ///< share of the way from `around` to the position limits that is used
  double speed = 0.8;   ///< share of the velocity limit (accelerations its square, jerks its cube)
  /// Where the motion shrinks to as `reach` falls; empty: the middle of each joint's range.
  Vector around;
  std::vector<JointLimits> limits;  ///< per coordinate; empty: those of the robot (coordinate_limits)
  /// Where the robot may be; empty: everywhere. Waypoints are drawn so that the straight lines between them, and from
  /// each of them to `around`, pass through allowed positions only (sampled: certify the motion to be sure).
  std::function<bool(const Vector& q)> allowed;
};
/// A ready motion within the robot's limits; the same rng state gives the same motion. Where nothing limits a joint,
/// ±2 rad (0.2 m) and 1 rad/s (0.2 m/s) are used.
[[nodiscard]] Trajectory make_validation_motion(const Robot& robot, ValidationMotion motion, Rng& rng,
                                                const ValidationOptions& options = {});

}  // namespace armature
