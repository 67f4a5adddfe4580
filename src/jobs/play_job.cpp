// armature play DESIGN --to FORMAT: the motion as a robot's controller takes it.
#include <filesystem>

#include "armature/controllers.hpp"
#include "armature/design.hpp"
#include "armature/jobs.hpp"
#include "armature/text.hpp"
#include "jobs/inputs.hpp"
#include "jobs/json_values.hpp"
#include "jobs/motions.hpp"

namespace armature {
namespace fs = std::filesystem;
namespace {

// The robot that was given, else the one the design was made for.
Result<ChosenRobot> robot_of(const PlayJob& job) {
  // A design's directory holds the robot that it was made for.
  RobotChoice choice = job.robot;
  // Beside a motion file it is in the same directory.
  const fs::path given = job.design;
  std::error_code ignored;
  const bool folder = fs::is_directory(job.at(job.design), ignored);
  if (choice.robot.empty()) choice.robot = ((folder ? given : given.parent_path()) / "robot.yaml").string();
  if (job.robot.robot.empty() && !fs::exists(job.at(choice.robot)))
    return Error{ErrorCode::Usage, "there is no robot.yaml beside this motion", job.design,
                 "Give the robot: armature play DESIGN --robot arm.urdf --to ros"};
  return choose_robot(job, choice);
}

// Format, rate, repetitions, and where the robot is before and after the motion.
Result<PlayOptions> options_of(const PlayJob& job, const Robot& robot) {
  const auto format = controller_format_from(job.format);
  if (!format) return format.error();
  PlayOptions options;
  options.format = *format;
  options.rate_hz = job.rate_hz;
  options.program.periods = job.periods;
  // Where the robot is before and after, in place of its home.
  if (!job.from.empty()) {
    if (static_cast<int>(job.from.size()) != robot.joint_count())
      return Error{ErrorCode::Usage,
                   std::to_string(job.from.size()) + " positions were given, " + robot.name + " has " +
                       std::to_string(robot.joint_count()) + " joints",
                   "--from", "Give one position per joint [rad or m], with commas."};
    options.program.home = Eigen::Map<const Vector>(job.from.data(), static_cast<Eigen::Index>(job.from.size()));
  }
  return options;
}

}  // namespace

void PlayJob::declare(FieldVisitor& v) {
  std::vector<std::string> formats;
  for (const ControllerFormat f : controller_formats()) formats.emplace_back(to_string(f));
  v.visit({.name = "DESIGN",
           .help = "a design's directory, a directory of validation motions, or a motion file",
           .positional = true,
           .required = true,
           .input = true},
          design);
  v.visit({.name = "to", .help = "the controller's format", .choices = formats, .required = true}, format);
  v.visit({.name = "robot", .help = "the robot's file; default: robot.yaml beside the design", .input = true},
          robot.robot);
  declare_part(v, robot);
  v.visit({.name = "motion", .help = "which motion, where the directory holds several"}, motion);
  // How the controller is fed: rate, repetitions, start and end.
  v.visit(
      {.name = "rate-hz", .help = "of the points; 0: the format's usual one", .unit = "Hz", .least = 0, .most = 10000},
      rate_hz);
  v.visit({.name = "periods", .help = "how often a periodic motion is repeated", .least = 1, .most = 1000}, periods);
  v.visit(
      {.name = "from", .help = "where the robot is before and after, one per joint; default: home", .unit = "rad or m"},
      from);
  // What is proven of it.
  v.visit({.name = "spec",
           .help = "limits and obstacles to prove: an embedded spec or a YAML file; default: those of the design",
           .input = true},
          spec);
  v.visit({.name = "accept-unchecked", .help = "write it although some geometry could not be checked"},
          accept_unchecked);
}

Result<Outcome> PlayJob::run(const Progress& progress) {
  // The robot, the motion, and the home that the motion was made with.
  auto chosen = robot_of(*this);
  if (!chosen) return chosen.error();
  const auto read = choose_motion(*this, design, motion, chosen->robot);
  if (!read) return read.error();
  if (!read->home.empty()) chosen->robot.home = read->home;
  auto options = options_of(*this, chosen->robot);
  if (!options) return options.error();
  // What is to be proven: every limit of the spec, but not how well the motion excites.
  const std::string designed = spec_of_design(*this, read->input.path);
  const std::string wanted = !spec.empty() ? spec : !designed.empty() ? designed : "default";
  const auto limits = load_design_spec(at(wanted));
  if (!limits) return spec.empty() ? needed_by_design(limits.error()) : limits.error();
  const auto terms = make_terms(chosen->robot, limits->terms);
  if (!terms) return terms.error();
  const TorqueModel model(chosen->robot, *terms);
  CertificateSpec against = certificate_spec(chosen->robot, *limits);
  against.criterion = false;
  against.accept_unchecked = accept_unchecked;
  if (const auto bad = against.problem(model)) return *bad;
  // Half of the margin that the design leaves is for what the controller does between its points.
  options->limits_as_played = limits_as_played(chosen->robot, *limits);
  progress.tell({"certifying", -1, -1, ""});
  // Ramps from where the robot is, the periods, ramps back: certified as designed and as played.
  const auto played = armature::play(model, read->trajectory, against, *options);
  if (!played) return played.error();

  Outcome outcome;
  outcome.inputs = {chosen->input, read->input};
  if (!is_embedded_spec(wanted)) outcome.inputs.push_back(input_of(*this, wanted));
  outcome.findings = read->findings;
  // Walls and limits that the motion was designed for are not in a proof for another spec.
  if (!designed.empty() && fs::absolute(at(designed)) != fs::absolute(at(wanted)))
    outcome.findings.push_back({Severity::Warning, "other-spec", read->name,
                                "it was designed for the spec " + designed + " and is proven here for " + wanted +
                                    ": obstacles and limits of the former are not checked",
                                "Leave --spec out, or give --spec " + designed + "."});
  const bool usable = played->usable();
  // A UR script for another arm can be read, but no controller runs it.
  if (options->format == ControllerFormat::Ur && chosen->robot.joint_count() != 6)
    outcome.findings.push_back({Severity::Note, "other-arm", chosen->robot.name,
                                "a UR has 6 joints, this robot has " + std::to_string(chosen->robot.joint_count()) +
                                    ": a UR's controller will not run the script",
                                ""});
  // An unusable motion has no files.
  for (const auto& [name, bytes] : played->files) outcome.files.push_back({name, bytes});
  outcome.text = played->brief() + "\n";
  // `deviation` is the largest distance between the two motions [rad or m].
  outcome.result = compact(Json{{"format", format},
                                {"rate_hz", played->rate_hz},
                                {"interpolation", to_string(played->interpolation)},
                                {"duration_s", played->program.duration()},
                                {"deviation", finite(played->deviation)},
                                {"certificate", played->certificate.brief()},
                                {"certificate_as_played", played->played_certificate.brief()}});
  // Which of the two proofs fails decides what helps: more points, or another motion.
  if (!usable)
    outcome.findings.push_back(
        {Severity::Problem, "not-certified", read->name,
         played->certificate.usable() ? played->played_certificate.brief() : played->certificate.brief(),
         played->certificate.usable()
             ? "Nothing was written. Give the controller more points (--rate-hz), or design a slower motion."
             : "Nothing was written. Design a slower motion, or --accept-unchecked where geometry is "
               "missing and you have looked at it yourself."});
  // Both proofs are needed.
  outcome.verdict = make_verdict(
      usable ? "proven as designed and as the controller joins its points: " + fixed(played->program.duration(), 1) +
                   " s at " + significant(played->rate_hz, 4) + " Hz"
             : "not for a robot: the motion is not certified as it would be played",
      outcome.findings);
  return outcome;
}

}  // namespace armature
