// Included once per instruction set, inside a namespace of its own.
//
// Time update. With x' = A x + B w, w of unit covariance, B Bᵀ = Q, and R x = z the information so far:
//   [  I    0  ] [w ]   [0]
//   [−R A⁻¹B  R A⁻¹] [x'] = [z]      made triangular:      R_w w + R_wx x' = z_w,   R' x' = z'
// Measurement update: the row [√weight 0 … 0 | √weight y] is appended and the triangle restored; what is left on the
// right is its share of the sum of squares. B is upper triangular, so R A⁻¹ B is, too.
//
// Backwards, from x' with covariance P':
//   w = R_w⁻¹ (z_w − R_wx x'),   x = A⁻¹ (x' − B w),   P = G P' Gᵀ + H Hᵀ,
//   G = A⁻¹ (I + B R_w⁻¹ R_wx),  H = A⁻¹ B R_w⁻¹
// Sums of squares only: P stays positive.

// Four columns in one vector register, one number of each.
typedef double Lanes __attribute__((vector_size(8 * kLanes)));

// The same number in all lanes, and moves between lanes and memory of any alignment.
inline Lanes all(double x) { return x - Lanes{}; }
inline Lanes load(const double* from) {
  Lanes x;
  __builtin_memcpy(&x, from, sizeof x);
  return x;
}
inline void store(double* to, Lanes x) { __builtin_memcpy(to, &x, sizeof x); }
inline Lanes root(Lanes x) {
  Lanes y;
  for (int l = 0; l < kLanes; ++l) y[l] = __builtin_sqrt(x[l]);
  return y;
}

// Q = D M D with D_i = √ratio δ^(P−1/2−i); the upper triangular factor of M.
template <int P>
struct Shape {
  double upper[P][P] = {};
  Shape() {
    double inverse_factorial[P];
    inverse_factorial[0] = 1;
    // M_ij = 1 / ((P−1−i)! (P−1−j)! (2P−1−i−j)), the covariance of white noise integrated over a step.
    for (int i = 1; i < P; ++i) inverse_factorial[i] = inverse_factorial[i - 1] / i;
    // Cholesky from the last column, so that M = U Uᵀ with U upper triangular.
    for (int j = P - 1; j >= 0; --j) {
      for (int i = j; i >= 0; --i) {
        double sum = inverse_factorial[P - 1 - i] * inverse_factorial[P - 1 - j] / (2 * P - 1 - i - j);
        for (int k = j + 1; k < P; ++k) sum -= upper[i][k] * upper[j][k];
        upper[i][j] = i == j ? __builtin_sqrt(sum) : sum / upper[j][j];
      }
    }
  }
};

// A⁻¹ by its first row, and B = diag(scale) · Shape::upper.
template <int P>
struct Step {
  Lanes back[P];
  Lanes scale[P];
  Step(double seconds, Lanes inverse_time, Lanes ratio) {
    // The step in the unit T: A⁻¹ has (−δ)^i / i! on its i-th diagonal.
    const Lanes delta = seconds * inverse_time;
    back[0] = all(1);
    for (int i = 1; i < P; ++i) back[i] = back[i - 1] * delta * (-1.0 / i);
    scale[P - 1] = root(ratio * delta);
    for (int i = P - 2; i >= 0; --i) scale[i] = scale[i + 1] * delta;
  }
};

// R x = z, and one row more for a new measurement.
template <int P>
struct Information {
  Lanes r[P + 1][P];
  Lanes z[P + 1];
};

// What is needed on the way back.
template <int P>
struct Tape {
  Lanes rw[P][P];
  Lanes rwx[P][P];
  Lanes zw[P];
};

