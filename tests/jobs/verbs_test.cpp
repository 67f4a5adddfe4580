// The work from robot to model and what a model is for, as a person does it: job after job, each reading what the one
// before wrote. The truth is in the virtual robot alone.
#include <gtest/gtest.h>

#include <algorithm>

#include <nlohmann/json.hpp>

#include "armature/files.hpp"
#include "armature/jobs.hpp"
#include "armature/recording.hpp"
#include "armature/robot_file.hpp"
#include "armature/trajectory_file.hpp"
#include "support/temporary.hpp"

namespace armature {
namespace {

namespace fs = std::filesystem;
using Json = nlohmann::ordered_json;
using LevelOf = Verdict::Level;

// A search that ends by its own count of iterations, never by the clock.
constexpr const char* kQuickSpec =
    "armature_design: 1\nname: quick\nmotion: {harmonics: 3, frequency_hz: 0.2}\n"
    "limits: {share: 0.8, position_margin_deg: 2, position_margin_m: 0.005}\nsafety: {floor_m: 0, clearance_m: 0.01}\n"
    "search: {starts: 2, samples: 100, criterion_samples: 400, effort: 0.2, budget_s: 300}\n";

const Finding* find(const Outcome& outcome, const std::string& kind) {
  for (const Finding& f : outcome.findings) {
    if (f.kind == kind) return &f;
  }
  return nullptr;
}

const std::string* file(const Outcome& outcome, const std::string& name) {
  for (const JobFile& f : outcome.files) {
    if (f.name == name) return &f.content;
  }
  return nullptr;
}

std::string told(const Outcome& outcome) {
  std::string text = outcome.verdict.text + "\n";
  for (const std::string& reason : outcome.verdict.reasons) text += "  " + reason + "\n";
  return text + outcome.text;
}

// One envelope for all: the keys are there, the level is the verdict's, every number is a number or null.
void check_envelope(Job& job, const Outcome& outcome) {
  const Json json = Json::parse(envelope(job, outcome), nullptr, false);
  ASSERT_FALSE(json.is_discarded()) << job.verb();
  for (const char* key : {"format", "verb", "version", "inputs", "job", "verdict", "findings", "result", "files"})
    EXPECT_TRUE(json.contains(key)) << job.verb() << " " << key;
  EXPECT_EQ(json["verb"], job.verb());
  EXPECT_EQ(json["verdict"]["level"], to_string(outcome.verdict.level));
  EXPECT_FALSE(json["result"].is_null()) << job.verb();
  const std::string result = json["result"].dump();
  for (const char* word : {"\"nan\"", "\"inf\"", "\"-inf\""})
    EXPECT_EQ(result.find(word), std::string::npos) << job.verb() << " has " << word;
}

class Verbs : public ::testing::TestWithParam<const char*> {
 protected:
  void SetUp() override {
    before_ = fs::current_path();
    fs::current_path(folder_ / ".");
    ASSERT_TRUE(write_file("quick.yaml", kQuickSpec));
  }
  void TearDown() override { fs::current_path(before_); }

  // Runs a job twice, compares the bytes, checks the envelope, writes the files.
  static Outcome done(Job& job) {
    const auto first = run_job(job);
    EXPECT_TRUE(first) << job.verb() << ": " << first.error().text();
    if (!first) return {};
    const auto second = run_job(job);
    EXPECT_TRUE(second) << job.verb();
    if (!second) return {};
    EXPECT_EQ(first->verdict, second->verdict) << job.verb();
    EXPECT_EQ(first->files.size(), second->files.size()) << job.verb();
    for (std::size_t i = 0; i < std::min(first->files.size(), second->files.size()); ++i) {
      EXPECT_EQ(first->files[i].name, second->files[i].name);
      EXPECT_TRUE(first->files[i].content == second->files[i].content)
          << job.verb() << ": " << first->files[i].name << " differs from run to run";
      EXPECT_EQ(first->files[i].content.find(fs::current_path().string()), std::string::npos)
          << job.verb() << ": " << first->files[i].name << " holds an absolute path";
    }
    check_envelope(job, *first);
    const auto place = write_outcome(job, *first);
    EXPECT_TRUE(place) << job.verb() << ": " << place.error().text();
    return *first;
  }
  static std::string robot() { return GetParam(); }

