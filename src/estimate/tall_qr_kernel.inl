// The kernel's text, compiled once per instruction set with packs of kLanes doubles through the compilers' vector
// extension. A tile of sums fills most vector registers, so that each load feeds several multiply-adds: 4 × 3 of the 16
// registers of AVX2, 8 × 3 of the 32 of AVX-512.

namespace {

typedef double Pack __attribute__((vector_size(8 * kLanes), aligned(8), may_alias));
/// Columns of V whose products with three columns of X are summed at once.
constexpr int kTileRows = kLanes == 8 ? 8 : 4;
/// Columns of one step of the panel: small enough that the slow part, one reflection after another, is a small share.
constexpr int kStep = 4;

inline const Pack& at(const double* p) { return *reinterpret_cast<const Pack*>(p); }
inline Pack& at(double* p) { return *reinterpret_cast<Pack*>(p); }
inline Pack broad(double s) { return s - Pack{}; }
inline double sum(const Pack& p) {
  double part[kLanes];
  for (int i = 0; i < kLanes; ++i) part[i] = p[i];
  for (int n = kLanes / 2; n > 0; n /= 2) {
    for (int i = 0; i < n; ++i) part[i] += part[i + n];
  }
  return part[0];
}

// out[i] = v_i · x_j for `Rows` columns of V and `Cols` columns of X, all of length m.
template <int Rows, int Cols>
inline void dots(const double* v, int ldv, const double* x, int ldx, int m, double* out, int ldo) {
  Pack acc[Rows][Cols] = {};
  for (int k = 0; k < m; k += kLanes) {
    for (int i = 0; i < Rows; ++i) {
      for (int j = 0; j < Cols; ++j) acc[i][j] += at(v + i * ldv + k) * at(x + j * ldx + k);
    }
  }
  for (int j = 0; j < Cols; ++j) {
    for (int i = 0; i < Rows; ++i) out[j * ldo + i] = sum(acc[i][j]);
  }
}

// X −= V W for `Cols` columns of X and `Rows` of V.
template <int Rows, int Cols>
inline void update(const double* v, int ldv, double* x, int ldx, int m, const double* w, int ldw) {
  // Four packs of rows where registers allow it: each number of W that is loaded then serves four multiply-adds.
  constexpr int kTile = kLanes == 8 ? 4 : kRowStep / 2 / kLanes, kRows = kTile * kLanes;
  for (int k = 0; k < m; k += kRows) {
    Pack acc[kTile][Cols];
    for (int j = 0; j < Cols; ++j) {
      for (int t = 0; t < kTile; ++t) acc[t][j] = at(x + j * ldx + k + t * kLanes);
    }
    for (int i = 0; i < Rows; ++i) {
      for (int j = 0; j < Cols; ++j) {
        const Pack s = broad(w[j * ldw + i]);
        for (int t = 0; t < kTile; ++t) acc[t][j] -= at(v + i * ldv + k + t * kLanes) * s;
      }
    }
    for (int j = 0; j < Cols; ++j) {
      for (int t = 0; t < kTile; ++t) at(x + j * ldx + k + t * kLanes) = acc[t][j];
    }
  }
}

// Applies `Rows` reflections, V in columns first … of A with their T, to `Cols` columns:
//
//   w = top + Vᵀ x,   top −= Tᵀ w,   x −= V Tᵀ w
template <int Rows, int Cols>
inline void apply(double* r, int ldr, double* a, int lda, int m, int first, int column, const double* t) {
  const double* v = a + first * lda;
  // w = top + Vᵀ x, sums of a few columns of V at a time.
  double* x = a + column * lda;
  double w[Cols * Rows], tw[Cols * Rows];
  constexpr int kSums = Rows < kTileRows ? Rows : kTileRows;
  for (int i = 0; i < Rows; i += kSums) dots<kSums, Cols>(v + i * lda, lda, x, lda, m, w + i, Rows);
  // Tᵀ w, and the update of the rows of R.
  for (int j = 0; j < Cols; ++j) {
    double* top = r + (column + j) * ldr + first;
    for (int i = 0; i < Rows; ++i) w[j * Rows + i] += top[i];
    for (int i = 0; i < Rows; ++i) {
      double s = 0;
      for (int l = 0; l <= i; ++l) s += t[i * kPanel + l] * w[j * Rows + l];
      tw[j * Rows + i] = s;
      top[i] -= s;
    }
  }
  update<Rows, Cols>(v, lda, x, lda, m, tw, Rows);
}

// The same for all columns from `column` to `end`.
template <int Rows>
inline void apply_to(double* r, int ldr, double* a, int lda, int m, int first, int column, int end, const double* t) {
  for (; column + 3 <= end; column += 3) apply<Rows, 3>(r, ldr, a, lda, m, first, column, t);
  if (end - column == 2) apply<Rows, 2>(r, ldr, a, lda, m, first, column, t);
  if (end - column == 1) apply<Rows, 1>(r, ldr, a, lda, m, first, column, t);
}

// out[i] = v_i · x for `count` ≤ kStep columns of V, side by side, so that their sums do not wait for each other.
inline void dots_with(const double* v, int ldv, int count, const double* x, int m, double* out) {
  if (count == 4) return dots<4, 1>(v, ldv, x, 0, m, out, 1);
  if (count == 3) return dots<3, 1>(v, ldv, x, 0, m, out, 1);
  if (count == 2) return dots<2, 1>(v, ldv, x, 0, m, out, 1);
  dots<1, 1>(v, ldv, x, 0, m, out, 1);
}

// x_j −= w_j · scale · v for `Cols` columns, and v *= scale, in one pass.
template <int Cols>
inline void subtract(double* v, double scale, double* x, int ldx, int m, const double* w) {
  for (int k = 0; k < m; k += kLanes) {
    const Pack own = at(v + k) * broad(scale);
    at(v + k) = own;
    for (int j = 0; j < Cols; ++j) at(x + j * ldx + k) -= own * broad(w[j]);
  }
}

// Eliminates columns first … first + count − 1, count ≤ kStep, by one reflection each, I − f [e_k; v] [e_k; v]ᵀ with v
// left in A's column, and collects T. The products of column k with all of them, taken before v is scaled, are its
// norm, its share in the columns to come, and T's column:
//
//   T(0..k−1, k) = −f · T(0..k−1, 0..k−1) · (Vᵀ v)      (the unit tops of different reflections are orthogonal)
inline void factor_step(double* r, int ldr, double* a, int lda, int m, int first, int count, double* t) {
  double* columns = a + first * lda;
  for (int k = 0; k < count; ++k) {
    double* v = columns + k * lda;
    double inner[kStep] = {};
    dots_with(columns, lda, count, v, m, inner);
    // A zero column needs no reflection: its factor stays 0.
    double factor = 0, scale = 0;
    if (inner[k] != 0) {
      double& diagonal = r[(first + k) * ldr + first + k];
      const double norm = std::sqrt(diagonal * diagonal + inner[k]);
      // The new diagonal has the opposite sign, so that the difference does not cancel.
      const double beta = diagonal > 0 ? -norm : norm;
      scale = 1 / (diagonal - beta);
      factor = (beta - diagonal) / beta;
      diagonal = beta;
    }
    // Columns to come within this step: their entry in R, then their part of A.
    double share[kStep];
    for (int i = 0; i < count; ++i) inner[i] *= scale;
    for (int j = k + 1; j < count; ++j) {
      double& top = r[(first + j) * ldr + first + k];
      share[j] = factor * (inner[j] + top);
      top -= share[j];
    }
    double* const next = v + lda;
    const double* const w = share + k + 1;
    switch (count - k - 1) {
      case 3: subtract<3>(v, scale, next, lda, m, w); break;
      case 2: subtract<2>(v, scale, next, lda, m, w); break;
      case 1: subtract<1>(v, scale, next, lda, m, w); break;
      default: subtract<0>(v, scale, next, lda, m, w);
    }
    // Column k of T; its diagonal is the factor itself.
    for (int i = 0; i < k; ++i) {
      double s = 0;
      for (int l = i; l < k; ++l) s += t[l * kPanel + i] * inner[l];
      t[k * kPanel + i] = -factor * s;
    }
    t[k * kPanel + k] = factor;
  }
}

// Two steps make a panel: T = [T₁, −T₁ (V₁ᵀ V₂) T₂; 0, T₂].
inline void join_steps(const double* a, int lda, int m, int first, int count, double* t) {
  // V₁ᵀ V₂, then times T₂, then times −T₁.
  double inner[kStep * kStep];
  for (int j = 0; j < count; ++j)
    dots<kStep, 1>(a + first * lda, lda, a + (first + kStep + j) * lda, 0, m, inner + j * kStep, 1);
  const double* const t2 = t + kStep * kPanel + kStep;
  for (int j = 0; j < count; ++j) {
    double right[kStep];
    for (int i = 0; i < kStep; ++i) {
      right[i] = 0;
      for (int l = 0; l <= j; ++l) right[i] += inner[l * kStep + i] * t2[j * kPanel + l];
    }
    for (int i = 0; i < kStep; ++i) {
      double s = 0;
      for (int l = i; l < kStep; ++l) s += t[l * kPanel + i] * right[l];
      t[(kStep + j) * kPanel + i] = -s;
    }
  }
}

}  // namespace

void absorb(double* r, int ldr, double* a, int lda, int m, int c) {
  static_assert(kPanel == 2 * kStep);
  double t[kPanel * kPanel];
  // Panel by panel: factor its two steps, join their T, and apply it to all columns behind.
  for (int first = 0; first < c; first += kPanel) {
    const int count = c - first < kPanel ? c - first : kPanel;
    const int one = count < kStep ? count : kStep, two = count - one;
    factor_step(r, ldr, a, lda, m, first, one, t);
    if (two == 0) break;  // nothing follows
    apply_to<kStep>(r, ldr, a, lda, m, first, first + kStep, first + count, t);
    factor_step(r, ldr, a, lda, m, first + kStep, two, t + kStep * kPanel + kStep);
    if (first + kPanel >= c) break;
    join_steps(a, lda, m, first, two, t);
    apply_to<kPanel>(r, ldr, a, lda, m, first, first + kPanel, c, t);
  }
}
