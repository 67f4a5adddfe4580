// armature demo: all of it on an embedded robot, from nothing to a report.
#include <chrono>
#include <cmath>
#include <iostream>
#include <memory>

#include "armature/codegen.hpp"
#include "armature/design.hpp"
#include "armature/export.hpp"
#include "armature/files.hpp"
#include "armature/identify.hpp"
#include "armature/rehearse.hpp"
#include "armature/reimport.hpp"
#include "armature/report.hpp"
#include "armature/robot_file.hpp"
#include "armature/signal.hpp"
#include "armature/standstill.hpp"
#include "armature/text.hpp"
#include "armature/validate.hpp"
#include "cli.hpp"
#include "model/json.hpp"

namespace armature::cli {
namespace {

struct DemoArguments {
  std::string robot = "iiwa14";
  std::string out = "out/demo";
  std::uint64_t seed = 1;
  bool quick = false;
  bool json = false;
};

// Stürz 2017 Table 4 (base and physical on the first motion, physical on three others) and Xu 2020 Table 8 (base,
// essential and physical on three motions) [N·m].
constexpr const char* kPapers =
    "Stürz 2017 Table 4: 1.25, 1.44, 1.64, 2.0, 1.87; Xu 2020 Table 8: 1.589, 1.589, 1.709, 1.215, 1.215, 1.171, "
    "1.999, 1.997, 1.985 N·m";

/// Everything the demo made on its way, for the last chapter.
struct Story {
  Robot truth;  ///< the virtual robot, as it is
  Robot given;  ///< what its maker's data sheet says about it
  Design design;
  Rehearsal rehearsal;
  Samples samples;
  std::vector<NamedSamples> unseen;
  std::vector<std::string> exports;
};

void tell(const std::string& line) { std::cout << line << std::endl; }  // flushed: the next chapter may take seconds

void chapter(int number, const std::string& title) { tell("\n" + std::to_string(number) + ". " + title); }

// The data sheet is wrong, as data sheets are: each mass off by up to 30 %, friction unknown.
Robot data_sheet(const Robot& truth, std::uint64_t seed) {
  Robot robot = truth;
  Rng rng = Rng(seed).fork(77);
  for (Body& body : robot.bodies) {
    const double factor = rng.uniform(0.7, 1.3);
    body.inertia =
        LinkInertia::from_vector(factor * body.inertia->to_vector(ParameterOrder::Khalil), ParameterOrder::Khalil);
    if (body.joint.nominal) body.joint.nominal = JointNominal{0, 0, 0, factor * body.joint.nominal->rotor_inertia};
  }
  return robot;
}

std::vector<std::string> terms_of(const Robot& robot) {
  for (const Body& body : robot.bodies) {
    if (body.joint.nominal && body.joint.nominal->rotor_inertia > 0) return {"viscous", "coulomb", "rotor"};
  }
  return {"viscous", "coulomb"};
}

Result<void> inspect_chapter(const Story& story) {
  chapter(1, "What can be seen");
  auto terms = make_terms(story.given, terms_of(story.given));
  if (!terms) return terms.error();
  const TorqueModel model(story.given, *terms);
  const BaseMap base = compute_base(model);
  tell("   " + story.given.name + ": " + std::to_string(model.joints()) + " joints, " +
       std::to_string(model.parameter_count()) + " standard parameters. " + base.evidence.brief());
  return {};
}

Result<void> design_chapter(const DemoArguments& a, Story& story) {
  chapter(2, "The motion that shows them");
  auto spec = load_design_spec("default");
  if (!spec) return spec.error();
  spec->seed = a.seed;
  spec->terms = terms_of(story.given);
  spec->budget_s = a.quick ? 6 : 20;
  // A controller overshoots a little; the last five percent of every limit are its own.
  spec->share = 0.95;
  auto design = design_motion(story.given, *spec);
  if (!design) return design.error();
  story.design = *std::move(design);
  tell("   " + story.design.brief());
  return {};
}

Result<void> rehearse_chapter(const DemoArguments& a, Story& story) {
  chapter(3, "Rehearsal on the virtual robot");
  FourierSeries series = story.design.series;
  series.periods = 6;
  RehearsalOptions options;
  options.seed = a.seed;
  auto rehearsal = rehearse(story.truth, series, options);
  if (!rehearsal) return rehearsal.error();
  story.rehearsal = *std::move(rehearsal);
  tell("   " + story.rehearsal.brief());
  if (!story.rehearsal.safe)
    return Error{
        ErrorCode::Meaning, story.rehearsal.brief(), "rehearsal of " + story.truth.name,
        "Nothing was identified from it. Check the robot's capsules, limits and home position, or try --seed."};
  SignalOptions signal;
  signal.period = series.period();
  auto samples = prepare(story.rehearsal.recording, story.given, signal);
  if (!samples) return samples.error();
  story.samples = *std::move(samples);
  for (const std::string& line : story.samples.ledger) tell("   " + line);
  return {};
}

// The virtual robot's own base parameters against the stated intervals: how many hold, of how many.
std::pair<int, int> intervals_that_hold(const Story& story, const Identification& found) {
  const Vector pi = TorqueModel(story.truth, make_terms(story.truth, terms_of(story.given)).value()).nominal();
  const Vector truth = found.base.to_base(pi);
  int inside = 0;
  for (Eigen::Index i = 0; i < truth.size(); ++i) {
    inside += truth[i] >= found.estimate.lower[i] && truth[i] <= found.estimate.upper[i];
  }
  return {inside, static_cast<int>(truth.size())};
}

Result<Identification> identify_chapter(const DemoArguments& a, const Story& story) {
  chapter(4, "Parameters");
  IdentifyOptions options;
  options.terms = terms_of(story.given);
  auto found = identify(story.given, {story.samples}, options);
  if (!found) return found.error();
  found->model.provenance.version = ARMATURE_VERSION;
  found->model.provenance.seed = a.seed;
  found->model.provenance.command =
      "armature demo --robot " + a.robot + " --seed " + std::to_string(a.seed) + (a.quick ? " --quick" : "");
  found->model.provenance.ledger = story.samples.ledger;
  tell("   base:      " + found->estimate.brief());
  tell("   essential: " + found->essential->brief());
  tell("   physical:  " + found->physical->brief());
  const auto [inside, all] = intervals_that_hold(story, *found);
  tell("   the truth:  " + std::to_string(inside) + " of " + std::to_string(all) +
       " true base parameters lie in their 95 % intervals");
  return found;
}

// A validation motion that touches nothing.
Result<ValidationDesign> free_motion(const Robot& robot, ValidationMotion kind, Rng& rng) {
  CertificateSpec spec;
  spec.criterion = spec.torque = spec.rest_at_start = spec.rest_at_end = false;
  // A motion that takes longer to prove is near a contact: a smaller one is found sooner.
  spec.most_intervals = 4000;
  return design_validation_motion(robot, kind, spec, rng);
}

// One motion measured twice: what differs between the recordings is the noise that the torque carries. The torque is
// taken as it was measured: a filter would round the corners of dry friction, which the model has.
Result<NamedSamples> measured_twice(const DemoArguments& a, const Story& story, ValidationMotion kind, Rng& rng) {
  const auto motion = free_motion(story.truth, kind, rng);
  if (!motion) return motion.error();
  RehearsalOptions options;
  options.seed = a.seed + 100 + static_cast<std::uint64_t>(kind);
  options.floor_m = std::nullopt;
  const auto run = rehearse(story.truth, motion->trajectory, options);
  if (!run) return run.error();
  options.seed += 100;
  SignalOptions signal;
  signal.filter_torque = false;
  auto first = prepare(run->recording, story.given, signal);
  if (!first) return first.error();
  const auto second = prepare(measure_again(story.truth, *run, options), story.given, signal);
  if (!second) return second.error();
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
  for (const MotionScore& m : validation.scores.front()) {
    out += m.left_out, all += m.samples * static_cast<Eigen::Index>(m.joints.size());
  }
  return grouped(out) + " of " + grouped(all) + " torques left out: their joint is below " +
         significant(100 * kStandstill, 2) + " % of its top speed, and its dry friction has no direction";
}

// How the judged torques compare with the noise, and with the papers that identified the same arm.
void tell_validation(const DemoArguments& a, const Validation& validation) {
  double worst = 0;
  for (const JointTrust& joint : validation.verdicts)
    worst = std::max(worst, joint.noise > 0 ? joint.rms / joint.noise : 0);
  tell("   worst joint: " + fixed(worst, 2) + " times its noise");
  if (a.robot != "iiwa14") return;
  tell("   total RMS of real iiwa arms, for comparison: " + std::string(kPapers));
}

Result<Validation> validate_chapter(const DemoArguments& a, Story& story, const IdentifiedModel& model) {
  chapter(5, "Validation on motions the model has not seen, each measured twice to know its noise");
  Rng rng = Rng(a.seed).fork(5);
  std::vector<ValidationMotion> motions = {ValidationMotion::SineSeries, ValidationMotion::Quintic10,
                                           ValidationMotion::Quintic20};
  if (a.quick) motions.resize(1);
  for (const ValidationMotion kind : motions) {
    auto samples = measured_twice(a, story, kind, rng);
    if (!samples) return samples.error();
    story.unseen.push_back(*std::move(samples));
  }
  ValidateOptions options;
  options.standstill = kStandstill;
  auto validation = validate(model, story.unseen, options);
  if (!validation) return validation.error();
  tell(validation->full());
  tell("   " + left_out(*validation));
  tell_validation(a, *validation);
  return validation;
}

Result<void> export_one(StagedDirectory& folder, Story& story, const std::string& name, const std::string& text,
                        const Result<ReimportCheck>& check) {
  if (!check) return check.error();
  if (check->worst > 1e-9) {
    return Error{ErrorCode::Numerical, "its torques differ by " + significant(check->worst, 3) + " when read back",
                 name, "Please report this."};
  }
  story.exports.push_back(name + ": read back by " + check->reader + ", torques equal to " +
                          significant(check->worst, 2));
  tell("   " + story.exports.back());
  return folder.write(name, text);
}

Result<void> export_chapter(StagedDirectory& folder, Story& story, const IdentifiedModel& model) {
  chapter(6, "Files for simulators and controllers");
  const Robot robot = identified_robot(model);
  const std::string urdf = write_urdf(robot), mjcf = write_mjcf(robot);
  if (auto done = export_one(folder, story, robot.name + ".urdf", urdf, reimport_urdf(urdf, robot, true)); !done)
    return done.error();
  if (auto done = export_one(folder, story, robot.name + ".mjcf.xml", mjcf, reimport_mjcf(mjcf, robot)); !done)
    return done.error();
  const std::string sdf = write_sdf(robot);
  if (auto done = export_one(folder, story, robot.name + ".sdf", sdf, reimport_sdf(sdf, robot)); !done)
    return done.error();
  if (const std::string side = side_file(model, {"viscous", "coulomb"}, sdf); !side.empty()) {
    if (auto done = folder.write(robot.name + ".sdf.side.json", side); !done) return done.error();
  }
  return folder.write("model.json", write_model(model));
}

Report make_report(const Story& story, const Identification& found, const Validation& validation) {
  Report report{"Dynamic model of " + story.given.name,
                found,
                {{"excitation", story.samples}},
                story.unseen,
                validation,
                {},
                {},
                {}};
  report.quality = {"A virtual " + story.given.name + " in MuJoCo moved for " +
                    fixed(story.rehearsal.truth.time.tail(1)[0], 0) +
                    " s; its true parameters differ from the data sheet by up to 30 %, and it has friction the data "
                    "sheet does not name."};
  report.design = {story.design.brief()};
  for (const std::string& file : story.exports) report.next_steps.push_back("Load " + file);
  report.next_steps.emplace_back("Give this folder to `armature payload`, `armature monitor` or `armature export`");
  return report;
}

Result<void> write_all(StagedDirectory& folder, const Story& story, const Identification& found,
                       const Validation& validation) {
  const std::vector<std::pair<std::string, std::string>> files = {
      {"report.html", write_report(make_report(story, found, validation))},
      {"rehearsal.html", rehearsal_page(story.truth, story.rehearsal)},
      {"recording.csv", recording_csv(story.rehearsal.recording)},
      {"trajectory.yaml", write_trajectory_yaml(make_design_file(story.design, story.given))}};
  for (const auto& [name, text] : files) {
    if (auto done = folder.write(name, text); !done) return done.error();
  }
  return {};
}

ExitCode run_demo(const DemoArguments& a) {
  const auto begin = std::chrono::steady_clock::now();
  Story story;
  auto robot = load_robot(a.robot);
  if (!robot) return report(robot.error());
  story.truth = *std::move(robot);
  if (!story.truth.inertias()) {
    return report(
        {ErrorCode::Meaning, "it has no inertias, so there is nothing to simulate", a.robot, "Use a catalogue robot."});
  }
  story.given = data_sheet(story.truth, a.seed);
  auto folder = StagedDirectory::make(a.out);
  if (!folder) return report(folder.error());
  if (auto done = inspect_chapter(story); !done) return report(done.error());
  if (auto done = design_chapter(a, story); !done) return report(done.error());
  if (auto done = rehearse_chapter(a, story); !done) return report(done.error());
  const auto found = identify_chapter(a, story);
  if (!found) return report(found.error());
  const auto validation = validate_chapter(a, story, found->model);
  if (!validation) return report(validation.error());
  if (auto done = export_chapter(*folder, story, found->model); !done) return report(done.error());
  if (auto done = write_all(*folder, story, *found, *validation); !done) return report(done.error());
  if (auto done = folder->commit(); !done) return report(done.error());
  const double seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
  tell("\n" + validation->words);
  tell("\nAll of it took " + fixed(seconds, 1) + " s. The report: " + a.out + "/report.html");
  return validation->trust <= Trust::Good ? ExitCode::Done : ExitCode::BadVerdict;
}

}  // namespace

void add_demo(CLI::App& app, ExitCode& exit) {
  auto a = std::make_shared<DemoArguments>();
  auto* verb = app.add_subcommand("demo", "all of it on an embedded robot, from nothing to a report");
  verb->add_option("--robot", a->robot, "catalogue name or robot file with inertias")->capture_default_str();
  verb->add_option("--out", a->out, "directory to write")->capture_default_str();
  verb->add_option("--seed", a->seed, "of the data sheet's errors, the search and the noise")->capture_default_str();
  verb->add_flag("--quick", a->quick, "a shorter search and one validation motion");
  verb->callback([a, &exit] { exit = run_demo(*a); });
}

}  // namespace armature::cli
