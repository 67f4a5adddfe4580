// C source text as a function of this program.
#pragma once

#include <dlfcn.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <string>

namespace armature::bench {

/// A shared library from one C file, with the flags of our own release build; nullptr without a compiler.
inline void* build_library(const std::filesystem::path& source, const std::string& flags = "-O2") {
  const std::string library = std::filesystem::path(source).replace_extension(".so").string();
  const std::string command =
      "cc -std=gnu11 " + flags + " -shared -fPIC -o " + library + " " + source.string() + " -lm";
  return std::system(command.c_str()) == 0 ? dlopen(library.c_str(), RTLD_NOW) : nullptr;
}

/// A directory of its own, gone afterwards.
class Scratch {
 public:
  Scratch() {
    std::string name = (std::filesystem::temp_directory_path() / "armature_bench_XXXXXX").string();
    path_ = mkdtemp(name.data());
  }
  ~Scratch() { std::filesystem::remove_all(path_); }
  Scratch(const Scratch&) = delete;
  Scratch& operator=(const Scratch&) = delete;
  [[nodiscard]] const std::filesystem::path& path() const { return path_; }

 private:
  std::filesystem::path path_;
};

}  // namespace armature::bench
