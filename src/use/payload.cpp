#include "armature/payload.hpp"

#include <Eigen/Cholesky>
#include <Eigen/QR>
#include <Eigen/SVD>
#include <cmath>
#include <stdexcept>

#include "armature/estimate.hpp"
#include "armature/physical.hpp"
#include "armature/text.hpp"
#include "use/load_values.hpp"
#include "use/momentum.hpp"

namespace armature {
namespace {

using Index = Eigen::Index;

// Everything about the robot that the load's equations need.
struct LoadProblem {
  TorqueModel model;
  BaseMap base;
  Frame frame;
  Matrix a;  // b × 10: what ten load numbers in the frame add to beta
  Matrix f;  // b × count: what a change of friction adds
  std::vector<std::string> friction_names;
};

Result<Frame> load_frame(const Robot& robot, const std::string& wanted) {
  const std::string name = wanted.empty() ? robot.tool_frame : wanted;
  if (name.empty()) return Frame{robot.bodies.back().name, static_cast<int>(robot.bodies.size()) - 1, {}};
  const auto frame = robot.find_frame(name);
  if (!frame)
    return Error{ErrorCode::NotFound, "no frame is called '" + name + "'", "payload",
                 "Name a frame or link of the robot."};
  if (frame->body < 0)
    return Error{ErrorCode::Meaning, "frame '" + name + "' stands on the base and does not move", "payload",
                 "Name a frame that moves."};
  return *frame;
}

// Column k: what the k-th load number alone is in the body's frame.
Matrix transport(const Pose& body_from_frame) {
  Matrix t(10, 10);
  for (int k = 0; k < 10; ++k) {
    const LinkInertia unit = LinkInertia::from_vector(Vector10::Unit(k), ParameterOrder::Khalil);
    t.col(k) = unit.moved_to(body_from_frame).to_vector(ParameterOrder::Khalil);
  }
  return t;
}

std::vector<bool> moving_joints(const std::vector<Samples>& samples, int joints, double speed) {
  std::vector<bool> moving(static_cast<std::size_t>(joints), false);
  for (const Samples& part : samples) {
    for (Index j = 0; j < joints; ++j) {
      const double rms = std::sqrt(part.motion.v.col(j).squaredNorm() / static_cast<double>(part.size()));
      if (rms > speed) moving[static_cast<std::size_t>(j)] = true;
    }
  }
  return moving;
}

void collect_friction(LoadProblem& p, const std::vector<bool>& moving) {
  std::vector<Vector> columns;
  for (std::size_t c = 0; c < p.model.columns().size(); ++c) {
    const TermColumn& column = p.model.columns()[c];
    bool free = false;
    for (const auto& [joint, basis] : column.rows)
      free |= !is_inertial(basis) && moving[static_cast<std::size_t>(joint)];
    if (!free) continue;
    columns.push_back(p.base.projection.col(p.model.inertial_count() + static_cast<Index>(c)));
    p.friction_names.push_back(column.parameter.name);
  }
  p.f.resize(p.base.size(), static_cast<Index>(columns.size()));
  for (std::size_t i = 0; i < columns.size(); ++i) p.f.col(static_cast<Index>(i)) = columns[i];
}

Result<LoadProblem> make_problem(const IdentifiedModel& model, const std::vector<Samples>& samples,
                                 const PayloadOptions& options) {
  auto frame = load_frame(model.robot, options.frame);
  if (!frame) return frame.error();
  LoadProblem p{TorqueModel(model.robot, model.terms), {}, *frame, {}, {}, {}};
  p.base = compute_base(p.model);
  for (const Samples& part : samples) {
    if (part.joints != model.robot.joint_names()) {
      return Error{ErrorCode::Meaning, "its joints are " + join(part.joints, ", "), "loaded recording",
                   "Record the robot that the model is of."};
    }
  }
  p.a = p.base.projection.middleCols(10 * frame->body, 10) * transport(frame->body_from_frame);
  if (options.free_friction)
    collect_friction(p, moving_joints(samples, p.model.joints(), options.moving_speed));
  else
    p.f.resize(p.base.size(), 0);
  return p;
}

Result<Information> information_of(const LoadProblem& p, const std::vector<Samples>& samples) {
  std::vector<Information> parts;
  for (const Samples& part : samples) {
    auto information = accumulate(p.model, p.base, part);
    if (!information) return information.error();
    parts.push_back(*std::move(information));
  }
  return merge(parts);
}

// A square root of the inverse covariance: rows · (beta − mean) have unit variance. Directions that the identification
// did not determine (infinite or huge variance) get no row.
Matrix whitening(const Matrix& covariance) {
  const Vector scale = covariance.diagonal().cwiseMax(1e-300).cwiseSqrt();
  const Matrix correlation = scale.cwiseInverse().asDiagonal() * covariance * scale.cwiseInverse().asDiagonal();
  const Eigen::LLT<Matrix> factor(correlation + 1e-12 * Matrix::Identity(covariance.rows(), covariance.cols()));
  return factor.matrixL().solve(Matrix(scale.cwiseInverse().asDiagonal()));
}

// Least squares with columns scaled; unseen directions are found by rank and given an infinite variance.
struct Solution {
  Vector x;
  Matrix covariance;
};

Solution solve(const Matrix& rows, const Vector& rhs) {
  const Vector scale = rows.colwise().norm().transpose().cwiseMax(1e-300);
  const Matrix scaled = rows * scale.cwiseInverse().asDiagonal();
  // 1e-9: below this a direction is rounding, not data; it then carries a variance of 1e18 of its own scale.
  constexpr double kFloor = 1e-9;
  const Eigen::JacobiSVD<Matrix> svd(scaled, Eigen::ComputeThinU | Eigen::ComputeThinV);
  const Vector s = svd.singularValues();
  const Vector inverse = s.unaryExpr([&](double value) { return value > kFloor * s[0] ? 1 / value : 0; });
  const Vector spread = s.unaryExpr([&](double value) { return 1 / std::max(value, kFloor * s[0]); });
  Solution out;
  out.x = scale.cwiseInverse().cwiseProduct(svd.matrixV() * (inverse.cwiseProduct(svd.matrixU().transpose() * rhs)));
  const Matrix root = scale.cwiseInverse().asDiagonal() * svd.matrixV() * spread.asDiagonal();
  out.covariance = root * root.transpose();
  return out;
}

// The load that a body could have, nearest in the data's metric.
LinkInertia consistent(const Vector10& mean, const Matrix& covariance, double extent) {
  Robot one = make_robot_from_modified_dh("load", {DhRow{}});
  PhysicalProblem problem{TorqueModel(one), {}, {}, {}};
  problem.base.projection = problem.base.lift = Matrix::Identity(10, 10);
  problem.base.null_space = Matrix::Zero(10, 0);
  for (int k = 0; k < 10; ++k) {
    problem.base.columns.push_back(k);
    problem.base.parameters.push_back({kInertiaNames[static_cast<std::size_t>(k)], "", k, {}});
  }
  const Eigen::HouseholderQR<Matrix> qr(whitening(covariance));
  problem.cost.factor = qr.matrixQR().triangularView<Eigen::Upper>();
  problem.cost.target = problem.cost.factor * mean;
  problem.cost.count = 10;
  BodyKnowledge knowledge;
  knowledge.inside = Ellipsoid{Vector3::Zero(), extent * extent * Matrix3::Identity()};
  problem.constraints.bodies.push_back(knowledge);
  PhysicalOptions options;
  options.uncertainty = false;
  const PhysicalEstimate found = estimate_physical(problem, options);
  return found.usable() ? LinkInertia::from_vector(found.pi.head<10>(), ParameterOrder::Khalil)
                        : LinkInertia::from_vector(mean, ParameterOrder::Khalil);
}

PayloadEstimate finish(const LoadProblem& p, const Solution& s, Index first, const PayloadOptions& options,
                       Vector residual) {
  PayloadEstimate e;
  e.frame = p.frame.name;
  e.least_squares = LinkInertia::from_vector(s.x.segment<10>(first), ParameterOrder::Khalil);
  e.covariance = s.covariance.block(first, first, 10, 10);
  e.load = consistent(s.x.segment<10>(first), e.covariance, options.largest_extent);
  e.friction_change = s.x.tail(p.f.cols());
  e.friction_names = p.friction_names;
  e.residual = std::move(residual);
  const Vector10 moved = (e.load.to_vector(ParameterOrder::Khalil) - e.least_squares.to_vector(ParameterOrder::Khalil));
  e.changed_for_consistency = (moved.array().abs() > 1e-6 * e.covariance.diagonal().array().sqrt()).any();
  e.values = load_values(e.load, e.covariance, options);
  int seen = 0;
  for (const LoadValue& v : e.values) seen += v.standing == Standing::Seen ? 1 : 0;
  const bool mass = e.values.front().standing == Standing::Seen;
  e.status = !mass ? PayloadStatus::Unknown : (seen == 10 ? PayloadStatus::Done : PayloadStatus::Partial);
  e.message = e.status == PayloadStatus::Done ? "all ten numbers are determined by the motion"
              : e.status == PayloadStatus::Partial
                  ? std::to_string(seen) +
                        " of ten numbers are determined by the motion; the others follow only from what a body can be"
                  : "the motion does not determine the mass: move a joint whose torque feels the load's weight";
  return e;
}

Vector residual_rms(const Information& information, const Vector& beta) {
  Vector rms(information.joint_count());
  for (int j = 0; j < information.joint_count(); ++j) {
    const JointInformation& joint = information.of_joint[static_cast<std::size_t>(j)];
    rms[j] = std::sqrt(joint.residual_square(beta) / std::max(1.0, joint.count));
  }
  return rms;
}

Vector positive(const Vector& sigma) { return sigma.cwiseMax(1e-9 * std::max(sigma.maxCoeff(), 1e-300)); }

}  // namespace

const char* to_string(PayloadStatus status) {
  switch (status) {
    case PayloadStatus::Done: return "done";
    case PayloadStatus::Partial: return "partial";
    case PayloadStatus::Unknown: return "unknown";
  }
  return "unknown";
}

Result<PayloadEstimate> estimate_payload(const IdentifiedModel& model, const std::vector<Samples>& loaded,
                                         const PayloadOptions& options) {
  if (loaded.empty()) return Error{ErrorCode::Usage, "there is no loaded recording", "payload", "Give at least one."};
  auto problem = make_problem(model, loaded, options);
  if (!problem) return problem.error();
  auto information = information_of(*problem, loaded);
  if (!information) return information.error();
  const Index b = problem->base.size(), f = problem->f.cols();
  const Matrix prior = whitening(options.robot_covariance_scale * model.base_covariance);
  Vector sigma = positive(residual_rms(*information, model.base));
  Solution s;
  Vector beta;
  // The noise is what the loaded fit leaves; a few rounds settle it.
  for (int round = 0; round < 4; ++round) {
    const LeastSquaresCost cost = make_cost(*information, sigma);
    Matrix rows = Matrix::Zero(2 * b, b + 10 + f);
    rows.topLeftCorner(b, b) = cost.factor;
    rows.block(0, b, b, 10) = cost.factor * problem->a;
    rows.topRightCorner(b, f) = cost.factor * problem->f;
    rows.bottomLeftCorner(b, b) = prior;
    Vector rhs(2 * b);
    rhs << cost.target, prior * model.base;
    s = solve(rows, rhs);
    beta = s.x.head(b) + problem->a * s.x.segment<10>(b) + problem->f * s.x.tail(f);
    sigma = positive(residual_rms(*information, beta));
  }
  return finish(*problem, s, b, options, residual_rms(*information, beta));
}

Result<PayloadEstimate> estimate_payload_difference(const IdentifiedModel& model, const Samples& loaded,
                                                    const std::vector<Samples>& bare, const PayloadOptions& options) {
  if (bare.empty())
    return Error{ErrorCode::Usage, "there is no bare recording", "payload",
                 "Give one, or use the loaded recording alone."};
  auto problem = make_problem(model, {loaded}, options);
  if (!problem) return problem.error();
  Samples difference = loaded;
  for (const Samples& run : bare) {
    const bool same = run.size() == loaded.size() && (run.motion.q - loaded.motion.q).cwiseAbs().maxCoeff() < 0.05;
    if (!same) {
      return Error{ErrorCode::Meaning, "the bare run is not the loaded run's motion, sample by sample", "payload",
                   "Record both with the same program and start, or use the loaded recording alone."};
    }
    // The bare torque, moved to the loaded run's motion by the model, so that small tracking differences do not count.
    const Predictor predictor(model, model.best());
    difference.tau -=
        (run.tau + predictor.predict(loaded.motion) - predictor.predict(run.motion)) / static_cast<double>(bare.size());
  }
  auto information = information_of(*problem, {difference});
  if (!information) return information.error();
  const Index b = problem->base.size(), f = problem->f.cols();
  Vector sigma = positive(residual_rms(*information, Vector::Zero(b)));
  Solution s;
  Vector beta;
  for (int round = 0; round < 4; ++round) {
    const LeastSquaresCost cost = make_cost(*information, sigma);
    Matrix rows(b, 10 + f);
    rows << cost.factor * problem->a, cost.factor * problem->f;
    s = solve(rows, cost.target);
    beta = problem->a * s.x.head<10>() + problem->f * s.x.tail(f);
    sigma = positive(residual_rms(*information, beta));
  }
  return finish(*problem, s, 0, options, residual_rms(*information, beta));
}

IdentifiedModel with_payload(const IdentifiedModel& model, const PayloadEstimate& payload) {
  const auto frame = load_frame(model.robot, payload.frame);
  if (!frame) throw std::invalid_argument(frame.error().text());
  IdentifiedModel loaded = model;
  const LinkInertia in_body = payload.load.moved_to(frame->body_from_frame);
  const Vector10 added = in_body.to_vector(ParameterOrder::Khalil);
  const TorqueModel torque_model(model.robot, model.terms);
  const BaseMap base = compute_base(torque_model);
  const Matrix columns = base.projection.middleCols(10 * frame->body, 10);
  loaded.base += columns * added;
  const Matrix a = columns * transport(frame->body_from_frame);
  loaded.base_covariance += a * payload.covariance * a.transpose();
  if (loaded.physical) loaded.physical->pi.segment<10>(10 * frame->body) += added;
  Body& body = loaded.robot.bodies[static_cast<std::size_t>(frame->body)];
  if (body.inertia) body.inertia = *body.inertia + in_body;
  loaded.essential.reset();
  return loaded;
}

}  // namespace armature
