#include "folder.hpp"

#include <algorithm>
#include <array>
#include <vector>

#include "armature/files.hpp"
#include "armature/text.hpp"

namespace armature::studio {
namespace fs = std::filesystem;
namespace {

constexpr std::size_t kMostFiles = 2000;             // shown; a folder with more says so
constexpr int kDeepest = 8;                          // folders below folders: meshes of ROS packages are six deep
constexpr std::uintmax_t kLargestRun = 8u << 20;     // bytes of a job.json
constexpr std::uintmax_t kHashAtATime = 256u << 20;  // bytes whose checksum one look computes
constexpr std::size_t kMostFindings = 200;           // of one run; job.json has all
constexpr const char* kProject = "studio.json";

// A name that the studio does not accept.
Error refuse(const std::string& relative, const std::string& message) {
  return {ErrorCode::Usage, message, relative, "Use the name of a file in the studio's folder."};
}

// Control characters could break a header or a line of a terminal.
bool has_control(const std::string& text) {
  return std::any_of(text.begin(), text.end(),
                     [](char c) { return static_cast<unsigned char>(c) < 0x20 || c == 0x7f; });
}

// Part by part, so that /data2 is not below /data.
bool is_below(const fs::path& path, const fs::path& root) {
  const auto [at, end] = std::mismatch(root.begin(), root.end(), path.begin(), path.end());
  return at == root.end();
}

// Last change in the clock's own units, only to be compared.
long long time_of(const fs::path& path) {
  std::error_code failed;
  const auto time = fs::last_write_time(path, failed);
  return failed ? -1 : static_cast<long long>(time.time_since_epoch().count());
}

// What people use a file for, from its name.
const char* kind_of(const fs::path& path) {
  std::string extension = path.extension().string();
  std::transform(extension.begin(), extension.end(), extension.begin(),
                 [](unsigned char c) { return std::tolower(c); });
  static const std::map<std::string, const char*> kinds = {
      {".urdf", "robot"}, {".xacro", "robot"}, {".mjcf", "robot"}, {".xml", "robot"}, {".yaml", "yaml"},
      {".yml", "yaml"},   {".csv", "log"},     {".npz", "log"},    {".mat", "log"},   {".h5", "log"},
      {".hdf5", "log"},   {".db3", "log"},     {".mcap", "log"},   {".bag", "log"},   {".txt", "log"},
      {".html", "page"},  {".stl", "mesh"},    {".dae", "mesh"},   {".obj", "mesh"}};
  const auto found = kinds.find(extension);
  return found == kinds.end() ? "other" : found->second;
}

}  // namespace

std::string dump(const Json& json) { return json.dump(-1, ' ', false, Json::error_handler_t::replace); }

// Text from anywhere: no exception, and a limit to the depth.
Json parse(const std::string& text) {
  constexpr int kDeepest = 64;  // nothing the page or a job writes is more than ten levels deep
  const auto shallow = [](int depth, Json::parse_event_t, Json&) { return depth <= kDeepest; };
  const Json json = Json::parse(text, shallow, false);
  return json.is_discarded() ? Json() : json;
}

Folder::Folder(const fs::path& root) : root_(fs::canonical(root)) { look(); }

// First by the name alone, then with links followed.
Result<fs::path> Folder::inside(const std::string& relative) const {
  if (relative.empty() || relative.size() > 1024) return refuse(relative.substr(0, 80), "a name is needed");
  if (has_control(relative) || relative.find('\\') != std::string::npos)
    return refuse("", "the name holds a character that no file of the studio has");
  const fs::path path(relative);
  if (path.is_absolute()) return refuse(relative, "it is not below the studio's folder");
  for (const fs::path& part : path) {
    const std::string name = part.string();
    if (name == ".." || name == ".") return refuse(relative, "it is not below the studio's folder");
    if (!name.empty() && name[0] == '.') return refuse(relative, "hidden files are not shown");
  }
  std::error_code failed;
  const fs::path whole = fs::weakly_canonical(root_ / path, failed);
  if (failed || !is_below(whole, root_)) return refuse(relative, "it is not below the studio's folder");
  return whole;
}

// Names are made harmless, then checked like any other.
Result<fs::path> Folder::upload_place(const std::string& relative) const {
  fs::path safe;
  int deep = 0;
  for (const fs::path& part : fs::path(relative)) {
    const std::string name = part.string();
    if (name == ".." || name == "." || name == "/") return refuse(relative, "it is not below the studio's folder");
    if (++deep > kDeepest + 1) return refuse(relative, "it is more than eight folders deep");
    safe /= safe_file_name(name);
  }
  auto place = inside(safe.string());
  if (!place) return place;
  // Files that Armature writes itself are not to be uploaded.
  if (safe == kProject || safe.filename() == kJobFile || safe.string().ends_with(".job.json"))
    return refuse(relative, "this name belongs to Armature");
  // Nor anything below a folder that holds the results of a run.
  for (fs::path at = *place; at != root_ && at.has_relative_path(); at = at.parent_path()) {
    std::error_code ignored;
    if (fs::exists(at / kJobFile, ignored)) return refuse(relative, "it would change the results of a run");
  }
  return place;
}

// Checksum of a file; empty if unknown. It is computed again only when size or time has changed.
std::string Folder::sum_of(const fs::path& path) {
  std::error_code failed;
  const auto size = fs::file_size(path, failed);
  if (failed) return {};
  Known& known = sums_[path.string()];
  const long long time = time_of(path);
  if (known.size == static_cast<long long>(size) && known.time == time) return known.sum;
  // One look must be short: the rest is computed by later looks.
  if (hashed_ + size > kHashAtATime) return {};
  hashed_ += size;
  const auto content = read_file(path);
  known = {static_cast<long long>(size), time, {}, content ? checksum(*content) : ""};
  return known.sum;
}

// Inputs that are no longer what the run read.
Json Folder::changed_inputs(const Json& run, const fs::path& directory) {
  Json changed = Json::array();
  // Paths in a run are relative to where it ran.
  const std::string ran_in = run.value("ran_in", ".");
  for (const Json& input : run.value("inputs", Json::array())) {
    const std::string path = input.value("path", ""), sum = input.value("checksum", "");
    if (sum.empty() || path.empty()) continue;
    std::error_code failed;
    const fs::path whole = fs::weakly_canonical(directory / ran_in / path, failed);
    if (failed || !is_below(whole, root_)) continue;
    // Of a directory, a run notes its model, or its job where it compares runs.
    const bool folder = fs::is_directory(whole, failed);
    const std::string now = sum_of(folder ? whole / "model.json" : whole), job = folder ? sum_of(whole / kJobFile) : "";
    if (!now.empty() && now != sum && job != sum) changed.push_back(path);
    if (!fs::exists(whole, failed)) changed.push_back(path);
  }
  return changed;
}

// A run as the page shows it; read again only when its file has changed.
Json Folder::run_of(const fs::path& file, const std::string& place, long long size, long long time) {
  Known& known = runs_[file.string()];
  if (known.size != size || known.time != time) {
    known = {size, time, Json(), ""};
    const auto text = static_cast<std::uintmax_t>(size) <= kLargestRun ? read_file(file) : Error{};
    Json json = text ? parse(*text) : Json();
    if (json.is_object() && json.value("format", Json()) == "armature job" && json.value("verb", Json()).is_string())
      known.run = std::move(json);
  }
  if (!known.run.is_object()) return Json();
  // Only what the page needs, and a limited number of findings.
  Json run = {{"place", place}, {"time", time}};
  for (const char* key : {"verb", "command", "version", "verdict", "stopped", "files", "job", "inputs", "rewritten"})
    if (known.run.contains(key)) run[key] = known.run[key];
  Json findings = known.run.value("findings", Json::array());
  if (findings.is_array() && findings.size() > kMostFindings)
    findings.erase(findings.begin() + kMostFindings, findings.end());
  run["findings"] = findings;
  run["changed"] = changed_inputs(known.run, file.parent_path());
  return run;
}

// All files and runs below the folder, in the order of their names.
bool Folder::look() {
  Json files = Json::array(), runs = Json::array();
  bool full = false;
  hashed_ = 0;
  std::vector<std::pair<std::string, fs::path>> found;
  std::error_code failed;
  for (auto at = fs::recursive_directory_iterator(root_, fs::directory_options::skip_permission_denied, failed);
       !failed && at != fs::recursive_directory_iterator(); at.increment(failed)) {
    const std::string name = at->path().filename().string();
    // Links are followed by a click, not by a look: they could go round in circles.
    if (name.empty() || name[0] == '.' || at->is_symlink(failed)) {
      at.disable_recursion_pending();
      continue;
    }
    if (at.depth() >= kDeepest) at.disable_recursion_pending();
    if (!at->is_regular_file(failed)) continue;
    if (found.size() >= kMostFiles) {
      full = true;
      break;
    }
    found.emplace_back(at->path().lexically_relative(root_).generic_string(), at->path());
  }
  // The order of a directory is arbitrary: sorted, equal folders give equal states.
  std::sort(found.begin(), found.end());
  for (const auto& [name, path] : found) {
    const auto size = static_cast<long long>(fs::file_size(path, failed));
    const long long time = time_of(path);
    if (failed) continue;
    // Results in a folder have job.json in it; a single file has its job beside it.
    const bool beside = name.ends_with(".job.json");
    if (path.filename() == kJobFile || beside) {
      const std::string place =
          beside ? name.substr(0, name.size() - 9) : fs::path(name).parent_path().generic_string();
      try {
        if (Json run = run_of(path, place.empty() ? "." : place, size, time); run.is_object()) runs.push_back(run);
      } catch (const Json::exception&) {
        // A job.json of another program: shown as a file only.
      }
    }
    files.push_back({{"path", name}, {"size", size}, {"time", time}, {"kind", kind_of(path)}});
  }
  // Changed means: its text is not the same as at the last look.
  state_ = {{"folder", root_.filename().string()},
            {"path", root_.string()},
            {"files", files},
            {"runs", runs},
            {"full", full},
            {"project", project()}};
  std::string now = dump(state_);
  const bool changed = now != seen_;
  seen_ = std::move(now);
  return changed;
}

// Every entry is checked: the file can be edited by hand.
Json Folder::project() const {
  Json project = {{"format", "armature studio"}, {"format_version", 1}, {"robot", ""}, {"accepted", Json::array()}};
  std::error_code failed;
  const fs::path file = root_ / kProject;
  if (!fs::is_regular_file(fs::symlink_status(file, failed)) || fs::file_size(file, failed) > kLargestRun)
    return project;
  const auto text = read_file(file);
  const Json json = text ? parse(*text) : Json();
  if (!json.is_object() || json.value("format", Json()) != "armature studio") return project;
  if (json.contains("robot") && json["robot"].is_string()) project["robot"] = json["robot"];
  if (!json.contains("accepted") || !json["accepted"].is_array()) return project;
  for (const Json& doubt : json["accepted"]) {
    if (doubt.is_object() && doubt.value("step", Json()).is_string() && doubt.value("doubt", Json()).is_string())
      project["accepted"].push_back({{"step", doubt["step"]}, {"doubt", doubt["doubt"]}});
  }
  return project;
}

// A link would lead the writing somewhere else.
Result<void> Folder::save_project(const Json& project) const {
  std::error_code failed;
  if (fs::is_symlink(root_ / kProject, failed))
    return Error{ErrorCode::FileUnwritable, "it is a link", kProject, "Remove it: the studio writes this file itself."};
  return write_file(root_ / kProject, dump(project) + "\n");
}

}  // namespace armature::studio
