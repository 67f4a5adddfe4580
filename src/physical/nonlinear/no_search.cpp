// Takes the place of ipopt_search.cpp in a build without Ipopt.
#include <stdexcept>

#include "physical/nonlinear/nonlinear_model.hpp"

namespace armature::physical {

bool search_is_built() { return false; }

LocalOptimum search(const Objective&, const SmoothConstraints&, const Vector&, const NonlinearOptions&) {
  throw std::logic_error("nonlinear search: this build has no Ipopt");
}

}  // namespace armature::physical
