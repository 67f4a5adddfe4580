// armature payload MODEL LOG...: what hangs on the flange.
#include "armature/payload.hpp"

#include <algorithm>
#include <cmath>

#include "armature/jobs.hpp"
#include "armature/mapping.hpp"
#include "armature/text.hpp"
#include "jobs/inputs.hpp"
#include "jobs/json_values.hpp"
#include "jobs/log_findings.hpp"
#include "report/page.hpp"

namespace armature {
namespace {

// About which share of the time of a long log has passed when it is prepared.
constexpr double kPayloadPrepared = 0.97;

// payload.json: every number with its interval and whether the motion determines it.
Json values_json(const PayloadEstimate& e) {
  Json values = Json::array();
  for (const LoadValue& v : e.values) {
    values.push_back({{"name", v.name},
                      {"value", finite(v.value)},
                      {"sigma", finite(v.sigma)},
                      {"lower", finite(v.lower)},
                      {"upper", finite(v.upper)},
                      {"unit", v.unit},
                      {"standing", to_string(v.standing)}});
  }
  return {{"format", "armature payload"},
          {"format_version", 1},
          {"status", to_string(e.status)},
          {"message", e.message},
          {"frame", e.frame},
          {"confidence", e.confidence},
          {"values", values},
          {"changed_for_consistency", e.changed_for_consistency},
          {"mounting_freed", e.mounting_freed},
          {"tilt_rad", finite(Vector(e.tilt))},
          {"tilt_sigma_rad", finite(Vector(e.tilt_sigma))},
          {"inflation", finite(e.inflation)},
          {"relative_residual", finite(e.relative_residual)},
          {"residual_nm", finite(e.residual)}};
}

// "2.013 kg (95 %: 1.990 … 2.036) at (1.2, −0.4, 60.1) mm in tool".
std::string load_words(const PayloadEstimate& e) {
  // Values begin with the mass and the three coordinates of the centre of mass.
  if (e.values.size() < 4) return e.message;
  const LoadValue& mass = e.values[0];
  return fixed(mass.value, 3) + " kg (" + percent_text(e.confidence) + ": " + fixed(mass.lower, 3) + " … " +
         fixed(mass.upper, 3) + ") at (" + fixed(1000 * e.values[1].value, 1) + ", " +
         fixed(1000 * e.values[2].value, 1) + ", " + fixed(1000 * e.values[3].value, 1) + ") mm in " + e.frame;
}

// What the motion does not show has no deviation: it comes from what a body can be.
std::string value_table(const PayloadEstimate& e) {
  std::vector<std::vector<std::string>> rows = {
      {"load", "value", "deviation", percent_text(e.confidence) + " interval", "unit", "from"}};
  for (const LoadValue& v : e.values) {
    const bool seen = v.standing == Origin::Measured;
    rows.push_back({v.name, significant(v.value, 5), seen ? significant(v.sigma, 2) : "not known",
                    significant(v.lower, 4) + " … " + significant(v.upper, 4), v.unit,
                    seen ? "the motion" : "what a body can be"});
  }
  return format_table(rows);
}

// What the load leaves of every joint's torque.
std::string residual_words(const PayloadEstimate& e, const std::vector<std::string>& joints) {
  std::vector<std::string> left;
  for (Eigen::Index j = 0; j < e.residual.size(); ++j)
    left.push_back(joints[static_cast<std::size_t>(j)] + " " + significant(e.residual[j], 3));
  return "error of the fit, RMS in N·m: " + join(left, ", ");
}

// The page: verdict, intervals, and the numbers in the form that controllers ask for.
std::string page_of(const PayloadEstimate& e, const Robot& robot, const Verdict& verdict) {
  Page page;
  page.title = "Load on " + e.frame;
  page.verdict = page_verdict(verdict);
  page.verdict.reasons.push_back(residual_words(e, robot.joint_names()));
  Json items = Json::array();
  for (const LoadValue& v : e.values) {
    items.push_back({{"name", v.name},
                     {"unit", v.unit},
                     {"value", finite(v.value)},
                     {"lower", finite(v.lower)},
                     {"upper", finite(v.upper)},
                     {"standing", to_string(v.standing)}});
  }
  page.sections.push_back({{"type", "intervals"},
                           {"title", "Mass, centre of mass, inertia about it"},
                           {"interval", percent_text(e.confidence) + " interval"},
                           {"items", items}});
  // Numbers that should not be typed into a controller are not offered.
  if (verdict.level != Verdict::Level::Bad)
    page.sections.push_back(table_section("Numbers to type into a controller", {"in frame " + e.frame, "SI", "in mm"},
                                          e.controller_rows(), "Inertia is about the centre of mass."));
  return render_page(page);
}

// What the fit says of itself, and what the numbers rest on.
std::vector<Finding> load_findings(const PayloadEstimate& e) {
  std::vector<Finding> out = e.findings;
  // A comparison with NaN is false: without this check it would pass as a load.
  if (!e.residual.allFinite() || !std::isfinite(e.load.M))
    out.push_back({Severity::Problem, "not-a-number", e.frame, "the load or its error is not a number",
                   "Look at the log for missing or absurd values."});
  // With mass and centre of mass determined, what is missing is only a note.
  const auto centre_seen = [&] {
    return std::all_of(e.values.begin(), e.values.begin() + 4,
                       [](const LoadValue& v) { return v.standing == Origin::Measured; });
  };
  // Not determined is a problem; determined in part is a note or a warning.
  if (e.status == PayloadStatus::Unknown || e.values.size() < 10)
    out.push_back({Severity::Problem, "load-not-determined", e.frame, e.message, ""});
  else if (e.status == PayloadStatus::Partial)
    out.push_back({centre_seen() ? Severity::Note : Severity::Warning, "load-partly-determined", e.frame, e.message,
                   "`armature design ROBOT --for payload` makes a motion that shows all ten numbers."});
  // The direction of gravity was estimated together with the load.
  if (e.mounting_freed)
    out.push_back(
        {Severity::Warning, "mounting", e.frame, e.message, "Check the robot's mounting, or use --mounting known."});
  if (e.changed_for_consistency)
    out.push_back({Severity::Note, "nearest-body", e.frame,
                   "the least-squares answer was not a possible body; these are the nearest numbers that are", ""});
  return out;
}

// The frame by name, before any log is read.
std::optional<Error> frame_problem(const std::string& wanted, const Robot& robot) {
  // No name means the tool frame.
  if (wanted.empty() || robot.find_frame(wanted)) return std::nullopt;
  std::vector<std::string> names;
  for (const Frame& frame : robot.frames) names.push_back(frame.name);
  for (const Body& body : robot.bodies) names.push_back(body.name);
  const auto near = nearest_name(wanted, names);
  return Error{ErrorCode::Usage, "no frame or link is named \"" + wanted + "\"", "--frame",
               near ? "Did you mean " + *near + "?" : "`armature inspect ROBOT` lists them."};
}

// The robot with its load is written only where the load may be used.
std::vector<JobFile> files_of(const PayloadEstimate& e, const IdentifiedModel& model, const Outcome& outcome) {
  std::vector<JobFile> files = {{"payload.json", pretty(values_json(e))},
                                {"payload.html", page_of(e, model.robot, outcome.verdict)}};
  if (outcome.verdict.level == Verdict::Level::Bad) return files;
  files.push_back({"load.urdf", payload_urdf(e)});
  files.push_back({"controller.txt", e.controller_text()});
  files.push_back({"model.json", write_model(with_payload(model, e))});
  return files;
}

}  // namespace

void PayloadJob::declare(FieldVisitor& visitor) {
  visitor.visit({.name = "MODEL",
                 .help = "model.json of the bare robot, or its directory",
                 .positional = true,
                 .required = true,
                 .input = true},
                model);
  visitor.visit({.name = "LOG", .help = "loaded recordings", .positional = true, .required = true, .input = true},
                logs.logs);
  visitor.visit({.name = "bare",
                 .help = "bare recordings of the same motion; before and after the loaded one cancels drift",
                 .input = true},
                bare);
  visitor.visit({.name = "mapping",
                 .help = "what the columns of a foreign log are: a YAML file, or " + join(mapping_presets(), ", "),
                 .input = true},
                logs.mapping);
  armature::declare(visitor, options);
}

Result<Outcome> PayloadJob::run(const Progress& progress) {
  // The difference of runs is taken motion by motion, so there is one loaded recording.
  if (!bare.empty() && logs.logs.size() != 1)
    return Error{ErrorCode::Usage, "with bare runs there must be one loaded recording", "--bare",
                 "Give the loaded recordings one at a time."};
  // The bare robot's model, and the frame in which the load is described.
  const auto chosen = choose_model(*this, model);
  if (!chosen) return chosen.error();
  const Robot& robot = chosen->model.robot;
  if (auto wrong = frame_problem(options.frame, robot)) return *wrong;
  // Recordings of one motion take the same time each.
  const double first = bare.empty() ? 1 : 1 / static_cast<double>(1 + bare.size());
  // The loaded recordings; what compares them with the robot's file does not matter here.
  const auto loaded = choose_logs(*this, logs, robot, {}, LogCheck::Full, progress.part(0, kPayloadPrepared * first));
  if (!loaded) return loaded.error();
  Outcome outcome;
  outcome.inputs = loaded->inputs;
  outcome.inputs.insert(outcome.inputs.begin(), chosen->input);
  outcome.findings = findings_beside_model(loaded->findings);
  // Bare recordings of the same motion: the model's own errors cancel in the difference.
  std::vector<Samples> runs;
  if (!bare.empty()) {
    const auto empty = choose_logs(*this, {bare, logs.mapping}, robot, {}, LogCheck::Full,
                                   progress.part(kPayloadPrepared * first, kPayloadPrepared));
    if (!empty) return empty.error();
    runs = empty->samples;
    for (Finding& f : findings_beside_model(empty->findings)) outcome.findings.push_back(std::move(f));
    // The mapping file is among the inputs already.
    outcome.inputs.insert(outcome.inputs.end(), empty->inputs.begin(),
                          empty->inputs.begin() + static_cast<std::ptrdiff_t>(bare.size()));
    // A loaded recording given as a bare one would show no load.
    std::vector<InputFile> files = loaded->files;
    files.insert(files.end(), empty->files.begin(), empty->files.end());
    for (Finding& f : repeated_logs(files)) outcome.findings.push_back(std::move(f));
  }
  progress.tell({"estimating the load", kPayloadPrepared, -1, ""});
  // tau_loaded − tau(model) as a load, or tau_loaded − tau_bare where bare runs were given.
  const auto e = runs.empty() ? estimate_payload(chosen->model, loaded->samples, options)
                              : estimate_payload_difference(chosen->model, loaded->samples[0], runs, options);
  if (!e) return e.error();

  for (Finding& f : load_findings(*e)) outcome.findings.push_back(std::move(f));
  // An interval that holds zero is no load; its upper end says how much could be there unseen.
  const bool none = !e->values.empty() && e->values[0].standing == Origin::Measured && e->values[0].lower <= 0;
  const std::string words =
      none ? "no load is seen on " + e->frame + ": at most " + fixed(e->values[0].upper, 3) + " kg" : load_words(*e);
  // A bad verdict takes the place of the numbers, so that they are not typed in.
  outcome.verdict = make_verdict(words, outcome.findings);
  if (outcome.verdict.level == Verdict::Level::Bad)
    outcome.verdict.text =
        "do not use this load: " + (outcome.verdict.reasons.empty() ? words : outcome.verdict.reasons.front());
  // The message, the table and, unless the verdict is bad, what to type into a controller.
  outcome.text = e->message + "\n\n" + value_table(*e) + "\n" + residual_words(*e, robot.joint_names()) + "\n";
  if (outcome.verdict.level != Verdict::Level::Bad) outcome.text += "\n" + e->controller_text();
  outcome.result = compact(values_json(*e));
  outcome.files = files_of(*e, chosen->model, outcome);
  return outcome;
}

}  // namespace armature
