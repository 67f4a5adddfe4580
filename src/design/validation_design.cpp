// The papers' validation motions, made safe for a robot and its cell.
#include "armature/design.hpp"

namespace armature {
namespace {

// Each try reaches less far and is a little slower than the one before: the last has 13 % of the reach.
constexpr int kTries = 40;
constexpr double kLessReach = 0.95;
constexpr double kSlower = 0.98;

}  // namespace

Result<ValidationDesign> design_validation_motion(const Robot& robot, ValidationMotion kind,
                                                  const CertificateSpec& given, Rng& rng) {
  const TorqueModel model(robot);
  const Vector home = given.home.size() > 0 ? given.home : robot.home_position();
  const std::vector<JointLimits> limits = given.limits.empty() ? coordinate_limits(robot) : given.limits;
  CertificateSpec spec = given;
  spec.limits = limits;
  if (kind == ValidationMotion::Trapezoid20) {
    for (JointLimits& l : spec.limits) l.jerk = kInfinity;
  }
  ValidationOptions options;
  std::string last;
  for (int i = 0; i < kTries; ++i, options.reach *= kLessReach, options.speed *= kSlower) {
    Trajectory motion = make_validation_motion(robot, kind, rng, options);
    if (spec.rest_at_start || spec.rest_at_end) {
      auto ramped = with_ramps(motion, home, limits);
      if (!ramped) return ramped.error();
      motion = *std::move(ramped);
    }
    Certificate certificate = certify(model, motion, spec);
    if (certificate.usable()) return ValidationDesign{std::move(motion), std::move(certificate), options.reach};
    const CertificateItem* worst = certificate.worst();
    last = worst ? worst->text() : certificate.brief();
  }
  return Error{ErrorCode::Meaning,
               "none of " + std::to_string(kTries) + " motions, each smaller, is allowed; the last: " + last,
               std::string(to_string(kind)) + " motion of " + robot.name,
               "Widen what it breaks, move home, or choose another motion."};
}

}  // namespace armature
