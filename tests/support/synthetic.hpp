// Recordings whose truth is known: Fourier motions of a robot, torques by inverse dynamics, noise on request.
#pragma once

#include <cmath>

#include "armature/dynamics.hpp"
#include "armature/recording.hpp"
#include "armature/rng.hpp"
#include "support/random_robot.hpp"

namespace armature::testing {

/// q_j = q0 + Σ_l a_l sin(ω l t) − b_l cos(ω l t), seeded.
class FourierMotion {
 public:
  FourierMotion(Rng& rng, int joints, int harmonics, double period, double amplitude = 0.5)
      : period_(period), offset_(rng.uniform_vector(joints, -0.5, 0.5)) {
    sine_.resize(harmonics, joints);
    cosine_.resize(harmonics, joints);
    for (int l = 0; l < harmonics; ++l) {
      for (int j = 0; j < joints; ++j) {
        sine_(l, j) = rng.uniform(-1, 1) * amplitude / (l + 1);
        cosine_(l, j) = rng.uniform(-1, 1) * amplitude / (l + 1);
      }
    }
  }

  [[nodiscard]] Motion at(const Vector& time) const {
    Motion out(time.size(), offset_.size());
    for (Eigen::Index k = 0; k < time.size(); ++k) {
      out.q.row(k) = offset_.transpose();
      for (Eigen::Index l = 0; l < sine_.rows(); ++l) {
        const double w = 2 * M_PI * static_cast<double>(l + 1) / period_;
        const double s = std::sin(w * time[k]), c = std::cos(w * time[k]);
        out.q.row(k) += sine_.row(l) * s - cosine_.row(l) * c;
        out.v.row(k) += w * (sine_.row(l) * c + cosine_.row(l) * s);
        out.a.row(k) += w * w * (-sine_.row(l) * s + cosine_.row(l) * c);
      }
    }
    return out;
  }

 private:
  double period_;
  Vector offset_;
  Matrix sine_, cosine_;
};

struct SyntheticOptions {
  double rate = 500;
  double period = 8;
  double periods = 3;
  int harmonics = 5;
  double position_noise = 0;  ///< [rad]
  double torque_noise = 0;    ///< part of each joint's RMS torque
  bool velocity = false;
  double amplitude = 0.5;
};

/// What a robot with its nominal parameters, viscous and Coulomb friction would record.
inline Recording synthetic_recording(const Robot& robot, Rng& rng, const SyntheticOptions& options = {}) {
  const TorqueModel model(robot, {viscous_friction(robot), coulomb_friction(robot)});
  const int n = robot.joint_count();
  const FourierMotion fourier(rng, n, options.harmonics, options.period, options.amplitude);
  const auto rows = static_cast<Eigen::Index>(std::llround(options.rate * options.period * options.periods));
  Recording out;
  out.joints = robot.joint_names();
  out.position_units.assign(static_cast<std::size_t>(n), "rad");
  out.time = Vector::LinSpaced(rows, 0, static_cast<double>(rows - 1)) / options.rate;
  const Motion motion = fourier.at(out.time);
  Matrix tau = inverse_dynamics(model, model.nominal(), motion);
  for (Eigen::Index j = 0; j < n; ++j) {
    const double size = std::sqrt(tau.col(j).squaredNorm() / static_cast<double>(rows));
    if (options.torque_noise > 0) tau.col(j) += options.torque_noise * size * rng.normal_vector(rows);
  }
  out.q = motion.q;
  if (options.position_noise > 0) {
    for (double& x : out.q.reshaped()) x += options.position_noise * rng.normal();
  }
  if (options.velocity) out.v = motion.v;
  out.tau = tau;
  out.source = "synthetic";
  out.ledger.rows_read = out.ledger.rows_used = rows;
  return out;
}

}  // namespace armature::testing
