// armature inspect ROBOT: what the robot is, what can be identified, and whether its description is sane.
#include <iostream>

#include "armature/catalogue.hpp"
#include "armature/compare.hpp"
#include "armature/robot_file.hpp"
#include "armature/terms.hpp"
#include "armature/text.hpp"
#include "cli.hpp"
#include "inspect_identifiability.hpp"
#include "inspect_parts.hpp"
#include "terminal.hpp"

namespace armature::cli {
namespace {

struct InspectOptions {
  std::string robot;
  std::string same_as;
  std::vector<std::string> terms = {"viscous", "coulomb"};
  bool json = false;
  bool yaml = false;
  bool urdf = false;
  bool list = false;
};

bool has_error(const std::vector<Finding>& findings) {
  for (const Finding& f : findings) {
    if (f.severity == Severity::Error) return true;
  }
  return false;
}

ExitCode list_catalogue(const InspectOptions& options) {
  if (options.json) {
    std::cout << nlohmann::ordered_json(catalogue_names()).dump(2) << '\n';
    return ExitCode::Done;
  }
  std::vector<std::vector<std::string>> table;
  for (const CatalogueEntry& entry : catalogue()) {
    // The first line of every file is a comment that says what the robot is.
    const std::string first(entry.text.substr(0, entry.text.find('\n')));
    table.push_back({std::string(entry.name), first.rfind("# ", 0) == 0 ? first.substr(2) : ""});
  }
  std::cout << format_table(table);
  return ExitCode::Done;
}

nlohmann::ordered_json comparison_json(const RobotComparison& result) {
  nlohmann::ordered_json out = {
      {"same", result.same()},       {"brief", result.brief()},      {"kinematic_error", result.kinematic_error},
      {"base_first", result.rank_a}, {"base_second", result.rank_b}, {"base_together", result.rank_together}};
  out["torque_error"] =
      result.torque_error ? nlohmann::ordered_json(*result.torque_error) : nlohmann::ordered_json(nullptr);
  out["differences"] = nlohmann::ordered_json::array();
  for (const auto& d : result.differences) {
    out["differences"].push_back(
        {{"aspect", to_string(d.aspect)}, {"essential", d.essential}, {"where", d.where}, {"message", d.message}});
  }
  return out;
}

ExitCode run_compare(const InspectOptions& options, const Robot& first) {
  const auto second = load_robot(options.same_as);
  if (!second) return report(second.error());
  const RobotComparison result = compare_robots(first, *second);
  if (options.json) {
    std::cout << comparison_json(result).dump(2) << '\n';
  } else {
    const std::string text = result.full();
    const auto end = text.find('\n');
    std::cout << (result.same() ? green(text.substr(0, end)) : red(text.substr(0, end))) << text.substr(end);
  }
  return result.same() ? ExitCode::Done : ExitCode::BadVerdict;
}

ExitCode run_inspect(const InspectOptions& options) {
  if (options.list) return list_catalogue(options);
  const auto reading = read_robot(options.robot);
  if (!reading) return report(reading.error());
  const Robot& robot = reading->robot;
  if (!options.same_as.empty()) return run_compare(options, robot);
  if (options.yaml) std::cout << write_robot_yaml(robot);
  if (options.urdf) std::cout << write_urdf(robot);
  if (options.yaml || options.urdf) return ExitCode::Done;
  // What can be seen depends on the arm, not on where it starts; its home is left out.
  Robot plain = robot;
  plain.home.clear();
  const auto terms = make_terms(plain, options.terms);
  if (!terms) return report(terms.error());
  if (options.json) {
    auto out = robot_json(*reading);
    out["identifiability"] = identifiability_json(plain, *terms);
    std::cout << out.dump(2) << '\n';
  } else {
    print_drawing(std::cout, robot);
    std::cout << '\n';
    print_joints(std::cout, robot);
    std::cout << '\n';
    print_identifiability(plain, *terms, colour_wanted());
    std::cout << '\n';
    print_findings(std::cout, reading->findings);
    if (!robot.comments.empty()) std::cout << '\n' << dim("where the numbers come from") << '\n';
    for (const std::string& line : robot.comments) std::cout << dim("  " + line) << '\n';
  }
  return has_error(reading->findings) ? ExitCode::BadVerdict : ExitCode::Done;
}

}  // namespace

void add_inspect(CLI::App& app, ExitCode& exit) {
  auto* verb =
      app.add_subcommand("inspect", "What a robot is, what can be identified, and whether its description is sane");
  auto options = std::make_shared<InspectOptions>();
  auto* robot = verb->add_option("ROBOT", options->robot, "Catalogue name, .urdf or .yaml file");
  verb->add_option("--same-as", options->same_as,
                   "Compare with this other description of the same arm: axes, torques, base set");
  verb->add_option("--terms", options->terms, "Joint terms of the model, for what can be identified")
      ->delimiter(',')
      ->capture_default_str();
  auto* list = verb->add_flag("--list", options->list, "List the catalogue");
  verb->add_flag("--json", options->json, "Machine-readable output, SI units");
  auto* yaml = verb->add_flag("--yaml", options->yaml, "Print the robot as a robot file");
  verb->add_flag("--urdf", options->urdf, "Print the robot as URDF")->excludes(yaml);
  verb->final_callback([=, &exit] {
    if (robot->count() == 0 && list->count() == 0) throw CLI::RequiredError("ROBOT (or --list)");
    exit = run_inspect(*options);
  });
}

}  // namespace armature::cli
