// What every paper's study is made of: makers of tables that share what they compute, and virtual robots to measure.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "armature/base.hpp"
#include "armature/design.hpp"
#include "armature/dynamics.hpp"
#include "armature/identify.hpp"
#include "armature/model.hpp"
#include "armature/nonlinear.hpp"
#include "armature/papers.hpp"
#include "armature/recording.hpp"
#include "armature/rng.hpp"
#include "armature/samples.hpp"
#include "armature/trajectory.hpp"

namespace armature::papers {

/// One run of a paper's command.
struct Study {
  Paper paper;
  int draws = 0;  ///< 0: the study's own default
  std::uint64_t seed = 1;
  Progress progress;

  [[nodiscard]] int draws_or(int standard) const { return draws > 0 ? draws : standard; }
  [[nodiscard]] Rng rng(std::uint64_t stream) const { return Rng(seed).fork(stream); }
  /// StudyStopped where the user asks to stop: before every draw and after every search.
  void look() const;
};

/// Makes one table or figure. Makers of one paper share their experiment, which the first one that needs it runs.
struct Maker {
  std::string name;  ///< of the PaperItem
  std::function<ReproducedItem()> make;
};

/// Thrown by a maker that cannot work here (a build without the physics engine); becomes the Error of reproduce().
struct StudyFailure {
  Error error;
};
/// Thrown by a maker in the middle of its table when the user asks to stop.
struct StudyStopped {};
/// The value, or StudyFailure.
template <class T>
T need(Result<T> result) {
  if (!result) throw StudyFailure{result.error()};
  return *std::move(result);
}

/// Every table and figure of the study's paper that can be repeated, in the paper's order.
[[nodiscard]] std::vector<Maker> makers_of(const Study& study);
[[nodiscard]] std::vector<Maker> study_swevers2007(const Study& study);
[[nodiscard]] std::vector<Maker> study_sturz2017(const Study& study);
[[nodiscard]] std::vector<Maker> study_jia2019(const Study& study);
[[nodiscard]] std::vector<Maker> study_xu2020(const Study& study);
[[nodiscard]] std::vector<Maker> study_ayvaci2022(const Study& study);

/// The motion of a spec; StudyFailure where there is none, StudyStopped where the search was stopped.
[[nodiscard]] Design searched(const Study& study, const Robot& robot, const DesignSpec& spec);

/// What Armature's default makes of a recording.
[[nodiscard]] Identification identified(const Study& study, const Robot& robot, const Recording& recording,
                                        const IdentifyOptions& options = {});
/// A constrained search of the papers.
[[nodiscard]] NonlinearEstimate searched(const Study& study, const NonlinearProblem& problem, NonlinearOptions options);

/// How a virtual robot is measured.
struct Instrument {
  double rate_hz = 100;
  int periods = 1;
  Vector torque_sigma;     ///< deviation of one raw sample's torque noise per joint [N·m]
  double noise_hz = 0;     ///< the noise is coloured: nothing above this; 0: white
  double encoder_rad = 0;  ///< smallest step of a position; 0: exact
  double position_sigma = 0;
};

/// Noise of deviation 1: white, or cut off by a Butterworth filter of order 4.
[[nodiscard]] Matrix unit_noise(Rng& rng, Eigen::Index rows, Eigen::Index columns, double rate_hz, double cutoff_hz);

/// What a log of this robot would hold when it follows the motion exactly.
[[nodiscard]] Recording record(const TorqueModel& model, const Vector& pi, const Trajectory& one_period,
                               const Instrument& instrument, Rng& rng);

/// A model that is exactly pi and sure of it.
[[nodiscard]] IdentifiedModel exact_model(const TorqueModel& model, const BaseMap& base, const Vector& pi);
/// Root mean square of every column.
[[nodiscard]] Vector joint_rms(const Matrix& values);
/// ‖value − truth‖ / ‖truth‖ in per cent.
[[nodiscard]] double percent_error(const Vector& value, const Vector& truth);

/// One value per cell, three significant digits unless said otherwise; an en dash where it is not a number.
[[nodiscard]] std::string cell(double value, int digits = 3);
/// "1.23 ± 0.04" of values that differ from draw to draw.
[[nodiscard]] std::string spread_cell(const std::vector<double>& values, int digits = 3);
[[nodiscard]] double mean_of(const std::vector<double>& values);
/// Standard error of the mean difference of two methods on the same draws; 0 with fewer than two draws.
[[nodiscard]] double paired_error(const std::vector<double>& one, const std::vector<double>& other);
[[nodiscard]] Contest contest(std::string what, const std::vector<double>& theirs, const std::vector<double>& ours);
/// The same, and beside it Armature with what the paper's method was told.
[[nodiscard]] Contest contest(std::string what, const std::vector<double>& theirs, const std::vector<double>& ours,
                              const std::vector<double>& informed, std::string why);
[[nodiscard]] double rms(const Matrix& values);
/// Seconds since it was made.
class Stopwatch {
 public:
  Stopwatch();
  [[nodiscard]] double seconds() const;

 private:
  double begin_;
};

/// Curves of measured, predicted and residual torque, one plot per joint.
[[nodiscard]] std::vector<FigurePlot> torque_plots(const Vector& time, const Matrix& measured, const Matrix& theirs,
                                                   const Matrix& ours);
/// Position, velocity and acceleration of a motion, one plot each.
[[nodiscard]] std::vector<FigurePlot> motion_plots(const Trajectory& trajectory, double rate_hz);

/// A catalogue robot against a printed table of modified or standard DH rows: how far the frames are apart, and turned.
[[nodiscard]] ReproducedItem compare_dh(const PaperItem& printed, const std::string& robot, bool modified);

}  // namespace armature::papers
