// The smooth criteria: their gradients are exact, and they meet the true ones in the limit.
#include "design/criterion/criterion.hpp"

#include <gtest/gtest.h>

#include <Eigen/SVD>
#include <cmath>
#include <functional>

#include "armature/base.hpp"
#include "armature/rng.hpp"
#include "design/criterion/fourier_basis.hpp"
#include "design/problem.hpp"
#include "support/random_robot.hpp"

namespace armature::design {
namespace {

Matrix random_information(Rng& rng, int size) {
  Matrix f(3 * size, size);
  for (double& value : f.reshaped()) value = rng.normal();
  for (int i = 0; i < size; ++i) f.col(i) *= std::pow(10, rng.uniform(-1, 1));
  return f.transpose() * f;
}

using Spectral = std::function<SpectralValue(const Matrix&)>;

// Central differences along random symmetric directions; 1e-6 relative leaves room for their own error.
void expect_exact_gradient(const Spectral& f, const char* name) {
  Rng rng(7);
  for (int trial = 0; trial < 20; ++trial) {
    const Matrix G = random_information(rng, 2 + rng.index(9));
    Matrix direction(G.rows(), G.cols());
    for (double& value : direction.reshaped()) value = rng.normal();
    direction = (direction + direction.transpose()).eval() * (1e-2 * G.diagonal().minCoeff());
    const double h = 1e-4;
    const double difference = (f(G + h * direction).value - f(G - h * direction).value) / (2 * h);
    const double exact = f(G).gradient.cwiseProduct(direction).sum();
    EXPECT_NEAR(difference, exact, 1e-6 * (std::abs(exact) + 1e-3)) << name << ", trial " << trial;
  }
}

TEST(Criterion, GradientsAreExact) {
  expect_exact_gradient([](const Matrix& G) { return log_condition(G, 3); }, "log condition");
  expect_exact_gradient([](const Matrix& G) { return log_inverse_smallest(G, 5); }, "log 1/sigma_min");
  expect_exact_gradient([](const Matrix& G) { return minus_log_det(G); }, "log det");
  expect_exact_gradient([](const Matrix& G) { return log_trace_inverse(G); }, "trace of inverse");
  expect_exact_gradient([](const Matrix& G) { return scaled_log_condition(G, 4); }, "scaled condition");
  expect_exact_gradient([](const Matrix& G) { return log_column_range(G, 4); }, "column range");
  expect_exact_gradient([](const Matrix& G) { return minus_log_diagonal(G); }, "Hadamard");
  expect_exact_gradient(
      [](const Matrix& G) {
        const Matrix f =
            Matrix::NullaryExpr(5, G.cols(), [](Eigen::Index i, Eigen::Index j) { return std::sin(3.0 * i + j); });
        return log_prediction_variance(G, f.transpose() * f);
      },
      "prediction variance");
}

// Hadamard: det G ≤ Π G_gg, with equality where nothing is correlated.
TEST(Criterion, HadamardIsBelowTheDeterminant) {
  Rng rng(11);
  for (int trial = 0; trial < 50; ++trial) {
    const Matrix G = random_information(rng, 2 + rng.index(9));
    EXPECT_LE(minus_log_diagonal(G).value, minus_log_det(G).value + 1e-9);
    const Matrix D = G.diagonal().asDiagonal();
    EXPECT_NEAR(minus_log_diagonal(D).value, minus_log_det(D).value, 1e-9);
  }
}

TEST(Criterion, SmoothConditionIsAboveTheTrueOneByAtMostLogOverOrder) {
  Rng rng(8);
  for (int trial = 0; trial < 50; ++trial) {
    const int size = 2 + rng.index(20);
    const Matrix G = random_information(rng, size);
    const Vector lambda = Eigen::JacobiSVD<Matrix>(G).singularValues();
    const double truth = 0.5 * std::log(lambda[0] / lambda[size - 1]);
    for (const int p : {1, 2, 8, 65, 257}) {
      const double smooth = log_condition(G, p).value;
      EXPECT_GE(smooth, truth - 1e-9);
      EXPECT_LE(smooth, truth + std::log(size) / p + 1e-9);
    }
  }
}

TEST(Criterion, SingularInformationHasNoValue) {
  Matrix G = Matrix::Identity(4, 4);
  G(3, 3) = 0;
  EXPECT_TRUE(std::isinf(log_condition(G, 2).value));
  EXPECT_TRUE(std::isinf(minus_log_det(G).value));
}

// Every objective, through regressor, recursion and series, against central differences in the unknowns.
TEST(Criterion, GradientReachesTheCoefficients) {
  const Robot robot = testing::iiwa14();
  const TorqueModel model(robot, {viscous_friction(robot), coulomb_friction(robot)});
  const BaseMap base = compute_base(model);
  Matrix selection = Matrix::Zero(model.parameter_count(), base.size());
  for (int i = 0; i < base.size(); ++i) selection(base.columns[static_cast<std::size_t>(i)], i) = 1;
  const Observation observation = Observation(model, selection).smoothed(0.1);
  const MotionMap map{FourierBasis({5, 0.1, true, false}), Vector::Zero(7), Vector::Ones(7)};
  const auto phi = map.basis.sample(60);
  const Vector variance = Vector::LinSpaced(7, 0.5, 2);
  Rng rng(9);
  for (int kind = 0; kind < 12; ++kind) {
    Objective objective;
    objective.kind = static_cast<Objective::Kind>(kind);
    objective.interest = kind % 2 == 0 ? 0 : 12;
    SmoothCriterion criterion(objective, observation, variance);
    const int counted = objective.interest > 0 ? objective.interest : base.size();
    criterion.predict(Matrix(Vector::LinSpaced(counted, 1, 2).asDiagonal()));
    const auto value = [&](const Vector& x) {
      return criterion.evaluate(observation.grams(map.motion(phi, x)), 3, false).objective;
    };
    const Vector x = 0.5 * rng.normal_vector(map.size()), direction = rng.normal_vector(map.size());
    const Motion motion = map.motion(phi, x);
    auto grams = observation.grams(motion);
    const auto at = criterion.evaluate(grams, 3, true);
    ASSERT_TRUE(std::isfinite(at.objective)) << to_string(objective.kind);
    const MotionGradient g = observation.gradient(motion, grams, at.sensitivity);
    const double exact = map.pull_back(phi, g.d_q, g.d_v, g.d_a).dot(direction);
    const double h = 1e-5;
    const double difference = (value(x + h * direction) - value(x - h * direction)) / (2 * h);
    EXPECT_NEAR(difference, exact, 1e-5 * (std::abs(exact) + 1)) << to_string(objective.kind);
  }
}

// Candidates are compared by the squares of the singular values; the result is reported by QR.
TEST(Criterion, TheQuickOneIsTheExactOne) {
  int other_bits = 0;
  for (int kind = 0; kind < 12; ++kind) {
    for (const bool payload : {false, true}) {
      DesignSpec spec = *load_design_spec("default");
      spec.objective.kind = static_cast<Objective::Kind>(kind);
      if (payload && spec.objective.kind == Objective::Kind::VOptimal) continue;  // it is about all columns
      spec.observed = payload ? Observed::Payload : Observed::Base;
      spec.objective.log_det_bound = 1e6;
      spec.criterion_samples = 200;
      if (kind % 2 == 0) spec.noise_variance = Vector::LinSpaced(7, 0.5, 2);
      const auto problem = make_problem(testing::iiwa14(), spec);
      ASSERT_TRUE(problem.has_value()) << problem.error().text();
      Rng rng(5);
      const Vector x = 0.3 * rng.normal_vector(problem->map.size());
      // Standing still shows nothing.
      for (const Vector& at : {x, Vector(0.1 * x), Vector(0.0 * x)}) {
        const TrueCriterion exact = problem->criterion(at), quick = problem->quick_criterion(at);
        if (!std::isfinite(exact.objective)) {
          EXPECT_FALSE(std::isfinite(quick.objective)) << to_string(spec.objective.kind);
          continue;
        }
        EXPECT_NEAR(quick.objective, exact.objective, 1e-6 * std::abs(exact.objective))
            << to_string(spec.objective.kind);
        EXPECT_NEAR(quick.values.log_det, exact.values.log_det, 1e-6) << to_string(spec.objective.kind);
        other_bits += quick.values.log_det != exact.values.log_det ? 1 : 0;
      }
    }
  }
  EXPECT_GE(other_bits, 12);  // every criterion of all columns: it is not the same code that was asked twice
}

// What recordings say already, from another motion; columns that count and nuisances are correlated in it.
Matrix known_from(const Problem& problem, const Vector& x) {
  const Motion motion = problem.map.motion(problem.map.basis.sample(100), x);
  return problem.observation.information(problem.observation.grams(motion), Vector::Ones(problem.map.joints()));
}

// The search counts its samples, the result criterion_samples: log_det_not_counted() is all that is between them, with
// a prior and without, for all columns and for some. No friction that jumps: smooth and true columns are the same.
TEST(Criterion, TheSearchAndTheResultHaveTheSameLogDet) {
  for (const bool payload : {false, true}) {
    for (const bool prior : {false, true}) {
      DesignSpec spec;
      spec.terms = {"viscous"};
      spec.observed = payload ? Observed::Payload : Observed::Base;
      spec.samples = 400, spec.criterion_samples = 1600;
      Rng rng(5);
      const auto before = make_problem(testing::iiwa14(), spec);
      ASSERT_TRUE(before.has_value()) << before.error().text();
      const Vector x = 0.3 * rng.normal_vector(before->map.size());
      if (prior) spec.prior = known_from(*before, 0.3 * rng.normal_vector(x.size()));
      const auto problem = make_problem(testing::iiwa14(), spec);
      ASSERT_TRUE(problem.has_value()) << problem.error().text();
      const SmoothCriterion search = problem->smooth_criterion(problem->objective, problem->observation);
      const auto grams = problem->observation.grams(problem->map.motion(problem->map.basis.sample(spec.samples), x));
      const double wanted = problem->log_det_not_counted() - search.log_det(grams, false).objective;
      EXPECT_NEAR(problem->criterion(x).values.log_det, wanted, 1e-6) << payload << prior;
      EXPECT_NEAR(problem->quick_criterion(x).values.log_det, wanted, 1e-6) << payload << prior;
    }
  }
}

}  // namespace
}  // namespace armature::design
