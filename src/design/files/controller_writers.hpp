// One writer per controller format. All take samples that were certified by the caller.
#pragma once

#include <optional>
#include <string>

#include "armature/controllers.hpp"
#include "armature/robot.hpp"
#include "armature/trajectory.hpp"

namespace armature::controllers {

[[nodiscard]] std::string write_csv(const Robot& robot, const SampledTrajectory& samples);
[[nodiscard]] std::string write_ros(const Robot& robot, const SampledTrajectory& samples);
[[nodiscard]] std::string write_moveit(const Robot& robot, const SampledTrajectory& samples);
[[nodiscard]] std::string write_ur(const Robot& robot, const SampledTrajectory& samples);
[[nodiscard]] std::string write_kuka(const Robot& robot, const SampledTrajectory& samples);
[[nodiscard]] std::string write_krl(const Robot& robot, const SampledTrajectory& samples);
[[nodiscard]] std::string write_franka(const SampledTrajectory& samples);
[[nodiscard]] std::string write_npz(const Robot& robot, const SampledTrajectory& samples);

/// Nothing where the format's controllers have as many axes as this robot.
[[nodiscard]] std::optional<Error> carrying_problem(const Robot& robot, ControllerFormat format);

/// Samples at the rate, and the very end if it falls between two of them, rounded as the files carry them.
[[nodiscard]] SampledTrajectory sample_whole(const Trajectory& program, double rate_hz);

}  // namespace armature::controllers
