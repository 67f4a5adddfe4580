// Stürz 2017: the virtual iiwa 14 of Table 3, measured as in section 4.3 and identified in the paper's way and in ours.
#pragma once

#include <map>
#include <memory>

#include "armature/design.hpp"
#include "armature/identify.hpp"
#include "armature/nonlinear.hpp"
#include "papers/study.hpp"

namespace armature::papers {

/// The same robot as known from its drawings alone: links are homogeneous cylinders of the catalogue's
/// capsules that weigh `total_kg` together; friction is not known.
[[nodiscard]] Robot as_cylinders(Robot robot, double total_kg);

struct SturzDraw {
  Identification ours;  ///< identify() with default options, from the cylinders
  double seconds_ours = 0;
  Samples samples = {};             ///< after the paper's average, filters and differences
  Estimate base = {};               ///< eq. 9, 15
  NonlinearEstimate physical = {};  ///< eq. 10
  double seconds_physical = 0;
};

// The experiment, run once and shared by all tables.
class SturzLab {
 public:
  explicit SturzLab(const Study& study);

  [[nodiscard]] const Study& study() const { return study_; }
  [[nodiscard]] const TorqueModel& model() const { return model_; }
  [[nodiscard]] const Vector& truth() const { return truth_; }
  [[nodiscard]] const BaseMap& base() const { return base_; }
  [[nodiscard]] int draws() const { return study_.draws_or(5); }
  // The exciting motion: of Armature's search, or of one local search from a random start.
  const Design& design(bool single);
  // The experiment with other noise per number.
  const SturzDraw& draw(int number);
  /// q_ref,1 … q_ref,4.
  SampledTrajectory motion(int number);
  // Torque as measured on that motion: coloured noise of Table 4's first column on top of the truth.
  Matrix measured(int number, int draw, const Motion& motion) const;

 private:
  [[nodiscard]] Samples papers_processing(const Recording& recording) const;
  [[nodiscard]] SturzDraw make_draw(int number);

  Study study_;
  Robot known_;        // what the methods are told
  TorqueModel model_;  // of the robot that moves
  Vector truth_;
  BaseMap base_;
  std::map<bool, Design> designs_;
  std::map<int, SturzDraw> draws_;
};

[[nodiscard]] ReproducedItem sturz_equation_6(SturzLab& lab);
[[nodiscard]] ReproducedItem sturz_figure_2(SturzLab& lab);
[[nodiscard]] ReproducedItem sturz_figure_3(SturzLab& lab);
[[nodiscard]] ReproducedItem sturz_figure_4(SturzLab& lab);
[[nodiscard]] ReproducedItem sturz_table_2(SturzLab& lab);
[[nodiscard]] ReproducedItem sturz_table_3(SturzLab& lab);
[[nodiscard]] ReproducedItem sturz_table_4(SturzLab& lab);

}  // namespace armature::papers
