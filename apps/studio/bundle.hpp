// The studio's page, as bytes of the program: web/studio/dist.
#pragma once

#include <string_view>

namespace armature::studio {

[[nodiscard]] std::string_view page_html();
[[nodiscard]] std::string_view page_script();
[[nodiscard]] std::string_view page_style();

}  // namespace armature::studio
