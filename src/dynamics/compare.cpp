#include "armature/compare.hpp"

#include <Eigen/QR>
#include <Eigen/SVD>
#include <algorithm>
#include <cmath>

#include "armature/dynamics.hpp"
#include "armature/rng.hpp"
#include "armature/text.hpp"

namespace armature {
namespace {

using Aspect = RobotDifference::Aspect;

// Both robots with their models, and what the comparison has found so far.
struct Pair {
  const Robot& a;
  const Robot& b;
  TorqueModel model_a;
  TorqueModel model_b;
  std::vector<int> b_of_a;  // coordinate of a → coordinate of b
  CompareOptions options;
  RobotComparison result;

  void differ(Aspect aspect, const std::string& where, const std::string& message, bool essential = true) {
    result.differences.push_back({aspect, where, message, essential});
  }
  [[nodiscard]] std::string joint_label(int j) const {
    const std::string name_a = a.joint_names()[static_cast<std::size_t>(j)];
    const std::string name_b = b.joint_names()[static_cast<std::size_t>(b_of_a[static_cast<std::size_t>(j)])];
    return "joint " + std::to_string(j + 1) + " (" + name_a + (name_a == name_b ? "" : " / " + name_b) + ")";
  }
  // x's columns, in the order of a's joints, brought into the order of b's.
  [[nodiscard]] Matrix for_b(const Matrix& x) const {
    Matrix y(x.rows(), x.cols());
    for (Eigen::Index j = 0; j < x.cols(); ++j) y.col(b_of_a[static_cast<std::size_t>(j)]) = x.col(j);
    return y;
  }
  // The other way: columns of b in the order of a's joints.
  [[nodiscard]] Matrix from_b(const Matrix& y) const {
    Matrix x(y.rows(), y.cols());
    for (Eigen::Index j = 0; j < x.cols(); ++j) x.col(j) = y.col(b_of_a[static_cast<std::size_t>(j)]);
    return x;
  }
};

// By name if both sides have the same names, else by order.
std::vector<int> match_joints(const Robot& a, const Robot& b) {
  const auto names_a = a.joint_names(), names_b = b.joint_names();
  std::vector<int> match;
  for (std::size_t j = 0; j < names_a.size(); ++j) {
    const auto at = std::find(names_b.begin(), names_b.end(), names_a[j]);
    if (at == names_b.end()) break;
    match.push_back(static_cast<int>(at - names_b.begin()));
  }
  if (match.size() == names_a.size()) return match;
  match.clear();
  for (std::size_t j = 0; j < names_a.size(); ++j) match.push_back(static_cast<int>(j));
  return match;
}

// States of all checks come from one seed; each check draws from a stream of its number.
Motion random_states(const Pair& pair, Eigen::Index states, std::uint64_t stream) {
  Rng rng = Rng(pair.options.seed).fork(stream);
  Motion motion(states, pair.model_a.joints());
  // Uniform: positions ±3 rad or m, velocities ±2 per second, accelerations ±5 per second².
  for (double& x : motion.q.reshaped()) x = rng.uniform(-3, 3);
  for (double& x : motion.v.reshaped()) x = rng.uniform(-2, 2);
  for (double& x : motion.a.reshaped()) x = rng.uniform(-5, 5);
  return motion;
}

// Whether a coordinate moves a prismatic joint.
bool slides(const Robot& robot, int coordinate) {
  const auto body = static_cast<std::size_t>(robot.coordinates()[static_cast<std::size_t>(coordinate)]);
  return robot.bodies[body].joint.type == JointType::Prismatic;
}

// A joint's axis as a line in the world.
struct Axis {
  Vector3 point, direction;
};

// The axis of each coordinate at q. A body's origin lies on its joint's axis.
std::vector<Axis> axes(const TorqueModel& model, const Vector& q) {
  const auto poses = body_poses(model, q);
  std::vector<Axis> list;
  for (const int body : model.robot().coordinates()) {
    const Pose& pose = poses[static_cast<std::size_t>(body)];
    list.push_back({pose.translation, pose.rotation * model.robot().bodies[static_cast<std::size_t>(body)].joint.axis});
  }
  return list;
}

// The motion with its columns in b's order.
Motion mapped(const Pair& pair, const Motion& motion) {
  Motion other(motion.q.rows(), motion.q.cols());
  other.q = pair.for_b(motion.q), other.v = pair.for_b(motion.v), other.a = pair.for_b(motion.a);
  return other;
}

// The axes of both robots, state by state, in a's order.
struct Lines {
  std::vector<std::vector<Axis>> a, b;
};

Lines lines_at(const Pair& pair, const Matrix& q) {
  Lines lines;
  const Matrix q_b = pair.for_b(q);
  for (Eigen::Index k = 0; k < q.rows(); ++k) {
    lines.a.push_back(axes(pair.model_a, q.row(k)));
    const auto unordered = axes(pair.model_b, q_b.row(k));
    auto& ordered = lines.b.emplace_back();
    for (const int j : pair.b_of_a) ordered.push_back(unordered[static_cast<std::size_t>(j)]);
  }
  return lines;
}

// How far b's axis, shifted, is from a's: worst over the states, direction [rad] and distance [m].
struct Apart {
  double direction = 0, distance = 0;
};

// The worst over all states, for one joint.
Apart apart(const Pair& pair, const Lines& lines, int joint, const Vector3& shift) {
  Apart worst;
  for (std::size_t k = 0; k < lines.a.size(); ++k) {
    const Axis& x = lines.a[k][static_cast<std::size_t>(joint)];
    const Axis& y = lines.b[k][static_cast<std::size_t>(joint)];
    worst.direction = std::max(worst.direction, (x.direction - y.direction).norm());
    // A slide has a direction but no place.
    if (slides(pair.a, joint)) continue;
    // Distance across the axis: a point may lie anywhere along it.
    const Vector3 gap = x.point - y.point - shift;
    worst.distance = std::max(worst.distance, (gap - gap.dot(x.direction) * x.direction).norm());
  }
  return worst;
}

// The shift that brings the first `joints` axes of b onto a's: least squares of (E − d dᵀ)(p_a − p_b − t) = 0.
Vector3 fit_shift(const Pair& pair, const Lines& lines, int joints) {
  Matrix3 normal = Matrix3::Zero();
  Vector3 right = Vector3::Zero();
  for (std::size_t k = 0; k < lines.a.size(); ++k) {
    for (int j = 0; j < joints; ++j) {
      if (slides(pair.a, j)) continue;
      const Axis& x = lines.a[k][static_cast<std::size_t>(j)];
      const Matrix3 across = Matrix3::Identity() - x.direction * x.direction.transpose();
      normal += across;
      right += across * (x.point - lines.b[k][static_cast<std::size_t>(j)].point);
    }
  }
  // Parallel axes leave a direction open: the shortest shift is taken.
  return normal.completeOrthogonalDecomposition().solve(right);
}

// The pose of the whole arm does not matter: the shift on which as many joints agree, from the base on, as can.
Vector3 find_shift(const Pair& pair, const Lines& lines) {
  Vector3 shift = Vector3::Zero();
  // One joint more each time, for as long as all of them agree after the shift.
  for (int joints = 1; joints <= pair.model_a.joints(); ++joints) {
    const Vector3 next = fit_shift(pair, lines, joints);
    for (int j = 0; j < joints; ++j) {
      const Apart worst = apart(pair, lines, j, next);
      if (std::max(worst.direction, worst.distance) > pair.options.kinematic_tolerance) return shift;
    }
    shift = next;
  }
  return shift;
}

// Every joint's axis after the shift, and the shift itself as a note.
void compare_axes(Pair& pair) {
  const Lines lines = lines_at(pair, random_states(pair, pair.options.states, 1).q);
  const Vector3 shift = find_shift(pair, lines);
  const double tolerance = pair.options.kinematic_tolerance;
  for (int j = 0; j < pair.model_a.joints(); ++j) {
    const auto [direction, distance] = apart(pair, lines, j, shift);
    pair.result.kinematic_error = std::max({pair.result.kinematic_error, direction, distance});
    // Opposite unit vectors are 2 apart.
    if (direction > 1.9) {
      pair.differ(Aspect::Axes, pair.joint_label(j), "the axis points the other way at some state");
    } else if (direction > tolerance) {
      pair.differ(Aspect::Axes, pair.joint_label(j),
                  "the axis differs in direction by up to " + significant(direction, 3) + " rad");
    } else if (distance > tolerance) {
      pair.differ(Aspect::Axes, pair.joint_label(j),
                  "the axis is up to " + significant(1000 * distance, 3) + " mm away");
    }
  }
  if (shift.norm() > pair.options.kinematic_tolerance) {
    pair.differ(Aspect::Placement, "base",
                "the first is " + significant(1000 * shift.norm(), 3) + " mm from the second in the world", false);
  }
}

// The tool frames in the world, after the shift that brings the axes together.
void compare_tools(Pair& pair) {
  const auto tool_a = pair.a.find_frame(pair.a.tool_frame), tool_b = pair.b.find_frame(pair.b.tool_frame);
  // Only where both robots have named one.
  if (!tool_a || !tool_b || pair.a.tool_frame.empty() || pair.b.tool_frame.empty()) return;
  const Motion motion = random_states(pair, pair.options.states, 2);
  const Vector3 shift = find_shift(pair, lines_at(pair, motion.q));
  const Matrix q_b = pair.for_b(motion.q);
  double away = 0, turned = 0;
  for (Eigen::Index k = 0; k < motion.q.rows(); ++k) {
    const Pose x = frame_pose(pair.model_a, *tool_a, motion.q.row(k)),
               y = frame_pose(pair.model_b, *tool_b, q_b.row(k));
    away = std::max(away, (x.translation - y.translation - shift).norm());
    // ‖R − R'‖ = 2 √2 sin(angle / 2): divided by √2, it is the angle where that is small.
    turned = std::max(turned, (x.rotation - y.rotation).norm() / std::sqrt(2.0));
  }
  // A tool is a choice: it does not make two arms different.
  if (std::max(away, turned) <= pair.options.kinematic_tolerance) return;
  pair.differ(Aspect::Tool, "tool (" + pair.a.tool_frame + " / " + pair.b.tool_frame + ")",
              "it is up to " + significant(1000 * away, 3) + " mm and " + significant(turned, 3) + " rad away", false);
}

// Torques of the nominal inertias at random states, relative to the largest.
void compare_torques(Pair& pair) {
  if (!pair.a.inertias() || !pair.b.inertias()) return;
  const Motion motion = random_states(pair, pair.options.states, 3);
  const Matrix tau_a = inverse_dynamics(pair.model_a, pair.model_a.nominal(), motion);
  const Matrix tau_b = pair.from_b(inverse_dynamics(pair.model_b, pair.model_b.nominal(), mapped(pair, motion)));
  const double largest = tau_a.cwiseAbs().maxCoeff();
  const Matrix apart = (tau_a - tau_b).cwiseAbs();
  pair.result.torque_error = largest > 0 ? apart.maxCoeff() / largest : apart.maxCoeff();
  // Which joints differ by more than the tolerance.
  for (int j = 0; j < pair.model_a.joints(); ++j) {
    if (apart.col(j).maxCoeff() <= pair.options.torque_tolerance * largest) continue;
    pair.differ(Aspect::Torques, pair.joint_label(j),
                "nominal torques differ by up to " + significant(apart.col(j).maxCoeff(), 3) + " of " +
                    significant(tau_a.col(j).cwiseAbs().maxCoeff(), 3) + (slides(pair.a, j) ? " N" : " N·m"));
  }
}

// Rows joint by joint in a's order; columns that are not zero, scaled to length 1.
Matrix scaled_regressor(const Pair& pair, bool second, const Motion& motion) {
  const TorqueModel& model = second ? pair.model_b : pair.model_a;
  const Regressor regressor = compute_regressor(model, second ? mapped(pair, motion) : motion);
  const Eigen::Index samples = motion.q.rows();
  Matrix all = Matrix::Zero(samples * model.joints(), model.inertial_count());
  // Each column goes to its parameter's place; structural zeros stay.
  for (int j = 0; j < model.joints(); ++j) {
    const int from = second ? pair.b_of_a[static_cast<std::size_t>(j)] : j;
    const auto block = regressor.joint(from);
    for (Eigen::Index c = 0; c < block.cols(); ++c) {
      const int parameter =
          regressor.layout
              .parameter[static_cast<std::size_t>(regressor.layout.begin[static_cast<std::size_t>(from)] + c)];
      all.block(j * samples, parameter, samples, 1) = block.col(c);
    }
  }
  // Columns of 1e-12 of the longest are rounding: scaled to length 1, they would count as directions.
  Matrix kept(all.rows(), 0);
  const double largest = all.colwise().norm().maxCoeff();
  for (Eigen::Index c = 0; c < all.cols(); ++c) {
    const double length = all.col(c).norm();
    if (length <= 1e-12 * largest) continue;
    kept.conservativeResize(Eigen::NoChange, kept.cols() + 1);
    kept.col(kept.cols() - 1) = all.col(c) / length;
  }
  return kept;
}

// Singular values above tolerance · largest; those of the triangle are those of the matrix.
int rank_of(const Matrix& matrix, double tolerance) {
  if (matrix.cols() == 0) return 0;
  const Matrix triangle =
      matrix.householderQr().matrixQR().topRows(std::min(matrix.rows(), matrix.cols())).triangularView<Eigen::Upper>();
  const Vector s = Eigen::BDCSVD<Matrix>(triangle).singularValues();
  return static_cast<int>((s.array() > tolerance * s[0]).count());
}

// Whether the inertial parameters of both robots span the same torques: side by side, the rank must not grow.
void compare_base(Pair& pair) {
  // Twice as many rows as columns on both sides together.
  const int columns = pair.model_a.inertial_count() + pair.model_b.inertial_count();
  const Motion motion = random_states(pair, 2 * columns / std::max(1, pair.model_a.joints()) + 2, 4);
  const Matrix w_a = scaled_regressor(pair, false, motion), w_b = scaled_regressor(pair, true, motion);
  Matrix both(w_a.rows(), w_a.cols() + w_b.cols());
  both << w_a, w_b;
  RobotComparison& result = pair.result;
  result.rank_a = rank_of(w_a, pair.options.rank_tolerance);
  result.rank_b = rank_of(w_b, pair.options.rank_tolerance);
  result.rank_together = rank_of(both, pair.options.rank_tolerance);
  if (result.rank_a == result.rank_b && result.rank_a == result.rank_together) return;
  pair.differ(Aspect::BaseSet, "base parameters",
              std::to_string(result.rank_a) + " and " + std::to_string(result.rank_b) + ", " +
                  std::to_string(result.rank_together) +
                  " side by side: the inertial parameters do not span the same torques");
}

// Limits that differ, as notes: they do not change the dynamics.
void compare_limits(Pair& pair) {
  const auto limits_a = pair.a.limits(), limits_b = pair.b.limits();
  for (std::size_t j = 0; j < limits_a.size(); ++j) {
    const JointLimits& x = limits_a[j];
    const JointLimits& y = limits_b[static_cast<std::size_t>(pair.b_of_a[j])];
    const std::tuple<const char*, double, double> each[] = {{"lower limit", x.lower, y.lower},
                                                            {"upper limit", x.upper, y.upper},
                                                            {"velocity limit", x.velocity, y.velocity},
                                                            {"effort limit", x.effort, y.effort}};
    for (const auto& [name, p, q] : each) {
      // A data sheet rounds to three digits.
      if (p == q || std::abs(p - q) <= 1e-3 * std::max(std::abs(p), std::abs(q))) continue;
      pair.differ(Aspect::Limits, pair.joint_label(static_cast<int>(j)),
                  std::string(name) + " " + significant(p, 4) + " and " + significant(q, 4), false);
    }
  }
}

// Without equally many joints that turn and slide alike, nothing else can be compared.
bool comparable(const Robot& a, const Robot& b, RobotComparison& result) {
  const auto differ = [&](const std::string& where, const std::string& message) {
    result.differences.push_back({Aspect::Joints, where, message, true});
  };
  if (a.joint_count() != b.joint_count()) {
    differ("joints", std::to_string(a.joint_count()) + " and " + std::to_string(b.joint_count()) + " joints");
    return false;
  }
  const auto match = match_joints(a, b);
  for (int j = 0; j < a.joint_count(); ++j) {
    const int other = match[static_cast<std::size_t>(j)];
    if (slides(a, j) == slides(b, other)) continue;
    differ("joint " + std::to_string(j + 1) + " (" + a.joint_names()[static_cast<std::size_t>(j)] + ")",
           slides(a, j) ? "it slides in the first and turns in the second"
                        : "it turns in the first and slides in the second");
    return false;
  }
  return true;
}

}  // namespace

const char* to_string(RobotDifference::Aspect aspect) {
  switch (aspect) {
    case Aspect::Joints: return "joints";
    case Aspect::Axes: return "axes";
    case Aspect::Tool: return "tool";
    case Aspect::Gravity: return "gravity";
    case Aspect::Torques: return "torques";
    case Aspect::BaseSet: return "base set";
    case Aspect::Limits: return "limits";
    case Aspect::Placement: return "placement";
    case Aspect::Names: return "names";
  }
  return "unknown";
}

// Notes do not count.
bool RobotComparison::same() const {
  return std::none_of(differences.begin(), differences.end(), [](const auto& d) { return d.essential; });
}

// One line: the first difference, or how closely both agree.
std::string RobotComparison::brief() const {
  if (!same()) {
    const RobotDifference& first = differences.front();
    return "different: " + first.where + ": " + first.message;
  }
  std::string text = "same arm: axes to " + significant(kinematic_error, 2);
  if (torque_error) text += ", torques to " + significant(*torque_error, 2);
  return text + ", " + std::to_string(rank_a) + " base parameters on both sides";
}

// The line and all differences and notes below it.
std::string RobotComparison::full() const {
  std::string text = brief() + "\n";
  for (const RobotDifference& d : differences) {
    text += std::string(d.essential ? "  differs   " : "  note      ") + to_string(d.aspect) + ": " + d.where + ": " +
            d.message + "\n";
  }
  return text;
}

RobotComparison compare_robots(const Robot& a, const Robot& b, const CompareOptions& options) {
  RobotComparison result;
  result.states = options.states;
  if (!comparable(a, b, result)) return result;
  Pair pair{a, b, TorqueModel(a), TorqueModel(b), match_joints(a, b), options, result};
  compare_axes(pair);
  // 9.81 instead of 9.80665 m/s² counts as a difference: all torques of gravity follow it.
  if ((a.gravity_in_world - b.gravity_in_world).norm() > 1e-3) {
    pair.differ(Aspect::Gravity, "gravity",
                "it differs by " + significant((a.gravity_in_world - b.gravity_in_world).norm(), 3) + " m/s²");
  }
  compare_torques(pair);
  compare_base(pair);
  compare_tools(pair);
  compare_limits(pair);
  if (a.joint_names() != pair.b.joint_names()) {
    pair.differ(Aspect::Names, "joints",
                "their names or order differ; " +
                    std::string(match_joints(a, b) == match_joints(a, a) ? "matched by order" : "matched by name"),
                false);
  }
  // What matters first, notes behind.
  auto& found = pair.result.differences;
  std::stable_partition(found.begin(), found.end(), [](const auto& d) { return d.essential; });
  return pair.result;
}

}  // namespace armature
