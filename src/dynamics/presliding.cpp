#include "armature/presliding.hpp"

#include <cmath>

namespace armature {

Vector presliding_state(const Vector& q, const std::vector<Eigen::Index>& starts, double length) {
  Vector z = Vector::Zero(q.size());
  // The next start of a stretch, at or after sample k.
  auto next = starts.begin();
  for (Eigen::Index k = 0; k < q.size(); ++k) {
    while (next != starts.end() && *next < k) ++next;
    // The path before a stretch is not known: z starts at 0.
    if (k == 0 || (next != starts.end() && *next == k)) continue;
    z[k] = presliding_step(z[k - 1], q[k] - q[k - 1], length);
  }
  return z;
}

Vector warm_up_state(const Vector& q, const std::vector<Eigen::Index>& starts, double path) {
  Vector w = Vector::Zero(q.size());
  auto next = starts.begin();
  double travelled = 0;
  for (Eigen::Index k = 0; k < q.size(); ++k) {
    while (next != starts.end() && *next < k) ++next;
    // A new stretch starts cold.
    const bool fresh = k == 0 || (next != starts.end() && *next == k);
    travelled = fresh ? 0 : travelled + std::abs(q[k] - q[k - 1]);
    // 1 − exp(−s / path), with all digits where s is small.
    w[k] = -std::expm1(-travelled / path);
  }
  return w;
}

MotionAlongPath::MotionAlongPath(const TorqueModel& model, const Motion& motion,
                                 const std::vector<Eigen::Index>& starts)
    : given_(motion) {
  for (const TermColumn& column : model.columns()) {
    for (const auto& [joint, basis] : column.rows) {
      // Warmth is computed where it is not given.
      if (basis.factor == Basis::Factor::WarmUp && motion.warmth.size() == 0) {
        if (own_.samples() == 0) own_ = motion;
        if (own_.warmth.size() == 0) own_.warmth = Matrix::Zero(motion.samples(), motion.joints());
        own_.warmth.col(joint) = warm_up_state(motion.q.col(joint), starts, basis.warm_path);
      }
      // Presliding states, of the joints that have such a term; sign(v) for the others.
      if (!basis.follows_path()) continue;
      if (own_.samples() == 0) own_ = motion;
      if (own_.slip.size() == 0) own_.slip = motion.v.cwiseSign();
      const int moving = basis.parts.front().joint;
      own_.slip.col(moving) = presliding_state(motion.q.col(moving), starts, basis.p0);
    }
  }
}

}  // namespace armature
