#include "armature/controllers.hpp"

#include <array>
#include <cmath>

#include "armature/files.hpp"
#include "armature/robot_file.hpp"
#include "armature/text.hpp"
#include "armature/trajectory_file.hpp"

namespace armature {
namespace {

struct FormatFacts {
  const char* name;
  const char* extension;
  double rate;
};
constexpr std::array<FormatFacts, 4> kFormats = {
    {{"csv", ".csv", 1000}, {"ros", ".yaml", 100}, {"ur", ".script", 500}, {"kuka", ".dat", 250}}};

const FormatFacts& facts(ControllerFormat format) { return kFormats[static_cast<std::size_t>(format)]; }

/// Numbers with nine decimals: 1e-9 rad is below any encoder.
std::string cell(double value) { return fixed(value, 9); }

std::string numbers(const Matrix& m, Eigen::Index row) {
  std::vector<std::string> parts;
  for (Eigen::Index j = 0; j < m.cols(); ++j) parts.push_back(cell(m(row, j)));
  return join(parts, ", ");
}

/// Samples at the rate, and the very end if it falls between two of them.
SampledTrajectory sample_whole(const Trajectory& program, double rate) {
  SampledTrajectory s = program.sample(rate);
  if (program.duration() - s.time[s.time.size() - 1] < 1e-9) return s;
  Vector times(s.time.size() + 1);
  times << s.time, program.duration();
  s = program.sample_at(times);
  s.rate = rate;
  return s;
}

std::string write_csv(const Robot& robot, const SampledTrajectory& s) {
  std::string out = "time_s";
  const auto names = robot.joint_names();
  for (const char* prefix : {"q_", "v_", "a_"}) {
    for (const auto& name : names) out += std::string(",") + prefix + name;
  }
  out += "\n";
  for (Eigen::Index k = 0; k < s.time.size(); ++k) {
    out += cell(s.time[k]);
    for (const Matrix* m : {&s.motion.q, &s.motion.v, &s.motion.a}) {
      for (Eigen::Index j = 0; j < m->cols(); ++j) out += "," + cell((*m)(k, j));
    }
    out += "\n";
  }
  return out;
}

std::string write_ros(const Robot& robot, const SampledTrajectory& s) {
  std::string out = "joint_names: [" + join(robot.joint_names(), ", ") + "]\npoints:\n";
  for (Eigen::Index k = 0; k < s.time.size(); ++k) {
    // Seconds and nanoseconds of the same rounding, so that 0.9999999999 s does not become 0 s.
    const auto nanoseconds = static_cast<long long>(std::llround(s.time[k] * 1e9));
    out += "  - positions: [" + numbers(s.motion.q, k) + "]\n    velocities: [" + numbers(s.motion.v, k) +
           "]\n    accelerations: [" + numbers(s.motion.a, k) +
           "]\n    time_from_start: {sec: " + std::to_string(nanoseconds / 1000000000) +
           ", nanosec: " + std::to_string(nanoseconds % 1000000000) + "}\n";
  }
  return out;
}

std::string write_ur(const Robot& robot, const SampledTrajectory& s) {
  const std::string step = exact(1 / s.rate);
  std::string out = "# " + robot.name + ": " + std::to_string(s.time.size()) + " targets, " + step + " s apart\n";
  out += "def armature_motion():\n  movej([" + numbers(s.motion.q, 0) + "], a=0.5, v=0.3)\n";
  for (Eigen::Index k = 1; k < s.time.size(); ++k) {
    out += "  servoj([" + numbers(s.motion.q, k) + "], t=" + step + ", lookahead_time=0.03, gain=300)\n";
  }
  return out + "  stopj(1.0)\nend\n";
}

/// Degrees for turning joints, millimetres for sliding ones.
std::string write_kuka(const Robot& robot, const SampledTrajectory& s) {
  std::vector<double> scale;
  std::string out = "; " + robot.name + ", cycle " + exact(1000 / s.rate) + " ms, A1.. in deg (mm)\n; t_s";
  const auto names = robot.joint_names();
  for (std::size_t j = 0; j < names.size(); ++j) {
    const int body = robot.coordinates()[j];
    const bool slides = robot.bodies[static_cast<std::size_t>(body)].joint.type == JointType::Prismatic;
    scale.push_back(slides ? 1000 : 180 / M_PI);
    out += " " + names[j];
  }
  out += "\n";
  for (Eigen::Index k = 0; k < s.time.size(); ++k) {
    out += fixed(s.time[k], 6);
    for (std::size_t j = 0; j < scale.size(); ++j) {
      out += " " + fixed(scale[j] * s.motion.q(k, static_cast<Eigen::Index>(j)), 7);
    }
    out += "\n";
  }
  return out;
}

std::optional<Error> export_problem(const Robot& robot, const Trajectory& program, const Certificate& certificate,
                                    ControllerFormat format, double rate_hz) {
  const auto bad = [](std::string message, std::string hint) {
    return Error{ErrorCode::Usage, std::move(message), "export", std::move(hint)};
  };
  if (certificate.trajectory_checksum != fingerprint(program)) {
    return bad("the certificate belongs to another motion", "certify the motion that is exported, ramps included");
  }
  if (certificate.robot != robot.name) {
    return bad("the certificate is for robot " + certificate.robot + ", not " + robot.name,
               "certify it for this robot");
  }
  if (!certificate.usable()) return bad("the motion is not certified: " + certificate.brief(), "");
  if (!(rate_hz > 0) || !std::isfinite(rate_hz)) return bad("rate " + exact(rate_hz) + " Hz is not > 0", "");
  if (format == ControllerFormat::Ur && robot.joint_count() != 6) {
    return bad("a UR has 6 joints, " + robot.name + " has " + std::to_string(robot.joint_count()), "use csv or ros");
  }
  return std::nullopt;
}

}  // namespace

const char* to_string(ControllerFormat format) { return facts(format).name; }
const char* extension(ControllerFormat format) { return facts(format).extension; }
double usual_rate(ControllerFormat format) { return facts(format).rate; }

Result<ControllerFormat> controller_format_from(const std::string& name) {
  for (std::size_t i = 0; i < kFormats.size(); ++i) {
    if (name == kFormats[i].name) return static_cast<ControllerFormat>(i);
  }
  return Error{ErrorCode::NotFound, "no controller format is called \"" + name + "\"", "", "known: csv, ros, ur, kuka"};
}

Result<Trajectory> make_program(const Robot& robot, const Trajectory& motion, const ControllerOptions& options) {
  TrajectoryKind kind = motion.kind();
  if (auto* series = std::get_if<FourierSeries>(&kind); series && options.periods > 0)
    series->periods = options.periods;
  auto core = Trajectory::make(std::move(kind));
  if (!core) return core;
  const Vector home = options.home.size() > 0 ? options.home : robot.home_position();
  return with_ramps(*core, home, coordinate_limits(robot), options.ramps);
}

Result<std::string> export_trajectory(const Robot& robot, const Trajectory& program, const Certificate& certificate,
                                      ControllerFormat format, double rate_hz) {
  if (auto problem = export_problem(robot, program, certificate, format, rate_hz)) return *problem;
  const SampledTrajectory samples = sample_whole(program, rate_hz);
  switch (format) {
    case ControllerFormat::Csv: return write_csv(robot, samples);
    case ControllerFormat::Ros: return write_ros(robot, samples);
    case ControllerFormat::Ur: return write_ur(robot, samples);
    case ControllerFormat::Kuka: return write_kuka(robot, samples);
  }
  return Error{ErrorCode::Unsupported, "unknown format", "export", ""};
}

Result<CheckedTrajectory> check_trajectory_file(const TorqueModel& model, const std::string& path,
                                                const CertificateSpec& spec) {
  if (auto problem = spec.problem(model)) return *problem;
  const auto file = load_trajectory(path);
  if (!file) return file.error();
  const auto matched = match_joints(*file, model.robot());
  if (!matched) return matched.error();
  CheckedTrajectory checked{*matched, certify(model, *matched, spec)};
  if (!file->robot_checksum.empty() && file->robot_checksum != checksum(write_robot_yaml(model.robot()))) {
    checked.certificate.warnings.push_back(
        {"the motion was made for another description of " + file->robot, path, "what is proven holds for this robot"});
  }
  return checked;
}

}  // namespace armature
