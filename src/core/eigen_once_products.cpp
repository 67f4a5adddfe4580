// The kernels of products and triangular solves of eigen_once.hpp.
#define ARMATURE_ONCE_PRODUCTS
#include "core/eigen_once.hpp"
