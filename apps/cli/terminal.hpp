// Colour and layout for people; plain text for files and pipes.
#pragma once

#include <string>

namespace armature::cli {

/// Whether stdout wants colour: a terminal, and NO_COLOR is not set.
bool colour_wanted();

/// Wraps text in terminal colours where colour is wanted; else returns it unchanged.
std::string bold(const std::string& text);
std::string dim(const std::string& text);
std::string red(const std::string& text);
std::string yellow(const std::string& text);
std::string green(const std::string& text);

}  // namespace armature::cli
