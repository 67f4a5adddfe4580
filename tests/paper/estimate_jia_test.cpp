// Jia 2019, Tables 4 and 5: designs F1 … F4 by mean relative deviation, and wrongly assumed noise, in simulation.
//
// F1: smallest condition number. F2: smallest −log det of the information. F3: goal attainment of both. F4: smallest
// condition number among motions whose −log det is below a bound. Each takes the best of the same random motions.
#include <gtest/gtest.h>

#include <Eigen/Eigenvalues>
#include <algorithm>

#include "estimate/support.hpp"

namespace armature {
namespace {

// Section 4.2 [N²·m²].
const Vector kVariance{{5.0832, 0.0499}};

struct Candidate {
  Motion motion;
  double condition = 0;
  double minus_log_det = 0;
  Vector deviation;
};

class Jia2019 : public ::testing::Test {
 protected:
  Jia2019()
      : model_(testing::planar2r(), {viscous_friction(testing::planar2r()), coulomb_friction(testing::planar2r())}),
        base_(testing::quick_base(model_)),
        truth_(base_.to_base(model_.nominal())) {
    const Vector time = testing::times(2000, 100);
    for (std::uint64_t seed = 1; seed <= 150; ++seed) candidates_.push_back(make(time, seed));
  }

  // Five harmonics of 0.05 Hz within 3.14 rad, 5.2 rad/s, 4.5 rad/s².
  Candidate make(const Vector& time, std::uint64_t seed) const {
    Rng rng(seed);
    Motion m = testing::random_multi(rng, 2, 5, 20, 1).at(time);
    const double reach = rng.uniform(0.3, 1);
    for (Eigen::Index j = 0; j < 2; ++j) {
      const double scale =
          reach * std::min({3.14 / m.q.col(j).cwiseAbs().maxCoeff(), 5.2 / m.v.col(j).cwiseAbs().maxCoeff(),
                            4.5 / m.a.col(j).cwiseAbs().maxCoeff()});
      m.q.col(j) *= scale;
      m.v.col(j) *= scale;
      m.a.col(j) *= scale;
    }
    Samples s;
    s.motion = m;
    s.tau = Matrix::Zero(time.size(), 2);
    const Information info = accumulate(model_, base_, s).value();
    const LeastSquaresCost plain = make_cost(info, Vector::Ones(2));
    const LeastSquaresCost weighted = make_cost(info, Vector(kVariance.cwiseSqrt()));
    const Matrix inverse =
        weighted.factor.triangularView<Eigen::Upper>().solve(Matrix::Identity(base_.size(), base_.size()));
    const Matrix gram = plain.factor.transpose() * plain.factor;
    const Vector values = gram.selfadjointView<Eigen::Lower>().eigenvalues();
    return {m, std::sqrt(values.maxCoeff() / values.minCoeff()), -2 * weighted.factor.diagonal().array().log().sum(),
            inverse.rowwise().norm()};
  }

  // Mean of v / |truth| over the parameters that are not zero in truth.
  [[nodiscard]] double relative(const Vector& v) const {
    double sum = 0;
    int count = 0;
    for (Eigen::Index i = 0; i < v.size(); ++i) {
      if (std::abs(truth_[i]) < 1e-9) continue;
      sum += std::abs(v[i] / truth_[i]);
      ++count;
    }
    return sum / count;
  }
  [[nodiscard]] double mean_rsd(const Candidate& c) const { return relative(c.deviation); }

  template <class Score>
  const Candidate& best(const Score& score) const {
    return *std::min_element(candidates_.begin(), candidates_.end(),
                             [&](const auto& a, const auto& b) { return score(a) < score(b); });
  }
  const Candidate& f1() const {
    return best([](const Candidate& c) { return c.condition; });
  }
  const Candidate& f2() const {
    return best([](const Candidate& c) { return c.minus_log_det; });
  }
  const Candidate& f3() const {
    return best([&](const Candidate& c) {
      return std::max((c.condition - f1().condition) / f1().condition, (c.minus_log_det - f2().minus_log_det) / 5);
    });
  }
  const Candidate& f4() const {
    const double bound = f2().minus_log_det + 2;
    return best([&](const Candidate& c) { return c.minus_log_det <= bound ? c.condition : kInfinity; });
  }

  // Mean over seeds of |beta(assumed) − beta(true weights)| in deviations: how much a wrong noise level moves the
  // answer.
  double sensitivity(const Candidate& c, const Vector& assumed) const {
    double sum = 0;
    const int runs = 20;
    for (int run = 0; run < runs; ++run) {
      Rng rng = Rng(5).fork(static_cast<std::uint64_t>(run));
      Samples s;
      s.motion = c.motion;
      s.tau = inverse_dynamics(model_, model_.nominal(), c.motion);
      for (Eigen::Index j = 0; j < 2; ++j) s.tau.col(j) += std::sqrt(kVariance[j]) * rng.normal_vector(s.tau.rows());
      const Information info = accumulate(model_, base_, s).value();
      const auto fit = [&](const Vector& variance) {
        return estimate(info, {.weighting = EstimateOptions::Weighting::Given, .sigma = variance.cwiseSqrt()}).beta;
      };
      sum += relative(fit(assumed) - fit(kVariance)) / runs;
    }
    return sum;
  }

  TorqueModel model_;
  BaseMap base_;
  Vector truth_;
  std::vector<Candidate> candidates_;
};

// Table 4: confirmed that F2 has the smallest mean RSD, and that F4 is better than F1.
TEST_F(Jia2019, Table4MeanRelativeDeviation) {
  EXPECT_LE(mean_rsd(f2()), mean_rsd(f1()));
  EXPECT_LE(mean_rsd(f2()), 1.05 * mean_rsd(f3()));
  EXPECT_LE(mean_rsd(f2()), 1.05 * mean_rsd(f4()));
  EXPECT_LE(mean_rsd(f4()), mean_rsd(f1()));
  EXPECT_LE(f1().condition, f4().condition);
  EXPECT_LE(f4().condition, f2().condition);
}

// Table 5: weights that are wrong by a common factor change nothing; a wrong ratio between the joints does, little.
TEST_F(Jia2019, Table5WronglyAssumedNoise) {
  EXPECT_LE(sensitivity(f2(), 3 * kVariance), 1e-9);
  const Vector lower{{0.0516, 0.0161}}, higher{{8, 1}};
  for (const Candidate* c : {&f2(), &f4()}) {
    const double rsd = mean_rsd(*c);
    EXPECT_LE(sensitivity(*c, lower), 3 * rsd);
    EXPECT_LE(sensitivity(*c, higher), 3 * rsd);
    EXPECT_GT(sensitivity(*c, lower), 0);
  }
}

}  // namespace
}  // namespace armature
