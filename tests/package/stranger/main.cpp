#include <armature/base.hpp>
#include <armature/robot_file.hpp>
#include <iostream>

int main() {
  const auto robot = armature::load_robot("iiwa14");
  if (!robot) return 1;
  const auto terms = armature::make_terms(*robot, {"viscous", "coulomb"});
  if (!terms) return 1;
  std::cout << armature::compute_base(armature::TorqueModel(*robot, *terms)).size() << " base parameters\n";
}