// R becomes full; measure() makes it triangular again. `determinant` is multiplied by det R_w.
template <int P, bool kKeep>
inline void advance(Information<P>& f, const Step<P>& step, const Shape<P>& shape, Lanes& determinant, Tape<P>* tape) {
  // e = R A⁻¹ and g = −R A⁻¹ B, both upper triangular.
  Lanes e[P][P], g[P][P];
  for (int i = 0; i < P; ++i) {
    for (int j = 0; j < P; ++j) e[i][j] = g[i][j] = Lanes{};
    for (int j = i; j < P; ++j) {
      Lanes sum = f.r[i][i] * step.back[j - i];
      for (int k = i + 1; k <= j; ++k) sum += f.r[i][k] * step.back[j - k];
      e[i][j] = sum;
    }
    for (int j = i; j < P; ++j) {
      Lanes sum = Lanes{};
      for (int k = i; k <= j; ++k) sum -= e[i][k] * step.scale[k] * shape.upper[k][j];
      g[i][j] = sum;
    }
  }
  for (int j = 0; j < P; ++j) {
    // A reflector over row j of w's own equation, (1, 0 …), and rows 0 … j of the information.
    Lanes square = all(1);
    for (int i = 0; i <= j; ++i) square += g[i][j] * g[i][j];
    const Lanes s = root(square);
    const Lanes head = 1.0 + s;
    const Lanes factor = 1.0 / (s * head);
    determinant *= s;
    // The reflector on the other columns of g: w's row becomes R_w.
    for (int c = j + 1; c < P; ++c) {
      Lanes dot = g[0][j] * g[0][c];
      for (int i = 1; i <= j; ++i) dot += g[i][j] * g[i][c];
      dot *= factor;
      if (kKeep) tape->rw[j][c] = dot * head;
      for (int i = 0; i <= j; ++i) g[i][c] -= dot * g[i][j];
    }
    // On the columns of x': w's row becomes R_wx.
    for (int c = 0; c < P; ++c) {
      Lanes dot = g[0][j] * e[0][c];
      for (int i = 1; i <= j; ++i) dot += g[i][j] * e[i][c];
      dot *= factor;
      if (kKeep) tape->rwx[j][c] = dot * head;
      for (int i = 0; i <= j; ++i) e[i][c] -= dot * g[i][j];
    }
    // On the right-hand side: z_w, and z for the next row.
    Lanes dot = g[0][j] * f.z[0];
    for (int i = 1; i <= j; ++i) dot += g[i][j] * f.z[i];
    dot *= factor;
    for (int i = 0; i <= j; ++i) f.z[i] -= dot * g[i][j];
    // The rows of w are kept with the opposite sign, so that their diagonal is positive.
    if (kKeep) {
      tape->rw[j][j] = s;
      tape->zw[j] = dot * head;
    }
  }
  for (int i = 0; i < P; ++i) {
    for (int j = 0; j < P; ++j) f.r[i][j] = e[i][j];
  }
}

// Appends the row [√weight 0 … 0 | √weight y] and makes R triangular again, by one reflector per column.
template <int P>
inline void measure(Information<P>& f, Lanes y, Lanes weight, Lanes& rest) {
  for (int j = 1; j < P; ++j) f.r[P][j] = Lanes{};
  f.r[P][0] = weight;
  f.z[P] = weight * y;
  for (int j = 0; j < P; ++j) {
    const Lanes alpha = f.r[j][j];
    Lanes square = alpha * alpha;
    for (int i = j + 1; i <= P; ++i) square += f.r[i][j] * f.r[i][j];
    const Lanes size = root(square);
    // The sign that avoids cancellation. 1e-290 keeps an empty column, as at the first rows, from 0 / 0.
    const Lanes s = alpha < 0.0 ? -size : size;
    const Lanes head = alpha + s;
    const Lanes factor = 1.0 / (s * head + 1e-290);
    f.r[j][j] = -s;
    for (int c = j + 1; c < P; ++c) {
      Lanes dot = head * f.r[j][c];
      for (int i = j + 1; i <= P; ++i) dot += f.r[i][j] * f.r[i][c];
      dot *= factor;
      f.r[j][c] -= dot * head;
      for (int i = j + 1; i <= P; ++i) f.r[i][c] -= dot * f.r[i][j];
    }
    Lanes dot = head * f.z[j];
    for (int i = j + 1; i <= P; ++i) dot += f.r[i][j] * f.z[i];
    dot *= factor;
    f.z[j] -= dot * head;
    for (int i = j + 1; i <= P; ++i) f.z[i] -= dot * f.r[i][j];
  }
  // What is left in the last row is the measurement's share of the sum of squares.
  rest += f.z[P] * f.z[P];
}

