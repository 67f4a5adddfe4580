// Files that a simulator or a controller loads.
#pragma once

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "armature/model.hpp"

namespace armature {

/// The robot with the identified numbers in place of its nominal ones: inertias, viscous and Coulomb friction, torque
/// offset, rotor inertia. Throws std::invalid_argument for Base and Essential sets, which no single body owns.
[[nodiscard]] Robot identified_robot(const IdentifiedModel& model, ParameterSet set = ParameterSet::Physical);

/// What a format cannot say: the model's parameters of all terms that are not `held` by it, in words and numbers. Empty
/// when nothing is left over. A plain URDF and SDF hold viscous and coulomb, MJCF also rotor, our own URDF all four.
/// With the text it was `exported` beside, it carries that text's SHA-256, so that a pair can be told from a mixture.
[[nodiscard]] std::string side_file(const IdentifiedModel& model,
                                    const std::vector<std::string>& held = {"viscous", "coulomb", "offset", "rotor"},
                                    const std::string& exported = "");

/// How a MuJoCo model is written.
struct MjcfOptions {
  bool friction = true;         ///< damping and frictionloss
  bool rotor = true;            ///< armature
  bool contacts = true;         ///< capsules as geoms; neighbours in the tree do not collide
  bool motors = true;           ///< one torque motor per joint, limited by its effort
  bool limits = true;           ///< joint ranges
  double timestep = 1e-3;       ///< [s]
  std::optional<double> floor;  ///< a plane at this height [m]; nothing: none
  double stiffness = 0;         ///< [N·m/rad] of a spring between every motor and its link; 0: rigid
  /// Bodies by name that may touch.
  std::vector<std::pair<std::string, std::string>> ignored_contacts;
};
/// MJCF: every body one <body>, inertia about the centre of mass, mimic joints as equality constraints.
[[nodiscard]] std::string write_mjcf(const Robot& robot, const MjcfOptions& options = {});

/// SDF 1.7: the base is a link fixed to the world; inertia about the centre of mass; damping and friction per joint.
[[nodiscard]] std::string write_sdf(const Robot& robot);

/// A user's own URDF with the robot's inertias, damping and friction, everything else byte for byte as it was.
/// A body's whole inertia goes into the link of its name; links fixed to that link lose their <inertial>, because they
/// were identified as part of it. Inertial frames are written with rpy = 0.
[[nodiscard]] Result<std::string> patch_urdf(const std::string& urdf, const std::string& name_for_messages,
                                             const Robot& robot);

/// A user's own MJCF with the robot's inertias, damping, frictionloss and armature, everything else byte for byte as it
/// was. A body's whole inertia goes into the <inertial> of the body of its name, about that body's own frame; bodies
/// without joints on it get an <inertial> of zero, because they were identified as part of it and MuJoCo would weigh
/// their geoms again. Bodies of included files are not reached: their file is to be patched.
[[nodiscard]] Result<std::string> patch_mjcf(const std::string& mjcf, const std::string& name_for_messages,
                                             const Robot& robot);
/// The robot of an MJCF text without files beside it: no meshes, no includes.
[[nodiscard]] Result<Robot> parse_mjcf(const std::string& mjcf, const std::string& name_for_messages);

}  // namespace armature
