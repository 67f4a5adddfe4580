#include "payload/consistent_load.hpp"

#include <Eigen/Cholesky>
#include <Eigen/Eigenvalues>
#include <array>
#include <cmath>
#include <limits>

namespace armature {
namespace {

using Matrix10 = Eigen::Matrix<double, 10, 10>;

// J = Σ_k load_k · E_k, and the mass inside the ball: tr(J Q) ≥ 0 with Q = diag(−1, −1, −1, extent²) / extent².
struct Cone {
  std::array<Matrix4, 10> unit;
  Vector10 inside;

  explicit Cone(double extent) {
    for (int k = 0; k < 10; ++k) {
      unit[static_cast<std::size_t>(k)] =
          LinkInertia::from_vector(Vector10::Unit(k), ParameterOrder::Khalil).pseudo_inertia();
      const Matrix4& e = unit[static_cast<std::size_t>(k)];
      inside[k] = e(3, 3) - e.topLeftCorner<3, 3>().trace() / (extent * extent);
    }
  }
  [[nodiscard]] Matrix4 at(const Vector10& load) const {
    Matrix4 sum = Matrix4::Zero();
    for (int k = 0; k < 10; ++k) sum += load[k] * unit[static_cast<std::size_t>(k)];
    return sum;
  }
  [[nodiscard]] double smallest(const Vector10& load) const {
    return Eigen::SelfAdjointEigenSolver<Matrix4>(at(load), Eigen::EigenvaluesOnly).eigenvalues()[0];
  }
};

// cost(load) − weight · (log det J + log inside): its value, and one Newton step.
struct Barrier {
  const Cone& cone;
  const Matrix10 hessian;  // of ½ cost
  const Vector10 linear;
  double weight = 1;

  [[nodiscard]] double value(const Vector10& x) const {
    const Eigen::LLT<Matrix4> j(cone.at(x));
    const double room = cone.inside.dot(x);
    if (j.info() != Eigen::Success || !(room > 0)) return std::numeric_limits<double>::infinity();
    const double log_det = 2 * Matrix4(j.matrixL()).diagonal().array().log().sum();
    return 0.5 * x.dot(hessian * x) - linear.dot(x) - weight * (log_det + std::log(room));
  }

  // The step, and half the squared decrement it promises.
  [[nodiscard]] std::pair<Vector10, double> step(const Vector10& x) const {
    const Matrix4 inverse = cone.at(x).inverse();
    std::array<Matrix4, 10> m;
    for (std::size_t k = 0; k < 10; ++k) m[k] = inverse * cone.unit[k];
    const double room = cone.inside.dot(x);
    Vector10 gradient = hessian * x - linear;
    Matrix10 h = hessian;
    for (int i = 0; i < 10; ++i) {
      gradient[i] -= weight * (m[static_cast<std::size_t>(i)].trace() + cone.inside[i] / room);
      for (int k = 0; k < 10; ++k) {
        const double curve =
            m[static_cast<std::size_t>(i)].transpose().cwiseProduct(m[static_cast<std::size_t>(k)]).sum();
        h(i, k) += weight * (curve + cone.inside[i] * cone.inside[k] / (room * room));
      }
    }
    // Scaled to a unit diagonal: masses and moments of inertia differ by orders of magnitude.
    const Vector10 scale = h.diagonal().cwiseSqrt().cwiseInverse();
    const Matrix10 scaled = scale.asDiagonal() * h * scale.asDiagonal();
    const Vector10 move = -scale.cwiseProduct(scaled.ldlt().solve(scale.cwiseProduct(gradient)));
    return {move, -0.5 * gradient.dot(move)};
  }
};

void minimise(const Barrier& barrier, Vector10& x) {
  for (int iteration = 0; iteration < 50; ++iteration) {
    const auto [move, promise] = barrier.step(x);
    if (!(promise > 1e-9 * barrier.weight)) return;
    double length = 1;
    const double before = barrier.value(x);
    while (length > 1e-10 && !(barrier.value(x + length * move) < before)) length *= 0.5;
    if (length <= 1e-10) return;
    x += length * move;
  }
}

}  // namespace

LinkInertia consistent_load(const Matrix& factor, const Vector& target, const Vector10& start, double extent) {
  constexpr double kMargin = 1e-9;  // of J [kg, kg·m, kg·m²]
  const Cone cone(extent);
  if (cone.smallest(start) >= kMargin && cone.inside.dot(start) > 0)
    return LinkInertia::from_vector(start, ParameterOrder::Khalil);
  // Data without noise would make the cost as steep as a wall: it is flattened to what numbers can hold.
  const double flatten = std::min(1.0, 1e10 / std::max(1.0, factor.colwise().squaredNorm().maxCoeff()));
  const Matrix10 hessian = flatten * factor.transpose() * factor;
  Barrier barrier{cone, hessian, flatten * factor.transpose() * target, 1e4};
  const double mass = std::max(start[9], 0.01);
  Vector10 x =
      LinkInertia::from_center_of_mass(mass, Vector3::Zero(), 0.2 * mass * extent * extent * Matrix3::Identity())
          .to_vector(ParameterOrder::Khalil);
  // The path's cost exceeds the least one by at most 5 · weight: 5e-7 noise variances at its end.
  for (; barrier.weight > 1e-7; barrier.weight *= 0.2) minimise(barrier, x);
  return LinkInertia::from_vector(x, ParameterOrder::Khalil);
}

}  // namespace armature
