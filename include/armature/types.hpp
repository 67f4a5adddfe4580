// Names for the dense matrices that cross interfaces.
#pragma once

#include <Eigen/Core>

namespace armature {

using Vector = Eigen::VectorXd;
using Matrix = Eigen::MatrixXd;
using Vector3 = Eigen::Vector3d;
using Matrix3 = Eigen::Matrix3d;
using Vector6 = Eigen::Matrix<double, 6, 1>;
using Vector10 = Eigen::Matrix<double, 10, 1>;
using Matrix4 = Eigen::Matrix4d;

}  // namespace armature
