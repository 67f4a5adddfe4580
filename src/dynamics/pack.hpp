// W samples side by side in one vector register. Included only by kernel.inl, once per instruction set and inside that
// set's namespace: the type, and every template instantiated with it, is a different one for each set.

/// kWidth doubles; +, −, · act on each.
struct Pack {
  // vector_size is GCC's and Clang's spelling; arithmetic on it compiles to the widest instructions allowed.
  typedef double Raw __attribute__((vector_size(8 * kWidth)));
  Raw raw;

  Pack() = default;
  // x − 0 is x for every x, −0 and NaN included, so the compiler may and does turn it into a plain broadcast.
  Pack(double x) : raw(x - Raw{}) {}  // NOLINT(google-explicit-constructor)
  explicit Pack(Raw r) : raw(r) {}

  friend Pack operator+(Pack a, Pack b) { return Pack(a.raw + b.raw); }
  friend Pack operator-(Pack a, Pack b) { return Pack(a.raw - b.raw); }
  friend Pack operator*(Pack a, Pack b) { return Pack(a.raw * b.raw); }
  friend Pack operator/(Pack a, Pack b) { return Pack(a.raw / b.raw); }
  friend Pack operator-(Pack a) { return Pack(-a.raw); }
};

/// kWidth neighbours in memory, not necessarily aligned.
inline Pack load(const double* from) {
  Pack p;
  __builtin_memcpy(&p.raw, from, sizeof p.raw);
  return p;
}
inline void store(double* to, Pack p) { __builtin_memcpy(to, &p.raw, sizeof p.raw); }

/// Which samples of a pack are stored.
#ifdef __AVX512F__
using Lanes = __mmask8;
inline Lanes first_lanes(std::ptrdiff_t count) { return static_cast<Lanes>(count < kWidth ? (1U << count) - 1 : 0xFF); }
inline void store_some(double* to, Pack p, Lanes lanes) {
  _mm512_mask_storeu_pd(to, lanes, reinterpret_cast<__m512d>(p.raw));
}
#else
struct Lanes {};
inline Lanes first_lanes(std::ptrdiff_t) { return {}; }
inline void store_some(double* to, Pack p, Lanes) { store(to, p); }
#endif
