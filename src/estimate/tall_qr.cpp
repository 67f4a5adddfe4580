#include "estimate/tall_qr.hpp"

#include <cmath>

namespace armature::tall_qr {

namespace baseline {
// The portable kernel works on vectors of four doubles; the others are compiled with flags of their own.
constexpr int kLanes = 4;
#include "estimate/tall_qr_kernel.inl"
}  // namespace baseline

namespace {

using Absorb = void (*)(double* r, int ldr, double* a, int lda, int m, int c);

// The widest kernel that this processor runs.
Absorb widest() {
#ifdef ARMATURE_X86_KERNELS
  const bool fma = __builtin_cpu_supports("avx2") != 0 && __builtin_cpu_supports("fma") != 0;
  const bool wide = __builtin_cpu_supports("avx512f") != 0 && __builtin_cpu_supports("avx512dq") != 0 &&
                    __builtin_cpu_supports("avx512vl") != 0;
  if (fma && wide) return avx512::absorb;
  if (fma) return avx2::absorb;
#endif
  return baseline::absorb;
}

}  // namespace

void absorb(double* r, int ldr, double* a, int lda, int m, int c) {
  // Chosen once, at the first call.
  static const Absorb chosen = widest();
  chosen(r, ldr, a, lda, m, c);
}

}  // namespace armature::tall_qr
