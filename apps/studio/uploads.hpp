// Bodies of requests: JSON into memory, files onto the disk, each with its limit.
#pragma once

#include <filesystem>

#include "folder.hpp"
#include "http.hpp"

namespace armature::studio {

/// Collects a JSON body and hands it over; 400 where it is not JSON.
[[nodiscard]] std::unique_ptr<BodySink> json_sink(std::function<Response(const Json&)> use);

/// Writes a file beside its place and renames it when it is whole. An existing file with other bytes is replaced only
/// where `replace` says so. A full disk leaves nothing behind.
[[nodiscard]] std::unique_ptr<BodySink> file_sink(const std::filesystem::path& place, const std::string& shown,
                                                  bool replace, std::function<void()> done);

}  // namespace armature::studio
