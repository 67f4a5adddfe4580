#include "base/row_pool.hpp"

#include <Eigen/QR>
#include <algorithm>

namespace armature::structure {

bool RowPool::add(const std::vector<VectorR>& rows) {
  // The triangle so far, and the new rows scaled to length 1. Rows of rounding are left out.
  MatrixR all(triangle_.rows() + static_cast<Eigen::Index>(rows.size()), triangle_.cols());
  all.topRows(triangle_.rows()) = triangle_;
  Eigen::Index used = triangle_.rows();
  for (const VectorR& row : rows) {
    if (row.norm() > tolerance_) all.row(used++) = row.transpose() / row.norm();
  }
  all.conservativeResize(used, Eigen::NoChange);
  // One triangle has the same row space in no more rows than parameters.
  const Eigen::HouseholderQR<MatrixR> qr(all);
  triangle_ = qr.matrixQR().topRows(std::min(used, all.cols())).template triangularView<Eigen::Upper>();
  const Eigen::Index before = basis_.cols();
  // Directions are those whose pivot exceeds the tolerance times the largest.
  Eigen::ColPivHouseholderQR<MatrixR> columns;
  columns.setThreshold(tolerance_);
  columns.compute(triangle_.transpose());
  basis_ = columns.householderQ() * MatrixR::Identity(all.cols(), columns.rank());
  return basis_.cols() > before;
}

}  // namespace armature::structure
