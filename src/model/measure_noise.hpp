// The noise model of an identification, from its own recordings.
#pragma once

#include <vector>

#include "armature/estimate.hpp"
#include "armature/model.hpp"

namespace armature {

/// What was fitted, and how.
struct NoiseProblem {
  const TorqueModel& torque_model;
  const BaseMap& base;
  const IdentifiedModel& model;  ///< assembled, without its noise model
  const Estimate& estimate;
  EstimateOptions options;       ///< of that estimate
  AccumulateOptions accumulate;  ///< of that estimate
  double standstill = 0;         ///< share of the top speed below which rows were left out
};

/// Noise from the scatter between periods where every recording has it. Everything else from residuals of raw samples
/// with parameters that were fitted without them: whole recordings where there are four or more, stretches of them
/// otherwise.
[[nodiscard]] NoiseModel measure_noise(const NoiseProblem& problem, const std::vector<Samples>& samples);

}  // namespace armature
