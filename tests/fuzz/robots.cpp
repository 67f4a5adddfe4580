// Descriptions of robots: what is accepted can be written and read again, in both of our forms.
#include "armature/lint.hpp"
#include "armature/robot_file.hpp"
#include "fuzz/promise.hpp"
#include "fuzz/targets.hpp"

namespace armature::fuzz {
namespace {

void comes_back(const Robot& robot) {
  (void)lint(robot);
  const auto yaml = parse_robot_yaml(write_robot_yaml(robot), "written.yaml");
  promise(yaml.has_value(), "the robot file we wrote is refused: " + (yaml ? "" : yaml.error().text()));
  promise(yaml->joint_names() == robot.joint_names(), "joints change their names in our robot file");
  const auto urdf = parse_urdf(write_urdf(robot), "written.urdf");
  promise(urdf.has_value(), "the URDF we wrote is refused: " + (urdf ? "" : urdf.error().text()));
  promise(urdf->joint_names() == robot.joint_names(), "joints change their names in our URDF");
}

}  // namespace

void urdf(std::string_view bytes) {
  if (const auto read = read_urdf(bytes, "fuzz.urdf"); accepted(read)) comes_back(read->robot);
}

void robot_yaml(std::string_view bytes) {
  if (const auto robot = parse_robot_yaml(bytes, "fuzz.yaml"); accepted(robot)) comes_back(*robot);
}

}  // namespace armature::fuzz
