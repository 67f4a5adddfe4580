// Bytes as a file, for readers that take a path.
#pragma once

#include <stdlib.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>
#include <string>
#include <string_view>

namespace armature::fuzz {

/// A directory in memory where there is one, for the life of the process; every write replaces the one before.
inline std::filesystem::path memory_file(const std::string& name, std::string_view bytes) {
  struct Folder {
    std::filesystem::path path;
    Folder() {
      std::error_code failure;
      const bool memory = std::filesystem::is_directory("/dev/shm", failure) && ::access("/dev/shm", W_OK) == 0;
      std::string pattern =
          ((memory ? std::filesystem::path("/dev/shm") : std::filesystem::temp_directory_path()) / "armature-XXXXXX");
      path = ::mkdtemp(pattern.data());
    }
    ~Folder() {
      std::error_code ignored;
      std::filesystem::remove_all(path, ignored);
    }
  };
  static const Folder folder;
  const std::filesystem::path path = folder.path / name;
  std::ofstream(path, std::ios::binary | std::ios::trunc)
      .write(bytes.data(), static_cast<std::streamsize>(bytes.size()));
  return path;
}

}  // namespace armature::fuzz
