#include "armature/dynamics.hpp"

#include <Eigen/Cholesky>
#include <cmath>
#include <stdexcept>

#include "dynamics/batch.hpp"
#include "dynamics/mechanism.hpp"
#include "dynamics/recursion.hpp"

namespace armature {
namespace {

namespace rec = recursion;
using Vec = rec::Vec3<double>;

// The state of one sample walked outwards.
struct Walk {
  std::vector<rec::Placement<double>> at;
  std::vector<rec::BodyMotion<double>> motion;
};

Walk walk(const Mechanism& mechanism, const Motion& m, Eigen::Index k) {
  Walk w;
  const auto base = rec::base_motion<double>(mechanism);
  for (const MechanismBody& body : mechanism.bodies) {
    const double x = body.multiplier * m.q(k, body.coordinate) + body.offset;
    w.at.push_back(rec::place<double>(body, std::sin(x), std::cos(x), x));
    const auto& parent = body.parent < 0 ? base : w.motion[static_cast<std::size_t>(body.parent)];
    w.motion.push_back(rec::step<double>(body, w.at.back(), parent, body.multiplier * m.v(k, body.coordinate),
                                         body.multiplier * m.a(k, body.coordinate)));
  }
  return w;
}

double input_of(const Basis& basis, const Motion& m, Eigen::Index k) {
  double x = basis.shift;
  for (const SignalPart& part : basis.parts) {
    const Matrix& source =
        part.kind == SignalPart::Kind::Position ? m.q : (part.kind == SignalPart::Kind::Velocity ? m.v : m.a);
    x += part.weight * source(k, part.joint);
  }
  return x;
}

// Recursive Newton–Euler for one sample, rigid bodies only.
void newton_euler(const TorqueModel& model, const Vector& pi, const Motion& m, Eigen::Index k, Eigen::Ref<Matrix> tau) {
  const Mechanism& mechanism = model.mechanism();
  const Walk w = walk(mechanism, m, k);
  const auto count = mechanism.bodies.size();
  std::vector<Vec> force(count), moment(count);
  for (std::size_t b = 0; b < count; ++b) {
    const LinkInertia i = model.inertia(pi, static_cast<int>(b));
    const auto t = rec::wrench_table(w.motion[b]);
    const Vec h{i.MX, i.MY, i.MZ};
    force[b] = t.a * i.M + t.b * h;
    moment[b] = t.xx * i.XX + t.xy * i.XY + t.xz * i.XZ + t.yy * i.YY + t.yz * i.YZ + t.zz * i.ZZ + rec::cross(h, t.a);
  }
  for (std::size_t b = count; b-- > 0;) {
    const MechanismBody& body = mechanism.bodies[b];
    tau(k, body.coordinate) +=
        body.multiplier * rec::dot(rec::constant<double>(body.axis), body.revolute ? moment[b] : force[b]);
    if (body.parent < 0) continue;
    const auto p = static_cast<std::size_t>(body.parent);
    const Vec carried = w.at[b].rotation * force[b];
    force[p] = force[p] + carried;
    moment[p] = moment[p] + w.at[b].rotation * moment[b] + rec::cross(w.at[b].origin, carried);
  }
}

void add_terms(const TorqueModel& model, const Vector& pi, const Motion& m, Eigen::Index k, Eigen::Ref<Matrix> tau) {
  for (std::size_t c = 0; c < model.columns().size(); ++c) {
    const double value = pi[model.inertial_count() + static_cast<int>(c)];
    for (const auto& [joint, basis] : model.columns()[c].rows)
      tau(k, joint) += value * basis.value(input_of(basis, m, k));
  }
}

}  // namespace

Matrix inverse_dynamics(const TorqueModel& model, const Vector& pi, const Motion& motion, const BatchOptions&) {
  batch::check_motion(model, motion);
  batch::check_parameters(model, pi);
  Matrix tau = Matrix::Zero(motion.samples(), model.joints());
  for (Eigen::Index k = 0; k < motion.samples(); ++k) {
    newton_euler(model, pi, motion, k, tau);
    add_terms(model, pi, motion, k, tau);
  }
  return tau;
}

Matrix gravity_torque(const TorqueModel& model, const Vector& pi, const Matrix& q, const BatchOptions&) {
  Motion still(q.rows(), q.cols());
  still.q = q;
  batch::check_motion(model, still);
  batch::check_parameters(model, pi);
  Matrix tau = Matrix::Zero(q.rows(), q.cols());
  for (Eigen::Index k = 0; k < q.rows(); ++k) newton_euler(model, pi, still, k, tau);
  return tau;
}

Matrix bias_torque(const TorqueModel& model, const Vector& pi, const Matrix& q, const Matrix& v,
                   const BatchOptions& options) {
  return inverse_dynamics(model, pi, {q, v, Matrix::Zero(q.rows(), q.cols())}, options);
}

Matrix mass_matrix(const TorqueModel& model, const Vector& pi, const Vector& q) {
  // Column j is the torque of a unit acceleration of joint j less the torque without it, all samples in one batch.
  const int n = model.joints();
  Motion unit(n + 1, n);
  unit.q.rowwise() = q.transpose();
  unit.a.topRows(n).setIdentity();
  const Matrix tau = inverse_dynamics(model, pi, unit);
  Matrix m = (tau.topRows(n).rowwise() - tau.row(n)).transpose();
  return 0.5 * (m + m.transpose());
}

Vector forward_dynamics(const TorqueModel& model, const Vector& pi, const Vector& q, const Vector& v,
                        const Vector& tau) {
  const Matrix bias = bias_torque(model, pi, q.transpose(), v.transpose());
  const Eigen::LLT<Matrix> factor(mass_matrix(model, pi, q));
  if (factor.info() != Eigen::Success) return Vector::Constant(model.joints(), std::nan(""));
  return factor.solve(tau - bias.transpose());
}

Energy energy(const TorqueModel& model, const Vector& pi, const Vector& q, const Vector& v) {
  Energy e;
  e.kinetic = 0.5 * v.dot(mass_matrix(model, pi, q) * v);
  const auto poses = body_poses(model, q);
  for (int b = 0; b < model.bodies(); ++b) {
    const LinkInertia i = model.inertia(pi, b);
    const Pose& pose = poses[static_cast<std::size_t>(b)];
    e.potential -= model.robot().gravity_in_world.dot(pose.rotation * i.first_moment() + i.M * pose.translation);
  }
  return e;
}

}  // namespace armature
