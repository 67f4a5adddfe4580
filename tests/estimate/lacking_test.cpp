// What a model lacks is named where the residual shows it, and nothing is named by chance.
#include <gtest/gtest.h>

#include "armature/presliding.hpp"
#include "armature/statistics.hpp"
#include "estimate/support.hpp"

namespace armature {
namespace {

using Index = Eigen::Index;
using testing::Bench;
using testing::make_bench;

// Noise of unit deviation with a memory from one sample to the next.
Vector noise_of(Index count, double memory, Rng& rng) {
  Vector out(count);
  double x = rng.normal();
  for (Index k = 0; k < count; ++k) {
    out[k] = x;
    x = memory * x + std::sqrt(1 - memory * memory) * rng.normal();
  }
  return out;
}

Statistics statistics_of(const Bench& bench, const Samples& s, int keep_every = 1, const Matrix& weights = {}) {
  const Estimate e = estimate(accumulate(bench.model, bench.base, s, {.keep_every = keep_every}, weights).value());
  return compute_statistics(bench.model, bench.base, s, e, {.bootstrap_runs = 0, .keep_every = keep_every}, weights);
}

// 150 recordings of a model that lacks nothing, white and coloured noise, 16 tests each of chance 1e-4: 0.24 of them
// are expected to name something. Four or more happen with probability 1e-4; a chance that is really 0.005 is noticed
// with 99.9 %.
TEST(Lacking, NothingIsNamedByChance) {
  const Bench bench = make_bench(testing::planar2r(), 2000, 100, 31);
  Rng rng(32);
  int named = 0;
  const int runs = testing::sweep(150);
  for (int run = 0; run < runs; ++run) {
    Samples s = bench.clean;
    for (Index j = 0; j < 2; ++j) s.tau.col(j) += 0.1 * noise_of(s.size(), 0.4 * (run % 3), rng);
    for (const JointStatistics& joint : statistics_of(bench, s).of_joint) named += joint.lacks.empty() ? 0 : 1;
  }
  EXPECT_LE(named, 3 + runs / 300);
}

// The same where rows are thinned, as the command line does with every long log, and where slow rows are left out: the
// noise of thinned rows is far from white, and the first rows of every stretch have no past that would say how.
TEST(Lacking, NothingIsNamedByChanceInThinnedRows) {
  const Bench bench = make_bench(testing::planar2r(), 8000, 400, 35);
  const Matrix moving = (bench.clean.motion.v.array().abs() > 0.05).cast<double>();
  ASSERT_LT(moving.mean(), 0.98);
  Rng rng(36);
  int named = 0;
  std::string said;
  const int runs = testing::sweep(150);
  for (int run = 0; run < runs; ++run) {
    Samples s = bench.clean;
    for (Index j = 0; j < 2; ++j) s.tau.col(j) += 0.1 * noise_of(s.size(), 0.4 * (run % 3), rng);
    s.starts = {0, run % 2 == 0 ? 3100 : 5300};
    for (const JointStatistics& joint : statistics_of(bench, s, 4, run % 4 < 2 ? moving : Matrix()).of_joint) {
      named += joint.lacks.empty() ? 0 : 1;
      if (!joint.lacks.empty()) said += std::to_string(run % 4) + ": " + joint.lacks[0].words + "\n";
    }
  }
  EXPECT_LE(named, 3 + runs / 300) << said;
}

struct Missing {
  const char* words;
  JointVerdict verdict;
  std::function<double(const Samples&, Index k)> torque;  // of joint 2
};

// Effects of about the size of the noise are named in nine of ten recordings at least, each by its own name.
TEST(Lacking, EveryKindIsNamed) {
  const Bench bench = make_bench(testing::planar2r(), 4000, 200, 33);
  const auto v = [](const Samples& s, Index k) { return s.motion.v(k, 1); };
  const auto sign = [v](const Samples& s, Index k) { return v(s, k) > 0 ? 1.0 : -1.0; };
  const Samples& clean = bench.clean;
  const Vector turned = presliding_state(clean.motion.q.col(1), {0}, 2e-3);
  const std::vector<Missing> list = {
      {"after a reversal", JointVerdict::Friction,
       [&](const Samples& s, Index k) { return 0.8 * (turned[k] - sign(s, k)); }},
      {"near standstill", JointVerdict::Friction,
       [&](const Samples& s, Index k) { return 0.25 * sign(s, k) * std::exp(-std::pow(v(s, k) / 0.3, 2)); }},
      {"not proportional", JointVerdict::Friction,
       [&](const Samples& s, Index k) { return 0.2 * v(s, k) * std::abs(v(s, k)); }},
      {"load", JointVerdict::Friction,
       [&](const Samples& s, Index k) { return 0.1 * sign(s, k) * std::abs(clean.tau(k, 1)); }},
      {"during the recording", JointVerdict::Friction,
       [&](const Samples& s, Index k) { return 0.02 * s.time[k] * sign(s, k); }},
      {"constant", JointVerdict::Offset, [](const Samples&, Index) { return 0.1; }},
  };
  Rng rng(34);
  for (const Missing& missing : list) {
    int named = 0;
    std::string said;
    for (int run = 0; run < 10; ++run) {
      Samples s = clean;
      for (Index k = 0; k < s.size(); ++k) s.tau(k, 1) += missing.torque(clean, k);
      for (Index j = 0; j < 2; ++j) s.tau.col(j) += 0.1 * noise_of(s.size(), 0.5, rng);
      const JointStatistics joint = statistics_of(bench, s).of_joint[1];
      named += joint.verdict == missing.verdict && joint.words.find(missing.words) != std::string::npos ? 1 : 0;
      said += joint.words + "\n";
    }
    EXPECT_GE(named, 9) << missing.words << ":\n" << said;
  }
}

// A motion estimate rounds off what friction does to the acceleration at a reversal. The torque that the model then
// leaves there has opposite signs before and after, or is there before alone where the joint stops before it turns: it
// is not called friction that lags.
TEST(Lacking, ARoundedReversalIsNoLag) {
  const Bench bench = make_bench(testing::planar2r(), 4000, 200, 37);
  const Matrix& v = bench.clean.motion.v;
  Rng rng(38);
  int lags = 0, seen = 0;
  for (int run = 0; run < 20; ++run) {
    Samples s = bench.clean;
    for (Index k = 1; k < s.size(); ++k) {
      if (v(k, 1) * v(k - 1, 1) > 0) continue;
      const double direction = v(k, 1) > 0 ? 1 : -1;
      const Index end = run % 2 == 0 ? std::min(s.size(), k + 15) : k;
      for (Index i = std::max<Index>(0, k - 15); i < end; ++i)
        s.tau(i, 1) += 0.5 * direction * (i < k ? 1 : -1) * std::exp(-std::abs(static_cast<double>(i - k) + 0.5) / 3);
    }
    for (Index j = 0; j < 2; ++j) s.tau.col(j) += 0.1 * noise_of(s.size(), 0.5, rng);
    const Statistics found = statistics_of(bench, s);
    for (const Lack& lack : found.of_joint[1].lacks) {
      ++seen;
      lags += lack.words.find("after a reversal") != std::string::npos ? 1 : 0;
    }
  }
  EXPECT_GT(seen, 0) << "the effect is too small to test anything";
  EXPECT_LE(lags, 1);
}

}  // namespace
}  // namespace armature
