// ns per step of the momentum observer, beside the same written with other libraries. The answers are compared before
// anything is timed.
//
// How to read it: an observer needs M v, Cᵀv and g of the state. Pinocchio has a function for each of M, C and g. KDL,
// DART and MuJoCo have M and the sum C v + g; Cᵀv = M' v − C v then needs M', the difference from the last step's M, as
// KDL's own ChainExternalWrenchEstimator does it: less exact, and all that can be had there. Friction is left out on
// all sides.
#include <algorithm>
#include <cmath>
#include <cstdio>
#include <fstream>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "armature/codegen.hpp"
#include "armature/observer.hpp"
#include "compiled.hpp"
#include "oracle/dynamics_engines.hpp"
#include "peers/pinocchio_builds.hpp"
#include "race.hpp"
#include "support/loaded_arm.hpp"

namespace armature::bench {
namespace {

constexpr int kSteps = 200;
constexpr double kStep = 1e-3;  // s
constexpr double kGain = 31.4;  // 1/s: a bandwidth of 5 Hz
constexpr double kAgreement = 1e-9;

/// r = K (p − p0 − ∫ (tau + Cᵀv − g + r) dt), with p, Cᵀv and g from anywhere.
class PlainObserver {
 public:
  explicit PlainObserver(int joints) : integral_(Vector::Zero(joints)), residual_(Vector::Zero(joints)) {}
  void step(const Vector& momentum, const Vector& rate, const Vector& tau) {
    integral_ += kStep * (tau + rate + residual_);
    residual_ = kGain * (momentum - integral_);
  }
  [[nodiscard]] const Vector& residual() const { return residual_; }

 private:
  Vector integral_, residual_;
};

/// What all observers see.
struct Scene {
  Robot robot;
  TorqueModel model;
  Vector pi, tau;
  Motion motion;
  std::vector<Vector> q, v;
};

Scene make_scene() {
  Rng rng(1);
  Robot robot = testing::iiwa14();
  // The published table is rounded; MuJoCo refuses the inertias that no body could have.
  for (Body& body : robot.bodies) {
    if (body.inertia->impossible()) body.inertia = testing::random_inertia(rng);
  }
  TorqueModel model(robot);
  Scene s{robot, model, model.nominal(), rng.uniform_vector(7, -10, 10), testing::random_motion(rng, kSteps, 7),
          {},    {}};
  for (int k = 0; k < kSteps; ++k) {
    s.q.push_back(s.motion.position(k));
    s.v.push_back(s.motion.velocity(k));
  }
  return s;
}

double apart(const Vector& a, const Vector& b) { return (a - b).cwiseAbs().maxCoeff() / (1 + b.cwiseAbs().maxCoeff()); }

/// The whole contest: entrants live here as long as they race.
class Contest {
 public:
  Contest()
      : scene_(make_scene()),
        predictor_(testing::exact_model(scene_.model, scene_.pi), ParameterSet::Physical),
        ours_(predictor_) {
    for (int k = 0; k < kSteps; ++k) terms_.push_back(momentum_terms(predictor_, q(k), v(k)));
  }

  void enter_ours() {
    enter("armature", 0, [this] {
      for (int k = 0; k < kSteps; ++k) ours_.step(kStep, q(k), v(k), scene_.tau);
    });
  }

  /// The observer as `armature export --to c` writes it, cc -O2; every residual is compared.
  void enter_generated() {
    const BaseMap map = compute_base(scene_.model);
    const GeneratedCode code = generate_code(scene_.model, map, {CodegenOptions::Language::C, "arm"});
    std::ofstream(scratch_.path() / "arm.h") << code.text;
    std::ofstream(scratch_.path() / "arm.c")
        << "#include \"arm.h\"\nvoid step(arm_observer* o, double gain, double dt, const double* q, const double* v, "
           "const double* tau, const double* beta, double* r) { arm_observer_step(o, gain, dt, q, v, tau, beta, r); }\n"
           "int size(void) { return (int)sizeof(arm_observer); }\n";
    void* const library = build_library(scratch_.path() / "arm.c");
    if (library == nullptr) return static_cast<void>(std::printf("  no C compiler: no generated code\n"));
    const auto step = reinterpret_cast<GeneratedStep>(dlsym(library, "step"));
    const auto size = static_cast<std::size_t>(reinterpret_cast<int (*)()>(dlsym(library, "size"))());
    generated_state_.resize(size / sizeof(double) + 1);
    const Vector beta = map.to_base(scene_.pi);
    const auto work = [this, step, beta](Observer* beside) {
      std::fill(generated_state_.begin(), generated_state_.end(), 0.0);
      Vector residual(7);
      double error = 0;
      for (int k = 0; k < kSteps; ++k) {
        step(generated_state_.data(), 2 * M_PI * ObserverOptions().bandwidth_hz, kStep, q(k).data(), v(k).data(),
             scene_.tau.data(), beta.data(), residual.data());
        if (beside != nullptr) error = std::max(error, apart(residual, beside->step(kStep, q(k), v(k), scene_.tau)));
      }
      return error;
    };
    Observer beside(predictor_);
    const double error = work(&beside);
    enter("generated C, cc -O2", error, [work] { (void)work(nullptr); });
  }

