// Jia 2019, Tables 4 to 6, Figures 4, 7 and 8, and eq. 7: parameters from noisy recordings of the virtual arm.
#include <algorithm>
#include <cmath>

#include "armature/maximum_likelihood.hpp"
#include "armature/signal.hpp"
#include "armature/text.hpp"
#include "papers/jia.hpp"

namespace armature::papers {
namespace {

using Index = Eigen::Index;
using Kind = Objective::Kind;

const Kind kKinds[] = {Kind::ConditionNumber, Kind::DOptimal, Kind::GoalAttainment, Kind::Embedded};
const char* const kNames[] = {"F1", "F2", "F3", "F4"};

// Mean of |a − b| / |truth| over the nine parameters, in per cent.
double percent_apart(const Vector& a, const Vector& b, const Vector& truth) {
  return 100 * (a - b).cwiseQuotient(truth).cwiseAbs().mean();
}

// The motion F1 … F4 that Armature's search found.
Trajectory motion_of(JiaLab& lab, Kind kind) { return lab.best(kind).trajectory(); }

// Armature's default on a recording: the nine parameters with their deviations, and the whole identification.
struct Ours {
  Identification identification;
  Vector p, deviation;
};
Ours identify_default(const JiaLab& lab, const Recording& recording) {
  Identification found = identified(lab.study(), lab.robot(), recording);
  // The nine parameters are linear in the base parameters: so is their covariance.
  const Matrix nine = lab.nine_from_base();
  const Vector p = nine * found.estimate.beta;
  const Vector deviation = (nine * found.estimate.covariance * nine.transpose()).diagonal().cwiseMax(0).cwiseSqrt();
  return {std::move(found), p, deviation};
}

}  // namespace

// Figure 4: the noise per joint, from the residuals of a random motion.
ReproducedItem jia_figure_4(JiaLab& lab) {
  const Vector variance = lab.study().paper.setting("random_variance_n2m2");
  Rng rng = lab.study().rng(4);
  // A random motion within the limits: five harmonics, half of the acceleration limit.
  const FourierSeries zero{lab.study().paper.value("fundamental_hz"), Vector::Zero(2), Matrix::Zero(2, 5),
                           Matrix::Zero(2, 5), 1};
  FourierSeries series = zero;
  for (double& x : series.sine.reshaped()) x = rng.uniform(-0.4, 0.4);
  for (double& x : series.cosine.reshaped()) x = rng.uniform(-0.4, 0.4);
  const Trajectory motion = series.at_rest().starting_at(Vector::Zero(2));
  // One period, so no average: the printed variance is that of raw samples.
  Instrument instrument = lab.instrument(variance);
  instrument.periods = 1, instrument.torque_sigma = variance.cwiseSqrt();
  const Recording recording = record(lab.model(), lab.model().nominal(), motion, instrument, rng);
  // Least squares with exact derivatives: what remains is the torque's noise alone.
  const Motion exact = motion.sample(instrument.rate_hz, false).motion;
  const NineFit plain = lab.fit(exact, *recording.tau, Vector::Ones(2));
  const Ours ours = identify_default(lab, recording);
  ReproducedItem out;
  out.head = {"variance [N²·m²]", "paper", "put in here", "least squares here", "Armature"};
  // The prediction, joint by joint, and the variance of what it leaves.
  const Vector residual = lab.columns(exact) * plain.p;
  Matrix predicted(exact.samples(), 2);
  for (Index j = 0; j < 2; ++j) {
    predicted.col(j) = residual.segment(j * exact.samples(), exact.samples());
    const double found =
        (recording.tau->col(j) - predicted.col(j)).squaredNorm() / static_cast<double>(exact.samples());
    out.rows.push_back({"joint" + std::to_string(j + 1), cell(variance[j], 5), cell(variance[j], 5), cell(found, 4),
                        cell(std::pow(ours.identification.model.noise[j], 2), 4)});
  }
  // Armature's prediction on the same motion, for the plot.
  const Matrix own = inverse_dynamics(lab.model(), lab.base().to_full(ours.identification.estimate.beta), exact);
  out.plots = torque_plots(recording.time, *recording.tau, predicted, own);
  out.differences = {
      "The printed values are variances, as their unit says, although the paper calls them sigma; they come "
      "back from the residuals of plain least squares and of Armature alike."};
  return out;
}

// Table 4: the nine parameters from F1 … F4, with stated and actual errors.
ReproducedItem jia_table_4(JiaLab& lab) {
  const PaperItem& printed = lab.study().paper.item("Table 4");
  const Vector assumed = lab.study().paper.setting("random_variance_n2m2");
  const Vector noise = lab.study().paper.setting("residual_variance_n2m2");
  const int draws = lab.study().draws_or(20);
  // Sums over the draws; columns are the motions.
  Vector mean_ours = Vector::Zero(9), stated_ours = mean_ours;
  Matrix mean = Matrix::Zero(9, 4), stated = mean;
  std::vector<double> theirs, ours;
  std::vector<std::vector<double>> error(4);
  // Every draw and motion has noise from its seed, independent of the others.
  for (int d = 0; d < draws; ++d) {
    for (std::size_t k = 0; k < 4; ++k) {
      Rng rng = lab.study().rng(static_cast<std::uint64_t>(4000 + 10 * d) + k);
      const Trajectory motion = motion_of(lab, kKinds[k]);
      const Recording recording = record(lab.model(), lab.model().nominal(), motion, lab.instrument(noise), rng);
      // The paper's method: its processing, and the variances that it assumed.
      const Samples samples = lab.papers_processing(recording, motion.duration());
      const NineFit fit = lab.fit(samples.motion, samples.tau, assumed);
      mean.col(static_cast<Index>(k)) += fit.p / draws;
      stated.col(static_cast<Index>(k)) += 100 * fit.deviation.cwiseQuotient(fit.p.cwiseAbs()) / draws;
      error[k].push_back(percent_apart(fit.p, lab.truth(), lab.truth()));
      // Armature is compared on F4.
      if (k != 3) continue;
      const Ours own = identify_default(lab, recording);
      mean_ours += own.p / draws, stated_ours += 100 * own.deviation.cwiseQuotient(own.p.cwiseAbs()) / draws;
      theirs.push_back(error[k].back()), ours.push_back(percent_apart(own.p, lab.truth(), lab.truth()));
    }
  }
  ReproducedItem out;
  out.head = {"parameter", "truth", "paper F4 (rsd %)", "F1 here", "F2 here", "F3 here", "F4 here", "Armature on F4"};
  // Value, and relative deviation in brackets.
  const auto with = [](double value, double rsd) { return cell(value, 4) + " (" + cell(rsd, 2) + ")"; };
  for (Index i = 0; i < 9; ++i) {
    const std::string row = std::to_string(i + 1);
    std::vector<std::string> cells = {row, cell(lab.truth()[i], 4),
                                      with(printed.number(row, "F4"), printed.number(row, "F4 rsd"))};
    for (Index k = 0; k < 4; ++k) cells.push_back(with(mean(i, k), stated(i, k)));
    cells.push_back(with(mean_ours[i], stated_ours[i]));
    out.rows.push_back(std::move(cells));
  }
  // Below the parameters: stated deviations, the paper's, and errors against the truth.
  std::vector<std::string> rsd = {"mean rsd [%]", "", ""}, paper = {"paper's mean rsd [%]", "", ""},
                           actual = {"mean error [%]", "", ""};
  for (std::size_t k = 0; k < 4; ++k) {
    rsd.push_back(cell(stated.col(static_cast<Index>(k)).mean(), 3));
    paper.push_back(printed.cell("mean", std::string(kNames[k]) + " rsd"));
    actual.push_back(spread_cell(error[k]));
  }
  rsd.push_back(cell(stated_ours.mean(), 3)), paper.emplace_back(), actual.push_back(spread_cell(ours));
  out.rows.insert(out.rows.end(), {rsd, paper, actual});
  // The claim of the paper about its motions, tested on the numbers of this run.
  const bool order = stated.col(1).mean() < stated.col(0).mean() && stated.col(3).mean() < stated.col(0).mean();
  out.differences = {std::string("The paper's order of the mean deviations (F2 smallest, F4 below F1) ") +
                         (order ? "is found again." : "is not found again."),
                     "The paper's four motions gave four different arms (p1 from 0.016 to 0.116): its model errors are "
                     "larger than its "
                     "stated deviations. Here one arm is behind all columns.",
                     "Stated deviations of eq. 11 follow from the variances that were assumed, 5.08 and 0.050 N²·m², "
                     "not from the noise "
                     "that is there; Armature's come from the scatter between periods."};
  out.contests = {contest("Table 4: mean error of nine parameters on F4 [%]", theirs, ours)};
  return out;
}

// Table 5: how far the parameters move if the variances are assumed wrongly.
ReproducedItem jia_table_5(JiaLab& lab) {
  const PaperItem& printed = lab.study().paper.item("Table 5");
  const Paper& paper = lab.study().paper;
  const Vector random = paper.setting("random_variance_n2m2");
  const std::pair<const char*, Vector> assumed[] = {{"low", paper.setting("residual_variance_n2m2")},
                                                    {"high", paper.setting("assumed_variance_n2m2")}};
  // A row of nine printed parameters.
  const auto printed_row = [&](const std::string& name) {
    Vector p(9);
    for (int i = 0; i < 9; ++i) p[i] = printed.number(name, "p" + std::to_string(i + 1));
    return p;
  };
  const int draws = lab.study().draws_or(20);
  ReproducedItem out;
  out.head = {"motion",   "variances assumed",   "paper: parameters move [%]",
              "here [%]", "of which chance [%]", "Armature [%]"};
  double moved[2] = {0, 0};
  // F2 and F4: the two motions that the table compares.
  for (const std::size_t k : {std::size_t{1}, std::size_t{3}}) {
    const std::string name = kNames[k];
    const Trajectory motion = motion_of(lab, kKinds[k]);
    for (const auto& [word, variance] : assumed) {
      std::vector<double> move, chance;
      for (int d = 0; d < draws; ++d) {
        Rng rng = lab.study().rng(static_cast<std::uint64_t>(5000 + d));
        lab.study().look();
        const Recording recording = record(lab.model(), lab.model().nominal(), motion, lab.instrument(random), rng);
        const Samples samples = lab.papers_processing(recording, motion.duration());
        // The same data with the right and with the wrong weights: what moves is due to the weights.
        const NineFit right = lab.fit(samples.motion, samples.tau, random),
                      wrong = lab.fit(samples.motion, samples.tau, variance);
        move.push_back(percent_apart(wrong.p, right.p, lab.truth()));
        chance.push_back(percent_apart(right.p, lab.truth(), lab.truth()));
      }
      const Vector p = printed_row(name);
      out.rows.push_back({name, significant(variance[0], 3) + ", " + significant(variance[1], 3),
                          cell(percent_apart(printed_row(name + " " + word), p, p)), spread_cell(move),
                          spread_cell(chance), "0"});
      // Both assumed variances are summed; the sentence below shows their mean.
      moved[k == 1 ? 0 : 1] += mean_of(move);
    }
  }
  out.differences = {
      std::string("\"F4 is more robust than F2\" is ") + (moved[1] < moved[0] ? "confirmed" : "not confirmed") +
          " on one arm with white noise: F2 moves by " + cell(moved[0] / 2) + " %, F4 by " + cell(moved[1] / 2) + " %.",
      "The paper's F2 row moves by tens of per cent because its model does not fit the data; a wrong weight then "
      "trades one "
      "misfit for another.",
      "Armature takes the weights from the data, so that nothing is assumed and nothing moves."};
  return out;
}

namespace {

// Measured and predicted torque on one motion.
struct Validation {
  Matrix measured, theirs, ours;
  Vector time;
  double error_theirs = 0, error_ours = 0;  // against the true torque, over both joints [N·m]
};

// The model is identified on F4 and asked about `motion`.
Validation judge(JiaLab& lab, const Trajectory& motion, int draw) {
  const Vector noise = lab.study().paper.setting("residual_variance_n2m2");
  Rng rng = lab.study().rng(static_cast<std::uint64_t>(6000 + draw));
  const Trajectory exciting = motion_of(lab, Kind::Embedded);
  // Both methods are fitted to the same recording of F4.
  const Recording fitted = record(lab.model(), lab.model().nominal(), exciting, lab.instrument(noise), rng);
  const Samples samples = lab.papers_processing(fitted, exciting.duration());
  const NineFit fit = lab.fit(samples.motion, samples.tau, lab.study().paper.setting("random_variance_n2m2"));
  const Ours own = identify_default(lab, fitted);
  // On F4 itself the torque is the one that was fitted; another motion is recorded anew.
  const bool same = motion == exciting;
  const Recording seen = same ? fitted : record(lab.model(), lab.model().nominal(), motion, lab.instrument(noise), rng);
  const SampledTrajectory exact = motion.sample(lab.study().paper.value("rate_hz"), false);
  Validation out;
  out.time = exact.time;
  // Predictions use the exact motion: the measured side is the averaged torque.
  out.measured = average_periods(*seen.tau, static_cast<int>(lab.study().paper.value("periods")), 100).mean;
  const Vector stacked = lab.columns(exact.motion) * fit.p;
  out.theirs = Eigen::Map<const Matrix>(stacked.data(), exact.motion.samples(), 2);
  out.ours = inverse_dynamics(lab.model(), own.identification.model.physical->pi, exact.motion);
  // Against the truth: what the parameters get wrong, without the noise.
  const Matrix truth = inverse_dynamics(lab.model(), lab.model().nominal(), exact.motion);
  out.error_theirs = rms(out.theirs - truth), out.error_ours = rms(out.ours - truth);
  return out;
}

}  // namespace

// Table 6: torque error on F4 and on another motion.
ReproducedItem jia_table_6(JiaLab& lab) {
  const PaperItem& printed = lab.study().paper.item("Table 6");
  const int draws = lab.study().draws_or(20);
  ReproducedItem out;
  out.head = {"motion", "joint", "paper", "its method here", "Armature"};
  const std::pair<const char*, Kind> motions[] = {{"F4", Kind::Embedded}, {"validation", Kind::GoalAttainment}};
  for (const auto& [column, kind] : motions) {
    std::vector<double> theirs[2], ours[2], error_theirs, error_ours;
    for (int d = 0; d < draws; ++d) {
      const Validation v = judge(lab, motion_of(lab, kind), d);
      // RMS per joint against measured torque, in N·m; against the true torque in mN·m.
      const Vector a = joint_rms(v.measured - v.theirs), b = joint_rms(v.measured - v.ours);
      for (Index j = 0; j < 2; ++j) theirs[j].push_back(a[j]), ours[j].push_back(b[j]);
      error_theirs.push_back(1000 * v.error_theirs), error_ours.push_back(1000 * v.error_ours);
    }
    for (int j = 0; j < 2; ++j) {
      const std::string joint = "joint" + std::to_string(j + 1);
      out.rows.push_back({column, joint, printed.cell(joint, column), spread_cell(theirs[j]), spread_cell(ours[j])});
    }
    out.rows.push_back(
        {column, "against the true torque [mN·m]", "–", spread_cell(error_theirs), spread_cell(error_ours)});
    out.contests.push_back(
        contest(std::string("Table 6: error of the torque on ") + column + " [mN·m]", error_theirs, error_ours));
  }
  out.differences = {"On F4 both methods leave the noise that was put in, which is the paper's residual.",
                     "The paper's validation error of joint 2 is half as large again as on F4: model errors that the "
                     "virtual arm does not "
                     "have. Here both motions leave the noise."};
  return out;
}

// Figures 7 and 8: measured and predicted torque on F4 and on the validation motion.
ReproducedItem jia_figure(JiaLab& lab, bool validation) {
  const Validation v = judge(lab, motion_of(lab, validation ? Kind::GoalAttainment : Kind::Embedded), 0);
  ReproducedItem out;
  out.head = {"joint", "RMS, the paper's method [N·m]", "RMS, Armature [N·m]"};
  const Vector a = joint_rms(v.measured - v.theirs), b = joint_rms(v.measured - v.ours);
  for (Index j = 0; j < 2; ++j) out.rows.push_back({"joint" + std::to_string(j + 1), cell(a[j]), cell(b[j])});
  out.plots = torque_plots(v.time, v.measured, v.theirs, v.ours);
  out.differences = {
      "The paper's peaks at reversals come from clearance and flexibility, which the virtual arm does not have."};
  return out;
}

// Equation 7: does maximum likelihood help where positions are noisy too?
ReproducedItem jia_equation_7(JiaLab& lab) {
  const Vector noise = lab.study().paper.setting("residual_variance_n2m2");
  const int draws = lab.study().draws_or(10);
  const Trajectory motion = motion_of(lab, Kind::Embedded);
  ReproducedItem out;
  out.head = {"position noise [mrad]", "least squares [%]", "weighted, eq. 8 [%]", "likelihood, eq. 7 [%]",
              "Armature [%]"};
  // Standard deviation of the position noise in one raw sample [rad].
  for (const double sigma_q : {0.0, 1e-3, 1e-2}) {
    std::vector<double> plain, weighted, likelihood, ours;
    for (int d = 0; d < draws; ++d) {
      Rng rng = lab.study().rng(static_cast<std::uint64_t>(7000 + d));
      Instrument instrument = lab.instrument(noise);
      instrument.position_sigma = sigma_q;
      const Recording recording = record(lab.model(), lab.model().nominal(), motion, instrument, rng);
      const Samples samples = lab.papers_processing(recording, motion.duration());
      // The two methods with exact positions: equal weights, and those of eq. 8 with the true variances.
      plain.push_back(percent_apart(lab.fit(samples.motion, samples.tau, Vector::Ones(2)).p, lab.truth(), lab.truth()));
      weighted.push_back(percent_apart(lab.fit(samples.motion, samples.tau, noise).p, lab.truth(), lab.truth()));
      // Eq. 7 on the averaged period, whose noise is smaller by the root of the number of periods.
      const double periods = instrument.periods;
      MaximumLikelihoodOptions options;
      options.position_sigma =
          Vector::Constant(2, std::max(sigma_q, instrument.encoder_rad / std::sqrt(12.0)) / std::sqrt(periods));
      options.torque_sigma = noise.cwiseSqrt();
      // It takes averaged data, not filtered: filtering would colour the noise.
      const MaximumLikelihood full = estimate_maximum_likelihood(
          lab.model(), lab.base(), samples.time, average_periods(recording.q, instrument.periods, 100).mean,
          average_periods(*recording.tau, instrument.periods, 100).mean, motion.duration(), {1, 2, 3, 4, 5}, options);
      likelihood.push_back(percent_apart(lab.nine_from_base() * full.beta, lab.truth(), lab.truth()));
      ours.push_back(percent_apart(identify_default(lab, recording).p, lab.truth(), lab.truth()));
    }
    out.rows.push_back(
        {cell(1000 * sigma_q), spread_cell(plain), spread_cell(weighted), spread_cell(likelihood), spread_cell(ours)});
    const std::string level = cell(1000 * sigma_q) + " mrad";
    out.contests.push_back(contest("Equation 8: mean parameter error at " + level + " [%]", weighted, ours));
    out.contests.push_back(contest("Equation 7: mean parameter error at " + level + " [%]", likelihood, ours));
  }
  out.differences = {"Mean error of the nine parameters over " + std::to_string(draws) +
                         " recordings. Weights help because the joints' noise differs by a factor of two.",
                     "With five known harmonics the average of a period leaves so little position noise that ten times "
                     "more of it changes no column: "
                     "the paper's assumption of exact positions is right.",
                     "Eq. 7 uses every row and knows the noise; Armature's default leaves out rows near rest, where "
                     "real friction is not Coulomb's, "
                     "and finds the noise itself."};
  return out;
}

}  // namespace armature::papers
