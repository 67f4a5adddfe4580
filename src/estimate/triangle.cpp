#include "estimate/triangle.hpp"

#include <algorithm>
#include <cstdint>

#include "estimate/tall_qr.hpp"

namespace armature {
namespace {

int padded(int rows) { return (rows + tall_qr::kRowStep - 1) / tall_qr::kRowStep * tall_qr::kRowStep; }

// Columns begin on cache lines: a wide load across two lines costs two, and the kernel then takes 1.6 times as long.
constexpr std::size_t kLine = 64 / sizeof(double);

}  // namespace

Triangle::Triangle(int parameters, int block_rows)
    : size_(parameters),
      block_rows_(padded(block_rows)),
      r_(Matrix::Zero(parameters + 1, parameters + 1)),
      storage_(block_rows_ * (parameters + 1) + static_cast<Eigen::Index>(kLine)) {}

Eigen::Map<Matrix> Triangle::block() {
  const std::size_t past = reinterpret_cast<std::uintptr_t>(storage_.data()) / sizeof(double) % kLine;
  return {storage_.data() + (kLine - past) % kLine, block_rows_, size_ + 1};
}

void Triangle::absorb(int rows) {
  const int m = padded(rows);
  Eigen::Map<Matrix> rows_in = block();
  rows_in.middleRows(rows, m - rows).setZero();
  tall_qr::absorb(r_.data(), size_ + 1, rows_in.data(), block_rows_, m, size_ + 1);
}

void Triangle::absorb(const Matrix& all) {
  for (Eigen::Index first = 0; first < all.rows(); first += block_rows_) {
    const auto rows = std::min<Eigen::Index>(block_rows_, all.rows() - first);
    block().topRows(rows) = all.middleRows(first, rows);
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
