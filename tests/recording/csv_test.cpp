// Text logs: what is written comes back, what is damaged is counted.
#include <gtest/gtest.h>

#include <cmath>
#include <limits>

#include "armature/recording.hpp"
#include "armature/rng.hpp"
#include "recording/csv.hpp"
#include "support/random_robot.hpp"
#include "support/temporary.hpp"

namespace armature {
namespace {

using testing::TemporaryDirectory;

Recording random_recording(Rng& rng, Eigen::Index rows, int joints) {
  Recording out;
  for (int j = 1; j <= joints; ++j) out.joints.push_back("arm_" + std::to_string(j));
  out.position_units.assign(static_cast<std::size_t>(joints), "rad");
  if (rng.chance(0.3)) out.position_units.back() = "m";
  out.time = rng.uniform_vector(rows, 0, 100);
  const auto block = [&] {
    Matrix m(rows, joints);
    for (double& x : m.reshaped()) x = rng.normal() * std::pow(10, rng.uniform(-12, 12));
    return m;
  };
  out.q = block();
  if (rng.chance(0.5)) out.v = block();
  if (rng.chance(0.3)) out.a = block();
  if (rng.chance(0.7)) out.tau = block();
  if (rng.chance(0.4)) out.current = block();
  if (rows > 3) {
    out.q(1, 0) = std::numeric_limits<double>::quiet_NaN();
    out.q(2, 0) = std::numeric_limits<double>::infinity();
    out.q(3, 0) = -0.0;
    out.q(0, 0) = std::numeric_limits<double>::denorm_min();
    out.starts = {0, 2};
  }
  out.source = "made up";
  out.epoch_ns = 1460034856877162000;
  out.conversions = {"q: degrees to rad"};
  out.ledger.rows_read = rows + 2;
  out.ledger.rows_used = rows;
  out.ledger.count("repeated stamps merged", 2, "x.csv line 3");
  out.ledger.remark("resampled to 500 Hz");
  if (rng.chance(0.5)) {
    const Matrix root = rng.uniform_vector(joints * joints, -0.1, 0.1).reshaped(joints, joints);
    out.gain_covariance = root * root.transpose();
  }
  return out;
}

TEST(Csv, SaveThenLoadIsIdentity) {
  TemporaryDirectory dir;
  for (std::uint64_t seed = 1; seed <= 50; ++seed) {
    Rng rng(seed);
    const Recording written = random_recording(rng, 1 + rng.index(40), 1 + rng.index(7));
    ASSERT_TRUE(write_recording_csv(dir / "r.csv", written));
    const auto read = read_recording(dir / "r.csv");
    ASSERT_TRUE(read) << read.error().text() << " seed " << seed;
    EXPECT_TRUE(identical(written, *read)) << "seed " << seed;
  }
}

TEST(Csv, EveryDialectGivesTheSameNumbers) {
  TemporaryDirectory dir;
  const char* const texts[] = {
      "t[s],q_a[rad],q_b[rad],tau_a[Nm],tau_b[Nm]\n0,1.5,-2,3e-1,4\n0.5,1.25,-2.5,0.5,4\n",
      "t[s];q_a[rad];q_b[rad];tau_a[Nm];tau_b[Nm]\r\n0;1,5;-2;3e-1;4\r\n0,5;1,25;-2,5;0,5;4\r\n",
      "t[s]\tq_a[rad]\tq_b[rad]\ttau_a[Nm]\ttau_b[Nm]\n0\t1.5\t-2\t3e-1\t4\n0.5\t1.25\t-2.5\t0.5\t4",
      "# t q_a q_b tau_a tau_b\n0 1.5 -2 3e-1 4\n0.5 1.25   -2.5 0.5 4\n",
      "\xEF\xBB\xBFt[s], q_a[rad], q_b[rad], tau_a[Nm], tau_b[Nm]\n\n0, 1.5, -2, +0.3, 4\n0.5, 1.25, -2.5, .5, 4.\n",
      "\"t\",\"q_a\",\"q_b\",\"tau_a\",\"tau_b\"\n\"0\",\"1.5\",\"-2\",\"0.3\",\"4\"\n0.5,1.25,-2.5,0.5,4,\n",
      ("t[ms],q_b[deg],q_a[rad],comment,tau_b[mNm],tau_a[Nm]\n0,-114.59155902616465,1.5,hello,4000,0.3\n"
       "500,-143.2394487827058,1.25,x y z,4000,0.5\n"),
  };
  for (const char* text : texts) {
    const auto read = read_recording(dir.write("d.csv", text));
    ASSERT_TRUE(read) << text << read.error().text();
    ASSERT_EQ(read->size(), 2) << text;
    const auto a = read->joints[0] == "a" ? 0 : 1;
    EXPECT_DOUBLE_EQ(read->time[1], 0.5) << text;
    EXPECT_DOUBLE_EQ(read->q(0, a), 1.5) << text;
    EXPECT_DOUBLE_EQ(read->q(1, 1 - a), -2.5) << text;
    EXPECT_DOUBLE_EQ((*read->tau)(0, a), 0.3) << text;
    EXPECT_DOUBLE_EQ((*read->tau)(1, 1 - a), 4) << text;
  }
}

// Whatever comes before the first row of numbers, and however the last one ends.
TEST(Csv, RowsWithoutAHeaderAreReadFromTheFirstCellOn) {
  TemporaryDirectory dir;
  const char* const heads[] = {
      "", "\xEF\xBB\xBF", "# a remark\n", "# a remark\n# another\n", "\xEF\xBB\xBF# a remark\n", "\n"};
  const char* const rows[] = {"1.5,2\n",       "1.5,2",         "1.5,2\r\n",
                              "1.5,2\n-3,4\n", "1.5,2\r\n-3,4", "1.5,2\n# between\n-3,4"};
  for (const char* head : heads) {
    for (const char* row : rows) {
      const std::string text = std::string(head) + row;
      auto reader = recording::CsvReader::open(dir.write("rows.csv", text), Mapping{});
      ASSERT_TRUE(reader) << text << reader.error().text();
      recording::RowMatrix out(4, 2);
      const auto count = (*reader)->read(out);
      ASSERT_TRUE(count) << text;
      const bool two = text.find("-3") != std::string::npos;
      ASSERT_EQ(*count, two ? 2 : 1) << text;
      EXPECT_EQ(out(0, 0), 1.5) << text;
      EXPECT_EQ(out(0, 1), 2) << text;
      EXPECT_EQ(out(*count - 1, 0), two ? -3 : 1.5) << text;
      EXPECT_EQ((*reader)->bad_rows(), 0) << text;
    }
  }
}

// Between delimiters a short row is damaged whatever is wanted of it; between white space its last words may be
// missing.
TEST(Csv, AShortRowIsDroppedUnlessItsUnwantedEndIsWhiteSpace) {
  TemporaryDirectory dir;
  for (const char* delimiter : {",", " "}) {
    const std::string d = delimiter;
    const std::string text = "t" + d + "q1" + d + "note\n0" + d + "1" + d + "5\n1" + d + "2\n2" + d + "3" + d + "5\n";
    auto reader = recording::CsvReader::open(dir.write("short.csv", text), Mapping{});
    ASSERT_TRUE(reader) << reader.error().text();
    (*reader)->want({1, 1, 0});
    recording::RowMatrix out(4, 3);
    EXPECT_EQ((*reader)->read(out).value(), d == " " ? 3 : 2);
    EXPECT_EQ((*reader)->bad_rows(), d == " " ? 0 : 1);
  }
}

TEST(Csv, DamagedRowsAndCellsAreCountedWithTheirPlace) {
  TemporaryDirectory dir;
  std::string text = "t[s],q_a[rad],tau_a[Nm]\n";
  for (int k = 0; k < 100; ++k) text += std::to_string(k) + ",1,2\n";
  text += "100,,2\n101,oops,2\n102,1\n103,1,2,3\n104,NaN,null\n";
  const auto read = read_recording(dir.write("d.csv", text));
  ASSERT_TRUE(read) << read.error().text();
  EXPECT_EQ(read->ledger.text(),
            "used 103 of 105 rows: 1 empty cells read as NaN (first: d.csv line 102), 1 cells that are no number read "
            "as NaN (first: d.csv line 103), 2 rows with a wrong number of cells dropped (first: d.csv line 104), "
            "1 missing values read as NaN (first: d.csv line 106)");
  EXPECT_TRUE(std::isnan(read->q(101, 0)));
}

// A damaged row stays in its place where the number of a row is its clock, or its partner in another file.
TEST(Csv, ADamagedRowShiftsNothing) {
  TemporaryDirectory dir;
  const auto q = dir.write("q.csv", "q1,n\n0,0\n1,0\n2\n3,0\n4,0\n"),
             tau = dir.write("tau.csv", "tau1,n\n0,0\n10,0\n20,0\n30,0\n40,0\n");
  Mapping mapping;
  mapping.rate = 100;
  const auto alone = read_recording(q, mapping);
  ASSERT_TRUE(alone) << alone.error().text();
  ASSERT_EQ(alone->size(), 5);
  EXPECT_TRUE(std::isnan(alone->q(2, 0)));
  EXPECT_EQ(alone->q(4, 0), 4);
  EXPECT_NE(alone->ledger.text().find("1 rows with a wrong number of cells read as NaN"), std::string::npos);
  const auto pair = parse_mapping(
      "side_by_side: true\nrate_hz: 100\njoints: [a]\nq: {file: q, columns: [q1]}\ntau: {file: tau, columns: "
      "[tau1]}\n");
  const auto both = read_recordings({q, tau}, pair.value());
  ASSERT_TRUE(both) << both.error().text();
  ASSERT_EQ(both->size(), 5);
  EXPECT_EQ(both->q(3, 0), 3);
  ASSERT_TRUE(both->tau);
  EXPECT_EQ((*both->tau)(3, 0), 30);
}

// A robot may stand still at 0 when its log begins, and some loggers write a line of units below the names.
TEST(Csv, TheDecimalSignAndUnitsAreFoundBehindTheFirstRow) {
  TemporaryDirectory dir;
  for (const char* text :
       {"t;q1;tau1\n0;0;0\n0,01;0,5;3,2\n", "t;q1[rad];tau1[Nm]\n0;0;0\n0,01;0,5;3,2\n",
        "t;q1;tau1\ns;rad;N.m\n0;0;0\n0,01;0,5;3,2\n", "t,q1,tau1\n[s],[rad],[Nm]\n0,0,0\n0.01,0.5,3.2\n"}) {
    const auto read = read_recording(dir.write("log.csv", text));
    ASSERT_TRUE(read) << text << read.error().text();
    ASSERT_EQ(read->size(), 2) << text;
    EXPECT_EQ(read->time[1], 0.01) << text;
    EXPECT_EQ(read->q(1, 0), 0.5) << text;
    EXPECT_EQ((*read->tau)(1, 0), 3.2) << text;
  }
  const auto degrees = read_recording(dir.write("log.csv", "t,q1,tau1\ns,deg,Nm\n0,90,1\n0.01,180,2\n"));
  ASSERT_TRUE(degrees) << degrees.error().text();
  EXPECT_NEAR(degrees->q(0, 0), M_PI / 2, 1e-15);
}

TEST(Csv, ADelimiterBetweenQuotesIsText) {
  TemporaryDirectory dir;
  const auto read = read_recording(
      dir.write("log.csv", "t,q1,state,tau1\n0,1,\"stopped, door open\",2\n1,3,\"5\" bolt,4\n2,5,\"never closed,6\n"));
  ASSERT_TRUE(read) << read.error().text();
  ASSERT_EQ(read->size(), 3) << read->ledger.text();
  EXPECT_EQ((*read->tau)(0, 0), 2);
  EXPECT_EQ((*read->tau)(1, 0), 4);
  EXPECT_EQ((*read->tau)(2, 0), 6);
}

TEST(Columns, TargetsAreNoMeasurements) {
  TemporaryDirectory dir;
  const auto read = read_recording(
      dir.write("log.csv", "t,q_1,q_2,q_1_des,q_2_ref,tau_1,tau_2,tau_1_cmd\n0,1,2,3,4,5,6,7\n1,1,2,3,4,5,6,7\n"));
  ASSERT_TRUE(read) << read.error().text();
  EXPECT_EQ(read->joints.size(), 2U);
  ASSERT_TRUE(read->tau);
  EXPECT_EQ((*read->tau)(0, 1), 6);
}

// Amperes have the factor 1 that newton metres have: nothing later would show the mistake.
TEST(Columns, ATorqueInAmperesIsACurrent) {
  TemporaryDirectory dir;
  for (const char* unit : {"A", "mA"}) {
    const auto read =
        read_recording(dir.write("log.csv", std::string("t,q_1[rad],tau_1[") + unit + "]\n0,1,2\n1,1,2\n"));
    ASSERT_FALSE(read) << unit;
    EXPECT_NE(read.error().text().find("a current"), std::string::npos) << read.error().text();
  }
}

TEST(Files, FormatsThatAreNotReadSayWhatToDo) {
  TemporaryDirectory dir;
  const std::pair<const char*, const char*> files[] = {{"#ROSBAG V2.0\nxxxx", "rosbags-convert"},
                                                       {"PAR1xxxxxxxx", "Parquet"},
                                                       {"\x93NUMPY\x01xxxx", "numpy.savez"},
                                                       {"\xFF\xFEt\1,\1", "UTF-8"}};
  for (const auto& [bytes, words] : files) {
    const auto read = read_recording(dir.write("log.bin", bytes));
    ASSERT_FALSE(read) << words;
    EXPECT_NE(read.error().text().find(words), std::string::npos) << read.error().text();
  }
}

TEST(Csv, MostlyDamagedIsAnError) {
  TemporaryDirectory dir;
  std::string text = "t[s],q_a[rad],tau_a[Nm]\n";
  for (int k = 0; k < 100; ++k) text += k % 3 == 0 ? "1,2\n" : "1,2,3\n";
  const auto read = read_recording(dir.write("d.csv", text));
  ASSERT_FALSE(read);
  EXPECT_EQ(read.error().text(),
            "d.csv: 34 of 100 rows have a wrong number of cells. Check the delimiter, or give one in a mapping file.");
}

TEST(Csv, NumbersEqualTheStandardLibrarys) {
  TemporaryDirectory dir;
  Rng rng(7);
  std::string text = "t,q1\n";
  std::vector<double> truth;
  for (int k = 0; k < 20000; ++k) {
    char cell[64];
    const double x = rng.normal() * std::pow(10, rng.uniform(-30, 30));
    const char* const formats[] = {"%.17g", "%.6f", "%.3e", "%.20e", "%g", "%.0f"};
    std::snprintf(cell, sizeof cell, formats[rng.index(6)], x);
    truth.push_back(std::strtod(cell, nullptr));
    text += std::to_string(k) + "," + cell + "\n";
  }
  const auto read = read_recording(dir.write("n.csv", text));
  ASSERT_TRUE(read) << read.error().text();
  for (std::size_t k = 0; k < truth.size(); ++k) ASSERT_EQ(read->q(static_cast<Eigen::Index>(k), 0), truth[k]) << k;
}

TEST(Csv, BlocksOfAStreamAreTheWhole) {
  TemporaryDirectory dir;
  Rng rng(3);
  Recording written = random_recording(rng, 1000, 3);
  written.starts = {0};
  ASSERT_TRUE(write_recording_csv(dir / "r.csv", written));
  auto stream = RecordingStream::open(dir / "r.csv");
  ASSERT_TRUE(stream);
  Eigen::Index at = 0;
  while (auto block = stream->next(97)) {
    ASSERT_LE(block->size(), 97);
    for (Eigen::Index k = 0; k < block->size(); ++k) ASSERT_EQ(block->time[k], written.time[at + k]);
    at += block->size();
  }
  EXPECT_FALSE(stream->error());
  EXPECT_EQ(at, 1000);
}

TEST(Joints, AreMatchedByName) {
  Robot robot = testing::planar2r();
  robot.bodies[0].joint.name = "panda_joint1";
  robot.bodies[1].joint.name = "panda_joint2";
  Recording log;
  log.position_units = {"rad", "rad"};
  log.time = Vector::Zero(1);
  log.q = Matrix(1, 2);
  log.q << 2, 1;
  for (const auto& names :
       {std::vector<std::string>{"panda_joint2", "panda_joint1"}, std::vector<std::string>{"fer_joint2", "fer_joint1"},
        std::vector<std::string>{"2", "1"}, std::vector<std::string>{"Panda_Joint2", "Panda_Joint1"}}) {
    log.joints = names;
    const auto matched = match_joints(log, robot);
    ASSERT_TRUE(matched) << names[0];
    EXPECT_EQ(matched->joints, robot.joint_names());
    EXPECT_EQ(matched->q(0, 0), 1) << names[0];
  }
  log.joints = {"elbow", "panda_joint1"};
  const auto failed = match_joints(log, robot);
  ASSERT_FALSE(failed);
  EXPECT_EQ(failed.error().code, ErrorCode::NotFound);
}

// Recordings that differ in how sure their torques are, are not the same.
TEST(Recordings, KnowHowSureTheirTorquesAre) {
  Rng rng(3);
  Recording one = random_recording(rng, 5, 2);
  Recording other = one;
  one.gain_covariance = 1e-4 * Matrix::Identity(2, 2);
  EXPECT_FALSE(identical(one, other));
  other.gain_covariance = one.gain_covariance;
  EXPECT_TRUE(identical(one, other));
  EXPECT_FALSE(one.problem());
  one.gain_covariance = Matrix::Identity(3, 3);
  ASSERT_TRUE(one.problem());
  EXPECT_EQ(one.problem()->message, "gain_covariance is not joints × joints");
  // A piece may be empty, but none begins before the one in front of it.
  other.starts = {0, 2, 2};
  EXPECT_FALSE(other.problem());
  other.starts = {0, 3, 2};
  EXPECT_TRUE(other.problem());
  // A line that somebody edited is not guessed at.
  TemporaryDirectory dir;
  const auto damaged = read_recording(dir.write(
      "r.csv", "# armature-recording: 1\n# gain_covariance: 1 2|a\nt[s],q_a[rad],q_b[rad]\n0,1,2\n0.1,1,2\n"));
  ASSERT_FALSE(damaged);
  EXPECT_NE(damaged.error().text().find("gain_covariance"), std::string::npos) << damaged.error().text();
}

}  // namespace
}  // namespace armature
