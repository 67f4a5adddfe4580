#include "estimate/tall_qr.hpp"

#include <cmath>
#include <string_view>

#include "core/instruction_set.hpp"

namespace armature::tall_qr {

namespace baseline {
// The portable kernel works on vectors of four doubles; the others are compiled with flags of their own.
constexpr int kLanes = 4;
#include "estimate/tall_qr_kernel.inl"
}  // namespace baseline

namespace {

using Absorb = void (*)(double* r, int ldr, double* a, int lda, int m, int c);

// The kernel of the instruction set that all others use (core/instruction_set.hpp).
Absorb best() {
#ifdef ARMATURE_X86_KERNELS
  const std::string_view set = instruction_set();
  if (set == "avx512") return avx512::absorb;
  if (set == "avx2") return avx2::absorb;
#endif
  return baseline::absorb;
}

}  // namespace

void absorb(double* r, int ldr, double* a, int lda, int m, int c) {
  // Chosen once, at the first call.
  static const Absorb chosen = best();
  chosen(r, ldr, a, lda, m, c);
}

}  // namespace armature::tall_qr
