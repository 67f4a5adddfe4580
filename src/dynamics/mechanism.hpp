// The tree as the recursion walks it.
#pragma once

#include <vector>

#include "armature/robot.hpp"

namespace armature {

/// One moving body, with everything the recursion needs as constants.
///
/// Revolute:  parent_from_body rotation R(x) = still + sin(x)·sine + cos(x)·cosine, translation `origin`.
/// Prismatic: R = still, translation origin + slide · x.          with x = multiplier · q[coordinate] + offset.
struct MechanismBody {
  int parent = -1;
  int coordinate = 0;
  bool revolute = true;
  double multiplier = 1;
  double offset = 0;
  Matrix3 still, sine, cosine;
  Vector3 origin;
  Vector3 slide;
  Vector3 axis;  ///< in the body's frame
  /// Coordinates that move this body, increasing; the body's columns are nonzero in exactly these joints' rows.
  std::vector<int> movers;
};

class Mechanism {
 public:
  explicit Mechanism(const Robot& robot);

  int coordinates = 0;
  std::vector<MechanismBody> bodies;
  Vector3 base_acceleration;  ///< −gravity, in the base frame
};

}  // namespace armature
