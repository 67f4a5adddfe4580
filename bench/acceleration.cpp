// Xu 2020, Figure 4, repeated where the truth is known: acceleration from measured positions by differentiation in the
// frequency domain and by central differences.
//
// How to read it: RMS of the difference from the virtual robot's exact acceleration [rad/s²], per joint. The first
// column differentiates the mean of the periods at the harmonics found; the second takes central differences of the
// same mean, the third of a single period. An SVG of one joint is written when a path is given.
#include <cmath>
#include <cstdio>

#include "armature/files.hpp"
#include "armature/rehearse.hpp"
#include "armature/robot_file.hpp"
#include "armature/signal.hpp"
#include "design/svg_plot.hpp"
#include "support/virtual_data.hpp"

namespace {

using namespace armature;  // NOLINT(google-build-using-namespace)

struct Accelerations {
  Vector time;
  Matrix truth, frequency, central_mean, central_one;
};

// All of one period; `first` is the log's row at which it starts.
Accelerations compute(const Robot& robot, const FourierSeries& series, const RehearsalOptions& options) {
  const Rehearsal run = rehearse(robot, series, options).value();
  const auto rows = static_cast<Eigen::Index>(std::llround(series.period() * options.rate_hz));
  const Eigen::Index first = rows, periods = run.truth.size() / rows - 1;
  Matrix mean = Matrix::Zero(rows, robot.joint_count()), truth = mean;
  for (Eigen::Index p = 0; p < periods; ++p) {
    mean += run.recording.q.middleRows(first + p * rows, rows) / static_cast<double>(periods);
    truth += run.truth.a->middleRows(first + p * rows, rows) / static_cast<double>(periods);
  }
  const double step = 1 / options.rate_hz;
  const auto twice = [&](const Matrix& q) -> Matrix {
    return differentiate_central(differentiate_central(q, step, 2), step, 2);
  };
  SignalOptions signal;
  signal.period = series.period();
  const Samples samples = prepare(run.recording, robot, signal).value();
  Accelerations out{Vector::LinSpaced(rows, 0, static_cast<double>(rows - 1) * step),
                    truth,
                    {},
                    twice(mean),
                    twice(run.recording.q.middleRows(first, rows))};
  // prepare() may begin its period elsewhere: turn it to ours.
  const auto shift = static_cast<Eigen::Index>(std::llround(samples.time[0] * options.rate_hz));
  out.frequency.resize(rows, robot.joint_count());
  for (Eigen::Index k = 0; k < rows; ++k) out.frequency.row((k + shift) % rows) = samples.motion.a.row(k);
  return out;
}

double rms(const Vector& x) { return std::sqrt(x.squaredNorm() / static_cast<double>(x.size())); }

}  // namespace

int main(int argc, char** argv) {
  const Robot robot = load_robot("iiwa14").value();
  Rng rng(1);
  FourierSeries series = armature::testing::fourier_motion(rng, robot.joint_count(), 0.6, 0.1);
  series = series.at_rest().starting_at(robot.home_position());
  series.periods = 6;
  RehearsalOptions options;
  options.floor_m = std::nullopt;
  options.encoder_rad = 2 * M_PI / (1 << 19);  // 19 bits per turn
  const Accelerations a = compute(robot, series, options);
  std::printf("joint    peak   frequency domain   central, mean of 5   central, one period   [rad/s²]\n");
  const Eigen::Index edge = 4;  // one-sided differences at the ends
  const Eigen::Index rows = a.truth.rows() - 2 * edge;
  for (Eigen::Index j = 0; j < a.truth.cols(); ++j) {
    const auto off = [&](const Matrix& x) {
      return rms(x.col(j).segment(edge, rows) - a.truth.col(j).segment(edge, rows));
    };
    std::printf("joint%d  %5.2f   %16.5f   %18.5f   %19.5f\n", static_cast<int>(j + 1),
                a.truth.col(j).cwiseAbs().maxCoeff(), off(a.frequency), off(a.central_mean), off(a.central_one));
  }
  if (argc < 2) return 0;
  const Eigen::Index j = 6;
  const auto cut = [&](const Vector& x) -> Vector { return x.segment(edge, rows); };
  const design::Plot plot{"joint 7: acceleration [rad/s²]",
                          "time [s]",
                          "rad/s²",
                          {{cut(a.time), cut(a.central_mean.col(j)), "central differences", 2, false, false},
                           {cut(a.time), cut(a.truth.col(j)), "truth", 0, false, false},
                           {cut(a.time), cut(a.frequency.col(j)), "frequency domain", 1, true, false}},
                          900,
                          320};
  std::string svg = design::svg(plot);
  svg.insert(
      svg.find("<svg") + 4,
      " xmlns=\"http://www.w3.org/2000/svg\" font-family=\"sans-serif\" font-size=\"11\" width=\"900\" height=\"320\"");
  return write_file(argv[1], svg).has_value() ? 0 : 1;
}
