// armature check BASE.csv --robot R: can any real robot have these base parameters?
#include "armature/feasibility.hpp"
#include "armature/files.hpp"
#include "armature/jobs.hpp"
#include "armature/text.hpp"
#include "jobs/base_table.hpp"
#include "jobs/inputs.hpp"
#include "jobs/json_values.hpp"

namespace armature {
namespace {

Json answer_json(const FeasibilityAnswer& answer, const TorqueModel& model, const BaseMap& base,
                 const BaseTable& table) {
  Json out = {{"status", to_string(answer.status)},  {"message", answer.message},
              {"impossible", answer.impossible},     {"metric", table.metric.size() > 0 ? "rsd" : "unit"},
              {"distance", finite(answer.distance)}, {"base", Json::array()}};
  for (int i = 0; i < base.size() && answer.nearest.size() > 0; ++i) {
    Json row = {{"name", base.parameters[static_cast<std::size_t>(i)].name},
                {"given", finite(table.beta[i])},
                {"nearest", finite(answer.nearest[i])}};
    if (answer.proof) row["proof_weight"] = finite(answer.proof->weights[i]);
    out["base"].push_back(row);
  }
  for (int i = 0; i < model.parameter_count() && answer.pi.size() > 0; ++i)
    out["parameters"][model.parameters()[static_cast<std::size_t>(i)].name] = finite(answer.pi[i]);
  return out;
}

// The mass matrix of the nearest possible robot: proven from its bodies, and searched over the joint limits.
struct MassMatrixAnswer {
  MassMatrixProof proof;
  [[nodiscard]] std::string text() const {
    return "mass matrix: " + proof.reason + "; smallest eigenvalue of " + std::to_string(proof.searched) +
           " configurations within the joint limits " + significant(proof.smallest_eigenvalue, 3) + " kg·m²\n";
  }
  [[nodiscard]] Json json() const {
    return {{"positive_by_bodies", proof.by_bodies},
            {"reason", proof.reason},
            {"smallest_eigenvalue", finite(proof.smallest_eigenvalue)},
            {"at", finite(proof.worst_q)},
            {"searched", proof.searched}};
  }
};

std::string answer_text(const FeasibilityAnswer& answer, const TorqueModel& model, const BaseMap& base,
                        const BaseTable& table) {
  std::string text;
  if (answer.status == FeasibilityStatus::Impossible) {
    text += "\nthe nearest possible set, distance " + significant(answer.distance, 4) +
            (table.metric.size() > 0 ? " standard deviations" : " (unit metric)") + "\n";
  }
  std::vector<std::vector<std::string>> rows = {{"base parameter", "given", "nearest possible"}};
  for (int i = 0; i < base.size() && answer.nearest.size() > 0; ++i) {
    rows.push_back({base.parameters[static_cast<std::size_t>(i)].name, significant(table.beta[i], 5),
                    significant(answer.nearest[i], 5)});
  }
  if (rows.size() > 1) text += "\n" + format_table(rows);
  if (answer.pi.size() == 0) return text;
  rows = {{"body", "mass [kg]", "centre of mass [m]", "smallest moment [kg·m²]"}};
  for (int b = 0; b < model.bodies(); ++b) {
    const LinkInertia body = model.inertia(answer.pi, b);
    const Vector3 c = body.center_of_mass();
    rows.push_back({model.robot().bodies[static_cast<std::size_t>(b)].name, significant(body.M, 4),
                    significant(c.x(), 3) + " " + significant(c.y(), 3) + " " + significant(c.z(), 3),
                    significant(body.inertia_about_com().diagonal().minCoeff(), 3)});
  }
  return text + "\na robot that has them\n" + format_table(rows);
}

// What stands against the values.
std::vector<Finding> findings_of(const FeasibilityAnswer& answer, const std::string& file) {
  std::vector<Finding> out;
  for (const std::string& one : answer.impossible)
    out.push_back({Severity::Problem, "impossible-parameter", file, one, ""});
  if (answer.status == FeasibilityStatus::Impossible && out.empty())
    out.push_back(
        {Severity::Problem, "impossible-parameters", file, answer.proof ? answer.proof->words : answer.message, ""});
  if (answer.status == FeasibilityStatus::Undecided)
    out.push_back({Severity::Warning, "undecided", file, answer.message,
                   "The values are on the border of what is possible: give more digits, or another --margin-kg."});
  return out;
}

}  // namespace

void CheckJob::declare(FieldVisitor& visitor) {
  visitor.visit({.name = "BASE",
                 .help = "CSV with rows name,value[,rsd_percent], SI units",
                 .positional = true,
                 .required = true,
                 .input = true},
                file);
  visitor.visit({.name = "robot", .help = "catalogue name, URDF or robot file", .required = true, .input = true},
                robot.robot);
  declare_part(visitor, robot);
  visitor.visit({.name = "terms", .help = "joint terms of the model (docs/notation.md lists them)"}, terms);
  visitor.visit({.name = "margin-kg",
                 .help = "smallest eigenvalue a pseudo-inertia must have",
                 .unit = "kg, kg·m²",
                 .least = 0,
                 .most = 1,
                 .open = true},
                margin_kg);
}

Result<Outcome> CheckJob::run(const Progress& progress) {
  const auto chosen = choose_robot(*this, robot);
  if (!chosen) return chosen.error();
  const auto list = make_terms(chosen->robot, terms);
  if (!list) return list.error();
  const TorqueModel model(chosen->robot, *list);
  const BaseMap base = compute_base(model);
  const auto text = read_file(at(file));
  if (!text) return text.error();
  const auto table = read_base_table(*text, file, base);
  if (!table) return table.error();
  progress.tell({"searching a robot that has these parameters", -1, -1, ""});
  PhysicalOptions solver;
  solver.margin = margin_kg;
  const FeasibilityAnswer answer = check_feasibility(model, base, table->beta, table->metric, solver);

  Outcome outcome;
  outcome.inputs = {{file, checksum(*text)}, chosen->input};
  outcome.findings = findings_of(answer, file);
  outcome.verdict = make_verdict(answer.brief(), outcome.findings);
  outcome.text = answer_text(answer, model, base, *table);
  Json json = answer_json(answer, model, base, *table);
  if (answer.pi.size() > 0) {
    Rng rng(1);
    const MassMatrixAnswer mass{prove_mass_matrix(model, answer.pi, rng)};
    outcome.text += "\n" + mass.text();
    json["mass_matrix"] = mass.json();
  }
  outcome.result = compact(json);
  outcome.files = {{"check.json", pretty(json)}};
  return outcome;
}

}  // namespace armature
