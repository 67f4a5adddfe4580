// The recorded motion made again by the model in a simulated loop: free of the noise of this measurement.
#pragma once

#include "armature/base.hpp"
#include "armature/error.hpp"
#include "armature/samples.hpp"

namespace armature {

/// A loop that pulls the simulated arm along the recording: gravity is carried, a spring and a damper do the rest.
struct LoopOptions {
  double bandwidth_hz = 10;
  double friction_velocity = 1e-2;  ///< [rad/s]
  double step = 1e-3;               ///< longest [s]
};

/// Motion of the simulated arm at the samples' times. Error where it runs away.
[[nodiscard]] Result<Motion> simulate_loop(const TorqueModel& model, const Vector& pi, const Samples& samples,
                                           const LoopOptions& options);

/// The motion `seconds` later, stretch by stretch, by linear interpolation; ends are held.
[[nodiscard]] Motion advanced(const Motion& motion, const Samples& samples, double seconds);

}  // namespace armature
