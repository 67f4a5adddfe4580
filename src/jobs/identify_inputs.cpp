#include "jobs/identify_inputs.hpp"

#include <algorithm>

#include "armature/files.hpp"
#include "jobs/accepted_stories.hpp"

namespace armature {

std::filesystem::path saved_part(const std::string& input) {
  const std::filesystem::path path(input);
  return std::filesystem::is_directory(path) ? path / "information.json" : path;
}

namespace {

// By its first bytes, so that another .json is not taken for a part.
bool is_part(const std::string& input) {
  const auto path = saved_part(input);
  if (path.extension() != ".json" || !std::filesystem::exists(path)) return false;
  const auto text = read_file(path);
  return text && text->rfind("{\"format\":\"armature information\"", 0) == 0;
}

}  // namespace

bool from_parts(const IdentifyJob& job) {
  return !job.inputs.empty() && std::all_of(job.inputs.begin(), job.inputs.end(),
                                            [&](const std::string& input) { return is_part(job.at(input)); });
}

namespace {

// Torque and regressor go through one filter later, so the torque meets the model raw.
SignalOptions signal_of(const IdentifyJob& job) {
  SignalOptions signal = job.signal;
  if (job.options.refinement.keep_every > 1) signal.filter_torque = false, signal.decimate = 1;
  return signal;
}

}  // namespace

Result<PreparedInputs> prepare_inputs(const IdentifyJob& job, const Progress& progress) {
  if (job.inputs.size() < 2)
    return Error{ErrorCode::Usage, "a robot and at least one recording are needed", "armature identify",
                 "armature identify ROBOT LOG..., or armature identify PART..."};
  // The first word is the robot, the others are its recordings.
  RobotChoice choice = job.robot;
  choice.robot = job.inputs.front();
  auto robot = choose_robot(job, choice);
  if (!robot) return robot.error();
  const LogChoice logs{{job.inputs.begin() + 1, job.inputs.end()}, job.mapping};
  const LogCheck check = job.quick_check ? LogCheck::Suspicious : LogCheck::Full;
  // Where stories are accepted, everything is read twice.
  const bool again = !job.accept.empty() || job.mounting != "known";
  auto read = choose_logs(job, logs, robot->robot, signal_of(job), check, progress.part(0, again ? 0.5 : 1));
  if (!read) return read.error();
  // Stories are found in the first reading: what the log would say with another zero, gain or mounting.
  auto accepted = accepted_stories({job.accept, job.mounting}, *read, robot->robot);
  if (!accepted) return accepted.error();
  if (accepted->empty()) return PreparedInputs{*std::move(robot), *std::move(read)};
  // Told anew: the robot and the logs as the stories have them.
  std::vector<StoryChange> changes;
  for (const Story& story : *accepted) changes.push_back(story.change);
  const auto mapping = choose_mapping(job, logs);
  if (!mapping) return mapping.error();
  Robot changed = robot->robot;
  for (const StoryChange& change : changes) change.apply(changed);
  robot->robot = changed;
  read = choose_logs(job, logs, *mapping, changed, signal_of(job), check, progress.part(0.5, 1), changes);
  if (!read) return read.error();
  write_down(*accepted, *read);
  return PreparedInputs{*std::move(robot), *std::move(read)};
}

}  // namespace armature
