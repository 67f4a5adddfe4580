// Jia 2019: the virtual two-joint arm, its designs and its nine columns.
#pragma once

#include <array>
#include <map>
#include <memory>
#include <optional>

#include "armature/design.hpp"
#include "armature/identify.hpp"
#include "papers/study.hpp"

namespace armature::papers {

/// One fit of the paper's nine parameters.
struct NineFit {
  Vector p;
  Vector deviation;  ///< eq. 11 with the variances that were assumed
};

class JiaLab {
 public:
  explicit JiaLab(const Study& study);

  using Kind = Objective::Kind;
  struct Wanted {
    Kind kind = Kind::Embedded;
    double condition_goal = 8, log_det_goal = -75;  ///< of F3; log_det_goal is F4's bound as well
    int starts = 0;                                 ///< 0: the spec's own
    std::uint64_t seed = 1;
    auto operator<=>(const Wanted&) const = default;
  };
  /// The motion that the search finds; searched once.
  const Design& design(const Wanted& wanted);
  /// F1 … F4 by Armature's search.
  const Design& best(Kind kind) { return design({kind, 8, -75, 0, 1}); }

  [[nodiscard]] const Robot& robot() const { return robot_; }
  [[nodiscard]] const TorqueModel& model() const { return model_; }
  [[nodiscard]] const BaseMap& base() const { return base_; }
  [[nodiscard]] const Vector& truth() const { return truth_; }  ///< of the nine parameters
  /// F of section 4.1, rows of joint 1 first.
  [[nodiscard]] Matrix columns(const Motion& motion) const;
  /// Eq. 8 with these variances per joint.
  [[nodiscard]] NineFit fit(const Motion& motion, const Matrix& tau, const Vector& variance) const;
  /// The nine parameters that base parameters say.
  [[nodiscard]] Matrix nine_from_base() const { return nine_from_base_; }
  /// Section 4.4: averaged over the periods, low-passed, derivatives from the fitted series.
  [[nodiscard]] Samples papers_processing(const Recording& recording, double period) const;
  /// Raw noise such that the mean of all periods has this variance.
  [[nodiscard]] Instrument instrument(const Vector& averaged_variance) const;
  [[nodiscard]] const Study& study() const { return study_; }

 private:
  Study study_;
  Robot robot_;
  TorqueModel model_;
  BaseMap base_;
  std::optional<TorqueModel> observed_;  // what the nine columns are selected from
  Matrix selection_, nine_from_base_;
  Vector truth_;
  std::map<Wanted, Design> designs_;
};

[[nodiscard]] ReproducedItem jia_table_1(JiaLab& lab);
[[nodiscard]] ReproducedItem jia_table_2(JiaLab& lab);
[[nodiscard]] ReproducedItem jia_table_3(JiaLab& lab);
[[nodiscard]] ReproducedItem jia_figure_5(JiaLab& lab);
[[nodiscard]] ReproducedItem jia_figure_6(JiaLab& lab);
[[nodiscard]] ReproducedItem jia_figure_4(JiaLab& lab);
[[nodiscard]] ReproducedItem jia_table_4(JiaLab& lab);
[[nodiscard]] ReproducedItem jia_table_5(JiaLab& lab);
[[nodiscard]] ReproducedItem jia_table_6(JiaLab& lab);
[[nodiscard]] ReproducedItem jia_figure(JiaLab& lab, bool validation);
[[nodiscard]] ReproducedItem jia_equation_7(JiaLab& lab);

}  // namespace armature::papers
