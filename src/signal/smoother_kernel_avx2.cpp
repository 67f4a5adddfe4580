// Compiled with -mavx2 -mfma; called only where the processor has both.
#include <cstddef>
#include <new>

#include "signal/smoother_kernel.hpp"

#ifdef ARMATURE_X86_KERNELS
namespace armature::smoothing::avx2 {
extern const SmootherKernels kSet;
constexpr int kLanes = 4;
#include "signal/smoother_columns.inl"
#include "signal/smoother_kernel.inl"
}  // namespace armature::smoothing::avx2
#endif
