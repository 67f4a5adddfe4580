// Generated inverse dynamics beside the library's and Pinocchio's rnea: operations, time to generate, ns per call.
// Answers are compared before anything is timed.
//
//   bench_codegen [PYTHON]       PYTHON: an interpreter that has CasADi, whose generated C then runs beside ours
#include <cctype>
#include <chrono>
#include <cstdint>
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
#include "compiled.hpp"
#include "peers/pinocchio_builds.hpp"
#include "race.hpp"
#include "support/places.hpp"
#include "support/random_robot.hpp"

namespace {

using namespace armature;
using bench::build_library;
using Clock = std::chrono::steady_clock;
using Torque = void (*)(const double*, const double*, const double*, const double*, double*);

constexpr Eigen::Index kSamples = 200;
constexpr double kAgreement = 1e-9;

double seconds(Clock::time_point from) { return std::chrono::duration<double>(Clock::now() - from).count(); }

// The header compiled for this very machine with `lanes` samples side by side; each function loops over groups of them.
struct WideCode {
  using Torque = void (*)(const double* q, const double* v, const double* a, const double* beta, double* tau,
                          long groups);
  using Mass = void (*)(const double* q, const double* beta, double* mass, long groups);
  using Regress = void (*)(const double* q, const double* v, const double* a, double* y, long groups);
  int lanes = 0;
  Torque torque = nullptr;
  Mass mass = nullptr;
  Regress regressor = nullptr;
};

WideCode compile_wide(const GeneratedCode& code, const std::filesystem::path& folder, int lanes, const char* flags) {
  std::string big;
  for (const char c : code.prefix) big += static_cast<char>(std::toupper(static_cast<unsigned char>(c)));
  const std::string p = code.prefix, real = "const " + p + "_real* ", n = big + "_JOINTS", b = big + "_BASE";
  const std::filesystem::path source = folder / ("wide" + std::to_string(lanes) + ".c");
  std::ofstream(source) << "#define " << big << "_LANES " << lanes << "\n#include \"robot.h\"\nvoid torque(" << real
                        << "q, " << real << "v, " << real << "a, const double* beta, " << p
                        << "_real* tau, long groups) {\n  for (long g = 0; g < groups; ++g, q += " << n
                        << ", v += " << n << ", a += " << n << ", tau += " << n << ") " << p
                        << "_inverse_dynamics(q, v, a, beta, tau);\n}\n"
                        << "void mass(" << real << "q, const double* beta, " << p
                        << "_real* m, long groups) {\n  for (long g = 0; g < groups; ++g, q += " << n << ", m += " << n
                        << " * " << n << ") " << p << "_mass_matrix(q, beta, m);\n}\n"
                        << "void regress(" << real << "q, " << real << "v, " << real << "a, " << p
                        << "_real* y, long groups) {\n  for (long g = 0; g < groups; ++g, q += " << n << ", v += " << n
                        << ", a += " << n << ", y += " << n << " * " << b << ") " << p
                        << "_regressor(q, v, a, y);\n}\n";
  void* library = build_library(source, flags);
  if (library == nullptr) return {};
  return {lanes, reinterpret_cast<WideCode::Torque>(dlsym(library, "torque")),
          reinterpret_cast<WideCode::Mass>(dlsym(library, "mass")),
          reinterpret_cast<WideCode::Regress>(dlsym(library, "regress"))};
}

// Numbers that begin on a cache line, as wide loads want them.
class Aligned {
 public:
  explicit Aligned(Eigen::Index size) : storage_(static_cast<std::size_t>(size) + 8) {}
  double* data() {
    const auto past = reinterpret_cast<std::uintptr_t>(storage_.data()) % 64 / sizeof(double);
    return storage_.data() + (8 - past) % 8;
  }

