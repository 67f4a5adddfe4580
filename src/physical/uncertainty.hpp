// How far noise in the data moves the feasible estimate, and where each parameter's value comes from.
#pragma once

#include "physical/assembly.hpp"

namespace armature::physical {

struct Spread {
  Vector sigma;
  std::vector<Standing> standing;
};

/// π chosen nearest to the reference above β: d π = (d π / d β) · response, with d π / d β from the stationarity of the
/// divergence on the fibre.
[[nodiscard]] Spread spread_in_fibre(const PhysicalProblem& problem, const Assembly& assembly,
                                     const cone::Program& fibre, const cone::Solution& chosen, const Matrix& response);

/// π from data and prior together: d π = response.
[[nodiscard]] Spread spread_with_prior(const PhysicalProblem& problem, const Assembly& assembly,
                                       const Matrix& response);

}  // namespace armature::physical
