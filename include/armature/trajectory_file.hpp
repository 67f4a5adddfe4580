// Motions on disk: YAML or JSON, versioned, with the names of the joints and everything that made them.
//
//   parse_trajectory(write_trajectory_yaml(file)) == file        bit for bit, the same for JSON
#pragma once

#include <cstdint>
#include <filesystem>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "armature/trajectory.hpp"

namespace armature {

/// A motion and where it comes from. Positions in rad or m, times in s.
struct TrajectoryFile {
  Trajectory trajectory;
  std::vector<std::string> joints;             ///< names, in the order of the motion's joints
  std::string robot;                           ///< name of the robot it was made for
  std::string robot_checksum;                  ///< SHA-256 of write_robot_yaml(robot); may be empty
  std::optional<std::uint64_t> seed;           ///< that repeats it
  std::string software;                        ///< "armature 0.1.0"
  std::map<std::string, std::string> options;  ///< what was asked for
  std::vector<std::string> comments;

  bool operator==(const TrajectoryFile&) const = default;
};

/// A file for this robot: names, checksum and software filled in.
[[nodiscard]] TrajectoryFile make_trajectory_file(const Trajectory& trajectory, const Robot& robot);

[[nodiscard]] std::string write_trajectory_yaml(const TrajectoryFile& file);
[[nodiscard]] std::string write_trajectory_json(const TrajectoryFile& file);
/// YAML and JSON alike. Strict: an unknown key, a missing one or a wrong size is an Error with its line.
[[nodiscard]] Result<TrajectoryFile> parse_trajectory(std::string_view text, const std::string& name_for_messages);

/// By extension: .json, anything else is YAML.
[[nodiscard]] Result<void> save_trajectory(const std::filesystem::path& path, const TrajectoryFile& file);
[[nodiscard]] Result<TrajectoryFile> load_trajectory(const std::filesystem::path& path);

/// The motion with its joints in the robot's order, matched by name. Every coordinate of the robot must be there, and
/// no other. A robot that is not the one the motion was made for is no error: certify the motion again.
[[nodiscard]] Result<Trajectory> match_joints(const TrajectoryFile& file, const Robot& robot);

/// The motion with joint order[j] of this motion as its joint j.
[[nodiscard]] Trajectory reordered(const Trajectory& trajectory, const std::vector<int>& order);

/// SHA-256 of the motion alone: two motions have the same fingerprint when every number is the same.
[[nodiscard]] std::string fingerprint(const Trajectory& trajectory);

}  // namespace armature
