// A load that the data ask for may be no body. The nearest body is a small cone program.
#include "payload/consistent_load.hpp"

#include <Eigen/Eigenvalues>
#include <algorithm>

#include "physical/cone/cone.hpp"

namespace armature {
namespace {

// J(load) ⪰ 0 as a block of the cone program: one packed 4 × 4 matrix per entry of the load.
cone::Block pseudo_inertia_block() {
  cone::Block block;
  block.size = 4;
  block.map = Matrix(10, 10);
  block.offset = Vector::Zero(10);
  // J is linear in the load: column k is the J of the k-th unit load.
  for (int k = 0; k < 10; ++k) {
    block.variables.push_back(k);
    block.map.col(k) = cone::pack(LinkInertia::from_vector(Vector10::Unit(k), ParameterOrder::Khalil).pseudo_inertia());
  }
  return block;
}

// All mass in the ball: tr(J Q) ≥ 0 with Q = diag(−1, −1, −1, extent²) / extent².
cone::Block inside_block(const cone::Block& body, double extent) {
  Matrix4 q = -Matrix4::Identity() / (extent * extent);
  q(3, 3) = 1;
  cone::Block block;
  block.variables = body.variables;
  block.map = cone::pack(q).transpose() * body.map;
  block.offset = Vector::Zero(1);
  return block;
}

// Above zero: J is positive definite.
double smallest_eigenvalue(const Vector10& packed) {
  return Eigen::SelfAdjointEigenSolver<Matrix4>(cone::unpack(packed), Eigen::EigenvaluesOnly).eigenvalues()[0];
}

}  // namespace

LinkInertia consistent_load(const Matrix& factor, const Vector& target, const Vector10& start, double extent) {
  // A load whose J keeps this distance from the cone's border is a body already [kg, kg·m, kg·m²].
  constexpr double kMargin = 1e-9;
  // The weight of log det J costs at most 5 · weight, in noise variances: far below anything the data resolve. It keeps
  // the directions that no row sees in the middle of what a body can be.
  constexpr double kCentre = 1e-7;
  // Nothing is known of a load lighter than this that would give its variables a scale [kg].
  constexpr double kLightest = 0.01;

  cone::Program program;
  program.blocks = {pseudo_inertia_block()};
  program.blocks.push_back(inside_block(program.blocks[0], extent));
  // tr(J Q), above zero where the mass fits into the ball.
  const double room = program.blocks[1].value(start)[0];
  if (smallest_eigenvalue(program.blocks[0].value(start)) >= kMargin && room > 0)
    return LinkInertia::from_vector(start, ParameterOrder::Khalil);

  // Data without noise would make the cost steeper than the smallest weight can be beside it: flattened.
  const double steepest = std::max(1.0, factor.colwise().norm().maxCoeff());
  constexpr double kSteepest = 1e5;
  const double flatten = std::min(1.0, kSteepest / steepest);
  program.A = flatten * factor;
  program.a = flatten * target;
  program.c = Vector::Zero(10);
  program.E = Matrix(0, 10);
  program.e = Vector(0);
  for (cone::Block& block : program.blocks) block.weight = kCentre;

  // Begin with a ball of the estimated mass; its numbers are also the variables' sizes.
  const double mass = std::max(start[9], kLightest);
  const Matrix3 ball = 0.2 * mass * extent * extent * Matrix3::Identity();
  program.start = LinkInertia::from_center_of_mass(mass, Vector3::Zero(), ball).to_vector(ParameterOrder::Khalil);
  program.scale = Vector(10);
  program.scale << Vector::Constant(6, mass * extent * extent), Vector::Constant(3, mass * extent), mass;

  const cone::Solution found = cone::solve(program);
  const bool usable = found.status == cone::Status::Optimal || found.status == cone::Status::Almost;
  // Without a solution the ball is the answer: a body at least.
  return LinkInertia::from_vector(usable ? Vector10(found.x) : Vector10(program.start), ParameterOrder::Khalil);
}

}  // namespace armature
