// sin and cos of a pack. Included only by kernel.inl, inside the namespace of one instruction set.
//
// x = k π/2 + r with |r| ≤ π/4 (Cody and Waite, 1980), then two polynomials in r. π/2 is split into parts of 33 bits,
// so that k · part is exact for |k| < 2²⁰. Coefficients are fdlibm's (Sun Microsystems, 1993), with an error below
// 2⁻⁵⁷. Measured: ≤ 2 ulp for |x| ≤ kSinCosRange (tests/dynamics/kernels_test.cpp). Beyond it, and for NaN, the caller
// asks the C library sample by sample.

typedef long long Bits __attribute__((vector_size(8 * kWidth)));

struct SinCos {
  Pack sine, cosine;
};

/// |x| up to which sincos is used; r would lose digits soon after.
constexpr double kSinCosRange = 1e4;

/// All bits set in the samples that sincos cannot serve.
inline Bits out_of_range(Pack x) { return ~((x.raw <= kSinCosRange) & (x.raw >= -kSinCosRange)); }

inline Pack reduced_sine(Pack r, Pack z) {
  const Pack tail = Pack(8.33333333332248946124e-03) +
                    z * (Pack(-1.98412698298579493134e-04) +
                         z * (Pack(2.75573137070700676789e-06) +
                              z * (Pack(-2.50507602534068634195e-08) + z * Pack(1.58969099521155010221e-10))));
  return r + (z * r) * (Pack(-1.66666666666666324348e-01) + z * tail);
}

inline Pack reduced_cosine(Pack z) {
  const Pack tail = Pack(4.16666666666666019037e-02) +
                    z * (Pack(-1.38888888888741095749e-03) +
                         z * (Pack(2.48015872894767294178e-05) +
                              z * (Pack(-2.75573143513906633035e-07) +
                                   z * (Pack(2.08757232129817482790e-09) + z * Pack(-1.13596475577881948265e-11)))));
  // 1 − z/2 is rounded; what rounding took is added back.
  const Pack half = Pack(0.5) * z;
  const Pack head = Pack(1.0) - half;
  return head + (((Pack(1.0) - head) - half) + (z * z) * tail);
}

inline SinCos sincos(Pack x) {
  // Adding 1.5 · 2⁵² leaves the nearest integer in the low bits of the sum.
  const Pack shifter(6755399441055744.0);
  const Pack shifted = x * Pack(6.36619772367581382433e-01) + shifter;
  const Pack k = shifted - shifter;
  const Pack r = ((x - k * Pack(1.57079632673412561417e+00)) - k * Pack(6.07710050630396597660e-11)) -
                 k * Pack(2.02226624879595063154e-21);
  const Pack z = r * r;
  Bits quadrant;
  __builtin_memcpy(&quadrant, &shifted.raw, sizeof quadrant);
  Bits s, c;
  const Pack sine = reduced_sine(r, z), cosine = reduced_cosine(z);
  __builtin_memcpy(&s, &sine.raw, sizeof s);
  __builtin_memcpy(&c, &cosine.raw, sizeof c);
  // Odd quadrants swap the two; the sign bits follow from the quadrant.
  const Bits odd = -(quadrant & 1);
  const Bits swap = (s ^ c) & odd;
  s = s ^ swap ^ ((quadrant & 2) << 62);
  c = c ^ swap ^ (((quadrant + 1) & 2) << 62);
  SinCos out;
  __builtin_memcpy(&out.sine.raw, &s, sizeof s);
  __builtin_memcpy(&out.cosine.raw, &c, sizeof c);
  return out;
}

/// The C library's answer in every sample that `bad` marks.
inline void repair(Pack x, Bits bad, SinCos& out) {
  for (int i = 0; i < kWidth; ++i) {
    if (!bad[i]) continue;
    out.sine.raw[i] = std::sin(x.raw[i]);
    out.cosine.raw[i] = std::cos(x.raw[i]);
  }
}

inline bool any(Bits bits) {
  long long sum = 0;
  for (int i = 0; i < kWidth; ++i) sum |= bits[i];
  return sum != 0;
}
