// From the functionals that torques show to named base parameters.
#pragma once

#include "base/span.hpp"

namespace armature::structure {

/// Kept columns and the map onto them.
struct Echelon {
  std::vector<int> columns;  ///< increasing
  Matrix projection;         ///< kept × p, identity on the kept columns
};

/// A column is kept if this much of it is new. Far above the rounding of long double, far below any geometry in metres.
inline constexpr Real kNewColumn = 1e-8L;

/// 0.42 for 0.42000000000000004, where the rounding explains it.
[[nodiscard]] double tidy(Real value);

/// The order in which columns are offered to be kept: the first independent ones win.
[[nodiscard]] std::vector<int> preference(const TorqueModel& model);

/// rows(:, kept)⁻¹ · rows, for as many kept columns as rows. Rows that share no kept column, not even through others,
/// are solved apart: the terms of one joint know nothing of the next joint's.
[[nodiscard]] MatrixR expressed_in(const MatrixR& rows, const std::vector<int>& kept);

/// Powers of the length unit in each parameter's scale: 2 for inertia, 1 for first moments, 0 else.
[[nodiscard]] std::vector<int> length_powers(const TorqueModel& model);

/// Keeps, in order of preference, the columns of `seen` (orthonormal rows × p, scaled by `length`) that are independent
/// of those kept before by more than `least_new`, and expresses all others in them. Columns of `known` parameters are
/// left out.
[[nodiscard]] Echelon make_echelon(const TorqueModel& model, const MatrixR& seen, Real length,
                                   const std::vector<int>& known, Real least_new = kNewColumn);

/// The same from columns already chosen (increasing) and all columns expressed in them, still scaled by `length`: units
/// put back, rounding taken out.
[[nodiscard]] Echelon finish_echelon(const TorqueModel& model, std::vector<int> kept, const MatrixR& projection,
                                     Real length, const std::vector<int>& known);

}  // namespace armature::structure
