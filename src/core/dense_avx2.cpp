// Compiled with -mavx2 -mfma; called only where the processor has both. Eigen is renamed, so that no inline function of
// this file can take the place of the same function in a file for every processor.
#ifdef ARMATURE_X86_KERNELS
#define Eigen EigenAvx2
#include <Eigen/Cholesky>
#include <Eigen/Core>
#undef Eigen

#include "core/dense_kernels.hpp"

namespace armature::dense {
namespace dense_avx2 {
extern const DenseKernels kSet;
namespace Eigen = ::EigenAvx2;
#include "core/dense_kernel.inl"
}  // namespace dense_avx2
}  // namespace armature::dense
#endif
