#include "armature/rng.hpp"

#include <bit>
#include <cmath>
#include <stdexcept>

namespace armature {
namespace {

// splitmix64: spreads a seed over the whole state, so that neighbouring seeds share nothing.
std::uint64_t spread(std::uint64_t& x) {
  x += 0x9e3779b97f4a7c15ULL;
  std::uint64_t z = x;
  z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9ULL;
  z = (z ^ (z >> 27)) * 0x94d049bb133111ebULL;
  return z ^ (z >> 31);
}

}  // namespace

// Four words of state from one seed.
Rng::Rng(std::uint64_t seed) : seed_(seed) {
  std::uint64_t x = seed;
  for (auto& word : state_) word = spread(x);
}

// xoshiro256++ as published.
std::uint64_t Rng::bits() {
  const std::uint64_t result = std::rotl(state_[0] + state_[3], 23) + state_[0];
  const std::uint64_t t = state_[1] << 17;
  state_[2] ^= state_[0];
  state_[3] ^= state_[1];
  state_[1] ^= state_[2];
  state_[0] ^= state_[3];
  state_[2] ^= t;
  state_[3] = std::rotl(state_[3], 45);
  return result;
}

// The upper 53 bits: a double's mantissa holds no more.
double Rng::uniform() { return static_cast<double>(bits() >> 11) * 0x1.0p-53; }

double Rng::uniform(double low, double high) { return low + (high - low) * uniform(); }

// A random point in the unit disc gives two normal numbers; the second is kept for the next call.
double Rng::normal() {
  if (has_spare_) {
    has_spare_ = false;
    return spare_;
  }
  for (;;) {
    const double x = uniform(-1, 1);
    const double y = uniform(-1, 1);
    const double s = x * x + y * y;
    // Outside the disc, or at its centre, where the logarithm has no value.
    if (s >= 1 || s == 0) continue;
    const double scale = std::sqrt(-2 * std::log(s) / s);
    spare_ = y * scale;
    has_spare_ = true;
    return x * scale;
  }
}

// uniform() is below 1, so the result is below count.
int Rng::index(int count) {
  if (count < 1) throw std::invalid_argument("Rng::index: count must be at least 1, got " + std::to_string(count));
  return static_cast<int>(uniform() * count);
}

bool Rng::chance(double probability) { return uniform() < probability; }

Vector Rng::uniform_vector(Eigen::Index size, double low, double high) {
  Vector x(size);
  for (auto& value : x) value = uniform(low, high);
  return x;
}

Vector Rng::normal_vector(Eigen::Index size) {
  Vector x(size);
  for (auto& value : x) value = normal();
  return x;
}

Vector3 Rng::direction() {
  for (;;) {
    // Three independent normal numbers prefer no direction; a short vector has lost digits.
    const Vector3 x(normal(), normal(), normal());
    const double length = x.norm();
    if (length > 1e-6) return x / length;
  }
}

Matrix3 Rng::rotation() {
  // A unit quaternion uniform on the 3-sphere.
  double w = normal(), x = normal(), y = normal(), z = normal();
  const double length = std::sqrt(w * w + x * x + y * y + z * z);
  w /= length, x /= length, y /= length, z /= length;
  Matrix3 r;
  r << 1 - 2 * (y * y + z * z), 2 * (x * y - w * z), 2 * (x * z + w * y),  //
      2 * (x * y + w * z), 1 - 2 * (x * x + z * z), 2 * (y * z - w * x),   //
      2 * (x * z - w * y), 2 * (y * z + w * x), 1 - 2 * (x * x + y * y);
  return r;
}

// Another seed per stream, from this generator's seed and not from its state: the order of calls does not matter.
Rng Rng::fork(std::uint64_t stream) const {
  std::uint64_t x = seed_ ^ (stream * 0xd1342543de82ef95ULL + 0x632be59bd9b4e019ULL);
  return Rng(spread(x));
}

}  // namespace armature
