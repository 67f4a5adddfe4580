// Real recordings of real robots (not part of the repository): what the estimators make of them.
//
// How to read it: rel = ‖tau − tau_hat‖/‖tau‖ over all joints and rows. "plain" is ordinary least squares with viscous
// and Coulomb friction and an offset. "→" means fitted on the left, judged on the right. "default" is what the command
// line does without any option but the terms: motion by the smoother, torque raw. A careful hand also filters the
// torque and judges what is left; "below the cut-off" sends default residuals and torques through the hand's filter
// before they are compared, so that noise above it counts on neither side.
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
#include "armature/identify.hpp"
#include "armature/robot_file.hpp"
#include "armature/robust.hpp"
#include "armature/shapes.hpp"
#include "armature/signal.hpp"
#include "armature/statistics.hpp"
#include "armature/text.hpp"
#include "armature/torque_band.hpp"
#include "estimate/data_support.hpp"
#include "support/places.hpp"

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

// One robot with default settings, no option but the terms.
struct Default {
  std::string name;
  std::string robot;
  std::vector<std::vector<std::string>> fitted, judged;  // files of each recording
  std::string mapping = {};
  std::vector<std::string> terms;
  double cutoff = 0;  // [Hz] of the careful hand; 0: none was used
  const char* by_hand = "";
};

// ‖e‖/‖tau‖ of raw torques, and of both below the cut-off.
struct Share {
  double raw = 0, below = 0, size = 0, size_below = 0;
  // Rows near rest count nothing where the fit leaves them out.
  void add(const Matrix& residual, const Samples& s, const Matrix& moving, double cutoff) {
    const auto square = [&](const Matrix& m) {
      return moving.size() == 0 ? m.squaredNorm() : m.cwiseProduct(moving).squaredNorm();
    };
    raw += square(residual), size += square(s.tau);
    below += square(in_band(residual, s.starts, s.rate, cutoff));
    size_below += square(in_band(s.tau, s.starts, s.rate, cutoff));
  }
  void print(const char* what) const {
    std::printf("  %s %5.2f %% (below the cut-off %5.2f %%)", what, 100 * std::sqrt(raw / std::max(1e-300, size)),
                100 * std::sqrt(below / std::max(1e-300, size_below)));
  }
};

Result<std::vector<Samples>> default_samples(const Default& d, const std::vector<std::vector<std::string>>& files,
                                             const Robot& robot) {
  Mapping mapping;
  if (!d.mapping.empty()) {
    auto loaded = load_mapping(d.mapping);
    if (!loaded) return loaded.error();
    mapping = *loaded;
  }
  std::vector<Samples> out;
  for (const auto& group : files) {
    std::vector<std::filesystem::path> paths;
    for (const std::string& file : group) paths.push_back(data_folder() / file);
    const auto recording = read_recordings(paths, mapping);
    if (!recording) return recording.error();
    auto samples = prepare(*recording, robot);
    if (!samples) return samples.error();
    out.push_back(*std::move(samples));
  }
  return out;
}

void run_default(const Default& d) {
  const auto robot = load_robot(d.robot);
  if (!robot) return;
  const auto fitted = default_samples(d, d.fitted, *robot), judged = default_samples(d, d.judged, *robot);
  if (!fitted || !judged) {
    std::printf("%-8s default: %s\n", d.name.c_str(), (fitted ? judged.error() : fitted.error()).text().c_str());
    return;
  }
  for (const bool plain : {false, true}) {
    IdentifyOptions options;
    options.terms = d.terms;
    options.with_essential = options.with_physical = false;
    if (plain) options.estimate.weighting = EstimateOptions::Weighting::None;
    const auto found = identify(*robot, *fitted, options);
    if (!found) {
      std::printf("%-8s default: %s\n", d.name.c_str(), found.error().text().c_str());
      return;
    }
    const auto share = [&](const std::vector<Samples>& sets) {
      Share out;
      for (const Samples& s : sets)
        out.add(compute_residuals(found->torque_model, found->base, found->estimate.beta, s), s,
                moving_weights(found->torque_model, s.motion, options.standstill), d.cutoff);
      return out;
    };
    std::printf("%-8s %-14s", d.name.c_str(), plain ? "default, plain" : "default");
    share(*fitted).print("in sample");
    if (!judged->empty()) share(*judged).print("unseen");
    std::printf("   by hand: %s\n", d.by_hand);
  }
  for (const Samples& s : *fitted) {
    for (const std::string& line : s.ledger) std::printf("           %s\n", line.c_str());
  }
}

