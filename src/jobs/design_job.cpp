// armature design ROBOT: the exciting motion, certified.
#include "armature/design.hpp"

#include <algorithm>
#include <cmath>
#include <filesystem>

#include "armature/jobs.hpp"
#include "armature/next_motion.hpp"
#include "armature/robot_file.hpp"
#include "armature/text.hpp"
#include "jobs/design_words.hpp"
#include "jobs/inputs.hpp"
#include "jobs/json_values.hpp"
#include "jobs/motions.hpp"
#include "jobs/stopped_finding.hpp"

namespace armature {
namespace {

std::vector<std::string> validation_names() {
  std::vector<std::string> names;
  for (const ValidationMotion motion : validation_motions()) names.emplace_back(to_string(motion));
  return names;
}

// Of all numbers only doubles can be optional fields: whole ones are checked here.
std::optional<Error> not_whole(const char* name, const std::optional<double>& value) {
  if (!value || *value == std::floor(*value)) return std::nullopt;
  return Error{ErrorCode::Usage, exact(*value) + " is not a whole number", name, "Give a whole number."};
}

// The file of a model or a part that --after names.
std::string part_file(const DesignJob& job) {
  const std::filesystem::path given(job.at(job.after));
  const auto inside = given / "information.json";
  // A directory with a model.json is a model; without it, it is a part.
  std::error_code ignored;
  if (std::filesystem::is_directory(given, ignored))
    return std::filesystem::exists(given / "model.json", ignored) ? "" : inside.string();
  return given.filename() == "information.json" ? given.string() : "";
}

// The spec that counts what a model, or a part that was not fitted yet, already says.
Result<DesignSpec> after(const DesignJob& job, const DesignSpec& spec, const Robot& robot) {
  // A part holds sums over its recordings and has not been fitted; a model has.
  if (const std::string file = part_file(job); !file.empty()) {
    const auto part = load_information(file);
    if (!part) return part.error();
    return after_information(spec, robot, *part, part->terms);
  }
  const auto known = choose_model(job, job.after);
  if (!known) return known.error();
  return after_model(spec, robot, known->model);
}

// The file whose checksum is kept: the part or the model that --after meant.
JobInput after_input(const DesignJob& job) {
  const std::string file = part_file(job);
  if (file.empty()) return choose_model(job, job.after)->input;
  return input_of(job, std::filesystem::path(job.after).filename() == "information.json"
                           ? job.after
                           : (std::filesystem::path(job.after) / "information.json").string());
}

// The spec with what the job says on top.
Result<DesignSpec> make_spec(const DesignJob& job, const Robot& robot) {
  // Options win over the spec's file.
  if (auto wrong = not_whole("--seed", job.seed)) return *wrong;
  if (auto wrong = not_whole("--starts", job.starts)) return *wrong;
  auto spec = load_design_spec(job.at(job.spec));
  if (!spec) return spec;
  if (job.seed) spec->seed = static_cast<std::uint64_t>(*job.seed);
  if (job.starts) spec->starts = static_cast<int>(*job.starts);
  if (job.budget_s) spec->budget_s = *job.budget_s;
  // What the motion is to show: the load alone, or the base parameters.
  if (job.target == "payload") spec = for_payload(*spec, robot, job.reach_m);
  if (job.target == "base") spec->observed = Observed::Base;
  if (!job.criterion.empty()) {
    auto kind = objective_from(job.criterion);
    if (!kind) return Error{ErrorCode::Usage, kind.error().message, "--criterion", kind.error().hint};
    spec->objective.kind = *kind;
  }
  if (job.accept_unchecked) spec->accept_unchecked = true;
  // Last: what is known already is counted for the spec as it is by now.
  if (!job.after.empty()) {
    auto next = after(job, *spec, robot);
    if (!next) return next.error();
    spec = *std::move(next);
  }
  if (auto wrong = spec->problem(robot)) return *wrong;
  return spec;
}

// A finished motion, whoever made it.
Result<Outcome> check_motion(const DesignJob& job, const ChosenRobot& chosen) {
  // The same limits as for a motion that the search makes.
  const auto spec = make_spec(job, chosen.robot);
  if (!spec) return spec.error();
  if (job.motions.size() > 1)
    return Error{ErrorCode::Usage, "one motion is checked at a time", "--motion", "Name one of them."};
  const auto motion =
      choose_motion(job, job.check, job.motions.empty() ? std::string() : job.motions.front(), chosen.robot);
  if (!motion) return motion.error();
  const auto terms = make_terms(chosen.robot, spec->terms);
  if (!terms) return terms.error();
  const TorqueModel model(chosen.robot, *terms);
  // Every limit, for every instant of the motion.
  const CertificateSpec against = certificate_spec(chosen.robot, *spec);
  if (const auto bad = against.problem(model)) return *bad;
  const Certificate certificate = certify(model, motion->trajectory, against);

  // What was read, what was found, and the certificate itself.
  Outcome out;
  out.inputs = {chosen.input, motion->input};
  out.findings = motion->findings;
  // The certificate is made here, for this very robot.
  std::erase_if(out.findings, [](const Finding& f) { return f.kind == "other-robot"; });
  for (Finding& f : certificate_findings(certificate, motion->name)) out.findings.push_back(std::move(f));
  out.verdict = make_verdict(
      certificate.usable() ? "certified: " + certified_words(certificate) : refused_words(certificate), out.findings);
  out.text = "nearest to a limit:\n" + nearest_limits(certificate, 10);
  out.result = compact(without_words(Json::parse(certificate.to_json())));
  out.files = {{"certificate.json", certificate.to_json()}};
  return out;
}

// The files of one validation motion: trajectory, samples, certificate.
void add_motion(const ValidationDesign& design, const Robot& robot, std::uint64_t seed, Outcome& out, Json& all) {
  const std::string name = to_string(design.kind);
  // Seed and certificate are named in the file, for a person who opens it.
  TrajectoryFile file = make_trajectory_file(design.trajectory, robot);
  file.seed = seed;
  file.comments = {name + ", " + design.certificate.brief()};
  out.files.push_back({name + ".yaml", write_trajectory_yaml(file)});
  out.files.push_back({name + ".csv", motion_csv(design.trajectory, robot.joint_names())});
  out.files.push_back({name + ".certificate.json", design.certificate.to_json()});
  all.push_back({{"motion", name},
                 {"duration_s", design.trajectory.duration()},
                 {"reach", design.reach},
                 {"speed", design.speed},
                 {"certificate", without_words(Json::parse(design.certificate.to_json()))}});
  out.text += name + ": " + fixed(design.trajectory.duration(), 1) + " s, " + fixed(100 * design.reach, 0) +
              " % of the range; " + design.certificate.brief() + "\n";
}

// Motions by their names; an empty list means all of them.
Result<std::vector<ValidationMotion>> kinds_of(const std::vector<std::string>& names) {
  std::vector<ValidationMotion> kinds;
  for (const std::string& name : names) {
    const auto kind = validation_motion_from(name);
    if (!kind) return Error{ErrorCode::Usage, kind.error().message, "--motion", kind.error().hint};
    kinds.push_back(*kind);
  }
  return kinds;
}

// What is not proven, or was not looked at, of each motion.
std::vector<Finding> validation_findings(const ValidationSet& found) {
  // What was not found is a warning: the others can be used.
  std::vector<Finding> out;
  for (const auto& [kind, error] : found.not_found)
    out.push_back({Severity::Warning, "motion-not-found", error.where, error.message, error.hint});
  // What is not known about the robot is the same for every motion: it is said once.
  for (const ValidationDesign& motion : found.motions) {
    for (Finding& f : certificate_findings(motion.certificate, "")) {
      if (std::find(out.begin(), out.end(), f) == out.end()) out.push_back(std::move(f));
    }
  }
  return out;
}

// The papers' validation motions inside the spec's limits, from home and back. What was found is kept, whatever was
// not.
Result<Outcome> validation_motions_of(const DesignJob& job, const ChosenRobot& chosen, const Progress& progress) {
  const auto spec = make_spec(job, chosen.robot);
  if (!spec) return spec.error();
  // The search for each kind; what it finds comes with its certificate.
  const auto kinds = kinds_of(job.motions);
  if (!kinds) return kinds.error();
  const auto found = design_validation(chosen.robot, *spec, *kinds, {}, progress);
  if (!found) return found.error();
  Outcome out;
  out.inputs = {chosen.input};
  out.stopped = found->stopped;
  out.findings = validation_findings(*found);
  if (found->stopped)
    out.findings.push_back(stopped_finding("validation motions of " + chosen.robot.name,
                                           "the search was stopped: these are the motions found so far"));
  // Only certified motions are written.
  Json all = Json::array();
  std::size_t usable = 0;
  for (const ValidationDesign& motion : found->motions) {
    if (!motion.certificate.usable()) continue;
    ++usable;
    add_motion(motion, chosen.robot, spec->seed, out, all);
  }
  if (usable > 0) out.files.push_back({"robot.yaml", write_robot_yaml(chosen.robot)});
  // The verdict compares with what was asked: none is bad, some doubtful, all good.
  const std::size_t asked = kinds->empty() ? validation_motions().size() : kinds->size();
  const std::string count = std::to_string(usable) + " of " + std::to_string(asked);
  if (usable == 0)
    out.verdict = make_verdict("do not run any of these motions: none is certified", out.findings, Verdict::Level::Bad);
  else
    out.verdict = make_verdict(count + " validation motions are certified and ready to rehearse", out.findings,
                               usable < asked ? Verdict::Level::Doubtful : Verdict::Level::Good);
  out.result = compact(Json{{"motions", all}});
  return out;
}

std::vector<JobFile> design_output(const Design& design, const Robot& robot) {
  Design kept = design;
  // A bound that was still falling when its time was up depends on the machine.
  if (kept.bound && kept.bound->gap > 0.05) kept.bound.reset();
  std::vector<JobFile> files;
  for (auto& [name, content] : design_files(kept, robot)) files.push_back({name, std::move(content)});
  return files;
}

// How long the motion must be run for intervals of a wanted size.
Result<std::string> wanted_words(const DesignJob& job, const Robot& robot, const DesignSpec& spec,
                                 const Design& design) {
  // Intervals in per cent need values: those of the model, where --after gives one.
  DeliveryOptions options;
  if (!job.after.empty() && part_file(job).empty()) {
    const auto known = choose_model(job, job.after);
    if (!known) return known.error();
    options.beta = known->model.base;
  }
  const auto seconds = seconds_until(robot, spec, design.series, job.wanted_percent, options);
  if (!seconds) return seconds.error();
  const std::string goal = "half of the parameters to ± " + exact(job.wanted_percent) + " % (95 %): ";
  if (!*seconds) return goal + "a year of this motion is not enough";
  // Less than a hundredth of a period: what is known already is enough.
  if (**seconds < 0.01 * design.series.period()) return goal + "known already";
  // In whole periods: a part of one does not show the same as the whole.
  const double periods = std::ceil(**seconds / design.series.period());
  return goal + significant(**seconds, 3) + " s, " + fixed(periods, 0) + (periods == 1 ? " period" : " periods") +
         " of this motion";
}

// The search itself.
Result<Outcome> search_motion(const DesignJob& job, const ChosenRobot& chosen, const Progress& progress) {
  const auto spec = make_spec(job, chosen.robot);
  if (!spec) return spec.error();
  // The motion, with its certificate.
  DesignCallbacks callbacks;
  callbacks.work = progress;
  auto design = design_motion(chosen.robot, *spec, callbacks);
  if (!design) return design.error();
  Outcome out;
  // Then, if asked for, the bound that no motion within these limits beats.
  if (job.bound_s > 0 && !progress.stopping()) {
    progress.tell({"bounding what any motion can reach", 1, job.bound_s, ""});
    const auto bound = compute_design_bound(chosen.robot, *spec, design->series, job.bound_s, progress);
    if (bound) design->bound = *bound;
  }
  // Without the bound that a whole run would have had, its files cannot be repeated.
  out.stopped = design->status == DesignStatus::Stopped || (job.bound_s > 0 && progress.stopping());
  out.inputs = {chosen.input};
  out.findings = design_findings(*design, chosen.robot.name);
  if (out.stopped && design->status != DesignStatus::Stopped)
    out.findings.push_back(stopped_finding("motion of " + chosen.robot.name,
                                           "the search was finished, the bound of what any motion can reach was not"));
  // The verdict: certified or not, and by which numbers.
  const std::string numbers =
      certified_words(design->certificate) + ", condition number " + significant(design->criterion.condition_number, 4);
  out.verdict = make_verdict(
      design->usable() ? "certified and ready to rehearse: " + numbers : refused_words(design->certificate),
      out.findings);
  out.text = design_text(*design);
  // How long to run it goes above the tables, because a person asked.
  if (job.wanted_percent > 0) {
    const auto words = wanted_words(job, chosen.robot, *spec, *design);
    if (!words) return words.error();
    out.text = *words + "\n" + out.text;
  }
  out.result = compact(without_words(Json::parse(design_json(*design, chosen.robot))));
  // A motion that is not certified is not written, so that it cannot be run by mistake.
  if (design->usable()) out.files = design_output(*design, chosen.robot);
  return out;
}

}  // namespace

void DesignJob::declare(FieldVisitor& visitor) {
  armature::declare(visitor, robot);
  visitor.visit(
      {.name = "spec", .help = "embedded spec (" + join(design_spec_names(), ", ") + ") or a YAML file", .input = true},
      spec);
  // Options of the search win over those of the spec.
  visitor.visit({.name = "seed", .help = "repeats a search; default: the spec's", .least = 0, .most = 9e15}, seed);
  visitor.visit({.name = "starts", .help = "independent searches; default: the spec's", .least = 1, .most = 10000},
                starts);
  visitor.visit({.name = "budget-s",
                 .help = "wall-clock time for the search; default: the spec's",
                 .unit = "s",
                 .least = 0,
                 .most = 1e6},
                budget_s);
  visitor.visit({.name = "criterion", .help = "instead of the spec's: condition, sigma-min, d-optimal, ..."},
                criterion);
  // What the motion is wanted for.
  visitor.visit({.name = "for",
                 .help = "what is wanted: base, payload (the last four joints move, D-optimal) or validation (the "
                         "papers' motions)",
                 .choices = {"base", "payload", "validation"}},
                target);
  visitor.visit(
      {.name = "motion", .help = "which validation motions (default: all), or which motion of a directory to check"},
      motions);
  visitor.visit({.name = "reach-m",
                 .help = "payload: the tool stays this near to its place at home, per axis",
                 .unit = "m",
                 .least = 0,
                 .open = true},
                reach_m);
  visitor.visit({.name = "bound-s",
                 .help = "processor time for the bound that no motion can beat; 0: none",
                 .unit = "s",
                 .least = 0,
                 .most = 1e6},
                bound_s);
  visitor.visit(
      {.name = "accept-unchecked",
       .help = "pass a motion although the shape or the inertia of a link is not known; it is never called safe"},
      accept_unchecked);
  visitor.visit(
      {.name = "after",
       .help = "a model or a part (directory, model.json, information.json): search the motion that adds most "
               "to what is known",
       .input = true},
      after);
  visitor.visit({.name = "wanted-percent",
                 .help = "say how long to run it until half of the parameters are known to ± this much; 0: not asked",
                 .unit = "%",
                 .least = 0,
                 .most = 1000},
                wanted_percent);
  // A motion that is given instead of searched.
  visitor.visit({.name = "check",
                 .help = "certify this motion (file, or directory of a design) instead of searching",
                 .input = true},
                check);
}

Result<Outcome> DesignJob::run(const Progress& progress) {
  if (check.empty() && target == "validation") {
    // Before the robot is read: the names are known.
    const auto known = validation_names();
    for (const std::string& name : motions) {
      if (std::find(known.begin(), known.end(), name) != known.end()) continue;
      const auto near = nearest_name(name, known);
      return Error{ErrorCode::Usage, "\"" + name + "\" is not one of " + join(known, ", "), "--motion",
                   near ? "Did you mean " + *near + "?" : ""};
    }
  }
  // Names that would be ignored are refused.
  if (check.empty() && target != "validation" && !motions.empty())
    return Error{ErrorCode::Usage, "--motion names validation motions", "armature design",
                 "Add --for validation, or leave it out."};
  auto chosen = choose_robot(*this, robot);
  if (!chosen) return chosen.error();
  // Where neither robot nor spec names a home, one is chosen, and a finding tells which.
  const std::vector<Finding> placed = give_home(*this, spec, chosen->robot);
  // Three tasks of one verb: check a motion, make validation motions, or search an exciting one.
  auto outcome = !check.empty()           ? check_motion(*this, *chosen)
                 : target == "validation" ? validation_motions_of(*this, *chosen, progress)
                                          : search_motion(*this, *chosen, progress);
  if (!outcome) return outcome;
  outcome->findings.insert(outcome->findings.end(), placed.begin(), placed.end());
  // Every file that had a part in it, with its checksum; embedded specs are no files.
  const auto names = design_spec_names();
  if (std::find(names.begin(), names.end(), spec) == names.end()) outcome->inputs.push_back(input_of(*this, spec));
  if (!after.empty()) outcome->inputs.push_back(after_input(*this));
  return outcome;
}

}  // namespace armature
