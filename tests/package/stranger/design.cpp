#include <armature/design.hpp>
#include <armature/robot_file.hpp>
#include <iostream>

int main() {
  const auto robot = armature::load_robot("planar2r");
  if (!robot) return 1;
  armature::DesignSpec spec;
  spec.budget_s = 0;
  const auto design = armature::design_motion(*robot, spec);
  std::cout << (design && design->usable() ? "a motion\n" : "no motion\n");
}
