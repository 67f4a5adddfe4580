// What `armature identify` works on: a robot with its recordings, or saved parts.
#pragma once

#include <filesystem>
#include <string>

#include "jobs/inputs.hpp"

namespace armature {

/// The file of a saved part: itself, or in the directory that --partial wrote.
[[nodiscard]] std::filesystem::path saved_part(const std::string& input);
/// Only if every input is a part: a robot and a log among them make it a fit of recordings.
[[nodiscard]] bool from_parts(const IdentifyJob& job);

/// A robot and its recordings, read and prepared.
struct PreparedInputs {
  ChosenRobot robot;
  ChosenLogs logs;
};
/// Reads everything, and reads it again where accepted stories change what the log or the robot says.
[[nodiscard]] Result<PreparedInputs> prepare_inputs(const IdentifyJob& job, const Progress& progress);

}  // namespace armature
