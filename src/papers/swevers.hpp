// Swevers 2007: the first three joints of an IR 361 and a KR 15 with a load, both of the catalogue.
#pragma once

#include <map>
#include <memory>
#include <optional>

#include "armature/design.hpp"
#include "armature/estimate.hpp"
#include "armature/identify.hpp"
#include "armature/payload.hpp"
#include "papers/study.hpp"

namespace armature::papers {

/// One experiment on the IR 361, by each estimator that the tables compare.
struct SweversDraw {
  Identification ours;
  Samples samples = {};                ///< averaged, differentiated exactly at five harmonics
  Estimate plain = {}, weighted = {};  ///< LLSE; WLSE with the variances between periods (eq. 7, 11)
  Vector dense = {};                   ///< WLSE with the covariance over joints
};

class SweversLab {
 public:
  explicit SweversLab(const Study& study);

  [[nodiscard]] const Study& study() const { return study_; }
  [[nodiscard]] const Robot& robot() const { return robot_; }
  [[nodiscard]] const TorqueModel& model() const { return model_; }
  [[nodiscard]] const BaseMap& base() const { return base_; }
  [[nodiscard]] const Vector& truth() const { return truth_; }
  [[nodiscard]] const std::vector<std::string>& terms() const { return terms_; }
  [[nodiscard]] int draws() const { return study_.draws_or(5); }
  /// D-optimal, within the default's margins.
  const Design& design();
  /// The paper's experiment, other noise per number.
  const SweversDraw& draw(int number);
  /// The same with any motion of one period.
  SweversDraw experiment(const Trajectory& one_period, Rng& rng) const;
  /// Raw noise whose average has the deviations of Table 1; joints 2 and 3 share half of it.
  [[nodiscard]] Matrix noise(Rng& rng, Eigen::Index rows) const;
  [[nodiscard]] Recording recording(const Trajectory& one_period, int periods, Rng& rng) const;
  /// Through 20 random points with trapezoidal velocities.
  SampledTrajectory validation() const;

 private:
  Study study_;
  Robot robot_;
  std::vector<std::string> terms_;
  TorqueModel model_;
  BaseMap base_;
  Vector truth_;
  std::optional<Design> design_;
  std::map<int, SweversDraw> draws_;
};

[[nodiscard]] ReproducedItem swevers_figure_3(const Study& study);
[[nodiscard]] ReproducedItem swevers_figure_5(SweversLab& lab);
[[nodiscard]] ReproducedItem swevers_figure_6(SweversLab& lab);
[[nodiscard]] ReproducedItem swevers_figure_7(SweversLab& lab);
[[nodiscard]] ReproducedItem swevers_figure_9(SweversLab& lab);
/// Tables 1 and 2, Figures 8 and 10.
[[nodiscard]] ReproducedItem swevers_torque(SweversLab& lab, const std::string& name);
[[nodiscard]] ReproducedItem swevers_accuracy(SweversLab& lab);
/// Table 3 and Figure 13.
[[nodiscard]] ReproducedItem swevers_load(const Study& study, bool figure);

}  // namespace armature::papers
