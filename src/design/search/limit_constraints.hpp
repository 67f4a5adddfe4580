// Joint limits as constraints on the unknowns of a Fourier series.
#pragma once

#include <string>
#include <vector>

#include "armature/robot.hpp"
#include "design/criterion/fourier_basis.hpp"
#include "design/search/interior_point.hpp"

namespace armature::design {

/// Position, velocity, acceleration and jerk limits at equidistant samples: linear, one block per joint.
///
///   lower ≤ q_k ≤ upper,  |v_k| ≤ velocity, …     each divided by its own range, so that slacks are of order one
class SampledLimits : public ConstraintSet {
 public:
  SampledLimits(const MotionMap& map, const std::vector<JointLimits>& limits, const std::vector<std::string>& names,
                int samples);
  [[nodiscard]] Eigen::Index size() const override { return size_; }
  void values(const Vector& x, Eigen::Ref<Vector> s) override;
  void linearize(const Vector&) override {}
  void add_transposed(const Vector& y, Vector& out) const override;
  void add_squared(const Vector& d, Matrix& H) const override;
  void add_curvature(const Vector&, Matrix&) const override {}
  [[nodiscard]] bool knows_curvature() const override { return true; }
  [[nodiscard]] std::string describe(Eigen::Index i) const override;

 private:
  // Two-sided rows low ≤ center + Φ x ≤ high of one quantity of one joint.
  struct Block {
    int joint = 0;
    std::string what;
    Matrix phi;                   ///< samples × unknowns, already divided by the range
    double below = 0, above = 0;  ///< slack of both sides at x = 0
  };
  int unknowns_;
  std::vector<Block> blocks_;
  Eigen::Index size_ = 0;
};

/// The papers' sufficient conditions on the amplitudes (Stürz 2017 eq. 14d–e; Xu 2020 eq. 10), with the offset q0 that
/// a start at home implies:
///   q0 + Σ A_l/(ωl) ≤ upper,  q0 − Σ A_l/(ωl) ≥ lower,  Σ A_l ≤ velocity,  Σ ωl A_l ≤ acceleration,  A_l = √(a_l² +
///   b_l²)
class AmplitudeLimits : public ConstraintSet {
 public:
  /// `rounding` > 0, in typical speeds: √(a² + b² + δ²) ≥ A is safe, and smooth where a harmonic vanishes.
  AmplitudeLimits(const MotionMap& map, const std::vector<JointLimits>& limits, const std::vector<std::string>& names,
                  double rounding);
  [[nodiscard]] Eigen::Index size() const override { return static_cast<Eigen::Index>(rows_.size()); }
  void values(const Vector& x, Eigen::Ref<Vector> s) override;
  void linearize(const Vector& x) override;
  void add_transposed(const Vector& y, Vector& out) const override;
  void add_squared(const Vector& d, Matrix& H) const override;
  void add_curvature(const Vector& y, Matrix& H) const override;
  [[nodiscard]] bool knows_curvature() const override { return true; }
  [[nodiscard]] std::string describe(Eigen::Index i) const override { return rows_[static_cast<std::size_t>(i)].what; }

 private:
  // limit − sign·q0(x) − Σ_l weight_l A_l(x), divided by range.
  struct Row {
    int joint = 0;
    double sign = 0;
    double limit = 0;
    Vector weight;
    double range = 1;
    std::string what;
  };
  struct Amplitudes {
    Vector a, b, size;
  };
  [[nodiscard]] Amplitudes amplitudes(const Vector& x, int joint) const;

  MotionMap map_;
  double rounding_;
  Vector x_;       ///< linearisation point
  Vector offset_;  ///< q0 − home = offset_ · z
  std::vector<Row> rows_;
  Matrix jacobian_;  ///< rows × unknowns of the row's own joint
};

}  // namespace armature::design
