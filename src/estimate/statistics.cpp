#include "armature/statistics.hpp"

#include <algorithm>
#include <cmath>
#include <functional>
#include <limits>
#include <numeric>

#include "armature/parallel.hpp"
#include "armature/presliding.hpp"
#include "armature/rng.hpp"
#include "armature/text.hpp"
#include "estimate/blocks.hpp"
#include "estimate/colouring.hpp"
#include "estimate/fit_loss.hpp"
#include "estimate/lacking.hpp"
#include "estimate/model_error.hpp"
#include "estimate/solve.hpp"
#include "estimate/thinning.hpp"
#include "estimate/verdict.hpp"

namespace armature {
namespace {

// One joint's share of the pass.
struct JointPass {
  Matrix naive;     // Yᵀ Y
  Matrix coloured;  // Yᵀ Omega Y
  Matrix scores;    // blocks × columns: Σ over a block of row · residual
  double leverage = 0;
};

// The middle value; of an even number the upper one of the two.
double median_of(std::vector<double> values) {
  if (values.empty()) return 0;
  const auto middle = values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2);
  std::nth_element(values.begin(), middle, values.end());
  return *middle;
}

// The rows of joint j that count.
std::vector<Eigen::Index> counted_rows(const Matrix& weights, Eigen::Index size, Eigen::Index j) {
  std::vector<Eigen::Index> rows;
  for (Eigen::Index k = 0; k < size; ++k) {
    if (weights.size() == 0 || weights(k, j) > 0) rows.push_back(k);
  }
  return rows;
}

// What the residuals of one joint look like: size, memory, outliers, and what they follow.
JointStatistics describe_joint(const Samples& s, const Vector& residual, Eigen::Index j,
                               const std::vector<Eigen::Index>& rows, const Autoregression& model,
                               const StatisticsOptions& options) {
  JointStatistics out;
  const Vector e = residual(rows);
  const auto n = static_cast<double>(e.size());
  out.rms = std::sqrt(e.squaredNorm() / std::max(1.0, n));
  out.noise_floor = s.noise_variance ? std::sqrt((*s.noise_variance)[j]) : std::numeric_limits<double>::quiet_NaN();
  out.correlation_time = s.rate > 0 ? model.inflation() / s.rate : 0;
  std::vector<double> sizes(e.data(), e.data() + e.size());
  for (double& x : sizes) x = std::abs(x);
  // The median does not feel outliers, so that they are measured against the others.
  const double robust = 1.4826 * median_of(sizes);
  for (Eigen::Index k = 0; k < e.size(); ++k) {
    if (robust > 0 && std::abs(e[k]) > options.outlier * robust) ++out.outliers;
    if (std::abs(e[k]) > std::abs(out.worst)) {
      out.worst = e[k];
      out.worst_sample = rows[static_cast<std::size_t>(k)];
    }
  }
  // Shares of the residual's square that simple functions of the motion explain.
  const Vector q = s.motion.q.col(j)(rows), v = s.motion.v.col(j)(rows), a = s.motion.a.col(j)(rows);
  out.friction_share = velocity_share(e, v);
  out.position_share = position_share(e, q);
  out.offset_share = offset_share(e);
  out.acceleration_share = acceleration_share(e, v, a);
  return out;
}

// A pass over one joint's rows. Blocks of regressor values are shared by all joints, so the caller loops.
void take_in(JointPass& pass, Colouring& colour, const Matrix& rows, const Vector& e, Eigen::Index score_row,
             const Matrix& covariance, double sigma) {
  pass.naive.noalias() += rows.transpose() * rows;
  // Regressor rows with and without the residual's memory, and the block's score Yᵀ e.
  const Matrix coloured = colour(rows);
  pass.coloured.noalias() += coloured.transpose() * coloured;
  pass.scores.row(score_row) += (rows.transpose() * e).transpose();
  // Leverage of a row: y C yᵀ / sigma².
  const Matrix spread = rows * covariance;
  const double largest = (spread.cwiseProduct(rows)).rowwise().sum().maxCoeff() / (sigma * sigma);
  pass.leverage = std::max(pass.leverage, largest);
}

// Deviations of resampled sums of block scores: beta* − beta = C Σ (score of a drawn block − mean score).
Vector block_bootstrap(const Matrix& scores, const Matrix& covariance, int runs, std::uint64_t seed) {
  const Eigen::Index blocks = scores.rows();
  const Matrix centred = scores.rowwise() - scores.colwise().mean();
  Rng rng(seed);
  Vector square = Vector::Zero(covariance.rows());
  for (int run = 0; run < runs; ++run) {
    Vector sum = Vector::Zero(scores.cols());
    // Draw as many blocks as there are, with replacement.
    for (Eigen::Index i = 0; i < blocks; ++i) sum += centred.row(rng.index(static_cast<int>(blocks))).transpose();
    square += (covariance * sum).cwiseAbs2();
  }
  return (square / std::max(1, runs)).cwiseSqrt();
}

// The ten pairs of parameters with the largest |correlation|.
std::vector<Correlation> strongest_of(const Estimate& e) {
  const Matrix r = e.correlation();
  std::vector<Correlation> all;
  for (int j = 1; j < r.cols(); ++j) {
    for (int i = 0; i < j; ++i) all.push_back({i, j, r(i, j)});
  }
  constexpr std::size_t kShown = 10;
  const auto count = std::min(kShown, all.size());
  std::partial_sort(all.begin(), all.begin() + static_cast<std::ptrdiff_t>(count), all.end(),
                    [](const auto& a, const auto& b) { return std::abs(a.value) > std::abs(b.value); });
  all.resize(count);
  return all;
}

}  // namespace

