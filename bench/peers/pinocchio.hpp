// Pinocchio's side of the benchmarks: a library of its own, because it is compiled for this very machine and Eigen's
// memory layout depends on that. Only plain numbers cross the border.
#pragma once

#include <cstddef>

namespace armature::bench {

/// One body and its joint; matrices by rows.
struct PlainBody {
  int parent = -1;
  bool prismatic = false;
  double rotation[9], translation[3], axis[3];
  double mass, com[3], inertia_about_com[9];
};

/// A robot in Pinocchio. q, v, a hold one sample after another, n numbers each.
class PinocchioArm {
 public:
  virtual ~PinocchioArm() = default;
  /// computeJointTorqueRegressor of every sample; `out` receives the first sample's, n × 10 · bodies by columns, in
  /// Khalil's order.
  virtual void regressor(const double* q, const double* v, const double* a, int samples, double* out) = 0;
  /// The same for every sample, of which the columns `columns` are put below each other: sample k's rows are
  /// k · n … k · n + n − 1 of a matrix by columns with `stride` numbers from one to the next.
  virtual void stack(const double* q, const double* v, const double* a, int samples, const int* columns, int count,
                     double* out, std::ptrdiff_t stride) = 0;
  /// Least squares of the stacked matrix (rows × columns by columns, destroyed) by Eigen's column-pivoting QR.
  virtual void solve(double* stacked, std::ptrdiff_t rows, int columns, const double* right, double* beta) = 0;
  /// rnea of every sample, one after another.
  virtual void inverse_dynamics(const double* q, const double* v, const double* a, int samples, double* out) = 0;
  /// crba of every sample; `out` receives the first sample's, n × n by columns.
  virtual void mass_matrix(const double* q, int samples, double* out) = 0;
  /// What a momentum observer integrates: M(q) v by crba, C(q, v)ᵀ v by computeCoriolisMatrix, g(q) by
  /// computeGeneralizedGravity, one sample.
  virtual void momentum(const double* q, const double* v, double* momentum, double* transported, double* gravity) = 0;
};

}  // namespace armature::bench

/// What each build of the library offers.
extern "C" {
[[nodiscard]] __attribute__((visibility("default"))) armature::bench::PinocchioArm* armature_make_pinocchio(
    const armature::bench::PlainBody* bodies, int count, const double gravity_in_base[3]);
/// Version and compiler.
[[nodiscard]] __attribute__((visibility("default"))) const char* armature_pinocchio_name();
}
