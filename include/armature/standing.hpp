// Where a parameter's value comes from.
#pragma once

namespace armature {

/// Where a number comes from.
enum class Standing {
  Seen,      ///< determined by the data
  Inferred,  ///< follows from a constraint or a prior, not from the data alone
  Set,       ///< given and held
};

}  // namespace armature
