#include <cmath>

#include "design/search/path_constraints.hpp"

namespace armature::design {
namespace {

/// Slacks of torques and power. The squares have no kink at zero and are 1 at rest without load.
class TorqueFunction : public PathFunction {
 public:
  TorqueFunction(const TorqueModel& model, const Vector& pi, const std::vector<JointLimits>& limits, double total_power,
                 double share)
      : model_(model), pi_(pi), layout_(regressor_layout(model)), power_(share * total_power) {
    // Joints without an effort limit have no row.
    for (int j = 0; j < model.joints(); ++j) {
      if (!std::isfinite(limits[static_cast<std::size_t>(j)].effort)) continue;
      joints_.push_back(j);
      effort_.push_back(share * limits[static_cast<std::size_t>(j)].effort);
    }
  }
  // One row per limited joint, and one for the power where that is limited.
  [[nodiscard]] int rows() const override { return static_cast<int>(joints_.size()) + (std::isfinite(power_) ? 1 : 0); }

  [[nodiscard]] PathRows evaluate(const Motion& motion, bool with_gradient) const override {
    // Torques of all samples at once.
    PathRows out;
    const Matrix tau = inverse_dynamics(model_, pi_, motion);
    out.values.resize(motion.samples(), rows());
    for (std::size_t r = 0; r < joints_.size(); ++r) {
      const Vector load = tau.col(joints_[r]) / effort_[r];
      out.values.col(static_cast<Eigen::Index>(r)) = 1 - load.array().square();
      // d(1 − (τ/e)²) = −2 τ/e² dτ, with dτ the contraction of joint j's rows with pi.
      if (with_gradient) add(out, motion, weights_of(motion, joints_[r], -2 / effort_[r] * load));
    }
    if (std::isfinite(power_)) add_power(out, motion, tau, with_gradient);
    return out;
  }

  [[nodiscard]] std::string describe(int row) const override {
    if (row >= static_cast<int>(joints_.size())) return "total power";
    return model_.robot().joint_names()[static_cast<std::size_t>(joints_[static_cast<std::size_t>(row)])] + ": torque";
  }

 private:
  /// Weights of the regressor's entries in Σ_k factor_k tau_j(k): each entry counts with its parameter.
  [[nodiscard]] Matrix weights_of(const Motion& motion, int joint, const Vector& factor) const {
    Matrix weights = Matrix::Zero(motion.samples(), layout_.columns());
    const auto j = static_cast<std::size_t>(joint);
    for (int c = layout_.begin[j]; c < layout_.begin[j + 1]; ++c)
      weights.col(c) = pi_[layout_.parameter[static_cast<std::size_t>(c)]] * factor;
    return weights;
  }
  /// The gradient of that sum with respect to every sample of q, v and a.
  void add(PathRows& out, const Motion& motion, const Matrix& weights) const {
    MotionGradient g = contract_regressor(model_, motion, weights);
    out.d_q.push_back(std::move(g.d_q));
    out.d_v.push_back(std::move(g.d_v));
    out.d_a.push_back(std::move(g.d_a));
  }
  /// P = Σ tau_j v_j.
  void add_power(PathRows& out, const Motion& motion, const Matrix& tau, bool with_gradient) const {
    const Vector load = tau.cwiseProduct(motion.v).rowwise().sum() / power_;
    out.values.col(rows() - 1) = 1 - load.array().square();
    if (!with_gradient) return;
    // The torques' part: each joint's torque with the weight of its velocity …
    const Vector factor = -2 / power_ * load;
    Matrix weights = Matrix::Zero(motion.samples(), layout_.columns());
    for (int j = 0; j < model_.joints(); ++j) weights += weights_of(motion, j, factor.cwiseProduct(motion.v.col(j)));
    add(out, motion, weights);
    // … and the velocities' part: the torque itself.
    out.d_v.back() += factor.asDiagonal() * tau;
  }

  TorqueModel model_;
  Vector pi_;
  RegressorLayout layout_;
  double power_;
  std::vector<int> joints_;
  std::vector<double> effort_;
};

}  // namespace

std::unique_ptr<PathFunction> make_torque_function(const TorqueModel& model, const Vector& pi,
                                                   const std::vector<JointLimits>& limits, double total_power,
                                                   double share) {
  return std::make_unique<TorqueFunction>(model, pi, limits, total_power, share);
}

}  // namespace armature::design
