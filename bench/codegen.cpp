// Generated inverse dynamics beside the library's: operations, time to generate, ns per call.
//
//   cmake --build build --target bench_codegen && build/bench/bench_codegen
#include <dlfcn.h>

#include <algorithm>
#include <chrono>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iostream>

#include "armature/codegen.hpp"
#include "armature/text.hpp"
#include "support/random_robot.hpp"

namespace {

using namespace armature;
using Clock = std::chrono::steady_clock;
using Torque = void (*)(const double*, const double*, const double*, const double*, double*);

double seconds(Clock::time_point from) { return std::chrono::duration<double>(Clock::now() - from).count(); }

// Median of nine runs [s].
template <class Work>
double median_time(const Work& work) {
  std::vector<double> times;
  for (int i = 0; i < 9; ++i) {
    const auto start = Clock::now();
    work();
    times.push_back(seconds(start));
  }
  std::sort(times.begin(), times.end());
  return times[4];
}

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

void run(const Robot& robot, const std::filesystem::path& folder) {
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
  Rng rng(1);
  constexpr Eigen::Index kSamples = 2000;
  const Motion motion = testing::random_motion(rng, kSamples, model.joints());
  const Vector beta = rng.normal_vector(map.size());
  const Vector pi = map.to_full(beta);
  // One sample after the other in memory, as a controller has them.
  const Matrix q = motion.q.transpose(), v = motion.v.transpose(), a = motion.a.transpose();
  Matrix tau(model.joints(), kSamples);
  const auto generated = [&] {
    for (Eigen::Index k = 0; k < kSamples; ++k)
      torque(q.col(k).data(), v.col(k).data(), a.col(k).data(), beta.data(), tau.col(k).data());
  };
  generated();
  const Matrix reference = inverse_dynamics(model, pi, motion);
  const double error = (tau.transpose() - reference).cwiseAbs().maxCoeff() / reference.cwiseAbs().maxCoeff();
  std::cout << robot.name << ": " << map.size() << " base parameters in " << fixed(1e3 * base_time, 1)
            << " ms, code in " << fixed(1e3 * code_time, 1) << " ms, largest relative difference "
            << significant(error, 2) << '\n';
  for (const OperationCount& c : code.counts)
    std::cout << "  " << c.function << ": " << c.multiplications << " multiplications, " << c.additions
              << " additions\n";
  const double ours = median_time(generated) / kSamples;
  const double library = median_time([&] { (void)inverse_dynamics(model, pi, motion); }) / kSamples;
  std::cout << "  generated " << fixed(1e9 * ours, 1) << " ns per call, library " << fixed(1e9 * library, 1)
            << " ns per sample, ratio " << fixed(library / ours, 2) << '\n';
}

}  // namespace

int main() {
  std::cout << "compiler " << __VERSION__ << "; one thread; Pinocchio is not compared here\n";
  std::string name = (std::filesystem::temp_directory_path() / "armature_bench_XXXXXX").string();
  const std::filesystem::path folder = mkdtemp(name.data());
  run(testing::iiwa14(), folder);
  Rng rng(7);
  Robot tree = testing::random_robot(rng, {.min_bodies = 20, .max_bodies = 20, .nice_angles = true});
  tree.name = "tree20";
  std::filesystem::create_directory(folder / "tree");
  run(tree, folder / "tree");
  std::filesystem::remove_all(folder);
}