void run_defaults(const std::string& only) {
  const auto here = std::filesystem::path(testing::kSourceDirectory) / "examples";
  const auto there = data_folder();
  const std::vector<std::string> plain = {"viscous", "coulomb", "offset"};
  const auto with = [&](std::vector<std::string> more) {
    more.insert(more.begin(), plain.begin(), plain.end());
    return more;
  };
  const std::vector<Default> all = {
      {"tx40",
       (there / "tx40/tx40_mdh_modified.urdf").string(),
       {{"tx40/pos_read_data.csv", "tx40/curr_data.csv"}},
       {},
       (here / "mappings/tx40.yaml").string(),
       with({"rotor", "wrist:5:6"}),
       40,
       "5.05 % (100 Hz, one row in 100)"},
      {"lwr4",
       (there / "lwr4/kuka_lwr4.urdf").string(),
       {{"lwr4/measurements_2.csv"}, {"lwr4/measurements_3.csv"}},
       {{"lwr4/measurements_1.csv"}},
       "",
       plain,
       0,
       "2+3→1 2.24 %"},
      {"kr300",
       (here / "robots/kr300.yaml").string(),
       {{"kr300/kr300_trajA.csv"}, {"kr300/kr300_trajB.csv"}},
       {{"kr300/kr300_trajC.csv"}},
       (here / "mappings/kr300.yaml").string(),
       plain,
       10,
       "A+B→C 18.4 %"},
      {"ur10",
       (here / "robots/ur10.yaml").string(),
       {{"rosbag2/ur10_exciting_trajectory.db3"}},
       {},
       "",
       plain,
       4,
       "in sample 5.86 %"},
      {"panda", "panda", {{"rosbag2/panda_exciting_trajectory.db3"}}, {}, "", plain, 4, "in sample 1.9 %"},
      {"ur10e",
       (there / "ur10e/ur10e.urdf").string(),
       {{"ur10e/id_30s.csv"}},
       {{"ur10e/id_40s.csv"}},
       (here / "mappings/ur10e.yaml").string(),
       plain,
       10,
       "unseen 5.96 %"},
      {"airbot",
       (there / "airbot_play/airbot_play.urdf").string(),
       {{"airbot_play/chirp_q_real.csv", "airbot_play/chirp_tau_real.csv"}},
       {{"airbot_play/trapezoidal_q_real.csv", "airbot_play/trapezoidal_tau_real.csv"}},
       (here / "mappings/airbot_play.yaml").string(),
       plain,
       10,
       "unseen 7.6 %"},
  };
  for (const Default& d : all) {
    if (only.empty() || only == d.name || only == "default") run_default(d);
  }
}

}  // namespace

int main(int argc, char** argv) {
  if (!std::filesystem::exists(data_folder())) {
    std::printf("no recordings beside the repository (../shared/data): nothing to do\n");
    return 0;
  }
  const std::string only = argc > 1 ? argv[1] : "";
  run_defaults(only);
  if (only.empty() || only == "tx40") run_tx40();
  if (only.empty() || only == "lwr4") {
    run_lwr4("kuka_lwr4.urdf", 0);
    run_lwr4("kuka_lwr4_gaz.urdf", 0);
  }
  if (only.empty() || only == "kr300") run_kr300();
  if (only.empty() || only == "ur10") run_ur10();
  return 0;
}