 private:
  std::vector<double> storage_;
};

// CasADi's calling convention: pointers to arguments and results, scratch memory, a memory number.
using CasadiTorque = int (*)(const double**, double**, long long*, double*, int);

// The recursion of a chain of turning joints traced by CasADi (peers/casadi_rnea.py).
CasadiTorque trace_with_casadi(const Robot& robot, const std::string& python, const std::filesystem::path& folder) {
  std::ofstream arm(folder / "arm.txt");
  const Vector3 gravity = robot.world_from_base.rotation.transpose() * robot.gravity_in_world;
  arm << exact(gravity.x()) << ' ' << exact(gravity.y()) << ' ' << exact(gravity.z()) << '\n';
  for (const Body& body : robot.bodies) {
    const Pose& pose = body.joint.parent_from_joint;
    for (int r = 0; r < 3; ++r)
      for (int c = 0; c < 3; ++c) arm << exact(pose.rotation(r, c)) << ' ';
    for (const double x : pose.translation) arm << exact(x) << ' ';
    for (const double x : body.joint.axis) arm << exact(x) << ' ';
    arm << '\n';
  }
  arm.close();
  const std::filesystem::path source = folder / "casadi.c";
  const std::string command = python + " " + testing::kSourceDirectory + "/bench/peers/casadi_rnea.py " +
                              (folder / "arm.txt").string() + " " + source.string();
  std::cout << std::flush;
  if (std::system(command.c_str()) != 0) return nullptr;
  void* library = build_library(source);
  return library == nullptr ? nullptr : reinterpret_cast<CasadiTorque>(dlsym(library, "torque"));
}

// The header behind one exported function.
Torque compile(const GeneratedCode& code, const std::filesystem::path& folder) {
  std::ofstream(folder / "robot.h") << code.text;
  std::ofstream(folder / "robot.c")
      << "#include \"robot.h\"\nvoid torque(const double* q, const double* v, const double* a, "
         "const double* beta, double* tau) { "
      << code.prefix << "_inverse_dynamics(q, v, a, beta, tau); }\n";
  void* handle = build_library(folder / "robot.c");
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
  void casadi(CasadiTorque traced) {
    for (Eigen::Index k = 0; k < kSamples; ++k) {
      const double* given[] = {q_.col(k).data(), v_.col(k).data(), a_.col(k).data(), pi_.data()};
      double* result[] = {tau_.col(k).data()};
      traced(given, result, nullptr, scratch_.data(), 0);
    }
  }
  // Samples of one group side by side: joint after joint, lane after lane.
  void prepare(int lanes) {
    const Eigen::Index n = model_.joints();
    groups_ = kSamples / lanes;
    for (auto [from, to] : {std::pair(&motion_.q, &wide_q_), {&motion_.v, &wide_v_}, {&motion_.a, &wide_a_}})
      for (Eigen::Index k = 0; k < kSamples; ++k)
        for (Eigen::Index j = 0; j < n; ++j) to->data()[(k / lanes * n + j) * lanes + k % lanes] = (*from)(k, j);
  }
  void wide_torque(const WideCode& code) {
    code.torque(wide_q_.data(), wide_v_.data(), wide_a_.data(), beta_.data(), wide_tau_.data(), groups_);
  }
  void gather(int lanes) {
    const Eigen::Index n = model_.joints();
    for (Eigen::Index k = 0; k < kSamples; ++k)
      for (Eigen::Index j = 0; j < n; ++j) tau_(j, k) = wide_tau_.data()[(k / lanes * n + j) * lanes + k % lanes];
  }
  void wide_mass(const WideCode& code) { code.mass(wide_q_.data(), beta_.data(), wide_matrix_.data(), groups_); }
  void wide_regressor(const WideCode& code) {
    code.regressor(wide_q_.data(), wide_v_.data(), wide_a_.data(), wide_matrix_.data(), groups_);
  }
  void library_mass() { (void)mass_matrix_batch(model_, pi_, motion_.q); }
  void library_regressor() { compute_regressor_into(model_, motion_, values_); }
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
  Matrix values_ = Matrix(kSamples, regressor_layout(model_).columns());
  Eigen::Index groups_ = 0;
  Aligned wide_q_{kSamples * model_.joints()}, wide_v_{kSamples * model_.joints()}, wide_a_{kSamples * model_.joints()};
  Aligned wide_tau_{kSamples * model_.joints()};
  Aligned wide_matrix_{kSamples * model_.joints() * std::max<Eigen::Index>(beta_.size(), model_.joints())};
  std::vector<double> scratch_ = std::vector<double>(100000);  // what CasADi asks for is in the thousands
};

void run(const Robot& robot, const std::filesystem::path& folder, bool arm, const std::string& python) {
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
  if (arm && !python.empty()) {
    if (const CasadiTorque traced = trace_with_casadi(robot, python, folder))
      enter("CasADi's C, cc -O2", [&calls, traced] { calls.casadi(traced); });
  }
  enter("library, one sample a call", [&] { calls.one_by_one(); });
  enter("library, batch", [&] { calls.batch(); });
  for (const bench::PinocchioBuild& build : bench::pinocchio_builds()) {
    arms.push_back(build.make(robot));
    enter(build.name() + ", rnea", [&calls, peer = arms.back().get()] { calls.pinocchio(*peer); });
  }
  // Several samples at once, by the widest registers of this machine.
  const bool eight = __builtin_cpu_supports("avx512f") != 0;
  const WideCode wide = compile_wide(code, folder, eight ? 8 : 4, "-O2 -march=native");
  if (wide.torque != nullptr) {
    const std::string how = "generated C, " + std::to_string(wide.lanes) + " wide";
    calls.prepare(wide.lanes);
    enter(how, [&] { calls.wide_torque(wide), calls.gather(wide.lanes); });
    const double count = static_cast<double>(kSamples);
    all.back().run = [&] { calls.wide_torque(wide); };
    all.push_back({"mass matrix", how, [&] { calls.wide_mass(wide); }, count});
    all.push_back({"mass matrix", "library, batch", [&] { calls.library_mass(); }, count});
    all.push_back({"regressor", how + ", base", [&] { calls.wide_regressor(wide); }, count});
    all.push_back({"regressor", "library, batch, all columns", [&] { calls.library_regressor(); }, count});
  }
  bench::race(all);
  std::cout << std::flush;
  bench::print(all);
}

}  // namespace

int main(int argc, char** argv) {
  const std::string python = argc > 1 ? argv[1] : "";
  std::cout << "machine " << bench::machine() << "; compiler " << __VERSION__
            << "; one thread; ns per sample, [middle half], ratio to the generated code" << std::endl;
  const bench::Scratch scratch;
  const std::filesystem::path folder = scratch.path();
  run(testing::iiwa14(), folder, true, python);
  Rng rng(7);
  Robot tree = testing::random_robot(rng, {.min_bodies = 20, .max_bodies = 20, .nice_angles = true});
  tree.name = "tree20";
  std::filesystem::create_directory(folder / "tree");
  run(tree, folder / "tree", false, "");
}
