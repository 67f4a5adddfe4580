// Real recordings of real robots, where they are present: every file is read, and the report says sensible things.
#include <gtest/gtest.h>

#include <filesystem>

#include "armature/quality.hpp"
#include "armature/robot_file.hpp"
#include "support/places.hpp"

namespace armature {
namespace {

const std::filesystem::path kData = std::filesystem::path(testing::kSourceDirectory) / "../shared/data";
const std::filesystem::path kMappings = std::filesystem::path(testing::kSourceDirectory) / "examples/mappings";

const std::filesystem::path kExampleRobots = std::filesystem::path(testing::kSourceDirectory) / "examples/robots";

class PublicData : public ::testing::Test {
 protected:
  void SetUp() override {
    if (!std::filesystem::exists(kData)) GTEST_SKIP() << "no public data beside the repository";
  }
};

Mapping mapping(const std::string& name) {
  auto loaded = load_mapping(kMappings / name);
  EXPECT_TRUE(loaded) << loaded.error().text();
  return loaded ? *loaded : Mapping{};
}

TEST_F(PublicData, RosbagsEqualTheirCsvTwins) {
  for (const std::string name : {"ur10_exciting_trajectory", "panda_exciting_trajectory"}) {
    const auto bag = read_recording(kData / "rosbag2" / (name + ".db3"));
    const auto csv = read_recording(kData / "rosbag2" / (name + "_joint_states.csv"));
    ASSERT_TRUE(bag) << bag.error().text();
    ASSERT_TRUE(csv) << csv.error().text();
    EXPECT_EQ(bag->joints, csv->joints);
    ASSERT_EQ(bag->size(), csv->size());
    // The twin's times were rounded through a subtraction of epochs: a nanosecond.
    EXPECT_LE(((bag->time.array() - bag->time[0]) - (csv->time.array() - csv->time[0])).abs().maxCoeff(), 2e-9) << name;
    EXPECT_EQ(bag->q, csv->q) << name;
    EXPECT_EQ(*bag->v, *csv->v) << name;
    EXPECT_EQ(*bag->tau, *csv->tau) << name;
  }
}

TEST_F(PublicData, ABagWithACommandedTrajectoryIsReadAsOne) {
  const auto read = read_recording(kData / "rosbag2/ur10_validation");
  ASSERT_TRUE(read) << read.error().text();
  EXPECT_EQ(read->joint_count(), 6);
  EXPECT_GT(read->size(), 100);
  EXPECT_EQ(read->conversions.front(), "a commanded JointTrajectory, not a measurement");
  const auto robot = load_robot((kExampleRobots / "ur10.yaml").string());
  ASSERT_TRUE(robot) << robot.error().text();
  EXPECT_TRUE(check_quality(*read, *robot).has(QualityKind::CommandedMotion));
}

TEST_F(PublicData, MotorSideCountsBecomeTheJointSideTable) {
  const auto motor =
      read_recordings({kData / "tx40/pos_read_data.csv", kData / "tx40/curr_data.csv"}, mapping("tx40.yaml"));
  const auto joint = read_recording(kData / "tx40/tx40_joint_side.csv");
  ASSERT_TRUE(motor) << motor.error().text();
  ASSERT_TRUE(joint) << joint.error().text();
  ASSERT_EQ(motor->size(), joint->size());
  // The table was printed with eight digits.
  EXPECT_LE((motor->q - joint->q).cwiseAbs().maxCoeff(), 1e-6);
  EXPECT_LE((*motor->tau - *joint->tau).cwiseAbs().maxCoeff(), 1e-4);
  EXPECT_LE((motor->time - joint->time).cwiseAbs().maxCoeff(), 1e-9);
}

TEST_F(PublicData, NumpyEqualsItsCsvTwin) {
  const auto npz = read_recording(kData / "lwr4/measurements_1.npz");
  const auto csv = read_recording(kData / "lwr4/measurements_1.csv");
  ASSERT_TRUE(npz) << npz.error().text();
  ASSERT_TRUE(csv) << csv.error().text();
  ASSERT_EQ(npz->size(), csv->size());
  EXPECT_LE((npz->q - csv->q).cwiseAbs().maxCoeff(), 1e-7);
  EXPECT_LE((*npz->tau - *csv->tau).cwiseAbs().maxCoeff(), 1e-6);
}

struct Case {
  std::string robot;
  std::vector<std::string> files;
  std::string mapping;
  double residual;  ///< the robot's model must leave less than this
};

TEST_F(PublicData, ReportsAreSensible) {
  // The report's quick model has no coupled wrist and weights every joint alike: 12.1 % of TX40's torque remains.
  const std::vector<Case> cases = {
      {"tx40/tx40_mdh_modified.urdf", {"tx40/pos_read_data.csv", "tx40/curr_data.csv"}, "tx40.yaml", 0.15},
      {"lwr4/kuka_lwr4.urdf", {"lwr4/measurements_1.csv"}, "", 0.1},
      {"lwr4/kuka_lwr4.urdf", {"lwr4/measurements_3.csv"}, "", 0.1},
      {"panda", {"rosbag2/panda_exciting_trajectory.db3"}, "", 0.15},
      {"ur10.yaml", {"rosbag2/ur10_exciting_trajectory.db3"}, "", 0.15},
      // The counterbalance on joint 2 is not part of the quick model.
      {"kr300.yaml", {"kr300/kr300_trajA.csv"}, "kr300.yaml", 0.5},
      {"kr300.yaml", {"kr300/kr300_trajC.csv"}, "kr300.yaml", 0.5},
  };
  for (const auto& c : cases) {
    const bool urdf = c.robot.find(".urdf") != std::string::npos;
    const bool example = c.robot.find(".yaml") != std::string::npos;
    const auto robot =
        load_robot(urdf ? (kData / c.robot).string() : (example ? (kExampleRobots / c.robot).string() : c.robot));
    if (!robot) GTEST_SKIP() << robot.error().text();
    std::vector<std::filesystem::path> paths;
    for (const auto& file : c.files) paths.push_back(kData / file);
    const auto recording = read_recordings(paths, c.mapping.empty() ? Mapping{} : mapping(c.mapping));
    ASSERT_TRUE(recording) << recording.error().text();
    const QualityReport report = check_quality(*recording, *robot);
    EXPECT_TRUE(report.usable()) << report.full();
    EXPECT_LT(report.residual, c.residual) << report.full();
    const auto samples = prepare(*recording, *robot);
    ASSERT_TRUE(samples) << samples.error().text();
    EXPECT_TRUE(samples->motion.a.allFinite());
    if (std::getenv("ARMATURE_SHOW") != nullptr) {
      std::printf("%s", report.full().c_str());
      for (const auto& line : samples->ledger) std::printf("    %s\n", line.c_str());
    }
  }
}

}  // namespace
}  // namespace armature
