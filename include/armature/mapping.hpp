// What the columns of somebody else's log mean: presets by controller, and a guess that says its doubts.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "armature/finding.hpp"
#include "armature/recording.hpp"

namespace armature {

/// Names of the presets: ur-rtde, ur-ros2, franka, kinova, kuka-fri, staubli, lerobot.
[[nodiscard]] std::vector<std::string> mapping_presets();
/// One line about a preset: which program writes such logs.
[[nodiscard]] std::string preset_words(const std::string& preset);

/// A mapping with every column named, and what speaks against it.
struct MappingGuess {
  Mapping mapping;     ///< explicit: reading with it needs no preset
  std::string preset;  ///< empty: the header speaks for itself
  std::vector<Finding> doubts;
  Eigen::Index rows = 0;  ///< that were looked at
};

/// Looks at a log's columns and numbers and says what it believes they are. With `preset` empty every preset is tried
/// and the one that explains the most signals is taken; the log's own header goes first where it says it all. Units of
/// time and angle are checked against the numbers: a doubt is told, never repaired. Error: no reading fits.
[[nodiscard]] Result<MappingGuess> guess_mapping(const std::filesystem::path& log, const std::string& preset = {},
                                                 const ReadOptions& options = {});

/// The mapping as a file that parse_mapping reads back; `comments` stand above it, one line each.
[[nodiscard]] std::string write_mapping_yaml(const Mapping& mapping, const std::vector<std::string>& comments = {});

}  // namespace armature
