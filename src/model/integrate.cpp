#include <cmath>
#include <stdexcept>

#include "armature/model.hpp"

namespace armature {
namespace {

// Positions and velocities: d/dt (q, v) = (v, a).
struct State {
  Vector q, v;
};

// An Euler step from `from` with the given derivatives.
State moved(const State& from, const Vector& v, const Vector& a, double dt) {
  return {from.q + dt * v, from.v + dt * a};
}

}  // namespace

Simulation simulate(const Predictor& predictor, const Vector& q0, const Vector& v0,
                    const std::function<Vector(double, const Vector&, const Vector&)>& torque,
                    const SimulationOptions& options) {
  const TorqueModel& given = predictor.torque_model();
  // Mistakes of the caller, not of the arm.
  if (!(options.step > 0) || !(options.duration >= 0))
    throw std::invalid_argument("simulate: step and duration must be positive");
  if (q0.size() != given.joints() || v0.size() != given.joints())
    throw std::invalid_argument("simulate: start has the wrong size");
  // Every jump steep but smooth, so that the integrator can cross zero velocity.
  const TorqueModel model(given.robot(), smoothed(given.terms(), options.friction_velocity));
  const Vector& pi = predictor.parameters();
  const auto acceleration = [&](double t, const State& s) {
    return forward_dynamics(model, pi, s.q, s.v, torque(t, s.q, s.v));
  };

  const auto steps = static_cast<Eigen::Index>(std::llround(options.duration / options.step));
  Simulation out;
  out.time = Vector::LinSpaced(steps + 1, 0, static_cast<double>(steps) * options.step);
  out.motion = Motion(steps + 1, given.joints());
  State s{q0, v0};
  const double h = options.step;
  for (Eigen::Index k = 0; k <= steps; ++k) {
    const double t = static_cast<double>(k) * h;
    const Vector a1 = acceleration(t, s);
    // The state ran away, or M is not positive definite: what was computed before is kept.
    if (!a1.allFinite() || !s.q.allFinite()) {
      out.finite = false;
      out.time.conservativeResize(k);
      out.motion = out.motion.slice(0, k);
      return out;
    }
    out.motion.q.row(k) = s.q, out.motion.v.row(k) = s.v, out.motion.a.row(k) = a1;
    if (k == steps) break;
    // Four evaluations of the classical Runge–Kutta scheme; the first one is a1.
    const State s2 = moved(s, s.v, a1, h / 2);
    const Vector a2 = acceleration(t + h / 2, s2);
    const State s3 = moved(s, s2.v, a2, h / 2);
    const Vector a3 = acceleration(t + h / 2, s3);
    const State s4 = moved(s, s3.v, a3, h);
    const Vector a4 = acceleration(t + h, s4);
    // Weights 1, 2, 2, 1.
    s.q += h / 6 * (s.v + 2 * s2.v + 2 * s3.v + s4.v);
    s.v += h / 6 * (a1 + 2 * a2 + 2 * a3 + a4);
  }
  return out;
}

}  // namespace armature
