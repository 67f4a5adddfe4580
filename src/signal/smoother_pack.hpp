// Columns laid out for the kernel.
#pragma once

#include <vector>

#include "armature/types.hpp"
#include "signal/smoother_kernel.hpp"

namespace armature::smoothing {

/// Columns side by side for one call of the kernel; unused lanes repeat the first.
struct Packed {
  std::vector<double> y, weight;
  Batch batch;
};

void pack(const Matrix& columns, Eigen::Index first, Eigen::Index count, const std::vector<Eigen::Index>& lanes,
          std::vector<double>& out);

/// T and h of each lane: the density of its drive is h / T.
void set_numbers(Batch& batch, const std::vector<double>& time_constants, const std::vector<double>& steps);

/// Throws std::invalid_argument unless sizes agree and stamps do not decrease.
void check(const Vector& time, const Matrix& columns, std::size_t models);

}  // namespace armature::smoothing
