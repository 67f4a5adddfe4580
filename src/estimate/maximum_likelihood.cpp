#include <Eigen/QR>
#include <cmath>
#include <stdexcept>

#include "armature/maximum_likelihood.hpp"
#include "estimate/blocks.hpp"
#include "estimate/solve.hpp"
#include "estimate/triangle.hpp"

namespace armature {
namespace {

// Values of mean, sines and cosines at the sample times, and their derivatives: samples × (2 H + 1).
struct SeriesBasis {
  Matrix q, v, a;
};

// q(t) = c_0 + Σ_h s_h sin(w_h t) + c_h cos(w_h t) with w_h = 2π h / period, and its two derivatives.
SeriesBasis make_basis(const Vector& time, double period, const std::vector<int>& harmonics) {
  const auto columns = static_cast<Eigen::Index>(2 * harmonics.size() + 1);
  SeriesBasis b{Matrix::Zero(time.size(), columns), Matrix::Zero(time.size(), columns),
                Matrix::Zero(time.size(), columns)};
  b.q.col(0).setOnes();
  for (std::size_t h = 0; h < harmonics.size(); ++h) {
    const double w = 2 * M_PI * harmonics[h] / period;
    const auto c = static_cast<Eigen::Index>(1 + 2 * h);
    const Eigen::ArrayXd phase = w * time.array();
    b.q.col(c) = phase.sin();
    b.q.col(c + 1) = phase.cos();
    b.v.col(c) = w * phase.cos();
    b.v.col(c + 1) = -w * phase.sin();
    b.a.col(c) = -w * w * phase.sin();
    b.a.col(c + 1) = -w * w * phase.cos();
  }
  return b;
}

// The measurements, the basis, and what follows from both once.
struct Problem {
  const TorqueModel& model;
  const BaseMap& base;
  const Matrix& q;
  const Matrix& tau;
  const MaximumLikelihoodOptions& options;
  SeriesBasis basis;
  std::vector<JointColumns> columns;
  Matrix series_triangle;  ///< basis.q = Q · this

