#include "armature/next_motion.hpp"

#include <Eigen/Cholesky>
#include <cmath>

namespace armature {
namespace {

// Criteria that weigh information with its noise: a prior can be added to these.
bool weighs_noise(Objective::Kind kind) {
  using Kind = Objective::Kind;
  return kind == Kind::DOptimal || kind == Kind::AOptimal || kind == Kind::EOptimal || kind == Kind::VOptimal;
}

// Names of the base parameters that the design will observe.
Result<std::vector<std::string>> observed_names(const Robot& robot, const std::vector<std::string>& terms) {
  const auto made = make_terms(robot, terms);
  if (!made) return made.error();
  std::vector<std::string> names;
  for (const BaseParameter& parameter : compute_base(TorqueModel(robot, *made)).parameters)
    names.push_back(parameter.name);
  return names;
}

Result<DesignSpec> with_prior(DesignSpec spec, const Robot& robot, const std::vector<std::string>& terms,
                              const std::vector<std::string>& known, const Matrix& prior, const Vector& noise) {
  const auto names = observed_names(robot, terms);
  if (!names) return names.error();
  // The same parameters in the same order, or nothing adds up.
  if (*names != known)
    return Error{ErrorCode::Meaning,
                 "what is known is about " + std::to_string(known.size()) + " other base parameters than the " +
                     std::to_string(names->size()) + " of " + robot.name,
                 "--after", "Give the robot and the model that belong together."};
  spec.terms = terms;
  spec.observed = Observed::Base;
  spec.prior = prior;
  // The weights of the design are those of the fit.
  if (noise.size() == robot.joint_count() && noise.minCoeff() > 0) spec.noise_variance = noise.cwiseAbs2();
  if (!weighs_noise(spec.objective.kind)) spec.objective.kind = Objective::Kind::VOptimal;
  return spec;
}

}  // namespace

Result<DesignSpec> after_model(DesignSpec spec, const Robot& robot, const IdentifiedModel& model) {
  // The design must see the parameters of the model: its terms.
  std::vector<std::string> terms;
  for (const Term& term : model.terms) terms.push_back(term.kind);
  const Matrix& covariance = model.base_covariance;
  const Eigen::LLT<Matrix> factor(covariance);
  if (covariance.rows() != static_cast<Eigen::Index>(model.base_names.size()) || factor.info() != Eigen::Success)
    return Error{ErrorCode::Numerical, "the model has no covariance that can be inverted", "--after",
                 "Identify again, or give the part file."};
  const Matrix prior = factor.solve(Matrix::Identity(covariance.rows(), covariance.cols()));
  // Without a known noise, the residual of the fit.
  const Vector& noise = model.noise.size() > 0 ? model.noise : model.residual;
  return with_prior(std::move(spec), robot, terms, model.base_names, 0.5 * (prior + prior.transpose()), noise);
}

Result<DesignSpec> after_information(DesignSpec spec, const Robot& robot, const Information& part,
                                     const std::vector<std::string>& terms) {
  Vector sigma(part.joint_count());
  for (int j = 0; j < part.joint_count(); ++j) {
    const JointInformation& joint = part.of_joint[static_cast<std::size_t>(j)];
    const double freedom = std::max(1.0, joint.count - static_cast<double>(joint.columns.size()));
    // From repeated periods, else from what no parameters explain: ‖rest‖² over its degrees of freedom.
    sigma[j] = std::sqrt(part.noise_variance ? (*part.noise_variance)[j] : joint.rest / freedom);
    if (!(sigma[j] > 0))
      return Error{ErrorCode::Numerical, "the noise of joint " + std::to_string(j + 1) + " is not known", "--after",
                   "Give a part made of a recording with noise."};
  }
  // The information so far, RᵀR with the weights of this noise.
  const LeastSquaresCost cost = make_cost(part, sigma);
  return with_prior(std::move(spec), robot, terms, part.parameters, cost.factor.transpose() * cost.factor, sigma);
}

Result<Vector> expected_deviations(const Robot& robot, const DesignSpec& spec, const Trajectory& motion, double rate_hz,
                                   double repeats) {
  const auto terms = make_terms(robot, spec.terms);
  if (!terms) return terms.error();
  const TorqueModel model(robot, *terms);
  const BaseMap base = compute_base(model);
  // Y_b of one period, each row over its joint's noise.
  Matrix Y = compute_regressor(model, motion.sample(rate_hz, false).motion)
                 .stacked(model.parameter_count())(Eigen::all, base.columns);
  for (Eigen::Index r = 0; r < Y.rows() && spec.noise_variance.size() > 0; ++r)
    Y.row(r) /= std::sqrt(spec.noise_variance[r % spec.noise_variance.size()]);
  // k periods add k times the information.
  Matrix information = repeats * Y.transpose() * Y;
  if (spec.prior.size() > 0) information += spec.prior;
  const Eigen::LLT<Matrix> factor(information);
  if (factor.info() != Eigen::Success)
    return Error{ErrorCode::Numerical, "the motion does not show every base parameter", "expected deviations",
                 "Design a motion for this robot and these terms."};
  return Vector(factor.solve(Matrix::Identity(base.size(), base.size())).diagonal().cwiseSqrt());
}

}  // namespace armature
