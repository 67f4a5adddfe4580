// Why Stürz 2017's local search has a smaller torque error than the convex problem (docs/merit.md): what its bounds
// know, or how it searches? The published arm of Xu 2020 lies on those bounds; a second one lies inside all of them.
// bench_sturz [DATA SETS [SAMPLES]]
#include <cstdio>
#include <cstdlib>

#include "armature/estimate.hpp"
#include "papers/xu.hpp"

namespace armature {
namespace {

constexpr double kNoise = 0.5;  // [N·m]

Motion random_motion(Rng& rng, Eigen::Index samples) {
  Motion out(samples, 7);
  for (Matrix* part : {&out.q, &out.v, &out.a}) {
    for (double& x : part->reshaped()) x = rng.uniform(-2, 2);
  }
  return out;
}

// Fat bodies without products of inertia, and more friction than the smallest allowed.
Vector inside(const papers::XuArm& arm) {
  Vector mu = to_physical(arm.model, arm.truth);
  const int axis[] = {2, 1, 2, 1, 2, -1, -1};  // of the links that must be slender
  for (int b = 0; b < 7; ++b) {
    const double mass = mu[10 * b];
    mu.segment(10 * b + 4, 6).setZero();
    const int diagonal[] = {4, 7, 9};
    for (int k = 0; k < 3; ++k) mu[10 * b + diagonal[k]] = (k == axis[b] ? 0.004 : 0.02) * mass;
  }
  mu.tail(14).array() += 0.15;
  return from_physical(arm.model, mu);
}

void compare(const char* name, const papers::XuArm& arm, const Vector& truth, int sets, Eigen::Index samples) {
  const BaseMap base = compute_base(arm.model);
  const NonlinearConstraints bounds = named_constraints("sturz2017", arm.model).value();
  double convex_error = 0, from_nominal = 0, from_convex = 0, on_bounds = 0;
  for (int set = 0; set < sets; ++set) {
    Rng rng(static_cast<std::uint64_t>(900 + set));
    Samples s;
    s.joints = arm.model.robot().joint_names();
    s.rate = 100;
    s.time = Vector::LinSpaced(samples, 0, static_cast<double>(samples - 1)) / s.rate;
    s.motion = random_motion(rng, samples);
    s.tau = inverse_dynamics(arm.model, truth, s.motion);
    for (Eigen::Index j = 0; j < 7; ++j) s.tau.col(j) += kNoise * rng.normal_vector(samples);
    const LeastSquaresCost cost =
        make_cost(accumulate(arm.model, base, s).value(), Vector(Vector::Constant(7, kNoise)));
    PhysicalOptions options;
    options.nominal = truth;
    for (double& value : *options.nominal) value *= 1 + 0.2 * rng.normal();
    options.uncertainty = false;
    const PhysicalEstimate convex = estimate_physical({arm.model, base, cost}, options);
    NonlinearOptions local;
    local.starts = 0, local.from = {*options.nominal};
    const NonlinearEstimate one = estimate_nonlinear({arm.model, base, cost, bounds}, local).value();
    local.from = {convex.pi};
    const NonlinearEstimate other = estimate_nonlinear({arm.model, base, cost, bounds}, local).value();
    for (const ConstraintStanding& margin : one.margins) on_bounds += std::abs(margin.slack) < 1e-7 ? 1.0 / sets : 0;
    const Motion unseen = random_motion(rng, 200);
    const Matrix expected = inverse_dynamics(arm.model, truth, unseen);
    const auto error = [&](const Vector& pi) {
      return papers::rms(inverse_dynamics(arm.model, pi, unseen) - expected) / kNoise / sets;
    };
    convex_error += error(convex.pi), from_nominal += error(one.pi), from_convex += error(other.pi);
  }
  std::printf(
      "%-10s convex %.4f, Stürz from the nominal robot %.4f, from the convex optimum %.4f [noise]; %.0f bounds "
      "reached\n",
      name, convex_error, from_nominal, from_convex, on_bounds);
}

}  // namespace
}  // namespace armature

int main(int argc, char** argv) {
  using namespace armature;
  const int sets = argc > 1 ? std::atoi(argv[1]) : 10;
  const Eigen::Index samples = argc > 2 ? std::atoi(argv[2]) : 500;
  const papers::XuArm arm = papers::make_xu_arm(load_paper("xu2020").value());
  compare("published", arm, arm.truth, sets, samples);
  compare("inside", arm, inside(arm), sets, samples);
  return 0;
}