// No information: the flat prior before the first sample.
template <int P>
inline void clear(Information<P>& f) {
  for (int i = 0; i <= P; ++i) {
    f.z[i] = Lanes{};
    for (int j = 0; j < P; ++j) f.r[i][j] = Lanes{};
  }
}

inline Lanes weight_of(const Batch& batch, std::ptrdiff_t k) {
  return batch.weight ? load(batch.weight + k * kLanes) : all(1);
}

// log |det| of all: of the R_w on the way, and of the last R.
template <int P>
inline void write(const Information<P>& f, Lanes rest, Lanes log_det, Evidence& out) {
  for (int l = 0; l < kLanes; ++l) {
    double determinant = 0;
    for (int i = 0; i < P; ++i) determinant += __builtin_log(__builtin_fabs(f.r[i][i][l]));
    out.rest[l] = rest[l];
    out.log_det[l] = log_det[l] + determinant;
  }
}

// Forwards only: what the samples say of the models' numbers.
template <int P>
void evidence_of(const Batch& batch, std::ptrdiff_t marked, Evidence& out, Evidence& first) {
  const Shape<P> shape;
  const Lanes inverse = 1.0 / load(batch.time_constant), ratio = load(batch.ratio);
  Information<P> f;
  clear(f);
  Lanes rest = Lanes{}, log_det = Lanes{}, determinant = all(1);
  // Determinants are multiplied, and their logarithm is taken only when the product grows large: logarithms are slow.
  const auto settle = [&] {
    for (int l = 0; l < kLanes; ++l) log_det[l] += __builtin_log(determinant[l]);
    determinant = all(1);
  };
  for (std::ptrdiff_t k = 0; k < batch.rows; ++k) {
    if (k > 0) {
      const Step<P> step(batch.time[k] - batch.time[k - 1], inverse, ratio);
      advance<P, false>(f, step, shape, determinant, nullptr);
      bool large = false;
      for (int l = 0; l < kLanes; ++l) large = large || determinant[l] > 1e60;
      if (large) settle();
    }
    measure(f, load(batch.y + k * kLanes), weight_of(batch, k), rest);
    // The evidence of the first rows alone.
    if (k + 1 == marked) {
      settle();
      write(f, rest, log_det, first);
    }
  }
  settle();
  write(f, rest, log_det, out);
}

// x = R⁻¹ z and P = R⁻¹ R⁻ᵀ.
template <int P>
inline void solve(const Information<P>& f, Lanes (&x)[P], Lanes (&cov)[P][P]) {
  Lanes inverse[P][P];
  // R⁻¹ by columns, from the diagonal upwards.
  for (int j = 0; j < P; ++j) {
    for (int i = 0; i < P; ++i) inverse[i][j] = Lanes{};
    inverse[j][j] = 1.0 / f.r[j][j];
    for (int i = j - 1; i >= 0; --i) {
      Lanes sum = Lanes{};
      for (int k = i + 1; k <= j; ++k) sum += f.r[i][k] * inverse[k][j];
      inverse[i][j] = -sum / f.r[i][i];
    }
  }
  // Its rows times z, and times each other.
  for (int i = 0; i < P; ++i) {
    x[i] = Lanes{};
    for (int k = i; k < P; ++k) x[i] += inverse[i][k] * f.z[k];
    for (int j = i; j < P; ++j) {
      Lanes sum = Lanes{};
      for (int k = j; k < P; ++k) sum += inverse[i][k] * inverse[j][k];
      cov[i][j] = cov[j][i] = sum;
    }
  }
}

