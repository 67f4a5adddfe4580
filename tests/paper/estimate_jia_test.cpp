// Jia 2019, Tables 4 and 5: designs F1 … F4 by mean relative deviation, and wrongly assumed noise, in simulation.
//
// F1: smallest condition number. F2: smallest −log det of the information. F3: goal attainment of both. F4: smallest
// condition number subject to a bound on −log det. Each motion is designed for its own criterion with the paper's
// limits.
#include <gtest/gtest.h>

#include <Eigen/Eigenvalues>
#include <algorithm>
#include <array>

#include "armature/design.hpp"
#include "armature/papers.hpp"
#include "estimate/support.hpp"
#include "support/sweep.hpp"

namespace armature {
namespace {

// Section 4.2 [N²·m²].
const Vector kVariance = load_paper("jia2019").value().setting("random_variance_n2m2");

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
    // Designed once for all tests.
    static const std::array<Motion, 4> motions = designed(1);
    designs_ = judged(motions);
  }

  [[nodiscard]] std::array<Candidate, 4> judged(const std::array<Motion, 4>& motions) const {
    std::array<Candidate, 4> out;
    for (std::size_t i = 0; i < 4; ++i) out[i] = judged(motions[i]);
    return out;
  }

  static std::array<Motion, 4> designed(std::uint64_t seed) {
    using Kind = Objective::Kind;
    std::array<Motion, 4> out;
    const Kind kinds[] = {Kind::ConditionNumber, Kind::DOptimal, Kind::GoalAttainment, Kind::Embedded};
    for (std::size_t i = 0; i < 4; ++i) {
      DesignSpec spec = load_design_spec("jia2019").value();
      spec.objective.kind = kinds[i];
      spec.seed = seed;
      spec.starts = 3, spec.budget_s = 600;  // never stopped by a busy machine
      out[i] = design_motion(testing::planar2r(), spec).value().trajectory().sample(100, false).motion;
    }
    return out;
  }

  // What the base parameters' regression makes of a motion.
  [[nodiscard]] Candidate judged(const Motion& m) const {
    Samples s;
    s.motion = m;
    s.tau = Matrix::Zero(m.samples(), 2);
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

  [[nodiscard]] const Candidate& f1() const { return designs_[0]; }
  [[nodiscard]] const Candidate& f2() const { return designs_[1]; }
  [[nodiscard]] const Candidate& f3() const { return designs_[2]; }
  [[nodiscard]] const Candidate& f4() const { return designs_[3]; }

  // Mean over seeds of |beta(assumed) − beta(true weights)| in deviations: how much a wrong noise level moves the
  // answer.
  double sensitivity(const Candidate& c, const Vector& assumed) const {
    double sum = 0;
    const int runs = testing::sweep(200);
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
  std::array<Candidate, 4> designs_;
};

// Table 4: confirmed that F2 has the smallest mean RSD, and that F4's is smaller than F1's. That F4's is smaller than
// F3's is not: with goals about all samples, goal attainment comes out at 0.15 % here and the embedded criterion at
// 0.17 %.
TEST_F(Jia2019, Table4MeanRelativeDeviation) {
  const char* names[] = {"F1", "F2", "F3", "F4"};
  const Paper paper = load_paper("jia2019").value();
  const Candidate* designs[] = {&f1(), &f2(), &f3(), &f4()};
  for (int i = 0; i < 4; ++i) {
    std::printf("Jia 2019 Table 4, %s: mean RSD %.3f %% (paper %.2f %%), condition %.1f, −log det %.1f\n", names[i],
                100 * mean_rsd(*designs[i]), paper.item("Table 4").number("mean", std::string(names[i]) + " rsd"),
                designs[i]->condition, designs[i]->minus_log_det);
  }
  for (const Candidate* other : {&f1(), &f3(), &f4()}) EXPECT_LT(mean_rsd(f2()), mean_rsd(*other));
  EXPECT_LT(mean_rsd(f4()), mean_rsd(f1()));
  EXPECT_LT(mean_rsd(f3()), mean_rsd(f1()));
}

// Table 5: weights that are wrong by a common factor change nothing; a wrong ratio between the joints does, little.
// "F4 is more robust than F2" is refuted: F2's parameters move less, for designs of three seeds (eight, with 400
// noises each, said the same).
TEST_F(Jia2019, Table5WronglyAssumedNoise) {
  EXPECT_LE(sensitivity(f2(), 3 * kVariance), 1e-9);
  const Paper paper = load_paper("jia2019").value();
  const Vector lower = paper.setting("residual_variance_n2m2"), higher = paper.setting("assumed_variance_n2m2");
  for (const Candidate* c : {&f2(), &f4()}) {
    const double rsd = mean_rsd(*c);
    EXPECT_LE(sensitivity(*c, lower), 3 * rsd);
    EXPECT_LE(sensitivity(*c, higher), 3 * rsd);
    EXPECT_GT(sensitivity(*c, lower), 0);
    std::printf("Jia 2019 Table 5, %s: parameters move by %.3f and %.3f %% on average with the variances of its rows\n",
                c == &f2() ? "F2" : "F4", 100 * sensitivity(*c, lower), 100 * sensitivity(*c, higher));
  }
  // Not an accident of one search: designs of other seeds say the same.
  for (std::uint64_t seed = 1; seed <= 3; ++seed) {
    const std::array<Candidate, 4> of = judged(designed(seed));
    for (const Vector& assumed : {lower, higher}) {
      const double two = sensitivity(of[1], assumed), four = sensitivity(of[3], assumed);
      std::printf("Jia 2019 Table 5, seed %d: F2 %.3f %%, F4 %.3f %%; per own deviation %.3f and %.3f\n",
                  static_cast<int>(seed), 100 * two, 100 * four, two / mean_rsd(of[1]), four / mean_rsd(of[3]));
      EXPECT_LT(two, four) << "seed " << seed;
    }
  }
}

}  // namespace
}  // namespace armature
