#include "logs.hpp"

#include <algorithm>
#include <filesystem>
#include <iostream>
#include <map>

#include "armature/recording.hpp"

namespace armature::cli {
namespace {

std::string file_name(const std::string& path) { return std::filesystem::path(path).filename().string(); }

// "bare/recording.csv" and "loaded/recording.csv": the folder is part of the name where the file's is not enough.
void tell_apart(const std::vector<std::string>& logs, std::vector<Recording>& recordings) {
  std::map<std::string, int> count;
  for (const Recording& recording : recordings) ++count[recording.source];
  for (std::size_t i = 0; i < logs.size(); ++i) {
    const std::filesystem::path path(logs[i]);
    if (count[recordings[i].source] > 1 && path.has_parent_path())
      recordings[i].source = (path.parent_path().filename() / path.filename()).string();
  }
}

// One recording per log, or one of all.
Result<std::vector<Recording>> read_all(const std::vector<std::string>& logs, const std::string& mapping) {
  Mapping how;
  if (!mapping.empty()) {
    auto loaded = load_mapping(mapping);
    if (!loaded) return loaded.error();
    how = *loaded;
  }
  std::vector<std::vector<std::filesystem::path>> groups;
  for (const std::string& log : logs) {
    if (groups.empty() || !how.side_by_side) groups.emplace_back();
    groups.back().emplace_back(log);
  }
  std::vector<Recording> out;
  for (const auto& group : groups) {
    for (const auto& path : group) std::cerr << "reading " << path.string() << '\n';
    auto recording = read_recordings(group, how);
    if (!recording) return recording.error();
    recording->source = file_name(group.front().string());
    for (std::size_t i = 1; i < group.size(); ++i) recording->source += " + " + file_name(group[i].string());
    out.push_back(*std::move(recording));
  }
  if (out.size() == logs.size()) tell_apart(logs, out);
  return out;
}

std::string line_of(const QualityFinding& f, const std::string& name) {
  std::string place = name;
  if (!f.joint.empty()) place += (place.empty() ? "" : ", ") + f.joint;
  return std::string(to_string(f.severity)) + ": " + (place.empty() ? "" : place + ": ") + f.message +
         (f.advice.empty() ? "" : ". " + f.advice);
}

std::string line_of(const Warning& w) {
  return "warning: " + w.where + ": " + w.message + (w.hint.empty() ? "" : ". " + w.hint);
}

}  // namespace

Result<std::vector<NamedSamples>> read_logs(const std::vector<std::string>& logs, const std::string& mapping,
                                            const Robot& robot, const SignalOptions& options) {
  const auto recordings = read_all(logs, mapping);
  if (!recordings) return recordings.error();
  std::vector<NamedSamples> motions;
  for (const Recording& recording : *recordings) {
    auto samples = prepare(recording, robot, options);
    if (!samples) return samples.error();
    motions.push_back({recording.source, *std::move(samples)});
  }
  return motions;
}

bool CheckedLogs::usable() const {
  return std::all_of(quality.begin(), quality.end(), [](const QualityReport& report) { return report.usable(); });
}

std::vector<std::string> CheckedLogs::findings() const {
  std::vector<std::string> lines;
  for (std::size_t i = 0; i < quality.size(); ++i) {
    for (const QualityFinding& f : quality[i].findings) lines.push_back(line_of(f, inputs[i].name));
    for (const Warning& w : samples[i].warnings) lines.push_back(line_of(w));
  }
  return lines;
}

void CheckedLogs::print(std::ostream& out) const {
  for (std::size_t i = 0; i < quality.size(); ++i) {
    out << quality[i].brief() << '\n';
    for (const std::string& line : samples[i].ledger) out << "  " << line << '\n';
    for (const QualityFinding& f : quality[i].findings) out << "  " << line_of(f, "") << '\n';
    for (const Warning& w : samples[i].warnings) out << "  " << line_of(w) << '\n';
  }
}

Result<CheckedLogs> check_logs(const std::vector<std::string>& logs, const std::string& mapping, const Robot& robot,
                               const SignalOptions& options) {
  const auto recordings = read_all(logs, mapping);
  if (!recordings) return recordings.error();
  CheckedLogs out;
  for (const Recording& recording : *recordings) {
    out.inputs.push_back({recording.source, recording.checksum});
    out.quality.push_back(check_quality(recording, robot));
    auto samples = prepare(recording, robot, options);
    if (!samples) return samples.error();
    out.samples.push_back(*std::move(samples));
  }
  return out;
}

}  // namespace armature::cli
