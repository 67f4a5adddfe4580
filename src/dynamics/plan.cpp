#include "dynamics/plan.hpp"

#include <algorithm>
#include <cmath>

namespace armature {
namespace {

void copy(const Matrix3& from, double (&to)[3][3]) {
  for (int i = 0; i < 3; ++i) {
    for (int j = 0; j < 3; ++j) to[i][j] = from(i, j);
  }
}

void copy(const Vector3& from, double (&to)[3]) {
  for (int i = 0; i < 3; ++i) to[i] = from[i];
}

/// Fills right_angled, from and the lever of a body that turns about z.
void find_right_angles(const MechanismBody& body, PlanBody& out) {
  // R(x) = P Rz(x): P's first two columns are those of `cosine`, its last that of `still`.
  Matrix3 placed = body.cosine;
  placed.col(2) = body.still.col(2);
  // Right angles: every column of P has one entry, and it is 1 or −1.
  for (int k = 0; k < 3; ++k) {
    int nonzero = 0;
    for (int i = 0; i < 3; ++i) {
      if (placed(i, k) == 0) continue;
      ++nonzero;
      out.from[k] = i;
    }
    if (nonzero != 1 || std::abs(placed(out.from[k], k)) != 1) return;
  }
  out.right_angled = true;
  // The lever in the body's frame. Along z it does not depend on x.
  out.lever_along_axis = body.origin[out.from[0]] == 0 && body.origin[out.from[1]] == 0;
  out.lever = placed(out.from[2], 2) * body.origin[out.from[2]];
}

// One body without Eigen, and what makes its arithmetic cheaper.
PlanBody flatten(const MechanismBody& body) {
  PlanBody out;
  out.parent = body.parent;
  out.coordinate = body.coordinate;
  out.revolute = body.revolute;
  // A mimic joint scales v and a, so the short forms are left to joints with multiplier 1.
  out.turns_about_z = body.revolute && body.axis == Vector3::UnitZ() && body.multiplier == 1;
  // A slide moves the body's origin away from the parent's, wherever it starts.
  out.at_parent_origin = body.revolute && body.origin == Vector3::Zero();
  out.multiplier = body.multiplier;
  out.offset = body.offset;
  copy(body.still, out.still);
  copy(body.sine, out.sine);
  copy(body.cosine, out.cosine);
  copy(body.origin, out.origin);
  copy(body.slide, out.slide);
  copy(body.axis, out.axis);
  if (out.turns_about_z) find_right_angles(body, out);
  return out;
}

bool acts_on(const TermColumn& column, int joint) {
  return std::any_of(column.rows.begin(), column.rows.end(), [&](const auto& row) { return row.first == joint; });
}

}  // namespace

Plan::Plan(const Mechanism& mechanism, const std::vector<TermColumn>& columns) {
  lay_out(mechanism, columns);
  add_bodies(mechanism);
  add_terms(columns, 10 * static_cast<int>(mechanism.bodies.size()));
  // The view points into this object, which is never copied.
  view_.bodies = bodies_.data();
  view_.pairs = pairs_.data();
  view_.body_count = static_cast<int>(bodies_.size());
  view_.pair_count = static_cast<int>(pairs_.size());
  view_.coordinates = mechanism.coordinates;
  view_.columns = layout.columns();
  copy(mechanism.base_acceleration, view_.base_acceleration);
}

// Columns of each joint: ten for every body that it moves, then those of the terms that act on it.
void Plan::lay_out(const Mechanism& mechanism, const std::vector<TermColumn>& columns) {
  const int inertial_count = 10 * static_cast<int>(mechanism.bodies.size());
  layout.begin.push_back(0);
  for (int j = 0; j < mechanism.coordinates; ++j) {
    for (std::size_t b = 0; b < mechanism.bodies.size(); ++b) {
      const auto& movers = mechanism.bodies[b].movers;
      // A joint's torque does not depend on bodies that the joint does not move.
      if (!std::binary_search(movers.begin(), movers.end(), j)) continue;
      for (int k = 0; k < 10; ++k) layout.parameter.push_back(10 * static_cast<int>(b) + k);
    }
    for (std::size_t c = 0; c < columns.size(); ++c) {
      if (acts_on(columns[c], j)) layout.parameter.push_back(inertial_count + static_cast<int>(c));
    }
    layout.begin.push_back(layout.columns());
  }
}

void Plan::add_bodies(const Mechanism& mechanism) {
  // Bodies come in the order of a joint's columns, so the next free column of each joint is enough.
  std::vector<int> next(layout.begin.begin(), layout.begin.end() - 1);
  for (const MechanismBody& body : mechanism.bodies) {
    PlanBody made = flatten(body);
    made.first_pair = static_cast<int>(pairs_.size());
    made.pair_count = static_cast<int>(body.movers.size());
    // One pair for every joint that moves the body.
    for (const int joint : body.movers) {
      PlanPair pair{joint, -1, joint == body.coordinate, next[static_cast<std::size_t>(joint)]};
      next[static_cast<std::size_t>(joint)] += 10;
      if (pair.own) made.own_pair = static_cast<int>(pairs_.size());
      // The pair of the same joint and the parent, whose axis is carried on to this body.
      if (body.parent >= 0) {
        const PlanBody& parent = bodies_[static_cast<std::size_t>(body.parent)];
        for (int p = parent.first_pair; p < parent.first_pair + parent.pair_count; ++p) {
          if (pairs_[static_cast<std::size_t>(p)].coordinate == joint) pair.parent = p;
        }
      }
      if (is_near(made, body.parent, pair)) made.near_pair = static_cast<int>(pairs_.size());
      pairs_.push_back(pair);
    }
    // A body with a child is not a leaf: the child needs its motion.
    if (body.parent >= 0) bodies_[static_cast<std::size_t>(body.parent)].leaf = false;
    bodies_.push_back(made);
  }
}

// Seen from the body, the parent's z axis is (u_x, u_y, 0) with no linear part but the lever's.
bool Plan::is_near(const PlanBody& body, int parent, const PlanPair& pair) const {
  if (parent < 0 || pair.own || !body.right_angled || body.from[2] == 2) return false;
  // The parent's joint must not move the bodies further in as well (a mimic): that would add to its axis.
  const PlanBody& carrier = bodies_[static_cast<std::size_t>(parent)];
  return carrier.turns_about_z && pair.parent == carrier.own_pair &&
         pairs_[static_cast<std::size_t>(carrier.own_pair)].parent < 0;
}

// Where the value of each basis function goes.
void Plan::add_terms(const std::vector<TermColumn>& columns, int inertial_count) {
  for (std::size_t c = 0; c < columns.size(); ++c) {
    const int parameter = inertial_count + static_cast<int>(c);
    const std::size_t begin = terms.size();
    for (const auto& [joint, basis] : columns[c].rows) {
      // Parameters increase within a joint, so its column is found by bisection.
      const auto from = layout.parameter.begin() + layout.begin[static_cast<std::size_t>(joint)];
      const auto to = layout.parameter.begin() + layout.begin[static_cast<std::size_t>(joint) + 1];
      const int column = static_cast<int>(std::lower_bound(from, to, parameter) - layout.parameter.begin());
      // Two functions of one parameter on one joint share a column: the first sets it, the second adds.
      const bool seen = std::any_of(terms.begin() + static_cast<std::ptrdiff_t>(begin), terms.end(),
                                    [&](const PlanTerm& t) { return t.column == column; });
      terms.push_back({&basis, joint, column, parameter, !seen});
    }
  }
}

}  // namespace armature
