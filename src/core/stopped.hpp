// Long work that was asked to stop and has nothing to give yet.
#pragma once

#include "armature/error.hpp"

namespace armature {

/// Passed up to the job, which returns an Outcome that is marked as stopped and has no files.
[[nodiscard]] inline Error stopped_error() {
  return {ErrorCode::Numerical, "stopped before there was a result", "armature", "Run it again and let it finish."};
}

}  // namespace armature
