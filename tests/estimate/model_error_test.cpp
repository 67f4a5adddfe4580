// What a model lacks is part of the parameters' covariance; what it does not lack is not.
#include "estimate/model_error.hpp"

#include <gtest/gtest.h>

#include "armature/catalogue.hpp"
#include "armature/statistics.hpp"
#include "estimate/support.hpp"

namespace armature {
namespace {

using Index = Eigen::Index;
using testing::Bench;
using testing::make_bench;

void add_noise(Samples& s, double deviation, Rng& rng) {
  for (Index k = 0; k < s.size(); ++k) s.tau.row(k) += deviation * rng.normal_vector(s.tau.cols()).transpose();
}

/// How many true parameters of bodies their intervals hold: with the whole covariance, and with that of noise alone.
struct Coverage {
  double whole = 0, noise_alone = 0, all = 0, doubted = 0;
  std::vector<double> shares;  ///< `whole` of every run

  void add(const Bench& bench, const Samples& s) {
    const Estimate plain = estimate(accumulate(bench.model, bench.base, s).value());
    const Statistics found = compute_statistics(bench.model, bench.base, s, plain, {.bootstrap_runs = 0});
    const Estimate wide = widened(plain, found);
    doubted += found.scales.size() > 0 ? 1 : 0;
    const double before = whole, counted = all;
    for (Index i = 0; i < bench.beta.size(); ++i) {
      if (plain.parameters[static_cast<std::size_t>(i)][0] == 'F') continue;
      const double error = std::abs(plain.beta[i] - bench.beta[i]);
      whole += error <= wide.upper[i] - wide.beta[i], noise_alone += error <= plain.upper[i] - plain.beta[i];
      all += 1;
    }
    shares.push_back((whole - before) / (all - counted));
  }

