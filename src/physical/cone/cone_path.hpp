// The primal–dual path of one reduced program: state and steps. cone.hpp says what is solved.
#pragma once

#include <vector>

#include "physical/cone/cone_reduction.hpp"
#include "physical/cone/cone_scaling.hpp"

namespace armature::cone {

/// The current iterate: y, and per block S and Z (packed, stacked).
struct Point {
  Vector y, s, z;
};

/// Rounding of S is about 1e-16 times its size: a start a thousand times that far inside is inside.
inline constexpr double kInside = 1e-13;

/// The largest that the block's value, offset and typical changes are.
[[nodiscard]] double natural_size(const Block& block, const Vector& scale, const Vector& value);

class Path {
 public:
  Path(const Program& program, Reduction reduced, const Options& options)
      : program_(program), reduced_(std::move(reduced)), options_(options) {}

  Solution follow();

 private:
  [[nodiscard]] int blocks() const { return static_cast<int>(program_.blocks.size()); }
  [[nodiscard]] const Block& block(int k) const { return program_.blocks[static_cast<std::size_t>(k)]; }
  [[nodiscard]] const Scaling& scaling(int k) const { return scaling_[static_cast<std::size_t>(k)]; }
  // One block's rows of a stacked vector.
  [[nodiscard]] auto rows(const Vector& stacked, int k) const {
    return stacked.segment(reduced_.begin[static_cast<std::size_t>(k)], block(k).rows());
  }
  [[nodiscard]] auto rows(Vector& stacked, int k) const {
    return stacked.segment(reduced_.begin[static_cast<std::size_t>(k)], block(k).rows());
  }
  // Where the path begins, scaled and measured; false where it cannot.
  bool begin();
  void begin_at(double mu);
  bool scale();
  void measure();
  [[nodiscard]] bool done() const;
  [[nodiscard]] double worth_of_unseen() const;
  // Newton's matrix at the current point, and its solution for a right side.
  void scale_map();
  void separate_unseen();
  bool factorise();
  [[nodiscard]] Vector solve_newton(const Vector& right) const;
  // A direction: what S Z should become, the step there, and how long it may be.
  void set_aim(double sigma_mu, bool second_order);
  void solve_direction();
  [[nodiscard]] double longest_step() const;
  [[nodiscard]] double mu_after(double step) const;
  [[nodiscard]] double central_step() const;
  void correct_centrality(double sigma_mu);
  double choose_direction();
  // The step, and the answer.
  void polish_dual(double expected);
  bool advance(double step);
  [[nodiscard]] Solution result(Status status) const;

  // The problem.
  const Program& program_;
  Reduction reduced_;
  const Options& options_;
  // The point and what was measured there.
  Point at_;
  std::vector<Scaling> scaling_;
  Matrix scaled_map_;  // every block's rows in scaled coordinates
  Matrix hessian_;
  Vector jacobi_;  // 1 / sqrt of the Hessian's diagonal
  Matrix factor_;  // of the Hessian at unit diagonal
  Vector gradient_, dual_residual_, primal_residual_, scaled_residual_;
  Vector aim_, step_y_, step_s_, step_z_;  // all but step_y_ in scaled coordinates
  double separated_mu_ = 1e300;
  double objective_ = 0, gap_ = 0, mu_ = 0, degree_ = 0, plain_degree_ = 0;
  int iterations_ = 0;
};

}  // namespace armature::cone
