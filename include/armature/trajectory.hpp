// How a robot can move: motions as values, with exact derivatives and proven extrema.
#pragma once

#include <array>
#include <memory>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "armature/error.hpp"
#include "armature/motion.hpp"
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

/// Standing still.
struct Hold {
  Vector q;
  double seconds = 1;

  [[nodiscard]] int joints() const { return static_cast<int>(q.size()); }
  [[nodiscard]] double duration() const { return seconds; }
  [[nodiscard]] std::optional<Error> problem() const;
  bool operator==(const Hold& other) const { return q == other.q && seconds == other.seconds; }
};

/// Every kind of motion.
using TrajectoryKind = std::variant<Hold, FourierSeries>;

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
  template <class Kind>
  requires std::is_constructible_v<TrajectoryKind, Kind> Trajectory(Kind kind)  // NOLINT(google-explicit-constructor)
      : Trajectory(std::make_shared<const TrajectoryKind>(std::move(kind))) {}

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

  [[nodiscard]] const CompiledTrajectory& compiled() const { return *compiled_; }
  bool operator==(const Trajectory& other) const { return *kind_ == *other.kind_; }

 private:
  explicit Trajectory(std::shared_ptr<const TrajectoryKind> kind);
  std::shared_ptr<const TrajectoryKind> kind_;
  std::shared_ptr<const CompiledTrajectory> compiled_;
};

}  // namespace armature
