// The robot's dynamics as a witness.
#include <Eigen/Cholesky>
#include <algorithm>
#include <cmath>
#include <functional>
#include <set>

#include "armature/text.hpp"
#include "signal/delay.hpp"
#include "signal/quality_checks.hpp"

namespace armature::signal {
namespace {

// Motion and torque in a few hundred short windows: the mean torque of each, and the motion at `rows` of its instants.
// Torque and regressor are averaged alike, so that noise becomes small and nothing is biased.
struct Witness {
  Motion motion;  // windows · rows
  Matrix tau;     // windows
  Eigen::Index rows = 1;

  // Means of the rows of each window.
  [[nodiscard]] Matrix mean(const Matrix& values) const {
    Matrix out(tau.rows(), values.cols());
    for (Eigen::Index i = 0; i < out.rows(); ++i) out.row(i) = values.middleRows(i * rows, rows).colwise().mean();
    return out;
  }
};

TorqueModel model_of(const Robot& robot) {
  return TorqueModel(robot,
                     {viscous_friction(robot), coulomb_friction(robot), torque_offset(robot), rotor_inertia(robot)});
}

struct Fit {
  double residual = 1;  ///< ‖tau − Y pi‖ / ‖tau‖, each joint in units of its own RMS torque
  double overall = 1;   ///< the same in N·m
  Vector pi;
};

// Least squares over all parameters. The columns are scaled and a trace of the prior 0 is added, because many
// parameters cannot be told apart.
Fit fit(const TorqueModel& model, const Witness& w) {
  const int p = model.parameter_count();
  const Regressor Y = compute_regressor(model, w.motion);
  Matrix normal = Matrix::Zero(p, p);
  Vector right = Vector::Zero(p);
  double total = 0;
  for (int j = 0; j < model.joints(); ++j) {
    const auto K = static_cast<double>(w.tau.rows());
    const double size = std::sqrt(w.tau.col(j).squaredNorm() / K) + 1e-9;
    const Matrix block = w.mean(Y.joint(j)) / size;
    const Vector tau = w.tau.col(j) / size;
    const Matrix square = block.transpose() * block;
    const Vector cross = block.transpose() * tau;
    total += tau.squaredNorm();
    const int begin = Y.layout.begin[static_cast<std::size_t>(j)];
    for (Eigen::Index a = 0; a < cross.size(); ++a) {
      const int row = Y.layout.parameter[static_cast<std::size_t>(begin + a)];
      right[row] += cross[a];
      for (Eigen::Index b = 0; b < cross.size(); ++b) {
        normal(row, Y.layout.parameter[static_cast<std::size_t>(begin + b)]) += square(a, b);
      }
    }
  }
  const Vector scale = (normal.diagonal().array() + 1e-12 * normal.diagonal().maxCoeff()).sqrt().inverse();
  Matrix scaled = scale.asDiagonal() * normal * scale.asDiagonal();
  scaled.diagonal().array() += 1e-9;
  Fit out;
  out.pi = scale.asDiagonal() * scaled.ldlt().solve(scale.asDiagonal() * right);
  const double rest = total - 2 * out.pi.dot(right) + out.pi.dot(normal * out.pi);
  out.residual = std::sqrt(std::max(0.0, rest) / std::max(total, 1e-300));
  double left = 0;
  for (int j = 0; j < model.joints(); ++j) {
    Vector own(Y.layout.count(j));
    for (Eigen::Index c = 0; c < own.size(); ++c) {
      own[c] = out.pi[Y.layout.parameter[static_cast<std::size_t>(Y.layout.begin[static_cast<std::size_t>(j)] + c)]];
    }
    left += (w.tau.col(j) - w.mean(Y.joint(j) * own)).squaredNorm();
  }
  out.overall = std::sqrt(left / std::max(w.tau.squaredNorm(), 1e-300));
  return out;
}

Result<Samples> witness_samples(const Recording& recording, const Robot& robot, const QualityOptions& options) {
  SignalOptions signal = options.signal;
  // The way of the fit, but sample by sample: averages of periods would hide what happens between them.
  const auto asked = options.signal.method;
  const bool averages = asked == SignalOptions::Method::Auto || asked == SignalOptions::Method::Periodic;
  if (averages) signal.method = SignalOptions::Method::Smoother;
  return prepare(recording, robot, signal);
}

Witness make_witness(const Samples& samples, const QualityOptions& options) {
  // Windows side by side, but not longer than 20 ms, and at most this many instants of each.
  constexpr double kLongest = 0.02;
  constexpr Eigen::Index kMostRows = 12;
  const Eigen::Index total = samples.size(), count = std::min<Eigen::Index>(options.samples, total);
  const Eigen::Index window =
      std::clamp<Eigen::Index>(static_cast<Eigen::Index>(kLongest * samples.rate), 1, total / count);
  const Eigen::Index rows = std::min(window, kMostRows);
  const auto n = samples.tau.cols();
  Witness out{Motion(count * rows, n), Matrix(count, n), rows};
  std::vector<Eigen::Index> picked;
  for (Eigen::Index i = 0; i < count; ++i) {
    const Eigen::Index from = i * (total - window) / std::max<Eigen::Index>(1, count - 1);
    out.tau.row(i) = samples.tau.middleRows(from, window).colwise().mean();
    for (Eigen::Index r = 0; r < rows; ++r) picked.push_back(from + (2 * r + 1) * window / (2 * rows));
  }
  const auto pick = [&](const Matrix& m) -> Matrix { return m(picked, Eigen::all); };
  out.motion = {pick(samples.motion.q), pick(samples.motion.v), pick(samples.motion.a)};
  return out;
}

// A way the recording may have to be read.
struct Hypothesis {
  QualityKind kind;
  std::string joint;
  std::string message;
  std::string advice;
  std::function<void(Witness&, Robot&)> apply;
};

void swap_columns(Matrix& m, Eigen::Index i, Eigen::Index j) { m.col(i).swap(m.col(j)); }

void add_swaps(const std::vector<std::string>& joints, std::vector<Hypothesis>& out) {
  const auto n = std::ssize(joints);
  for (Eigen::Index i = 0; i < n; ++i) {
    for (Eigen::Index j = i + 1; j < n; ++j) {
      const std::string& a = joints[static_cast<std::size_t>(i)];
      const std::string& b = joints[static_cast<std::size_t>(j)];
      const std::string pair = a + ", " + b;
      out.push_back({QualityKind::SwappedJoints, pair, "torques of " + a + " and " + b + " look exchanged",
                     "Exchange their torque columns in the mapping file.",
                     [=](Witness& w, Robot&) { swap_columns(w.tau, i, j); }});
      out.push_back({QualityKind::SwappedJoints, pair, a + " and " + b + " look exchanged",
                     "Exchange their names in the mapping file.", [=](Witness& w, Robot&) {
                       swap_columns(w.tau, i, j);
                       swap_columns(w.motion.q, i, j);
                       swap_columns(w.motion.v, i, j);
                       swap_columns(w.motion.a, i, j);
                     }});
      out.push_back({QualityKind::SwappedJoints, pair, "positions of " + a + " and " + b + " look exchanged",
                     "Exchange their position columns in the mapping file.", [=](Witness& w, Robot&) {
                       swap_columns(w.motion.q, i, j);
                       swap_columns(w.motion.v, i, j);
                       swap_columns(w.motion.a, i, j);
                     }});
    }
  }
}

void scale_motion(Witness& w, Eigen::Index j, double factor) {
  w.motion.q.col(j) *= factor;
  w.motion.v.col(j) *= factor;
  w.motion.a.col(j) *= factor;
}

void add_signs(const std::vector<std::string>& joints, std::vector<Hypothesis>& out) {
  constexpr double right = M_PI / 2;
  for (Eigen::Index j = 0; j < std::ssize(joints); ++j) {
    const std::string& name = joints[static_cast<std::size_t>(j)];
    out.push_back({QualityKind::ReversedJoint, name, "the torque of " + name + " has the wrong sign",
                   "Set sign: -1 for its torque.", [=](Witness& w, Robot&) { w.tau.col(j) *= -1; }});
    out.push_back({QualityKind::ReversedJoint, name, "the position of " + name + " has the wrong sign",
                   "Set sign: -1 for its position.", [=](Witness& w, Robot&) { scale_motion(w, j, -1); }});
    out.push_back({QualityKind::ReversedJoint, name, name + " turns the other way: position and torque reversed",
                   "Set sign: -1 for its position and torque.", [=](Witness& w, Robot&) {
                     scale_motion(w, j, -1);
                     w.tau.col(j) *= -1;
                   }});
    out.push_back({QualityKind::Degrees, name, "the position of " + name + " looks like degrees",
                   "Set unit: deg for its position.", [=](Witness& w, Robot&) { scale_motion(w, j, M_PI / 180); }});
    for (const double offset : {right, -right, 2 * right}) {
      out.push_back(
          {QualityKind::PositionOffset, name,
           "the zero of " + name + " looks " + significant(offset * 180 / M_PI, 3) + "° away from the robot file's",
           "Add an offset of " + significant(offset, 5) + " rad to its position.",
           [=](Witness& w, Robot&) { w.motion.q.col(j).array() += offset; }});
    }
  }
  out.push_back({QualityKind::ReversedJoint, "", "all torques have the wrong sign", "Set sign: -1 for tau.",
                 [](Witness& w, Robot&) { w.tau *= -1; }});
  out.push_back(
      {QualityKind::Degrees, "", "positions look like degrees", "Set unit: deg for q.", [](Witness& w, Robot&) {
         w.motion.q *= M_PI / 180;
         w.motion.v *= M_PI / 180;
         w.motion.a *= M_PI / 180;
       }});
}

// Readings of another kind that explain the torque as well: the data cannot tell them from the best one.
std::string others_as_good(const std::vector<std::pair<double, const Hypothesis*>>& tried, const Hypothesis* best,
                           double residual) {
  constexpr double kAsGood = 1.05;  // a residual within 5 % of the best is no evidence against a reading
  std::string out;
  std::set<QualityKind> said = {best->kind};
  for (const auto& [left, hypothesis] : tried) {
    if (left > kAsGood * residual || !said.insert(hypothesis->kind).second) continue;
    out += ". Or " + hypothesis->message + ": as well explained (" + significant(100 * left, 3) + " %)";
  }
  return out;
}

void add_gravity(const Robot& robot, std::vector<Hypothesis>& out) {
  const Vector3 now = robot.gravity_in_world;
  out.push_back({QualityKind::GravityRemoved, "", "gravity seems to be removed from the torques",
                 "Record the raw torque, or set the robot's gravity to zero.",
                 [](Witness&, Robot& r) { r.gravity_in_world.setZero(); }});
  const char* const names[3] = {"x", "y", "z"};
  for (int axis = 0; axis < 3; ++axis) {
    for (const double side : {1.0, -1.0}) {
      const Vector3 other = side * kStandardGravity * Vector3::Unit(axis);
      if (now.norm() > 0 && other.normalized().dot(now.normalized()) > 0.9) continue;
      out.push_back(
          {QualityKind::WrongMounting, "",
           std::string("gravity seems to point along ") + (side > 0 ? "+" : "-") + names[axis] + " of the world",
           "Set the base's pose in the robot file.", [=](Witness&, Robot& r) { r.gravity_in_world = other; }});
    }
  }
}

// Torque against the nominal model: tau_j = s_g · gravity_j + s_m · (rest)_j + friction + offset.
struct Shares {
  double gravity = 1, rest = 1;
  double gravity_part = 0;  ///< of the nominal torque's square
  double unexplained = 1;
};

Shares nominal_shares(const Matrix& gravity, const Matrix& rest, const Witness& w, Eigen::Index from, Eigen::Index to) {
  const Eigen::Index K = w.tau.rows(), n = to - from;
  Matrix A = Matrix::Zero(K * n, 2 + 3 * n);
  Vector b(K * n);
  for (Eigen::Index j = 0; j < n; ++j) {
    const Eigen::Index at = from + j;
    const double size = std::sqrt(w.tau.col(at).squaredNorm() / static_cast<double>(K)) + 1e-9;
    A.block(j * K, 0, K, 1) = gravity.col(at) / size;
    A.block(j * K, 1, K, 1) = rest.col(at) / size;
    A.block(j * K, 2 + 3 * j, K, 1) = w.mean(w.motion.v.col(at)) / size;
    A.block(j * K, 3 + 3 * j, K, 1) = w.mean(w.motion.v.col(at).array().sign()) / size;
    A.block(j * K, 4 + 3 * j, K, 1).setConstant(1 / size);
    b.segment(j * K, K) = w.tau.col(at) / size;
  }
  Matrix normal = A.transpose() * A;
  normal.diagonal().array() += 1e-9 * normal.diagonal().maxCoeff();
  const Vector x = normal.ldlt().solve(A.transpose() * b);
  Shares out;
  out.gravity = x[0];
  out.rest = x[1];
  out.gravity_part = A.col(0).squaredNorm() / std::max(1e-12, A.col(0).squaredNorm() + A.col(1).squaredNorm());
  out.unexplained = (A * x - b).norm() / std::max(1e-12, b.norm());
  return out;
}

void check_scale(const Robot& robot, const Witness& w, QualityReport& report) {
  if (!robot.inertias()) return;
  const TorqueModel model(robot);
  const Vector pi = model.nominal();
  const Matrix gravity = w.mean(gravity_torque(model, pi, w.motion.q));
  const Matrix rest = w.mean(inverse_dynamics(model, pi, w.motion)) - gravity;
  const Eigen::Index n = w.tau.cols();
  const Shares all = nominal_shares(gravity, rest, w, 0, n);
  // The nominal model must explain the data at all before its scale means something.
  if (all.unexplained > 0.6) return;
  if (all.gravity_part > 0.2 && std::abs(all.gravity) < 0.3 && all.rest > 0.3 &&
      !report.has(QualityKind::GravityRemoved)) {
    add(report, QualityKind::GravityRemoved, QualitySeverity::Problem, "",
        "the torques hold " + significant(100 * all.gravity, 2) + " % of the nominal gravity torque",
        "Record the raw torque, or set the robot's gravity to zero.", all.gravity);
    return;
  }
  double least = kInfinity, most = 0;
  std::vector<double> scales;
  for (Eigen::Index j = 0; j < n; ++j) {
    const Shares one = nominal_shares(gravity, rest, w, j, j + 1);
    const double scale = one.gravity_part > 0.5 ? one.gravity : one.rest;
    const double nominal_rms =
        std::sqrt((gravity.col(j) + rest.col(j)).squaredNorm() / static_cast<double>(w.tau.rows()));
    const double rms = std::sqrt(w.tau.col(j).squaredNorm() / static_cast<double>(w.tau.rows()));
    // Joints that friction moves say little about scale.
    const bool tells = one.unexplained < 0.35 && nominal_rms > 0.2 * rms && nominal_rms > 0.05;
    scales.push_back(tells ? scale : 0);
    if (!tells) continue;
    least = std::min(least, std::abs(scale));
    most = std::max(most, std::abs(scale));
  }
  if (most == 0) return;
  const double common = all.gravity_part > 0.3 ? all.gravity : all.rest;
  if (most > 3 * least && (most < 0.5 || least > 2 || common < 0.4)) {
    add(report, QualityKind::CurrentForTorque, QualitySeverity::Problem, "",
        "torques are " + significant(least, 2) + " … " + significant(most, 2) +
            " times the nominal ones, different in each joint: these may be currents",
        "Give torque constants and gear ratios in a mapping file.", common);
    return;
  }
  // One factor in all joints is the data's; different ones may be the nominal inertias'.
  const bool alike = most < 1.6 * least;
  for (Eigen::Index j = 0; j < n; ++j) {
    const double scale = scales[static_cast<std::size_t>(j)];
    if (scale == 0 || (scale > 0.7 && scale < 1.4)) continue;
    add(report, QualityKind::TorqueScale,
        alike && (common <= 0.5 || common >= 2) ? QualitySeverity::Problem : QualitySeverity::Warning,
        robot.joint_names()[static_cast<std::size_t>(j)],
        "the torque is " + significant(scale, 3) + " times the robot file's nominal torque",
        "Check torque constant, gear ratio and unit; a wrong nominal mass looks the same.", scale);
  }
}

void check_offsets(const TorqueModel& model, const Fit& best, const Witness& w, QualityReport& report) {
  const auto joints = model.robot().joint_names();
  for (std::size_t j = 0; j < joints.size(); ++j) {
    const int at = model.find("OFF" + std::to_string(j + 1));
    if (at < 0) continue;
    const auto column = w.tau.col(static_cast<Eigen::Index>(j));
    const double rms = std::sqrt(column.squaredNorm() / static_cast<double>(column.size()));
    if (std::abs(best.pi[at]) < 0.1 * rms) continue;
    add(report, QualityKind::TorqueOffset, QualitySeverity::Note, joints[j],
        "a constant torque of about " + significant(best.pi[at], 3) + " N·m that no motion explains",
        "Give the model the term \"offset\".", best.pi[at]);
  }
}

void report_delay(const Samples& samples, const Robot& robot, QualityReport& report) {
  if (!samples.delay || !beyond_doubt(*samples.delay, 1 / samples.rate)) return;
  const bool corrected = samples.delay->corrected;
  add(report, QualityKind::Delay, corrected ? QualitySeverity::Warning : QualitySeverity::Note, "",
      describe(*samples.delay, robot.joint_names()) +
          (corrected ? "" : ", but rows that were not fitted are not predicted better so"),
      corrected ? "The motion is moved by that much before the fit; --torque-delay-s 0 leaves it as recorded."
                : "The motion is left as recorded; --torque-delay-s moves it.",
      samples.delay->seconds);
}

}  // namespace

void check_dynamics(const Recording& recording, const Robot& robot, const QualityOptions& options,
                    QualityReport& report) {
  const auto samples = witness_samples(recording, robot, options);
  if (!samples || samples->size() < 50) {
    add(report, QualityKind::NoMotion, QualitySeverity::Warning, "",
        "too little motion to compare with the robot's dynamics", "");
    return;
  }
  const Witness witness = make_witness(*samples, options);
  const TorqueModel model = model_of(robot);
  const Fit now = fit(model, witness);
  report.residual = now.overall;
  std::vector<Hypothesis> hypotheses;
  add_swaps(recording.joints, hypotheses);
  add_signs(recording.joints, hypotheses);
  add_gravity(robot, hypotheses);

  // A recording that fits to a few percent needs no other reading.
  const Hypothesis* best = nullptr;
  double residual = now.residual;
  std::vector<std::pair<double, const Hypothesis*>> tried;
  if (now.residual > 0.02) {
    for (const auto& hypothesis : hypotheses) {
      Witness w = witness;
      Robot other = robot;
      hypothesis.apply(w, other);
      const bool same_robot = other.gravity_in_world == robot.gravity_in_world;
      const double r = fit(same_robot ? model : model_of(other), w).residual;
      tried.emplace_back(r, &hypothesis);
      if (r >= residual) continue;
      residual = r;
      best = &hypothesis;
    }
  }
  if (best != nullptr && residual < options.better * now.residual) {
    add(report, best->kind, QualitySeverity::Problem, best->joint,
        best->message + ": the model then leaves " + significant(100 * residual, 3) + " % of the torque instead of " +
            significant(100 * now.residual, 3) + " %" + others_as_good(tried, best, residual),
        best->advice, residual);
  } else if (now.overall > options.acceptable) {
    add(report, QualityKind::WrongRobot, QualitySeverity::Problem, "",
        "no parameters of this robot explain more than " + significant(100 * (1 - now.overall), 3) + " % of the torque",
        "Is it the right robot, with its tool and springs?", now.overall);
  }
  check_scale(robot, witness, report);
  check_offsets(model, now, witness, report);
  report_delay(*samples, robot, report);
}

}  // namespace armature::signal
