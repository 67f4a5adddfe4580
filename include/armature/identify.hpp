// From samples to a model: every stage of the fit in one call.
#pragma once

#include <string>
#include <vector>

#include "armature/essential.hpp"
#include "armature/estimate.hpp"
#include "armature/model.hpp"
#include "armature/physical.hpp"
#include "armature/samples.hpp"

namespace armature {

struct IdentifyOptions {
  std::vector<std::string> terms = {"viscous", "coulomb"};  ///< as make_terms() reads them
  EstimateOptions estimate;
  EssentialOptions essential;
  bool with_essential = true;
  bool with_physical = true;
  PhysicalConstraints constraints;
  PhysicalOptions physical;
  /// Widen the intervals for residuals that are correlated in time (statistics.hpp).
  bool correct_correlation = true;
  int threads = 0;  ///< 0: one per core
};

/// What one fit found, stage by stage.
struct Identification {
  TorqueModel torque_model;
  BaseMap base;
  Information information;
  Estimate estimate;
  std::optional<Essential> essential;
  std::optional<PhysicalEstimate> physical;
  IdentifiedModel model;  ///< everything above in the form that is saved
};

/// Base, essential and physically consistent parameters of all samples together.
[[nodiscard]] Result<Identification> identify(const Robot& robot, const std::vector<Samples>& samples,
                                              const IdentifyOptions& options = {});
/// The same from information that was gathered before.
[[nodiscard]] Result<Identification> identify_from(const TorqueModel& torque_model, const BaseMap& base,
                                                   const Information& information, const IdentifyOptions& options = {});

}  // namespace armature
