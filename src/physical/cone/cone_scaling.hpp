// One block of the cone in the coordinates where primal and dual look alike.
#pragma once

#include <optional>
#include <utility>

#include "physical/cone/cone.hpp"

namespace armature::cone {

using Matrix10 = Eigen::Matrix<double, 10, 10>;
/// Packed rows of one block, 1 or 10 of them: read where they are, made without asking for memory.
using PackedIn = Eigen::Ref<const Vector>;
using Packed = Eigen::Matrix<double, Eigen::Dynamic, 1, 0, 10, 1>;

/// Nesterov–Todd scaling of one block: Rⁱ S Rⁱᵀ = Rᵀ Z R = diag(lambda) with Rⁱ = R⁻¹.
struct Scaling {
  int size = 1;
  Matrix4 r = Matrix4::Identity();
  Matrix4 r_inverse = Matrix4::Identity();
  Eigen::Vector4d lambda = Eigen::Vector4d::Ones();
  double log_det = 0;  ///< of S

  /// Nothing if S or Z is not positive definite.
  [[nodiscard]] static std::optional<Scaling> make(int size, const PackedIn& s, const PackedIn& z);
  /// The matrix that takes packed S into scaled coordinates: pack(Rⁱ S Rⁱᵀ).
  [[nodiscard]] Matrix10 to_scaled() const;
  /// Back: ΔS = R · R ᵀ and ΔZ = Rⁱᵀ · Rⁱ of packed scaled steps.
  [[nodiscard]] Packed primal_step(const PackedIn& scaled) const;
  [[nodiscard]] Packed dual_step(const PackedIn& scaled) const;
  /// x such that lambda ∘ x = right, all packed.
  [[nodiscard]] Packed divide(const PackedIn& right) const;
  /// ½ (a b + b a), packed.
  [[nodiscard]] Packed product(const PackedIn& a, const PackedIn& b) const;
  /// target · E − lambda², packed.
  [[nodiscard]] Packed centering(double target) const;
  /// The longest step up to `limit` with diag(lambda) + step · direction ⪰ 0.
  [[nodiscard]] double longest_step(const PackedIn& direction, double limit) const;
  /// ⟨S, Z⟩ = Σ lambda², and ⟨diag(lambda), direction⟩.
  [[nodiscard]] double inner() const;
  [[nodiscard]] double along(const PackedIn& direction) const;
  /// Σ (λ²/w − 1 − log(λ²/w)): how far S Z is from w · E.
  [[nodiscard]] double divergence(double w) const;
  /// Whether a step ends inside the cone, with all eigenvalues of S · Z between `low` and `high`.
  [[nodiscard]] bool keeps(double step, const PackedIn& ds, const PackedIn& dz, double low, double high) const;
  /// The change, packed, that brings the products after a step back to between a tenth and ten times the target.
  [[nodiscard]] Packed come_back(double step, const PackedIn& ds, const PackedIn& dz, double target) const;
};

}  // namespace armature::cone
