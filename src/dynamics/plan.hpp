// Everything about a model that batches need, made once.
#pragma once

#include <vector>

#include "armature/dynamics.hpp"
#include "dynamics/mechanism.hpp"
#include "dynamics/plan_view.hpp"

namespace armature {

/// One basis function of a term: where it acts and where its value goes.
struct PlanTerm {
  const Basis* basis = nullptr;
  int joint = 0;
  int column = 0;     ///< of Regressor::values
  int parameter = 0;  ///< index in pi
  bool first = true;  ///< sets the column; later ones of the same column and joint add to it
};

/// The layout of the regressor, the mechanism flattened for the kernels, and the terms with their columns.
class Plan {
 public:
  Plan(const Mechanism& mechanism, const std::vector<TermColumn>& columns);
  Plan(const Plan&) = delete;
  Plan& operator=(const Plan&) = delete;

  RegressorLayout layout;
  std::vector<PlanTerm> terms;
  [[nodiscard]] const PlanView& view() const { return view_; }

 private:
  void lay_out(const Mechanism& mechanism, const std::vector<TermColumn>& columns);
  void add_bodies(const Mechanism& mechanism);
  [[nodiscard]] bool is_near(const PlanBody& body, int parent, const PlanPair& pair) const;
  void add_terms(const std::vector<TermColumn>& columns, int inertial_count);

  std::vector<PlanBody> bodies_;
  std::vector<PlanPair> pairs_;
  PlanView view_;
};

}  // namespace armature
