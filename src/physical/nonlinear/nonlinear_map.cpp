#include <cmath>

#include "physical/nonlinear/nonlinear_model.hpp"

namespace armature {

// Of a body: mass, centre of mass, and inertia about it.
Vector to_physical(const TorqueModel& model, const Vector& pi) {
  Vector mu = pi;
  for (int b = 0; b < model.bodies(); ++b) {
    const LinkInertia body = model.inertia(pi, b);
    const Vector3 c = body.center_of_mass();
    const Matrix3 i = body.inertia_about_com();
    mu.segment<10>(10 * b) << body.M, c, i(0, 0), i(0, 1), i(0, 2), i(1, 1), i(1, 2), i(2, 2);
  }
  return mu;
}

// Back to Khalil's order about the frame's origin.
Vector from_physical(const TorqueModel& model, const Vector& mu) {
  Vector pi = mu;
  for (int b = 0; b < model.bodies(); ++b) {
    const Vector10 x = mu.segment<10>(10 * b);
    Matrix3 i;
    i << x[4], x[5], x[6], x[5], x[7], x[8], x[6], x[8], x[9];
    pi.segment<10>(10 * b) =
        LinkInertia::from_center_of_mass(x[0], x.segment<3>(1), i).to_vector(ParameterOrder::Khalil);
  }
  return pi;
}

std::vector<std::string> physical_names(const TorqueModel& model) {
  std::vector<std::string> names;
  for (int b = 0; b < model.bodies(); ++b) {
    for (const char* name : {"m", "cx", "cy", "cz", "Ixx", "Ixy", "Ixz", "Iyy", "Iyz", "Izz"}) {
      names.push_back(name + std::to_string(b + 1));
    }
  }
  for (const TermColumn& column : model.columns()) names.push_back(column.parameter.name);
  return names;
}

namespace physical {

// d π / d μ of one body, in Khalil's order of π.
Matrix body_jacobian(const Vector10& mu) {
  const double m = mu[0], x = mu[1], y = mu[2], z = mu[3];
  Matrix d = Matrix::Zero(10, 10);
  // I = I_c + m (c·c E − c cᵀ)
  // Columns: m, x, y, z, then the six entries of I_c.
  d.col(0) << y * y + z * z, -x * y, -x * z, x * x + z * z, -y * z, x * x + y * y, x, y, z, 1;
  d.col(1) << 0, -m * y, -m * z, 2 * m * x, 0, 2 * m * x, m, 0, 0, 0;
  d.col(2) << 2 * m * y, -m * x, 0, 0, -m * z, 2 * m * y, 0, m, 0, 0;
  d.col(3) << 2 * m * z, 0, -m * x, 2 * m * z, -m * y, 0, 0, 0, m, 0;
  for (int k = 0; k < 6; ++k) d(k, 4 + k) = 1;
  return d;
}

// Σ_i g_i ∇² π_i of one body: only m and c enter other than linearly.
Eigen::Matrix4d body_curvature(const Vector10& mu, const Vector10& g) {
  // With q from the gradient: ∂²/∂c∂c = 2 m q and ∂²/∂m∂c = 2 q c + g_h.
  Matrix3 q;
  q << g[3] + g[5], -0.5 * g[1], -0.5 * g[2], -0.5 * g[1], g[0] + g[5], -0.5 * g[4], -0.5 * g[2], -0.5 * g[4],
      g[0] + g[3];
  Eigen::Matrix4d h = Eigen::Matrix4d::Zero();
  h.bottomRightCorner<3, 3>() = 2 * mu[0] * q;
  h.bottomLeftCorner<3, 1>() = 2 * q * mu.segment<3>(1) + g.segment<3>(6);
  h.topRightCorner<1, 3>() = h.bottomLeftCorner<3, 1>().transpose();
  return h;
}

}  // namespace physical
}  // namespace armature
