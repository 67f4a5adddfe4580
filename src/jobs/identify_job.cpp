// armature identify ROBOT LOG... or PART...: parameters with honest intervals, the model, and what limits it.
#include <algorithm>

#include "armature/files.hpp"
#include "armature/judgement.hpp"
#include "armature/mapping.hpp"
#include "armature/near_rest.hpp"
#include "armature/text.hpp"
#include "core/escape.hpp"
#include "core/stopped.hpp"
#include "jobs/accepted_stories.hpp"
#include "jobs/estimate_json.hpp"
#include "jobs/identify_options.hpp"
#include "jobs/identify_physical.hpp"
#include "jobs/identify_work.hpp"
#include "jobs/joint_plots.hpp"
#include "jobs/json_values.hpp"
#include "report/page.hpp"

namespace armature {
namespace {

// A saved part: a file of ours, or a directory that --partial wrote.
std::filesystem::path part_file(const std::string& input) {
  const std::filesystem::path path(input);
  return std::filesystem::is_directory(path) ? path / "information.json" : path;
}

// By its first bytes, so that another .json is not taken for a part.
bool is_part(const std::string& input) {
  const auto path = part_file(input);
  if (path.extension() != ".json" || !std::filesystem::exists(path)) return false;
  const auto text = read_file(path);
  return text && text->rfind("{\"format\":\"armature information\"", 0) == 0;
}

// Only if every input is a part: a robot and a log among them make it a fit of recordings.
bool from_parts(const IdentifyJob& job) {
  return !job.inputs.empty() && std::all_of(job.inputs.begin(), job.inputs.end(),
                                            [&](const std::string& input) { return is_part(job.at(input)); });
}

// Torque and regressor go through one filter later, so the torque meets the model raw.
SignalOptions signal_of(const IdentifyJob& job) {
  SignalOptions signal = job.signal;
  if (job.options.refinement.keep_every > 1) signal.filter_torque = false, signal.decimate = 1;
  return signal;
}

// A robot and its recordings, read and prepared.
struct Prepared {
  ChosenRobot robot;
  ChosenLogs logs;
};
// Reads everything, and reads it again where accepted stories change what the log or the robot says.
Result<Prepared> prepare_inputs(const IdentifyJob& job, const Progress& progress) {
  if (job.inputs.size() < 2)
    return Error{ErrorCode::Usage, "a robot and at least one recording are needed", "armature identify",
                 "armature identify ROBOT LOG..., or armature identify PART..."};
  // The first word is the robot, the others are its recordings.
  RobotChoice choice = job.robot;
  choice.robot = job.inputs.front();
  auto robot = choose_robot(job, choice);
  if (!robot) return robot.error();
  const LogChoice logs{{job.inputs.begin() + 1, job.inputs.end()}, job.mapping};
  const LogCheck check = job.quick_check ? LogCheck::Suspicious : LogCheck::Full;
  auto read = choose_logs(job, logs, robot->robot, signal_of(job), check, progress);
  if (!read) return read.error();
  // Stories are found in the first reading: what the log would say with another zero, gain or mounting.
  auto accepted = accepted_stories({job.accept, job.mounting}, *read, robot->robot);
  if (!accepted) return accepted.error();
  if (accepted->empty()) return Prepared{*std::move(robot), *std::move(read)};
  // Told anew: the robot and the logs as the stories have them.
  std::vector<StoryChange> changes;
  for (const Story& story : *accepted) changes.push_back(story.change);
  const auto mapping = choose_mapping(job, logs);
  if (!mapping) return mapping.error();
  Robot changed = robot->robot;
  for (const StoryChange& change : changes) change.apply(changed);
  robot->robot = changed;
  read = choose_logs(job, logs, *mapping, changed, signal_of(job), check, progress, changes);
  if (!read) return read.error();
  write_down(*accepted, *read);
  return Prepared{*std::move(robot), *std::move(read)};
}

// One row per sample of the fit: time, then measured, predicted and residual torque of every joint.
std::string residual_csv(const std::vector<std::string>& joints, const Samples& s, const Matrix& predicted) {
  std::vector<std::string> cells = {"t[s]"};
  for (const char* kind : {"measured_", "predicted_", "residual_"}) {
    for (const std::string& name : joints) cells.push_back(csv_cell(kind + name + "[Nm]"));
  }
  std::string text = join(cells, ",") + '\n';
  for (Eigen::Index k = 0; k < s.size(); ++k) {
    text += exact(s.time[k]);
    for (Eigen::Index j = 0; j < s.tau.cols(); ++j) text += ',' + significant(s.tau(k, j), 9);
    for (Eigen::Index j = 0; j < s.tau.cols(); ++j) text += ',' + significant(predicted(k, j), 9);
    for (Eigen::Index j = 0; j < s.tau.cols(); ++j) text += ',' + significant(s.tau(k, j) - predicted(k, j), 9);
    text += '\n';
  }
  return text;
}

// Joint by joint what the fit leaves, beside its noise where that is known.
std::string residual_table(const Identification& found) {
  const Estimate& e = found.estimate;
  const std::string unit = "[" + torque_units(found.model.robot) + "]";
  std::vector<std::vector<std::string>> rows = {{"joint", "error " + unit, "of its torque", "noise " + unit}};
  for (std::size_t j = 0; j < e.joints.size(); ++j) {
    // The model lists the noise of all joints, or of none.
    const auto at = static_cast<Eigen::Index>(j);
    const bool known = found.model.noise.size() == static_cast<Eigen::Index>(e.joints.size());
    rows.push_back({e.joints[j], significant(e.residual_rms[at], 3), fixed(100 * e.relative_residual[at], 2) + " %",
                    known ? significant(found.model.noise[at], 3) : "not known"});
  }
  return format_table(rows);
}

// The parameters that are known worst, a few of them: the whole list is in the files.
std::string worst_known(const Estimate& e) {
  // By relative deviation, the largest first.
  std::vector<std::size_t> order;
  for (std::size_t i = 0; i < e.parameters.size(); ++i) order.push_back(i);
  const auto spread = [&](std::size_t i) { return e.relative_deviation[static_cast<Eigen::Index>(i)]; };
  std::sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) { return spread(a) > spread(b); });
  std::vector<std::string> words;
  for (std::size_t k = 0; k < std::min<std::size_t>(5, order.size()); ++k) {
    const auto at = static_cast<Eigen::Index>(order[k]);
    words.push_back(e.parameters[order[k]] + " " + significant(e.beta[at], 3) + " [" + significant(e.lower[at], 3) +
                    ", " + significant(e.upper[at], 3) + "] " + e.units[order[k]]);
  }
  return "known least well, with " + percent_text(e.confidence) + " intervals: " + join(words, "; ") + "\n";
}

