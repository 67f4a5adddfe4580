#include "jobs/inputs.hpp"

#include <algorithm>
#include <cmath>
#include <map>
#include <set>

#include "armature/catalogue.hpp"
#include "armature/chain.hpp"
#include "armature/files.hpp"
#include "armature/recording.hpp"
#include "armature/text.hpp"
#include "base/intended.hpp"
#include "core/stopped.hpp"

namespace armature {
namespace fs = std::filesystem;
namespace {

// A log of the right robot, mounted and wired as its file says, leaves less than this of its torque. One joint's zero
// that is 3° off, or a gain that is a tenth off, may hide below it.
constexpr double kSuspicious = 0.1;

// How long the steps with a log take beside each other, for the estimate of what is left: ten minutes of seven joints
// at 500 Hz.
constexpr double kReadingTime = 1, kCheckingTime = 12, kPreparingTime = 9;

std::string file_name(const std::string& path) { return fs::path(path).filename().string(); }

// "torso=0.15" as a name and a number.
Result<std::pair<std::string, double>> held_at(const std::string& text) {
  // The last = divides: a joint's name may hold one.
  const auto at = text.rfind('=');
  const auto value = at == std::string::npos ? std::nullopt : parse_double(trim(text.substr(at + 1)));
  if (!value || !std::isfinite(*value))
    return Error{ErrorCode::Usage, "\"" + text + "\" is not JOINT=POSITION", "--at", "Example: --at torso_lift=0.15"};
  return std::pair(std::string(trim(text.substr(0, at))), *value);
}

// Every joint that is not to move, with its position: given, else home.
Result<std::map<std::string, double>> held_joints(const Robot& robot, const RobotChoice& choice) {
  // The joints that move: those that are named, or those on the way to the tip.
  std::vector<std::string> moving = choice.joints;
  if (!choice.tip.empty()) {
    if (!moving.empty())
      return Error{ErrorCode::Usage, "--joints and --tip were both given", "armature", "Give one of them."};
    auto way = joints_to(robot, choice.tip);
    if (!way) {
      // The message is about the option that a person typed.
      Error error = way.error();
      error.where = "--tip";
      return error;
    }
    moving = *way;
  }
  // Positions of joints that are held, by name.
  std::map<std::string, double> given;
  for (const std::string& text : choice.held) {
    const auto pair = held_at(text);
    if (!pair) return pair.error();
    given.insert(*pair);
  }
  const auto names = robot.joint_names();
  // Every name must be a joint of this robot.
  for (const std::string& name : moving) {
    if (std::find(names.begin(), names.end(), name) != names.end()) continue;
    const auto near = nearest_name(name, names);
    return Error{ErrorCode::NotFound, "no joint is named \"" + name + "\"", "--joints",
                 near ? "Did you mean " + *near + "?" : "Its joints are " + join(names, ", ") + "."};
  }
  // A joint that does not move is held where it was asked to be, else at home, within its limits.
  std::map<std::string, double> held;
  const Vector home = robot.home_position();
  for (std::size_t j = 0; j < names.size(); ++j) {
    const bool moves = moving.empty() || std::find(moving.begin(), moving.end(), names[j]) != moving.end();
    const auto at = given.find(names[j]);
    if (at != given.end()) {
      // On the way to a tip a joint may be held: an arm without its torso. One that is named in --joints may not.
      if (moves && !choice.joints.empty())
        return Error{ErrorCode::Usage, names[j] + " is asked to move and to be held", "--at", "Leave one out."};
      held[names[j]] = at->second;
      given.erase(at);
    } else if (!moves) {
      const JointLimits limits = robot.limits()[j];
      held[names[j]] = std::clamp(home[static_cast<Eigen::Index>(j)], limits.lower, limits.upper);
    }
  }
  // A position that no joint took belongs to a name that does not exist.
  if (!given.empty()) {
    const auto near = nearest_name(given.begin()->first, names);
    return Error{ErrorCode::NotFound, "no joint is named \"" + given.begin()->first + "\"", "--at",
                 near ? "Did you mean " + *near + "?" : "Its joints are " + join(names, ", ") + "."};
  }
  return held;
}

// One recording per log, or one of all where the mapping says that the files lie side by side.
struct ReadLogs {
  std::vector<Recording> recordings;
  std::vector<std::string> names;
  std::vector<double> starts;  ///< [s] absolute stamp of the first row
};
Result<ReadLogs> read_all(const Job& job, const LogChoice& choice, const Mapping& mapping, const Progress& progress) {
  // Each log by itself, or all of them as columns of one recording.
  std::vector<std::vector<fs::path>> groups;
  for (const std::string& log : choice.logs) {
    if (groups.empty() || !mapping.side_by_side) groups.emplace_back();
    groups.back().emplace_back(job.at(log));
  }
  ReadLogs out;
  // Long files take longer than short ones.
  double bytes = 0, done = 0;
  const auto size_of = [](const std::vector<fs::path>& files) {
    double sum = 1;  // also where nothing is known: a pipe
    std::error_code unknown;
    for (const fs::path& file : files) {
      if (fs::is_regular_file(file, unknown)) sum += static_cast<double>(fs::file_size(file, unknown));
    }
    return sum;
  };
  for (const auto& group : groups) bytes += size_of(group);
  for (std::size_t g = 0; g < groups.size(); ++g) {
    if (progress.stopping()) return stopped_error();
    progress.tell({"reading " + file_name(groups[g].front().string()), done / bytes, -1, ""});
    done += size_of(groups[g]);
    auto recording = read_recordings(groups[g], mapping);
    if (!recording) return recording.error();
    recording->source = file_name(groups[g].front().string());
    // Times start at 0, so that plots and messages can be read; the absolute start is kept.
    const auto begin =
        std::find_if(recording->time.begin(), recording->time.end(), [](double t) { return std::isfinite(t); });
    const double start = begin != recording->time.end() ? *begin : 0;
    recording->time.array() -= start;
    out.starts.push_back(start);
    // A recording that was made of several files is named after all of them.
    for (std::size_t i = 1; i < groups[g].size(); ++i) recording->source += " + " + file_name(groups[g][i].string());
    out.recordings.push_back(*std::move(recording));
  }
  // "bare/recording.csv" and "loaded/recording.csv": the folder is part of the name where the file's is not enough.
  std::map<std::string, int> count;
  for (const Recording& r : out.recordings) ++count[r.source];
  for (std::size_t i = 0; i < out.recordings.size() && out.recordings.size() == choice.logs.size(); ++i) {
    const fs::path path(choice.logs[i]);
    if (count[out.recordings[i].source] > 1 && path.has_parent_path())
      out.recordings[i].source = (path.parent_path().filename() / path.filename()).string();
  }
  for (const Recording& r : out.recordings) out.names.push_back(r.source);
  return out;
}

// A quality report has severities of its own.
Severity severity_of(QualitySeverity severity) {
  switch (severity) {
    case QualitySeverity::Note: return Severity::Note;
    case QualitySeverity::Warning: return Severity::Warning;
    case QualitySeverity::Problem: return Severity::Problem;
  }
  return Severity::Problem;
}

// "stuck sensor" as a kind: "stuck-sensor".
std::string kind_word(const char* words) {
  std::string kind = words;
  std::replace(kind.begin(), kind.end(), ' ', '-');
  return kind;
}

// The findings of the quality report, each with the log and the joint it is about.
void add_findings(const QualityReport& report, const std::string& name, std::vector<Finding>& out) {
  for (const QualityFinding& f : report.findings) {
    out.push_back({severity_of(f.severity), kind_word(to_string(f.kind)),
                   name + (f.joint.empty() ? "" : ", " + f.joint), f.message, f.advice});
  }
}

// What preparing the samples warned about.
void add_findings(const Samples& samples, const std::string& name, std::vector<Finding>& out) {
  for (const Warning& w : samples.warnings)
    out.push_back(
        {Severity::Warning, "preparation", w.where == name ? name : name + ", " + w.where, w.message, w.hint});
}

// A file with 1.5708 means a right angle. Put right here, once, so that every verb sees the same robot: the names of
// its parameters, the certificate of its motion and the model all belong to one geometry.
void take_intended(ChosenRobot& chosen) {
  auto intended = structure::intended_geometry(chosen.robot);
  if (intended.corrections.empty()) return;
  chosen.findings.push_back({Severity::Note, "rounded-geometry", chosen.robot.name,
                             "its geometry looks rounded; taken are multiples of 45° and offsets of 0 (" +
                                 join(intended.corrections, "; ") + ")",
                             "Pass --as-given to keep every digit of the file."});
  chosen.robot = std::move(intended.robot);
}

}  // namespace

JobInput input_of(const Job& job, const std::string& path) {
  // A pipe has been read to its end and cannot be read again.
  std::error_code failure;
  if (!fs::is_regular_file(job.at(path), failure)) return {path, ""};
  const auto text = read_file(job.at(path));
  return {path, text ? checksum(*text) : ""};
}

// Reads the robot, turns gravity, puts rounded angles right, and holds joints, in this order.
Result<ChosenRobot> choose_robot(const Job& job, const RobotChoice& choice) {
  auto reading = read_robot(job.at(choice.robot));
  if (!reading) return reading.error();
  ChosenRobot out{std::move(reading->robot), std::move(reading->findings), {choice.robot, ""}};
  // A built-in robot has no file and so no checksum.
  if (reading->source != "catalogue") out.input = input_of(job, choice.robot);
  // Gravity in the world, for a robot that is mounted another way.
  if (!choice.gravity.empty()) {
    if (choice.gravity.size() != 3)
      return Error{ErrorCode::Usage, wrong_count(choice.gravity.size(), 3), "--gravity",
                   "Example: --gravity 0,0,-9.81"};
    out.robot.gravity_in_world = Vector3(choice.gravity[0], choice.gravity[1], choice.gravity[2]);
  }
  if (!choice.as_given) take_intended(out);
  // A held joint makes its two links one body; the robot then has fewer joints.
  auto held = held_joints(out.robot, choice);
  if (!held) return held.error();
  if (held->empty()) return out;
  auto part = hold_joints(out.robot, *held);
  if (!part) return part.error();
  out.robot = *std::move(part);
  // A robot with held joints is another robot, which a note tells.
  std::vector<std::string> words;
  for (const auto& [name, position] : *held) words.push_back(name + " = " + significant(position, 4));
  out.findings.push_back({Severity::Note, "held-joints", out.robot.name, "held: " + join(words, ", "), ""});
  return out;
}

Result<ChosenRobot> choose_robot(const Job& job, const std::string& robot, bool as_given) {
  RobotChoice whole;
  whole.robot = robot;
  whole.as_given = as_given;
  return choose_robot(job, whole);
}

std::string wrong_count(std::size_t given, std::size_t expected) {
  return std::to_string(given) + (given == 1 ? " number was given, " : " numbers were given, ") +
         std::to_string(expected) + (expected == 1 ? " was expected" : " were expected");
}

// Each of these options would change nothing here, which a person would not expect.
std::optional<Error> no_part_of(const RobotChoice& choice, const std::string& why) {
  const std::pair<const char*, bool> given[] = {{"--joints", !choice.joints.empty()},
                                                {"--tip", !choice.tip.empty()},
                                                {"--at", !choice.held.empty()},
                                                {"--gravity", !choice.gravity.empty()},
                                                {"--as-given", choice.as_given}};
  for (const auto& [flag, is_given] : given) {
    if (is_given) return Error{ErrorCode::Usage, why, flag, std::string("Leave out ") + flag + "."};
  }
  return std::nullopt;
}

// A model by its file or by the directory that identify wrote.
Result<ChosenModel> choose_model(const Job& job, const std::string& path) {
  const std::string there = job.at(path);
  auto model = load_model(there);
  if (!model) return model.error();
  // The checksum is that of the file, also where its directory was given.
  const bool folder = fs::is_directory(there);
  JobInput input = input_of(job, folder ? (fs::path(path) / "model.json").string() : path);
  return ChosenModel{*std::move(model), input};
}

std::vector<NamedSamples> ChosenLogs::named() const {
  std::vector<NamedSamples> out;
  for (std::size_t i = 0; i < samples.size(); ++i) out.push_back({names[i], samples[i]});
  return out;
}

// One line per log, and below it what was done to its rows.
std::string ChosenLogs::text() const {
  std::string out;
  for (std::size_t i = 0; i < samples.size(); ++i) {
    // The summary of the quality report where there is one.
    out += (i < quality.size() ? quality[i].brief() : names[i]) + "\n";
    for (const std::string& line : samples[i].ledger) out += "  " + line + "\n";
  }
  return out;
}

Result<Mapping> choose_mapping(const Job& job, const LogChoice& choice) {
  return choice.mapping.empty() ? Mapping() : load_mapping(job.at(choice.mapping));
}

// With the mapping that the choice names.
Result<ChosenLogs> choose_logs(const Job& job, const LogChoice& choice, const Robot& robot, const SignalOptions& signal,
                               LogCheck check, const Progress& progress) {
  const auto mapping = choose_mapping(job, choice);
  if (!mapping) return mapping.error();
  return choose_logs(job, choice, *mapping, robot, signal, check, progress);
}

Result<ChosenLogs> choose_logs(const Job& job, const LogChoice& choice, const Mapping& mapping, const Robot& robot,
                               const SignalOptions& signal, LogCheck check, const Progress& progress,
                               const std::vector<StoryChange>& changes) {
  // Reading, then checking and preparing.
  const double checking = check == LogCheck::None ? 0 : kCheckingTime;
  const double reading = kReadingTime / (kReadingTime + checking + kPreparingTime);
  auto read = read_all(job, choice, mapping, progress.part(0, reading));
  if (!read) return read.error();
  // Recording by recording: match, check, prepare.
  ChosenLogs out;
  out.names = read->names;
  out.starts = read->starts;
  double rows = 0, done = 0;
  for (const Recording& recording : read->recordings) rows += static_cast<double>(recording.size());
  const Progress working = progress.part(reading, 1);
  for (std::size_t i = 0; i < read->recordings.size(); ++i) {
    Recording& recording = read->recordings[i];
    // The part of this recording, by its length; the rest of it begins where the check has ended.
    const auto length = static_cast<double>(recording.size());
    const double begin = done / std::max(rows, 1.0), end = (done + length) / std::max(rows, 1.0);
    const double checked = begin + (end - begin) * checking / (checking + kPreparingTime);
    done += length;
    const std::string size = grouped(recording.size()) + " rows";
    // A story is about joints in the robot's order, so the columns are matched before it is applied.
    if (!changes.empty()) {
      auto matched = match_joints(recording, robot);
      if (!matched) return matched.error();
      for (const StoryChange& change : changes) change.apply(robot, *matched);
      recording = *std::move(matched);
    }
    if (progress.stopping()) return stopped_error();
    out.files.push_back({recording.source, recording.checksum});
    // Quality looks at the very preparation that the fit uses.
    std::optional<Result<Samples>> prepared;
    if (check == LogCheck::Suspicious) prepared = prepare(recording, robot, signal);
    if (check != LogCheck::None) working.tell({"checking " + recording.source, begin, -1, size});
    // With --quick-check the search for stories is made only where much of the torque is not explained.
    if (check != LogCheck::None) {
      QualityOptions options;
      options.signal = signal;
      if (check == LogCheck::Suspicious) options.suspicious = kSuspicious;
      if (prepared && *prepared) options.prepared = &**prepared;
      out.quality.push_back(check_quality(recording, robot, options, progress));
      add_findings(out.quality.back(), recording.source, out.findings);
    }
    if (progress.stopping()) return stopped_error();
    working.tell({"preparing " + recording.source, checked, -1, size});
    // The samples of the fit; a preparation that quality has needed is used again.
    auto samples = prepared ? *std::move(prepared) : prepare(recording, robot, signal);
    if (!samples) return samples.error();
    add_findings(*samples, recording.source, out.findings);
    // A robot's clock may count from its start or from 1970: the first stamp is kept in the ledger.
    if (read->starts[i] != 0)
      samples->ledger.push_back("times count from the first row, stamped " + exact(read->starts[i]) + " s");
    out.samples.push_back(*std::move(samples));
  }
  for (const std::string& log : choice.logs) out.inputs.push_back(input_of(job, log));
  if (!choice.mapping.empty()) out.inputs.push_back(input_of(job, choice.mapping));
  for (Finding& f : repeated_logs(out.files)) out.findings.push_back(std::move(f));
  return out;
}

// By checksum: a copy under another name is still the same log.
std::vector<Finding> logs_without_temperature(const TorqueModel& model, const ChosenLogs& logs) {
  const bool asked = std::any_of(model.columns().begin(), model.columns().end(), [](const TermColumn& column) {
    return std::any_of(column.rows.begin(), column.rows.end(),
                       [](const auto& row) { return row.second.factor == Basis::Factor::Temperature; });
  });
  std::vector<Finding> out;
  for (std::size_t i = 0; asked && i < logs.samples.size(); ++i) {
    if (logs.samples[i].motion.temperature.size() > 0) continue;
    out.push_back({Severity::Warning, "no-temperature", logs.names[i],
                   "the model's friction depends on temperature, and this log has none: taken as 20 °C",
                   "Record temp_<joint>[C] for every joint, or temperature[C] for the arm."});
  }
  return out;
}

std::vector<Finding> repeated_logs(const std::vector<InputFile>& files) {
  std::vector<Finding> out;
  std::map<std::string, std::string> seen;
  for (const InputFile& file : files) {
    const auto [at, fresh] = seen.emplace(file.checksum, file.name);
    if (fresh || file.checksum.empty()) continue;
    out.push_back({Severity::Problem, "repeated-log", file.name,
                   "it holds the same rows as " + at->second + ", so its samples would count twice",
                   "Give each log once."});
  }
  return out;
}

// A model is judged too well on the data it was fitted to.
std::vector<Finding> training_logs(const std::vector<InputFile>& files, const IdentifiedModel& model) {
  std::vector<Finding> out;
  for (const InputFile& file : files) {
    for (const InputFile& used : model.provenance.inputs) {
      if (file.checksum.empty() || file.checksum != used.checksum) continue;
      out.push_back({Severity::Warning, "training-log", file.name,
                     "the model was fitted to this log, so its error here says little about other motions",
                     "Record another motion."});
      break;
    }
  }
  return out;
}

}  // namespace armature