const char* to_string(JointVerdict verdict) {
  switch (verdict) {
    case JointVerdict::NoiseFloor: return "noise floor";
    case JointVerdict::Friction: return "friction";
    case JointVerdict::Position: return "position";
    case JointVerdict::Inertia: return "inertia";
    case JointVerdict::White: return "white";
    case JointVerdict::Unexplained: return "unexplained";
    case JointVerdict::Offset: return "offset";
  }
  return "unknown";
}

Matrix compute_residuals(const TorqueModel& model, const BaseMap& base, const Vector& beta, const Samples& samples,
                         int threads) {
  // Friction states along the path need the whole motion.
  Matrix e = samples.tau;
  const Vector pi = base.to_full(beta);
  e -= inverse_dynamics(model, pi, MotionAlongPath(model, samples.motion, samples.starts).motion(),
                        {.threads = threads});
  return e;
}

namespace {

// What remains of samples when they are thinned; the torque is not needed.
Samples thinned(const Samples& s, const Thinning& thinning, int keep_every) {
  Samples out;
  // Motion of the sample in the middle of each kept row's filter; noise as the filter leaves it.
  const auto pick = [&](const Matrix& m) -> Matrix { return m(thinning.centres(), Eigen::all); };
  out.motion = {pick(s.motion.q), pick(s.motion.v), pick(s.motion.a)};
  if (s.motion.temperature.size() > 0) out.motion.temperature = pick(s.motion.temperature);
  out.rate = s.rate / keep_every;
  out.starts = thinning.starts();
  if (s.noise_variance) out.noise_variance = *s.noise_variance * thinning.noise_gain();
  return out;
}

// Rows that are tested for signals the model lacks: beyond, every other block and so on.
constexpr Eigen::Index kMostTested = 65536;

void test_rows(LackTest& test, const Suspects& suspects, const Matrix& rows, const Vector& residual,
               const Eigen::VectorXi& runs, Eigen::Index first, Eigen::Index every) {
  constexpr Eigen::Index kTogether = 8;  // blocks in a row, so that whitening seldom begins anew
  // One turn of blocks in `every` is tested; a test that skipped turns has no past.
  const Eigen::Index turn = first / kBlock / kTogether;
  if (turn % every != 0) return;
  if (every > 1 && first / kBlock % kTogether == 0) test.restart();
  test.add(rows, suspects.signals().middleRows(first, rows.rows()), residual, runs.segment(first, rows.rows()));
}

// What each joint's residual is tested for, on the rows of the fit: zero where they are left out.
std::vector<Suspects> suspects_of(const TorqueModel& model, const BaseMap& base, const Vector& beta, const Samples& all,
                                  const Thinning* thinning, const Matrix& weights) {
  // Torque of the whole model, and of the bodies alone.
  const Vector pi = base.to_full(beta);
  Vector bodies = pi;
  bodies.tail(pi.size() - model.inertial_count()).setZero();
  const MotionAlongPath path(model, all.motion, all.starts);
  const Matrix predicted = inverse_dynamics(model, pi, path.motion());
  const Matrix rigid = inverse_dynamics(model, bodies, path.motion());
  std::vector<Suspects> out;
  // Signals go through the same filter and lose the same rows as the torque.
  for (Eigen::Index j = 0; j < predicted.cols(); ++j) {
    Suspects one(all, j, predicted.col(j), rigid.col(j));
    if (thinning) one.replace(thinning->filtered(one.signals()));
    if (weights.size() > 0) one.replace(one.signals().array().colwise() * weights.col(j).array());
    out.push_back(std::move(one));
  }
  return out;
}

// What the fit took out of each joint's residuals.
std::vector<FitLoss> losses_of(const TorqueModel& model, const std::vector<JointColumns>& columns, Eigen::Index rows,
                               const std::function<void(Eigen::Index, Eigen::Ref<Matrix>)>& fill, const Estimate& e,
                               const Matrix& weights, int lags) {
  std::vector<FitLoss> out;
  // One sum per joint, with the covariance of its own parameters.
  for (std::size_t j = 0; j < columns.size(); ++j) {
    const Matrix own = e.naive_covariance(columns[j].base, columns[j].base);
    const double sigma = e.sigma[static_cast<Eigen::Index>(j)];
    out.emplace_back(own, sigma > 0 ? sigma : 1, lags);
  }
  // Regressor rows as they were fitted: rows that were left out are zero.
  for_each_block(model, rows, fill, [&](Eigen::Index first, const Matrix& values) {
    for (std::size_t j = 0; j < columns.size(); ++j) {
      Matrix own = joint_rows(values, columns[j]);
      if (weights.size() > 0)
        own.array().colwise() *= weights.col(static_cast<Eigen::Index>(j)).segment(first, own.rows()).array();
      out[j].add(own);
    }
  });
  return out;
}

// Satterthwaite's degrees of freedom of variances that are sums of independent shares.
Vector freedom_of(const Vector& variance, const std::vector<Vector>& shares, const std::vector<Autoregression>& noise) {
  constexpr double kMany = 1e6;  // Student's t is normal to all digits that are printed
  Vector doubt = Vector::Zero(variance.size());
  // Variance of a variance with nu degrees of freedom is in proportion to its square over nu.
  for (std::size_t j = 0; j < shares.size(); ++j)
    doubt += shares[j].cwiseAbs2() / std::max(1.0, noise[j].degrees_of_freedom);
  Vector out(variance.size());
  for (Eigen::Index i = 0; i < out.size(); ++i)
    out[i] = doubt[i] > 0 ? std::clamp(variance[i] * variance[i] / doubt[i], 1.0, kMany) : kMany;
  return out;
}

}  // namespace

