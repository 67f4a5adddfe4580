// The convex problem given to CSDP (Borchers, 1999), run as its own process on SDPA files: it calls exit().
#pragma once

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <optional>
#include <sstream>

#include "physical/support.hpp"

namespace armature::testing {

// min t with [E, R P x − target; ·ᵀ, t] ⪰ 0, J_b(x) ⪰ margin E and friction ≥ 0, written as SDPA's
//   min cᵀ y   subject to   Σ F_i y_i − F_0 ⪰ 0.
inline void write_sdpa(const PhysicalProblem& problem, double margin, const std::string& path) {
  const Matrix a = problem.cost.factor * problem.base.projection;
  const int p = problem.model.parameter_count(), b = static_cast<int>(a.rows()), bodies = problem.model.bodies();
  const int terms = p - 10 * bodies;
  // Where the data and the pseudo-inertias say nothing CSDP needs bounds: mass and second moment of every body.
  const int diagonal = 2 * terms + 2 * bodies;
  std::ofstream out(path);
  out.precision(17);
  out << p + 1 << "\n" << bodies + 2 << "\n";
  for (int k = 0; k < bodies; ++k) out << "4 ";
  out << b + 1 << " -" << diagonal << "\n";
  for (int i = 0; i < p; ++i) out << "0 ";
  out << "1\n";
  const auto entry = [&](int matrix, int block, int i, int j, double value) {
    if (value != 0) out << matrix << " " << block << " " << i + 1 << " " << j + 1 << " " << value << "\n";
  };
  for (int k = 0; k < bodies; ++k) {
    for (int i = 0; i < 4; ++i) entry(0, k + 1, i, i, margin);
    for (int i = 0; i < 10; ++i) {
      const Matrix4 unit = LinkInertia::from_vector(Vector10::Unit(i), ParameterOrder::Khalil).pseudo_inertia();
      for (int r = 0; r < 4; ++r) {
        for (int c = r; c < 4; ++c) entry(10 * k + i + 1, k + 1, r, c, unit(r, c));
      }
    }
  }
  for (int i = 0; i < b; ++i) entry(0, bodies + 1, i, i, -1), entry(0, bodies + 1, i, b, problem.cost.target[i]);
  for (int c = 0; c < p; ++c) {
    for (int i = 0; i < b; ++i) entry(c + 1, bodies + 1, i, b, a(i, c));
  }
  entry(p + 1, bodies + 1, b, b, 1);
  int row = 0;
  for (int i = 10 * bodies; i < p; ++i) {
    entry(i + 1, bodies + 2, row, row, 1), ++row;
    entry(i + 1, bodies + 2, row, row, -1), entry(0, bodies + 2, row, row, -1000), ++row;
  }
  for (int k = 0; k < bodies; ++k) {
    entry(10 * k + 10, bodies + 2, row, row, -1), entry(0, bodies + 2, row, row, -200), ++row;
    for (int i : {0, 3, 5}) entry(10 * k + i + 1, bodies + 2, row, row, -0.5);
    entry(0, bodies + 2, row, row, -800), ++row;
  }
}

inline std::optional<double> run_csdp(const std::string& problem) {
  const std::string log = problem + ".log";
  // Accuracy is set in param.csdp of the working directory.
  const std::string directory = std::filesystem::path(problem).parent_path();
  const std::string command = "cd " + directory + " && csdp " + problem + " " + problem + ".out > " + log + " 2>&1";
  const int code = std::system(command.c_str());
  std::ifstream in(log);
  std::stringstream all;
  all << in.rdbuf();
  const std::string text = all.str();
  const auto at = text.find("Primal objective value:");
  // 0: solved; 3 (exit code in the high byte): solved with reduced accuracy.
  if (at == std::string::npos || (code != 0 && code != (3 << 8))) return std::nullopt;
  return std::atof(text.c_str() + at + 23);
}

/// A folder for its files, with the accuracy we ask of it; nothing if CSDP is not installed.
inline std::optional<std::filesystem::path> prepare_csdp(const std::filesystem::path& under) {
  if (std::system("command -v csdp > /dev/null 2>&1") != 0) return std::nullopt;
  const auto directory = under / "armature_csdp";
  std::filesystem::create_directories(directory);
  std::ofstream(directory / "param.csdp")
      << "axtol=1.0e-9\natytol=1.0e-9\nobjtol=1.0e-10\npinftol=1.0e8\ndinftol=1.0e8\n"
         "maxiter=200\nminstepfrac=0.90\nmaxstepfrac=0.97\nminstepp=1.0e-9\n"
         "minstepd=1.0e-9\nusexzgap=1\ntweakgap=0\naffine=0\nprintlevel=1\n"
         "perturbobj=0\nfastmode=0\n";
  return directory;
}

struct CsdpComparison {
  PhysicalEstimate ours;
  double excess = 0;             ///< our objective
  std::optional<double> theirs;  ///< nothing if CSDP gave up
  /// |difference| / max(1, objective)
  [[nodiscard]] double apart() const { return std::abs(excess - *theirs) / std::max(1.0, excess); }
};

/// One random robot with noisy data, solved by both.
inline CsdpComparison compare_with_csdp(int seed, const std::filesystem::path& directory) {
  Rng rng(static_cast<std::uint64_t>(7000 + seed));
  const TorqueModel model = random_model(rng, {.min_bodies = 2, .max_bodies = 4});
  const BaseMap base = compute_base(model);
  const Motion motion = random_motion(rng, 40, model.joints());
  const Matrix clean = inverse_dynamics(model, model.nominal(), motion);
  const double sigma = 0.3 * rms(clean);
  const PhysicalProblem problem{
      model, base, make_test_cost(model, base, motion, add_noise(rng, clean, sigma), sigma), {}};
  PhysicalOptions options;
  options.mass_limit = 200;
  options.extent_limit = 2;
  CsdpComparison out;
  out.ours = estimate_physical(problem, options);
  if (!out.ours.usable()) return out;
  const std::string file = (directory / "problem.dat-s").string();
  write_sdpa(problem, options.margin, file);
  out.theirs = run_csdp(file);
  out.excess = out.ours.cost - problem.cost.rest;
  return out;
}

}  // namespace armature::testing
