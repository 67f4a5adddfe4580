#include "armature/controllers.hpp"

#include <array>
#include <cmath>

#include "armature/home.hpp"
#include "armature/text.hpp"
#include "armature/trajectory_file.hpp"
#include "design/files/controller_writers.hpp"

namespace armature {
namespace {

/// What is known of each format, in the order of the enum.
struct FormatFacts {
  const char* name;
  const char* extension;
  double rate;
  Interpolation interpolation;
};
constexpr std::array<FormatFacts, 8> kFormats = {{{"csv", ".csv", 1000, Interpolation::Linear},
                                                  {"ros", ".yaml", 100, Interpolation::Quintic},
                                                  {"ur", ".script", 500, Interpolation::Linear},
                                                  {"kuka", ".dat", 250, Interpolation::Linear},
                                                  {"npz", ".npz", 1000, Interpolation::Linear},
                                                  {"franka", ".csv", 1000, Interpolation::Linear},
                                                  {"moveit", ".yaml", 100, Interpolation::Quintic},
                                                  {"krl", ".src", 20, Interpolation::Cubic}}};

const FormatFacts& facts(ControllerFormat format) { return kFormats[static_cast<std::size_t>(format)]; }

/// Why nothing may be written: the certificate must be usable and about this very motion and robot.
std::optional<Error> export_problem(const Robot& robot, const Trajectory& program, const Certificate& certificate,
                                    ControllerFormat format, double rate_hz) {
  const auto bad = [](std::string message, std::string hint) {
    return Error{ErrorCode::Usage, std::move(message), "export", std::move(hint)};
  };
  // The checksum covers every number of the motion, so ramps and periods are included.
  if (certificate.trajectory_checksum != fingerprint(program)) {
    return bad("the certificate belongs to another motion", "certify the motion that is exported, ramps included");
  }
  if (certificate.robot != robot.name) {
    return bad("the certificate is for robot " + certificate.robot + ", not " + robot.name,
               "certify it for this robot");
  }
  if (!certificate.usable()) return bad("the motion is not certified: " + certificate.brief(), "");
  if (!(rate_hz > 0) || !std::isfinite(rate_hz)) return bad("rate " + exact(rate_hz) + " Hz is not > 0", "");
  // At last, whether the format can hold the robot at all.
  return controllers::carrying_problem(robot, format);
}

}  // namespace

std::optional<Error> controllers::carrying_problem(const Robot& robot, ControllerFormat format) {
  // Formats with a fixed number of axes; all others take any robot.
  const int joints = robot.joint_count();
  const auto bad = [&](const char* controller) {
    return Error{ErrorCode::Usage, controller + (", " + robot.name) + " has " + std::to_string(joints), "export",
                 "use csv, npz or ros"};
  };
  if (format == ControllerFormat::Franka && joints != 7) return bad("a Franka has 7 joints");
  if (format == ControllerFormat::Krl && joints > 12) return bad("KRL has 12 axes");
  return std::nullopt;
}

const char* to_string(ControllerFormat format) { return facts(format).name; }
const char* extension(ControllerFormat format) { return facts(format).extension; }
double usual_rate(ControllerFormat format) { return facts(format).rate; }
Interpolation usual_interpolation(ControllerFormat format) { return facts(format).interpolation; }

std::vector<ControllerFormat> controller_formats() {
  std::vector<ControllerFormat> out;
  for (std::size_t i = 0; i < kFormats.size(); ++i) out.push_back(static_cast<ControllerFormat>(i));
  return out;
}

// The format of this name; an unknown name gets the list.
Result<ControllerFormat> controller_format_from(const std::string& name) {
  std::vector<std::string> names;
  for (std::size_t i = 0; i < kFormats.size(); ++i) {
    if (name == kFormats[i].name) return static_cast<ControllerFormat>(i);
    names.emplace_back(kFormats[i].name);
  }
  return Error{ErrorCode::NotFound, "no controller format is called \"" + name + "\"", "",
               "known: " + join(names, ", ")};
}

Result<Trajectory> make_program(const Robot& robot, const Trajectory& motion, const ControllerOptions& options) {
  // Only a Fourier series can be repeated.
  TrajectoryKind kind = motion.kind();
  if (auto* series = std::get_if<FourierSeries>(&kind); series && options.periods > 0)
    series->periods = options.periods;
  auto core = Trajectory::make(std::move(kind));
  if (!core) return core;
  // From where the robot is, into the motion and back.
  const Vector home = options.home.size() > 0 ? options.home : robot.home_position();
  return with_ramps(*core, home, coordinate_limits(robot), options.ramps);
}

Result<std::string> export_trajectory(const Robot& robot, const Trajectory& program, const Certificate& certificate,
                                      ControllerFormat format, double rate_hz) {
  // Checked here as well as in play(): whoever calls, an uncertified motion is not written.
  if (auto problem = export_problem(robot, program, certificate, format, rate_hz)) return *problem;
  // Points at the rate, and the very end.
  const SampledTrajectory samples = controllers::sample_whole(program, rate_hz);
  switch (format) {
    case ControllerFormat::Csv: return controllers::write_csv(robot, samples);
    case ControllerFormat::Ros: return controllers::write_ros(robot, samples);
    case ControllerFormat::Ur: return controllers::write_ur(robot, samples);
    case ControllerFormat::Kuka: return controllers::write_kuka(robot, samples);
    case ControllerFormat::Npz: return controllers::write_npz(robot, samples);
    case ControllerFormat::Franka: return controllers::write_franka(samples);
    case ControllerFormat::Moveit: return controllers::write_moveit(robot, samples);
    case ControllerFormat::Krl: return controllers::write_krl(robot, samples);
  }
  return Error{ErrorCode::Unsupported, "unknown format", "export", ""};
}

// Certified for the robot at hand, whatever robot the file was made for.
Result<CheckedTrajectory> check_trajectory_file(const TorqueModel& model, const std::string& path,
                                                const CertificateSpec& spec) {
  if (auto problem = spec.problem(model)) return *problem;
  const auto file = load_trajectory(path);
  if (!file) return file.error();
  // Joints are matched by name, in the robot's order.
  const auto matched = match_joints(*file, model.robot());
  if (!matched) return matched.error();
  CheckedTrajectory checked{*matched, certify(model, *matched, spec)};
  // Another description of the robot is worth a warning; the proof is about this one.
  if (!file->robot_checksum.empty() && !as_made_for(file->robot_checksum, *matched, model.robot())) {
    checked.certificate.warnings.push_back(
        {"the motion was made for another description of " + file->robot, path, "what is proven holds for this robot"});
  }
  return checked;
}

}  // namespace armature
