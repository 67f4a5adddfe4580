// The motions that are searched: finite Fourier series, rest to rest by construction, linear in the unknowns.
#pragma once

#include "armature/motion.hpp"

namespace armature::design {

/// What a joint may be: q(t) = home + Φ_q(t) z, with z free and the conditions of rest built into Φ.
///
///   q(t) = home + c + Σ_l a_l/(ωl) sin(ωlt) + b_l/(ωl) (1 − cos(ωlt)),   Σ a_l = 0,  Σ l b_l = 0 (rest to rest)
///
/// z holds a in the null space of the first condition, b in that of the second, and c where the start is free.
class FourierBasis {
 public:
  struct Shape {
    int harmonics = 5;
    double frequency = 0.1;    ///< [Hz]
    bool rest_to_rest = true;  ///< zero velocity and acceleration at t = 0 and at the end of every period
    bool start_at_home = true;
  };
  explicit FourierBasis(const Shape& shape);

  [[nodiscard]] const Shape& shape() const { return shape_; }
  [[nodiscard]] double omega() const;
  [[nodiscard]] double period() const { return 1 / shape_.frequency; }
  /// Unknowns per joint.
  [[nodiscard]] int size() const { return static_cast<int>(a_.cols()); }
  /// a = a() · z and b = b() · z (L × size), offset of the start c = start() · z.
  [[nodiscard]] const Matrix& a() const { return a_; }
  [[nodiscard]] const Matrix& b() const { return b_; }
  [[nodiscard]] const Vector& start() const { return start_; }

  /// Φ and its time derivatives at `samples` equidistant instants of one period, samples × size.
  struct Samples {
    Matrix q, v, a, jerk;
  };
  [[nodiscard]] Samples sample(int samples) const;

 private:
  Shape shape_;
  Matrix a_, b_;
  Vector start_;
};

/// Every joint's unknowns side by side (joint after joint), each joint with its own scale and home.
struct MotionMap {
  FourierBasis basis;
  Vector home;   ///< [rad or m]
  Vector scale;  ///< z_j = scale_j · x_j: makes x of order one

  [[nodiscard]] int joints() const { return static_cast<int>(home.size()); }
  [[nodiscard]] int size() const { return joints() * basis.size(); }
  [[nodiscard]] Motion motion(const FourierBasis::Samples& phi, const Vector& x) const;
  /// d/dx of a scalar from its gradient with respect to the motion's samples.
  [[nodiscard]] Vector pull_back(const FourierBasis::Samples& phi, const Matrix& d_q, const Matrix& d_v,
                                 const Matrix& d_a) const;
  [[nodiscard]] Vector joint(const Vector& x, int j) const {
    return scale[j] * x.segment(j * basis.size(), basis.size());
  }
};

}  // namespace armature::design
