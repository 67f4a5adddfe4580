#include "design/criterion/fourier_basis.hpp"

#include <Eigen/QR>
#include <cmath>

namespace armature::design {
namespace {

// An orthonormal basis of { x : row · x = 0 }.
Matrix null_space(const Vector& row) {
  // The first column of Q is along `row`, the others are orthogonal to it.
  const Eigen::HouseholderQR<Matrix> qr{Matrix(row)};
  const Matrix q = qr.householderQ() * Matrix::Identity(row.size(), row.size());
  return q.rightCols(row.size() - 1);
}

}  // namespace

FourierBasis::FourierBasis(const Shape& shape) : shape_(shape) {
  // a has Σ a_l = 0, b has Σ l b_l = 0: one unknown less each.
  const int count = shape.harmonics;
  const Vector order = Vector::LinSpaced(count, 1, count);
  const Matrix free = Matrix::Identity(count, count);
  const Matrix of_a = shape.rest_to_rest ? null_space(Vector::Ones(count)) : free;
  const Matrix of_b = shape.rest_to_rest ? null_space(order) : free;
  // One unknown more where the start is free.
  const Eigen::Index size = of_a.cols() + of_b.cols() + (shape.start_at_home ? 0 : 1);
  a_ = Matrix::Zero(count, size);
  b_ = Matrix::Zero(count, size);
  start_ = Vector::Zero(size);
  a_.leftCols(of_a.cols()) = of_a;
  b_.middleCols(of_a.cols(), of_b.cols()) = of_b;
  // The start moves by about what one harmonic moves the joint, so that all unknowns have one scale.
  if (!shape.start_at_home) start_[size - 1] = 1 / omega();
}

double FourierBasis::omega() const { return 2 * M_PI * shape_.frequency; }

FourierBasis::Samples FourierBasis::sample(int samples) const {
  const int count = shape_.harmonics;
  Matrix sine(samples, count), cosine(samples, count);
  for (int k = 0; k < samples; ++k)
    for (int l = 1; l <= count; ++l) {
      // The angle is reduced in integers first: exact periodicity.
      const double angle = 2 * M_PI * static_cast<double>((static_cast<long>(k) * l) % samples) / samples;
      sine(k, l - 1) = std::sin(angle);
      cosine(k, l - 1) = std::cos(angle);
    }
  // Amplitudes of the position are those of the velocity over ω l, of the acceleration times ω l.
  const Vector rate = omega() * Vector::LinSpaced(count, 1, count);
  const Matrix slow_a = rate.cwiseInverse().asDiagonal() * a_;
  const Matrix slow_b = rate.cwiseInverse().asDiagonal() * b_;
  const Matrix fast_a = rate.asDiagonal() * a_;
  const Matrix fast_b = rate.asDiagonal() * b_;
  // Each derivative from its formula, with unknowns as columns.
  Samples phi;
  phi.q = sine * slow_a + (Matrix::Ones(samples, count) - cosine) * slow_b;
  // A free start moves the whole curve.
  phi.q.rowwise() += start_.transpose();
  phi.v = cosine * a_ + sine * b_;
  phi.a = cosine * fast_b - sine * fast_a;
  phi.jerk = -(cosine * (rate.asDiagonal() * fast_a)) - sine * (rate.asDiagonal() * fast_b);
  return phi;
}

// Linear in the unknowns: q − home, v and a are Φ z.
Motion MotionMap::motion(const FourierBasis::Samples& phi, const Vector& x) const {
  Motion m(phi.q.rows(), joints());
  for (int j = 0; j < joints(); ++j) {
    const Vector z = joint(x, j);
    m.q.col(j).noalias() = phi.q * z;
    m.q.col(j).array() += home[j];
    m.v.col(j).noalias() = phi.v * z;
    m.a.col(j).noalias() = phi.a * z;
  }
  return m;
}

// The transposed map: Φ_qᵀ d_q + Φ_vᵀ d_v + Φ_aᵀ d_a, joint by joint.
Vector MotionMap::pull_back(const FourierBasis::Samples& phi, const Matrix& d_q, const Matrix& d_v,
                            const Matrix& d_a) const {
  Vector gradient(size());
  for (int j = 0; j < joints(); ++j) {
    auto part = gradient.segment(j * basis.size(), basis.size());
    part.noalias() = phi.q.transpose() * d_q.col(j);
    part.noalias() += phi.v.transpose() * d_v.col(j);
    part.noalias() += phi.a.transpose() * d_a.col(j);
    // z = scale · x.
    part *= scale[j];
  }
  return gradient;
}

}  // namespace armature::design
