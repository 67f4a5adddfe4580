// Which reader a file gets.
#include "armature/text.hpp"
#include "recording/own.hpp"

namespace armature {
namespace recording {

Result<Recording> read_own_or_other_csv(const std::filesystem::path& path, const Mapping& mapping,
                                        const ReadOptions& options) {
  auto out = read_csv(path, mapping, options);
  if (!out) return out;
  auto head = CsvReader::open(path, mapping);
  if (!head) return head.error();
  if (auto failed = apply_own_head((*head)->head(), *out)) return *failed;
  return out;
}

}  // namespace recording

Result<Recording> read_recording(const std::filesystem::path& path, const Mapping& mapping,
                                 const ReadOptions& options) {
  return recording::read_own_or_other_csv(path, mapping, options);
}

Result<Recording> read_recordings(const std::vector<std::filesystem::path>& paths, const Mapping& mapping,
                                  const ReadOptions& options) {
  std::vector<Recording> pieces;
  for (const auto& path : paths) {
    auto piece = read_recording(path, mapping, options);
    if (!piece) return piece.error();
    pieces.push_back(std::move(*piece));
  }
  if (pieces.size() == 1) return std::move(pieces.front());
  return join_recordings(pieces);
}

}  // namespace armature
