// The whole search: certified, repeatable, and honest about what cannot be.
#include <gtest/gtest.h>

#include <Eigen/Cholesky>
#include <Eigen/LU>
#include <cmath>

#include "armature/catalogue.hpp"
#include "armature/design.hpp"
#include "armature/dynamics.hpp"
#include "armature/files.hpp"
#include "armature/rng.hpp"
#include "armature/text.hpp"
#include "design/problem.hpp"
#include "support/places.hpp"
#include "support/random_robot.hpp"

namespace armature {
namespace {

DesignSpec quick() {
  DesignSpec spec;
  spec.starts = 2;
  spec.samples = 60;
  spec.effort_scale = 0.2;
  spec.budget_s = 600;
  spec.acceleration = Vector::Constant(2, 4.5);
  spec.accept_unchecked = true;  // the robots of these tests have no shapes
  return spec;
}

std::string refusal(const Robot& robot, const DesignSpec& spec) {
  const auto design = design_motion(robot, spec);
  return design ? "" : design.error().text();
}

TEST(Design, IsCertifiedAndRepeatable) {
  const Robot robot = testing::planar2r();
  DesignSpec spec = quick();
  spec.threads = 1;
  const auto first = design_motion(robot, spec);
  ASSERT_TRUE(first.has_value()) << first.error().text();
  EXPECT_TRUE(first->usable()) << first->certificate.full();
  EXPECT_EQ(first->status, DesignStatus::Converged);
  spec.threads = 2;
  const auto second = design_motion(robot, spec);
  ASSERT_TRUE(second.has_value());
  EXPECT_EQ(first->series, second->series);
  EXPECT_EQ(first->value, second->value);
  spec.seed = 2;
  const auto other = design_motion(robot, spec);
  ASSERT_TRUE(other.has_value());
  EXPECT_FALSE(first->series == other->series);
}

// Children replace their parents only where they are better; over four seeds at least one is. The same motion whatever
// the number of threads.
TEST(Design, GenerationsNeverLoseAndSometimesWin) {
  const Robot robot = testing::planar2r();
  int won = 0;
  for (const std::uint64_t seed : {1, 2, 3, 4}) {
    DesignSpec spec = quick();
    spec.objective.kind = Objective::Kind::ConditionNumber;
    spec.seed = seed;
    const auto without = design_motion(robot, spec);
    ASSERT_TRUE(without.has_value()) << without.error().text();
    spec.generations = 2;
    spec.threads = 1;
    const auto with = design_motion(robot, spec);
    ASSERT_TRUE(with.has_value()) << with.error().text();
    EXPECT_TRUE(with->usable()) << with->certificate.full();
    EXPECT_LE(with->value, without->value * (1 + 1e-12));
    won += with->value < 0.9999 * without->value ? 1 : 0;
    if (seed > 1) continue;
    spec.threads = 2;
    const auto again = design_motion(robot, spec);
    ASSERT_TRUE(again.has_value());
    EXPECT_EQ(with->series, again->series);
  }
  EXPECT_GE(won, 1);
  DesignSpec spec = quick();
  spec.generations = -1;
  EXPECT_NE(refusal(robot, spec).find("generations must be 0"), std::string::npos) << refusal(robot, spec);
}

TEST(Design, ItsValueIsTheCertificatesOwn) {
  const Robot robot = testing::planar2r();
  const auto design = design_motion(robot, quick());
  ASSERT_TRUE(design.has_value());
  ASSERT_TRUE(design->certificate.criterion.has_value());
  // Two codes, one by QR of the stacked observation and one by the certificate.
  EXPECT_NEAR(design->criterion.condition_number, design->certificate.criterion->condition_number,
              1e-6 * design->criterion.condition_number);
  EXPECT_NEAR(design->criterion.log_det, design->certificate.criterion->log_det, 1e-6);
}

TEST(Design, EveryCriterionImprovesOnTheFirstGuess) {
  const Robot robot = testing::planar2r();
  for (int kind = 0; kind < 12; ++kind) {
    DesignSpec spec = quick();
    spec.starts = 1;
    spec.objective.kind = static_cast<Objective::Kind>(kind);
    spec.objective.log_det_bound = 0;
    spec.objective.log_det_goal = -40;
    const auto found = design_motion(robot, spec);
    spec.budget_s = 0;
    const auto guess = design_motion(robot, spec);
    ASSERT_TRUE(found.has_value() && guess.has_value()) << to_string(spec.objective.kind);
    EXPECT_TRUE(found->usable());
    EXPECT_LT(found->value, guess->value) << to_string(spec.objective.kind);
  }
}

TEST(Design, ZeroBudgetStillGivesASafeMotion) {
  DesignSpec spec = quick();
  spec.budget_s = 0;
  const auto design = design_motion(testing::planar2r(), spec);
  ASSERT_TRUE(design.has_value()) << design.error().text();
  EXPECT_TRUE(design->usable());
  EXPECT_EQ(design->status, DesignStatus::Trivial);
  EXPECT_FALSE(design->message.empty());
}

TEST(Design, SaysWhichDemandCannotBeMetAndByHowMuch) {
  const Robot robot = testing::planar2r();
  DesignSpec spec = quick();
  spec.home = Vector{{4, 0}};
  EXPECT_NE(refusal(robot, spec).find("home of joint1 is 4.000, 0.860 above its limit 3.140"), std::string::npos)
      << refusal(robot, spec);
  spec = quick();
  spec.harmonics = 40;
  EXPECT_NE(refusal(robot, spec).find("40 harmonics need 81 samples per period or more, 60 were asked for"),
            std::string::npos)
      << refusal(robot, spec);
  spec = quick();
  spec.frames.push_back({"", Box{{Matrix3::Identity(), Vector3(3, 0, 0)}, Vector3(0.1, 0.1, 0.1)}, "cell"});
  EXPECT_NE(refusal(robot, spec).find("standing still at home is not allowed"), std::string::npos)
      << refusal(robot, spec);
  spec = quick();
  spec.effort = Vector{{1, 1}};
  EXPECT_NE(refusal(robot, spec).find("torque"), std::string::npos) << refusal(robot, spec);
  spec = quick();
  spec.highest_frequency = 0.3;
  EXPECT_NE(refusal(robot, spec).find("0.200 Hz above the allowed"), std::string::npos) << refusal(robot, spec);
}

TEST(Design, KeepsBoxSpeedPowerAndTorque) {
  const Robot robot = testing::planar2r();
  DesignSpec spec = quick();
  spec.tool_speed = 0.6;
  spec.total_power = 15;
  spec.frames.push_back({"link2", HalfSpace{Vector3::UnitX(), 0.2}, "wall"});
  const auto design = design_motion(robot, spec);
  ASSERT_TRUE(design.has_value()) << design.error().text();
  EXPECT_TRUE(design->usable()) << design->certificate.full();
  EXPECT_GT(design->shrunk, 0.5) << design->message;
}

// Fewer columns to tell apart: the best motion for an essential set is better for it than the one for the whole base.
TEST(Design, AnEssentialSetIsDesignedForItsOwnColumns) {
  const Robot robot = testing::planar2r();
  DesignSpec spec = quick();
  const auto whole = design_motion(robot, spec);
  ASSERT_TRUE(whole.has_value()) << whole.error().text();
  const BaseMap base = compute_base(TorqueModel(robot, make_terms(robot, spec.terms).value()));
  spec.observed = Observed::Listed;
  for (std::size_t i = 0; i + 2 < base.parameters.size(); ++i) spec.parameters.push_back(base.parameters[i].name);
  const auto few = design_motion(robot, spec);
  ASSERT_TRUE(few.has_value()) << few.error().text();
  EXPECT_TRUE(few->usable());
  EXPECT_EQ(few->criterion.columns, static_cast<int>(spec.parameters.size()));
  EXPECT_LT(few->value, whole->value);
  spec.parameters.push_back("ZZR9");
  EXPECT_NE(refusal(robot, spec).find("no base parameter is called \"ZZR9\""), std::string::npos);
}

TEST(Design, ABoundThatIsNotReachedIsSaid) {
  DesignSpec spec = quick();
  spec.objective.kind = Objective::Kind::Embedded;
  spec.objective.log_det_bound = -1000;
  const auto design = design_motion(testing::planar2r(), spec);
  ASSERT_TRUE(design.has_value()) << design.error().text();
  EXPECT_TRUE(design->usable());
  EXPECT_NE(design->message.find("the bound −log det ≤ -1000.0 was not reached, best "), std::string::npos)
      << design->message;
}

TEST(Design, PayloadIsSeenWhereFrictionIsANuisance) {
  DesignSpec spec = quick();
  spec.observed = Observed::Payload;
  const auto design = design_motion(testing::planar2r(), spec);
  ASSERT_TRUE(design.has_value()) << design.error().text();
  EXPECT_TRUE(design->usable());
  EXPECT_LT(design->criterion.columns, 10);
  EXPECT_TRUE(std::isfinite(design->value));
}

// Somebody asks to stop: the best motion so far, certified, and the search does not go on after the answer was yes.
TEST(Design, StopsWhenAskedTo) {
  DesignSpec spec = quick();
  spec.effort_scale = 1000;
  DesignCallbacks callbacks;
  int asked = 0;
  callbacks.work.stop_requested = [&] { return ++asked >= 5; };
  const auto design = design_motion(testing::planar2r(), spec, callbacks);
  ASSERT_TRUE(design.has_value()) << design.error().text();
  EXPECT_EQ(design->status, DesignStatus::Stopped);
  EXPECT_TRUE(design->usable()) << design->message;
  EXPECT_LT(asked, 5 + 20);  // every loop asks once more on its way out, none starts anew
}

// Margins: a share of velocity and acceleration, degrees of position, and no more than half of what home has.
TEST(Design, KeepsItsMargins) {
  const Robot robot = testing::planar2r();
  DesignSpec spec = quick();
  spec.share = 0.8;
  spec.position_margin = 0.1;
  spec.home = Vector::Zero(2);
  spec.lower = Vector{{-1, -0.05}};
  spec.upper = Vector{{1, 1}};
  const CertificateSpec against = certificate_spec(robot, spec);
  EXPECT_DOUBLE_EQ(against.limits[0].lower, -0.9);
  EXPECT_DOUBLE_EQ(against.limits[1].lower, -0.025);
  EXPECT_DOUBLE_EQ(against.limits[1].upper, 0.9);
  EXPECT_DOUBLE_EQ(against.limits[0].acceleration, 0.8 * 4.5);
}

// What a recording already says makes the next motion say something else: together they beat the same motion twice.
TEST(Design, TheNextMotionAddsWhatIsMissing) {
  const Robot robot = testing::planar2r();
  DesignSpec spec = quick();
  spec.objective.kind = Objective::Kind::DOptimal;
  spec.effort_scale = 0.5;
  const auto first = design_motion(robot, spec);
  ASSERT_TRUE(first.has_value());
  const TorqueModel model(robot, make_terms(robot, spec.terms).value());
  const BaseMap base = compute_base(model);
  const auto information = [&](const FourierSeries& series) -> Matrix {
    const Vector times = Vector::LinSpaced(spec.criterion_samples + 1, 0, series.period()).head(spec.criterion_samples);
    const Matrix Y = compute_regressor(model, Trajectory(series).sample_at(times).motion)
                         .stacked(model.parameter_count())(Eigen::all, base.columns);
    return Y.transpose() * Y;
  };
  const auto log_det = [](const Matrix& G) {
    return 2 * Matrix(Eigen::LLT<Matrix>(G).matrixL()).diagonal().array().log().sum();
  };
  const Matrix known = information(first->series);
  spec.prior = known;
  const auto next = design_motion(robot, spec);
  ASSERT_TRUE(next.has_value()) << next.error().text();
  EXPECT_NEAR(-next->value, log_det(known + information(next->series)), 1e-6);
  EXPECT_GE(log_det(known + information(next->series)), log_det(2 * known));
  spec.prior = Matrix::Identity(3, 3);
  EXPECT_NE(refusal(robot, spec).find("is about 3 parameters"), std::string::npos) << refusal(robot, spec);
}

// V-optimality: the value is the mean variance of predicted torques, computed here from scratch.
TEST(Design, VOptimalIsTheMeanVarianceOfPredictedTorques) {
  const Robot robot = testing::planar2r();
  DesignSpec spec = quick();
  spec.objective.kind = Objective::Kind::VOptimal;
  spec.noise_variance = Vector{{4, 0.25}};
  Rng rng(3);
  spec.predicted = {make_validation_motion(robot, ValidationMotion::SineSeries, rng)};
  const auto design = design_motion(robot, spec);
  ASSERT_TRUE(design.has_value()) << design.error().text();
  const TorqueModel model(robot, make_terms(robot, spec.terms).value());
  const BaseMap base = compute_base(model);
  const auto rows = [&](const Motion& m) {
    Matrix Y = compute_regressor(model, m).stacked(model.parameter_count())(Eigen::all, base.columns);
    for (Eigen::Index r = 0; r < Y.rows(); ++r) Y.row(r) /= std::sqrt(spec.noise_variance[r % 2]);
    return Y;
  };
  const Vector times =
      Vector::LinSpaced(spec.criterion_samples + 1, 0, design->series.period()).head(spec.criterion_samples);
  const Matrix F = rows(design->trajectory().sample_at(times).motion);
  const Matrix P = rows(spec.predicted[0].sample_at(Vector::LinSpaced(500, 0, spec.predicted[0].duration())).motion);
  const Matrix covariance = (F.transpose() * F).inverse();
  EXPECT_NEAR(design->value, (P * covariance * P.transpose()).diagonal().mean(), 1e-6 * design->value);
}

// Swevers 2007's experiment: the wrist and one joint before it, near home, from rest to rest, within 30 s.
TEST(Design, ForAPayloadOnlyTheWristAndOneJointMoveNearHome) {
  for (const char* name : {"kr15", "panda"}) {
    const Robot robot = load_catalogue_robot(name).value();
    DesignSpec spec = quick();
    spec.acceleration.resize(0);
    spec = for_payload(spec, robot, 0.25);
    const auto design = design_motion(robot, spec);
    ASSERT_TRUE(design.has_value()) << name << ": " << design.error().text();
    EXPECT_TRUE(design->usable()) << name << ": " << design->certificate.full();
    EXPECT_EQ(design->criterion.columns, 10) << name << ": all ten numbers and nothing else";
    const Trajectory motion = design->trajectory();
    EXPECT_LE(motion.duration(), 30) << name;
    const SampledTrajectory s = motion.sample(100, false);
    const Eigen::Index n = robot.joint_count(), last = s.motion.samples() - 1;
    for (Eigen::Index j = 0; j < n; ++j) {
      const double moved = s.motion.q.col(j).maxCoeff() - s.motion.q.col(j).minCoeff();
      if (j < n - 4)
        EXPECT_EQ(moved, 0) << name << " " << j;
      else
        EXPECT_GT(moved, 0.1) << name << " " << j;
    }
    EXPECT_LT(s.motion.v.row(0).cwiseAbs().maxCoeff() + s.motion.v.row(last).cwiseAbs().maxCoeff(), 0.02) << name;
    // The box, looked at from outside the certificate.
    const TorqueModel model(robot);
    Frame tool{"", static_cast<int>(robot.bodies.size()) - 1, {}};
    if (const auto named = robot.find_frame(robot.tool_frame)) tool = *named;
    const Vector3 home = frame_pose(model, tool, robot.home_position()).translation;
    for (Eigen::Index k = 0; k <= last; k += 10) {
      const Vector3 at = frame_pose(model, tool, Vector(s.motion.q.row(k).transpose())).translation;
      EXPECT_LE((at - home).cwiseAbs().maxCoeff(), 0.25) << name << " " << k;
    }
  }
}

TEST(Design, HeldJointsAreCheckedBeforeTheSearch) {
  const Robot robot = testing::planar2r();
  DesignSpec spec = quick();
  spec.held = {2};
  EXPECT_NE(refusal(robot, spec).find("held joint 3 is none of the robot's 2"), std::string::npos);
  spec.held = {0};
  EXPECT_NE(refusal(robot, spec).find("base parameters of held joints cannot be seen"), std::string::npos);
}

TEST(DesignBound, NoMotionBeatsIt) {
  const Robot robot = testing::planar2r();
  DesignSpec spec = quick();
  spec.objective.kind = Objective::Kind::DOptimal;
  const auto design = design_motion(robot, spec);
  ASSERT_TRUE(design.has_value());
  const auto bound = compute_design_bound(robot, spec, design->series, 2);
  ASSERT_TRUE(bound.has_value()) << bound.error().text();
  EXPECT_GT(bound->log_det, design->criterion.log_det);
  EXPECT_GT(bound->efficiency, 0.02);
  EXPECT_LT(bound->efficiency, 1);
  EXPECT_LT(bound->gap, 2);
  EXPECT_NEAR(std::log(bound->efficiency) * design->criterion.columns, design->criterion.log_det - bound->log_det,
              1e-6);
}

// With what recordings say already: the motion's log det has it, so the bound must. Where everything is known, a motion
// adds nothing, and bound and value meet.
TEST(Design, TheBoundCountsWhatIsKnown) {
  const Robot robot = testing::planar2r();
  DesignSpec spec = quick();
  spec.objective.kind = Objective::Kind::DOptimal;
  spec.effort_scale = 0.1;
  const int b = static_cast<int>(design::make_problem(robot, spec)->observation.size());
  for (const double known : {1e2, 1e5, 1e12}) {
    spec.prior = known * Matrix::Identity(b, b);
    const auto design = design_motion(robot, spec);
    ASSERT_TRUE(design.has_value()) << design.error().text();
    const auto bound = compute_design_bound(robot, spec, design->series, 2);
    ASSERT_TRUE(bound.has_value()) << bound.error().text();
    EXPECT_GT(bound->log_det, design->criterion.log_det - 1e-9) << known;
    EXPECT_LT(bound->gap, 2) << known;
    EXPECT_NEAR(std::log(bound->efficiency) * b, design->criterion.log_det - bound->log_det, 1e-6) << known;
    if (known == 1e12) {
      EXPECT_NEAR(bound->log_det, design->criterion.log_det, 1e-3);
    }
  }
}

TEST(DesignSpecFile, EmbeddedSpecsAreReadable) {
  ASSERT_EQ(design_spec_names(), (std::vector<std::string>{"default", "jia2019", "sturz2017", "xu2020"}));
  for (const std::string& name : design_spec_names()) {
    const auto spec = load_design_spec(name);
    ASSERT_TRUE(spec.has_value()) << spec.error().text();
    EXPECT_EQ(spec->name, name);
  }
  EXPECT_EQ(load_design_spec("xu2020")->limit_form, DesignSpec::LimitForm::Amplitudes);
  EXPECT_NEAR(load_design_spec("xu2020")->velocity[3], M_PI / 3, 1e-12);
}

// A file that only has a wall keeps the margins, the floor and the criterion of the default spec.
TEST(DesignSpecFile, WhatVersionTwoLeavesOutIsAsInTheDefault) {
  const auto read = [](const std::string& rest) {
    return parse_design_spec("armature_design: 2\n" + rest, "cell.yaml").value();
  };
  const DesignSpec whole = *load_design_spec("default"), empty = read("");
  EXPECT_EQ(empty.name, "cell");
  EXPECT_EQ(empty.share, whole.share);
  EXPECT_LT(empty.share, 1);
  EXPECT_EQ(empty.position_margin, whole.position_margin);
  EXPECT_EQ(empty.inertia_box, whole.inertia_box);
  EXPECT_EQ(empty.friction_box, whole.friction_box);
  EXPECT_EQ(empty.objective, whole.objective);
  EXPECT_EQ(empty.noise_share, whole.noise_share);
  EXPECT_EQ(empty.starts, whole.starts);
  ASSERT_EQ(empty.obstacles.size(), 1u);
  const std::string wall = "obstacles: [{name: wall, half_space: {normal: [0, 1, 0], offset_m: -0.6}}]";
  const DesignSpec cell = read("limits: {share: 0.5}\nsafety: {floor_m: -0.7, " + wall + "}\n");
  EXPECT_EQ(cell.share, 0.5);
  ASSERT_EQ(cell.obstacles.size(), 2u);
  EXPECT_EQ(std::get<HalfSpace>(cell.obstacles[0].shape).offset, -0.7);
  EXPECT_EQ(cell.obstacles[1].name, "wall");
  EXPECT_EQ(read("safety: {" + wall + "}").obstacles.size(), 2u);
  EXPECT_TRUE(read("safety: {floor_m: none}").obstacles.empty());
  EXPECT_EQ(read("model: {observed: payload}").observed, Observed::Payload);
  EXPECT_NE(parse_design_spec("armature_design: 2\nsafety: {floor_m: .inf}", "x")
                .error()
                .text()
                .find("floor_m is not a finite number"),
            std::string::npos);
  // Version 1 means what it meant.
  EXPECT_EQ(parse_design_spec("armature_design: 1\n", "old.yaml")->share, 1);
}

// The cell in docs/theory/design.md, as people copy it.
TEST(DesignSpecFile, TheCellOfTheDocumentsIsRead) {
  const std::string page = read_file(testing::kSourceDirectory + std::string("/docs/theory/design.md")).value();
  const std::size_t begin = page.find("```yaml\n") + 8, end = page.find("```", begin);
  const auto cell = parse_design_spec(page.substr(begin, end - begin), "design.md");
  ASSERT_TRUE(cell.has_value()) << cell.error().text();
  ASSERT_EQ(cell->obstacles.size(), 4u);
  EXPECT_EQ(cell->obstacles[1].name, "table");
  EXPECT_EQ(std::get<HalfSpace>(cell->obstacles[2].shape).offset, -0.5);
  EXPECT_EQ(std::get<Capsule>(cell->obstacles[3].shape).radius, 0.05);
  ASSERT_EQ(cell->frames.size(), 1u);
  EXPECT_EQ(cell->share, 0.8);
}

TEST(DesignSpecFile, MarginsAreSaidInWords) {
  EXPECT_EQ(
      load_design_spec("default")->margins(),
      "limits: 80 % of the robot's velocity, acceleration and torque, 2° (sliding joints 5 mm) from the ends of its "
      "ranges; the whole torque for links 30 % heavier or lighter and friction up to 10 % of it more");
  EXPECT_EQ(DesignSpec{}.margins(),
            "limits: all of the robot's velocity, acceleration and torque, no margin to the ends of its ranges");
}

TEST(DesignSpecFile, MistakesAreNamedWithTheirLine) {
  const auto text = [](const std::string& yaml) { return parse_design_spec(yaml, "x.yaml").error().text(); };
  EXPECT_NE(text("armature_design: 1\nmotion:\n  harmonix: 5\n").find("x.yaml:3: unknown key \"harmonix\" in motion"),
            std::string::npos);
  EXPECT_NE(text("armature_design: 1\nmotion:\n  harmonics: many\n").find("wrong type"), std::string::npos);
  EXPECT_NE(text("motion: {}\n").find("begin it with armature_design: 2"), std::string::npos);
  EXPECT_NE(text("armature_design: 1\ncriterion: {minimize: conditon}\n").find("Did you mean condition?"),
            std::string::npos);
  EXPECT_NE(load_design_spec("xu202").error().text().find("Did you mean xu2020?"), std::string::npos);
}

// Where a shape is missing, given twice or without its size, nothing is guessed.
TEST(DesignSpecFile, EveryObstacleAndFrameHasOneShape) {
  const auto text = [](const std::string& safety) {
    const auto spec = parse_design_spec("armature_design: 2\nsafety:\n  " + safety + "\n", "x.yaml");
    return spec ? "" : spec.error().text();
  };
  EXPECT_EQ(text("obstacles: [{name: table}]"),
            "x.yaml:3: obstacles: an entry has no shape. Give it one of half_space, box, capsule.");
  EXPECT_EQ(text("obstacles: [{box: {half_m: [1, 1, 1]}, half_space: {offset_m: 1}}]"),
            "x.yaml:3: obstacles: an entry has half_space and box. Give every entry one shape; write two entries.");
  EXPECT_EQ(text("frames: [{frame: tool}]"),
            "x.yaml:3: frames: an entry has no shape. Give it one of half_space, box.");
  EXPECT_EQ(text("frames: [{half_space: {offset_m: 0}, box: {half_m: [1, 1, 1]}}]"),
            "x.yaml:3: frames: an entry has half_space and box. Give every entry one shape; write two entries.");
  EXPECT_EQ(text("obstacles: [{box: {center_m: [1, 0, 0]}}]"), "x.yaml:3: obstacles.box: half_m is missing.");
  EXPECT_EQ(text("obstacles: [{capsule: {from_m: [1, 0, 0], to_m: [1, 0, 1]}}]"),
            "x.yaml:3: obstacles.capsule: radius_m is missing.");
  EXPECT_EQ(text("obstacles: [{half_space: {normal: [0, 0, 0]}}]"),
            "x.yaml:3: obstacles.half_space: normal must not be zero.");
  EXPECT_EQ(text("obstacles: [{half_space: {offset_m: 1}}]"), "");
}

TEST(DesignSpecFile, AVersionThatIsNotKnownIsNamedWithItsLine) {
  const auto text = [](const std::string& yaml) { return parse_design_spec(yaml, "x.yaml").error().text(); };
  const std::string wrong = ": not a design spec of version 1 or 2. begin it with armature_design: 2";
  EXPECT_EQ(text("# mine\narmature_design: 3\n"), "x.yaml:2" + wrong);
  EXPECT_EQ(text("motion: {}\n"), "x.yaml:1" + wrong);
}

/// The numbers in the first pair of brackets of the line that begins so.
Vector numbers_after(const std::string& text, const std::string& begin) {
  const std::size_t line = text.find("# " + begin), at = text.find('[', line) + 1;
  if (line == std::string::npos) return {};
  std::vector<double> values;
  for (const std::string& word : split(text.substr(at, text.find(']', at) - at), ','))
    values.push_back(*parse_double(trim(word)));
  return Eigen::Map<const Vector>(values.data(), static_cast<Eigen::Index>(values.size()));
}

// A reader of motion.csv who computes q from the formula above the table gets the motion.
TEST(DesignFiles, TheFormulaOfAQuinticIsTheMotion) {
  QuinticPath path;
  path.waypoints = Matrix{{0, 1}, {0.5, -1}, {2, 0.3}};
  path.durations = Vector{{1.5, 0.8}};
  path.velocities = Matrix{{0, 0.4}, {1, -0.2}, {0.3, 0}};
  path.accelerations = Matrix{{0.5, 0}, {-1, 2}, {0, 0.7}};
  const Trajectory motion = path;
  const std::string text = motion_csv(motion, {"a", "b"});
  EXPECT_NE(text.find("# q(t) = q0 + v0 T u + a0 T^2 u^2 / 2 + D (10 u^3 - 15 u^4 + 6 u^5)\n"
                      "#        + V (-4 u^3 + 7 u^4 - 3 u^5) + A (u^3 - 2 u^4 + u^5) / 2,  u = t / T\n"
                      "# D = q1 - q0 - v0 T - a0 T^2 / 2,  V = (v1 - v0 - a0 T) T,  A = (a1 - a0) T^2\n"),
            std::string::npos)
      << text;
  double begin = 0;
  for (int k = 0; k < 2; ++k) {
    const auto ends = [&](const char* what, int i) {
      return numbers_after(text, what + (" " + std::to_string(i)) + ":");
    };
    const double T = numbers_after(text, "T = ")[k];
    const Vector q0 = ends("waypoint", k), q1 = ends("waypoint", k + 1), v0 = ends("v", k), v1 = ends("v", k + 1),
                 a0 = ends("acceleration", k), a1 = ends("acceleration", k + 1);
    ASSERT_EQ(v0.size(), 2) << text;
    ASSERT_EQ(a1.size(), 2) << text;
    const Vector D = q1 - q0 - v0 * T - a0 * T * T / 2, V = (v1 - v0 - a0 * T) * T, A = (a1 - a0) * T * T;
    for (const double u : {0.0, 0.2, 0.5, 0.9, 1.0}) {
      const double u3 = u * u * u, u4 = u3 * u, u5 = u4 * u;
      const Vector q = q0 + v0 * T * u + a0 * T * T * u * u / 2 + D * (10 * u3 - 15 * u4 + 6 * u5) +
                       V * (-4 * u3 + 7 * u4 - 3 * u5) + A * (u3 - 2 * u4 + u5) / 2;
      EXPECT_LT((q - motion.evaluate(begin + u * T).q).norm(), 1e-12) << "move " << k << " at " << u;
    }
    begin += T;
  }
  // From rest to rest, the short formula is the same.
  path.velocities = path.accelerations = Matrix();
  EXPECT_NE(motion_csv(path, {"a", "b"}).find("# q(t) = from + (to - from) (10 u^3 - 15 u^4 + 6 u^5)"),
            std::string::npos);
}

TEST(DesignFiles, PageAndJsonHoldTheResult) {
  const Robot robot = testing::planar2r();
  const auto design = design_motion(robot, quick());
  ASSERT_TRUE(design.has_value());
  const std::string page = design_page(*design, robot);
  EXPECT_EQ(page.find("://"), std::string::npos);  // nothing is fetched
  EXPECT_NE(page.find("joint2 acceleration"), std::string::npos);
  EXPECT_NE(design_json(*design, robot).find("\"condition_number\""), std::string::npos);
  const auto file = make_design_file(*design, robot);
  const auto back = parse_trajectory(write_trajectory_yaml(file), "design.yaml");
  ASSERT_TRUE(back.has_value()) << back.error().text();
  EXPECT_EQ(*back, file);
}

}  // namespace
}  // namespace armature
