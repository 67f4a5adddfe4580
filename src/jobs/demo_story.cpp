#ifdef ARMATURE_WITH_SIMULATE
#include "jobs/demo_story.hpp"

#include <algorithm>
#include <cmath>

#include "armature/design.hpp"
#include "armature/export.hpp"
#include "armature/judgement.hpp"
#include "armature/near_rest.hpp"
#include "armature/output.hpp"
#include "armature/reimport.hpp"
#include "armature/report.hpp"
#include "armature/term_kinds.hpp"
#include "armature/text.hpp"
#include "armature/trajectory_file.hpp"
#include "jobs/inputs.hpp"
#include "jobs/json_values.hpp"
#include "jobs/stopped_finding.hpp"
#include "report/page.hpp"

namespace armature {
namespace {

// Stürz 2017 Table 4 (base and physical on the first motion, physical on three others) and Xu 2020 Table 8 (base,
// essential and physical on three motions) [N·m].
constexpr const char* kPapers =
    "Stürz 2017 Table 4: 1.25, 1.44, 1.64, 2.0, 1.87; Xu 2020 Table 8: 1.589, 1.589, 1.709, 1.215, 1.215, 1.171, "
    "1.999, 1.997, 1.985 N·m";

// The six chapters, and the share of the time that has passed when each begins.
constexpr double kChapters[] = {0, 0, 0.25, 0.5, 0.65, 0.97, 1};

/// Everything the demo made on its way.
struct Tale {
  DemoJob& job;
  const Progress& progress;
  Robot maker;     ///< what the maker's controller knows; no robot is quite like it
  Robot given;     ///< what its data sheet says
  int number = 0;  ///< of the chapter
  Outcome outcome = {};
  Design design = {};
  Rehearsal rehearsal = {};
  Samples samples = {};
  std::optional<Identification> found = {};
  std::optional<Validation> validation = {};
  std::vector<NamedSamples> unseen = {};
  std::vector<std::string> exports = {};
  Json result = Json::object();

