// Constraints along the path: space, speed, torque, power, at samples of one period with exact gradients.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "armature/certificate.hpp"
#include "design/criterion/fourier_basis.hpp"
#include "design/search/interior_point.hpp"

namespace armature::design {

/// Slacks s ≥ 0 at one or all samples, with derivatives by q, v and a.
struct PathRows {
  Matrix values;                      ///< samples × rows
  std::vector<Matrix> d_q, d_v, d_a;  ///< per row: samples × joints; an empty matrix is zero
};

/// A family of constraints evaluated on a whole batch of samples.
class PathFunction {
 public:
  PathFunction() = default;
  PathFunction(const PathFunction&) = delete;
  PathFunction& operator=(const PathFunction&) = delete;
  virtual ~PathFunction() = default;
  [[nodiscard]] virtual int rows() const = 0;
  [[nodiscard]] virtual PathRows evaluate(const Motion& motion, bool with_gradient) const = 0;
  [[nodiscard]] virtual std::string describe(int row) const = 0;
};

/// A path function at every sample as constraints on the unknowns (dense Jacobian).
class PathConstraints : public ConstraintSet {
 public:
  PathConstraints(const MotionMap& map, std::unique_ptr<PathFunction> function, int samples);
  [[nodiscard]] Eigen::Index size() const override { return samples_ * function_->rows(); }
  void values(const Vector& x, Eigen::Ref<Vector> s) override;
  void linearize(const Vector& x) override;
  void add_transposed(const Vector& y, Vector& out) const override { out.noalias() += jacobian_.transpose() * y; }
  void add_squared(const Vector& d, Matrix& H) const override;
  void add_curvature(const Vector&, Matrix&) const override {}
  [[nodiscard]] bool knows_curvature() const override { return false; }
  [[nodiscard]] std::string describe(Eigen::Index i) const override;

 private:
  MotionMap map_;
  std::unique_ptr<PathFunction> function_;
  int samples_;
  FourierBasis::Samples phi_;
  Matrix jacobian_;
};

/// Capsules against each other and against obstacles: (distance − clearance − margin) / reach; half of what a
/// pair has at home where that is less.
[[nodiscard]] std::unique_ptr<PathFunction> make_collision_function(const TorqueModel& model,
                                                                    const CertificateSpec& spec, double margin);
/// Frames in boxes and half-spaces, and the tool's speed.
[[nodiscard]] std::unique_ptr<PathFunction> make_space_function(const TorqueModel& model, const CertificateSpec& spec,
                                                                double margin);
/// 1 − (tau_j / effort_j)² for every limited joint, and 1 − (power / limit)². `share` < 1 leaves room between samples.
[[nodiscard]] std::unique_ptr<PathFunction> make_torque_function(const TorqueModel& model, const Vector& pi,
                                                                 const std::vector<JointLimits>& limits,
                                                                 double total_power, double share);

}  // namespace armature::design
