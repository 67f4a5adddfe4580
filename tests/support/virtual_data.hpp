// Samples of a robot whose parameters are known, without a simulator: exact motion, torque by inverse dynamics, noise.
#pragma once

#include "armature/dynamics.hpp"
#include "armature/rng.hpp"
#include "armature/samples.hpp"
#include "armature/trajectory.hpp"

namespace armature::testing {

/// The robot without its capsules: a random motion cannot make it touch itself.
inline Robot without_capsules(Robot robot) {
  robot.base_capsules.clear();
  for (Body& body : robot.bodies) body.capsules.clear();
  return robot;
}

/// A Fourier motion of a few harmonics within ±reach rad around zero.
inline FourierSeries fourier_motion(Rng& rng, int joints, double reach = 1.2, double frequency = 0.1) {
  const int harmonics = 5;
  FourierSeries series;
  series.frequency = frequency;
  series.offset = Vector::Zero(joints);
  series.sine = Matrix::Zero(joints, harmonics);
  series.cosine = Matrix::Zero(joints, harmonics);
  for (int j = 0; j < joints; ++j) {
    for (int l = 0; l < harmonics; ++l) {
      const double size = reach / harmonics * 2 * M_PI * frequency * (l + 1);
      series.sine(j, l) = rng.uniform(-size, size);
      series.cosine(j, l) = rng.uniform(-size, size);
    }
  }
  return series;
}

/// Friction, and rotors where the robot's file has any.
inline std::vector<std::string> friction_and_rotors(const Robot& robot) {
  for (const Body& body : robot.bodies) {
    if (body.joint.nominal && body.joint.nominal->rotor_inertia > 0) return {"viscous", "coulomb", "rotor"};
  }
  return {"viscous", "coulomb"};
}

/// A Fourier motion from home and back, at rest at both ends.
inline FourierSeries motion_from_home(Rng& rng, const Robot& robot, int periods) {
  FourierSeries series = fourier_motion(rng, robot.joint_count(), 0.9, 0.1);
  series = series.at_rest().starting_at(robot.home_position());
  series.periods = periods;
  return series;
}

/// `noise` is the standard deviation of the torque per joint [N·m].
inline Samples virtual_samples(const TorqueModel& model, const Vector& pi, const Trajectory& trajectory, double rate_hz,
                               double noise, Rng& rng) {
  const SampledTrajectory sampled = trajectory.sample(rate_hz, false);
  Samples samples;
  samples.joints = model.robot().joint_names();
  samples.time = sampled.time;
  samples.motion = sampled.motion;
  samples.tau = inverse_dynamics(model, pi, sampled.motion);
  for (double& x : samples.tau.reshaped()) x += noise * rng.normal();
  samples.rate = rate_hz;
  return samples;
}

}  // namespace armature::testing