  void tell(const std::string& line) { outcome.text += line + "\n"; }
  void chapter(const std::string& title) {
    ++number;
    tell((number > 1 ? "\n" : "") + std::to_string(number) + ". " + title);
    progress.tell({title, kChapters[number - 1], -1, ""});
  }
  // Of this chapter, or of a part of it.
  [[nodiscard]] Progress work(double begin = 0, double end = 1) const {
    const double from = kChapters[number - 1], length = kChapters[number] - from;
    return progress.part(from + begin * length, from + end * length);
  }
};

// A data sheet does not name friction.
Robot data_sheet(const Robot& maker) {
  Robot robot = maker;
  // It does name the rotor's inertia, which is kept.
  for (Body& body : robot.bodies) {
    if (body.joint.nominal) body.joint.nominal = JointNominal{0, 0, 0, body.joint.nominal->rotor_inertia};
  }
  return robot;
}

// A robot as one meets it in a laboratory: unlike its sheet, with friction and sensors that no model describes fully.
RehearsalOptions laboratory(const DemoJob& job) {
  RehearsalOptions options;
  options.realism = RehearsalOptions::Realism::Lab;
  options.individual = options.seed = job.seed;
  return options;
}

// Rotor inertia is identified only where the robot has one.
std::vector<std::string> terms_of(const Robot& robot) {
  for (const Body& body : robot.bodies) {
    if (body.joint.nominal && body.joint.nominal->rotor_inertia > 0) return {"viscous", "coulomb", "rotor"};
  }
  return {"viscous", "coulomb"};
}

// How many numbers the torques can show at all.
Result<void> inspect_chapter(Tale& story) {
  story.chapter("What can be seen");
  auto terms = make_terms(story.given, terms_of(story.given));
  if (!terms) return terms.error();
  const TorqueModel model(story.given, *terms);
  const BaseMap base = compute_base(model);
  story.tell("   " + story.given.name + ": " + std::to_string(model.joints()) + " joints, " +
             std::to_string(model.parameter_count()) + " standard parameters. " + base.evidence.brief());
  story.result["base_parameters"] = base.size();
  return {};
}

// The exciting motion, searched from the data sheet with the demo's seed.
Result<void> design_chapter(Tale& story) {
  story.chapter("The motion that shows them");
  auto spec = load_design_spec("default");
  if (!spec) return spec.error();
  spec->seed = story.job.seed;
  spec->terms = terms_of(story.given);
  // The search ends by its own count of rounds, so that every machine finds the same motion.
  if (story.job.quick) spec->starts = 2;
  DesignCallbacks callbacks;
  callbacks.work = story.work();
  auto design = design_motion(story.given, *spec, callbacks);
  if (!design) return design.error();
  story.design = *std::move(design);
  story.tell("   " + story.design.brief());
  story.result["condition_number"] = finite(story.design.criterion.condition_number);
  return {};
}

// The motion on the virtual robot, six periods of it, and its recording prepared for the fit.
Result<void> rehearse_chapter(Tale& story) {
  story.chapter("Rehearsal on the virtual robot");
  FourierSeries series = story.design.series;
  series.periods = 6;
  auto rehearsal = rehearse(story.maker, series, laboratory(story.job), story.work());
  if (!rehearsal) return rehearsal.error();
  story.rehearsal = *std::move(rehearsal);
  story.tell("   " + story.rehearsal.brief());
  // A rehearsal that touches something or breaks a limit is no data.
  if (!story.rehearsal.safe)
    return Error{
        ErrorCode::Meaning, story.rehearsal.brief(), "rehearsal of " + story.maker.name,
        "Nothing was identified from it. Check the robot's capsules, limits and home position, or try --seed."};
  // The period is known by design; it need not be found in the recording.
  SignalOptions signal;
  signal.period = series.period();
  // Prepared for the robot of the data sheet: the fit knows no other.
  auto samples = prepare(story.rehearsal.recording, story.given, signal);
  if (!samples) return samples.error();
  story.samples = *std::move(samples);
  for (const std::string& line : story.samples.ledger) story.tell("   " + line);
  return {};
}

// The true base parameters of bodies and rotors against their stated intervals: how many hold, of how many. The robot's
// friction is a law, no parameter.
Result<std::pair<int, int>> intervals_that_hold(const Tale& story, const Identification& found) {
  const auto terms = make_terms(story.rehearsal.robot, terms_of(story.given));
  if (!terms) return terms.error();
  // The parameters of the simulated robot, in the base of the fit.
  const Vector truth = found.base.to_base(TorqueModel(story.rehearsal.robot, *terms).nominal());
  int inside = 0, all = 0;
  for (Eigen::Index i = 0; i < truth.size(); ++i) {
    const TermSymbol* symbol = find_term_symbol(found.estimate.parameters[static_cast<std::size_t>(i)]);
    if (symbol != nullptr && symbol->brakes) continue;
    inside += truth[i] >= found.estimate.lower[i] && truth[i] <= found.estimate.upper[i], ++all;
  }
  return std::pair(inside, all);
}

// Base, essential and physical parameters, and how many intervals hold the truth, which only a rehearsal knows.
Result<void> identify_chapter(Tale& story) {
  story.chapter("Parameters");
  IdentifyOptions options;
  options.terms = terms_of(story.given);
  auto found = identify(story.given, {story.samples}, options, story.work());
  if (!found) return found.error();
  // The model tells later readers how it was made.
  found->model.provenance.version = ARMATURE_VERSION;
  found->model.provenance.seed = story.job.seed;
  found->model.provenance.command = command_line(story.job, false);
  found->model.provenance.ledger = story.samples.ledger;
  story.tell("   base:      " + found->estimate.brief());
  if (found->essential) story.tell("   essential: " + found->essential->brief());
  if (found->physical) story.tell("   physical:  " + found->physical->brief());
  const auto hold = intervals_that_hold(story, *found);
  if (!hold) return hold.error();
  const auto [inside, all] = *hold;
  story.tell("   the truth:  " + std::to_string(inside) + " of " + std::to_string(all) +
             " true rigid-body parameters lie in their " + percent_text(found->estimate.confidence) + " intervals");
  story.result["true_parameters_in_their_intervals"] = inside;
  story.result["relative_residual"] = finite(found->estimate.total_relative_residual);
  // The same checks that `armature identify` makes.
  story.outcome.findings = check_identification(*found, {{"recording.csv", "", &story.samples, nullptr}});
  for (const Finding& f : story.outcome.findings)
    story.tell("   " + std::string(to_string(f.severity)) + ": " + f.text());
  story.found = *std::move(found);
  return {};
}

// A validation motion that touches nothing.
Result<ValidationDesign> free_motion(const Robot& robot, ValidationMotion kind, Rng& rng, const Progress& progress) {
  CertificateSpec spec;
  spec.criterion = spec.torque = spec.rest_at_start = spec.rest_at_end = false;
  // A motion that takes longer to prove is near a contact: a smaller one is found sooner.
  spec.most_intervals = 4000;
  spec.give_up = progress.stop_requested;
  return design_validation_motion(robot, kind, spec, rng);
}

// One motion measured twice: what differs between the recordings is the noise that the torque carries. The torque is
// taken as it was measured: a filter would round the corners of dry friction, which the model has.
// The noise's variance per joint: half the mean square of the difference of two measurements.
Result<NamedSamples> measured_twice(const Tale& story, ValidationMotion kind, Rng& rng, const Progress& progress) {
  const auto motion = free_motion(story.maker, kind, rng, progress);
  if (!motion) return motion.error();
  // Another seed for every motion and every measurement, so that the noise differs.
  RehearsalOptions options = laboratory(story.job);
  options.seed = story.job.seed + 100 + static_cast<std::uint64_t>(kind);
  // Without a floor: this motion is designed in free space.
  options.floor_m = std::nullopt;
  const auto run = rehearse(story.maker, motion->trajectory, options, progress);
  if (!run) return run.error();
  options.seed += 100;
  SignalOptions signal;
  signal.filter_torque = false;
  auto first = prepare(run->recording, story.given, signal);
  if (!first) return first.error();
  const auto second = prepare(measure_again(story.maker, *run, options), story.given, signal);
  if (!second) return second.error();
  // Row by row only where both recordings have the same rows.
  if (second->size() == first->size()) {
    first->noise_variance =
        0.5 * (first->tau - second->tau).colwise().squaredNorm().transpose() / static_cast<double>(first->size());
    first->noise_degrees_of_freedom = static_cast<double>(first->size());
  }
  return NamedSamples{to_string(kind), *std::move(first)};
}

// What was not judged, and why.
std::string left_out(const Validation& validation) {
  Eigen::Index out = 0, all = 0;
  for (const MotionScore& m : validation.scores.front())
    out += m.left_out, all += m.samples * static_cast<Eigen::Index>(m.joints.size());
  return grouped(out) + " of " + grouped(all) + " torques left out: their joint is below " +
         significant(100 * kNearRest, 2) + " % of its top speed, and its dry friction has no direction";
}

Result<void> validate_chapter(Tale& story) {
  story.chapter("Validation on motions the model has not seen, each measured twice to know its noise");
  // A stream of its own, so that the chapters before it do not change these motions.
  Rng rng = Rng(story.job.seed).fork(5);
  // The motions by which the papers validate their models.
  std::vector<ValidationMotion> motions = {ValidationMotion::SineSeries, ValidationMotion::Quintic10,
                                           ValidationMotion::Quintic20};
  if (story.job.quick) motions.resize(1);
  for (const ValidationMotion kind : motions) {
    const auto done = static_cast<double>(story.unseen.size()), count = static_cast<double>(motions.size());
    auto samples = measured_twice(story, kind, rng, story.work(done / count, (done + 1) / count));
    if (!samples) return samples.error();
    story.unseen.push_back(*std::move(samples));
  }
  // Rows near rest are left out: dry friction has no direction there.
  ValidateOptions options;
  options.standstill = kNearRest;
  auto validation = validate(story.found->model, story.unseen, options);
  if (!validation) return validation.error();
  story.tell(validation->full());
  story.tell("   " + left_out(*validation));
  // How the judged torques compare with the noise, and with the papers that identified the same arm.
  double worst = 0;
  for (const JointTrust& joint : validation->verdicts)
    worst = std::max(worst, joint.noise > 0 ? joint.rms / joint.noise : 0);
  story.tell("   worst joint: " + fixed(worst, 2) + " times its noise");
  if (story.job.robot == RobotChoice{.robot = "iiwa14"})
    story.tell("   total RMS of real iiwa arms, for comparison: " + std::string(kPapers));
  story.result["trust"] = to_string(validation->trust);
  story.result["worst_error_over_noise"] = finite(worst);
  story.validation = *std::move(validation);
  return {};
}

Result<void> export_one(Tale& story, const std::string& name, const std::string& text,
                        const Result<ReimportCheck>& check) {
  if (!check) return check.error();
  // Rounding of the printed digits stays far below this; written so that NaN is refused.
  if (!(check->worst <= 1e-9)) {
    return Error{ErrorCode::Numerical, "its torques differ by " + significant(check->worst, 3) + " when read back",
                 name, "Please report this."};
  }
  story.exports.push_back(name + ": read back by " + check->reader + ", torques differ by at most " +
                          significant(check->worst, 2));
  story.tell("   " + story.exports.back());
  story.outcome.files.push_back({safe_file_name(name), text});
  return {};
}

// The identified robot in three formats, each read back and compared by its torques.
Result<void> export_chapter(Tale& story) {
  story.chapter("Files for simulators and controllers");
  const IdentifiedModel& model = story.found->model;
  const Robot robot = identified_robot(model);
  const std::string urdf = write_urdf(robot), mjcf = write_mjcf(robot), sdf = write_sdf(robot);
  if (auto done = export_one(story, robot.name + ".urdf", urdf, reimport_urdf(urdf, robot, true)); !done) return done;
  if (auto done = export_one(story, robot.name + ".mjcf.xml", mjcf, reimport_mjcf(mjcf, robot)); !done) return done;
  if (auto done = export_one(story, robot.name + ".sdf", sdf, reimport_sdf(sdf, robot)); !done) return done;
  // What SDF has no place for.
  if (const std::string side = side_file(model, terms_held_by("sdf"), sdf); !side.empty())
    story.outcome.files.push_back({safe_file_name(robot.name + ".sdf.side.json"), side});
  return {};
}

// The report, with a paragraph that says how the virtual robot differs from its sheet.
Report make_report(const Tale& story) {
  Report report{"Dynamic model of " + story.given.name,
                *story.found,
                {{"excitation", story.samples}},
                {},
                story.validation,
                {},
                {},
                {},
                {}};
  if (story.validation) report.unseen = story.unseen;
  report.quality = {
      "A virtual " + story.given.name + " in MuJoCo moved for " + fixed(story.rehearsal.truth.time.tail(1)[0], 0) +
      " s. It is unlike its data sheet: masses up to 10 % and centres of mass up to 1 cm off. Its friction "
      "grows near rest and with load and falls as it warms, its torques are noisy and up to a few per cent "
      "off, and its stamps jitter. The fit knows none of this."};
  // What the checks found, what is proven about the motion, and where to go on.
  for (const Finding& f : story.outcome.findings)
    report.quality.push_back(std::string(to_string(f.severity)) + ": " + f.text());
  report.design = {story.design.brief()};
  for (const std::string& file : story.exports) report.next_steps.push_back("Load " + file);
  report.next_steps.emplace_back("Give this folder to armature payload, armature monitor or armature export");
  return report;
}

// How well unseen motion is predicted, after what the findings say of the model.
std::string verdict_text(const Validation& validation, const std::vector<Finding>& findings) {
  if (level_of(findings) == Verdict::Level::Good) return validation.words;
  return "the fit leaves open what is listed here; validated on another motion: " + validation.conclusion + ". " +
         validation.advice;
}

// Everything that a reader may want to look into or give to the next verb, as far as the story went.
void add_files(Tale& story) {
  std::vector<JobFile>& files = story.outcome.files;
  if (story.found) {
    files.push_back({"model.json", write_model(story.found->model)});
    files.push_back({"report.html", write_report(make_report(story))});
  }
  if (story.rehearsal.usable()) {
    files.push_back({"rehearsal.html", rehearsal_page(story.maker, story.rehearsal)});
    files.push_back({"recording.csv", recording_csv(story.rehearsal.recording)});
  }
  if (story.design.usable())
    files.push_back({"trajectory.yaml", write_trajectory_yaml(make_design_file(story.design, story.given))});
}

// Asked to stop: what the chapters before have made is kept. A search of a motion has its best so far.
Outcome stopped(Tale& story) {
  Outcome& out = story.outcome;
  add_files(story);
  out.stopped = true;
  out.findings.push_back(stopped_finding("chapter " + std::to_string(story.number),
                                         "it was stopped, and the rest of the demo is missing"));
  out.verdict =
      make_verdict("stopped in chapter " + std::to_string(story.number) + " of 6: what was made until then is written",
                   out.findings);
  out.result = compact(story.result);
  return std::move(out);
}

Outcome finished(Tale& story) {
  Outcome& out = story.outcome;
  const Validation& validation = *story.validation;
  add_files(story);
  // A joint that is predicted roughly or badly is named in the verdict.
  for (const JointTrust& j : validation.verdicts) {
    if (j.trust >= Trust::Rough)
      out.findings.push_back(
          {j.trust == Trust::Rough ? Severity::Warning : Severity::Problem, "prediction", j.joint, j.words, ""});
  }
  out.verdict = make_verdict(verdict_text(validation, out.findings), out.findings);
  out.result = compact(story.result);
  return std::move(out);
}

}  // namespace

Result<Outcome> tell_story(DemoJob& job, const Progress& progress) {
  auto chosen = choose_robot(job, job.robot);
  if (!chosen) return chosen.error();
  // A robot of which only the kinematics are known cannot be simulated.
  if (!chosen->robot.inertias())
    return Error{ErrorCode::Meaning, "it has no inertias, so there is nothing to simulate", job.robot.robot,
                 "Use a catalogue robot."};
  // Chapter by chapter; each uses what the ones before it left in the tale.
  Tale story{job, progress, chosen->robot, data_sheet(chosen->robot)};
  story.outcome.inputs = {chosen->input};
  story.result["robot"] = story.given.name;
  if (auto done = inspect_chapter(story); !done) return done.error();
  // From here on there is a motion to keep, unless there is none.
  if (auto done = design_chapter(story); !done) return done.error();
  if (progress.stopping()) return stopped(story);
  for (const auto chapter : {rehearse_chapter, identify_chapter, validate_chapter, export_chapter}) {
    const auto done = chapter(story);
    // A chapter that was stopped ends with an error of its own.
    if (progress.stopping()) return stopped(story);
    if (!done) return done.error();
  }
  return finished(story);
}

}  // namespace armature
#endif
