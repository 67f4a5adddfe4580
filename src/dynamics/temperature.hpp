// How friction depends on the temperature of a joint.
#pragma once

#include <cmath>

#include "armature/terms.hpp"

namespace armature {

/// Basis::Factor::Temperature at `above` K above 20 °C: 1 − exp(−above / warm_path), or `above` where warm_path is 0.
/// It rises with temperature and is 0 at 20 °C.
[[nodiscard]] inline double temperature_factor(const Basis& basis, double above) {
  return basis.warm_path > 0 ? -std::expm1(-above / basis.warm_path) : above;
}

}  // namespace armature
