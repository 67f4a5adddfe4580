// ROS messages about joints: decoded, collected, made a table.
#pragma once

#include <map>

#include "recording/table.hpp"

namespace armature::recording {

/// sensor_msgs/msg/JointState, or one point of a trajectory_msgs/msg/JointTrajectory.
struct JointState {
  std::int64_t stamp_ns = 0;
  std::vector<std::string> names;
  std::vector<double> position, velocity, acceleration, effort;
};

inline constexpr const char* kJointStateType = "sensor_msgs/msg/JointState";
inline constexpr const char* kTrajectoryType = "trajectory_msgs/msg/JointTrajectory";

/// From CDR (little- or big-endian encapsulation; only little-endian is common and read). Nothing if damaged.
[[nodiscard]] std::optional<std::vector<JointState>> decode_joint_messages(std::string_view data, bool trajectory);

/// Messages of one topic as rows, plain or each a zstd frame (rosbag2's compression_mode MESSAGE). Messages of other
/// joints than most have are left out and counted.
class JointStateCollector {
 public:
  explicit JointStateCollector(bool trajectory) : trajectory_(trajectory) {}
  void add(std::int64_t bag_ns, std::string_view data);
  [[nodiscard]] Result<Table> finish(const std::string& file);

 private:
  [[nodiscard]] std::vector<std::string> common_joints(long long& others) const;
  [[nodiscard]] Error nothing_read(const std::string& file) const;

  bool trajectory_;
  std::vector<std::pair<std::int64_t, JointState>> messages_;
  long long damaged_ = 0;
  std::string first_damaged_;  // its first bytes
};

/// What a bag's metadata.yaml says of a compression that is not read; nothing where all is well or nothing is said.
[[nodiscard]] std::optional<Error> unsupported_compression(const std::filesystem::path& directory);

/// The topic to read among (name, type) pairs: the one asked for, or the only one of a known type.
struct ChosenTopic {
  std::string name;
  bool trajectory = false;
};
[[nodiscard]] Result<ChosenTopic> choose_topic(const std::vector<std::pair<std::string, std::string>>& topics,
                                               const Mapping& mapping, const std::string& file);

}  // namespace armature::recording
