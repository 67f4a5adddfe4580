// Motions as jobs read them: a file, a design's directory, or a directory of validation motions.
#pragma once

#include <string>
#include <vector>

#include "armature/job.hpp"
#include "armature/trajectory_file.hpp"

namespace armature {

/// One motion of what was given.
struct ChosenMotion {
  Trajectory trajectory;  ///< joints in the robot's order
  std::string name;       ///< file name without its extension
  std::vector<Finding> findings;
  JobInput input;
  /// Where the motion was made with a home for a robot that has none of its own: that home. It decides which links may
  /// touch.
  std::vector<double> home = {};
};

/// `wanted` names one of several motions in a directory; empty: the only one, or the first.
[[nodiscard]] Result<ChosenMotion> choose_motion(const Job& job, const std::string& given, const std::string& wanted,
                                                 const Robot& robot);

/// The spec of `armature design` that made this motion file, as its own job.json says: an embedded name or a path;
/// empty where the file lies beside no such job.
[[nodiscard]] std::string spec_of_design(const Job& job, const std::string& motion);
/// What to do about a spec that cannot be read and that nobody typed: the design names it.
[[nodiscard]] Error needed_by_design(Error error);
/// Specs that are no files.
[[nodiscard]] bool is_embedded_spec(const std::string& name);

/// Gives a home to a robot that has none (with_home); a note where it is not zero.
[[nodiscard]] std::vector<Finding> give_home(const Job& job, const std::string& spec_name, Robot& robot);

}  // namespace armature
