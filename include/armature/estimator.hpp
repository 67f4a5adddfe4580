// Other ways to find the same parameters, for data on which plain regression is biased, and for comparison.
//
// Least squares takes the measured motion as exact. In closed loop its noise is fed back into the torque, so that
// errors of regressor and torque are related. Each estimator here treats that differently, on the same model:
//
//   InstrumentalVariables  Zᵀ (tau − Y beta) = 0, Z the regressor of a motion that the model makes when it is
//                          driven along the recording: it does not contain the measurement noise (Janot et al. 2014).
//   OutputError            min ‖tau − Y(simulated motion) beta‖: measured torque against a simulated closed loop
//                          (DIDIM, Gautier et al. 2013). The loop's bandwidth and its delay are found from the
//                          recording.
//   Recursive              the square-root filter of online.hpp, sample by sample.
//   MaximumLikelihood      motion and parameters together, noise on both (Jia 2019 eq. 7); the motion is a Fourier
//                          series, so the recording must repeat a period or fit one.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "armature/estimate.hpp"

namespace armature {

enum class Estimator { LeastSquares, InstrumentalVariables, OutputError, Recursive, MaximumLikelihood };

[[nodiscard]] const char* to_string(Estimator estimator);
[[nodiscard]] std::optional<Estimator> parse_estimator(const std::string& word);
/// The names, in the order of the enumeration.
[[nodiscard]] std::vector<std::string> estimator_words();

/// What another estimator found.
struct OtherEstimate {
  Vector beta;
  Matrix covariance;  ///< of beta for white residuals
  std::string words;  ///< how it went, one line for the report
};

/// Starts from the least-squares estimate of the same samples. `weights`: one matrix per set of samples, as for
/// accumulate(). Error where a simulation runs away, or where the recording does not have what the estimator needs.
[[nodiscard]] Result<OtherEstimate> estimate_otherwise(Estimator estimator, const TorqueModel& model,
                                                       const BaseMap& base, const std::vector<Samples>& samples,
                                                       const std::vector<Matrix>& weights, const Estimate& start);

}  // namespace armature