// One step back. `drive` grows by E|w|².
template <int P, bool kDrive>
inline void retreat(const Step<P>& step, const Shape<P>& shape, const Tape<P>& tape, Lanes (&x)[P], Lanes (&cov)[P][P],
                    Lanes& drive) {
  // U = R_w⁻¹ and S = R_w⁻¹ R_wx, by back substitution.
  Lanes u[P][P], s[P][P], w[P];
  // w solves R_w w = z_w − R_wx x'.
  for (int i = P - 1; i >= 0; --i) {
    const Lanes inverse = 1.0 / tape.rw[i][i];
    Lanes right = tape.zw[i];
    for (int c = 0; c < P; ++c) right -= tape.rwx[i][c] * x[c];
    for (int k = i + 1; k < P; ++k) right -= tape.rw[i][k] * w[k];
    w[i] = right * inverse;
    for (int c = 0; c < P; ++c) {
      Lanes sum = tape.rwx[i][c], own = c == i ? all(1) : Lanes{};
      for (int k = i + 1; k < P; ++k) {
        sum -= tape.rw[i][k] * s[k][c];
        if (k <= c) own -= tape.rw[i][k] * u[k][c];
      }
      s[i][c] = sum * inverse;
      u[i][c] = c < i ? Lanes{} : own * inverse;
    }
  }
  Lanes moved[P][P];  // S P'
  // E|w|² = |w|² + ‖U‖² + tr(S P' Sᵀ).
  if (kDrive) {
    for (int i = 0; i < P; ++i) {
      drive += w[i] * w[i];
      for (int k = i; k < P; ++k) drive += u[i][k] * u[i][k];
      for (int c = 0; c < P; ++c) {
        moved[i][c] = Lanes{};
        for (int k = 0; k < P; ++k) moved[i][c] += s[i][k] * cov[k][c];
      }
      for (int c = 0; c < P; ++c) drive += moved[i][c] * s[i][c];
    }
  }
  // I + B S and B U and x' − B w, then A⁻¹ times each.
  Lanes g[P][P], h[P][P];
  for (int i = 0; i < P; ++i) {
    for (int c = 0; c < P; ++c) {
      Lanes sum = Lanes{}, own = Lanes{};
      for (int k = i; k < P; ++k) sum += shape.upper[i][k] * s[k][c];
      for (int k = i; k <= c; ++k) own += shape.upper[i][k] * u[k][c];
      g[i][c] = step.scale[i] * sum + (i == c ? 1.0 : 0.0);
      h[i][c] = step.scale[i] * own;
    }
    Lanes sum = Lanes{};
    for (int k = i; k < P; ++k) sum += shape.upper[i][k] * w[k];
    x[i] -= step.scale[i] * sum;
  }
  // A⁻¹ from the left, in place: row i needs only the rows below it, which have not changed yet.
  for (int i = 0; i < P; ++i) {
    for (int k = i + 1; k < P; ++k) {
      x[i] += step.back[k - i] * x[k];
      for (int c = 0; c < P; ++c) g[i][c] += step.back[k - i] * g[k][c];
      for (int c = k; c < P; ++c) h[i][c] += step.back[k - i] * h[k][c];
    }
  }
  // P = G P' Gᵀ + H Hᵀ.
  Lanes product[P][P];
  for (int i = 0; i < P; ++i) {
    for (int c = 0; c < P; ++c) {
      product[i][c] = g[i][0] * cov[0][c];
      for (int k = 1; k < P; ++k) product[i][c] += g[i][k] * cov[k][c];
    }
  }
  for (int i = 0; i < P; ++i) {
    for (int j = i; j < P; ++j) {
      Lanes sum = product[i][0] * g[j][0];
      for (int k = 1; k < P; ++k) sum += product[i][k] * g[j][k];
      for (int k = j; k < P; ++k) sum += h[i][k] * h[j][k];
      cov[i][j] = cov[j][i] = sum;
    }
  }
}

// Forwards once, keeping the information every kStretch rows; then stretch by stretch from the end, forwards again with
// a tape and back along it. The tape stays in the cache, and memory does not grow with it.
constexpr std::ptrdiff_t kStretch = 256;

