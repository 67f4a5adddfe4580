#include "armature/inertia.hpp"

#include <Eigen/Eigenvalues>
#include <cmath>

#include "armature/text.hpp"

namespace armature {
namespace {

// positions[k]: index of Khalil's k-th parameter in the given order.
constexpr std::array<int, 10> positions(ParameterOrder order) {
  switch (order) {
    case ParameterOrder::Pinocchio: return {4, 5, 7, 6, 8, 9, 1, 2, 3, 0};
    case ParameterOrder::Papers: return {4, 5, 6, 7, 8, 9, 1, 2, 3, 0};
    case ParameterOrder::Khalil: break;
  }
  return {0, 1, 2, 3, 4, 5, 6, 7, 8, 9};
}

LinkInertia from_khalil(const Vector10& x) { return {x[0], x[1], x[2], x[3], x[4], x[5], x[6], x[7], x[8], x[9]}; }

// Second moments Σ = ½ tr(I) E − I.
Matrix3 second_moments(const Matrix3& inertia) { return 0.5 * inertia.trace() * Matrix3::Identity() - inertia; }

// From mass, first moment h = m c and the tensor about the origin.
LinkInertia assemble(double mass, const Vector3& h, const Matrix3& i) {
  return {i(0, 0), i(0, 1), i(0, 2), i(1, 1), i(1, 2), i(2, 2), h.x(), h.y(), h.z(), mass};
}

}  // namespace

LinkInertia LinkInertia::from_center_of_mass(double mass, const Vector3& c, const Matrix3& inertia_about_com) {
  // Parallel axes: I = I_c + m (c·c E − c cᵀ).
  const Matrix3 i = inertia_about_com + mass * (c.dot(c) * Matrix3::Identity() - c * c.transpose());
  return assemble(mass, mass * c, i);
}

LinkInertia LinkInertia::from_vector(const Vector10& values, ParameterOrder order) {
  // values[at[k]] is the parameter that Khalil's order has at k.
  Vector10 khalil;
  const auto at = positions(order);
  for (int k = 0; k < 10; ++k) khalil[k] = values[at[static_cast<std::size_t>(k)]];
  return from_khalil(khalil);
}

Vector10 LinkInertia::to_vector(ParameterOrder order) const {
  const Vector10 khalil = (Vector10() << XX, XY, XZ, YY, YZ, ZZ, MX, MY, MZ, M).finished();
  Vector10 values;
  const auto at = positions(order);
  for (int k = 0; k < 10; ++k) values[at[static_cast<std::size_t>(k)]] = khalil[k];
  return values;
}

LinkInertia LinkInertia::from_pseudo_inertia(const Matrix4& j) {
  // J = [Σ h; hᵀ m], and I = tr(Σ) E − Σ.
  const Matrix3 sigma = j.topLeftCorner<3, 3>();
  return assemble(j(3, 3), j.topRightCorner<3, 1>(), sigma.trace() * Matrix3::Identity() - sigma);
}

Matrix4 LinkInertia::pseudo_inertia() const {
  // The same blocks, from the tensor: Σ = ½ tr(I) E − I.
  Matrix4 j;
  j.topLeftCorner<3, 3>() = second_moments(inertia_about_origin());
  j.topRightCorner<3, 1>() = first_moment();
  j.bottomLeftCorner<1, 3>() = first_moment().transpose();
  j(3, 3) = M;
  return j;
}

LinkInertia LinkInertia::from_log_cholesky(const Vector10& t) {
  // The diagonal is exponential, so positive for any theta; (α, d1, d2, d3, s12, s23, s13, t1, t2, t3).
  Matrix4 u = Matrix4::Identity();
  u(0, 0) = std::exp(t[1]), u(1, 1) = std::exp(t[2]), u(2, 2) = std::exp(t[3]);
  u(0, 1) = t[4], u(1, 2) = t[5], u(0, 2) = t[6];
  u.topRightCorner<3, 1>() = t.tail<3>();
  // α scales the whole factor, so mass = e^{2α}.
  u *= std::exp(t[0]);
  return from_pseudo_inertia(u * u.transpose());
}

std::optional<Vector10> LinkInertia::to_log_cholesky() const {
  // J = U Uᵀ with U upper triangular: the Cholesky factor of J with rows and columns reversed, reversed back.
  const Matrix4 reversed = pseudo_inertia().reverse();
  const Eigen::LLT<Matrix4> cholesky(reversed);
  // No positive definite J, no logarithm of its factor.
  if (cholesky.info() != Eigen::Success) return std::nullopt;
  const Matrix4 u = Matrix4(cholesky.matrixL()).reverse();
  // U(3,3) = e^α; what is left after division has a one in its corner.
  const double scale = u(3, 3);
  Vector10 t;
  t << std::log(scale), std::log(u(0, 0) / scale), std::log(u(1, 1) / scale), std::log(u(2, 2) / scale),
      u(0, 1) / scale, u(1, 2) / scale, u(0, 2) / scale, u(0, 3) / scale, u(1, 3) / scale, u(2, 3) / scale;
  return t;
}

Matrix3 LinkInertia::inertia_about_origin() const {
  Matrix3 i;
  i << XX, XY, XZ, XY, YY, YZ, XZ, YZ, ZZ;
  return i;
}

Vector3 LinkInertia::center_of_mass() const {
  // Without mass there is no centre; zero keeps the formulas below finite.
  if (M == 0) return Vector3::Zero();
  return first_moment() / M;
}

Matrix3 LinkInertia::inertia_about_com() const {
  const Vector3 c = center_of_mass();
  const Matrix3 about_origin = inertia_about_origin();
  // I_c = I − M (c·c E − c cᵀ).
  Matrix3 i = about_origin - M * (c.dot(c) * Matrix3::Identity() - c * c.transpose());
  // Of a point far away rounding leaves less than nothing: 1e-14 of the difference's terms is what it can be.
  for (int k = 0; k < 3; ++k) {
    if (i(k, k) < 0 && -i(k, k) <= 1e-14 * std::abs(about_origin(k, k))) i(k, k) = 0;
  }
  return i;
}

LinkInertia LinkInertia::moved_to(const Pose& new_from_old) const {
  // A point x of the body is at r x + p in the new frame.
  const Matrix3& r = new_from_old.rotation;
  const Vector3& p = new_from_old.translation;
  const Vector3 h = r * first_moment();
  // ∫ (r x + p)(r x + p)ᵀ dm, then back to the inertia tensor.
  const Matrix3 sigma = r * second_moments(inertia_about_origin()) * r.transpose() + h * p.transpose() +
                        p * h.transpose() + M * p * p.transpose();
  return assemble(M, h + M * p, sigma.trace() * Matrix3::Identity() - sigma);
}

std::optional<std::string> LinkInertia::impossible(double tolerance) const {
  // Checks from the coarsest to the finest; the first that fails is reported.
  if (!to_vector(ParameterOrder::Khalil).allFinite()) return "a value is not finite";
  if (M <= 0) return "mass " + significant(M, 4) + " kg is not positive";
  const Matrix3 about_com = inertia_about_com();
  const Eigen::SelfAdjointEigenSolver<Matrix3> principal(about_com);
  const Vector3 moments = principal.eigenvalues();
  // The tolerance allows for printed digits; it is a share of the largest moment.
  const double slack = tolerance * std::max(moments[2], 0.0);
  if (moments[0] <= -slack) {
    return "principal moment of inertia " + significant(moments[0], 4) +
           " kg·m² about the centre of mass is not positive";
  }
  // I1 + I2 > I3 for every body with positive density: equality is a sheet.
  if (moments[0] + moments[1] <= moments[2] - slack) {
    return "triangle inequality: principal moments " + significant(moments[0], 4) + " + " + significant(moments[1], 4) +
           " kg·m² do not exceed " + significant(moments[2], 4) + " kg·m²";
  }
  return std::nullopt;
}

// All ten numbers are integrals over the mass, so those of two bodies add up.
LinkInertia LinkInertia::operator+(const LinkInertia& o) const {
  return from_khalil(to_vector(ParameterOrder::Khalil) + o.to_vector(ParameterOrder::Khalil));
}

}  // namespace armature
