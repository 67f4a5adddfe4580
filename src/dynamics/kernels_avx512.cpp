#define ARMATURE_KERNELS kernels_avx512
#define ARMATURE_KERNEL_NAME "avx512"
#define ARMATURE_KERNEL_WIDTH 8
#include "dynamics/kernel.inl"
