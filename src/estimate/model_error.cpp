#include "estimate/model_error.hpp"

#include <Eigen/Cholesky>
#include <Eigen/Eigenvalues>
#include <cmath>

#include "estimate/distributions.hpp"

namespace armature {
namespace {

using Index = Eigen::Index;

// Joints that agree are not doubted: once in 10⁴ arms by chance.
constexpr double kChanceOfSameError = 1e-4;
// Torques per ampere that makers or users quote are a few per cent off, rarely 20 %.
constexpr double kUsualScale = 0.1;
// Deviations of the scales that are tried: 10⁻⁴ … 0.3, equally spaced in their logarithm.
constexpr double kLeastScale = 1e-4, kMostScale = 0.3;
constexpr int kTried = 25;
// Of a normal matrix with unit diagonal: directions below are not told from others.
constexpr double kRidge = 1e-11;

/// Normal equations of all joints: unknowns are a move of beta, then g, then s.
struct Normal {
  Matrix left;
  Vector right;
};

// Signals found beyond chance, of all joints together.
Index lacking_count(const std::vector<JointLack>& joints) {
  std::size_t count = 0;
  for (const JointLack& j : joints) count += j.lacking.size();
  return static_cast<Index>(count);
}

// Columns of one joint's triangle: its own, those it lacks, and its torque.
Matrix columns_of(const JointLack& joint, const Matrix& triangle, const Vector& beta) {
  const auto own = static_cast<Index>(joint.columns.size()), lacking = static_cast<Index>(joint.lacking.size());
  Matrix out(triangle.rows(), own + lacking + 1);
  out.leftCols(own) = triangle.leftCols(own);
  for (Index k = 0; k < lacking; ++k) out.col(own + k) = triangle.col(own + joint.lacking[static_cast<std::size_t>(k)]);
  out.col(own + lacking) = triangle.leftCols(own) * beta(joint.columns);
  return out;
}

// Sums over the joints, on whitened or on plain rows; each joint has its own g and s.
Normal normal_equations(const std::vector<JointLack>& joints, const Vector& beta, bool white) {
  const auto n = static_cast<Index>(joints.size());
  const Index b = beta.size(), size = b + lacking_count(joints) + n;
  Normal out{Matrix::Zero(size, size), Vector::Zero(size)};
  Index next = b;
  for (Index j = 0; j < n; ++j) {
    const JointLack& joint = joints[static_cast<std::size_t>(j)];
    const Matrix& triangle = white ? joint.white : joint.plain;
    // Where the joint's columns are among all unknowns: its part of beta, its signals, its scale.
    const Matrix a = columns_of(joint, triangle, beta);
    std::vector<Index> at(joint.columns.begin(), joint.columns.end());
    for (std::size_t k = 0; k < joint.lacking.size(); ++k) at.push_back(next++);
    at.push_back(size - n + j);
    out.left(at, at) += a.transpose() * a;
    out.right(at) += a.transpose() * triangle.rightCols(1);
  }
  return out;
}

// What remains of the equations when the first `count` unknowns are eliminated.
Normal without_first(const Normal& all, Index count) {
  const Index rest = all.right.size() - count;
  if (count == 0) return all;
  // Scaled to a unit diagonal, with a ridge that keeps directions apart from rounding.
  Matrix corner = all.left.topLeftCorner(count, count);
  const Vector scale = corner.diagonal().unaryExpr([](double x) { return x > 0 ? 1 / std::sqrt(x) : 1.0; });
  corner = scale.asDiagonal() * corner * scale.asDiagonal();
  corner.diagonal().array() += kRidge;
  Matrix side(count, rest + 1);
  side << all.left.topRightCorner(count, rest), all.right.head(count);
  // Schur complement: what the eliminated unknowns explain is subtracted.
  const Eigen::LDLT<Matrix> factor(corner);
  const Matrix solved = scale.asDiagonal() * factor.solve(Matrix(scale.asDiagonal() * side));
  Normal out{all.left.bottomRightCorner(rest, rest), all.right.tail(rest)};
  out.left -= side.leftCols(rest).transpose() * solved.leftCols(rest);
  out.right -= side.leftCols(rest).transpose() * solved.col(rest);
  // Rounding makes it unsymmetric: take the mean with its transpose.
  out.left = (0.5 * (out.left + out.left.transpose())).eval();
  return out;
}

// Information on g beside the data's. A signal that the parameters can imitate is seen in part only, and the data alone
// would let the rest be of any size: what is missing is taken to be about as large as what is left over.
Vector usual_size(const std::vector<JointLack>& joints) {
  Vector out(lacking_count(joints));
  Index next = 0;
  for (const JointLack& joint : joints) {
    // Information 1 / size², with size² = ‖residual‖² / ‖signal‖².
    const auto own = static_cast<Index>(joint.columns.size());
    const double left_over = joint.plain.rightCols(1).squaredNorm();
    for (const Index k : joint.lacking)
      out[next++] = joint.plain.col(own + k).squaredNorm() / std::max(left_over, 1e-300);
  }
  return out;
}

// Probability of scales that explain as much, if all were right.
double chance_of(const Normal& scales, double rows) {
  // Each eigenvector is one combination of scales; its share of the gain is independent of the others.
  const Eigen::SelfAdjointEigenSolver<Matrix> solver(scales.left);
  const Vector value = solver.eigenvalues(), along = solver.eigenvectors().transpose() * scales.right;
  // Rounding of an eigenvalue of 0; a test of F needs some degrees of freedom below it.
  constexpr double kRounding = 1e-7, kLeastFreedom = 10;
  double gain = 0, count = 0;
  // The common scale is no error that data show: its direction has no value of its own.
  for (Index i = 0; i < value.size(); ++i) {
    if (value[i] <= kRounding * value[value.size() - 1]) continue;
    gain += along[i] * along[i] / value[i], count += 1;
  }
  return count > 0 ? fisher_above(gain / count, count, std::max(kLeastFreedom, rows)) : 1;
}

// log of the likelihood of all data for scales of this deviation, less that for none, and of what is known of it.
double log_weight(const Normal& scales, double deviation) {
  // Gaussian marginal likelihood, ½ mᵀ r − ½ log det, less a penalty on deviations above what makers usually quote.
  Matrix posterior = scales.left * (deviation * deviation);
  posterior.diagonal().array() += 1;
  const Eigen::LLT<Matrix> factor(posterior);
  const double half_log_det = Matrix(factor.matrixL()).diagonal().array().log().sum();
  const Vector mean = deviation * deviation * factor.solve(Vector(scales.right));
  return 0.5 * scales.right.dot(mean) - half_log_det - 0.5 * std::pow(deviation / kUsualScale, 2);
}

/// Mean and E[x xᵀ] of what is missing: g, then s where the scales disagree.
struct Moments {
  Vector mean;
  Matrix square;
};

// With information `prior` on every unknown besides the data.
Moments moments_of(const Normal& equations, const Vector& prior) {
  // Posterior covariance (left + prior)⁻¹, scaled to a unit diagonal for the factorisation.
  Matrix left = equations.left;
  left.diagonal() += prior;
  const Vector scale = left.diagonal().unaryExpr([](double x) { return x > 0 ? 1 / std::sqrt(x) : 1.0; });
  left = scale.asDiagonal() * left * scale.asDiagonal();
  left.diagonal().array() += kRidge;
  const Eigen::LDLT<Matrix> factor(left);
  const Matrix inverse = factor.solve(Matrix(Matrix::Identity(left.rows(), left.cols())));
  const Matrix covariance = scale.asDiagonal() * inverse * scale.asDiagonal();
  const Vector mean = covariance * equations.right;
  return {mean, covariance + mean * mean.transpose()};
}

// A mean over the deviations that the scales may have, each as probable as it makes the data.
Moments with_scales(const Normal& open, const Normal& scales, const Vector& usual, double& mean_square) {
  // Weigh every deviation that is tried; subtracting the largest logarithm avoids overflow.
  Vector weight(kTried), deviation(kTried);
  for (int i = 0; i < kTried; ++i) {
    deviation[i] = kLeastScale * std::pow(kMostScale / kLeastScale, i / (kTried - 1.0));
    weight[i] = log_weight(scales, deviation[i]);
  }
  weight = (weight.array() - weight.maxCoeff()).exp().matrix();
  weight /= weight.sum();
  mean_square = weight.dot(deviation.cwiseAbs2());
  // Average the moments; deviations with a weight below 1e-6 change nothing that is printed.
  constexpr double kNoWeight = 1e-6;
  const Index size = open.right.size(), n = scales.right.size();
  Moments out{Vector::Zero(size), Matrix::Zero(size, size)};
  for (int i = 0; i < kTried; ++i) {
    if (weight[i] < kNoWeight) continue;
    Vector prior(size);
    prior << usual, Vector::Constant(n, 1 / (deviation[i] * deviation[i]));
    const Moments one = moments_of(open, prior);
    out.mean += weight[i] * one.mean, out.square += weight[i] * one.square;
  }
  return out;
}

}  // namespace

ModelError model_error(const std::vector<JointLack>& joints, const Vector& beta, double rows) {
  const auto n = static_cast<Index>(joints.size());
  // Nothing missing is the answer until something is found.
  const Index b = beta.size(), lacking = lacking_count(joints);
  ModelError out;
  out.scores = Matrix::Zero(b, b);
  out.moves = Matrix::Zero(b, lacking);
  // Everything is estimated together with a move of beta, which is of no interest itself.
  const Normal open = without_first(normal_equations(joints, beta, true), b);
  const Normal scales = without_first(open, lacking);
  // One joint has nothing to disagree with.
  if (n > 1) out.chance = chance_of(scales, rows);
  const bool disagree = out.chance < kChanceOfSameError;
  if (lacking == 0 && !disagree) return out;
  // Mean and square of g, and of s where the joints disagree.
  Moments missing;
  double mean_square = 0;
  const Vector usual = usual_size(joints);
  if (disagree)
    missing = with_scales(open, scales, usual, mean_square);
  else
    missing = moments_of({open.left.topLeftCorner(lacking, lacking), open.right.head(lacking)}, usual);
  if (disagree) out.scales = missing.mean.tail(n), out.scale_deviation = std::sqrt(mean_square);
  // What that does to the fit as it was made.
  const Matrix moves = normal_equations(joints, beta, false).left.block(0, b, b, missing.mean.size());
  out.scores = moves * missing.square * moves.transpose();
  out.moves = moves.leftCols(lacking) * missing.mean.head(lacking).asDiagonal();
  return out;
}

// Whitened rows in units of the innovation; plain rows scaled from the tested rows up to all that count.
JointLack joint_lack(const std::vector<int>& columns, const std::vector<Lack>& found, const LackTest& test,
                     double innovation, double sigma, double counted) {
  JointLack out{columns, {}, test.white() / std::sqrt(std::max(innovation, 1e-300)), test.plain()};
  out.plain *= std::sqrt(counted / std::max(1.0, test.rows())) / sigma;
  for (const Lack& lack : found) {
    for (Eigen::Index k = 0; k < lack.count; ++k) out.lacking.push_back(lack.first + k);
  }
  return out;
}

// One suspect has several signals: their moves of a parameter add up before they are compared.
void measure_moves(const Matrix& moves, const Vector& deviation, Statistics& out) {
  Eigen::Index next = 0;
  for (JointStatistics& joint : out.of_joint) {
    for (Lack& lack : joint.lacks) {
      const Vector moved = moves.middleCols(next, lack.count).rowwise().sum();
      lack.moves = moved.cwiseAbs().cwiseQuotient(deviation).maxCoeff();
      next += lack.count;
    }
  }
}

}  // namespace armature
