#include "jobs/gain_mapping.hpp"

#include "armature/mapping.hpp"
#include "armature/text.hpp"

namespace armature {
namespace {

// Whether each motor drives one joint only.
bool is_diagonal(const Matrix& m) {
  const Vector diagonal = m.diagonal();
  return (m - Matrix(diagonal.asDiagonal())).cwiseAbs().maxCoeff() == 0;
}

// One number for all, one each, or none: as one each.
std::vector<double> one_each(std::vector<double> list, std::size_t joints, double otherwise) {
  if (list.empty()) list.push_back(otherwise);
  if (list.size() == 1) list.assign(joints, list.front());
  return list;
}

// Which of the robot's joints each joint of the log is; −1: none.
Result<std::vector<int>> robot_joint(const std::vector<std::string>& joints, const Robot& robot) {
  // A recording of one row in which each joint's position is its number: matching it shows where each went.
  Recording numbered;
  const auto n = std::ssize(joints);
  numbered.joints = joints;
  numbered.position_units.assign(joints.size(), "rad");
  numbered.time = Vector::Zero(1);
  numbered.q = Vector::LinSpaced(n, 0, static_cast<double>(n - 1)).transpose();
  const auto matched = match_joints(numbered, robot);
  if (!matched) return matched.error();
  // Turned around: from a joint of the log to the robot's.
  std::vector<int> out(joints.size(), -1);
  for (Eigen::Index j = 0; j < matched->q.cols(); ++j)
    out[static_cast<std::size_t>(matched->q(0, j))] = static_cast<int>(j);
  return out;
}

}  // namespace

Result<SignalReading> signal_mapping(const std::filesystem::path& log, const Mapping& given) {
  SignalReading out{given, false, "1", {}};
  // The uncertainty of earlier gains is dropped: the gains are estimated anew.
  out.mapping.gain_covariance.resize(0, 0);
  // Files side by side are told apart by their names only: what the mapping says must be enough.
  if (given.side_by_side) {
    out.joints = given.joints;
    for (std::size_t j = 1; out.joints.empty() && j <= given.q.columns.size(); ++j)
      out.joints.push_back(std::to_string(j));
    out.from_current = !given.tau.present();
    if (out.joints.empty())
      return Error{ErrorCode::Meaning, "the joints are not named", "mapping", "Add joints: [a, b, …] to it."};
  } else {
    // Without torque constants, so that currents are not turned into torques while reading.
    Mapping plain = given;
    plain.torque_constant.clear();
    const auto read = read_recording(log, plain);
    if (!read) return read.error();
    if (!read->tau && !read->current)
      return Error{ErrorCode::Meaning, "no torques and no currents", log.filename().string(),
                   "Record joint torques or motor currents."};
    out.joints = read->joints;
    out.from_current = !read->tau;
  }
  // A gain belongs to a motor. Where motors are mixed into joints, no factor per joint describes it.
  const bool motor = out.from_current ? given.current.motor_side : given.tau.motor_side;
  if (motor && given.joint_from_motor_torque.size() > 0 && !is_diagonal(given.joint_from_motor_torque))
    return Error{ErrorCode::Unsupported, "some motors drive several joints, and gains per joint do not describe that",
                 "joint_from_motor_torque", "Give torques on the joint side."};
  // A constant of 1 N·m/A lets currents pass for torques; the gain is then the torque constant.
  if (out.from_current) {
    out.unit = "N·m/A";
    out.mapping.torque_constant.assign(out.joints.size(), {1.0});
  }
  return out;
}

Result<std::string> calibrated_mapping(const SignalReading& reading, const GainEstimate& gains, const Robot& robot) {
  const auto place = robot_joint(reading.joints, robot);
  if (!place) return place.error();
  // The mapping as it was, each joint's signal times its gain.
  Mapping m = reading.mapping;
  const std::size_t n = reading.joints.size();
  // A joint of the log that the robot does not have keeps the gain 1.
  const auto gain_of = [&](std::size_t j) {
    const int at = (*place)[j];
    return at < 0 ? 1.0 : gains.joints[static_cast<std::size_t>(at)].gain;
  };
  if (reading.from_current) {
    for (std::size_t j = 0; j < n; ++j) m.torque_constant[j] = {gain_of(j)};
  } else {
    // tau = gain · (scale · signal + offset): both are multiplied.
    m.tau.scale = one_each(m.tau.scale, n, 1);
    const bool offset = !m.tau.offset.empty();
    m.tau.offset = one_each(m.tau.offset, n, 0);
    for (std::size_t j = 0; j < n; ++j) m.tau.scale[j] *= gain_of(j), m.tau.offset[j] *= gain_of(j);
    if (!offset) m.tau.offset.clear();
  }
  // The covariance goes along in the order of the log, so that a fit can count the gains' errors.
  m.gain_covariance = Matrix::Zero(std::ssize(reading.joints), std::ssize(reading.joints));
  for (std::size_t i = 0; i < n; ++i) {
    for (std::size_t j = 0; j < n; ++j) {
      if ((*place)[i] < 0 || (*place)[j] < 0) continue;
      m.gain_covariance(static_cast<Eigen::Index>(i), static_cast<Eigen::Index>(j)) =
          gains.covariance((*place)[i], (*place)[j]);
    }
  }
  // For a person who opens the file: what each gain is and what it rests on.
  std::vector<std::string> comments = {"Written by armature calibrate. Gains with their relative deviations:"};
  for (const JointGain& g : gains.joints)
    comments.push_back(g.joint + ": " + significant(g.gain, 5) + " " + reading.unit + " ± " +
                       fixed(100 * g.deviation, 2) + " %, " + to_string(g.standing) + "; " + g.words());
  return write_mapping_yaml(m, comments);
}

}  // namespace armature
