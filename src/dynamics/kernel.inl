// The kernels, compiled once per instruction set. The including file defines ARMATURE_KERNELS, the namespace of the
// set, and ARMATURE_KERNEL_WIDTH, samples per pack, and is compiled with the set's flags.
#ifdef __AVX512F__
#include <immintrin.h>
#endif

#include <cmath>
#include <cstdint>

#include "dynamics/adjoint.hpp"
#include "dynamics/dual.hpp"
#include "dynamics/kernels.hpp"
#include "dynamics/recursion.hpp"

namespace armature::ARMATURE_KERNELS {
namespace {

constexpr int kWidth = ARMATURE_KERNEL_WIDTH;

#include "dynamics/pack.hpp"

#include "dynamics/sincos.hpp"

#include "dynamics/tanh.hpp"

#include "dynamics/workspace.hpp"

#include "dynamics/pack_steps.hpp"

#include "dynamics/kernel_regressor.hpp"

#include "dynamics/kernel_contract.hpp"

#include "dynamics/kernel_derivatives.hpp"

#include "dynamics/kernel_inverse.hpp"

#include "dynamics/kernel_mass.hpp"

}  // namespace

extern const Kernels kSet;
const Kernels kSet = {
    ARMATURE_KERNEL_NAME, kWidth, workspace_bytes, regressor, contract, derivative, inverse, mass, solve, smooth_sign};

}  // namespace armature::ARMATURE_KERNELS
