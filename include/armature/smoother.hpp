// What a joint really did, from positions at any stamps: a state driven by white noise, estimated from all samples.
//
//   x = (q, q', … , q^(p−1)),   q^(p) = white noise of density c,   y_k = q(t_k) + white noise of variance r
//
// x is the mean of all motions that agree with the samples, given two numbers per joint, c and r, that maximise the
// likelihood of the log. Nothing is known about the state before the first sample (a flat prior, so the likelihood is
// the restricted one). Stamps may be uneven, and rows may be missing. With the typical step h,
//
//   T = (r h / c)^(1/(2p))
//
// is the time over which samples are averaged: the motion is resolved up to about 1/(2π T). In the unit T the
// equations have the same numbers at 50 Hz and at 10 kHz. They are solved by orthogonal transformations of the square
// root of the information (Bierman 1977), so that no covariance can lose its definiteness.
#pragma once

#include <vector>

#include "armature/types.hpp"

namespace armature {

/// The numbers behind the estimate of one joint's motion.
struct SmootherModel {
  int order = 4;             ///< p: 3, 4 or 5
  double time_constant = 0;  ///< T [s]
  double noise = 0;          ///< deviation of the position's noise, √r [rad or m]
  double step = 0;           ///< h [s]

  /// c [unit²/s^(2p−1)].
  [[nodiscard]] double drive() const;
  bool operator==(const SmootherModel&) const = default;
};

/// What is known about a column when its model is looked for.
struct SmootherOptions {
  std::vector<int> orders = {3, 4, 5};  ///< the likelihood chooses among these
  Eigen::Index most_rows = 16384;       ///< rows that the likelihood is computed from
  /// A longer log may be searched by the means of short runs of rows. False: always by blocks of single rows, the same
  /// ones whatever the stamps are, so that likelihoods of different stamps can be compared.
  bool means = true;
  int threads = 1;
};

/// Logarithm of the restricted likelihood of each column:
///   −½ ((n − p) log 2π + log |V| + log |Xᵀ V⁻¹ X| + yᵀ W y),   W = V⁻¹ − V⁻¹ X (Xᵀ V⁻¹ X)⁻¹ Xᵀ V⁻¹
/// V: covariance of y for x = 0 at the last stamp; X: columns (t − t_last)^i / i!. Stamps must not decrease.
[[nodiscard]] Vector smoother_likelihood(const Vector& time, const Matrix& columns,
                                         const std::vector<SmootherModel>& models);

/// Its derivative with respect to log c, per column (Fisher's identity: the expected size of the drive).
[[nodiscard]] Vector smoother_likelihood_slope(const Vector& time, const Matrix& columns,
                                               const std::vector<SmootherModel>& models);

/// What maximum likelihood finds.
struct SmootherFit {
  std::vector<SmootherModel> models;
  /// Log-likelihood of the same rows after the first ones, which settle the state. Comparable between orders and
  /// between stamps, because no flat prior is in it.
  Vector log_likelihood;
  Eigen::Index rows = 0;  ///< that the likelihood was computed from
};
/// Order, T and noise of each column by maximum likelihood. `floor`: least noise per column, a quantum over √12 for
/// instance; empty: 0. Throws std::invalid_argument with fewer than 16 rows or stamps that decrease.
[[nodiscard]] SmootherFit fit_smoother(const Vector& time, const Matrix& columns, const Vector& floor = {},
                                       const SmootherOptions& options = {});

/// Means and deviations at the stamps.
struct Smoothed {
  Matrix q, v, a, jerk;
  Matrix q_deviation, v_deviation, a_deviation;
};
/// `weights`: rows × columns, each sample's weight (its noise variance is r / weight; 0: as if not measured); empty: 1.
[[nodiscard]] Smoothed smooth(const Vector& time, const Matrix& columns, const std::vector<SmootherModel>& models,
                              const Matrix& weights = {}, int threads = 1);

}  // namespace armature
