// Swevers 2007, the robot itself: Figures 3 and 5 to 10, Tables 1 and 2, accuracy of the parameters.
#include <algorithm>
#include <cmath>

#include "armature/signal.hpp"
#include "armature/text.hpp"
#include "papers/swevers.hpp"

namespace armature::papers {
namespace {

using Index = Eigen::Index;

}  // namespace

// Figure 3: velocity of a noisy sine by differences and by its spectrum.
ReproducedItem swevers_figure_3(const Study& study) {
  // A sine of 1 rad and 1 Hz with noise of 0.1 rad, ten periods at 100 Hz.
  constexpr double kRate = 100, kNoise = 0.1;
  Rng rng = study.rng(3);
  const Vector time = Vector::LinSpaced(1000, 0, 9.99);
  Matrix q = (2 * M_PI * time.array()).sin().matrix() + kNoise * rng.normal_vector(time.size());
  const Vector exact = 2 * M_PI * (2 * M_PI * time.array()).cos();
  // Differences amplify noise of every frequency; one line of the spectrum keeps that of its line only.
  const Matrix differences = differentiate_central(q, 1 / kRate);
  const Matrix frequency = fit_multisine(time, q, 1, {1}).evaluate(time, 1);
  ReproducedItem out;
  out.head = {"way", "error of the velocity [rad/s]"};
  out.rows = {{"central differences", cell(rms(differences - exact))},
              {"one line of the spectrum", cell(rms(frequency - exact))}};
  FigurePlot plot{"velocity of a noisy sine", "time [s]", "rad/s", time, {}};
  plot.curves = {{"central differences", "measured", differences.col(0)},
                 {"frequency domain", "predicted", frequency.col(0)}};
  out.plots = {plot};
  out.differences = {"As in the picture: noise goes from all frequencies but the selected one."};
  return out;
}

// Figure 5: the exciting motion.
ReproducedItem swevers_figure_5(SweversLab& lab) {
  // Searched with the paper's criterion: the determinant of the information.
  const Design& design = lab.design();
  ReproducedItem out;
  out.head = {"", "Armature"};
  out.rows = {{"log det of the information", cell(design.criterion.log_det, 5)},
              {"condition number", cell(design.criterion.condition_number, 4)}};
  out.plots = motion_plots(design.trajectory(), 20);
  out.differences = {
      "The paper prints neither coefficients nor a value of its D-optimal motion; frequency, harmonics and criterion "
      "are the same."};
  return out;
}

// Figure 6: path of the tool.
ReproducedItem swevers_figure_6(SweversLab& lab) {
  const SampledTrajectory motion = lab.design().trajectory().sample(20, true);
  const Frame tool = *lab.robot().find_frame(lab.robot().tool_frame);
  // The tool's place in the world, a row per sample.
  Matrix path(motion.time.size(), 3);
  for (Index k = 0; k < path.rows(); ++k)
    path.row(k) = frame_pose(lab.model(), tool, motion.motion.position(k)).translation.transpose();
  ReproducedItem out;
  out.head = {"axis", "lowest [m]", "highest [m]"};
  FigurePlot plot{"tool in the world", "time [s]", "m", motion.time, {}};
  const char* axes[] = {"x", "y", "z"};
  for (Index a = 0; a < 3; ++a) {
    out.rows.push_back({axes[a], cell(path.col(a).minCoeff()), cell(path.col(a).maxCoeff())});
    plot.curves.push_back({axes[a], "", path.col(a)});
  }
  out.plots = {plot};
  out.differences = {"Another motion, so another path; it is certified against the floor and against the arm itself."};
  return out;
}

// Figure 7: spectrum of one measured period.
ReproducedItem swevers_figure_7(SweversLab& lab) {
  // One period with the encoder's steps, not averaged.
  Rng rng = lab.study().rng(7);
  const Recording log = lab.recording(lab.design().trajectory(), 1, rng);
  // Twenty lines of 0.1 Hz; the motion has the first five.
  std::vector<int> lines;
  for (int l = 1; l <= 20; ++l) lines.push_back(l);
  const Multisine series = fit_multisine(log.time, log.q, lab.design().series.period(), lines);
  // Amplitude √(sine² + cosine²).
  const Matrix amplitude = (series.sine.array().square() + series.cosine.array().square()).sqrt();
  ReproducedItem out;
  out.head = {"frequency [Hz]", "joint 1 [rad]", "joint 2 [rad]", "joint 3 [rad]"};
  FigurePlot plot{"amplitude of one measured period", "frequency [Hz]", "rad", Vector(20), {}};
  // The table shows the first eight lines, the plot all twenty.
  for (Index l = 0; l < 20; ++l) {
    plot.x[l] = 0.1 * static_cast<double>(l + 1);
    if (l < 8)
      out.rows.push_back(
          {cell(plot.x[l], 2), cell(amplitude(l, 0), 2), cell(amplitude(l, 1), 2), cell(amplitude(l, 2), 2)});
  }
  for (Index j = 0; j < 3; ++j) plot.curves.push_back({"joint " + std::to_string(j + 1), "", amplitude.col(j)});
  out.plots = {plot};
  out.differences = {
      "Five lines of motion, the rest at the encoder's step; the paper's other lines also hold tracking errors of its "
      "controller."};
  return out;
}

// Figure 9: the validation motion.
ReproducedItem swevers_figure_9(SweversLab& lab) {
  // Through random points, with trapezoidal velocities.
  const SampledTrajectory motion = lab.validation();
  ReproducedItem out;
  out.head = {"joint", "largest velocity [rad/s]", "largest acceleration [rad/s²]"};
  for (Index j = 0; j < 3; ++j)
    out.rows.push_back({std::to_string(j + 1), cell(motion.motion.v.col(j).cwiseAbs().maxCoeff()),
                        cell(motion.motion.a.col(j).cwiseAbs().maxCoeff())});
  FigurePlot plot{"position", "time [s]", "rad", motion.time, {}};
  for (Index j = 0; j < 3; ++j) plot.curves.push_back({"joint " + std::to_string(j + 1), "", motion.motion.q.col(j)});
  out.plots = {plot};
  out.differences = {
      "20 random points of our own; trapezoidal velocities and rest without pause at every point, as in the paper."};
  return out;
}

// Tables 1 and 2, Figures 8 and 10: torque error on the exciting and on the validation motion.
ReproducedItem swevers_torque(SweversLab& lab, const std::string& name) {
  const bool validation = name == "Table 2" || name == "Figure 10";
  const bool figure = name[0] == 'F';
  const SampledTrajectory motion =
      validation ? lab.validation() : lab.design().trajectory().sample(lab.study().paper.value("rate_hz"), false);
  const Matrix truth = inverse_dynamics(lab.model(), lab.truth(), motion.motion);
  const int draws = figure ? 1 : lab.draws();
  // Columns: RMS that the paper's method leaves, that Armature leaves, and the noise.
  Matrix sums = Matrix::Zero(3, 3);
  std::vector<std::vector<double>> error(4);
  ReproducedItem out;
  for (int d = 0; d < draws; ++d) {
    const SweversDraw& draw = lab.draw(d);
    Rng rng = lab.study().rng(static_cast<std::uint64_t>(2000 + d));
    // The paper's errors on the other motion are below the raw noise that Table 1 implies: averaged there too.
    const double periods = lab.study().paper.value("periods");
    const Matrix measured =
        validation ? Matrix(truth + lab.noise(rng, truth.rows()) / std::sqrt(periods)) : draw.samples.tau;
    // Plain, weighted, with the covariance over joints, and Armature's physical set.
    const Vector pi[] = {lab.base().to_full(draw.plain.beta), lab.base().to_full(draw.weighted.beta),
                         lab.base().to_full(draw.dense), draw.ours.model.physical->pi};
    std::vector<Matrix> predicted;
    for (std::size_t c = 0; c < 4; ++c) {
      predicted.push_back(inverse_dynamics(lab.model(), pi[c], motion.motion));
      error[c].push_back(joint_rms(predicted[c] - truth).sum());
    }
    // Index 1 is the paper's method, 3 Armature.
    sums.col(0) += joint_rms(measured - predicted[1]) / draws,
        sums.col(1) += joint_rms(measured - predicted[3]) / draws;
    sums.col(2) += joint_rms(measured - truth) / draws;
    if (figure) out.plots = torque_plots(motion.time, measured, predicted[1], predicted[3]);
  }
  out.head = {"joint", "paper [N·m]", "its method here [N·m]", "Armature [N·m]", "noise here [N·m]"};
  const PaperItem& printed = lab.study().paper.item(validation ? "Table 2" : "Table 1");
  for (Index j = 0; j < 3; ++j) {
    const std::string joint = std::to_string(j + 1);
    out.rows.push_back({joint, printed.cell(joint, "error"), cell(sums(j, 0)), cell(sums(j, 1)), cell(sums(j, 2))});
  }
  // What the parameters get wrong, without the noise.
  out.rows.push_back({"total against the true torque", "–", spread_cell(error[1]), spread_cell(error[3]), ""});
  if (figure) {
    out.differences = {
        "The paper's peaks at reversals come from friction near rest, which the virtual arm does not have."};
    return out;
  }
  // The other two estimators of the paper, for comparison.
  out.rows.push_back({"… by plain least squares", "–", spread_cell(error[0]), "", ""});
  out.rows.push_back({"… with the covariance over joints", "–", spread_cell(error[2]), "", ""});
  out.contests = {contest(name + ": torque error against weighted least squares, total [N·m]", error[1], error[3])};
  if (!validation)
    out.contests.push_back(contest(
        name + ": torque error against maximum likelihood with dense covariance, total [N·m]", error[2], error[3]));
  out.differences = {
      validation
          ? "The paper's errors are larger than on the exciting motion by half: friction at the many reversals. Here "
            "the noise of averaged torque is all there is."
          : "The paper's error is about twice the noise level of its Table 1: friction near reversals. The virtual arm "
            "has the noise of Table 1 and no such friction, so that the noise is what remains."};
  return out;
}

// Accuracy of the parameters: stated deviations against the scatter over ten experiments.
ReproducedItem swevers_accuracy(SweversLab& lab) {
  const int experiments = static_cast<int>(lab.study().paper.value("experiments"));
  const Vector truth = lab.base().to_base(lab.truth());
  const auto b = truth.size();
  Matrix theirs(experiments, b), ours(experiments, b);
  Vector stated_theirs = Vector::Zero(b), stated_ours = stated_theirs;
  double within_theirs = 0, within_ours = 0;
  for (int e = 0; e < experiments; ++e) {
    // Another motion for every experiment: five random harmonics within the limits of the exciting one.
    Rng rng = lab.study().rng(static_cast<std::uint64_t>(3000 + e));
    FourierSeries series = lab.design().series;
    // Coefficients of the exciting motion, smaller by up to a half and with random signs: the limits still hold.
    for (double& x : series.sine.reshaped()) x *= rng.uniform(0.5, 1) * (rng.chance(0.5) ? 1 : -1);
    for (double& x : series.cosine.reshaped()) x *= rng.uniform(0.5, 1) * (rng.chance(0.5) ? 1 : -1);
    const SweversDraw draw = lab.experiment(series.at_rest(), rng);
    // Estimates of each experiment, and the deviations that come with them.
    theirs.row(e) = draw.weighted.beta.transpose(), ours.row(e) = draw.ours.estimate.beta.transpose();
    stated_theirs += draw.weighted.deviation / experiments, stated_ours += draw.ours.estimate.deviation / experiments;
    // Share of the parameters whose truth is within two stated deviations; 95.4 % if they are right.
    const auto share = [&](const Estimate& one) {
      return ((one.beta - truth).array().abs() <= 2 * one.deviation.array()).cast<double>().mean() / experiments;
    };
    within_theirs += 100 * share(draw.weighted), within_ours += 100 * share(draw.ours.estimate);
  }
  // Standard deviation over the experiments, per parameter.
  const auto spread = [&](const Matrix& values) {
    const Eigen::RowVectorXd mean = values.colwise().mean();
    return Vector(((values.rowwise() - mean).colwise().squaredNorm() / (experiments - 1)).cwiseSqrt().transpose());
  };
  const Vector scatter_theirs = spread(theirs), scatter_ours = spread(ours);
  ReproducedItem out;
  out.head = {"parameter", "truth", "eq. 11: stated", "its method: scatter", "Armature: stated", "Armature: scatter"};
  for (Index i = 0; i < b; ++i)
    out.rows.push_back({lab.base().parameters[static_cast<std::size_t>(i)].name, cell(truth[i], 4),
                        cell(stated_theirs[i], 2), cell(scatter_theirs[i], 2), cell(stated_ours[i], 2),
                        cell(scatter_ours[i], 2)});
  out.rows.push_back({"truth within 2 deviations [%]", "95.4", cell(within_theirs), "", cell(within_ours), ""});
  // Scatter in units of the paper's stated deviation, so that parameters of all sizes count alike. Ten experiments know
  // one parameter's to 1 / √18 of itself, and the mean over some twenty parameters to 0.05.
  out.contests = {{"Parameter accuracy: scatter over ten experiments, mean over the parameters in stated deviations",
                   scatter_theirs.cwiseQuotient(stated_theirs).mean(), scatter_ours.cwiseQuotient(stated_theirs).mean(),
                   0.05}};
  out.differences = {
      "The two ways agree: intervals from eq. 11 and the scatter over ten experiments, which the paper calls more "
      "reliable."};
  return out;
}

}  // namespace armature::papers
