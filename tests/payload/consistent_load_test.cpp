// The nearest load that a body could have: it is one, none is nearer, and unseen directions lie inside.
#include "payload/consistent_load.hpp"

#include <gtest/gtest.h>

#include <Eigen/Eigenvalues>
#include <cmath>

#include "armature/rng.hpp"

namespace armature {
namespace {

constexpr double kExtent = 0.5;  // [m]

double smallest_eigenvalue(const LinkInertia& load) {
  return Eigen::SelfAdjointEigenSolver<Matrix4>(load.pseudo_inertia(), Eigen::EigenvaluesOnly).eigenvalues()[0];
}

// M · extent² − ∫ r² dm: positive if all mass can lie in the ball.
double room(const LinkInertia& load) {
  return load.M * kExtent * kExtent - load.pseudo_inertia().topLeftCorner<3, 3>().trace();
}

struct Data {
  Matrix factor;
  Vector target;
  Vector10 least_squares;

  [[nodiscard]] double cost(const LinkInertia& load) const {
    return (factor * load.to_vector(ParameterOrder::Khalil) - target).squaredNorm();
  }
};

// A flat plate, which lies on the cone's border, measured with noise of deviation 1 in every row.
Data measured_plate(Rng& rng, double precision) {
  const LinkInertia plate = LinkInertia::from_center_of_mass(rng.uniform(0.5, 5), 0.1 * rng.direction(),
                                                             Vector3(0.01, 0.01, 0.02).asDiagonal());
  Data data;
  data.factor = Matrix(10, 10);
  for (int k = 0; k < 10; ++k) data.factor.col(k) = precision * rng.normal_vector(10);
  data.target = data.factor * plate.to_vector(ParameterOrder::Khalil) + rng.normal_vector(10);
  data.least_squares = data.factor.fullPivLu().solve(data.target);
  return data;
}

// Random steps in coordinates in which every point is a body (Rucker and Wensing, 2022); kept where the cost falls.
double improve(const Data& data, LinkInertia load, Rng& rng) {
  Vector10 theta = load.to_log_cholesky().value();
  for (int i = 0; i < 4000; ++i) {
    const Vector10 tried = theta + std::pow(10.0, rng.uniform(-6, -0.5)) * rng.normal_vector(10);
    const LinkInertia other = LinkInertia::from_log_cholesky(tried);
    if (room(other) > 0 && data.cost(other) < data.cost(load)) theta = tried, load = other;
  }
  return data.cost(load);
}

TEST(ConsistentLoad, IsABodyAndNoNeighbourFitsBetter) {
  Rng rng(7);
  int moved = 0;
  for (int trial = 0; trial < 40; ++trial) {
    const Data data = measured_plate(rng, std::pow(10.0, rng.uniform(1, 4)));
    const LinkInertia load = consistent_load(data.factor, data.target, data.least_squares, kExtent);
    EXPECT_GT(smallest_eigenvalue(load), 0) << trial;
    EXPECT_GT(room(load), 0) << trial;
    moved += load.to_vector(ParameterOrder::Khalil) == data.least_squares ? 0 : 1;
    // The log-det term may cost 5e-7; both costs are rounded to 1e-9 of themselves.
    EXPECT_LT(data.cost(load) - improve(data, load, rng), 1e-6 + 1e-9 * data.cost(load)) << trial;
  }
  EXPECT_GT(moved, 20) << "the truth lies on the border: about half of the estimates lie outside";
}

TEST(ConsistentLoad, ABodyIsReturnedAsItIs) {
  const LinkInertia body = LinkInertia::from_center_of_mass(2, {0.1, 0, 0}, 0.01 * Matrix3::Identity());
  const Vector10 start = body.to_vector(ParameterOrder::Khalil);
  EXPECT_EQ(
      consistent_load(Matrix::Identity(10, 10), Vector::Zero(10), start, kExtent).to_vector(ParameterOrder::Khalil),
      start);
}

TEST(ConsistentLoad, WhatNoRowSeesLiesInTheMiddle) {
  // Poses at rest: mass and first moments are seen, moments of inertia are not.
  Matrix factor = Matrix::Zero(10, 10);
  factor.bottomRightCorner(4, 4) = 1e3 * Matrix::Identity(4, 4);
  Vector10 start = Vector10::Zero();
  start.tail(4) << 0.2, 0, 0, 2;
  const LinkInertia load = consistent_load(factor, factor * start, start, kExtent);
  EXPECT_NEAR(load.M, 2, 1e-6);
  EXPECT_NEAR(load.MX, 0.2, 1e-6);
  // Neither a point nor a shell on the ball's surface: second moments about the centre well between none and all.
  const Vector3 moments =
      Eigen::SelfAdjointEigenSolver<Matrix3>(load.inertia_about_com(), Eigen::EigenvaluesOnly).eigenvalues();
  EXPECT_GT(moments[0], 0.05 * load.M * kExtent * kExtent);
  EXPECT_GT(room(load), 0.05 * load.M * kExtent * kExtent);
}

TEST(ConsistentLoad, DataWithoutNoiseAreFollowed) {
  Rng rng(3);
  Data data = measured_plate(rng, 1e9);
  // A mass distribution thinner than a plate, by a hundred-thousandth.
  data.least_squares[3] -= 1e-6;
  data.target = data.factor * data.least_squares;
  const LinkInertia load = consistent_load(data.factor, data.target, data.least_squares, kExtent);
  EXPECT_GT(smallest_eigenvalue(load), 0);
  EXPECT_LT((load.to_vector(ParameterOrder::Khalil) - data.least_squares).cwiseAbs().maxCoeff(), 1e-4);
}

}  // namespace
}  // namespace armature