  void enter(const PinocchioBuild& build) {
    arms_.push_back(build.make(scene_.robot));
    PinocchioArm* const arm = arms_.back().get();
    Vector p(7), transported(7), gravity(7);
    double error = 0;
    for (int k = 0; k < kSteps; ++k) {
      arm->momentum(q(k).data(), v(k).data(), p.data(), transported.data(), gravity.data());
      error = std::max({error, apart(p, term(k).momentum), apart(transported, term(k).transported),
                        apart(gravity, term(k).gravity)});
    }
    enter(build.name(), error, [this, arm] {
      PlainObserver observer(7);
      Vector momentum(7), cv(7), g(7);
      for (int k = 0; k < kSteps; ++k) {
        arm->momentum(q(k).data(), v(k).data(), momentum.data(), cv.data(), g.data());
        observer.step(momentum, cv - g, scene_.tau);
      }
    });
  }

  void enter(std::unique_ptr<oracle::Engine> engine) {
    if (!engine) return;
    engines_.push_back(std::move(engine));
    oracle::Engine* const peer = engines_.back().get();
    const Vector rest = Vector::Zero(7);
    double error = 0;
    for (int k = 0; k < kSteps; ++k) {
      const Vector bias = bias_torque(scene_.model, scene_.pi, scene_.motion.slice(k, 1).q, scene_.motion.slice(k, 1).v)
                              .row(0)
                              .transpose();
      error = std::max({error, apart(peer->mass_matrix(q(k)) * v(k), term(k).momentum),
                        apart(peer->inverse_dynamics(q(k), v(k), rest), bias)});
    }
    enter(peer->name() + ", M' by difference", error, [this, peer, rest] {
      PlainObserver observer(7);
      Matrix last = peer->mass_matrix(q(0));
      for (int k = 0; k < kSteps; ++k) {
        const Matrix mass = peer->mass_matrix(q(k));
        const Vector bias = peer->inverse_dynamics(q(k), v(k), rest);
        observer.step(mass * v(k), (mass - last) * v(k) / kStep - bias, scene_.tau);
        last = mass;
      }
    });
  }

  void run() {
    race(entrants_);
    print(entrants_);
  }

 private:
  const Vector& q(int k) const { return scene_.q[static_cast<std::size_t>(k)]; }
  const Vector& v(int k) const { return scene_.v[static_cast<std::size_t>(k)]; }
  const MomentumTerms& term(int k) const { return terms_[static_cast<std::size_t>(k)]; }
  void enter(const std::string& who, double error, const std::function<void()>& work) {
    if (error <= kAgreement) {
      entrants_.push_back({"observer step", who, work, kSteps});
    } else {
      std::printf("  %s differs by %.1e: not timed\n", who.c_str(), error);
    }
  }

  using GeneratedStep = void (*)(void* state, double gain, double dt, const double* q, const double* v,
                                 const double* tau, const double* beta, double* residual);
  Scratch scratch_;
  std::vector<double> generated_state_;
  Scene scene_;
  Predictor predictor_;
  Observer ours_;
  std::vector<MomentumTerms> terms_;
  std::vector<std::unique_ptr<PinocchioArm>> arms_;
  std::vector<std::unique_ptr<oracle::Engine>> engines_;
  std::vector<Entrant> entrants_;
};

int run() {
  std::printf("machine   %s\ncompiler  %s\n", machine().c_str(), __VERSION__);
  std::printf("iiwa14, 7 joints, one thread: ns per step, [middle half], ratio to armature\n");
  Contest contest;
  contest.enter_ours();
  contest.enter_generated();
  for (const PinocchioBuild& build : pinocchio_builds()) contest.enter(build);
  const Robot robot = make_scene().robot;
  for (const auto make : {&oracle::make_mujoco, &oracle::make_dart, &oracle::make_kdl}) contest.enter(make(robot));
  contest.run();
  return 0;
}

}  // namespace
}  // namespace armature::bench

int main() { return armature::bench::run(); }
