#define ARMATURE_KERNELS kernels_avx2
#define ARMATURE_KERNEL_NAME "avx2"
#define ARMATURE_KERNEL_WIDTH 4
#include "dynamics/kernel.inl"
