// What a person and the next verb get from an identification: text, JSON, tables, pictures, report.
#pragma once

#include "jobs/identify_work.hpp"

namespace armature {

/// The verdict follows from the findings.
[[nodiscard]] Outcome outcome_of(const IdentifyJob& job, const IdentifyJob::Work& work, const Progress& progress);

}  // namespace armature