Statistics compute_statistics(const TorqueModel& model, const BaseMap& base, const Samples& all, const Estimate& e,
                              const StatisticsOptions& options, const Matrix& all_weights) {
  // Where rows were thinned for the fit, statistics are those of the kept rows.
  const Thinning thinning(all.size(), all.starts, options.keep_every);
  const bool thin = options.keep_every > 1;
  const Samples few = thin ? thinned(all, thinning, options.keep_every) : Samples();
  const Samples& s = thin ? few : all;
  const Matrix few_weights =
      thin && all_weights.size() > 0 ? Matrix(all_weights(thinning.centres(), Eigen::all)) : Matrix();
  const Matrix& weights = thin ? few_weights : all_weights;
  // Residuals of all samples first, then filtered as the torque was.
  Matrix residual = compute_residuals(model, base, e.beta, all, options.threads);
  if (thin) residual = thinning.filtered(residual);
  // Rows that are left out become zeros on both sides, so that the lag between the remaining rows is unchanged.
  if (weights.size() > 0) residual = residual.cwiseProduct(weights);
  // What each joint is tested for.
  const auto columns = joint_columns(model, base);
  const auto n = columns.size();
  std::vector<Suspects> suspects = suspects_of(model, base, e.beta, all, thin ? &thinning : nullptr, weights);
  std::vector<LackTest> tests;
  std::vector<Eigen::VectorXi> runs;
  Statistics out;
  out.names = e.parameters;
  out.joints = e.joints;
  // Of the residuals as they are, which whitens them for tests; and with what the fit took put back, for intervals.
  std::vector<Autoregression> models, noise;
  std::vector<JointPass> passes;
  std::vector<Colouring> colours;
  double longest = 1;
  std::vector<double> counted;
  // The regressor of any block of rows, thinned or not.
  const MotionAlongPath path(model, all.motion, all.starts);
  const auto rows_of = [&](Eigen::Index first, Eigen::Ref<Matrix> values) {
    if (thin) return thinning.regressor_into(model, path.motion(), first, values);
    compute_regressor_into(model, path.motion().slice(first, values.rows()), values);
  };
  // For every joint: the memory of its residuals, and what they look like.
  const std::vector<FitLoss> losses = losses_of(model, columns, s.size(), rows_of, e, weights, options.max_order);
  for (std::size_t j = 0; j < n; ++j) {
    const auto at = static_cast<Eigen::Index>(j);
    models.push_back(fit_autoregression(residual.col(at), s.starts, options.max_order));
    noise.push_back(fit_autoregression(residual.col(at), s.starts, options.max_order, losses[j].lost()));
    longest = std::max(longest, models.back().inflation());
    const auto rows = counted_rows(weights, s.size(), at);
    counted.push_back(static_cast<double>(rows.size()));
    out.of_joint.push_back(describe_joint(s, residual.col(at), at, rows, models.back(), options));
    const Vector torque = all.tau.col(at).array() - all.tau.col(at).mean();
    out.of_joint.back().torque_rms = std::sqrt(torque.squaredNorm() / static_cast<double>(torque.size()));
  }
  // Bootstrap blocks: long against the memory of the residuals, at most 50 of them; fewer than 20 tell no deviation.
  constexpr double kMemories = 10, kMostBlocks = 50;
  constexpr Eigen::Index kFewestBlocks = 20;
  const double wanted = options.bootstrap_block > 0
                            ? options.bootstrap_block * s.rate
                            : std::max(kMemories * longest, static_cast<double>(s.size()) / kMostBlocks);
  const auto block = std::max<Eigen::Index>(1, static_cast<Eigen::Index>(wanted) / kBlock) * kBlock;
  const Eigen::Index blocks = (s.size() + block - 1) / block;
  // Empty sums for the pass.
  for (std::size_t j = 0; j < n; ++j) {
    const auto c = static_cast<Eigen::Index>(columns[j].base.size());
    passes.push_back({Matrix::Zero(c, c), Matrix::Zero(c, c), Matrix::Zero(blocks, c), 0});
    colours.emplace_back(noise[j], c);
    tests.emplace_back(models[j], c, suspects[j].signals().cols());
    const auto at = static_cast<Eigen::Index>(j);
    runs.push_back(unbroken_runs(s.size(), s.starts, weights.size() > 0 ? Vector(weights.col(at)) : Vector()));
  }
  // The pass: every block of regressor rows serves all joints.
  for_each_block(model, s.size(), rows_of, [&](Eigen::Index first, const Matrix& values) {
    for (std::size_t j = 0; j < n; ++j) {
      const auto at = static_cast<Eigen::Index>(j);
      const Matrix own = e.naive_covariance(columns[j].base, columns[j].base);
      Matrix rows = joint_rows(values, columns[j]);
      if (weights.size() > 0) rows.array().colwise() *= weights.col(at).segment(first, rows.rows()).array();
      const Vector rest = residual.col(at).segment(first, rows.rows());
      take_in(passes[j], colours[j], rows, rest, first / block, own, e.sigma[at]);
      test_rows(tests[j], suspects[j], rows, rest, runs[j], first, (s.size() + kMostTested - 1) / kMostTested);
    }
  });

  // The middle of the sandwich, Σ_j Y_jᵀ Omega_j Y_j / sigma_j⁴, and the same without memory.
  const Matrix& c = e.naive_covariance;
  Matrix middle = Matrix::Zero(e.beta.size(), e.beta.size()), plain = middle;
  Matrix scores = Matrix::Zero(blocks, e.beta.size());
  std::vector<Vector> shares;  // of the parameters' variances, joint by joint
  out.inflation.resize(static_cast<Eigen::Index>(n));
  for (std::size_t j = 0; j < n; ++j) {
    const auto at = static_cast<Eigen::Index>(j);
    const double variance = e.sigma[at] * e.sigma[at];
    // Residuals are smaller than errors by the parameters spent: scale Omega to sigma², not to the residual's square.
    double scale = noise[j].variance > 0 ? noise[j].innovation / noise[j].variance : 1;
    // Weights that do not come from the residuals leave them another size than sigma: theirs counts.
    if (e.weighting_used != EstimateOptions::Weighting::FromResiduals && models[j].variance > 0 && counted[j] > 0)
      scale *= models[j].variance * static_cast<double>(s.size()) / counted[j] / variance;
    // Put the joint's part where its parameters are, and keep its share of every variance.
    const auto& own = columns[j].base;
    const Matrix coloured = passes[j].coloured * (scale / variance);
    middle(own, own) += coloured;
    shares.push_back((c(Eigen::all, own) * coloured * c(own, Eigen::all)).diagonal());
    plain(own, own) += passes[j].naive / variance;
    scores(Eigen::all, own) += passes[j].scores / variance;
    // Inflation: coloured over plain squares, averaged over the joint's columns; never below 1.
    const double naive = passes[j].naive.trace();
    out.inflation[at] = 1;
    if (naive > 0) {
      const Vector weight = passes[j].naive.diagonal().unaryExpr([](double x) { return x > 0 ? 1 / x : 0.0; });
      const double ratio =
          scale * passes[j].coloured.diagonal().dot(weight) / std::max(1.0, (weight.array() > 0).cast<double>().sum());
      out.inflation[at] = std::max(1.0, ratio);
    }
    // What that means for the joint. A kept row is reported as the sample in its middle.
    JointStatistics& joint = out.of_joint[j];
    joint.inflation = out.inflation[at];
    joint.effective_samples = counted[j] / joint.inflation;
    joint.largest_leverage = passes[j].leverage;
    if (thin && s.size() > 0) joint.worst_sample = thinning.centres()[static_cast<std::size_t>(joint.worst_sample)];
    joint.lacks = tests[j].found(suspects[j].groups());
  }
  // What the model lacks moves the estimate too.
  std::vector<JointLack> lacks;
  for (std::size_t j = 0; j < n; ++j) {
    const double white = models[j].innovation * static_cast<double>(s.size()) / std::max(1.0, counted[j]);
    lacks.push_back(joint_lack(columns[j].base, out.of_joint[j].lacks, tests[j], white,
                               e.sigma[static_cast<Eigen::Index>(j)], counted[j]));
  }
  // Verdicts come after the moves: a signal can matter by moving a parameter although it is small.
  const ModelError error = model_error(lacks, e.beta, e.equations);
  measure_moves(c * error.moves, (c * middle * c).diagonal().cwiseMax(1e-300).cwiseSqrt(), out);
  for (std::size_t j = 0; j < n; ++j) judge(out.of_joint[j], e.joints[j], options);
  middle += error.scores;
  out.scales = error.scales, out.scale_square = error.scale_square;
  out.scale_deviation = error.scale_deviation, out.odd_scale = error.odd;
  if (error.found()) out.model_error = c * error.scores * c;
  // What a prior knows, C K C = C − C (Σ Yᵀ Y / sigma²) C, stays; without one it is rounding.
  out.covariance = c * middle * c;
  const Matrix known = c - c * plain * c;
  constexpr double kRounding = 1e-6;
  if ((known.diagonal().array() > kRounding * c.diagonal().array()).any()) out.covariance += known;
  // Degrees of freedom, bootstrap where there are blocks enough, and the strongest correlations.
  out.freedom = freedom_of(out.covariance.diagonal(), shares, noise);
  out.scores = middle;
  if (options.bootstrap_runs > 0 && blocks >= kFewestBlocks)
    out.bootstrap = block_bootstrap(scores, c, options.bootstrap_runs, options.seed);
  out.strongest = strongest_of(e);
  return out;
}