  // For --gtest_output: the shares, and how well these runs know them.
  void tell() const {
    double square = 0;
    for (const double share : shares) square += std::pow(share - whole / all, 2);
    const auto runs = static_cast<double>(shares.size());
    const std::string text = std::to_string(whole / all) + " ± " + std::to_string(std::sqrt(square) / runs) +
                             ", noise alone " + std::to_string(noise_alone / all);
    ::testing::Test::RecordProperty("coverage", text);
  }
};

// One joint's rows [Y z e] over sigma. A matrix of rows will do for its triangle: only products count.
JointLack rows_of(const Bench& bench, const Samples& s, const Estimate& e, int joint, const Vector& signal) {
  const Matrix y = compute_regressor(bench.model, s.motion).stacked(bench.model.parameter_count());
  const Matrix own = y(Eigen::seq(joint, y.rows() - 1, 2), bench.base.columns);
  const Vector residual = s.tau.col(joint) - own * e.beta;
  JointLack out{{}, {0}, Matrix(own.rows(), own.cols() + 2), {}};
  for (int i = 0; i < bench.base.size(); ++i) out.columns.push_back(i);
  out.white << own, signal, residual;
  out.white /= e.sigma[joint];
  out.plain = out.white;
  return out;
}

// C B g of the header on data without noise: least squares is off by exactly what it says. Beside so little noise the
// prior of g says nothing.
TEST(ModelError, MovesLeastSquaresByWhatIsMissing) {
  const Bench bench = make_bench(testing::planar2r(), 1000, 100, 41);
  const Vector signal = (3 * bench.clean.motion.q.col(0)).array().sin().matrix();
  Samples s = bench.clean;
  s.tau.col(1) += 0.3 * signal;
  const EstimateOptions options{.weighting = EstimateOptions::Weighting::Given, .sigma = Vector{{0.001, 0.002}}};
  const Estimate e = estimate(accumulate(bench.model, bench.base, s).value(), options);
  std::vector<JointLack> joints = {rows_of(bench, s, e, 0, signal), rows_of(bench, s, e, 1, signal)};
  joints[0].lacking.clear();
  const ModelError error = model_error(joints, e.beta, 2000);
  const Vector said = e.naive_covariance * error.moves.col(0), moved = e.beta - bench.beta;
  EXPECT_GT(moved.norm(), 1e-3 * bench.beta.norm());
  EXPECT_LT((said - moved).norm(), 1e-6 * moved.norm());
}

// A missing signal that is a parameter's own column but for a thousandth: data alone would let it be of any size. It is
// believed to be about as large as what is left over, and so is what it may have done to the parameter.
TEST(ModelError, WhatParametersImitateIsNotOfAnySize) {
  const Bench bench = make_bench(testing::planar2r(), 1000, 100, 41);
  Samples s = bench.clean;
  const Vector visible = (3 * bench.clean.motion.q.col(0)).array().sin().matrix();
  s.tau.col(1) += 0.3 * visible;
  const EstimateOptions options{.weighting = EstimateOptions::Weighting::Given, .sigma = Vector{{0.1, 0.2}}};
  const Estimate e = estimate(accumulate(bench.model, bench.base, s).value(), options);
  const Matrix y = compute_regressor(bench.model, bench.clean.motion).stacked(bench.model.parameter_count());
  const Matrix own = y(Eigen::seq(1, y.rows() - 1, 2), bench.base.columns);
  // A parameter that the other joint does not see: nothing else says what it is.
  const Matrix other = y(Eigen::seq(0, y.rows() - 1, 2), bench.base.columns);
  Index column = 0;
  own.colwise().norm().cwiseProduct((other.colwise().norm().array() == 0).cast<double>().matrix()).maxCoeff(&column);
  const Vector signal = own.col(column) + 1e-3 * visible;
  std::vector<JointLack> joints = {rows_of(bench, s, e, 0, signal), rows_of(bench, s, e, 1, signal)};
  joints[0].lacking.clear();
  const ModelError error = model_error(joints, e.beta, 2000);
  const Matrix spread = e.naive_covariance * error.scores * e.naive_covariance;
  const double left_over = joints[1].plain.rightCols(1).norm() / joints[1].plain.col(own.cols()).norm();

  EXPECT_LT(std::sqrt(spread(column, column)), 2 * left_over);
  EXPECT_GT(std::sqrt(spread(column, column)), 0.1 * left_over);
}

// 400 recordings of a planar arm whose torques are right and noisy: 0.04 of them are expected to be doubted at a chance
// of 1e-4. Two or more happen with probability 1e-3; a chance that is really 0.02 is noticed with 99.7 %.
TEST(ModelError, JointsThatAgreeAreNotDoubted) {
  const Bench bench = make_bench(testing::planar2r(), 500, 50, 42);
  Rng rng(43);
  Coverage held;
  const int runs = testing::sweep(400);
  for (int run = 0; run < runs; ++run) {
    Samples s = bench.clean;
    add_noise(s, 0.1, rng);
    held.add(bench, s);
  }
  held.tell();
  EXPECT_LE(held.doubted, 1 + runs / 1000);
  // 400 runs know the share to 0.5 %: 93 or 97 % are noticed with 95 %.
  EXPECT_NEAR(held.whole / held.all, 0.95, 0.012);
}

// Torque scales with a deviation of 2 %, drawn anew for every recording of a UR5e: intervals of noise alone hold 56 %
// of the truths, these 98 %. 24 runs know the share to 0.9 %: 91 % is noticed with 95 %.
TEST(ModelError, ScalesThatDisagreeWidenTheIntervals) {
  const Bench bench = make_bench(load_catalogue_robot("ur5e").value(), 1500, 100, 44);
  Rng rng(45);
  Coverage held;
  const int runs = testing::sweep(24);
  for (int run = 0; run < runs; ++run) {
    Samples s = bench.clean;
    for (Index j = 0; j < s.tau.cols(); ++j) s.tau.col(j) *= 1 + 0.02 * rng.normal();
    add_noise(s, 0.1, rng);
    held.add(bench, s);
  }
  held.tell();
  // Now and then the six scales that are drawn agree too well to be doubted (93 of 96 are doubted), so that not all 24
  // can be asked for. Fewer than 22 of 24 are noticed with 96 % if the true share is 75 %.
  EXPECT_GE(held.doubted, 0.9 * runs);
  EXPECT_LT(held.noise_alone / held.all, 0.7);
  EXPECT_GE(held.whole / held.all, 0.93);
  // Wider than needed is no answer either.
  EXPECT_LE(held.whole / held.all, 0.995);
}

// One joint of a UR5e, another in every recording, has a torque that is off by 30 %; the others are right. It is told
// from them, and the shoulder's scale stays known to a few per cent: with one deviation for all joints it was as
// uncertain as the odd joint's. The odd joint's error is known, so that intervals hold nearly all truths.
TEST(ModelError, OneOddJointDoesNotMakeTheOthersDoubtful) {
  const Bench bench = make_bench(load_catalogue_robot("ur5e").value(), 1500, 100, 48);
  Rng rng(49);
  Coverage held;
  const int runs = testing::sweep(24);
  double widest = 0;
  int found_out = 0;
  for (int run = 0; run < runs; ++run) {
    Samples s = bench.clean;
    const Index odd = 2 + run % 3;
    s.tau.col(odd) *= 1 + (run % 2 == 0 ? 0.3 : -0.3);
    add_noise(s, 0.1, rng);
    held.add(bench, s);
    const Estimate plain = estimate(accumulate(bench.model, bench.base, s).value());
    const Statistics found = compute_statistics(bench.model, bench.base, s, plain, {.bootstrap_runs = 0});
    // Missing signals explain a wrist that is off now and then: then they are what is uncertain.
    if (found.odd_scale.size() == 0) continue;
    Index likeliest = 0;
    found_out += found.odd_scale.maxCoeff(&likeliest) > 0.5 && likeliest == odd ? 1 : 0;
    // The shoulder's own scale.
    widest = std::max(widest, std::sqrt(found.scale_square(1, 1)));
  }
  held.tell();
  ::testing::Test::RecordProperty("widest", std::to_string(widest));
  ::testing::Test::RecordProperty("found", std::to_string(found_out) + " of " + std::to_string(runs));
  EXPECT_GE(held.whole / held.all, 0.92);
  EXPECT_GE(found_out, 0.85 * runs);
  EXPECT_LT(widest, 0.05);
}

// Friction that grows with the load of joint 2, drawn anew for every recording: it looks like inertia and gravity.
// Intervals of noise alone hold 4 % of the truths. A move that is known is always held, so that these hold all.
TEST(ModelError, MissingFrictionWidensWhatItMoves) {
  const Bench bench = make_bench(testing::planar2r(), 2000, 100, 46);
  Rng rng(47);
  Coverage held;
  for (int run = 0; run < testing::sweep(60); ++run) {
    Samples s = bench.clean;
    const double growth = rng.uniform(0.05, 0.15);
    for (Index k = 0; k < s.size(); ++k)
      s.tau(k, 1) += growth * std::abs(bench.clean.tau(k, 1)) * (s.motion.v(k, 1) > 0 ? 1 : -1);
    add_noise(s, 0.05, rng);
    held.add(bench, s);
  }
  held.tell();
  EXPECT_LT(held.noise_alone / held.all, 0.5);
  EXPECT_GE(held.whole / held.all, 0.92);
}

}  // namespace
}  // namespace armature
