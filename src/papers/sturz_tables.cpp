// Stürz 2017: eq. 6, Tables 2 to 4, Figures 2 to 4.
#include <algorithm>
#include <cmath>

#include "armature/text.hpp"
#include "papers/sturz.hpp"

namespace armature::papers {
namespace {

using Index = Eigen::Index;

// "MYR2 = MY2 + MZ3 + …" without what is before the equals sign; spaces and signs made plain.
std::string right_side(const std::string& text) {
  const auto at = text.find(" = ");
  return at == std::string::npos ? text : text.substr(at + 3);
}

}  // namespace

// Equation 6: how standard parameters are regrouped, compared as text.
ReproducedItem sturz_equation_6(SturzLab& lab) {
  const PaperItem& printed = lab.study().paper.item("Equation 6");
  // The equation is about bodies alone, so the model has no friction.
  const TorqueModel inertial(lab.model().robot());
  const BaseMap map = compute_base(inertial);
  ReproducedItem out;
  out.head = {"parameter", "paper", "Armature", "same"};
  int same = 0;
  for (const auto& row : printed.rows) {
    const int at = map.find(row[0]);
    // The printed expressions are in the order and the form of formula().
    const std::string ours =
        at < 0 ? "–" : right_side(formula(map.parameters[static_cast<std::size_t>(at)], inertial.parameters()));
    same += ours == row[1] ? 1 : 0;
    out.rows.push_back({row[0], row[1], ours, ours == row[1] ? "yes" : "no"});
  }
  // How many expressions are the same, and both counts of base parameters.
  out.differences = {std::to_string(same) + " of " + std::to_string(printed.rows.size()) +
                     " expressions are the same; " + std::to_string(map.size()) +
                     " inertial base parameters (paper: 43), " + std::to_string(lab.base().size()) +
                     " with friction (paper: 57)."};
  return out;
}

// Figure 2: the exciting motion and its condition number.
ReproducedItem sturz_figure_2(SturzLab& lab) {
  // Both searches run under the limits of the paper.
  const Design& single = lab.design(true);
  const Design& ours = lab.design(false);
  ReproducedItem out;
  out.head = {"", "paper", "one search here", "Armature"};
  out.rows = {
      {"condition number", cell(lab.study().paper.value("condition"), 3), cell(single.value, 4), cell(ours.value, 4)}};
  out.time_head = {"", "one search here", "Armature"};
  out.times = {{"seconds", cell(single.seconds, 2), cell(ours.seconds, 2)}};
  out.plots = motion_plots(ours.trajectory(), 20);
  out.contests = {{"Figure 2: condition number", single.value, ours.value, 0}};
  out.differences = {
      "Same frequency, harmonics and limits (14d, e); (14c) is misprinted and corrected. Exact gradients find "
      "better motions than the paper's 65."};
  return out;
}

// Figure 3: path of the end effector.
ReproducedItem sturz_figure_3(SturzLab& lab) {
  // 20 samples per second are enough for a picture.
  const SampledTrajectory motion = lab.design(false).trajectory().sample(20, true);
  const Robot& robot = lab.model().robot();
  const Frame tool = *robot.find_frame(robot.tool_frame);
  // The tool's place in the world, a row per sample.
  Matrix path(motion.time.size(), 3);
  for (Index k = 0; k < path.rows(); ++k)
    path.row(k) = frame_pose(lab.model(), tool, motion.motion.position(k)).translation.transpose();
  ReproducedItem out;
  out.head = {"axis", "lowest [m]", "highest [m]"};
  FigurePlot plot{"end effector in the world", "time [s]", "m", motion.time, {}};
  const char* axes[] = {"x", "y", "z"};
  // The box that the path fills.
  for (Index a = 0; a < 3; ++a) {
    out.rows.push_back({axes[a], cell(path.col(a).minCoeff()), cell(path.col(a).maxCoeff())});
    plot.curves.push_back({axes[a], "", path.col(a)});
  }
  out.plots = {plot};
  out.differences = {
      "Another motion, so another path: the paper's coefficients are not printed. As there, it fills the workspace "
      "and ends where it began."};
  return out;
}

// Table 2: the 57 base parameters of the first experiment, errors over all experiments.
ReproducedItem sturz_table_2(SturzLab& lab) {
  const PaperItem& printed = lab.study().paper.item("Table 2");
  const Vector truth = lab.base().to_base(lab.truth());
  const SturzDraw& first = lab.draw(0);
  ReproducedItem out;
  out.head = {"parameter", "paper (rsd %)", "truth here", "its method here (rsd %)", "Armature (rsd %)"};
  // Value, and relative standard deviation in per cent.
  const auto with = [](double value, double rsd) { return fixed(value, 4) + " (" + cell(rsd, 3) + ")"; };
  for (int i = 0; i < lab.base().size(); ++i) {
    const std::string& name = lab.base().parameters[static_cast<std::size_t>(i)].name;
    out.rows.push_back({name, with(printed.number(name, "value"), printed.number(name, "rsd")), fixed(truth[i], 4),
                        with(first.base.beta[i], 100 * first.base.relative_deviation[i]),
                        with(first.ours.estimate.beta[i], 100 * first.ours.estimate.relative_deviation[i])});
  }
  // Errors relative to the true vector, of all parameters and of friction alone.
  std::vector<double> theirs, ours, friction_theirs, friction_ours;
  for (int d = 0; d < lab.draws(); ++d) {
    const SturzDraw& draw = lab.draw(d);
    theirs.push_back(percent_error(draw.base.beta, truth)),
        ours.push_back(percent_error(draw.ours.estimate.beta, truth));
    // Friction is the last 14 of 57.
    friction_theirs.push_back(percent_error(draw.base.beta.tail(14), truth.tail(14)));
    friction_ours.push_back(percent_error(draw.ours.estimate.beta.tail(14), truth.tail(14)));
  }
  out.rows.push_back({"error of all [%]", "–", "", spread_cell(theirs), spread_cell(ours)});
  out.rows.push_back({"error of friction [%]", "–", "", spread_cell(friction_theirs), spread_cell(friction_ours)});
  out.contests = {contest("Table 2: error of the base parameters [%]", theirs, ours),
                  contest("Table 2: error of the friction parameters [%]", friction_theirs, friction_ours)};
  out.differences = {
      "The torque's low-pass at 1.6 Hz takes the steps out of dry friction, and the regressor keeps them: friction is "
      "biased by the "
      "paper's filter. Armature averages the torque and does not filter it.",
      "ZZR1, ZZR5 and ZZ7 of the paper are negative, which no body can have."};
  return out;
}

// Table 3: physical parameters, seven links per row.
ReproducedItem sturz_table_3(SturzLab& lab) {
  const PaperItem& printed = lab.study().paper.item("Table 3");
  const SturzDraw& first = lab.draw(0);
  const std::vector<std::string> names = physical_names(lab.model());
  // Sets of the first experiment, as mass, centre of mass and inertia about it.
  const Vector theirs = first.physical.mu, ours = to_physical(lab.model(), first.ours.model.physical->pi);
  ReproducedItem out;
  out.head = {"parameter", "paper = truth here", "its method here", "Armature"};
  // The row's name and the number of the link together are the name of the parameter.
  for (const auto& row : printed.rows) {
    std::string a, b, c;
    for (int link = 1; link <= 7; ++link) {
      const auto at = std::find(names.begin(), names.end(), row[0] + std::to_string(link)) - names.begin();
      const std::string gap = link > 1 ? ", " : "";
      a += gap + row[static_cast<std::size_t>(link)], b += gap + cell(theirs[at], 3), c += gap + cell(ours[at], 3);
    }
    out.rows.push_back({row[0] + " of links 1 … 7", a, b, c});
  }
  // Physical sets differ freely where no torque shows them: compare the base parameters that follow.
  std::vector<double> base_theirs, base_ours, time_theirs, time_ours;
  const Vector truth = lab.base().to_base(lab.truth());
  for (int d = 0; d < lab.draws(); ++d) {
    const SturzDraw& draw = lab.draw(d);
    base_theirs.push_back(percent_error(draw.physical.beta, truth));
    base_ours.push_back(percent_error(lab.base().to_base(draw.ours.model.physical->pi), truth));
    time_theirs.push_back(draw.seconds_physical), time_ours.push_back(draw.seconds_ours);
  }
  out.rows.push_back({"error of the base [%]", "–", spread_cell(base_theirs), spread_cell(base_ours)});
  // Times: of the paper's search here, and of everything that Armature does.
  out.time_head = {"", "its method here", "Armature"};
  out.times = {{"seconds", cell(mean_of(time_theirs), 2), cell(mean_of(time_ours), 2)}};
  out.contests = {contest("Table 3: error of the base parameters that follow [%]", base_theirs, base_ours)};
  out.differences = {
      "Both start from homogeneous cylinders of 20 kg together. Single values are free where no torque shows them.",
      "The printed set is on many of its own bounds (three viscous frictions of 0.1, moments of a third of another): a "
      "search with "
      "those bounds has them as knowledge, Armature's default only that a body must exist."};
  return out;
}

// Table 4: torque error of base and physical parameters on four motions.
ReproducedItem sturz_table_4(SturzLab& lab) {
  const PaperItem& printed = lab.study().paper.item("Table 4");
  ReproducedItem out;
  out.head = {"motion", "joint", "paper", "its method here", "Armature"};
  const char* words[] = {"exciting, base", "exciting", "sine series", "10 quintics", "20 quintics"};
  const char* columns[] = {"base 1", "physical 1", "physical 2", "physical 3", "physical 4"};
  // The first column is the base parameters on the exciting motion, so both first columns are motion 1.
  for (int c = 0; c < 5; ++c) {
    const int number = std::max(1, c);
    const SampledTrajectory motion = lab.motion(number);
    const Matrix truth = inverse_dynamics(lab.model(), lab.truth(), motion.motion);
    Vector a = Vector::Zero(8), b = a;
    std::vector<double> theirs, ours;
    for (int d = 0; d < lab.draws(); ++d) {
      const SturzDraw& draw = lab.draw(d);
      // Against measured torque, as the paper does, and against the true torque.
      const Matrix measured = lab.measured(number, d, motion.motion);
      // Base parameters predict with any full vector that has them.
      const Vector one = c == 0 ? lab.base().to_full(draw.base.beta) : draw.physical.pi;
      const Vector other = c == 0 ? lab.base().to_full(draw.ours.estimate.beta) : draw.ours.model.physical->pi;
      const Matrix by_one = inverse_dynamics(lab.model(), one, motion.motion),
                   by_other = inverse_dynamics(lab.model(), other, motion.motion);
      a.head(7) += joint_rms(measured - by_one) / lab.draws(),
          b.head(7) += joint_rms(measured - by_other) / lab.draws();
      theirs.push_back(joint_rms(by_one - truth).sum()), ours.push_back(joint_rms(by_other - truth).sum());
    }
    // The eighth row is the sum over the joints.
    a[7] = a.head(7).sum(), b[7] = b.head(7).sum();
    for (Index j = 0; j < 8; ++j) {
      const std::string joint = j < 7 ? std::to_string(j + 1) : "total";
      out.rows.push_back({words[c], joint, printed.cell(joint, columns[c]), fixed(a[j], 3), fixed(b[j], 3)});
    }
    out.rows.push_back({words[c], "total against the true torque", "–", spread_cell(theirs), spread_cell(ours)});
    out.contests.push_back(contest(std::string("Table 4: torque error, ") + words[c] + ", total [N·m]", theirs, ours));
  }
  out.differences = {
      "RMS against measured torque is the noise that was put in, Table 4's first column; the rows against the true "
      "torque show what the parameters get wrong.",
      "The paper's other motions are worse than its exciting one: friction that the model does not have, and that the "
      "virtual arm does not have either."};
  return out;
}

// Figure 4: measured and predicted torque on the exciting motion.
ReproducedItem sturz_figure_4(SturzLab& lab) {
  const SampledTrajectory motion = lab.motion(1);
  const SturzDraw& first = lab.draw(0);
  const Matrix measured = lab.measured(1, 0, motion.motion);
  // Physical sets of the first experiment.
  const Matrix theirs = inverse_dynamics(lab.model(), first.physical.pi, motion.motion);
  const Matrix ours = inverse_dynamics(lab.model(), first.ours.model.physical->pi, motion.motion);
  ReproducedItem out;
  out.plots = torque_plots(motion.time, measured, theirs, ours);
  out.head = {"joint", "its method here [N·m]", "Armature [N·m]"};
  // RMS of what each prediction leaves.
  const Vector a = joint_rms(measured - theirs), b = joint_rms(measured - ours);
  for (Index j = 0; j < 7; ++j) out.rows.push_back({std::to_string(j + 1), cell(a[j]), cell(b[j])});
  out.differences = {
      "Gazebo's curves are left out: Gazebo is no part of this program. `armature export MODEL --to sdf` writes the "
      "file it loads, and reads it back first."};
  return out;
}

}  // namespace armature::papers