// What the model leaves of every torque, and below the frequencies that the motion fills: the same two numbers that
// validate gives.
std::string band_text(const IdentifyJob::Work& work) {
  std::string text;
  for (std::size_t i = 0; i < work.scores.size(); ++i) {
    const MotionScore& m = work.scores[i];
    // Samples keep the unprepared torque in `raw` where preparation changed it.
    const bool as_measured = work.logs.samples[i].raw == nullptr;
    text += (work.scores.size() > 1 ? m.motion + ": " : "") + fixed(100 * m.relative, 2) + " % of the " +
            (as_measured ? "torque as measured" : "averaged or filtered torque") + " is left, " +
            fixed(100 * m.in_band, 2) + " % below " + significant(m.band, 2) +
            " Hz, the frequencies that hold 99 % of the motion's torque (as power)\n";
  }
  return text;
}

// For the terminal: data, fit, error per joint, and the least known numbers.
std::string short_text(const IdentifyJob::Work& work) {
  std::string text = work.logs.text();
  text += "\n" + work.found.estimate.brief() + "\n" + residual_table(work.found) + band_text(work);
  text += worst_known(work.found.estimate);
  for (const std::string& line : work.found.refined) text += line + "\n";
  if (work.found.essential) text += work.found.essential->brief() + "\n";
  if (work.found.physical) text += work.found.physical->brief() + "\n";
  return text;
}

