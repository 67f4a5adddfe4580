// The singular values and symmetric eigenvalues of eigen_once.hpp.
#define ARMATURE_ONCE_SPECTRAL
#include "core/eigen_once.hpp"
