// Xu 2020, Figure 4, repeated where the truth is known: acceleration from measured positions by differentiation in the
// frequency domain and by central differences.
//
// How to read it: RMS of the difference from the virtual robot's exact acceleration [rad/s²], per joint. The first
// column differentiates the mean of the periods at the harmonics found; the second takes central differences of the
// same mean, the third of a single period: the encoder's steps repeat with the motion, so that averaging does not
// remove them. An SVG of one joint is written when a path is given (docs/images/acceleration.svg).
#include <cmath>
#include <cstdio>

#include "armature/files.hpp"
#include "armature/rehearse.hpp"
#include "armature/robot_file.hpp"
#include "armature/signal.hpp"
#include "armature/text.hpp"
#include "design/files/svg_plot.hpp"
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

// One plot at a height of the picture, with its lines named in their colours.
std::string placed(const design::Plot& plot, double top, const std::string& legend) {
  std::string svg = design::svg(plot);
  svg.insert(4, " y=\"" + fixed(top, 0) + "\" width=\"900\" height=\"" + fixed(plot.height, 0) + "\"");
  svg.insert(svg.rfind("</svg>"), "<text x=\"880\" y=\"16\" text-anchor=\"end\">" + legend + "</text>");
  return svg;
}

// The accelerations of one joint, and below them, larger, the error of the frequency domain.
std::string picture(const Accelerations& a, Eigen::Index j, Eigen::Index edge) {
  constexpr Eigen::Index kShown = 4;  // 1 in so many samples: more than the picture has columns
  const auto shown = [&](const Vector& x) -> Vector {
    return x(Eigen::seqN(edge, (x.size() - 2 * edge) / kShown, kShown));
  };
  const std::string joint = "joint " + std::to_string(j + 1);
  const Vector time = shown(a.time), truth = shown(a.truth.col(j)), frequency = shown(a.frequency.col(j));
  const design::Plot values{joint + ", acceleration",
                            "",
                            "rad/s²",
                            {{time, shown(a.central_mean.col(j)), "central differences", 2, true, false},
                             {time, truth, "truth", 0, false, false},
                             {time, frequency, "frequency domain", 1, true, false}},
                            900,
                            320};
  const design::Plot error{joint + ", frequency domain minus truth",
                           "time [s]",
                           "rad/s²",
                           {{time, frequency - truth, "frequency domain minus truth", 1, false, false}},
                           900,
                           180};
  const std::string legend =
      "<tspan fill=\"#2e933c\">central differences</tspan> · <tspan fill=\"#1f6fb4\">truth</tspan> · "
      "<tspan fill=\"#d1495b\">frequency domain (dashed, on the truth)</tspan>";
  return "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"900\" height=\"500\" font-family=\"sans-serif\" "
         "font-size=\"12\"><style>.g{stroke:#ddd}.c{text-anchor:middle}.e{text-anchor:end}.t{font-weight:600}"
         "</style><rect width=\"900\" height=\"500\" fill=\"#fff\"/>" +
         placed(values, 0, legend) + placed(error, 320, "") + "</svg>\n";
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
  return write_file(argv[1], picture(a, 6, edge)).has_value() ? 0 : 1;
}
