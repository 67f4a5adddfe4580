// armature calibrate ROBOT --bare LOG... --loaded LOG... --load-kg M: drive gains from a load that was weighed.
#include <algorithm>
#include <cmath>
#include <map>

#include "armature/jobs.hpp"
#include "armature/mapping.hpp"
#include "armature/text.hpp"
#include "jobs/gain_mapping.hpp"
#include "jobs/identify_options.hpp"
#include "jobs/inputs.hpp"
#include "jobs/json_values.hpp"
#include "report/page.hpp"

namespace armature {
namespace {

// Which logs carry which load.
struct Plan {
  std::vector<std::string> logs;
  std::optional<KnownLoad> load;
};

// Checks that something sets the scale, then groups the loaded recordings by the mass of their load.
Result<std::vector<Plan>> plans_of(const CalibrateJob& job) {
  const auto wrong = [](const std::string& what, const char* flag, const std::string& hint) {
    return Error{ErrorCode::Usage, what, flag, hint};
  };
  if (job.bare.empty() && job.loaded.empty())
    return wrong("no recording was named", "--bare", "Give bare and loaded recordings.");
  // Torques of unknown scale fit scaled parameters just as well: a weighed load or a known link decides.
  if (job.loaded.empty() && job.hold.empty())
    return wrong("nothing sets the torques' scale", "--loaded",
                 "Give a recording with a load and its mass, or a known link: --hold link7.");
  // The load's numbers must fit the recordings: three for the centre, one mass for all or one each.
  if (!job.load_com_m.empty() && job.load_com_m.size() != 3)
    return wrong(wrong_count(job.load_com_m.size(), 3), "--load-com-m", "Example: --load-com-m 0,0,0.05");
  if (!job.loaded.empty() && job.load_kg.size() != 1 && job.load_kg.size() != job.loaded.size())
    return wrong(
        std::to_string(job.load_kg.size()) + " masses for " + std::to_string(job.loaded.size()) + " loaded recordings",
        "--load-kg", "Give one mass for all, or one per recording.");
  // Bare recordings make one group without a load.
  std::vector<Plan> out;
  if (!job.bare.empty()) out.push_back({job.bare, std::nullopt});
  // Recordings with the same mass share one load, so that its unknowns are estimated once.
  std::map<double, std::vector<std::string>> by_mass;
  for (std::size_t i = 0; i < job.loaded.size(); ++i)
    by_mass[job.load_kg.size() == 1 ? job.load_kg[0] : job.load_kg[i]].push_back(job.loaded[i]);
  for (const auto& [mass, logs] : by_mass) {
    // Grams are what a scale shows; the library counts in kg.
    KnownLoad load{mass, job.load_deviation_g / 1000, std::nullopt};
    if (job.load_com_m.size() == 3) load.center_m = Vector3(job.load_com_m[0], job.load_com_m[1], job.load_com_m[2]);
    out.push_back({logs, load});
  }
  return out;
}

// The recordings of every load, read alike.
struct Gathered {
  std::vector<GainRuns> runs;
  std::vector<JobInput> inputs;
  std::vector<InputFile> files;
  std::vector<Finding> findings;
};

// Reads the recordings of every group alike, and collects inputs and findings of all.
Result<Gathered> gather(const CalibrateJob& job, const std::vector<Plan>& plans, const Mapping& mapping,
                        const Robot& robot, const Progress& progress) {
  Gathered out;
  for (const Plan& plan : plans) {
    // Without the quality report, which expects torques of the right scale.
    auto logs = choose_logs(job, {plan.logs, ""}, mapping, robot, job.signal, LogCheck::None, progress);
    if (!logs) return logs.error();
    out.runs.push_back({std::move(logs->samples), plan.load});
    out.inputs.insert(out.inputs.end(), logs->inputs.begin(), logs->inputs.end());
    out.files.insert(out.files.end(), logs->files.begin(), logs->files.end());
    out.findings.insert(out.findings.end(), logs->findings.begin(), logs->findings.end());
  }
  // The mapping file is shared by all groups and is listed once.
  if (!job.mapping.empty()) out.inputs.push_back(input_of(job, job.mapping));
  // Each group was looked at by itself: a log in two of them is found here.
  out.findings.erase(std::remove_if(out.findings.begin(), out.findings.end(),
                                    [](const Finding& f) { return f.kind == "repeated-log"; }),
                     out.findings.end());
  for (Finding& f : repeated_logs(out.files)) out.findings.push_back(std::move(f));
  return out;
}

std::string interval_text(const JointGain& g) { return significant(g.lower, 5) + " … " + significant(g.upper, 5); }

// For the terminal: each gain with its interval, and what determines it.
std::string gain_table(const GainEstimate& e, const std::string& unit, double confidence) {
  std::vector<std::vector<std::string>> rows = {{"joint", "gain [" + unit + "]", percent_text(confidence) + " interval",
                                                 "deviation", "total least squares", "rests on"}};
  // The column's head already says "rests on".
  for (const JointGain& g : e.joints) {
    const std::string words = g.basis();
    rows.push_back({g.joint, significant(g.gain, 5), interval_text(g), fixed(100 * g.deviation, 2) + " %",
                    std::isfinite(g.total_least_squares) ? significant(g.total_least_squares, 5) : "–",
                    g.standing == GainStanding::Unknown ? "nothing: " + words : words});
  }
  return format_table(rows);
}

// Mass and centre of mass of each load: first moments over mass, [m] shown in mm.
std::string load_text(const GainEstimate& e, const std::string& frame) {
  std::string out;
  for (std::size_t i = 0; i < e.loads.size(); ++i) {
    const Vector10& l = e.loads[i];
    out += "load of " + significant(l[9], 5) + " kg: centre of mass (" + fixed(1000 * l[6] / l[9], 1) + ", " +
           fixed(1000 * l[7] / l[9], 1) + ", " + fixed(1000 * l[8] / l[9], 1) + ") mm in " + frame + "\n";
  }
  return out;
}

// gains.json: joints, the relative covariance of their gains, and ten numbers per load.
Json result_json(const GainEstimate& e, const std::string& unit, const CalibrateJob& job) {
  Json joints = Json::array(), loads = Json::array(), covariance = Json::array();
  // Per joint: the gain, its interval, and how much of it rests on the load.
  for (const JointGain& g : e.joints) {
    joints.push_back({{"joint", g.joint},
                      {"gain", finite(g.gain)},
                      {"deviation", finite(g.deviation)},
                      {"lower", finite(g.lower)},
                      {"upper", finite(g.upper)},
                      {"unit", unit},
                      {"standing", to_string(g.standing)},
                      {"words", g.words()},
                      {"load_share", finite(g.load_share)},
                      {"load_gravity_rms_nm", finite(g.load_gravity_rms)},
                      {"load_inertia_rms_nm", finite(g.load_inertia_rms)},
                      {"total_least_squares", finite(g.total_least_squares)},
                      {"residual_nm", finite(g.residual)}});
  }
  for (const Vector10& load : e.loads) loads.push_back(finite(Vector(load)));
  // Row by row: the covariance of log gains, which is relative.
  for (Eigen::Index i = 0; i < e.covariance.rows(); ++i)
    covariance.push_back(finite(Vector(e.covariance.row(i).transpose())));
  return {{"format", "armature gains"},
          {"format_version", 1},
          {"status", to_string(e.status)},
          {"message", e.message},
          {"confidence", job.options.confidence},
          {"joints", joints},
          {"covariance", covariance},
          {"loads", loads}};
}

// The page: the verdict, the intervals side by side, and the reason of each.
std::string page_of(const GainEstimate& e, const std::string& robot, const std::string& unit, const Verdict& verdict,
                    double confidence) {
  Page page;
  page.title = "Drive gains of " + robot;
  page.verdict = page_verdict(verdict);
  // Gains as intervals, and in words what determines each.
  Json items = Json::array();
  std::vector<std::vector<std::string>> rows;
  for (const JointGain& g : e.joints) {
    items.push_back({{"name", g.joint},
                     {"unit", unit},
                     {"value", finite(g.gain)},
                     {"lower", finite(g.lower)},
                     {"upper", finite(g.upper)},
                     {"standing", to_string(g.standing)}});
    rows.push_back({g.joint, to_string(g.standing), g.words()});
  }
  page.sections.push_back({{"type", "intervals"},
                           {"title", "Torque per unit of the signal"},
                           {"interval", percent_text(confidence) + " interval"},
                           {"items", items}});
  page.sections.push_back(table_section("What each gain rests on", {"joint", "standing", "because"}, rows, ""));
  return render_page(page);
}

// The verdict names the gain with the largest relative deviation.
std::string worst_words(const GainEstimate& e) {
  const auto worst = std::max_element(e.joints.begin(), e.joints.end(),
                                      [](const JointGain& a, const JointGain& b) { return a.deviation < b.deviation; });
  return e.message + "; the least sure is that of " + worst->joint + ", ± " + fixed(100 * worst->deviation, 2) + " %";
}

}  // namespace

void CalibrateJob::declare(FieldVisitor& v) {
  // The robot, both groups of recordings, and what was weighed.
  armature::declare(v, robot);
  v.visit({.name = "bare", .help = "recordings without the load", .input = true}, bare);
  v.visit({.name = "loaded", .help = "recordings with a load that was weighed", .input = true}, loaded);
  v.visit({.name = "load-kg",
           .help = "mass of the load: one for all loaded recordings, or one each; the same mass is the same load",
           .unit = "kg",
           .least = 0,
           .open = true},
          load_kg);
  v.visit({.name = "load-deviation-g",
           .help = "standard deviation of the weighing",
           .unit = "g",
           .least = 0,
           .most = 1e6,
           .open = true},
          load_deviation_g);
  v.visit(
      {.name = "load-com-m", .help = "centre of mass of the load in its frame: x,y,z; default: estimated", .unit = "m"},
      load_com_m);
  // What else is known: columns, friction terms, links, the data sheet.
  v.visit({.name = "mapping",
           .help = "what the columns of a foreign log are: a YAML file, or " + join(mapping_presets(), ", "),
           .input = true},
          mapping);
  v.visit({.name = "terms", .help = "joint terms beside the rigid bodies (docs/notation.md lists them)"}, terms);
  v.visit({.name = "hold", .help = "links or parameters that are known and set the scale: M7=1.2,link3"}, hold);
  v.visit({.name = "sheet",
           .help = "gains of the data sheet, one per joint, in the unit of the answer",
           .least = 0,
           .open = true},
          sheet);
  v.visit({.name = "sheet-percent",
           .help = "how far the data sheet may be off, as a standard deviation; 0: only a start",
           .unit = "%",
           .least = 0,
           .most = 1000},
          sheet_percent);
  armature::declare(v, options);
  armature::declare(v, signal);
}

Result<Outcome> CalibrateJob::run(const Progress& progress) {
  // Recordings by load, before anything is read.
  const auto plans = plans_of(*this);
  if (!plans) return plans.error();
  // The model whose torques the signal is compared with: robot, terms and base parameters.
  const auto chosen = choose_robot(*this, robot);
  if (!chosen) return chosen.error();
  auto made_terms = make_terms(chosen->robot, terms);
  if (!made_terms) return made_terms.error();
  const TorqueModel model(chosen->robot, *made_terms);
  const BaseMap base = compute_base(model);
  // The signal before any gain: currents count as torques.
  const auto given = choose_mapping(*this, {{}, mapping});
  if (!given) return given.error();
  const auto reading = signal_mapping(at(plans->front().logs.front()), *given);
  if (!reading) return reading.error();
  // All groups are read the same way.
  auto logs = gather(*this, *plans, reading->mapping, chosen->robot, progress);
  if (!logs) return logs.error();

  // What else is known: links that set the scale, and gains of the data sheet as a start or a prior.
  GainOptions how = options;
  if (!hold.empty()) {
    auto known = held_subspace(hold, model, base);
    if (!known) return known.error();
    how.known = *std::move(known);
  }
  if (!sheet.empty()) {
    how.sheet = Eigen::Map<const Vector>(sheet.data(), std::ssize(sheet));
    how.sheet_deviation = sheet_percent / 100;
  }
  // Gains, base parameters and loads in one estimation over all groups.
  progress.tell({"estimating the gains", -1, -1, ""});
  const auto e = estimate_gains(model, base, logs->runs, how);
  if (!e) return e.error();

  // Verdict and findings: what the recordings are worth, then what the estimation says.
  Outcome outcome;
  outcome.inputs = logs->inputs;
  outcome.inputs.insert(outcome.inputs.begin(), chosen->input);
  outcome.findings = logs->findings;
  outcome.findings.insert(outcome.findings.end(), e->findings.begin(), e->findings.end());
  outcome.verdict = make_verdict(worst_words(*e), outcome.findings);
  const std::string frame = how.frame.empty() ? chosen->robot.tool_frame : how.frame;
  // The answers: a table, gains.json, a page, and the mapping that the other verbs take with --mapping.
  outcome.text = gain_table(*e, reading->unit, how.confidence) + "\n" +
                 load_text(*e, frame.empty() ? chosen->robot.bodies.back().name : frame);
  outcome.result = compact(result_json(*e, reading->unit, *this));
  // The mapping with the gains in it: with it the signal becomes a torque.
  const auto mapped = calibrated_mapping(*reading, *e, chosen->robot);
  if (!mapped) return mapped.error();
  outcome.files = {{"mapping.yaml", *mapped},
                   {"gains.json", pretty(result_json(*e, reading->unit, *this))},
                   {"gains.html", page_of(*e, chosen->robot.name, reading->unit, outcome.verdict, how.confidence)}};
  return outcome;
}

}  // namespace armature
