// The robot's dynamics as a witness.
#include <Eigen/Cholesky>
#include <algorithm>
#include <cmath>

#include "armature/text.hpp"
#include "signal/delay.hpp"
#include "signal/quality_checks.hpp"
#include "signal/story_fit.hpp"

namespace armature::signal {
namespace {

Result<Samples> witness_samples(const Recording& recording, const Robot& robot, const QualityOptions& options) {
  if (options.prepared != nullptr) return *options.prepared;
  SignalOptions signal = options.signal;
  // The way of the fit, but sample by sample: averages of periods would hide what happens between them.
  const auto asked = options.signal.method;
  const bool averages = asked == SignalOptions::Method::Auto || asked == SignalOptions::Method::Periodic;
  if (averages) signal.method = SignalOptions::Method::Smoother;
  return prepare(recording, robot, signal);
}

// Torque against the nominal model: tau_j = s_g · gravity_j + s_m · (rest)_j + friction + offset.
struct Shares {
  double gravity = 1, rest = 1;
  double gravity_part = 0;  ///< of the nominal torque's square
  double unexplained = 1;
};

Shares nominal_shares(const Matrix& gravity, const Matrix& rest, const Witness& w, Eigen::Index from, Eigen::Index to) {
  // What keeps a division finite where a joint has no torque, or columns are alike; far below what could be told.
  constexpr double kNoTorque = 1e-9, kRidge = 1e-9, kNothing = 1e-12;
  // Unknowns: two common factors, then viscous and dry friction and an offset per joint.
  const Eigen::Index K = w.tau.rows(), n = to - from;
  Matrix A = Matrix::Zero(K * n, 2 + 3 * n);
  Vector b(K * n);
  for (Eigen::Index j = 0; j < n; ++j) {
    const Eigen::Index at = from + j;
    // Each joint in units of its own RMS torque.
    const double size = std::sqrt(w.tau.col(at).squaredNorm() / static_cast<double>(K)) + kNoTorque;
    A.block(j * K, 0, K, 1) = gravity.col(at) / size;
    A.block(j * K, 1, K, 1) = rest.col(at) / size;
    A.block(j * K, 2 + 3 * j, K, 1) = w.mean(w.motion.v.col(at)) / size;
    A.block(j * K, 3 + 3 * j, K, 1) = w.mean(w.motion.v.col(at).array().sign()) / size;
    A.block(j * K, 4 + 3 * j, K, 1).setConstant(1 / size);
    b.segment(j * K, K) = w.tau.col(at) / size;
  }
  Matrix normal = A.transpose() * A;
  normal.diagonal().array() += kRidge * normal.diagonal().maxCoeff();
  const Vector x = normal.ldlt().solve(A.transpose() * b);
  Shares out;
  out.gravity = x[0];
  out.rest = x[1];
  // How much of the nominal torque is gravity, by squares.
  out.gravity_part = A.col(0).squaredNorm() / std::max(kNothing, A.col(0).squaredNorm() + A.col(1).squaredNorm());
  out.unexplained = (A * x - b).norm() / std::max(kNothing, b.norm());
  return out;
}

// When the nominal torque can be a witness. The nominal bodies must explain at least this much of the arm's torque
// before their scale means anything, and more of a single joint's, which has only itself to agree with.
constexpr double kMostUnexplained = 0.6, kMostUnexplainedOfJoint = 0.35;
// A joint whose nominal torque is a fifth of what is measured, or less than this [N·m], is moved by its friction.
constexpr double kLeastNominalShare = 0.2, kLeastNominal = 0.05;
// Gravity tells a joint's scale where it is half of its nominal torque, and the arm's where it is a third: elsewhere
// inertia does.
constexpr double kGravityTellsJoint = 0.5, kGravityTellsArm = 0.3;
// Gravity was removed by the controller: it should be a fifth of the torque at least, less than a third of it is there,
// and the rest of the dynamics is.
constexpr double kGravityExpected = 0.2, kGravityGone = 0.3, kRestIsThere = 0.3;
// Currents: the joints' factors differ as gear ratios do, by three times and more, and none of them is near one.
constexpr double kRatioOfCurrents = 3, kFarBelowOne = 0.5, kFarAboveOne = 2, kCommonOfCurrents = 0.4;
// One factor in all joints, within this ratio of each other, is the data's and not the masses'.
constexpr double kAlike = 1.6;
// A constant torque below this share of a joint's RMS changes nothing that a person would notice.
constexpr double kLeastOffset = 0.1;
// A story that leaves more than this share of what was left without it is worth a warning, not a verdict.
constexpr double kMildStory = 0.6;
// Above e^7 a ratio is written as a power: more digits say nothing.
constexpr double kWrittenAsPower = 14;  // twice its logarithm
// Fewer samples than this do not determine the rich model's parameters even once.
constexpr Eigen::Index kFewestSamples = 50;
// A joint's share of its nominal torque tells of another gear ratio or unit, which are factors of four and more. Less
// is told by the stories, which compare joints with each other. On virtual arms of a laboratory a joint that its
// friction moves read up to 3.4 times the nominal torque; masses that are off by 30 % make 0.65 to 1.34 of it.
constexpr double kLeastScale = 0.25, kMostScale = 4;

// `told`: causes are listed already, and shares of the nominal torque would be echoes of them.
void check_scale(const Robot& robot, const Witness& w, bool told, QualityReport& report) {
  if (!robot.inertias()) return;
  const TorqueModel model(robot);
  // The nominal torque in its two parts: gravity, and all that needs motion.
  const Vector pi = model.nominal();
  const Matrix gravity = w.mean(gravity_torque(model, pi, w.motion.q));
  const Matrix rest = w.mean(inverse_dynamics(model, pi, w.motion)) - gravity;
  const Eigen::Index n = w.tau.cols();
  // First the whole arm, then joint by joint.
  const Shares all = nominal_shares(gravity, rest, w, 0, n);
  if (all.unexplained > kMostUnexplained) return;
  if (all.gravity_part > kGravityExpected && std::abs(all.gravity) < kGravityGone && all.rest > kRestIsThere && !told) {
    add(report, QualityKind::GravityRemoved, QualitySeverity::Problem, "",
        "the torques hold " + significant(100 * all.gravity, 2) + " % of the nominal gravity torque",
        "Record the raw torque, or set the robot's gravity to zero.", all.gravity);
    return;
  }
  // Each joint's own factor, where its nominal torque can tell one.
  double least = kInfinity, most = 0;
  std::vector<double> scales;
  for (Eigen::Index j = 0; j < n; ++j) {
    const Shares one = nominal_shares(gravity, rest, w, j, j + 1);
    const double scale = one.gravity_part > kGravityTellsJoint ? one.gravity : one.rest;
    const double nominal_rms =
        std::sqrt((gravity.col(j) + rest.col(j)).squaredNorm() / static_cast<double>(w.tau.rows()));
    const double rms = std::sqrt(w.tau.col(j).squaredNorm() / static_cast<double>(w.tau.rows()));
    const bool tells = one.unexplained < kMostUnexplainedOfJoint && nominal_rms > kLeastNominalShare * rms &&
                       nominal_rms > kLeastNominal;
    scales.push_back(tells ? scale : 0);
    if (!tells) continue;
    least = std::min(least, std::abs(scale));
    most = std::max(most, std::abs(scale));
  }
  if (most == 0) return;
  // Factors far apart are gear ratios: currents. One factor in all joints is the data's scale.
  const double common = all.gravity_part > kGravityTellsArm ? all.gravity : all.rest;
  if (most > kRatioOfCurrents * least && (most < kFarBelowOne || least > kFarAboveOne || common < kCommonOfCurrents)) {
    add(report, QualityKind::CurrentForTorque, QualitySeverity::Problem, "",
        "torques are " + significant(least, 2) + " … " + significant(most, 2) +
            " times the nominal ones, different in each joint: these may be currents",
        "Give torque constants and gear ratios in a mapping file.", common);
    return;
  }
  if (told) return;
  // All joints alike and far from the file: the data's scale, whatever the masses.
  const bool whole = most < kAlike * least && (common <= kFarBelowOne || common >= kFarAboveOne);
  for (Eigen::Index j = 0; j < n; ++j) {
    const double scale = scales[static_cast<std::size_t>(j)];
    if (scale == 0 || (!whole && scale > kLeastScale && scale < kMostScale)) continue;
    add(report, QualityKind::TorqueScale, whole ? QualitySeverity::Problem : QualitySeverity::Warning,
        robot.joint_names()[static_cast<std::size_t>(j)],
        "the torque is " + significant(scale, 3) + " times the robot file's nominal torque",
        "Check torque constant, gear ratio and unit; a wrong nominal mass looks the same.", scale);
  }
}

// A constant torque that the fit asks for, large beside the joint's torque.
void check_offsets(const TorqueModel& model, const TellingFit& best, const Witness& w, QualityReport& report) {
  const auto joints = model.robot().joint_names();
  for (std::size_t j = 0; j < joints.size(); ++j) {
    const int at = model.find("OFF" + std::to_string(j + 1));
    if (at < 0) continue;
    const auto column = w.tau.col(static_cast<Eigen::Index>(j));
    const double rms = std::sqrt(column.squaredNorm() / static_cast<double>(column.size()));
    if (std::abs(best.pi[at]) < kLeastOffset * rms) continue;
    add(report, QualityKind::TorqueOffset, QualitySeverity::Note, joints[j],
        "a constant torque of about " + significant(best.pi[at], 3) + " N·m that no motion explains",
        "Give the model the term \"offset\".", best.pi[at]);
  }
}

QualityKind kind_of(StoryKind kind) {
  switch (kind) {
    case StoryKind::Gain: return QualityKind::TorqueScale;
    case StoryKind::Mounting: return QualityKind::WrongMounting;
    case StoryKind::JointZero: return QualityKind::PositionOffset;
    case StoryKind::Tool: return QualityKind::WrongTool;
    case StoryKind::Exchanged: return QualityKind::SwappedJoints;
    case StoryKind::Reversed: return QualityKind::ReversedJoint;
    case StoryKind::Degrees: return QualityKind::Degrees;
    case StoryKind::GravityRemoved: return QualityKind::GravityRemoved;
  }
  return QualityKind::UnclearCause;
}

// "e^84": a likelihood ratio as people can read it.
std::string ratio_text(double twice_log) {
  return twice_log > kWrittenAsPower ? "e^" + fixed(twice_log / 2, 0) : significant(std::exp(twice_log / 2), 2);
}

// The best story where no other comes near; else the candidates.
void tell_stories(const Stories& stories, const StoryOptions& options, QualityReport& report) {
  if (stories.told.empty()) return;
  // The best one in numbers: what the model leaves with it and without it.
  const Story& best = stories.told.front();
  const std::string left = "the model then leaves " + significant(100 * best.residual, 3) +
                           " % of the torque instead of " + significant(100 * stories.residual, 3) +
                           " %, likelihood ratio " + ratio_text(best.gain);
  const bool mild = best.kind == StoryKind::Tool || best.residual > kMildStory * stories.residual;
  const auto severity = mild ? QualitySeverity::Warning : QualitySeverity::Problem;
  if (stories.separated) {
    std::string next;
    if (stories.told.size() > 1)
      next = "; the next best cause, " + stories.told[1].words + ", is " +
             ratio_text(best.gain - stories.told[1].gain) + " times less likely";
    const std::string text = best.kind == StoryKind::Tool ? best.words : best.words + ": " + left + next;
    add(report, kind_of(best.kind), severity, best.joint, text, best.advice + " --accept " + best.name + " applies it.",
        best.residual);
    if (best.kind == StoryKind::Tool) report.findings.back().advice = best.advice;
    if (stories.beside)
      add(report, kind_of(stories.beside->kind), QualitySeverity::Warning, stories.beside->joint,
          "once that is set right, " + stories.beside->words, stories.beside->advice, stories.beside->residual);
    return;
  }
  // Several causes explain the data alike: name them all.
  std::vector<std::string> causes;
  for (const Story& story : stories.candidates(options.separate))
    causes.push_back(story.words + (story.kind == StoryKind::Tool ? "" : " (--accept " + story.name + ")"));
  // Where only the robot file's masses are contradicted, a job that has a model already need not hear of it.
  const auto near = stories.candidates(options.separate);
  const bool of_file = std::all_of(near.begin(), near.end(), [](const Story& story) {
    return story.kind == StoryKind::Tool || (story.kind == StoryKind::Gain && story.joint.empty());
  });
  add(report, of_file ? QualityKind::WrongTool : QualityKind::UnclearCause, severity, "",
      "several explanations fit these data about equally well: " + join(causes, "; or ") + ". With the first, " + left,
      "Find out which one is true, or record a motion that moves other joints.", best.residual);
}

// A delay beyond doubt, and whether the motion was moved by it.
void report_delay(const Samples& samples, const Robot& robot, QualityReport& report) {
  if (!samples.delay || !beyond_doubt(*samples.delay, 1 / samples.rate)) return;
  const bool corrected = samples.delay->corrected;
  add(report, QualityKind::Delay, corrected ? QualitySeverity::Warning : QualitySeverity::Note, "",
      describe(*samples.delay, robot.joint_names()) +
          (corrected ? "" : ", but rows that were not fitted are not predicted better so"),
      corrected ? "The motion is moved by that much before the fit; --torque-delay-s 0 leaves it as recorded."
                : "The motion is left as recorded; --torque-delay-s moves it.",
      samples.delay->seconds);
}

}  // namespace

void check_dynamics(const Recording& recording, const Robot& robot, const QualityOptions& options,
                    QualityReport& report, const Progress& progress) {
  if (progress.stopping()) return;
  const auto samples = witness_samples(recording, robot, options);
  if (!samples || samples->size() < kFewestSamples) {
    add(report, QualityKind::NoMotion, QualitySeverity::Warning, "",
        "too little motion to compare with the robot's dynamics", "");
    return;
  }
  if (progress.stopping()) return;
  // How much the rich model of this robot leaves of the torque, whatever its parameters are.
  const Witness witness = make_witness(*samples, options.samples);
  const TorqueModel model = rich_model(robot);
  const Vector size =
      (witness.tau.colwise().squaredNorm().transpose() / static_cast<double>(witness.windows())).cwiseSqrt();
  const TellingFit now = fit_telling(model, witness, nominal_belief(model, 1), size.array() + 1e-9, 1);
  report.residual = now.total;
  // Where that is too much, look for a cause.
  StoryOptions how = options.stories;
  how.periods = report.period.found ? std::max(1.0, report.period.count) : 1;
  if (report.residual > options.suspicious) {
    report.stories = find_stories(*samples, robot, how);
    tell_stories(report.stories, how, report);
  }
  // What is left after the best story is what no parameters explain.
  const double left = report.stories.told.empty() ? report.residual : report.stories.told.front().residual;
  // Degrees that the values show by themselves explain what the equations leave.
  if (left > options.acceptable && !report.has(QualityKind::Degrees)) {
    add(report, QualityKind::WrongRobot, QualitySeverity::Problem, "",
        "no parameters of this robot explain more than " + significant(100 * (1 - left), 3) + " % of the torque",
        "Is it the right robot, with its tool and springs?", left);
  }
  // A cause that is named changes every torque's share: what the nominal bodies say of scales is then an echo of it.
  const bool told = !report.stories.told.empty();
  if (!told || !report.stories.separated) check_scale(robot, witness, told, report);
  check_offsets(model, now, witness, report);
  report_delay(*samples, robot, report);
}

}  // namespace armature::signal
