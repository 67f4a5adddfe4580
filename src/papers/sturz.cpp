#include "papers/sturz.hpp"

#include <cmath>

#include "armature/catalogue.hpp"
#include "armature/signal.hpp"
#include "papers/periodic_filter.hpp"

namespace armature::papers {
namespace {

using Index = Eigen::Index;

// The paper's model: bodies, viscous and Coulomb friction per joint.
TorqueModel with_friction(const Robot& robot) {
  return TorqueModel(robot, {viscous_friction(robot), coulomb_friction(robot)});
}

// A solid cylinder around a capsule's segment, its round ends included in the length.
LinkInertia cylinder(const Capsule& capsule, double mass) {
  // m r² / 2 about the axis, m (3 r² + l²) / 12 across it.
  const Vector3 along = capsule.to - capsule.from;
  const double length = along.norm() + 2 * capsule.radius, r2 = capsule.radius * capsule.radius;
  const Vector3 axis = along.norm() > 0 ? Vector3(along.normalized()) : Vector3::UnitZ();
  const double about_axis = mass * r2 / 2, across = mass * (3 * r2 + length * length) / 12;
  const Matrix3 inertia = across * Matrix3::Identity() + (about_axis - across) * axis * axis.transpose();
  return LinkInertia::from_center_of_mass(mass, (capsule.from + capsule.to) / 2, inertia);
}

}  // namespace

Robot as_cylinders(Robot robot, double total_kg) {
  // Equal density: the mass of each link follows from its volume. The factor π cancels.
  double volume = 0;
  const auto volume_of = [](const Capsule& c) { return c.radius * c.radius * ((c.to - c.from).norm() + 2 * c.radius); };
  for (const Body& body : robot.bodies) volume += volume_of(body.capsules.front());
  for (Body& body : robot.bodies) {
    body.inertia = cylinder(body.capsules.front(), total_kg * volume_of(body.capsules.front()) / volume);
    // Drawings do not show friction.
    body.joint.nominal.reset();
  }
  return robot;
}

SturzLab::SturzLab(const Study& study)
    : study_(study),
      known_(as_cylinders(need(load_catalogue_robot(study.paper.robot)), 20)),
      model_(with_friction(need(load_catalogue_robot(study.paper.robot)))),
      truth_(model_.nominal()),
      base_(compute_base(model_)) {}

const Design& SturzLab::design(bool single) {
  // Each of the two motions is searched once.
  const auto found = designs_.find(single);
  if (found != designs_.end()) return found->second;
  DesignSpec spec = need(load_design_spec("sturz2017"));
  spec.seed = study_.seed;
  // Rounds end by counts, so that the motion does not depend on the machine. Six starts are the default's.
  spec.starts = single ? 1 : 6, spec.generations = 0;
  spec.budget_s = 600;
  return designs_.emplace(single, searched(study_, model_.robot(), spec)).first->second;
}

Samples SturzLab::papers_processing(const Recording& recording) const {
  const Paper& paper = study_.paper;
  const double rate = paper.value("rate_hz");
  const int periods = static_cast<int>(paper.value("periods"));
  // Average over the periods, then the paper's Butterworth filter; order and frequency by name.
  const auto filter = [&](const char* what, const Matrix& columns) {
    const std::string name(what);
    const auto order = static_cast<int>(paper.value(name + "_filter_order"));
    return filtered_around(make_butterworth(order, paper.value(name + "_filter_hz"), rate),
                           average_periods(columns, periods, rate).mean);
  };
  Samples out;
  out.joints = recording.joints;
  out.rate = rate;
  out.time = recording.time.head(recording.size() / periods);
  // Positions are filtered, then differentiated twice by central differences.
  const Matrix q = filter("q", recording.q), v = differentiate_central(q, 1 / rate);
  out.motion = Motion(middle_of(q), middle_of(v), middle_of(differentiate_central(v, 1 / rate)));
  out.tau = middle_of(filter("tau", *recording.tau));
  return out;
}

SturzDraw SturzLab::make_draw(int number) {
  // The recording: noise at the level and below the frequency that the paper shows.
  const Paper& paper = study_.paper;
  Rng rng = study_.rng(static_cast<std::uint64_t>(1000 + number));
  Instrument instrument;
  instrument.rate_hz = paper.value("rate_hz");
  instrument.periods = static_cast<int>(paper.value("periods"));
  // What is left after the average is the first column of Table 4.
  instrument.torque_sigma = paper.item("Table 4").numbers("base 1").head(7) * std::sqrt(paper.value("periods"));
  instrument.noise_hz = paper.value("tau_filter_hz");
  // An encoder of 19 bits on the joint.
  instrument.encoder_rad = 2 * M_PI / (1 << 19);
  const Recording recording = record(model_, truth_, design(false).trajectory(), instrument, rng);

  // Armature's default, from the cylinders, on the raw recording.
  const Stopwatch own;
  Identification ours = identified(study_, known_, recording);
  SturzDraw out{std::move(ours), own.seconds()};
  // The paper's method: ordinary least squares for the base, then one local search for physical numbers.
  out.samples = papers_processing(recording);
  const Information information = need(accumulate(model_, base_, out.samples));
  out.base = estimate(information, {.weighting = EstimateOptions::Weighting::None});
  NonlinearOptions local;
  local.starts = 0, local.from = {with_friction(known_).nominal()};
  const Stopwatch theirs;
  out.physical = searched(
      study_, {model_, base_, make_cost(information, out.base), need(named_constraints("sturz2017", model_))}, local);
  out.seconds_physical = theirs.seconds();
  return out;
}

const SturzDraw& SturzLab::draw(int number) {
  // Each experiment is computed once.
  const auto found = draws_.find(number);
  if (found != draws_.end()) return found->second;
  study_.progress.tell({"experiment " + std::to_string(number + 1) + " of " + std::to_string(draws()), -1, -1, ""});
  return draws_.emplace(number, make_draw(number)).first->second;
}

SampledTrajectory SturzLab::motion(int number) {
  // Motion 1 is the exciting one, 2 to 4 are a series of sines and quintics through 10 and 20 points.
  const double rate = study_.paper.value("design_rate_hz");
  if (number == 1) return design(false).trajectory().sample(rate, false);
  const ValidationMotion kinds[] = {ValidationMotion::SineSeries, ValidationMotion::Quintic10,
                                    ValidationMotion::Quintic20};
  Rng rng = study_.rng(static_cast<std::uint64_t>(number));
  ValidationOptions options;
  options.seconds = study_.paper.value("validation_s");
  return make_validation_motion(model_.robot(), kinds[number - 2], rng, options).sample(rate, false);
}

Matrix SturzLab::measured(int number, int draw, const Motion& motion) const {
  // Noise of averaged torque on this motion, other than that of the fitted recording.
  Rng rng = study_.rng(static_cast<std::uint64_t>(2000 + 10 * draw + number));
  const Vector noise = study_.paper.item("Table 4").numbers("base 1").head(7);
  return inverse_dynamics(model_, truth_, motion) + unit_noise(rng, motion.samples(), 7,
                                                               study_.paper.value("design_rate_hz"),
                                                               study_.paper.value("tau_filter_hz")) *
                                                        noise.asDiagonal();
}

std::vector<Maker> study_sturz2017(const Study& study) {
  // All tables share one lab.
  const auto lab = std::make_shared<SturzLab>(study);
  return {{"Table 1", [lab] { return compare_dh(lab->study().paper.item("Table 1"), "iiwa14", true); }},
          {"Equation 6", [lab] { return sturz_equation_6(*lab); }},
          {"Figure 2", [lab] { return sturz_figure_2(*lab); }},
          {"Figure 3", [lab] { return sturz_figure_3(*lab); }},
          {"Figure 4", [lab] { return sturz_figure_4(*lab); }},
          {"Table 2", [lab] { return sturz_table_2(*lab); }},
          {"Table 3", [lab] { return sturz_table_3(*lab); }},
          {"Table 4", [lab] { return sturz_table_4(*lab); }}};
}

}  // namespace armature::papers
