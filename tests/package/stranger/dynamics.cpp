#include <armature/dynamics.hpp>
#include <armature/robot_file.hpp>
#include <armature/terms.hpp>
#include <iostream>

int main() {
  const auto robot = armature::load_robot("iiwa14");
  if (!robot) return 1;
  const auto terms = armature::make_terms(*robot, {});
  if (!terms) return 1;
  std::cout << armature::TorqueModel(*robot, *terms).parameter_count() << " parameters\n";
}
