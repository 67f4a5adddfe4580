// A paper's section of docs/papers.md.
#include "armature/papers.hpp"
#include "armature/text.hpp"

namespace armature {
namespace {

std::string row_of(const std::vector<std::string>& cells) { return "| " + join(cells, " | ") + " |\n"; }

std::string table_of(const std::vector<std::string>& head, const std::vector<std::vector<std::string>>& rows) {
  std::string out = row_of(head) + "|";
  for (std::size_t i = 0; i < head.size(); ++i) out += "---|";
  out += "\n";
  for (const auto& row : rows) out += row_of(row);
  return out;
}

std::string item_text(const ReproducedItem& item) {
  std::string out = "#### " + item.name + ": " + item.title + "\n\n";
  if (!item.rows.empty()) out += table_of(item.head, item.rows) + "\n";
  for (const std::string& sentence : item.differences) out += "- " + sentence + "\n";
  for (const Contest& one : item.contests) {
    if (one.worse()) out += "- **The paper's method is better here**: " + one.sentence() + "\n";
  }
  return out + "\n";
}

std::string standing_of(const PaperItem& item, const Reproduction& reproduction) {
  for (const ReproducedItem& made : reproduction.items) {
    if (made.name == item.name) return to_string(item.repeatable);
  }
  return item.repeatable == Repeatable::Never ? to_string(item.repeatable) : "not in this run";
}

}  // namespace

std::string paper_markdown(const Reproduction& reproduction) {
  const Paper& paper = reproduction.paper;
  std::string out = "## [" + paper.letter + "] " + paper.title + "\n\n" + paper.authors + ". " + paper.published +
                    ". `armature reproduce " + paper.name + "`\n\n" + paper.experiment +
                    "\n\n### Tables and figures\n\n";
  for (const ReproducedItem& item : reproduction.items) out += item_text(item);
  std::vector<std::vector<std::string>> rows;
  for (const PaperItem& item : paper.items)
    rows.push_back({item.name, item.section, item.about, standing_of(item, reproduction), item.why});
  out += "### Everything the paper shows\n\n" + table_of({"item", "section", "shows", "here", "remark"}, rows) + "\n";
  rows.clear();
  for (const PaperEquation& equation : paper.equations)
    rows.push_back({equation.number, equation.about, "`" + equation.code + "`"});
  return out + "### Equations in the code\n\n" + table_of({"equation", "says", "where"}, rows) + "\n";
}

}  // namespace armature
