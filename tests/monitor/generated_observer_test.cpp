// The observer in generated C against the library's, residual by residual.
#include <gtest/gtest.h>

#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>

#include "armature/codegen.hpp"
#include "armature/observer.hpp"
#include "armature/term_kinds.hpp"
#include "armature/text.hpp"
#include "support/loaded_arm.hpp"

namespace armature {
namespace {

namespace fs = std::filesystem;

constexpr int kSteps = 30;
constexpr double kDt = 1e-3, kBandwidth = 20;  // s, Hz

struct Replayed {
  TorqueModel model;
  Vector pi;
  Motion motion;
  Matrix tau;
};

// A smooth motion with torques that are not those of the model, so that the residual is far from zero.
Replayed replay_of(const Robot& robot, std::uint64_t seed) {
  Rng rng(seed);
  const TorqueModel model(robot, {viscous_friction(robot), coulomb_friction(robot), rotor_inertia(robot),
                                  torque_offset(robot), load_friction(robot)});
  Vector pi = model.nominal();
  for (Eigen::Index i = model.inertial_count(); i < pi.size(); ++i) pi[i] = rng.uniform(0.1, 0.5);
  const Eigen::Index n = model.joints();
  Motion motion(kSteps, n);
  const Vector q = rng.uniform_vector(n, -2, 2), v = rng.uniform_vector(n, -2, 2);
  for (int k = 0; k < kSteps; ++k) {
    motion.v.row(k) = v.transpose() * (1 - 2.0 * k / kSteps);  // through standstill: friction turns over
    motion.q.row(k) = q.transpose() + v.transpose() * (k * kDt);
  }
  motion.a.setZero();
  Matrix tau(kSteps, n);
  for (double& x : tau.reshaped()) x = rng.uniform(-20, 20);
  return {model, pi, motion, tau};
}

Matrix by_library(const Replayed& r) {
  Observer observer(Predictor(testing::exact_model(r.model, r.pi), ParameterSet::Physical),
                    {.bandwidth_hz = kBandwidth});
  Matrix residual(kSteps, r.model.joints());
  for (int k = 0; k < kSteps; ++k)
    residual.row(k) =
        observer.step(kDt, r.motion.position(k), r.motion.velocity(k), r.tau.row(k).transpose()).transpose();
  return residual;
}

std::string numbers(const Vector& values) {
  std::string text = "{";
  for (const double x : values) text += exact(x) + ", ";
  return text + "}";
}

std::string rows(const Matrix& m) {
  std::string text = "{";
  for (Eigen::Index k = 0; k < m.rows(); ++k) text += numbers(m.row(k).transpose()) + ",\n";
  return text + "}";
}

std::string program_of(const Replayed& r, const Vector& beta) {
  const std::string size = "[" + std::to_string(kSteps) + "][ARM_JOINTS] = ";
  return "#include <stdio.h>\n#include \"arm.h\"\nint main(void) {\n  static const double q" + size + rows(r.motion.q) +
         ";\n  static const double v" + size + rows(r.motion.v) + ";\n  static const double tau" + size + rows(r.tau) +
         ";\n  static const double beta[] = " + numbers(beta) +
         ";\n  arm_observer o = {{0}, {0}, {0}, {0}, 0};\n  double residual[ARM_JOINTS];\n  int k, j;\n  for (k = 0; k "
         "< " +
         std::to_string(kSteps) + "; ++k) {\n    arm_observer_step(&o, " + exact(2 * M_PI * kBandwidth) + ", " +
         exact(kDt) + ", q[k], v[k], tau[k], beta, residual);\n" +
         "    for (j = 0; j < ARM_JOINTS; ++j) printf(\"%.17g\\n\", residual[j]);\n  }\n  return 0;\n}\n";
}

Matrix by_generated_code(const Replayed& r) {
  const BaseMap map = compute_base(r.model);
  const GeneratedCode code = generate_code(r.model, map, {CodegenOptions::Language::C, "arm"});
  std::string name = (fs::temp_directory_path() / "armature_observer_XXXXXX").string();
  const fs::path folder = mkdtemp(name.data());
  std::ofstream(folder / "arm.h") << code.text;
  std::ofstream(folder / "main.c") << program_of(r, map.to_base(r.pi));
  const std::string main = (folder / "main").string();
  Matrix residual = Matrix::Constant(kSteps, r.model.joints(), std::nan(""));
  if (std::system(("cc -std=c11 -O1 -Wall -Wextra -Wpedantic -Werror -o " + main + " " + main + ".c -lm").c_str()) ==
      0) {
    FILE* pipe = popen(main.c_str(), "r");
    for (Eigen::Index k = 0; k < kSteps; ++k)
      for (Eigen::Index j = 0; j < residual.cols(); ++j)
        if (std::fscanf(pipe, "%lf", &residual(k, j)) != 1) residual(k, j) = std::nan("");
    pclose(pipe);
  }
  fs::remove_all(folder);
  return residual;
}

TEST(GeneratedObserver, StepsAsTheLibrarysDoes) {
  Rng rng(4);
  for (const Robot& robot :
       {testing::iiwa14(),
        testing::random_robot(rng, {.min_bodies = 4, .max_bodies = 6, .prismatic = 0.3, .mimic = 0.3}),
        testing::random_robot(rng, {.min_bodies = 4, .max_bodies = 6, .branch = 0.4, .prismatic = 0.3})}) {
    const Replayed r = replay_of(robot, 5);
    const Matrix expected = by_library(r), got = by_generated_code(r);
    ASSERT_GT(expected.cwiseAbs().maxCoeff(), 0.1) << robot.name;
    // NaN, where nothing was compiled or printed, is not below either.
    EXPECT_LT((got - expected).cwiseAbs().maxCoeff(), 1e-10 * (1 + expected.cwiseAbs().maxCoeff())) << robot.name;
  }
}

}  // namespace
}  // namespace armature
