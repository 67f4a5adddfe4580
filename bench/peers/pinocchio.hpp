// Pinocchio's side of the dynamics benchmark: a library of its own, because it is compiled for this very machine and
// Eigen's memory layout depends on that. Only plain numbers cross the border.
#pragma once

#include <memory>
#include <vector>

namespace armature::bench {

/// One body and its joint; matrices by rows.
struct PlainBody {
  int parent = -1;
  bool prismatic = false;
  double rotation[9], translation[3], axis[3];
  double mass, com[3], inertia_about_com[9];
};

class PinocchioArm {
 public:
  virtual ~PinocchioArm() = default;
  /// All arrays hold one sample after another, n numbers each; `out` receives the first sample's answer.
  /// Regressor: n × 10·bodies by columns, in Khalil's order.
  virtual void regressor(const double* q, const double* v, const double* a, int samples, double* out) = 0;
  virtual void inverse_dynamics(const double* q, const double* v, const double* a, int samples, double* out) = 0;
  /// n × n by columns.
  virtual void mass_matrix(const double* q, int samples, double* out) = 0;
};

/// nullptr where Pinocchio was not found when this was built.
[[nodiscard]] __attribute__((visibility("default"))) PinocchioArm* make_pinocchio(const PlainBody* bodies, int count,
                                                                                  const double gravity_in_base[3]);
[[nodiscard]] __attribute__((visibility("default"))) const char* pinocchio_version();

}  // namespace armature::bench
