// The virtual iiwa 14 of Xu 2020: bounds and solution of Tables 6 and 7.
#pragma once

#include "armature/nonlinear.hpp"
#include "support/random_robot.hpp"

namespace armature::testing {

struct Xu2020 {
  TorqueModel model;
  Vector truth;  ///< π of the published optimum
  NonlinearConstraints constraints;
};

/// Constraints (16)–(18) with the bounds of Tables 6 and 7; the truth is the published optimum.
inline Xu2020 xu2020() {
  Robot robot = iiwa14();
  const TorqueModel model(robot, {viscous_friction(robot), coulomb_friction(robot)});
  // m, cx, cy, cz, Ixx, Ixy, Ixz, Iyy, Iyz, Izz, FV, FC per link.
  const double best[7][12] = {
      {1.0, -0.0180, 0.0455, -0.1050, 0.5468, -0.0082, 0.0116, 0.6997, -0.0136, 0.1625, 0.2968, 0.2377},
      {5.5609, 0.0219, 0.1218, 0.0500, 0.0022, 7.3e-5, -7.3e-5, 7.3e-4, -7.3e-5, 0.0029, 0.1638, 0.5253},
      {5.9199, -0.0216, 0.0500, -0.3000, 3.0e-4, -5.4e-6, -1.0e-5, 4.0e-4, -9.8e-6, 1.0e-4, 0.2853, 0.0334},
      {6.0, 0.0161, -0.2004, -0.0425, 3.0e-4, -9.9e-6, 9.9e-6, 1.0e-4, -1.0e-5, 4.0e-4, 0.1, 0.1255},
      {2.9896, 5.6e-4, 0.0131, -0.2390, 3.0e-4, 1.0e-5, -9.8e-6, 3.0e-4, 9.8e-6, 1.0e-4, 0.1, 0.0734},
      {1.0, 0.0074, 0.1500, -0.0232, 1.0e-4, -9.9e-6, -1.0e-5, 1.0e-4, 9.9e-6, 1.0e-4, 0.1, 0.1267},
      {3.5296, -0.0029, 8.1e-4, 0.1998, 0.0081, -9.1e-6, -9.9e-6, 1.0e-4, -9.9e-6, 0.0080, 0.1, 0.1372}};
  const double low[7][3] = {{-0.05, -0.05, -0.4}, {-0.05, -0.05, -0.05}, {-0.05, -0.05, -0.3}, {-0.05, -0.3, -0.05},
                            {-0.05, -0.05, -0.3}, {-0.05, -0.05, -0.05}, {-0.05, -0.05, 0.1}};
  const double high[7][3] = {{0.05, 0.05, 0.05}, {0.05, 0.3, 0.05},  {0.05, 0.05, 0.05}, {0.05, 0.05, 0.05},
                             {0.05, 0.05, 0.05}, {0.05, 0.15, 0.05}, {0.05, 0.05, 0.4}};
  Xu2020 out{model, {}, named_constraints("xu2020", model).value()};
  Vector mu = Vector::Zero(model.parameter_count());
  for (int b = 0; b < 7; ++b) {
    for (int k = 0; k < 10; ++k) mu[10 * b + k] = best[b][k];
    for (int k = 0; k < 3; ++k) out.constraints.lower[10 * b + 1 + k] = low[b][k];
    for (int k = 0; k < 3; ++k) out.constraints.upper[10 * b + 1 + k] = high[b][k];
    const std::string n = std::to_string(b + 1);
    const int viscous = model.find("FV" + n), coulomb = model.find("FC" + n);
    mu[viscous] = best[b][10];
    mu[coulomb] = best[b][11];
    out.constraints.upper[viscous] = out.constraints.upper[coulomb] = 1;
    out.constraints.lower[coulomb] = 0;
  }
  out.constraints.upper[60] = 5;
  out.truth = from_physical(model, mu);
  return out;
}

}  // namespace armature::testing
