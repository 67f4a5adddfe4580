// Compiled for AVX-512 (F, DQ, VL); called only where the processor has it.
#include <cmath>

#include "estimate/tall_qr.hpp"

namespace armature::tall_qr::avx512 {
constexpr int kLanes = 8;
#include "estimate/tall_qr_kernel.inl"
}  // namespace armature::tall_qr::avx512
