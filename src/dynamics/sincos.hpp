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

/// Angles that are worked on together: one angle's steps wait for each other, so the others' are written between them.
constexpr int kAngles = 4;

/// step(i) for every angle of a group.
template <class Step>
[[gnu::always_inline]] inline void each(const Step& step) {
#pragma GCC unroll 4
  for (int i = 0; i < kAngles; ++i) step(i);
}

/// y = c + z y: one step of Horner's rule.
[[gnu::always_inline]] inline void horner(Pack (&y)[kAngles], const Pack (&z)[kAngles], double c) {
  const Pack coefficient(c);
  each([&](int i) { y[i] = coefficient + z[i] * y[i]; });
}

/// sin and cos of kAngles angles, which are given in `sine` of the result.
[[gnu::always_inline]] inline void sincos(SinCos* group) {
  // Adding 1.5 · 2⁵² leaves the nearest integer in the low bits of the sum.
  const Pack shifter(6755399441055744.0);
  Pack shifted[kAngles], r[kAngles], z[kAngles], s[kAngles], c[kAngles];
  each([&](int i) { shifted[i] = group[i].sine * Pack(6.36619772367581382433e-01) + shifter; });
  each([&](int i) { r[i] = group[i].sine - (shifted[i] - shifter) * Pack(1.57079632673412561417e+00); });
  each([&](int i) { r[i] = r[i] - (shifted[i] - shifter) * Pack(6.07710050630396597660e-11); });
  each([&](int i) { r[i] = r[i] - (shifted[i] - shifter) * Pack(2.02226624879595063154e-21); });
  each([&](int i) { z[i] = r[i] * r[i]; });
  each([&](int i) { s[i] = Pack(1.58969099521155010221e-10); });
  horner(s, z, -2.50507602534068634195e-08);
  horner(s, z, 2.75573137070700676789e-06);
  horner(s, z, -1.98412698298579493134e-04);
  horner(s, z, 8.33333333332248946124e-03);
  horner(s, z, -1.66666666666666324348e-01);
  each([&](int i) { s[i] = r[i] + (z[i] * r[i]) * s[i]; });
  each([&](int i) { c[i] = Pack(-1.13596475577881948265e-11); });
  horner(c, z, 2.08757232129817482790e-09);
  horner(c, z, -2.75573143513906633035e-07);
  horner(c, z, 2.48015872894767294178e-05);
  horner(c, z, -1.38888888888741095749e-03);
  horner(c, z, 4.16666666666666019037e-02);
  each([&](int i) {
    // 1 − z/2 is rounded; what rounding took is added back.
    const Pack half = Pack(0.5) * z[i];
    const Pack head = Pack(1.0) - half;
    c[i] = head + (((Pack(1.0) - head) - half) + (z[i] * z[i]) * c[i]);
  });
  each([&](int i) {
    Bits quadrant, sine, cosine;
    __builtin_memcpy(&quadrant, &shifted[i].raw, sizeof quadrant);
    __builtin_memcpy(&sine, &s[i].raw, sizeof sine);
    __builtin_memcpy(&cosine, &c[i].raw, sizeof cosine);
    // Odd quadrants swap the two; the sign bits follow from the quadrant.
    const Bits swap = (sine ^ cosine) & -(quadrant & 1);
    sine = sine ^ swap ^ ((quadrant & 2) << 62);
    cosine = cosine ^ swap ^ (((quadrant + 1) & 2) << 62);
    __builtin_memcpy(&group[i].sine.raw, &sine, sizeof sine);
    __builtin_memcpy(&group[i].cosine.raw, &cosine, sizeof cosine);
  });
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
