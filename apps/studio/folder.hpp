// The folder that the studio shows: which files it holds, which of them are runs, and what may be opened or written.
#pragma once

#include <filesystem>
#include <map>
#include <nlohmann/json.hpp>
#include <string>

#include "armature/error.hpp"

namespace armature::studio {

using Json = nlohmann::ordered_json;

/// JSON as text; a byte that is not UTF-8 (a file's name may hold any) becomes U+FFFD.
[[nodiscard]] std::string dump(const Json& json);
/// The document; null where the text is not JSON. What is nested deeper than 64 is left out: writing recurses.
[[nodiscard]] Json parse(const std::string& text);

class Folder {
 public:
  explicit Folder(const std::filesystem::path& root);

  [[nodiscard]] const std::filesystem::path& root() const { return root_; }

  /// A path below the folder, links followed. Refuses what is absolute, climbs ("..", links to the outside), is hidden
  /// or has a control character.
  [[nodiscard]] Result<std::filesystem::path> inside(const std::string& relative) const;
  /// Where an upload goes: as inside(), every name as safe_file_name() leaves it, at most eight deep, and not among the
  /// results of a run.
  [[nodiscard]] Result<std::filesystem::path> upload_place(const std::string& relative) const;

  /// Looks at the folder again. True where anything changed since the last look.
  bool look();
  /// {"files": [...], "runs": [...], "project": {...}, "full": false}; see docs/studio.md.
  [[nodiscard]] const Json& state() const { return state_; }

  /// studio.json: the robot that was chosen and the doubts that were accepted.
  [[nodiscard]] Json project() const;
  [[nodiscard]] Result<void> save_project(const Json& project) const;

 private:
  struct Known {
    long long size = -1, time = -1;
    Json run;
    std::string sum;
  };
  // Runs and checksums, each computed again only when its file has changed.
  [[nodiscard]] Json run_of(const std::filesystem::path& file, const std::string& place, long long size,
                            long long time);
  [[nodiscard]] Json changed_inputs(const Json& run, const std::filesystem::path& directory);
  [[nodiscard]] std::string sum_of(const std::filesystem::path& path);

  std::filesystem::path root_;
  std::map<std::string, Known> runs_, sums_;
  std::string seen_;
  Json state_ = Json::object();
  std::uintmax_t hashed_ = 0;  // bytes in this look
};

}  // namespace armature::studio
