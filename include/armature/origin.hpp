// Where a parameter's value comes from.
#pragma once

namespace armature {

/// Where a number comes from.
enum class Origin {
  Measured,  ///< determined by the data
  Prior,     ///< follows from a constraint or a prior, not from the data alone
  Fixed,     ///< given and held
};

}  // namespace armature
