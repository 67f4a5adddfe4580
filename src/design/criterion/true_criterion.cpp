// A finished motion judged without any smoothing: exactly, and quickly for comparing candidates.
#include <Eigen/Cholesky>
#include <Eigen/Eigenvalues>
#include <Eigen/QR>
#include <Eigen/SVD>
#include <algorithm>
#include <cmath>

#include "design/problem.hpp"

namespace armature::design {
namespace {

// How singular values are computed: exactly, or quickly from the squares.
using SingularValues = Vector (*)(const Matrix& r);
Vector singular_values(const Matrix& r) { return Eigen::JacobiSVD<Matrix>(r).singularValues(); }
// The same from rᵀr, a tenth of the work and half of the digits.
Vector singular_values_of_squares(const Matrix& r) {
  const Matrix squares = r.transpose() * r;
  const Eigen::SelfAdjointEigenSolver<Matrix> solver(squares, Eigen::EigenvaluesOnly);
  return solver.eigenvalues().reverse().cwiseMax(0.0).cwiseSqrt();
}

// The objective asked for, from the plain values, the plain triangle and the whitened one: G = RᵀR.
double objective_value(const Objective& o, const CriterionValues& c, const Matrix& plain, const Matrix& white,
                       const Matrix& prediction, SingularValues singular_values) {
  using Kind = Objective::Kind;
  switch (o.kind) {
    case Kind::ConditionNumber: return c.condition_number;
    case Kind::SmallestSingularValue: return 1 / c.smallest_singular_value;
    case Kind::ScaledConditionNumber: return c.scaled_condition_number;
    case Kind::WeightedSum:
      return o.condition_weight * c.condition_number + o.inverse_sigma_weight / c.smallest_singular_value;
    case Kind::DOptimal: return -c.log_det;
    // trace G⁻¹ = Σ 1/σ².
    case Kind::AOptimal: return singular_values(white).cwiseAbs2().cwiseInverse().sum();
    case Kind::EOptimal: return 1 / singular_values(white)[white.cols() - 1];
    case Kind::VOptimal: {
      // trace(V (RᵀR)⁻¹) = trace(R⁻ᵀ V R⁻¹)
      const auto R = white.triangularView<Eigen::Upper>();
      const Matrix half = R.transpose().solve(prediction);
      return R.transpose().solve(Matrix(half.transpose())).trace();
    }
    case Kind::Hadamard: return -plain.colwise().squaredNorm().array().log().sum();
    case Kind::ConditionAndRange:
      return o.condition_weight * c.condition_number +
             o.range_weight * plain.colwise().norm().maxCoeff() / plain.colwise().norm().minCoeff();
    case Kind::GoalAttainment:
      return std::max((c.condition_number - o.condition_goal) / o.condition_slack,
                      (-c.log_det - o.log_det_goal) / o.log_det_slack);
    // Infinite where the bound on log det is not kept.
    case Kind::Embedded: return -c.log_det <= o.log_det_bound ? c.condition_number : kInfinity;
  }
  return kInfinity;
}

// Below this ratio of the pivots of its Cholesky factor an information matrix has lost too many digits: the condition
// number of the observation is above 10⁵ or so, and 10¹⁰ in its square leaves six of sixteen.
constexpr double kPivotsOfSquares = 1e-5;

// The finished motion itself is sampled: at rest the sign of a velocity hangs on its last bit.
Motion finished_samples(const Problem& problem, const Vector& x) {
  const Trajectory finished = problem.series(x);
  const int count = problem.spec.criterion_samples;
  return finished.sample_at(Vector::LinSpaced(count + 1, 0, finished.duration()).head(count)).motion;
}

// What the triangles of the plain and of the whitened observation say: G = RᵀR.
TrueCriterion judged(const Problem& problem, const Matrix& plain, const Matrix& white, SingularValues singular_values) {
  const Eigen::Index keep = plain.cols();
  // Singular values of the observation, and of the same with columns of length one (an empty column stays zero).
  const Vector sigma = singular_values(plain);
  const Vector scaled = singular_values(plain * plain.colwise().norm().cwiseMax(1e-300).cwiseInverse().asDiagonal());
  TrueCriterion out;
  out.values.samples = problem.spec.criterion_samples;
  out.values.columns = static_cast<int>(keep);
  out.values.largest_singular_value = sigma[0];
  out.values.smallest_singular_value = sigma[keep - 1];
  out.values.condition_number = sigma[0] / sigma[keep - 1];
  out.values.scaled_condition_number = scaled[0] / scaled[keep - 1];
  // log det RᵀR = 2 Σ log |r_ii|.
  out.values.log_det = 2 * white.diagonal().array().abs().log().sum();
  out.objective = objective_value(problem.objective, out.values, plain, white, problem.prediction, singular_values);
  return out;
}

}  // namespace

TrueCriterion Problem::criterion(const Vector& x) const {
  // From the observation itself, not its square: all digits are there.
  const Motion motion = finished_samples(*this, x);
  const Matrix plain = observation.matrix(motion);
  // Nuisance columns first: the last block of R is what is left for the others.
  const Eigen::Index all = plain.cols(), keep = objective.interest > 0 ? objective.interest : all;
  const auto triangle = [&](const Matrix& f) {
    Matrix ordered(f.rows(), all);
    ordered << f.rightCols(all - keep), f.leftCols(keep);
    const Eigen::HouseholderQR<Matrix> qr(ordered);
    const Matrix r = qr.matrixQR().topRows(all).triangularView<Eigen::Upper>();
    return Matrix(r.bottomRightCorner(keep, keep));
  };
  const Matrix r = triangle(plain);
  Matrix white = r;
  // The same with every row divided by its joint's noise.
  if (spec.noise_variance.size() > 0) {
    Matrix weighted = plain;
    for (int j = 0; j < map.joints(); ++j)
      weighted.middleRows(j * motion.samples(), motion.samples()) /= std::sqrt(spec.noise_variance[j]);
    white = triangle(weighted);
  }
  // What is known already adds to the information: another triangle.
  if (spec.prior.size() > 0 && keep == all)
    white = Eigen::LLT<Matrix>(white.transpose() * white + spec.prior).matrixU();
  return judged(*this, r, white, singular_values);
}

TrueCriterion Problem::quick_criterion(const Vector& x) const {
  // From the information matrices: no orthogonal factorisation of all rows.
  const Observation::Grams grams = observation.grams(finished_samples(*this, x));
  const Eigen::Index all = observation.size(), keep = objective.interest > 0 ? objective.interest : all;
  bool regular = true;
  const auto triangle = [&](const Matrix& G) {
    Matrix ordered(all, all);
    // Nuisance columns first here too: the last block of the factor is the reduced information's.
    ordered << G.bottomRightCorner(all - keep, all - keep), G.bottomLeftCorner(all - keep, keep),
        G.topRightCorner(keep, all - keep), G.topLeftCorner(keep, keep);
    const Eigen::LLT<Matrix> factor(ordered);
    const Vector pivots = factor.matrixLLT().diagonal();
    regular = regular && factor.info() == Eigen::Success && pivots.minCoeff() > kPivotsOfSquares * pivots.maxCoeff();
    return Matrix(Matrix(factor.matrixU()).bottomRightCorner(keep, keep));
  };
  const Matrix r = triangle(observation.information(grams, Vector::Ones(map.joints())));
  Matrix white = r;
  const bool prior = spec.prior.size() > 0 && keep == all;
  if (spec.noise_variance.size() > 0 || prior) {
    Matrix weighted =
        observation.information(grams, spec.noise_variance.size() > 0 ? Vector(spec.noise_variance.cwiseInverse())
                                                                      : Vector::Ones(map.joints()));
    if (prior) weighted += spec.prior;
    white = triangle(weighted);
  }
  // Too few digits left: judge exactly.
  return regular ? judged(*this, r, white, singular_values_of_squares) : criterion(x);
}

}  // namespace armature::design
