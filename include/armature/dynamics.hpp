// How torques depend on motion and parameters.
//
//   tau = M(q) a + C(q, v) v + g(q) + joint terms = Y(q, v, a) · pi
#pragma once

#include <memory>
#include <vector>

#include "armature/motion.hpp"
#include "armature/robot.hpp"
#include "armature/terms.hpp"

namespace armature {

class Mechanism;  // the tree as the recursion walks it (src/dynamics/mechanism.hpp)
class Plan;       // the same, flattened for batches (src/dynamics/plan.hpp)

/// x = Σ parts + shift of a basis function for every sample of a motion.
[[nodiscard]] Vector argument_of(const Basis& basis, const Motion& motion);

/// Robot and terms, ready to compute. A cheap value: copies share what was compiled, which never changes.
///
/// pi stacks ten parameters per body in Khalil's order (XX XY XZ YY YZ ZZ MX MY MZ M), body after body, then the terms'
/// columns in the order given.
class TorqueModel {
 public:
  /// Throws std::invalid_argument with robot.problem()'s text if the robot is not usable.
  explicit TorqueModel(Robot robot, std::vector<Term> terms = {});

  [[nodiscard]] const Robot& robot() const { return data_->robot; }
  [[nodiscard]] const std::vector<Term>& terms() const { return data_->terms; }
  /// All of the terms' columns in one list.
  [[nodiscard]] const std::vector<TermColumn>& columns() const { return data_->columns; }
  [[nodiscard]] const std::vector<Parameter>& parameters() const { return data_->parameters; }
  [[nodiscard]] const Mechanism& mechanism() const { return *data_->mechanism; }
  [[nodiscard]] const Plan& plan() const { return *data_->plan; }
  [[nodiscard]] int joints() const { return data_->joints; }
  [[nodiscard]] int bodies() const { return static_cast<int>(data_->robot.bodies.size()); }
  [[nodiscard]] int inertial_count() const { return 10 * bodies(); }
  [[nodiscard]] int parameter_count() const { return static_cast<int>(data_->parameters.size()); }
  /// Index of a parameter by name; −1 if there is none.
  [[nodiscard]] int find(const std::string& name) const;

  /// pi from the robot's nominal inertias and drives; 0 where nothing is known.
  [[nodiscard]] Vector nominal() const;
  /// pi with these inertias, term parameters from nominal().
  [[nodiscard]] Vector stack(const std::vector<LinkInertia>& inertias) const;
  /// The inertia of one body out of pi.
  [[nodiscard]] LinkInertia inertia(const Vector& pi, int body) const;

 private:
  struct Data {
    Robot robot;
    std::vector<Term> terms;
    std::vector<TermColumn> columns;
    std::vector<Parameter> parameters;
    std::shared_ptr<const Mechanism> mechanism;
    std::shared_ptr<const Plan> plan;
    int joints = 0;
  };
  std::shared_ptr<const Data> data_;
};

/// Which parameters each joint's torque can depend on at all; the rest of Y's row is structurally zero.
struct RegressorLayout {
  /// Y's nonzero columns of joint j are columns begin[j] … begin[j+1] − 1 of Regressor::values.
  std::vector<int> begin;
  /// The parameter that belongs to each column of Regressor::values; increasing within a joint.
  std::vector<int> parameter;

  [[nodiscard]] int joints() const { return static_cast<int>(begin.size()) - 1; }
  [[nodiscard]] int columns() const { return static_cast<int>(parameter.size()); }
  [[nodiscard]] int count(int joint) const {
    return begin[static_cast<std::size_t>(joint) + 1] - begin[static_cast<std::size_t>(joint)];
  }
};

[[nodiscard]] RegressorLayout regressor_layout(const TorqueModel& model);

/// Y for many samples: values(k, c) is the entry of sample k for the joint and parameter of column c in layout.
struct Regressor {
  RegressorLayout layout;
  Matrix values;  ///< samples × layout.columns()

