// Fits of many sets of columns, each judged on data that it has not seen, from Gram matrices alone.
//
//   G_p,j = Rᵀ R,   R = [Y_j tau_j]: the rows of joint j in piece p of the data, over all columns that may be used
//
// A set S is fitted on all pieces but those of a fold, with the joints' weights, and judged on the fold:
//   error = tau² − 2 bᵀ beta + betaᵀ A beta,  with A, b and tau² the fold's parts of G
#pragma once

#include <vector>

#include "armature/types.hpp"

namespace armature::choosing {

/// One joint's rows of one piece of the data.
struct Gram {
  Matrix g;         ///< (columns + 1)²: columns of the joint, then its torque
  double rows = 0;  ///< behind it
};

struct Problem {
  std::vector<std::vector<int>> columns;  ///< of each joint, indices into all columns
  std::vector<std::vector<Gram>> pieces;  ///< piece by joint
  std::vector<std::vector<int>> folds;    ///< pieces that are left out together
  int size = 0;                           ///< all columns
};

/// What a set of columns predicts of left-out data.
struct Score {
  std::vector<double> of_fold;             ///< Σ_j error_j / sigma_j²
  std::vector<std::vector<double>> error;  ///< fold by joint: squared error [N²·m²]
};

/// Fits and judges sets of columns.
class Judge {
 public:
  explicit Judge(const Problem& problem);

  /// The joints' weights from a set's own errors on left-out data, as weighted least squares would find them.
  void weigh(const std::vector<int>& set);
  [[nodiscard]] Score score(const std::vector<int>& set) const;
  /// Columns that are to be tried, and the joint whose error they are to lower.
  struct Trial {
    std::vector<int> columns;
    int joint = 0;
  };
  /// What a trial predicts: over all joints with their weights, and of its own joint [N²·m²], fold by fold.
  struct Tried {
    std::vector<double> total, own;
  };
  /// score(set + columns) for each trial, much faster than one by one.
  [[nodiscard]] std::vector<Tried> with_each(const std::vector<int>& set, const std::vector<Trial>& trials) const;
  /// Rows of a joint in a fold.
  [[nodiscard]] double rows(std::size_t fold, std::size_t joint) const;
  /// Σ tau² of a joint in a fold [N²·m²].
  [[nodiscard]] double torque_square(std::size_t fold, std::size_t joint) const;
  /// Columns that are not all zero.
  [[nodiscard]] bool alive(int column) const { return scale_[column] > 0; }

 private:
  void assemble();
  [[nodiscard]] Vector fit_all(const std::vector<int>& set) const;
  [[nodiscard]] Matrix part(const Matrix& whole, const std::vector<int>& rows, const std::vector<int>& columns) const;
  [[nodiscard]] double error_of(std::size_t fold, std::size_t joint, const Vector& wide) const;
  [[nodiscard]] std::vector<std::vector<double>> errors(const std::vector<Vector>& beta,
                                                        const std::vector<int>& set) const;
  [[nodiscard]] Matrix training(std::size_t fold, const std::vector<int>& rows, const std::vector<int>& columns) const;

  const Problem& problem_;
  Vector weight_;             // 1 / sigma² of each joint
  Vector scale_;              // 1 / norm of each column; 0 where the column is zero
  Matrix total_;              // weighted Gram of everything, scaled
  std::vector<Matrix> fold_;  // … of each fold
};

}  // namespace armature::choosing
