// Descriptions of robots: what is accepted can be written and read again, in both of our forms.
#include "armature/lint.hpp"
#include "armature/robot_file.hpp"
#include "fuzz/promise.hpp"
#include "fuzz/targets.hpp"
#include "robot/mjcf_parts.hpp"
#include "robot/sdf_reader.hpp"
#include "robot/xacro.hpp"

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

void xacro(std::string_view bytes) {
  const auto text = reading::expand_xacro(bytes, "fuzz.xacro", {});
  if (!accepted(text)) return;
  promise(text->size() <= (std::size_t{17} << 20), "macros grew without bound");
  if (const auto read = read_urdf(*text, "fuzz.urdf"); accepted(read)) comes_back(read->robot);
}

void mjcf(std::string_view bytes) {
  if (const auto read = reading::read_mjcf(bytes, "fuzz.xml", {}); accepted(read)) comes_back(read->robot);
}

void sdf(std::string_view bytes) {
  if (const auto read = reading::read_sdf(bytes, "fuzz.sdf", {}); accepted(read)) comes_back(read->robot);
}

void robot_yaml(std::string_view bytes) {
  if (const auto robot = parse_robot_yaml(bytes, "fuzz.yaml"); accepted(robot)) comes_back(*robot);
}

}  // namespace armature::fuzz
