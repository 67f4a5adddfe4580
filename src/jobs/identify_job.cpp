// armature identify ROBOT LOG... or PART...: parameters with honest intervals, the model, and what limits it.
#include <algorithm>

#include "armature/judgement.hpp"
#include "armature/mapping.hpp"
#include "armature/near_rest.hpp"
#include "armature/text.hpp"
#include "core/stopped.hpp"
#include "jobs/identify_options.hpp"
#include "jobs/identify_output.hpp"
#include "jobs/identify_parts.hpp"
#include "jobs/identify_physical.hpp"

namespace armature {
namespace {

// About which share of the time of a long log has passed when it is prepared, of the work; and when the work is done,
// of all with its tables and pictures.
constexpr double kPreparing = 0.55, kWorking = 0.93;
// After the preparation: terms are chosen, where they are, and the fit is made.
constexpr double kChoosing = 0.4, kFitting = 0.85;

// The terms that were there without those that cannot stand beside a new one: presliding friction replaces Coulomb's.
std::vector<std::string> terms_beside(const std::string& added, const std::vector<std::string>& terms,
                                      const Robot& robot) {
  std::vector<std::string> kept;
  // A term is left out if it conflicts with the new one, unless the new one is impossible by itself.
  for (const std::string& term : terms) {
    if (!make_terms(robot, {added}) || make_terms(robot, {term, added})) kept.push_back(term);
  }
  return kept;
}

// Advice to try further terms, as it can be typed: "Add rotor to --terms" becomes "Try --terms viscous,coulomb,rotor".
// What --terms auto has tried already is not advised again. Where several joints lack something, one note says that
// --terms auto tries everything at once.
void advise_terms(std::vector<Finding>& findings, const std::vector<std::string>& terms, bool chosen,
                  const Robot& robot) {
  int lacking = 0;
  for (Finding& f : findings) {
    const Remedy& remedy = f.remedy;
    if (remedy.term.empty()) continue;
    ++lacking;
    f.advice = chosen ? "--terms auto tried such terms: none predicts rows better that were left out of the fit."
                      : remedy.text("--terms " + join(terms_beside(remedy.term, terms, robot), ",") + "," +
                                    remedy.term + (remedy.fit_shapes ? " --fit-shapes" : "")) +
                            ".";
  }
  if (!chosen && lacking > 1)
    findings.insert(findings.begin(), {Severity::Note, "choose-terms", "fit",
                                       "several joints lack something; --terms auto tries all such terms together and "
                                       "keeps those that predict rows which were left out of the fit",
                                       ""});
}

Result<IdentifyJob::Work> work_from_logs(const IdentifyJob& given, PreparedInputs in, const Progress& progress) {
  // Terms first: "auto" becomes the terms that predict best.
  const bool choosing = std::count(given.options.terms.begin(), given.options.terms.end(), "auto") > 0;
  const double chose = choosing ? kChoosing : 0;
  auto resolved = resolve_terms(given, in.robot.robot, in.logs.samples, progress.part(0, chose));
  if (!resolved) return resolved.error();
  const IdentifyJob& job = resolved->job;
  auto terms = make_terms(in.robot.robot, job.options.terms);
  if (!terms) return terms.error();
  const TorqueModel model(in.robot.robot, *terms);
  // Without temperatures the term would be a column of zeros.
  if (const auto cold = logs_without_temperature(model, in.logs); !cold.empty())
    return Error{ErrorCode::Meaning, "the term temperature needs a recorded temperature", cold.front().where,
                 cold.front().advice};
  const BaseMap base = compute_base(model);
  // The options as the library knows them; words such as weights need the model's joints.
  const auto options = identify_options(job, model, base);
  if (!options) return options.error();
  auto chosen = *options;
  // How much the nominal bodies count may itself be chosen by validation.
  if (job.prior == "auto") {
    progress.tell({"choosing the weight of the nominal bodies", chose, -1, ""});
    const auto weight = validated_prior_weight(model, base, in.logs.samples, chosen);
    if (!weight) return weight.error();
    chosen.physical.prior_weight = *weight;
  }
  // Base, essential and physical parameters.
  auto found = identify(in.robot.robot, in.logs.samples, chosen, progress.part(chose, kFitting));
  if (!found) return found.error();
  if (job.prior == "auto")
    found->refined.push_back("nominal bodies weigh " + significant(*chosen.physical.prior_weight, 3) +
                             ", chosen by validation on parts of the data");
  // Physical parameters by a paper's search instead, where --physical names one.
  auto searched = search_physical(job.physical, options->constraints, *found);
  if (!searched) return searched.error();
  // What was chosen is told above all other refinements.
  if (resolved->choice) {
    const auto lines = resolved->choice->lines();
    found->refined.insert(found->refined.begin(), lines.begin(), lines.end());
    found->choice = resolved->choice;
  }

  if (progress.stopping()) return stopped_error();

  // Statistics look at the rows of the fit, log by log.
  IdentifyJob::Work work{*std::move(found), std::move(in.logs), {}, {}, {}, {}};
  std::vector<JudgedRecording> judged;
  // Of the base parameters, which the rows determine.
  const Predictor predictor(work.found.model, ParameterSet::Base);
  for (std::size_t i = 0; i < work.logs.samples.size(); ++i) {
    const Samples& s = work.logs.samples[i];
    progress.tell({"judging " + work.logs.names[i],
                   kFitting + (1 - kFitting) * static_cast<double>(i) / static_cast<double>(work.logs.samples.size()),
                   -1, ""});
    work.statistics.push_back(compute_statistics(
        work.found.torque_model, work.found.base, s, work.found.estimate,
        {.bootstrap_runs = 0, .keep_every = work.found.keep_every, .threads = options->threads},
        moving_weights(work.found.torque_model, s.motion, options->standstill, options->refinement.minimum_speed)));
    // The score that validate gives, here on the data of the fit.
    work.scores.push_back(
        score(predictor.torque_model(), predictor.parameters(), work.logs.names[i], s, options->standstill));
    judged.push_back({work.logs.names[i], work.logs.files[i].checksum, &s, nullptr});
  }
  // What is doubtful in the description (a mesh that is missing, a moment that looks wrong) does not touch what torques
  // say.
  work.findings = in.robot.findings;
  for (Finding& f : work.findings) {
    if (f.severity == Severity::Warning) f.severity = Severity::Note;
  }
  // Then the recordings, the physical search, and the checks of the fit.
  work.findings.insert(work.findings.end(), work.logs.findings.begin(), work.logs.findings.end());
  work.findings.insert(work.findings.end(), searched->begin(), searched->end());
  // Recordings that are given twice have been found when they were read.
  for (Finding& f : check_identification(work.found, judged)) {
    if (f.kind != "repeated-log") work.findings.push_back(std::move(f));
  }
  advise_terms(work.findings, job.options.terms, work.found.choice.has_value(), in.robot.robot);
  // How to make this model again, and what was done to its data: both are kept inside it.
  work.inputs = work.logs.inputs;
  work.inputs.insert(work.inputs.begin(), in.robot.input);
  if (!job.constraints.empty()) work.inputs.push_back(input_of(job, job.constraints));
  // The command as it was given: terms that "auto" chose are chosen again.
  IdentifyJob copy = given;
  work.found.model.provenance = {ARMATURE_VERSION, command_line(copy, false), 0, work.logs.files, {}};
  for (const Samples& s : work.logs.samples) {
    for (const std::string& line : s.ledger) work.found.model.provenance.ledger.push_back(line);
  }
  return work;
}

}  // namespace

void IdentifyJob::declare(FieldVisitor& v) {
  v.visit({.name = "INPUT",
           .help = "ROBOT LOG... (catalogue name, URDF or robot file; then recordings), or PART...",
           .positional = true,
           .required = true,
           .input = true},
          inputs);
  declare_part(v, robot);
  v.visit({.name = "mapping",
           .help = "what the columns of a foreign log are: a YAML file, or " + join(mapping_presets(), ", "),
           .input = true},
          mapping);
  armature::declare(v, options);
  // Words that identify_options.cpp reads.
  v.visit({.name = "weights", .help = "none, residuals, periods, or one deviation in N·m per joint: 0.3,0.4"}, weights);
  v.visit({.name = "estimator",
           .help = "least-squares; instrumental-variables or output-error: with a motion that the model makes in a "
                   "simulated loop; recursive: sample by sample; maximum-likelihood: motion and parameters together "
                   "(Jia 2019 eq. 7), for a recording that repeats its period",
           .choices = estimator_words()},
          estimator);
  v.visit(
      {.name = "physical",
       .help = "physically consistent parameters: convex; sturz or xu: constrained search of Stürz 2017 eq. 10 or Xu "
               "2020 eq. 15 to 18; none",
       .choices = {"convex", "sturz", "xu", "none"}},
      physical);
  v.visit(
      {.name = "prior",
       .help = "weight of the nominal bodies where the data say little: fixed at 1, or auto: chosen by validation on "
               "parts of the data",
       .choices = {"fixed", "auto"}},
      prior);
  v.visit({.name = "constraints",
           .help = "file of what is known: masses, centres of mass, mirrored links (YAML, docs/theory/physical.md)",
           .input = true},
          constraints);
  v.visit(
      {.name = "accept",
       .help = "apply what the report found about the log: gain:joint3, zero:joint2, mounting, swap:joint1,joint2, …"},
      accept);
  v.visit(
      {.name = "mounting",
       .help = "gravity's direction: as the robot file says, free, or free where the data contradict it beyond doubt",
       .choices = {"known", "auto", "free"}},
      mounting);
  v.visit({.name = "essential", .help = "how essential parameters are chosen: threshold, rsd, f-test, bic or none"},
          essential);
  v.visit({.name = "prior-percent",
           .help = "pull towards the robot's nominal parameters, known to this many per cent; 0: do not",
           .unit = "%",
           .least = 0,
           .most = 1e6},
          prior_percent);
  v.visit({.name = "hold", .help = "parameters or links at known values: M7=1.2,link3"}, hold);
  armature::declare(v, signal);
  v.visit({.name = "partial", .help = "write information.json, to be merged later with other parts"}, partial);
  v.visit({.name = "quick-check",
           .help = "look for zeros, gains and mountings that the log does not say only where a tenth of its torque is "
                   "not explained: for many short logs of known arms"},
          quick_check);
  v.visit({.name = "check-only", .help = "look at the logs, then stop; --out keeps what was found"}, check_only);
}

// The fit without files, for jobs that go on from it.
Result<IdentifyJob::Work> IdentifyJob::work(const Progress& progress) const {
  if (from_parts(*this)) return work_from_parts(*this);
  auto in = prepare_inputs(*this, progress.part(0, kPreparing));
  if (!in) return in.error();
  return work_from_logs(*this, *std::move(in), progress.part(kPreparing, 1));
}

Result<Outcome> IdentifyJob::run(const Progress& progress) {
  // Two ways to stop early: after the check of the logs, or after their sums.
  if ((check_only || partial) && !from_parts(*this)) {
    const auto in = prepare_inputs(*this, progress);
    if (!in) return in.error();
    return partial ? partial_outcome(*this, *in, progress) : Result<Outcome>(checked_only(*in));
  }
  const auto done = work(progress.part(0, kWorking));
  if (!done) return done.error();
  return outcome_of(*this, *done, progress.part(kWorking, 1));
}

}  // namespace armature
