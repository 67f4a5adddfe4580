#include "armature/certificate.hpp"

#include <cmath>
#include <stdexcept>

#include "armature/text.hpp"
#include "armature/trajectory_file.hpp"
#include "design/certificate/certificate_checks.hpp"
#include "design/certificate/certificate_proof.hpp"

namespace armature {
namespace {

/// The first vector of the spec with the wrong number of entries; an empty vector means a default.
std::optional<Error> size_problem(const TorqueModel& model, const CertificateSpec& spec) {
  const auto bad = [](const std::string& name, Eigen::Index got, int expected) {
    return Error{ErrorCode::Usage,
                 name + " has " + std::to_string(got) + " entries, expected " + std::to_string(expected), "certificate",
                 ""};
  };
  const auto limits = static_cast<Eigen::Index>(spec.limits.size());
  if (limits > 0 && limits != model.joints()) return bad("limits", limits, model.joints());
  if (spec.parameters.size() > 0 && spec.parameters.size() != model.parameter_count()) {
    return bad("parameters", spec.parameters.size(), model.parameter_count());
  }
  if (spec.home.size() > 0 && spec.home.size() != model.joints()) return bad("home", spec.home.size(), model.joints());
  if (spec.box_effort.size() > 0 && spec.box_effort.size() != model.joints()) {
    return bad("box_effort", spec.box_effort.size(), model.joints());
  }
  if (spec.noise_variance.size() > 0 && spec.noise_variance.size() != model.joints()) {
    return bad("noise_variance", spec.noise_variance.size(), model.joints());
  }
  return std::nullopt;
}

/// Whether all numbers of an obstacle are: a NaN would compare as neither near nor far.
bool is_finite(const Obstacle& obstacle) {
  if (const auto* side = std::get_if<HalfSpace>(&obstacle.shape))
    return side->normal.allFinite() && std::isfinite(side->offset);
  if (const auto* box = std::get_if<Box>(&obstacle.shape))
    return box->world_from_box.translation.allFinite() && box->world_from_box.rotation.allFinite() &&
           box->half.allFinite();
  const auto& capsule = std::get<Capsule>(obstacle.shape);
  return capsule.from.allFinite() && capsule.to.allFinite() && std::isfinite(capsule.radius);
}

/// What every check needs, computed once.
certificate::Context make_context(const TorqueModel& model, const Trajectory& trajectory, const CertificateSpec& spec) {
  const Robot& robot = model.robot();
  certificate::Context context{model,
                               trajectory,
                               spec,
                               spec.limits.empty() ? coordinate_limits(robot) : spec.limits,
                               robot.joint_names(),
                               {},
                               certificate::smooth_stretches(trajectory),
                               Vector(model.joints()),
                               Vector(model.joints())};
  // Units of limits and torques depend on whether a joint slides.
  for (const int body : robot.coordinates()) {
    context.slides.push_back(robot.bodies[static_cast<std::size_t>(body)].joint.type == JointType::Prismatic);
  }
  // The range of every joint over the whole motion bounds how far sliding joints reach in collision checks.
  for (int j = 0; j < model.joints(); ++j) {
    const Extrema q = extrema(trajectory, Quantity::Position, j);
    context.lowest[j] = q.min;
    context.highest[j] = q.max;
  }
  return context;
}

}  // namespace

std::optional<Error> CertificateSpec::problem(const TorqueModel& model) const {
  if (auto bad = size_problem(model, *this)) return bad;
  const Robot& robot = model.robot();
  // Frames by name. The tool's frame is needed only where its speed is limited.
  std::vector<std::string> names;
  for (const FrameLimit& limit : frames) names.push_back(limit.frame);
  if (std::isfinite(tool_speed)) names.push_back(tool_frame);
  // A limit on a frame that does not exist would never be checked.
  for (const std::string& name : names) {
    if (certificate::frame_of(robot, name)) continue;
    return Error{ErrorCode::NotFound, "the robot has no frame or body \"" + name + "\"", "certificate", ""};
  }
  for (const Obstacle& obstacle : obstacles) {
    if (!is_finite(obstacle))
      return Error{ErrorCode::Usage, "the place of obstacle \"" + obstacle.name + "\" is not a finite number",
                   "certificate", "Give its numbers in m."};
  }
  // A box of 1 would include links without mass.
  if (!(inertia_box >= 0) || !(inertia_box < 1) || !(friction_box >= 0) || !(friction_box < 1)) {
    return Error{ErrorCode::Usage, "the boxes of inertia and friction must be at least 0 and below 1", "certificate",
                 "0.3 means ± 30 %."};
  }
  if (!(tolerance >= 0) || !(length_tolerance >= 0)) {
    return Error{ErrorCode::Usage, "tolerances must be ≥ 0", "certificate", ""};
  }
  if (criterion && criterion_samples < 1) {
    return Error{ErrorCode::Usage, "criterion_samples " + std::to_string(criterion_samples) + " is not ≥ 1",
                 "certificate", ""};
  }
  return std::nullopt;
}

Certificate certify(const TorqueModel& model, const Trajectory& trajectory, const CertificateSpec& spec) {
  // A wrong spec is the caller's mistake, so it throws.
  if (const auto bad = spec.problem(model)) throw std::invalid_argument(bad->text());
  if (trajectory.joints() != model.joints()) {
    throw std::invalid_argument("certify: the motion has " + std::to_string(trajectory.joints()) +
                                " joints, the robot " + std::to_string(model.joints()));
  }
  // What the certificate is about, so that it cannot be used for another motion.
  Certificate out;
  out.robot = model.robot().name;
  out.duration = trajectory.duration();
  out.trajectory_checksum = fingerprint(trajectory);
  out.unchecked_accepted = spec.accept_unchecked;
  // Each check adds its items; none depends on another one's result.
  const certificate::Context context = make_context(model, trajectory, spec);
  certificate::check_joint_limits(context, out);
  certificate::check_ends(context, out);
  certificate::check_frequency(context, out);
  certificate::check_torque_and_power(context, out);
  certificate::check_frames_and_speed(context, out);
  certificate::check_collisions(context, out);
  // The criterion is no limit: it is reported beside the proofs.
  if (spec.criterion) {
    const BaseMap base = spec.base ? *spec.base : compute_base(model);
    // Fewer rows than columns would make it singular by construction.
    if (spec.criterion_samples * model.joints() >= base.size()) {
      out.criterion = compute_criterion(model, trajectory, base, spec.criterion_samples, spec.noise_variance);
    } else {
      out.warnings.push_back(
          {"criterion was not computed: fewer rows than base parameters", "", "raise criterion_samples"});
    }
  }
  return out;
}

}  // namespace armature
