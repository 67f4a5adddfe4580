// What an experiment observes: the regressor's columns that matter, and their information joint by joint.
#pragma once

#include <vector>

#include "armature/dynamics.hpp"

namespace armature::design {

/// ∂f/∂C_j of every joint, as a sum of symmetric matrices that the joints share: Σ_k factor_k[j] · matrix_k.
struct Sensitivity {
  std::vector<Matrix> matrix;
  std::vector<Vector> factor;  ///< one entry per joint
  void add(Matrix shared, Vector factors) {
    matrix.push_back(std::move(shared));
    factor.push_back(std::move(factors));
  }
};

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

  /// C_j for every joint, what the gradient needs again, and the memory of both: a search fills the same one thousands
  /// of times.
  struct Grams {
    Matrix values;              ///< the regressor, samples × layout columns
    std::vector<Matrix> joint;  ///< per joint: C_j over its used columns
    Matrix weights;             ///< d f / d regressor, written by gradient()
  };
  void grams(const Motion& motion, Grams& out) const;
  [[nodiscard]] Grams grams(const Motion& motion) const;
  /// Σ_j weights[j] · C_j as b × b.
  [[nodiscard]] Matrix information(const Grams& grams, const Vector& weights) const;
  /// The motion gradient of Σ_j <∂f/∂C_j, C_j>, after grams() of the same motion.
  [[nodiscard]] MotionGradient gradient(const Motion& motion, Grams& grams, const Sensitivity& sensitivity) const;
  /// F itself, rows of joint 0 first: (n · samples) × b.
  [[nodiscard]] Matrix matrix(const Motion& motion) const;

 private:
  // The columns of one joint that are observed: their places in the layout, and their rows of S.
  struct Used {
    std::vector<int> column;
    std::vector<int> single;  // which observed column each one is, where S has one entry per row …
    Vector factor;            // … and that entry
    Matrix selection;         // otherwise the rows of S themselves, n_j × b
    [[nodiscard]] bool simple() const { return selection.size() == 0; }
  };
  TorqueModel model_;
  Matrix selection_;
  RegressorLayout layout_;
  std::vector<Used> used_;
  std::vector<int> unused_;  // columns of the layout that are not observed
  // Σ_k 2 factor_k[j] · matrix_k over the used columns of joint j.
  [[nodiscard]] Matrix local(std::size_t joint, const Sensitivity& sensitivity) const;
};

}  // namespace armature::design
