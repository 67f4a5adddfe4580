// ROS messages about joints: decoded, collected, made a table.
#pragma once

#include <map>

#include "recording/table.hpp"

namespace armature::recording {

/// Which messages about joints are read.
enum class JointMessage {
  State,            ///< sensor_msgs/msg/JointState
  Franka,           ///< franka_msgs/msg/FrankaRobotState: its measured_joint_state
  Dynamic,          ///< control_msgs/msg/DynamicJointState: interfaces position, velocity, acceleration, effort
  ControllerState,  ///< control_msgs/msg/JointTrajectoryControllerState: its feedback
  Trajectory,       ///< trajectory_msgs/msg/JointTrajectory: the motion that was asked for
};

/// What one message, or one point of a trajectory, says.
struct JointState {
  std::int64_t stamp_ns = 0;
  std::vector<std::string> names;
  std::vector<double> position, velocity, acceleration, effort;
};

/// The message of a ROS type; nothing for other types.
[[nodiscard]] std::optional<JointMessage> joint_message(const std::string& type);

/// From little-endian CDR; big-endian, which no robot's computer writes, is not read. Nothing if damaged.
[[nodiscard]] std::optional<std::vector<JointState>> decode_joint_messages(std::string_view data, JointMessage kind);

/// Messages of one topic as rows, plain or each a zstd frame (rosbag2's compression_mode MESSAGE). Messages of other
/// joints than most have are left out and counted.
class JointStateCollector {
 public:
  explicit JointStateCollector(JointMessage kind) : kind_(kind) {}
  void add(std::int64_t bag_ns, std::string_view data);
  [[nodiscard]] Result<Table> finish(const std::string& file);

 private:
  [[nodiscard]] std::vector<std::string> common_joints(long long& others) const;
  [[nodiscard]] Error nothing_read(const std::string& file) const;

  JointMessage kind_;
  std::vector<std::pair<std::int64_t, JointState>> messages_;
  long long damaged_ = 0;
  std::string first_damaged_;  // its first bytes
};

/// What a bag's metadata.yaml says of a compression that is not read; nothing where all is well or nothing is said.
[[nodiscard]] std::optional<Error> unsupported_compression(const std::filesystem::path& directory);

/// The topic to read among (name, type) pairs: the one asked for, or the only one of the first known type there is;
/// measurements come before commands.
struct ChosenTopic {
  std::string name;
  JointMessage kind = JointMessage::State;
};
[[nodiscard]] Result<ChosenTopic> choose_topic(const std::vector<std::pair<std::string, std::string>>& topics,
                                               const Mapping& mapping, const std::string& file);

}  // namespace armature::recording
