// Compiled with AVX-512 (F, DQ, VL); called only where the processor has them. Eigen is renamed, so that no inline
// function of this file can take the place of the same function in a file for every processor.
#ifdef ARMATURE_X86_KERNELS
#define Eigen EigenAvx512
#include <Eigen/Cholesky>
#include <Eigen/Core>
#undef Eigen

#include "core/dense_kernels.hpp"

namespace armature::dense {
namespace dense_avx512 {
extern const DenseKernels kSet;
namespace Eigen = ::EigenAvx512;
#include "core/dense_kernel.inl"
}  // namespace dense_avx512
}  // namespace armature::dense
#endif
