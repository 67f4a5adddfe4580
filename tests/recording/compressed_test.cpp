// Compressed bags, and HDF5 that no MATLAB program wrote.
#include <gtest/gtest.h>
#include <hdf5.h>

#include <fstream>

#include "armature/recording.hpp"
#include "armature/rng.hpp"
#include "support/log_formats.hpp"
#include "support/temporary.hpp"

namespace armature {
namespace {

using testing::TemporaryDirectory;

Recording sample() {
  Rng rng(6);
  Recording r;
  r.joints = {"shoulder", "elbow", "wrist"};
  r.position_units = {"rad", "rad", "rad"};
  r.time = Vector::LinSpaced(200, 0, 1.99);
  r.q = Matrix(200, 3), r.tau = Matrix(200, 3);
  for (double& x : r.q.reshaped()) x = rng.normal();
  for (double& x : r.tau->reshaped()) x = rng.normal();
  r.ledger.rows_read = r.ledger.rows_used = 200;
  return r;
}

void expect_same(const Result<Recording>& read, const Recording& r, const std::string& what) {
  ASSERT_TRUE(read) << what << ": " << read.error().text();
  EXPECT_EQ(read->q, r.q) << what;
  EXPECT_EQ(*read->tau, *r.tau) << what;
  EXPECT_LE((read->time - r.time).cwiseAbs().maxCoeff(), 1e-9) << what;
}

std::string bytes_of(const std::filesystem::path& path) {
  std::ifstream in(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(in), {}};
}

TEST(Compressed, McapChunksInLz4AndZstd) {
  TemporaryDirectory dir;
  const Recording r = sample();
  for (const std::string how : {"", "lz4", "zstd"}) {
    expect_same(read_recording(dir.write("log.mcap", testing::mcap_bytes(r, how))), r, "MCAP " + how);
  }
}

TEST(Compressed, BagInOneZstdFrame) {
  TemporaryDirectory dir;
  const Recording r = sample();
  testing::write_rosbag2(dir / "bag.db3", r);
  dir.write("bag.db3.zstd", testing::packed(bytes_of(dir / "bag.db3"), "zstd"));
  expect_same(read_recording(dir / "bag.db3.zstd"), r, "db3.zstd");
}

TEST(Compressed, McapInOneZstdFrame) {
  TemporaryDirectory dir;
  const Recording r = sample();
  const auto path = dir.write("log.mcap.zstd", testing::packed(testing::mcap_bytes(r), "zstd"));
  expect_same(read_recording(path), r, "mcap.zstd");
}

// `ros2 bag record --max-bag-duration` splits a bag; every file of it has the same wall clock.
TEST(Bags, FilesOfOneBagGoOnFromEachOther) {
  TemporaryDirectory dir;
  Recording whole = sample();
  whole.time.array() += 1731750000;
  const auto part = [&](Eigen::Index first, Eigen::Index rows) {
    Recording out = whole;
    out.time = whole.time.segment(first, rows);
    out.q = whole.q.middleRows(first, rows);
    out.tau = whole.tau->middleRows(first, rows);
    return out;
  };
  std::filesystem::create_directory(dir / "bag");
  testing::write_rosbag2(dir / "bag/bag_0.db3", part(0, 60));
  testing::write_rosbag2(dir / "bag/bag_1.db3", part(60, 140));
  const auto read = read_recording(dir / "bag");
  ASSERT_TRUE(read) << read.error().text();
  EXPECT_EQ(read->starts, (std::vector<Eigen::Index>{0}));
  EXPECT_EQ(read->q, whole.q);
  const Vector shifted = whole.time.array() - 1731750000;
  // A stamp of 2024 in seconds has 2e-7 s of rounding.
  EXPECT_LE((read->time - shifted).cwiseAbs().maxCoeff(), 1e-6);
}

// What `ros2 bag record --compression-mode message --compression-format zstd` writes.
constexpr const char* kMetadata =
    "rosbag2_bagfile_information:\n  version: 5\n  storage_identifier: sqlite3\n  relative_file_paths:\n"
    "    - bag_0.db3\n  compression_format: ";

TEST(Compressed, MessageByMessageInZstd) {
  TemporaryDirectory dir;
  const Recording r = sample();
  std::filesystem::create_directory(dir / "bag");
  testing::write_rosbag2(dir / "bag/bag_0.db3", r, "zstd");
  dir.write("bag/metadata.yaml", std::string(kMetadata) + "zstd\n  compression_mode: MESSAGE\n");
  expect_same(read_recording(dir / "bag/bag_0.db3"), r, "bag, file");
  expect_same(read_recording(dir / "bag"), r, "bag, directory");
  for (const std::string chunk : {"", "lz4", "zstd"}) {
    expect_same(read_recording(dir.write("log.mcap", testing::mcap_bytes(r, chunk, "zstd"))), r, "MCAP " + chunk);
  }
}

TEST(Compressed, ADamagedFrameIsOneMessageLeftOut) {
  TemporaryDirectory dir;
  const Recording r = sample();
  std::string log = testing::mcap_bytes(r, "", "zstd");
  const auto frame = log.find("\x28\xB5\x2F\xFD");
  ASSERT_NE(frame, std::string::npos);
  log[frame + 12] = static_cast<char>(log[frame + 12] ^ 0x55);
  const auto read = read_recording(dir.write("log.mcap", log));
  ASSERT_TRUE(read) << read.error().text();
  EXPECT_EQ(read->size(), r.size() - 1);
  EXPECT_EQ(read->ledger.counted("damaged messages left out"), 1);
}

TEST(Compressed, WhatIsNotReadIsNamed) {
  TemporaryDirectory dir;
  const Recording r = sample();
  std::filesystem::create_directory(dir / "bag");
  testing::write_rosbag2(dir / "bag/bag_0.db3", r, "lz4");
  const auto file = read_recording(dir / "bag/bag_0.db3");
  ASSERT_FALSE(file);
  EXPECT_EQ(file.error().message, "none of 200 messages can be decoded: they are compressed with lz4");
  dir.write("bag/metadata.yaml", std::string(kMetadata) + "lz4\n  compression_mode: MESSAGE\n");
  const auto directory = read_recording(dir / "bag");
  ASSERT_FALSE(directory);
  EXPECT_EQ(directory.error().code, ErrorCode::Unsupported);
  EXPECT_EQ(directory.error().message, "compression_format \"lz4\"");
}

TEST(Compressed, CutFramesAreErrors) {
  TemporaryDirectory dir;
  const Recording r = sample();
  testing::write_rosbag2(dir / "bag.db3", r);
  std::string frame = testing::packed(bytes_of(dir / "bag.db3"), "zstd");
  frame.resize(frame.size() / 2);
  const auto read = read_recording(dir.write("bag.db3.zstd", frame));
  ASSERT_FALSE(read);
  EXPECT_EQ(read.error().message, "zstd data is damaged or cut off");
  for (const std::string how : {"lz4", "zstd"}) {
    std::string log = testing::mcap_bytes(r, how);
    log[log.size() / 2] = static_cast<char>(log[log.size() / 2] ^ 0x55);
    const auto damaged = read_recording(dir.write("log.mcap", log));
    if (damaged) {
      EXPECT_FALSE(damaged->problem()) << how;
    } else {
      EXPECT_FALSE(damaged.error().message.empty()) << how;
    }
  }
}

// Rows are samples, as h5py and most loggers write it; nothing of MATLAB's attributes.
TEST(Hdf5, DatasetsOfAnotherProgram) {
  TemporaryDirectory dir;
  const Recording r = sample();
  const hid_t file = H5Fcreate((dir / "log.h5").c_str(), H5F_ACC_TRUNC, H5P_DEFAULT, H5P_DEFAULT);
  const auto add = [&](const char* name, const Matrix& m) {
    const Eigen::Matrix<double, Eigen::Dynamic, Eigen::Dynamic, Eigen::RowMajor> rows = m;
    const hsize_t sizes[2] = {static_cast<hsize_t>(m.rows()), static_cast<hsize_t>(m.cols())};
    const hid_t space = H5Screate_simple(m.cols() == 1 ? 1 : 2, sizes, nullptr);
    const hid_t set = H5Dcreate2(file, name, H5T_IEEE_F64LE, space, H5P_DEFAULT, H5P_DEFAULT, H5P_DEFAULT);
    H5Dwrite(set, H5T_NATIVE_DOUBLE, H5S_ALL, H5S_ALL, H5P_DEFAULT, rows.data());
    H5Dclose(set), H5Sclose(space);
  };
  add("t", r.time), add("q", r.q), add("tau", *r.tau);
  H5Fclose(file);
  expect_same(read_recording(dir / "log.h5"), r, "HDF5");
}

}  // namespace
}  // namespace armature
