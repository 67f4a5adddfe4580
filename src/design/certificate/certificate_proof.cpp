#include "design/certificate/certificate_proof.hpp"

#include <algorithm>
#include <cmath>

#include "trajectory/pieces.hpp"

namespace armature::certificate {
namespace {

constexpr double kNarrowest = 1e-7;  // [s]; what an interval this short cannot decide, no interval will

/// Adds the stretches of a motion that begins at `shift`; a sequence has those of its parts.
void collect(const Trajectory& trajectory, double shift, std::vector<std::pair<double, double>>& out) {
  if (const auto* sequence = std::get_if<Sequence>(&trajectory.kind())) {
    for (const Trajectory& part : sequence->parts) {
      collect(part, shift, out);
      shift += part.duration();
    }
    return;
  }
  // One period proves all of them.
  const double end = std::min(trajectory.duration(), trajectory.period().value_or(trajectory.duration()));
  // Joints may change their formula at different instants: a stretch ends at any of them.
  std::vector<double> cuts{0, end};
  for (const auto& pieces : trajectory.compiled().joints) {
    for (const Piece& piece : pieces) {
      if (piece.start > 0 && piece.start < end) cuts.push_back(piece.start);
    }
  }
  std::sort(cuts.begin(), cuts.end());
  for (std::size_t k = 0; k + 1 < cuts.size(); ++k) {
    if (cuts[k + 1] > cuts[k]) out.emplace_back(shift + cuts[k], shift + cuts[k + 1]);
  }
  // A motion without duration is one instant, which is checked too.
  if (end == 0) out.emplace_back(shift, shift);
}

/// Halves intervals until every claim is decided or the effort is used up.
class Prover {
 public:
  Prover(const ProbeFunction& probe, std::vector<Claim>& claims, const CertificateSpec& spec)
      : probe_(probe), claims_(claims), spec_(spec), budget_(spec.most_intervals) {}

  void decide(double from, double to, const std::vector<std::size_t>& asked) {
    if (spec_.give_up && spec_.give_up()) return leave(asked);
    // One evaluation of the robot answers for all open claims.
    Probe result;
    probe_(from, to, asked, result);
    --budget_;
    // Only claims that this interval did not settle are asked again.
    std::vector<std::size_t> open;
    for (std::size_t i = 0; i < asked.size(); ++i) {
      if (!settle(claims_[asked[i]], result.upper[i], result.value[i], (from + to) / 2)) open.push_back(asked[i]);
    }
    if (open.empty()) return;
    if (to - from <= kNarrowest || budget_ <= 0) return leave(open);
    const double middle = (from + to) / 2;
    decide(from, middle, open);
    decide(middle, to, open);
  }

 private:
  // What was found to be violated stays so.
  void leave(const std::vector<std::size_t>& open) {
    for (const std::size_t i : open) {
      if (claims_[i].verdict == Proof::Proven) claims_[i].verdict = Proof::Unknown;
    }
  }
  /// True when the interval needs no further look for this claim.
  static bool settle(Claim& claim, double upper, double value, double at) {
    // A value at the centre is really reached, so it can refute the claim; a NaN leaves it unknown.
    if (value > claim.reached || std::isnan(value)) claim.reached = value, claim.at = at;
    if (!(value <= claim.limit)) claim.verdict = std::isnan(value) ? Proof::Unknown : Proof::Violated;
    // A claim that failed somewhere needs no more proof.
    if (claim.verdict != Proof::Proven) return true;
    // The bound is too loose to tell: halve the interval.
    if (!(upper <= claim.limit)) return false;
    claim.bound = std::max(claim.bound, upper);
    return true;
  }

  const ProbeFunction& probe_;
  std::vector<Claim>& claims_;
  const CertificateSpec& spec_;
  int budget_;
};

}  // namespace

std::vector<std::pair<double, double>> smooth_stretches(const Trajectory& trajectory) {
  std::vector<std::pair<double, double>> out;
  collect(trajectory, 0, out);
  return out;
}

void prove(const std::vector<std::pair<double, double>>& stretches, double width, const CertificateSpec& spec,
           const ProbeFunction& probe, std::vector<Claim>& claims) {
  std::vector<std::size_t> all(claims.size());
  for (std::size_t i = 0; i < all.size(); ++i) all[i] = i;
  Prover prover(probe, claims, spec);
  // Equal intervals of at most `width` within every stretch.
  for (const auto& [from, to] : stretches) {
    const int parts = std::max(1, static_cast<int>(std::ceil((to - from) / width)));
    for (int k = 0; k < parts; ++k) {
      prover.decide(from + (to - from) * k / parts, from + (to - from) * (k + 1) / parts, all);
    }
  }
}

}  // namespace armature::certificate
