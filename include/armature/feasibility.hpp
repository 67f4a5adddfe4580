// Can any real robot have these base parameters? Proof either way.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "armature/physical.hpp"

namespace armature {

/// Why no robot can have a base set: a combination of base parameters that is never negative, and is.
///
///   weightsᵀ P π = Σ_b ⟨G_b, J_b⟩ + Σ_i g_i π_i ≥ 0 for every possible π, since all G_b ⪰ 0 and g_i ≥ 0,
///   yet weightsᵀ β = value < 0.
struct ImpossibilityProof {
  Vector weights;    ///< of the base parameters
  double value = 0;  ///< weightsᵀ β, negative
  double worst = 0;  ///< smallest eigenvalue of any G_b and smallest g_i, relative to the largest: −rounding
  std::string words;
};

/// Checks a proof from its definition, without any solver: PSD matrices, signs, and the sign of weightsᵀ β. The
/// rounding allowed in G ⪰ 0 is charged against `value` for bodies up to 1000 kg and 10 m.
[[nodiscard]] bool verify(const ImpossibilityProof& proof, const TorqueModel& model, const BaseMap& base,
                          const Vector& beta);

enum class FeasibilityStatus {
  Feasible = 0,    ///< `pi` is a robot with these base parameters
  Impossible = 1,  ///< `proof` shows that there is none
  Undecided = 2,   ///< within rounding of the border
};

[[nodiscard]] const char* to_string(FeasibilityStatus status);

struct FeasibilityAnswer {
  FeasibilityStatus status = FeasibilityStatus::Undecided;
  std::string message = "was not called";
  Vector pi;            ///< full parameters of `nearest`, strictly possible
  Vector nearest;       ///< the given set, or the nearest possible one in the metric
  double distance = 0;  ///< ‖metric · (nearest − β)‖
  std::optional<ImpossibilityProof> proof;
  /// Every base parameter that alone is impossible: "ZZR1 = −0.146 kg·m² is ZZ1 + YY2, a sum of moments of inertia".
  std::vector<std::string> impossible;
  double seconds = -1;

  [[nodiscard]] bool usable() const { return status != FeasibilityStatus::Undecided; }
  [[nodiscard]] std::string brief() const;
  [[nodiscard]] std::string full() const;
};

/// `metric` weights differences: a b × b factor (the data's: LeastSquaresCost::factor), or empty for the unit metric.
[[nodiscard]] FeasibilityAnswer check_feasibility(const TorqueModel& model, const BaseMap& base, const Vector& beta,
                                                  const Matrix& metric = {}, const PhysicalOptions& options = {});

}  // namespace armature
