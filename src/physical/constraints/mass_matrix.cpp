#include <Eigen/Eigenvalues>
#include <algorithm>
#include <cmath>

#include "armature/physical.hpp"
#include "armature/text.hpp"

namespace armature {
namespace {

// Of M(q), symmetrised because rounding is not symmetric.
double smallest_eigenvalue(const TorqueModel& model, const Vector& pi, const Vector& q) {
  const Matrix m = mass_matrix(model, pi, q);
  return Eigen::SelfAdjointEigenSolver<Matrix>(0.5 * (m + m.transpose()), Eigen::EigenvaluesOnly).eigenvalues()[0];
}

// What is searched: the joint limits; of a joint without end one turn, of a slide without end π metres to either side.
struct Range {
  Vector lower, upper;
};

Range range_of(const TorqueModel& model) {
  Range out{Vector(model.joints()), Vector(model.joints())};
  const auto limits = model.robot().limits();
  for (int j = 0; j < model.joints(); ++j) {
    const JointLimits& l = limits[static_cast<std::size_t>(j)];
    out.lower[j] = std::isfinite(l.lower) ? l.lower : -M_PI;
    out.upper[j] = std::isfinite(l.upper) ? l.upper : M_PI;
  }
  return out;
}

// Uniform within the range.
Vector random_configuration(const Range& range, Rng& rng) {
  Vector q(range.lower.size());
  for (Eigen::Index j = 0; j < q.size(); ++j) q[j] = rng.uniform(range.lower[j], range.upper[j]);
  return q;
}

// Random steps of shrinking size around the worst configuration found, within the range.
void refine(const TorqueModel& model, const Vector& pi, const Range& range, Rng& rng, MassMatrixProof& out) {
  // Steps of half a radian at first; every failure makes them 3 % smaller.
  double size = 0.5;
  for (int k = 0; k < 200; ++k) {
    const Vector step = size * rng.normal_vector(out.worst_q.size());
    const Vector q = (out.worst_q + step).cwiseMax(range.lower).cwiseMin(range.upper);
    const double value = smallest_eigenvalue(model, pi, q);
    ++out.searched;
    if (value < out.smallest_eigenvalue) {
      out.smallest_eigenvalue = value;
      out.worst_q = q;
    } else {
      size *= 0.97;
    }
  }
}

// Why the sum of kinetic energies is positive, or the first body or drive for which that argument fails.
std::string argue(const TorqueModel& model, const Vector& pi, bool& holds) {
  holds = true;
  // Each body alone: positive mass and positive moments about its centre of mass.
  for (int b = 0; b < model.bodies(); ++b) {
    const LinkInertia body = model.inertia(pi, b);
    const double moment = Eigen::SelfAdjointEigenSolver<Matrix3>(body.inertia_about_com()).eigenvalues()[0];
    if (body.M > 0 && moment > 0) continue;
    holds = false;
    return "body " + std::to_string(b + 1) + " has mass " + significant(body.M, 4) + " kg and smallest moment " +
           significant(moment, 4) + " kg·m²: positivity of every body cannot be used";
  }
  // Drive inertias: terms with a unit of mass or inertia.
  for (int i = model.inertial_count(); i < model.parameter_count(); ++i) {
    const Parameter& p = model.parameters()[static_cast<std::size_t>(i)];
    if (p.unit.find("kg") == std::string::npos || pi[i] >= 0) continue;
    holds = false;
    return p.name + " = " + significant(pi[i], 4) + " is negative: drives could take kinetic energy away";
  }
  return "every body has positive mass and positive moments of inertia and no drive inertia is negative, so the "
         "kinetic energy ½ vᵀ M(q) v is positive for every q and every v ≠ 0";
}

}  // namespace

MassMatrixProof prove_mass_matrix(const TorqueModel& model, const Vector& pi, Rng& rng, int configurations) {
  MassMatrixProof out;
  // The argument first, then a search that could refute it.
  out.reason = argue(model, pi, out.by_bodies);
  out.smallest_eigenvalue = kInfinity;
  const Range range = range_of(model);
  for (int k = 0; k < configurations; ++k) {
    const Vector q = random_configuration(range, rng);
    const double value = smallest_eigenvalue(model, pi, q);
    ++out.searched;
    if (value >= out.smallest_eigenvalue) continue;
    out.smallest_eigenvalue = value;
    out.worst_q = q;
  }
  if (configurations > 0) refine(model, pi, range, rng, out);
  return out;
}

}  // namespace armature
