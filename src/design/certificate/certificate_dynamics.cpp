#include "design/certificate/certificate_dynamics.hpp"

#include <algorithm>
#include <cmath>

#include "dynamics/shape_facts.hpp"
#include "dynamics/temperature.hpp"
#include "trajectory/pieces.hpp"

namespace armature::certificate {
namespace {

/// Joint temperatures that an arm may have, above 20 °C: from a cold store to hot oil.
constexpr double kColdest = -50, kHottest = 100;

/// The range of a basis function over an interval of its argument.
Taylor shape_range(const Basis& basis, const Taylor& x) {
  const ShapeFacts& facts = facts_of(basis.shape);
  // The ends of the argument's interval are exact for a function that only rises or only falls.
  const double low = x.lower(), high = x.upper();
  const double at_low = basis.value(low), at_high = basis.value(high);
  double bottom = std::min(at_low, at_high), top = std::max(at_low, at_high);
  // Near x = 0 a function may jump, peak or be cut to zero by the dead band.
  const bool crosses = low <= basis.dead_band && high >= -basis.dead_band;
  const bool anywhere =
      facts.course == Course::Bounded || (facts.course == Course::Peak && (crosses || basis.smooth > 0));
  // Where the course inside is not known, or holds a peak: the function's bounds. A valley has its lowest value at
  // zero.
  if (anywhere) bottom = facts.lowest, top = facts.highest;
  if (facts.course == Course::Valley && crosses) bottom = facts.lowest;
  if (facts.course == Course::Gentle) {
    // No farther from the middle than the steepest slope leads, and never beyond the bounds.
    const double middle = basis.value((low + high) / 2), spread = facts.steepest(basis) * (high - low) / 2;
    bottom = std::max(facts.lowest, std::min(bottom, middle - spread));
    top = std::min(facts.highest, std::max(top, middle + spread));
    if (!std::isfinite(spread)) bottom = facts.lowest, top = facts.highest;
  }
  // Inside the dead band the function is 0.
  if (crosses && basis.dead_band > 0) bottom = std::min(bottom, 0.0), top = std::max(top, 0.0);
  return Taylor::within(bottom, top);
}

/// The argument of a basis function: a shift and a weighted sum of positions, velocities and accelerations.
Taylor argument(const Basis& basis, const TaylorMotion& motion) {
  Taylor x(basis.shift);
  for (const SignalPart& part : basis.parts) {
    const auto j = static_cast<std::size_t>(part.joint);
    x += part.weight * part.of(motion.q, motion.v, motion.a)[j];
  }
  return x;
}

}  // namespace

TaylorMotion enclose(const Trajectory& trajectory, double from, double to) {
  TaylorMotion motion;
  // Around the centre, s = (t − c)/r: f = f + f' r s + f'' r² s²/2, and at most |f'''| r³/6 beside it.
  const double c = (from + to) / 2, r = (to - from) / 2;
  for (int j = 0; j < trajectory.joints(); ++j) {
    const Piece& piece = trajectory.compiled().at(j, c);
    // The value and five derivatives at the centre; the sixth is bounded over the whole piece.
    std::array<double, 6> d{};
    for (std::size_t k = 0; k < d.size(); ++k) d[k] = piece.derivatives[k].value(c - piece.start);
    // Bounds of the fifth, fourth and third derivative over the interval, each from the one above.
    const double fifth = std::abs(d[5]) + piece.magnitudes[6] * r;
    const double fourth = std::abs(d[4]) + fifth * r;
    const double third = std::abs(d[3]) + fourth * r;
    const double cube = r * r * r / 6;
    motion.q.emplace_back(d[0], d[1] * r, d[2] * r * r / 2, third * cube);
    motion.v.emplace_back(d[1], d[2] * r, d[3] * r * r / 2, fourth * cube);
    motion.a.emplace_back(d[2], d[3] * r, d[4] * r * r / 2, fifth * cube);
  }
  return motion;
}

TaylorDynamics::TaylorDynamics(const TorqueModel& model)
    : model_(model),
      world_from_base_(model.robot().world_from_base),
      base_acceleration_(-model.robot().gravity_in_base()) {
  const Robot& robot = model.robot();
  const std::vector<int> coordinates = robot.coordinates();
  for (std::size_t b = 0; b < robot.bodies.size(); ++b) {
    // A follower uses its leader's coordinate, times its multiplier plus its offset.
    const Joint& joint = robot.bodies[b].joint;
    Link link;
    link.parent = robot.bodies[b].parent;
    const int leader = joint.mimic ? joint.mimic->joint : static_cast<int>(b);
    link.coordinate = static_cast<int>(std::find(coordinates.begin(), coordinates.end(), leader) - coordinates.begin());
    link.revolute = joint.type != JointType::Prismatic;
    if (joint.mimic) link.multiplier = joint.mimic->multiplier, link.offset = joint.mimic->offset;
    // Rodrigues: Rot(axis, x) = E + sin x K + (1 − cos x) K².
    const Matrix3 K = cross_matrix(joint.axis), placed = joint.parent_from_joint.rotation;
    link.still = link.revolute ? Matrix3(placed + placed * K * K) : placed;
    link.sine = placed * K;
    link.cosine = -(placed * K * K);
    // A sliding joint moves the origin along its axis, seen from the parent.
    link.origin = joint.parent_from_joint.translation;
    link.slide = placed * joint.axis;
    link.axis = joint.axis;
    links_.push_back(link);
  }
}

/// Rotation and origin of every body in its parent over the interval.
std::vector<TaylorDynamics::Place> TaylorDynamics::places(const TaylorMotion& motion) const {
  std::vector<Place> out;
  for (const Link& link : links_) {
    const Taylor x = link.multiplier * motion.q[static_cast<std::size_t>(link.coordinate)] + Taylor(link.offset);
    Place place;
    place.origin = constant(link.origin);
    const SineCosine turn = link.revolute ? sine_cosine(x) : SineCosine{};
    if (!link.revolute) place.origin = place.origin + along(link.slide, x);
    // still + sine · sin x + cosine · cos x, entry by entry.
    for (int i = 0; i < 3; ++i) {
      for (int j = 0; j < 3; ++j) {
        Taylor entry(link.still(i, j));
        if (link.revolute) entry += link.sine(i, j) * turn.sine + link.cosine(i, j) * turn.cosine;
        place.rotation.m[static_cast<std::size_t>(i)][static_cast<std::size_t>(j)] = entry;
      }
    }
    out.push_back(place);
  }
  return out;
}

/// Velocities and accelerations from the base outwards, each in its body's frame.
std::vector<TaylorDynamics::LinkMotion> TaylorDynamics::motions(const TaylorMotion& motion,
                                                                const std::vector<Place>& at) const {
  // The base accelerates against gravity: gravity then acts on every body without a term for it.
  LinkMotion base;
  base.acceleration = constant(base_acceleration_);
  std::vector<LinkMotion> out;
  for (std::size_t b = 0; b < links_.size(); ++b) {
    const Link& link = links_[b];
    const LinkMotion& p = link.parent < 0 ? base : out[static_cast<std::size_t>(link.parent)];
    const auto j = static_cast<std::size_t>(link.coordinate);
    const TaylorVector rate = along(link.axis, link.multiplier * motion.v[j]);
    const TaylorVector jolt = along(link.axis, link.multiplier * motion.a[j]);
    // ω × r, the velocity of the child's origin due to the parent's rotation.
    const TaylorVector swing = cross(p.omega, at[b].origin);
    // What the parent gives, turned into the child's frame …
    LinkMotion m;
    m.omega = transposed_times(at[b].rotation, p.omega);
    m.alpha = transposed_times(at[b].rotation, p.alpha);
    m.velocity = transposed_times(at[b].rotation, p.velocity + swing);
    m.acceleration =
        transposed_times(at[b].rotation, p.acceleration + cross(p.alpha, at[b].origin) + cross(p.omega, swing));
    // … and what the joint adds; a sliding joint adds the Coriolis term 2 ω × v.
    const TaylorVector turned = cross(m.omega, rate);
    if (link.revolute) {
      m.omega = m.omega + rate;
      m.alpha = m.alpha + jolt + turned;
    } else {
      m.velocity = m.velocity + rate;
      m.acceleration = m.acceleration + jolt + turned + turned;
    }
    out.push_back(m);
  }
  return out;
}

// f = M a + α × h + ω × (ω × h),  n = I α + ω × I ω + h × a
TaylorDynamics::Load TaylorDynamics::load_of(int body, const LinkMotion& m, const Vector& pi) const {
  const LinkInertia inertia = model_.inertia(pi, body);
  const Vector3 h = inertia.first_moment();
  const Matrix3 I = inertia.inertia_about_origin();
  const TaylorVector hang = constant(h);
  return {Taylor(inertia.M) * m.acceleration + cross(m.alpha, hang) + cross(m.omega, cross(m.omega, hang)),
          I * m.alpha + cross(m.omega, I * m.omega) + cross(h, m.acceleration)};
}

std::vector<Taylor> TaylorDynamics::torque(const TaylorMotion& motion, const Vector& pi) const {
  std::vector<Taylor> tau = of_bodies(motion, pi);
  add_terms(motion, pi, tau);
  return tau;
}

// Newton–Euler: motions outwards, then loads inwards. Terms are added by the caller.
std::vector<Taylor> TaylorDynamics::of_bodies(const TaylorMotion& motion, const Vector& pi) const {
  const auto at = places(motion);
  const auto moving = motions(motion, at);
  std::vector<TaylorVector> force(links_.size()), moment(links_.size());
  std::vector<Taylor> tau(motion.q.size());
  // From the tips to the base; children come after their parents.
  for (std::size_t b = links_.size(); b-- > 0;) {
    const Load own = load_of(static_cast<int>(b), moving[b], pi);
    force[b] = force[b] + own.force;
    moment[b] = moment[b] + own.moment;
    const Link& link = links_[b];
    // A joint carries the load along its axis: moment where it turns, force where it slides.
    tau[static_cast<std::size_t>(link.coordinate)] +=
        link.multiplier * dot(link.axis, link.revolute ? moment[b] : force[b]);
    if (link.parent < 0) continue;
    const auto p = static_cast<std::size_t>(link.parent);
    // The load moves to the parent's origin and frame.
    const TaylorVector carried = at[b].rotation * force[b];
    force[p] = force[p] + carried;
    moment[p] = moment[p] + at[b].rotation * moment[b] + cross(at[b].origin, carried);
  }
  return tau;
}

// Whatever the load or the temperature may be on the way.
Taylor TaylorDynamics::factor_range(const Basis& basis, int joint, const TaylorMotion& motion) const {
  switch (basis.factor) {
    case Basis::Factor::None: return 1.0;
    case Basis::Factor::WarmUp: return Taylor::within(0, 1);
    case Basis::Factor::Temperature:
      // It rises with temperature.
      return Taylor::within(temperature_factor(basis, kColdest), temperature_factor(basis, kHottest));
    case Basis::Factor::Load: break;
  }
  // The load of a joint is |torque of gravity| on the bodies of the term, so velocities and accelerations are 0.
  const std::vector<Taylor> none(motion.q.size());
  Vector bodies = Vector::Zero(model_.parameter_count());
  bodies.head(model_.inertial_count()) =
      Eigen::Map<const Vector>(basis.load.data(), static_cast<Eigen::Index>(basis.load.size()));
  const Taylor gravity = of_bodies({motion.q, none, none}, bodies)[static_cast<std::size_t>(joint)];
  // |g| is g or −g where the sign is certain, otherwise anything up to its largest size.
  if (gravity.lower() > 0) return gravity;
  return gravity.upper() < 0 ? -gravity : Taylor::within(0, gravity.magnitude());
}

TaylorDynamics::Shares TaylorDynamics::torque_shares(const TaylorMotion& motion, const Vector& pi) const {
  // Motions once for all links; loads link by link, which costs more but keeps the shares apart.
  const auto at = places(motion);
  const auto moving = motions(motion, at);
  Shares out;
  out.total.resize(motion.q.size());
  out.of_links.assign(motion.q.size(), std::vector<Taylor>(links_.size()));
  // Each link's load travels alone down to the base.
  for (std::size_t b = 0; b < links_.size(); ++b) {
    Load load = load_of(static_cast<int>(b), moving[b], pi);
    for (int k = static_cast<int>(b); k >= 0; k = links_[static_cast<std::size_t>(k)].parent) {
      const auto i = static_cast<std::size_t>(k);
      const Link& link = links_[i];
      out.of_links[static_cast<std::size_t>(link.coordinate)][b] +=
          link.multiplier * dot(link.axis, link.revolute ? load.moment : load.force);
      const TaylorVector carried = at[i].rotation * load.force;
      load.moment = at[i].rotation * load.moment + cross(at[i].origin, carried);
      load.force = carried;
    }
  }
  // The total is the sum of the links' shares and the terms.
  add_terms(motion, pi, out.total);
  for (std::size_t j = 0; j < out.total.size(); ++j) {
    for (const Taylor& share : out.of_links[j]) out.total[j] += share;
  }
  return out;
}

/// Friction and other terms: parameter · shape(argument) · factor.
void TaylorDynamics::add_terms(const TaylorMotion& motion, const Vector& pi, std::vector<Taylor>& tau) const {
  Eigen::Index parameter = model_.inertial_count();
  for (const TermColumn& column : model_.columns()) {
    const double value = pi[parameter++];
    for (const auto& [joint, basis] : column.rows) {
      const Taylor x = argument(basis, motion);
      // A linear function keeps the parabola; any other has a range only.
      const Taylor shape = basis.is_linear() ? x : shape_range(basis, x);
      tau[static_cast<std::size_t>(joint)] +=
          value * (basis.factor == Basis::Factor::None ? shape : shape * factor_range(basis, joint, motion));
    }
  }
}

// From the body inwards to the base, then into the world.
TaylorVector TaylorDynamics::position(const TaylorMotion& motion, int body, const Vector3& point_in_body) const {
  const auto at = places(motion);
  TaylorVector p = constant(point_in_body);
  for (int b = body; b >= 0; b = links_[static_cast<std::size_t>(b)].parent) {
    const Place& place = at[static_cast<std::size_t>(b)];
    p = place.rotation * p + place.origin;
  }
  return world_from_base_.rotation * p + constant(world_from_base_.translation);
}

Taylor TaylorDynamics::squared_speed(const TaylorMotion& motion, int body, const Vector3& point_in_body) const {
  // The base does not move.
  if (body < 0) return 0.0;
  const LinkMotion m = motions(motion, places(motion))[static_cast<std::size_t>(body)];
  const TaylorVector v = m.velocity + cross(m.omega, constant(point_in_body));
  return dot(v, v);
}

}  // namespace armature::certificate
