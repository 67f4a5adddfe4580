// How much of each limit a motion uses over time: the certificate as a picture.
#pragma once

#include <string>
#include <vector>

#include "armature/design.hpp"

namespace armature::design {

/// One limit over time. 1 touches it.
struct LimitUse {
  std::string kind;  ///< as CertificateItem::kind
  std::string what;  ///< joint, or the nearest pair
  Vector used;
};

struct LimitUses {
  Vector time;
  std::vector<LimitUse> limits;
};

/// At instants, for the eye; what holds between them is the certificate's business.
///   position |q − middle| / half range · velocity |v| / limit · acceleration, torque the same · collision: least
///   distance kept / distance, of the nearest pair
[[nodiscard]] LimitUses limit_uses(const Design& design, const Robot& robot, int instants = 151);

}  // namespace armature::design
