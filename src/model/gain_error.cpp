#include "model/gain_error.hpp"

#include "core/linear_algebra.hpp"
#include "estimate/solve.hpp"

namespace armature {

GainError gain_error_of(const Information& information, const Estimate& estimate, const EstimateOptions& options,
                        const Matrix& gain_covariance) {
  GainError out{gain_covariance, Matrix(information.size(), information.joint_count())};
  // beta is linear in the torques. Prior and offset do not come from torques, so they count as 0 here.
  std::optional<Prior> prior = options.prior;
  std::optional<Subspace> subspace = options.subspace;
  if (prior) prior->mean.setZero();
  if (subspace) subspace->offset.setZero();
  // The solution with the torques of joint j alone.
  for (int j = 0; j < information.joint_count(); ++j) {
    Information alone = information;
    for (int i = 0; i < information.joint_count(); ++i) {
      if (i != j) alone.of_joint[static_cast<std::size_t>(i)].target.setZero();
    }
    out.sensitivity.col(j) = solve(make_cost(alone, estimate.sigma), prior, subspace, options.rank_tolerance).beta;
  }
  return out;
}

Matrix covariance_without_gains(const IdentifiedModel& model) {
  if (!model.gain_error) return model.base_covariance;
  const GainError& g = *model.gain_error;
  return model.base_covariance - g.sensitivity * g.covariance * g.sensitivity.transpose();
}

Matrix gain_root(const IdentifiedModel& model, int joint) {
  if (!model.gain_error) return Matrix(model.base.size(), 0);
  const GainError& g = *model.gain_error;
  const Matrix root = covariance_root(g.covariance);
  // beta e_j − sensitivity e, for e = root · unit noise.
  return model.base * root.row(joint) - g.sensitivity * root;
}

}  // namespace armature
