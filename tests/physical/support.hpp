// Costs and noise for the physical tests.
#pragma once

#include <Eigen/QR>

#include "armature/physical.hpp"
#include "support/random_robot.hpp"
#include "support/sweep.hpp"

namespace armature::testing {

/// Stacked rows of Y_b divided by sigma, reduced to a triangle.
inline LeastSquaresCost make_test_cost(const TorqueModel& model, const BaseMap& base, const Motion& motion,
                                       const Matrix& tau, double sigma) {
  const Regressor y = compute_regressor(model, motion);
  const Matrix full = y.stacked(model.parameter_count());
  Matrix rows(full.rows(), base.size() + 1);
  for (int i = 0; i < base.size(); ++i) rows.col(i) = full.col(base.columns[static_cast<std::size_t>(i)]) / sigma;
  const Matrix flat = tau.transpose();
  rows.rightCols(1) = Eigen::Map<const Vector>(flat.data(), flat.size()) / sigma;
  const Matrix r = rows.householderQr().matrixQR().topRows(std::min(rows.rows(), rows.cols()));
  const Eigen::Index b = base.size();
  LeastSquaresCost cost;
  cost.factor = Matrix::Zero(b, b);
  cost.target = Vector::Zero(b);
  for (Eigen::Index i = 0; i < std::min(b, r.rows()); ++i) {
    cost.factor.row(i).tail(b - i) = r.row(i).segment(i, b - i);
    cost.target[i] = r(i, b);
  }
  if (r.rows() > b) cost.rest = r(b, b) * r(b, b);
  cost.count = static_cast<double>(rows.rows());
  return cost;
}

inline Matrix add_noise(Rng& rng, Matrix tau, double sigma) {
  for (double& x : tau.reshaped()) x += sigma * rng.normal();
  return tau;
}

/// A robot of bodies that could exist, with viscous and Coulomb friction.
inline TorqueModel random_model(Rng& rng, const RandomRobotOptions& options = {}) {
  Robot robot = random_robot(rng, options);
  for (Body& body : robot.bodies)
    body.joint.nominal = JointNominal{rng.uniform(0.05, 0.5), rng.uniform(0.05, 0.5), 0, 0};
  return TorqueModel(robot, {viscous_friction(robot), coulomb_friction(robot)});
}

inline double rms(const Matrix& m) { return std::sqrt(m.squaredNorm() / static_cast<double>(m.size())); }

}  // namespace armature::testing
