// The smoother: against dense regression, its own derivative, its own uncertainty, and motions that are known.
#include "armature/smoother.hpp"

#include <gtest/gtest.h>

#include <cmath>
#include <string>

#include "armature/rng.hpp"

namespace armature {
namespace {

using Index = Eigen::Index;

struct OracleCase {
  int order;
  const char* stamps;
  Index rows;
  double time_constant, noise, log_likelihood;
  std::vector<Index> at;
  std::vector<std::vector<double>> values;  // mean and deviation of q, v and a
};

const std::vector<OracleCase>& oracle() {
  static const std::vector<OracleCase> cases = {
#include "signal/smoother_oracle.inc"
  };
  return cases;
}

// As in smoother_oracle.py: numbers of few bits.
Vector oracle_stamps(const std::string& kind, Index n) {
  Vector out(n);
  long long sum = 0, first = 0;
  for (long long k = 0; k < n; ++k) {
    long long step = kind == "even" ? 8 : 3 + (k * k * 7919 + k * 31) % 13;
    if (kind == "gap" && k == n / 2) step += 400;
    if (kind == "gap" && k == n / 4) step = 0;
    if (k == 0) first = step;
    sum += step;
    out[k] = static_cast<double>(sum - first) / 4096.0;
  }
  return out;
}

Matrix oracle_values(Index n) {
  Matrix out(n, 1);
  for (long long k = 0; k < n; ++k) {
    const long long saw = k % 97;
    out(k, 0) = static_cast<double>(saw * (97 - saw) * (((k / 97) % 2) * 2 - 1)) / 4096.0 +
                static_cast<double>((k * 7919) % 1024) / 262144.0;
  }
  return out;
}

SmootherModel oracle_model(const OracleCase& c) {
  return {.order = c.order, .time_constant = c.time_constant, .noise = c.noise, .step = 8 / 4096.0};
}

TEST(Smoother, EqualsDenseRegression) {
  ASSERT_EQ(oracle().size(), 8u);
  for (const OracleCase& c : oracle()) {
    SCOPED_TRACE(std::string(c.stamps) + ", order " + std::to_string(c.order) + ", " + std::to_string(c.rows) +
                 " rows");
    const Smoothed s = smooth(oracle_stamps(c.stamps, c.rows), oracle_values(c.rows), {oracle_model(c)});
    const Matrix* const means[3] = {&s.q, &s.v, &s.a};
    const Matrix* const deviations[3] = {&s.q_deviation, &s.v_deviation, &s.a_deviation};
    for (std::size_t d = 0; d < 3; ++d) {
      double worst = 0, size = 0, worst_deviation = 0;
      for (std::size_t i = 0; i < c.at.size(); ++i) {
        worst = std::max(worst, std::abs((*means[d])(c.at[i], 0) - c.values[i][2 * d]));
        size = std::max(size, std::abs(c.values[i][2 * d]));
        worst_deviation =
            std::max(worst_deviation, std::abs((*deviations[d])(c.at[i], 0) / c.values[i][2 * d + 1] - 1));
      }
      EXPECT_LE(worst, 1e-8 * size) << "mean of derivative " << d;
      EXPECT_LE(worst_deviation, 1e-8) << "deviation of derivative " << d;
    }
  }
}

TEST(Smoother, LikelihoodEqualsDenseRegression) {
  for (const OracleCase& c : oracle()) {
    const Vector found = smoother_likelihood(oracle_stamps(c.stamps, c.rows), oracle_values(c.rows), {oracle_model(c)});
    EXPECT_LE(std::abs(found[0] - c.log_likelihood), 1e-8 * std::abs(c.log_likelihood)) << c.stamps << " " << c.order;
  }
}

// d log L / d log c with c = r h / T^(2p): T moves, the noise stays.
TEST(Smoother, SlopeOfTheLikelihoodEqualsDifferences) {
  for (const OracleCase& c : oracle()) {
    const Vector time = oracle_stamps(c.stamps, c.rows);
    const Matrix y = oracle_values(c.rows);
    const double slope = smoother_likelihood_slope(time, y, {oracle_model(c)})[0];
    const double step = 1e-4;
    const auto at = [&](double log_c) {
      SmootherModel m = oracle_model(c);
      m.time_constant *= std::exp(-log_c / (2 * m.order));
      return smoother_likelihood(time, y, {m})[0];
    };
    const double difference = (at(step) - at(-step)) / (2 * step);
    EXPECT_NEAR(slope, difference, 1e-5 * std::abs(difference) + 1e-4) << c.stamps << " " << c.order;
  }
}

// Each column has its own model, also its typical step.
TEST(Smoother, ColumnsDoNotShareTheirModels) {
  const Index n = 200;
  const Vector time = oracle_stamps("uneven", n);
  const Matrix y = oracle_values(n).replicate(1, 3);
  const SmootherModel one{.order = 4, .time_constant = 0.01, .noise = 0.002, .step = 8 / 4096.0};
  SmootherModel other = one;
  other.step = 4 * one.step;
  const Smoothed together = smooth(time, y, {one, other, one});
  for (Index j = 0; j < 3; ++j) {
    const Smoothed alone = smooth(time, y.col(j), {j == 1 ? other : one});
    EXPECT_EQ(together.a.col(j), alone.a.col(0)) << j;
    EXPECT_EQ(together.a_deviation.col(j), alone.a_deviation.col(0)) << j;
  }
}

// A row of weight 0 is a row that is not there.
TEST(Smoother, RowsOfNoWeightAreMissingRows) {
  const Index n = 300;
  const Vector time = oracle_stamps("uneven", n);
  const Matrix y = oracle_values(n);
  Matrix weights = Matrix::Ones(n, 1);
  std::vector<Index> kept;
  for (Index k = 0; k < n; ++k) {
    if (k % 7 == 3 || (k > 100 && k < 140))
      weights(k, 0) = 0;
    else
      kept.push_back(k);
  }
  const SmootherModel model{.order = 4, .time_constant = 0.01, .noise = 0.002, .step = 8 / 4096.0};
  const Smoothed whole = smooth(time, y, {model}, weights);
  const Vector fewer_stamps = time(kept);
  const Matrix fewer_values = y(kept, Eigen::all);
  const Smoothed fewer = smooth(fewer_stamps, fewer_values, {model});
  const auto same = [&](const Matrix& one, const Matrix& other) {
    return (Matrix(one(kept, Eigen::all)) - other).cwiseAbs().maxCoeff() / other.cwiseAbs().maxCoeff();
  };
  EXPECT_LE(same(whole.q, fewer.q), 1e-11);
  EXPECT_LE(same(whole.v, fewer.v), 1e-10);
  EXPECT_LE(same(whole.a, fewer.a), 1e-9);
  EXPECT_LE(same(whole.a_deviation, fewer.a_deviation), 1e-9);
}

// Seconds and radians are only units: 10 kHz and 1e-9 rad give the same numbers.
TEST(Smoother, KnowsNoUnits) {
  const Index n = 500;
  const Vector time = oracle_stamps("gap", n);
  const Matrix y = oracle_values(n);
  for (const int order : {3, 4, 5}) {
    const SmootherModel model{.order = order, .time_constant = 0.02, .noise = 0.002, .step = 8 / 4096.0};
    const double second = 1e-3, radian = 1e-9;
    const SmootherModel other{
        .order = order, .time_constant = 0.02 * second, .noise = 0.002 * radian, .step = 8 / 4096.0 * second};
    const Smoothed one = smooth(time, y, {model}), two = smooth(time * second, y * radian, {other});
    const auto apart = [](const Matrix& x, const Matrix& scaled, double unit) {
      return (scaled / unit - x).cwiseAbs().maxCoeff() / x.cwiseAbs().maxCoeff();
    };
    EXPECT_LE(apart(one.q, two.q, radian), 1e-12);
    EXPECT_LE(apart(one.a, two.a, radian / (second * second)), 1e-10);
    EXPECT_LE(apart(one.a_deviation, two.a_deviation, radian / (second * second)), 1e-10);
    EXPECT_GT(two.a_deviation.minCoeff(), 0);
  }
}

struct Known {
  Matrix q, v, a;
};
Known sines(const Vector& time, int count, double hertz, Rng& rng) {
  Known out{Matrix::Zero(time.size(), 4), Matrix::Zero(time.size(), 4), Matrix::Zero(time.size(), 4)};
  for (Index j = 0; j < 4; ++j) {
    for (int l = 1; l <= count; ++l) {
      const double w = 2 * M_PI * hertz * l * (1 + 0.1 * rng.normal()), size = 0.3 / l, phase = rng.uniform(0, 6.28);
      const auto angle = w * time.array() + phase;
      out.q.col(j).array() += size * angle.sin();
      out.v.col(j).array() += size * w * angle.cos();
      out.a.col(j).array() -= size * w * w * angle.sin();
    }
  }
  return out;
}

// A motion that the drive made: errors over stated deviations have variance 1, also with the numbers found by
// likelihood. Errors forget each other after about 3 T: ten logs of 6,000 rows and four columns have 4,000 independent
// ones, and the variance is told to ±2.5 %, so that 0.86 or 1.14 would fail with probability 0.95.
struct Squares {
  double v = 0, a = 0;
};

// Means of the squared errors over their stated variances, for one motion that the drive made.
Squares errors_of_own_class(int order, Rng& rng) {
  constexpr Index kRows = 6000;
  const double step = 0.002, T = 0.04, noise = 1e-4;
  Vector time(kRows);
  Matrix truth = Matrix::Zero(kRows, 4), v = truth, a = truth;
  time[0] = 0;
  for (Index k = 1; k < kRows; ++k) time[k] = time[k - 1] + step * rng.uniform(0.4, 1.6);
  const double c = noise * noise * step / std::pow(T, 2 * order);
  for (Index j = 0; j < 4; ++j) {
    Vector x = Vector::Zero(order);
    for (Index k = 1; k < kRows; ++k) {
      // The exact chain through twenty white pulses within each step.
      const double part = (time[k] - time[k - 1]) / 20;
      for (int i = 0; i < 20; ++i) {
        for (int d = 0; d < order; ++d) {
          double power = 1;
          for (int e = d + 1; e < order; ++e) power *= part / (e - d), x[d] += power * x[e];
        }
        x[order - 1] += std::sqrt(c * part) * rng.normal();
      }
      truth(k, j) = x[0], v(k, j) = x[1], a(k, j) = x[2];
    }
  }
  Matrix y = truth;
  for (double& value : y.reshaped()) value += noise * rng.normal();
  const SmootherFit fit = fit_smoother(time, y, {}, {.orders = {order}});
  const Smoothed s = smooth(time, y, fit.models);
  for (const SmootherModel& m : fit.models) EXPECT_NEAR(m.noise, noise, 0.05 * noise);
  return {((s.v - v).array() / s.v_deviation.array()).square().mean(),
          ((s.a - a).array() / s.a_deviation.array()).square().mean()};
}

TEST(Smoother, StatesItsErrorsOfMotionsOfItsOwnClass) {
  Rng rng(5);
  constexpr int kLogs = 10;
  for (const int order : {3, 4, 5}) {
    Squares mean;
    for (int log = 0; log < kLogs; ++log) {
      const Squares one = errors_of_own_class(order, rng);
      mean.v += one.v / kLogs, mean.a += one.a / kLogs;
    }
    EXPECT_GE(mean.v, 0.9) << order;
    EXPECT_LE(mean.v, 1.1) << order;
    EXPECT_GE(mean.a, 0.9) << order;
    EXPECT_LE(mean.a, 1.1) << order;
  }
}

// A long log is searched by means of runs. Stamps that jitter put those off the curve; the noise is found all the same.
TEST(Smoother, FindsSmallNoiseInLongJitteredLogs) {
  Rng rng(8);
  Vector time(130000);
  time[0] = 0;
  for (Index k = 1; k < time.size(); ++k) time[k] = time[k - 1] + 0.001 * rng.uniform(0.3, 1.7);
  const Known truth = sines(time, 5, 0.2, rng);
  Matrix y = truth.q;
  for (double& value : y.reshaped()) value += 1e-6 * rng.normal();
  const SmootherFit fit = fit_smoother(time, y);
  for (const SmootherModel& m : fit.models) EXPECT_NEAR(m.noise, 1e-6, 0.05e-6);
}

// Sines are smoother than any drive: their errors are those of the noise alone, 1 − (2d + 1)/(2p) of the stated
// variance.
TEST(Smoother, OverstatesTheErrorsOfSmoothMotionsByAKnownShare) {
  Rng rng(6);
  for (const auto& [count, hertz] : {std::pair{5, 0.083}, {1, 0.1}, {10, 0.3}}) {
    Vector time(20000);
    time[0] = 0;
    for (Index k = 1; k < time.size(); ++k) time[k] = time[k - 1] + 0.002 * rng.uniform(0.6, 1.4);
    const Known truth = sines(time, count, hertz, rng);
    Matrix y = truth.q;
    for (double& value : y.reshaped()) value += 2e-5 * rng.normal();
    const SmootherFit fit = fit_smoother(time, y);
    const Smoothed s = smooth(time, y, fit.models);
    double of_v = 0, of_a = 0;
    for (Index j = 0; j < 4; ++j) {
      const double p = fit.models[static_cast<std::size_t>(j)].order;
      const auto inner = Eigen::seqN(200, time.size() - 400);
      of_v += 0.25 * ((s.v - truth.v).col(j)(inner).array() / s.v_deviation.col(j)(inner).array()).square().mean() /
              (1 - 1.5 / p);
      of_a += 0.25 * ((s.a - truth.a).col(j)(inner).array() / s.a_deviation.col(j)(inner).array()).square().mean() /
              (1 - 2.5 / p);
    }
    EXPECT_GE(of_v, 0.85) << count;
    EXPECT_LE(of_v, 1.15) << count;
    EXPECT_GE(of_a, 0.85) << count;
    EXPECT_LE(of_a, 1.15) << count;
  }
}

TEST(Smoother, RefusesWhatItCannotUse) {
  const Matrix y = Matrix::Ones(20, 1);
  Vector time = Vector::LinSpaced(20, 0, 1);
  EXPECT_THROW((void)fit_smoother(time.head(10), y.topRows(10)), std::invalid_argument);
  EXPECT_THROW((void)fit_smoother(Vector::Zero(20), y), std::invalid_argument);
  time[5] = 0.9;
  EXPECT_THROW((void)fit_smoother(time, y), std::invalid_argument);
  // A column that never changes has no motion.
  const Vector even = Vector::LinSpaced(20, 0, 1);
  const Smoothed still = smooth(even, y, fit_smoother(even, y).models);
  EXPECT_LE(still.v.cwiseAbs().maxCoeff(), 1e-9);
}

}  // namespace
}  // namespace armature
