// Compiled with -mavx2 -mfma; called only where the processor has both.
#include <cmath>

#include "estimate/tall_qr.hpp"

namespace armature::tall_qr::avx2 {
constexpr int kLanes = 4;
#include "estimate/tall_qr_kernel.inl"
}  // namespace armature::tall_qr::avx2
