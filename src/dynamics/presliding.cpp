#include "armature/presliding.hpp"

#include <cmath>

namespace armature {

Vector presliding_state(const Vector& q, const std::vector<Eigen::Index>& starts, double length) {
  Vector z = Vector::Zero(q.size());
  auto next = starts.begin();
  for (Eigen::Index k = 0; k < q.size(); ++k) {
    while (next != starts.end() && *next < k) ++next;
    if (k == 0 || (next != starts.end() && *next == k)) continue;
    z[k] = presliding_step(z[k - 1], q[k] - q[k - 1], length);
  }
  return z;
}

MotionAlongPath::MotionAlongPath(const TorqueModel& model, const Motion& motion,
                                 const std::vector<Eigen::Index>& starts)
    : given_(motion) {
  for (const TermColumn& column : model.columns()) {
    for (const auto& [joint, basis] : column.rows) {
      if (!basis.follows_path()) continue;
      if (own_.samples() == 0) own_ = motion, own_.slip = motion.v.cwiseSign();
      const int moving = basis.parts.front().joint;
      own_.slip.col(moving) = presliding_state(motion.q.col(moving), starts, basis.p0);
    }
  }
}

}  // namespace armature
