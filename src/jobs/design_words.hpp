// What `armature design` says about a motion and its certificate.
#pragma once

#include <string>
#include <vector>

#include "armature/design.hpp"
#include "armature/finding.hpp"

namespace armature {

/// For the terminal: how the search ended, the criteria, and the limits that the motion comes nearest to.
[[nodiscard]] std::string design_text(const Design& design);

/// The limits that the motion comes nearest to, those that are not kept first.
[[nodiscard]] std::string nearest_limits(const Certificate& certificate, std::size_t most);

/// What a reader should know about a certificate.
[[nodiscard]] std::vector<Finding> certificate_findings(const Certificate& certificate, const std::string& motion);
/// The certificate first, then what the search says about itself.
[[nodiscard]] std::vector<Finding> design_findings(const Design& design, const std::string& robot);

/// "57 limits proven for every instant of 10 s".
[[nodiscard]] std::string certified_words(const Certificate& certificate);
/// "do not run this motion: …".
[[nodiscard]] std::string refused_words(const Certificate& certificate);

}  // namespace armature
