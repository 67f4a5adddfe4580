#include "simulate/realism.hpp"

#include <algorithm>
#include <cmath>

#include "armature/dynamics.hpp"
#include "armature/rng.hpp"

namespace armature {
namespace {

using Index = Eigen::Index;
using Realism = RehearsalOptions::Realism;

/// Friction and rotor of a body's joint; zeros where the file gives none.
JointNominal drive(const Robot& robot, int body) {
  return robot.bodies[static_cast<std::size_t>(body)].joint.nominal.value_or(JointNominal{});
}

// Heavier or lighter with the same shape, the centre of mass elsewhere: any such body can exist.
Robot unlike_its_sheet(Robot robot, const RealismSizes& sizes, Rng& rng) {
  // Uniform in 1 ± share.
  const auto factor = [&](double share) { return rng.uniform(1 - share, 1 + share); };
  for (Body& body : robot.bodies) {
    const LinkInertia& sheet = *body.inertia;
    const double heavier = factor(sizes.mass);
    // The radius of gyration tells how large the link is.
    const double size = sheet.M > 0 ? std::sqrt(sheet.inertia_about_com().trace() / sheet.M) : 0;
    // A small link is off by less: at most a tenth of its size.
    const double most = std::min(sizes.center_m, 0.1 * size);
    const Vector3 shift(rng.uniform(-most, most), rng.uniform(-most, most), rng.uniform(-most, most));
    // The inertia about the centre of mass grows with the mass.
    body.inertia = LinkInertia::from_center_of_mass(heavier * sheet.M, sheet.center_of_mass() + shift,
                                                    heavier * sheet.inertia_about_com());
    if (!body.joint.nominal) continue;
    body.joint.nominal->viscous *= factor(sizes.friction);
    body.joint.nominal->coulomb *= factor(sizes.friction);
  }
  return robot;
}

// Limits where there are; else what the arm's own weight needs, times two.
Vector effort_of(const Robot& robot) {
  const TorqueModel model(robot);
  const Vector weight = gravity_torque(model, model.nominal(), robot.home_position().transpose()).transpose();
  const auto limits = robot.limits();
  Vector out(robot.joint_count());
  for (Index j = 0; j < out.size(); ++j) {
    const double most = limits[static_cast<std::size_t>(j)].effort;
    out[j] = std::isfinite(most) && most > 0 ? most : std::max(1.0, 2 * std::abs(weight[j]));
  }
  return out;
}

// Noise that is correlated from one sample to the next: x_k = colour · x_(k−1) + white, of unit deviation.
class ColouredNoise {
 public:
  ColouredNoise(double colour, Index joints, Rng& rng)
      // sqrt(1 − colour²) keeps the deviation at 1; the first state has it too, so the noise is stationary from the
      // start.
      : colour_(colour), fresh_(std::sqrt(1 - colour * colour)), state_(Vector::Zero(joints)), rng_(rng) {
    if (colour > 0) state_ = rng.normal_vector(joints);
  }
  const Vector& next() { return state_ = colour_ * state_ + fresh_ * rng_.normal_vector(state_.size()); }

