#include "estimate/tall_qr.hpp"

#include <cmath>

namespace armature::tall_qr {

namespace baseline {
#include "estimate/tall_qr_kernel.inl"
}

#ifdef ARMATURE_HAS_AVX2_KERNEL
void absorb(double* r, int ldr, double* a, int lda, int m, int c) {
  static const bool wide = __builtin_cpu_supports("avx2") != 0 && __builtin_cpu_supports("fma") != 0;
  wide ? avx2::absorb(r, ldr, a, lda, m, c) : baseline::absorb(r, ldr, a, lda, m, c);
}
#else
void absorb(double* r, int ldr, double* a, int lda, int m, int c) { baseline::absorb(r, ldr, a, lda, m, c); }
#endif

}  // namespace armature::tall_qr
