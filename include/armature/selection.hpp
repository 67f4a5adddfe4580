// Keep only the samples that add to the information.
#pragma once

#include <string>
#include <vector>

#include "armature/estimate.hpp"

namespace armature {

/// Which samples to keep, and what that saves and costs.
struct Selection {
  std::vector<Eigen::Index> kept;
  double log_det_all = 0;  ///< log det of the weighted information with all samples
  double log_det_kept = 0;
  double condition_all = 0;
  double condition_kept = 0;
  double wider = 1;  ///< geometric mean of the growth of the deviations
  [[nodiscard]] std::string brief() const;
};

/// Goes through the samples once and keeps those that add more than `gain` to log det of the information
/// (Ayvacı 2022 eq. 16 with the D-criterion): log det(E + G Gᵀ) > gain with G = Y_b R⁻¹ / sigma.
[[nodiscard]] Selection select_samples(const TorqueModel& model, const BaseMap& base, const Motion& motion,
                                       const Vector& sigma, double gain);

}  // namespace armature
