// Sections of the report that look inside the model: links, friction, residuals.
#pragma once

#include "armature/report.hpp"
#include "report/page.hpp"

namespace armature {

/// Explained and good are green, rough is yellow.
[[nodiscard]] Level level_of(Trust trust);

/// Measured less predicted torque of the report's model, samples × n.
[[nodiscard]] Matrix residual_of(const Report& report, const Samples& samples);

/// One row per joint: torque, error, noise, and what to make of it.
[[nodiscard]] Json joints_section(const Report& report);
/// The few numbers that a person asks for first.
[[nodiscard]] std::vector<PageTile> summary_tiles(const Report& report);
/// What all links weigh with these parameters, and a warning where that is far from what the robot's file says.
[[nodiscard]] PageTile mass_tile(const TorqueModel& model, const Vector& pi);
/// Every parameter under the link it belongs to, with interval, nominal value and origin. Needs physical parameters.
[[nodiscard]] Json links_section(const Report& report);
/// Torque that the bodies do not explain against velocity, joint by joint; null where no term depends on velocity.
///   point_k = tau_k − (predicted_k − friction(v_k)),   line: friction(v)
[[nodiscard]] Json friction_section(const Report& report);
/// Amplitude density of what the model leaves over frequency (Welch 1967, Hann windows that overlap by half); null
/// where the recordings are too short.
[[nodiscard]] Json residual_spectrum_section(const Report& report);

}  // namespace armature
