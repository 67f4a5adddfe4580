// Which terms does each joint need? Chosen by what they predict, not by what they fit.
//
// Every recording is cut into blocks. A set of terms is fitted without a block and judged on it:
//
//   error_j = Σ_blocks ‖tau_j − Y_b,j beta(without the block)‖²
//
// Terms are added one at a time, the one that lowers the error of all joints most, as long as it lowers the error of
// its own joint by a noticeable share and does so in most blocks. Where there are several recordings the same is asked
// with whole recordings left out: a term may not make the prediction of another motion worse. Everything after one pass
// over the samples works on small Gram matrices, so that hundreds of candidates take seconds.
#pragma once

#include <string>
#include <vector>

#include "armature/near_rest.hpp"
#include "armature/progress.hpp"
#include "armature/samples.hpp"
#include "armature/terms.hpp"

namespace armature {

struct TermChoiceOptions {
  std::vector<std::string> always = {"viscous", "coulomb"};  ///< terms that are always in the model
  /// A term must lower the squared error of its joint on left-out data by this share. Terms that follow the position
  /// imitate errors of gravity and the like on one motion and must show three times as much.
  double least_gain = 0.01;
  /// … and the mean gain of a block must be this many of its standard errors.
  double least_certainty = 1.5;
  double standstill = kNearRest;  ///< rows of a joint that are slower than this share of its top speed do not count
};

/// One term that was added, and how much it helped.
struct ChosenTerm {
  std::string word;      ///< "stribeck:0.05", without its joint
  std::string joint;     ///< name
  double gain = 0;       ///< share of the joint's squared error on left-out data that went with it
  double certainty = 0;  ///< mean gain of a block over its standard error
};

struct TermChoice {
  std::vector<std::string> words;  ///< everything, as make_terms() reads it
  std::vector<ChosenTerm> chosen;  ///< in the order they were added
  int blocks = 0;                  ///< that were left out in turn
  int recordings = 0;              ///< that were left out in turn; 0: there is one
  int candidates = 0;              ///< that were tried
  double error_before = 0;         ///< ‖tau − tau_hat‖/‖tau‖ on left-out blocks, with `always` alone
  double error_after = 0;          ///< … with the terms chosen
  double across_before = 0;        ///< the same on left-out recordings; 0 where there is one
  double across_after = 0;
  /// What was chosen and how much each choice helped, for a person.
  [[nodiscard]] std::vector<std::string> lines() const;
};

/// Error where the samples do not belong to the robot or cannot determine the terms of `always`.
[[nodiscard]] Result<TermChoice> choose_terms(const Robot& robot, const std::vector<Samples>& samples,
                                              const TermChoiceOptions& options = {}, const Progress& progress = {});

}  // namespace armature
