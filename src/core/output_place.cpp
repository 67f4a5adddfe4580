#include "core/output_place.hpp"

#include <algorithm>
#include <cstring>
#include <nlohmann/json.hpp>
#include <set>

#include "armature/files.hpp"
#include "core/atomic.hpp"

namespace armature {
namespace fs = std::filesystem;
namespace {

using Names = std::set<std::string>;

// As a person would type it: what lies below the directory at hand, without the way there.
std::string typed(const fs::path& path) {
  std::error_code failure;
  const fs::path below = fs::proximate(path, failure);
  return failure || below.empty() || *below.begin() == ".." ? path.string() : below.string();
}

// No output at this place, and what to do instead.
Error refuse(const fs::path& path, std::string message, std::string hint) {
  return {ErrorCode::FileUnwritable, std::move(message), typed(path), std::move(hint)};
}

// "a, b, c and 4 more"
std::string first_few(const std::vector<std::string>& names) {
  constexpr std::size_t kShown = 3;
  std::string text;
  for (std::size_t i = 0; i < std::min(names.size(), kShown); ++i) text += (i > 0 ? ", " : "") + names[i];
  if (names.size() > kShown) text += " and " + std::to_string(names.size() - kShown) + " more";
  return text;
}

// Absolute, without "..", links followed as far as the path exists.
Result<fs::path> resolve(const fs::path& target) {
  if (target.empty()) return refuse(target, "the name of the output is empty", "Give a directory.");
  std::error_code failure;
  fs::path path = fs::absolute(target, failure).lexically_normal();
  if (!path.has_filename()) path = path.parent_path();
  if (fs::is_symlink(fs::symlink_status(path, failure)) && !fs::exists(path, failure))
    return refuse(path, "is a link to nothing", "Remove it, or choose another directory.");
  const fs::path whole = fs::weakly_canonical(path, failure);
  if (failure) return unwritable(path, failure.value());
  return whole;
}

// The files that our mark lists; nothing where there is no mark.
std::optional<Names> listed_files(const fs::path& directory) {
  const fs::path mark = directory / kJobFile;
  std::error_code failure;
  if (!fs::is_regular_file(fs::symlink_status(mark, failure))) return std::nullopt;
  const auto text = read_file(mark);
  if (!text) return std::nullopt;
  const auto job = nlohmann::json::parse(*text, nullptr, false);
  if (!job.is_object() || !job.contains("format") || job["format"] != "armature job") return std::nullopt;
  // The mark itself is ours, listed or not; names that leave the directory are ignored.
  Names names = {std::string(kJobFile)};
  if (!job.contains("files") || !job["files"].is_array()) return names;
  for (const auto& name : job["files"]) {
    if (name.is_string() && check_name(name.get<std::string>())) names.insert(name.get<std::string>());
  }
  return names;
}

// What a directory holds: files that are listed, and everything else.
struct Content {
  std::vector<std::string> ours, others;
};

// A directory counts through its files; one without files of ours is something else.
bool holds_ours(const Names& listed, const std::string& folder) {
  const auto next = listed.lower_bound(folder + "/");
  return next != listed.end() && next->starts_with(folder + "/");
}

Result<Content> content_of(const fs::path& directory, const Names& listed) {
  // A directory of ours is walked; another one counts as a whole, and links are not followed.
  Content content;
  std::error_code failure;
  fs::recursive_directory_iterator at(directory, failure);
  for (; !failure && at != fs::recursive_directory_iterator(); at.increment(failure)) {
    const std::string name = at->path().lexically_relative(directory).generic_string();
    const fs::file_status status = at->symlink_status(failure);
    if (status.type() == fs::file_type::directory && holds_ours(listed, name)) continue;
    if (status.type() == fs::file_type::directory) at.disable_recursion_pending();
    if (is_abandoned(at->path().filename().string())) continue;
    const bool known = status.type() == fs::file_type::regular && listed.count(name) > 0;
    (known ? content.ours : content.others).push_back(name);
  }
  if (failure) return unwritable(directory, failure.value());
  std::sort(content.ours.begin(), content.ours.end());
  std::sort(content.others.begin(), content.others.end());
  return content;
}

// Whether all parts of `folder` begin `path`.
bool is_inside(const fs::path& path, const fs::path& folder) {
  const auto ends = std::mismatch(folder.begin(), folder.end(), path.begin(), path.end());
  return ends.first == folder.end();
}

// The first input that would be replaced or removed.
std::optional<fs::path> input_in_the_way(const OutputPlace& place, const std::vector<std::string>& names,
                                         const std::vector<fs::path>& inputs) {
  // What is there of ours and what will be there.
  std::vector<std::string> going = place.ours;
  going.insert(going.end(), names.begin(), names.end());
  std::error_code failure;
  for (const fs::path& input : inputs) {
    const fs::path whole = fs::weakly_canonical(input, failure);
    // An input that is a folder must not lie in the directory that is replaced.
    if (fs::is_directory(input, failure) && is_inside(whole, place.path)) return input;
    for (const std::string& name : going) {
      if (fs::equivalent(place.path / name, input, failure)) return input;
    }
  }
  return std::nullopt;
}

// A name of ours that others have taken: the file itself, or a folder on the way to it.
std::optional<std::string> taken_name(const std::vector<std::string>& others, const std::vector<std::string>& names) {
  for (const std::string& name : names) {
    for (const std::string& other : others) {
      if (name == other || name.starts_with(other + "/") || other.starts_with(name + "/")) return other;
    }
  }
  return std::nullopt;
}

// The working directory, and what it is in, must not be replaced while a shell uses it as its directory.
bool holds_working_directory(const fs::path& path) {
  std::error_code failure;
  const fs::path here = fs::canonical(fs::current_path(failure), failure);
  return failure || is_inside(here, path);
}

// Decides for a directory that exists.
Result<OutputPlace> decide_existing(OutputPlace place, const std::vector<std::string>& names, bool force) {
  // What is ours, by the mark, and what is not.
  const auto listed = listed_files(place.path);
  auto content = content_of(place.path, listed.value_or(Names{}));
  if (!content) return content.error();
  place.ours = content->ours;
  // Other people's files: only with --force, and never under one of our names.
  if (!content->others.empty() && !force) {
    return refuse(place.path, "holds files that Armature did not write: " + first_few(content->others),
                  "Choose a directory that is new, or --force to write beside them.");
  }
  if (const auto taken = taken_name(content->others, names)) {
    return refuse(place.path / *taken, "is in the way and was not written by Armature",
                  "Move it, or choose another directory.");
  }

  // Another command's results are not silently exchanged for this one's.
  const bool shares = std::any_of(names.begin(), names.end(), [&](const std::string& name) {
    return name != kJobFile && std::binary_search(place.ours.begin(), place.ours.end(), name);
  });
  if (place.ours.size() > 1 && !names.empty() && !shares && !force) {
    return refuse(place.path, "holds the results of another command: " + first_few(place.ours),
                  "Choose another directory, or --force to replace them.");
  }
  // A directory that must stay is filled file by file.
  const bool stays = !content->others.empty() || holds_working_directory(place.path);
  place.way = stays ? OutputPlace::Way::Merge : OutputPlace::Way::Swap;
  return place;
}

}  // namespace

// Relative, and never out of the directory.
Result<void> check_name(const fs::path& name) {
  const bool plain = !name.empty() && name.is_relative() && name.native().find('\0') == std::string::npos;
  const bool climbs = std::any_of(name.begin(), name.end(),
                                  [](const fs::path& part) { return part == ".." || part == "." || part.empty(); });
  if (plain && !climbs) return {};
  return Error{ErrorCode::Meaning, "is not a name for a file in the output", "'" + name.string() + "'",
               "Use a name without '..' that does not begin with '/'."};
}

Result<OutputPlace> decide_place(const fs::path& target, const std::vector<std::string>& names,
                                 const OutputOptions& options) {
  // From cheap to expensive: names, the path, what is there, the inputs.
  for (const std::string& name : names) {
    if (auto good = check_name(name); !good) return good.error();
  }
  auto path = resolve(target);
  if (!path) return path.error();
  OutputPlace place{*path, OutputPlace::Way::New, {}};
  std::error_code failure;
  const fs::file_status status = fs::symlink_status(place.path, failure);
  if (status.type() == fs::file_type::not_found) return place;
  if (status.type() != fs::file_type::directory) {
    return refuse(target, "is not a directory", "Choose the name of a directory that is new.");
  }
  auto decided = decide_existing(std::move(place), names, options.force);
  if (!decided) return decided;
  if (const auto input = input_in_the_way(*decided, names, options.inputs)) {
    return refuse(target, "would replace " + typed(*input) + ", which this command reads", "Choose another directory.");
  }
  return decided;
}

Result<std::string> job_text(const std::string& given, const std::vector<std::string>& names) {
  // The mark begins so, to be found without reading all of it (is_marked).
  const std::string start = R"({"format":"armature job")";
  std::vector<std::string> files;
  for (const std::string& name : names) {
    if (name != kJobFile) files.push_back(name);
  }
  const auto replacing = nlohmann::json::error_handler_t::replace;
  const std::string list = ",\"files\":" + nlohmann::json(files).dump(-1, ' ', false, replacing);
  if (given.empty()) return start + list + "}\n";
  // A caller's job.json must be one, because it is the mark.
  const auto job = nlohmann::json::parse(given, nullptr, false);
  if (!job.is_object() || !job.contains("format") || job["format"] != "armature job") {
    return Error{ErrorCode::Meaning, "is kept for the job itself", std::string(kJobFile), "Choose another name."};
  }
  // The list goes in behind the format, so that the rest stays as the caller wrote it.
  if (job.contains("files") && job["files"] == nlohmann::json(files)) return given;
  const std::string value = "\"armature job\"";
  const std::size_t at = given.find(value);
  // With another list in it, or the format in another spelling, the whole text is written anew.
  if (job.contains("files") || at == std::string::npos) {
    auto whole = nlohmann::ordered_json::parse(given, nullptr, false);
    whole["files"] = files;
    return whole.dump(2, ' ', false, nlohmann::ordered_json::error_handler_t::replace) + "\n";
  }
  return std::string(given).insert(at + value.size(), list);
}

Result<void> check_output(const fs::path& target, const std::vector<std::string>& names, const OutputOptions& options) {
  if (const auto place = decide_place(target, names, options); !place) return place.error();
  return {};
}

}  // namespace armature
