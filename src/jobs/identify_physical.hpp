// What `armature identify` can ask of physically consistent parameters beyond the convex default.
#pragma once

#include "armature/finding.hpp"
#include "armature/identify.hpp"

namespace armature {

/// The prior weight whose fit predicts left-out parts of the data best (choose_prior_weight on five parts).
[[nodiscard]] Result<double> validated_prior_weight(const TorqueModel& model, const BaseMap& base,
                                                    const std::vector<Samples>& samples,
                                                    const IdentifyOptions& options);

/// "sturz": the local search of Stürz 2017 eq. 10, from the convex optimum. "xu": the multi-start of Xu 2020 eq. 15–18
/// on the essential parameters, the convex optimum being one start. Within the paper's constraints and what is known.
/// Replaces the physical set and widens its intervals to hold the convex one; any other method changes nothing. Finds
/// where the search fits worse than the convex problem beyond chance.
[[nodiscard]] Result<std::vector<Finding>> search_physical(const std::string& method, const PhysicalConstraints& known,
                                                           Identification& found);

/// Reads what is known of the bodies (docs/theory/physical.md lists the keys). Strict: an unknown key or name is
/// refused.
[[nodiscard]] Result<PhysicalConstraints> load_constraints(const std::string& path, const TorqueModel& model);
[[nodiscard]] Result<PhysicalConstraints> parse_constraints(const std::string& text,
                                                            const std::string& name_for_messages,
                                                            const TorqueModel& model);

}  // namespace armature
