// Real recordings of real robots (not part of the repository): what the estimators make of them.
//
// How to read it: rel = ‖tau − tau_hat‖/‖tau‖ over all joints and rows. "plain" is ordinary least squares with viscous
// and Coulomb friction and an offset. "→" means fitted on the left, judged on the right.
//
// What limits them. TX40: friction at reversals; regressor and torque go through the same filter, or FV and FC of
// joints 2 and 3 move by up to 1.7 published deviations. LWR4+: friction at reversals, which remembers its path
// (presliding); recordings 1 and 2 are one motion and their torques differ by 1.6 %; across motions the slow recording
// does not show inertias that the fast one needs, which only a prior supplies. KR300: torque from motor currents; 12 %
// is left in sample whatever the terms. UR10: the same, 4 %.
#include <cstdio>
#include <filesystem>
#include <string>
#include <vector>

#include "armature/essential.hpp"
#include "armature/files.hpp"
#include "armature/robot_file.hpp"
#include "armature/robust.hpp"
#include "armature/shapes.hpp"
#include "armature/signal.hpp"
#include "armature/statistics.hpp"
#include "armature/text.hpp"
#include "estimate/data_support.hpp"

namespace {

using namespace armature;           // NOLINT(google-build-using-namespace)
using namespace armature::testing;  // NOLINT(google-build-using-namespace)

void run_lwr4(const char* urdf, double cutoff) {
  const auto robot = load_robot((data_folder() / "lwr4" / urdf).string());
  if (!robot) return;
  std::printf("lwr4     %s, %s\n", urdf,
              cutoff > 0 ? "velocity and acceleration from filtered positions" : "as recorded");
  std::vector<Samples> sets;
  for (const char* name : {"1", "2", "3"}) sets.push_back(lwr4_samples(name, cutoff));
  const auto judge = [&](const char* what, const Recipe& recipe) {
    const Fitted one = fit(*robot, {sets[0]}, recipe);
    const Fitted three = fit(*robot, {sets[2]}, recipe);
    const Fitted both = fit(*robot, {sets[1], sets[2]}, recipe);
    std::printf("lwr4     %-40s 2+3→1 %5.2f %%  1→3 %5.2f %%  3→1 %5.2f %%  1→2 %5.2f %%\n", what,
                100 * relative_error(both, sets[0]), 100 * relative_error(one, sets[2]),
                100 * relative_error(three, sets[0]), 100 * relative_error(one, sets[1]));
  };
  Recipe recipe{.terms = {"viscous", "coulomb", "offset"}, .weighting = EstimateOptions::Weighting::None};
  judge("plain", recipe);
  recipe.weighting = EstimateOptions::Weighting::FromResiduals;
  judge("weighted", recipe);
  recipe.essential = EssentialOptions::Method::Bic;
  judge("weighted, BIC", recipe);
  recipe.essential.reset();
  recipe.weighting = EstimateOptions::Weighting::None;
  for (const double relative : {0.03, 0.1, 0.3}) {
    recipe.prior = relative;
    judge(("unweighted, nominal ± " + significant(100 * relative, 3) + " %").c_str(), recipe);
  }
  recipe.terms = {"viscous", "coulomb", "offset", "power:0.5", "stribeck:0.1"};
  recipe.prior.reset();
  judge("plain, richer friction", recipe);
  recipe.prior = 0.3;
  judge("richer friction, nominal ± 30 %", recipe);
  // Torque that depends on the joint's own position, first harmonic: cables, sensor, a base that is not quite level.
  recipe.terms = {"viscous", "coulomb", "offset", "power:0.5", "stribeck:0.1"};
  for (int j = 1; j <= 7; ++j) recipe.terms.push_back("gravity-spring:" + std::to_string(j));
  judge("richer friction, own position, nominal ± 30 %", recipe);
  recipe.prior.reset();
  judge("richer friction, own position", recipe);
  recipe.terms[1] = "presliding";
  judge("richer presliding, own position", recipe);
  recipe.prior = 0.3;
  judge("the same, nominal ± 30 %", recipe);
  recipe.prior.reset();
  recipe.terms = {"viscous", "presliding", "offset"};
  judge("presliding for coulomb, else plain", recipe);
}

void run_kr300() {
  const Robot robot = kr300_robot();
  const Samples a = kr300_samples("A"), b = kr300_samples("B"), c = kr300_samples("C");
  const auto judge = [&](const char* what, const Recipe& recipe) {
    const Fitted fitted = fit(robot, {a, b}, recipe);
    std::printf("kr300    %-40s A+B→C %5.2f %%  in sample %5.2f %%  %s\n", what, 100 * relative_error(fitted, c),
                100 * fitted.estimate.total_relative_residual, "");
  };
  Recipe recipe{.terms = {"viscous", "coulomb", "offset"}, .weighting = EstimateOptions::Weighting::None};
  judge("plain", recipe);
  recipe.weighting = EstimateOptions::Weighting::FromResiduals;
  judge("weighted", recipe);
  recipe.terms.push_back("gravity-spring:2");
  judge("weighted, counterbalance", recipe);
  recipe.terms.push_back("rotor");
  judge("weighted, counterbalance, rotor", recipe);
  recipe.terms.push_back("spring:2");
  judge("weighted, counterbalance, rotor, spring", recipe);
  recipe.essential = EssentialOptions::Method::Bic;
  judge("the same, BIC", recipe);
  recipe.weighting = EstimateOptions::Weighting::None;
  judge("unweighted, BIC", recipe);
  recipe = {.terms = {"viscous", "presliding:0.00003", "offset", "gravity-spring:2", "rotor"}};
  judge("weighted, counterbalance, rotor, presliding", recipe);
}

void run_ur10() {
  const Robot robot = ur10_robot();
  const Samples all = ur10_samples();
  const auto judge = [&](const char* what, const Recipe& recipe) {
    const Fitted fitted = fit(robot, {all}, recipe);
    const Eigen::Index half = all.size() / 2;
    const Fitted first = fit(robot, {part(all, 0, half)}, recipe);
    std::printf("ur10     %-40s in sample %5.2f %%  first half→second %5.2f %%\n", what,
                100 * fitted.estimate.total_relative_residual,
                100 * relative_error(first, part(all, half, all.size() - half)));
  };
  Recipe recipe{.terms = {"viscous", "coulomb", "offset"}, .weighting = EstimateOptions::Weighting::None};
  judge("plain", recipe);
  recipe.terms.push_back("rotor");
  judge("rotor", recipe);
  recipe.terms = {"viscous", "asymmetric", "offset", "rotor", "power:0.5"};
  judge("rotor, asymmetric, power", recipe);
  recipe.terms = {"viscous", "presliding", "offset", "rotor", "power:0.5"};
  judge("rotor, presliding, power", recipe);
}

void run_tx40() {
  const auto robot = load_robot((data_folder() / "tx40/tx40_mdh_modified.urdf").string());
  if (!robot) return;
  const Tx40 data = tx40_samples();
  Recipe recipe{.terms = {"viscous", "coulomb", "offset", "rotor", "wrist:5:6"},
                .weighting = EstimateOptions::Weighting::FromResiduals};
  recipe.weights = data.weights;
  recipe.keep_every = kTx40KeepEvery;
  const Fitted fitted = fit(*robot, {data.samples}, recipe);
  std::printf("tx40     %d base parameters, rel %.2f %%, rms", fitted.base.size(),
              100 * fitted.estimate.total_relative_residual);
  for (double x : fitted.estimate.residual_rms) std::printf(" %.2f", x);
  std::printf(" N·m\n");
  int sharp = 0, within = 0, within_two = 0;
  for (const PublicParameter& p : tx40_public(fitted)) {
    if (p.deviation >= 0.05 * std::abs(p.value)) continue;
    ++sharp;
    within += p.apart() <= 1 ? 1 : 0;
    within_two += p.apart() <= 2 ? 1 : 0;
    std::printf("tx40       %-6s public %9.4f ± %.4f   ours %9.4f   %.1f deviations apart\n", p.name.c_str(), p.value,
                p.deviation, p.ours, p.apart());
  }
  std::printf("tx40     of %d public parameters known to 5 %%, %d agree within one deviation, %d within two\n", sharp,
              within, within_two);
  using Method = EssentialOptions::Method;
  for (const auto& [method, rsd] : {std::pair{Method::Rsd, 0.30}, {Method::Rsd, 0.15}, {Method::Bic, 0.0}}) {
    EssentialOptions options;
    options.method = method;
    options.large_rsd = rsd;
    Information info = fitted.information;
    info.inflation = compute_statistics(fitted.model, fitted.base, data.samples, fitted.estimate,
                                        {.keep_every = recipe.keep_every}, data.weights)
                         .inflation;
    const Essential essential = find_essential(info, options);
    std::printf("tx40     essential by %s%s: %s\n", to_string(method),
                method == Method::Rsd ? (" over " + significant(100 * rsd, 2) + " %").c_str() : "",
                essential.brief().c_str());
  }
}

}  // namespace

int main(int argc, char** argv) {
  if (!std::filesystem::exists(data_folder())) {
    std::printf("no recordings beside the repository (../shared/data): nothing to do\n");
    return 0;
  }
  const std::string only = argc > 1 ? argv[1] : "";
  if (only.empty() || only == "tx40") run_tx40();
  if (only.empty() || only == "lwr4") {
    run_lwr4("kuka_lwr4.urdf", 0);
    run_lwr4("kuka_lwr4_gaz.urdf", 0);
  }
  if (only.empty() || only == "kr300") run_kr300();
  if (only.empty() || only == "ur10") run_ur10();
  return 0;
}
