// The kinds of terms, and the facts about each.
//
// How a term is typed, what its parameters mean, which motion shows them and which file formats have a place for them
// is defined here and nowhere else. A new term is one entry in src/dynamics/friction_kinds.cpp or term_kinds.cpp;
// parser, messages, exporters and docs/notation.md's table follow from it.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "armature/terms.hpp"

namespace armature {

/// One symbol of a term's parameters: the FV of FV1, FV2, …
struct TermSymbol {
  std::string symbol = {};   ///< "FV"
  std::string meaning = {};  ///< "viscous friction"
  std::string turning = {};  ///< unit on a revolute joint
  std::string sliding = {};  ///< unit on a prismatic joint
  double lower = -kInfinity;
  /// Where a robot file keeps the value; null: nowhere.
  double JointNominal::*nominal = nullptr;
  /// Whether an identified value is written there: not where two parameters share the place.
  bool kept = true;
  /// What a person should do where it is not determined; %J is the joint.
  std::string shown_by = {};
  /// Friction that always brakes: a negative value would drive the joint.
  bool brakes = false;
};

/// What may follow a kind in `--terms`: viscous, stribeck:0.1, spring:2, wrist:5:6, ripple:2:200.
struct TermArguments {
  std::vector<int> joints;
  double number = 0;
};

/// One kind of term.
struct TermKind {
  enum class Number { None, Optional, Needed };

  std::string word = {};    ///< "stribeck", also Term::kind
  std::string syntax = {};  ///< "`stribeck`, `stribeck:VELOCITY`"
  std::string torque = {};  ///< on joint j, in the symbols of docs/notation.md
  std::vector<TermSymbol> symbols = {};
  int joints = 0;  ///< that must be named after it; 0: the term acts on every joint
  Number number = Number::None;
  double usual = 0;                       ///< the number where none is given
  std::string zero_means = {};            ///< why a number of 0 is refused; empty: it is not
  std::string instead_of_zero = {};       ///< what to write instead
  std::vector<std::string> held_by = {};  ///< "urdf", "patched-urdf", "mjcf", "sdf": formats with a place for it
  std::function<Term(const TermKind& self, const Robot& robot, const TermArguments& arguments)> make = {};
};

/// All kinds, in the order of docs/notation.md.
[[nodiscard]] const std::vector<TermKind>& term_kinds();
/// Null where there is no such kind.
[[nodiscard]] const TermKind* find_term_kind(const std::string& word);
/// The symbol of a parameter's name, "FV3" or a base parameter's "FV3R"; null for inertial ones.
[[nodiscard]] const TermSymbol* find_term_symbol(const std::string& parameter);
/// FL_j · sign(v_j) |g_j(q)| for every joint that gravity loads; g of the robot file's bodies where they are known.
[[nodiscard]] Term load_friction(const Robot& robot);
/// The kinds of terms that a file format has a place for.
[[nodiscard]] std::vector<std::string> terms_held_by(const std::string& format);

}  // namespace armature
