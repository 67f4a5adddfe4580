// tanh of a pack, the smooth sign of dry friction. Included only by kernel.inl, inside the namespace of one instruction
// set.
//
// tanh |x| = −e / (2 + e) with e = expm1(−2 |x|), which keeps the digits of small x. expm1(y) = 2^k (expm1(r) + 1) − 1
// with y = k ln 2 + r, |r| ≤ ln 2 / 2, and the Taylor polynomial of r to the thirteenth power: what it leaves out is
// below 4e-18 of r. Measured: ≤ 3 ulp (tests/dynamics/kernels_test.cpp). NaN stays NaN.

/// Beyond it tanh is 1 in double precision: e is below half of the last bit of 2.
constexpr double kTanhOne = 20;

inline Pack tanh_of(Pack x) {
  typedef Pack::Raw Raw;
  Raw size = x.raw < Raw{} ? -x.raw : x.raw;
  size = size > kTanhOne ? kTanhOne - Raw{} : size;
  const Raw y = -2 * size;
  // Adding 1.5 · 2⁵² leaves the nearest integer in the low bits of the sum.
  const Raw shifted = y * 1.44269504088896338700e+00 + 6755399441055744.0, k = shifted - 6755399441055744.0;
  // ln 2 in two parts; the first has 32 bits, so that k times it is exact.
  const Raw r = (y - k * 6.93147180369123816490e-01) - k * 1.90821492927058770002e-10;
  Raw p = 1.6059043836821613e-10 - Raw{};
  for (const double c : {2.08767569878681e-09, 2.505210838544172e-08, 2.755731922398589e-07, 2.7557319223985893e-06,
                         2.48015873015873e-05, 1.984126984126984e-04, 1.388888888888889e-03, 8.333333333333333e-03,
                         4.1666666666666664e-02, 1.6666666666666666e-01, 0.5})
    p = c + r * p;
  const Raw small = r + (r * r) * p;
  Bits power;
  __builtin_memcpy(&power, &shifted, sizeof power);
  power = (power + 1023) << 52;
  Raw two_to_k;
  __builtin_memcpy(&two_to_k, &power, sizeof two_to_k);
  const Raw e = two_to_k * small + (two_to_k - 1);
  const Raw positive = -e / (2 + e);
  return Pack(x.raw < Raw{} ? -positive : positive);
}

/// x becomes tanh(x / width).
void smooth_sign(double* x, std::ptrdiff_t count, double width) {
  std::ptrdiff_t k = 0;
  for (; k + kWidth <= count; k += kWidth) store(x + k, tanh_of(load(x + k) / Pack(width)));
  if (k == count) return;
  double tail[kWidth] = {};
  for (std::ptrdiff_t i = k; i < count; ++i) tail[i - k] = x[i];
  store(tail, tanh_of(load(tail) / Pack(width)));
  for (std::ptrdiff_t i = k; i < count; ++i) x[i] = tail[i - k];
}
