#include <Eigen/Eigenvalues>
#include <algorithm>
#include <cmath>

#include "physical/constraints/assembly.hpp"

namespace armature::physical {
namespace {

// A guessed body says little: with weight 1, ten times its size counts as much as 2.7 noise variances.
constexpr double kGuessedBody = 0.1;
// A term without a nominal value stays at 0 only where nothing at all is seen of it.
constexpr double kUnknownTerm = 1e-6;

// A solid ball midway to the next joint, as wide as the way there: what one assumes who knows only the kinematics.
LinkInertia default_body(const Robot& robot, int body, double& length) {
  // The farthest child joint is the end of the link.
  Vector3 next = Vector3::Zero();
  for (const Body& other : robot.bodies) {
    const Vector3& origin = other.joint.parent_from_joint.translation;
    if (other.parent == body && origin.norm() > next.norm()) next = origin;
  }
  const double radius = std::max(0.05, 0.5 * next.norm());
  length = 2 * radius;
  const double mass = 20 * length;  // 20 kg per metre: between a cobot's and an industrial arm's links
  return LinkInertia::from_center_of_mass(mass, 0.5 * next, 0.4 * mass * radius * radius * Matrix3::Identity());
}

// The nominal body, thickened where it is thinner than 3 % of its longest axis or 1 cm, so that D is not all about
// one thin direction.
LinkInertia thickened(const LinkInertia& body, double& length, bool& changed) {
  // Σ about the centre of mass; for a solid ellipsoid its eigenvalues are m a² / 5.
  const Matrix4 j = body.pseudo_inertia();
  const Vector3 c = body.center_of_mass();
  const Matrix3 sigma = j.topLeftCorner<3, 3>() - body.M * c * c.transpose();
  const Eigen::SelfAdjointEigenSolver<Matrix3> axes(0.5 * (sigma + sigma.transpose()));
  const double longest = std::max(axes.eigenvalues()[2], 0.0);
  const double floor = std::max(1e-3 * longest, body.M * 1e-4 / 5);
  const Vector3 lifted = axes.eigenvalues().cwiseMax(floor);
  changed = (lifted - axes.eigenvalues()).norm() > 0;
  length = std::sqrt(5 * lifted[2] / body.M) + c.norm();
  Matrix4 out = j;
  out.topLeftCorner<3, 3>() =
      axes.eigenvectors() * lifted.asDiagonal() * axes.eigenvectors().transpose() + body.M * c * c.transpose();
  return LinkInertia::from_pseudo_inertia(out);
}

}  // namespace

Reference make_reference(const TorqueModel& model, const PhysicalOptions& options) {
  Reference out;
  out.pi = options.nominal ? *options.nominal : model.nominal();
  const int inertial = model.inertial_count();
  out.trust = Vector::Ones(model.bodies() + model.parameter_count() - inertial);
  for (int i = inertial; i < model.parameter_count(); ++i) {
    // A nominal value of zero is what a data sheet without friction says, not knowledge.
    const bool known = (options.nominal || model.parameters()[static_cast<std::size_t>(i)].nominal) && out.pi[i] != 0;
    if (!known) out.trust[model.bodies() + i - inertial] = kUnknownTerm;
  }
  // The nominal body where there is one with a mass, else a guessed ball.
  for (int b = 0; b < model.bodies(); ++b) {
    const LinkInertia nominal = model.inertia(out.pi, b);
    double length = 0.1;
    bool changed = false;
    if (nominal.M > 1e-6 && nominal.to_vector(ParameterOrder::Khalil).allFinite()) {
      out.bodies.push_back(thickened(nominal, length, changed));
      out.source.push_back(changed ? "nominal, thickened to a possible body" : "nominal");
    } else {
      out.trust[b] = kGuessedBody;
      out.bodies.push_back(default_body(model.robot(), b, length));
      out.source.push_back("no nominal body: a solid ball midway to the next joint, 20 kg per metre");
    }
    out.length.push_back(std::max(length, 0.05));
    out.pi.segment<10>(10 * b) = out.bodies.back().to_vector(ParameterOrder::Khalil);
  }
  return out;
}

}  // namespace armature::physical
