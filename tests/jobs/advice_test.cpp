// What a finding tells to try can be tried, and helps.
#include <gtest/gtest.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cstdio>
#include <filesystem>
#include <nlohmann/json.hpp>

#include "armature/catalogue.hpp"
#include "armature/files.hpp"
#include "armature/jobs.hpp"
#include "armature/presliding.hpp"
#include "support/virtual_data.hpp"

namespace armature {
namespace {

using Index = Eigen::Index;

// 20 s of a planar arm at 500 Hz whose friction turns over along 1 mrad.
std::string log_of_lagging_friction(const Robot& robot) {
  const TorqueModel truth(robot, {viscous_friction(robot), presliding_friction(robot, 1e-3)});
  Rng rng(61);
  const Samples s = testing::virtual_samples(truth, truth.nominal(), testing::fourier_motion(rng, 2, 0.5), 500, 0, rng);
  const MotionAlongPath path(truth, s.motion);
  const Matrix tau = inverse_dynamics(truth, truth.nominal(), path.motion());
  std::string text = "t[s],q_joint1[rad],q_joint2[rad],tau_joint1[Nm],tau_joint2[Nm]\n";
  std::array<char, 200> row{};
  for (Index k = 0; k < s.size(); ++k) {
    std::snprintf(row.data(), row.size(), "%.9g,%.9g,%.9g,%.7g,%.7g\n", s.time[k], s.motion.q(k, 0), s.motion.q(k, 1),
                  tau(k, 0) + 0.005 * rng.normal(), tau(k, 1) + 0.005 * rng.normal());
    text += row.data();
  }
  return text;
}

TEST(Advice, OfLaggingFrictionCanBeTypedAndFindsIt) {
  const Robot robot = load_catalogue_robot("planar2r").value();
  const auto file = std::filesystem::temp_directory_path() / ("armature-advice-" + std::to_string(getpid()) + ".csv");
  ASSERT_TRUE(write_file(file, log_of_lagging_friction(robot)));
  IdentifyJob job;
  job.inputs = {"planar2r", file.string()};
  job.options.with_physical = job.options.with_essential = false;
  const auto first = run_job(job);
  ASSERT_TRUE(first) << first.error().text();
  std::string said;
  for (const Finding& f : first->findings) {
    if (f.message.find("after a reversal") != std::string::npos) said = f.advice;
  }
  ASSERT_NE(said.find("--terms viscous,presliding --fit-shapes"), std::string::npos) << said;

  job.options.terms = {"viscous", "presliding"};
  job.options.refinement.fit_shapes = true;
  const auto second = run_job(job);
  std::filesystem::remove(file);
  ASSERT_TRUE(second) << second.error().text();
  for (const Finding& f : second->findings) EXPECT_EQ(f.message.find("lacks friction"), std::string::npos) << f.message;
}

// What `monitor` advises of a contact; the threshold is one that a quiet log exceeds now and then [N·m].
std::string advice_of_contacts(const std::vector<std::string>& terms, bool fit_shapes, double threshold,
                               const std::string& log) {
  IdentifyJob fit;
  fit.inputs = {"planar2r", log};
  fit.options.terms = terms;
  fit.options.refinement.fit_shapes = fit_shapes;
  fit.options.with_physical = fit.options.with_essential = false;
  fit.out = log + ".model";
  const auto model = run_job(fit);
  EXPECT_TRUE(model && write_outcome(fit, *model)) << log;
  MonitorJob watch;
  watch.model = fit.out, watch.logs.logs = {log};
  watch.options.constant_threshold = Vector::Constant(2, threshold);
  const auto seen = run_job(watch);
  std::filesystem::remove_all(fit.out);
  if (!seen) {
    ADD_FAILURE() << seen.error().text();
    return "";
  }
  const auto contact =
      std::find_if(seen->findings.begin(), seen->findings.end(), [](const Finding& f) { return f.kind == "contact"; });
  EXPECT_NE(contact, seen->findings.end()) << seen->text;
  return contact == seen->findings.end() ? "" : contact->advice;
}

TEST(Advice, OfAContactNamesAModelThatLeavesMuch) {
  const Robot robot = load_catalogue_robot("planar2r").value();
  const auto file = std::filesystem::temp_directory_path() / ("armature-contact-" + std::to_string(getpid()) + ".csv");
  ASSERT_TRUE(write_file(file, log_of_lagging_friction(robot)));
  const std::string poor = advice_of_contacts({"viscous", "coulomb"}, false, 0.2, file.string());
  EXPECT_NE(poor.find("times its noise"), std::string::npos) << poor;
  const std::string right = advice_of_contacts({"viscous", "presliding"}, true, 0.0025, file.string());
  EXPECT_EQ(right, "");
  std::filesystem::remove(file);
}

}  // namespace
}  // namespace armature
