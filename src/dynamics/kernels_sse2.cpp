#define ARMATURE_KERNELS kernels_sse2
#define ARMATURE_KERNEL_NAME "sse2"
#define ARMATURE_KERNEL_WIDTH 2
#include "dynamics/kernel.inl"