  static void design(const std::string& out, double seed) {
    DesignJob job;
    job.robot.robot = robot(), job.spec = "quick.yaml", job.seed = seed, job.bound_s = 0, job.out = out;
    const Outcome outcome = done(job);
    EXPECT_NE(outcome.verdict.level, LevelOf::Bad) << told(outcome);
    EXPECT_EQ(find(outcome, "stopped-by-budget"), nullptr);
    for (const char* name : {"design.yaml", "certificate.json", "design.json", "design.html", "robot.yaml"})
      EXPECT_NE(file(outcome, name), nullptr) << name;
  }

  static void rehearse(const std::string& what, const std::string& out, std::uint64_t seed, double load_kg = 0) {
    RehearseJob job;
    job.robot.robot = robot(), job.design = what, job.periods = 4, job.out = out, job.options.seed = seed;
    job.load_kg = load_kg;
    const Outcome outcome = done(job);
    EXPECT_EQ(outcome.verdict.level, LevelOf::Good) << told(outcome);
    // The page draws the floor that was simulated.
    const std::string* page = file(outcome, "rehearsal.html");
    ASSERT_NE(page, nullptr);
    EXPECT_NE(page->find(R"({"name":"floor","normal":[0.0,0.0,1.0],"offset_m":0.0})"), std::string::npos);
  }

  static void identify() {
    IdentifyJob job;
    job.inputs = {robot(), "rehearsal/recording.csv"}, job.out = "model";
    const Outcome outcome = done(job);
    EXPECT_EQ(outcome.verdict.level, LevelOf::Good) << told(outcome);
  }