// For estimate.txt: all of it.
std::string whole_text(const IdentifyJob::Work& work) {
  std::string page = work.found.estimate.full();
  for (const std::string& line : work.found.refined) page += "\n" + line + "\n";
  for (std::size_t i = 0; i < work.statistics.size(); ++i)
    page += "\n" + work.logs.names[i] + "\n" + work.statistics[i].full();
  if (work.found.essential) page += "\n" + work.found.essential->brief() + "\n" + work.found.essential->table();
  return page;
}

// Per log how much the model leaves, then the estimate with every number.
Json result_json(const IdentifyJob::Work& work) {
  Json json = {{"logs", Json::array()}, {"refined", work.found.refined}};
  for (std::size_t i = 0; i < work.statistics.size(); ++i) {
    json["logs"].push_back({{"name", work.logs.names[i]},
                            {"samples", work.logs.samples[i].size()},
                            {"relative", finite(work.scores[i].relative)},
                            {"band_hz", finite(work.scores[i].band)},
                            {"relative_in_band", finite(work.scores[i].in_band)},
                            {"statistics", statistics_to_json(work.statistics[i])}});
  }
  json["estimate"] = estimate_to_json(work.found.estimate);
  if (work.found.essential) json["essential"] = essential_to_json(*work.found.essential);
  return json;
}

// The same two numbers whatever the level, so that runs can be compared.
std::string verdict_sentence(const Identification& found, Verdict::Level level) {
  const Estimate& e = found.estimate;
  const std::string numbers = std::to_string(e.parameters.size()) + " base parameters, error " +
                              fixed(100 * e.total_relative_residual, 2) + " % of the torque";
  switch (level) {
    case Verdict::Level::Good: return "the model is ready to be validated: " + numbers;
    case Verdict::Level::Doubtful: return "the model can be used with care: " + numbers;
    case Verdict::Level::Bad: break;
  }
  return "do not use this model: " + numbers;
}

std::vector<JobFile> files_of(const IdentifyJob& job, const IdentifyJob::Work& work) {
  std::vector<JobFile> files;
  // Stems may be equal where names are not: a.csv and a.npz.
  std::vector<std::string> stems;
  for (const std::string& name : work.logs.names)
    stems.push_back(std::filesystem::path(name).replace_extension().string());
  const auto names = distinct_file_names(stems);
  // Per log: a table and a picture of the residual, tau − Y_b beta.
  for (std::size_t i = 0; i < work.logs.samples.size(); ++i) {
    const Samples& s = work.logs.samples[i];
    const std::string& stem = names[i];
    const Matrix predicted =
        s.tau - compute_residuals(work.found.torque_model, work.found.base, work.found.estimate.beta, s);
    const auto& joints = work.found.estimate.joints;
    files.push_back({"residual_" + stem + ".csv", residual_csv(joints, s, predicted)});
    files.push_back({"torque_" + stem + ".svg", joint_plots(work.found.model.robot, s.time, s.tau, predicted)});
  }
  // The numbers, the model that other verbs take, and the report.
  files.push_back({"estimate.json", pretty(result_json(work))});
  files.push_back({"estimate.txt", whole_text(work)});
  files.push_back({"model.json", write_model(work.found.model)});
  // A robot that was changed by a story, for the next design and rehearsal.
  if (!job.accept.empty() || job.mounting != "known")
    files.push_back({"robot.yaml", write_robot_yaml(work.found.torque_model.robot())});
  Report report = report_of(work, output_place(job).string());
  // The report shows the robot's meshes where its file names them.
  report.surfaces = drawn_surfaces(job.at(job.inputs.front()), work.found.model.robot);
  files.push_back({"report.html", write_report(report)});
  return files;
}

