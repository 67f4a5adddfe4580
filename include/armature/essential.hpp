// Which parameters the data need: the base parameters that matter, found on the factor alone.
#pragma once

#include <string>
#include <vector>

#include "armature/estimate.hpp"

namespace armature {

/// When a parameter may go.
struct EssentialOptions {
  enum class Method {
    Threshold,  ///< Xu 2020 II-A: of those with |value| < small_value and RSD > large_rsd, the one with the largest RSD
    Rsd,        ///< the largest RSD, while it exceeds large_rsd, whatever the value (Khalil and Dombre 2004, 12.4)
    FTest,      ///< the smallest F = (cost after − cost before), while its p-value exceeds significance
    Bic,        ///< the smallest F, while the Bayesian information criterion falls: F < log(equations)
  };
  Method method = Method::Threshold;
  double small_value = 0.01;   ///< [unit of the parameter]
  double large_rsd = 0.40;     ///< deviation / |value|
  double significance = 0.05;  ///< of the F-test
  bool reweight = true;        ///< noise per joint again after every removal; false: that of the full fit throughout
  int max_removals = 1 << 20;
  EstimateOptions estimate = {};  ///< of the full fit and the last one
};

/// One step of the elimination, in the order it happened.
struct Removal {
  int parameter = 0;  ///< index into Information::parameters
  std::string name;
  double value = 0;               ///< before it was removed
  double relative_deviation = 0;  ///< RSD before
  double f = 0;                   ///< growth of the weighted sum of squares = (value / deviation)²
  double p_value = 1;             ///< of that F with 1 and the rest's degrees of freedom
  double bic_change = 0;          ///< f − log(equations): negative is an improvement
  double rms_after = 0;           ///< residual over all joints after the removal [N·m]
};

struct Essential {
  std::vector<int> kept;            ///< indices of the essential parameters, increasing
  std::vector<Removal> removals;    ///< what went, and what each cost
  Estimate full;                    ///< with all base parameters
  Estimate estimate;                ///< with the kept ones; removed ones are Set at 0
  bool selection_included = false;  ///< its covariance has the selection's error in it
  [[nodiscard]] std::string brief() const;
  /// The removal sequence as a table.
  [[nodiscard]] std::string table() const;
};

[[nodiscard]] const char* to_string(EssentialOptions::Method method);

/// Removes the worst, fits again, repeats. Needs Information only.
[[nodiscard]] Essential find_essential(const Information& information, const EssentialOptions& options = {});

/// The kept parameters with the error that the selection may have made. Removing parameters that are not zero moves the
/// others by some of `full` − beta, which is only as certain as the full fit:
///   covariance = full covariance + (full beta − beta)(full beta − beta)ᵀ     on the kept parameters
/// Without this the intervals hold only if the removed parameters are exactly zero.
[[nodiscard]] Essential with_selection_error(Essential essential, const Estimate& full);

}  // namespace armature
