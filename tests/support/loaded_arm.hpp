// Models whose truth is known, and recordings of them.
#pragma once

#include "armature/identify.hpp"
#include "support/random_robot.hpp"
#include "support/sweep.hpp"
#include "support/synthetic.hpp"
#include "support/virtual_data.hpp"

namespace armature::testing {

/// A model that is exactly pi and sure of it.
inline IdentifiedModel exact_model(const TorqueModel& model, const Vector& pi) {
  const BaseMap base = compute_base(model);
  IdentifiedModel out;
  out.robot = model.robot();
  out.terms = model.terms();
  for (const BaseParameter& parameter : base.parameters) out.base_names.push_back(parameter.name);
  out.base = base.to_base(pi);
  out.base_covariance = Matrix::Zero(base.size(), base.size());
  const auto count = static_cast<std::size_t>(model.parameter_count());
  out.physical = PhysicalSet{pi, Vector::Zero(pi.size()), std::vector<Origin>(count, Origin::Fixed)};
  out.noise = out.residual = Vector::Zero(model.joints());
  return out;
}

/// Exact motion, torque by inverse dynamics with pi, white noise of this deviation per joint.
inline Samples samples_of(const TorqueModel& model, const Vector& pi, const Motion& motion, double rate,
                          const Vector& noise, Rng& rng) {
  Samples out;
  out.joints = model.robot().joint_names();
  out.rate = rate;
  out.time = Vector::LinSpaced(motion.samples(), 0, static_cast<double>(motion.samples() - 1)) / rate;
  out.motion = motion;
  out.tau = inverse_dynamics(model, pi, motion);
  for (Eigen::Index j = 0; j < out.tau.cols(); ++j) {
    if (noise[j] > 0) out.tau.col(j) += noise[j] * rng.normal_vector(out.tau.rows());
  }
  return out;
}

/// A seeded Fourier motion, `seconds` long.
inline Motion fourier(Rng& rng, int joints, double seconds, double rate, double amplitude = 0.6, int harmonics = 5) {
  const auto rows = static_cast<Eigen::Index>(seconds * rate);
  const Vector time = Vector::LinSpaced(rows, 0, static_cast<double>(rows - 1)) / rate;
  return FourierMotion(rng, joints, harmonics, 10, amplitude).at(time);
}

}  // namespace armature::testing
