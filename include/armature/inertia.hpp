// The ten numbers of a rigid body, with their names.
#pragma once

#include <array>
#include <optional>
#include <string>

#include "armature/pose.hpp"
#include "armature/types.hpp"

namespace armature {

/// The order of ten inertial parameters in a vector. Libraries disagree, so every call names it.
enum class ParameterOrder {
  Khalil,     ///< XX XY XZ YY YZ ZZ MX MY MZ M (Khalil and Dombre, 2004); ours
  Pinocchio,  ///< M MX MY MZ XX XY YY XZ YZ ZZ
  Papers,     ///< M MX MY MZ XX XY XZ YY YZ ZZ (Stürz 2017 eq. 3, Xu 2020 eq. 3)
};

/// Names of the ten parameters in Khalil's order: "XX", …, "M".
inline constexpr std::array<const char*, 10> kInertiaNames = {"XX", "XY", "XZ", "YY", "YZ",
                                                              "ZZ", "MX", "MY", "MZ", "M"};

/// Mass, first moments and second moments of one link, **about the origin of the link's frame**, in that frame.
/// XY, XZ and YZ are the off-diagonal entries of the inertia tensor: XY = −∫ x y dm.
struct LinkInertia {
  double XX = 0, XY = 0, XZ = 0, YY = 0, YZ = 0, ZZ = 0;  ///< [kg·m²]
  double MX = 0, MY = 0, MZ = 0;                          ///< [kg·m]
  double M = 0;                                           ///< [kg]

  /// I = I_c + m (c·c E − c cᵀ), MX = m c_x, … : from mass [kg], centre of mass [m] and inertia about it [kg·m²].
  [[nodiscard]] static LinkInertia from_center_of_mass(double mass, const Vector3& com_in_link,
                                                       const Matrix3& inertia_about_com);
  [[nodiscard]] static LinkInertia from_vector(const Vector10& values, ParameterOrder order);
  /// J = ∫ [r; 1][r; 1]ᵀ dm, so that Σ = J(0..2, 0..2) holds second moments and I = tr(Σ) E − Σ.
  [[nodiscard]] static LinkInertia from_pseudo_inertia(const Matrix4& pseudo_inertia);
  /// J = U Uᵀ with U upper triangular, U = e^α [[e^d1 s12 s13 t1] [0 e^d2 s23 t2] [0 0 e^d3 t3] [0 0 0 1]] and
  /// theta = (α, d1, d2, d3, s12, s23, s13, t1, t2, t3) (Rucker and Wensing, 2022, eq. 10): feasible for any theta.
  [[nodiscard]] static LinkInertia from_log_cholesky(const Vector10& theta);

  [[nodiscard]] Vector10 to_vector(ParameterOrder order) const;
  [[nodiscard]] Matrix3 inertia_about_origin() const;
  [[nodiscard]] Vector3 first_moment() const { return {MX, MY, MZ}; }
  /// MX/M …; zero for a massless link.
  [[nodiscard]] Vector3 center_of_mass() const;
  [[nodiscard]] Matrix3 inertia_about_com() const;
  [[nodiscard]] Matrix4 pseudo_inertia() const;
  /// The inverse of from_log_cholesky; nothing if the pseudo-inertia is not positive definite.
  [[nodiscard]] std::optional<Vector10> to_log_cholesky() const;

  /// The same body seen from another frame of the same link.
  [[nodiscard]] LinkInertia moved_to(const Pose& new_from_old) const;

  /// Nothing if a body with positive density could have these numbers (pseudo-inertia positive definite, relative to
  /// its size by `tolerance`); otherwise a sentence that names what is impossible.
  [[nodiscard]] std::optional<std::string> impossible(double tolerance = 0) const;

  LinkInertia operator+(const LinkInertia& other) const;
  bool operator==(const LinkInertia&) const = default;
};

}  // namespace armature
