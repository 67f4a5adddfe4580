// How far noise in the data moves the feasible estimate, and where each parameter's value comes from.
#pragma once

#include "physical/cone/cone_response.hpp"
#include "physical/constraints/assembly.hpp"

namespace armature::physical {

/// d π per unit of noise, one column per row of the data; with a prior its own rows follow, as if each had been
/// measured with unit noise. Released: the same if no inequality were active.
struct Response {
  Matrix held, released;
};

/// The answer of one program: data and prior decide everything.
[[nodiscard]] Response response_with_prior(const Assembly& assembly, const cone::Program& program,
                                           const cone::Solution& best);

/// The answer x of two programs: the data decide first (multipliers of `best`, none if nothing is active), and the
/// divergence decides what they leave open.
[[nodiscard]] Response response_in_fibre(const PhysicalProblem& problem, const Assembly& assembly,
                                         const cone::Program& program, const cone::Solution* best,
                                         const cone::Program& fibre, const cone::Solution& chosen, const Vector& x);

/// sigma, sigma_released and standing of physical.hpp. `data` columns of the response are noise in the data.
void fill_standing(const PhysicalProblem& problem, const Assembly& assembly, const Response& response,
                   Eigen::Index data, PhysicalEstimate& out);

}  // namespace armature::physical
