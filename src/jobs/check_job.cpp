// armature check: can any real robot have these base parameters, and is its mass matrix positive definite?
#include <Eigen/Cholesky>
#include <algorithm>
#include <cmath>
#include <filesystem>

#include "armature/feasibility.hpp"
#include "armature/files.hpp"
#include "armature/jobs.hpp"
#include "armature/model.hpp"
#include "armature/text.hpp"
#include "jobs/base_table.hpp"
#include "jobs/inputs.hpp"
#include "jobs/json_values.hpp"

namespace armature {
namespace {

// check.json: given and nearest possible values, with the weights of the proof where there is one.
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
  // The standard parameters of one robot that has the nearest values.
  for (int i = 0; i < model.parameter_count() && answer.pi.size() > 0; ++i)
    out["parameters"][model.parameters()[static_cast<std::size_t>(i)].name] = finite(answer.pi[i]);
  return out;
}

// Is M(q) positive definite? Proven from bodies where the values belong to some; else searched over the joint limits.
struct MassMatrixAnswer {
  MassMatrixProof proof;
  std::vector<std::string> joints;
  std::string of;  ///< whose mass matrix it is

  [[nodiscard]] bool proven() const { return proof.by_bodies && proof.smallest_eigenvalue > 0; }
  // An eigenvalue found at or below zero refutes; written so that NaN refutes too.
  [[nodiscard]] bool refuted() const { return !(proof.smallest_eigenvalue > 0); }
  [[nodiscard]] std::string searched() const {
    return "smallest eigenvalue in " + grouped(proof.searched) + " configurations within the joint limits " +
           significant(proof.smallest_eigenvalue, 3) + " kg·m²";
  }
  // "joint1 0.31, joint2 -1.2" [rad or m].
  [[nodiscard]] std::string place() const {
    std::vector<std::string> words;
    for (std::size_t j = 0; j < joints.size(); ++j)
      words.push_back(joints[j] + " " + significant(proof.worst_q[static_cast<Eigen::Index>(j)], 3));
    return join(words, ", ");
  }
  // Three answers: proven, refuted at a configuration, or neither.
  [[nodiscard]] std::string text() const {
    const std::string head = "mass matrix of " + of + ": ";
    if (proven()) return head + "positive definite everywhere, because " + proof.reason + "; " + searched() + "\n";
    if (refuted()) return head + "not positive definite at " + place() + " [rad or m]; " + searched() + "\n";
    return head + "positive definite wherever it was searched, which is no proof; " + searched() + "\n";
  }
  // `searched` counts the configurations that were tried.
  [[nodiscard]] Json json() const {
    return {{"of", of},
            {"proven", proven()},
            {"positive_by_bodies", proof.by_bodies},
            {"reason", proof.reason},
            {"smallest_eigenvalue", finite(proof.smallest_eigenvalue)},
            {"at", finite(proof.worst_q)},
            {"searched", proof.searched}};
  }
};

// A fixed seed: the same values give the same answer.
MassMatrixAnswer mass_matrix_of(const std::string& whose, const TorqueModel& model, const Vector& pi) {
  Rng rng(1);
  return {prove_mass_matrix(model, pi, rng), model.robot().joint_names(), whose};
}

// Refuted is a problem; not proven is a warning, because a search can miss the one bad configuration.
void add_mass_matrix(const MassMatrixAnswer& mass, const std::string& file, Outcome& outcome) {
  outcome.text += "\n" + mass.text();
  if (mass.proven()) return;
  if (mass.refuted())
    outcome.findings.push_back({Severity::Problem, "mass-matrix", file,
                                "the mass matrix of " + mass.of + " is not positive definite at " + mass.place() +
                                    ": forward dynamics and simulators fail there",
                                ""});
  else
    outcome.findings.push_back(
        {Severity::Warning, "mass-matrix", file,
         "the mass matrix of " + mass.of + " is not proven to be positive definite: " + mass.proof.reason, ""});
}

// The distance, the values side by side, and one robot that has the nearest of them.
std::string answer_text(const FeasibilityAnswer& answer, const TorqueModel& model, const BaseMap& base,
                        const BaseTable& table) {
  std::string text;
  // How far the values are from possible, in deviations where the table gives them.
  if (answer.status == FeasibilityStatus::Impossible) {
    text += "\nthe nearest possible set, distance " + significant(answer.distance, 4) +
            (table.metric.size() > 0 ? " standard deviations" : " (unit metric)") + "\n";
  }
  // Given and nearest values side by side.
  std::vector<std::vector<std::string>> rows = {{"base parameter", "given", "nearest possible"}};
  for (int i = 0; i < base.size() && answer.nearest.size() > 0; ++i) {
    rows.push_back({base.parameters[static_cast<std::size_t>(i)].name, significant(table.beta[i], 5),
                    significant(answer.nearest[i], 5)});
  }
  if (rows.size() > 1) text += "\n" + format_table(rows);
  if (answer.pi.size() == 0) return text;
  rows = {{"body", "mass [kg]", "centre of mass [m]", "smallest moment [kg·m²]"}};
  // Bodies by what people know of them: mass, centre and smallest moment of inertia.
  for (int b = 0; b < model.bodies(); ++b) {
    const LinkInertia body = model.inertia(answer.pi, b);
    const Vector3 c = body.center_of_mass();
    rows.push_back({model.robot().bodies[static_cast<std::size_t>(b)].name, significant(body.M, 4),
                    significant(c.x(), 3) + " " + significant(c.y(), 3) + " " + significant(c.z(), 3),
                    significant(body.inertia_about_com().diagonal().minCoeff(), 3)});
  }
  return text + "\na robot that has them\n" + format_table(rows);
}

// Findings that contradict the values.
std::vector<Finding> findings_of(const FeasibilityAnswer& answer, const std::string& file) {
  std::vector<Finding> out;
  // Single impossible values are named first; the proof about all of them is told only where there is none.
  for (const std::string& one : answer.impossible)
    out.push_back({Severity::Problem, "impossible-parameter", file, one, ""});
  if (answer.status == FeasibilityStatus::Impossible && out.empty())
    out.push_back(
        {Severity::Problem, "impossible-parameters", file, answer.proof ? answer.proof->words : answer.message, ""});
  // Neither shown to be possible nor proven to be impossible.
  if (answer.status == FeasibilityStatus::Undecided)
    out.push_back({Severity::Warning, "undecided", file, answer.message,
                   "The values are on the border of what is possible: give more digits, or another --margin-kg."});
  return out;
}

// What is checked: values of base parameters, and physical parameters where a model has them.
struct Subject {
  TorqueModel model;
  BaseMap base;
  BaseTable table;
  std::optional<Vector> physical;
  std::vector<JobInput> inputs;
};

// Distances are counted in standard deviations where the covariance is one.
Matrix metric_of(const Matrix& covariance) {
  // With C = L Lᵀ the distance is ‖L⁻¹ (b − b')‖.
  const Eigen::LLT<Matrix> factor(covariance);
  if (covariance.size() == 0 || !covariance.allFinite() || factor.info() != Eigen::Success) return {};
  return factor.matrixL().solve(Matrix::Identity(covariance.rows(), covariance.cols()));
}

// A model that was identified here: its values, covariance and physical set are in its file.
Result<Subject> subject_from_model(const CheckJob& job) {
  const auto chosen = choose_model(job, job.file);
  if (!chosen) return chosen.error();
  const IdentifiedModel& identified = chosen->model;
  const TorqueModel model(identified.robot, identified.terms);
  Subject out{
      model, compute_base(model), {identified.base, metric_of(identified.base_covariance)}, {}, {chosen->input}};
  if (identified.physical) out.physical = identified.physical->pi;
  return out;
}

// Values of a publication: the robot and its terms must be given, so that names mean the same.
Result<Subject> subject_from_table(const CheckJob& job) {
  if (job.robot.robot.empty())
    return Error{ErrorCode::Usage, "--robot is missing", "--robot",
                 "A table needs its robot: catalogue name, URDF or robot file."};
  const auto chosen = choose_robot(job, job.robot);
  if (!chosen) return chosen.error();
  // The table's names are base parameters of this robot with these terms.
  const auto list = make_terms(chosen->robot, job.terms);
  if (!list) return list.error();
  const TorqueModel model(chosen->robot, *list);
  const BaseMap base = compute_base(model);
  const auto text = read_file(job.at(job.file));
  if (!text) return text.error();
  auto table = read_base_table(*text, job.file, base);
  if (!table) return table.error();
  return Subject{model, base, *std::move(table), {}, {{job.file, checksum(*text)}, chosen->input}};
}

// Bodies of the physical set that no density has.
std::vector<Finding> impossible_bodies(const TorqueModel& model, const Vector& pi, const std::string& file) {
  std::vector<Finding> out;
  // Negative slack: the constraint is broken by that much.
  for (const ConstraintStanding& one : check_constraints(model, {}, pi)) {
    if (one.slack < 0)
      out.push_back({Severity::Warning, "impossible-body", file,
                     "no body has these parameters: " + one.name + ", by " + significant(-one.slack, 3), ""});
  }
  return out;
}

// The verdict in words, for a set of physical parameters.
std::string physical_sentence(const std::vector<Finding>& findings) {
  switch (level_of(findings)) {
    case Verdict::Level::Good:
      return "a real robot can have the physical parameters, and its mass matrix is positive definite everywhere";
    case Verdict::Level::Doubtful: return "the physical parameters can be used with care";
    case Verdict::Level::Bad: break;
  }
  return "do not simulate with these physical parameters";
}

// A directory or a .json is a model; every other file is read as a table.
bool is_model(const std::filesystem::path& path) {
  std::error_code ignored;
  return std::filesystem::is_directory(path, ignored) || path.extension() == ".json";
}

}  // namespace

