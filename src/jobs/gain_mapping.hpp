// Gains in mapping files: reading a signal of unknown scale, and writing the mapping that knows it.
#pragma once

#include <filesystem>

#include "armature/gains.hpp"
#include "armature/recording.hpp"

namespace armature {

/// How a log's signal is read before its gains are known.
struct SignalReading {
  Mapping mapping;                  ///< torque where the log has one, else currents taken as torques
  bool from_current = false;        ///< the gains are torque constants
  std::string unit;                 ///< of a gain: "N·m/A", or "1" for the scale of a torque
  std::vector<std::string> joints;  ///< in the order of the log
};
/// Looks at one log. Error where it has neither torque nor current, or where motors drive several joints each.
[[nodiscard]] Result<SignalReading> signal_mapping(const std::filesystem::path& log, const Mapping& given);

/// The same mapping with the gains in it and their covariance, as text.
[[nodiscard]] Result<std::string> calibrated_mapping(const SignalReading& reading, const GainEstimate& gains,
                                                     const Robot& robot);

}  // namespace armature
