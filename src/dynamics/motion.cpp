#include "armature/motion.hpp"

#include "armature/dynamics.hpp"

namespace armature {

Motion::Motion(Eigen::Index samples, Eigen::Index joints)
    : q(Matrix::Zero(samples, joints)), v(Matrix::Zero(samples, joints)), a(Matrix::Zero(samples, joints)) {}

Motion Motion::slice(Eigen::Index first, Eigen::Index count) const {
  Motion part(q.middleRows(first, count), v.middleRows(first, count), a.middleRows(first, count));
  if (slip.size() > 0) part.slip = slip.middleRows(first, count);
  if (temperature.size() > 0) part.temperature = temperature.middleRows(first, count);
  if (warmth.size() > 0) part.warmth = warmth.middleRows(first, count);
  return part;
}

Vector Motion::position(Eigen::Index k) const { return q.row(k).transpose(); }

Vector Motion::velocity(Eigen::Index k) const { return v.row(k).transpose(); }

Vector Motion::acceleration(Eigen::Index k) const { return a.row(k).transpose(); }

Vector argument_of(const Basis& basis, const Motion& motion) {
  Vector x = Vector::Constant(motion.samples(), basis.shift);
  for (const SignalPart& part : basis.parts) x += part.weight * part.of(motion.q, motion.v, motion.a).col(part.joint);
  return x;
}

}  // namespace armature
