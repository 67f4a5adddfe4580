// Parameters that a real body could have, fitted to data: the global optimum of a convex problem, with proof.
//
//   minimise    cost(P π)                              the data, least_squares_cost.hpp; β = P π, base.hpp
//   subject to  J_b(π) ⪰ margin · E                    every body's pseudo-inertia (inertia.hpp)
//               linear and second-order knowledge      masses, centres of mass, friction ≥ 0, ties, symmetry
//
// J ≻ 0 holds exactly for bodies with positive density somewhere (Wensing, Kim and Slotine, 2018). β is unique; what π
// the data cannot see is chosen nearest to the nominal bodies in log-det divergence, never by where a solver stops:
//   D(J ‖ J₀) = tr(J J₀⁻¹) − log det(J J₀⁻¹) − 4
#pragma once

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "armature/base.hpp"
#include "armature/least_squares_cost.hpp"
#include "armature/origin.hpp"
#include "armature/rng.hpp"

namespace armature {

struct Bounds {
  double lower = -kInfinity;
  double upper = kInfinity;
  bool operator==(const Bounds&) const = default;
};

/// {x : (x − center)ᵀ shape⁻¹ (x − center) ≤ 1}, in the body's frame [m, m²].
struct Ellipsoid {
  Vector3 center = Vector3::Zero();
  Matrix3 shape = Matrix3::Identity();
};

/// What is known of one body. Everything is optional.
struct BodyKnowledge {
  int body = 0;
  Bounds mass;                                         ///< [kg]
  std::optional<std::pair<Vector3, Vector3>> com_box;  ///< lower and upper corner [m]: m·lower ≤ h ≤ m·upper
  std::vector<Vector3> com_hull;                       ///< the centre of mass is in the convex hull of these points [m]
  std::optional<Capsule> com_capsule;
  std::optional<Ellipsoid> com_ellipsoid;
  /// All of the body's mass is inside: tr(J Q) ≥ 0 (Wensing 2018 eq. 24). Bounds second moments.
  std::optional<Ellipsoid> inside;
};

/// range.lower ≤ Σ coefficient · π[parameter] ≤ range.upper; equal bounds make an equation.
struct LinearRow {
  std::string name;
  std::vector<std::pair<int, double>> terms;
  Bounds range;
};

/// Two bodies that are mirror images: right's mass distribution is left's reflected at the plane through the frames'
/// origin with this normal (in either frame).
struct Mirror {
  int left = 0;
  int right = 0;
  Vector3 normal = Vector3::UnitY();
};

/// What is known beforehand, besides that the robot exists.
struct PhysicalConstraints {
  std::vector<BodyKnowledge> bodies;
  Bounds total_mass;                          ///< [kg]
  std::vector<std::pair<int, double>> fixed;  ///< (parameter, value): held
  std::vector<LinearRow> rows;
  std::vector<Mirror> mirrors;
  /// Parameter::lower and upper of the terms (friction and rotor inertia ≥ 0).
  bool parameter_bounds = true;
};

struct PhysicalProblem {
  TorqueModel model;
  BaseMap base;
  LeastSquaresCost cost;
  PhysicalConstraints constraints = {};
  /// Covariance of the noise in cost.target, which is unit variance while residuals are independent: correlated ones
  /// make it larger. Empty: unit. Changes deviations, not the answer.
  Matrix target_covariance = {};
};

/// target_covariance from the covariance of the fit's right-hand side (Statistics::scores): R⁻ᵀ · scores · R⁻¹ with R
/// the cost's factor.
[[nodiscard]] Matrix target_covariance_of(const LeastSquaresCost& cost, const Matrix& scores);

struct PhysicalOptions {
  /// The optimum is sought, and proven, over pseudo-inertias ⪰ margin · E [kg, kg·m, kg·m²]; the returned π, moved
  /// along unseen directions, keeps at least half of it.
  double margin = 1e-8;
  /// Stop when gap ≤ gap_tolerance · max(1, cost above the unconstrained minimum).
  double gap_tolerance = 1e-9;
  /// Weight of Σ D(J_b ‖ nominal), of squared deviations of masses in fifths of the nominal ones and of squared
  /// relative deviations of the terms, added to the cost. A body without a nominal one has no mass to keep, and its D
  /// counts a tenth (towards a guessed ball), a term without a nominal value next to nothing. Nothing: the data alone
  /// decide what they see, and a body that fits the better the heavier it is ends at a scale bound; then `constraints`
  /// and `message` name it.
  std::optional<double> prior_weight;
  /// π to stay near to where the data determine nothing. Nothing: TorqueModel::nominal().
  std::optional<Vector> nominal;
  /// No body weighs more [kg] or has more second moment than mass_limit · extent_limit² [kg·m²]: keeps what no torque
  /// shows finite while the solver runs. 0: max(200 kg, 50 × nominal mass), max(2 m, 10 × nominal extent).
  double mass_limit = 0;
  double extent_limit = 0;
  bool uncertainty = true;
  int max_iterations = 100;
};

enum class PhysicalStatus {
  Optimal = 0,        ///< feasible, and no feasible set is better than the stated gap
  Almost = 1,         ///< feasible; the gap is larger than asked for
  Contradictory = 2,  ///< the constraints exclude each other; `contradiction` names which
  NotConverged = 3,   ///< no answer; `message` tells where it stopped
};

[[nodiscard]] const char* to_string(PhysicalStatus status);

/// One constraint at the solution: its slack and what it costs.
struct ConstraintStanding {
  std::string name;
  double slack = 0;       ///< smallest eigenvalue, or distance to the bound, in the constraint's unit
  double multiplier = 0;  ///< cost gained per unit of slack given away
  double cost = 0;        ///< this constraint's share of the cost above the unconstrained minimum [noise variances]
  bool active = false;
};

struct PhysicalEstimate {
  PhysicalStatus status = PhysicalStatus::NotConverged;
  std::string message = "was not called";
  Vector pi;    ///< feasible standard parameters
  Vector beta;  ///< P · pi
  double cost = 0;
  double unconstrained_cost = 0;  ///< of plain least squares
  double objective = 0;           ///< what was minimised: the cost, and with a prior its terms
  double lower_bound = 0;         ///< no feasible set has a smaller objective
  double gap = 0;                 ///< objective − lower_bound
  double relative_gap = 0;        ///< gap / max(1, cost − unconstrained_cost)
  bool unchanged = false;         ///< plain least squares was feasible already: beta is its answer
  std::vector<ConstraintStanding> constraints;
  std::vector<std::string> contradiction;  ///< an irreducible set of constraints that exclude each other
  Vector smallest_eigenvalue;              ///< of every body's pseudo-inertia
  std::vector<LinkInertia> reference;      ///< the bodies unseen directions were kept near to
  std::vector<std::string> reference_source;
  double prior_weight_used = 0;
  /// d β/d t · (d β/d t)ᵀ with t the cost's target, whose noise is of unit variance: what noise does to β as long as
  /// the same constraints are active. None of it is across an active constraint.
  Matrix beta_covariance;
  /// Standard deviation of each π in the same sense; with a prior the prior's width is in it (the posterior's, to
  /// second order). Infinite where the data determine nothing.
  Vector sigma;
  /// The same if no inequality were active, never less: an estimate on a bound is one-sided, and only that side
  /// of π ± z sigma_released covers the truth as often as z promises. Printed intervals come from this.
  Vector sigma_released;
  std::vector<Origin> standing;
  int iterations = -1;
  double seconds = -1;

