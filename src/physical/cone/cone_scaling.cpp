#include "physical/cone/cone_scaling.hpp"

#include <Eigen/Cholesky>
#include <Eigen/Eigenvalues>
#include <Eigen/SVD>
#include <cmath>
#include <limits>

namespace armature::cone {
namespace {

constexpr double kRoot2 = 1.4142135623730951;

}  // namespace

// Column after column of the upper triangle; rounding may leave the two halves different, so their mean is taken.
Vector10 pack(const Matrix4& m) {
  Vector10 v;
  int k = 0;
  for (int j = 0; j < 4; ++j) {
    for (int i = 0; i <= j; ++i) v[k++] = i == j ? m(i, j) : kRoot2 * 0.5 * (m(i, j) + m(j, i));
  }
  return v;
}

// The inverse of pack().
Matrix4 unpack(const Vector10& v) {
  Matrix4 m;
  int k = 0;
  for (int j = 0; j < 4; ++j) {
    for (int i = 0; i <= j; ++i) m(i, j) = m(j, i) = i == j ? v[k++] : v[k++] / kRoot2;
  }
  return m;
}

// offset + map · x over the variables that the block depends on.
Vector Block::value(const Vector& x) const {
  Vector out = offset;
  for (std::size_t i = 0; i < variables.size(); ++i) out += map.col(static_cast<Eigen::Index>(i)) * x[variables[i]];
  return out;
}

std::optional<Scaling> Scaling::make(int size, const Vector& s, const Vector& z) {
  Scaling out;
  out.size = size;
  // For numbers: r = (s / z)^¼ and lambda = √(s z).
  if (size == 1) {
    if (!(s[0] > 0 && z[0] > 0)) return std::nullopt;
    out.r(0, 0) = std::sqrt(std::sqrt(s[0] / z[0]));
    out.r_inverse(0, 0) = 1 / out.r(0, 0);
    out.lambda[0] = std::sqrt(s[0] * z[0]);
    out.log_det = std::log(s[0]);
    return out;
  }
  // S = L1 L1ᵀ and Z = L2 L2ᵀ; a failure means that the point is outside the cone.
  const Eigen::LLT<Matrix4> primal(unpack(s));
  const Eigen::LLT<Matrix4> dual(unpack(z));
  if (primal.info() != Eigen::Success || dual.info() != Eigen::Success) return std::nullopt;
  const Matrix4 l1 = primal.matrixL();
  const Matrix4 l2 = dual.matrixL();
  out.log_det = 2 * l1.diagonal().array().log().sum();
  // L2ᵀ L1 = U D Vᵀ gives R = L1 V D^−½ and R⁻¹ = D^−½ Uᵀ L2ᵀ.
  const Eigen::JacobiSVD<Matrix4> svd(l2.transpose() * l1, Eigen::ComputeFullU | Eigen::ComputeFullV);
  out.lambda = svd.singularValues();
  if (!(out.lambda[3] > 0)) return std::nullopt;
  const Eigen::Vector4d root = out.lambda.cwiseSqrt().cwiseInverse();
  out.r = l1 * svd.matrixV() * root.asDiagonal();
  out.r_inverse = root.asDiagonal() * svd.matrixU().transpose() * l2.transpose();
  return out;
}

// Column by column: the images of the packed unit matrices.
Matrix10 Scaling::to_scaled() const {
  Matrix10 out;
  int k = 0;
  for (int j = 0; j < 4; ++j) {
    for (int i = 0; i <= j; ++i) {
      // R⁻¹ e_i = a: the unit matrix e_i e_iᵀ becomes a aᵀ, a pair becomes (a bᵀ + b aᵀ) / √2.
      const Eigen::Vector4d a = r_inverse.col(i), b = r_inverse.col(j);
      const Matrix4 image =
          i == j ? Matrix4(a * a.transpose()) : Matrix4((a * b.transpose() + b * a.transpose()) / kRoot2);
      out.col(k++) = pack(image);
    }
  }
  return out;
}

Vector Scaling::primal_step(const Vector& scaled) const {
  if (size == 1) return scaled * (r(0, 0) * r(0, 0));
  return pack(r * unpack(scaled) * r.transpose());
}

Vector Scaling::dual_step(const Vector& scaled) const {
  if (size == 1) return scaled * (r_inverse(0, 0) * r_inverse(0, 0));
  return pack(r_inverse.transpose() * unpack(scaled) * r_inverse);
}

Vector Scaling::divide(const Vector& right) const {
  if (size == 1) return right / lambda[0];
  Vector out(10);
  // ½ (lambda_i + lambda_j) x_ij = right_ij.
  int k = 0;
  for (int j = 0; j < 4; ++j) {
    for (int i = 0; i <= j; ++i, ++k) out[k] = 2 * right[k] / (lambda[i] + lambda[j]);
  }
  return out;
}

Vector Scaling::product(const Vector& a, const Vector& b) const {
  if (size == 1) return a * b[0];
  const Matrix4 ab = unpack(a) * unpack(b);
  return pack(0.5 * (ab + ab.transpose()));
}

Vector Scaling::centering(double target) const {
  // lambda² is the product S Z in scaled coordinates.
  if (size == 1) return Vector::Constant(1, target - lambda[0] * lambda[0]);
  return pack(Matrix4((target - lambda.array().square()).matrix().asDiagonal()));
}

double Scaling::longest_step(const Vector& direction) const {
  double lowest = 0;
  // The smallest eigenvalue of lambda^−½ direction lambda^−½ says how fast the border comes nearer.
  if (size == 1) {
    lowest = direction[0] / lambda[0];
  } else {
    const Eigen::Vector4d root = lambda.cwiseSqrt().cwiseInverse();
    const Matrix4 relative = root.asDiagonal() * unpack(direction) * root.asDiagonal();
    lowest = Eigen::SelfAdjointEigenSolver<Matrix4>(relative, Eigen::EigenvaluesOnly).eigenvalues()[0];
  }
  return lowest < 0 ? -1 / lowest : std::numeric_limits<double>::infinity();
}

double Scaling::inner() const { return size == 1 ? lambda[0] * lambda[0] : lambda.squaredNorm(); }

double Scaling::along(const Vector& direction) const {
  return size == 1 ? lambda[0] * direction[0] : lambda.dot(unpack(direction).diagonal());
}

double Scaling::divergence(double w) const {
  double sum = 0;
  for (int i = 0; i < size; ++i) {
    // x − log(1 + x) near x = 0 without cancellation.
    const double x = lambda[i] * lambda[i] / w - 1;
    sum += std::abs(x) < 1e-4 ? x * x * (0.5 - x / 3) : x - std::log1p(x);
  }
  return sum;
}

std::pair<double, double> Scaling::products(double step, const Vector& ds, const Vector& dz) const {
  if (size == 1) {
    // Both factors must be positive, not the product alone.
    const double s = lambda[0] + step * ds[0], z = lambda[0] + step * dz[0];
    const double product = s > 0 && z > 0 ? s * z : -1;
    return {product, product};
  }
  // With S = L Lᵀ the eigenvalues of S Z are those of Lᵀ Z L, which is symmetric.
  const Matrix4 diagonal = lambda.asDiagonal();
  const Eigen::LLT<Matrix4> primal(diagonal + step * unpack(ds));
  if (primal.info() != Eigen::Success) return {-1, -1};
  const Matrix4 l = primal.matrixL();
  const Matrix4 product = l.transpose() * (diagonal + step * unpack(dz)) * l;
  const Eigen::SelfAdjointEigenSolver<Matrix4> eigen(product, Eigen::EigenvaluesOnly);
  return {eigen.eigenvalues()[0], eigen.eigenvalues()[3]};
}

Vector Scaling::come_back(double step, const Vector& ds, const Vector& dz, double target) const {
  // Products far above the target are asked back by no more than ten times it: they do not block the way.
  const auto change = [&](double value) {
    return std::max(std::clamp(value, 0.1 * target, 10 * target) - value, -10 * target);
  };
  if (size == 1) return Vector::Constant(1, change((lambda[0] + step * ds[0]) * (lambda[0] + step * dz[0])));
  // Change the eigenvalues of the symmetrised product and keep its eigenvectors.
  const Matrix4 diagonal = lambda.asDiagonal();
  const Matrix4 product = (diagonal + step * unpack(ds)) * (diagonal + step * unpack(dz));
  Eigen::SelfAdjointEigenSolver<Matrix4> eigen(0.5 * (product + product.transpose()));
  const Eigen::Vector4d wanted = eigen.eigenvalues().unaryExpr(change);
  return pack(eigen.eigenvectors() * wanted.asDiagonal() * eigen.eigenvectors().transpose());
}

}  // namespace armature::cone
