// The kernel's text, compiled once per instruction set. Packs of four doubles through the compilers' vector extension;
// tiles of 4 × 3 accumulators fill 12 of 16 vector registers, so that each load feeds several multiply-adds.

namespace {

typedef double Pack __attribute__((vector_size(32), aligned(8), may_alias));
constexpr int kLanes = 4;

inline const Pack& at(const double* p) { return *reinterpret_cast<const Pack*>(p); }
inline Pack& at(double* p) { return *reinterpret_cast<Pack*>(p); }
inline double sum(const Pack& p) { return (p[0] + p[1]) + (p[2] + p[3]); }

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

// X −= V W for `Cols` columns of X; V has kPanel columns.
template <int Cols>
inline void update(const double* v, int ldv, double* x, int ldx, int m, const double* w, int ldw) {
  constexpr int kTile = 4;
  for (int k = 0; k < m; k += kTile * kLanes) {
    Pack acc[kTile][Cols];
    for (int j = 0; j < Cols; ++j) {
      for (int t = 0; t < kTile; ++t) acc[t][j] = at(x + j * ldx + k + t * kLanes);
    }
    for (int i = 0; i < kPanel; ++i) {
      for (int j = 0; j < Cols; ++j) {
        const double s = w[j * ldw + i];
        const Pack broad = {s, s, s, s};
        for (int t = 0; t < kTile; ++t) acc[t][j] -= at(v + i * ldv + k + t * kLanes) * broad;
      }
    }
    for (int j = 0; j < Cols; ++j) {
      for (int t = 0; t < kTile; ++t) at(x + j * ldx + k + t * kLanes) = acc[t][j];
    }
  }
}

// out[i] = v_i · x for `count` columns of V: four at a time, so that their sums do not wait for each other.
inline void dots_with(const double* v, int ldv, int count, const double* x, int m, double* out) {
  int i = 0;
  for (; i + 4 <= count; i += 4) dots<4, 1>(v + i * ldv, ldv, x, 0, m, out + i, 1);
  for (; i < count; ++i) dots<1, 1>(v + i * ldv, ldv, x, 0, m, out + i, 1);
}

// x_j −= w_j v for `Cols` columns.
template <int Cols>
inline void subtract(const double* v, double* x, int ldx, int m, const double* w) {
  for (int k = 0; k < m; k += kLanes) {
    const Pack own = at(v + k);
    for (int j = 0; j < Cols; ++j) at(x + j * ldx + k) -= own * Pack{w[j], w[j], w[j], w[j]};
  }
}

// Eliminates columns first … first + count − 1 by one reflection each, I − f [e_k; v] [e_k; v]ᵀ with v left in A's
// column, and collects T. The products of column k with the whole panel, taken before v is scaled, are its norm, its
// share in the columns to come, and T's column:
//
//   T(0..k−1, k) = −f · T(0..k−1, 0..k−1) · (Vᵀ v)      (the unit tops of different reflections are orthogonal)
inline void factor_panel(double* r, int ldr, double* a, int lda, int m, int first, int count, double* t) {
  double* panel = a + first * lda;
  for (int k = 0; k < count; ++k) {
    double* v = panel + k * lda;
    double inner[kPanel] = {};
    dots_with(panel, lda, count, v, m, inner);
    double factor = 0, scale = 0;
    if (inner[k] != 0) {
      double& diagonal = r[(first + k) * ldr + first + k];
      const double norm = std::sqrt(diagonal * diagonal + inner[k]);
      const double beta = diagonal > 0 ? -norm : norm;
      scale = 1 / (diagonal - beta);
      factor = (beta - diagonal) / beta;
      diagonal = beta;
    }
    double share[kPanel];
    for (int i = 0; i < count; ++i) inner[i] *= scale;
    for (int j = k + 1; j < count; ++j) {
      double& top = r[(first + j) * ldr + first + k];
      share[j] = factor * (inner[j] + top);
      top -= share[j];
    }
    for (int i = 0; i < m; i += kLanes) at(v + i) *= Pack{scale, scale, scale, scale};
    int j = k + 1;
    for (; j + 3 <= count; j += 3) subtract<3>(v, panel + j * lda, lda, m, share + j);
    for (; j < count; ++j) subtract<1>(v, panel + j * lda, lda, m, share + j);
    for (int i = 0; i < k; ++i) {
      double s = 0;
      for (int l = i; l < k; ++l) s += t[l * kPanel + i] * inner[l];
      t[k * kPanel + i] = -factor * s;
    }
    t[k * kPanel + k] = factor;
  }
}

// Applies a full panel's reflections to `Cols` trailing columns.
template <int Cols>
inline void apply_panel(double* r, int ldr, double* a, int lda, int m, int first, int column, const double* t) {
  const double* v = a + first * lda;
  double* x = a + column * lda;
  double w[3 * kPanel], tw[3 * kPanel];
  dots<4, Cols>(v, lda, x, lda, m, w, kPanel);
  dots<4, Cols>(v + 4 * lda, lda, x, lda, m, w + 4, kPanel);
  for (int j = 0; j < Cols; ++j) {
    double* top = r + (column + j) * ldr + first;
    for (int i = 0; i < kPanel; ++i) w[j * kPanel + i] += top[i];
    for (int i = 0; i < kPanel; ++i) {
      double s = 0;
      for (int l = 0; l <= i; ++l) s += t[i * kPanel + l] * w[j * kPanel + l];
      tw[j * kPanel + i] = s;
      top[i] -= s;
    }
  }
  update<Cols>(v, lda, x, lda, m, tw, kPanel);
}

}  // namespace

void absorb(double* r, int ldr, double* a, int lda, int m, int c) {
  double t[kPanel * kPanel];
  for (int first = 0; first < c; first += kPanel) {
    const int count = c - first < kPanel ? c - first : kPanel;
    factor_panel(r, ldr, a, lda, m, first, count, t);
    int column = first + count;
    for (; column + 3 <= c; column += 3) apply_panel<3>(r, ldr, a, lda, m, first, column, t);
    if (c - column == 2) apply_panel<2>(r, ldr, a, lda, m, first, column, t);
    if (c - column == 1) apply_panel<1>(r, ldr, a, lda, m, first, column, t);
  }
}
