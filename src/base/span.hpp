// A growing linear span with an orthonormal basis.
#pragma once

#include <cmath>
#include <vector>

#include "base/tree.hpp"

namespace armature::structure {

/// Vectors are added one by one; what is already spanned is dropped.
class Span {
 public:
  explicit Span(Eigen::Index dimension, Real tolerance) : basis_(dimension, 0), tolerance_(tolerance) {}

  /// True if the vector was new: what is left after projection exceeds tolerance times its length.
  template <class Derived>
  bool add(const Eigen::MatrixBase<Derived>& vector) {
    if (size_ == basis_.rows()) return false;
    VectorR v = vector;
    const Real length = v.norm();
    if (!(length > tolerance_)) return false;
    v /= length;
    project(v);
    Real rest = v.norm();
    // Twice is enough (Kahan; Parlett 1980), and once if little was taken away.
    if (rest < Real(0.5) && rest > tolerance_) {
      project(v);
      rest = v.norm();
    }
    if (!(rest > tolerance_)) return false;
    if (size_ == basis_.cols()) basis_.conservativeResize(Eigen::NoChange, std::max<Eigen::Index>(4, 2 * size_));
    basis_.col(size_++) = v / rest;
    smallest_ = std::min(smallest_, rest);
    return true;
  }

  [[nodiscard]] Eigen::Index size() const { return size_; }
  [[nodiscard]] auto basis() const { return basis_.leftCols(size_); }
  /// The smallest new part that was accepted.
  [[nodiscard]] Real smallest() const { return smallest_; }

 private:
  void project(VectorR& v) const {
    for (Eigen::Index i = 0; i < size_; ++i) v -= basis_.col(i).dot(v) * basis_.col(i);
  }

  MatrixR basis_;
  Eigen::Index size_ = 0;
  Real tolerance_;
  Real smallest_ = 1;
};

}  // namespace armature::structure
