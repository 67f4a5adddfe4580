// A growing triangle [factor target; 0 ρ] of one joint, as the QR kernel sees it.
#pragma once

#include "armature/information.hpp"

namespace armature {

/// Rows [Y | tau] taken in block by block: R' R = [Y | tau]' [Y | tau].
class Triangle {
 public:
  /// Blocks may have at most `block_rows` rows.
  explicit Triangle(int parameters, int block_rows = 256);

  /// Parameters, without the right side.
  [[nodiscard]] int size() const { return size_; }
  /// Where the next block is written: block_rows × (size + 1), the right side last.
  [[nodiscard]] Eigen::Map<Matrix> block();
  /// Takes in the first `rows` rows of block().
  void absorb(int rows);
  /// Takes in any number of rows.
  void absorb(const Matrix& rows_and_right_side);

  /// Diagonal made non-negative.
  [[nodiscard]] Matrix factor() const;
  [[nodiscard]] Vector target() const;
  [[nodiscard]] double rest() const { return r_(size_, size_) * r_(size_, size_); }
  /// The whole triangle with its right side.
  [[nodiscard]] Matrix rows() const { return r_.triangularView<Eigen::Upper>(); }

 private:
  int size_ = 0;
  int block_rows_ = 0;
  Matrix r_;
  Vector storage_;  // of the block, with room to begin on a cache line
};

}  // namespace armature
