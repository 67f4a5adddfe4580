// Generated inverse dynamics beside the library's and Pinocchio's rnea: operations, time to generate, ns per call.
// Answers are compared before anything is timed.
//
//   cmake --build build --target bench_codegen && build/bench/bench_codegen
#include <dlfcn.h>

#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <functional>
#include <iostream>
#include <memory>
#include <vector>

#include "armature/codegen.hpp"
#include "armature/text.hpp"
#include "peers/pinocchio_builds.hpp"
#include "race.hpp"
#include "support/random_robot.hpp"

namespace {

using namespace armature;
using Clock = std::chrono::steady_clock;
using Torque = void (*)(const double*, const double*, const double*, const double*, double*);

constexpr Eigen::Index kSamples = 200;
constexpr double kAgreement = 1e-9;

double seconds(Clock::time_point from) { return std::chrono::duration<double>(Clock::now() - from).count(); }

// The header behind one exported function, compiled with the flags of our own release build.
Torque compile(const GeneratedCode& code, const std::filesystem::path& folder) {
  std::ofstream(folder / "robot.h") << code.text;
  std::ofstream(folder / "robot.c")
      << "#include \"robot.h\"\nvoid torque(const double* q, const double* v, const double* a, "
         "const double* beta, double* tau) { "
      << code.prefix << "_inverse_dynamics(q, v, a, beta, tau); }\n";
  const std::string library = (folder / "robot.so").string();
  const std::string command =
      "cc -std=c11 -O2 -shared -fPIC -o " + library + " " + (folder / "robot.c").string() + " -lm";
  if (std::system(command.c_str()) != 0) return nullptr;
  void* handle = dlopen(library.c_str(), RTLD_NOW);
  return handle == nullptr ? nullptr : reinterpret_cast<Torque>(dlsym(handle, "torque"));
}

// Multiplications and additions, beside what is published for arms of n revolute joints.
void print_counts(const GeneratedCode& code, int n, bool arm) {
  for (const OperationCount& c : code.counts)
    std::cout << "  " << c.function << ": " << c.multiplications << " multiplications, " << c.additions
              << " additions\n";
  if (!arm) return;
  std::cout << "  published for any arm of " << n << " revolute joints: " << 150 * n - 48 << " and " << 131 * n - 48
            << " (Luh, Walker and Paul 1980), " << 92 * n - 127 << " and " << 81 * n - 117
            << " with base parameters (Khalil and Kleinfinger 1987)\n";
}

// All that compute one robot's torques, one sample after the other in memory, as a controller has them.
class Calls {
 public:
  Calls(const TorqueModel& model, const BaseMap& map, Torque torque)
      : model_(model),
        pi_(model.nominal()),
        beta_(map.to_base(pi_)),
        torque_(torque),
        rng_(1),
        motion_(testing::random_motion(rng_, kSamples, model.joints())),
        q_(motion_.q.transpose()),
        v_(motion_.v.transpose()),
        a_(motion_.a.transpose()),
        tau_(model.joints(), kSamples) {
    for (Eigen::Index k = 0; k < kSamples; ++k) single_.push_back(motion_.slice(k, 1));
    reference_ = inverse_dynamics(model, pi_, motion_).transpose();
  }

  void generated() {
    for (Eigen::Index k = 0; k < kSamples; ++k)
      torque_(q_.col(k).data(), v_.col(k).data(), a_.col(k).data(), beta_.data(), tau_.col(k).data());
  }
  void one_by_one() {
    Matrix row(1, model_.joints());
    for (Eigen::Index k = 0; k < kSamples; ++k) {
      inverse_dynamics_into(model_, pi_, single_[static_cast<std::size_t>(k)], row);
      tau_.col(k) = row.transpose();
    }
  }
  void batch() { tau_ = inverse_dynamics(model_, pi_, motion_).transpose(); }
  void pinocchio(bench::PinocchioArm& arm) {
    arm.inverse_dynamics(q_.data(), v_.data(), a_.data(), kSamples, tau_.data());
  }
  [[nodiscard]] double error() const {
    return (tau_ - reference_).cwiseAbs().maxCoeff() / reference_.cwiseAbs().maxCoeff();
  }

 private:
  const TorqueModel& model_;
  Vector pi_, beta_;
  Torque torque_;
  Rng rng_;
  Motion motion_;
  Matrix q_, v_, a_, tau_, reference_;
  std::vector<Motion> single_;
};

void run(const Robot& robot, const std::filesystem::path& folder, bool arm) {
  const TorqueModel model(robot);
  const auto start = Clock::now();
  const BaseMap map = compute_base(model);
  const double base_time = seconds(start);
  const auto generating = Clock::now();
  const GeneratedCode code = generate_code(model, map);
  const double code_time = seconds(generating);
  const Torque torque = compile(code, folder);
  if (torque == nullptr) {
    std::cout << robot.name << ": no C compiler\n";
    return;
  }
  std::cout << robot.name << ": " << map.size() << " base parameters in " << fixed(1e3 * base_time, 1)
            << " ms, code in " << fixed(1e3 * code_time, 1) << " ms\n";
  print_counts(code, model.joints(), arm);
  Calls calls(model, map, torque);
  std::vector<bench::Entrant> all;
  std::vector<std::unique_ptr<bench::PinocchioArm>> arms;
  const auto enter = [&](const std::string& who, const std::function<void()>& work) {
    work();
    if (calls.error() <= kAgreement) {
      all.push_back({"inverse dynamics", who, work, static_cast<double>(kSamples)});
    } else {
      std::cout << "  " << who << " differs by " << significant(calls.error(), 2) << ": not timed\n";
    }
  };
  enter("generated C, cc -O2", [&] { calls.generated(); });
  std::cout << "  generated code and library differ by " << significant(calls.error(), 2) << " relative\n";
  enter("library, one sample a call", [&] { calls.one_by_one(); });
  enter("library, batch", [&] { calls.batch(); });
  for (const bench::PinocchioBuild& build : bench::pinocchio_builds()) {
    arms.push_back(build.make(robot));
    enter(build.name() + ", rnea", [&calls, peer = arms.back().get()] { calls.pinocchio(*peer); });
  }
  bench::race(all);
  std::cout << std::flush;
  bench::print(all);
}

}  // namespace

int main() {
  std::cout << "machine " << bench::machine() << "; compiler " << __VERSION__
            << "; one thread; ns per sample, [middle half], ratio to the generated code" << std::endl;
  std::string name = (std::filesystem::temp_directory_path() / "armature_bench_XXXXXX").string();
  const std::filesystem::path folder = mkdtemp(name.data());
  run(testing::iiwa14(), folder, true);
  Rng rng(7);
  Robot tree = testing::random_robot(rng, {.min_bodies = 20, .max_bodies = 20, .nice_angles = true});
  tree.name = "tree20";
  std::filesystem::create_directory(folder / "tree");
  run(tree, folder / "tree", false);
  std::filesystem::remove_all(folder);
}
