// Exports read back by an independent reader, and their torques compared with the model's.
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
  std::string reader;  ///< the program that read it
};

/// An MJCF text, loaded and evaluated by MuJoCo. Mimic joints are soft constraints there and are refused here.
[[nodiscard]] Result<ReimportCheck> reimport_mjcf(const std::string& mjcf, const Robot& robot, int states = 20);
/// A user's MJCF with new numbers (patch_mjcf), read by Armature's reader: it may name meshes, which are not opened
/// just because a text names them, and be written for a newer MuJoCo than the one in this program.
[[nodiscard]] Result<ReimportCheck> reimport_patched_mjcf(const std::string& mjcf, const Robot& robot, int states = 20);
/// A URDF text, read by Armature's reader. URDF holds rotor inertia only in the <armature> element; `with_rotor`:
/// the text should have it.
[[nodiscard]] Result<ReimportCheck> reimport_urdf(const std::string& urdf, const Robot& robot, bool with_rotor,
                                                  int states = 20);

/// An SDF text, read by Armature's reader. SDF holds no rotor inertia, so it is left out on both sides.
[[nodiscard]] Result<ReimportCheck> reimport_sdf(const std::string& sdf, const Robot& robot, int states = 20);

}  // namespace armature
