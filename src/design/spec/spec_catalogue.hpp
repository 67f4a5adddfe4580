// The embedded specs, byte for byte as in specs/.
#pragma once

#include <string_view>
#include <vector>

namespace armature::design {

struct SpecEntry {
  std::string_view name;
  std::string_view text;
};
[[nodiscard]] const std::vector<SpecEntry>& spec_catalogue();

}  // namespace armature::design
