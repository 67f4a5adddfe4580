// Swevers 2007: parameters of the KUKA KR 15's first three joints. Ayvacı 2022: classes of Gen2 and LWR4+.
#include <gtest/gtest.h>

#include <Eigen/QR>

#include "armature/catalogue.hpp"
#include "armature/identifiability.hpp"
#include "support/random_robot.hpp"

namespace armature {
namespace {

Robot first_joints(const std::string& name, std::size_t count) {
  Robot robot = load_catalogue_robot(name).value();
  robot.bodies.resize(count);
  std::erase_if(robot.frames, [&](const Frame& frame) { return frame.body >= static_cast<int>(count); });
  robot.tool_frame.clear();
  robot.home.clear();
  return robot;
}

TEST(Swevers2007, FifteenInertialParametersOfThreeJoints) {
  const BaseMap map = compute_base(TorqueModel(first_joints("kr15", 3)));
  EXPECT_EQ(map.size(), 15);
  EXPECT_TRUE(map.evidence.agree) << map.evidence.brief();
}

TEST(Swevers2007, TwentyFourWithFrictionSpringAndCoupledRotor) {
  const Robot robot = first_joints("kr15", 3);
  const BaseMap map = compute_base(TorqueModel(
      robot, {viscous_friction(robot), coulomb_friction(robot), linear_spring(robot, 1), rotor_coupling(robot, 1, 2)}));
  EXPECT_EQ(map.size(), 24);
  EXPECT_TRUE(map.evidence.agree) << map.evidence.brief();
}

// The paper's classes are those of standard DH link frames, with rotor inertia: 11 parameters per joint.
struct DhStudy {
  BaseMap map;
  std::vector<Visibility> classes;
  Matrix regressor;  // at random states, for parameters in the DH frames
};

DhStudy study_in_dh_frames(const Robot& robot) {
  const TorqueModel model(robot, {rotor_inertia(robot)});
  DhStudy study{compute_base(model), {}, {}};
  std::vector<Pose> dh_from_body;
  for (int b = 0; b < model.bodies(); ++b) {
    dh_from_body.push_back(robot.find_frame("dh" + std::to_string(b + 1))->body_from_frame.inverse());
  }
  study.classes = classify_in_frames(model, study.map, dh_from_body);
  Rng rng(3);
  study.regressor =
      compute_regressor(model, testing::random_motion(rng, 60, model.joints())).stacked(model.parameter_count());
  for (int b = 0; b < model.bodies(); ++b) {
    Matrix body_from_dh(10, 10);
    for (int k = 0; k < 10; ++k) {
      const auto unit = LinkInertia::from_vector(Vector10::Unit(k), ParameterOrder::Khalil);
      body_from_dh.col(k) =
          unit.moved_to(dh_from_body[static_cast<std::size_t>(b)].inverse()).to_vector(ParameterOrder::Khalil);
    }
    study.regressor.middleCols(10 * b, 10) = (study.regressor.middleCols(10 * b, 10) * body_from_dh).eval();
  }
  return study;
}

int rank_of(const Matrix& y) {
  Eigen::ColPivHouseholderQR<Matrix> qr(y);
  qr.setThreshold(1e-9);
  return static_cast<int>(qr.rank());
}

// The classes again from nothing but the regressor in the DH frames: never is a column of zeros, alone is a column
// without which the rank falls.
void expect_classes(const std::string& name, const std::array<int, 3>& counts) {
  const DhStudy study = study_in_dh_frames(load_catalogue_robot(name).value());
  EXPECT_TRUE(study.map.evidence.agree) << name << ": " << study.map.evidence.brief();
  std::array<int, 3> ours{};
  for (const Visibility v : study.classes) ++ours[static_cast<std::size_t>(v)];
  EXPECT_EQ(ours, counts) << name;
  const int rank = rank_of(study.regressor);
  EXPECT_EQ(rank, study.map.size()) << name;
  const double size = study.regressor.norm();
  for (Eigen::Index c = 0; c < study.regressor.cols(); ++c) {
    Matrix without = study.regressor;
    without.col(c).setZero();
    const bool never = study.regressor.col(c).norm() < 1e-12 * size;
    const bool alone = rank_of(without) < rank;
    const Visibility expected = never ? Visibility::Never : (alone ? Visibility::Alone : Visibility::Combined);
    EXPECT_EQ(study.classes[static_cast<std::size_t>(c)], expected) << name << " parameter " << c;
  }
}

// Ayvacı counts 41 alone, 13 never, 14 + 9 in combinations for Gen2: a rank of 77 − 13 − 14 = 50. Two of these are too
// many for an upright arm: IA1 multiplies nothing but the first joint's acceleration, as ZZ about that axis does, and
// IA2 likewise because axis 2 is level. The rank is 43 + 5 = 48 (docs/theory/base.md).
TEST(Ayvaci2022, ClassesOfGen2AndLwr4InDhFrames) {
  expect_classes("gen2", {31, 35, 11});
  expect_classes("lwr4", {31, 35, 11});
}

// Joint 1 of an upright arm: everything but ZZ1 and the rotor is never seen, and those two only together.
TEST(Ayvaci2022, FirstJointShowsOneCombination) {
  const Robot robot = load_catalogue_robot("gen2").value();
  const TorqueModel model(robot, {rotor_inertia(robot)});
  const auto classes = classify(compute_base(model));
  int combined = 0;
  for (int c = 0; c < 10; ++c) combined += classes[static_cast<std::size_t>(c)] == Visibility::Combined ? 1 : 0;
  EXPECT_EQ(combined, 1);
  EXPECT_EQ(classes[5], Visibility::Combined);
  EXPECT_EQ(classes[static_cast<std::size_t>(model.find("IA1"))], Visibility::Combined);
}

}  // namespace
}  // namespace armature