  /// Y_j: the nonzero columns of one joint's rows, samples × layout.count(joint).
  [[nodiscard]] auto joint(int j) const {
    return values.middleCols(layout.begin[static_cast<std::size_t>(j)], layout.count(j));
  }
  /// One sample as the dense n × p matrix of the equation above.
  [[nodiscard]] Matrix dense(Eigen::Index sample, int parameter_count) const;
  /// All samples stacked sample by sample: (samples · n) × p. For small problems and tests.
  [[nodiscard]] Matrix stacked(int parameter_count) const;
};

/// How batches are computed. The result has the same bits for any number of threads.
struct BatchOptions {
  int threads = 1;  ///< 0: one per core
};

/// Y(q, v, a) for every sample, gravity included.
///   tau = Y(q, v, a) · pi
[[nodiscard]] Regressor compute_regressor(const TorqueModel& model, const Motion& motion,
                                          const BatchOptions& options = {});
/// The same into `values` (samples × layout columns), which must have the right size; allocates nothing with one
/// thread.
void compute_regressor_into(const TorqueModel& model, const Motion& motion, Eigen::Ref<Matrix> values,
                            const BatchOptions& options = {});
/// The same, computed in double and rounded once to single precision, for results that are larger than the caches: half
/// of the memory to write and to read back.
///   |values_float − values| ≤ 2⁻²⁴ |values|
void compute_regressor_into(const TorqueModel& model, const Motion& motion, Eigen::Ref<Eigen::MatrixXf> values,
                            const BatchOptions& options = {});

/// tau for every sample, samples × n: the recursive Newton–Euler algorithm and the terms.
[[nodiscard]] Matrix inverse_dynamics(const TorqueModel& model, const Vector& pi, const Motion& motion,
                                      const BatchOptions& options = {});
/// The same into `tau` (samples × n); allocates nothing with one thread.
void inverse_dynamics_into(const TorqueModel& model, const Vector& pi, const Motion& motion, Eigen::Ref<Matrix> tau,
                           const BatchOptions& options = {});
/// g(q), samples × n: inverse_dynamics at rest without the terms.
[[nodiscard]] Matrix gravity_torque(const TorqueModel& model, const Vector& pi, const Matrix& q,
                                    const BatchOptions& options = {});
/// C(q, v) v + g(q) + terms at a = 0, samples × n.
[[nodiscard]] Matrix bias_torque(const TorqueModel& model, const Vector& pi, const Matrix& q, const Matrix& v,
                                 const BatchOptions& options = {});
/// M(q) [n × n], rotor inertia and every other term that is linear in a included: tau = M(q) a + bias_torque.
[[nodiscard]] Matrix mass_matrix(const TorqueModel& model, const Vector& pi, const Vector& q);
/// M(q) for every row of q: column i + n · j is entry (i, j); samples × n².
[[nodiscard]] Matrix mass_matrix_batch(const TorqueModel& model, const Vector& pi, const Matrix& q,
                                       const BatchOptions& options = {});
/// a such that inverse_dynamics(q, v, a) = tau; every entry is NaN where M(q) is not positive definite.
[[nodiscard]] Vector forward_dynamics(const TorqueModel& model, const Vector& pi, const Vector& q, const Vector& v,
                                      const Vector& tau);
/// The same for every row of q, v and tau, samples × n.
[[nodiscard]] Matrix forward_dynamics_batch(const TorqueModel& model, const Vector& pi, const Matrix& q,
                                            const Matrix& v, const Matrix& tau, const BatchOptions& options = {});
/// ½ vᵀ M(q) v and the potential energy [J]; rotor inertia counts as kinetic, other terms do not count.
struct Energy {
  double kinetic = 0;
  double potential = 0;
};
[[nodiscard]] Energy energy(const TorqueModel& model, const Vector& pi, const Vector& q, const Vector& v);

/// Derivatives of a scalar with respect to every sample's q, v, a; each samples × n.
struct MotionGradient {
  Matrix d_q;
  Matrix d_v;
  Matrix d_a;
};
/// Gradient of the contraction Σ_k Σ_c weights(k, c) · values(k, c) with respect to the motion (adjoint of the
/// recursion). Jumps (sign) contribute 0.
[[nodiscard]] MotionGradient contract_regressor(const TorqueModel& model, const Motion& motion, const Matrix& weights,
                                                const BatchOptions& options = {});

/// ∂Y/∂q, ∂Y/∂v and ∂Y/∂a in full: d_q[j] is the derivative of Regressor::values with respect to joint j's position.
struct RegressorDerivatives {
  RegressorLayout layout;
  std::vector<Matrix> d_q;  ///< one per joint, samples × layout.columns()
  std::vector<Matrix> d_v;
  std::vector<Matrix> d_a;
};
/// Exact derivatives, by the recursion with dual numbers, one direction at a time. Jumps (sign) contribute 0. Costs
/// hundreds of regressors; where a contraction is enough, contract_regressor costs two or three.
[[nodiscard]] RegressorDerivatives regressor_derivatives(const TorqueModel& model, const Motion& motion,
                                                         const BatchOptions& options = {});

/// world_from_body of every body at q.
[[nodiscard]] std::vector<Pose> body_poses(const TorqueModel& model, const Vector& q);
/// world_from_frame at q.
[[nodiscard]] Pose frame_pose(const TorqueModel& model, const Frame& frame, const Vector& q);
/// [linear; angular] velocity of the frame's origin in the world, per joint velocity: 6 × n.
[[nodiscard]] Matrix frame_jacobian(const TorqueModel& model, const Frame& frame, const Vector& q);

}  // namespace armature
