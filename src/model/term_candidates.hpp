// Terms that a joint may get, with the columns they would add to the regressor.
#pragma once

#include <string>
#include <vector>

#include "armature/dynamics.hpp"
#include "armature/samples.hpp"

namespace armature::choosing {

/// A term that one joint may get.
struct Candidate {
  std::string word;               ///< "stribeck:0.05"
  std::string typed;              ///< as make_terms() reads it for this joint: "stribeck:0.05@3", "gravity-spring:3"
  int joint = 0;                  ///< whose error it is to lower
  std::string family;             ///< a joint gets one term of a family
  std::vector<int> columns;       ///< of the wide regressor, after the base parameters
  bool follows_position = false;  ///< it can imitate errors of gravity
  bool replaces_coulomb = false;  ///< Coulomb friction of the joint goes
};

/// Functions of one joint's rows that candidates need: values of every recording, and which column each has.
struct JointExtras {
  std::vector<int> columns;    ///< of the wide regressor, after the base parameters
  std::vector<Matrix> values;  ///< one per recording, samples × columns.size()
};

struct CandidateSet {
  std::vector<Candidate> candidates;
  std::vector<JointExtras> joints;
  int columns = 0;  ///< of all joints; some are shared by two
};

/// All candidates for these recordings. `load`: gravity torque of a first fit, one matrix per recording.
[[nodiscard]] CandidateSet make_candidates(const Robot& robot, const std::vector<Samples>& samples,
                                           const std::vector<Matrix>& load);

}  // namespace armature::choosing
