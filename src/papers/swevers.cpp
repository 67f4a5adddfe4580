#include "papers/swevers.hpp"

#include <Eigen/Cholesky>
#include <Eigen/QR>
#include <cmath>

#include "armature/catalogue.hpp"
#include "armature/signal.hpp"

namespace armature::papers {
namespace {

using Index = Eigen::Index;
using Weighting = EstimateOptions::Weighting;

// Share of the noise that joints 2 and 3 have in common: both drives hang on one supply.
constexpr double kShared = 0.5;

// Eq. 7 with a covariance over the joints: every sample's rows times its inverse root.
// beta = argmin Σ_k ‖L⁻¹ (Y_k beta − tau_k)‖² with L Lᵀ the covariance over joints.
Vector dense_fit(const TorqueModel& model, const BaseMap& base, const Samples& samples, const Matrix& covariance) {
  const Eigen::LLT<Matrix> root(covariance);
  // Columns of the base parameters only, samples one after the other.
  const Index n = samples.tau.cols(), rows = samples.tau.rows();
  const Matrix stacked = compute_regressor(model, samples.motion).stacked(model.parameter_count());
  Matrix y = stacked(Eigen::all, base.columns);
  Vector tau(rows * n);
  // Whiten the rows of each sample.
  for (Index k = 0; k < rows; ++k) {
    const Matrix block = root.matrixL().solve(Matrix(y.middleRows(k * n, n)));
    y.middleRows(k * n, n) = block;
    const Vector right = samples.tau.row(k).transpose();
    tau.segment(k * n, n) = root.matrixL().solve(right);
  }
  return y.householderQr().solve(tau);
}

}  // namespace

SweversLab::SweversLab(const Study& study)
    : study_(study),
      robot_(need(load_catalogue_robot(study.paper.robot))),
      // 15 inertial parameters, six of friction, two of the spring, one coupled rotor: 24.
      terms_({"viscous", "coulomb", "spring:2", "rotor-coupling:2:3"}),
      model_(robot_, need(make_terms(robot_, terms_))),
      base_(compute_base(model_)),
      truth_(model_.nominal()) {
  // A spring that carries half of the arm's weight at full stretch, and a rotor of a tenth of link 3.
  truth_[model_.find("KS2")] = 120, truth_[model_.find("KO2")] = 60;
  truth_[model_.parameter_count() - 1] = 0.4;
}

const Design& SweversLab::design() {
  // Searched once.
  if (design_) return *design_;
  // The default's limits with the paper's criterion, terms and noise per joint.
  DesignSpec spec = need(load_design_spec("default"));
  spec.objective.kind = Objective::Kind::DOptimal;
  spec.terms = terms_;
  spec.noise_variance = study_.paper.item("Table 1").numbers("noise").array().square();
  spec.seed = study_.seed, spec.starts = 3;
  spec.budget_s = 600;  // rounds end by counts, so that the motion does not depend on the machine
  design_ = searched(study_, robot_, spec);
  return *design_;
}

Matrix SweversLab::noise(Rng& rng, Index rows) const {
  // The mean of M periods has a deviation √M times smaller.
  const Vector sigma = study_.paper.item("Table 1").numbers("noise") * std::sqrt(study_.paper.value("periods"));
  Matrix white = unit_noise(rng, rows, 3, 1, 0);
  // Joint 3: the shared part of joint 2's noise, and enough of its former noise for deviation 1.
  white.col(2) = kShared * white.col(1) + std::sqrt(1 - kShared * kShared) * white.col(2);
  return white * sigma.asDiagonal();
}

Recording SweversLab::recording(const Trajectory& one_period, int periods, Rng& rng) const {
  // Noise is added here and not by the instrument, because joints share a part of it.
  Instrument instrument;
  instrument.rate_hz = study_.paper.value("rate_hz");
  instrument.periods = periods;
  instrument.torque_sigma = Vector::Zero(3);
  instrument.encoder_rad = 1e-5;  // an encoder on the motor, behind a gear of about 100
  Recording out = record(model_, truth_, one_period, instrument, rng);
  *out.tau += noise(rng, out.size());
  return out;
}

SweversDraw SweversLab::experiment(const Trajectory& one_period, Rng& rng) const {
  study_.look();
  // One experiment: a log, Armature's default on it, then the paper's estimators.
  const int periods = static_cast<int>(study_.paper.value("periods"));
  const double rate = study_.paper.value("rate_hz");
  const Recording log = recording(one_period, periods, rng);
  IdentifyOptions options;
  options.terms = terms_;
  SweversDraw out{identified(study_, robot_, log, options)};
  // Eq. 5 and 6, then the spectrum at five frequencies.
  const PeriodStatistics torque = average_periods(*log.tau, periods, rate);
  Samples& s = out.samples;
  s.joints = log.joints, s.rate = rate, s.time = log.time.head(torque.samples), s.tau = torque.mean;
  // Positions at five harmonics; velocity and acceleration are exact derivatives.
  const Multisine series =
      fit_multisine(s.time, average_periods(log.q, periods, rate).mean, one_period.duration(), {1, 2, 3, 4, 5});
  s.motion = Motion(series.evaluate(s.time), series.evaluate(s.time, 1), series.evaluate(s.time, 2));
  // Noise of the average, from the scatter between periods.
  s.noise_variance = torque.variance / periods, s.noise_degrees_of_freedom = torque.degrees_of_freedom;
  const Information information = need(accumulate(model_, base_, s));
  // Equal weights, weights per joint, and the covariance over joints.
  out.plain = estimate(information, {.weighting = Weighting::None});
  out.weighted = estimate(information, {.weighting = Weighting::FromPeriods, .use_inflation = false});
  // Deviations from the mean period; their covariance, divided by M for the average.
  const Matrix scatter = *log.tau - torque.mean.replicate(periods, 1);
  out.dense = dense_fit(model_, base_, s, scatter.transpose() * scatter / (torque.degrees_of_freedom * periods));
  return out;
}

const SweversDraw& SweversLab::draw(int number) {
  // Each experiment is computed once.
  const auto found = draws_.find(number);
  if (found != draws_.end()) return found->second;
  Rng rng = study_.rng(static_cast<std::uint64_t>(1000 + number));
  return draws_.emplace(number, experiment(design().trajectory(), rng)).first->second;
}

SampledTrajectory SweversLab::validation() const {
  // The same motion for every draw.
  Rng rng = study_.rng(9);
  return make_validation_motion(robot_, ValidationMotion::Trapezoid20, rng)
      .sample(study_.paper.value("rate_hz"), false);
}

std::vector<Maker> study_swevers2007(const Study& study) {
  // Robot tables share one lab; the load of the other robot needs none.
  const auto lab = std::make_shared<SweversLab>(study);
  return {{"Figure 3", [study] { return swevers_figure_3(study); }},
          {"Figure 5", [lab] { return swevers_figure_5(*lab); }},
          {"Figure 6", [lab] { return swevers_figure_6(*lab); }},
          {"Figure 7", [lab] { return swevers_figure_7(*lab); }},
          {"Figure 8", [lab] { return swevers_torque(*lab, "Figure 8"); }},
          {"Table 1", [lab] { return swevers_torque(*lab, "Table 1"); }},
          {"Figure 9", [lab] { return swevers_figure_9(*lab); }},
          {"Figure 10", [lab] { return swevers_torque(*lab, "Figure 10"); }},
          {"Table 2", [lab] { return swevers_torque(*lab, "Table 2"); }},
          {"Parameter accuracy", [lab] { return swevers_accuracy(*lab); }},
          {"Table 3", [study] { return swevers_load(study, false); }},
          {"Figure 13", [study] { return swevers_load(study, true); }}};
}

}  // namespace armature::papers
