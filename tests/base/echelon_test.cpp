// Columns chosen among rows, and everything expressed in them.
#include "base/echelon.hpp"

#include <gtest/gtest.h>

#include "armature/rng.hpp"

namespace armature::structure {
namespace {

using Index = Eigen::Index;

MatrixR random_matrix(Rng& rng, Index rows, Index columns) {
  return MatrixR::NullaryExpr(rows, columns, [&](Index, Index) { return static_cast<Real>(rng.uniform(-1, 1)); });
}

template <class T>
void shuffle(std::vector<T>& list, Rng& rng) {
  for (std::size_t i = list.size(); i-- > 1;)
    std::swap(list[i], list[static_cast<std::size_t>(rng.uniform() * double(i + 1))]);
}

// Rows in parts that share no column, in any order: what is kept of each part is as many columns as it has rows.
struct Parts {
  MatrixR rows;
  std::vector<int> kept;
};

Parts random_parts(Rng& rng) {
  std::vector<int> row_at, column_at;
  std::vector<std::pair<Index, Index>> sizes;
  Index height = 0, width = 0;
  for (int part = 0; part < 5; ++part) {
    const auto rows = static_cast<Index>(1 + rng.uniform() * 4), columns = rows + static_cast<Index>(rng.uniform() * 3);
    sizes.emplace_back(rows, columns);
    height += rows, width += columns;
  }
  for (int r = 0; r < height; ++r) row_at.push_back(r);
  for (int c = 0; c < width + 2; ++c) column_at.push_back(c);  // two columns are zero
  shuffle(row_at, rng), shuffle(column_at, rng);
  Parts out{MatrixR::Zero(height, width + 2), {}};
  std::size_t r = 0, c = 0;
  for (const auto& [rows, columns] : sizes) {
    const std::vector<int> at_rows(&row_at[r], &row_at[r] + rows), at_columns(&column_at[c], &column_at[c] + columns);
    out.rows(at_rows, at_columns) = random_matrix(rng, rows, columns);
    out.kept.insert(out.kept.end(), at_columns.begin(), at_columns.begin() + rows);
    r += static_cast<std::size_t>(rows), c += static_cast<std::size_t>(columns);
  }
  std::sort(out.kept.begin(), out.kept.end());
  return out;
}

TEST(ExpressedIn, GivesTheRowsBack) {
  for (std::uint64_t seed = 1; seed <= 50; ++seed) {
    Rng rng(seed);
    const Parts parts = random_parts(rng);
    const MatrixR found = expressed_in(parts.rows, parts.kept);
    const MatrixR kept = parts.rows(Eigen::all, parts.kept);
    EXPECT_LT((kept * found - parts.rows).cwiseAbs().maxCoeff(), 1e-14L * (1 + found.cwiseAbs().maxCoeff()));
    EXPECT_LT((found(Eigen::all, parts.kept) - MatrixR::Identity(kept.cols(), kept.cols())).cwiseAbs().maxCoeff(),
              1e-15L);
  }
}

TEST(ExpressedIn, WhatSharesNothingStaysZero) {
  MatrixR rows = MatrixR::Zero(2, 5);
  rows.row(0) << 2, 0, 4, 0, 0;
  rows.row(1) << 0, 0, 0, 8, 2;
  MatrixR expected = MatrixR::Zero(2, 5);
  expected.row(0) << 1, 0, 2, 0, 0;
  expected.row(1) << 0, 0, 0, 4, 1;
  EXPECT_EQ(expressed_in(rows, {0, 4}), expected);
}

// Vectors with few entries, whose zeros are not looked at, give the span of the same vectors.
TEST(Span, SparseVectorsSpanWhatTheySpan) {
  for (std::uint64_t seed = 1; seed <= 20; ++seed) {
    Rng rng(seed);
    constexpr Index kSize = 60;
    MatrixR vectors = MatrixR::Zero(kSize, 50);
    for (Index c = 0; c < vectors.cols(); ++c) {
      for (int k = 0; k < (c % 10 == 9 ? kSize : 3); ++k)
        vectors(static_cast<Index>(rng.uniform() * kSize), c) = rng.uniform(-1, 1);
    }
    Span span(kSize, 1e-9L);
    for (Index c = 0; c < vectors.cols(); ++c) span.add(vectors.col(c));
    const MatrixR basis = span.basis();
    EXPECT_LT((basis.transpose() * basis - MatrixR::Identity(span.size(), span.size())).cwiseAbs().maxCoeff(), 1e-17L);
    EXPECT_LT((vectors - basis * (basis.transpose() * vectors)).cwiseAbs().maxCoeff(), 1e-16L);
    EXPECT_FALSE(span.add(vectors * random_matrix(rng, vectors.cols(), 1)));
  }
}

}  // namespace
}  // namespace armature::structure
