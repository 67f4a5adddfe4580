// A home position for a robot whose file gives none.
#pragma once

#include <optional>

#include "armature/collision.hpp"
#include "armature/design.hpp"

namespace armature {

/// The robot with a home, if it has none and the spec gives none. A URDF has no home: zero is often on a limit, with
/// the arm in the floor or with links that overlap. Of zero, moved inside the limits, and random positions farther and
/// farther from it, the first with the fewest contacts (shapes of bodies that are not neighbours, obstacles of the
/// spec) and then the most room around it is taken. The same robot and spec give the same home.
[[nodiscard]] Robot with_home(Robot robot, const DesignSpec& spec);

/// The robot as a motion was made for it: `robot_checksum` is that of the robot or, where it has no home, that of the
/// robot with the home at which the motion starts, which with_home() chose. Nothing where it was made for another
/// description.
[[nodiscard]] std::optional<Robot> as_made_for(const std::string& robot_checksum, const Trajectory& motion,
                                               Robot robot);

/// Pairs of bodies, not neighbours, that are not watched because their shapes touch at home: "link2 – link5". What is
/// behind the shapes may still collide, so such a pair is never called checked. Bodies without a known shape are left
/// out.
[[nodiscard]] std::vector<std::string> unwatched_contacts(const CollisionModel& collision);

}  // namespace armature
