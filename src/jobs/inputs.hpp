// Robots, models and logs as jobs read them: with checksums, findings, and the same preparation for every verb.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "armature/jobs.hpp"
#include "armature/quality.hpp"
#include "armature/robot_file.hpp"
#include "armature/samples.hpp"

namespace armature {

/// The robot of a choice: read, gravity turned, rounded geometry put right, joints held.
struct ChosenRobot {
  Robot robot;
  std::vector<Finding> findings;
  JobInput input;
};
[[nodiscard]] Result<ChosenRobot> choose_robot(const Job& job, const RobotChoice& choice);
/// The whole robot, by its file or catalogue name.
[[nodiscard]] Result<ChosenRobot> choose_robot(const Job& job, const std::string& robot, bool as_given = false);

/// "1 number was given, 3 were expected".
[[nodiscard]] std::string wrong_count(std::size_t given, std::size_t expected);

/// Refuses options that choose a part of a robot, or its mounting, where they would change nothing.
[[nodiscard]] std::optional<Error> no_part_of(const RobotChoice& choice, const std::string& why);

/// A model file or directory, with its checksum.
struct ChosenModel {
  IdentifiedModel model;
  JobInput input;
};
[[nodiscard]] Result<ChosenModel> choose_model(const Job& job, const std::string& path);

/// How closely each log is looked at.
enum class LogCheck {
  None,
  Suspicious,  ///< causes outside the log are searched for only where it is suspicious
  Full,
};

/// Logs, read and prepared once, with what is good and bad about each.
struct ChosenLogs {
  std::vector<std::string> names;      ///< as people know them; they differ from each other
  std::vector<double> starts;          ///< the log's own time at 0 of its samples [s]
  std::vector<InputFile> files;        ///< name and checksum of each recording
  std::vector<JobInput> inputs;        ///< every path that was read
  std::vector<Samples> samples;        ///< as prepared
  std::vector<QualityReport> quality;  ///< of the same preparation; empty where it was not asked for
  std::vector<Finding> findings;       ///< of quality and preparation, with the log's name
  /// The samples with their names, as validate() and reports take them.
  [[nodiscard]] std::vector<NamedSamples> named() const;
  /// Log by log: the summary and what was done to its rows.
  [[nodiscard]] std::string text() const;
};
[[nodiscard]] Result<ChosenLogs> choose_logs(const Job& job, const LogChoice& choice, const Robot& robot,
                                             const SignalOptions& signal, LogCheck check, const Progress& progress);
/// The same with a mapping that was read, or changed, before: `choice.mapping` is only its name. `changes` are made to
/// every recording, joints in the robot's order.
[[nodiscard]] Result<ChosenLogs> choose_logs(const Job& job, const LogChoice& choice, const Mapping& mapping,
                                             const Robot& robot, const SignalOptions& signal, LogCheck check,
                                             const Progress& progress, const std::vector<StoryChange>& changes = {});
/// The mapping of a choice; an empty one where none was named.
[[nodiscard]] Result<Mapping> choose_mapping(const Job& job, const LogChoice& choice);

/// Findings that say the same log was given twice, or that a log judges the model that was fitted to it.
[[nodiscard]] std::vector<Finding> repeated_logs(const std::vector<InputFile>& files);
[[nodiscard]] std::vector<Finding> training_logs(const std::vector<InputFile>& files, const IdentifiedModel& model);

/// Logs without the temperatures that a term of the model asks for: there it counts as at 20 °C.
[[nodiscard]] std::vector<Finding> logs_without_temperature(const TorqueModel& model, const ChosenLogs& logs);

/// The robot's checksum where it is a file; empty for a catalogue name.
[[nodiscard]] JobInput input_of(const Job& job, const std::string& path);

}  // namespace armature