 private:
  double colour_, fresh_;
  Vector state_;
  Rng& rng_;
};

/// To the nearest multiple of the quantum; 0: exact.
double rounded(double value, double quantum) { return quantum > 0 ? std::round(value / quantum) * quantum : value; }

/// Positions of `rows` samples earlier, by linear interpolation; before the log begins, its first row.
Matrix delayed(const Matrix& q, double rows) {
  Matrix out = q;
  for (Index k = 0; k < q.rows() && rows > 0; ++k) {
    const double at = std::max(0.0, static_cast<double>(k) - rows);
    const auto low = static_cast<Index>(at);
    const double part = at - static_cast<double>(low);
    out.row(k) = (1 - part) * q.row(low) + part * q.row(std::min(low + 1, q.rows() - 1));
  }
  return out;
}

/// Deviation of the torque noise per joint [N·m], times the factor of the realism where none is given.
Vector noise_levels(const Matrix& tau, const RehearsalOptions& options, const Robot& robot, double times) {
  const auto limits = robot.limits();
  Vector sigma(tau.cols());
  for (Index j = 0; j < sigma.size(); ++j) {
    const double effort = limits[static_cast<std::size_t>(j)].effort;
    const auto& given = options.torque_noise_nm;
    // 0.2 % of the range: what joint torque sensors and current measurements reach.
    if (given.empty())
      sigma[j] = times * 2e-3 * (std::isfinite(effort) ? effort : tau.col(j).cwiseAbs().maxCoeff());
    else
      sigma[j] = given.size() == 1 ? given[0] : given[static_cast<std::size_t>(j)];
  }
  return sigma;
}

// Where motor encoders are while gears bend and their teeth lie on one side.
void deflect(const Matrix& tau, const Reality& reality, Matrix& q) {
  const RealismSizes& s = reality.sizes;
  // Compliance in proportion to the load, and half of the backlash to the side that the load pushes to.
  for (Index j = 0; j < q.cols() && (s.compliance > 0 || s.backlash > 0); ++j) {
    const auto load = (tau.col(j) / reality.effort[j]).array();
    // Teeth change sides within a hundredth of the effort limit.
    q.col(j).array() += s.compliance * load + 0.5 * s.backlash * (load / 0.01).tanh();
  }
}

}  // namespace

RealismSizes sizes_of(Realism realism) {
  // Ideal has no effects at all; Rough is Lab with most numbers larger.
  RealismSizes s;
  if (realism == Realism::Ideal) return s;
  s.mass = 0.1, s.center_m = 0.01, s.friction = 0.3;
  s.stribeck = 0.3, s.stribeck_velocity = 0.06, s.presliding = 3e-4;
  s.load = 0.2, s.warm_viscous = 0.25, s.warm_coulomb = 0.08;
  s.ripple = 2e-3, s.colour = 0.6, s.quantum = 5e-4, s.gain = 0.02;
  s.jitter = 0.05, s.delay_low_s = 1e-3, s.delay_high_s = 3e-3;
  if (realism == Realism::Lab) return s;
  s.mass = 0.25, s.center_m = 0.03, s.friction = 0.6;
  s.stribeck = 0.8, s.presliding = 1.5e-3, s.load = 0.6, s.warm_viscous = 0.5, s.warm_coulomb = 0.25;
  s.ripple = 1e-2, s.colour = 0.9, s.noise = 2, s.quantum = 2e-3, s.gain = 0.05;
  s.jitter = 0.2, s.delay_low_s = 3e-3, s.delay_high_s = 8e-3;
  s.compliance = 3e-3, s.backlash = 1e-3;
  return s;
}

std::vector<PlantFriction> Reality::friction_at(double seconds, const Vector& tau) const {
  // First-order warming from a cold start, w = 1 − exp(−t / warm_s).
  const double warm = 1 - std::exp(-seconds / sizes.warm_s);
  std::vector<PlantFriction> now = friction;
  for (std::size_t j = 0; j < now.size(); ++j) {
    const auto at = static_cast<Index>(j);
    // Load makes dry friction grow, warmth makes it fall; Stribeck friction follows Coulomb friction.
    const double dry = (1 + sizes.load * std::abs(tau[at]) / effort[at]) * (1 - sizes.warm_coulomb * warm);
    now[j].coulomb *= dry, now[j].stribeck *= dry;
    now[j].viscous *= 1 - sizes.warm_viscous * warm;
  }
  return now;
}

Reality make_reality(const Robot& sheet, const RehearsalOptions& options) {
  Reality out;
  out.sizes = sizes_of(options.realism);
  // A separate stream, so that the same individual comes out whatever else is drawn.
  Rng rng = Rng(options.individual).fork(77);
  const bool ideal = options.realism == Realism::Ideal;
  out.robot = ideal ? sheet : unlike_its_sheet(sheet, out.sizes, rng);
  // The load is on the arm that moves, not on the sheet that the controller knows.
  if (options.load) out.robot.bodies.back().inertia = *out.robot.bodies.back().inertia + *options.load;
  out.effort = effort_of(sheet);
  // What the user asks for is kept where it is more than the realism brings.
  const double ratio = std::max(options.stribeck_ratio, out.sizes.stribeck);
  const double velocity = options.stribeck_ratio > 0 || ideal ? options.stribeck_velocity : out.sizes.stribeck_velocity;
  for (const int body : out.robot.coordinates()) {
    const JointNominal n = drive(out.robot, body);
    out.friction.push_back(
        {n.viscous, n.coulomb, ratio * n.coulomb, n.offset, options.coulomb_velocity, velocity, out.sizes.presliding});
  }
  const Index joints = sheet.joint_count();
  out.gain = Vector::Ones(joints), out.ripple_phase = Vector::Zero(joints);
  out.delay_s = options.delay_s;
  if (ideal) return out;
  // Sensor errors of this individual: torque scale, phase of the ripple, delay.
  out.gain += out.sizes.gain * rng.normal_vector(joints);
  out.ripple_phase = rng.uniform_vector(joints, 0, 2 * M_PI);
  out.delay_s += rng.uniform(out.sizes.delay_low_s, out.sizes.delay_high_s);
  return out;
}

Recording logged(const Robot& sheet, const Rehearsal& rehearsal, const RehearsalOptions& options, Recording r) {
  const Reality reality = make_reality(sheet, options);
  const RealismSizes& s = reality.sizes;
  const Matrix& tau = *rehearsal.truth.tau;
  // Positions first: motor encoders, bent gears, late, in whole encoder steps.
  r.q = rehearsal.motor_q;
  deflect(tau, reality, r.q);
  r.q = delayed(r.q, reality.delay_s * options.rate_hz);
  if (options.encoder_rad > 0) r.q = (r.q / options.encoder_rad).array().round() * options.encoder_rad;
  // Then torques: ripple, scale, coloured noise, quanta.
  const Vector sigma = noise_levels(tau, options, sheet, s.noise);
  Rng rng(options.seed);
  ColouredNoise noise(s.colour, tau.cols(), rng);
  r.tau = tau;
  for (Index k = 0; k < tau.rows(); ++k) {
    const Vector& e = noise.next();
    for (Index j = 0; j < tau.cols(); ++j) {
      // Ripple belongs to the motor's angle, so that it repeats when the motion repeats.
      const double turn = s.ripple_per_turn * rehearsal.motor_q(k, j) + reality.ripple_phase[j];
      const double felt =
          reality.gain[j] * (tau(k, j) + s.ripple * reality.effort[j] * std::sin(turn)) + sigma[j] * e[j];
      (*r.tau)(k, j) = rounded(felt, s.quantum * reality.effort[j]);
    }
    // Stamps jitter by less than half a step, so that they stay in order.
    if (s.jitter > 0) r.time[k] += std::clamp(s.jitter * rng.normal(), -0.4, 0.4) / options.rate_hz;
  }
  // Nothing was dropped: every sample is in the log.
  r.ledger.rows_read = r.ledger.rows_used = r.size();
  return r;
}

}  // namespace armature
