#include "jobs/motions.hpp"

#include <algorithm>

#include "armature/files.hpp"
#include "armature/home.hpp"
#include "armature/jobs.hpp"
#include "armature/text.hpp"
#include "jobs/inputs.hpp"

namespace armature {
namespace fs = std::filesystem;
namespace {

// A motion's own file format names itself in its first line.
bool can_hold_motion(const fs::path& file) {
  const std::string extension = lower_case(file.extension().string());
  return extension == ".yaml" || extension == ".yml" || extension == ".json";
}

// By its first bytes: other YAML and JSON lie beside it.
bool is_motion(const fs::path& file) {
  if (!can_hold_motion(file)) return false;
  const auto text = read_file(file);
  return text && text->substr(0, 200).find("armature-trajectory") != std::string::npos;
}

// Names of the motions in a directory, in the order of the validation motions where they are such, then by name.
std::vector<fs::path> motions_in(const fs::path& directory) {
  std::vector<fs::path> files;
  std::error_code ignored;
  for (const auto& entry : fs::directory_iterator(directory, ignored)) {
    if (entry.is_regular_file(ignored) && is_motion(entry.path())) files.push_back(entry.path().filename());
  }
  std::vector<std::string> known = {"design", "trajectory"};
  for (const ValidationMotion motion : validation_motions()) known.emplace_back(to_string(motion));
  // A design's own motion comes before validation motions; unknown names come last.
  const auto rank = [&](const fs::path& file) {
    return std::find(known.begin(), known.end(), file.stem().string()) - known.begin();
  };
  std::sort(files.begin(), files.end(),
            [&](const fs::path& a, const fs::path& b) { return rank(a) != rank(b) ? rank(a) < rank(b) : a < b; });
  return files;
}

// The file that was meant, relative to the directory, and a note about the others.
Result<fs::path> pick(const std::vector<fs::path>& files, const std::string& wanted, const std::string& given,
                      std::vector<Finding>& findings) {
  std::vector<std::string> names;
  for (const fs::path& file : files) names.push_back(file.stem().string());
  if (files.empty())
    return Error{ErrorCode::Meaning, "this directory holds no motion", given,
                 "Give what `armature design ROBOT --out DIR` wrote, or a motion file."};
  // Without a name the first is taken, and a note tells of the others.
  if (wanted.empty()) {
    if (names.size() > 1)
      findings.push_back({Severity::Note, "several-motions", given,
                          "it holds " + join(names, ", ") + "; this is " + names.front(),
                          "Choose another with --motion."});
    return files.front();
  }
  // By its name, or by its name with the extension.
  for (std::size_t i = 0; i < names.size(); ++i) {
    if (names[i] == wanted || files[i] == wanted) return files[i];
  }
  // No such motion: the nearest name, or all of them.
  const auto near = nearest_name(wanted, names);
  return Error{ErrorCode::Usage, "there is no motion \"" + wanted + "\" in " + given, "--motion",
               near ? "Did you mean " + *near + "?" : "It holds " + join(names, ", ") + "."};
}

}  // namespace

Result<ChosenMotion> choose_motion(const Job& job, const std::string& given, const std::string& wanted,
                                   const Robot& robot) {
  const fs::path there = job.at(given);
  std::error_code ignored;
  if (!fs::exists(there, ignored))
    return Error{ErrorCode::FileMissing, "there is no such file or directory", given,
                 "Give a motion file, or the directory that `armature design ROBOT --out DIR` wrote."};
  std::vector<Finding> findings;
  fs::path path = given;
  // A directory holds one motion or several; a file is one.
  if (fs::is_directory(there, ignored)) {
    const auto file = pick(motions_in(there), wanted, given, findings);
    if (!file) return file.error();
    path /= *file;
  } else if (!wanted.empty() && path.stem() != wanted) {
    return Error{ErrorCode::Usage, given + " is one motion, " + wanted + " cannot be chosen from it", "--motion",
                 "Give the directory, or leave --motion out."};
  }
  // Only these kinds of file can hold a motion: a table of samples is refused here.
  if (!fs::is_directory(there, ignored) && !can_hold_motion(there))
    return Error{ErrorCode::Meaning, "this is not a motion file", given,
                 "Give a motion file, or the directory that `armature design ROBOT --out DIR` wrote."};
  // The motion with its columns in the robot's order.
  const auto file = load_trajectory(job.at(path.string()));
  if (!file) return file.error();
  auto trajectory = match_joints(*file, robot);
  if (!trajectory) {
    Error error = trajectory.error();
    error.where = path.string();
    return error;
  }
  // A checksum of the robot tells whether the motion, and its certificate, are about this description.
  const auto meant = as_made_for(file->robot_checksum, *trajectory, robot);
  if (!meant && !file->robot_checksum.empty())
    findings.push_back({Severity::Note, "other-robot", path.string(),
                        "the motion was made for another description of " +
                            (file->robot.empty() ? std::string("a robot") : file->robot) + " than this one",
                        "Its certificate is about that one: certify it again with `armature design --check`."});
  return ChosenMotion{*std::move(trajectory), path.stem().string(), std::move(findings), input_of(job, path.string()),
                      meant && robot.home.empty() ? meant->home : std::vector<double>{}};
}

std::string spec_of_design(const Job& job, const std::string& motion) {
  const auto made = load_job(fs::path(job.at(motion)).parent_path());
  const auto* design = made ? dynamic_cast<const DesignJob*>(made->job.get()) : nullptr;
  if (design == nullptr) return {};
  // The path was given where the design was made, which may be elsewhere.
  return is_embedded_spec(design->spec) ? design->spec : design->at(design->spec);
}

Error needed_by_design(Error error) {
  error.message = "the design's spec: " + error.message;
  error.hint = "Bring it back, or give another with --spec.";
  return error;
}

bool is_embedded_spec(const std::string& name) {
  const std::vector<std::string> names = design_spec_names();
  return std::find(names.begin(), names.end(), name) != names.end();
}

// Nothing to do where the robot or the spec names a home.
std::vector<Finding> give_home(const Job& job, const std::string& spec_name, Robot& robot) {
  const auto spec = load_design_spec(job.at(spec_name));
  if (!spec || !robot.home.empty() || spec->home.size() > 0) return {};
  const Vector zero = robot.home_position();
  robot = with_home(robot, *spec);
  // A home at zero is what a robot without one has anyway.
  if (robot.home_position() == zero) return {};
  // Every digit, so that it can be copied into a spec.
  std::vector<std::string> values;
  for (const double x : robot.home) values.push_back(exact(x));
  return {{Severity::Note, "home-chosen", robot.name,
           "the file has no home, so the motion begins and ends at " + join(values, ", ") + " (rad or m)",
           "Another one: motion: {home_rad: [...]} in a spec file, or home in a robot file."}};
}

}  // namespace armature
