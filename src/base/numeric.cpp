#include "base/numeric.hpp"

#include <Eigen/QR>
#include <Eigen/SVD>
#include <algorithm>
#include <cmath>

#include "armature/rng.hpp"
#include "base/echelon.hpp"
#include "dynamics/mechanism.hpp"

namespace armature::structure {
namespace {

// Singular values below this part of the first are rounding: sums of a few hundred products of numbers near 1.
constexpr double kRounding = 1e-11;
// With a widest gap narrower than this the singular values alone do not tell a rank.
constexpr double kClearGap = 1e3;

// Angles, rad, over which joints with followers are sampled.
constexpr double kFollowedReach = 60;

// The joints with a sensor; without a list of sensors, all joints that move.
std::vector<int> measured_rows(const TorqueModel& model, const BaseOptions& options) {
  std::vector<int> rows;
  for (int j = 0; j < model.joints(); ++j) {
    const bool moves = std::count(options.locked.begin(), options.locked.end(), j) == 0;
    if (options.sensors ? std::count(options.sensors->begin(), options.sensors->end(), j) > 0 : moves)
      rows.push_back(j);
  }
  return rows;
}

// Random states; locked joints are at rest in their positions.
Motion random_states(const TorqueModel& model, const BaseOptions& options, Eigen::Index samples, Rng& rng) {
  const int n = model.joints();
  Motion motion(samples, n);
  const auto coordinates = model.robot().coordinates();
  // Slides move in units of the largest distance between joints, so that they count as much as turns.
  double size = 0;
  for (const MechanismBody& body : model.mechanism().bodies) size = std::max(size, body.origin.norm());
  if (size == 0) size = 1;
  // Bodies that each coordinate moves: more than one means followers.
  std::vector<int> movers(static_cast<std::size_t>(n), 0);
  for (const MechanismBody& body : model.mechanism().bodies) ++movers[static_cast<std::size_t>(body.coordinate)];
  for (int j = 0; j < n; ++j) {
    const auto body = static_cast<std::size_t>(coordinates[static_cast<std::size_t>(j)]);
    const bool turns = model.mechanism().bodies[body].revolute;
    const double unit = turns ? 1 : size;
    const auto at = std::find(options.locked.begin(), options.locked.end(), j);
    const auto which = static_cast<std::size_t>(at - options.locked.begin());
    // A follower of a small ratio needs many turns of its leader to show more than a parabola.
    const double reach = turns && movers[static_cast<std::size_t>(j)] > 1 ? kFollowedReach : M_PI;
    for (Eigen::Index k = 0; k < samples; ++k) {
      const double q = rng.uniform(-reach, reach), v = rng.uniform(-3, 3), a = rng.uniform(-10, 10);
      if (at == options.locked.end()) {
        motion.q(k, j) = q * unit;
        motion.v(k, j) = v * unit;
        motion.a(k, j) = a * unit;
      } else {
        motion.q(k, j) = options.lock_position.empty() ? 0 : options.lock_position[which];
      }
    }
  }
  return motion;
}

// Lengths of the columns; 0 for those that hold only rounding, which must not be scaled up.
Vector column_lengths(const Matrix& y) {
  Vector lengths = y.colwise().norm();
  const double largest = lengths.size() > 0 ? lengths.maxCoeff() : 0;
  for (double& length : lengths) {
    if (length <= 1e-13 * largest) length = 0;
  }
  return lengths;
}

// R of a QR factorisation: the same singular values and right vectors in fewer rows.
Matrix triangle(const Matrix& y) {
  const Eigen::HouseholderQR<Matrix> qr(y);
  const Eigen::Index rows = std::min(y.rows(), y.cols());
  return qr.matrixQR().topRows(rows).template triangularView<Eigen::Upper>();
}

// Jacobi's method is accurate to the last digit of the small values; beyond this many columns it takes seconds.
constexpr Eigen::Index kLarge = 160;
// What divide and conquer returns has to fit the matrix this well, relative to the first singular value.
constexpr double kFits = 1e-12;

// Singular values, the largest first.
struct Spectrum {
  Vector values;
  Matrix right;  // columns: right singular vectors
};

// Whether the right vectors are orthonormal and ‖r v‖ is the singular value of each.
bool fits(const Matrix& r, const Spectrum& s) {
  if (!s.values.allFinite() || !s.right.allFinite()) return false;
  const Matrix turned = r * s.right, square = s.right.transpose() * s.right;
  return (square - Matrix::Identity(square.rows(), square.cols())).cwiseAbs().maxCoeff() <= kFits &&
         (turned.colwise().norm().transpose() - s.values).cwiseAbs().maxCoeff() <= kFits * s.values[0];
}

// Singular values of a tall matrix. Columns of zeros are left out first: Eigen 3.4's divide and conquer miscounts
// beside them; what it returns for a large matrix is compared with the matrix.
Spectrum decompose(const Matrix& y, bool vectors) {
  std::vector<Eigen::Index> filled;
  for (Eigen::Index c = 0; c < y.cols(); ++c) {
    if (!y.col(c).isZero(0)) filled.push_back(c);
  }
  if (filled.empty() || y.rows() == 0) return {Vector(), Matrix(y.cols(), 0)};
  const Matrix r = triangle(y(Eigen::all, filled));
  Spectrum s;
  const bool large = r.cols() > kLarge;
  if (large) {
    const Eigen::BDCSVD<Matrix> svd(r, Eigen::ComputeThinV);
    s = {svd.singularValues(), svd.matrixV()};
  }
  // Small matrices, and large ones that divide and conquer got wrong.
  if (!large || !fits(r, s)) {
    const Eigen::JacobiSVD<Matrix> svd(r, vectors ? Eigen::ComputeThinV : 0);
    s = {svd.singularValues(), vectors ? Matrix(svd.matrixV()) : Matrix()};
  }
  if (!vectors) return s;
  // A column of zeros has no part in any right vector.
  Matrix all = Matrix::Zero(y.cols(), s.right.cols());
  for (std::size_t i = 0; i < filled.size(); ++i) all.row(filled[i]) = s.right.row(static_cast<Eigen::Index>(i));
  s.right = std::move(all);
  return s;
}

// The rank that the singular values tell, with the values on either side of it.
void find_gap(const Vector& s, BaseEvidence& evidence) {
  const double first = s.size() > 0 ? s[0] : 0;
  const auto relative = [&](Eigen::Index i) {
    return i < s.size() && first > 0 ? std::max(s[i] / first, 1e-17) : 1e-17;
  };
  // The widest ratio between neighbours that leaves only rounding behind it; without such a gap, all that is above
  // rounding.
  Eigen::Index rank = 0;
  while (rank < s.size() && relative(rank) > kRounding) ++rank;
  double widest = kClearGap;
  for (Eigen::Index i = rank; i-- > 1;) {
    // Values this large are not rounding: no gap above them counts.
    if (relative(i) > 1e-9) break;
    const double gap = relative(i - 1) / relative(i);
    if (gap > widest) {
      widest = gap;
      rank = i;
    }
  }
  evidence.numeric_rank = static_cast<int>(first > 0 ? rank : 0);
  evidence.smallest_kept = rank > 0 ? relative(rank - 1) : 0;
  evidence.largest_dropped = rank < s.size() ? relative(rank) : 0;
}

}  // namespace

Matrix sample_regressor(const TorqueModel& model, const BaseOptions& options, Eigen::Index samples,
                        std::uint64_t stream) {
  Rng rng = Rng(options.seed).fork(stream);
  const Regressor y = compute_regressor(model, random_states(model, options, samples, rng));
  // Stacked joint by joint; structural zeros stay.
  const auto rows = measured_rows(model, options);
  Matrix out = Matrix::Zero(samples * static_cast<Eigen::Index>(rows.size()), model.parameter_count());
  for (std::size_t r = 0; r < rows.size(); ++r) {
    const auto j = static_cast<std::size_t>(rows[r]);
    for (int c = y.layout.begin[j]; c < y.layout.begin[j + 1]; ++c) {
      out.col(y.layout.parameter[static_cast<std::size_t>(c)])
          .segment(static_cast<Eigen::Index>(r) * samples, samples) = y.values.col(c);
    }
  }
  // Known parameters leave the problem.
  for (const int c : options.known) out.col(c).setZero();
  return out;
}

void compare_numerically(const TorqueModel& model, const BaseOptions& options, BaseMap& map) {
  const auto rows = std::max<Eigen::Index>(1, static_cast<Eigen::Index>(measured_rows(model, options).size()));
  // Twice as many equations as unknowns, and more where a single row has to show everything.
  const Eigen::Index samples = std::max<Eigen::Index>(24, 2 * model.parameter_count() / rows + 12);
  const Matrix y = sample_regressor(model, options, samples, 1);
  find_gap(decompose(y, false).values, map.evidence);
  // Torques of directions that should show none, against the largest entry of Y.
  const Matrix shown = y * map.null_space;
  const double size = y.size() > 0 ? y.cwiseAbs().maxCoeff() : 0;
  map.evidence.null_residual = shown.size() > 0 && size > 0 ? shown.cwiseAbs().maxCoeff() / size : 0;
  // Corrected angles differ by up to 1e-4 rad from those that Y is computed with.
  const double allowed = map.evidence.used_intended ? 1e-3 : 1e-10;
  map.evidence.agree = map.evidence.numeric_rank == map.evidence.rank && map.evidence.null_residual <= allowed;
}

MatrixR sampled_row_space(const TorqueModel& model, const BaseOptions& options, Real length) {
  const auto rows = std::max<Eigen::Index>(1, static_cast<Eigen::Index>(measured_rows(model, options).size()));
  // Twice as many as for a comparison: here the samples decide.
  const Eigen::Index samples = std::max<Eigen::Index>(60, 4 * model.parameter_count() / rows + 20);
  Matrix y = sample_regressor(model, options, samples, 2);
  if (y.rows() == 0) return MatrixR(0, y.cols());
  // The scaled units of all ways to the base.
  const auto powers = length_powers(model);
  Vector unit(y.cols());
  for (Eigen::Index c = 0; c < y.cols(); ++c) {
    unit[c] = std::pow(static_cast<double>(length), powers[static_cast<std::size_t>(c)]);
    y.col(c) *= unit[c];
  }
  // Equilibrate for the rank decision only.
  const Vector lengths = column_lengths(y);
  for (Eigen::Index c = 0; c < y.cols(); ++c) y.col(c) *= lengths[c] > 0 ? 1 / lengths[c] : 0;
  const Spectrum spectrum = decompose(y, true);
  BaseEvidence evidence;
  find_gap(spectrum.values, evidence);
  // Back from columns of length 1.
  return (spectrum.right.leftCols(evidence.numeric_rank).transpose() * lengths.asDiagonal()).cast<Real>();
}

}  // namespace armature::structure
