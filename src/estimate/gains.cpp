#include "armature/gains.hpp"

#include <Eigen/QR>
#include <algorithm>
#include <cmath>

#include "armature/presliding.hpp"
#include "armature/statistics.hpp"
#include "armature/text.hpp"
#include "base/load_columns.hpp"
#include "estimate/colouring.hpp"
#include "estimate/distributions.hpp"
#include "estimate/gain_setup.hpp"

namespace armature {
namespace {

using Index = Eigen::Index;

// A gain whose relative deviation is above this is not known: its interval would span ±20 %.
constexpr double kKnown = 0.1;
// A data sheet whose deviation the recordings do not reduce to this share said more than they did.
constexpr double kSheetShare = 0.7;
constexpr double kRank = 1e-10;  // of scaled columns
constexpr int kOrder = 32;       // of the residual's autoregression

// A least-squares inverse with scaled columns; directions that nothing sees get none.
Matrix scaled_inverse(const Matrix& jacobian) {
  const Vector size = jacobian.colwise().norm().transpose().unaryExpr([](double v) { return v > 0 ? v : 1.0; });
  const Matrix scaled = jacobian * size.cwiseInverse().asDiagonal();
  Eigen::CompleteOrthogonalDecomposition<Matrix> factor;
  factor.setThreshold(kRank);
  factor.compute(scaled);
  const Matrix inverse = factor.pseudoInverse();
  return size.cwiseInverse().asDiagonal() * inverse;
}

// Where a search is, its cost there, and how it went.
struct Search {
  GainPoint at;
  double cost = 0;
  int iterations = 0;
  bool converged = false;
};

// Gauss–Newton with halved steps at the present noise; gains stay inside their bounds.
void descend(const GainProblem& p, double bound, Search& search) {
  constexpr int kMost = 40;
  constexpr double kSettled = 1e-10;
  search.converged = false;
  search.cost = gain_cost(p, search.at);
  for (int i = 0; i < kMost && !search.converged; ++i, ++search.iterations) {
    // One Gauss–Newton step for u and x together.
    const GainRows rows = stacked_rows(p, search.at);
    const Vector step = scaled_inverse(rows.jacobian) * rows.residual;
    bool better = false;
    // Halve the step until the cost falls; below 1e-4 of a step the search is at its end.
    constexpr double kShortest = 1e-4;
    for (double length = 1; length > kShortest && !better; length /= 2) {
      GainPoint next{search.at.u + length * step.head(p.linear), search.at.x + length * step.tail(p.joints())};
      next.x = next.x.cwiseMin(bound).cwiseMax(-bound);
      const double cost = gain_cost(p, next);
      if (!(cost < search.cost)) continue;
      better = true;
      search.converged = search.cost - cost <= kSettled * (1 + search.cost);
      search.at = next, search.cost = cost;
    }
    if (!better) search.converged = true;
  }
}

// The linear unknowns at fixed gains.
// For given gains the problem is linear in u, so that one step solves it.
void solve_linear(const GainProblem& p, GainPoint& at) {
  const GainRows rows = stacked_rows(p, at);
  at.u += scaled_inverse(rows.jacobian.leftCols(p.linear)) * rows.residual;
}

// Gains and noise in turn until the noise has settled.
Search search_from(GainProblem& p, const Vector& x, double bound) {
  constexpr int kRounds = 8;
  constexpr double kSettled = 1e-6;
  Search search;
  search.at = {Vector::Zero(p.linear), x};
  // The first noise is the signal itself: no fit exists yet.
  for (GainGroup& group : p.groups) {
    group.sigma.resize(p.joints());
    for (int j = 0; j < p.joints(); ++j) {
      const JointInformation& info = group.information.of_joint[static_cast<std::size_t>(j)];
      constexpr double kNotZero = 1e-300;
      group.sigma[j] = std::sqrt(info.torque_square / std::max(1.0, info.count) + kNotZero);
    }
  }
  solve_linear(p, search.at);
  // Estimate the noise, search at that noise, and stop when the noise no longer changes.
  for (int round = 0; round < kRounds; ++round) {
    std::vector<Vector> before;
    for (const GainGroup& group : p.groups) before.push_back(group.sigma);
    update_noise(p, search.at);
    descend(p, bound, search);
    double change = 0;
    for (std::size_t g = 0; g < p.groups.size(); ++g)
      change = std::max(change, (p.groups[g].sigma.cwiseQuotient(before[g]).array() - 1).abs().maxCoeff());
    if (change < kSettled) break;
  }
  return search;
}

// −2 log likelihood with the noise at its own best, to compare searches from different starts.
double likelihood_of(GainProblem& p, const GainPoint& at) {
  update_noise(p, at);
  // Σ count · log(sigma²), with the prior of the gains.
  double sum = (p.x_mean - at.x).cwiseQuotient(p.x_deviation).squaredNorm();
  for (const GainGroup& group : p.groups) {
    for (int j = 0; j < p.joints(); ++j)
      sum += 2 * group.information.of_joint[static_cast<std::size_t>(j)].count * std::log(group.sigma[j]);
  }
  return sum;
}

// Yᵀ Omega Y / sigma² of every joint of one run, at the residuals' own colour.
std::vector<Matrix> coloured_squares(const GainProblem& p, const GainGroup& group, const Samples& run,
                                     const GainPoint& at, double standstill) {
  // Predicted torque of this run; rows near rest are left out as they were in the fit.
  const MotionAlongPath path(*p.model, run.motion, run.starts);
  const Matrix predicted = inverse_dynamics(*p.model, p.base->to_full(beta_of(group, at.u)), path.motion());
  const Matrix weights = moving_weights(*p.model, run.motion, standstill);
  const auto columns = joint_columns(*p.model, *p.base);
  std::vector<Autoregression> noise;
  std::vector<Colouring> colour;
  std::vector<Matrix> out;
  // Each joint's residual, in units of the starting gain, and the autoregression that it follows.
  for (std::size_t j = 0; j < columns.size(); ++j) {
    const auto joint = static_cast<Index>(j);
    Vector e = p.start[joint] * run.tau.col(joint) - std::exp(-at.x[joint]) * predicted.col(joint);
    if (weights.size() > 0) e.array() *= weights.col(joint).array();
    noise.push_back(fit_autoregression(e, run.starts, kOrder));
    out.emplace_back(Matrix::Zero(std::ssize(columns[j].base), std::ssize(columns[j].base)));
  }
  for (std::size_t j = 0; j < columns.size(); ++j) colour.emplace_back(noise[j], std::ssize(columns[j].base));
  // Colour the regressor rows by that autoregression: zᵀ z = Yᵀ Omega Y / innovation.
  for_each_block(*p.model, path.motion(), [&](Index first, const Matrix& values) {
    for (std::size_t j = 0; j < columns.size(); ++j) {
      Matrix rows = joint_rows(values, columns[j]);
      if (weights.size() > 0)
        rows.array().colwise() *= weights.col(static_cast<Index>(j)).segment(first, rows.rows()).array();
      const Matrix z = colour[j](rows);
      out[j].noalias() += z.transpose() * z;
    }
  });
  // Residuals are smaller than errors by the parameters spent: Omega is scaled to sigma².
  for (std::size_t j = 0; j < columns.size(); ++j)
    out[j] *= noise[j].variance > 0 ? noise[j].innovation / noise[j].variance : 1;
  return out;
}

// Covariance of all unknowns for residuals that are correlated in time.
Matrix covariance_of(const GainProblem& p, const GainPoint& at, double standstill) {
  const GainRows rows = stacked_rows(p, at);
  const Matrix root = scaled_inverse(rows.jacobian), naive = root * root.transpose();
  // Priors do not depend on time: their part of the middle is plain.
  const Index believed = p.prior_rows.rows() + p.joints();
  const Matrix prior = rows.jacobian.bottomRows(believed);
  Matrix middle = prior.transpose() * prior;
  // Σ over runs, then from each joint's columns to the unknowns by the inner Jacobian.
  for (const GainGroup& group : p.groups) {
    std::vector<Matrix> squares;
    for (const Samples& run : group.runs->samples) {
      const auto more = coloured_squares(p, group, run, at, standstill);
      if (squares.empty())
        squares = more;
      else
        for (std::size_t j = 0; j < more.size(); ++j) squares[j] += more[j];
    }
    for (int j = 0; j < p.joints(); ++j) {
      const Matrix inner = inner_jacobian(p, group, j, at);
      middle += inner.transpose() * squares[static_cast<std::size_t>(j)] * inner / (group.sigma[j] * group.sigma[j]);
    }
  }
  // C (Σ Jᵀ Omega J) C: the sandwich of statistics.hpp.
  return naive * middle * naive;
}

// What is left of a column beside others.
double information_beside(const Vector& column, const Matrix& others) {
  // Scaled columns again; the tail of Qᵀ · column is the part that no other column explains.
  const Vector size = others.colwise().norm().transpose().unaryExpr([](double v) { return v > 0 ? v : 1.0; });
  Eigen::ColPivHouseholderQR<Matrix> factor;
  factor.setThreshold(kRank);
  factor.compute(Matrix(others * size.cwiseInverse().asDiagonal()));
  const Vector turned = factor.householderQ().transpose() * column;
  return turned.tail(turned.size() - factor.rank()).squaredNorm();
}

// Information about one gain if the joint had its own robot (only the load says something) or its own load (only the
// bodies that other joints feel too).
struct Sources {
  double load = 0, bodies = 0;
};
Sources sources_of(const GainProblem& p, const GainPoint& at, int joint) {
  // The gain's own column beside all others.
  const GainRows rows = stacked_rows(p, at);
  const Vector column = rows.jacobian.col(p.linear + joint);
  Matrix others = rows.jacobian;
  others.col(p.linear + joint).setZero();
  // Columns of a joint that nothing else shares, in all groups or in the loaded ones only.
  const auto with_own = [&](bool loaded_only) {
    const auto& first = p.groups.front().information.of_joint[static_cast<std::size_t>(joint)];
    Matrix own = Matrix::Zero(rows.jacobian.rows(), first.factor.cols());
    Index row = 0;
    for (const GainGroup& group : p.groups) {
      for (int j = 0; j < p.joints(); ++j) {
        const JointInformation& info = group.information.of_joint[static_cast<std::size_t>(j)];
        if (j == joint && (!loaded_only || group.runs->load))
          own.middleRows(row, info.factor.rows()) = info.factor / group.sigma[j];
        row += info.factor.rows();
      }
    }
    Matrix all(others.rows(), others.cols() + own.cols());
    all << others, own;
    return information_beside(column, all);
  };
  return {with_own(false), with_own(true)};
}

// Torque of a load's weight and of its inertia, RMS per joint.
void load_torques(const GainProblem& p, const GainPoint& at, const Frame& frame, GainEstimate& out) {
  // Every loaded group at the numbers of its load that were found.
  const Index n = p.joints();
  Vector gravity = Vector::Zero(n), inertia = Vector::Zero(n);
  double rows = 0;
  std::size_t load = 0;
  for (const GainGroup& group : p.groups) {
    if (!group.runs->load) continue;
    const Vector10 numbers = load_numbers(p, load++, *group.runs->load, at.u);
    // A robot with no inertia but the load, moved from its frame to the body that carries it.
    Vector pi = Vector::Zero(p.model->inertial_count());
    pi.segment<10>(10 * frame.body) = LinkInertia::from_vector(numbers, ParameterOrder::Khalil)
                                          .moved_to(frame.body_from_frame)
                                          .to_vector(ParameterOrder::Khalil);
    // Torque at rest is the weight's; the rest of the rigid-body torque is inertia.
    const TorqueModel bodies(p.model->robot());
    for (const Samples& run : group.runs->samples) {
      const Matrix weight = gravity_torque(bodies, pi, run.motion.q);
      const Matrix rest = inverse_dynamics(bodies, pi, run.motion) - weight;
      gravity += weight.colwise().squaredNorm().transpose(), inertia += rest.colwise().squaredNorm().transpose();
      rows += static_cast<double>(run.size());
    }
  }
  for (Index j = 0; j < n && rows > 0; ++j) {
    out.joints[static_cast<std::size_t>(j)].load_gravity_rms = std::sqrt(gravity[j] / rows);
    out.joints[static_cast<std::size_t>(j)].load_inertia_rms = std::sqrt(inertia[j] / rows);
  }
}

// Says of each gain what determines it, and of all together how many are known.
void judge(GainEstimate& out, const GainProblem& p, const GainPoint& at, const GainOptions& options) {
  const bool sheet = options.sheet_deviation > 0 && options.sheet.size() == p.joints();
  const double bound = std::log(options.largest_factor);
  std::size_t known = 0;
  for (std::size_t j = 0; j < out.joints.size(); ++j) {
    JointGain& one = out.joints[j];
    // A gain at its bound was stopped there: the bound says nothing about its value.
    constexpr double kAtBound = 0.999;
    const bool at_bound = std::abs(at.x[static_cast<Index>(j)]) > kAtBound * bound;
    one.standing = GainStanding::Known;
    // With a sheet: it decides where the recordings hardly reduced its deviation.
    if (sheet && one.deviation > kSheetShare * options.sheet_deviation)
      one.standing = GainStanding::Sheet;
    else if (one.deviation > kKnown || at_bound)
      one.standing = GainStanding::Unknown;
    known += one.standing == GainStanding::Unknown ? 0 : 1;
    // A gain that is not known is a finding with what to do about it.
    if (at_bound)
      out.findings.push_back({Severity::Problem, "gain-at-bound", one.joint,
                              "no positive gain within a factor of " + significant(options.largest_factor, 3) +
                                  " of the start explains its signal",
                              "Check the sign and the order of its column, and that it is a torque or a current."});
    else if (one.standing == GainStanding::Unknown)
      out.findings.push_back({Severity::Warning, "gain-unknown", one.joint, "its gain cannot be known: " + one.words(),
                              "Move the joint so that it lifts or swings the load, or give --sheet."});
  }
  out.status = known == out.joints.size() ? GainStatus::Done : known > 0 ? GainStatus::Partial : GainStatus::Failed;
  out.message = std::to_string(known) + " of " + std::to_string(out.joints.size()) + " gains are known";
}

// Wrong input: no recording, a load without mass, another robot, or nothing that sets the scale.
std::optional<Error> runs_problem(const TorqueModel& model, const std::vector<GainRuns>& runs,
                                  const GainOptions& options) {
  const auto wrong = [](const std::string& what, const std::string& hint) {
    return Error{ErrorCode::Usage, what, "gains", hint};
  };
  bool scale = options.known.has_value();
  for (const GainRuns& group : runs) {
    if (group.samples.empty()) return wrong("a load without a recording was given", "Give at least one for each.");
    if (group.load && !(group.load->mass_kg > 0)) return wrong("the load's mass must be positive", "Weigh it.");
    if (group.load && !(group.load->mass_deviation_kg > 0))
      return wrong("the load's weighing error must be positive", "A gram is usual.");
    scale = scale || group.load;
    for (const Samples& run : group.samples) {
      if (run.joints != model.robot().joint_names())
        return wrong("its joints are " + join(run.joints, ", "), "Record the robot that was given.");
    }
  }
  if (runs.empty() || !scale)
    return wrong("nothing sets the torques' scale", "Give a loaded recording with its mass, or a known link.");
  if (options.sheet.size() > 0 && (options.sheet.size() != model.joints() || !(options.sheet.minCoeff() > 0)))
    return wrong("the data sheet needs one positive gain per joint", "");
  return std::nullopt;
}

}  // namespace

const char* to_string(GainStanding standing) {
  switch (standing) {
    case GainStanding::Known: return "known";
    case GainStanding::Sheet: return "data sheet";
    case GainStanding::Unknown: return "not known";
  }
  return "not known";
}

const char* to_string(GainStatus status) {
  switch (status) {
    case GainStatus::Done: return "done";
    case GainStatus::Partial: return "partial";
    case GainStatus::Failed: return "failed";
  }
  return "failed";
}

// In words what the gain rests on: the sheet, the load's weight or inertia, or bodies that other joints feel.
std::string JointGain::words() const { return (standing == GainStanding::Unknown ? "" : "rests on ") + basis(); }

std::string JointGain::basis() const {
  if (standing == GainStanding::Sheet) return "the data sheet: the recordings say less";
  const std::string weight = significant(load_gravity_rms, 2) + " N·m",
                    inertia = significant(load_inertia_rms, 2) + " N·m";
  if (standing == GainStanding::Unknown)
    return "the load's weight makes " + weight + " RMS in it, its inertia " + inertia;
  if (load_share < 0.5) return "bodies that other joints feel too";
  return load_gravity_rms >= load_inertia_rms ? "the load's weight, " + weight + " RMS"
                                              : "the load's inertia, " + inertia + " RMS";
}

Vector GainEstimate::gains() const {
  Vector out(std::ssize(joints));
  for (std::size_t j = 0; j < joints.size(); ++j) out[static_cast<Index>(j)] = joints[j].gain;
  return out;
}

Result<GainEstimate> estimate_gains(const TorqueModel& model, const BaseMap& base, const std::vector<GainRuns>& runs,
                                    const GainOptions& options) {
  if (auto wrong = runs_problem(model, runs, options)) return *wrong;
  auto made = make_gain_problem(model, base, runs, options);
  if (!made) return made.error();
  GainProblem& p = *made;
  const double bound = std::log(options.largest_factor);

  // From the start itself, then from total least squares where it has an answer; the likelier one counts.
  Search best = search_from(p, Vector::Zero(p.joints()), bound);
  double likelihood = likelihood_of(p, best.at);
  const Vector tls = total_least_squares_gains(p);
  if (tls.allFinite() && tls.minCoeff() > 0) {
    const Vector x = tls.array().log().cwiseMin(bound).cwiseMax(-bound);
    const Search other = search_from(p, x, bound);
    const double its = likelihood_of(p, other.at);
    if (its < likelihood) best = other, likelihood = its;
  }
  update_noise(p, best.at);

  // Covariance of the logarithms of all gains, the rest of the unknowns included.
  GainEstimate out;
  out.iterations = best.iterations, out.converged = best.converged;
  const Matrix covariance = covariance_of(p, best.at, options.standstill);
  out.covariance = covariance.bottomRightCorner(p.joints(), p.joints());
  out.beta = beta_of(p.groups.front(), best.at.u);
  const double quantile = student_quantile(options.confidence, 1e6);
  // Intervals are symmetric in the logarithm, so that a gain stays positive.
  for (int j = 0; j < p.joints(); ++j) {
    JointGain one;
    one.joint = model.robot().joint_names()[static_cast<std::size_t>(j)];
    one.gain = p.start[j] * std::exp(best.at.x[j]);
    one.deviation = std::sqrt(out.covariance(j, j));
    one.lower = one.gain * std::exp(-quantile * one.deviation);
    one.upper = one.gain * std::exp(quantile * one.deviation);
    one.total_least_squares = p.start[j] * tls[j];
    // Where the information comes from, and the residual in torque units.
    const Sources sources = sources_of(p, best.at, j);
    one.load_share = sources.load + sources.bodies > 0 ? sources.load / (sources.load + sources.bodies) : 0;
    double left = 0, count = 0;
    for (const GainGroup& group : p.groups) {
      const double rows = group.information.of_joint[static_cast<std::size_t>(j)].count;
      left += rows * group.sigma[j] * group.sigma[j], count += rows;
    }
    one.residual = std::exp(best.at.x[j]) * std::sqrt(left / std::max(1.0, count));
    out.joints.push_back(one);
  }
  // The ten numbers of every load.
  std::size_t load = 0;
  for (const GainRuns& group : runs) {
    if (!group.load) continue;
    out.loads.push_back(load_numbers(p, load, *group.load, best.at.u));
    out.load_covariance.push_back(load_covariance(p, load++, *group.load, covariance));
  }
  load_torques(p, best.at, *load_frame(model.robot(), options.frame), out);
  judge(out, p, best.at, options);
  return out;
}

}  // namespace armature
