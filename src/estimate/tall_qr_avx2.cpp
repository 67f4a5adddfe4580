// Compiled with -mavx2 -mfma; called only where the processor has both.
#include <cmath>

#include "estimate/tall_qr.hpp"

#ifdef ARMATURE_HAS_AVX2_KERNEL
namespace armature::tall_qr::avx2 {
#include "estimate/tall_qr_kernel.inl"
}
#endif
