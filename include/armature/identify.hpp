// From samples to a model: every stage of the fit in one call.
#pragma once

#include <string>
#include <vector>

#include "armature/essential.hpp"
#include "armature/estimate.hpp"
#include "armature/estimator.hpp"
#include "armature/model.hpp"
#include "armature/near_rest.hpp"
#include "armature/physical.hpp"
#include "armature/progress.hpp"
#include "armature/robust.hpp"
#include "armature/samples.hpp"
#include "armature/selection.hpp"
#include "armature/shapes.hpp"
#include "armature/statistics.hpp"
#include "armature/term_choice.hpp"

namespace armature {

/// PhysicalOptions with prior_weight = 1.
[[nodiscard]] PhysicalOptions default_physical();

/// What is done with the samples beyond one pass of least squares (robust.hpp, shapes.hpp, selection.hpp).
struct Refinement {
  bool fit_shapes = false;                  ///< find the numbers inside the terms (free_shapes) before the rest
  std::optional<RobustOptions::Loss> loss;  ///< weigh outliers down
  double selection_gain = 0;                ///< > 0: keep only samples that add more than this to log det
  double minimum_speed = 0;                 ///< leave out rows of a joint slower than this [rad/s or m/s]
  /// Parallel filter: keep one row in this many (AccumulateOptions). 0: as many as can be left out for nothing, that
  /// is, without making the deviation of any parameter more than 2 % larger if the torque's noise is white.
  int keep_every = 0;
};

struct IdentifyOptions {
  /// As make_terms() reads them. "auto": chosen joint by joint (term_choice.hpp), beside the others that are listed.
  std::vector<std::string> terms = {"viscous", "coulomb"};
  Refinement refinement;
  EstimateOptions estimate;
  Estimator estimator = Estimator::LeastSquares;
  EssentialOptions essential;
  bool with_essential = true;
  bool with_physical = true;
  PhysicalConstraints constraints;
  /// prior_weight pulls towards the nominal bodies: 1 counts a body twice its size as much as about one noise variance,
  /// nothing beside thousands of samples, and keeps bodies that the data hardly see from shrinking to points or growing
  /// without end. Bodies without a nominal inertia are held a tenth as much (physical.hpp).
  PhysicalOptions physical = default_physical();
  /// Rows of a joint in which it is slower than this share of its top speed are left out of the fit where it has dry
  /// friction (near_rest.hpp); 0 keeps all. It costs about 7 % of the rows.
  double standstill = kNearRest;
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
  std::vector<std::string> refined;  ///< what the refinement did, a line each
  std::optional<Essential> essential;
  std::optional<PhysicalEstimate> physical;
  IdentifiedModel model;                  ///< everything above in the form that is saved
  int keep_every = 1;                     ///< what was chosen or asked for (Refinement)
  std::optional<TermChoice> choice = {};  ///< where terms were chosen
  Statistics statistics;  ///< of the residuals, on the rows that were fitted; no joints where they were not computed
};

/// Base, essential and physically consistent parameters of all samples together. Looks between its stages whether it is
/// asked to stop; then there is no result.
[[nodiscard]] Result<Identification> identify(const Robot& robot, const std::vector<Samples>& samples,
                                              const IdentifyOptions& options = {}, const Progress& progress = {});
/// The same from information that was gathered before.
[[nodiscard]] Result<Identification> identify_from(const TorqueModel& torque_model, const BaseMap& base,
                                                   const Information& information, const IdentifyOptions& options = {});

}  // namespace armature
