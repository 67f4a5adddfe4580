// The next generation of a search: motions made of those that were found.
#include <algorithm>
#include <cmath>

#include "armature/rng.hpp"
#include "design/search/search.hpp"

namespace armature::design {
namespace {

// The places among eight sisters of the one with joints of both parents, and of the one with mirrored joints.
constexpr int kMixed = 6, kMirrored = 7;

}  // namespace

// Joints from one parent or the other: what one of them does well with its wrist and the other with its arm may fit.
void Search::mix(Vector& x, const Vector& other, Rng& rng) const {
  const int d = problem_.map.basis.size();
  for (int j = 0; j < problem_.map.joints(); ++j)
    if (rng.uniform() < 0.5) x.segment(j * d, d) = other.segment(j * d, d);
}

// One or two joints the other way round: gravity and the limits hardly notice, what is coupled does.
void Search::mirror(Vector& x, Rng& rng) const {
  const int d = problem_.map.basis.size(), joints = problem_.map.joints();
  const int count = rng.uniform() < 0.5 ? 1 : 2;
  for (int k = 0; k < count; ++k) x.segment(static_cast<int>(rng.uniform(0, joints)) * d, d) *= -1;
}

// One or two joints much, or all joints a little: each joint's series is turned towards another one of its size.
void Search::disturb(Vector& x, bool few, Rng& rng) const {
  const int d = problem_.map.basis.size(), joints = problem_.map.joints();
  const int chosen = static_cast<int>(rng.uniform(0, joints)), other = static_cast<int>(rng.uniform(0, joints));
  for (int j = 0; j < joints; ++j) {
    // Two joints may be one and the same: then one joint changes much.
    if (few && j != chosen && j != other) continue;
    auto own = x.segment(j * d, d);
    // A random direction with the length of the joint's own series: turned towards it, the joint moves about as much as
    // before.
    Vector turn = rng.normal_vector(d);
    turn *= own.norm() / std::max(turn.norm(), 1e-300);
    const double angle = few ? rng.uniform(0.4, M_PI / 2) : rng.uniform(0.05, 0.5);
    own = std::cos(angle) * own + std::sin(angle) * turn;
  }
}

Candidate Search::child_of(const std::vector<Candidate>& parents, int place, int number) const {
  Rng rng = Rng(problem_.spec.seed).fork(static_cast<std::uint64_t>(number));
  // Pairs of places come from the parents in turn.
  const std::size_t parent = static_cast<std::size_t>(place) / 2 % parents.size();
  Candidate out{number, parents[parent].x, {}, 0, parents[parent].inside};
  // Disturbances alone fall back into the optimum that they come from, generation after generation.
  if (place == kMixed) mix(out.x, parents[(parent + 1) % parents.size()].x, rng);
  if (place == kMirrored) mirror(out.x, rng);
  disturb(out.x, place % 2 == 0, rng);
  // Smaller until it keeps every limit with some room, as the first guesses do.
  const auto sets = problem_.constraints(kFirstRounding);
  const Vector still = slacks(sets, Vector::Zero(out.x.size()));
  for (int trial = 0; trial < 200; ++trial, out.x *= 0.97)
    if ((slacks(sets, out.x).array() > 0.01 * still.array()).all()) return out;
  // Nothing of it fits: rest, which is inside.
  out.x.setZero();
  return out;
}

}  // namespace armature::design
