// Armature CSV: the comment lines above its header.
#pragma once

#include "recording/csv.hpp"

namespace armature::recording {

/// Puts source, checksum, pieces, conversions and ledger back as they were when the recording was written.
[[nodiscard]] std::optional<Error> apply_own_head(const OwnHead& head, Recording& recording);

[[nodiscard]] Result<Recording> read_csv(const std::filesystem::path& path, const Mapping& mapping,
                                         const ReadOptions& options);

}  // namespace armature::recording
