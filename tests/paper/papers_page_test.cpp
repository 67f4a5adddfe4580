// docs/papers.md is what `armature reproduce all` writes: a table typed differently, a renamed function or a changed
// result makes it stale. `./dev papers` writes it again.
#include <gtest/gtest.h>

#include <fstream>
#include <regex>
#include <sstream>

#include "armature/papers.hpp"
#include "armature/text.hpp"
#include "support/places.hpp"

namespace armature {
namespace {

std::string read(const std::string& path) {
  std::ifstream file(std::string(testing::kSourceDirectory) + "/" + path);
  std::ostringstream text;
  text << file.rdbuf();
  EXPECT_FALSE(text.str().empty()) << path;
  return text.str();
}

std::string section(const std::string& page, const std::string& letter) {
  const auto begin = page.find("\n## [" + letter + "]");
  EXPECT_NE(begin, std::string::npos) << letter;
  return page.substr(begin, page.find("\n## [", begin + 1) - begin);
}

// From a heading to the next.
std::string part(const std::string& page, const std::string& heading) {
  const auto begin = page.find("\n" + heading);
  if (begin == std::string::npos) return "";
  return page.substr(begin, page.find("\n#", begin + 1) - begin);
}

// Every item has its line, every item that can be repeated its table, with the rows the paper prints.
TEST(PapersPage, HoldsEveryItemAndEquation) {
  const std::string page = read("docs/papers.md");
  EXPECT_EQ(page.find("not in this run"), std::string::npos);
  for (const std::string& name : paper_names()) {
    const Paper paper = load_paper(name).value();
    const std::string here = section(page, paper.letter), items = part(here, "### Everything the paper shows"),
                      equations = part(here, "### Equations in the code");
    EXPECT_NE(here.find(paper.experiment), std::string::npos) << name;
    for (const PaperItem& item : paper.items) {
      const std::string line = "| " + item.name + " | " + item.section + " | " + item.about + " | " +
                               to_string(item.repeatable) + " | " + item.why + " |";
      EXPECT_NE(items.find(line), std::string::npos) << name << ": " << line;
      const bool repeated = item.repeatable != Repeatable::Never;
      EXPECT_EQ(!part(here, "#### " + item.name + ": ").empty(), repeated) << name << " " << item.name;
    }
    for (const PaperEquation& equation : paper.equations) {
      const std::string line = "| " + equation.number + " | " + equation.about + " | `" + equation.code + "` |";
      EXPECT_NE(equations.find(line), std::string::npos) << name << ": " << line;
    }
  }
}

// Tables without measurements are the same bytes on every machine: they are made again and compared.
TEST(PapersPage, TablesThatNeedNoMeasurementAreTheSame) {
  const std::string page = read("docs/papers.md");
  for (const auto& [paper, table] : {std::pair{"sturz2017", "Table 1"},
                                     {"sturz2017", "Equation 6"},
                                     {"xu2020", "Table 2"},
                                     {"ayvaci2022", "Table 5"},
                                     {"ayvaci2022", "Table 6"},
                                     {"ayvaci2022", "Table 7"},
                                     {"ayvaci2022", "Table 8"},
                                     {"ayvaci2022", "Table 9"}}) {
    const Reproduction made = reproduce({paper, table, 1, 1}).value();
    const std::string heading = "#### " + std::string(table) + ": ";
    const std::string fresh = part(paper_markdown(made), heading);
    EXPECT_FALSE(fresh.empty()) << paper << " " << table;
    EXPECT_EQ(part(section(page, made.paper.letter), heading), fresh) << paper << " " << table;
  }
}

// "average_periods, signal.hpp; Weighting::FromPeriods, estimate.hpp": the header is there and has the word.
TEST(PapersPage, EquationsAreWhereItSays) {
  const std::regex header("[a-z_]+\\.[ch]pp"), word("[A-Za-z_]+(?:::[A-Za-z_]+)*");
  for (const std::string& name : paper_names()) {
    const Paper paper = load_paper(name).value();
    for (const PaperEquation& equation : paper.equations) {
      std::string all;
      auto at = std::sregex_iterator(equation.code.begin(), equation.code.end(), header);
      EXPECT_NE(at, std::sregex_iterator()) << name << " " << equation.number << ": " << equation.code;
      for (; at != std::sregex_iterator(); ++at) all += read("include/armature/" + at->str());
      // Words with a capital or an underscore are names of the code.
      const std::string words = std::regex_replace(equation.code, header, "");
      for (auto w = std::sregex_iterator(words.begin(), words.end(), word); w != std::sregex_iterator(); ++w) {
        const std::string last =
            w->str().substr(w->str().rfind(':') == std::string::npos ? 0 : w->str().rfind(':') + 1);
        const bool code = last.find('_') != std::string::npos || w->str().find("::") != std::string::npos;
        EXPECT_TRUE(!code || all.find(last) != std::string::npos) << name << " " << equation.number << ": " << w->str();
      }
    }
  }
}

}  // namespace
}  // namespace armature
