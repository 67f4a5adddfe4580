#include "armature/observer.hpp"

#include <cmath>
#include <stdexcept>

#include "armature/presliding.hpp"
#include "monitor/momentum.hpp"

namespace armature {
namespace observing {

// A term that the observer treats as a torque, everything that is not linear in an acceleration:
//   factor · basis(x).
struct FrictionRow {
  int joint = 0;
  double factor = 0;
  Basis basis;
  double z = 0;  // presliding: state along the path
};

}  // namespace observing

// Everything that step() needs, allocated once.
struct Observer::State {
  MomentumRecursion recursion;
  std::vector<observing::FrictionRow> friction;
  double gain = 0;
  bool started = false;
  double friction_velocity = 0;
  Vector drive, drive_before, start, integral, fed_back, residual, q_before;

  State(const Predictor& predictor, const ObserverOptions& options)
      : recursion(predictor.torque_model(), predictor.parameters()),
        gain(2 * M_PI * options.bandwidth_hz),
        friction_velocity(options.friction_velocity) {
    const TorqueModel& model = predictor.torque_model();
    // All terms that are no rotors: friction, springs and the like, with tanh(v / friction_velocity) for sign(v).
    for (std::size_t c = 0; c < model.columns().size(); ++c) {
      const double parameter = predictor.parameters()[model.inertial_count() + static_cast<int>(c)];
      for (const auto& [joint, basis] : model.columns()[c].rows) {
        if (!is_inertial(basis)) friction.push_back({joint, parameter, basis.smoothed(options.friction_velocity)});
      }
    }
    for (Vector* v : {&drive, &drive_before, &start, &integral, &fed_back, &residual, &q_before})
      *v = Vector::Zero(model.joints());
  }

  // presliding.hpp, one step of the path. Before the first step a joint that moves is taken to have moved for long.
  double presliding(observing::FrictionRow& f, Eigen::Ref<const Vector> q, Eigen::Ref<const Vector> v) const {
    const int moving = f.basis.parts.front().joint;
    // In steady sliding z = sign(v); here its smooth form, so that noise at standstill gives no state.
    if (!started) return f.z = std::tanh(v[moving] / friction_velocity);
    return f.z = presliding_step(f.z, q[moving] - q_before[moving], f.basis.p0);
  }

  // What multiplies friction: the load that the gear carries. Temperatures are not known here.
  [[nodiscard]] double beside(const observing::FrictionRow& f) const {
    switch (f.basis.factor) {
      case Basis::Factor::None: return 1;
      case Basis::Factor::Load: return std::abs(recursion.gravity[f.joint]);
      case Basis::Factor::Temperature:
      case Basis::Factor::WarmUp: break;
    }
    return 0;
  }

  // tau + Cᵀv − g − friction.
  void compute_drive(Eigen::Ref<const Vector> q, Eigen::Ref<const Vector> v, Eigen::Ref<const Vector> tau) {
    drive = tau + recursion.transported - recursion.gravity;
    for (observing::FrictionRow& f : friction) {
      if (f.basis.follows_path()) {
        drive[f.joint] -= f.factor * presliding(f, q, v) * beside(f);
        continue;
      }
      // x = Σ weight · signal + shift. An acceleration is not measured: its part is left out.
      double x = f.basis.shift;
      for (const SignalPart& part : f.basis.parts) {
        if (part.kind == SignalPart::Kind::Acceleration) continue;
        x += part.weight * (part.kind == SignalPart::Kind::Position ? q[part.joint] : v[part.joint]);
      }
      drive[f.joint] -= f.factor * f.basis.value(x) * beside(f);
    }
  }
};

// Written so that NaN is refused too.
std::optional<Error> ObserverOptions::problem() const {
  if (!(bandwidth_hz > 0 && bandwidth_hz <= 1e4))
    return Error{ErrorCode::Usage, "the bandwidth must be positive and at most 10 kHz", "observer", "Use about 5 Hz."};
  if (!(friction_velocity > 0 && friction_velocity <= 1e3))
    return Error{ErrorCode::Usage, "the friction velocity must be positive and at most 1000 rad/s", "observer",
                 "Use about 0.01 rad/s."};
  return std::nullopt;
}

Observer::Observer(const Predictor& predictor, const ObserverOptions& options) {
  if (const auto error = options.problem()) throw std::invalid_argument(error->text());
  state_ = std::make_unique<State>(predictor, options);
}
Observer::Observer(Observer&&) noexcept = default;
Observer& Observer::operator=(Observer&&) noexcept = default;
Observer::~Observer() = default;

int Observer::joints() const { return static_cast<int>(state_->residual.size()); }
const Vector& Observer::residual() const { return state_->residual; }

// The next step takes its momentum as p(0).
void Observer::reset(Eigen::Ref<const Vector> q, Eigen::Ref<const Vector> v) {
  State& s = *state_;
  s.recursion.evaluate(q, v);
  s.integral.setZero(), s.fed_back.setZero(), s.residual.setZero();
  s.started = false;
}

const Vector& Observer::step(double dt, Eigen::Ref<const Vector> q, Eigen::Ref<const Vector> v,
                             Eigen::Ref<const Vector> tau) {
  State& s = *state_;
  s.recursion.evaluate(q, v);
  s.compute_drive(q, v, tau);
  s.q_before = q;
  // The first step has no interval behind it: it fixes p(0) and the first value of the integrand.
  if (!s.started) {
    s.start = s.recursion.momentum;
    s.drive_before = s.drive;
    s.started = true;
    return s.residual;
  }
  // The drive by the trapezoidal rule; the residual's own feedback implicitly, stable for any dt.
  s.integral += 0.5 * dt * (s.drive + s.drive_before);
  s.residual = s.gain / (1 + s.gain * dt) * (s.recursion.momentum - s.start - s.integral - s.fed_back);
  s.fed_back += dt * s.residual;
  s.drive_before = s.drive;
  return s.residual;
}

// The three terms of one state, for tests.
MomentumTerms momentum_terms(const Predictor& predictor, const Vector& q, const Vector& v) {
  MomentumRecursion recursion(predictor.torque_model(), predictor.parameters());
  recursion.evaluate(q, v);
  return {recursion.momentum, recursion.transported, recursion.gravity};
}

}  // namespace armature
