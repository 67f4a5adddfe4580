// One step of an arm in time that dry friction cannot make unstable.
//
//   (M + h D + h² K) (v' − v) = h (tau + K (r − q − h v) + B (w − v) − bias(q, v)),     q' = q + h v'
//
// D is the slope of each joint's friction (with B), K and B a spring and a damper towards r and w; both may be 0. A
// wrist of a gram of inertia with a newton metre of friction needs steps of microseconds in an explicit scheme.
#pragma once

#include "armature/dynamics.hpp"

namespace armature {

struct ArmState {
  Vector q, v, a;
};

/// What pulls the arm towards a motion; empty vectors: nothing does.
struct Pull {
  Vector stiffness, damping;  ///< [N·m/rad], [N·m·s/rad]
  Vector q, v;                ///< where to
};

class ImplicitStep {
 public:
  /// `friction_velocity`: jumps of friction are spread over this [rad/s].
  ImplicitStep(const TorqueModel& model, const Vector& pi, double friction_velocity);

  /// Advances the state by `h` seconds under `tau`. False where the mass matrix is not positive or the state is not
  /// finite; the state is then unchanged.
  [[nodiscard]] bool advance(ArmState& state, const Vector& tau, const Pull& pull, double h) const;
  [[nodiscard]] const TorqueModel& model() const { return model_; }

 private:
  [[nodiscard]] Vector friction_slope(const ArmState& state) const;
  TorqueModel model_;
  Vector pi_;
};

}  // namespace armature
