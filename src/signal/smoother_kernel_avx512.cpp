// Compiled with AVX-512 (F, DQ, VL); called only where the processor has them.
#include <cstddef>
#include <new>

#include "signal/smoother_kernel.hpp"

#ifdef ARMATURE_X86_KERNELS
namespace armature::smoothing::avx512 {
extern const SmootherKernels kSet;
constexpr int kLanes = 8;
#include "signal/smoother_columns.inl"
#include "signal/smoother_kernel.inl"
}  // namespace armature::smoothing::avx512
#endif