void CheckJob::declare(FieldVisitor& visitor) {
  visitor.visit({.name = "BASE",
                 .help = "CSV with rows name,value[,rsd_percent], SI units; or a model that identify wrote",
                 .positional = true,
                 .required = true,
                 .input = true},
                file);
  visitor.visit({.name = "robot", .help = "of a CSV: catalogue name, URDF or robot file", .input = true}, robot.robot);
  declare_part(visitor, robot);
  visitor.visit({.name = "terms", .help = "of a CSV: joint terms of the model (docs/notation.md lists them)"}, terms);
  visitor.visit({.name = "margin-kg",
                 .help = "smallest eigenvalue a pseudo-inertia must have",
                 .unit = "kg, kg·m²",
                 .least = 0,
                 .most = 1,
                 .open = true},
                margin_kg);
}

Result<Outcome> CheckJob::run(const Progress& progress) {
  // A model brings its robot along: options that choose one would be ignored, so they are refused.
  const bool from_model = is_model(at(file));
  if (from_model && !robot.robot.empty())
    return Error{ErrorCode::Usage, "a model has its robot in it", "--robot", "Leave out --robot."};
  if (from_model) {
    if (auto wrong = no_part_of(robot, "a model has its robot in it")) return *wrong;
  }
  const auto subject = from_model ? subject_from_model(*this) : subject_from_table(*this);
  if (!subject) return subject.error();
  const auto& [model, base, table, physical, inputs] = *subject;
  // The nearest set that some robot can have, or a proof that none has the given one.
  progress.tell({"searching a robot that has these parameters", -1, -1, ""});
  // A margin above zero asks for bodies that are possible by more than rounding.
  PhysicalOptions solver;
  solver.margin = margin_kg;
  const FeasibilityAnswer answer = check_feasibility(model, base, table.beta, table.metric, solver);

  // What the base values say.
  Outcome outcome;
  outcome.inputs = inputs;
  outcome.findings = findings_of(answer, file);
  outcome.text = answer_text(answer, model, base, table);
  Json json = answer_json(answer, model, base, table);
  json["mass_matrix"] = Json::array();
  const auto say = [&](const MassMatrixAnswer& mass) {
    add_mass_matrix(mass, file, outcome);
    json["mass_matrix"].push_back(mass.json());
  };
  // What follows for the mass matrix: whether M(q) > 0 for every q.
  std::string sentence = answer.brief();
  if (physical) {
    // A model is used with its physical set; that its plain least squares are impossible is then no fault.
    for (Finding& f : outcome.findings) f.severity = Severity::Note;
    for (Finding& f : impossible_bodies(model, *physical, file)) outcome.findings.push_back(std::move(f));
    say(mass_matrix_of("the physical parameters", model, *physical));
    sentence = physical_sentence(outcome.findings);
  } else {
    // Torques, and with them M(q), depend on base parameters only: any robot that has them proves it.
    const bool possible = answer.status == FeasibilityStatus::Feasible;
    say(mass_matrix_of("the given values", model, possible ? answer.pi : base.to_full(table.beta)));
    // Where the values are impossible, the nearest possible robot is looked at too.
    if (!possible && answer.pi.size() > 0) say(mass_matrix_of("the nearest possible robot", model, answer.pi));
  }
  outcome.verdict = make_verdict(sentence, outcome.findings);
  outcome.result = compact(json);
  outcome.files = {{"check.json", pretty(json)}};
  return outcome;
}

}  // namespace armature
