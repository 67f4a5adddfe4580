// What is at the place where results shall go, and the way they get there.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "armature/output.hpp"

namespace armature {

/// The place of an output directory and how it is filled.
struct OutputPlace {
  enum class Way {
    New,    ///< there is nothing: one rename
    Swap,   ///< ours alone: the old directory is swapped out in one step
    Merge,  ///< others' files stay, or the directory itself must stay: file by file
  };
  std::filesystem::path path;  ///< absolute; links are followed
  Way way = Way::New;
  std::vector<std::string> ours;  ///< what job.json lists and exists; job.json itself too
};

/// The decision of check_output(), with what commit() needs to know.
[[nodiscard]] Result<OutputPlace> decide_place(const std::filesystem::path& target,
                                               const std::vector<std::string>& names, const OutputOptions& options);

/// The content of job.json with its list of files; `given` is empty where the caller wrote none.
[[nodiscard]] Result<std::string> job_text(const std::string& given, const std::vector<std::string>& names);

/// Nothing if `name` is relative and stays below its directory.
[[nodiscard]] Result<void> check_name(const std::filesystem::path& name);

}  // namespace armature
