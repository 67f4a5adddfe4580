// Rows from many sampled positions. One position may show a direction so weakly that its rounding would count as much;
// all positions are kept in one triangle, and directions are told apart by its pivots.
#pragma once

#include "base/span.hpp"

namespace armature::structure {

class RowPool {
 public:
  RowPool(Eigen::Index parameters, Real tolerance) : triangle_(0, parameters), tolerance_(tolerance) {}

  /// Returns whether the rank grew.
  bool add(const std::vector<VectorR>& rows);
  /// Orthonormal columns that span all rows.
  [[nodiscard]] const MatrixR& basis() const { return basis_; }

 private:
  MatrixR triangle_;
  MatrixR basis_;
  Real tolerance_;
};

}  // namespace armature::structure
