// Random motions of every kind for the tests. The same seed gives the same motion.
#pragma once

#include "armature/rng.hpp"
#include "armature/trajectory.hpp"

namespace armature::testing {

inline constexpr int kKinds = 7;

inline Matrix random_matrix(Rng& rng, Eigen::Index rows, Eigen::Index cols, double size) {
  return rng.uniform_vector(rows * cols, -size, size).reshaped(rows, cols);
}

inline FourierSeries random_fourier(Rng& rng, int joints, int harmonics, bool rest = true) {
  FourierSeries s;
  s.frequency = rng.uniform(0.05, 0.5);
  s.offset = rng.uniform_vector(joints, -1, 1);
  s.sine = random_matrix(rng, joints, harmonics, 1);
  s.cosine = random_matrix(rng, joints, harmonics, 1);
  s.periods = 1 + rng.index(3);
  return rest ? s.at_rest() : s;
}

inline QuinticPath random_quintic(Rng& rng, int joints, int moves) {
  return {random_matrix(rng, moves + 1, joints, 2), rng.uniform_vector(moves, 0.3, 2),
          random_matrix(rng, moves + 1, joints, 1), random_matrix(rng, moves + 1, joints, 2)};
}

inline Trajectory random_trajectory(Rng& rng, int kind, int joints = 2) {
  switch (kind) {
    case 0: return Hold{rng.uniform_vector(joints, -1, 1), rng.uniform(0.5, 3)};
    case 1: return random_fourier(rng, joints, 2 + rng.index(6), rng.chance(0.5));
    case 2: {
      const int terms = 1 + rng.index(5);
      return SineSeries{rng.uniform_vector(joints, -1, 1), random_matrix(rng, joints, terms, 1),
                        random_matrix(rng, joints, terms, 5), random_matrix(rng, joints, terms, 3), rng.uniform(2, 12)};
    }
    case 3: return random_quintic(rng, joints, 1 + rng.index(5));
    case 4: {
      TrapezoidPath path{random_matrix(rng, 5, joints, 2), rng.uniform_vector(4, 0.5, 2), Vector()};
      path.ramps = path.durations.cwiseProduct(rng.uniform_vector(4, 0.1, 0.5));
      return path;
    }
    case 5: return SplinePath{random_matrix(rng, 8 + rng.index(8), joints, 2), rng.uniform(2, 12), 3 + rng.index(4)};
    default: {
      const Trajectory middle(random_fourier(rng, joints, 4));
      const Vector home = rng.uniform_vector(joints, -1, 1);
      return *with_ramps(middle, home, std::vector<JointLimits>(static_cast<std::size_t>(joints)));
    }
  }
}

}  // namespace armature::testing
