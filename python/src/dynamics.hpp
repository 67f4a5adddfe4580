// Batched dynamics between NumPy arrays: the same for a robot and for a model that was identified.
#pragma once

#include "armature/dynamics.hpp"
#include "arrays.hpp"

namespace armature::python {

/// Y(q, v, a): (samples, joints, parameters).
[[nodiscard]] Array regressor(const TorqueModel& model, nb::handle q, nb::handle v, nb::handle a, int threads);
/// tau: (samples, joints).
[[nodiscard]] Array inverse_dynamics(const TorqueModel& model, const Vector& pi, nb::handle q, nb::handle v,
                                     nb::handle a, int threads);
/// g(q): (samples, joints).
[[nodiscard]] Array gravity(const TorqueModel& model, const Vector& pi, nb::handle q, int threads);
/// C(q, v) v + g(q) + terms at a = 0: (samples, joints).
[[nodiscard]] Array bias(const TorqueModel& model, const Vector& pi, nb::handle q, nb::handle v, int threads);
/// M(q): (samples, joints, joints).
[[nodiscard]] Array mass_matrix(const TorqueModel& model, const Vector& pi, nb::handle q, int threads);
/// a: (samples, joints).
[[nodiscard]] Array forward_dynamics(const TorqueModel& model, const Vector& pi, nb::handle q, nb::handle v,
                                     nb::handle tau, int threads);

}  // namespace armature::python
