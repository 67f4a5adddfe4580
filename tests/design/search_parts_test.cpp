// The parts of the search: the series, the constraints' gradients, the interior-point method.
#include <gtest/gtest.h>

#include <cmath>

#include "armature/rng.hpp"
#include "design/criterion/fourier_basis.hpp"
#include "design/problem.hpp"
#include "design/search/interior_point.hpp"
#include "design/search/limit_constraints.hpp"
#include "design/search/path_constraints.hpp"
#include "support/random_robot.hpp"

namespace armature::design {
namespace {

TEST(FourierBasis, StartsAtHomeAndAtRest) {
  for (const int harmonics : {2, 3, 5, 9}) {
    const FourierBasis basis({harmonics, 0.05, true, true});
    const auto phi = basis.sample(64);
    EXPECT_EQ(basis.size(), 2 * harmonics - 2);
    EXPECT_LT(phi.q.row(0).norm(), 1e-12);
    EXPECT_LT(phi.v.row(0).norm(), 1e-12);
    EXPECT_LT(phi.a.row(0).norm(), 1e-12);
  }
}

TEST(FourierBasis, SamplesAreTheSeries) {
  DesignSpec spec;
  spec.start_at_home = false;
  const auto problem = make_problem(testing::iiwa14(), spec);
  ASSERT_TRUE(problem.has_value()) << problem.error().text();
  Rng rng(3);
  const Vector x = rng.normal_vector(problem->map.size());
  const Motion direct = problem->map.motion(problem->map.basis.sample(50), x);
  const Trajectory series = problem->series(x);
  const Vector times = Vector::LinSpaced(51, 0, 10).head(50);
  const SampledTrajectory sampled = series.sample_at(times);
  EXPECT_LT((direct.q - sampled.motion.q).cwiseAbs().maxCoeff(), 1e-10);
  EXPECT_LT((direct.v - sampled.motion.v).cwiseAbs().maxCoeff(), 1e-10);
  EXPECT_LT((direct.a - sampled.motion.a).cwiseAbs().maxCoeff(), 1e-9);
}

// Jᵀ y and Jᵀ D J against central differences.
void expect_exact_jacobian(ConstraintSet& set, const Vector& x, const std::string& name) {
  Rng rng(5);
  const Vector y = rng.normal_vector(set.size()), direction = rng.normal_vector(x.size());
  Vector before(set.size()), after(set.size());
  const double h = 1e-6;
  set.values(x - h * direction, before);
  set.values(x + h * direction, after);
  const Vector moved = (after - before) / (2 * h);
  set.values(x, before);
  set.linearize(x);
  Vector pulled = Vector::Zero(x.size());
  set.add_transposed(y, pulled);
  EXPECT_NEAR(pulled.dot(direction), moved.dot(y), 1e-5 * (1 + std::abs(moved.dot(y)))) << name;
  Matrix squared = Matrix::Zero(x.size(), x.size());
  const Vector weight = y.cwiseAbs();
  set.add_squared(weight, squared);
  const double quadratic = direction.dot(squared * direction);
  EXPECT_NEAR(quadratic, moved.cwiseAbs2().dot(weight), 1e-4 * (1 + quadratic)) << name;
  EXPECT_FALSE(set.describe(set.size() - 1).empty());
}

TEST(Constraints, JacobiansAreExact) {
  Robot robot = testing::iiwa14();
  for (Body& body : robot.bodies) body.capsules = {{Vector3(0, 0, -0.05), Vector3(0, 0.02, 0.1), 0.05}};
  DesignSpec spec;
  spec.total_power = 200;
  spec.tool_speed = 1.5;
  spec.frames.push_back({"", Box{{Matrix3::Identity(), Vector3(0, 0, 0.5)}, Vector3(1, 1, 1)}, "cell"});
  spec.obstacles.push_back({"post", Capsule{Vector3(0.9, 0, 0), Vector3(0.9, 0, 1), 0.05}});
  spec.obstacles.push_back({"crate", Box{{Matrix3::Identity(), Vector3(-0.9, 0.3, 0.2)}, Vector3(0.2, 0.2, 0.2)}});
  spec.obstacles.push_back({"floor", HalfSpace{Vector3::UnitZ(), -0.5}});
  spec.acceleration = Vector::Constant(7, 8);
  for (const auto form : {DesignSpec::LimitForm::Exact, DesignSpec::LimitForm::Amplitudes}) {
    spec.limit_form = form;
    const auto problem = make_problem(robot, spec);
    ASSERT_TRUE(problem.has_value()) << problem.error().text();
    Rng rng(11);
    const Vector x = 0.3 * rng.normal_vector(problem->map.size());
    for (const auto& set : problem->constraints(0.05)) expect_exact_jacobian(*set, x, set->describe(0));
  }
}

TEST(Constraints, AmplitudesKeepTheLimitsTheyStandFor) {
  DesignSpec spec;
  spec.acceleration = Vector::Constant(7, 5);
  const auto problem = make_problem(testing::iiwa14(), spec);
  ASSERT_TRUE(problem.has_value());
  AmplitudeLimits amplitudes(problem->map, problem->limits, problem->robot.joint_names(), 0.01);
  SampledLimits samples(problem->map, problem->limits, problem->robot.joint_names(), 400);
  Rng rng(12);
  for (int trial = 0; trial < 100; ++trial) {
    Vector x = rng.normal_vector(problem->map.size());
    Vector wide(amplitudes.size()), fine(samples.size());
    amplitudes.values(x, wide);
    for (; wide.minCoeff() < 0; amplitudes.values(x, wide)) x *= 0.9;
    samples.values(x, fine);
    EXPECT_GE(fine.minCoeff(), -1e-12) << trial;
  }
}

// |x_i| ≤ 1.
class UnitBox : public ConstraintSet {
 public:
  explicit UnitBox(Eigen::Index n) : n_(n) {}
  [[nodiscard]] Eigen::Index size() const override { return 2 * n_; }
  void values(const Vector& x, Eigen::Ref<Vector> s) override {
    s << (1 - x.array()).matrix(), (1 + x.array()).matrix();
  }
  void linearize(const Vector&) override {}
  void add_transposed(const Vector& y, Vector& out) const override { out += y.tail(n_) - y.head(n_); }
  void add_squared(const Vector& d, Matrix& H) const override { H.diagonal() += d.head(n_) + d.tail(n_); }
  void add_curvature(const Vector&, Matrix&) const override {}
  [[nodiscard]] bool knows_curvature() const override { return true; }
  [[nodiscard]] std::string describe(Eigen::Index) const override { return "box"; }

