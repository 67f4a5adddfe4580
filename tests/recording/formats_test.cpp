// Formats of other programs, and mapping files.
#include <gtest/gtest.h>
#include <matio.h>
#include <zlib.h>

#include <cmath>

#include "armature/recording.hpp"
#include "armature/rng.hpp"
#include "support/temporary.hpp"

namespace armature {
namespace {

using testing::TemporaryDirectory;

Matrix numbers(Rng& rng, Eigen::Index rows, Eigen::Index cols) {
  Matrix m(rows, cols);
  for (double& x : m.reshaped()) x = rng.normal();
  return m;
}

template <class T>
void put(std::string& out, T value) {
  out.append(reinterpret_cast<const char*>(&value), sizeof value);
}

std::string npy(const Matrix& m, bool fortran) {
  std::string header = "{'descr': '<f8', 'fortran_order': " + std::string(fortran ? "True" : "False") + ", 'shape': (" +
                       std::to_string(m.rows()) + "," + (m.cols() == 1 ? "" : " " + std::to_string(m.cols())) +
                       "), }\n";
  std::string out("\x93NUMPY\x01\x00", 8);
  put(out, static_cast<std::uint16_t>(header.size()));
  out += header;
  for (Eigen::Index i = 0; i < m.size(); ++i) {
    put(out, fortran ? m(i % m.rows(), i / m.rows()) : m(i / m.cols(), i % m.cols()));
  }
  return out;
}

// A zip of stored entries.
std::string zip(const std::vector<std::pair<std::string, std::string>>& files) {
  std::string out, directory;
  for (const auto& [name, content] : files) {
    const auto crc = static_cast<std::uint32_t>(
        crc32(0, reinterpret_cast<const Bytef*>(content.data()), static_cast<uInt>(content.size())));
    std::string common;
    put(common, std::uint16_t{20});
    put(common, std::uint16_t{0});
    put(common, std::uint16_t{0});
    put(common, std::uint32_t{0});
    put(common, crc);
    put(common, static_cast<std::uint32_t>(content.size()));
    put(common, static_cast<std::uint32_t>(content.size()));
    put(common, static_cast<std::uint16_t>(name.size()));
    put(common, std::uint16_t{0});
    directory += "PK\x01\x02";
    put(directory, std::uint16_t{20});
    directory += common + std::string(10, '\0');
    put(directory, static_cast<std::uint32_t>(out.size()));
    directory += name;
    out += "PK\x03\x04" + common + name + content;
  }
  const auto start = static_cast<std::uint32_t>(out.size());
  out += directory;
  out += std::string("PK\x05\x06\x00\x00\x00\x00", 8);
  put(out, static_cast<std::uint16_t>(files.size()));
  put(out, static_cast<std::uint16_t>(files.size()));
  put(out, static_cast<std::uint32_t>(directory.size()));
  put(out, start);
  return out + std::string(2, '\0');
}

struct Signals {
  Matrix t, q, tau;
};

Signals signals(Rng& rng) {
  Signals s{Matrix(30, 1), numbers(rng, 30, 3), numbers(rng, 30, 3)};
  for (Eigen::Index k = 0; k < 30; ++k) s.t(k, 0) = 0.01 * static_cast<double>(k);
  return s;
}

void expect_equal(const Result<Recording>& read, const Signals& s, const std::string& what) {
  ASSERT_TRUE(read) << what << ": " << read.error().text();
  EXPECT_EQ(Matrix(read->time), s.t) << what;
  EXPECT_EQ(read->q, s.q) << what;
  EXPECT_EQ(*read->tau, s.tau) << what;
  EXPECT_EQ(read->checksum.size(), 64U);
}

TEST(Npz, ArraysInEitherOrder) {
  TemporaryDirectory dir;
  Rng rng(1);
  const Signals s = signals(rng);
  for (const bool fortran : {false, true}) {
    const auto bytes = zip({{"time.npy", npy(s.t, false)},
                            {"q.npy", npy(s.q, fortran)},
                            {"tau.npy", npy(s.tau.transpose(), fortran)},
                            {"target_q.npy", npy(s.q, false)}});
    expect_equal(read_recording(dir.write("a.npz", bytes)), s, "npz");
  }
}

TEST(Npz, DamageIsAnError) {
  TemporaryDirectory dir;
  Rng rng(2);
  const Signals s = signals(rng);
  const std::string good = zip({{"time.npy", npy(s.t, false)}, {"q.npy", npy(s.q, false)}});
  for (int trial = 0; trial < 200; ++trial) {
    std::string bad = good;
    if (trial % 2 == 0) bad.resize(4 + static_cast<std::size_t>(rng.index(static_cast<int>(bad.size()) - 4)));
    for (int i = 0; i < 4 && trial % 2 == 1; ++i) {
      bad[4 + static_cast<std::size_t>(rng.index(static_cast<int>(bad.size()) - 4))] =
          static_cast<char>(rng.index(256));
    }
    const auto read = read_recording(dir.write("a.npz", bad));
    if (!read) {
      EXPECT_FALSE(read.error().message.empty());
    }
  }
}

void write_mat(const std::filesystem::path& path, const Signals& s, mat_ft version) {
  mat_t* file = Mat_CreateVer(path.c_str(), nullptr, version);
  ASSERT_NE(file, nullptr);
  const auto add = [&](const char* name, Matrix m) {
    std::size_t sizes[2] = {static_cast<std::size_t>(m.rows()), static_cast<std::size_t>(m.cols())};
    matvar_t* variable = Mat_VarCreate(name, MAT_C_DOUBLE, MAT_T_DOUBLE, 2, sizes, m.data(), 0);
    Mat_VarWrite(file, variable, MAT_COMPRESSION_NONE);
    Mat_VarFree(variable);
  };
  add("t", s.t);
  add("q", s.q);
  add("tau", s.tau);
  Mat_Close(file);
}

TEST(Mat, Versions5And73) {
  TemporaryDirectory dir;
  Rng rng(3);
  const Signals s = signals(rng);
  write_mat(dir / "five.mat", s, MAT_FT_MAT5);
  expect_equal(read_recording(dir / "five.mat"), s, "MAT 5");
  write_mat(dir / "seven.mat", s, MAT_FT_MAT73);
  expect_equal(read_recording(dir / "seven.mat"), s, "MAT 7.3");
}

TEST(Mat, DamageStaysInTheChild) {
  TemporaryDirectory dir;
  Rng rng(4);
  const Signals s = signals(rng);
  write_mat(dir / "five.mat", s, MAT_FT_MAT5);
  write_mat(dir / "seven.mat", s, MAT_FT_MAT73);
  for (const std::string name : {"five.mat", "seven.mat"}) {
    std::ifstream in(dir / name, std::ios::binary);
    const std::string good((std::istreambuf_iterator<char>(in)), {});
    for (int trial = 0; trial < 30; ++trial) {
      std::string bad = good;
      if (trial % 2 == 0) bad.resize(520 + static_cast<std::size_t>(rng.index(static_cast<int>(bad.size()) - 520)));
      for (int i = 0; i < 8 && trial % 2 == 1; ++i) {
        bad[128 + static_cast<std::size_t>(rng.index(static_cast<int>(bad.size()) - 128))] =
            static_cast<char>(rng.index(256));
      }
      const auto read = read_recording(dir.write("bad.mat", bad), {}, {.child_seconds = 5, .child_gigabytes = 1});
      if (!read) {
        EXPECT_FALSE(read.error().message.empty());
      }
    }
  }
}

TEST(Mapping, CountsGearsCouplingAndCurrents) {
  TemporaryDirectory dir;
  const auto mapping = parse_mapping(
      "joints: [a, b]\nrate_hz: 100\nheader: false\n"
      "q: {columns: ['#1', '#2'], unit: count, scale: 0.001, side: motor, offset: [0, 0.5], sign: [1, -1]}\n"
      "current: {columns: ['#3', '#4'], unit: mA, side: motor}\n"
      "motor_from_joint: [[10, 0], [5, 20]]\njoint_from_motor_torque: [[10, 5], [0, 20]]\n"
      "torque_constant: [0.1, [0.2, 0.01]]\n");
  ASSERT_TRUE(mapping) << mapping.error().text();
  const auto read = read_recording(dir.write("m.txt", "1000 2000 3000 4000\n2000 3000 0 -1000\n"), *mapping);
  ASSERT_TRUE(read) << read.error().text();
  EXPECT_EQ(read->time, Vector(Eigen::Vector2d(0, 0.01)));
  // Motor angles 1 and 2 rad: q1 = 0.1, q2 = (2 − 5·0.1)/20 = 0.075, then the sign and the offset.
  EXPECT_NEAR(read->q(0, 0), 0.1, 1e-15);
  EXPECT_NEAR(read->q(0, 1), 0.5 - 0.075, 1e-15);
  // Motor torques 0.1·3 = 0.3 and 0.2·4 + 0.01·16 = 0.96.
  EXPECT_NEAR((*read->tau)(0, 0), 10 * 0.3 + 5 * 0.96, 1e-12);
  EXPECT_NEAR((*read->tau)(0, 1), 20 * 0.96, 1e-12);
  EXPECT_NEAR((*read->current)(0, 1), 4, 1e-12);
}

TEST(Mapping, SaysWhatIsWrongAndWhere) {
  const auto unknown = parse_mapping("joints: [a]\nrate_hertz: 100\n", "m.yaml");
  ASSERT_FALSE(unknown);
  EXPECT_EQ(unknown.error().text(), "m.yaml:2: unknown key \"rate_hertz\". Did you mean \"rate_hz\"?");
  const auto broken = parse_mapping("joints: [a\n", "m.yaml");
  ASSERT_FALSE(broken);
  EXPECT_EQ(broken.error().code, ErrorCode::Syntax);
  TemporaryDirectory dir;
  const auto mapping = parse_mapping("joints: [a]\nq: posi\ntime: t\n");
  ASSERT_TRUE(mapping);
  const auto read = read_recording(dir.write("d.csv", "t,pos1\n0,1\n"), *mapping);
  ASSERT_FALSE(read);
  EXPECT_EQ(read.error().text(), "d.csv: no column \"posi\" for q of joint \"a\". Did you mean \"pos1\"?");
}

TEST(Files, SeveralAreOneExperiment) {
  TemporaryDirectory dir;
  const auto one = dir.write("1.csv", "t,q_a,q_b,tau_a,tau_b\n0,1,2,3,4\n1,1,2,3,4\n");
  const auto two = dir.write("2.csv", "t,q_b,q_a,tau_b,tau_a\n0,20,10,40,30\n");
  const auto read = read_recordings({one, two});
  ASSERT_TRUE(read) << read.error().text();
  EXPECT_EQ(read->starts, (std::vector<Eigen::Index>{0, 2}));
  EXPECT_EQ(read->q(2, 0), 10);
  EXPECT_EQ((*read->tau)(2, 1), 40);
  EXPECT_EQ(read->source, "1.csv + 2.csv");
  EXPECT_FALSE(read_recordings({one, dir / "none.csv"}));
}

}  // namespace
}  // namespace armature
