// The load that load-dependent friction feels: gravity torques of the fit that the friction is part of.
#pragma once

#include "armature/identify.hpp"

namespace armature {

/// The terms with the loads of their own fit (Basis::Factor::Load), and how that went; empty where no term has a load.
struct SettledLoad {
  std::vector<Term> terms;
  std::string words;
};

/// Fits without the friction by load, takes the gravity torque of that fit as the load, fits again with it, until the
/// load no longer changes:
///   load ← g(q; beta),   beta ← argmin ‖tau − Y_b(load) beta‖
[[nodiscard]] Result<SettledLoad> settle_load(const Robot& robot, const std::vector<Term>& terms,
                                              const std::vector<Samples>& samples, const AccumulateOptions& gather,
                                              const IdentifyOptions& options);

}  // namespace armature
