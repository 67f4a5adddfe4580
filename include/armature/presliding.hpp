// Dry friction with a memory. A joint that turns around is not at once braked the other way: its contacts first bend
// along a short stretch of path. With q the joint's position, σ the direction it moves in and δ the term's length,
//
//   dz/dq = (1 − σ z) / δ,   so along a path s in one direction   z(s) = σ + (z(0) − σ) exp(−s / δ)
//
// and the torque is FC · z: sign(v) in steady sliding, a hysteresis loop at every reversal (Dahl 1968). Speed does not
// enter, so that slow motions are described as well as fast ones.
//
// For a single state (in a controller, a design, generated code) the path is not known and z = sign(v). Functions that
// take a Motion use that; functions that take Samples follow the path, and so does the Observer.
#pragma once

#include <cmath>
#include <vector>

#include "armature/dynamics.hpp"

namespace armature {

/// z after one more piece of path.
[[nodiscard]] inline double presliding_step(double z, double path, double length) {
  const double direction = path > 0 ? 1 : -1;
  return direction + (z - direction) * std::exp(-std::abs(path) / length);
}
/// z of one joint along its positions; 0 at the first sample of every stretch (`starts` as in Samples).
[[nodiscard]] Vector presliding_state(const Vector& q, const std::vector<Eigen::Index>& starts, double length);

/// How warm a joint has become by moving: 0 at the first sample of every stretch, then with s the path travelled since
///   w = 1 − exp(−s / path)
/// Friction heats in proportion to the path; that a resting joint cools is not described.
[[nodiscard]] Vector warm_up_state(const Vector& q, const std::vector<Eigen::Index>& starts, double path);

/// A motion whose samples follow each other, with the friction states that the model's presliding and warm-up terms
/// need: the unchanged motion where there are none. A warmth that is given is kept: a piece of a recording does not
/// start cold. Keeps a reference to `motion`.
class MotionAlongPath {
 public:
  MotionAlongPath(const TorqueModel& model, const Motion& motion, const std::vector<Eigen::Index>& starts = {0});
  [[nodiscard]] const Motion& motion() const { return own_.samples() > 0 ? own_ : given_; }

 private:
  const Motion& given_;
  Motion own_;
};

}  // namespace armature
