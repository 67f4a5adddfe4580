#include "design/certificate/margins.hpp"

#include <cmath>

#include "armature/collision.hpp"

namespace armature::design {
namespace {

/// One curve of |value| / limit; nothing without a limit.
void add(LimitUses& out, const char* kind, const std::string& what, const Vector& values, double limit) {
  if (std::isfinite(limit) && limit > 0) out.limits.push_back({kind, what, values.cwiseAbs() / limit});
}

/// A joint's position around the middle of its range, and its rates against their limits.
void add_joint(LimitUses& out, const std::string& name, const JointLimits& limit, const Motion& motion,
               Eigen::Index j) {
  const double middle = (limit.lower + limit.upper) / 2, half = (limit.upper - limit.lower) / 2;
  if (std::isfinite(middle)) add(out, "position", name, (motion.q.col(j).array() - middle).matrix(), half);
  add(out, "velocity", name, motion.v.col(j), limit.velocity);
  add(out, "acceleration", name, motion.a.col(j), limit.acceleration);
}

// The pair that comes nearest to what it must keep, instant by instant.
void add_collisions(LimitUses& out, const Design& design, const TorqueModel& model, const Matrix& q) {
  const CertificateSpec& spec = design.certified_against;
  // Nothing to show where collisions were not asked for or no distance must be kept.
  if (!spec.self_collision && spec.obstacles.empty()) return;
  const Vector home = spec.home.size() > 0 ? spec.home : Vector(q.row(0).transpose());
  const CollisionModel collisions(model, spec.obstacles, home, spec.clearance, spec.self_collision);
  if (collisions.pairs().empty() || !(spec.clearance > 0)) return;
  LimitUse nearest{"collision", "nearest pair", Vector::Zero(q.rows())};
  for (Eigen::Index k = 0; k < q.rows(); ++k) {
    const Vector distances = collisions.distances(q.row(k).transpose());
    for (Eigen::Index p = 0; p < distances.size(); ++p) {
      const double keep = collisions.clearances()[static_cast<std::size_t>(p)];
      // 1e-6 m keeps the ratio finite where two shapes touch.
      nearest.used[k] = std::max(nearest.used[k], keep / std::max(distances[p], 1e-6));
    }
  }
  out.limits.push_back(std::move(nearest));
}

}  // namespace

LimitUses limit_uses(const Design& design, const Robot& robot, int instants) {
  const Trajectory motion = design.trajectory();
  // Joint limits need the motion only.
  LimitUses out{Vector::LinSpaced(instants, 0, motion.duration()), {}};
  const SampledTrajectory samples = motion.sample_at(out.time);
  const auto names = robot.joint_names();
  const auto& limits = design.certified_against.limits;
  for (std::size_t j = 0; j < names.size() && j < limits.size(); ++j)
    add_joint(out, names[j], limits[j], samples.motion, static_cast<Eigen::Index>(j));
  // Torques need the model with its terms, and the robot's inertias.
  const auto terms = make_terms(robot, design.spec.terms);
  if (!terms) return out;
  const TorqueModel model(robot, *terms);
  if (design.certified_against.torque && robot.inertias()) {
    // The parameters that the certificate used, else the nominal ones.
    const Vector& given = design.certified_against.parameters;
    const Vector pi = given.size() == model.parameter_count() ? given : model.nominal();
    const Matrix tau = inverse_dynamics(model, pi, samples.motion);
    for (std::size_t j = 0; j < names.size() && j < limits.size(); ++j)
      add(out, "torque", names[j], tau.col(static_cast<Eigen::Index>(j)), limits[j].effort);
  }
  add_collisions(out, design, model, samples.motion.q);
  return out;
}

}  // namespace armature::design
