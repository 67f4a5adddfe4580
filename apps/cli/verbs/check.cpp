// armature check BASE.csv --robot R: can any real robot have these base parameters?
#include <algorithm>
#include <cmath>
#include <iostream>
#include <nlohmann/json.hpp>

#include "armature/feasibility.hpp"
#include "armature/files.hpp"
#include "armature/robot_file.hpp"
#include "armature/text.hpp"
#include "cli.hpp"

namespace armature::cli {
namespace {

struct CheckOptions {
  std::string file;
  std::string robot;
  std::vector<std::string> terms = {"viscous", "coulomb"};
  double margin = 1e-8;
  bool json = false;
};

/// The file's values, and 1 / standard deviation where it gives them.
struct BaseTable {
  Vector beta;
  Matrix metric;  // empty: unit metric
};

Error at_line(const std::string& file, std::size_t line, const std::string& message, const std::string& hint) {
  return {ErrorCode::Meaning, message, file + ":" + std::to_string(line), hint};
}

// Rows "name,value[,rsd_percent]"; every base parameter exactly once.
Result<BaseTable> read_table(const std::string& file, const BaseMap& base) {
  const auto text = read_file(file);
  if (!text) return text.error();
  BaseTable out{Vector::Constant(base.size(), NAN), {}};
  Vector inverse = Vector::Zero(base.size());
  std::vector<std::string> known;
  for (const BaseParameter& p : base.parameters) known.push_back(p.name);
  std::size_t number = 0;
  for (const std::string& raw : split(*text, '\n')) {
    ++number;
    const std::string line(trim(raw));
    if (line.empty() || line[0] == '#' || lower_case(line).rfind("name", 0) == 0) continue;
    const auto cells = split(line, ',');
    if (cells.size() < 2) return at_line(file, number, "expected name,value[,rsd_percent]", "Separate with commas.");
    const std::string name(trim(cells[0]));
    const int at = base.find(name);
    if (at < 0) {
      const auto near = nearest_name(name, known);
      return at_line(file, number, "no base parameter is named \"" + name + "\"",
                     near ? "Did you mean " + *near + "?" : "`armature inspect ROBOT` lists them; see also --terms.");
    }
    if (!std::isnan(out.beta[at])) return at_line(file, number, name + " stands twice", "Keep one of them.");
    const auto value = parse_double(trim(cells[1]));
    if (!value || !std::isfinite(*value)) return at_line(file, number, "\"" + cells[1] + "\" is not a number", "");
    out.beta[at] = *value;
    const auto rsd = cells.size() > 2 ? parse_double(trim(cells[2])) : std::nullopt;
    // A value printed as zero has no relative deviation; a ten-thousandth stands in.
    if (rsd && *rsd > 0) inverse[at] = 100 / (*rsd * std::max(std::abs(*value), 1e-4));
  }
  for (int i = 0; i < base.size(); ++i) {
    if (std::isnan(out.beta[i])) {
      return Error{ErrorCode::Meaning, "no value for base parameter " + known[static_cast<std::size_t>(i)], file,
                   "All " + std::to_string(base.size()) + " base parameters are needed; see also --terms."};
    }
  }
  if (inverse.minCoeff() > 0) out.metric = inverse.asDiagonal();
  return out;
}

nlohmann::ordered_json to_json(const FeasibilityAnswer& answer, const TorqueModel& model, const BaseMap& base,
                               const BaseTable& table) {
  nlohmann::ordered_json out = {
      {"status", to_string(answer.status)}, {"message", answer.message},
      {"impossible", answer.impossible},    {"metric", table.metric.size() > 0 ? "rsd" : "unit"},
      {"distance", answer.distance},        {"seconds", answer.seconds}};
  for (int i = 0; i < base.size() && answer.nearest.size() > 0; ++i) {
    nlohmann::ordered_json row = {{"name", base.parameters[static_cast<std::size_t>(i)].name},
                                  {"given", table.beta[i]},
                                  {"nearest", answer.nearest[i]}};
    if (answer.proof) row["proof_weight"] = answer.proof->weights[i];
    out["base"].push_back(row);
  }
  for (int i = 0; i < model.parameter_count() && answer.pi.size() > 0; ++i) {
    out["parameters"][model.parameters()[static_cast<std::size_t>(i)].name] = answer.pi[i];
  }
  return out;
}

void print(const FeasibilityAnswer& answer, const TorqueModel& model, const BaseMap& base, const BaseTable& table) {
  std::cout << answer.full();
  if (answer.status == FeasibilityStatus::Impossible) {
    std::cout << "\nthe nearest possible set, distance " << significant(answer.distance, 4)
              << (table.metric.size() > 0 ? " standard deviations" : " (unit metric)") << '\n';
  }
  std::vector<std::vector<std::string>> rows = {{"base parameter", "given", "nearest possible"}};
  for (int i = 0; i < base.size() && answer.nearest.size() > 0; ++i) {
    rows.push_back({base.parameters[static_cast<std::size_t>(i)].name, significant(table.beta[i], 5),
                    significant(answer.nearest[i], 5)});
  }
  std::cout << '\n' << format_table(rows);
  if (answer.pi.size() == 0) return;
  rows = {{"body", "mass [kg]", "centre of mass [m]", "smallest moment [kg·m²]"}};
  for (int b = 0; b < model.bodies(); ++b) {
    const LinkInertia body = model.inertia(answer.pi, b);
    const Vector3 c = body.center_of_mass();
    rows.push_back({model.robot().bodies[static_cast<std::size_t>(b)].name, significant(body.M, 4),
                    significant(c.x(), 3) + " " + significant(c.y(), 3) + " " + significant(c.z(), 3),
                    significant(body.inertia_about_com().diagonal().minCoeff(), 3)});
  }
  std::cout << "\na robot that has them\n" << format_table(rows);
}

ExitCode run_check(const CheckOptions& options) {
  const auto robot = load_robot(options.robot);
  if (!robot) return report(robot.error());
  const auto terms = make_terms(*robot, options.terms);
  if (!terms) return report(terms.error());
  const TorqueModel model(*robot, *terms);
  const BaseMap base = compute_base(model);
  const auto table = read_table(options.file, base);
  if (!table) return report(table.error());
  PhysicalOptions solver;
  solver.margin = options.margin;
  const FeasibilityAnswer answer = check_feasibility(model, base, table->beta, table->metric, solver);
  if (options.json) {
    std::cout << to_json(answer, model, base, *table).dump(2) << '\n';
  } else {
    print(answer, model, base, *table);
  }
  switch (answer.status) {
    case FeasibilityStatus::Feasible: return ExitCode::Done;
    case FeasibilityStatus::Impossible: return ExitCode::BadVerdict;
    case FeasibilityStatus::Undecided: break;
  }
  return ExitCode::Numerical;
}

}  // namespace

void add_check(CLI::App& app, ExitCode& exit) {
  auto options = std::make_shared<CheckOptions>();
  CLI::App* verb = app.add_subcommand("check", "Can any real robot have these base parameters? Proof either way");
  verb->add_option("BASE", options->file, "CSV with rows name,value[,rsd_percent], SI units")->required();
  verb->add_option("--robot", options->robot, "Catalogue name, URDF or robot file")->required();
  verb->add_option("--terms", options->terms, "Joint terms of the model")->delimiter(',')->capture_default_str();
  verb->add_option("--margin-kg", options->margin, "Smallest eigenvalue a pseudo-inertia must have [kg, kg·m²]")
      ->capture_default_str();
  verb->add_flag("--json", options->json, "The answer as JSON on stdout");
  verb->callback([options, &exit] { exit = run_check(*options); });
}

}  // namespace armature::cli
