// Which jobs there are: one line per verb.
#pragma once

#include <memory>
#include <vector>

#include "armature/job.hpp"

namespace armature {

using JobMaker = std::unique_ptr<Job> (*)();

/// In the order of the work.
[[nodiscard]] const std::vector<JobMaker>& job_makers();

}  // namespace armature
