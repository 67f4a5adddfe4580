// From recordings, loads and what is known of links to the unknowns of drive gains.
#include <cmath>

#include "base/load_columns.hpp"
#include "estimate/gain_setup.hpp"
#include "estimate/recordings.hpp"

namespace armature {
namespace {

using Index = Eigen::Index;

// Friction that may change with the load: every term of a velocity.
Matrix friction_columns(const TorqueModel& model, const BaseMap& base) {
  // Columns of the base map that belong to these terms.
  std::vector<Index> columns;
  for (std::size_t c = 0; c < model.columns().size(); ++c) {
    const auto& rows = model.columns()[c].rows;
    if (!rows.empty() && rows.front().second.depends_on(SignalPart::Kind::Velocity))
      columns.push_back(model.inertial_count() + static_cast<Index>(c));
  }
  return base.projection(Eigen::all, columns);
}

// Ten load numbers from the unknowns: offset (the weighed mass), six inertias, the centre of mass, the weighing error.
struct LoadMap {
  Matrix map;     // 10 × unknowns
  Vector offset;  // 10
};
LoadMap load_map(const KnownLoad& load) {
  // With a known centre of mass the unknowns are six inertias and the weighing error, otherwise its moments too.
  const bool centre = load.center_m.has_value();
  LoadMap out{Matrix::Zero(10, centre ? 7 : 10), Vector::Zero(10)};
  for (Index i = 0; i < 6; ++i) out.map(i, i) = 1;
  // What one kilogram adds: mass, and first moments where the centre is known.
  Vector weight = Vector::Zero(10);
  weight[9] = 1;
  if (centre) weight.segment<3>(6) = *load.center_m;
  for (Index i = 6; !centre && i < 9; ++i) out.map(i, i) = 1;
  // The last unknown is the weighing error in its own deviations.
  out.map.rightCols(1) = load.mass_deviation_kg * weight;
  out.offset = load.mass_kg * weight;
  return out;
}

// Deviations of the load's unknowns before any data: a body of this mass inside a ball, and the scale's own error.
Vector load_deviations(const KnownLoad& load, double extent) {
  Vector out(load.center_m ? 7 : 10);
  out.head(6).setConstant(load.mass_kg * extent * extent);
  if (!load.center_m) out.segment(6, 3).setConstant(load.mass_kg * extent);
  out[out.size() - 1] = 1;
  return out;
}

// The information of one group, with signals times the starting gains; rows near rest are left out.
Result<Information> gather(const TorqueModel& model, const BaseMap& base, const GainRuns& runs, const Vector& start,
                           double standstill) {
  std::vector<Samples> scaled = runs.samples;
  for (Samples& run : scaled) run.tau = (run.tau * start.asDiagonal()).eval();
  return accumulate_moving(model, base, scaled, {}, standstill);
}

// Of a joint's signal over all runs.
double mean_square(const std::vector<GainRuns>& runs, Index joint) {
  double sum = 0, rows = 0;
  for (const GainRuns& group : runs) {
    for (const Samples& run : group.samples)
      sum += run.tau.col(joint).squaredNorm(), rows += static_cast<double>(run.size());
  }
  return rows > 0 ? sum / rows : 0;
}

}  // namespace

Vector starting_gains(const TorqueModel& model, const std::vector<GainRuns>& runs, const GainOptions& options) {
  const Index n = model.joints();
  // The data sheet is the best start there is.
  if (options.sheet.size() == n) return options.sheet;
  Vector out = Vector::Ones(n);
  if (!model.robot().inertias()) return out;
  // The robot file's own bodies say what the torques are about; friction adds to them, so this is a start only.
  Vector torque = Vector::Zero(n);
  double rows = 0;
  for (const GainRuns& group : runs) {
    for (const Samples& run : group.samples) {
      const TorqueModel bodies(model.robot());
      torque += inverse_dynamics(bodies, bodies.nominal(), run.motion).colwise().squaredNorm().transpose();
      rows += static_cast<double>(run.size());
    }
  }
  // The joint that carries most, whose friction matters least, speaks for all: small joints are mostly friction.
  Index strongest = 0;
  torque.maxCoeff(&strongest);
  const double signal = mean_square(runs, strongest);
  if (signal > 0 && torque[strongest] > 0) out.setConstant(std::sqrt(torque[strongest] / rows / signal));
  return out;
}

Result<GainProblem> make_gain_problem(const TorqueModel& model, const BaseMap& base, const std::vector<GainRuns>& runs,
                                      const GainOptions& options) {
  const Index n = model.joints(), b = base.size();
  // Gains are searched as factors of the starting gains.
  GainProblem p;
  p.model = &model, p.base = &base;
  p.start = starting_gains(model, runs, options);
  // Unknowns of the robot: all base parameters, or what known links leave of them.
  const Matrix robot = options.known ? options.known->basis : Matrix(Matrix::Identity(b, b));
  const Vector known = options.known ? options.known->offset : Vector(Vector::Zero(b));
  const Matrix friction = options.free_friction ? friction_columns(model, base) : Matrix(b, 0);
  const auto frame = load_frame(model.robot(), options.frame);
  if (!frame) return frame.error();
  const Matrix columns = load_columns(base, *frame);

  // Count the unknowns: the robot's, then those of each load and the change of friction with it.
  Index linear = robot.cols();
  for (const GainRuns& group : runs) linear += group.load ? load_map(*group.load).map.cols() + friction.cols() : 0;
  p.linear = static_cast<int>(linear);
  Vector deviation = Vector::Zero(linear);  // 0: nothing is believed beforehand
  Index at = robot.cols();
  // One group per load: which base parameters follow from which unknowns.
  for (const GainRuns& group : runs) {
    auto information = gather(model, base, group, p.start, options.standstill);
    if (!information) return information.error();
    GainGroup made{*std::move(information), &group, Matrix::Zero(b, linear), known, {}};
    made.map.leftCols(robot.cols()) = robot;
    // A loaded group adds the load's ten numbers and the change of friction.
    if (group.load) {
      const LoadMap load = load_map(*group.load);
      made.map.middleCols(at, load.map.cols()) = columns * load.map;
      made.offset += columns * load.offset;
      deviation.segment(at, load.map.cols()) = load_deviations(*group.load, options.load_extent_m);
      p.load_at.push_back(static_cast<int>(at));
      at += load.map.cols();
      p.mass_at.push_back(static_cast<int>(at) - 1);
      made.map.middleCols(at, friction.cols()) = friction;
      at += friction.cols();
    }
    p.groups.push_back(std::move(made));
  }
  // One prior row, with mean 0, for each unknown that has a deviation.
  std::vector<Index> believed;
  for (Index k = 0; k < linear; ++k) {
    if (deviation[k] > 0) believed.push_back(k);
  }
  p.prior_rows = Matrix::Zero(std::ssize(believed), linear);
  for (std::size_t r = 0; r < believed.size(); ++r)
    p.prior_rows(static_cast<Index>(r), believed[r]) = 1 / deviation[believed[r]];
  p.prior_target = Vector::Zero(std::ssize(believed));
  // Without a data sheet the prior of a gain is as wide as its bounds.
  p.x_mean = Vector::Zero(n);
  const bool sheet = options.sheet.size() == n && options.sheet_deviation > 0;
  p.x_deviation = Vector::Constant(n, sheet ? options.sheet_deviation : std::log(options.largest_factor));
  return p;
}

Vector10 load_numbers(const GainProblem& p, std::size_t load, const KnownLoad& known, const Vector& u) {
  const LoadMap map = load_map(known);
  return map.offset + map.map * u.segment(p.load_at[load], map.map.cols());
}

Matrix load_covariance(const GainProblem& p, std::size_t load, const KnownLoad& known, const Matrix& covariance) {
  const LoadMap map = load_map(known);
  const Index first = p.load_at[load], size = map.map.cols();
  return map.map * covariance.block(first, first, size, size) * map.map.transpose();
}

}  // namespace armature
