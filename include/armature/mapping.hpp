// What the columns of a foreign log mean: presets by controller, and a guess with its doubts.
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

/// A mapping with every column named, and the doubts about it.
struct MappingGuess {
  Mapping mapping;     ///< explicit: reading with it needs no preset
  std::string preset;  ///< empty: the header was enough
  std::vector<Finding> doubts;
  Eigen::Index rows = 0;  ///< that were looked at
};

/// Guesses from a log's header and numbers what its columns are. With `preset` empty every preset is tried and the one
/// that explains the most signals is taken; a header that is complete is used first. Units of time and angle are
/// checked against the numbers: a doubt is reported, never repaired. Error: no reading fits.
[[nodiscard]] Result<MappingGuess> guess_mapping(const std::filesystem::path& log, const std::string& preset = {},
                                                 const ReadOptions& options = {});

/// The mapping as a file that parse_mapping reads back; `comments` are written above it, one line each.
[[nodiscard]] std::string write_mapping_yaml(const Mapping& mapping, const std::vector<std::string>& comments = {});

}  // namespace armature
