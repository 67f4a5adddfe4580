// From a motion to the files of a controller, proven as it joins the points.
#include <algorithm>
#include <cmath>
#include <stdexcept>

#include "armature/controllers.hpp"
#include "armature/text.hpp"
#include "design/files/controller_writers.hpp"
#include "design/problem.hpp"

namespace armature {
namespace {

/// Both ends of a piece.
Matrix two_rows(const Eigen::RowVectorXd& a, const Eigen::RowVectorXd& b) {
  Matrix m(2, a.size());
  m << a, b;
  return m;
}

// One piece between two points. A quintic holds every polynomial of lower degree: its ends say which.
QuinticPath piece(const Motion& p, Eigen::Index k, double T, Interpolation interpolation) {
  const Eigen::RowVectorXd from = p.q.row(k), to = p.q.row(k + 1), step = to - from;
  QuinticPath out{two_rows(from, to), Vector::Constant(1, T), {}, {}};
  // A straight line: the same velocity at both ends, no acceleration.
  if (interpolation == Interpolation::Linear) {
    out.velocities = two_rows(step / T, step / T);
    out.accelerations = Matrix::Zero(2, step.size());
    return out;
  }
  const Eigen::RowVectorXd v0 = p.v.row(k), v1 = p.v.row(k + 1);
  out.velocities = two_rows(v0, v1);
  // The cubic's second derivative at both ends: 6 d/T² − (4 v0 + 2 v1)/T and −6 d/T² + (2 v0 + 4 v1)/T.
  out.accelerations = two_rows(6 / (T * T) * step - (4 * v0 + 2 * v1) / T, -6 / (T * T) * step + (2 * v0 + 4 * v1) / T);
  return out;
}

/// The largest difference of positions between the points, looked at, not proven.
double deviation_of(const Trajectory& played, const Trajectory& program, const Vector& time) {
  double worst = 0;
  for (Eigen::Index k = 0; k + 1 < time.size(); ++k) {
    for (const double share : {0.2, 0.4, 0.6, 0.8}) {
      const double t = time[k] + share * (time[k + 1] - time[k]);
      for (int j = 0; j < program.joints(); ++j) {
        worst = std::max(
            worst, std::abs(played.evaluate(Quantity::Position, j, t) - program.evaluate(Quantity::Position, j, t)));
      }
    }
  }
  return worst;
}

// What can be asked of the points as they are joined.
CertificateSpec spec_as_played(const CertificateSpec& spec, const Robot& robot, const PlayOptions& options,
                               Interpolation interpolation) {
  CertificateSpec out = spec;
  // The criterion belongs to the design; limits are those for the motion as played.
  out.criterion = false;
  if (!options.limits_as_played.empty()) out.limits = options.limits_as_played;
  if (out.limits.empty()) out.limits = coordinate_limits(robot);
  // A cubic's acceleration jumps at the points, a line's velocity too: what jumps has no derivative to limit.
  for (JointLimits& l : out.limits) {
    if (interpolation != Interpolation::Quintic) l.jerk = kInfinity;
    if (interpolation == Interpolation::Linear) l.acceleration = kInfinity;
  }
  // Pieces of polynomials have no highest frequency.
  out.highest_frequency = kInfinity;
  // Without accelerations there are no torques to check.
  if (interpolation == Interpolation::Linear) {
    out.torque = false;
    out.total_power = kInfinity;
  }
  // Only the quintic ends with the acceleration of its points; the program's own proof says that they are at rest.
  if (interpolation != Interpolation::Quintic) out.rest_at_start = out.rest_at_end = false;
  // Points carry nine decimals: what that changes is within this share of a limit, and below any drive's resolution.
  out.tolerance = std::max(out.tolerance, 1e-5);
  return out;
}

}  // namespace

const char* to_string(Interpolation interpolation) {
  switch (interpolation) {
    case Interpolation::Linear: return "linear";
    case Interpolation::Cubic: return "cubic";
    case Interpolation::Quintic: return "quintic";
  }
  return "?";
}

Result<Trajectory> interpolated(const Vector& time, const Motion& points, Interpolation interpolation) {
  // The quintic takes all three values of every point.
  if (interpolation == Interpolation::Quintic) return path_through(time, points);
  if (time.size() < 2 || time.size() != points.samples())
    return Error{
        ErrorCode::Meaning,
        std::to_string(time.size()) + " instants and " + std::to_string(points.samples()) + " points cannot be joined",
        "interpolation", "Give 2 points or more, one instant each."};
  // One piece per step; a sequence checks that they meet.
  Sequence sequence;
  for (Eigen::Index k = 0; k + 1 < time.size(); ++k) {
    auto part = Trajectory::make(piece(points, k, time[k + 1] - time[k], interpolation));
    if (!part) return part.error();
    sequence.parts.push_back(*std::move(part));
  }
  return Trajectory::make(std::move(sequence));
}

std::string Play::brief() const {
  const std::string how = std::string(to_string(interpolation)) + " between points at " + significant(rate_hz, 4) +
                          " Hz, at most " + significant(deviation, 2) + " rad or m off the design";
  // The program's proof first: if it fails, the points do not matter.
  if (!certificate.usable()) return "not played: " + certificate.brief();
  if (!played_certificate.usable()) return "not played, " + how + ": " + played_certificate.brief();
  return significant(program.duration(), 4) + " s, " + how + "; " + played_certificate.brief();
}

std::vector<JointLimits> limits_as_played(const Robot& robot, const DesignSpec& spec) {
  // Half of each margin.
  DesignSpec half = spec;
  half.share = (1 + spec.share) / 2;
  half.position_margin = spec.position_margin / 2;
  half.slide_margin = spec.slide_margin / 2;
  return design::effective_limits(robot, half);
}

Result<Play> play(const TorqueModel& model, const Trajectory& motion, const CertificateSpec& spec,
                  const PlayOptions& options) {
  const Robot& robot = model.robot();
  // What cannot be played is refused before anything is computed.
  if (auto bad = spec.problem(model)) return *bad;
  if (motion.joints() != model.joints())
    return Error{ErrorCode::Usage,
                 "the motion has " + std::to_string(motion.joints()) + " joints, " + robot.name + " has " +
                     std::to_string(model.joints()),
                 "play", "Play a motion that was made for this robot."};
  if (auto bad = controllers::carrying_problem(robot, options.format)) return *bad;
  if (!options.limits_as_played.empty() && static_cast<int>(options.limits_as_played.size()) != model.joints())
    throw std::invalid_argument("play: expected limits as played for " + std::to_string(model.joints()) +
                                " joints, got " + std::to_string(options.limits_as_played.size()));
  // The caller's rate, or the usual one of the format.
  const double rate = options.rate_hz == 0 ? usual_rate(options.format) : options.rate_hz;
  if (!(rate > 0) || !std::isfinite(rate))
    return Error{ErrorCode::Usage, "rate " + exact(rate) + " Hz is not > 0", "play", "Give the controller's rate."};
  auto program = make_program(robot, motion, options.program);
  if (!program) return program.error();
  // The whole program begins and ends at rest, whatever the motion does in between.
  CertificateSpec whole = spec;
  whole.rest_at_start = whole.rest_at_end = true;
  whole.criterion = false;
  // The points as the file will carry them, and the motion that the controller makes of them.
  const Interpolation interpolation = options.interpolation.value_or(usual_interpolation(options.format));
  const SampledTrajectory points = controllers::sample_whole(*program, rate);
  auto played = interpolated(points.time, points.motion, interpolation);
  if (!played) return played.error();
  // Both are certified: the program as designed and the points as they are joined.
  Play out{*program,
           *played,
           certify(model, *program, whole),
           certify(model, *played, spec_as_played(whole, robot, options, interpolation)),
           interpolation,
           rate,
           deviation_of(*played, *program, points.time),
           {}};
  // No file without both proofs.
  if (!out.usable()) return out;
  auto bytes = export_trajectory(robot, out.program, out.certificate, options.format, rate);
  if (!bytes) return bytes.error();
  out.files.emplace_back("motion" + std::string(extension(options.format)), *std::move(bytes));
  out.files.emplace_back("certificate.json", out.played_certificate.to_json());
  return out;
}

}  // namespace armature
