// The embedded papers, as they are in papers/.
#pragma once

#include <string_view>
#include <vector>

namespace armature {

struct PaperEntry {
  std::string_view name;
  std::string_view text;
};
[[nodiscard]] const std::vector<PaperEntry>& paper_catalogue();

}  // namespace armature
