// Stories that a person accepts: found again by name, applied, and written into the ledger.
#pragma once

#include <string>
#include <vector>

#include "jobs/inputs.hpp"

namespace armature {

/// What --accept and --mounting ask for.
struct Acceptance {
  std::vector<std::string> names;  ///< as the report printed them
  std::string mounting = "known";  ///< "known", "auto" or "free"
};

/// The stories with their numbers, from the log that tells each most surely. Error where no log tells one of them.
[[nodiscard]] Result<std::vector<Story>> accepted_stories(const Acceptance& wanted, const ChosenLogs& logs,
                                                          const Robot& robot);

/// Adds them to the logs' ledgers and findings.
void write_down(const std::vector<Story>& accepted, ChosenLogs& logs);

}  // namespace armature
