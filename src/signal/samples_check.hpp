// Whether samples can be what an arm did.
#pragma once

#include <optional>
#include <string>

#include "armature/error.hpp"
#include "armature/recording.hpp"
#include "armature/samples.hpp"

namespace armature {

/// Nothing if the samples fit together and every number is finite and below what any arm reaches: 1e6 rad (or m) and
/// rad/s, 1e9 rad/s² and N·m. Otherwise the first that is not, with its place. `where` names the recording.
[[nodiscard]] std::optional<Error> samples_problem(const Samples& samples, const std::string& where);

/// Nothing if the median time step is between 2 µs and 1 s. Otherwise the time is in another unit than seconds, or is
/// no time at all.
[[nodiscard]] std::optional<Error> time_problem(const Recording& recording);

}  // namespace armature
