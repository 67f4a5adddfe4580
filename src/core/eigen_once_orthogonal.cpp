// The QR, LU and Cholesky of eigen_once.hpp.
#define ARMATURE_ONCE_ORTHOGONAL
#include "core/eigen_once.hpp"