 private:
  Eigen::Index n_;
};

TEST(InteriorPoint, FindsTheCornerAndTheInside) {
  UnitBox box(3);
  const Smooth f = [](const Vector& x, Vector* g) {
    const Vector target = Vector{{3, 0.25, -5}};
    if (g != nullptr) *g = 2 * (x - target);
    return (x - target).squaredNorm();
  };
  InteriorPointOptions options;
  options.barrier_end = 1e-8;
  const auto found = minimize(f, {&box}, Vector::Zero(3), options);
  EXPECT_NEAR(found.x[0], 1, 1e-6);
  EXPECT_NEAR(found.x[1], 0.25, 1e-4);
  EXPECT_NEAR(found.x[2], -1, 1e-6);
  EXPECT_LT(found.x.cwiseAbs().maxCoeff(), 1);
}

TEST(InteriorPoint, FollowsACurvedValley) {
  UnitBox box(2);
  const Smooth rosenbrock = [](const Vector& x, Vector* g) {
    const double u = 1.5 * x[1] - 2.25 * x[0] * x[0], w = 1 - 1.5 * x[0];
    if (g != nullptr) *g = Vector{{-900 * u * x[0] - 3 * w, 300 * u}};
    return 100 * u * u + w * w;
  };
  InteriorPointOptions options;
  options.barrier_end = 1e-9;
  options.max_iterations = 400;
  const auto found = minimize(rosenbrock, {&box}, Vector{{-0.8, 0.8}}, options);
  EXPECT_NEAR(found.x[0], 2.0 / 3, 1e-3);
  EXPECT_NEAR(found.x[1], 2.0 / 3, 1e-3);
}

}  // namespace
}  // namespace armature::design
