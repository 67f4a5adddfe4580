// Seeded randomness that gives the same numbers with every compiler.
#pragma once

#include <array>
#include <cstdint>

#include "armature/types.hpp"

namespace armature {

/// xoshiro256++ (Blackman and Vigna, 2019). Randomness is always an argument: pass an Rng&.
class Rng {
 public:
  explicit Rng(std::uint64_t seed = 1);

  /// 64 random bits.
  std::uint64_t bits();
  /// Uniform in [0, 1).
  double uniform();
  /// Uniform in [low, high).
  double uniform(double low, double high);
  /// Standard normal (Marsaglia's polar method).
  double normal();
  /// Uniform integer in [0, count). Needs count ≥ 1.
  int index(int count);
  /// True with the given probability.
  bool chance(double probability);

  /// A vector of independent uniform numbers in [low, high).
  Vector uniform_vector(Eigen::Index size, double low, double high);
  /// A vector of independent standard normal numbers.
  Vector normal_vector(Eigen::Index size);
  /// A direction uniform on the unit sphere.
  Vector3 direction();
  /// A rotation uniform over SO(3).
  Matrix3 rotation();

  /// An independent generator for sub-task `stream`; the same (seed, stream) gives the same numbers.
  [[nodiscard]] Rng fork(std::uint64_t stream) const;

 private:
  std::array<std::uint64_t, 4> state_{};
  std::uint64_t seed_ = 1;
  double spare_ = 0;
  bool has_spare_ = false;
};

}  // namespace armature
