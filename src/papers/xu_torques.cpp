// Xu 2020, torques: Tables 8 to 10, Figures 5 to 7.
#include <algorithm>
#include <cmath>

#include "armature/observer.hpp"
#include "armature/text.hpp"
#include "papers/xu.hpp"

namespace armature::papers {
namespace {

using Index = Eigen::Index;

// Residual of the momentum observer with parameters pi, sample by sample [N·m].
Matrix observer_residual(const TorqueModel& model, const BaseMap& base, const Vector& pi,
                         const SampledTrajectory& motion, const Matrix& tau) {
  Observer observer(Predictor(exact_model(model, base, pi), ParameterSet::Physical));
  Matrix out(tau.rows(), tau.cols());
  for (Index k = 0; k < tau.rows(); ++k)
    out.row(k) =
        observer.step(1 / motion.rate, motion.motion.position(k), motion.motion.velocity(k), tau.row(k).transpose())
            .transpose();
  return out;
}

}  // namespace

// Table 8: torque error of base, essential and physical parameters on three motions.
ReproducedItem xu_table_8(XuLab& lab) {
  const PaperItem& printed = lab.study().paper.item("Table 8");
  const TorqueModel& model = lab.arm().model;
  const char* words[] = {"base", "essential", "physical"};
  const char* motions[] = {"exciting", "cosine", "slow"};
  ReproducedItem out;
  out.head = {"motion", "joint", "paper b, e, p", "its method here b, e, p", "Armature b, e, p"};
  // Columns of `sums` and `error`: three sets by the paper's method, then the same three by Armature.
  for (int m = 1; m <= 3; ++m) {
    const SampledTrajectory motion = lab.motion(m);
    // The torque without noise.
    const Matrix truth = inverse_dynamics(model, lab.arm().truth, motion.motion);
    Matrix sums = Matrix::Zero(8, 6);
    std::vector<std::vector<double>> error(6);
    std::vector<double> informed;
    for (int d = 0; d < lab.draws(); ++d) {
      const XuLab::Sets s = lab.sets(d);
      // Armature with the paper's bounds, against the true torque.
      informed.push_back(joint_rms(inverse_dynamics(model, lab.draw(d).informed.pi, motion.motion) - truth).sum());
      const Matrix measured = lab.measured(m, d, motion.motion);
      const Vector* all[] = {&s.base, &s.essential, &s.physical, &s.ours_base, &s.ours_essential, &s.ours_physical};
      // Against measured torque per joint, and against the true torque in total.
      for (Index c = 0; c < 6; ++c) {
        const Matrix predicted = inverse_dynamics(model, *all[c], motion.motion);
        sums.col(c).head(7) += joint_rms(measured - predicted) / lab.draws();
        error[static_cast<std::size_t>(c)].push_back(joint_rms(predicted - truth).sum());
      }
    }
    // The eighth row is the sum over the joints.
    sums.row(7) = sums.topRows(7).colwise().sum();
    // Three numbers per cell: base, essential, physical.
    for (Index j = 0; j < 8; ++j) {
      const std::string joint = j < 7 ? std::to_string(j + 1) : "total";
      std::string paper, theirs, ours;
      for (int c = 0; c < 3; ++c) {
        const std::string gap = c > 0 ? ", " : "";
        paper += gap + printed.cell(joint, std::string(words[c]) + " " + std::to_string(m));
        theirs += gap + fixed(sums(j, c), 3), ours += gap + fixed(sums(j, c + 3), 3);
      }
      out.rows.push_back({motions[m - 1], joint, paper, theirs, ours});
    }
    // The true torque decides the comparisons: it has no noise.
    std::string theirs, ours;
    for (std::size_t c = 0; c < 3; ++c) {
      theirs += (c > 0 ? ", " : "") + fixed(mean_of(error[c]), 3);
      ours += (c > 0 ? ", " : "") + fixed(mean_of(error[c + 3]), 3);
      const std::string what = std::string("Table 8: torque error of the ") + words[c] + " parameters, " +
                               motions[m - 1] + " motion, total [N·m]";
      // Bounds matter for the physical set only.
      out.contests.push_back(c == 2 ? contest(what, error[c], error[c + 3], informed, kBoundsAreKnowledge)
                                    : contest(what, error[c], error[c + 3]));
    }
    out.rows.push_back({motions[m - 1], "total against the true torque", "–", theirs, ours});
  }
  out.differences = {
      "RMS against measured torque is the noise that was put in, Table 8's own; the rows against the true torque show "
      "what the "
      "parameters get wrong.",
      "The paper finds the slow motion worst because of friction near rest, which the virtual arm does not have."};
  return out;
}

// Figures 5 and 6: torque on the exciting motion, by base and physical sets, or beside Stürz 2017.
ReproducedItem xu_torque_figure(XuLab& lab, bool others) {
  const SampledTrajectory motion = lab.motion(1);
  const Matrix measured = lab.measured(1, 0, motion.motion);
  const XuLab::Sets s = lab.sets(0);
  const TorqueModel& model = lab.arm().model;
  const Matrix ours = inverse_dynamics(model, s.ours_physical, motion.motion);
  ReproducedItem out;
  // The paper's physical set, and Armature's, in every plot.
  const Matrix theirs = inverse_dynamics(model, s.physical, motion.motion);
  out.plots = torque_plots(motion.time, measured, theirs, ours);
  out.head = {"joint", "its method, base [N·m]", "its method, physical [N·m]", "Armature, physical [N·m]"};
  // The third curve: base parameters in Figure 5, Stürz's physical set in Figure 6.
  Matrix second = inverse_dynamics(model, s.base, motion.motion);
  if (others) {
    out.head = {"joint", "Stürz 2017 [N·m]", "Xu 2020 [N·m]", "Armature [N·m]"};
    second = inverse_dynamics(model, lab.draw(0).sturz.pi, motion.motion);
    for (Index j = 0; j < 7; ++j)
      out.plots[static_cast<std::size_t>(j)].curves.push_back({"Stürz 2017", "", second.col(j)});
  }
  const Vector a = joint_rms(measured - second), b = joint_rms(measured - theirs), c = joint_rms(measured - ours);
  for (Index j = 0; j < 7; ++j) out.rows.push_back({std::to_string(j + 1), cell(a[j]), cell(b[j]), cell(c[j])});
  out.differences = {"As in the paper, the curves can hardly be told apart: what is left is the noise."};
  return out;
}

// Table 9: searches of three papers on the same data.
ReproducedItem xu_table_9(XuLab& lab) {
  const PaperItem& printed = lab.study().paper.item("Table 9");
  // The exact exciting motion, for the error against the true torque.
  const SampledTrajectory motion = lab.motion(1);
  const TorqueModel& model = lab.arm().model;
  const Matrix truth = inverse_dynamics(model, lab.arm().truth, motion.motion);
  // Rows: seven joints, their total, and the objective ‖tau − predicted‖.
  Matrix sums = Matrix::Zero(9, 6);
  std::vector<std::vector<double>> error(6);
  for (int d = 0; d < lab.draws(); ++d) {
    const XuDraw& draw = lab.draw(d);
    // The papers' three searches, Armature, and Armature with Xu's and with Stürz's bounds.
    const Vector* all[] = {&draw.xu.pi,       &draw.gaz.pi,           &draw.sturz.pi, &draw.ours.model.physical->pi,
                           &draw.informed.pi, &draw.informed_sturz.pi};
    for (Index c = 0; c < 6; ++c) {
      // As in the paper: on the processed samples that were fitted.
      const Matrix predicted = inverse_dynamics(model, *all[c], draw.samples.motion);
      const Matrix difference = draw.samples.tau - predicted;
      sums.col(c).head(7) += joint_rms(difference) / lab.draws();
      sums(8, c) += difference.norm() / lab.draws();
      error[static_cast<std::size_t>(c)].push_back(
          joint_rms(inverse_dynamics(model, *all[c], motion.motion) - truth).sum());
    }
  }
  // Total over the joints.
  sums.row(7) = sums.topRows(7).colwise().sum();
  ReproducedItem out;
  out.head = {"joint",
              "paper: Xu, Gaz, Stürz",
              "Xu here",
              "base objective here",
              "Stürz here",
              "Armature",
              "Armature with Xu's bounds",
              "Armature with Stürz's bounds"};
  // The printed numbers in one cell, then the six columns of this run.
  for (Index j = 0; j < 9; ++j) {
    const std::string row = j < 7 ? std::to_string(j + 1) : (j == 7 ? "total" : "objective");
    std::vector<std::string> cells = {
        row, printed.cell(row, "xu") + ", " + printed.cell(row, "gaz") + ", " + printed.cell(row, "sturz")};
    for (Index c = 0; c < 6; ++c) cells.push_back(cell(sums(j, c), 4));
    out.rows.push_back(std::move(cells));
  }
  // Below: what each set gets wrong without the noise.
  std::vector<std::string> cells = {"total against the true torque", "–"};
  for (const auto& values : error) cells.push_back(spread_cell(values));
  out.rows.push_back(std::move(cells));
  // First the default against each paper, then on equal knowledge.
  out.contests = {contest("Table 9: torque error against Xu 2020's own search, total [N·m]", error[0], error[3],
                          error[4], kBoundsAreKnowledge),
                  contest("Table 9: torque error against Stürz 2017's search, total [N·m]", error[2], error[3],
                          error[5], kBoundsAreKnowledge),
                  contest("Table 9: torque error, Xu 2020's bounds for both, total [N·m]", error[0], error[4]),
                  contest("Table 9: torque error, Stürz 2017's bounds for both, total [N·m]", error[2], error[5])};
  out.differences = {std::string("The paper's ranking, essential objective better than base objective, is ") +
                         (mean_of(error[0]) < mean_of(error[1]) ? "found" : "not found") +
                         " here: what was removed as inessential is free to take any value that the constraints allow.",
                     "The constrained searches know more than Armature's default: bounds of Tables 6 and 7, on many of "
                     "which the true arm lies."};
  return out;
}

// Table 10 and Figure 7: residuals of a collision monitor without any contact: smaller is better.
ReproducedItem xu_table_10(XuLab& lab, bool figure) {
  const PaperItem& printed = lab.study().paper.item("Table 10");
  const TorqueModel& model = lab.arm().model;
  // The cosine motion, with the torque noise of Table 8.
  const SampledTrajectory motion = lab.motion(2);
  // Per parameter set and joint: the largest residual of each draw.
  std::vector<std::vector<std::vector<double>>> largest(4, std::vector<std::vector<double>>(7));
  std::vector<double> sum_theirs, sum_ours;
  std::vector<Matrix> shown;
  const int draws = figure ? 1 : lab.draws();
  for (int d = 0; d < draws; ++d) {
    const XuDraw& draw = lab.draw(d);
    const Matrix measured = lab.measured(2, d, motion.motion);
    // The true parameters first: what remains with them is the noise.
    const Vector* all[] = {&lab.arm().truth, &draw.xu.pi, &draw.sturz.pi, &draw.ours.model.physical->pi};
    Vector totals(4);
    for (std::size_t c = 0; c < 4; ++c) {
      const Matrix residual = observer_residual(model, lab.base(), *all[c], motion, measured);
      if (d == 0) shown.push_back(residual);
      const Vector peak = residual.cwiseAbs().colwise().maxCoeff().transpose();
      for (Index j = 0; j < 7; ++j) largest[c][static_cast<std::size_t>(j)].push_back(peak[j]);
      totals[static_cast<Index>(c)] = peak.sum();
    }
    sum_theirs.push_back(totals[1]), sum_ours.push_back(totals[3]);
  }
  ReproducedItem out;
  out.head = {"joint", "paper: Xu, Gaz, Stürz", "truth here", "Xu here", "Stürz here", "Armature"};
  // One row per joint, the paper's three numbers in one cell.
  for (Index j = 0; j < 7; ++j) {
    const std::string joint = std::to_string(j + 1);
    std::vector<std::string> cells = {
        joint, printed.cell(joint, "xu") + ", " + printed.cell(joint, "gaz") + ", " + printed.cell(joint, "sturz")};
    for (std::size_t c = 0; c < 4; ++c) cells.push_back(spread_cell(largest[c][static_cast<std::size_t>(j)]));
    out.rows.push_back(std::move(cells));
  }
  // Curves of the first draw; the table is compared by the sum over the joints.
  if (figure) {
    for (Index j = 0; j < 7; ++j) {
      FigurePlot plot{"residual of joint " + std::to_string(j + 1), "time [s]", "N·m", motion.time, {}};
      plot.curves = {{"Xu 2020", "reference", shown[1].col(j)},
                     {"Stürz 2017", "measured", shown[2].col(j)},
                     {"Armature", "predicted", shown[3].col(j)}};
      out.plots.push_back(plot);
    }
  } else {
    out.contests = {contest("Table 10: largest residuals, sum over the joints [N·m]", sum_theirs, sum_ours)};
  }
  out.differences = {
      "Even the true parameters leave the residual of the column \"truth\": torque noise. A constant threshold has to "
      "be "
      "above it; Armature's monitor sets thresholds from a rate of false alarms instead."};
  return out;
}

}  // namespace armature::papers
