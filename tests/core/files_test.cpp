#include "armature/files.hpp"

#include <gtest/gtest.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <fstream>

namespace armature {
namespace {

namespace fs = std::filesystem;

class Files : public ::testing::Test {
 protected:
  void SetUp() override {
    folder_ = fs::temp_directory_path() / ("armature-files-" + std::to_string(getpid()));
    fs::create_directories(folder_);
  }
  void TearDown() override { fs::remove_all(folder_); }
  [[nodiscard]] std::size_t entries() const {
    return static_cast<std::size_t>(std::distance(fs::directory_iterator(folder_), fs::directory_iterator()));
  }
  fs::path folder_;
};

TEST_F(Files, WriteThenReadIsIdentity) {
  const std::string content = std::string("a\0b\n", 4) + std::string(200000, 'x');
  ASSERT_TRUE(write_file(folder_ / "deep/er/file.bin", content));
  EXPECT_EQ(read_file(folder_ / "deep/er/file.bin").value(), content);
  EXPECT_EQ(entries(), 1U);
}

TEST_F(Files, WritingReplacesWholeAndLeavesNothingBehind) {
  ASSERT_TRUE(write_file(folder_ / "x", "old"));
  ASSERT_TRUE(write_file(folder_ / "x", "new"));
  EXPECT_EQ(read_file(folder_ / "x").value(), "new");
  EXPECT_EQ(entries(), 1U);
}

TEST_F(Files, MissingFileSaysWhich) {
  const auto missing = read_file(folder_ / "none");
  ASSERT_FALSE(missing);
  EXPECT_EQ(missing.error().code, ErrorCode::FileMissing);
  EXPECT_EQ(missing.error().where, (folder_ / "none").string());
}

TEST_F(Files, DirectoryInTheWayIsAnErrorNotACrash) {
  fs::create_directory(folder_ / "taken");
  const auto done = write_file(folder_ / "taken", "x");
  ASSERT_FALSE(done);
  EXPECT_EQ(done.error().code, ErrorCode::FileUnwritable);
  EXPECT_EQ(read_file(folder_ / "taken").error().code, ErrorCode::FileUnreadable);
  EXPECT_EQ(entries(), 1U);
}

TEST_F(Files, FullDiskLeavesTheOldFile) {
  if (!fs::exists("/dev/full")) GTEST_SKIP() << "no /dev/full here";
  const auto done = write_file("/dev/full/x", "x");
  ASSERT_FALSE(done);
  EXPECT_EQ(done.error().code, ErrorCode::FileUnwritable);
}

TEST_F(Files, ALinkStaysAndItsFileIsReplaced) {
  ASSERT_TRUE(write_file(folder_ / "real", "old"));
  fs::create_symlink(folder_ / "real", folder_ / "link");
  ASSERT_TRUE(write_file(folder_ / "link", "new"));
  EXPECT_TRUE(fs::is_symlink(folder_ / "link"));
  EXPECT_EQ(read_file(folder_ / "real").value(), "new");
  fs::create_symlink(folder_ / "nothing", folder_ / "dangling");
  EXPECT_FALSE(write_file(folder_ / "dangling", "new"));
}

TEST_F(Files, ADeviceOrPipeIsNotReplaced) {
  ASSERT_EQ(::mkfifo((folder_ / "pipe").c_str(), 0600), 0);
  const auto done = write_file(folder_ / "pipe", "x");
  ASSERT_FALSE(done);
  EXPECT_NE(done.error().text().find("is not a regular file"), std::string::npos);
  EXPECT_TRUE(fs::is_fifo(folder_ / "pipe"));
  EXPECT_FALSE(write_file("/dev/null", "x"));
  EXPECT_TRUE(fs::is_character_file("/dev/null"));
}

TEST_F(Files, ANameOf255BytesCanBeWritten) {
  const std::string longest(255, 'n');
  ASSERT_TRUE(write_file(folder_ / longest, "x"));
  EXPECT_EQ(read_file(folder_ / longest).value(), "x");
  EXPECT_EQ(entries(), 1U);
}

// The name a process gives its unfinished output.
std::string partial_of(const std::string& name, pid_t process) {
  char host[256] = {};
  gethostname(host, sizeof(host) - 1);
  return "." + name + "." + host + "." + std::to_string(process) + "-0.partial";
}

TEST_F(Files, WhatAKilledWriterLeftIsRemovedByTheNext) {
  const pid_t gone = fork();
  if (gone == 0) _exit(0);
  waitpid(gone, nullptr, 0);
  for (const char* name : {"x", "out"}) {
    std::ofstream(folder_ / partial_of(name, gone)) << "half";
    std::ofstream(folder_ / partial_of(name, getppid())) << "still being written";
  }
  ASSERT_TRUE(write_file(folder_ / "x", "new"));
  EXPECT_FALSE(fs::exists(folder_ / partial_of("x", gone)));
  EXPECT_TRUE(fs::exists(folder_ / partial_of("x", getppid())));
  EXPECT_TRUE(fs::exists(folder_ / partial_of("out", gone))) << "another output's partial";
  ASSERT_TRUE(StagedDirectory::make(folder_ / "out").value().commit());
  EXPECT_FALSE(fs::exists(folder_ / partial_of("out", gone)));
  EXPECT_TRUE(fs::exists(folder_ / partial_of("out", getppid())));
}

TEST_F(Files, FilesThatBelongTogetherAreAllOldWhenOneFails) {
  ASSERT_TRUE(write_file(folder_ / "side", "old"));
  fs::create_directory(folder_ / "taken");
  ASSERT_TRUE(write_file(folder_ / "taken/here", "x"));
  ASSERT_FALSE(write_files({{folder_ / "side", "new"}, {folder_ / "taken/here/main", "new"}}));
  EXPECT_EQ(read_file(folder_ / "side").value(), "old");
  EXPECT_EQ(entries(), 2U);
  ASSERT_TRUE(write_files({{folder_ / "side", "new"}, {folder_ / "main", "new"}}));
  EXPECT_EQ(read_file(folder_ / "side").value(), "new");
  EXPECT_EQ(read_file(folder_ / "main").value(), "new");
}

// FIPS 180-4 and NIST's published vectors.
TEST(Checksum, MatchesPublishedVectors) {
  EXPECT_EQ(checksum(""), "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
  EXPECT_EQ(checksum("abc"), "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
  EXPECT_EQ(checksum("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq"),
            "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1");
  EXPECT_EQ(checksum(std::string(1000000, 'a')), "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0");
}

}  // namespace
}  // namespace armature