  /// 1 / deviation of every torque of joint j; 0 where it is left out.
  [[nodiscard]] Vector torque_weights(Eigen::Index j) const {
    const double weight = 1 / options.torque_sigma[j];
    if (options.weights.size() == 0) return Vector::Constant(tau.rows(), weight);
    return weight * options.weights.col(j).cwiseSqrt();
  }
};

// Motion of given coefficients, one column per joint.
Motion motion_of(const Problem& p, const Matrix& series) {
  return {p.basis.q * series, p.basis.v * series, p.basis.a * series};
}

// Squared errors of torques and positions, each in units of its noise.
double cost_at(const Problem& p, const Matrix& series, const Vector& beta) {
  const Motion m = motion_of(p, series);
  const Matrix predicted = inverse_dynamics(p.model, p.base.to_full(beta), m);
  double sum = 0;
  for (Eigen::Index j = 0; j < p.tau.cols(); ++j) {
    sum += (p.tau - predicted).col(j).cwiseProduct(p.torque_weights(j)).squaredNorm();
    sum += (p.q - m.q).col(j).squaredNorm() / std::pow(p.options.position_sigma[j], 2);
  }
  return sum;
}

// ∂tau_j/∂q, ∂v, ∂a of every sample: the contraction of joint j's columns with pi.
MotionGradient torque_gradient(const Problem& p, const Motion& m, const RegressorLayout& layout, const Vector& pi,
                               Eigen::Index j) {
  // Weights of the contraction: the parameters themselves, on the columns of joint j alone.
  Matrix weights = Matrix::Zero(m.samples(), layout.columns());
  for (int c = layout.begin[static_cast<std::size_t>(j)]; c < layout.begin[static_cast<std::size_t>(j) + 1]; ++c)
    weights.col(c).setConstant(pi[layout.parameter[static_cast<std::size_t>(c)]]);
  return contract_regressor(p.model, m, weights);
}

// One linearisation: a triangle over [beta; series of joint 1; …].
Solution linearise(const Problem& p, const Matrix& series, const Vector& beta) {
  const Eigen::Index b = p.base.size();
  const Eigen::Index size = series.rows();
  const Eigen::Index n = p.tau.cols();
  const Eigen::Index total = b + n * size;
  // Torque and regressor along the present motion.
  const Motion m = motion_of(p, series);
  const Vector pi = p.base.to_full(beta);
  const Regressor y = compute_regressor(p.model, m);
  const Matrix predicted = inverse_dynamics(p.model, pi, m);
  Triangle triangle(static_cast<int>(total));
  for (Eigen::Index j = 0; j < n; ++j) {
    // Torque rows: beta and every joint's series.
    const MotionGradient g = torque_gradient(p, m, y.layout, pi, j);
    Matrix rows = Matrix::Zero(m.samples(), total + 1);
    rows(Eigen::all, p.columns[static_cast<std::size_t>(j)].base) =
        joint_rows(y.values, p.columns[static_cast<std::size_t>(j)]);
    for (Eigen::Index i = 0; i < n; ++i)
      rows.middleCols(b + i * size, size) = g.d_q.col(i).asDiagonal() * p.basis.q +
                                            g.d_v.col(i).asDiagonal() * p.basis.v +
                                            g.d_a.col(i).asDiagonal() * p.basis.a;
    rows.col(total) = p.tau.col(j) - predicted.col(j);
    triangle.absorb(p.torque_weights(j).asDiagonal() * rows);
    // Position rows: this joint's series only, and as few as it has coefficients. Qᵀ(q − m) = R⁻ᵀ Bᵀ(q − m).
    Matrix positions = Matrix::Zero(size, total + 1);
    positions.middleCols(b + j * size, size) = p.series_triangle;
    positions.col(total) = p.series_triangle.triangularView<Eigen::Upper>().transpose().solve(
        Vector(p.basis.q.transpose() * (p.q.col(j) - m.q.col(j))));
    triangle.absorb(positions / p.options.position_sigma[j]);
  }
  return solve({triangle.factor(), triangle.target(), triangle.rest(), 0}, {}, {}, 1e-12);
}

}  // namespace

MaximumLikelihood estimate_maximum_likelihood(const TorqueModel& model, const BaseMap& base, const Vector& time,
                                              const Matrix& q_measured, const Matrix& tau_measured, double period,
                                              const std::vector<int>& harmonics,
                                              const MaximumLikelihoodOptions& options) {
  // Shapes must agree.
  const Eigen::Index n = model.joints();
  if (q_measured.cols() != n || tau_measured.cols() != n || q_measured.rows() != time.size() ||
      tau_measured.rows() != time.size() || options.position_sigma.size() != n || options.torque_sigma.size() != n)
    throw std::invalid_argument("estimate_maximum_likelihood: expected q, tau and sigmas of " + std::to_string(n) +
                                " joints and equal samples");
  Problem p{
      model, base, q_measured, tau_measured, options, make_basis(time, period, harmonics), joint_columns(model, base),
      {}};
  MaximumLikelihood r;
  // Start: the series fitted to the positions alone, then weighted least squares.
  const Eigen::HouseholderQR<Matrix> factors(p.basis.q);
  r.series = factors.solve(q_measured);
  p.series_triangle = factors.matrixQR().topRows(p.basis.q.cols()).triangularView<Eigen::Upper>();
  // Torque noise is given, so that one linear solution starts beta.
  Accumulator accumulator(model, base);
  const Motion first = motion_of(p, r.series);
  if (!accumulator.add(first, tau_measured, options.weights))
    throw std::invalid_argument("estimate_maximum_likelihood: the measurements are not finite");
  r.beta = estimate(accumulator.information(),
                    {.weighting = EstimateOptions::Weighting::Given, .sigma = options.torque_sigma})
               .beta;
  r.first_cost = r.cost = cost_at(p, r.series, r.beta);
  const Eigen::Index b = base.size();
  // Gauss–Newton: each step moves the parameters and the series together.
  for (r.iterations = 0; r.iterations < options.max_iterations && !r.converged; ++r.iterations) {
    const Solution step = linearise(p, r.series, r.beta);
    // The corner of beta in the whole covariance: what the motion leaves uncertain is in it.
    r.covariance = step.covariance.topLeftCorner(b, b);
    const Matrix change = Eigen::Map<const Matrix>(step.beta.data() + b, r.series.rows(), n);
    r.converged = true;
    // The cost is close to quadratic; halve the step where it is not, ten times at most.
    constexpr double kShortest = 1e-3;
    for (double length = 1; length > kShortest; length /= 2) {
      const double next = cost_at(p, r.series + length * change, r.beta + length * step.beta.head(b));
      if (!(next < r.cost)) continue;
      r.converged = r.cost - next <= options.step_tolerance * r.cost;
      r.series += length * change;
      r.beta += length * step.beta.head(b);
      r.cost = next;
      break;
    }
  }
  return r;
}

}  // namespace armature
