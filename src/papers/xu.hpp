// Xu 2020: the virtual iiwa 14 of Tables 6 and 7, measured as in section IV and identified in the paper's way and in
// ours.
#pragma once

#include <map>
#include <memory>

#include "armature/design.hpp"
#include "armature/essential.hpp"
#include "armature/identify.hpp"
#include "armature/nonlinear.hpp"
#include "papers/study.hpp"

namespace armature::papers {

/// The arm of Tables 6 and 7.
struct XuArm {
  TorqueModel model;                 ///< kinematics of Table 2, viscous and Coulomb friction; nominal: Stürz 2017
  Vector truth;                      ///< π of the published optimum
  NonlinearConstraints constraints;  ///< (16)–(18) with the bounds of the tables
};
[[nodiscard]] XuArm make_xu_arm(const Paper& paper);

/// What one recording gave, by each method that the tables compare.
struct XuDraw {
  Identification ours;  ///< identify() with default options on the same recording
  double seconds_ours = 0;
  Samples samples = {};                             ///< after the paper's averaging, differentiation and filter
  Essential essential = {};                         ///< section II-A; essential.full is Table 4
  NonlinearEstimate xu = {}, gaz = {}, sturz = {};  ///< physical parameters of Tables 6, 7 and 9
  double seconds_xu = 0;
  /// Armature's fit (weights per joint, all base parameters) searched within the bounds of Tables 6 and 7, and
  /// within Stürz 2017's: what the papers' methods know, given to ours.
  NonlinearEstimate informed = {}, informed_sturz = {};
};

/// Why a search with the papers' bounds can be ahead of the default.
inline constexpr const char* kBoundsAreKnowledge =
    "The true arm lies on many of the paper's bounds, which its search is given; Armature's default is not.";

class XuLab {
 public:
  explicit XuLab(const Study& study);

  [[nodiscard]] const Study& study() const { return study_; }
  [[nodiscard]] const XuArm& arm() const { return arm_; }
  [[nodiscard]] const BaseMap& base() const { return base_; }
  [[nodiscard]] int draws() const { return study_.draws_or(5); }
  /// Section IV-B by Armature's search, or by one local search from a random start.
  const Design& design(bool single);
  const XuDraw& draw(int number);
  /// The motions of Table 8, 1 … 3: exciting, cosine, slow. Sampled at the paper's rate.
  SampledTrajectory motion(int number);
  /// Torque as measured on that motion: coloured noise of Table 8's base column on top.
  Matrix measured(int number, int draw, const Motion& motion);
  /// The draw's estimates as standard parameters.
  struct Sets {
    Vector base, essential, physical, ours_base, ours_essential, ours_physical;
  };
  Sets sets(int draw);

 private:
  [[nodiscard]] Samples papers_processing(const Recording& recording, double period) const;
  [[nodiscard]] XuDraw make_draw(int number);

  Study study_;
  XuArm arm_;
  BaseMap base_;
  std::map<bool, Design> designs_;
  std::map<int, XuDraw> draws_;
};

[[nodiscard]] ReproducedItem xu_table_1(XuLab& lab);
[[nodiscard]] ReproducedItem xu_table_3(XuLab& lab);
[[nodiscard]] ReproducedItem xu_figure_3(XuLab& lab);
[[nodiscard]] ReproducedItem xu_figure_4(XuLab& lab);
[[nodiscard]] ReproducedItem xu_table_4(XuLab& lab, bool essential);
[[nodiscard]] ReproducedItem xu_tables_6_7(XuLab& lab, const std::string& name);
[[nodiscard]] ReproducedItem xu_table_8(XuLab& lab);
[[nodiscard]] ReproducedItem xu_torque_figure(XuLab& lab, bool others);
[[nodiscard]] ReproducedItem xu_table_9(XuLab& lab);
[[nodiscard]] ReproducedItem xu_table_10(XuLab& lab, bool figure);

}  // namespace armature::papers
