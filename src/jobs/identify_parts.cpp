#include "jobs/identify_parts.hpp"

#include <algorithm>

#include "armature/judgement.hpp"
#include "armature/near_rest.hpp"
#include "armature/text.hpp"
#include "core/stopped.hpp"
#include "jobs/identify_options.hpp"
#include "jobs/identify_physical.hpp"
#include "jobs/json_values.hpp"

namespace armature {

Outcome checked_only(const PreparedInputs& in) {
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

Result<Outcome> partial_outcome(const IdentifyJob& job, const PreparedInputs& in, const Progress& progress) {
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
    const Matrix weights = moving_weights(model, in.logs.samples[i].motion, job.options.standstill, r.minimum_speed);
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

namespace {

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

}  // namespace

Result<IdentifyJob::Work> work_from_parts(const IdentifyJob& job) {
  // Each part with its checksum: the same part given twice would count twice.
  std::vector<Information> parts;
  std::vector<JobInput> inputs;
  std::vector<InputFile> files;
  for (const std::string& input : job.inputs) {
    const auto file = saved_part(job.at(input));
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

}  // namespace armature
