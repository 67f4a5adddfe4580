// armature reproduce PAPER: a paper's tables and figures, by its own method and by ours, on a virtual robot.
#include "armature/reproduce_job.hpp"
#include "armature/papers.hpp"
#include "armature/text.hpp"
#include "jobs/json_values.hpp"
#include "report/page.hpp"

namespace armature {
namespace {

// Times are for those who ask now; a file that can be made again has none.
Json item_json(const ReproducedItem& item, const Paper& paper, bool with_times) {
  const PaperItem& printed = paper.item(item.name);
  Json out = {{"name", item.name},
              {"section", printed.section},
              {"about", printed.about},
              {"standing", to_string(printed.repeatable)},
              {"head", item.head},
              {"rows", item.rows},
              {"differences", item.differences},
              {"contests", Json::array()}};
  if (with_times && !item.times.empty()) out["times"] = {{"head", item.time_head}, {"rows", item.times}};
  // Where paper and Armature do the same, their errors side by side.
  for (const Contest& one : item.contests)
    out["contests"].push_back({{"what", one.what},
                               {"papers_method", finite(one.theirs)},
                               {"armature", finite(one.ours)},
                               {"standard_error", finite(one.spread)},
                               {"armature_same_knowledge", finite(one.informed)},
                               {"why", one.why},
                               {"worse", one.worse()}});
  return out;
}

// The paper, what was repeated, and what cannot be, with the reason.
Json json_of(const Reproduction& r, bool with_times) {
  Json out = {{"paper", r.paper.name},          {"title", r.paper.title},
              {"published", r.paper.published}, {"experiment", r.paper.experiment},
              {"items", Json::array()},         {"not_repeatable", Json::array()}};
  for (const ReproducedItem& item : r.items) out["items"].push_back(item_json(item, r.paper, with_times));
  for (const PaperItem& item : r.paper.items) {
    // Photos, diagrams and results of other programs.
    if (item.repeatable == Repeatable::Never)
      out["not_repeatable"].push_back({{"name", item.name}, {"about", item.about}, {"why", item.why}});
  }
  return out;
}

// For the terminal: each item as a table, its times, and how it differs from the printed one.
std::string text_of(const Reproduction& r) {
  std::string text =
      r.paper.authors + ": " + r.paper.title + ". " + r.paper.published + "\n" + r.paper.experiment + "\n";
  for (const ReproducedItem& item : r.items) {
    text += "\n" + item.name + ": " + item.title + "\n";
    // A figure may have no table, and most items have no times.
    if (!item.rows.empty()) {
      std::vector<std::vector<std::string>> rows = {item.head};
      rows.insert(rows.end(), item.rows.begin(), item.rows.end());
      text += format_table(rows);
    }
    if (!item.times.empty()) {
      std::vector<std::vector<std::string>> rows = {item.time_head};
      rows.insert(rows.end(), item.times.begin(), item.times.end());
      text += format_table(rows);
    }
    for (const std::string& sentence : item.differences) text += "  " + sentence + "\n";
  }
  // What no program can repeat.
  std::vector<std::string> left;
  for (const PaperItem& item : r.paper.items) {
    if (item.repeatable == Repeatable::Never) left.push_back(item.name);
  }
  if (!left.empty()) text += "\nnot repeatable (photos, diagrams, other programs): " + join(left, ", ") + "\n";
  return text;
}

// Lines of a figure below its table.
Json plots_of(const ReproducedItem& item) {
  const FigurePlot& first = item.plots.front();
  // A figure over time is drawn as a time series, any other as lines.
  if (first.x_label != "time [s]") {
    std::vector<Curve> curves;
    for (const auto& curve : first.curves) curves.push_back({curve.name, curve.role, curve.values});
    return lines_section(first.title, first.x, curves, first.x_label, first.unit, false);
  }
  // Panels below each other, over one time axis.
  std::vector<Plot> plots;
  for (const FigurePlot& plot : item.plots) {
    Plot one{plot.title, plot.unit, {}};
    for (const auto& curve : plot.curves) one.curves.push_back({curve.name, curve.role, curve.values});
    plots.push_back(std::move(one));
  }
  return time_section(item.name, first.x, plots);
}

// The page: verdict, experiment, items with their figures, and lists of all items and equations.
std::string page_of(const Reproduction& r, const Verdict& verdict) {
  Page page;
  page.title = "[" + r.paper.letter + "] " + r.paper.title;
  page.subtitle = r.paper.authors + ". " + r.paper.published;
  // A reproduction is never bad: where the paper's method is better, it is doubtful.
  page.verdict = page_verdict(verdict);
  page.verdict.level = std::min(page.verdict.level, Level::Warn);
  page.sections.push_back(text_section("The experiment", {r.paper.experiment}));
  for (const ReproducedItem& item : r.items) {
    page.sections.push_back(
        table_section(item.name + ": " + item.title, item.head, item.rows, join(item.differences, " ")));
    if (!item.plots.empty()) page.sections.push_back(plots_of(item));
  }
  // What was left out is listed too, with the reason.
  std::vector<std::vector<std::string>> rows;
  for (const PaperItem& item : r.paper.items)
    rows.push_back({item.name, item.about, to_string(item.repeatable), item.why});
  page.sections.push_back(table_section("Everything the paper shows", {"item", "shows", "here", "remark"}, rows));
  // Every equation, and where the code has it.
  rows.clear();
  for (const PaperEquation& equation : r.paper.equations)
    rows.push_back({equation.number, equation.about, equation.code});
  page.sections.push_back(table_section("Equations in the code", {"equation", "says", "where"}, rows));
  page.footer = std::string("Armature ") + ARMATURE_VERSION;
  return render_page(page);
}

// Where the paper's method is better, that is said, and why.
std::vector<Finding> findings_of(const Reproduction& r) {
  std::vector<Finding> out;
  for (const Contest& one : r.lost())
    out.push_back({Severity::Warning, "papers-method-better", r.paper.name,
                   "the paper's method is better: " + one.sentence(), one.why.empty() ? "The table says why." : ""});
  if (r.stopped)
    out.push_back({Severity::Warning, "stopped", r.paper.name, "it was stopped: these are the items that were finished",
                   "Run it again and let it finish."});
  return out;
}

// How much was repeated, and how the comparisons ended.
std::string sentence(const Reproduction& r) {
  const std::string made =
      std::to_string(r.items.size()) + (r.items.size() == 1 ? " item" : " items") + " of " + r.paper.name + " repeated";
  // Some items repeat numbers without a comparison of methods.
  if (r.contests() == 0) return made;
  const auto lost = r.lost().size();
  return made + "; Armature is no worse than the paper's method in " +
         std::to_string(r.contests() - static_cast<int>(lost)) + " of " + std::to_string(r.contests()) + " comparisons";
}

}  // namespace

void ReproduceJob::declare(FieldVisitor& visitor) {
  std::vector<std::string> names = paper_names();
  names.emplace_back("all");
  visitor.visit({.name = "PAPER",
                 .help = "which of the five papers, or all of them and docs/papers.md",
                 .choices = names,
                 .positional = true,
                 .required = true},
                paper);
  visitor.visit({.name = "table", .help = "only this one: 4, \"Table 4\", \"Figure 7\"; default: all"}, table);
  visitor.visit({.name = "draws",
                 .help = "repetitions with other noise; 0: as many as the tables take by default",
                 .least = 0,
                 .most = 10000},
                draws);
  visitor.visit({.name = "seed", .help = "of motions and noise"}, seed);
}

namespace {

// The one file that another run does not make again.
constexpr const char* kTimes = "times.md";

// One paper as text, result and files "stem.json", "stem.html" and "stem.md".
Outcome outcome_of(const Reproduction& made, const std::string& stem) {
  Outcome outcome;
  outcome.stopped = made.stopped;
  outcome.findings = findings_of(made);
  outcome.verdict = make_verdict(sentence(made), outcome.findings);
  outcome.text = text_of(made);
  // The result holds times, the files do not: they come out the same again.
  outcome.result = compact(json_of(made, true));
  if (made.items.empty()) return outcome;  // stopped before anything was finished
  outcome.files = {{stem + ".json", pretty(json_of(made, false))},
                   {stem + ".html", page_of(made, outcome.verdict)},
                   {stem + ".md", paper_markdown(made)}};
  return outcome;
}

// All papers, each with its own files, and papers.md that holds the five.
Outcome outcome_of_all(const std::vector<Reproduction>& all) {
  Outcome whole;
  std::vector<std::string> sentences;
  Json results = Json::object();
  for (const Reproduction& made : all) {
    Outcome one = outcome_of(made, made.paper.name);
    whole.stopped = whole.stopped || one.stopped;
    whole.text += one.text + "\n";
    results[made.paper.name] = Json::parse(one.result);
    whole.findings.insert(whole.findings.end(), one.findings.begin(), one.findings.end());
    whole.files.insert(whole.files.end(), one.files.begin(), one.files.end());
    sentences.push_back(sentence(made));
  }
  // Stopped before the first item was finished: nothing to write.
  if (whole.files.empty()) return whole;
  whole.files.push_back({"papers.md", papers_markdown(all)});
  // Times are of this run: `armature repeat` does not compare them.
  whole.files.push_back({kTimes, times_markdown(all), true});
  whole.result = compact(results);
  whole.verdict = make_verdict(join(sentences, ". "), whole.findings);
  return whole;
}

}  // namespace

std::vector<std::string> ReproduceJob::file_names() const {
  // One paper has fixed names; all five are named after the paper.
  if (paper != "all") return {"reproduction.json", "reproduction.html", "reproduction.md", kTimes};
  std::vector<std::string> names = {"papers.md", kTimes};
  for (const std::string& name : paper_names()) {
    for (const char* ending : {".json", ".html", ".md"}) names.push_back(name + ending);
  }
  return names;
}

Result<Outcome> ReproduceJob::run(const Progress& progress) {
  // One paper, or one table of it.
  if (paper != "all") {
    const auto made = reproduce({paper, table, draws, seed}, progress);
    if (!made) return made.error();
    Outcome outcome = outcome_of(*made, "reproduction");
    if (!outcome.files.empty()) outcome.files.push_back({kTimes, times_markdown({*made}), true});
    return outcome;
  }
  if (!table.empty())
    return Error{ErrorCode::Usage, "--table belongs to one paper, and all were asked for", "--table",
                 "Name the paper: armature reproduce xu2020 --table 4"};
  // All five, one after the other; a stop keeps what is finished.
  std::vector<Reproduction> all;
  const std::vector<std::string> names = paper_names();
  for (const std::string& name : names) {
    const auto done = static_cast<double>(all.size()), count = static_cast<double>(names.size());
    auto made = reproduce({name, "", draws, seed}, progress.part(done / count, (done + 1) / count));
    if (!made) return made.error();
    all.push_back(*std::move(made));
    if (all.back().stopped) break;
  }
  return outcome_of_all(all);
}

}  // namespace armature
