// What an experiment observes: the regressor's columns that matter, and their information joint by joint.
#pragma once

#include <vector>

#include "armature/dynamics.hpp"

namespace armature::design {

/// The observation matrix of one motion, F = Y · selection, kept joint by joint.
///
///   F stacks, for every sample k and joint j, the row Y_j(q_k, v_k, a_k) · S          S: p × b
///   information of joint j:  C_j = F_jᵀ F_j  (b × b),   F_j: the rows of joint j
class Observation {
 public:
  /// `selection` maps standard columns to observed ones. Selecting columns (one entry per column) is the usual case.
  Observation(TorqueModel model, const Matrix& selection);

  /// The same with every sign(x) replaced by tanh(x / width): derivatives see when a joint turns round.
  [[nodiscard]] Observation smoothed(double width) const;

  [[nodiscard]] int size() const { return static_cast<int>(selection_.cols()); }
  [[nodiscard]] int joints() const { return model_.joints(); }
  [[nodiscard]] const TorqueModel& model() const { return model_; }
  [[nodiscard]] const Matrix& selection() const { return selection_; }

  /// C_j for every joint, and what the gradient needs again.
  struct Grams {
    Matrix values;               ///< the regressor, samples × layout columns
    std::vector<Matrix> packed;  ///< per joint: the used columns side by side
    std::vector<Matrix> joint;   ///< per joint: C_j over its used columns
  };
  [[nodiscard]] Grams grams(const Motion& motion) const;
  /// Σ_j weights[j] · C_j as b × b.
  [[nodiscard]] Matrix information(const Grams& grams, const Vector& weights) const;
  /// The motion gradient of Σ_j <sensitivity_j, C_j>, sensitivity_j: b × b symmetric.
  [[nodiscard]] MotionGradient gradient(const Motion& motion, const Grams& grams,
                                        const std::vector<Matrix>& sensitivity) const;
  /// F itself, rows of joint 0 first: (n · samples) × b.
  [[nodiscard]] Matrix matrix(const Motion& motion) const;

 private:
  // One used column of a joint: where it stands in the layout, and its entries in S.
  struct Used {
    int column = 0;
    std::vector<std::pair<int, double>> entries;
  };
  TorqueModel model_;
  Matrix selection_;
  RegressorLayout layout_;
  std::vector<std::vector<Used>> used_;
};

}  // namespace armature::design
