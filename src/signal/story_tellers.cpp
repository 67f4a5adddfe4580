// The stories that can be told of a recording, and the search for their numbers.
#include "signal/story_tellers.hpp"

#include <Eigen/Eigenvalues>
#include <Eigen/Geometry>
#include <algorithm>
#include <cmath>

#include "armature/text.hpp"

namespace armature::signal {
namespace {

using Index = Eigen::Index;

constexpr double kNominalTrust = 1;  // nominal bodies are believed to their own size
constexpr int kSteps = 12;           // of Gauss–Newton at most
constexpr double kSettled = 1e-4;    // [rad, or a share]: far below what is worth telling
constexpr int kRounds = 40;          // until the joints' noise has settled, for every telling alike

// 0, 1, …, n − 1.
std::vector<int> in_order(Index n) {
  std::vector<int> out;
  for (int j = 0; j < n; ++j) out.push_back(j);
  return out;
}

// k columns of zeros for every joint.
FurtherColumns empty_columns(const Scene& s, Index k) {
  return FurtherColumns(static_cast<std::size_t>(s.model.joints()), Matrix::Zero(s.witness.windows(), k));
}

// Column j of the values becomes one further column of joint j.
void spread(const Matrix& values, Index column, FurtherColumns& out) {
  for (Index j = 0; j < values.cols(); ++j) out[static_cast<std::size_t>(j)].col(column) = values.col(j);
}

// d tau / d q_j of the whole torque at these parameters.
Matrix zero_column(const TorqueModel& model, const Witness& w, const Vector& pi, Index joint) {
  // Central differences: one joint's position a little more and a little less.
  constexpr double kStep = 1e-4;
  Motion more = w.motion, less = w.motion;
  more.q.col(joint).array() += kStep, less.q.col(joint).array() -= kStep;
  return w.mean((inverse_dynamics(model, pi, more) - inverse_dynamics(model, pi, less)) / (2 * kStep));
}

// The two rotations that move gravity; a rotation about gravity itself changes nothing.
struct Turns {
  Vector3 first, second;  // perpendicular to gravity and each other
};
Turns turns_of(const Vector3& gravity) {
  const Vector3 first = gravity.unitOrthogonal();
  return {first, gravity.normalized().cross(first)};
}

// Torque is linear in gravity: that of a turned gravity's derivative.
Matrix turn_column(const Robot& robot, const Witness& w, const Vector& pi, const Vector3& turn) {
  Robot other = robot;
  // d/dα exp(α u) g = u × g at α = 0.
  other.gravity_in_world = turn.cross(robot.gravity_in_world);
  const TorqueModel bodies(other);
  return w.mean(gravity_torque(bodies, pi.head(bodies.inertial_count()), w.motion.q));
}

// A story without numbers of its own.
Telling reading(StoryKind kind, std::string joint, std::string name, std::string words, std::string advice,
                StoryChange change) {
  Telling out;
  out.story.kind = kind, out.story.joint = std::move(joint), out.story.name = std::move(name);
  out.story.words = std::move(words), out.story.advice = std::move(advice), out.story.change = std::move(change);
  return out;
}

// Each pair of joints: their torques, their positions, or both are exchanged.
void add_exchanges(const Scene& s, std::vector<Telling>& out) {
  const auto names = s.robot.joint_names();
  const Index n = std::ssize(names);
  for (int i = 0; i < n; ++i) {
    for (int j = i + 1; j < n; ++j) {
      const std::string &a = names[static_cast<std::size_t>(i)], &b = names[static_cast<std::size_t>(j)];
      std::vector<int> order = in_order(n);
      std::swap(order[static_cast<std::size_t>(i)], order[static_cast<std::size_t>(j)]);
      StoryChange tau, q, both;
      // Joint j of the truth is column from[j] of the log.
      tau.tau_from = both.tau_from = order, q.q_from = both.q_from = order;
      const std::string pair = a + ", " + b, id = a + "," + b;
      out.push_back(reading(StoryKind::Exchanged, pair, "swap-torque:" + id,
                            "torques of " + a + " and " + b + " are exchanged",
                            "Exchange their torque columns in the mapping file.", tau));
      out.push_back(reading(StoryKind::Exchanged, pair, "swap-position:" + id,
                            "positions of " + a + " and " + b + " are exchanged",
                            "Exchange their position columns in the mapping file.", q));
      out.push_back(reading(StoryKind::Exchanged, pair, "swap:" + id, a + " and " + b + " are exchanged",
                            "Exchange their names in the mapping file.", both));
    }
  }
}

// Each joint and all joints: reversed signs and degrees; each joint also with its zero off by right angles.
void add_signs(const Scene& s, std::vector<Telling>& out) {
  const auto names = s.robot.joint_names();
  const Index n = std::ssize(names);
  // Round n is for all joints at once.
  for (Index j = 0; j <= n; ++j) {
    const bool all = j == n;
    const std::string name = all ? "" : names[static_cast<std::size_t>(j)], of = all ? "all joints" : name;
    // A factor for this joint, or for all.
    const auto with = [&](double value) {
      Vector v = Vector::Ones(n);
      if (all)
        v.setConstant(value);
      else
        v[j] = value;
      return v;
    };
    StoryChange tau, q, both, degrees;
    tau.tau_scale = both.tau_scale = with(-1), q.q_scale = both.q_scale = with(-1), degrees.q_scale = with(M_PI / 180);
    const std::string id = all ? "all" : name;
    out.push_back(reading(StoryKind::Reversed, name, "sign-torque:" + id, "the torque of " + of + " has the wrong sign",
                          "Set sign: -1 for its torque.", tau));
    // Below a full turn they would be degrees of a joint that hardly moves.
    const double farthest =
        all ? s.witness.motion.q.cwiseAbs().maxCoeff() : s.witness.motion.q.col(j).cwiseAbs().maxCoeff();
    if (farthest > 2 * M_PI)
      out.push_back(reading(StoryKind::Degrees, name, "degrees:" + id, "the position of " + of + " is in degrees",
                            "Set unit: deg for its position.", degrees));
    // The rest is told of single joints only.
    if (all) continue;
    out.push_back(reading(StoryKind::Reversed, name, "sign-position:" + id,
                          "the position of " + name + " has the wrong sign", "Set sign: -1 for its position.", q));
    out.push_back(reading(StoryKind::Reversed, name, "sign:" + id,
                          name + " turns the other way: position and torque are reversed",
                          "Set sign: -1 for its position and torque.", both));
    // Starts of a search: refine_zero finds the angle.
    for (const double offset : {M_PI / 2, -M_PI / 2, M_PI}) {
      StoryChange zero;
      zero.q_offset = Vector::Zero(n);
      zero.q_offset[j] = offset;
      out.push_back(reading(StoryKind::JointZero, name, "zero:" + name, "", "", zero));
    }
  }
}

// Gravity taken out of the torques, altogether or by the controller's model, or along another axis.
void add_gravity(const Scene& s, std::vector<Telling>& out) {
  StoryChange none, nominal;
  none.gravity = Vector3::Zero();
  const char* advice = "Record the raw torque, or identify with --gravity 0,0,0.";
  out.push_back(
      reading(StoryKind::GravityRemoved, "", "gravity-removed", "the torques do not hold gravity", advice, none));
  if (s.robot.inertias()) {
    nominal.add_nominal_gravity = true;
    out.push_back(reading(StoryKind::GravityRemoved, "", "gravity-removed:nominal",
                          "the controller removed its model's gravity from the torques", advice, nominal));
  }
  // Axes within 26° (acos 0.9) of the present gravity are left out.
  constexpr double kTheSame = 0.9;
  const Vector3 now = s.robot.gravity_in_world;
  for (int axis = 0; axis < 3; ++axis) {
    for (const double side : {1.0, -1.0}) {
      StoryChange other;
      other.gravity = side * kStandardGravity * Vector3::Unit(axis);
      if (now.norm() > 0 && other.gravity->normalized().dot(now.normalized()) > kTheSame) continue;
      out.push_back(reading(StoryKind::Mounting, "", "mounting", "", "", other));
    }
  }
}

}  // namespace

Scene make_scene(const Samples& samples, const Robot& robot, const StoryOptions& options, Index windows) {
  Scene out{robot, options, make_witness(samples, windows), rich_model(robot), {}, {}};
  // The recording as it is, with every joint's noise: all stories are compared with it.
  out.belief = nominal_belief(out.model, kNominalTrust);
  const Vector size = (out.witness.tau.colwise().squaredNorm().transpose() / static_cast<double>(out.witness.windows()))
                          .cwiseSqrt()
                          .array() +
                      1e-9;
  out.own = fit_telling(out.model, out.witness, out.belief, size, kRounds);
  return out;
}

TellingFit tell(const Scene& s, const StoryChange& change) {
  // Changed gravity needs another model; everything else only changes the witness.
  Robot robot = s.robot;
  change.apply(robot);
  const bool same = !change.gravity;
  return fit_telling(same ? s.model : rich_model(robot), retold(change, s.robot, s.witness), s.belief, s.own.sigma,
                     kRounds);
}

std::vector<Telling> readings(const Scene& s) {
  std::vector<Telling> out;
  add_exchanges(s, out);
  add_signs(s, out);
  add_gravity(s, out);
  return out;
}

void refine_gain(const Scene& s, int joint, Telling& t) {
  StoryChange& change = t.story.change;
  if (change.tau_scale.size() == 0) change.tau_scale = Vector::Ones(s.model.joints());
  t.fit = tell(s, change);
  // Gauss–Newton: the torque that the model explains is the derivative by the gain.
  for (int step = 0; step < kSteps; ++step) {
    const Witness w = retold(change, s.robot, s.witness);
    FurtherColumns further = empty_columns(s, 1);
    further[static_cast<std::size_t>(joint)].col(0) = w.tau.col(joint) - t.fit.residual.col(joint);
    t.fit = fit_telling(s.model, w, s.belief, t.fit.sigma, 2, further);
    // Steps are held short: the column is that of the present gain.
    constexpr double kLess = -0.4, kMore = 0.6;
    const double more = std::clamp(t.fit.theta[0], kLess, kMore);
    change.tau_scale[joint] /= 1 + more;
    t.covariance = t.fit.covariance;
    if (std::abs(more) < kSettled) break;
  }
  // The last fit has the noise of its own, and no further column.
  t.fit = tell(s, change);
  t.story.kind = StoryKind::Gain, t.numbers = 1;
  t.story.values = Vector::Constant(1, 1 / change.tau_scale[joint] - 1);
  t.story.joint = s.robot.joint_names()[static_cast<std::size_t>(joint)], t.story.name = "gain:" + t.story.joint;
}

void refine_zero(const Scene& s, int joint, Telling& t) {
  StoryChange& change = t.story.change;
  if (change.q_offset.size() == 0) change.q_offset = Vector::Zero(s.model.joints());
  t.fit = tell(s, change);
  for (int step = 0; step < kSteps; ++step) {
    const Witness w = retold(change, s.robot, s.witness);
    FurtherColumns further = empty_columns(s, 1);
    spread(zero_column(s.model, w, t.fit.pi, joint), 0, further);
    t.fit = fit_telling(s.model, w, s.belief, t.fit.sigma, 2, further);
    // Sine and cosine are linear only so far [rad].
    constexpr double kFurthest = 0.3;
    const double more = std::clamp(t.fit.theta[0], -kFurthest, kFurthest);
    change.q_offset[joint] += more;
    t.covariance = t.fit.covariance;
    if (std::abs(more) < kSettled) break;
  }
  t.fit = tell(s, change);
  t.story.kind = StoryKind::JointZero, t.numbers = 1;
  t.story.values = Vector::Constant(1, change.q_offset[joint]);
  t.story.joint = s.robot.joint_names()[static_cast<std::size_t>(joint)], t.story.name = "zero:" + t.story.joint;
}

void refine_mounting(const Scene& s, Telling& t) {
  StoryChange& change = t.story.change;
  // Without gravity in the model, the search begins with gravity downwards.
  Robot robot = s.robot;
  if (!change.gravity) change.gravity = robot.gravity_in_world;
  if (change.gravity->norm() == 0) change.gravity = Vector3(0, 0, -kStandardGravity);
  t.fit = tell(s, change);
  // Gauss–Newton over both turns at once.
  for (int step = 0; step < kSteps; ++step) {
    robot.gravity_in_world = *change.gravity;
    const TorqueModel model = rich_model(robot);
    const Turns turns = turns_of(*change.gravity);
    FurtherColumns further = empty_columns(s, 2);
    spread(turn_column(robot, s.witness, t.fit.pi, turns.first), 0, further);
    spread(turn_column(robot, s.witness, t.fit.pi, turns.second), 1, further);
    t.fit = fit_telling(model, s.witness, s.belief, t.fit.sigma, 2, further);
    Vector3 turn = t.fit.theta[0] * turns.first + t.fit.theta[1] * turns.second;
    constexpr double kLongest = 0.5;  // [rad]: beyond, the straight line is no longer gravity
    if (turn.norm() > kLongest) turn *= kLongest / turn.norm();
    if (turn.norm() > 0) change.gravity = Eigen::AngleAxisd(turn.norm(), turn.normalized()) * *change.gravity;
    t.covariance = t.fit.covariance;
    if (turn.norm() < kSettled) break;
  }
  t.fit = tell(s, change);
  t.story.kind = StoryKind::Mounting, t.numbers = 2, t.story.name = "mounting";
  // The angle between gravity before and after, also near 0 and π.
  const Vector3 before = s.robot.gravity_in_world.norm() > 0 ? s.robot.gravity_in_world : Vector3(0, 0, -1);
  t.story.values = Vector::Constant(1, std::atan2(before.cross(*change.gravity).norm(), before.dot(*change.gravity)));
}

FurtherColumns all_columns(const Scene& s) {
  // Two turns only where there is a gravity to turn.
  const Index n = s.model.joints();
  const bool weight = s.robot.gravity_in_world.norm() > 0;
  FurtherColumns out = empty_columns(s, 2 * n + (weight ? 2 : 0));
  for (Index j = 0; j < n; ++j) {
    out[static_cast<std::size_t>(j)].col(j) = s.witness.tau.col(j) - s.own.residual.col(j);
    spread(zero_column(s.model, s.witness, s.own.pi, j), n + j, out);
  }
  if (!weight) return out;
  const Turns turns = turns_of(s.robot.gravity_in_world);
  spread(turn_column(s.robot, s.witness, s.own.pi, turns.first), 2 * n, out);
  spread(turn_column(s.robot, s.witness, s.own.pi, turns.second), 2 * n + 1, out);
  return out;
}

}  // namespace armature::signal
