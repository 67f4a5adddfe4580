// The chapters of the demo: inspect, design, rehearse, identify, validate, export.
#pragma once

#include "armature/jobs.hpp"

namespace armature {

/// Chapter by chapter: text, findings and files of all of them in one outcome.
[[nodiscard]] Result<Outcome> tell_story(DemoJob& job, const Progress& progress);

}  // namespace armature
