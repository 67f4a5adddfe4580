// The terms over a chunk of samples: one pass per basis function, the shape chosen once per pass.
#include <algorithm>
#include <array>
#include <cmath>
#include <span>

#include "dynamics/batch.hpp"
#include "dynamics/plan.hpp"
#include "dynamics/temperature.hpp"

namespace armature::batch {
namespace {

using Buffer = std::array<double, kChunk>;
using Shape = Basis::Shape;

// x = Σ parts + shift for every sample.
void inputs(const Basis& basis, const Motion& motion, Eigen::Index first, std::span<double> x) {
  for (double& value : x) value = basis.shift;
  for (const SignalPart& part : basis.parts) {
    const double* from = part.of(motion.q, motion.v, motion.a).col(part.joint).data() + first;
    for (std::size_t i = 0; i < x.size(); ++i) x[i] += part.weight * from[i];
  }
}

// Friction states along the path, where they are known, take the place of the function's value.
bool take_slip(const Basis& basis, const Motion& motion, Eigen::Index first, std::span<double> x) {
  if (!basis.follows_path() || motion.slip.size() == 0) return false;
  const double* from = motion.slip.col(basis.parts.front().joint).data() + first;
  std::copy(from, from + x.size(), x.begin());
  return true;
}

// x becomes basis.value(x). The two shapes that every model uses have separate loops; they must give the same bits
// as value().
void apply_values(const Basis& basis, std::span<double> x) {
  const double band = basis.dead_band;
  // Only loops that differ from value() by their speed.
  switch (basis.shape) {
    case Shape::Identity:
      if (band <= 0) return;
      for (double& value : x) value = std::abs(value) < band ? 0 : value;
      return;
    case Shape::Sign:
      // Both at once is rare: value() does it.
      if (basis.smooth > 0 && band > 0) break;
      if (basis.smooth > 0) {
        kernels().smooth_sign(x.data(), static_cast<std::ptrdiff_t>(x.size()), basis.smooth);
        return;
      }
      for (double& value : x) {
        // sign(x) without a branch, 0 inside the dead band.
        const double sign = (value > 0 ? 1.0 : 0.0) - (value < 0 ? 1.0 : 0.0);
        value = std::abs(value) < band ? 0 : sign;
      }
      return;
    default: break;
  }
  for (double& value : x) value = basis.value(value);
}

// x becomes basis.slope(x), with the same loops.
void apply_slopes(const Basis& basis, std::span<double> x) {
  // d x / dx = 1.
  if (basis.dead_band <= 0 && basis.shape == Shape::Identity) {
    std::fill(x.begin(), x.end(), 1.0);
    return;
  }
  if (basis.dead_band <= 0 && basis.shape == Shape::Sign && basis.smooth > 0) {
    kernels().smooth_sign(x.data(), static_cast<std::ptrdiff_t>(x.size()), basis.smooth);
    // d tanh(x / w) / dx = (1 − tanh²) / w.
    for (double& value : x) value = (1 - value * value) / basis.smooth;
    return;
  }
  for (double& value : x) value = basis.slope(value);
}

// The gravity torques of a chunk by the bodies that load-dependent friction carries, one column per joint. Models have
// one set of such bodies, so that the last one computed nearly always serves again.
class Loads {
 public:
  Loads(const TorqueModel& model, const Motion& motion, Eigen::Index first, Eigen::Index count)
      : model_(model), motion_(motion), first_(first), count_(count) {}

  [[nodiscard]] const double* of(const Basis& basis, int joint) {
    if (bodies_ == nullptr || *bodies_ != basis.load) compute(basis);
    return torques_ + joint * kChunk;
  }

 private:
  // Inverse dynamics at rest is the gravity torque.
  void compute(const Basis& basis) {
    bodies_ = &basis.load;
    torques_ = loads(kChunk * model_.joints());
    const Kernels& set = kernels();
    const PlanView& plan = model_.plan().view();
    set.inverse(plan, basis.load.data(), {rows_of(motion_.q, first_), zeros(), zeros(), count_}, {torques_, kChunk},
                workspace(set.workspace_bytes(plan)));
  }

