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
    basis_.col(size_) = v / rest;
    if (basis_.rows() >= kListed) support_.push_back(support_of(size_));
    ++size_;
    smallest_ = std::min(smallest_, rest);
    return true;
  }

  [[nodiscard]] Eigen::Index size() const { return size_; }
  [[nodiscard]] auto basis() const { return basis_.leftCols(size_); }
  /// The smallest new part that was accepted.
  [[nodiscard]] Real smallest() const { return smallest_; }

 private:
  using Indices = std::vector<Eigen::Index>;
  // In fewer dimensions a list of what is not zero saves nothing.
  static constexpr Eigen::Index kListed = 32;

  // Where a basis vector is not zero; empty where that is nearly everywhere.
  [[nodiscard]] Indices support_of(Eigen::Index column) const {
    Indices at;
    for (Eigen::Index k = 0; k < basis_.rows(); ++k) {
      if (basis_(k, column) != 0) at.push_back(k);
    }
    return 2 * static_cast<Eigen::Index>(at.size()) <= basis_.rows() ? at : Indices{};
  }

  // Zeros add nothing to a product and take nothing away: leaving them out gives the same bits.
  void project(VectorR& v) const {
    for (Eigen::Index i = 0; i < size_; ++i) {
      if (support_.empty() || support_[static_cast<std::size_t>(i)].empty()) {
        v -= basis_.col(i).dot(v) * basis_.col(i);
      } else {
        project_listed(i, support_[static_cast<std::size_t>(i)], v);
      }
    }
  }

  void project_listed(Eigen::Index column, const Indices& at, VectorR& v) const {
    Real share = 0;
    for (const Eigen::Index k : at) share += basis_(k, column) * v[k];
    if (share == 0) return;
    for (const Eigen::Index k : at) v[k] -= share * basis_(k, column);
  }

  MatrixR basis_;
  std::vector<Indices> support_;  // by basis vector; empty in few dimensions
  Eigen::Index size_ = 0;
  Real tolerance_;
  Real smallest_ = 1;
};

}  // namespace armature::structure