  testing::TemporaryDirectory folder_;
  fs::path before_;
};

TEST_P(Verbs, FromTheRobotToAModelAndItsUses) {
  design("design", 1);
  design("other", 2);
  rehearse("design", "rehearsal", 1);
  rehearse("other", "other_rehearsal", 2);
  identify();

  // Validation on a motion the model has not seen writes the report again, the model's own too.
  ValidateJob validate;
  validate.model = "model", validate.logs.logs = {"other_rehearsal/recording.csv"}, validate.out = "validation";
  const Outcome valid = done(validate);
  EXPECT_EQ(valid.verdict.level, LevelOf::Good) << told(valid);
  ASSERT_NE(file(valid, "validation.json"), nullptr);
  ASSERT_NE(file(valid, "report.html"), nullptr) << told(valid);
  EXPECT_EQ(read_file("model/report.html").value(), *file(valid, "report.html"));
  EXPECT_EQ(file(valid, "report.html")->find("Not validated yet"), std::string::npos);
  EXPECT_NE(valid.text.find("torques"), std::string::npos);

  // The log it was fitted to is no validation, and that is said.
  ValidateJob training;
  training.model = "model", training.logs.logs = {"rehearsal/recording.csv"};
  const Outcome trained = done(training);
  EXPECT_EQ(trained.verdict.level, LevelOf::Doubtful) << told(trained);
  EXPECT_NE(find(trained, "training-log"), nullptr);
  EXPECT_EQ(file(trained, "report.html"), nullptr);

  // Quiet motion raises no alarm.
  MonitorJob monitor;
  monitor.model = "model", monitor.logs.logs = {"other_rehearsal/recording.csv"}, monitor.out = "contacts";
  const Outcome quiet = done(monitor);
  EXPECT_EQ(quiet.verdict.level, LevelOf::Good) << told(quiet);

  // A load that only the rehearsal knows is found with its interval, at the confidence asked for.
  constexpr double kMass = 0.8;
  rehearse("design", "loaded", 5, kMass);
  PayloadJob payload;
  payload.model = "model", payload.logs.logs = {"loaded/recording.csv"}, payload.out = "load";
  payload.options.confidence = 0.999;
  const Outcome load = done(payload);
  EXPECT_NE(load.verdict.level, LevelOf::Bad) << told(load);
  const Json mass = Json::parse(load.result)["values"][0];
  EXPECT_LE(mass["lower"].get<double>(), kMass) << told(load);
  EXPECT_GE(mass["upper"].get<double>(), kMass) << told(load);
  EXPECT_LT(mass["sigma"].get<double>(), 0.1 * kMass);
  EXPECT_NE(load.text.find("99.9 %"), std::string::npos) << load.text;
  EXPECT_EQ(load.text.find("95 %"), std::string::npos);
  EXPECT_NE(file(load, "model.json"), nullptr);

  for (const char* format : {"urdf", "mjcf", "sdf", "json", "c", "numpy"}) {
    ExportJob out;
    out.source = "model", out.format = format, out.out = std::string("arm.") + format;
    const Outcome made = done(out);
    EXPECT_EQ(made.verdict.level, LevelOf::Good) << format << ": " << told(made);
    EXPECT_TRUE(fs::exists(std::string("arm.") + format)) << format;
  }
}

INSTANTIATE_TEST_SUITE_P(Robots, Verbs, ::testing::Values("planar2r"),
                         [](const auto& robot) { return std::string(robot.param); });

/// Small things, on a model that needs no fit.
class Mistakes : public ::testing::Test {
 protected:
  void SetUp() override {
    before_ = fs::current_path();
    fs::current_path(folder_ / ".");
  }
  void TearDown() override { fs::current_path(before_); }
  static Error refused(Job& job) {
    const auto outcome = run_job(job);
    EXPECT_FALSE(outcome) << job.verb();
    return outcome ? Error{} : outcome.error();
  }
  testing::TemporaryDirectory folder_;
  fs::path before_;
};

TEST_F(Mistakes, AJointOnTheWayToTheTipCanBeHeld) {
  InspectJob job;
  job.robot.robot = "planar2r", job.robot.tip = "link2";
  const auto whole = run_job(job);
  ASSERT_TRUE(whole) << whole.error().text();
  EXPECT_EQ(Json::parse(whole->result)["joints"].size(), 2U);
  job.robot.held = {"joint1=0.3"};
  const auto part = run_job(job);
  ASSERT_TRUE(part) << part.error().text();
  EXPECT_EQ(Json::parse(part->result)["joints"].size(), 1U);
  job.robot.tip.clear(), job.robot.joints = {"joint1", "joint2"};
  EXPECT_EQ(refused(job).code, ErrorCode::Usage);
}

// Export, mapping and demo take the same part of a robot; where there is none to take, the option is refused.
TEST_F(Mistakes, EveryVerbWithARobotTakesAPartOfIt) {
  ExportJob to_urdf;
  to_urdf.source = "planar2r", to_urdf.format = "urdf", to_urdf.out = "-";
  to_urdf.part.tip = "link2", to_urdf.part.held = {"joint1=0.3"};
  const auto written = run_job(to_urdf);
  ASSERT_TRUE(written) << written.error().text();
  EXPECT_EQ(parse_urdf(written->text, "export")->joint_names(), std::vector<std::string>{"joint2"});
  EXPECT_NE(find(*written, "held-joints"), nullptr);

  ASSERT_TRUE(write_file("one.csv", "t[s],q_joint2[rad],tau_joint2[Nm]\n0,0,1\n0.01,0.1,1\n0.02,0.2,1\n0.03,0.3,1\n"));
  MappingJob mapping;
  mapping.log = "one.csv", mapping.robot.tip = "link2";
  EXPECT_EQ(refused(mapping).code, ErrorCode::Usage);
  mapping.robot.robot = "planar2r", mapping.robot.held = {"joint1=0.3"};
  const auto mapped = run_job(mapping);
  ASSERT_TRUE(mapped) << mapped.error().text();
  for (const Finding& f : mapped->findings) EXPECT_EQ(f.message.find("joint1"), std::string::npos) << f.text();

  DemoJob demo;
  demo.robot.robot = "planar2r", demo.robot.tip = "link3";
  EXPECT_EQ(refused(demo).code, ErrorCode::NotFound);
}

// Two joints at a right angle, written with the digits given.
std::string arm_with_right_angle(const std::string& right) {
  std::string text = "<robot name=\"r\"><link name=\"base\"/>";
  for (const char* const j : {"1", "2"}) {
    text += std::string("<link name=\"l") + j +
            "\"><inertial><origin xyz=\"0.1 0 0.05\"/><mass value=\"2\"/><inertia ixx=\"0.02\" ixy=\"0.001\" ixz=\"0\" "
            "iyy=\"0.03\" iyz=\"0\" izz=\"0.025\"/></inertial></link><joint name=\"j" +
            j + "\" type=\"revolute\"><parent link=\"" + (*j == '1' ? "base" : "l1") + "\"/><child link=\"l" + j +
            "\"/><origin xyz=\"0.3 0 0.2\" rpy=\"" + right +
            " 0 0\"/><axis xyz=\"0 0 1\"/><limit lower=\"-2\" upper=\"2\" velocity=\"2\" effort=\"50\"/></joint>";
  }
  return text + "</robot>";
}

// A slide's limits have their units in the cell: the head of the table is about angles.
TEST_F(Mistakes, InspectGivesASlidesUnits) {
  Robot robot = load_robot("planar2r").value();
  robot.bodies[1].joint.type = JointType::Prismatic;
  robot.bodies[1].joint.limits = {-0.1, 0.2, 0.5, 3.25, kInfinity, 40};
  robot.home = {0, 0.05};
  ASSERT_TRUE(write_file("slide.yaml", write_robot_yaml(robot)));
  InspectJob job;
  job.robot.robot = "slide.yaml";
  const auto outcome = run_job(job);
  ASSERT_TRUE(outcome) << outcome.error().text();
  for (const char* cell : {"0.5 m/s ", "3.25 m/s²", "0.05 m\n"})
    EXPECT_NE(plain(outcome->text).find(cell), std::string::npos) << cell << "\n" << outcome->text;
}

// 1.5708 is a right angle for every verb, and that is said; --as-given keeps the digits.
TEST_F(Mistakes, ARoundedRightAngleIsPutRightOnce) {
  ASSERT_TRUE(write_file("rounded.urdf", arm_with_right_angle("1.5708")));
  ASSERT_TRUE(write_file("exact.urdf", arm_with_right_angle("1.5707963267948966")));
  InspectJob inspect;
  inspect.robot.robot = "exact.urdf";
  const auto exact = run_job(inspect);
  inspect.robot.robot = "rounded.urdf";
  const auto rounded = run_job(inspect);
  ASSERT_TRUE(exact && rounded);
  EXPECT_EQ(find(*exact, "rounded-geometry"), nullptr);
  ASSERT_NE(find(*rounded, "rounded-geometry"), nullptr);
  EXPECT_NE(find(*rounded, "rounded-geometry")->message.find("j2: turned by 3.7e-06 rad"), std::string::npos);
  EXPECT_NE(find(*rounded, "rounded-geometry")->advice.find("--as-given"), std::string::npos);
  const auto formulas = [](const Outcome& o) { return Json::parse(o.result)["identifiability"]["base_parameters"]; };
  EXPECT_EQ(formulas(*exact), formulas(*rounded));

  // What is exported has the geometry that was inspected.
  ExportJob to_urdf;
  to_urdf.source = "rounded.urdf", to_urdf.format = "urdf", to_urdf.out = "-";
  const auto written = run_job(to_urdf);
  ASSERT_TRUE(written) << written.error().text();
  EXPECT_NE(find(*written, "rounded-geometry"), nullptr);
  const Robot meant = parse_urdf(written->text, "export").value();
  EXPECT_EQ(meant.bodies[1].joint.parent_from_joint.rotation(2, 2), 0);

  inspect.robot.as_given = true;
  const auto given = run_job(inspect);
  ASSERT_TRUE(given);
  EXPECT_EQ(find(*given, "rounded-geometry"), nullptr);
  EXPECT_NE(formulas(*exact), formulas(*given));
  to_urdf.part.as_given = true;
  const auto kept = run_job(to_urdf);
  ASSERT_TRUE(kept);
  EXPECT_NE(parse_urdf(kept->text, "export")->bodies[1].joint.parent_from_joint.rotation(2, 2), 0);
}

TEST_F(Mistakes, DesignNamesTheNearestWord) {
  DesignJob job;
  job.robot.robot = "planar2r", job.criterion = "conditoin";
  EXPECT_EQ(refused(job).code, ErrorCode::Usage);
  EXPECT_NE(refused(job).hint.find("condition"), std::string::npos);
  job.criterion.clear(), job.target = "validation", job.motions = {"quintic-11"};
  EXPECT_EQ(refused(job).code, ErrorCode::Usage);
  EXPECT_NE(refused(job).hint.find("quintic-10"), std::string::npos);
  job.target = "base";
  EXPECT_EQ(refused(job).code, ErrorCode::Usage);
  job.motions.clear(), job.starts = 1.5;
  EXPECT_EQ(refused(job).code, ErrorCode::Usage);
  job.starts.reset(), job.target = "payloads";
  EXPECT_EQ(refused(job).code, ErrorCode::Usage);
}

TEST_F(Mistakes, RehearseSaysWhatADirectoryHolds) {
  RehearseJob job;
  job.robot.robot = "planar2r", job.design = "nowhere";
  EXPECT_EQ(refused(job).code, ErrorCode::FileMissing);
  fs::create_directory("empty");
  job.design = "empty";
  EXPECT_EQ(refused(job).code, ErrorCode::Meaning);
  EXPECT_NE(refused(job).message.find("no motion"), std::string::npos);

  // Several motions: the first is run, the others are named; a misspelt one is refused with the nearest.
  const Robot robot = load_robot("planar2r").value();
  fs::create_directory("several");
  for (const char* name : {"slow", "sine-series"}) {
    const Hold still{robot.home_position(), 0.5};
    ASSERT_TRUE(
        save_trajectory(fs::path("several") / (std::string(name) + ".yaml"), make_trajectory_file(still, robot)));
  }
  ASSERT_TRUE(write_file("several/robot.yaml", write_robot_yaml(robot)));
  job.design = "several", job.motion = "slowly";
  EXPECT_EQ(refused(job).code, ErrorCode::Usage);
  EXPECT_NE(refused(job).hint.find("slow"), std::string::npos);
  job.motion.clear();
  const auto outcome = run_job(job);
  ASSERT_TRUE(outcome) << outcome.error().text();
  ASSERT_NE(find(*outcome, "several-motions"), nullptr);
  EXPECT_EQ(Json::parse(outcome->result)["motion"], "sine-series");
  job.motion = "slow", job.options.torque_noise_nm = {0.1, 0.1, 0.1};
  EXPECT_EQ(refused(job).code, ErrorCode::Usage);
}

/// A model that is exactly the catalogue's, and a quiet log of it.
class Model : public Mistakes {
 protected:
  void SetUp() override {
    Mistakes::SetUp();
    const Robot robot = load_robot("planar2r").value();
    const TorqueModel torque(robot, make_terms(robot, {"viscous", "coulomb"}).value());
    const BaseMap base = compute_base(torque);
    IdentifiedModel model;
    model.robot = robot, model.terms = torque.terms();
    for (const BaseParameter& p : base.parameters) model.base_names.push_back(p.name);
    model.base = base.to_base(torque.nominal());
    model.base_covariance = 1e-10 * Matrix::Identity(base.size(), base.size());
    model.noise = model.residual = Vector::Constant(2, 0.02);
    ASSERT_TRUE(write_file("model.json", write_model(model)));

    Rng rng(3);
    log_.joints = robot.joint_names(), log_.position_units = {"rad", "rad"}, log_.source = "log.csv";
    const Eigen::Index rows = 4000;
    Motion motion(rows, 2);
    log_.time = Vector::LinSpaced(rows, 0, static_cast<double>(rows - 1)) / 200;
    for (Eigen::Index k = 0; k < rows; ++k) {
      for (Eigen::Index j = 0; j < 2; ++j) {
        const double w = 1.3 + 0.7 * static_cast<double>(j), t = log_.time[k];
        motion.q(k, j) = 0.7 * std::sin(w * t), motion.v(k, j) = 0.7 * w * std::cos(w * t);
        motion.a(k, j) = -0.7 * w * w * std::sin(w * t);
      }
    }
    log_.q = motion.q;
    log_.tau = inverse_dynamics(torque, torque.nominal(), motion);
    for (double& x : log_.tau->reshaped()) x += 0.02 * rng.normal();
    ASSERT_TRUE(write_recording_csv("log.csv", log_));
  }
  Recording log_;
};

TEST_F(Model, TheReportStatesTheConfidenceThatWasAskedFor) {
  IdentifyJob job;
  job.inputs = {"planar2r", "log.csv"}, job.options.estimate.confidence = 0.99, job.out = "model";
  const auto outcome = run_job(job);
  ASSERT_TRUE(outcome) << outcome.error().text();
  const std::string* page = file(*outcome, "report.html");
  ASSERT_NE(page, nullptr);
  EXPECT_NE(page->find("99 % interval"), std::string::npos);
  EXPECT_EQ(page->find("95 % interval"), std::string::npos);
  EXPECT_NE(outcome->text.find("99 % intervals"), std::string::npos) << outcome->text;
}

TEST_F(Model, AMissingTermIsNamedAsItCanBeTyped) {
  // q is a sine per joint, so its acceleration is −w² q: a rotor that the model does not have.
  log_.tau->col(0) -= 0.3 * 1.3 * 1.3 * log_.q.col(0) + 0.3 * log_.q.col(0);
  ASSERT_TRUE(write_recording_csv("log.csv", log_));
  IdentifyJob job;
  job.inputs = {"planar2r", "log.csv"}, job.out = "model";
  const auto outcome = run_job(job);
  ASSERT_TRUE(outcome) << outcome.error().text();
  EXPECT_EQ(told(*outcome).find("--terms rotor"), std::string::npos) << told(*outcome);
  EXPECT_EQ(told(*outcome).find("--terms gravity-spring"), std::string::npos) << told(*outcome);
  EXPECT_NE(told(*outcome).find("--terms viscous,coulomb,"), std::string::npos) << told(*outcome);
}

TEST_F(Model, ThresholdsAreOnePerJoint) {
  MonitorJob job;
  job.model = "model.json", job.logs.logs = {"log.csv"};
  job.options.constant_threshold = Vector::Constant(3, 1.0);
  EXPECT_EQ(refused(job).code, ErrorCode::Usage);
  EXPECT_NE(refused(job).message.find("3 thresholds"), std::string::npos);
  job.options.constant_threshold = Vector::Constant(2, 5.0);
  EXPECT_TRUE(run_job(job));
  job.set = "physicla";
  EXPECT_EQ(refused(job).code, ErrorCode::Usage);
  job.set = "essential";
  EXPECT_EQ(refused(job).code, ErrorCode::Usage);
}

TEST_F(Model, ALogWithLostRowsIsNeverGood) {
  MonitorJob job;
  job.model = "model.json", job.logs.logs = {"log.csv"};
  job.options.constant_threshold = Vector::Constant(2, 5.0);
  const auto whole = run_job(job);
  ASSERT_TRUE(whole) << whole.error().text();
  EXPECT_EQ(whole->verdict.level, LevelOf::Good) << told(*whole);
  log_.tau->middleRows(1000, 20).setConstant(std::numeric_limits<double>::quiet_NaN());
  ASSERT_TRUE(write_recording_csv("log.csv", log_));
  const auto holes = run_job(job);
  ASSERT_TRUE(holes) << holes.error().text();
  EXPECT_NE(holes->verdict.level, LevelOf::Good) << told(*holes);
  EXPECT_NE(holes->verdict.text.find("not every row"), std::string::npos) << told(*holes);
}

TEST_F(Model, TimesBeginAtZeroAndTheStartIsKept) {
  MonitorJob job;
  job.model = "model.json", job.logs.logs = {"log.csv"};
  job.options.constant_threshold = Vector::Constant(2, 2.0);
  log_.time.array() += 1731750000;
  log_.tau->block(2000, 1, 100, 1).array() += 6;
  ASSERT_TRUE(write_recording_csv("log.csv", log_));
  const auto outcome = run_job(job);
  ASSERT_TRUE(outcome) << outcome.error().text();
  EXPECT_EQ(outcome->verdict.level, LevelOf::Doubtful) << told(*outcome);
  ASSERT_NE(find(*outcome, "contact"), nullptr);
  const Json log = Json::parse(outcome->result)["logs"][0];
  EXPECT_GE(log["start_s"].get<double>(), 1731750000);
  ASSERT_FALSE(log["detections"].empty());
  EXPECT_NEAR(log["detections"][0]["time_s"].get<double>() + log["start_s"].get<double>() - 1731750000, 10, 0.5);
  EXPECT_EQ(outcome->text.find("1731750"), std::string::npos) << outcome->text;
}

TEST_F(Model, ValidationAsksForWhatItNeeds) {
  ValidateJob job;
  job.model = "model.json", job.logs.logs = {"log.csv"}, job.folds = 1;
  EXPECT_EQ(refused(job).code, ErrorCode::Usage);
  job.folds = 0, job.leave_one_out = true;
  EXPECT_EQ(refused(job).code, ErrorCode::Usage);
  job.leave_one_out = false, job.sets = {"phsyical"};
  EXPECT_EQ(refused(job).code, ErrorCode::Usage);
  job.sets = {"physical"};  // the model has none
  EXPECT_EQ(refused(job).code, ErrorCode::Usage);
  job.sets = {"base"};
  const auto outcome = run_job(job);
  ASSERT_TRUE(outcome) << outcome.error().text();
  EXPECT_EQ(outcome->verdict.level, LevelOf::Good) << told(*outcome);
  EXPECT_NE(find(*outcome, "no-report"), nullptr);
  EXPECT_NE(file(*outcome, "validation.html"), nullptr);

  // The same log twice does not count twice.
  ASSERT_TRUE(write_recording_csv("copy.csv", log_));
  job.logs.logs = {"log.csv", "copy.csv"};
  const auto twice = run_job(job);
  ASSERT_TRUE(twice);
  EXPECT_NE(twice->verdict.level, LevelOf::Good) << told(*twice);
}

TEST_F(Model, ALogInDegreesJudgesNoModel) {
  log_.q *= 180 / M_PI;
  ASSERT_TRUE(write_recording_csv("log.csv", log_));
  ValidateJob job;
  job.model = "model.json", job.logs.logs = {"log.csv"};
  const auto outcome = run_job(job);
  ASSERT_TRUE(outcome) << outcome.error().text();
  EXPECT_EQ(outcome->verdict.level, LevelOf::Bad);
  EXPECT_EQ(outcome->verdict.text.rfind("nothing is validated", 0), 0u) << told(*outcome);
  EXPECT_NE(find(*outcome, "degrees"), nullptr) << told(*outcome);
}

TEST_F(Model, ALoadThatDoesNotExplainTheLogIsRefused) {
  // Noise for torques: whatever is fitted to it, it is no load.
  Rng rng(4);
  for (double& x : log_.tau->reshaped()) x = 5 * rng.normal();
  ASSERT_TRUE(write_recording_csv("log.csv", log_));
  PayloadJob job;
  job.model = "model.json", job.logs.logs = {"log.csv"};
  const auto outcome = run_job(job);
  ASSERT_TRUE(outcome) << outcome.error().text();
  EXPECT_EQ(outcome->verdict.level, LevelOf::Bad) << told(*outcome);
  EXPECT_EQ(file(*outcome, "model.json"), nullptr);
  EXPECT_EQ(file(*outcome, "load.urdf"), nullptr);
  job.options.frame = "no_such_frame";
  EXPECT_EQ(refused(job).code, ErrorCode::Usage);
  job.options.frame.clear(), job.bare = {"log.csv"}, job.logs.logs = {"log.csv", "log.csv"};
  EXPECT_EQ(refused(job).code, ErrorCode::Usage);
}

// Runs a job and expects shares that never fall, each with the time that is left; returns the stages.
std::vector<std::string> stages_of(Job& job) {
  std::vector<std::string> stages;
  double share = 0;
  Progress progress;
  progress.report = [&](const ProgressStep& step) {
    EXPECT_GE(step.share, share) << step.stage;
    EXPECT_LE(step.share, 1) << step.stage;
    if (step.share > 0 && step.share < 1) {
      EXPECT_GE(step.left_s, 0) << step.stage;
    }
    share = step.share;
    if (stages.empty() || stages.back() != step.stage) stages.push_back(step.stage);
  };
  const auto outcome = run_job(job, progress);
  EXPECT_TRUE(outcome) << outcome.error().text();
  EXPECT_GT(share, 0.3);
  return stages;
}

TEST_F(Model, OneLogTellsHowLongTheRestTakes) {
  MonitorJob monitor;
  monitor.model = "model.json", monitor.logs.logs = {"log.csv"}, monitor.set = "base";
  EXPECT_EQ(stages_of(monitor),
            (std::vector<std::string>{"reading log.csv", "checking log.csv", "preparing log.csv", "watching log.csv"}));
  ValidateJob validate;
  validate.model = "model.json", validate.logs.logs = {"log.csv"};
  EXPECT_EQ(stages_of(validate)[3], "validating model.json");
  PayloadJob payload;
  payload.model = "model.json", payload.logs.logs = {"log.csv"};
  EXPECT_EQ(stages_of(payload).back(), "estimating the load");
  for (const char* terms : {"viscous", "auto"}) {
    IdentifyJob identify;
    identify.inputs = {"planar2r", "log.csv"}, identify.options.terms = {terms};
    EXPECT_EQ(stages_of(identify).back(), "drawing log.csv");
  }
}

// A word that is written into job.json must be one that is read.
TEST_F(Model, RobustLossesHaveTheNamesThatAreTyped) {
  for (const auto loss : {RobustOptions::Loss::Huber, RobustOptions::Loss::Bisquare}) {
    IdentifyJob job;
    job.inputs = {"planar2r", "log.csv"}, job.options.refinement.loss = loss;
    const auto outcome = run_job(job);
    ASSERT_TRUE(outcome) << outcome.error().text();
    EXPECT_NE(command_line(job).find(std::string("--robust ") + to_string(loss)), std::string::npos);
  }
}

TEST_F(Model, SeveralLogsTellHowLongTheRestTakes) {
  ASSERT_TRUE(write_recording_csv("second.csv", log_));
  MonitorJob job;
  job.model = "model.json", job.logs.logs = {"log.csv", "second.csv"}, job.set = "base";
  const auto stages = stages_of(job);
  for (const char* stage : {"reading second.csv", "preparing second.csv", "watching second.csv"})
    EXPECT_EQ(std::count(stages.begin(), stages.end(), stage), 1) << stage;
}

TEST_F(Model, ExportSaysWhatItCannotDo) {
  ExportJob job;
  job.source = "model.json", job.format = "urfd";
  EXPECT_EQ(refused(job).code, ErrorCode::Usage);
  EXPECT_NE(refused(job).hint.find("urdf"), std::string::npos);
  job.format = "urdf";  // the model has base parameters only
  EXPECT_EQ(refused(job).code, ErrorCode::Meaning);
  job.format = "json", job.out = "-";
  const auto outcome = run_job(job);
  ASSERT_TRUE(outcome) << outcome.error().text();
  EXPECT_EQ(outcome->text, outcome->files.front().content);
  job.part.tip = "link2";
  EXPECT_EQ(refused(job).where, "--tip");
  job.part.tip.clear(), job.source = "planar2r";
  EXPECT_EQ(refused(job).code, ErrorCode::Usage);
}

TEST_F(Mistakes, CheckReadsItsTableStrictly) {
  const Robot robot = load_robot("planar2r").value();
  const TorqueModel torque(robot, make_terms(robot, {"viscous", "coulomb"}).value());
  const BaseMap base = compute_base(torque);
  const Vector beta = base.to_base(torque.nominal());
  std::string rows = "name,value\n";
  for (int i = 0; i < base.size(); ++i)
    rows += base.parameters[static_cast<std::size_t>(i)].name + "," + std::to_string(beta[i]) + "\n";
  ASSERT_TRUE(write_file("base.csv", rows));
  CheckJob job;
  job.file = "base.csv", job.robot.robot = "planar2r";
  const auto good = run_job(job);
  ASSERT_TRUE(good) << good.error().text();
  EXPECT_EQ(good->verdict.level, LevelOf::Good) << told(*good);
  check_envelope(job, *good);

  // A negative moment of inertia belongs to no robot.
  ASSERT_TRUE(write_file(
      "base.csv", rows.substr(0, 11) + base.parameters[0].name + ",-1\n" + rows.substr(rows.find('\n', 12) + 1)));
  const auto bad = run_job(job);
  ASSERT_TRUE(bad) << bad.error().text();
  EXPECT_EQ(bad->verdict.level, LevelOf::Bad) << told(*bad);
  ASSERT_TRUE(write_file("base.csv", rows + "ZZR9,1\n"));
  EXPECT_NE(refused(job).where.find("base.csv:"), std::string::npos);
}

}  // namespace
}  // namespace armature
