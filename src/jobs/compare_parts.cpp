#include "jobs/compare_parts.hpp"

#include <algorithm>
#include <map>
#include <set>

#include "armature/files.hpp"
#include "armature/text.hpp"
#include "core/json_text.hpp"
#include "jobs/difference.hpp"
#include "jobs/field_values.hpp"

namespace armature {
namespace fs = std::filesystem;
namespace {

using Runs = std::vector<ComparedRun>;

// The head of a table with one column per run.
std::vector<std::string> head_of(const Runs& runs, const std::string& first) {
  std::vector<std::string> head = {first};
  for (const ComparedRun& run : runs) head.push_back(run.name);
  return head;
}

// A result that is not there, or not JSON, is not compared.
Json read_json(const fs::path& path) {
  const auto text = read_file(path);
  return text ? json_or_null(*text) : Json();
}

// A value that is not there is null and differs from any other.
bool all_equal(const std::vector<Json>& values) {
  return std::all_of(values.begin(), values.end(), [&](const Json& v) { return v == values.front(); });
}

// Numbers by name, from what designs and validations write.
using Figures = std::vector<std::pair<std::string, Json>>;

// Only numbers are compared.
void add_figure(Figures& figures, const std::string& name, const Json& value) {
  if (value.is_number()) figures.emplace_back(name, value);
}

// A design: criterion, the bound that no motion beats, and the duration.
void design_figures(const Json& design, Figures& figures) {
  if (!design.is_object()) return;
  for (const char* group : {"criterion", "bound"}) {
    if (!design.contains(group)) continue;
    for (const auto& [key, value] : design[group].items()) add_figure(figures, key, value);
  }
  if (design.contains("certificate") && design["certificate"].contains("duration_s"))
    add_figure(figures, "duration_s", design["certificate"]["duration_s"]);
}

// A validation: total RMS and relative error of every motion, by parameter set.
void validation_figures(const Json& validation, Figures& figures) {
  if (!validation.is_object() || !validation.contains("scores")) return;
  for (const auto& [set, motions] : validation["scores"].items()) {
    for (const Json& motion : motions) {
      if (!motion.is_object() || !motion.value("motion", Json()).is_string()) continue;
      const std::string of = set + ", " + motion["motion"].get<std::string>();
      if (motion.contains("total_nm")) add_figure(figures, of + ": total RMS [N·m]", motion["total_nm"]);
      if (motion.contains("relative")) add_figure(figures, of + ": relative", motion["relative"]);
    }
  }
}

Figures figures_of(const ComparedRun& run) {
  Figures figures;
  design_figures(run.design, figures);
  // A validation of several models lists them; the first is the one that was asked about.
  const Json& v = run.validation;
  validation_figures(v.is_array() && !v.empty() ? v.front() : v, figures);
  return figures;
}

const Json* find(const Figures& figures, const std::string& name) {
  const auto at = std::find_if(figures.begin(), figures.end(), [&](const auto& f) { return f.first == name; });
  return at == figures.end() ? nullptr : &at->second;
}

// Five digits; a dash where the run has no such figure.
std::string number_text(const Json& value) { return value.is_number() ? significant(value.get<double>(), 5) : "–"; }

}  // namespace

Result<ComparedRun> load_run(const Job& job, const std::string& path) {
  ComparedRun run;
  run.name = path;
  // A directory of results, or a model file by itself.
  const fs::path place = job.at(path);
  const bool folder = fs::is_directory(place);
  if (!folder && !fs::exists(place))
    return Error{ErrorCode::FileMissing, "there is no such directory", path,
                 "Give directories that Armature commands wrote (--out)."};
  // Results of single verbs; what is not there stays null.
  if (folder) {
    run.design = read_json(place / "design.json");
    run.validation = read_json(place / "validation.json");
    run.payload = read_json(place / "payload.json");
  }
  // The model beside a load is the robot's own with the load in it: what is compared is the load.
  const fs::path model = folder ? place / "model.json" : place;
  if (run.payload.is_null() && fs::exists(model)) {
    if (auto loaded = load_model(model))
      run.model = *std::move(loaded);
    else if (folder)
      return loaded.error();
  }
  // Without job.json a model file is enough; with neither there is nothing to compare.
  auto saved = load_job(place);
  if (saved)
    run.saved = *std::move(saved);
  else if (!run.model)
    return saved.error();
  // The checksum names what was compared: job.json where there is one.
  const auto content = read_file(folder ? place / (run.saved ? "job.json" : "model.json") : place);
  run.input = {path, content ? checksum(*content) : ""};
  return run;
}

// What each run concluded, and with which version.
ComparePart compare_verdicts(const Runs& runs) {
  ComparePart part{"runs", "Verdicts", {"run", "verb", "version", "verdict", "because"}, {}, "", Json::array()};
  for (const ComparedRun& run : runs) {
    // Without job.json the version is the model's, and the verdict is not known.
    const std::string version = run.saved ? run.saved->version : run.model->provenance.version;
    const Verdict verdict = run.saved ? run.saved->verdict : Verdict{};
    part.rows.push_back({run.name, run.verb(), version, run.saved ? to_string(verdict.level) : "not known",
                         run.saved ? verdict.text : "there is no job.json"});
    part.json.push_back({{"name", run.name},
                         {"verb", run.verb()},
                         {"version", version},
                         {"level", run.saved ? Json(to_string(verdict.level)) : Json()},
                         {"verdict", run.saved ? Json(verdict.text) : Json()}});
  }
  return part;
}

ComparePart compare_inputs(const Runs& runs) {
  ComparePart part{"inputs",     "Inputs", head_of(runs, "input"), {}, "The first 12 digits of each file's SHA-256.",
                   Json::array()};
  // By file name: runs in different places give different paths for one file.
  std::vector<std::string> names;
  std::vector<std::map<std::string, std::string>> sums(runs.size());
  for (std::size_t r = 0; r < runs.size(); ++r) {
    // The first mention of a name gives it its row; a name without a checksum is built into the program.
    const auto add = [&](const std::string& name, const std::string& sum) {
      if (std::find(names.begin(), names.end(), name) == names.end()) names.push_back(name);
      sums[r][name] = sum.empty() ? "built in" : sum;
    };
    // Inputs of the job; of a model alone, what its provenance lists.
    if (runs[r].saved) {
      for (const JobInput& input : runs[r].saved->inputs) add(fs::path(input.path).filename().string(), input.checksum);
    } else {
      for (const InputFile& input : runs[r].model->provenance.inputs) add(input.name, input.checksum);
    }
  }
  // One row per file: the beginning of its checksum for people, all of it in JSON.
  for (const std::string& name : names) {
    std::vector<std::string> row = {name};
    std::vector<Json> values;
    // Twelve digits tell files apart; a built-in name has no checksum.
    for (const auto& of : sums) {
      const auto at = of.find(name);
      values.push_back(at == of.end() ? Json() : Json(at->second));
      row.push_back(at == of.end() ? "–" : at->second == "built in" ? at->second : at->second.substr(0, 12));
    }
    part.rows.push_back(row);
    part.json.push_back({{"input", name}, {"same", all_equal(values)}, {"checksums", values}});
  }
  // What differs first.
  std::stable_partition(part.rows.begin(), part.rows.end(), [](const auto& row) {
    return std::any_of(row.begin() + 2, row.end(), [&](const std::string& cell) { return cell != row[1]; });
  });
  return part;
}

// Options only: inputs have their own table.
ComparePart compare_options(const Runs& runs) {
  ComparePart part{"options", "Options that differ", head_of(runs, "option"), {}, "", Json::array()};
  // A run without job.json has options that are not known; its cells show a dash.
  std::vector<std::string> names;
  std::vector<std::map<std::string, Json>> values(runs.size());
  for (std::size_t r = 0; r < runs.size(); ++r) {
    if (!runs[r].saved) continue;
    for (const auto& [field, value, raw] : list_fields(*runs[r].saved->job)) {
      if (field.input) continue;
      if (std::find(names.begin(), names.end(), field.name) == names.end()) names.push_back(field.name);
      values[r][field.name] = value;
    }
  }
  // What is equal in all runs says nothing and is left out.
  for (const std::string& name : names) {
    std::vector<Json> row;
    std::vector<std::string> cells = {name};
    for (const auto& of : values) {
      const auto at = of.find(name);
      row.push_back(at == of.end() ? Json() : at->second);
      cells.push_back(at == of.end() ? "–" : brief_json(at->second));
    }
    if (all_equal(row)) continue;
    part.rows.push_back(cells);
    part.json.push_back({{"option", name}, {"values", row}});
  }
  return part;
}

// Figures in the order in which the first run has them, then those that only later runs have.
ComparePart compare_figures(const Runs& runs) {
  ComparePart part{"figures", "Figures", head_of(runs, "figure"), {}, "", Json::array()};
  std::vector<Figures> all;
  std::vector<std::string> names;
  for (const ComparedRun& run : runs) {
    all.push_back(figures_of(run));
    for (const auto& [name, value] : all.back()) {
      if (std::find(names.begin(), names.end(), name) == names.end()) names.push_back(name);
    }
  }
  // A figure that a run does not have is null, and a dash for people.
  for (const std::string& name : names) {
    std::vector<std::string> row = {name};
    Json values = Json::array();
    for (const Figures& figures : all) {
      const Json* value = find(figures, name);
      values.push_back(value == nullptr ? Json() : *value);
      row.push_back(number_text(values.back()));
    }
    part.rows.push_back(row);
    part.json.push_back({{"figure", name}, {"values", values}});
  }
  return part;
}

std::vector<std::string> shared_recordings(const Runs& runs) {
  // By checksum, which a recording keeps under another name.
  std::set<std::string> seen, shared;
  for (const ComparedRun& run : runs) {
    if (!run.model) continue;
    for (const InputFile& input : run.model->provenance.inputs) {
      if (!seen.insert(input.checksum).second) shared.insert(input.name);
    }
  }
  return {shared.begin(), shared.end()};
}

}  // namespace armature
