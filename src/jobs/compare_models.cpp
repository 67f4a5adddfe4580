// Models side by side: parameters in deviations, residuals per joint.
#include <algorithm>
#include <cmath>
#include <map>

#include "armature/text.hpp"
#include "jobs/compare_parts.hpp"
#include "payload/intervals.hpp"

namespace armature {
namespace {

using Runs = std::vector<ComparedRun>;

/// A parameter with its standard deviation.
struct KnownParameter {
  double value = NAN;
  double sigma = NAN;
};

using NamedParameters = std::vector<std::pair<std::string, KnownParameter>>;

// Base parameters with σ_i = √C_ii.
NamedParameters base_of(const IdentifiedModel& model) {
  NamedParameters out;
  for (std::size_t i = 0; i < model.base_names.size(); ++i) {
    const auto at = static_cast<Eigen::Index>(i);
    out.emplace_back(model.base_names[i], KnownParameter{model.base[at], std::sqrt(model.base_covariance(at, at))});
  }
  return out;
}

// The physical set by name; empty where the model has none.
NamedParameters physical_of(const IdentifiedModel& model) {
  NamedParameters out;
  if (!model.physical) return out;
  const TorqueModel torque_model(model.robot, model.terms);
  for (int i = 0; i < torque_model.parameter_count(); ++i) {
    out.emplace_back(torque_model.parameters()[static_cast<std::size_t>(i)].name,
                     KnownParameter{model.physical->pi[i], model.physical->sigma[i]});
  }
  return out;
}

// Numbers of a load from payload.json. What is not a named number is passed over: the file may be older.
NamedParameters load_of(const Json& payload) {
  NamedParameters out;
  if (!payload.is_object() || !payload.contains("values")) return out;
  for (const Json& v : payload["values"]) {
    if (!v.is_object() || !v.value("name", Json()).is_string() || !v.value("value", Json()).is_number()) continue;
    const double sigma = v.contains("sigma") && v["sigma"].is_number() ? v["sigma"].get<double>() : NAN;
    out.emplace_back(v["name"].get<std::string>(), KnownParameter{v["value"].get<double>(), sigma});
  }
  return out;
}

// What a run knows: parameters of its model, or numbers of its load.
NamedParameters parameters_of(const ComparedRun& run, const std::string& set) {
  if (set == "load") return load_of(run.payload);
  if (!run.model) return {};
  return set == "base" ? base_of(*run.model) : physical_of(*run.model);
}

// NaN where no deviation can be told.
double deviations(const KnownParameter& first, const KnownParameter& other) {
  if (first.value == other.value) return 0;
  // Errors of the two runs count as independent: σ² = σ_1² + σ_k².
  const double sigma = std::hypot(first.sigma, other.sigma);
  return sigma > 0 && std::isfinite(sigma) ? (other.value - first.value) / sigma : NAN;
}

Json json_finite(double value) { return std::isfinite(value) ? Json(value) : Json(); }
std::string shown_number(double value, int digits) { return std::isfinite(value) ? significant(value, digits) : "–"; }

/// One parameter of all runs.
struct ParameterRow {
  std::string set, name;
  std::vector<KnownParameter> known;
  // (x_k − x_1) / σ.
  std::vector<double> z;  ///< of every run but the first
  [[nodiscard]] double largest() const {
    double most = -1;
    for (const double x : z) most = std::isfinite(x) ? std::max(most, std::abs(x)) : most;
    return most;
  }
};

// Names of the first model: a parameter that it lacks has nothing to be compared with.
void add_rows(const Runs& runs, const std::string& set, std::vector<ParameterRow>& rows) {
  // By name: two models may list their parameters in another order.
  std::vector<std::map<std::string, KnownParameter>> all;
  for (const ComparedRun& run : runs) {
    const auto list = parameters_of(run, set);
    all.emplace_back(list.begin(), list.end());
  }
  for (const auto& [name, first] : parameters_of(runs.front(), set)) {
    ParameterRow row{set, name, {first}, {}};
    for (std::size_t r = 1; r < runs.size(); ++r) {
      const auto at = all[r].find(name);
      row.known.push_back(at == all[r].end() ? KnownParameter{} : at->second);
      row.z.push_back(deviations(first, row.known.back()));
    }
    rows.push_back(row);
  }
}

// One row as JSON: values and deviations of all runs, z of all but the first.
Json json_of(const ParameterRow& row) {
  Json values = Json::array(), sigmas = Json::array(), z = Json::array();
  for (const KnownParameter& k : row.known)
    values.push_back(json_finite(k.value)), sigmas.push_back(json_finite(k.sigma));
  for (const double x : row.z) z.push_back(json_finite(x));
  return {{"set", row.set}, {"name", row.name}, {"values", values}, {"sigmas", sigmas}, {"deviations", z}};
}

// One row for a table: value ± deviation of every run, and z beside all but the first.
std::vector<std::string> cells_of(const ParameterRow& row) {
  std::vector<std::string> cells = {row.name, row.set};
  for (std::size_t r = 0; r < row.known.size(); ++r) {
    cells.push_back(shown_number(row.known[r].value, 5) + " ± " + shown_number(row.known[r].sigma, 2));
    if (r > 0) cells.push_back(shown_number(row.z[r - 1], 3));
  }
  return cells;
}

// What none of n deviations exceeds by chance, with 99 % probability.
// Bonferroni: each of n alone exceeds it with probability 0.01 / n.
double chance_limit(int n) { return normal_quantile(1 - 0.01 / std::max(n, 1)); }

}  // namespace

ParameterComparison compare_parameters(const Runs& runs) {
  ParameterComparison out;
  out.part = {
      "parameters", "Parameters, in standard deviations of the difference from the first", {"parameter", "set"}, {}, "",
      Json::array()};
  std::vector<ParameterRow> rows;
  // Loads come first: where the runs have them, they decide.
  for (const char* set : {"load", "base", "physical"}) add_rows(runs, set, rows);
  if (rows.empty()) return out;
  // One column per run, and one more for z where there is a difference.
  for (std::size_t r = 0; r < runs.size(); ++r) {
    out.part.head.push_back(runs[r].name);
    if (r > 0) out.part.head.push_back("deviations");
  }

  // Base parameters decide: physical ones follow from them and from what was assumed.
  out.of_loads = rows.front().set == "load";
  const auto decides = [](const ParameterRow& row) { return row.set != "physical"; };
  for (const ParameterRow& row : rows) {
    if (!decides(row)) continue;
    for (const double x : row.z) out.compared += std::isfinite(x) ? 1 : 0;
    if (row.largest() > out.largest) out.largest = row.largest(), out.largest_name = row.name;
  }
  // The limit grows with the number of differences that are looked at.
  out.limit = chance_limit(out.compared);
  for (const ParameterRow& row : rows) {
    if (decides(row) && row.largest() > out.limit) ++out.differing;
    out.part.json.push_back(json_of(row));
  }
  // The largest differences are read first.
  std::stable_sort(rows.begin(), rows.end(),
                   [](const ParameterRow& a, const ParameterRow& b) { return a.largest() > b.largest(); });
  for (const ParameterRow& row : rows) out.part.rows.push_back(cells_of(row));
  out.part.note = "By chance none of the " + std::to_string(out.compared) + " " + out.kind() + "' deviations exceeds " +
                  fixed(out.limit, 1) + " with 99 % probability.";
  return out;
}

// Residual and noise of every joint, where every run has a model.
ComparePart compare_residuals(const Runs& runs) {
  ComparePart part{"residuals", "Residual and noise per joint [N·m]", {"joint"}, {}, "", Json::array()};
  const bool models = std::all_of(runs.begin(), runs.end(), [](const ComparedRun& r) { return r.model.has_value(); });
  if (!models) return part;
  for (const ComparedRun& run : runs) part.head.push_back(run.name), part.head.push_back("noise");
  const auto joints = runs.front().model->robot.joint_names();
  for (std::size_t j = 0; j < joints.size(); ++j) {
    std::vector<std::string> cells = {joints[j]};
    Json residual = Json::array(), noise = Json::array();
    // By the joint's name; a run without such a joint has no number.
    for (const ComparedRun& run : runs) {
      const auto names = run.model->robot.joint_names();
      const auto at = std::find(names.begin(), names.end(), joints[j]) - names.begin();
      const double r = at < run.model->residual.size() ? run.model->residual[at] : NAN;
      const double n = at < run.model->noise.size() ? run.model->noise[at] : NAN;
      cells.push_back(shown_number(r, 4)), cells.push_back(shown_number(n, 4));
      residual.push_back(json_finite(r)), noise.push_back(json_finite(n));
    }
    part.rows.push_back(cells);
    part.json.push_back({{"joint", joints[j]}, {"residual_nm", residual}, {"noise_nm", noise}});
  }
  return part;
}

}  // namespace armature
