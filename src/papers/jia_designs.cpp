// Jia 2019, Tables 1 to 3 and Figures 5 and 6: criteria and the motions that minimise them.
#include <Eigen/SVD>
#include <algorithm>
#include <cmath>

#include "armature/text.hpp"
#include "papers/jia.hpp"

namespace armature::papers {
namespace {

using Kind = Objective::Kind;

// The paper's four trajectories per criterion are local searches from four random starts.
constexpr int kTrajectories = 4;

// "condition number, −log det" of a motion made here, and as printed.
std::string pair_of(const Design& design) {
  return fixed(design.criterion.condition_number, 3) + ", " + fixed(-design.criterion.log_det, 2);
}

std::string printed_pair(const PaperItem& item, const std::string& row, const std::string& column) {
  return fixed(item.number(row, "cond of " + column), 3) + ", " + fixed(item.number(row, "logdet of " + column), 2);
}

struct Column {
  std::string name;  // in the data file
  JiaLab::Wanted wanted;
};

// Rows: the paper's four, then the same by single searches here, and Armature's search last.
ReproducedItem design_table(JiaLab& lab, const PaperItem& printed, const std::vector<Column>& columns) {
  ReproducedItem out;
  // Two columns per criterion: the paper's number, and a single local search.
  out.head = {"condition number, −log det"};
  for (const Column& column : columns) {
    out.head.push_back("paper " + column.name);
    out.head.push_back("one search here");
  }
  // One start from seed t, beside the trajectory t of the paper.
  for (int t = 1; t <= kTrajectories; ++t) {
    const std::string row = std::to_string(t);
    std::vector<std::string> cells = {"trajectory " + row};
    for (const Column& column : columns) {
      JiaLab::Wanted wanted = column.wanted;
      wanted.starts = 1, wanted.seed = static_cast<std::uint64_t>(t);
      cells.push_back(printed_pair(printed, row, column.name));
      cells.push_back(pair_of(lab.design(wanted)));
    }
    out.rows.push_back(std::move(cells));
  }
  // Armature's search with all its starts.
  std::vector<std::string> cells = {"Armature"};
  for (const Column& column : columns) {
    cells.push_back("");
    cells.push_back(pair_of(lab.design(column.wanted)));
  }
  out.rows.push_back(std::move(cells));
  return out;
}

// The best single search against ours, in the number that the criterion minimises.
Contest of_designs(JiaLab& lab, const std::string& what, const JiaLab::Wanted& wanted) {
  double best = kInfinity;
  for (int t = 1; t <= kTrajectories; ++t) {
    JiaLab::Wanted one = wanted;
    one.starts = 1, one.seed = static_cast<std::uint64_t>(t);
    best = std::min(best, lab.design(one).value);
  }
  // −log det is negative: compare the size of the uncertainty region per parameter instead.
  const bool log_det = wanted.kind == Kind::DOptimal;
  const double ours = lab.design(wanted).value;
  return {what, log_det ? std::exp(best / 9) : best, log_det ? std::exp(ours / 9) : ours, 0};
}

struct CriteriaOf {
  Vector values = Vector(7);
};

// All seven criteria of Table 1 on one motion.
CriteriaOf criteria(const JiaLab& lab, const Design& design) {
  const Objective goals = design.spec.objective;
  const Matrix f = lab.columns(design.trajectory().sample(lab.study().paper.value("rate_hz"), false).motion);
  const Vector s = Eigen::JacobiSVD<Matrix>(Matrix(f.transpose() * f)).singularValues();
  const Vector norms = f.colwise().norm().transpose();
  const double condition = design.criterion.condition_number, minus_log_det = -design.criterion.log_det;
  // As in Table 1: singular values are those of FᵀF, norms those of the columns.
  CriteriaOf out;
  out.values << 1 / s.tail(1)[0], condition, condition + norms.maxCoeff() / norms.minCoeff(),
      condition + 1 / s.tail(1)[0], minus_log_det, -norms.array().square().log().sum(),
      std::max(condition - goals.condition_goal, minus_log_det - goals.log_det_goal);
  return out;
}

}  // namespace

// Table 1: each criterion on the four motions F1 … F4, and on a motion made for it.
ReproducedItem jia_table_1(JiaLab& lab) {
  const PaperItem& printed = lab.study().paper.item("Table 1");
  ReproducedItem out;
  out.head = {"no.", "criterion", "on F1", "on F2", "on F3", "on F4", "on the motion made for it"};
  // The motions F1 … F4, each judged by all seven criteria.
  std::vector<CriteriaOf> of;
  for (const Kind kind : {Kind::ConditionNumber, Kind::DOptimal, Kind::GoalAttainment, Kind::Embedded})
    of.push_back(criteria(lab, lab.best(kind)));
  for (std::size_t i = 0; i < printed.rows.size(); ++i) {
    const std::string& number = printed.rows[i].front();
    const Kind kind = need(objective_from(printed.cell(number, "kind")));
    const auto k = static_cast<Eigen::Index>(i);
    // Searched from three starts, one motion per criterion.
    const Design& own = lab.design({kind, 8, -75, 3, 1});
    std::vector<std::string> cells = {number, printed.cell(number, "criterion")};
    for (const CriteriaOf& c : of) cells.push_back(cell(c.values[k], 4));
    cells.push_back(cell(criteria(lab, own).values[k], 4));
    out.rows.push_back(std::move(cells));
  }
  out.differences = {
      "The paper lists the criteria and prints no value; no. 6 is shown as −Σ log ‖column‖², its logarithm.",
      "No. 3 takes the range of the columns' norms: the smallest single entry is 0 whenever a joint turns round."};
  return out;
}

// Table 2: motions for the condition number, for −log det, and for goals of both.
ReproducedItem jia_table_2(JiaLab& lab) {
  const PaperItem& printed = lab.study().paper.item("Table 2");
  const std::vector<Column> columns = {{"F1", {Kind::ConditionNumber, 8, -75, 0, 1}},
                                       {"F2", {Kind::DOptimal, 8, -75, 0, 1}},
                                       {"F3", {Kind::GoalAttainment, 8, -75, 0, 1}}};
  ReproducedItem out = design_table(lab, printed, columns);
  out.contests = {of_designs(lab, "Table 2: condition number of F1", columns[0].wanted),
                  of_designs(lab, "Table 2: F2, size of the uncertainty region per parameter", columns[1].wanted)};
  const CriterionValues of_f1 = lab.design(columns[0].wanted).criterion,
                        of_f2 = lab.design(columns[1].wanted).criterion;
  const double attained = lab.design(columns[2].wanted).value;
  // The best of the paper's four motions.
  double printed_best = kInfinity;
  for (int t = 1; t <= kTrajectories; ++t)
    printed_best = std::min(printed_best, printed.number(std::to_string(t), "cond of F1"));
  // Each sentence says what the numbers of this run show.
  out.differences = {
      "The paper's smallest condition number is " + cell(printed_best) + ", here " + cell(of_f1.condition_number) +
          ": gradients are exact, where the paper's search took finite differences and 5000 evaluations.",
      std::string("A motion made for one of F1, F2 is ") +
          (of_f2.condition_number > 2 * of_f1.condition_number && of_f1.log_det < of_f2.log_det - 5 ? "poor"
                                                                                                    : "not poor") +
          " in the other, as the paper says; F3 " + (attained <= 0 ? "attains both goals" : "misses its goals") +
          " (largest excess " + cell(attained, 2) + ")."};
  return out;
}

// Table 3: other goals for F3, and F4 with two bounds on −log det.
ReproducedItem jia_table_3(JiaLab& lab) {
  const PaperItem& printed = lab.study().paper.item("Table 3");
  const std::vector<Column> columns = {{"F3 5/-70", {Kind::GoalAttainment, 5, -70, 0, 1}},
                                       {"F4 -75", {Kind::Embedded, 8, -75, 0, 1}},
                                       {"F4 -70", {Kind::Embedded, 8, -70, 0, 1}}};
  ReproducedItem out = design_table(lab, printed, columns);
  out.contests = {of_designs(lab, "Table 3: condition number of F4 with bound −75", columns[1].wanted),
                  of_designs(lab, "Table 3: condition number of F4 with bound −70", columns[2].wanted)};
  out.differences = {
      "F4 ends at its bound, as in the paper, with a smaller condition number: " +
          cell(lab.design(columns[1].wanted).value) + " and " + cell(lab.design(columns[2].wanted).value) + ".",
      "F3 goes beyond its goals where it can: goal attainment minimises the largest excess, here " +
          cell(lab.design(columns[0].wanted).value, 2) + ".",
      "Armature's twelve starts are given up round by round; a lucky single search can end some per cent lower."};
  return out;
}

// Figure 5: how many samples per period the condition number needs.
ReproducedItem jia_figure_5(JiaLab& lab) {
  const Design& design = lab.best(Kind::Embedded);
  ReproducedItem out;
  out.head = {"points", "condition number"};
  FigurePlot plot{"condition number over the number of points", "points", "", {}, {}};
  std::vector<double> x, y;
  for (const int points : {10, 15, 20, 30, 50, 75, 100, 200, 500, 1000, 2000}) {
    // The number of points over one period is the rate times the period.
    const Motion motion = design.trajectory().sample(points * lab.study().paper.value("fundamental_hz"), false).motion;
    const Vector s = Eigen::JacobiSVD<Matrix>(lab.columns(motion)).singularValues();
    const double condition = s[0] / s.tail(1)[0];
    out.rows.push_back({std::to_string(points), fixed(condition, 4)});
    x.push_back(points), y.push_back(condition);
  }
  const auto vector = [](const std::vector<double>& v) {
    return Vector(Eigen::Map<const Vector>(v.data(), static_cast<Eigen::Index>(v.size())));
  };
  plot.x = vector(x);
  plot.curves = {{"condition number of F4", "predicted", vector(y)}};
  out.plots = {plot};
  // From which number of points on it stays within 1 % of the last value.
  int settled = 2000;
  for (std::size_t i = y.size(); i-- > 0 && std::abs(y[i] / y.back() - 1) < 0.01;) settled = static_cast<int>(x[i]);
  out.differences = {"The curve settles as in the paper, which prints no numbers: within 1 % from " +
                     std::to_string(settled) + " points on."};
  return out;
}

// Figure 6: position, velocity and acceleration of F4, with the limits of section 4.2.
ReproducedItem jia_figure_6(JiaLab& lab) {
  const Design& design = lab.best(Kind::Embedded);
  ReproducedItem out;
  out.head = {"quantity", "limit", "joint 1 reaches", "joint 2 reaches"};
  const std::pair<Quantity, double> limits[] = {
      {Quantity::Position, 3.14}, {Quantity::Velocity, 5.2}, {Quantity::Acceleration, 4.5}};
  for (const auto& [quantity, limit] : limits) {
    std::vector<std::string> cells = {to_string(quantity), cell(limit)};
    for (int j = 0; j < 2; ++j) {
      // The largest value of the continuous motion, not only at samples.
      const Extrema e = extrema(design.trajectory(), quantity, j);
      cells.push_back(cell(std::max(std::abs(e.min), std::abs(e.max)), 4));
    }
    out.rows.push_back(std::move(cells));
  }
  out.plots = motion_plots(design.trajectory(), 20);
  out.differences = {
      "Another motion than the paper's, whose coefficients are not printed; here the "
      "position limits bind. The extremes are proven between samples."};
  return out;
}

}  // namespace armature::papers
