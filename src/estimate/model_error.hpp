// What a model lacks moves its parameters: how far is part of their covariance.
//
//   tau_j = (1 + s_j) Y_j beta + Σ_k z_jk g_k + noise_j
//
// Least squares without z and s moves beta by C B [g; s], where the columns of B are
//   Σ_j Y_jᵀ z_jk / sigma_j²   and   Y_jᵀ Y_j beta / sigma_j².
// g and s come from the same data by generalised least squares: all joints together, each with the autoregression of
// its residual. The covariance of the fit's right-hand side grows by
//   B E[(g, s) (g, s)ᵀ | data] Bᵀ
//
// g holds the signals that were found beyond chance (lacking.hpp), each with a prior of the size of what is left over
// in its joint: parameters imitate a part of most signals, and that part is not seen. s are errors of the joints'
// torque scales. The data show them only against each other, because links are felt in several joints. Where the joints
// agree, none is assumed. Where they do not, the scales of most joints are draws of one deviation, which is estimated:
// what the joints have in common stays as uncertain as their differences say. A few joints are odd, each on its own: a
// wrist whose torque is mostly friction that the model lacks says nothing about the shoulder's scale. Which joints are
// odd is averaged over as probable as it makes the data, as the deviation of the others is.
#pragma once

#include <vector>

#include "estimate/lacking.hpp"

namespace armature {

/// One joint's rows [Y z e] as triangles: R' R = [Y z e]' [Y z e].
struct JointLack {
  std::vector<int> columns;           ///< of beta
  std::vector<Eigen::Index> lacking;  ///< columns of z that were found beyond chance
  Matrix white;                       ///< after whitening by the residual's autoregression, unit innovations
  Matrix plain;                       ///< as they were fitted, over sigma_j
};

/// What is missing, and how far it may have moved the estimate.
struct ModelError {
  Matrix scores;               ///< to be added to Statistics::scores
  Matrix moves;                ///< b × signals that lack, joint after joint: B g, of each with its mean g
  Vector scales;               ///< s: mean per joint; empty where the joints agree
  Matrix scale_square;         ///< E[s sᵀ]
  double scale_deviation = 0;  ///< of a joint's scale that is not odd, root of the posterior's mean square
  Vector odd;                  ///< probability that a joint's scale is no draw of that deviation
  double chance = 1;           ///< of joints that disagree as much although their scales are right

  [[nodiscard]] bool found() const { return moves.cols() > 0 || scales.size() > 0; }
};

/// `rows`: equations behind the fit.
[[nodiscard]] ModelError model_error(const std::vector<JointLack>& joints, const Vector& beta, double rows);

/// Triangles of a joint's test in units of its noise; those of the fit are for all `counted` rows.
[[nodiscard]] JointLack joint_lack(const std::vector<int>& columns, const std::vector<Lack>& found,
                                   const LackTest& test, double innovation, double sigma, double counted);

/// How far each missing signal moves a parameter, in deviations: `moves` = C · ModelError::moves.
void measure_moves(const Matrix& moves, const Vector& deviation, Statistics& out);

}  // namespace armature
