#include "estimate/triangle.hpp"

#include <algorithm>

#include "estimate/tall_qr.hpp"

namespace armature {
namespace {

// Rows up to the next multiple of what the kernel takes in at once.
int padded(int rows) { return (rows + tall_qr::kRowStep - 1) / tall_qr::kRowStep * tall_qr::kRowStep; }

}  // namespace

// The triangle has one more column than parameters: the right side.
Triangle::Triangle(int parameters, int block_rows)
    : size_(parameters),
      block_rows_(padded(block_rows)),
      stride_(block_rows_ + static_cast<int>(kLine)),
      r_(Matrix::Zero(parameters + 1, parameters + 1)),
      storage_(stride_ * (parameters + 1) + kLine) {}

Eigen::Map<Matrix> Triangle::block() { return {on_a_line(storage_.data()), stride_, size_ + 1}; }

void Triangle::absorb(int rows) {
  const int m = padded(rows);
  Eigen::Map<Matrix> rows_in = block();
  // The rows that fill up the block are zero and change nothing.
  rows_in.middleRows(rows, m - rows).setZero();
  tall_qr::absorb(r_.data(), size_ + 1, rows_in.data(), stride_, m, size_ + 1);
}

// Block after block through the same storage.
void Triangle::absorb(const Matrix& all) {
  for (Eigen::Index first = 0; first < all.rows(); first += block_rows_) {
    const auto rows = std::min<Eigen::Index>(block_rows_, all.rows() - first);
    block().topRows(rows) = all.middleRows(first, rows);
    absorb(static_cast<int>(rows));
  }
}

// Reflections may leave negative diagonal entries. A row and its target change sign together.
Matrix Triangle::factor() const {
  Matrix r = r_.topLeftCorner(size_, size_).triangularView<Eigen::Upper>();
  for (int i = 0; i < size_; ++i) {
    if (r(i, i) < 0) r.row(i) *= -1;
  }
  return r;
}

// The right side with the signs of factor().
Vector Triangle::target() const {
  Vector t = r_.col(size_).head(size_);
  for (int i = 0; i < size_; ++i) {
    if (r_(i, i) < 0) t[i] *= -1;
  }
  return t;
}

}  // namespace armature
