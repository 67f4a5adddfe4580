// armature validate MODEL LOG...: would you trust it?
#include "armature/validate.hpp"

#include <algorithm>

#include "armature/jobs.hpp"
#include "armature/mapping.hpp"
#include "armature/near_rest.hpp"
#include "armature/text.hpp"
#include "jobs/identify_work.hpp"
#include "jobs/inputs.hpp"
#include "jobs/json_values.hpp"
#include "jobs/log_findings.hpp"
#include "jobs/validation_text.hpp"
#ifdef ARMATURE_WITH_SIMULATE
#include "simulate/rollout_mujoco.hpp"
#endif

namespace armature {
namespace fs = std::filesystem;
namespace {

// About which share of the time of a long log has passed when it is prepared; and of the whole when the models are
// judged, where the identification is repeated for its report.
constexpr double kValidatePrepared = 0.88, kJudgedAt = 0.45;

const std::vector<std::string> kValidateSets = {"base", "essential", "physical", "nominal"};

// The conclusion, then the joint it rests on. A doubt about the log is a doubt about what it shows.
std::string sentence(const Judged& judged, Verdict::Level level) {
  const Validation& v = judged.prepared;
  const JointTrust& worst = v.worst_joint();
  const std::string rest = "; the worst joint is " + worst.joint + ", " + worst.words;
  // A log that is wrong says nothing about a model.
  const auto about_logs = findings_beside_model(judged.logs.findings);
  if (const Finding* wrong = first_problem(about_logs))
    return "nothing is validated: " + wrong->where + ": " + wrong->message;
  if (!training_logs(judged.logs.files, judged.chosen.model).empty() && v.trust != Trust::Bad)
    return "nothing is validated: the model was fitted to this log" + rest;
  // The same order for every level: what to do, what the errors are, the worst joint.
  const std::string trusted =
      level == Verdict::Level::Good ? "trust this model: " : "look at the warnings, then trust this model: ";
  switch (v.trust) {
    case Trust::Explained: return trusted + "it predicts these motions down to their noise" + rest;
    case Trust::Good: return trusted + "its errors are small" + rest;
    case Trust::Rough: return "use this model with care: the large effects are right" + rest;
    case Trust::Bad: break;
  }
  return "do not use this model" + rest;
}

// Joints that are not predicted well enough.
std::vector<Finding> trust_findings(const Validation& v) {
  std::vector<Finding> out;
  for (const JointTrust& j : v.verdicts) {
    // The advice is about the worst joint.
    const std::string advice = j.joint == v.worst_joint().joint ? v.advice : "";
    if (j.trust == Trust::Rough) out.push_back({Severity::Warning, "rough-prediction", j.joint, j.words, advice});
    if (j.trust == Trust::Bad) out.push_back({Severity::Problem, "bad-prediction", j.joint, j.words, advice});
  }
  return out;
}

// Every sample with its torque as measured, where the preparation averaged, filtered or thinned it.
std::vector<NamedSamples> as_measured(const ChosenLogs& logs) {
  std::vector<NamedSamples> out = logs.named();
  for (NamedSamples& motion : out) {
    if (motion.samples.raw) motion.samples = Samples(*motion.samples.raw);
  }
  return out;
}

// Refits the model's own structure on the logs, for an honest error of the method.
Result<void> add_held_out(const ValidateJob& job, Judged& judged) {
  const TorqueModel model(judged.chosen.model.robot, judged.chosen.model.terms);
  if (job.folds > 0) {
    auto scores = cross_validate(model, judged.logs.named(), job.folds);
    if (!scores) return scores.error();
    judged.cross = *std::move(scores);
  }
  if (job.leave_one_out) {
    auto scores = leave_one_out(model, judged.logs.named());
    if (!scores) return scores.error();
    judged.left_out = *std::move(scores);
  }
  return {};
}

// Lets the model go under the measured torques: in our integrator, and as an exported file in MuJoCo where there is
// one.
void add_rollouts(Judged& judged, std::vector<Finding>& findings) {
  const Predictor predictor(judged.chosen.model, judged.prepared.judged);
  std::vector<std::pair<std::string, Driver>> engines = {{"our integrator", our_driver(predictor)}};
#ifdef ARMATURE_WITH_SIMULATE
  if (auto mujoco = mujoco_driver(judged.chosen.model))
    engines.emplace_back("MuJoCo", *std::move(mujoco));
  else
    findings.push_back({Severity::Note, "no-mujoco-rollout", judged.path, mujoco.error().message, mujoco.error().hint});
#else
  findings.push_back({Severity::Note, "no-mujoco-rollout", judged.path, "this build has no MuJoCo",
                      "Build it with ARMATURE_WITH_MUJOCO=ON."});
#endif
  // By torques as measured: a filtered torque did not move the arm.
  for (const NamedSamples& motion : as_measured(judged.logs)) {
    for (const auto& [name, driver] : engines)
      judged.rollouts.push_back(roll_out(motion, name, driver, judged.rollout_options));
  }
}

// One model on all logs: as prepared, with every torque as measured, and refitted where asked for.
Result<Judged> judge(const ValidateJob& job, const std::string& path, const ValidateOptions& options, LogCheck check,
                     const Progress& progress) {
  auto chosen = choose_model(job, path);
  if (!chosen) return chosen.error();
  // A set that was asked for by name must be there.
  for (const ParameterSet set : options.sets) {
    if (!chosen->model.has(set))
      return Error{ErrorCode::Usage, std::string("the model has no ") + to_string(set) + " parameters", "--sets",
                   "Leave it out, or identify again with them."};
  }
  // Logs are prepared for this model's robot; quality is looked at once, for the first model.
  auto logs = choose_logs(job, job.logs, chosen->model.robot, {}, check, progress.part(0, kValidatePrepared));
  if (!logs) return logs.error();
  const TorqueModel model(chosen->model.robot, chosen->model.terms);
  for (Finding& f : logs_without_temperature(model, *logs)) logs->findings.push_back(std::move(f));
  progress.tell({"validating " + path, kValidatePrepared, -1, ""});
  auto prepared = validate(chosen->model, logs->named(), options);
  if (!prepared) return prepared.error();
  Judged out{path, *std::move(chosen), *std::move(logs), *std::move(prepared), std::nullopt, {}, {}};
  // The same model on unfiltered torques: what preparation hides is told beside it.
  auto raw = validate(out.chosen.model, as_measured(out.logs), options);
  if (!raw) return raw.error();
  out.raw = *std::move(raw);
  if (auto done = add_held_out(job, out); !done) return done.error();
  return out;
}

/// A report with the validation in it, and the file that it brings up to date (empty: none).
struct NewReport {
  Report report;
  std::string replaces;
};

// The identification behind a model, made again; an Error where its job or its inputs are gone or changed.
Result<NewReport> repeat_identification(const ValidateJob& job, const Judged& judged, const Progress& progress) {
  if (!training_logs(judged.logs.files, judged.chosen.model).empty())
    return Error{ErrorCode::Meaning, "a log that the model was fitted to is no validation", judged.path, ""};
  // The job that wrote the model, beside it.
  const fs::path there = fs::absolute(job.at(judged.path));
  std::error_code ignored;
  auto saved = load_job(fs::is_directory(there, ignored) ? there : there.parent_path());
  if (!saved) return saved.error();
  // A part, a check or another verb made no identification that a report could show.
  const auto* identify = dynamic_cast<const IdentifyJob*>(saved->job.get());
  if (identify == nullptr || identify->partial || identify->check_only)
    return Error{ErrorCode::Meaning, "the model was not made by armature identify", judged.path, ""};
  // With other inputs the report would be about another fit.
  for (const JobInput& input : saved->inputs) {
    if (!input.checksum.empty() && input_of(*identify, input.path).checksum != input.checksum)
      return Error{ErrorCode::Meaning, input.path + " is gone or has changed since", judged.path, ""};
  }
  progress.tell({"repeating the identification for its report", 0, -1, ""});
  auto work = identify->work(progress);
  if (!work) return work.error();
  // The same base parameters, bit for bit: it is this model that was made again.
  if (!(work->found.model.base.size() == judged.chosen.model.base.size() &&
        work->found.model.base == judged.chosen.model.base))
    return Error{ErrorCode::Meaning, "the identification does not come out as it did", judged.path, ""};
  // The report with the validation and its motions in it.
  NewReport out{report_of(*work, judged.path, true), ""};
  out.report.validation = judged.prepared;
  out.report.unseen = judged.logs.named();
  // The model's own report is brought up to date only where that job wrote it.
  const bool listed = std::any_of(saved->files.begin(), saved->files.end(),
                                  [](const auto& file) { return file.first == "report.html"; });
  if (listed) out.replaces = (fs::proximate(saved->directory) / "report.html").string();
  return out;
}

// Sum of the joints' RMS errors [N·m].
double total_of(const Validation& v) {
  double total = 0;
  for (const JointTrust& j : v.verdicts) total += j.rms;
  return total;
}

// How the other models compare.
std::vector<Finding> comparison(const std::vector<Judged>& all) {
  std::vector<Finding> out;
  const double own = total_of(all.front().prepared);
  for (std::size_t i = 1; i < all.size(); ++i) {
    const double other = total_of(all[i].prepared);
    out.push_back({Severity::Note, "other-model", all[i].path,
                   "total error " + fixed(other, 3) + " N·m against " + fixed(own, 3) + " N·m of " + all.front().path +
                       (other < own   ? ": it predicts better"
                        : other > own ? ": it predicts worse"
                                      : ": it predicts the same"),
                   ""});
  }
  return out;
}

// Each set once, in the order in which they were named.
Result<std::vector<ParameterSet>> parse_sets(const std::vector<std::string>& names) {
  std::vector<ParameterSet> sets;
  for (const std::string& name : names) {
    const auto set = parse_parameter_set(name);
    if (!set) {
      const auto near = nearest_name(name, kValidateSets);
      return Error{ErrorCode::Usage, "\"" + name + "\" is not a parameter set", "--sets",
                   near ? "Did you mean " + *near + "?" : "Use " + join(kValidateSets, ", ") + "."};
    }
    if (std::find(sets.begin(), sets.end(), *set) == sets.end()) sets.push_back(*set);
  }
  return sets;
}

// Both refits need at least two parts of data.
std::optional<Error> usage_problem(const ValidateJob& job) {
  if (job.folds == 1)
    return Error{ErrorCode::Usage, "cross-validation needs at least two folds", "--folds", "Use 5, or 0 for none."};
  if (job.leave_one_out && job.logs.logs.size() < 2)
    return Error{ErrorCode::Usage, "leaving one recording out needs at least two", "--leave-one-out",
                 "Give more recordings, or use --folds 5."};
  return std::nullopt;
}

}  // namespace

void ValidateJob::declare(FieldVisitor& visitor) {
  visitor.visit(
      {.name = "MODEL", .help = "model.json or its directory", .positional = true, .required = true, .input = true},
      model);
  visitor.visit({.name = "LOG", .help = "recordings", .positional = true, .required = true, .input = true}, logs.logs);
  visitor.visit({.name = "against", .help = "another model to compare with, any number of times", .input = true},
                against);
  visitor.visit({.name = "mapping",
                 .help = "what the columns of a foreign log are: a YAML file, or " + join(mapping_presets(), ", "),
                 .input = true},
                logs.mapping);
  visitor.visit({.name = "sets", .help = "parameters to judge; default: all the model has", .choices = kValidateSets},
                sets);
  armature::declare(visitor, options);
  visitor.visit({.name = "folds",
                 .help = "also k-fold cross-validation of the model's structure; 0: none",
                 .least = 0,
                 .most = 1000},
                folds);
  visitor.visit({.name = "leave-one-out", .help = "also fit without each recording and predict it"}, leave_one_out);
  visitor.visit({.name = "rollout",
                 .help = "also drive the model by the measured torques, in our integrator and in MuJoCo: how long does "
                         "it stay with the recording?"},
                rollout);
}

// Judges every model on the same logs.
Result<Outcome> ValidateJob::run(const Progress& progress) {
  if (auto wrong = usage_problem(*this)) return *wrong;
  ValidateOptions how = options;
  auto chosen_sets = parse_sets(sets);
  if (!chosen_sets) return chosen_sets.error();
  how.sets = *std::move(chosen_sets);
  std::vector<Judged> all;
  std::vector<std::string> models = {model};
  models.insert(models.end(), against.begin(), against.end());
  for (const std::string& path : models) {
    const auto done = static_cast<double>(all.size()), count = static_cast<double>(models.size());
    const Progress part = progress.part(kJudgedAt * done / count, kJudgedAt * (done + 1) / count);
    auto judged = judge(*this, path, how, path == model && all.empty() ? LogCheck::Full : LogCheck::None, part);
    if (!judged) return judged.error();
    all.push_back(*std::move(judged));
  }

  // The verdict is about the first model; the others are there to compare with.
  Judged& first = all.front();
  Outcome outcome;
  if (rollout) {
    progress.tell({"driving the model by the recorded torques", kJudgedAt, -1, ""});
    for (Judged& judged : all) add_rollouts(judged, outcome.findings);
  }
  // Models, then logs, each with its checksum.
  outcome.inputs = {first.chosen.input};
  for (std::size_t i = 1; i < all.size(); ++i) outcome.inputs.push_back(all[i].chosen.input);
  outcome.inputs.insert(outcome.inputs.end(), first.logs.inputs.begin(), first.logs.inputs.end());
  for (const Finding& f : findings_beside_model(first.logs.findings)) outcome.findings.push_back(f);
  for (auto& list :
       {training_logs(first.logs.files, first.chosen.model), trust_findings(first.prepared), comparison(all)})
    outcome.findings.insert(outcome.findings.end(), list.begin(), list.end());
  outcome.verdict = make_verdict(sentence(first, level_of(outcome.findings)), outcome.findings);

  // Text and JSON model by model; a single model is no list.
  Json json = Json::array();
  for (const Judged& judged : all) {
    json.push_back(judged_json(judged));
    outcome.text += (all.size() > 1 ? judged.path + "\n" : "") + judged_text(judged, how.standstill);
  }
  outcome.result = compact((all.size() == 1 ? json[0] : json));
  outcome.files.push_back({"validation.json", pretty(all.size() == 1 ? json[0] : json)});
  // The identification's report with the validation in it, or a page of its own where it cannot be made again. The
  // verdict is known before: a stop leaves the report as it was.
  progress.has_best();
  const auto report = repeat_identification(*this, first, progress.part(kJudgedAt, 1));
  outcome.stopped = progress.stopping() && !report;
  if (report) {
    outcome.files.push_back({"report.html", write_report(report->report)});
    // The model's own report no longer says that nothing is validated.
    if (!report->replaces.empty()) outcome.refreshed.push_back({report->replaces, outcome.files.back().content});
  } else {
    outcome.files.push_back({"validation.html", validation_page(first, outcome.verdict, how.standstill)});
    outcome.findings.push_back(
        {Severity::Note, "no-report", first.path, "its report is not written again: " + report.error().message, ""});
  }
  return outcome;
}

}  // namespace armature
