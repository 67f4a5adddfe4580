#include "transpose.hpp"

#include <algorithm>

#ifdef __x86_64__
#include <immintrin.h>
#endif

namespace armature::python {
namespace {

using Eigen::Index;

// Number by number, for small blocks and other processors.
void plain(const double* from, Index from_stride, Index rows, Index columns, double* to, Index to_stride) {
  for (Index c = 0; c < columns; ++c) {
    for (Index r = 0; r < rows; ++r) to[c * to_stride + r] = from[r * from_stride + c];
  }
}

#ifdef __x86_64__
constexpr Index kTile = 4;

// A tile of four by four: four loads, eight shuffles, four stores.
__attribute__((target("avx2"))) inline void tile(const double* from, Index from_stride, double* to, Index to_stride) {
  // Four rows of four numbers.
  const __m256d a = _mm256_loadu_pd(from), b = _mm256_loadu_pd(from + from_stride);
  const __m256d c = _mm256_loadu_pd(from + 2 * from_stride), d = _mm256_loadu_pd(from + 3 * from_stride);
  // Pairs of rows interleaved, then halves exchanged: row i of the result is column i.
  const __m256d ab_even = _mm256_unpacklo_pd(a, b), ab_odd = _mm256_unpackhi_pd(a, b);
  const __m256d cd_even = _mm256_unpacklo_pd(c, d), cd_odd = _mm256_unpackhi_pd(c, d);
  _mm256_storeu_pd(to, _mm256_permute2f128_pd(ab_even, cd_even, 0x20));
  _mm256_storeu_pd(to + to_stride, _mm256_permute2f128_pd(ab_odd, cd_odd, 0x20));
  _mm256_storeu_pd(to + 2 * to_stride, _mm256_permute2f128_pd(ab_even, cd_even, 0x31));
  _mm256_storeu_pd(to + 3 * to_stride, _mm256_permute2f128_pd(ab_odd, cd_odd, 0x31));
}

// Whole tiles; the last one of a row or column reaches back over numbers that were moved already. The outer loop goes
// along the longer side, so that both sides stay in the first cache.
__attribute__((target("avx2"))) void tiles(const double* from, Index from_stride, Index rows, Index columns, double* to,
                                           Index to_stride) {
  const auto one = [&](Index r, Index c) __attribute__((target("avx2"))) {
    tile(from + r * from_stride + c, from_stride, to + c * to_stride + r, to_stride);
  };
  // The last tile begins here, so that it ends with the block.
  const Index last_row = rows - kTile, last_column = columns - kTile;
  if (rows >= columns) {
    for (Index r = 0;; r = std::min(r + kTile, last_row)) {
      for (Index c = 0;; c = std::min(c + kTile, last_column)) {
        one(r, c);
        if (c == last_column) break;
      }
      if (r == last_row) break;
    }
  } else {
    for (Index c = 0;; c = std::min(c + kTile, last_column)) {
      for (Index r = 0;; r = std::min(r + kTile, last_row)) {
        one(r, c);
        if (r == last_row) break;
      }
      if (c == last_column) break;
    }
  }
}
#endif

}  // namespace

void transpose(const double* from, Index from_stride, Index rows, Index columns, double* to, Index to_stride) {
#ifdef __x86_64__
  // Asked once: the same program runs on processors without AVX2.
  static const bool avx2 = __builtin_cpu_supports("avx2") != 0;
  if (avx2 && rows >= kTile && columns >= kTile) return tiles(from, from_stride, rows, columns, to, to_stride);
#endif
  plain(from, from_stride, rows, columns, to, to_stride);
}

}  // namespace armature::python
