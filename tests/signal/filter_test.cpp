// Filters and derivatives: against scipy, and against signals whose answer is known.
#include <gtest/gtest.h>

#include <cmath>

#include "armature/rng.hpp"
#include "armature/signal.hpp"

namespace armature {
namespace {

struct OracleCase {
  int order;
  double cutoff;
  double rate;
  std::vector<double> filtered;
};

const std::vector<OracleCase>& oracle() {
  static const std::vector<OracleCase> cases = {
#include "signal/scipy_oracle.inc"
  };
  return cases;
}

Matrix oracle_source() {
  Matrix x(400, 1);
  for (long long k = 0; k < 400; ++k) {
    x(k, 0) = static_cast<double>((k * 7919) % 1024) / 512.0 - 1.0 + static_cast<double>((k * k) % 4096) / 1024.0;
  }
  return x;
}

TEST(Butterworth, EqualsScipySosfiltfilt) {
  for (const auto& c : oracle()) {
    const Matrix y = filter_zero_phase(make_butterworth(c.order, c.cutoff, c.rate), oracle_source());
    double worst = 0;
    for (std::size_t i = 0; i < c.filtered.size(); ++i) {
      worst = std::max(worst, std::abs(y(7 * static_cast<Eigen::Index>(i), 0) - c.filtered[i]));
    }
    EXPECT_LE(worst, 1e-10) << "order " << c.order << " at " << c.cutoff << " of " << c.rate << " Hz";
    RecordProperty("worst_order_" + std::to_string(c.order), std::to_string(worst));
  }
}

TEST(Butterworth, HasTheMagnitudeOfItsFormulaAndNoPhase) {
  // A sine in the middle of a long signal comes back with |H|² of its amplitude and the same phase.
  const double rate = 1000;
  for (const int order : {1, 2, 4, 7, 12, 20}) {
    for (const double f : {2.0, 5.0, 10.0, 12.0}) {
      const double cutoff = 10;
      Matrix x(20000, 2);
      for (Eigen::Index k = 0; k < x.rows(); ++k) {
        x(k, 0) = std::sin(2 * M_PI * f * static_cast<double>(k) / rate);
        x(k, 1) = std::cos(2 * M_PI * f * static_cast<double>(k) / rate);
      }
      const Matrix y = filter_zero_phase(make_butterworth(order, cutoff, rate), x).middleRows(8000, 4000);
      const double ratio = std::tan(M_PI * f / rate) / std::tan(M_PI * cutoff / rate);
      const double magnitude = 1 / (1 + std::pow(ratio, 2 * order));
      EXPECT_LE((y - magnitude * x.middleRows(8000, 4000)).cwiseAbs().maxCoeff(), 1e-8) << order << " " << f;
    }
  }
}

TEST(Butterworth, LeavesALineAlone) {
  Matrix x(500, 1);
  for (Eigen::Index k = 0; k < 500; ++k) x(k, 0) = 3 - 0.01 * static_cast<double>(k);
  const Matrix y = filter_zero_phase(make_butterworth(4, 20, 100), x);
  // The states start as for a constant, so the slope leaves a trace that dies out within the extension and a bit.
  EXPECT_LE((y - x).middleRows(50, 400).cwiseAbs().maxCoeff(), 1e-9);
}

TEST(Butterworth, RefusesWhatItCannotDo) {
  EXPECT_THROW((void)make_butterworth(21, 1, 10), std::invalid_argument);
  EXPECT_THROW((void)make_butterworth(4, 5, 10), std::invalid_argument);
  EXPECT_THROW((void)filter_zero_phase(make_butterworth(4, 1, 10), Matrix::Zero(15, 1)), std::invalid_argument);
}

TEST(Differences, AreExactForPolynomialsOfTheirOrder) {
  for (const int accuracy : {2, 4, 6, 8}) {
    Matrix x(40, 1), truth(40, 1);
    for (Eigen::Index k = 0; k < 40; ++k) {
      const double t = 0.1 * static_cast<double>(k) - 2;
      x(k, 0) = std::pow(t, accuracy);
      truth(k, 0) = accuracy * std::pow(t, accuracy - 1);
    }
    const Matrix v = differentiate_central(x, 0.1, accuracy);
    const Eigen::Index edge = accuracy / 2;
    EXPECT_LE((v - truth).middleRows(edge, 40 - 2 * edge).cwiseAbs().maxCoeff(), 1e-10 * truth.cwiseAbs().maxCoeff());
  }
}

TEST(SavitzkyGolay, IsExactForPolynomialsToTheEnds) {
  Matrix x(50, 1), v(50, 1), a(50, 1);
  for (Eigen::Index k = 0; k < 50; ++k) {
    const double t = 0.02 * static_cast<double>(k);
    x(k, 0) = 1 + t - 2 * t * t + 3 * t * t * t - t * t * t * t;
    v(k, 0) = 1 - 4 * t + 9 * t * t - 4 * t * t * t;
    a(k, 0) = -4 + 18 * t - 12 * t * t;
  }
  EXPECT_LE((savitzky_golay(x, 0.02, 5, 4, 0) - x).cwiseAbs().maxCoeff(), 1e-12);
  EXPECT_LE((savitzky_golay(x, 0.02, 5, 4, 1) - v).cwiseAbs().maxCoeff(), 1e-9);
  EXPECT_LE((savitzky_golay(x, 0.02, 5, 4, 2) - a).cwiseAbs().maxCoeff(), 1e-6);
}

TEST(Cutoff, LiesAboveTheMotionAndBelowTheNoise) {
  Rng rng(9);
  const double rate = 500;
  Matrix q(10000, 2);
  for (Eigen::Index k = 0; k < q.rows(); ++k) {
    const double t = static_cast<double>(k) / rate;
    q(k, 0) = std::sin(2 * M_PI * 0.5 * t) + 0.1 * std::sin(2 * M_PI * 2 * t) + 0.05 * std::sin(2 * M_PI * 6 * t) +
              1e-5 * rng.normal();
    q(k, 1) = 0.3 * std::cos(2 * M_PI * 2 * t) + 1e-5 * rng.normal();
  }
  const CutoffChoice choice = choose_cutoff(q, rate);
  EXPECT_GE(choice.cutoff, 6);
  EXPECT_LE(choice.cutoff, 12) << choice.reason;
  EXPECT_NE(choice.reason.find("10 dB above the position noise"), std::string::npos);
}

}  // namespace
}  // namespace armature