  [[nodiscard]] bool usable() const { return status == PhysicalStatus::Optimal || status == PhysicalStatus::Almost; }
  [[nodiscard]] std::string brief() const;
  [[nodiscard]] std::string full() const;
};

/// The feasible parameters that fit best. Throws std::invalid_argument for matrices of the wrong size.
[[nodiscard]] PhysicalEstimate estimate_physical(const PhysicalProblem& problem, const PhysicalOptions& options = {});

/// Slack of every constraint at the given parameters. Negative: violated. No solver runs.
[[nodiscard]] std::vector<ConstraintStanding> check_constraints(const TorqueModel& model,
                                                                const PhysicalConstraints& constraints,
                                                                const Vector& pi);

/// Constraints that exclude each other: removing any one of them makes the rest satisfiable. Empty if there is no
/// contradiction.
[[nodiscard]] std::vector<std::string> find_contradiction(const TorqueModel& model,
                                                          const PhysicalConstraints& constraints,
                                                          const PhysicalOptions& options = {});

/// Cross-validated weight of the prior.
struct PriorChoice {
  double weight = 0;
  std::vector<double> weights;  ///< tried
  Vector score;                 ///< Σ over folds of the held-out cost, per weight
};
/// Fits on all folds but one, scores on that one. `folds` are costs of disjoint parts of the data; the cost
/// of the problem is not used. Weights: 1e-4 … 1e4 in decades if none are given.
[[nodiscard]] PriorChoice choose_prior_weight(const PhysicalProblem& problem,
                                              const std::vector<LeastSquaresCost>& folds,
                                              const PhysicalOptions& options = {}, std::vector<double> weights = {});

/// Is M(q) positive definite everywhere?
struct MassMatrixProof {
  bool by_bodies = false;          ///< every body has positive mass and inertia, and drive inertias are not negative
  std::string reason;              ///< why, in either case
  double smallest_eigenvalue = 0;  ///< found over the searched configurations [kg·m², or kg]
  Vector worst_q;
  int searched = 0;
};
/// ½ vᵀ M(q) v is the sum of the bodies' kinetic energies: positive bodies make it positive for every q and v ≠ 0.
/// Random configurations within the limits are searched as well, the worst ones refined.
[[nodiscard]] MassMatrixProof prove_mass_matrix(const TorqueModel& model, const Vector& pi, Rng& rng,
                                                int configurations = 2000);

}  // namespace armature
