// Generated code is compiled and compared with the library.
#include <gtest/gtest.h>

#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>

#include "armature/codegen.hpp"
#include "armature/robot_file.hpp"
#include "armature/term_kinds.hpp"
#include "armature/text.hpp"
#include "base/expression.hpp"
#include "support/random_robot.hpp"

namespace armature {
namespace {

namespace fs = std::filesystem;

// A directory of its own, gone afterwards.
class Scratch {
 public:
  Scratch() {
    std::string name = (fs::temp_directory_path() / "armature_codegen_XXXXXX").string();
    path_ = mkdtemp(name.data());
  }
  ~Scratch() { fs::remove_all(path_); }
  Scratch(const Scratch&) = delete;
  Scratch& operator=(const Scratch&) = delete;
  [[nodiscard]] std::string operator/(const std::string& name) const { return (path_ / name).string(); }

 private:
  fs::path path_;
};

void write(const std::string& path, const std::string& text) { std::ofstream(path) << text; }

// Output of a command and its exit code.
std::pair<std::string, int> run(const std::string& command) {
  std::string output;
  FILE* pipe = popen((command + " 2>&1").c_str(), "r");
  char buffer[4096];
  while (std::fgets(buffer, sizeof buffer, pipe) != nullptr) output += buffer;
  return {output, pclose(pipe)};
}

struct Case {
  TorqueModel model;
  BaseMap map;
  Vector beta;
  Motion motion;
};

Case make_case(const Robot& robot, std::vector<Term> terms, std::uint64_t seed) {
  Rng rng(seed);
  TorqueModel model(robot, std::move(terms));
  BaseMap map = compute_base(model);
  Vector beta = rng.normal_vector(map.size());
  return {model, map, beta, testing::random_motion(rng, 3, model.joints())};
}

std::string numbers(const Eigen::Ref<const Vector>& values) {
  std::vector<std::string> parts;
  for (const double x : values) parts.push_back(exact(x));
  return join(parts, ", ");
}

// tau, gravity, mass and regressor of every sample, in the order the generated program prints them.
Vector expected(const Case& c) {
  std::vector<double> list;
  const Vector pi = c.map.to_full(c.beta);
  const Matrix tau = inverse_dynamics(c.model, pi, c.motion);
  const Matrix g = gravity_torque(c.model, pi, c.motion.q);
  const Regressor y = compute_regressor(c.model, c.motion);
  for (Eigen::Index k = 0; k < c.motion.samples(); ++k) {
    for (int j = 0; j < c.model.joints(); ++j) list.push_back(tau(k, j));
    for (int j = 0; j < c.model.joints(); ++j) list.push_back(g(k, j));
    const Matrix mass = mass_matrix(c.model, pi, c.motion.position(k));
    for (int i = 0; i < mass.rows(); ++i)
      for (int j = 0; j < mass.cols(); ++j) list.push_back(mass(i, j));
    const Matrix dense = y.dense(k, c.model.parameter_count());
    for (int i = 0; i < dense.rows(); ++i)
      for (const int column : c.map.columns) list.push_back(dense(i, column));
  }
  return Eigen::Map<Vector>(list.data(), static_cast<Eigen::Index>(list.size()));
}

Vector parse(const std::string& text) {
  std::vector<double> list;
  for (const std::string& word : split_white(text)) {
    const auto value = parse_double(word);
    if (value) list.push_back(*value);
  }
  return Eigen::Map<Vector>(list.data(), static_cast<Eigen::Index>(list.size()));
}

std::string c_program(const Case& c, const std::string& prefix) {
  std::string big = prefix;
  for (char& x : big) x = static_cast<char>(std::toupper(static_cast<unsigned char>(x)));
  std::string text = "#include <stdio.h>\n#include \"robot.h\"\nint main(void) {\n";
  text += "  static const double beta[] = {" + numbers(c.beta) + "};\n  int i;\n";
  for (Eigen::Index k = 0; k < c.motion.samples(); ++k) {
    text += "  {\n    const double q[] = {" + numbers(c.motion.position(k)) + "};\n    const double v[] = {" +
            numbers(c.motion.velocity(k)) + "};\n    const double a[] = {" + numbers(c.motion.acceleration(k)) + "};\n";
    text += "    double tau[" + big + "_JOINTS], mass[" + big + "_JOINTS * " + big + "_JOINTS], y[" + big +
            "_JOINTS * " + big + "_BASE];\n";
    const auto print = [](const std::string& array, const std::string& count) {
      return "    for (i = 0; i < " + count + "; ++i) printf(\"%.17g\\n\", " + array + "[i]);\n";
    };
    text += "    " + prefix + "_inverse_dynamics(q, v, a, beta, tau);\n" + print("tau", big + "_JOINTS");
    text += "    " + prefix + "_gravity(q, beta, tau);\n" + print("tau", big + "_JOINTS");
    text += "    " + prefix + "_mass_matrix(q, beta, mass);\n" + print("mass", big + "_JOINTS * " + big + "_JOINTS");
    text += "    " + prefix + "_regressor(q, v, a, y);\n" + print("y", big + "_JOINTS * " + big + "_BASE") + "  }\n";
  }
  return text + "  return 0;\n}\n";
}

void expect_same(const Vector& got, const Vector& wanted, const std::string& what) {
  ASSERT_EQ(got.size(), wanted.size()) << what;
  EXPECT_LE((got - wanted).cwiseAbs().maxCoeff(), 1e-12 * (1 + wanted.cwiseAbs().maxCoeff())) << what;
}

void check_c(const Case& c, const std::string& compiler, const std::string& suffix, const std::string& what) {
  const Scratch scratch;
  const GeneratedCode code = generate_code(c.model, c.map, {CodegenOptions::Language::C, "robot"});
  write(scratch / "robot.h", code.text);
  write(scratch / ("main" + suffix), c_program(c, code.prefix));
  const auto [said, failed] = run(compiler + " -O1 -Wall -Wextra -Wpedantic -Werror -o " + (scratch / "main") + " " +
                                  (scratch / ("main" + suffix)) + " -lm");
  ASSERT_EQ(failed, 0) << what << ": " << said;
  expect_same(parse(run(scratch / "main").first), expected(c), what);
}

std::vector<Term> all_terms(const Robot& robot) {
  return {viscous_friction(robot),  coulomb_friction(robot, 0.01), rotor_inertia(robot),
          torque_offset(robot),     stribeck_friction(robot, 0.1), power_friction(robot, 1.5),
          gravity_spring(robot, 0), linear_spring(robot, 0),       asymmetric_coulomb_friction(robot),
          load_friction(robot)};
}

TEST(Codegen, HeaderOfTheIiwaEqualsTheLibrary) {
  const Robot robot = testing::iiwa14();
  const Case c = make_case(robot, {viscous_friction(robot), coulomb_friction(robot)}, 1);
  check_c(c, "cc -std=c11", ".c", "C11");
  check_c(c, "c++ -std=c++20", ".cpp", "C++20");
}

// The same program with every number four times: each lane must print what one sample prints.
std::string wide_program(const Case& c, const std::string& prefix) {
  std::string big = prefix;
  for (char& x : big) x = static_cast<char>(std::toupper(static_cast<unsigned char>(x)));
  std::string text = "#include <stdio.h>\n#include \"robot.h\"\nint main(void) {\n";
  text += "  static const double beta[] = {" + numbers(c.beta) + "};\n  int i, k;\n";
  const auto array = [&](const char* name, const Matrix& m) {
    std::string values;
    // Lane k is sample k; the last lane repeats the last sample.
    for (int j = 0; j < c.model.joints(); ++j) {
      values += "{";
      for (Eigen::Index k = 0; k < 4; ++k) values += exact(m(std::min(k, m.rows() - 1), j)) + ", ";
      values += "}, ";
    }
    return "  static const " + prefix + "_real " + name + "[] = {" + values + "};\n";
  };
  text += array("q", c.motion.q) + array("v", c.motion.v) + array("a", c.motion.a);
  text += "  " + prefix + "_real tau[" + big + "_JOINTS], g[" + big + "_JOINTS], mass[" + big + "_JOINTS * " + big +
          "_JOINTS], y[" + big + "_JOINTS * " + big + "_BASE];\n";
  text += "  " + prefix + "_inverse_dynamics(q, v, a, beta, tau);\n  " + prefix + "_gravity(q, beta, g);\n  " + prefix +
          "_mass_matrix(q, beta, mass);\n  " + prefix + "_regressor(q, v, a, y);\n  for (k = 0; k < " +
          std::to_string(c.motion.samples()) + "; ++k) {\n";
  for (const auto& [name, size] : {std::pair<std::string, std::string>("tau", big + "_JOINTS"),
                                   {"g", big + "_JOINTS"},
                                   {"mass", big + "_JOINTS * " + big + "_JOINTS"},
                                   {"y", big + "_JOINTS * " + big + "_BASE"}})
    text += "    for (i = 0; i < " + size + "; ++i) printf(\"%.17g\\n\", " + name + "[i][k]);\n";
  return text + "  }\n  return 0;\n}\n";
}

TEST(Codegen, FourSamplesAtOnceEqualTheLibrary) {
  Rng rng(11);
  for (const Robot& robot : {testing::iiwa14(), testing::random_robot(rng, {.max_bodies = 5, .mimic = 0.3})}) {
    Case c = make_case(robot, all_terms(robot), 3);
    c.motion.q(1, 0) = 23456.7;  // beyond the polynomials' range
    for (const auto& [compiler, suffix] : {std::pair<std::string, std::string>("cc -std=c11", ".c"),
                                           {"c++ -std=c++20", ".cpp"},
                                           {"clang-14 -std=c11", ".c"}}) {
      if (run(compiler + " --version").second != 0) continue;
      const Scratch scratch;
      const GeneratedCode code = generate_code(c.model, c.map, {CodegenOptions::Language::C, "robot"});
      write(scratch / "robot.h", code.text);
      write(scratch / ("main" + suffix), wide_program(c, code.prefix));
      const auto [said, failed] =
          run(compiler + " -DROBOT_LANES=4 -O1 -Wall -Wextra -Wpedantic -Werror -Wno-psabi -o " + (scratch / "main") +
              " " + (scratch / ("main" + suffix)) + " -lm");
      ASSERT_EQ(failed, 0) << compiler << ": " << said;
      expect_same(parse(run(scratch / "main").first), expected(c), robot.name + " by " + compiler);
    }
  }
}

TEST(Codegen, HeaderOfRandomTreesEqualsTheLibrary) {
  for (int seed = 1; seed <= 3; ++seed) {
    Rng rng(static_cast<std::uint64_t>(seed));
    const Robot robot = testing::random_robot(rng, {.max_bodies = 5, .mimic = 0.3, .nice_angles = seed == 2});
    check_c(make_case(robot, all_terms(robot), static_cast<std::uint64_t>(seed)), "cc -std=c11", ".c",
            "seed " + std::to_string(seed));
  }
}

TEST(Codegen, PythonModuleEqualsTheLibrary) {
  if (run("/usr/bin/python3 -c 'import numpy'").second != 0) GTEST_SKIP() << "python3 has no numpy";
  const Robot robot = testing::iiwa14();
  const Case c = make_case(robot, all_terms(robot), 5);
  const Scratch scratch;
  write(scratch / "robot.py", generate_code(c.model, c.map, {CodegenOptions::Language::Numpy, "robot"}).text);
  std::string program = "import sys\nsys.dont_write_bytecode = True\nsys.path.insert(0, '" + scratch / "" + "')\n";
  program += "import numpy as np, robot\nbeta = np.array([" + numbers(c.beta) + "])\n";
  const auto array = [&](const char* name, const Matrix& m) {
    program += std::string(name) + " = np.array([";
    for (Eigen::Index k = 0; k < m.rows(); ++k) program += "[" + numbers(m.row(k).transpose()) + "],";
    program += "])\n";
  };
  array("q", c.motion.q);
  array("v", c.motion.v);
  array("a", c.motion.a);
  program +=
      "parts = [robot.inverse_dynamics(q, v, a, beta), robot.gravity(q, beta), robot.mass_matrix(q, beta), "
      "robot.regressor(q, v, a)]\n"
      "assert robot.inverse_dynamics(q[0], v[0], a[0], beta).shape == (7,)\n"
      "for k in range(len(q)):\n"
      "    for part in parts:\n"
      "        for x in part[k].ravel(): print(repr(float(x)))\n";
  write(scratch / "main.py", program);
  const auto [said, failed] = run("/usr/bin/python3 " + scratch / "main.py");
  ASSERT_EQ(failed, 0) << said;
  expect_same(parse(said), expected(c), "numpy");
}

TEST(Codegen, RegroupingInTheHeaderIsTheProjection) {
  const TorqueModel model(testing::iiwa14());
  const BaseMap map = compute_base(model);
  const std::string text = generate_code(model, map).text;
  EXPECT_NE(text.find("MYR2 = MY2 + MZ3 + 0.42·(M3 + M4 + M5 + M6 + M7)"), std::string::npos);
  EXPECT_NE(text.find("beta[0] = pi[5] + 1.0 * pi[13];"), std::string::npos);
  EXPECT_NE(text.find("#define IIWA14_BASE 43"), std::string::npos);
}

TEST(Codegen, NamesOfAnyRobotBeginWithALetter) {
  // "_" made "__real", a word of the compiler.
  for (const char* name : {",", "_", "__", "9lives", "", "é"}) {
    Robot robot = load_robot("planar2r").value();
    robot.name = name;
    const TorqueModel model(robot, {});
    const GeneratedCode code = generate_code(model, compute_base(model), {});
    EXPECT_EQ(code.prefix.rfind("robot_", 0), 0u) << name << " gives " << code.prefix;
  }
}

TEST(Codegen, TwentyJointsAreGenerated) {
  Rng rng(7);
  const Robot robot = testing::random_robot(rng, {.min_bodies = 20, .max_bodies = 20, .nice_angles = true});
  const TorqueModel model(robot);
  BaseOptions options;
  options.check = false;
  const GeneratedCode code = generate_code(model, compute_base(model, options));
  EXPECT_EQ(code.counts.size(), 5U);
  EXPECT_GT(code.counts[0].multiplications, 100);
}

TEST(Codegen, CustomisedInverseDynamicsIsFarBelowTheGeneralCount) {
  const TorqueModel model(testing::iiwa14());
  const GeneratedCode code = generate_code(model, compute_base(model));
  // Khalil and Kleinfinger (1987) give 92 n − 127 products for a customised chain of n revolute joints: 517 for seven.
  EXPECT_LT(code.counts[0].multiplications, 517);
}

TEST(Expression, SimplifiesWhileItIsBuilt) {
  symbolic::Graph graph;
  const auto x = graph.input("x"), y = graph.input("y");
  using symbolic::Expr;
  EXPECT_TRUE((x * Expr(0.0)).is(0));
  EXPECT_EQ((x * Expr(1.0)).node(), x.node());
  EXPECT_EQ((x + Expr(0.0)).node(), x.node());
  EXPECT_TRUE((x - x).is(0));
  EXPECT_EQ((x * y).node(), (y * x).node());
  EXPECT_EQ((x + y).node(), (y + x).node());
  EXPECT_EQ((-(-x)).node(), x.node());
  EXPECT_EQ((x + (-y)).node(), (x - y).node());
  EXPECT_EQ(((-x) * y).node(), (-(x * y)).node());
  EXPECT_EQ((-(x - y)).node(), (y - x).node());
  EXPECT_EQ((Expr(2.0) * (Expr(3.0) * x)).node(), (x * Expr(6.0)).node());
  EXPECT_TRUE((Expr(2.0) * Expr(3.0)).is(6));
}

}  // namespace
}  // namespace armature
