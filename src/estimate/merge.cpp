#include <stdexcept>

#include "armature/information.hpp"
#include "armature/robot_file.hpp"
#include "estimate/triangle.hpp"

namespace armature {
namespace {

// [factor target]: a triangle as rows that another triangle can take in.
Matrix with_right_side(const JointInformation& joint) {
  Matrix rows(joint.factor.rows(), joint.factor.cols() + 1);
  rows << joint.factor, joint.target;
  return rows;
}

// Means of per-joint variances, weighted by their degrees of freedom or counts.
// A part that knows nothing changes nothing; the first that knows something sets the value.
void pool(std::optional<Vector>& into, double have, const std::optional<Vector>& from, double more) {
  if (!from) return;
  if (!into || have <= 0) {
    into = from;
    return;
  }
  into = (*into * have + *from * more) / (have + more);
}

// Adds one part to the sum of those before it.
void add_to(Information& sum, const Information& part) {
  // Noise between periods counts by degrees of freedom, inflation by equations.
  pool(sum.noise_variance, sum.noise_degrees_of_freedom, part.noise_variance, part.noise_degrees_of_freedom);
  sum.noise_degrees_of_freedom += part.noise_degrees_of_freedom;
  pool(sum.inflation, sum.inflation ? sum.count() : 0, part.inflation, part.count());
  sum.sources.insert(sum.sources.end(), part.sources.begin(), part.sources.end());
  // Stack both triangles of a joint and make them triangular again.
  for (std::size_t j = 0; j < sum.of_joint.size(); ++j) {
    JointInformation& into = sum.of_joint[j];
    const JointInformation& from = part.of_joint[j];
    Triangle triangle(static_cast<int>(into.columns.size()));
    triangle.absorb(with_right_side(into));
    triangle.absorb(with_right_side(from));
    into.factor = triangle.factor();
    into.target = triangle.target();
    // What two triangles cannot both satisfy becomes part of the rest.
    into.rest += from.rest + triangle.rest();
    into.count += from.count;
    into.torque_square += from.torque_square;
  }
}

}  // namespace

Result<Information> merge(const std::vector<Information>& parts) {
  if (parts.empty()) throw std::invalid_argument("merge: expected at least one part, got none");
  Information sum = parts.front();
  // A fingerprint covers geometry, terms and base columns: other ones mean other parameters.
  for (std::size_t i = 1; i < parts.size(); ++i) {
    if (parts[i].fingerprint != sum.fingerprint || parts[i].parameters != sum.parameters) {
      const std::string name = parts[i].sources.empty() ? "part " + std::to_string(i + 1) : parts[i].sources.front();
      return Error{ErrorCode::Meaning,
                   "it is about " + parts[i].robot + " with " + std::to_string(parts[i].size()) +
                       " parameters (fingerprint " + parts[i].fingerprint + "), the first part about " + sum.robot +
                       " with " + std::to_string(sum.size()) + " (" + sum.fingerprint + ")",
                   name, "make all parts with the same robot file and the same --terms"};
    }
    add_to(sum, parts[i]);
  }
  return sum;
}

// Reads the robot file and the terms that the part was made with.
Result<TorqueModel> model_of(const Information& information) {
  const std::string name = information.sources.empty() ? information.robot : information.sources.front();
  if (information.robot_file.empty())
    return Error{ErrorCode::Meaning, "this part does not hold its robot", name,
                 "Make it again with armature identify --partial."};
  const auto robot = parse_robot_yaml(information.robot_file, name);
  if (!robot) return robot.error();
  const auto terms = make_terms(*robot, information.terms);
  if (!terms) return terms.error();
  return TorqueModel(*robot, *terms);
}

LeastSquaresCost make_cost(const Information& information, const Vector& sigma) {
  // A joint without noise would weigh without limit.
  if (sigma.size() != information.joint_count() || !(sigma.array() > 0).all())
    throw std::invalid_argument("make_cost: expected " + std::to_string(information.joint_count()) +
                                " positive deviations, got " + std::to_string(sigma.size()));
  const int b = information.size();
  Triangle triangle(b);
  LeastSquaresCost cost;
  // Put the joint's columns where they belong in beta, divide by its noise, and eliminate.
  for (int j = 0; j < information.joint_count(); ++j) {
    const JointInformation& joint = information.of_joint[static_cast<std::size_t>(j)];
    const auto c = static_cast<Eigen::Index>(joint.columns.size());
    Matrix rows = Matrix::Zero(c, b + 1);
    for (Eigen::Index i = 0; i < c; ++i)
      rows.col(joint.columns[static_cast<std::size_t>(i)]).head(i + 1) = joint.factor.col(i).head(i + 1) / sigma[j];
    rows.col(b) = joint.target / sigma[j];
    triangle.absorb(rows);
    cost.rest += joint.rest / (sigma[j] * sigma[j]);
    cost.count += joint.count;
  }
  // What the joints cannot satisfy together becomes part of the rest.
  cost.factor = triangle.factor();
  cost.target = triangle.target();
  cost.rest += triangle.rest();
  return cost;
}

}  // namespace armature
