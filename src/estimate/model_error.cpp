#include "estimate/model_error.hpp"

#include <Eigen/Cholesky>
#include <Eigen/Eigenvalues>
#include <algorithm>
#include <cmath>
#include <limits>
#include <set>
#include <utility>

#include "estimate/distributions.hpp"

namespace armature {
namespace {

using Index = Eigen::Index;

// Joints that agree are not doubted: once in 10⁴ arms by chance.
constexpr double kChanceOfSameError = 1e-4;
// Torques per ampere that makers or users quote are a few per cent off, rarely 20 %.
constexpr double kUsualScale = 0.1;
// Deviations of a usual joint's scale that are tried: 10⁻⁴ … 0.3, equally spaced in their logarithm.
constexpr double kLeastScale = 1e-4, kMostScale = 0.3;
constexpr int kTried = 25;
// One joint in ten is odd, whatever the others are: its torque holds something else, such as the friction of a light
// wrist, and looks like one that is off by half.
constexpr double kOddJoints = 0.1, kOddScale = 0.5;
// Sets of odd joints that are followed at a time, times joints: all of them up to eight joints.
constexpr std::size_t kFollowed = 560;
// Guesses whose logarithm is this much below the best change nothing that is printed.
constexpr double kNegligible = 16;
// Of a normal matrix with unit diagonal: directions below are not told from others.
constexpr double kRidge = 1e-11;
// Of the largest information on a combination of scales: less is rounding, as that on the scale that all have in
// common.
constexpr double kSameScale = 1e-7;

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
  // A test of F needs some degrees of freedom below the gain.
  constexpr double kLeastFreedom = 10;
  double gain = 0, count = 0;
  // The common scale is no error that data show: its direction has no value of its own.
  for (Index i = 0; i < value.size(); ++i) {
    if (value[i] <= kSameScale * value[value.size() - 1]) continue;
    gain += along[i] * along[i] / value[i], count += 1;
  }
  return count > 0 ? fisher_above(gain / count, count, std::max(kLeastFreedom, rows)) : 1;
}

// The same equations without what tells no scale from another: the common scale's direction holds rounding alone.
Normal only_differences(const Normal& scales) {
  const Eigen::SelfAdjointEigenSolver<Matrix> solver(scales.left);
  const Matrix& turn = solver.eigenvectors();
  Vector value = solver.eigenvalues(), along = turn.transpose() * scales.right;
  for (Index i = 0; i < value.size(); ++i) {
    if (value[i] <= kSameScale * value[value.size() - 1]) value[i] = along[i] = 0;
  }
  return {turn * value.asDiagonal() * turn.transpose(), turn * along};
}

/// What the scales may be: which joints are odd, and the deviation of the others.
struct Guess {
  std::vector<Index> odd;  ///< ascending
  double deviation = 0;
  double log_weight = 0;

