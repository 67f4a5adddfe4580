// A limit proven over all time by intervals: those that cannot be decided are halved.
#pragma once

#include <functional>
#include <utility>
#include <vector>

#include "armature/certificate.hpp"

namespace armature::certificate {

/// One quantity that must stay ≤ limit at every instant.
struct Claim {
  double limit = 0;  ///< tolerance included
  Proof verdict = Proof::Proven;
  double bound = -kInfinity;    ///< never exceeded, where proven
  double reached = -kInfinity;  ///< largest value at a centre
  double at = 0;
};

/// For the claims asked for: an upper bound over [from, to] and the value at its centre.
struct Probe {
  std::vector<double> upper, value;
};
using ProbeFunction = std::function<void(double from, double to, const std::vector<std::size_t>& asked, Probe& out)>;

/// Stretches of time in which every joint follows one formula, repeated periods only once.
[[nodiscard]] std::vector<std::pair<double, double>> smooth_stretches(const Trajectory& trajectory);

/// Decides every claim, as far as the spec's most_intervals and give_up let it. Starts with intervals of at most
/// `width` seconds.
void prove(const std::vector<std::pair<double, double>>& stretches, double width, const CertificateSpec& spec,
           const ProbeFunction& probe, std::vector<Claim>& claims);

}  // namespace armature::certificate
