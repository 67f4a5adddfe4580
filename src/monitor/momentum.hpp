// p = M(q) v, C(q, v)ᵀ v and g(q) in one pass out and one pass back over the bodies.
#pragma once

#include <vector>

#include "armature/dynamics.hpp"
#include "dynamics/mechanism.hpp"
#include "dynamics/momentum_recursion.hpp"

namespace armature {

/// Evaluates without allocating. Terms linear in an acceleration (rotors) count as momentum.
class MomentumRecursion {
 public:
  MomentumRecursion(const TorqueModel& model, const Vector& pi);

  void evaluate(Eigen::Ref<const Vector> q, Eigen::Ref<const Vector> v);

  Vector momentum;     ///< M(q) v
  Vector transported;  ///< C(q, v)ᵀ v = ∂T/∂q
  Vector gravity;      ///< g(q)

 private:
  /// A term linear in an acceleration: p[joint] += weight · v[source].
  struct InertiaRow {
    int joint = 0;
    int source = 0;
    double weight = 0;
  };
  TorqueModel model_;
  recursion::MomentumBody<double> base_;
  std::vector<Vector10> inertia_;
  std::vector<InertiaRow> rotors_;
  std::vector<recursion::MomentumBody<double>> bodies_;
};

}  // namespace armature
