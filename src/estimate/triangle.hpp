// A growing triangle [factor target; 0 ρ] of one joint, as the QR kernel sees it.
#pragma once

#include <cstdint>

#include "armature/information.hpp"

namespace armature {

/// Numbers of one cache line.
inline constexpr Eigen::Index kLine = 64 / sizeof(double);
/// The first cache line at or behind p: a wide load across two lines costs two, and the QR kernel then takes 1.6 times
/// as long.
[[nodiscard]] inline double* on_a_line(double* p) {
  const auto past = static_cast<Eigen::Index>(reinterpret_cast<std::uintptr_t>(p) / sizeof(double)) % kLine;
  return p + (kLine - past) % kLine;
}

/// Rows [Y | tau] taken in block by block: R' R = [Y | tau]' [Y | tau].
class Triangle {
 public:
  /// Blocks may have at most `block_rows` rows.
  explicit Triangle(int parameters, int block_rows = 256);

  /// As it was made: nothing taken in.
  void clear() { r_.setZero(); }
  /// Parameters, without the right side.
  [[nodiscard]] int size() const { return size_; }
  /// Where the next block is written: block_rows × (size + 1), the right side last. One more cache line of rows keeps
  /// columns from being a power of two apart, where they would compete for the same lines.
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
  int stride_ = 0;  // of the block's columns
  Matrix r_;
  Vector storage_;  // of the block, with room to begin on a cache line
};

}  // namespace armature
