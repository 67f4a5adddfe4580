#include <armature/robot_file.hpp>
#include <iostream>

int main() {
  const auto robot = armature::load_robot("panda");
  if (!robot) return 1;
  std::cout << robot->joint_count() << " joints\n";
}
