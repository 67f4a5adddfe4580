#include "logs.hpp"

#include <filesystem>

#include "armature/recording.hpp"

namespace armature::cli {

Result<std::vector<NamedSamples>> read_logs(const std::vector<std::string>& logs, const std::string& mapping,
                                            const Robot& robot, const SignalOptions& options) {
  Mapping how;
  if (!mapping.empty()) {
    auto loaded = load_mapping(mapping);
    if (!loaded) return loaded.error();
    how = *loaded;
  }
  std::vector<NamedSamples> motions;
  for (const std::string& log : logs) {
    auto recording = read_recording(log, how);
    if (!recording) return recording.error();
    const std::string name = std::filesystem::path(log).filename().string();
    recording->source = name;  // what a person calls it, wherever it came from
    auto samples = prepare(*recording, robot, options);
    if (!samples) return samples.error();
    motions.push_back({name, *std::move(samples)});
  }
  return motions;
}

}  // namespace armature::cli