Estimate widened(Estimate e, const Statistics& statistics) {
  e.covariance = statistics.covariance;
  e.freedom = statistics.freedom;
  e.inflated = true;
  // Degrees of freedom: effective samples of all joints less the parameters that were determined.
  double effective = 0;
  for (const JointStatistics& joint : statistics.of_joint) effective += joint.effective_samples;
  e.degrees_of_freedom =
      std::max(1.0, effective - static_cast<double>(e.beta.size() - static_cast<Eigen::Index>(e.unseen.size())));
  fill_intervals(e);
  return e;
}

std::string JointStatistics::text() const {
  const std::string advice = remedy.text();
  return words + (advice.empty() ? "" : ". " + advice);
}

// The verdicts of all joints in one line.
std::string Statistics::brief() const {
  std::string text;
  for (const JointStatistics& joint : of_joint) text += (text.empty() ? "" : "; ") + joint.text();
  return text;
}

// A table of the joints, the verdicts, and the strongest correlations.
std::string Statistics::full() const {
  std::vector<std::vector<std::string>> rows = {{"joint", "rms", "noise", "memory s", "effective", "outliers", "worst",
                                                 "at sample", "v %", "q %", "a %", "verdict"}};
  for (std::size_t j = 0; j < of_joint.size(); ++j) {
    const JointStatistics& s = of_joint[j];
    rows.push_back({joints[j], significant(s.rms, 4),
                    std::isfinite(s.noise_floor) ? significant(s.noise_floor, 3) : "–",
                    significant(s.correlation_time, 2), grouped(static_cast<long long>(s.effective_samples)),
                    std::to_string(s.outliers), significant(s.worst, 3), std::to_string(s.worst_sample),
                    significant(100 * s.friction_share, 2), significant(100 * s.position_share, 2),
                    significant(100 * s.acceleration_share, 2), to_string(s.verdict)});
  }
  std::string text = format_table(rows) + "\n";
  for (const JointStatistics& joint : of_joint) text += joint.text() + ".\n";
  text += "strongest correlations:";
  for (const Correlation& c : strongest)
    text += " " + names[static_cast<std::size_t>(c.first)] + "–" + names[static_cast<std::size_t>(c.second)] + " " +
            fixed(c.value, 3);
  return text + "\n";
}

}  // namespace armature
