#include "estimate/triangle.hpp"

#include <algorithm>

#include "estimate/tall_qr.hpp"

namespace armature {
namespace {

int padded(int rows) { return (rows + tall_qr::kRowStep - 1) / tall_qr::kRowStep * tall_qr::kRowStep; }

}  // namespace

Triangle::Triangle(int parameters, int block_rows)
    : size_(parameters), r_(Matrix::Zero(parameters + 1, parameters + 1)), block_(padded(block_rows), parameters + 1) {}

void Triangle::absorb(int rows) {
  const int m = padded(rows);
  block_.middleRows(rows, m - rows).setZero();
  tall_qr::absorb(r_.data(), size_ + 1, block_.data(), static_cast<int>(block_.rows()), m, size_ + 1);
}

void Triangle::absorb(const Matrix& all) {
  for (Eigen::Index first = 0; first < all.rows(); first += block_.rows()) {
    const auto rows = std::min(block_.rows(), all.rows() - first);
    block_.topRows(rows) = all.middleRows(first, rows);
    absorb(static_cast<int>(rows));
  }
}

Matrix Triangle::factor() const {
  Matrix r = r_.topLeftCorner(size_, size_).triangularView<Eigen::Upper>();
  for (int i = 0; i < size_; ++i) {
    if (r(i, i) < 0) r.row(i) *= -1;
  }
  return r;
}

Vector Triangle::target() const {
  Vector t = r_.col(size_).head(size_);
  for (int i = 0; i < size_; ++i) {
    if (r_(i, i) < 0) t[i] *= -1;
  }
  return t;
}

}  // namespace armature
