// Friction that changes while a motion repeats: averaging the periods hides it, and it is named all the same.
#include <gtest/gtest.h>
#include <unistd.h>

#include <filesystem>

#include "armature/catalogue.hpp"
#include "armature/jobs.hpp"
#include "armature/recording.hpp"
#include "support/loaded_arm.hpp"

namespace armature {
namespace {

using Index = Eigen::Index;

// Two periods of 10 s of a UR5e whose rotors the default terms lack; friction of `joint` loses `share` on the way.
Recording two_periods(Index joint, double share) {
  const Robot robot = load_catalogue_robot("ur5e").value();
  const TorqueModel model(robot, make_terms(robot, {"viscous", "coulomb", "rotor"}).value());
  Rng rng(5);
  constexpr double kRate = 500, kSeconds = 20;
  const Motion motion = testing::fourier(rng, 6, kSeconds, kRate);
  Recording r;
  r.joints = robot.joint_names(), r.position_units.assign(6, "rad"), r.source = "two periods";
  r.time = Vector::LinSpaced(motion.samples(), 0, kSeconds - 1 / kRate);
  r.q = motion.q;
  const Vector pi = model.nominal();
  Matrix tau = inverse_dynamics(model, pi, motion);
  const std::string number = std::to_string(joint + 1);
  const double viscous = pi[model.find("FV" + number)], coulomb = pi[model.find("FC" + number)];
  for (Index k = 0; k < tau.rows(); ++k) {
    const double v = motion.v(k, joint), gone = share * r.time[k] / kSeconds;
    tau(k, joint) -= gone * (viscous * v + (v > 0 ? coulomb : -coulomb));
    for (Index j = 0; j < 6; ++j) tau(k, j) += 0.3 * rng.normal();
  }
  r.tau = tau;
  return r;
}

std::string words_about(const std::string& joint, const Recording& r) {
  const auto file = std::filesystem::temp_directory_path() / ("armature-drift-" + std::to_string(getpid()) + ".csv");
  EXPECT_TRUE(write_recording_csv(file, r));
  IdentifyJob job;
  job.inputs = {"ur5e", file.string()};
  const auto outcome = run_job(job);
  std::filesystem::remove(file);
  EXPECT_TRUE(outcome) << outcome.error().text();
  std::string text;
  for (const Finding& f : outcome->findings) {
    if (f.kind == "unmodelled" && f.where == joint) text += f.message;
  }
  return text;
}

TEST(Drift, OfFrictionIsNamedThoughPeriodsAreAveraged) {
  const std::string words = words_about("joint3", two_periods(2, 0.3));
  EXPECT_NE(words.find("changes during the recording"), std::string::npos) << words;
}

TEST(Drift, ThatIsNotThereIsNotNamed) {
  for (const char* joint : {"joint1", "joint2", "joint3"}) {
    const std::string words = words_about(joint, two_periods(2, 0));
    EXPECT_EQ(words.find("changes during the recording"), std::string::npos) << joint << ": " << words;
  }
}

}  // namespace
}  // namespace armature
