// Friction that falls as the arm warms: a log with temperatures, through `identify` and `validate` with default
// settings.
#include <gtest/gtest.h>
#include <unistd.h>

#include <cmath>
#include <filesystem>
#include <nlohmann/json.hpp>

#include "armature/catalogue.hpp"
#include "armature/files.hpp"
#include "armature/jobs.hpp"
#include "armature/recording.hpp"
#include "armature/rng.hpp"
#include "jobs/identify_work.hpp"
#include "support/loaded_arm.hpp"

namespace armature {
namespace {

using Index = Eigen::Index;
namespace fs = std::filesystem;

// Its friction at 20 °C, and by how many K viscous friction falls to 1/e; no term of ours has that number.
constexpr double kViscous = 0.5, kCoulomb = 0.3, kScale = 26;

// A minute at 100 Hz in which the joints warm from `cold` by `more` K, each in its own time.
Recording warming(double cold, double more, bool measured, std::uint64_t seed) {
  const Robot robot = load_catalogue_robot("planar2r").value();
  const TorqueModel bodies(robot);
  Rng rng(seed);
  constexpr double kRate = 100, kSeconds = 60;
  const Motion motion = testing::fourier(rng, 2, kSeconds, kRate);
  Recording r;
  r.joints = robot.joint_names(), r.position_units = {"rad", "rad"}, r.source = "warming";
  r.time = Vector::LinSpaced(motion.samples(), 0, kSeconds - 1 / kRate);
  r.q = motion.q;
  Matrix tau = inverse_dynamics(bodies, bodies.nominal(), motion), temperature(tau.rows(), 2);
  for (Index j = 0; j < 2; ++j) {
    for (Index k = 0; k < tau.rows(); ++k) {
      const double above = cold - 20 + more * -std::expm1(-r.time[k] / (20 + 10 * static_cast<double>(j)));
      const double v = motion.v(k, j);
      temperature(k, j) = 20 + above;
      tau(k, j) += kViscous * std::exp(-above / kScale) * v + (v > 0 ? kCoulomb : -kCoulomb) + 0.02 * rng.normal();
    }
  }
  r.tau = tau;
  if (measured) r.temperature = temperature;
  return r;
}

class Temperature : public ::testing::Test {
 protected:
  fs::path place = fs::temp_directory_path() / ("armature-temperature-" + std::to_string(getpid()));
  Temperature() { fs::create_directories(place); }
  ~Temperature() override { fs::remove_all(place); }
  Temperature(const Temperature&) = delete;
  Temperature& operator=(const Temperature&) = delete;

  [[nodiscard]] std::string log(const char* name, const Recording& r) const {
    EXPECT_TRUE(write_recording_csv(place / name, r));
    return (place / name).string();
  }
  static IdentifyJob job(const std::string& log, const std::vector<std::string>& terms) {
    IdentifyJob out;
    out.inputs = {"planar2r", log}, out.options.terms = terms;
    return out;
  }
};

TEST_F(Temperature, IsReadAsWritten) {
  const Recording r = warming(25, 20, true, 1);
  const auto again = read_recording(log("log.csv", r));
  ASSERT_TRUE(again);
  EXPECT_TRUE(identical(*again, r));
  // In kelvin, and once for the arm.
  std::string text = "t[s],q_joint1[rad],q_joint2[rad],tau_joint1[Nm],tau_joint2[Nm],temperature[K]\n";
  text += "0,0,0,1,1,293.15\n0.01,0,0,1,1,303.15\n";
  ASSERT_TRUE(write_file(place / "kelvin.csv", text));
  const auto kelvin = read_recording(place / "kelvin.csv");
  ASSERT_TRUE(kelvin) << kelvin.error().text();
  ASSERT_TRUE(kelvin->temperature);
  EXPECT_NEAR((*kelvin->temperature)(0, 1), 20, 1e-9);
  EXPECT_NEAR((*kelvin->temperature)(1, 0), 30, 1e-9);
  // No angle is in kelvin.
  ASSERT_TRUE(write_file(place / "odd.csv", "t[s],q_joint1[K],tau_joint1[Nm]\n0,1,1\n0.1,1,1\n"));
  EXPECT_FALSE(read_recording(place / "odd.csv"));
}

// The friction of another hour, 45 °C from the start, is predicted to its noise with the term and not without it.
TEST_F(Temperature, FrictionOfAnotherHourIsPredicted) {
  const std::string fitted = log("fitted.csv", warming(20, 35, true, 2)),
                    other = log("other.csv", warming(45, 15, true, 3));
  const auto error_with = [&](const std::vector<std::string>& terms) {
    IdentifyJob identify = job(fitted, terms);
    identify.out = (place / "model").string();
    const auto outcome = run_job(identify);
    EXPECT_TRUE(outcome) << outcome.error().text();
    EXPECT_TRUE(write_outcome(identify, *outcome, true));
    ValidateJob validate;
    validate.model = identify.out, validate.logs.logs = {other};
    const auto judged = run_job(validate);
    EXPECT_TRUE(judged) << judged.error().text();
    const auto score = nlohmann::json::parse(judged->result).at("raw_scores").at("base").at(0);
    double sum = 0;
    for (const auto& joint : score.at("joints")) sum += joint.at("rms_nm").get<double>();
    return sum / 2;
  };
  EXPECT_LT(error_with({"viscous", "coulomb", "temperature"}), 1.3 * 0.02);
  EXPECT_GT(error_with({"viscous", "coulomb"}), 2 * 0.02);
  // Chosen by what it predicts.
  EXPECT_LT(error_with({"auto"}), 1.3 * 0.02);
}

TEST_F(Temperature, ALogWithoutItIsRefused) {
  IdentifyJob identify = job(log("log.csv", warming(20, 35, false, 4)), {"viscous", "coulomb", "temperature"});
  const auto outcome = run_job(identify);
  ASSERT_FALSE(outcome);
  EXPECT_NE(outcome.error().text().find("the term temperature needs a recorded temperature"), std::string::npos);
}

}  // namespace
}  // namespace armature
