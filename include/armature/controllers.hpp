// Motions for robot controllers. Nothing is written without a certificate that was passed by this very motion.
#pragma once

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "armature/certificate.hpp"
#include "armature/design.hpp"
#include "armature/trajectory.hpp"

namespace armature {

/// What a controller gets: where the robot is → ramp-in → the motion's periods → ramp-out → back.
struct ControllerOptions {
  Vector home;         ///< where the robot is before and after; empty: the robot's home position
  double periods = 0;  ///< > 0: repeat a Fourier series this often; 0: as it is
  RampOptions ramps = {};
};
/// The whole program as one motion. Certify it, then export it; or let play() do both.
[[nodiscard]] Result<Trajectory> make_program(const Robot& robot, const Trajectory& motion,
                                              const ControllerOptions& options = {});

/// Formats by their number; append new ones at the end.
enum class ControllerFormat {
  Csv,     ///< time_s and q_, v_, a_ columns per joint
  Ros,     ///< trajectory_msgs/JointTrajectory in YAML with positions, velocities and accelerations (ros2_control)
  Ur,      ///< URScript: servoj in every cycle, the number of the point in output integer register 24 for the log
  Kuka,    ///< joint file in degrees and mm, one line per interpolation cycle, as FRI and RSI players read
  Npz,     ///< NumPy: time, q, v, a and joints
  Franka,  ///< 1 kHz, time,q1 … q7,dq1 … dq7,ddq1 … ddq7 in rad, for a libfranka joint position loop
  Moveit,  ///< moveit_msgs/RobotTrajectory in YAML
  Krl,     ///< KUKA .src: one PTP spline with a time block, SPTP points in degrees and mm
};
/// "csv", "ros", "ur", "kuka", "npz", "franka", "moveit", "krl".
[[nodiscard]] const char* to_string(ControllerFormat format);
[[nodiscard]] Result<ControllerFormat> controller_format_from(const std::string& name);
/// All of them.
[[nodiscard]] std::vector<ControllerFormat> controller_formats();
/// ".csv", ".yaml", ".script", ".dat", ".npz", ".csv", ".yaml", ".src".
[[nodiscard]] const char* extension(ControllerFormat format);
/// The rate the format's controllers run at [Hz]: 1000, 100, 500, 250, 1000, 1000, 100, 20.
[[nodiscard]] double usual_rate(ControllerFormat format);

/// What a controller does between two points.
enum class Interpolation {
  Linear,   ///< a straight line of positions: servo interfaces, and ROS with positions alone
  Cubic,    ///< the cubic polynomial with both points' positions and velocities
  Quintic,  ///< the quintic with positions, velocities and accelerations: ROS with all three
};
[[nodiscard]] const char* to_string(Interpolation interpolation);
/// What the format's controllers do: Quintic for ros and moveit, Linear for servo loops (csv, npz, ur, kuka, franka),
/// Cubic for krl (KUKA does not publish its spline: an assumption).
[[nodiscard]] Interpolation usual_interpolation(ControllerFormat format);

/// The points as a controller joins them. v is not used by Linear, a by Quintic only.
///
///   |interpolated(t_k) − q_k| = 0        at every point
[[nodiscard]] Result<Trajectory> interpolated(const Vector& time, const Motion& points, Interpolation interpolation);

/// The bytes of the file. An Error if the certificate is not usable, belongs to another motion or robot, or the format
/// cannot carry the robot (a Franka has seven joints, KRL twelve axes).
[[nodiscard]] Result<std::string> export_trajectory(const Robot& robot, const Trajectory& program,
                                                    const Certificate& certificate, ControllerFormat format,
                                                    double rate_hz);

/// How a motion is handed to a controller.
struct PlayOptions {
  ControllerFormat format = ControllerFormat::Csv;
  double rate_hz = 0;                          ///< of the points; 0: the format's usual one
  std::optional<Interpolation> interpolation;  ///< empty: the format's usual one
  ControllerOptions program = {.home = {}, .periods = 1, .ramps = {}};
  /// What the points as the controller joins them may use; empty: the limits that the program is proven against.
  std::vector<JointLimits> limits_as_played = {};
};
/// Half of the margin that the design leaves is for the controller's interpolation: with 80 % of a limit for the
/// designed motion, 90 % for the motion between its points.
[[nodiscard]] std::vector<JointLimits> limits_as_played(const Robot& robot, const DesignSpec& spec);

/// The files for a controller, and what is proven about the motion they make.
struct Play {
  Trajectory program;       ///< ramps and periods, as designed
  Trajectory as_played;     ///< the points in the file, joined as the controller does
  Certificate certificate;  ///< of the program
  /// Of what is played: positions, velocities, space, and with Cubic and Quintic torques and accelerations too. A
  /// straight line between points has no acceleration: the drive smooths it, and the proof of the program holds.
  /// Where the acceleration jumps between points, jerk is not limited.
  Certificate played_certificate;
  Interpolation interpolation = Interpolation::Linear;
  double rate_hz = 0;
  double deviation = 0;  ///< largest |as_played − program| at four instants between two points [rad or m]
  std::vector<std::pair<std::string, std::string>> files;  ///< name and bytes; empty where not usable

  [[nodiscard]] bool usable() const { return certificate.usable() && played_certificate.usable(); }
  [[nodiscard]] std::string brief() const;
};

/// From a motion to the files of a controller: ramps from where the robot is, periods, ramps back, points at the rate,
/// proven as designed and as the controller joins the points. An Error where no ramp keeps the limits or the format
/// cannot carry the robot; a motion that is not certified comes back without files.
[[nodiscard]] Result<Play> play(const TorqueModel& model, const Trajectory& motion, const CertificateSpec& spec,
                                const PlayOptions& options = {});

/// Loads a motion file, matches its joints with the model's by name and certifies it: what `design --check` does.
/// A file made for another robot description is certified all the same, with a warning.
struct CheckedTrajectory {
  Trajectory trajectory;
  Certificate certificate;
};
[[nodiscard]] Result<CheckedTrajectory> check_trajectory_file(const TorqueModel& model, const std::string& path,
                                                              const CertificateSpec& spec = {});

}  // namespace armature
