// Nothing leaves without a certificate of its own.
#include <gtest/gtest.h>

#include "armature/controllers.hpp"
#include "armature/files.hpp"
#include "armature/text.hpp"
#include "armature/trajectory_file.hpp"
#include "support/random_robot.hpp"
#include "trajectory/random_trajectory.hpp"

namespace armature {
namespace {

struct Prepared {
  Robot robot = testing::iiwa14();
  TorqueModel model{robot, {viscous_friction(robot), coulomb_friction(robot)}};
  CertificateSpec spec;
  Trajectory motion{Hold{Vector::Zero(7), 1}};
  Trajectory program{Hold{Vector::Zero(7), 1}};

  explicit Prepared(double periods = 2) {
    Rng rng(4);
    spec.criterion = false;
    spec.accept_unchecked = true;  // the robot of this test has no shapes
    FourierSeries series = testing::random_fourier(rng, 7, 5);
    series.frequency = 0.2;
    series.sine *= 0.1;
    series.cosine *= 0.1;
    motion = series.starting_at(Vector::Constant(7, 0.1));
    program = *make_program(robot, motion, {.home = Vector::Zero(7), .periods = periods});
  }
};

TEST(CertificateExport, AProgramStartsAndEndsAtHomeAndHoldsItsPeriods) {
  const Prepared p(3);
  EXPECT_LT(p.program.evaluate(0).q.norm(), 1e-9);
  EXPECT_LT(p.program.evaluate(p.program.duration()).q.norm(), 1e-9);
  EXPECT_GT(p.program.duration(), 15 + 2 * 1.0 - 1e-9);
  const Certificate certificate = certify(p.model, p.program, p.spec);
  EXPECT_TRUE(certificate.usable()) << certificate.full();
}

TEST(CertificateExport, RefusesWithoutAPassedCertificateOfTheSameMotion) {
  const Prepared p;
  const Certificate good = certify(p.model, p.program, p.spec);
  const auto of_other = export_trajectory(p.robot, p.motion, good, ControllerFormat::Csv, 100);
  ASSERT_FALSE(of_other);
  EXPECT_EQ(of_other.error().message, "the certificate belongs to another motion");
  CertificateSpec strict = p.spec;
  strict.limits = coordinate_limits(p.robot);
  strict.limits[2].velocity = 1e-3;
  const auto refused =
      export_trajectory(p.robot, p.program, certify(p.model, p.program, strict), ControllerFormat::Csv, 100);
  ASSERT_FALSE(refused);
  EXPECT_NE(refused.error().message.find("velocity of joint3"), std::string::npos) << refused.error().message;
  const auto ur = export_trajectory(p.robot, p.program, good, ControllerFormat::Ur, 100);
  ASSERT_TRUE(ur) << ur.error().text();
  // Checked joint by joint before anything moves: an arm with six of them stops there.
  EXPECT_NE(ur->find("while i < 7:"), std::string::npos);
  const auto krl = export_trajectory(p.robot, p.program, good, ControllerFormat::Franka, 100);
  EXPECT_TRUE(krl);
}

TEST(CertificateExport, CsvHoldsTheMotionAtTheRate) {
  const Prepared p;
  const auto text =
      export_trajectory(p.robot, p.program, certify(p.model, p.program, p.spec), ControllerFormat::Csv, 250);
  ASSERT_TRUE(text) << text.error().text();
  const auto lines = split(*text, '\n');
  EXPECT_EQ(split(lines[0], ',').size(), 22U);
  EXPECT_EQ(split(lines[0], ',')[1], "q_joint1");
  const auto cells = split(lines[501], ',');
  EXPECT_NEAR(*parse_double(cells[0]), 2.0, 1e-9);
  const TrajectoryPoint point = p.program.evaluate(2.0);
  for (int j = 0; j < 7; ++j) {
    EXPECT_NEAR(*parse_double(cells[static_cast<std::size_t>(1 + j)]), point.q[j], 1e-9);
    EXPECT_NEAR(*parse_double(cells[static_cast<std::size_t>(8 + j)]), point.v[j], 1e-9);
    EXPECT_NEAR(*parse_double(cells[static_cast<std::size_t>(15 + j)]), point.a[j], 1e-9);
  }
}

TEST(CertificateExport, RosAndKukaCarryNamesAndUnits) {
  const Prepared p;
  const Certificate certificate = certify(p.model, p.program, p.spec);
  const auto ros = export_trajectory(p.robot, p.program, certificate, ControllerFormat::Ros, 100);
  ASSERT_TRUE(ros);
  EXPECT_EQ(ros->substr(0, 22), "joint_names: [\"joint1\"");
  EXPECT_NE(ros->find("accelerations: ["), std::string::npos);
  EXPECT_NE(ros->find("time_from_start: {sec: 1, nanosec: 10000000}"), std::string::npos);
  const auto kuka = export_trajectory(p.robot, p.program, certificate, ControllerFormat::Kuka, 250);
  ASSERT_TRUE(kuka);
  const auto row = split_white(split(*kuka, '\n')[2 + 500]);
  EXPECT_NEAR(*parse_double(row[1]), p.program.evaluate(2.0).q[0] * 180 / M_PI, 1e-6);
}

TEST(CertificateExport, AFileIsCheckedWithItsJointsMatchedByName) {
  const Prepared p;
  const std::vector<int> order = {6, 5, 4, 3, 2, 1, 0};
  TrajectoryFile file = make_trajectory_file(reordered(p.motion, order), p.robot);
  std::reverse(file.joints.begin(), file.joints.end());
  const auto path = std::filesystem::path(::testing::TempDir()) / "armature_check_test.yaml";
  ASSERT_TRUE(save_trajectory(path, file));
  const auto checked = check_trajectory_file(p.model, path.string(), p.spec);
  ASSERT_TRUE(checked) << checked.error().text();
  EXPECT_EQ(checked->trajectory, p.motion);
  EXPECT_TRUE(checked->certificate.usable()) << checked->certificate.full();
  std::filesystem::remove(path);
  EXPECT_FALSE(check_trajectory_file(p.model, path.string(), p.spec));
}

}  // namespace
}  // namespace armature
