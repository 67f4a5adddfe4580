// armature mapping LOG: what the columns of a foreign log mean.
#include "armature/mapping.hpp"

#include <filesystem>

#include "armature/jobs.hpp"
#include "armature/quality.hpp"
#include "armature/text.hpp"
#include "jobs/inputs.hpp"
#include "jobs/json_values.hpp"

namespace armature {
namespace {

// What the robot's own equations say about signs, units and removed gravity.
Result<std::vector<Finding>> doubts_of_robot(const MappingJob& job, const Mapping& mapping, Outcome& out) {
  const auto chosen = choose_robot(job, job.robot);
  if (!chosen) return chosen.error();
  out.inputs.push_back(chosen->input);
  // The log as the guessed mapping reads it, and what does not fit the robot's equations.
  const auto recording = read_recording(job.at(job.log), mapping);
  if (!recording) return recording.error();
  std::vector<Finding> doubts;
  for (const QualityFinding& f : check_quality(*recording, chosen->robot).findings) {
    // A note raises no doubt about the mapping.
    if (f.severity == QualitySeverity::Note) continue;
    const bool problem = f.severity == QualitySeverity::Problem;
    std::string kind = to_string(f.kind);
    for (char& c : kind) c = c == ' ' ? '-' : c;
    doubts.push_back({problem ? Severity::Problem : Severity::Warning, kind,
                      std::filesystem::path(job.log).filename().string() + (f.joint.empty() ? "" : ", " + f.joint),
                      f.message, f.advice});
  }
  return doubts;
}

// What the meaning of the columns was taken from.
std::string source_of(const MappingGuess& guess) {
  if (!guess.preset.empty()) return "the preset " + guess.preset;
  return guess.mapping.header == false ? "the numbers of a log without a header" : "the log's own header";
}

// The head of the mapping file says where its meaning comes from and what is doubtful.
std::vector<std::string> comments_of(const MappingGuess& guess, const std::vector<Finding>& doubts) {
  std::vector<std::string> lines = {guess.preset.empty()
                                        ? "By " + source_of(guess) + "."
                                        : "Preset " + guess.preset + ": " + preset_words(guess.preset)};
  for (const Finding& doubt : doubts) lines.push_back("Doubt: " + doubt.text());
  return lines;
}

// Which columns were taken for which signal; signals that are not there are left out.
std::string signals_text(const Mapping& m) {
  std::vector<std::vector<std::string>> rows = {{"signal", "columns", "unit"}};
  const auto add = [&](const char* name, const ChannelMapping& c, const char* si) {
    if (!c.present()) return;
    // The first and the last column are enough to see the pattern.
    const std::string all = c.columns.front() + (c.columns.size() > 1 ? " … " + c.columns.back() : "");
    rows.push_back({name, all, c.unit.empty() ? si : c.unit});
  };
  rows.push_back({"time", m.time_column.empty() ? "not found" : m.time_column, m.time_unit});
  // Without a unit in the mapping the header's unit counts, else SI.
  add("position", m.q, "SI, or as the header says");
  add("velocity", m.v, "SI, or as the header says");
  add("acceleration", m.a, "SI, or as the header says");
  add("torque", m.tau, "SI, or as the header says");
  add("current", m.current, "SI, or as the header says");
  add("temperature", m.temperature, "°C, or as the header says");
  return format_table(rows);
}

}  // namespace

void MappingJob::declare(FieldVisitor& visitor) {
  visitor.visit({.name = "LOG",
                 .help = "CSV, NPZ, MAT, HDF5, rosbag2 or MCAP",
                 .positional = true,
                 .required = true,
                 .input = true},
                log);
  visitor.visit({.name = "preset", .help = "only this controller's usual log", .choices = mapping_presets()}, preset);
  visitor.visit({.name = "robot",
                 .help = "catalogue name, URDF or robot file: its equations of motion check signs, units and gravity",
                 .input = true},
                robot.robot);
  declare_part(visitor, robot);
}

Result<Outcome> MappingJob::run(const Progress& progress) {
  progress.tell({"looking at " + log, 0, -1, ""});
  // The mapping that the log itself, or a preset, suggests.
  const auto guess = guess_mapping(at(log), preset);
  if (!guess) return guess.error();
  Outcome outcome;
  outcome.inputs = {input_of(*this, log)};
  outcome.findings = guess->doubts;
  // With a robot its equations raise doubts of their own.
  if (robot.robot.empty()) {
    if (auto wrong = no_part_of(robot, "there is no robot to take a part of")) return *wrong;
  } else {
    auto more = doubts_of_robot(*this, guess->mapping, outcome);
    if (!more) return more.error();
    for (Finding& f : *more) outcome.findings.push_back(std::move(f));
  }
  // The mapping as a file that a person can correct and pass with --mapping.
  const Mapping& m = guess->mapping;
  const std::string yaml = write_mapping_yaml(m, comments_of(*guess, outcome.findings));
  // The verdict says what the log has: joints, torques or currents, rows.
  outcome.verdict = make_verdict(std::to_string(m.joints.size()) + " joints by " + source_of(*guess) + ", " +
                                     (m.tau.present()       ? "with torques"
                                      : m.current.present() ? "with currents, no torques"
                                                            : "without torques") +
                                     ", " + grouped(guess->rows) + " rows",
                                 outcome.findings);
  outcome.text = signals_text(m) + "\n" + yaml;
  Json json = {{"preset", guess->preset}, {"joints", m.joints}, {"mapping", yaml}, {"rows", guess->rows}};
  outcome.result = compact(json);
  outcome.files = {{"mapping.yaml", yaml}};
  return outcome;
}

}  // namespace armature
