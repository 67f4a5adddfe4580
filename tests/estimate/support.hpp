// Shared by the estimation tests: periodic motions and recordings with known truth.
#pragma once

#include <cmath>

#include "armature/estimate.hpp"
#include "armature/rng.hpp"
#include "support/random_robot.hpp"
#include "support/sweep.hpp"

namespace armature::testing {

/// q_j(t) = Σ_l amplitude sin(2π l t / period + phase), random phases, `harmonics` of them.
struct Multi {
  double period = 10;
  Matrix amplitude, phase;  // harmonics × joints
  Motion at(const Vector& time) const {
    Motion m(time.size(), amplitude.cols());
    for (Eigen::Index j = 0; j < amplitude.cols(); ++j) {
      for (Eigen::Index l = 0; l < amplitude.rows(); ++l) {
        const double w = 2 * M_PI * static_cast<double>(l + 1) / period;
        const Eigen::ArrayXd x = w * time.array() + phase(l, j);
        m.q.col(j).array() += amplitude(l, j) * x.sin();
        m.v.col(j).array() += amplitude(l, j) * w * x.cos();
        m.a.col(j).array() -= amplitude(l, j) * w * w * x.sin();
      }
    }
    return m;
  }
};

inline Multi random_multi(Rng& rng, Eigen::Index joints, int harmonics = 5, double period = 10, double size = 1.5) {
  Multi m{period, Matrix(harmonics, joints), Matrix(harmonics, joints)};
  for (Eigen::Index j = 0; j < joints; ++j) {
    for (Eigen::Index l = 0; l < harmonics; ++l) {
      m.amplitude(l, j) = size * rng.uniform(0.3, 1) / static_cast<double>(l + 1);
      m.phase(l, j) = rng.uniform(0, 2 * M_PI);
    }
  }
  return m;
}

inline Vector times(Eigen::Index count, double rate) {
  return Vector::LinSpaced(count, 0, static_cast<double>(count - 1) / rate);
}

/// The base without its numerical check.
inline BaseMap quick_base(const TorqueModel& model) {
  BaseOptions options;
  options.check = false;
  return compute_base(model, options);
}

/// A robot with its terms, base, truth, and a motion with clean torques.
struct Bench {
  TorqueModel model;
  BaseMap base;
  Vector beta;
  Samples clean;
};

inline Bench make_bench(const Robot& robot, Eigen::Index samples, double rate, std::uint64_t seed) {
  Rng rng(seed);
  TorqueModel model(robot, {viscous_friction(robot), coulomb_friction(robot)});
  BaseMap base = quick_base(model);
  const Vector pi = model.nominal();
  Samples s;
  s.joints = robot.joint_names();
  s.rate = rate;
  s.time = times(samples, rate);
  s.motion = random_multi(rng, model.joints(), 5, static_cast<double>(samples) / rate).at(s.time);
  s.tau = inverse_dynamics(model, pi, s.motion);
  return {model, base, base.to_base(pi), s};
}

}  // namespace armature::testing
