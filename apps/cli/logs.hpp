// Recordings as the verbs read them.
#pragma once

#include <ostream>
#include <string>
#include <vector>

#include "armature/error.hpp"
#include "armature/model.hpp"
#include "armature/quality.hpp"
#include "armature/signal.hpp"
#include "armature/validate.hpp"

namespace armature::cli {

/// Reads, checks and prepares each log; `mapping` is a mapping file or empty. Where it says side_by_side, all logs
/// together are one recording.
[[nodiscard]] Result<std::vector<NamedSamples>> read_logs(const std::vector<std::string>& logs,
                                                          const std::string& mapping, const Robot& robot,
                                                          const SignalOptions& options = {});

/// The same, with what is good and bad about each.
struct CheckedLogs {
  std::vector<InputFile> inputs;
  std::vector<Samples> samples;
  std::vector<QualityReport> quality;

  /// No finding is a problem.
  [[nodiscard]] bool usable() const;
  /// Every finding and warning on a line of its own: "warning: wrist.csv, joint2: …".
  [[nodiscard]] std::vector<std::string> findings() const;
  /// Log by log: the summary, what was done to its rows, the findings.
  void print(std::ostream& out) const;
};
[[nodiscard]] Result<CheckedLogs> check_logs(const std::vector<std::string>& logs, const std::string& mapping,
                                             const Robot& robot, const SignalOptions& options);

}  // namespace armature::cli
