#include "armature/model.hpp"

#include <cmath>
#include <stdexcept>

#include "armature/base.hpp"
#include "armature/presliding.hpp"
#include "core/linear_algebra.hpp"
#include "dynamics/term_check.hpp"

namespace armature {
namespace {

// Parts of a model that do not belong together.
Error misfit(const std::string& message) {
  return {ErrorCode::Meaning, message, "model",
          "Identify the robot again; the file was edited or is of another robot."};
}

const std::string kNoNumber = " is not a finite number below 1e12";

// Squares and products of what is larger leave the range of numbers; no arm comes near.
constexpr double kLargest = 1e12;
bool in_range(const Eigen::Ref<const Matrix>& values) {
  return values.size() == 0 || (values.allFinite() && values.cwiseAbs().maxCoeff() < kLargest);
}

// Numbers that can be standard deviations.
bool is_deviation(const Vector& values) { return in_range(values) && values.minCoeff() >= 0; }

// Finite, of the right size, and no correlation beyond one.
std::optional<Error> covariance_problem(const Matrix& c, Eigen::Index size, const std::string& what) {
  if (c.rows() != size || c.cols() != size) return misfit(what + " has the wrong size");
  if (!c.allFinite()) return misfit(what + " holds a number that is not finite");
  for (Eigen::Index j = 0; j < size; ++j) {
    for (Eigen::Index i = 0; i <= j; ++i) {
      // |c_ij| ≤ √(c_ii c_jj), with some room for rounding in the file.
      constexpr double kRoom = 1e-6;
      const double most = std::sqrt(std::max(0.0, c(i, i))) * std::sqrt(std::max(0.0, c(j, j)));
      if (c(j, j) < 0 || std::abs(c(i, j)) > most * (1 + kRoom)) return misfit(what + " is no covariance");
    }
  }
  return std::nullopt;
}

// The essential and the physical parameters. The deviation of a physical parameter that nothing shows is infinite.
std::optional<Error> sets_problem(const IdentifiedModel& model, int parameters) {
  if (model.physical) {
    const PhysicalSet& set = *model.physical;
    if (set.pi.size() != parameters || set.sigma.size() != parameters ||
        static_cast<int>(set.origin.size()) != parameters) {
      return misfit("it has " + std::to_string(set.pi.size()) + " physical parameters, expected " +
                    std::to_string(parameters));
    }
    if (!in_range(set.pi)) return misfit("a physical parameter" + kNoNumber);
    if (!(set.sigma.array() >= 0).all()) return misfit("the deviation of a physical parameter is not positive");
  }
  if (!model.essential) return std::nullopt;
  const EssentialSet& set = *model.essential;
  if (set.values.size() != static_cast<Eigen::Index>(set.kept.size()))
    return misfit("its essential parameters do not fit together");
  // Indices into the base parameters.
  for (const int kept : set.kept) {
    if (kept < 0 || kept >= static_cast<int>(model.base_names.size()))
      return misfit("an essential parameter does not exist");
  }
  if (!in_range(set.values)) return misfit("an essential parameter" + kNoNumber);
  return covariance_problem(set.covariance, set.values.size(), "the covariance of the essential parameters");
}

// Standard parameters with the torques of the set.
Vector full_parameters(const IdentifiedModel& model, const TorqueModel& torque_model, ParameterSet set) {
  if (!model.has(set)) throw std::invalid_argument(std::string("the model has no ") + to_string(set) + " parameters");
  if (set == ParameterSet::Nominal) return torque_model.nominal();
  if (set == ParameterSet::Physical) return model.physical->pi;
  // A base set is put on the kept columns; what is not essential is 0.
  const BaseMap base = compute_base(torque_model);
  if (set == ParameterSet::Base) return base.to_full(model.base);
  Vector beta = Vector::Zero(base.size());
  for (std::size_t i = 0; i < model.essential->kept.size(); ++i) {
    beta[model.essential->kept[i]] = model.essential->values[static_cast<Eigen::Index>(i)];
  }
  return base.to_full(beta);
}

}  // namespace

const char* to_string(Origin origin) {
  switch (origin) {
    case Origin::Measured: return "seen";
    case Origin::Prior: return "inferred";
    case Origin::Fixed: return "set";
  }
  return "unknown";
}

const char* to_string(ParameterSet set) {
  switch (set) {
    case ParameterSet::Base: return "base";
    case ParameterSet::Essential: return "essential";
    case ParameterSet::Physical: return "physical";
    case ParameterSet::Nominal: return "nominal";
  }
  return "unknown";
}

std::optional<ParameterSet> parse_parameter_set(const std::string& name) {
  for (auto set : {ParameterSet::Base, ParameterSet::Essential, ParameterSet::Physical, ParameterSet::Nominal}) {
    if (name == to_string(set)) return set;
  }
  return std::nullopt;
}

// The nominal set exists where the robot file knows every body.
bool IdentifiedModel::has(ParameterSet set) const {
  switch (set) {
    case ParameterSet::Base: return base.size() > 0;
    case ParameterSet::Essential: return essential.has_value();
    case ParameterSet::Physical: return physical.has_value();
    case ParameterSet::Nominal: return robot.inertias().has_value();
  }
  return false;
}

std::optional<Error> IdentifiedModel::problem() const {
  if (auto error = robot.problem()) return error;
  if (auto error = terms_problem(terms, robot)) return error;
  // From here on everything is compared with what robot and terms say.
  const TorqueModel torque_model(robot, terms);
  const BaseMap map = compute_base(torque_model);
  const auto b = static_cast<Eigen::Index>(map.size());
  if (base.size() != b || static_cast<Eigen::Index>(base_names.size()) != b) {
    return misfit("it has " + std::to_string(base.size()) + " base parameters, the robot and terms have " +
                  std::to_string(b));
  }
  // Names show a file of another robot with as many parameters.
  for (std::size_t i = 0; i < base_names.size(); ++i) {
    if (base_names[i] != map.parameters[i].name) {
      return misfit("base parameter " + std::to_string(i + 1) + " is called " + base_names[i] + ", expected " +
                    map.parameters[i].name);
    }
  }
  // Numbers and covariances, set by set.
  if (!in_range(base)) return misfit("a base parameter" + kNoNumber);
  if (auto wrong = covariance_problem(base_covariance, b, "the covariance of the base parameters")) return wrong;
  if (auto wrong = sets_problem(*this, torque_model.parameter_count())) return wrong;
  const Eigen::Index n = robot.joint_count();
  // One entry per joint, in every vector.
  if (noise.size() != 0 && (noise.size() != n || !is_deviation(noise)))
    return misfit("the noise is not one positive number per joint");
  if (residual.size() != n || !is_deviation(residual))
    return misfit("the residual is not one positive number per joint");
  if (scale_covariance.size() > 0) {
    if (auto wrong = covariance_problem(scale_covariance, n, "the covariance of the torque scales")) return wrong;
  }
  // b × n sensitivities and an n × n covariance.
  if (gain_error) {
    if (gain_error->sensitivity.rows() != b || gain_error->sensitivity.cols() != n ||
        !in_range(gain_error->sensitivity))
      return misfit("the drive gains' error does not fit the base parameters and joints");
    if (auto wrong = covariance_problem(gain_error->covariance, n, "the covariance of the drive gains")) return wrong;
  }
  // Deviations and times of each joint.
  if (noise_model) {
    if (static_cast<int>(noise_model->joints.size()) != torque_model.joints())
      return misfit("it has the noise of " + std::to_string(noise_model->joints.size()) + " joints, expected " +
                    std::to_string(torque_model.joints()));
    for (const JointNoise& joint : noise_model->joints) {
      if (!(joint.sample >= 0) || !(joint.unmodelled >= 0) || !(joint.memory_s >= 0) || !joint.colour.allFinite())
        return misfit("the noise of a joint is negative or not finite");
    }
  }
  return std::nullopt;
}

Predictor::Predictor(const IdentifiedModel& model, ParameterSet set)
    : torque_model_(model.robot, model.terms), pi_(full_parameters(model, torque_model_, set)) {}

// Samples of a motion need not follow each other: without friction states, friction along a path is sign(v).
Matrix Predictor::predict(const Motion& motion, const BatchOptions& options) const {
  return inverse_dynamics(torque_model_, pi_, motion, options);
}

Matrix Predictor::gravity(const Matrix& q) const { return gravity_torque(torque_model_, pi_, q); }

Matrix Predictor::mass_matrix(const Vector& q) const { return armature::mass_matrix(torque_model_, pi_, q); }

Vector Predictor::forward_dynamics(const Vector& q, const Vector& v, const Vector& tau) const {
  return armature::forward_dynamics(torque_model_, pi_, q, v, tau);
}

// Samples of a recording follow each other: friction follows their path.
Matrix Predictor::predict(const Samples& samples, const BatchOptions& options) const {
  return predict(MotionAlongPath(torque_model(), samples.motion, samples.starts).motion(), options);
}

Matrix prediction_sigma(const IdentifiedModel& model, const Motion& motion) {
  const TorqueModel torque_model(model.robot, model.terms);
  const BaseMap base = compute_base(torque_model);
  const Regressor y = compute_regressor(torque_model, motion);
  // A square root of the covariance keeps the variance positive: C = L Lᵀ, sigma² = ‖row of Y_b · L‖².
  const Matrix root = covariance_root(model.base_covariance);
  // Which base parameter each standard parameter is; −1: none.
  std::vector<int> place(static_cast<std::size_t>(torque_model.parameter_count()), -1);
  for (int i = 0; i < base.size(); ++i) place[static_cast<std::size_t>(base.columns[static_cast<std::size_t>(i)])] = i;

  Matrix sigma(motion.samples(), torque_model.joints());
  for (int j = 0; j < torque_model.joints(); ++j) {
    // Y_b of this joint: the kept columns of its block.
    Matrix rows = Matrix::Zero(motion.samples(), base.size());
    for (int c = y.layout.begin[static_cast<std::size_t>(j)]; c < y.layout.begin[static_cast<std::size_t>(j) + 1];
         ++c) {
      const int at = place[static_cast<std::size_t>(y.layout.parameter[static_cast<std::size_t>(c)])];
      if (at >= 0) rows.col(at) = y.values.col(c);
    }
    sigma.col(j) = (rows * root).rowwise().norm();
  }
  return sigma;
}

}  // namespace armature
