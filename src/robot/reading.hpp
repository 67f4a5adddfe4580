// What the readers of robot files share: refusals, numbers from text, placements with exact right angles.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "armature/error.hpp"
#include "armature/robot.hpp"

namespace armature::reading {

/// Thrown inside a reader and caught at its door, where it becomes the Result's Error.
struct Refusal {
  Error error;
};

[[noreturn]] void refuse(ErrorCode code, std::string where, std::string message, std::string hint);

/// One finite number. `what` names it ("mass value"), `unit` is what it should be in ("kg", may be empty).
/// Refuses nan, inf, "1.5kg", "1,5", "${mass}" and "" with the remedy that fits.
[[nodiscard]] double number(std::string_view text, const std::string& what, const std::string& unit,
                            const std::string& where);
/// Three finite numbers between spaces.
[[nodiscard]] Vector3 three_numbers(std::string_view text, const std::string& what, const std::string& unit,
                                    const std::string& where);

/// rotation_from_rpy with right angles exact: an angle within 1e-9 rad of a multiple of 90° (a right angle printed with
/// ten digits or more) is taken as that multiple, which moves a point 1 m away by 1 nm at most.
[[nodiscard]] Matrix3 exact_rotation_from_rpy(const Vector3& rpy);
[[nodiscard]] Matrix3 exact_rotation_about_x(double angle);
[[nodiscard]] Matrix3 exact_rotation_about_z(double angle);

/// " Did you mean 'x'?" or a list of what is possible.
[[nodiscard]] std::string suggestion(std::string_view name, const std::vector<std::string>& candidates);

/// 'a', 'b' and 'c'.
[[nodiscard]] std::string quoted_list(const std::vector<std::string>& names);

/// A unit vector along `axis`; refuses zero length. Leaves an axis alone whose length is already 1 to rounding.
[[nodiscard]] Vector3 unit_axis(const Vector3& axis, const std::string& where);

/// Limits and name checks that are the same in every format.
void check_limits(const JointLimits& limits, JointType type, const std::string& where);
void check_name(const std::string& name, const std::string& where);

}  // namespace armature::reading
