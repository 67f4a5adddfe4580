// Products of tall matrices whose columns lie apart, without copying them side by side first: a tile of sums stays in
// registers while whole columns go by. Compiled once per instruction set; included by dense_kernel.inl.

namespace {

// Numbers per register, and the tiles of sums that the registers hold.
#if defined(__AVX512F__)
constexpr int kLanes = 8, kGramTile = 5, kWideCols = 6, kTallCols = 5;
#elif defined(__AVX2__)
constexpr int kLanes = 4, kGramTile = 3, kWideCols = 3, kTallCols = 2;
#else
constexpr int kLanes = 2, kGramTile = 3, kWideCols = 3, kTallCols = 2;
#endif
/// Packs of rows in one tile of a product: 4 × 6 or 5 × 5 sums of the 32 registers of AVX-512, 4 × 3 or 5 × 2 of 16.
constexpr int kWidePacks = 4, kTallPacks = 5;

// Aligned like a double: columns may begin anywhere.
typedef double Pack __attribute__((vector_size(8 * kLanes), aligned(8), may_alias));
inline const Pack& pack_at(const double* p) { return *reinterpret_cast<const Pack*>(p); }
inline Pack& pack_at(double* p) { return *reinterpret_cast<Pack*>(p); }

/// Halves are added until one number is left.
inline double total(const Pack& p) {
  double part[kLanes];
  pack_at(part) = p;
  for (int n = kLanes / 2; n > 0; n /= 2)
    for (int i = 0; i < n; ++i) part[i] += part[i + n];
  return part[0];
}

/// Products of kGramTile columns with kGramTile others; `h` has `count` rows, and what lies beyond it is left out.
inline void gram_tile(const double* const* left, const double* const* right, long rows, long i, long j, long count,
                      double* h) {
  Pack acc[kGramTile][kGramTile] = {};
  // Whole packs of rows first.
  long k = 0;
  for (; k + kLanes <= rows; k += kLanes) {
#pragma GCC unroll 8
    for (int a = 0; a < kGramTile; ++a)
#pragma GCC unroll 8
      for (int b = 0; b < kGramTile; ++b) acc[a][b] += pack_at(left[a] + k) * pack_at(right[b] + k);
  }
  for (int b = 0; b < kGramTile && j + b < count; ++b) {
    // Then the rows that are left. Both triangles are written.
    for (int a = 0; a < kGramTile && i + a < count; ++a) {
      double sum = total(acc[a][b]);
      for (long t = k; t < rows; ++t) sum += left[a][t] * right[b][t];
      h[(j + b) * count + i + a] = h[(i + a) * count + j + b] = sum;
    }
  }
}

/// The last column again where a tile reaches beyond it.
inline void tile_columns(const double* f, long ld, const int* columns, long first, long count, const double** out) {
  for (int a = 0; a < kGramTile; ++a) out[a] = f + ld * columns[first + a < count ? first + a : count - 1];
}

void gram_of(const double* f, long ld, const int* columns, long rows, long count, double* h) {
  const double *left[kGramTile], *right[kGramTile];
  // Tiles on and below the diagonal; the rest is symmetric.
  for (long j = 0; j < count; j += kGramTile) {
    tile_columns(f, ld, columns, j, count, right);
    for (long i = j; i < count; i += kGramTile) {
      tile_columns(f, ld, columns, i, count, left);
      gram_tile(left, right, rows, i, j, count, h);
    }
  }
}

/// Rows `row` … and columns `first` … of F · B; B is symmetric, so that its rows are its columns.
template <int Packs, int Cols>
inline void product_tile(const double* f, long ld, const int* columns, const double* b, long inner, long row,
                         long first, double* const* out) {
  Pack acc[Packs][Cols] = {};
  for (long k = 0; k < inner; ++k) {
    const double* from = f + ld * (columns == nullptr ? k : columns[k]) + row;
#pragma GCC unroll 8
    for (int c = 0; c < Cols; ++c) {
      // One number of B in every lane; x − 0 is x.
      const Pack factor = b[k * inner + first + c] - Pack{};
#pragma GCC unroll 8
      for (int t = 0; t < Packs; ++t) acc[t][c] += pack_at(from + t * kLanes) * factor;
    }
  }
  for (int c = 0; c < Cols; ++c)
    for (int t = 0; t < Packs; ++t) pack_at(out[c] + row + t * kLanes) = acc[t][c];
}

enum class Part { Whole, Lower };

/// F_c · B into columns of `out`. Rows outside: their part of F stays in the first cache while B goes by. The last rows
/// and columns are computed twice where tiles do not fit; the lower part leaves out tiles that lie above the diagonal.
template <int Packs, int Cols>
void tiled_product(const double* f, long ld, const int* columns, const double* b, long rows, long inner, Part part,
                   double* out, long ldo) {
  constexpr long kRows = Packs * kLanes;
  double* to[Cols];
  // A tile that would reach beyond the end moves back and computes some rows again.
  for (long r = 0; r < rows; r += kRows) {
    const long row = r + kRows <= rows ? r : rows - kRows;
    for (long c = 0; c < inner; c += Cols) {
      const long first = c + Cols <= inner ? c : inner - Cols;
      // From here on all of the row's tiles lie above the diagonal.
      if (part == Part::Lower && first >= row + kRows) break;
      for (int i = 0; i < Cols; ++i) to[i] = out + ldo * (columns == nullptr ? first + i : columns[first + i]);
      product_tile<Packs, Cols>(f, ld, columns, b, inner, row, first, to);
    }
  }
}

/// The same where a tile is larger than the matrices.
void small_product(const double* f, long ld, const int* columns, const double* b, long rows, long inner, double* out,
                   long ldo) {
  const auto place = [&](long c) { return columns == nullptr ? c : columns[c]; };
  for (long c = 0; c < inner; ++c) {
    double* to = out + ldo * place(c);
    for (long r = 0; r < rows; ++r) to[r] = 0;
    for (long k = 0; k < inner; ++k)
      for (long r = 0; r < rows; ++r) to[r] += f[ld * place(k) + r] * b[k * inner + c];
  }
}

// The tile that fits best: five packs of rows where they divide the rows, else four.
void symmetric_factor(const double* f, long ld, const int* columns, const double* b, long rows, long inner, Part part,
                      double* out, long ldo) {
  if (inner < kWideCols || rows < kTallPacks * kLanes)
    small_product(f, ld, columns, b, rows, inner, out, ldo);
  else if (rows % (kTallPacks * kLanes) == 0)
    tiled_product<kTallPacks, kTallCols>(f, ld, columns, b, rows, inner, part, out, ldo);
  else
    tiled_product<kWidePacks, kWideCols>(f, ld, columns, b, rows, inner, part, out, ldo);
}

void product_of(const double* f, long ld, const int* columns, const double* b, long rows, long inner, double* out,
                long ldo) {
  symmetric_factor(f, ld, columns, b, rows, inner, Part::Whole, out, ldo);
}

}  // namespace