  [[nodiscard]] Vector deviations(Index joints) const {
    Vector out = Vector::Constant(joints, deviation);
    for (const Index j : odd) out[j] = std::max(kOddScale, deviation);
    return out;
  }
};

/// Mean and E[x xᵀ].
struct Moments {
  Vector mean;
  Matrix square;
};

// Posterior of scales with these deviations, and the log of the likelihood of all data less that for none:
// ½ rᵀ mean − ½ log det.
Moments scales_of(const Normal& scales, const Vector& deviation, double& log_likelihood) {
  Matrix left = deviation.asDiagonal() * scales.left * deviation.asDiagonal();
  left.diagonal().array() += 1;
  const Eigen::LLT<Matrix> factor(left);
  const Matrix root = factor.matrixL().solve(Matrix(deviation.asDiagonal()));
  const Matrix covariance = root.transpose() * root;
  const Vector mean = covariance * scales.right;
  const double half_log_det = Matrix(factor.matrixL()).diagonal().array().log().sum();
  log_likelihood = 0.5 * scales.right.dot(mean) - half_log_det;
  return {mean, covariance + mean * mean.transpose()};
}

// One set of odd joints with every deviation of the others, and what is known before any data: few joints are odd, and
// a deviation above what makers usually quote is rare.
std::vector<Guess> guesses_with(const Normal& scales, const std::vector<Index>& odd) {
  const auto count = static_cast<double>(odd.size()), others = static_cast<double>(scales.right.size()) - count;
  const double before = count * std::log(kOddJoints) + others * std::log(1 - kOddJoints);
  std::vector<Guess> out;
  for (int i = 0; i < kTried; ++i) {
    Guess one{odd, kLeastScale * std::pow(kMostScale / kLeastScale, i / (kTried - 1.0))};
    double log_likelihood = 0;
    static_cast<void>(scales_of(scales, one.deviations(scales.right.size()), log_likelihood));
    one.log_weight = log_likelihood + before - 0.5 * std::pow(one.deviation / kUsualScale, 2);
    out.push_back(std::move(one));
  }
  return out;
}

double best_of(const std::vector<Guess>& guesses) {
  double best = -std::numeric_limits<double>::infinity();
  for (const Guess& one : guesses) best = std::max(best, one.log_weight);
  return best;
}

// All guesses that count. Sets of odd joints grow by one joint at a time from the likeliest smaller ones, until a size
// has none that counts.
std::vector<Guess> likely_guesses(const Normal& scales) {
  const Index n = scales.right.size();
  const std::size_t followed = std::max<std::size_t>(1, kFollowed / static_cast<std::size_t>(n));
  std::vector<Guess> all = guesses_with(scales, {});
  std::vector<std::vector<Index>> sets = {{}};
  for (Index size = 1; size <= n && !sets.empty(); ++size) {
    // Every set of this size that one more joint makes; each once.
    std::set<std::vector<Index>> grown;
    for (const auto& set : sets) {
      for (Index j = 0; j < n; ++j) {
        if (std::find(set.begin(), set.end(), j) != set.end()) continue;
        std::vector<Index> more = set;
        more.insert(std::upper_bound(more.begin(), more.end(), j), j);
        grown.insert(std::move(more));
      }
    }
    std::vector<std::pair<double, std::vector<Index>>> ranked;
    for (const auto& set : grown) {
      const std::vector<Guess> more = guesses_with(scales, set);
      ranked.emplace_back(best_of(more), set);
      all.insert(all.end(), more.begin(), more.end());
    }
    std::sort(ranked.begin(), ranked.end(), [](const auto& a, const auto& b) { return a.first > b.first; });
    const double least = best_of(all) - kNegligible;
    sets.clear();
    for (const auto& [weight, set] : ranked) {
      if (sets.size() < followed && weight > least) sets.push_back(set);
    }
  }
  return all;
}

/// The scales over all guesses, each as probable as it makes the data.
struct Scales {
  Moments moments;
  double mean_square = 0;  ///< of the deviation of a joint that is not odd
  Vector odd;              ///< probability that the joint is odd
};

Scales average_scales(const Normal& scales) {
  const Index n = scales.right.size();
  const std::vector<Guess> guesses = likely_guesses(scales);
  // Subtracting the largest logarithm avoids overflow.
  const double best = best_of(guesses);
  Scales out{{Vector::Zero(n), Matrix::Zero(n, n)}, 0, Vector::Zero(n)};
  double sum = 0;
  for (const Guess& one : guesses) {
    if (one.log_weight < best - kNegligible) continue;
    const double weight = std::exp(one.log_weight - best);
    double unused = 0;
    const Moments at = scales_of(scales, one.deviations(n), unused);
    out.moments.mean += weight * at.mean, out.moments.square += weight * at.square;
    out.mean_square += weight * one.deviation * one.deviation;
    for (const Index j : one.odd) out.odd[j] += weight;
    sum += weight;
  }
  out.moments.mean /= sum, out.moments.square /= sum, out.mean_square /= sum, out.odd /= sum;
  return out;
}

// Covariance of g alone: (left + prior)⁻¹, scaled to a unit diagonal for the factorisation.
Matrix covariance_of(Matrix left, const Vector& prior) {
  if (prior.size() == 0) return left;
  left.diagonal() += prior;
  const Vector scale = left.diagonal().unaryExpr([](double x) { return x > 0 ? 1 / std::sqrt(x) : 1.0; });
  left = scale.asDiagonal() * left * scale.asDiagonal();
  left.diagonal().array() += kRidge;
  const Eigen::LDLT<Matrix> factor(left);
  const Matrix inverse = factor.solve(Matrix(Matrix::Identity(left.rows(), left.cols())));
  return scale.asDiagonal() * inverse * scale.asDiagonal();
}

// g and s together. Given s, g is normal with mean at − by s and this covariance, whatever the scales' deviations are.
Moments joined(const Matrix& covariance, const Vector& at, const Matrix& by, const Moments& scales) {
  const Index count = at.size(), n = scales.mean.size();
  Moments out{Vector(count + n), Matrix(count + n, count + n)};
  out.mean << at - by * scales.mean, scales.mean;
  const Matrix crossed = at * scales.mean.transpose() - by * scales.square;
  const Matrix turned = at * (by * scales.mean).transpose();
  out.square.topLeftCorner(count, count) =
      covariance + at * at.transpose() - turned - turned.transpose() + by * scales.square * by.transpose();
  out.square.topRightCorner(count, n) = crossed;
  out.square.bottomLeftCorner(n, count) = crossed.transpose();
  out.square.bottomRightCorner(n, n) = scales.square;
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
  const Matrix covariance = covariance_of(open.left.topLeftCorner(lacking, lacking), usual_size(joints));
  const Vector at = covariance * open.right.head(lacking);
  // What the data say of s when g is eliminated with what is known of it: signals of any size could imitate a scale.
  const Matrix side = open.left.topRightCorner(lacking, n), by = covariance * side;
  Normal scales{open.left.bottomRightCorner(n, n) - side.transpose() * by, open.right.tail(n) - side.transpose() * at};
  scales.left = (0.5 * (scales.left + scales.left.transpose())).eval();
  // One joint has nothing to disagree with.
  if (n > 1) out.chance = chance_of(scales, rows);
  const bool disagree = out.chance < kChanceOfSameError;
  if (lacking == 0 && !disagree) return out;
  // Mean and square of g, and of s where the joints disagree.
  Moments missing{at, covariance + at * at.transpose()};
  if (disagree) {
    const Scales found = average_scales(only_differences(scales));
    missing = joined(covariance, at, by, found.moments);
    out.scales = found.moments.mean, out.scale_square = found.moments.square;
    out.scale_deviation = std::sqrt(found.mean_square), out.odd = found.odd;
  }
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
