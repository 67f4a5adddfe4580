#include "papers/jia.hpp"

#include <Eigen/QR>
#include <cmath>

#include "armature/catalogue.hpp"
#include "armature/signal.hpp"
#include "design/problem.hpp"
#include "papers/periodic_filter.hpp"

namespace armature::papers {
namespace {

using Index = Eigen::Index;
constexpr double kGravity = 9.81;

// p1 … p9 from ZZR1, MXR1, ZZ2, MX2 and friction: Jia's two-joint arm has its centres of mass on the links.
Matrix make_nine(const BaseMap& base, double d1) {
  Matrix out = Matrix::Zero(9, base.size());
  // A base parameter that this robot does not have leaves its entry at zero.
  const auto set = [&](int row, const char* name, double factor) {
    const int column = base.find(name);
    if (column >= 0) out(row, column) = factor;
  };
  // p1 to p3: inertia; p2 = d1 · MX2 couples the links.
  set(0, "ZZ1", 1), set(0, "ZZ2", 1);
  set(1, "MX2", d1);
  set(2, "ZZ2", 1);
  // p4, p5: gravity on both links; p6 to p9: friction.
  set(3, "MX1", kGravity), set(4, "MX2", kGravity);
  set(5, "FV1", 1), set(6, "FC1", 1), set(7, "FV2", 1), set(8, "FC2", 1);
  return out;
}

// Two links with viscous and Coulomb friction.
TorqueModel make_model(const Robot& robot) {
  return TorqueModel(robot, {viscous_friction(robot), coulomb_friction(robot)});
}

}  // namespace

JiaLab::JiaLab(const Study& study)
    : study_(study),
      robot_(need(load_catalogue_robot(study.paper.robot))),
      model_(make_model(robot_)),
      base_(compute_base(model_)) {
  // The nine columns that the paper's criteria see, as its spec selects them.
  const design::Columns columns = need(design::observed_columns(robot_, need(load_design_spec("jia2019"))));
  observed_ = columns.model;
  selection_ = columns.selection;
  // d1 is the length of link 1.
  nine_from_base_ = make_nine(base_, robot_.bodies[1].joint.parent_from_joint.translation.norm());
  truth_ = nine_from_base_ * base_.to_base(model_.nominal());
}

const Design& JiaLab::design(const Wanted& wanted) {
  // A motion is searched once, however many tables show it.
  const auto found = designs_.find(wanted);
  if (found != designs_.end()) return found->second;
  // The paper's spec with the criterion, the goals and the starts that are wanted.
  DesignSpec spec = need(load_design_spec("jia2019"));
  spec.objective.kind = wanted.kind;
  spec.objective.condition_goal = wanted.condition_goal;
  spec.objective.log_det_goal = spec.objective.log_det_bound = wanted.log_det_goal;
  if (wanted.starts > 0) spec.starts = wanted.starts;
  spec.seed = wanted.seed;
  spec.budget_s = 600;  // rounds end by counts, so that the motion does not depend on the machine
  return designs_.emplace(wanted, searched(study_, robot_, spec)).first->second;
}

Matrix JiaLab::columns(const Motion& motion) const {
  return design::Observation(*observed_, selection_).matrix(motion);
}

NineFit JiaLab::fit(const Motion& motion, const Matrix& tau, const Vector& variance) const {
  // Rows of a joint divided by its deviation: then all equations weigh the same.
  Matrix f = columns(motion);
  const Index rows = motion.samples();
  Vector target(2 * rows);
  for (Index j = 0; j < 2; ++j) {
    const double weight = 1 / std::sqrt(variance[j]);
    f.middleRows(j * rows, rows) *= weight;
    target.segment(j * rows, rows) = weight * tau.col(j);
  }
  // p from QR; its covariance is (Fᵀ W F)⁻¹ = R⁻¹ R⁻ᵀ, so deviations are row norms of R⁻¹.
  const Eigen::HouseholderQR<Matrix> qr(f);
  const Matrix triangle = qr.matrixQR().topRows(9).triangularView<Eigen::Upper>();
  const Matrix inverse = triangle.triangularView<Eigen::Upper>().solve(Matrix::Identity(9, 9));
  return {qr.solve(target), inverse.rowwise().norm()};
}

Instrument JiaLab::instrument(const Vector& averaged_variance) const {
  Instrument out;
  out.rate_hz = study_.paper.value("rate_hz");
  out.periods = static_cast<int>(study_.paper.value("periods"));
  // The mean of M periods has a variance M times smaller.
  out.torque_sigma = averaged_variance.cwiseSqrt() * std::sqrt(static_cast<double>(out.periods));
  out.encoder_rad = 2 * M_PI / (80 * 4096);  // a motor encoder of 1024 lines behind a gear of 80
  return out;
}

Samples JiaLab::papers_processing(const Recording& recording, double period) const {
  const double rate = study_.paper.value("rate_hz");
  const int periods = static_cast<int>(study_.paper.value("periods"));
  // Order and frequency of the low-pass are the paper's.
  const auto sections =
      make_butterworth(static_cast<int>(study_.paper.value("filter_order")), study_.paper.value("filter_hz"), rate);
  const Index rows = recording.size() / periods;
  Samples out;
  out.joints = recording.joints;
  out.rate = rate;
  out.time = recording.time.head(rows);
  // Average over the periods, then filter without meeting an edge.
  const Matrix q = middle_of(filtered_around(sections, average_periods(recording.q, periods, rate).mean));
  out.tau = middle_of(filtered_around(sections, average_periods(*recording.tau, periods, rate).mean));
  // The motion has five harmonics: the fitted series is differentiated exactly.
  const Multisine series = fit_multisine(out.time, q, period, {1, 2, 3, 4, 5});
  out.motion = Motion(series.evaluate(out.time), series.evaluate(out.time, 1), series.evaluate(out.time, 2));
  return out;
}

std::vector<Maker> study_jia2019(const Study& study) {
  const auto lab = std::make_shared<JiaLab>(study);
  return {
      {"Table 1", [lab] { return jia_table_1(*lab); }},        {"Figure 4", [lab] { return jia_figure_4(*lab); }},
      {"Table 2", [lab] { return jia_table_2(*lab); }},        {"Table 3", [lab] { return jia_table_3(*lab); }},
      {"Figure 5", [lab] { return jia_figure_5(*lab); }},      {"Figure 6", [lab] { return jia_figure_6(*lab); }},
      {"Table 4", [lab] { return jia_table_4(*lab); }},        {"Table 5", [lab] { return jia_table_5(*lab); }},
      {"Figure 7", [lab] { return jia_figure(*lab, false); }}, {"Figure 8", [lab] { return jia_figure(*lab, true); }},
      {"Table 6", [lab] { return jia_table_6(*lab); }},        {"Equation 7", [lab] { return jia_equation_7(*lab); }}};
}

}  // namespace armature::papers
