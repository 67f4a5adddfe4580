// Which findings about a log matter for a job that has a model already.
#pragma once

#include <vector>

#include "armature/finding.hpp"

namespace armature {

/// For validation and payloads. Left out: what compares the torque with the robot file's nominal numbers, which the
/// model has replaced. A joint that hardly moves is a note: it may be held on purpose.
[[nodiscard]] std::vector<Finding> findings_beside_model(const std::vector<Finding>& findings);

/// For a monitor: what can hide a contact. Rows that identify can do without are lost here, so that they are warnings.
/// A contact disturbs every check that fits a model, so those are left out.
[[nodiscard]] std::vector<Finding> findings_for_monitor(const std::vector<Finding>& findings);

/// The first problem of a list; null where there is none.
[[nodiscard]] const Finding* first_problem(const std::vector<Finding>& findings);

}  // namespace armature