  const TorqueModel& model_;
  const Motion& motion_;
  Eigen::Index first_, count_;
  const std::vector<double>* bodies_ = nullptr;
  double* torques_ = nullptr;
};

// x becomes x · factor.
void multiply(const PlanTerm& term, const Motion& motion, Eigen::Index first, Loads& loads, std::span<double> x) {
  const Basis& basis = *term.basis;
  if (basis.factor == Basis::Factor::None) return;
  // The size of the gravity torque on this joint.
  if (basis.factor == Basis::Factor::Load) {
    const double* load = loads.of(basis, term.joint);
    for (std::size_t i = 0; i < x.size(); ++i) x[i] *= std::abs(load[i]);
    return;
  }
  // Warmth or temperature of the joint; the term is 0 where the motion does not know it.
  const bool warmth = basis.factor == Basis::Factor::WarmUp;
  const Matrix& state = warmth ? motion.warmth : motion.temperature;
  const double* from = state.size() > 0 ? state.col(term.joint).data() + first : nullptr;
  for (std::size_t i = 0; i < x.size(); ++i)
    x[i] = from == nullptr ? 0 : x[i] * (warmth ? from[i] : temperature_factor(basis, from[i]));
}

// The shape alone: what the factor multiplies.
void shapes_of(const Basis& basis, const Motion& motion, Eigen::Index first, std::span<double> x) {
  if (take_slip(basis, motion, first, x)) return;
  inputs(basis, motion, first, x);
  apply_values(basis, x);
}

// shape(x) · factor of one function for a chunk.
void values_of(const PlanTerm& term, const Motion& motion, Eigen::Index first, Loads& loads, std::span<double> x) {
  shapes_of(*term.basis, motion, first, x);
  multiply(term, motion, first, loads, x);
}

// Columns of the regressor that belong to the bodies, of one joint.
template <class Use>
void for_body_columns(const TorqueModel& model, int joint, const Use& use) {
  const RegressorLayout& layout = model.plan().layout;
  for (int c = layout.begin[static_cast<std::size_t>(joint)]; c < layout.begin[static_cast<std::size_t>(joint) + 1];
       ++c)
    if (layout.parameter[static_cast<std::size_t>(c)] < model.inertial_count())
      use(c, static_cast<std::size_t>(layout.parameter[static_cast<std::size_t>(c)]));
}

// d |g_j| / dq_joint: the derivative of the bodies' regressor at rest, times the bodies.
Vector load_slope(const TorqueModel& model, const PlanTerm& term, const Motion& motion, int joint, Eigen::Index first,
                  Eigen::Index count, Loads& loads) {
  const Kernels& set = kernels();
  const PlanView& plan = model.plan().view();
  // Direction 0 is the position; at rest, only gravity remains.
  Matrix d = Matrix::Zero(count, plan.columns);
  Eigen::Ref<Matrix> values(d);
  set.derivative(plan, {rows_of(motion.q, first), zeros(), zeros(), count}, joint, 0, rows_of(values, 0),
                 workspace(set.workspace_bytes(plan)));
  Vector slope = Vector::Zero(count);
  // dg_j/dq = Σ parameter · dY/dq over the bodies' columns of joint j.
  for_body_columns(model, term.joint, [&](int c, std::size_t p) { slope += term.basis->load[p] * d.col(c); });
  // d|g| = sign(g) dg.
  const double* load = loads.of(*term.basis, term.joint);
  for (Eigen::Index i = 0; i < count; ++i) slope[i] *= load[i] > 0 ? 1 : -1;
  return slope;
}

// The gradient's part that goes through |g_j(q)|: the bodies' regressor at rest contracted with them.
void add_load_gradient(const TorqueModel& model, const PlanTerm& term, const Motion& motion, const double* weight,
                       Eigen::Index first, Loads& loads, std::span<double> shape, MotionGradient& gradient) {
  const auto count = static_cast<Eigen::Index>(shape.size());
  const double* load = loads.of(*term.basis, term.joint);
  // d/d|g_j| of weight · shape · |g_j|, times sign(g_j): what multiplies dg_j/dq.
  for (std::size_t i = 0; i < shape.size(); ++i) shape[i] *= weight[i] * (load[i] > 0 ? 1 : -1);
  Matrix weights = Matrix::Zero(count, model.plan().view().columns), d_q = Matrix::Zero(count, model.joints());
  // g_j = Σ parameter · Y, so each body column of the joint has this weight times its parameter.
  for_body_columns(model, term.joint, [&](int c, std::size_t p) {
    weights.col(c) = term.basis->load[p] * Eigen::Map<const Vector>(shape.data(), count);
  });
  // At rest only the positions matter.
  Matrix ignored_v = d_q, ignored_a = d_q;
  Eigen::Ref<Matrix> to_q(d_q), to_v(ignored_v), to_a(ignored_a);
  const Kernels& set = kernels();
  set.contract(model.plan().view(), {rows_of(motion.q, first), zeros(), zeros(), count},
               rows_of(Eigen::Ref<const Matrix>(weights), 0), {rows_of(to_q, 0), rows_of(to_v, 0), rows_of(to_a, 0)},
               workspace(set.workspace_bytes(model.plan().view())));
  gradient.d_q.middleRows(first, count) += d_q;
}

}  // namespace

void term_values(const TorqueModel& model, const Motion& motion, Eigen::Index first, Eigen::Index count,
                 Columns values) {
  Buffer buffer;
  const std::span<double> x(buffer.data(), static_cast<std::size_t>(count));
  Loads loads(model, motion, first, count);
  for (const PlanTerm& term : model.plan().terms) {
    // The first function of a column sets it, others of the same parameter add.
    values_of(term, motion, first, loads, x);
    double* const to = values.data + term.column * values.stride;
    for (std::size_t i = 0; i < x.size(); ++i) to[i] = term.first ? x[i] : to[i] + x[i];
  }
}

void add_term_torques(const TorqueModel& model, const Vector& pi, const Motion& motion, Eigen::Index first,
                      Eigen::Index count, Eigen::Ref<Matrix> tau) {
  Buffer buffer;
  const std::span<double> x(buffer.data(), static_cast<std::size_t>(count));
  Loads loads(model, motion, first, count);
  for (const PlanTerm& term : model.plan().terms) {
    values_of(term, motion, first, loads, x);
    const double parameter = pi[term.parameter];
    double* const to = tau.col(term.joint).data() + first;
    for (std::size_t i = 0; i < x.size(); ++i) to[i] += parameter * x[i];
  }
}

void add_term_slopes(const TorqueModel& model, const Motion& motion, int joint, SignalPart::Kind kind,
                     Eigen::Index first, Eigen::Index count, Eigen::Ref<Matrix> values) {
  Buffer buffer;
  const std::span<double> x(buffer.data(), static_cast<std::size_t>(count));
  Loads loads(model, motion, first, count);
  for (const PlanTerm& term : model.plan().terms) {
    double* const to = values.col(term.column).data() + first;
    // Through the factor: the load changes with every joint's position.
    if (term.basis->factor == Basis::Factor::Load && kind == SignalPart::Kind::Position) {
      const Vector slope = load_slope(model, term, motion, joint, first, count, loads);
      shapes_of(*term.basis, motion, first, x);
      for (std::size_t i = 0; i < x.size(); ++i) to[i] += x[i] * slope[static_cast<Eigen::Index>(i)];
    }
    // Through the argument: the weight of this joint's signal in x.
    double weight = 0;
    for (const SignalPart& part : term.basis->parts) {
      if (part.kind == kind && part.joint == joint) weight += part.weight;
    }
    if (weight == 0) continue;
    inputs(*term.basis, motion, first, x);
    apply_slopes(*term.basis, x);
    multiply(term, motion, first, loads, x);
    for (std::size_t i = 0; i < x.size(); ++i) to[i] += weight * x[i];
  }
}

void add_term_gradient(const TorqueModel& model, const Motion& motion, const Eigen::Ref<const Matrix>& weights,
                       Eigen::Index first, Eigen::Index count, MotionGradient& gradient) {
  Buffer buffer;
  const std::span<double> x(buffer.data(), static_cast<std::size_t>(count));
  Loads loads(model, motion, first, count);
  for (const PlanTerm& term : model.plan().terms) {
    const double* const weight = weights.col(term.column).data() + first;
    // Through the factor first,
    if (term.basis->factor == Basis::Factor::Load) {
      shapes_of(*term.basis, motion, first, x);
      add_load_gradient(model, term, motion, weight, first, loads, x, gradient);
    }
    // then through the argument: weight · slope · factor, for each signal in x.
    inputs(*term.basis, motion, first, x);
    apply_slopes(*term.basis, x);
    for (std::size_t i = 0; i < x.size(); ++i) x[i] *= weight[i];
    multiply(term, motion, first, loads, x);
    for (const SignalPart& part : term.basis->parts) {
      Matrix& to_matrix = part.kind == SignalPart::Kind::Position
                              ? gradient.d_q
                              : (part.kind == SignalPart::Kind::Velocity ? gradient.d_v : gradient.d_a);
      double* const to = to_matrix.col(part.joint).data() + first;
      for (std::size_t i = 0; i < x.size(); ++i) to[i] += part.weight * x[i];
    }
  }
}

}  // namespace armature::batch
