// Drive gains: torque per ampere, or the scale of a torque signal, from a load that was weighed.
//
// Without a reference, gains and masses cannot be separated: doubled torques are those of an arm twice as heavy.
// A known load, or a link whose parameters are known, sets the scale. The signal s is what is measured, so that its
// noise is on the side where least squares wants it:
//
//   s_j = (Y_b,j beta_run)_j / K_j + e_j,     beta_bare = beta,   beta_loaded = beta + A load + F d
//
// with beta, load and the change of friction d common to all joints, and one K_j > 0 each. e_j is Gaussian with one
// deviation per joint and load; its colour widens the covariance (statistics.hpp). Gauss–Newton on log K and the rest
// together; it starts at Gautier and Briot's (2014) total least squares, which is also given for comparison.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "armature/estimate.hpp"
#include "armature/finding.hpp"
#include "armature/near_rest.hpp"

namespace armature {

/// A load that was put on a scale.
struct KnownLoad {
  double mass_kg = 0;
  double mass_deviation_kg = 1e-3;
  std::optional<Vector3> center_m;  ///< in GainOptions::frame; nothing: estimated
};

/// Recordings with one load, or with none. Samples::tau holds the signal: currents, or torques of unknown scale.
struct GainRuns {
  std::vector<Samples> samples;
  std::optional<KnownLoad> load;  ///< nothing: bare
};

struct GainOptions {
  std::string frame;  ///< where the load is described; empty: the tool frame, else the last body
  /// Gains that a data sheet gives, per joint, and how far it may be off, relative; empty or 0: not used.
  Vector sheet = {};
  double sheet_deviation = 0;
  /// Known links: beta = offset + basis · gamma (hold_parameters). They set the scale as a load does.
  std::optional<Subspace> known = {};
  /// Friction and offset of the loaded runs may differ from the bare ones.
  bool free_friction = true;
  /// A gain stays within this factor of where the search starts.
  double largest_factor = 20;
  /// The load is inside a ball of this radius around the frame [m]; steadies what the motion does not show.
  double load_extent_m = 0.3;
  double standstill = kNearRest;  ///< rows near rest are left out where there is dry friction (near_rest.hpp)
  double confidence = 0.95;
};

/// How well a joint's gain is known.
enum class GainStanding {
  Known = 0,    ///< the recordings determine it
  Sheet = 1,    ///< the data sheet is more precise than the recordings
  Unknown = 2,  ///< nothing determines it: this joint feels neither the load nor a body that another joint feels
};
[[nodiscard]] const char* to_string(GainStanding standing);

/// One joint's gain and what it rests on.
struct JointGain {
  std::string joint;
  double gain = 0;       ///< torque per unit of the signal
  double deviation = 0;  ///< relative: of log gain
  double lower = 0, upper = 0;
  GainStanding standing = GainStanding::Unknown;
  /// Share of the information that comes from the load in this joint's signal; the rest comes from bodies that act on
  /// this joint and on others.
  double load_share = 0;
  double load_gravity_rms = 0;              ///< torque of the load's weight in this joint [N·m]
  double load_inertia_rms = 0;              ///< torque of its inertia [N·m]
  double total_least_squares = 0;           ///< Gautier and Briot's estimate; NaN where it has none
  double residual = 0;                      ///< RMS of the fit [N·m]
  [[nodiscard]] std::string words() const;  ///< "rests on the load's weight, 2.1 N·m RMS"
  [[nodiscard]] std::string basis() const;  ///< "the load's weight, 2.1 N·m RMS"
};

enum class GainStatus {
  Done = 0,     ///< every gain is known
  Partial = 1,  ///< some are not: see JointGain::standing
  Failed = 2,   ///< none is
};
[[nodiscard]] const char* to_string(GainStatus status);

struct GainEstimate {
  GainStatus status = GainStatus::Failed;
  std::string message = "was not called";
  std::vector<JointGain> joints;
  Matrix covariance;  ///< n × n, of log gains
  /// Of each load, in the frame: ten numbers in Khalil's order and their covariance.
  std::vector<Vector10> loads;
  std::vector<Matrix> load_covariance;
  Vector beta;  ///< of the bare robot
  int iterations = 0;
  bool converged = false;
  std::vector<Finding> findings;

  [[nodiscard]] Vector gains() const;
};

/// Gains from bare and loaded runs, or from runs of a robot with known links. An Error where nothing sets the scale.
[[nodiscard]] Result<GainEstimate> estimate_gains(const TorqueModel& model, const BaseMap& base,
                                                  const std::vector<GainRuns>& runs, const GainOptions& options = {});

}  // namespace armature
