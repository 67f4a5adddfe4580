// What one identification made, for its own outcome and for jobs that go on from it.
#pragma once

#include "armature/identify.hpp"
#include "armature/report.hpp"
#include "armature/statistics.hpp"
#include "armature/validate.hpp"
#include "jobs/inputs.hpp"

namespace armature {

/// An identification with its data and everything that was found about both.
struct IdentifyJob::Work {
  Identification found;
  ChosenLogs logs;                     ///< empty where it began from parts
  std::vector<Statistics> statistics;  ///< of each log
  std::vector<MotionScore> scores;     ///< of the base parameters on each log, as validate() would give them
  std::vector<Finding> findings;
  std::vector<JobInput> inputs;
};

/// The report of an identification; validation and unseen motions may be added before it is written. A model that is
/// validated needs no other motion.
[[nodiscard]] Report report_of(const IdentifyJob::Work& work, const std::string& place, bool validated = false);

}  // namespace armature
