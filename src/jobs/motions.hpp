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

/// Gives a home to a robot that has none (with_home); a note where it is not zero.
[[nodiscard]] std::vector<Finding> give_home(const Job& job, const std::string& spec_name, Robot& robot);

}  // namespace armature
