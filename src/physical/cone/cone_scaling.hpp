// One block of the cone in the coordinates where primal and dual look alike.
#pragma once

#include <optional>
#include <utility>

#include "physical/cone/cone.hpp"

namespace armature::cone {

using Matrix10 = Eigen::Matrix<double, 10, 10>;

/// Nesterov–Todd scaling of one block: Rⁱ S Rⁱᵀ = Rᵀ Z R = diag(lambda) with Rⁱ = R⁻¹.
struct Scaling {
  int size = 1;
  Matrix4 r = Matrix4::Identity();
  Matrix4 r_inverse = Matrix4::Identity();
  Eigen::Vector4d lambda = Eigen::Vector4d::Ones();
  double log_det = 0;  ///< of S

  /// Nothing if S or Z is not positive definite.
  [[nodiscard]] static std::optional<Scaling> make(int size, const Vector& s, const Vector& z);
  /// The matrix that takes packed S into scaled coordinates: pack(Rⁱ S Rⁱᵀ).
  [[nodiscard]] Matrix10 to_scaled() const;
  /// Back: ΔS = R · R ᵀ and ΔZ = Rⁱᵀ · Rⁱ of packed scaled steps.
  [[nodiscard]] Vector primal_step(const Vector& scaled) const;
  [[nodiscard]] Vector dual_step(const Vector& scaled) const;
  /// x such that lambda ∘ x = right, all packed.
  [[nodiscard]] Vector divide(const Vector& right) const;
  /// ½ (a b + b a), packed.
  [[nodiscard]] Vector product(const Vector& a, const Vector& b) const;
  /// target · E − lambda², packed.
  [[nodiscard]] Vector centering(double target) const;
  /// The longest step with diag(lambda) + step · direction ⪰ 0.
  [[nodiscard]] double longest_step(const Vector& direction) const;
  /// ⟨S, Z⟩ = Σ lambda², and ⟨diag(lambda), direction⟩.
  [[nodiscard]] double inner() const;
  [[nodiscard]] double along(const Vector& direction) const;
  /// Σ (λ²/w − 1 − log(λ²/w)): how far S Z is from w · E.
  [[nodiscard]] double divergence(double w) const;
  /// The smallest and the largest eigenvalue of S · Z after a step; negative outside the cone.
  [[nodiscard]] std::pair<double, double> products(double step, const Vector& ds, const Vector& dz) const;
  /// The change, packed, that brings the products after a step back to between a tenth and ten times the target.
  [[nodiscard]] Vector come_back(double step, const Vector& ds, const Vector& dz, double target) const;
};

}  // namespace armature::cone
