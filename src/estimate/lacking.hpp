// Which simple signals a joint's residual still follows, told from chance.
//
//   e = Y_j d + z g + noise,      noise with the residual's own autoregression
//
// Both sides are whitened by that autoregression. For every suspect, a few signals z, F compares what z explains beyond
// the joint's own regressor with what remains.
//
// After a beginning or a row that is left out there is no whole past to predict from: the autoregression of the order
// that there is predicts instead, and the row is divided by that prediction's own deviation. Rows that were whitened
// with zeros for a past would weigh too much, the more the lower a filter has cut the noise.
#pragma once

#include <vector>

#include "armature/statistics.hpp"
#include "estimate/triangle.hpp"

namespace armature {

/// Signals of one joint that a model may lack, for all samples: the columns of every suspect side by side.
class Suspects {
 public:
  /// `predicted` is the joint's torque by the model, `rigid` the part of it without friction [N·m].
  Suspects(const Samples& samples, Eigen::Index joint, const Vector& predicted, const Vector& rigid);

  struct Group {
    JointVerdict verdict;
    std::string words;  ///< "friction near standstill"
    Remedy remedy;      ///< the term "stribeck"
    Eigen::Index first, count;
    /// Not empty: the first signal runs from −½ to ½ over the recording, and its factor is a change in this unit.
    std::string trend = {};
    /// The signals' factors are positive together, or the signals are not what is missing: friction lags, it never
    /// leads. A joint that stops before it turns leaves what looks like a lead, where a motion estimate rounds it off.
    bool never_negative = false;
    double least_share = 0;  ///< of the residual's RMS: less is not told
  };
  [[nodiscard]] const std::vector<Group>& groups() const { return groups_; }
  [[nodiscard]] const Matrix& signals() const { return signals_; }
  /// The same signals on other rows.
  void replace(Matrix signals) { signals_ = std::move(signals); }

 private:
  void add(Group group, const Matrix& columns);

  std::vector<Group> groups_;
  Matrix signals_;
};

/// For every row the number of rows before it in its stretch since the last one that is left out (weight 0); −1 for
/// those themselves. `weights` may be empty: none is left out.
[[nodiscard]] Eigen::VectorXi unbroken_runs(Eigen::Index rows, const std::vector<Eigen::Index>& starts,
                                            const Vector& weights);

/// The test for one joint, block after block of rows.
class LackTest {
 public:
  /// `noise` is the autoregression of the residual, `columns` the number of the joint's own parameters.
  LackTest(const Autoregression& noise, Eigen::Index columns, Eigen::Index signals);

  /// Nothing before this row is remembered.
  void restart() { since_ = 0; }
  /// `run`: how many rows without a gap are before each row (unbroken_runs).
  void add(const Matrix& own, const Matrix& signals, const Vector& residual, const Eigen::VectorXi& run);
  /// Suspects that explain more than chance does once in 10⁴ tests, the largest first.
  [[nodiscard]] std::vector<Lack> found(const std::vector<Suspects::Group>& groups) const;
  /// Triangles of [own signals residual]: whitened, and as they were given.
  [[nodiscard]] Matrix white() const { return white_.rows(); }
  [[nodiscard]] Matrix plain() const { return plain_.rows(); }
  /// Rows behind them that were not left out.
  [[nodiscard]] double rows() const { return rows_; }

 private:
  // Of every order: the prediction, and the deviation of the highest order's error over its own.
  struct Predictor {
    Vector coefficients;
    double scale = 1;
  };
  static std::vector<Predictor> predictors_of(Vector coefficients);

  std::vector<Predictor> predictors_;
  Eigen::Index since_ = 0;  // rows after the last restart
  double power_;            // of the noise at frequency 0
  Eigen::Index own_;
  double rows_ = 0;
  Matrix past_;
  Triangle white_, plain_;
};

}  // namespace armature