template <int P, bool kDrive>
void smooth_lanes(const Batch& batch, double* mean, double* variance, double* drive_sum, Information<P>* kept,
                  Tape<P>* tape) {
  const Shape<P> shape;
  const Lanes inverse = 1.0 / load(batch.time_constant), ratio = load(batch.ratio);
  Lanes rest = Lanes{}, determinant = all(1), drive = Lanes{};
  const auto step_to = [&](std::ptrdiff_t k) { return Step<P>(batch.time[k] - batch.time[k - 1], inverse, ratio); };
  // One measurement.
  const auto take = [&](Information<P>& f, std::ptrdiff_t k) {
    measure(f, load(batch.y + k * kLanes), weight_of(batch, k), rest);
  };
  Information<P> f;
  clear(f);
  // The way forwards. The determinant is not needed here; back to 1, it cannot overflow.
  for (std::ptrdiff_t k = 0; k < batch.rows; ++k) {
    if (k > 0) advance<P, false>(f, step_to(k), shape, determinant, nullptr);
    take(f, k);
    if (k % kStretch == 0) kept[k / kStretch] = f;
    determinant = all(1);
  }
  // The last row's state is known from all samples already.
  Lanes x[P], cov[P][P];
  solve(f, x, cov);
  // Four means (the fourth is 0 for order 3) and three variances per row.
  const auto put = [&](std::ptrdiff_t k) {
    for (int i = 0; i < 4; ++i) store(mean + (4 * k + i) * kLanes, i < P ? x[i] : Lanes{});
    for (int i = 0; i < 3; ++i) store(variance + (3 * k + i) * kLanes, cov[i][i]);
  };
  put(batch.rows - 1);
  for (std::ptrdiff_t first = (batch.rows - 1) / kStretch * kStretch; first >= 0; first -= kStretch) {
    const std::ptrdiff_t last = first + kStretch < batch.rows - 1 ? first + kStretch : batch.rows - 1;
    f = kept[first / kStretch];
    // This stretch forwards again, with its tape, then back along it.
    for (std::ptrdiff_t k = first + 1; k <= last; ++k) {
      advance<P, true>(f, step_to(k), shape, determinant, &tape[k - first - 1]);
      take(f, k);
      determinant = all(1);
    }
    for (std::ptrdiff_t k = last; k > first; --k) {
      retreat<P, kDrive>(step_to(k), shape, tape[k - first - 1], x, cov, drive);
      put(k - 1);
    }
  }
  if (kDrive) store(drive_sum, drive);
}

template <int P>
void smooth_order(const Batch& batch, double* mean, double* variance, double* drive) {
  using Kept = Information<P>;
  // Memory as it comes: every entry is written before it is read.
  const auto stretches = static_cast<std::size_t>((batch.rows - 1) / kStretch + 1);
  const std::align_val_t align{alignof(Lanes)};
  Kept* kept = static_cast<Kept*>(::operator new(stretches * sizeof(Kept), align));
  Tape<P>* tape = static_cast<Tape<P>*>(::operator new(kStretch * sizeof(Tape<P>), align));
  if (drive)
    smooth_lanes<P, true>(batch, mean, variance, drive, kept, tape);
  else
    smooth_lanes<P, false>(batch, mean, variance, drive, kept, tape);
  ::operator delete(kept, align);
  ::operator delete(tape, align);
}

// The order is a template parameter, so that its loops have constant bounds.
void evidence(int order, const Batch& batch, std::ptrdiff_t marked, Evidence& out, Evidence& first) {
  if (order == 3) return evidence_of<3>(batch, marked, out, first);
  if (order == 4) return evidence_of<4>(batch, marked, out, first);
  evidence_of<5>(batch, marked, out, first);
}

void smooth(int order, const Batch& batch, double* mean, double* variance, double* drive) {
  if (order == 3) return smooth_order<3>(batch, mean, variance, drive);
  if (order == 4) return smooth_order<4>(batch, mean, variance, drive);
  smooth_order<5>(batch, mean, variance, drive);
}