// --check-only: what is good and bad about the logs, and nothing else.
Outcome checked_only(const Prepared& in) {
  Outcome out;
  out.findings = in.logs.findings;
  out.inputs = in.logs.inputs;
  out.inputs.insert(out.inputs.begin(), in.robot.input);
  out.text = in.logs.text();
  // What is known of a log without a fit; a period or a residual that was not found is null.
  Json logs = Json::array();
  for (const QualityReport& q : in.logs.quality) {
    logs.push_back({{"name", q.source},
                    {"rate_hz", q.rate},
                    {"duration_s", q.duration},
                    {"period_s", q.period.found ? Json(q.period.seconds) : Json()},
                    {"relative_residual", q.residual >= 0 ? Json(q.residual) : Json()}});
  }
  out.result = compact(Json{{"logs", logs}});
  out.files = {{"check.json", pretty(Json{{"logs", logs}})}};  // written where --out names a place
  const auto level = level_of(out.findings);
  out.verdict = make_verdict(level == Verdict::Level::Good       ? "these logs can be used"
                             : level == Verdict::Level::Doubtful ? "these logs can be used with care"
                                                                 : "do not fit a model to these logs",
                             out.findings);
  return out;
}

// --partial: one information file, with the correction for correlated residuals in it.
Result<Outcome> partial_outcome(const IdentifyJob& job, const Prepared& in, const Progress& progress) {
  // What looks at single rows again cannot be done with sums.
  const Refinement& r = job.options.refinement;
  if (r.loss || r.fit_shapes || r.selection_gain > 0 || r.keep_every > 1)
    return Error{ErrorCode::Usage, "a part holds plain sums of raw rows", "--partial",
                 "Leave out --robust, --fit-shapes, --select and --keep-every."};
  // Parts can be added only if their columns mean the same.
  if (std::find(job.options.terms.begin(), job.options.terms.end(), "auto") != job.options.terms.end())
    return Error{ErrorCode::Usage, "the terms of all parts must be the same", "--terms auto",
                 "Identify once with --terms auto and use the terms that it prints."};
  auto terms = make_terms(in.robot.robot, job.options.terms);
  if (!terms) return terms.error();
  const TorqueModel model(in.robot.robot, *terms);
  const BaseMap base = compute_base(model);
  // Log by log: sums of the rows that move, and the factor by which correlated residuals widen intervals.
  std::vector<Information> parts;
  for (std::size_t i = 0; i < in.logs.samples.size(); ++i) {
    if (progress.stopping()) return stopped_error();
    AccumulateOptions gather{.threads = job.options.threads, .minimum_speed = r.minimum_speed};
    gather.source = in.logs.names[i];
    // A joint near rest has no weight where it has dry friction, which has no direction there.
    const Matrix weights = moving_weights(model, in.logs.samples[i].motion, job.options.standstill);
    auto info = accumulate(model, base, in.logs.samples[i], gather, weights);
    if (!info) return info.error();
    // The factor needs residuals, and these need a fit of this log alone.
    const Estimate e = estimate(*info);
    if (e.usable())
      info->inflation =
          compute_statistics(model, base, in.logs.samples[i], e, {.bootstrap_runs = 0}, weights).inflation;
    parts.push_back(*std::move(info));
  }
  // The robot and its terms go into the file, so that a later merge needs nothing else.
  auto merged = merge(parts);
  if (!merged) return merged.error();
  merged->robot_file = write_robot_yaml(in.robot.robot);
  merged->terms = job.options.terms;
  // Inputs and findings as after a check; text, result and file are those of a part.
  Outcome out = checked_only(in);
  const std::string sums = grouped(static_cast<long long>(merged->count())) + " equations about " +
                           std::to_string(merged->size()) + " parameters";
  out.text = sums + "\n";
  out.result = compact(Json{{"equations", merged->count()}, {"parameters", merged->size()}});
  out.files = {{"information.json", write_information(*merged)}};
  out.verdict = make_verdict("a part to be merged: " + sums, out.findings);
  return out;
}

