// Derivatives of sampled signals.
#include <Eigen/QR>
#include <algorithm>
#include <cmath>
#include <stdexcept>

#include "armature/signal.hpp"

namespace armature {

// x'(t_k) ≈ Σ_i w_i (x[k+i] − x[k−i]) / step, with an error of order step^accuracy.
Matrix differentiate_central(const Matrix& columns, double step, int accuracy) {
  const Eigen::Index rows = columns.rows();
  if (rows < 3) throw std::invalid_argument("rows: expected at least 3, got " + std::to_string(rows));
  if (accuracy < 2 || accuracy > 8 || accuracy % 2 != 0) throw std::invalid_argument("accuracy: expected 2, 4, 6 or 8");
  // Weights of x[k+i] − x[k−i] for i = 1 …, by accuracy.
  static constexpr double kWeights[4][4] = {{1.0 / 2, 0, 0, 0},
                                            {2.0 / 3, -1.0 / 12, 0, 0},
                                            {3.0 / 4, -3.0 / 20, 1.0 / 60, 0},
                                            {4.0 / 5, -1.0 / 5, 4.0 / 105, -1.0 / 280}};
  Matrix out = Matrix::Zero(rows, columns.cols());
  // One row with a shorter reach, for rows near the ends.
  const auto difference = [&](Eigen::Index k, Eigen::Index reach) {
    for (Eigen::Index i = 1; i <= reach; ++i) {
      out.row(k) += kWeights[reach - 1][i - 1] * (columns.row(k + i) - columns.row(k - i));
    }
  };
  // All rows with both sides at once.
  const Eigen::Index reach = std::min<Eigen::Index>(accuracy / 2, (rows - 1) / 2);
  for (Eigen::Index i = 1; i <= reach; ++i) {
    const double weight = kWeights[reach - 1][i - 1];
    out.middleRows(reach, rows - 2 * reach) +=
        weight * (columns.middleRows(reach + i, rows - 2 * reach) - columns.middleRows(reach - i, rows - 2 * reach));
  }
  // Near the ends the reach shrinks; the end rows have a one-sided difference of second order.
  for (Eigen::Index k = 1; k < reach; ++k) {
    difference(k, k);
    difference(rows - 1 - k, k);
  }
  out.row(0) = -1.5 * columns.row(0) + 2 * columns.row(1) - 0.5 * columns.row(2);
  out.row(rows - 1) = 1.5 * columns.row(rows - 1) - 2 * columns.row(rows - 2) + 0.5 * columns.row(rows - 3);
  return out / step;
}

// The derivative of the polynomial that fits each window best.
Matrix savitzky_golay(const Matrix& columns, double step, int half_width, int degree, int derivative) {
  const Eigen::Index window = 2 * half_width + 1;
  const Eigen::Index rows = columns.rows();
  if (half_width < 1 || degree < derivative || degree >= window || derivative < 0 || derivative > 2 || rows < window) {
    throw std::invalid_argument("savitzky_golay: needs derivative ≤ degree < window ≤ rows");
  }
  // The polynomial's coefficients are fit · window values; x is in samples from the window's middle.
  Matrix powers(window, degree + 1);
  for (Eigen::Index k = 0; k < window; ++k) {
    double x = 1;
    for (int d = 0; d <= degree; ++d, x *= static_cast<double>(k - half_width)) powers(k, d) = x;
  }
  const Matrix fit = powers.householderQr().solve(Matrix::Identity(window, window));
  // Row of weights that gives the derivative at x.
  const auto weights = [&](double x) {
    Eigen::RowVectorXd row = Eigen::RowVectorXd::Zero(window);
    for (int d = derivative; d <= degree; ++d) {
      double factor = 1;
      for (int i = 0; i < derivative; ++i) factor *= d - i;
      row += factor * std::pow(x, d - derivative) * fit.row(d);
    }
    return Eigen::RowVectorXd(row / std::pow(step, derivative));
  };
  Matrix out(rows, columns.cols());
  // In the middle of a window where there are rows on both sides; at the ends off the middle of the last one.
  const Eigen::RowVectorXd middle = weights(0);
  for (Eigen::Index k = half_width; k + half_width < rows; ++k) {
    out.row(k) = middle * columns.middleRows(k - half_width, window);
  }
  for (int k = 0; k < half_width; ++k) {
    out.row(k) = weights(k - half_width) * columns.topRows(window);
    out.row(rows - 1 - k) = weights(half_width - k) * columns.bottomRows(window);
  }
  return out;
}

}  // namespace armature
