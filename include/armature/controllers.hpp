// Motions for robot controllers. Nothing is written without a certificate that was passed by this very motion.
#pragma once

#include <string>

#include "armature/certificate.hpp"
#include "armature/trajectory.hpp"

namespace armature {

/// What a controller gets: home → ramp-in → the motion's periods → ramp-out → home.
struct ControllerOptions {
  Vector home;         ///< empty: the robot's home position
  double periods = 0;  ///< > 0: repeat a Fourier series this often; 0: as it is
  RampOptions ramps = {};
};
/// The whole program as one motion. Certify it, then export it.
[[nodiscard]] Result<Trajectory> make_program(const Robot& robot, const Trajectory& motion,
                                              const ControllerOptions& options = {});

enum class ControllerFormat {
  Csv,   ///< time_s and q_, v_, a_ columns per joint at the controller's rate
  Ros,   ///< trajectory_msgs/JointTrajectory in YAML with positions, velocities and accelerations
  Ur,    ///< URScript: servoj at the controller's rate
  Kuka,  ///< joint file in degrees and mm, one line per interpolation cycle, as FRI and RSI players read
};
/// "csv", "ros", "ur", "kuka".
[[nodiscard]] const char* to_string(ControllerFormat format);
[[nodiscard]] Result<ControllerFormat> controller_format_from(const std::string& name);
/// ".csv", ".yaml", ".script", ".dat".
[[nodiscard]] const char* extension(ControllerFormat format);
/// The rate the format's controllers run at [Hz]: 1000, 100, 500, 250.
[[nodiscard]] double usual_rate(ControllerFormat format);

/// The text of the file. An Error if the certificate is not usable, belongs to another motion or robot, or the format
/// cannot carry the robot (a UR has six turning joints).
[[nodiscard]] Result<std::string> export_trajectory(const Robot& robot, const Trajectory& program,
                                                    const Certificate& certificate, ControllerFormat format,
                                                    double rate_hz);

/// Loads a motion file, matches its joints with the model's by name and certifies it: what `design --check` does.
/// A file made for another robot description is certified all the same, with a warning.
struct CheckedTrajectory {
  Trajectory trajectory;
  Certificate certificate;
};
[[nodiscard]] Result<CheckedTrajectory> check_trajectory_file(const TorqueModel& model, const std::string& path,
                                                              const CertificateSpec& spec = {});

}  // namespace armature
