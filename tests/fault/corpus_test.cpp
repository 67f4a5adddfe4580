// What the fuzzers began with and what they found, run again: no crash, no exception, no broken promise.
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>

#include "armature/files.hpp"
#include "fuzz/promise.hpp"
#include "fuzz/targets.hpp"
#include "support/places.hpp"

namespace armature {
namespace {

namespace fs = std::filesystem;

TEST(Corpus, EveryInputThatWasKeptIsReadOrRefused) {
  const fs::path corpus = fs::path(testing::kSourceDirectory) / "tests/fault/corpus";
  for (const fuzz::Target& target : fuzz::targets()) {
    ASSERT_TRUE(fs::is_directory(corpus / target.name)) << "no seed for " << target.name;
    std::vector<fs::path> files;
    for (const auto& entry : fs::directory_iterator(corpus / target.name)) files.push_back(entry.path());
    std::sort(files.begin(), files.end());
    for (const fs::path& file : files) {
      SCOPED_TRACE(file.string());
      const std::string bytes = read_file(file).value();
      fuzz::current_input = bytes;
      EXPECT_NO_THROW(target.run(bytes));
      // Cut anywhere, every seed is still read or refused.
      for (std::size_t part = 1; part < 16; ++part)
        EXPECT_NO_THROW(target.run(bytes.substr(0, bytes.size() * part / 16)));
    }
  }
}

}  // namespace
}  // namespace armature
