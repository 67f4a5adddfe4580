// Signals as sums of harmonics.
#include <Eigen/QR>
#include <cmath>
#include <stdexcept>

#include "armature/signal.hpp"

namespace armature {
namespace {

// 1, sin(2π l t/T), cos(2π l t/T), …
Matrix basis(const Vector& time, double period, const std::vector<int>& harmonics) {
  Matrix out(time.size(), 1 + 2 * std::ssize(harmonics));
  out.col(0).setOnes();
  for (Eigen::Index k = 0; k < time.size(); ++k) {
    // The phase is reduced before it is multiplied, so that long recordings lose no digits.
    const double turns = time[k] / period - std::floor(time[k] / period);
    Eigen::Index c = 1;
    for (const int l : harmonics) {
      const double phase = 2 * M_PI * std::remainder(l * turns, 1.0);
      out(k, c++) = std::sin(phase);
      out(k, c++) = std::cos(phase);
    }
  }
  return out;
}

}  // namespace

Matrix Multisine::evaluate(const Vector& time, int derivative) const {
  if (derivative < 0 || derivative > 2) throw std::invalid_argument("derivative: expected 0, 1 or 2");
  const Matrix b = basis(time, period, harmonics);
  // The coefficients of the derivative in the same basis; the mean has no derivative.
  Matrix weights = Matrix::Zero(b.cols(), mean.size());
  if (derivative == 0) weights.row(0) = mean.transpose();
  for (Eigen::Index i = 0; i < std::ssize(harmonics); ++i) {
    const double w = 2 * M_PI * harmonics[static_cast<std::size_t>(i)] / period;
    // d/dt (s sin + c cos) = w (s cos − c sin);  d²/dt² = −w² (…)
    const double factor = derivative == 0 ? 1 : (derivative == 1 ? w : -w * w);
    weights.row(1 + 2 * i) =
        factor * (derivative == 1 ? Eigen::RowVectorXd(-cosine.row(i)) : Eigen::RowVectorXd(sine.row(i)));
    weights.row(2 + 2 * i) =
        factor * (derivative == 1 ? Eigen::RowVectorXd(sine.row(i)) : Eigen::RowVectorXd(cosine.row(i)));
  }
  return b * weights;
}

Multisine fit_multisine(const Vector& time, const Matrix& columns, double period, const std::vector<int>& harmonics) {
  if (time.size() != columns.rows()) throw std::invalid_argument("fit_multisine: one time per row is needed");
  // Least squares needs one row per coefficient at least.
  if (time.size() < 1 + 2 * std::ssize(harmonics)) {
    throw std::invalid_argument("fit_multisine: fewer samples than coefficients");
  }
  // All columns at once: x = argmin ‖b x − columns‖².
  const Matrix b = basis(time, period, harmonics);
  const Matrix x = b.householderQr().solve(columns);
  Multisine out;
  out.period = period;
  out.harmonics = harmonics;
  out.mean = x.row(0).transpose();
  // Rows of x in the order of basis().
  const auto h = std::ssize(harmonics);
  out.sine.resize(h, columns.cols());
  out.cosine.resize(h, columns.cols());
  for (Eigen::Index i = 0; i < h; ++i) {
    out.sine.row(i) = x.row(1 + 2 * i);
    out.cosine.row(i) = x.row(2 + 2 * i);
  }
  return out;
}

}  // namespace armature
