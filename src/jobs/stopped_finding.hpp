// What is missing where a job was asked to stop.
#pragma once

#include <string>

#include "armature/finding.hpp"

namespace armature {

[[nodiscard]] inline Finding stopped_finding(const std::string& where, const std::string& message) {
  return {Severity::Warning, "stopped", where, message, "Run it again and let it finish."};
}

}  // namespace armature
