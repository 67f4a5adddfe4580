// Rows of C order to columns and back.
#pragma once

#include <Eigen/Core>

namespace armature::python {

/// to[c · to_stride + r] = from[r · from_stride + c]      r = 0 … rows − 1, c = 0 … columns − 1
/// Strides count numbers. The two must not overlap.
void transpose(const double* from, Eigen::Index from_stride, Eigen::Index rows, Eigen::Index columns, double* to,
               Eigen::Index to_stride);

}  // namespace armature::python
