// The steps from which whole files and whole directories are made. errno values are returned, 0 is success.
#pragma once

#include <filesystem>
#include <string_view>

#include "armature/error.hpp"

namespace armature {

/// A hidden name beside `path` that no other process uses: ".name.host.process-count.partial".
[[nodiscard]] std::filesystem::path neighbour(const std::filesystem::path& path);
/// Whether a file name is a partial, of whatever output, that a process of this machine left when it died.
[[nodiscard]] bool is_abandoned(const std::string& file_name);
/// Removes the partials of `path` whose processes are gone. Failing to remove them does no harm.
void remove_abandoned(const std::filesystem::path& path);

/// A file that did not exist, with this content, flushed to the disk.
[[nodiscard]] int write_new(const std::filesystem::path& path, std::string_view content);
/// Flushes the entries of a directory, so that a rename in it survives a power cut.
[[nodiscard]] int sync_directory(const std::filesystem::path& directory);
/// The directory that holds `path`; "." for a bare name.
[[nodiscard]] std::filesystem::path folder_of(const std::filesystem::path& path);

[[nodiscard]] Result<void> make_parent(const std::filesystem::path& path);
[[nodiscard]] Error unwritable(const std::filesystem::path& path, int reason);
/// The new content is in place and the disk did not confirm its name.
[[nodiscard]] Error unflushed(const std::filesystem::path& path, int reason);

}  // namespace armature
