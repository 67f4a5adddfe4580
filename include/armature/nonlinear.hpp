// The papers' problem: physical parameters with constraints that no matrix inequality expresses.
//
//   minimise ‖factor · P · π(μ) − target‖²  subject to  lower ≤ μ ≤ upper  and Xu 2020 (17)–(18), Stürz 2017 (10)
//
// μ holds m, c and I_c of every body (inertia about the centre of mass), then the terms. Not convex: many starts, every
// local optimum listed. min and max in the papers' constraints are split into smooth pairs; derivatives are exact.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "armature/physical.hpp"

namespace armature {

/// μ of one body: m cx cy cz Ixx Ixy Ixz Iyy Iyz Izz (Stürz 2017 eq. 2); the terms follow unchanged.
[[nodiscard]] Vector to_physical(const TorqueModel& model, const Vector& pi);
[[nodiscard]] Vector from_physical(const TorqueModel& model, const Vector& mu);
/// "m1", "cx1", …, "Izz1", …, then the terms' names.
[[nodiscard]] std::vector<std::string> physical_names(const TorqueModel& model);

/// Every constraint can be switched off.
struct NonlinearConstraints {
  Vector lower;  ///< of μ; Xu 2020 (16), Stürz 2017 (10b)
  Vector upper;
  Bounds total_mass;  ///< [kg]; Xu 2020 (17)
  /// Ixx ≤ Iyy + Izz and its permutations.
  bool triangle = true;
  /// max(Ixx, Iyy, Izz) ≤ ratio · min(Ixx, Iyy, Izz); 0: off.
  double ratio = 100;
  /// slender · I_axis ≤ the two other moments, for bodies with an axis; 0: off.
  double slender = 0;
  std::vector<int> slender_axis;  ///< per body: 0 x, 1 y, 2 z, −1 none
  /// |Ixy|, |Ixz|, |Iyz| ≤ products · min(Ixx, Iyy, Izz); 0: off.
  double products = 0.1;
  /// A density exists: Σ_c = ½ tr(I_c) E − I_c ≻ 0.
  bool possible = false;
  /// The user's: "m1 + m2 <= 3", "cx3^2 + cy3^2 <= 0.01", "Izz1 >= 2*Ixx1", "FV1 = FV2".
  std::vector<std::string> expressions;
};

/// Constraint sets by name: "xu2020" (16–18), "sturz2017" (10b–10d), "gazebo" (what the simulator needs), "minimal"
/// (m > 0 and a density exists). The papers bound one arm, the iiwa 14; another arm's bounds are in proportion to its
/// nominal mass and reach, and hold its nominal bodies. Refuses those two for a robot without nominal bodies.
[[nodiscard]] Result<NonlinearConstraints> named_constraints(const std::string& name, const TorqueModel& model);

/// The knowledge of the convex problem for this one: ranges of masses and centres replace those of the set, known
/// values, ties and mirror images are added. Refuses hulls, capsules and ellipsoids, which have no smooth form here.
[[nodiscard]] Result<void> add_knowledge(const PhysicalConstraints& known, const TorqueModel& model,
                                         NonlinearConstraints& constraints);

struct NonlinearProblem {
  TorqueModel model;
  BaseMap base;           ///< of base parameters, or subset(base, essential)
  LeastSquaresCost cost;  ///< over the same
  NonlinearConstraints constraints;
};

struct NonlinearOptions {
  int starts = 20;           ///< random points in the box
  std::vector<Vector> from;  ///< π to start from as well (the convex optimum)
  std::uint64_t seed = 1;
  int max_iterations = 500;  ///< per start
  double tolerance = 1e-9;   ///< of optimality and of every constraint
  /// Asked in every iteration; where it says yes, the search ends with the best point so far.
  std::function<bool()> stop_requested = {};
};

/// One local optimum.
struct LocalOptimum {
  Vector mu;
  double cost = 0;
  double violation = 0;  ///< largest of any constraint, in the unit of that constraint
  bool converged = false;
  bool from_given = false;  ///< started from a given π
  int iterations = 0;
  double seconds = 0;
};

struct NonlinearEstimate {
  enum class Status { Converged = 0, Almost = 1, Failed = 2 };
  Status status = Status::Failed;
  std::string message = "was not called";
  Vector mu, pi, beta;
  double cost = 0;
  std::vector<LocalOptimum> optima;  ///< of every start, best first
  int distinct = 0;                  ///< optima whose costs differ by more than 1e-6 relative
  std::vector<ConstraintStanding> margins;
  double seconds = -1;

  [[nodiscard]] bool usable() const { return status != Status::Failed; }
  [[nodiscard]] std::string brief() const;
  [[nodiscard]] std::string full() const;
};

/// Refuses expressions it cannot read, naming the place.
[[nodiscard]] Result<NonlinearEstimate> estimate_nonlinear(const NonlinearProblem& problem,
                                                           const NonlinearOptions& options = {});

}  // namespace armature
