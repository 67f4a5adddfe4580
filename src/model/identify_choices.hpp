// Choices of an identification that change its model or its numbers: terms by cross-validation, another estimator.
#pragma once

#include "armature/identify.hpp"

namespace armature {

/// Among the terms: the rest is chosen.
inline constexpr const char* kChooseTerms = "auto";

/// identify() with kChooseTerms replaced by what choose_terms() finds; the other terms that are listed stay.
[[nodiscard]] Result<Identification> with_chosen_terms(const Robot& robot, const std::vector<Samples>& samples,
                                                       const IdentifyOptions& options, const Progress& progress);

/// The parameters of options.estimator in the place of those of least squares.
[[nodiscard]] Result<void> estimate_again(Identification& found, const std::vector<Samples>& samples,
                                          const IdentifyOptions& options);

}  // namespace armature
