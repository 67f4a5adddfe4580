// kLanes columns side by side in one vector.

typedef double Lanes __attribute__((vector_size(8 * kLanes)));

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
