// What is the robot, and which of its parameters can joint torques show?
//
//   tau = Y(q, v, a) · pi = Y_b(q, v, a) · beta
#include <iostream>

#include "armature/base.hpp"
#include "armature/robot_file.hpp"

int main() {
  const auto robot = armature::load_robot("iiwa14");  // or "arm.urdf", "arm.yaml"
  if (!robot) {
    std::cerr << robot.error().text() << '\n';
    return 1;
  }
  const armature::TorqueModel model(*robot, {armature::viscous_friction(*robot), armature::coulomb_friction(*robot)});
  const armature::BaseMap base = armature::compute_base(model);
  std::cout << model.parameter_count() << " standard parameters, " << base.size() << " base parameters\n";
  for (const armature::BaseParameter& parameter : base.parameters) {
    if (parameter.others.empty()) continue;
    std::cout << parameter.name << " regroups " << parameter.others.size() << " others\n";
  }
}
