#include "papers/xu.hpp"

#include <algorithm>
#include <cmath>

#include "armature/catalogue.hpp"
#include "armature/signal.hpp"
#include "papers/periodic_filter.hpp"

namespace armature::papers {
namespace {

using Index = Eigen::Index;
using Weighting = EstimateOptions::Weighting;

// The cost of a model that has only these base parameters.
LeastSquaresCost columns_of(const LeastSquaresCost& cost, const std::vector<int>& kept) {
  LeastSquaresCost out = cost;
  out.factor = Matrix(cost.factor(Eigen::all, kept));
  return out;
}

}  // namespace

XuArm make_xu_arm(const Paper& paper) {
  const Robot robot = need(load_catalogue_robot(paper.robot));
  const TorqueModel model(robot, {viscous_friction(robot), coulomb_friction(robot)});
  XuArm out{model, {}, need(named_constraints("xu2020", model))};
  // Bounds and optimum by name: both tables together hold every physical parameter.
  const std::vector<std::string> names = physical_names(model);
  Vector mu(static_cast<Index>(names.size()));
  for (std::size_t i = 0; i < names.size(); ++i) {
    const PaperItem& table = paper.item(names[i][0] == 'I' ? "Table 7" : "Table 6");
    const auto at = static_cast<Index>(i);
    mu[at] = table.number(names[i], "value");
    out.constraints.lower[at] = table.number(names[i], "lower");
    out.constraints.upper[at] = table.number(names[i], "upper");
  }
  // The paper also bounds the mass of all links together.
  out.constraints.total_mass = {paper.setting("total_mass_kg")[0], paper.setting("total_mass_kg")[1]};
  out.truth = from_physical(model, mu);
  return out;
}

XuLab::XuLab(const Study& study) : study_(study), arm_(make_xu_arm(study.paper)), base_(compute_base(arm_.model)) {}

const Design& XuLab::design(bool single) {
  // Each of the two motions is searched once.
  const auto found = designs_.find(single);
  if (found != designs_.end()) return found->second;
  DesignSpec spec = need(load_design_spec("xu2020"));
  spec.seed = study_.seed;
  // Rounds end by counts, so that the motion does not depend on the machine. Six starts are the default's.
  spec.starts = single ? 1 : 6, spec.generations = 0;
  spec.budget_s = 600;
  return designs_.emplace(single, searched(study_, arm_.model.robot(), spec)).first->second;
}

Samples XuLab::papers_processing(const Recording& recording, double period) const {
  const Paper& paper = study_.paper;
  const double rate = paper.value("rate_hz");
  const int periods = static_cast<int>(paper.value("periods"));
  Samples out;
  out.joints = recording.joints;
  out.rate = rate;
  out.time = recording.time.head(recording.size() / periods);
  // Eq. 11, then the spectrum at the five harmonics and its derivatives; a low-pass for the torque.
  const Multisine series =
      fit_multisine(out.time, average_periods(recording.q, periods, rate).mean, period, {1, 2, 3, 4, 5});
  out.motion = Motion(series.evaluate(out.time), series.evaluate(out.time, 1), series.evaluate(out.time, 2));
  const auto sections = make_butterworth(static_cast<int>(paper.value("filter_order")), paper.value("filter_hz"), rate);
  out.tau = middle_of(filtered_around(sections, average_periods(*recording.tau, periods, rate).mean));
  return out;
}

XuDraw XuLab::make_draw(int number) {
  // The recording: noise at the level and below the frequency that the paper shows.
  const Paper& paper = study_.paper;
  Rng rng = study_.rng(static_cast<std::uint64_t>(1000 + number));
  const Trajectory motion = design(false).trajectory();
  Instrument instrument;
  instrument.rate_hz = paper.value("rate_hz");
  instrument.periods = static_cast<int>(paper.value("periods"));
  // What is left after the average is the first column of Table 8.
  instrument.torque_sigma =
      paper.item("Table 8").numbers("base 1").head(arm_.model.joints()) * std::sqrt(paper.value("periods"));
  instrument.noise_hz = paper.value("filter_hz");
  // An encoder of 19 bits on the joint.
  instrument.encoder_rad = 2 * M_PI / (1 << 19);
  const Recording recording = record(arm_.model, arm_.truth, motion, instrument, rng);

  // Armature's default on the raw recording.
  const Stopwatch own;
  Identification ours = identified(study_, arm_.model.robot(), recording);
  XuDraw out{std::move(ours), own.seconds()};
  // The paper's method: least squares, essential parameters by its rule, then the search.
  out.samples = papers_processing(recording, motion.duration());
  const Information information = need(accumulate(arm_.model, base_, out.samples));
  // Removed while the value is small (0.01) and the relative deviation large (40 %).
  EssentialOptions rule{.estimate = {.weighting = Weighting::None}};
  rule.small_value = paper.value("small_value"), rule.large_rsd = paper.value("large_rsd_percent") / 100;
  out.essential = find_essential(information, rule);
  const LeastSquaresCost cost = make_cost(information, out.essential.full);
  // Table 1: random starts in the bounds; objective on the essential parameters.
  NonlinearOptions global;
  global.starts = static_cast<int>(paper.value("starts"));
  global.seed = study_.seed + static_cast<std::uint64_t>(number);
  const Stopwatch theirs;
  out.xu = searched(
      study_, {arm_.model, subset(base_, out.essential.kept), columns_of(cost, out.essential.kept), arm_.constraints},
      global);
  out.seconds_xu = theirs.seconds();
  // As before with the objective on all base parameters (Gaz et al.).
  out.gaz = searched(study_, {arm_.model, base_, cost, arm_.constraints}, global);
  // Stürz: one local search from a robot like this one, which the catalogue's is.
  NonlinearOptions local;
  local.starts = 0, local.from = {arm_.model.nominal()};
  out.sturz = searched(study_, {arm_.model, base_, cost, need(named_constraints("sturz2017", arm_.model))}, local);
  // Equal knowledge: the papers' bounds for Armature's fit, started from Armature's optimum.
  local.from = {out.ours.physical->pi};
  const LeastSquaresCost own_cost = make_cost(out.ours.information, out.ours.estimate);
  const auto within = [&](const NonlinearConstraints& constraints) {
    return searched(study_, {arm_.model, out.ours.base, own_cost, constraints}, local);
  };
  out.informed = within(arm_.constraints);
  out.informed_sturz = within(need(named_constraints("sturz2017", arm_.model)));
  return out;
}

const XuDraw& XuLab::draw(int number) {
  // Each experiment is computed once.
  const auto found = draws_.find(number);
  if (found != draws_.end()) return found->second;
  study_.progress.tell({"experiment " + std::to_string(number + 1) + " of " + std::to_string(draws()), -1, -1, ""});
  return draws_.emplace(number, make_draw(number)).first->second;
}

SampledTrajectory XuLab::motion(int number) {
  // Motion 1 excites, 2 is a cosine, 3 is slow.
  const Paper& paper = study_.paper;
  const double rate = paper.value("rate_hz");
  if (number == 1) return design(false).trajectory().sample(rate, false);
  if (number == 3) {
    Rng rng = study_.rng(3);
    return make_validation_motion(arm_.model.robot(), ValidationMotion::Slow, rng).sample(rate, false);
  }
  // A (cos ωt − B), two periods of 0.03 Hz: the paper gives ω = 0.03 without a unit.
  SineSeries cosine;
  const Vector amplitude = paper.setting("cosine_amplitude_deg") * M_PI / 180;
  cosine.offset = -paper.value("cosine_offset") * amplitude;
  cosine.amplitude = amplitude;
  cosine.rate = Matrix::Constant(amplitude.size(), 1, 2 * M_PI * paper.value("cosine_rate"));
  cosine.phase = Matrix::Constant(amplitude.size(), 1, M_PI / 2);
  cosine.seconds = 2 / paper.value("cosine_rate");
  return Trajectory(cosine).sample(rate, false);
}

Matrix XuLab::measured(int number, int draw, const Motion& motion) {
  // Noise as Table 8 has it on this motion; other than that of the fitted recording.
  const Vector noise = study_.paper.item("Table 8").numbers("base " + std::to_string(number)).head(arm_.model.joints());
  Rng rng = study_.rng(static_cast<std::uint64_t>(2000 + 10 * draw + number));
  return inverse_dynamics(arm_.model, arm_.truth, motion) + unit_noise(rng, motion.samples(), motion.joints(),
                                                                       study_.paper.value("rate_hz"),
                                                                       study_.paper.value("filter_hz")) *
                                                                noise.asDiagonal();
}

XuLab::Sets XuLab::sets(int number) {
  const XuDraw& d = draw(number);
  // Where Armature removed nothing, its essential set is the whole set.
  Vector ours_essential = d.ours.estimate.beta;
  if (d.ours.essential) ours_essential = d.ours.essential->estimate.beta;
  return {base_.to_full(d.essential.full.beta),
          base_.to_full(d.essential.estimate.beta),
          d.xu.pi,
          base_.to_full(d.ours.estimate.beta),
          base_.to_full(ours_essential),
          d.ours.model.physical->pi};
}

std::vector<Maker> study_xu2020(const Study& study) {
  // All tables share one lab.
  const auto lab = std::make_shared<XuLab>(study);
  return {{"Table 1", [lab] { return xu_table_1(*lab); }},
          {"Table 2", [lab] { return compare_dh(lab->study().paper.item("Table 2"), "iiwa14", true); }},
          {"Table 3", [lab] { return xu_table_3(*lab); }},
          {"Figure 3", [lab] { return xu_figure_3(*lab); }},
          {"Figure 4", [lab] { return xu_figure_4(*lab); }},
          {"Table 4", [lab] { return xu_table_4(*lab, false); }},
          {"Table 5", [lab] { return xu_table_4(*lab, true); }},
          {"Figure 5", [lab] { return xu_torque_figure(*lab, false); }},
          {"Table 6", [lab] { return xu_tables_6_7(*lab, "Table 6"); }},
          {"Table 7", [lab] { return xu_tables_6_7(*lab, "Table 7"); }},
          {"Table 8", [lab] { return xu_table_8(*lab); }},
          {"Figure 6", [lab] { return xu_torque_figure(*lab, true); }},
          {"Table 9", [lab] { return xu_table_9(*lab); }},
          {"Figure 7", [lab] { return xu_table_10(*lab, true); }},
          {"Table 10", [lab] { return xu_table_10(*lab, false); }}};
}

}  // namespace armature::papers
