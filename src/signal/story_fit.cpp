#include "signal/story_fit.hpp"

#include <Eigen/Cholesky>
#include <algorithm>
#include <cmath>

namespace armature::signal {
namespace {

using Index = Eigen::Index;

// Normal equations over all parameters and further columns, each joint in units of its noise.
struct Normal {
  Matrix square;
  Vector right;
};

// Adds one joint's rows; `place` says which unknown each column belongs to.
void add_joint(Normal& n, const Matrix& block, const std::vector<int>& place, const Vector& tau) {
  const Matrix square = block.transpose() * block;
  const Vector cross = block.transpose() * tau;
  for (Index a = 0; a < cross.size(); ++a) {
    const int row = place[static_cast<std::size_t>(a)];
    n.right[row] += cross[a];
    for (Index b = 0; b < cross.size(); ++b) n.square(row, place[static_cast<std::size_t>(b)]) += square(a, b);
  }
}

// Mean regressor of one joint, with the story's columns behind it.
struct JointBlock {
  Matrix columns;  // windows × (parameters and further columns that this joint sees)
  std::vector<int> place;
};

std::vector<JointBlock> blocks_of(const TorqueModel& model, const Witness& w, const FurtherColumns& further) {
  const Regressor y = compute_regressor(model, w.motion);
  std::vector<JointBlock> out;
  for (int j = 0; j < model.joints(); ++j) {
    const Matrix own = w.mean(y.joint(j));
    const Index k = further.empty() ? 0 : further[static_cast<std::size_t>(j)].cols();
    JointBlock block{Matrix(own.rows(), own.cols() + k), {}};
    block.columns.leftCols(own.cols()) = own;
    if (k > 0) block.columns.rightCols(k) = further[static_cast<std::size_t>(j)];
    // Further columns come after all parameters.
    const auto first = y.layout.parameter.begin() + y.layout.begin[static_cast<std::size_t>(j)];
    block.place.assign(first, first + own.cols());
    for (Index i = 0; i < k; ++i) block.place.push_back(model.parameter_count() + static_cast<int>(i));
    out.push_back(std::move(block));
  }
  return out;
}

}  // namespace

// Rows are grouped window by window, in the order of make_witness.
Matrix Witness::mean(const Matrix& values) const {
  if (rows == 1) return values;
  Matrix out(tau.rows(), values.cols());
  for (Index c = 0; c < values.cols(); ++c) {
    const Eigen::Map<const Matrix> grouped(values.col(c).data(), rows, tau.rows());
    out.col(c) = grouped.colwise().mean().transpose();
  }
  return out;
}

Witness make_witness(const Samples& samples, Index windows) {
  // Windows side by side, but not longer than 20 ms, and at most this many instants of each.
  constexpr double kLongest = 0.02;
  constexpr Index kMostRows = 6;
  const Index total = samples.size(), count = std::min<Index>(windows, total);
  // Evenly spread over the log, without overlap.
  const Index window = std::clamp<Index>(static_cast<Index>(kLongest * samples.rate), 1, total / count);
  const Index rows = std::min(window, kMostRows);
  const auto n = samples.tau.cols();
  Witness out{Motion(count * rows, n), Matrix(count, n), rows};
  std::vector<Index> picked;
  for (Index i = 0; i < count; ++i) {
    const Index from = i * (total - window) / std::max<Index>(1, count - 1);
    out.tau.row(i) = samples.tau.middleRows(from, window).colwise().mean();
    // The middles of equal parts of the window.
    for (Index r = 0; r < rows; ++r) picked.push_back(from + (2 * r + 1) * window / (2 * rows));
  }
  const auto pick = [&](const Matrix& m) -> Matrix { return m(picked, Eigen::all); };
  out.motion = {pick(samples.motion.q), pick(samples.motion.v), pick(samples.motion.a)};
  return out;
}

Witness retold(const StoryChange& change, const Robot& robot, const Witness& witness) {
  Witness out = witness;
  if (change.add_nominal_gravity) {
    // Gravity belongs to the instants, the torque to the windows.
    StoryChange rest = change;
    rest.add_nominal_gravity = false;
    out = retold(rest, robot, witness);
    const TorqueModel bodies(robot);
    out.tau += out.mean(gravity_torque(bodies, bodies.nominal(), out.motion.q));
    return out;
  }
  change.apply(robot, out.motion, out.tau);
  return out;
}

TorqueModel rich_model(const Robot& robot) {
  constexpr double kStribeck = 0.1;  // [rad/s]: a usual width; its exact value is not needed
  return TorqueModel(robot, {viscous_friction(robot), coulomb_friction(robot), torque_offset(robot),
                             rotor_inertia(robot), stribeck_friction(robot, kStribeck)});
}

NominalBelief nominal_belief(const TorqueModel& model, double trust) {
  const Index p = model.parameter_count();
  // Bodies without numbers in the robot file, friction and drives are not believed in: weight 0.
  NominalBelief out{Vector::Zero(p), Vector::Zero(p)};
  for (int b = 0; b < model.bodies(); ++b) {
    const auto& inertia = model.robot().bodies[static_cast<std::size_t>(b)].inertia;
    if (!inertia || !(inertia->M > 0)) continue;
    // The link is about as large as its centre of mass is far from its joint, and its radius of gyration.
    constexpr double kSmallest = 0.02;  // [m]
    const double mass = inertia->M;
    const double turn = std::sqrt(std::max(0.0, inertia->inertia_about_com().trace()) / mass);
    const double reach = std::max(kSmallest, inertia->center_of_mass().norm() + turn);
    out.mean.segment<10>(10 * b) = inertia->to_vector(ParameterOrder::Khalil);
    Vector10 size;
    size << Vector::Constant(6, mass * reach * reach), Vector::Constant(3, mass * reach), mass;
    out.weight.segment<10>(10 * b) = (trust * size.array()).square().inverse();
  }
  return out;
}

TellingFit fit_telling(const TorqueModel& model, const Witness& w, const NominalBelief& belief, Vector sigma,
                       int rounds, const FurtherColumns& further) {
  const Index p = model.parameter_count(), k = further.empty() ? 0 : further.front().cols();
  const auto blocks = blocks_of(model, w, further);
  const auto K = static_cast<double>(w.windows());
  Vector mean = Vector::Zero(p + k), weight = Vector::Zero(p + k);
  mean.head(p) = belief.mean, weight.head(p) = belief.weight;
  // Each joint's normal equations once; the rounds weigh them by its noise.
  std::vector<Normal> joints;
  for (std::size_t j = 0; j < blocks.size(); ++j) {
    const Vector tau = w.tau.col(static_cast<Index>(j));
    joints.push_back({blocks[j].columns.transpose() * blocks[j].columns, blocks[j].columns.transpose() * tau});
  }
  // The noise has settled when no joint's moves by a thousandth.
  constexpr double kSettled = 1e-3;
  TellingFit out;
  for (int round = 0; round < std::max(1, rounds); ++round) {
    Normal n{Matrix::Zero(p + k, p + k), Vector::Zero(p + k)};
    for (std::size_t j = 0; j < blocks.size(); ++j) {
      // Sum over the joints: JᵀJ / sigma².
      const double information = 1 / (sigma[static_cast<Index>(j)] * sigma[static_cast<Index>(j)]);
      n.square(blocks[j].place, blocks[j].place) += information * joints[j].square;
      n.right(blocks[j].place) += information * joints[j].right;
    }
    // Around the nominal bodies; a trace of belief in them keeps what no torque shows where it is.
    const Vector right = n.right - n.square * mean;
    n.square.diagonal() += weight;
    // Columns of norm 1, and a trace on the diagonal for directions that nothing determines.
    const Vector scale = (n.square.diagonal().array() + 1e-12 * n.square.diagonal().maxCoeff()).sqrt().inverse();
    Matrix scaled = scale.asDiagonal() * n.square * scale.asDiagonal();
    scaled.diagonal().array() += 1e-10;
    const Eigen::LDLT<Matrix> factor(scaled);
    const Vector all = mean + Vector(scale.asDiagonal() * Vector(factor.solve(Vector(scale.asDiagonal() * right))));
    out.pi = all.head(p), out.theta = all.tail(k);
    out.belief = (weight.head(p).array() * (out.pi - belief.mean).array().square()).sum();
    // The story's part of the inverse is the covariance of its numbers.
    if (k > 0) {
      Matrix ends = Matrix::Zero(p + k, k);
      for (Index i = 0; i < k; ++i) ends(p + i, i) = scale[p + i];
      const Matrix solved = factor.solve(ends);
      out.covariance = scale.tail(k).asDiagonal() * solved.bottomRows(k);
    }
    // What is left per joint gives the noise of the next round; a trace of the torque keeps it above zero.
    out.residual = w.tau;
    double share = 0, moved = 0;
    for (std::size_t j = 0; j < blocks.size(); ++j) {
      const auto at = static_cast<Index>(j);
      out.residual.col(at) -= blocks[j].columns * all(blocks[j].place);
      const double size = w.tau.col(at).squaredNorm();
      share += size > 0 ? out.residual.col(at).squaredNorm() / size : 0;
      const double before = sigma[at];
      sigma[at] = std::sqrt(out.residual.col(at).squaredNorm() / K) + 1e-9 * std::sqrt(size / K) + 1e-12;
      moved = std::max(moved, std::abs(sigma[at] / before - 1));
    }
    // Every joint counts alike, whatever its torque.
    out.relative = std::sqrt(share / static_cast<double>(blocks.size()));
    if (moved < kSettled) break;
  }
  out.total = out.residual.norm() / std::max(w.tau.norm(), 1e-300);
  out.sigma = sigma;
  return out;
}

Vector score_columns(const TorqueModel& model, const Witness& w, const NominalBelief& belief, const Vector& sigma,
                     const FurtherColumns& further) {
  const Index p = model.parameter_count(), k = further.front().cols();
  Normal n{Matrix::Zero(p + k, p + k), Vector::Zero(p + k)};
  const auto blocks = blocks_of(model, w, further);
  for (std::size_t j = 0; j < blocks.size(); ++j) {
    const double s = sigma[static_cast<Index>(j)];
    add_joint(n, blocks[j].columns / s, blocks[j].place, w.tau.col(static_cast<Index>(j)) / s);
  }
  // The same equations as in a fit, solved for the further columns alone.
  Vector mean = Vector::Zero(p + k);
  mean.head(p) = belief.mean;
  const Vector right = n.right - n.square * mean;
  n.square.diagonal().head(p) += belief.weight;
  const Vector scale = (n.square.diagonal().array() + 1e-12 * n.square.diagonal().maxCoeff()).sqrt().inverse();
  Matrix scaled = scale.asDiagonal() * n.square * scale.asDiagonal();
  scaled.diagonal().array() += 1e-10;
  const Vector side = scale.asDiagonal() * right;
  // Eliminate the robot's parameters; what is left of each column is tested by itself.
  const Matrix robot = scaled.topLeftCorner(p, p), cross = scaled.topRightCorner(p, k);
  const Eigen::LDLT<Matrix> factor(robot);
  const Matrix solved = factor.solve(cross);
  const Matrix left = scaled.bottomRightCorner(k, k) - cross.transpose() * solved;
  // Schur complement and score: χ² of one number each.
  const Vector score = side.tail(k) - solved.transpose() * side.head(p);
  Vector out(k);
  // A column that the parameters can make themselves says nothing.
  constexpr double kOwnShare = 1e-6;
  for (Index i = 0; i < k; ++i) out[i] = left(i, i) > kOwnShare ? score[i] * score[i] / left(i, i) : 0;
  return out;
}

Vector costs_of_scaled_bodies(const TorqueModel& model, const Witness& w, const NominalBelief& belief,
                              const Vector& sigma, const Vector& factors) {
  const Index p = model.parameter_count();
  Normal n{Matrix::Zero(p, p), Vector::Zero(p)};
  double square = 0;
  const auto blocks = blocks_of(model, w, {});
  for (std::size_t j = 0; j < blocks.size(); ++j) {
    const double s = sigma[static_cast<Index>(j)];
    const Vector tau = w.tau.col(static_cast<Index>(j)) / s;
    add_joint(n, blocks[j].columns / s, blocks[j].place, tau);
    square += tau.squaredNorm();
  }
  Vector out(factors.size());
  for (Index i = 0; i < factors.size(); ++i) {
    // The equations of fit_telling, with mean · factor and deviation · factor.
    const Vector mean = factors[i] * belief.mean, weight = belief.weight / (factors[i] * factors[i]);
    Matrix a = n.square;
    a.diagonal() += weight;
    const Vector scale = (a.diagonal().array() + 1e-12 * a.diagonal().maxCoeff()).sqrt().inverse();
    a = scale.asDiagonal() * a * scale.asDiagonal();
    a.diagonal().array() += 1e-10;
    const Vector right = n.right - n.square * mean;
    const Vector off = scale.cwiseProduct(Eigen::LDLT<Matrix>(a).solve(scale.cwiseProduct(right)));
    const Vector pi = mean + off;
    out[i] = square - 2 * n.right.dot(pi) + pi.dot(n.square * pi) + off.cwiseAbs2().dot(weight);
  }
  return out;
}

Vector window_memory(const Matrix& residual, double periods) {
  const Index K = residual.rows();
  Vector out = Vector::Ones(residual.cols());
  for (Index j = 0; j < residual.cols(); ++j) {
    const double square = residual.col(j).squaredNorm();
    if (!(square > 0)) continue;
    // Autocorrelation at this lag.
    const auto at = [&](Index lag) {
      return residual.col(j).head(K - lag).dot(residual.col(j).tail(K - lag)) / square;
    };
    // Pairs of lags while their sum is positive (Geyer 1992), up to a quarter of the rows: longer lags have few pairs.
    constexpr Index kLongestPart = 4;
    double sum = 1;
    for (Index lag = 1; lag + 1 < K / kLongestPart; lag += 2) {
      const double pair = at(lag) + at(lag + 1);
      if (pair <= 0) break;
      sum += 2 * pair;
    }
    // A motion that repeats itself repeats what the model lacks: no new evidence.
    if (periods >= 2) {
      const auto period = static_cast<Index>(std::llround(static_cast<double>(K) / periods));
      if (period < K)
        sum *= 1 + (periods - 1) * std::max(0.0, at(period) * static_cast<double>(K) / static_cast<double>(K - period));
    }
    out[j] = std::max(1.0, sum);
  }
  return out;
}

}  // namespace armature::signal
