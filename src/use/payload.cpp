#include "armature/payload.hpp"

#include <Eigen/Cholesky>
#include <Eigen/QR>
#include <Eigen/SVD>
#include <algorithm>
#include <cmath>
#include <stdexcept>

#include "armature/estimate.hpp"
#include "armature/text.hpp"
#include "use/consistent_load.hpp"
#include "use/load_values.hpp"

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

// Only what depends on a velocity changes with the load; springs and offsets do not.
bool is_friction(const Basis& basis) {
  return std::any_of(basis.parts.begin(), basis.parts.end(),
                     [](const SignalPart& part) { return part.kind == SignalPart::Kind::Velocity; });
}

void collect_friction(LoadProblem& p, const std::vector<bool>& moving) {
  std::vector<Vector> columns;
  for (std::size_t c = 0; c < p.model.columns().size(); ++c) {
    const TermColumn& column = p.model.columns()[c];
    bool free = false;
    for (const auto& [joint, basis] : column.rows)
      free |= is_friction(basis) && moving[static_cast<std::size_t>(joint)];
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

// A square root of the inverse covariance: rows · (beta − mean) have unit variance. Parameters that the identification
// did not determine (no finite variance) get no row.
Matrix whitening(const Matrix& covariance) {
  std::vector<Index> known;
  for (Index i = 0; i < covariance.rows(); ++i) {
    if (std::isfinite(covariance(i, i)) && covariance.row(i).allFinite()) known.push_back(i);
  }
  const Matrix part = covariance(known, known);
  const Vector inverse = part.diagonal().cwiseMax(1e-300).cwiseSqrt().cwiseInverse();
  // 1e-12: a covariance that rounding has made indefinite still has a root.
  const Matrix correlation = inverse.asDiagonal() * part * inverse.asDiagonal();
  const Eigen::LLT<Matrix> factor(correlation + 1e-12 * Matrix::Identity(part.rows(), part.cols()));
  Matrix rows = Matrix::Zero(part.rows(), covariance.cols());
  const Matrix root = factor.matrixL().solve(Matrix(inverse.asDiagonal()));
  for (std::size_t i = 0; i < known.size(); ++i) rows.col(known[i]) = root.col(static_cast<Index>(i));
  return rows;
}

void scale_columns(Matrix& columns, Vector& scale) {
  scale = columns.colwise().norm().transpose();
  scale = scale.unaryExpr([](double value) { return value > 0 ? value : 1.0; });
  columns = columns * scale.cwiseInverse().asDiagonal();
}

struct Solution {
  Vector10 load;
  Matrix covariance;  // 10 × 10
  Matrix factor;      // 10 × 10: ‖factor · load − target‖² is what the data say of the load alone
  Vector target;
  Vector others;
};

// min ‖others_columns · x + load_columns · load − rhs‖². The others are eliminated by their own orthogonal factor, so
// that unknowns among them which nothing determines cost the load nothing. A direction of the load that no row sees
// gets a deviation of kOpen in its own unit and the smallest value.
Solution solve(Matrix others_columns, const Matrix& load_columns, const Vector& rhs) {
  constexpr double kRank = 1e-9, kOpen = 1e6;
  Vector scale;
  scale_columns(others_columns, scale);
  Eigen::ColPivHouseholderQR<Matrix> others(others_columns);
  others.setThreshold(kRank);
  const Index rank = others_columns.cols() > 0 ? others.rank() : 0, rows = load_columns.rows();
  Matrix rest(rows, 11);
  rest << load_columns, rhs;
  if (rank > 0) rest = others.householderQ().transpose() * rest;
  Matrix left = Matrix::Zero(std::max<Index>(rows - rank, 10), 11);
  left.topRows(rows - rank) = rest.bottomRows(rows - rank);
  const Eigen::HouseholderQR<Matrix> reduced(left.leftCols(10));
  const Vector turned = reduced.householderQ().transpose() * left.col(10);
  Solution out;
  out.factor = reduced.matrixQR().topRows(10).triangularView<Eigen::Upper>();
  out.target = turned.head(10);
  Matrix columns = out.factor;
  Vector load_scale;
  scale_columns(columns, load_scale);
  const Eigen::JacobiSVD<Matrix> svd(columns, Eigen::ComputeFullU | Eigen::ComputeFullV);
  out.load.setZero();
  out.covariance = Matrix::Zero(10, 10);
  for (Index i = 0; i < 10; ++i) {
    const double s = svd.singularValues()[i];
    Vector direction = load_scale.cwiseInverse().cwiseProduct(svd.matrixV().col(i));
    const bool seen = s > kRank * svd.singularValues()[0];
    if (seen) out.load += direction * (svd.matrixU().col(i).dot(out.target) / s);
    direction = seen ? Vector(direction / s) : Vector(direction.normalized() * kOpen);
    out.covariance += direction * direction.transpose();
  }
  out.others = scale.cwiseInverse().cwiseProduct(rank > 0 ? Vector(others.solve(rhs - load_columns * out.load))
                                                          : Vector(Vector::Zero(scale.size())));
  return out;
}

void judge(PayloadEstimate& e) {
  const auto seen =
      std::count_if(e.values.begin(), e.values.end(), [](const LoadValue& v) { return v.standing == Standing::Seen; });
  const LoadValue& mass = e.values.front();
  if (mass.standing != Standing::Seen) {
    e.status = PayloadStatus::Unknown;
    e.message = "the motion does not determine the mass: move a joint whose torque feels the load's weight";
  } else if (mass.lower <= 0) {
    e.status = PayloadStatus::Partial;
    e.message = "there is no load that these data can tell from nothing, at most " + fixed(mass.upper, 3) + " kg";
  } else if (seen == 10) {
    e.status = PayloadStatus::Done;
    e.message = "all ten numbers are determined by the motion";
  } else {
    e.status = PayloadStatus::Partial;
    e.message = std::to_string(seen) +
                " of ten numbers are determined by the motion; the others follow only from what a body can be";
  }
}

PayloadEstimate finish(const LoadProblem& p, const Solution& s, const PayloadOptions& options, Vector residual) {
  PayloadEstimate e;
  e.frame = p.frame.name;
  e.least_squares = LinkInertia::from_vector(s.load, ParameterOrder::Khalil);
  e.covariance = s.covariance;
  e.load = consistent_load(s.factor, s.target, s.load, options.largest_extent);
  e.friction_change = s.others.tail(p.f.cols());
  e.friction_names = p.friction_names;
  e.residual = std::move(residual);
  const Vector10 moved = (e.load.to_vector(ParameterOrder::Khalil) - e.least_squares.to_vector(ParameterOrder::Khalil));
  e.changed_for_consistency = (moved.array().abs() > 1e-6 * e.covariance.diagonal().array().sqrt()).any();
  e.values = load_values(e.load, e.covariance, options);
  judge(e);
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
    const Index rows = cost.factor.rows();
    // Unknown besides the load: beta's distance from the model, and the change of friction.
    Matrix others = Matrix::Zero(rows + prior.rows(), b + f), load = Matrix::Zero(others.rows(), 10);
    others.topLeftCorner(rows, b) = cost.factor;
    others.topRightCorner(rows, f) = cost.factor * problem->f;
    others.bottomLeftCorner(prior.rows(), b) = prior;
    load.topRows(rows) = cost.factor * problem->a;
    Vector rhs = Vector::Zero(others.rows());
    rhs.head(rows) = cost.target - cost.factor * model.base;
    s = solve(others, load, rhs);
    beta = model.base + s.others.head(b) + problem->a * s.load + problem->f * s.others.tail(f);
    sigma = positive(residual_rms(*information, beta));
  }
  return finish(*problem, s, options, residual_rms(*information, beta));
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
  Vector sigma = positive(residual_rms(*information, Vector::Zero(problem->base.size())));
  Solution s;
  Vector beta;
  for (int round = 0; round < 4; ++round) {
    const LeastSquaresCost cost = make_cost(*information, sigma);
    s = solve(cost.factor * problem->f, cost.factor * problem->a, cost.target);
    beta = problem->a * s.load + problem->f * s.others;
    sigma = positive(residual_rms(*information, beta));
  }
  return finish(*problem, s, options, residual_rms(*information, beta));
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
