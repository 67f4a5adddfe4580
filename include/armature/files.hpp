// Files that are written whole or not at all.
#pragma once

#include <filesystem>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "armature/error.hpp"
#include "armature/output.hpp"

namespace armature {

/// The whole content of a file.
[[nodiscard]] Result<std::string> read_file(const std::filesystem::path& path);

/// Writes `content` beside `path`, flushes it to the disk and renames it into place: a reader, or a power cut,
/// sees the old file or the new one. A link stays and what it points to is replaced; a device or pipe is refused.
/// Creates missing parent directories. A killed writer leaves a hidden `.partial` beside the file; the next one that
/// succeeds removes what processes of this machine that are gone have left.
[[nodiscard]] Result<void> write_file(const std::filesystem::path& path, std::string_view content);

/// Files that belong together: all are written beside their places and flushed before the first is renamed, in the
/// order given. A full disk leaves all old; a kill between two renames leaves the later files old, so put the one
/// that is read first at the end.
[[nodiscard]] Result<void> write_files(const std::vector<std::pair<std::filesystem::path, std::string>>& files);

/// SHA-256 as 64 hexadecimal digits.
[[nodiscard]] std::string checksum(std::string_view content);

}  // namespace armature
