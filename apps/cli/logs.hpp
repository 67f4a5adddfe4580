// Recordings as the verbs read them.
#pragma once

#include <string>
#include <vector>

#include "armature/error.hpp"
#include "armature/signal.hpp"
#include "armature/validate.hpp"

namespace armature::cli {

/// Reads, checks and prepares each log; `mapping` is a mapping file or empty.
[[nodiscard]] Result<std::vector<NamedSamples>> read_logs(const std::vector<std::string>& logs,
                                                          const std::string& mapping, const Robot& robot,
                                                          const SignalOptions& options = {});

}  // namespace armature::cli
