// p = M(q) v, C(q, v)ᵀ v and g(q) in one pass out and one pass back over the bodies.
#pragma once

#include <vector>

#include "armature/dynamics.hpp"
#include "dynamics/mechanism.hpp"
#include "dynamics/recursion.hpp"

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
  using Vec = recursion::Vec3<double>;
  /// A term linear in an acceleration: p[joint] += weight · v[source].
  struct InertiaRow {
    int joint = 0;
    int source = 0;
    double weight = 0;
  };
  struct BodyState {
    recursion::Placement<double> at;
    Vec omega, velocity, lift;            ///< of the origin; lift is −gravity, all in the body's frame
    Vec carried_omega, carried_velocity;  ///< what the parent's motion gives, without the joint's own
    Vec linear, angular;                  ///< momentum of the subtree about the body's origin
    Vec force, moment;                    ///< gravity's wrench of the subtree
  };
  void outwards(const MechanismBody& body, std::size_t b, Eigen::Ref<const Vector> q, Eigen::Ref<const Vector> v);
  void inwards(const MechanismBody& body, std::size_t b);

  TorqueModel model_;
  std::vector<LinkInertia> inertia_;
  std::vector<InertiaRow> rotors_;
  std::vector<BodyState> bodies_;
};

/// Whether a basis is linear in accelerations only.
[[nodiscard]] bool is_inertial(const Basis& basis);

}  // namespace armature
