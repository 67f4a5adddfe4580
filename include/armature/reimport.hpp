// Exports read back by somebody else's reader, and their torques compared with ours.
#pragma once

#include <string>

#include "armature/error.hpp"
#include "armature/robot.hpp"

namespace armature {

/// The largest difference between the torques of two descriptions at random states, relative to the torques' size.
/// Rigid bodies, rotor inertia where the format holds it, viscous and Coulomb friction (the latter number by number for
/// MJCF, where it is a constraint).
struct ReimportCheck {
  double worst = 0;
  /// The same with every digit of a file that looks rounded (1.5708); `worst` is then with right angles. 0: nothing
  /// does.
  double worst_as_given = 0;
  int states = 0;
  std::string reader;  ///< who read it
};

/// An MJCF text, loaded and evaluated by MuJoCo. Mimic joints are soft constraints there and are refused here.
[[nodiscard]] Result<ReimportCheck> reimport_mjcf(const std::string& mjcf, const Robot& robot, int states = 20);
/// Somebody's own MJCF with new numbers (patch_mjcf), read by our own reader: it may name meshes, which no name in a
/// text is a reason to open, and be written for a newer MuJoCo than the one in this program.
[[nodiscard]] Result<ReimportCheck> reimport_patched_mjcf(const std::string& mjcf, const Robot& robot, int states = 20);
/// A URDF text, read by our own reader. URDF holds no rotor inertia unless it is our own; `with_rotor` says whether
/// the text should.
[[nodiscard]] Result<ReimportCheck> reimport_urdf(const std::string& urdf, const Robot& robot, bool with_rotor,
                                                  int states = 20);

/// An SDF text, read by a reader of our own. SDF holds no rotor inertia, so it is left out on both sides.
[[nodiscard]] Result<ReimportCheck> reimport_sdf(const std::string& sdf, const Robot& robot, int states = 20);

}  // namespace armature
