// Logs without a header: columns told apart by their numbers.
#include "recording/unnamed.hpp"

#include <gtest/gtest.h>

#include "armature/rng.hpp"

namespace armature {
namespace {

using recording::fit_numbers;
using recording::PresetFit;
using recording::Table;

constexpr int kJoints = 6;
constexpr Eigen::Index kRows = 1500;

/// Sines of the joints' own frequencies, at 100 Hz with uneven stamps; torques that go with them, and noise.
struct Signals {
  Vector time{kRows};
  Matrix q{kRows, kJoints}, v{kRows, kJoints}, a{kRows, kJoints}, tau{kRows, kJoints};
};

Signals make_signals(std::uint64_t seed) {
  Rng rng(seed);
  Signals s;
  double t = 1017.78;
  for (Eigen::Index k = 0; k < kRows; ++k) {
    s.time[k] = t;
    t += rng.uniform(0.008, 0.013);
  }
  for (int j = 0; j < kJoints; ++j) {
    const double w = rng.uniform(1, 4), u = rng.uniform(0.3, 1), size = rng.uniform(0.3, 1);
    for (Eigen::Index k = 0; k < kRows; ++k) {
      const double x = s.time[k];
      // An encoder's step, and a velocity with noise of its own.
      s.q(k, j) = std::round((size * std::sin(w * x) + 0.4 * std::cos(u * x)) * 1e4) / 1e4;
      s.v(k, j) = size * w * std::cos(w * x) - 0.4 * u * std::sin(u * x) + 0.01 * rng.normal();
      s.a(k, j) = -size * w * w * std::sin(w * x) - 0.4 * u * u * std::cos(u * x) + 0.1 * rng.normal();
      s.tau(k, j) = 20 * std::sin(s.q(k, j)) + 3 * s.a(k, j) + (s.v(k, j) > 0 ? 4 : -4) + 0.5 * rng.normal();
    }
  }
  return s;
}

/// Columns side by side under numbers for names.
Table table_of(const std::vector<Matrix>& parts) {
  Table table;
  table.file = "log.csv";
  Eigen::Index columns = 0;
  for (const Matrix& part : parts) columns += part.cols();
  table.values.resize(parts.front().rows(), columns);
  Eigen::Index at = 0;
  for (const Matrix& part : parts) {
    table.values.middleCols(at, part.cols()) = part;
    at += part.cols();
  }
  for (Eigen::Index c = 0; c < columns; ++c) table.names.push_back("#" + std::to_string(c + 1));
  return table;
}

std::vector<std::string> names(int first, int step = 1) {
  std::vector<std::string> out;
  for (int j = 0; j < kJoints; ++j) out.push_back("#" + std::to_string(first + j * step));
  return out;
}

bool doubts(const PresetFit& fit, const char* kind) {
  return std::any_of(fit.doubts.begin(), fit.doubts.end(), [&](const Finding& f) { return f.kind == kind; });
}

TEST(Unnamed, TimePositionsVelocitiesTorques) {
  for (std::uint64_t seed = 1; seed <= 10; ++seed) {
    const Signals s = make_signals(seed);
    const auto fit = fit_numbers(table_of({s.time, s.q, s.v, s.tau}));
    ASSERT_TRUE(fit) << fit.error().text();
    EXPECT_EQ(fit->mapping.time_column, "#1");
    EXPECT_EQ(fit->mapping.q.columns, names(2));
    EXPECT_EQ(fit->mapping.v.columns, names(8));
    EXPECT_EQ(fit->mapping.tau.columns, names(14));
    EXPECT_TRUE(doubts(*fit, "torque-or-current"));
  }
}

TEST(Unnamed, AccelerationsAndNoTime) {
  const Signals s = make_signals(3);
  const auto fit = fit_numbers(table_of({s.q, s.v, s.a, s.tau}));
  ASSERT_TRUE(fit) << fit.error().text();
  EXPECT_EQ(fit->mapping.time_column, "");
  EXPECT_EQ(fit->mapping.q.columns, names(1));
  EXPECT_EQ(fit->mapping.a.columns, names(13));
  EXPECT_EQ(fit->mapping.tau.columns, names(19));
}

TEST(Unnamed, JointBesideJoint) {
  const Signals s = make_signals(4);
  std::vector<Matrix> parts = {s.time};
  for (int j = 0; j < kJoints; ++j) {
    for (const Matrix* m : {&s.q, &s.v, &s.tau}) parts.push_back(m->col(j));
  }
  const auto fit = fit_numbers(table_of(parts));
  ASSERT_TRUE(fit) << fit.error().text();
  EXPECT_EQ(fit->mapping.q.columns, names(2, 3));
  EXPECT_EQ(fit->mapping.v.columns, names(3, 3));
  EXPECT_EQ(fit->mapping.tau.columns, names(4, 3));
}

TEST(Unnamed, AJointThatStandsIsTakenAlong) {
  Signals s = make_signals(5);
  s.q.col(0).setConstant(0.3);
  s.v.col(0).setZero();
  s.q.col(5).setConstant(-1);
  s.v.col(5).setZero();
  const auto fit = fit_numbers(table_of({s.time, s.q, s.v, s.tau}));
  ASSERT_TRUE(fit) << fit.error().text();
  EXPECT_EQ(fit->mapping.q.columns, names(2));
  EXPECT_EQ(fit->mapping.v.columns, names(8));
}

TEST(Unnamed, PositionsAndTorquesAlone) {
  const Signals s = make_signals(6);
  const auto fit = fit_numbers(table_of({s.time, s.q, s.tau}));
  ASSERT_TRUE(fit) << fit.error().text();
  EXPECT_EQ(fit->mapping.q.columns, names(2));
  EXPECT_TRUE(fit->mapping.v.columns.empty());
  EXPECT_EQ(fit->mapping.tau.columns, names(8));
}

// What numbers cannot tell is not guessed.
TEST(Unnamed, RefusesWhatNumbersDoNotTell) {
  const Signals s = make_signals(7);
  EXPECT_FALSE(fit_numbers(table_of({s.time, s.tau, s.q})));  // torques first: not the order that is understood
  EXPECT_FALSE(fit_numbers(table_of({s.time, s.tau, 2 * s.tau})));
  EXPECT_FALSE(fit_numbers(table_of({s.time, s.q.leftCols(1)})));
  Table gaps = table_of({s.time, s.q, s.v, s.tau});
  gaps.values(7, 3) = std::nan("");
  EXPECT_FALSE(fit_numbers(gaps));
  const auto two = fit_numbers(table_of({s.time, s.q, s.v, s.tau, s.tau.rowwise().reverse()}));
  ASSERT_TRUE(two) << two.error().text();
  EXPECT_TRUE(two->mapping.tau.columns.empty());
  EXPECT_TRUE(doubts(*two, "torque-columns"));
}

}  // namespace
}  // namespace armature
