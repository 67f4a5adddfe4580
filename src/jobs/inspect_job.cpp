// armature inspect ROBOT: what the robot is, what can be identified, and whether its description is sane.
#include <algorithm>
#include <sstream>

#include "armature/catalogue.hpp"
#include "armature/compare.hpp"
#include "armature/identifiability.hpp"
#include "armature/jobs.hpp"
#include "armature/terms.hpp"
#include "armature/text.hpp"
#include "jobs/colours.hpp"
#include "jobs/inputs.hpp"
#include "jobs/inspect_identifiability.hpp"
#include "jobs/inspect_parts.hpp"
#include "jobs/json_values.hpp"
#include "model/json.hpp"

namespace armature {
namespace {

// --list: the robots that are part of the program.
Outcome catalogue_outcome() {
  Outcome out;
  std::vector<std::vector<std::string>> table;
  for (const CatalogueEntry& entry : catalogue()) {
    // The first line of every file is a comment that says what the robot is.
    const std::string first(entry.text.substr(0, entry.text.find('\n')));
    table.push_back({std::string(entry.name), first.rfind("# ", 0) == 0 ? first.substr(2) : ""});
  }
  out.text = format_table(table);
  out.result = compact(Json(catalogue_names()));
  out.files = {{"inspect.json", pretty(Json(catalogue_names()))}, {"inspect.txt", out.text}};
  out.verdict = make_verdict(std::to_string(table.size()) + " robots need no file", {});
  return out;
}

// Where two descriptions differ, and whether the difference is essential.
Json comparison_json(const RobotComparison& result) {
  Json out = {
      {"same", result.same()},       {"brief", result.brief()},      {"kinematic_error", result.kinematic_error},
      {"base_first", result.rank_a}, {"base_second", result.rank_b}, {"base_together", result.rank_together}};
  // Null where torques could not be compared.
  out["torque_error"] = result.torque_error ? Json(*result.torque_error) : Json(nullptr);
  out["differences"] = Json::array();
  for (const auto& d : result.differences) {
    out["differences"].push_back(
        {{"aspect", to_string(d.aspect)}, {"essential", d.essential}, {"where", d.where}, {"message", d.message}});
  }
  return out;
}

// --same-as: good where both descriptions are the same robot, else bad.
Outcome comparison_outcome(const Robot& first, const ChosenRobot& second, Outcome out) {
  const RobotComparison result = compare_robots(first, second.robot);
  out.inputs.push_back(second.input);
  out.result = compact(comparison_json(result));
  // The first line of the text is the verdict, which is printed by itself.
  const std::string text = result.full();
  out.text = text.substr(text.find('\n') + 1);
  out.files = {{"inspect.json", pretty(comparison_json(result))}, {"inspect.txt", out.text}};
  out.verdict = make_verdict(result.brief(), {}, result.same() ? Verdict::Level::Good : Verdict::Level::Bad);
  return out;
}

// What was found in the description decides; what can be identified is never a fault.
std::string verdict_text(const Robot& robot, const std::vector<Finding>& findings, const Identifiability& found) {
  // Problems decide first, then warnings.
  const auto count = [&](Severity s) {
    return std::count_if(findings.begin(), findings.end(), [&](const Finding& f) { return f.severity == s; });
  };
  const auto problems = count(Severity::Problem), warnings = count(Severity::Warning);
  const std::string sane = problems > 0 ? "no real machine has this description (" + std::to_string(problems) +
                                              (problems == 1 ? " problem)" : " problems)")
                           : warnings > 0 ? "the description can be used; look at " + std::to_string(warnings) +
                                                (warnings == 1 ? " warning" : " warnings")
                                          : "the description is sane";
  return robot.name + ": " + sane + "; torques show " + std::to_string(found.map.size()) + " base parameters";
}

}  // namespace

void InspectJob::declare(FieldVisitor& v) {
  // With --list there is no robot to name.
  v.visit({.name = "ROBOT", .help = "catalogue name, URDF or robot file", .positional = true, .input = true},
          robot.robot);
  declare_part(v, robot);
  v.visit({.name = "terms", .help = "joint terms beside the rigid bodies (docs/notation.md lists them)"}, terms);
  v.visit({.name = "same-as", .help = "another description: are the two the same robot?", .input = true}, same_as);
  v.visit({.name = "yaml", .help = "print the robot itself instead, as a robot file"}, yaml);
  v.visit({.name = "urdf", .help = "print the robot itself instead, as URDF"}, urdf);
  v.visit({.name = "list", .help = "the robots that need no file"}, list);
}

Result<Outcome> InspectJob::run(const Progress& progress) {
  if (list) return catalogue_outcome();
  // ROBOT is not declared as required because of --list.
  if (robot.robot.empty())
    return Error{ErrorCode::Usage, "ROBOT is missing", "armature inspect",
                 "Give a URDF, a robot file or a catalogue name; armature inspect --list shows the names."};
  auto chosen = choose_robot(*this, robot);
  if (!chosen) return chosen.error();
  Outcome outcome;
  outcome.inputs = {chosen->input};
  // Two descriptions, read alike.
  if (!same_as.empty()) {
    const auto second = choose_robot(*this, same_as, robot.as_given);
    if (!second) return second.error();
    return comparison_outcome(chosen->robot, *second, std::move(outcome));
  }
  // The robot itself, as another program reads it.
  if (yaml || urdf) {
    outcome.text = yaml ? write_robot_yaml(chosen->robot) : write_urdf(chosen->robot);
    outcome.result = compact(Json(outcome.text));
    outcome.files = {{yaml ? "robot.yaml" : "robot.urdf", outcome.text}};
    outcome.verdict = make_verdict("", {});  // the text is a file for another program: nothing may follow it
    return outcome;
  }

  // What can be seen depends on the arm, not on where it starts; its home is left out.
  Robot resting = chosen->robot;
  resting.home.clear();
  const auto made = make_terms(resting, terms);
  if (!made) return made.error();
  progress.tell({"analysing", -1, -1, ""});
  // Which parameters the torques of this arm show: alone, in combination, or never.
  const TorqueModel model(resting, *made);
  const Identifiability found = analyse_identifiability(model);
  outcome.findings = chosen->findings;
  // For a person: a drawing, the joints, the parameters, and where the numbers come from.
  std::ostringstream text;
  print_drawing(text, chosen->robot);
  text << '\n';
  print_joints(text, chosen->robot);
  text << '\n';
  print_identifiability(text, model, found);
  if (!chosen->robot.comments.empty()) text << '\n' << colours::dim("where the numbers come from") << '\n';
  for (const std::string& line : chosen->robot.comments) text << colours::dim("  " + line) << '\n';
  outcome.text = text.str();
  // The same as data.
  Json json = robot_json(chosen->robot, chosen->input.path);
  json["identifiability"] = identifiability_json(model, found);
  outcome.result = compact(json);
  outcome.files = {{"inspect.json", pretty(json)}, {"inspect.txt", plain(outcome.text)}};
  // A sane description with doubts in it still answers the question that was asked.
  const auto level = level_of(outcome.findings) == Verdict::Level::Bad ? Verdict::Level::Bad : Verdict::Level::Good;
  outcome.verdict = {level, verdict_text(chosen->robot, outcome.findings, found), {}};
  for (const Finding& f : outcome.findings) {
    if (f.severity == Severity::Problem) outcome.verdict.reasons.push_back(f.text());
  }
  return outcome;
}

}  // namespace armature
