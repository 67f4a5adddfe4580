// `armature reproduce`: the data files hold every table and figure, each has its maker, and a share of each paper runs.
#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "armature/papers.hpp"
#include "papers/study.hpp"

namespace armature {
namespace {

using Set = std::set<std::string>;

Set repeatable(const Paper& paper) {
  Set out;
  for (const PaperItem& item : paper.items) {
    if (item.repeatable != Repeatable::Never) out.insert(item.name);
  }
  return out;
}

// What is called repeatable is repeated, and nothing else.
TEST(Papers, EveryRepeatableItemHasItsMaker) {
  for (const std::string& name : paper_names()) {
    const Paper paper = load_paper(name).value();
    Set made;
    for (const papers::Maker& maker : papers::makers_of({paper, 1, 1, {}}))
      EXPECT_TRUE(made.insert(maker.name).second) << maker.name;
    EXPECT_EQ(made, repeatable(paper)) << name;
    EXPECT_FALSE(paper.equations.empty()) << name;
  }
}

// Tables and figures are numbered without a gap, so that none was forgotten: the last numbers are the papers' own.
TEST(Papers, EveryTableAndFigureIsListed) {
  struct Counts {
    const char* paper;
    int tables, figures;
  };
  for (const Counts& c : {Counts{"swevers2007", 3, 13},
                          {"sturz2017", 4, 4},
                          {"jia2019", 6, 8},
                          {"xu2020", 10, 7},
                          {"ayvaci2022", 14, 6}}) {
    const Paper paper = load_paper(c.paper).value();
    for (int t = 1; t <= c.tables; ++t) EXPECT_NO_THROW((void)paper.item("Table " + std::to_string(t))) << c.paper << t;
    for (int f = 1; f <= c.figures; ++f)
      EXPECT_NO_THROW((void)paper.item("Figure " + std::to_string(f))) << c.paper << f;
    EXPECT_THROW((void)paper.item("Table " + std::to_string(c.tables + 1)), std::invalid_argument);
  }
}

// Sums and means that the papers print with their tables: a digit typed wrongly would break them.
TEST(Papers, PrintedTotalsAgreeWithTheirColumns) {
  const Paper xu = load_paper("xu2020").value(), sturz = load_paper("sturz2017").value(),
              jia = load_paper("jia2019").value();
  for (const auto& [item, column_from] :
       {std::pair{xu.item("Table 8"), 1}, {xu.item("Table 9"), 1}, {sturz.item("Table 4"), 1}}) {
    for (std::size_t c = static_cast<std::size_t>(column_from); c < item.columns.size(); ++c) {
      const Vector column = item.numbers(item.columns[c]);
      // Seven rounded numbers; totals of Table 4 are printed with one or two decimals.
      EXPECT_NEAR(column.head(7).sum(), column[7], 0.012) << item.name << " " << item.columns[c];
    }
  }
  for (const char* f : {"F1", "F2", "F3", "F4"}) {
    const Vector rsd = jia.item("Table 4").numbers(std::string(f) + " rsd");
    EXPECT_NEAR(rsd.head(9).mean(), rsd[9], 0.011) << f;
  }
}

TEST(Papers, AnUnknownKeyOrRowIsRefused) {
  EXPECT_FALSE(parse_paper("armature_paper: 1\nname: x\nprinted: 3\n", "x").has_value());
  const auto short_row = parse_paper("items:\n  - {name: T, standing: virtual, columns: [a, b], rows: [[1]]}\n", "x");
  ASSERT_FALSE(short_row.has_value());
  EXPECT_NE(short_row.error().message.find("1 cells, expected 2"), std::string::npos) << short_row.error().message;
  EXPECT_EQ(load_paper("xu2021").error().hint, "Did you mean xu2020?");
}

Reproduction run(const std::string& paper, const std::string& table, int draws) {
  auto made = reproduce({paper, table, draws, 1});
  EXPECT_TRUE(made.has_value()) << made.error().text();
  EXPECT_EQ(made->items.size(), 1u);
  EXPECT_FALSE(made->items.front().rows.empty());
  EXPECT_FALSE(made->items.front().differences.empty());
  for (const auto& row : made->items.front().rows) EXPECT_EQ(row.size(), made->items.front().head.size());
  return *std::move(made);
}

double cell_number(const std::string& text) { return std::stod(text); }

TEST(Reproduce, Sturz2017Equation6) {
  const Reproduction made = run("sturz2017", "Equation 6", 1);
  for (const auto& row : made.items.front().rows) EXPECT_EQ(row.back(), "yes") << row[0] << ": " << row[2];
}

TEST(Reproduce, DhTables) {
  for (const auto& [paper, table, same] : {std::tuple{"sturz2017", "1", true},
                                           {"xu2020", "2", true},
                                           {"ayvaci2022", "6", true},
                                           {"ayvaci2022", "7", false}}) {
    const Reproduction made = run(paper, table, 1);
    bool zero = true;
    for (const auto& row : made.items.front().rows) zero = zero && row[4] == "0" && row[5] == "0";
    EXPECT_EQ(zero, same) << paper << " " << table;
  }
}

TEST(Reproduce, Ayvaci2022Table8) {
  const Reproduction made = run("ayvaci2022", "8", 1);
  EXPECT_EQ(made.items.front().rows[11][1], "31, 11, 35");
}

// The paper's own estimator and ours on the same recording are both at the noise of Table 1.
TEST(Reproduce, Swevers2007Table1) {
  const Reproduction made = run("swevers2007", "1", 2);
  for (int j = 0; j < 3; ++j) {
    const auto& row = made.items.front().rows[static_cast<std::size_t>(j)];
    const double noise = load_paper("swevers2007").value().item("Table 1").number(std::to_string(j + 1), "noise");
    // 3000 values of a known deviation: 4 deviations are 5 %.
    EXPECT_NEAR(cell_number(row[2]) / noise, 1, 0.05);
    EXPECT_NEAR(cell_number(row[3]) / noise, 1, 0.05);
  }
  EXPECT_TRUE(made.lost().empty());
}

// The paper's estimator and ours on the paper's noise: both at the residual that Table 6 prints.
TEST(Reproduce, Jia2019Figure4) {
  const Reproduction made = run("jia2019", "Figure 4", 1);
  for (const auto& row : made.items.front().rows) {
    const double put_in = cell_number(row[2]);
    // 2000 values of a known variance: 4 deviations are 13 %.
    EXPECT_NEAR(cell_number(row[3]) / put_in, 1, 0.13) << row[0];
    EXPECT_NEAR(cell_number(row[4]) / put_in, 1, 0.13) << row[0];
  }
}

// Differences of averaged positions are noise, the frequency domain is exact.
TEST(Reproduce, Xu2020Figure4) {
  const Reproduction made = run("xu2020", "Figure 4", 1);
  for (const auto& row : made.items.front().rows) {
    EXPECT_GT(cell_number(row[2]), 0.1) << row[0];
    EXPECT_LT(cell_number(row[3]), 1e-6) << row[0];
  }
}

TEST(Reproduce, TheSameOptionsGiveTheSameNumbers) {
  const Reproduction one = run("swevers2007", "Figure 3", 1), other = run("swevers2007", "Figure 3", 1);
  EXPECT_EQ(one.items.front().rows, other.items.front().rows);
}

TEST(Reproduce, SaysWhatCannotBeRepeated) {
  const auto never = reproduce({"xu2020", "Figure 1", 1, 1}), unknown = reproduce({"xu2020", "Table 11", 1, 1});
  EXPECT_NE(never.error().message.find("cannot be repeated"), std::string::npos);
  EXPECT_NE(unknown.error().message.find("there is no"), std::string::npos);
}

}  // namespace
}  // namespace armature
