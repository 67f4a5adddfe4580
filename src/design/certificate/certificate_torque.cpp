// Torque, power, positions and speeds in space: by Taylor models on intervals of time.
#include <cmath>

#include "armature/text.hpp"
#include "design/certificate/certificate_checks.hpp"
#include "design/certificate/certificate_dynamics.hpp"
#include "design/certificate/certificate_proof.hpp"

namespace armature::certificate {
namespace {

constexpr double kFirstTorqueWidth = 0.02;  // [s]: short enough that most motions need no further halving

/// A claim as an item of the certificate. Without a proof there is no bound.
CertificateItem item_from(const Claim& claim, double limit, const std::string& kind, const std::string& what,
                          const std::string& unit) {
  CertificateItem item;
  item.kind = kind;
  item.what = what;
  item.unit = unit;
  item.verdict = claim.verdict;
  item.limit = limit;
  item.reached = claim.reached;
  item.bound = claim.verdict == Proof::Proven ? claim.bound : kInfinity;
  item.at = claim.at;
  return item;
}

/// Torques can be computed from given parameters, or from the robot's nominal inertias.
bool knows_inertias(const Context& context) {
  return context.spec.parameters.size() > 0 || context.model.robot().inertias().has_value();
}

/// An item that says why nothing was checked.
void not_checked(Certificate& out, const std::string& kind, const std::string& note) {
  CertificateItem item;
  item.kind = kind;
  item.what = "all joints";
  item.note = note;
  out.items.push_back(item);
}

/// |tau_j| + inertia_box · Σ_b |what link b adds to tau_j| + friction_box · effort ≤ effort: holds for every factor
/// within 1 ± inertia_box on every link, because tau is linear in the factors.
void check_torque_box(const Context& context, const std::vector<std::size_t>& joints, const TaylorDynamics& dynamics,
                      const Vector& pi, Certificate& out) {
  // Every robot in the box may use the full effort, or what the spec gives for it.
  std::vector<Claim> claims;
  std::vector<double> effort;
  for (const std::size_t j : joints) {
    const auto i = static_cast<Eigen::Index>(j);
    effort.push_back(context.spec.box_effort.size() > 0 ? context.spec.box_effort[i] : context.limits[j].effort);
    claims.push_back({.limit = effort.back() * (1 + context.spec.tolerance)});
  }
  const auto probe = [&](double from, double to, const std::vector<std::size_t>& asked, Probe& result) {
    const TaylorMotion motion = enclose(context.trajectory, from, to);
    // What each link adds, over the whole interval.
    const TaylorDynamics::Shares shares = dynamics.torque_shares(motion, pi);
    for (const std::size_t i : asked) {
      const std::size_t j = joints[i];
      const double friction = context.spec.friction_box * effort[i];
      // Upper: every link as heavy as the box allows, in the worse direction. Value: the same at the centre, less the
      // errors.
      double upper = shares.total[j].magnitude() + friction;
      double value = std::max(0.0, std::abs(shares.total[j].c0) - shares.total[j].e) + friction;
      for (const Taylor& share : shares.of_links[j]) {
        upper += context.spec.inertia_box * share.magnitude();
        value += context.spec.inertia_box * std::max(0.0, std::abs(share.c0) - share.e);
      }
      result.upper.push_back(upper);
      result.value.push_back(value);
    }
  };
  prove(context.stretches, kFirstTorqueWidth, context.spec, probe, claims);
  for (std::size_t i = 0; i < joints.size(); ++i) {
    CertificateItem item = item_from(claims[i], effort[i], "torque", context.joints[joints[i]] + " (any in the box)",
                                     context.slides[joints[i]] ? "N" : "N·m");
    item.note = "links ± " + fixed(100 * context.spec.inertia_box, 0) + " %, friction up to " +
                fixed(100 * context.spec.friction_box, 0) + " % of the limit more";
    out.items.push_back(item);
  }
}

/// A point of a body on the free side of a plane.
struct FrameClaim {
  std::string what;
  int body;
  Vector3 point;
  Vector3 normal;  ///< normal · x ≥ offset
  double offset;
};

/// A box is six half-spaces.
void add_frame_claims(const FrameLimit& limit, const Frame& frame, std::vector<FrameClaim>& claims) {
  const std::string name = frame.name + (limit.name.empty() ? "" : " in " + limit.name);
  const Vector3 point = frame.body_from_frame.translation;
  if (const auto* half = std::get_if<HalfSpace>(&limit.stay_in)) {
    claims.push_back({name, frame.body, point, half->normal, half->offset});
    return;
  }
  // Two faces per axis, each with the inside as its free side.
  const Box& box = std::get<Box>(limit.stay_in);
  for (int axis = 0; axis < 3; ++axis) {
    const Vector3 direction = box.world_from_box.rotation.col(axis);
    const double centre = direction.dot(box.world_from_box.translation);
    const std::string side = std::string(" side ") + "xyz"[axis];
    claims.push_back({name + side + "−", frame.body, point, direction, centre - box.half[axis]});
    claims.push_back({name + side + "+", frame.body, point, -direction, -centre - box.half[axis]});
  }
}

/// normal · x ≥ offset, as −normal · x ≤ −offset: claims are about upper limits.
void check_frames(const Context& context, const TaylorDynamics& dynamics, Certificate& out) {
  std::vector<FrameClaim> wanted;
  for (const FrameLimit& limit : context.spec.frames) {
    add_frame_claims(limit, *frame_of(context.model.robot(), limit.frame), wanted);
  }
  if (wanted.empty()) return;
  std::vector<Claim> claims(wanted.size());
  for (std::size_t i = 0; i < claims.size(); ++i) claims[i].limit = -wanted[i].offset + context.spec.length_tolerance;
  const auto probe = [&](double from, double to, const std::vector<std::size_t>& asked, Probe& result) {
    const TaylorMotion motion = enclose(context.trajectory, from, to);
    for (const std::size_t i : asked) {
      // How far the point is against the normal, over the whole interval.
      const Taylor depth = -dot(wanted[i].normal, dynamics.position(motion, wanted[i].body, wanted[i].point));
      result.upper.push_back(depth.upper());
      result.value.push_back(depth.c0 - depth.e);
    }
  };
  prove(context.stretches, kFirstTorqueWidth, context.spec, probe, claims);
  for (std::size_t i = 0; i < claims.size(); ++i) {
    // Back to heights over the plane, of which lower ones are worse.
    CertificateItem item = item_from(claims[i], wanted[i].offset, "frame", wanted[i].what, "m");
    item.lower_is_worse = true;
    item.bound = -item.bound;
    item.reached = -item.reached;
    out.items.push_back(item);
  }
}

/// The square of the speed is smooth at rest, so it is what is proven.
void check_speed(const Context& context, const TaylorDynamics& dynamics, Certificate& out) {
  const double limit = context.spec.tool_speed;
  if (std::isinf(limit)) return;
  const Frame frame = *frame_of(context.model.robot(), context.spec.tool_frame);
  std::vector<Claim> claims(1);
  claims[0].limit = limit * limit * (1 + context.spec.tolerance);
  const auto probe = [&](double from, double to, const std::vector<std::size_t>&, Probe& result) {
    const Taylor speed =
        dynamics.squared_speed(enclose(context.trajectory, from, to), frame.body, frame.body_from_frame.translation);
    result.upper.push_back(speed.upper());
    result.value.push_back(speed.c0 - speed.e);
  };
  prove(context.stretches, kFirstTorqueWidth, context.spec, probe, claims);
  CertificateItem item = item_from(claims[0], limit, "tool speed", frame.name, "m/s");
  // Roots again for the report.
  item.bound = std::sqrt(std::max(0.0, item.bound));
  item.reached = std::sqrt(std::max(0.0, item.reached));
  out.items.push_back(item);
}

}  // namespace

std::optional<Frame> frame_of(const Robot& robot, const std::string& name) {
  // By name, else the robot's tool, else the last body.
  if (!name.empty()) return robot.find_frame(name);
  if (!robot.tool_frame.empty()) return robot.find_frame(robot.tool_frame);
  const int last = static_cast<int>(robot.bodies.size()) - 1;
  return Frame{robot.bodies.back().name, last, Pose{}};
}

void check_torque_and_power(const Context& context, Certificate& out) {
  const bool power = std::isfinite(context.spec.total_power);
  // Joints with an effort limit; none where torques are not asked for.
  std::vector<std::size_t> joints;
  for (std::size_t j = 0; context.spec.torque && j < context.limits.size(); ++j) {
    if (std::isfinite(context.limits[j].effort)) joints.push_back(j);
  }
  // Without any limit there is nothing to prove.
  if (joints.empty() && !power) return;
  // It was asked for and cannot be done: the certificate says so.
  if (!knows_inertias(context)) {
    out.unchecked.emplace_back("torques: the robot's inertias are not known");
    return not_checked(out, "torque", "the robot's inertias are not known");
  }

  const TaylorDynamics dynamics(context.model);
  const Vector pi = context.spec.parameters.size() > 0 ? context.spec.parameters : context.model.nominal();
  const double slack = 1 + context.spec.tolerance;
  // One claim per limited joint, and one for the power.
  std::vector<Claim> claims;
  for (const std::size_t j : joints) claims.push_back({.limit = context.limits[j].effort * slack});
  if (power) claims.push_back({.limit = context.spec.total_power * slack});
  // Torques over an interval, and the power as the sum of tau · v.
  const auto probe = [&](double from, double to, const std::vector<std::size_t>& asked, Probe& result) {
    const TaylorMotion motion = enclose(context.trajectory, from, to);
    const std::vector<Taylor> tau = dynamics.torque(motion, pi);
    Taylor total;
    for (std::size_t j = 0; power && j < tau.size(); ++j) total += tau[j] * motion.v[j];
    for (const std::size_t i : asked) {
      const Taylor& f = i < joints.size() ? tau[joints[i]] : total;
      result.upper.push_back(f.magnitude());
      // Certainly reached at the centre, whatever the error term hides.
      result.value.push_back(std::max(0.0, std::abs(f.c0) - f.e));
    }
  };
  prove(context.stretches, kFirstTorqueWidth, context.spec, probe, claims);
  // The nominal robot's items first, then those of the box.
  for (std::size_t i = 0; i < joints.size(); ++i) {
    out.items.push_back(item_from(claims[i], context.limits[joints[i]].effort, "torque", context.joints[joints[i]],
                                  context.slides[joints[i]] ? "N" : "N·m"));
  }
  if (power) out.items.push_back(item_from(claims.back(), context.spec.total_power, "power", "total", "W"));
  if (context.spec.inertia_box > 0 || context.spec.friction_box > 0)
    check_torque_box(context, joints, dynamics, pi, out);
}

void check_frames_and_speed(const Context& context, Certificate& out) {
  const TaylorDynamics dynamics(context.model);
  check_frames(context, dynamics, out);
  check_speed(context, dynamics, out);
}

}  // namespace armature::certificate
