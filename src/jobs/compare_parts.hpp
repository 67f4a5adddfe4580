// What a comparison of runs is made of: tables, once for the terminal, the page and JSON.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "armature/job.hpp"
#include "armature/model.hpp"
#include "model/json.hpp"

namespace armature {

/// One directory to compare.
struct ComparedRun {
  std::string name;                      ///< as it was given
  std::optional<SavedJob> saved;         ///< absent for a model without job.json
  std::optional<IdentifiedModel> model;  ///< where there is one
  Json design, validation, payload;      ///< design.json and so on; null where there is none
  JobInput input;
  /// A model without job.json counts as one that identify wrote.
  [[nodiscard]] std::string verb() const { return saved ? saved->job->verb() : "identify"; }
};
/// An Error where the place holds neither a job nor a model.
[[nodiscard]] Result<ComparedRun> load_run(const Job& job, const std::string& path);

/// One table of the comparison.
struct ComparePart {
  std::string key, title;
  std::vector<std::string> head;
  std::vector<std::vector<std::string>> rows;  ///< most important first
  std::string note;
  Json json;
};

/// Verb, version and verdict of every run.
[[nodiscard]] ComparePart compare_verdicts(const std::vector<ComparedRun>& runs);
/// What each run read, by file name and checksum; what differs comes first.
[[nodiscard]] ComparePart compare_inputs(const std::vector<ComparedRun>& runs);
/// Options whose values differ; a run without job.json has none that are known.
[[nodiscard]] ComparePart compare_options(const std::vector<ComparedRun>& runs);
/// Figures of designs and validations: what is in both and is a number people judge by.
[[nodiscard]] ComparePart compare_figures(const std::vector<ComparedRun>& runs);
/// Residual and noise per joint.
[[nodiscard]] ComparePart compare_residuals(const std::vector<ComparedRun>& runs);

/// Parameters of models, or numbers of loads, of every run against those of the first, by name, in standard deviations
/// of the difference:
///   z = (x_k − x_1) / √(σ_1² + σ_k²)
struct ParameterComparison {
  ComparePart part;
  int compared = 0;    ///< differences with a deviation
  int differing = 0;   ///< |z| > limit
  double limit = 0;    ///< none of them exceeds it by chance, with 99 % probability (Bonferroni)
  double largest = 0;  ///< |z|
  std::string largest_name;
  bool of_loads = false;
  [[nodiscard]] std::string kind() const { return of_loads ? "load parameters" : "base parameters"; }
};
[[nodiscard]] ParameterComparison compare_parameters(const std::vector<ComparedRun>& runs);

/// Recordings that more than one model was fitted to.
[[nodiscard]] std::vector<std::string> shared_recordings(const std::vector<ComparedRun>& runs);

}  // namespace armature