// What looks at rows or makes another model of them: sums that were made already cannot follow it.
std::optional<Error> needs_rows(const IdentifyJob& job, const std::vector<std::string>& terms) {
  const auto plain = IdentifyJob();
  const Refinement& r = job.options.refinement;
  const std::pair<const char*, bool> given[] = {
      {"--robust", r.loss.has_value()},
      {"--fit-shapes", r.fit_shapes},
      {"--select", r.selection_gain > 0},
      {"--minimum-speed", r.minimum_speed > 0},
      {"--keep-every", r.keep_every > 1},
      {"--near-rest-percent", job.options.standstill != plain.options.standstill},
      {"--estimator", job.estimator != plain.estimator},
      {"--terms", job.options.terms != plain.options.terms && job.options.terms != terms},
      {"--mapping", !job.mapping.empty()},
      {"--accept", !job.accept.empty()},
      {"--mounting", job.mounting != plain.mounting},
      {"--partial", job.partial},
      {"--check-only", job.check_only}};
  for (const auto& [flag, is_given] : given) {
    if (is_given)
      return Error{ErrorCode::Usage, "parts hold sums, which it cannot change any more", flag,
                   std::string("Identify from the recordings, or leave out ") + flag + "."};
  }
  return no_part_of(job.robot, "a part has its robot in it");
}

// From saved parts: the robot and its terms are in them.
Result<IdentifyJob::Work> work_from_parts(const IdentifyJob& job) {
  // Each part with its checksum: the same part given twice would count twice.
  std::vector<Information> parts;
  std::vector<JobInput> inputs;
  std::vector<InputFile> files;
  for (const std::string& input : job.inputs) {
    const auto file = part_file(job.at(input));
    auto part = load_information(file);
    if (!part) return part.error();
    parts.push_back(*std::move(part));
    // Named as the file that was read, also where its directory was given.
    const bool folder = std::filesystem::is_directory(job.at(input));
    inputs.push_back(input_of(job, folder ? (std::filesystem::path(input) / "information.json").string() : input));
    files.push_back({input, inputs.back().checksum});
  }
  // Sums add up; merge() refuses parts of different models.
  const auto merged = merge(parts);
  if (!merged) return merged.error();
  auto model = model_of(*merged);
  if (!model) return model.error();
  // Options that need rows are refused, the others apply to the sums as they do to recordings.
  if (auto wrong = needs_rows(job, merged->terms)) return *wrong;
  const BaseMap base = compute_base(*model);
  const auto options = identify_options(job, *model, base);
  if (!options) return options.error();
  if (const auto wrong = options->estimate.problem(*merged)) return *wrong;
  if (job.prior == "auto")
    return Error{ErrorCode::Usage, "parts hold sums, which cannot be divided for validation", "--prior auto",
                 "Identify from the recordings, or leave --prior out."};
  // The fit of the merged sums, then the constrained search where it was asked for.
  auto found = identify_from(*model, base, *merged, *options);
  if (!found) return found.error();
  auto searched = search_physical(job.physical, options->constraints, *found);
  if (!searched) return searched.error();
  if (!job.constraints.empty()) inputs.push_back(input_of(job, job.constraints));
  // What limits the answer; nothing can be said about single recordings.
  IdentifyJob::Work work{*std::move(found), {}, {}, {}, {}, inputs};
  work.findings = repeated_logs(files);
  work.findings.insert(work.findings.end(), searched->begin(), searched->end());
  for (Finding& f : check_identification(work.found, {})) work.findings.push_back(std::move(f));
  // command_line() walks over the fields of a job that is not const.
  IdentifyJob copy = job;
  work.found.model.provenance = {ARMATURE_VERSION, command_line(copy, false), 0, files, {}};
  return work;
}

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

