// Swevers 2007, Table 3 and Figure 13: a load on the flange of a KR 15, by the paper's motions and by ours.
#include <algorithm>
#include <cmath>

#include "armature/catalogue.hpp"
#include "armature/estimate.hpp"
#include "armature/text.hpp"
#include "papers/swevers.hpp"

namespace armature::papers {
namespace {

using Index = Eigen::Index;

/// The loaded arm and its measurement: the mean of ten periods of 30 s, a sample every 12 ms.
struct Cell {
  const Paper& paper;
  Robot robot = need(load_catalogue_robot("kr15"));
  TorqueModel model{robot, {viscous_friction(robot), coulomb_friction(robot)}};
  BaseMap base = compute_base(model);
  Vector pi = model.nominal(), loaded = pi, effort = Vector(6), time;
  Index rows = 0;

  explicit Cell(const Paper& from) : paper(from) {
    // One period in samples of 12 ms.
    const double period = 1 / paper.value("load_fundamental_hz"), sample = paper.value("load_sample_s");
    rows = std::lround(period / sample);
    time = Vector::LinSpaced(rows, 0, static_cast<double>(rows - 1)) * sample;
    // The load becomes part of body 6, whose ten numbers begin at 50.
    const Frame flange = *robot.find_frame(robot.tool_frame);
    loaded.segment<10>(50) += reference().moved_to(flange.body_from_frame).to_vector(ParameterOrder::Khalil);
    loaded.tail(12) *= 1.2;  // friction grows with the load: by a fifth
    for (int j = 0; j < 6; ++j) effort[j] = robot.bodies[static_cast<std::size_t>(j)].joint.limits.effort;
  }
  // The load of Table 3, in the flange's frame: the truth of this experiment.
  [[nodiscard]] LinkInertia reference() const {
    const auto value = [&](const char* name) { return paper.item("Table 3").number(name, "reference"); };
    Matrix3 inertia;
    inertia << value("Ixx"), value("Ixy"), value("Ixz"), value("Ixy"), value("Iyy"), value("Iyz"), value("Ixz"),
        value("Iyz"), value("Izz");
    return LinkInertia::from_center_of_mass(value("mass"), {value("cx"), value("cy"), value("cz")}, inertia);
  }
  /// Table 1's noise of averaged torque on another arm, as the same share of the drives' torque.
  [[nodiscard]] Vector averaged_noise() const {
    const Robot other = need(load_catalogue_robot("ir361"));
    const Vector noise = paper.item("Table 1").numbers("noise");
    // Mean over the three joints of noise / torque limit, applied to the limits of this arm.
    double share = 0;
    for (int j = 0; j < 3; ++j) share += noise[j] / other.bodies[static_cast<std::size_t>(j)].joint.limits.effort / 3;
    return share * effort;
  }
  /// Harmonics of 1/30 Hz on joints from `first_joint` on, scaled into the limits.
  [[nodiscard]] Motion motion(Rng& rng, const std::vector<int>& harmonics, int first_joint, double share) const {
    Motion m(rows, 6);
    for (int j = 0; j < 6; ++j) {
      const JointLimits& limits = robot.bodies[static_cast<std::size_t>(j)].joint.limits;
      const double home = robot.home_position()[j];
      // Joints that do not move stay at home.
      m.q.col(j).setConstant(home), m.v.col(j).setZero(), m.a.col(j).setZero();
      if (j < first_joint) continue;
      // Random phases; amplitudes fall as 1/h, so that all harmonics have about the same velocity.
      Vector q = Vector::Zero(rows), v = q, a = q;
      for (const int h : harmonics) {
        const double w = 2 * M_PI * h * paper.value("load_fundamental_hz");
        const double phase = rng.uniform(0, 2 * M_PI), size = rng.uniform(0.3, 1) / h;
        const Eigen::ArrayXd angle = w * time.array() + phase;
        q.array() += size * angle.sin(), v.array() += size * w * angle.cos(), a.array() -= size * w * w * angle.sin();
      }
      // Scale the series into position (at most ±90° around home), velocity and acceleration limits.
      const double reach = std::min({limits.upper - home, home - limits.lower, M_PI / 2});
      const double scale = share * std::min({reach / q.cwiseAbs().maxCoeff(), limits.velocity / v.cwiseAbs().maxCoeff(),
                                             limits.acceleration / a.cwiseAbs().maxCoeff()});
      m.q.col(j) += scale * q, m.v.col(j) = scale * v, m.a.col(j) = scale * a;
    }
    return m;
  }
  // Samples of that motion with the noise of averaged torque.
  [[nodiscard]] Samples measured(const Vector& parameters, const Motion& m, Rng& rng) const {
    Samples out;
    out.joints = robot.joint_names();
    out.rate = 1 / paper.value("load_sample_s");
    out.time = time;
    out.motion = m;
    out.tau =
        inverse_dynamics(model, parameters, m) + unit_noise(rng, rows, 6, out.rate, 0) * averaged_noise().asDiagonal();
    return out;
  }
};

// Of some random motions, the one whose promised deviations are smallest where they are largest beside the paper's.
Motion chosen(const Study& study, const Cell& cell, const IdentifiedModel& known, Rng& rng) {
  const PaperItem& printed = cell.paper.item("Table 3");
  Motion best;
  double least = kInfinity;
  // Four candidates: one low, one middle and one high harmonic each, at nine tenths of the limits.
  for (int i = 0; i < 4; ++i) {
    study.look();
    const int low = 2 + rng.index(6), middle = 9 + rng.index(8), high = 18 + rng.index(12);
    Motion m = cell.motion(rng, {low, middle, high}, 2, 0.9);
    // The same noise for every candidate: the motion alone decides.
    Rng fixed(1);
    const PayloadEstimate promised = need(
        estimate_payload(known, {cell.measured(cell.loaded, m, fixed)}, {.mounting = PayloadOptions::Mounting::Known}));
    // The parameter with the largest deviation, relative to the paper's.
    double worst = 0;
    for (const auto& row : printed.rows)
      worst = std::max(worst, promised.value(row[0]).sigma / printed.number(row[0], "deviation"));
    if (worst < least) least = worst, best = std::move(m);
  }
  return best;
}

// The bare robot as an identification from noisy data knows it.
IdentifiedModel identified(const Cell& cell, Rng& rng) {
  IdentifiedModel out = exact_model(cell.model, cell.base, cell.pi);
  // All joints move: five harmonics without the load.
  const Motion wide = cell.motion(rng, {3, 6, 9, 12, 15}, 0, 0.9);
  const Estimate bare = estimate(need(accumulate(cell.model, cell.base, cell.measured(cell.pi, wide, rng))));
  out.base = bare.beta, out.base_covariance = bare.covariance;
  // Only base parameters are known, with their covariance.
  out.physical.reset();
  return out;
}

// Estimates of one number over the experiments; RMS error against the truth.
struct Spread {
  std::vector<double> values;
  [[nodiscard]] double error(double truth) const {
    double sum = 0;
    for (const double v : values) sum += (v - truth) * (v - truth);
    return std::sqrt(sum / static_cast<double>(values.size()));
  }
};

}  // namespace

ReproducedItem swevers_load(const Study& study, bool figure) {
  const PaperItem& printed = study.paper.item("Table 3");
  const Cell cell(study.paper);
  Rng rng = study.rng(30);
  // The exact arm chooses motions; both methods then use the identified one.
  const IdentifiedModel known = exact_model(cell.model, cell.base, cell.pi), own = identified(cell, rng);
  const int experiments = figure ? 1 : static_cast<int>(study.paper.value("experiments"));
  const Vector& orders = study.paper.setting("load_harmonics");
  std::vector<Spread> theirs(10), ours(10);
  ReproducedItem out;
  // Other motions in every experiment, as in the paper.
  for (int e = 0; e < experiments; ++e) {
    study.look();
    // Theirs: the fundamental and its 20th or 25th harmonic, at half of the limits.
    const Motion their_motion =
        cell.motion(rng, {static_cast<int>(orders[0]), static_cast<int>(orders[e % 2 ? 1 : 2])}, 2, 0.5);
    const Samples their_samples = cell.measured(cell.loaded, their_motion, rng);
    const PayloadEstimate a = need(estimate_payload(own, {their_samples}));
    // Armature's motion for this load, then the same estimator.
    const Motion our_motion = chosen(study, cell, known, rng);
    const PayloadEstimate b = need(estimate_payload(own, {cell.measured(cell.loaded, our_motion, rng)}));
    for (std::size_t k = 0; k < 10; ++k) {
      theirs[k].values.push_back(a.value(printed.rows[k][0]).value),
          ours[k].values.push_back(b.value(printed.rows[k][0]).value);
    }
    // The figure shows the first experiment: torque that each estimate predicts on the paper's motion.
    if (!figure) continue;
    const auto predicted = [&](const PayloadEstimate& load) {
      // Friction of the loaded arm; body 6 with the estimated load.
      Vector pi = cell.loaded;
      pi.segment<10>(50) =
          cell.pi.segment<10>(50) + load.load.moved_to(cell.robot.find_frame(cell.robot.tool_frame)->body_from_frame)
                                        .to_vector(ParameterOrder::Khalil);
      return inverse_dynamics(cell.model, pi, their_motion);
    };
    const Matrix by_a = predicted(a), by_b = predicted(b);
    out.plots = torque_plots(cell.time, their_samples.tau, by_a, by_b);
    out.head = {"joint", "RMS, its method here [N·m]", "RMS, Armature [N·m]", "noise [N·m]"};
    const Vector first = joint_rms(their_samples.tau - by_a), second = joint_rms(their_samples.tau - by_b),
                 noise = cell.averaged_noise();
    // Joints 1 and 2 do not move in these experiments.
    for (Index j = 2; j < 6; ++j)
      out.rows.push_back(
          {std::to_string(j + 1), papers::cell(first[j]), papers::cell(second[j]), papers::cell(noise[j])});
    out.differences = {"The paper prints no numbers; what remains here is the noise."};
    return out;
  }
  out.head = {"parameter", "reference", "paper", "its method here", "its error", "Armature", "our error"};
  // The table: each of the ten numbers with mean, spread and error over the experiments.
  double worse = 0;
  for (std::size_t k = 0; k < 10; ++k) {
    const std::string& name = printed.rows[k][0];
    const double truth = printed.number(name, "reference");
    const double their_error = theirs[k].error(truth), our_error = ours[k].error(truth);
    worse = std::max(worse, our_error / printed.number(name, "deviation"));
    out.rows.push_back({name, printed.cell(name, "reference"),
                        printed.cell(name, "mean") + " ± " + printed.cell(name, "deviation"),
                        spread_cell(theirs[k].values, 4), papers::cell(their_error, 2), spread_cell(ours[k].values, 4),
                        papers::cell(our_error, 2)});
    // An RMS over a handful of experiments is known to about 30 %.
    out.contests.push_back({"Table 3: error of " + name, their_error, our_error, 0.3 * their_error});
  }
  out.differences = {
      "Same bare robot, identified from noisy data, and same estimator: what differs is the motion. Armature's is "
      "chosen for the "
      "load's ten numbers from random ones of the same duration.",
      "Largest error beside the paper's own scatter: " + papers::cell(worse, 2) +
          " of it. The industrial bar is 5 % of the mass and 1 cm.",
      "The paper's scatter is larger than white noise of Table 1 explains: its ten motions see different friction."};
  return out;
}

}  // namespace armature::papers
