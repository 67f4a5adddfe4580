#include "armature/least_squares_cost.hpp"

namespace armature {

double LeastSquaresCost::value(const Vector& beta) const { return (factor * beta - target).squaredNorm() + rest; }

Vector LeastSquaresCost::gradient(const Vector& beta) const {
  return 2 * (factor.transpose() * (factor * beta - target));
}

}  // namespace armature
