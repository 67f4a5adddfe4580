// docs/papers.md and a paper's section of it.
#include "armature/papers.hpp"
#include "armature/text.hpp"

namespace armature {
namespace {

// A row and a table of Markdown.
std::string row_of(const std::vector<std::string>& cells) { return "| " + join(cells, " | ") + " |\n"; }

std::string table_of(const std::vector<std::string>& head, const std::vector<std::vector<std::string>>& rows) {
  std::string out = row_of(head) + "|";
  for (std::size_t i = 0; i < head.size(); ++i) out += "---|";
  out += "\n";
  for (const auto& row : rows) out += row_of(row);
  return out;
}

// One table with its differences; comparisons are mentioned only where the paper's method is better.
std::string item_text(const ReproducedItem& item) {
  std::string out = "#### " + item.name + ": " + item.title + "\n\n";
  if (!item.rows.empty()) out += table_of(item.head, item.rows) + "\n";
  for (const std::string& sentence : item.differences) out += "- " + sentence + "\n";
  for (const Contest& one : item.contests) {
    if (one.worse()) out += "- **The paper's method is better here**: " + one.sentence() + "\n";
  }
  return out + "\n";
}

// Whether an item is repeated, and if so how; "not in this run" where only some were asked for.
std::string standing_of(const PaperItem& item, const Reproduction& reproduction) {
  for (const ReproducedItem& made : reproduction.items) {
    if (made.name == item.name) return to_string(item.repeatable);
  }
  return item.repeatable == Repeatable::Never ? to_string(item.repeatable) : "not in this run";
}

// The text above the five sections.
constexpr const char* kHead = R"(# The five papers

Written by `armature reproduce all` (`./dev papers`); do not edit. Every number that a paper prints is in `papers/*.yaml`.

- **paper**: as printed. **its method here**: the paper's own method on the virtual robot. **Armature**: the default options on the same
  recordings. Errors are against a truth that neither method sees.
- None of the papers' recordings is public, so that every measurement is repeated on a virtual robot made of the paper's own numbers. Its friction
  is the model's: what a real arm's friction does to these tables is not in them (`docs/guarantees.md` has tests with harder virtual robots).
- a ± b: mean and standard deviation over repetitions with other noise. Times are at the end: they are those of one machine.

)";

// How many items of a paper can be repeated in this way.
int count_of(const Paper& paper, Repeatable repeatable) {
  int count = 0;
  for (const PaperItem& item : paper.items) count += item.repeatable == repeatable ? 1 : 0;
  return count;
}

// One row per paper: how much of it is here, and who is ahead.
std::string summary_of(const std::vector<Reproduction>& all) {
  std::vector<std::vector<std::string>> rows;
  for (const Reproduction& r : all) {
    const auto count = [&](Repeatable repeatable) { return std::to_string(count_of(r.paper, repeatable)); };
    const auto lost = static_cast<int>(r.lost().size());
    rows.push_back({"[" + r.paper.letter + "] " + r.paper.name, count(Repeatable::Exactly),
                    count(Repeatable::Virtually), count(Repeatable::Never),
                    std::to_string(r.contests() - lost) + " of " + std::to_string(r.contests())});
  }
  return table_of(
      {"paper", "items repeated", "on a virtual robot", "not repeatable", "Armature no worse in comparisons"}, rows);
}

}  // namespace

std::string papers_markdown(const std::vector<Reproduction>& reproductions) {
  std::string out = kHead + summary_of(reproductions) + "\n";
  for (const Reproduction& one : reproductions) out += paper_markdown(one);
  // The file ends in one line break.
  while (out.size() > 1 && out[out.size() - 2] == '\n') out.pop_back();
  return out;
}

std::string times_markdown(const std::vector<Reproduction>& reproductions) {
  std::string out =
      "## Times\n\nOf the machine that ran this; they differ from run to run, so that `armature repeat` does not "
      "compare "
      "them.\n\n";
  // Totals first, then the items that have times.
  std::vector<std::vector<std::string>> totals;
  for (const Reproduction& one : reproductions) totals.push_back({one.paper.name, fixed(one.seconds, 1)});
  out += table_of({"paper", "seconds for all of it"}, totals);
  for (const Reproduction& one : reproductions) {
    for (const ReproducedItem& item : one.items) {
      if (item.times.empty()) continue;
      out += "\n#### [" + one.paper.letter + "] " + item.name + ": " + item.title + "\n\n";
      out += table_of(item.time_head, item.times);
    }
  }
  return out;
}

std::string paper_markdown(const Reproduction& reproduction) {
  const Paper& paper = reproduction.paper;
  std::string out = "## [" + paper.letter + "] " + paper.title + "\n\n" + paper.authors + ". " + paper.published +
                    ". `armature reproduce " + paper.name + "`\n\n" + paper.experiment +
                    "\n\n### Tables and figures\n\n";
  for (const ReproducedItem& item : reproduction.items) out += item_text(item);
  // Every item of the paper, also those that cannot be repeated.
  std::vector<std::vector<std::string>> rows;
  for (const PaperItem& item : paper.items)
    rows.push_back({item.name, item.section, item.about, standing_of(item, reproduction), item.why});
  out += "### Everything the paper shows\n\n" + table_of({"item", "section", "shows", "here", "remark"}, rows) + "\n";
  // Equations, and where the code has them.
  rows.clear();
  for (const PaperEquation& equation : paper.equations)
    rows.push_back({equation.number, equation.about, "`" + equation.code + "`"});
  return out + "### Equations in the code\n\n" + table_of({"equation", "says", "where"}, rows) + "\n";
}

}  // namespace armature