// Advice to try further terms: "Add rotor to --terms" becomes what can be typed, "Try --terms viscous,coulomb,rotor".
// What --terms auto has tried already is not advised again. Where several joints lack something, one note says that
// --terms auto tries everything at once.
void advise_terms(std::vector<Finding>& findings, const std::vector<std::string>& terms, bool chosen,
                  const Robot& robot) {
  const std::string option = " to --terms";
  int lacking = 0;
  for (Finding& f : findings) {
    for (std::string* text : {&f.message, &f.advice}) {
      // Looks for "Add TERM to --terms", or "add", anywhere in the sentence.
      const auto end = text->rfind(option);
      const auto begin = end == std::string::npos ? end : text->rfind("dd ", end);
      if (begin == std::string::npos || begin == 0) continue;
      ++lacking;
      const std::string added = text->substr(begin + 3, end - begin - 3);
      // "with --fit-shapes" is typed without the word.
      std::string rest = text->substr(end + option.size());
      if (rest.rfind(" with --", 0) == 0) rest.erase(0, std::string(" with").size());
      // The capital tells whether a sentence begins with the word.
      const bool starts = (*text)[begin - 1] == 'A';
      if (!chosen) {
        *text = text->substr(0, begin - 1) + (starts ? "Try" : "try") + " --terms " +
                join(terms_beside(added, terms, robot), ",") + "," + added + rest;
        continue;
      }
      // From the sentence with the advice on, the text says what the choice of terms has shown.
      const auto sentence = text->rfind(". ", begin);
      text->replace(sentence == std::string::npos ? 0 : sentence + 2, std::string::npos,
                    "--terms auto tried such terms: none predicts rows better that were left out of the fit");
    }
  }
  if (!chosen && lacking > 1)
    findings.insert(findings.begin(), {Severity::Note, "choose-terms", "fit",
                                       "several joints lack something; --terms auto tries all such terms together and "
                                       "keeps those that predict rows which were left out of the fit",
                                       ""});
}

Result<IdentifyJob::Work> work_from_logs(const IdentifyJob& given, Prepared in, const Progress& progress) {
  // Terms first: "auto" becomes the terms that predict best.
  auto resolved = resolve_terms(given, in.robot.robot, in.logs.samples, progress);
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
  progress.tell({"estimating", -1, -1, ""});
  auto chosen = *options;
  // How much the nominal bodies count may itself be chosen by validation.
  if (job.prior == "auto") {
    const auto weight = validated_prior_weight(model, base, in.logs.samples, chosen);
    if (!weight) return weight.error();
    chosen.physical.prior_weight = *weight;
  }
  // Base, essential and physical parameters.
  auto found = identify(in.robot.robot, in.logs.samples, chosen, progress);
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
    work.statistics.push_back(
        compute_statistics(work.found.torque_model, work.found.base, s, work.found.estimate,
                           {.bootstrap_runs = 0, .keep_every = work.found.keep_every, .threads = options->threads},
                           moving_weights(work.found.torque_model, s.motion, options->standstill)));
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

// The outcome: its verdict follows from the findings.
Outcome outcome_of(const IdentifyJob& job, const IdentifyJob::Work& work) {
  Outcome out;
  out.findings = work.findings;
  out.inputs = work.inputs;
  out.text = short_text(work);
  out.result = compact(result_json(work));
  out.files = files_of(job, work);
  out.verdict = make_verdict(verdict_sentence(work.found, level_of(out.findings)), out.findings);
  return out;
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
  auto in = prepare_inputs(*this, progress);
  if (!in) return in.error();
  return work_from_logs(*this, *std::move(in), progress);
}

Result<Outcome> IdentifyJob::run(const Progress& progress) {
  // Two ways to stop early: after the check of the logs, or after their sums.
  if ((check_only || partial) && !from_parts(*this)) {
    const auto in = prepare_inputs(*this, progress);
    if (!in) return in.error();
    return partial ? partial_outcome(*this, *in, progress) : Result<Outcome>(checked_only(*in));
  }
  const auto done = work(progress);
  if (!done) return done.error();
  return outcome_of(*this, *done);
}

Report report_of(const IdentifyJob::Work& work, const std::string& place) {
  Report page{"", work.found, {}, {}, {}, {}, {}, {}, {}};
  for (std::size_t i = 0; i < work.logs.samples.size(); ++i)
    page.data.push_back({work.logs.names[i], work.logs.samples[i]});
  for (const Finding& f : work.findings) page.quality.push_back(std::string(to_string(f.severity)) + ": " + f.text());
  // What to do with a model: validate it, then use it.
  page.next_steps = {
      "Record another motion and run: armature validate " + place + " LOG",
      "For a simulator or a controller: armature export " + place + " --to urdf (or mjcf, sdf, c, numpy)"};
  return page;
}

}  // namespace armature
