// armature monitor MODEL LOG...: collisions, with a stated rate of false alarms.
#include <algorithm>

#include "armature/jobs.hpp"
#include "armature/mapping.hpp"
#include "armature/observer.hpp"
#include "armature/text.hpp"
#include "jobs/inputs.hpp"
#include "jobs/json_values.hpp"
#include "jobs/log_findings.hpp"
#include "jobs/stopped_finding.hpp"
#include "report/page.hpp"

namespace armature {
namespace {

const std::vector<std::string> kSets = {"base", "essential", "physical", "nominal"};
// About which share of the time of a long log has passed when it is prepared.
constexpr double kMonitorPrepared = 0.77;

constexpr std::size_t kShown = 10;  // contacts in the terminal; all of them are in the files

/// One log and what was seen in it. Times begin at 0.
struct Watched {
  std::string name;
  double start_s = 0;  ///< the log's own time at 0
  double whole_s = 0;  ///< length of the log; a stop ends the watch before its end
  Monitoring seen;
  Vector nearest;  ///< largest |residual| over its threshold per joint, where an alarm is possible; above 1: a contact
};

// Right after a start the observer settles: nothing counts there.
Vector nearest_to_threshold(const Monitoring& m, const Samples& samples, double settle_s) {
  Vector nearest = Vector::Zero(m.residual.cols());
  const Matrix over = m.over();
  double begin = m.time[0];
  std::size_t piece = 0;
  for (Eigen::Index k = 0; k < m.time.size(); ++k) {
    // Every piece of the recording has its own start.
    if (piece < samples.starts.size() && samples.starts[piece] == k) begin = m.time[k], ++piece;
    if (m.time[k] - begin < settle_s) continue;
    nearest = nearest.cwiseMax(over.row(k).transpose());
  }
  return nearest;
}

const std::string& joint_name(const Monitoring& m, int joint) { return m.joints[static_cast<std::size_t>(joint)]; }

double length_of(const Monitoring& m) { return m.time[m.time.size() - 1] - m.time[0]; }

// One log of monitor.json: its contacts, and how near each joint came to its threshold.
Json watched_json(const Watched& w) {
  Json list = Json::array();
  for (const Detection& d : w.seen.detections) {
    list.push_back({{"time_s", d.time_s},
                    {"duration_s", d.duration_s},
                    {"joint", joint_name(w.seen, d.joint)},
                    {"contact_on_or_beyond", joint_name(w.seen, d.contact_link)},
                    {"residual_nm", finite(d.residual_nm)},
                    {"threshold_nm", finite(d.threshold_nm)}});
  }
  // The log as a whole: shares of 1, times in seconds.
  return {{"log", w.name},
          {"start_s", finite(w.start_s)},
          {"duration_s", finite(length_of(w.seen))},
          {"joints", w.seen.joints},
          {"detections", list},
          {"share_of_time", finite(w.seen.share_of_time())},
          {"largest_residual_nm", finite(w.seen.largest)},
          {"largest_share_of_threshold", finite(w.nearest)},
          {"quantile", finite(w.seen.quantile)},
          {"gaussian", w.seen.gaussian},
          {"quiet_s", finite(w.seen.quiet_s)},
          {"unseen_s", finite(w.seen.unseen_s)}};
}

// One log for the terminal: per joint how near it came and why its threshold is so wide, then the first contacts.
std::string watched_text(const Watched& w, const Robot& robot) {
  const Monitoring& m = w.seen;
  std::vector<std::vector<std::string>> rows = {{"joint", "largest residual [" + torque_units(robot) + "]",
                                                 "of its threshold", "noise", "parameters", "unmodelled"}};
  for (std::size_t j = 0; j < m.joints.size(); ++j) {
    const auto c = static_cast<Eigen::Index>(j);
    rows.push_back({m.joints[j], fixed(m.largest[c], 3), fixed(100 * w.nearest[c], 0) + " %",
                    fixed(m.noise_share[c], 3), fixed(m.model_share[c], 3), fixed(m.unmodelled_share[c], 3)});
  }
  std::string text = w.name + ": " + m.brief() + "\n" + format_table(rows);
  // The first contacts one by one; a long list would hide the table.
  for (std::size_t i = 0; i < std::min(kShown, m.detections.size()); ++i) {
    const Detection& d = m.detections[i];
    const std::string unit = std::string(" ") + torque_unit(robot, d.joint);
    text += "  " + fixed(d.time_s, 3) + " s, for " + fixed(d.duration_s, 3) + " s: " + joint_name(m, d.joint) + " " +
            fixed(d.residual_nm, 2) + unit + ", threshold " + fixed(d.threshold_nm, 2) + unit + "; on or beyond " +
            joint_name(m, d.contact_link) + "\n";
  }
  if (m.detections.size() > kShown)
    text += "  and " + std::to_string(m.detections.size() - kShown) + " more in monitor.json\n";
  return text;
}

// What decided at every instant: of an arm at rest, the change of its residual where that is nearer to its
// threshold.
std::pair<Vector, Vector> judged(const Monitoring& m, Eigen::Index joint) {
  Vector residual = m.residual.col(joint), threshold = m.threshold.col(joint);
  for (Eigen::Index k = 0; k < std::min(residual.size(), m.rest_residual.rows()); ++k) {
    // Compares |change| / limit with |residual| / threshold, without dividing.
    const double change = m.rest_residual(k, joint), limit = m.rest_threshold(k, joint);
    if (!std::isfinite(limit) || std::abs(change) * threshold[k] <= std::abs(residual[k]) * limit) continue;
    residual[k] = change, threshold[k] = limit;
  }
  return {residual, threshold};
}

// Residual and threshold of every joint over time, with a mark where a contact begins.
Json plots_of(const Watched& w, const Robot& robot) {
  const Monitoring& m = w.seen;
  std::vector<Plot> plots;
  for (std::size_t j = 0; j < m.joints.size(); ++j) {
    const auto joint = static_cast<Eigen::Index>(j);
    const auto [residual, threshold] = judged(m, joint);
    plots.push_back(
        {m.joints[j],
         torque_unit(robot, joint),
         {{"residual", "residual", residual}, {"threshold", "band", threshold}, {"−threshold", "band", -threshold}}});
  }
  Json section = time_section("Residuals in " + w.name, m.time, plots);
  for (const Detection& d : m.detections) section["events"].push_back({{"time", d.time_s}});
  return section;
}

// All contacts of one log.
Json table_of(const Watched& w, const Robot& robot) {
  std::vector<std::vector<std::string>> rows;
  for (const Detection& d : w.seen.detections) {
    rows.push_back({fixed(d.time_s, 3), fixed(d.duration_s, 3), joint_name(w.seen, d.joint), fixed(d.residual_nm, 2),
                    fixed(d.threshold_nm, 2), "on or beyond " + joint_name(w.seen, d.contact_link)});
  }
  const std::string unit = " [" + torque_units(robot) + "]";
  return table_section("Contacts in " + w.name,
                       {"from [s]", "for [s]", "joint", "largest residual" + unit, "its threshold" + unit, "place"},
                       rows);
}

// The verdict, then log by log: contacts, if there are any, and residuals.
std::string page_of(const std::vector<Watched>& all, const Robot& robot, const Verdict& verdict) {
  Page page;
  page.title = "Contacts of " + robot.name;
  page.verdict = page_verdict(verdict);
  for (const Watched& w : all) {
    if (!w.seen.detections.empty()) page.sections.push_back(table_of(w, robot));
    page.sections.push_back(plots_of(w, robot));
  }
  page.sections.push_back(text_section(
      "How to read the plots", {"Residual: torque that neither the model nor its friction explains, as the "
                                "momentum observer follows it. Dashed: what noise and the model's own "
                                "uncertainty explain at the accepted rate of false alarms. While the arm stands, "
                                "the change of the residual since it stands is judged against noise alone, and "
                                "the narrower band is drawn. A dotted line marks where a joint leaves its band: "
                                "a contact, or a load that the model does not know."}));
  return render_page(page);
}

// A model that leaves much more than noise may leave more on another motion than on the one it was fitted to.
std::string contact_advice(const Monitoring& m, const Robot& robot) {
  constexpr double kFarAboveNoise = 5;
  for (const Detection& d : m.detections) {
    const double left = m.unmodelled_share[d.joint], noise = m.noise_share[d.joint];
    if (!(noise > 0 && left > kFarAboveNoise * noise)) continue;
    return "The model leaves " + significant(left, 2) + " " + torque_unit(robot, d.joint) + " of " +
           joint_name(m, d.joint) + " unexplained, " + significant(left / noise, 2) +
           " times its noise: this may be the model, not a contact. Identify again with the terms that "
           "`armature identify` names, or give recordings without contact (--quiet-logs).";
  }
  return "";
}

// What the residuals themselves say.
std::vector<Finding> seen_findings(const Watched& w, const Robot& robot) {
  const Monitoring& m = w.seen;
  std::vector<Finding> out;
  // Findings of the observer, with the name of the log that they are about.
  for (Finding f : m.findings) {
    // Warnings of the preparation are among the log's findings already.
    if (f.kind == "samples") continue;
    f.where = f.where.empty() ? w.name : w.name + ", " + f.where;
    out.push_back(std::move(f));
  }
  // A residual that is not a number would hide every contact.
  if (!m.residual.allFinite() || !m.threshold.allFinite())
    out.push_back({Severity::Problem, "not-a-number", w.name, "a residual or a threshold is not a number",
                   "Look at the log for missing or absurd values."});
  if (m.stopped)
    out.push_back(stopped_finding(w.name, "the watch was stopped at " + fixed(length_of(m), 1) + " s of " +
                                              fixed(w.whole_s, 1) + " s: contacts after that are not listed"));
  if (m.detections.empty()) return out;
  // A residual that stays is rather a load or another model than a contact.
  if (m.lasting())
    out.push_back({Severity::Warning, "lasting-residual", w.name, m.brief(), ""});
  else
    out.push_back({Severity::Warning, "contact", w.name, m.brief(), contact_advice(m, robot)});
  return out;
}

// `about_logs`: what can hide a contact.
std::string sentence(const std::vector<Watched>& all, double per_hour, const std::vector<Finding>& about_logs) {
  // A log that cannot be used decides before anything that was seen in it.
  if (const Finding* wrong = first_problem(about_logs))
    return "nothing was watched: " + wrong->where + ": " + wrong->message;
  // All logs together: contacts, watched time, and the rate that the thresholds are made for.
  std::size_t contacts = 0;
  double seconds = 0;
  bool lasting = false;
  for (const Watched& w : all) {
    contacts += w.seen.detections.size(), lasting = lasting || w.seen.lasting();
    seconds += length_of(w.seen);
  }
  const std::string rate = " at thresholds for " + significant(per_hour, 3) +
                           (per_hour == 1 ? " false alarm" : " false alarms") + " an hour";
  if (lasting) return "out of band most of the time: rather a load that the model does not know than a contact";
  // "No contact" holds only for the rows that could be watched.
  const bool holes = level_of(about_logs) != Verdict::Level::Good;
  if (contacts == 0)
    return "no contact in " + fixed(seconds, 1) + " s" + rate + (holes ? "; not every row could be watched" : "");
  return std::to_string(contacts) + (contacts == 1 ? " contact" : " contacts") + " in " + fixed(seconds, 1) + " s" +
         rate;
}

// The set to compute with; a model without physical parameters is watched with its base parameters.
Result<ParameterSet> choose_set(const std::string& name, const IdentifiedModel& model, std::vector<Finding>& findings) {
  const auto set = parse_parameter_set(name);
  if (!set) {
    const auto near = nearest_name(name, kSets);
    return Error{ErrorCode::Usage, "\"" + name + "\" is not a parameter set", "--set",
                 near ? "Did you mean " + *near + "?" : "Use " + join(kSets, ", ") + "."};
  }
  // Only the default may be replaced; another set was asked for by name.
  if (model.has(*set)) return *set;
  if (*set != ParameterSet::Physical)
    return Error{ErrorCode::Usage, "the model has no " + name + " parameters", "--set", "Use base."};
  findings.push_back({Severity::Note, "base-set", "--set", "the model has no physical parameters, base is used", ""});
  return ParameterSet::Base;
}

// What the options ask of this robot.
std::optional<Error> misfit(const MonitorOptions& options, const Robot& robot) {
  // One threshold per joint, or none.
  const auto given = options.constant_threshold.size();
  if (given != 0 && given != robot.joint_count())
    return Error{
        ErrorCode::Usage,
        std::to_string(given) + " thresholds were given for " + std::to_string(robot.joint_count()) + " joints",
        "--threshold-nm", "Give one for each of " + join(robot.joint_names(), ", ") + "."};
  return options.problem(robot.joint_count());
}

// Recordings without contact, sample by sample.
Result<std::vector<Samples>> quiet_samples(const MonitorJob& job, const Robot& robot, const Progress& progress,
                                           std::vector<JobInput>& inputs) {
  if (job.quiet.empty()) return std::vector<Samples>{};
  // Read and prepared as the watched logs are, so that their residuals can be compared.
  const auto read =
      choose_logs(job, {job.quiet, job.logs.mapping}, robot, sample_by_sample(), LogCheck::None, progress);
  if (!read) return read.error();
  for (std::size_t i = 0; i < job.quiet.size(); ++i) inputs.push_back(read->inputs[i]);
  return read->samples;
}

}  // namespace

void MonitorJob::declare(FieldVisitor& visitor) {
  visitor.visit(
      {.name = "MODEL", .help = "model.json or its directory", .positional = true, .required = true, .input = true},
      model);
  visitor.visit({.name = "LOG", .help = "recordings", .positional = true, .required = true, .input = true}, logs.logs);
  visitor.visit({.name = "mapping",
                 .help = "what the columns of a foreign log are: a YAML file, or " + join(mapping_presets(), ", "),
                 .input = true},
                logs.mapping);
  visitor.visit({.name = "quiet-logs",
                 .help = "recordings of its usual work without contact: their excursions decide the thresholds",
                 .input = true},
                quiet);
  visitor.visit({.name = "set", .help = "parameters to compute with", .choices = kSets}, set);
  armature::declare(visitor, options);
}

Result<Outcome> MonitorJob::run(const Progress& progress) {
  // The model, and options that fit its robot.
  const auto chosen = choose_model(*this, model);
  if (!chosen) return chosen.error();
  const Robot& robot = chosen->model.robot;
  Outcome outcome;
  MonitorOptions how = options;
  if (auto wrong = misfit(how, robot)) return *wrong;
  const auto numbers = choose_set(set, chosen->model, outcome.findings);
  if (!numbers) return numbers.error();
  how.set = *numbers;
  // How the time for reading and preparing is divided, where there are quiet logs.
  const auto many = static_cast<double>(logs.logs.size());
  const double watched_share = many / (many + static_cast<double>(quiet.size()));
  // Collisions are short: every sample counts, and nothing may be averaged over periods or thinned out.
  auto read = choose_logs(*this, logs, robot, sample_by_sample(), LogCheck::Full,
                          progress.part(0, kMonitorPrepared * watched_share));
  if (!read) return read.error();
  auto calm =
      quiet_samples(*this, robot, progress.part(kMonitorPrepared * watched_share, kMonitorPrepared), read->inputs);
  if (!calm) return calm.error();
  how.quiet = *std::move(calm);

  // Log by log; a stop keeps what was watched until then.
  std::vector<Watched> all;
  double rows = 0, watched = 0;
  for (const Samples& samples : read->samples) rows += static_cast<double>(samples.size());
  for (std::size_t i = 0; i < read->samples.size() && !outcome.stopped; ++i) {
    const Samples& samples = read->samples[i];
    // Longer logs take longer; the name of the log is told with each of its blocks.
    const double first = watched, last = watched += static_cast<double>(samples.size());
    Progress part = progress.part(kMonitorPrepared + (1 - kMonitorPrepared) * first / rows,
                                  kMonitorPrepared + (1 - kMonitorPrepared) * last / rows);
    if (part.report)
      part.report = [told = part.report, name = read->names[i], count = grouped(samples.size())](ProgressStep step) {
        step.stage += " " + name, step.message = count + " samples";
        told(step);
      };
    auto seen = armature::monitor(chosen->model, samples, how, part);
    // The error names the log: there may be many.
    if (!seen) return Error{seen.error().code, seen.error().message, read->names[i], seen.error().hint};
    // How near a joint came is told also where there is no contact.
    Vector nearest = nearest_to_threshold(*seen, samples, how.settle_s);
    const double length = samples.time[samples.size() - 1] - samples.time[0];
    all.push_back({read->names[i], read->starts[i], length, *std::move(seen), std::move(nearest)});
    outcome.stopped = all.back().seen.stopped || (progress.stopping() && i + 1 < read->samples.size());
  }
  // What can hide a contact, then what was seen.
  const std::vector<Finding> about_logs = findings_for_monitor(read->findings);
  outcome.findings.insert(outcome.findings.end(), about_logs.begin(), about_logs.end());
  for (const Watched& w : all) {
    for (Finding& f : seen_findings(w, robot)) outcome.findings.push_back(std::move(f));
  }
  if (all.size() < read->names.size())
    outcome.findings.push_back(
        stopped_finding(join({read->names.begin() + static_cast<std::ptrdiff_t>(all.size()), read->names.end()}, ", "),
                        "the watch was stopped before"));
  outcome.verdict = make_verdict(sentence(all, how.false_alarms_per_hour, about_logs), outcome.findings);
  // The same for programs, for the terminal and as a page.
  Json json = Json::array();
  for (const Watched& w : all) json.push_back(watched_json(w)), outcome.text += watched_text(w, robot);
  outcome.result = compact(Json{{"logs", json}});
  outcome.files = {{"monitor.json", pretty(json)}, {"monitor.html", page_of(all, robot, outcome.verdict)}};
  outcome.inputs = read->inputs;
  outcome.inputs.insert(outcome.inputs.begin(), chosen->input);
  return outcome;
}

}  // namespace armature
