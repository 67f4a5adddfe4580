// The terms over a chunk of samples: one pass per basis function, the shape chosen once per pass.
#include <algorithm>
#include <array>
#include <cmath>
#include <span>

#include "dynamics/batch.hpp"
#include "dynamics/plan.hpp"

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

// x becomes basis.value(x). The two shapes that every model uses have loops that the compiler vectorises; they must
// give the same bits as value().
void apply_values(const Basis& basis, std::span<double> x) {
  const double band = basis.dead_band;
  switch (basis.shape) {
    case Shape::Identity:
      if (band <= 0) return;
      for (double& value : x) value = std::abs(value) < band ? 0 : value;
      return;
    case Shape::Sign:
      if (basis.smooth > 0) break;
      for (double& value : x) {
        const double sign = (value > 0 ? 1.0 : 0.0) - (value < 0 ? 1.0 : 0.0);
        value = std::abs(value) < band ? 0 : sign;
      }
      return;
    default: break;
  }
  for (double& value : x) value = basis.value(value);
}

void values_of(const Basis& basis, const Motion& motion, Eigen::Index first, std::span<double> x) {
  if (take_slip(basis, motion, first, x)) return;
  inputs(basis, motion, first, x);
  apply_values(basis, x);
}

}  // namespace

void term_values(const TorqueModel& model, const Motion& motion, Eigen::Index first, Eigen::Index count,
                 Columns values) {
  Buffer buffer;
  const std::span<double> x(buffer.data(), static_cast<std::size_t>(count));
  for (const PlanTerm& term : model.plan().terms) {
    values_of(*term.basis, motion, first, x);
    double* const to = values.data + term.column * values.stride;
    for (std::size_t i = 0; i < x.size(); ++i) to[i] = term.first ? x[i] : to[i] + x[i];
  }
}

void add_term_torques(const TorqueModel& model, const Vector& pi, const Motion& motion, Eigen::Index first,
                      Eigen::Index count, Eigen::Ref<Matrix> tau) {
  Buffer buffer;
  const std::span<double> x(buffer.data(), static_cast<std::size_t>(count));
  for (const PlanTerm& term : model.plan().terms) {
    values_of(*term.basis, motion, first, x);
    const double parameter = pi[term.parameter];
    double* const to = tau.col(term.joint).data() + first;
    for (std::size_t i = 0; i < x.size(); ++i) to[i] += parameter * x[i];
  }
}

void add_term_slopes(const TorqueModel& model, const Motion& motion, int joint, SignalPart::Kind kind,
                     Eigen::Index first, Eigen::Index count, Eigen::Ref<Matrix> values) {
  Buffer buffer;
  const std::span<double> x(buffer.data(), static_cast<std::size_t>(count));
  for (const PlanTerm& term : model.plan().terms) {
    double weight = 0;
    for (const SignalPart& part : term.basis->parts) {
      if (part.kind == kind && part.joint == joint) weight += part.weight;
    }
    if (weight == 0) continue;
    inputs(*term.basis, motion, first, x);
    double* const to = values.col(term.column).data() + first;
    for (std::size_t i = 0; i < x.size(); ++i) to[i] += weight * term.basis->slope(x[i]);
  }
}

void add_term_gradient(const TorqueModel& model, const Motion& motion, const Eigen::Ref<const Matrix>& weights,
                       Eigen::Index first, Eigen::Index count, MotionGradient& gradient) {
  Buffer buffer;
  const std::span<double> x(buffer.data(), static_cast<std::size_t>(count));
  for (const PlanTerm& term : model.plan().terms) {
    inputs(*term.basis, motion, first, x);
    const double* const weight = weights.col(term.column).data() + first;
    for (std::size_t i = 0; i < x.size(); ++i) x[i] = weight[i] * term.basis->slope(x[i]);
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
