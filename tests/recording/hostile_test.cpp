// Files that are made to crash, fill the memory, never end, or show another file. Each is an Error in seconds.
#include <gtest/gtest.h>
#include <hdf5.h>
#include <sqlite3.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <zlib.h>
#include <zstd.h>

#include <chrono>
#include <thread>

#include "armature/recording.hpp"
#include "armature/rng.hpp"
#include "support/log_formats.hpp"
#include "support/temporary.hpp"

namespace armature {
namespace {

using testing::TemporaryDirectory;

template <class T>
void put(std::string& out, T value) {
  out.append(reinterpret_cast<const char*>(&value), sizeof value);
}

Recording sample(double shift = 0) {
  Rng rng(6);
  Recording r;
  r.joints = {"shoulder", "elbow"};
  r.position_units = {"rad", "rad"};
  r.time = Vector::LinSpaced(50, 0, 0.49);
  r.q = Matrix(50, 2), r.tau = Matrix(50, 2);
  for (double& x : r.q.reshaped()) x = rng.normal() + shift;
  for (double& x : r.tau->reshaped()) x = rng.normal();
  r.ledger.rows_read = r.ledger.rows_used = 50;
  return r;
}

/// Refused, with these words, within ten seconds of processor time and 300 MB, the readers' processes included.
void expect_refused(const std::filesystem::path& path, const std::string& words = "") {
  const auto used = [](int who) {
    rusage u{};
    getrusage(static_cast<__rusage_who>(who), &u);
    return std::pair(static_cast<double>(u.ru_utime.tv_sec + u.ru_stime.tv_sec), u.ru_maxrss);
  };
  const double before = used(RUSAGE_SELF).first + used(RUSAGE_CHILDREN).first;
  const long here = used(RUSAGE_SELF).second;
  const auto read = read_recording(path);
  const double seconds = used(RUSAGE_SELF).first + used(RUSAGE_CHILDREN).first - before;
  ASSERT_FALSE(read) << path << " was read";
  EXPECT_NE(read.error().text().find(words), std::string::npos) << read.error().text();
  EXPECT_NE(read.error().text().find(path.filename().string()), std::string::npos) << read.error().text();
  EXPECT_LE(seconds, 10) << path;
  EXPECT_LT(used(RUSAGE_SELF).second - here, 300000) << path << " [kB]";
}

void run(const std::filesystem::path& file, const std::string& sql) {
  sqlite3* database = nullptr;
  ASSERT_EQ(sqlite3_open(file.c_str(), &database), SQLITE_OK);
  EXPECT_EQ(sqlite3_exec(database, sql.c_str(), nullptr, nullptr, nullptr), SQLITE_OK) << sqlite3_errmsg(database);
  sqlite3_close(database);
}

TEST(Hostile, ABagIsReadUnderItsOwnName) {
  TemporaryDirectory dir;
  testing::write_rosbag2(dir / "run1.db3", sample(100));
  for (const char* name : {"run%31.db3", "a?b.db3", "a#b.db3", "a%20b c.db3"}) {
    testing::write_rosbag2(dir / name, sample(1));
    const auto read = read_recording(dir / name);
    ASSERT_TRUE(read) << read.error().text();
    EXPECT_LT(read->q.mean(), 50) << name << " read another file";
  }
  std::filesystem::remove(dir / "run%31.db3");
  EXPECT_FALSE(read_recording(dir / "run%31.db3"));
}

TEST(Hostile, AQueryThatNeverEndsIsNotRun) {
  TemporaryDirectory dir;
  run(dir / "view.db3",
      "CREATE VIEW topics AS WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i+1 FROM n) SELECT i AS id, 'x' AS "
      "name, "
      "'y' AS type, 'cdr' AS serialization_format FROM n; CREATE TABLE messages(id, topic_id, timestamp, data);");
  expect_refused(dir / "view.db3", "no tables of topics and messages");
  run(dir / "computed.db3",
      "CREATE TABLE topics(id, name, type, serialization_format); CREATE VIEW messages AS WITH RECURSIVE n(i) AS "
      "(SELECT "
      "1 UNION ALL SELECT i+1 FROM n) SELECT i AS id, 1 AS topic_id, i AS timestamp, zeroblob(100000) AS data FROM n;"
      "INSERT INTO topics VALUES(1, '/joint_states', 'sensor_msgs/msg/JointState', 'cdr')");
  expect_refused(dir / "computed.db3", "no tables of topics and messages");
}

TEST(Hostile, ZstdThatGrowsWithoutEnd) {
  TemporaryDirectory dir;
  std::string packed;
  {
    const std::string zeros(std::size_t{400} << 20, '\0');
    packed.resize(ZSTD_compressBound(zeros.size()));
    packed.resize(ZSTD_compress(packed.data(), packed.size(), zeros.data(), zeros.size(), 3));
  }
  ASSERT_LT(packed.size(), 100000U);
  expect_refused(dir.write("bomb.db3.zstd", packed), "200 times");
  expect_refused(dir.write("bomb.mcap.zstd", packed), "200 times");
}

TEST(Hostile, GzipThatGrowsWithoutEnd) {
  TemporaryDirectory dir;
  const std::string path = (dir / "bomb.csv.gz").string();
  gzFile file = gzopen(path.c_str(), "wb9");
  const std::string head = "t,q1,tau1\n", row = "0,0,0\n";
  gzwrite(file, head.data(), static_cast<unsigned>(head.size()));
  std::string block;
  while (block.size() < (1U << 20)) block += row;
  for (int i = 0; i < 300; ++i) gzwrite(file, block.data(), static_cast<unsigned>(block.size()));
  gzclose(file);
  ASSERT_LT(std::filesystem::file_size(path), 1000000U);
  expect_refused(path, "200 times");
}

TEST(Hostile, ZipMembersThatShareTheirBytes) {
  TemporaryDirectory dir;
  std::string out("PK\x03\x04", 4), directory;
  out += std::string(22, '\0');
  put(out, std::uint16_t{1});
  put(out, std::uint16_t{0});
  out += "a" + std::string(1000, 'x');
  for (int i = 0; i < 1000; ++i) {
    directory += std::string("PK\x01\x02", 4) + std::string(16, '\0');
    put(directory, std::uint32_t{1000});
    put(directory, std::uint32_t{1000});
    put(directory, std::uint16_t{1});
    directory += std::string(12, '\0');
    put(directory, std::uint32_t{0});
    directory += "a";
  }
  const auto start = static_cast<std::uint32_t>(out.size());
  out += directory + std::string("PK\x05\x06\0\0\0\0", 8);
  put(out, std::uint16_t{1000});
  put(out, std::uint16_t{1000});
  put(out, static_cast<std::uint32_t>(directory.size()));
  put(out, start);
  expect_refused(dir.write("overlap.npz", out + std::string(2, '\0')), "share the same bytes");
}

TEST(Hostile, McapChunksInsideChunks) {
  TemporaryDirectory dir;
  // Built from the outside in: every chunk holds the next one and nothing else.
  constexpr std::size_t kRecord = 9 + 16 + 8 + 4 + 4 + 8;
  constexpr std::size_t kDepth = 20000;
  std::string bytes("\x89MCAP0\r\n", 8);
  for (std::size_t depth = 0; depth < kDepth; ++depth) {
    const std::uint64_t inside = (kDepth - 1 - depth) * kRecord;
    bytes += '\x06';
    put(bytes, std::uint64_t{kRecord - 9 + inside});
    bytes += std::string(16, '\0');
    put(bytes, inside);
    put(bytes, std::uint32_t{0});
    put(bytes, std::uint32_t{0});
    put(bytes, inside);
  }
  ASSERT_LT(bytes.size(), 1000000U);
  expect_refused(dir.write("deep.mcap", bytes), "chunk inside a chunk");
}

TEST(Hostile, Hdf5ThatNamesAnotherFile) {
  TemporaryDirectory dir;
  dir.write("secret", std::string(8 * 64, 'S'));
  const hid_t file = H5Fcreate((dir / "log.h5").c_str(), H5F_ACC_TRUNC, H5P_DEFAULT, H5P_DEFAULT);
  const hsize_t size = 64;
  const hid_t space = H5Screate_simple(1, &size, nullptr), plan = H5Pcreate(H5P_DATASET_CREATE);
  H5Pset_external(plan, (dir / "secret").c_str(), 0, 8 * 64);
  for (const char* name : {"t", "q", "tau"})
    H5Dclose(H5Dcreate2(file, name, H5T_IEEE_F64LE, space, H5P_DEFAULT, plan, H5P_DEFAULT));
  H5Pclose(plan), H5Sclose(space), H5Fclose(file);
  expect_refused(dir / "log.h5", "its numbers are in another file");
}

TEST(Hostile, ManyColumns) {
  TemporaryDirectory dir;
  std::string wide;
  for (int i = 0; i < 300000; ++i) wide += "a,";
  expect_refused(dir.write("wide.csv", wide + "\n" + wide + "\n"), "columns");
  expect_refused(dir.write("commas.csv", std::string(1000000, ',')));
}

TEST(Hostile, APipeIsReadFromItsBeginning) {
  TemporaryDirectory dir;
  const Recording r = sample();
  ASSERT_TRUE(write_recording_csv(dir / "log.csv", r));
  ASSERT_EQ(mkfifo((dir / "pipe.csv").c_str(), 0600), 0);
  std::thread writer([&] {
    std::ifstream from(dir / "log.csv", std::ios::binary);
    std::ofstream(dir / "pipe.csv", std::ios::binary) << from.rdbuf();
  });
  const auto read = read_recording(dir / "pipe.csv");
  writer.join();
  ASSERT_TRUE(read) << read.error().text();
  EXPECT_EQ(read->q, r.q);
}

TEST(Hostile, NamesWithCommasAndQuotesComeBack) {
  TemporaryDirectory dir;
  Recording r = sample();
  for (const auto& names : {std::vector<std::string>{"a,b", "c;d"}, {"say \"hi\"", "x"}, {"a b", "#c"}}) {
    r.joints = names;
    ASSERT_TRUE(write_recording_csv(dir / "log.csv", r));
    const auto read = read_recording(dir / "log.csv");
    ASSERT_TRUE(read) << read.error().text();
    EXPECT_EQ(read->joints, names);
    EXPECT_EQ(read->q, r.q);
  }
}

}  // namespace
}  // namespace armature
