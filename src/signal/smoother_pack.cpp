#include "signal/smoother_pack.hpp"

#include <stdexcept>
#include <string>

namespace armature::smoothing {

// Row by row the values of lanes() columns side by side, as the kernel reads them.
void pack(const Matrix& columns, Eigen::Index first, Eigen::Index count, const std::vector<Eigen::Index>& lanes,
          std::vector<double>& out) {
  const int width = smoothing::lanes();
  out.resize(static_cast<std::size_t>(count * width));
  for (int l = 0; l < width; ++l) {
    const double* from = columns.col(lanes[l < std::ssize(lanes) ? static_cast<std::size_t>(l) : 0]).data() + first;
    for (Eigen::Index k = 0; k < count; ++k) out[static_cast<std::size_t>(k * width + l)] = from[k];
  }
}

// ratio = h / T.
void set_numbers(Batch& batch, const std::vector<double>& time_constants, const std::vector<double>& steps) {
  for (int l = 0; l < lanes(); ++l) {
    const std::size_t from = l < std::ssize(time_constants) ? static_cast<std::size_t>(l) : 0;
    batch.time_constant[l] = time_constants[from];
    batch.ratio[l] = steps[from] / batch.time_constant[l];
  }
}

void check(const Vector& time, const Matrix& columns, std::size_t models) {
  if (time.size() != columns.rows() || models != static_cast<std::size_t>(columns.cols()))
    throw std::invalid_argument("smoother: time, columns and models must agree in size");
  for (Eigen::Index k = 1; k < time.size(); ++k) {
    if (!(time[k] >= time[k - 1]))
      throw std::invalid_argument("smoother: stamps must not decrease, row " + std::to_string(k));
  }
}

}  // namespace armature::smoothing
