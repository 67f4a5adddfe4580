// armature compare DIR DIR...: what changed between runs.
#include <algorithm>

#include "armature/jobs.hpp"
#include "armature/text.hpp"
#include "jobs/compare_parts.hpp"
#include "jobs/json_values.hpp"
#include "report/page.hpp"

namespace armature {
namespace {

using Runs = std::vector<ComparedRun>;

// In the terminal a table is this long at most; the page has all of it.
constexpr std::size_t kShortRows = 12;

// Runs of different verbs share few numbers.
bool same_verb(const Runs& runs) {
  return std::all_of(runs.begin(), runs.end(), [&](const ComparedRun& r) { return r.verb() == runs.front().verb(); });
}

// What a reader must know before trusting the tables.
std::vector<Finding> findings_of(const Runs& runs, const ParameterComparison& parameters) {
  std::vector<Finding> out;
  if (!same_verb(runs))
    out.push_back({Severity::Warning, "other-verbs", runs.front().name, "the runs are of different verbs",
                   "Inputs, options and verdicts are compared; compare runs of one verb to see numbers side by side."});
  // A model without job.json: its options are not known.
  for (const ComparedRun& run : runs) {
    if (!run.saved)
      out.push_back({Severity::Note, "no-job", run.name, "there is no job.json: its options are not known", ""});
  }
  // Differences beyond what chance explains, the largest by name.
  if (parameters.differing > 0)
    out.push_back({Severity::Warning, "parameters-differ", parameters.largest_name,
                   std::to_string(parameters.differing) + " of " + std::to_string(parameters.compared) + " " +
                       parameters.kind() + " differ by more than " + fixed(parameters.limit, 1) +
                       " standard deviations, this one by " + fixed(parameters.largest, 1),
                   "Look at the options and inputs that differ, and at each run's findings."});
  // A recording behind two models makes their errors correlated; the deviations assume that they are not.
  if (const auto shared = shared_recordings(runs); !shared.empty() && parameters.compared > 0)
    out.push_back({Severity::Note, "shared-recordings", join(shared, ", "),
                   "more than one model was fitted to it, so their errors are related",
                   "Deviations are computed as if they were not; they are smaller than the true ones."});
  return out;
}

// The conclusion first, then the number it rests on.
std::string sentence(const Runs& runs, const ParameterComparison& parameters, const ComparePart& figures) {
  const std::string count = std::to_string(runs.size());
  if (parameters.compared > 0) {
    const std::string most = parameters.largest_name.empty() ? "no parameter differs"
                                                             : "largest difference " + fixed(parameters.largest, 1) +
                                                                   " deviations, " + parameters.largest_name;
    const std::string things = parameters.of_loads ? "the loads " : "the models ";
    return things + (parameters.differing > 0 ? "differ: " : "agree: ") + most + ", of " +
           std::to_string(parameters.compared) + " " + parameters.kind() + " (by chance up to " +
           fixed(parameters.limit, 1) + ")";
  }
  // Designs and validations: the first of their figures.
  if (!figures.rows.empty()) {
    const auto& row = figures.rows.front();
    return count + " runs compared: " + row[0] + " " + join({row.begin() + 1, row.end()}, " and ");
  }
  return count + " runs of armature " + runs.front().verb() + " compared";
}

// The tables for the terminal, shortened; empty ones are left out.
std::string text_of(const std::vector<ComparePart>& parts) {
  std::string text;
  for (const ComparePart& part : parts) {
    if (part.rows.empty()) continue;
    std::vector<std::vector<std::string>> rows = {part.head};
    // The most important rows come first, so that the rest can be cut.
    const std::size_t shown = std::min(part.rows.size(), kShortRows);
    rows.insert(rows.end(), part.rows.begin(), part.rows.begin() + static_cast<std::ptrdiff_t>(shown));
    text += (text.empty() ? "" : "\n") + part.title + "\n" + format_table(rows);
    if (shown < part.rows.size())
      text += "… and " + std::to_string(part.rows.size() - shown) + " more: --out DIR writes all of them\n";
    if (!part.note.empty()) text += part.note + "\n";
  }
  return text;
}

// The same tables in full on a page.
std::string page_of(const Runs& runs, const Outcome& outcome, const std::vector<ComparePart>& parts) {
  Page page;
  page.title = "Runs compared";
  std::vector<std::string> names;
  for (const ComparedRun& run : runs) names.push_back(run.name);
  page.subtitle = join(names, " · ");
  // The page repeats the verdict of the terminal.
  page.verdict = page_verdict(outcome.verdict);
  for (const ComparePart& part : parts) {
    if (!part.rows.empty()) page.sections.push_back(table_section(part.title, part.head, part.rows, part.note));
  }
  page.footer = std::string("Armature ") + ARMATURE_VERSION;
  return render_page(page);
}

}  // namespace

void CompareJob::declare(FieldVisitor& visitor) {
  visitor.visit(
      Field{.name = "DIR",
            .help =
                "directories that Armature commands wrote, two or more; the first is what the others are compared with",
            .positional = true,
            .required = true,
            .input = true},
      directories);
}

Result<Outcome> CompareJob::run(const Progress& /*progress*/) {
  // The first run is the reference; every other one is compared with it.
  if (directories.size() < 2)
    return Error{ErrorCode::Usage,
                 "two directories or more are compared, " + std::to_string(directories.size()) + " was given",
                 "armature compare", "Example: armature compare model model_of_may."};
  Runs runs;
  Outcome outcome;
  // A directory that cannot be read ends the comparison.
  for (const std::string& path : directories) {
    auto run = load_run(*this, path);
    if (!run) return run.error();
    outcome.inputs.push_back(run->input);
    runs.push_back(*std::move(run));
  }

  // Table by table: what went in, then what came out.
  const ParameterComparison parameters = compare_parameters(runs);
  const ComparePart figures = compare_figures(runs);
  const std::vector<ComparePart> parts = {compare_verdicts(runs),  compare_inputs(runs), compare_options(runs), figures,
                                          compare_residuals(runs), parameters.part};
  // One sentence, the tables, and the same as JSON.
  outcome.findings = findings_of(runs, parameters);
  outcome.verdict = make_verdict(sentence(runs, parameters, figures), outcome.findings);
  outcome.text = text_of(parts);
  // One key per table.
  Json result = Json::object();
  for (const ComparePart& part : parts) result[part.key] = part.json;
  outcome.result = compact(result);
  outcome.files = {{"compare.html", page_of(runs, outcome, parts)}, {"compare.json", pretty(result)}};
  return outcome;
}

}  // namespace armature
