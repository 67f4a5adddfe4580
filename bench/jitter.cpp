// One joint of a log whose stamps jitter: acceleration by the smoother and by the automatic low-pass, truth known.
//
// How to read it: RMS of the difference from the exact acceleration [rad/s²] per joint, and how large the smoother says
// its error is. An SVG of one joint is written when a path is given (docs/images/smoother.svg): steps between the
// stamps; both errors with the smoother's stated ± 2 deviations; their spectra.
#include <algorithm>
#include <cmath>
#include <cstdio>

#include "armature/files.hpp"
#include "armature/rng.hpp"
#include "armature/robot_file.hpp"
#include "armature/signal.hpp"
#include "armature/text.hpp"
#include "design/files/svg_plot.hpp"

namespace {

using namespace armature;  // NOLINT(google-build-using-namespace)
using Index = Eigen::Index;

// Acceleration of five sines per joint; the position is in `q` where it is asked for.
Matrix sines(const Vector& time, Index joints, Matrix* q) {
  Rng rng(7);
  Matrix a = Matrix::Zero(time.size(), joints);
  if (q != nullptr) *q = a;
  for (Index j = 0; j < joints; ++j) {
    for (int l = 1; l <= 5; ++l) {
      const double w = 2 * M_PI * 0.083 * l * (1 + 0.11 * rng.normal());
      const double size = 0.35 / l * rng.uniform(0.5, 1), phase = rng.uniform(0, 6.28);
      const auto angle = (w * time.array() + phase).sin();
      if (q != nullptr) q->col(j).array() += size * angle;
      a.col(j).array() -= size * w * w * angle;
    }
  }
  return a;
}

// 1 kHz with steps of 0.7 to 9 ms, 2e-5 rad of noise.
Recording jittered_log(const Robot& robot) {
  Rng rng(2);
  Recording r;
  r.joints = robot.joint_names();
  r.position_units.assign(r.joints.size(), "rad");
  r.source = "made";
  r.time.resize(20000);
  r.time[0] = 0;
  for (Index k = 1; k < r.time.size(); ++k) {
    const bool late = rng.uniform() < 0.01;
    r.time[k] = r.time[k - 1] + 0.001 * (late ? rng.uniform(2, 9) : rng.uniform(0.7, 1.3));
  }
  (void)sines(r.time, robot.joint_count(), &r.q);
  for (double& x : r.q.reshaped()) x += 2e-5 * rng.normal();
  r.tau = r.q;
  for (double& x : r.tau->reshaped()) x += 0.1 * rng.normal();
  return r;
}

double rms(const Vector& x) { return std::sqrt(x.squaredNorm() / static_cast<double>(x.size())); }

// Amplitude of x(t) at some frequencies, by sums over its own stamps.
Vector amplitudes(const Vector& time, const Vector& x, const Vector& hertz) {
  Vector out(hertz.size());
  for (Index i = 0; i < hertz.size(); ++i) {
    const auto angle = 2 * M_PI * hertz[i] * time.array();
    const double c = (x.array() * angle.cos()).mean(), s = (x.array() * angle.sin()).mean();
    out[i] = std::log10(std::max(1e-12, 2 * std::hypot(c, s)));
  }
  return out;
}

std::string placed(const design::Plot& plot, double top, const std::string& legend) {
  std::string svg = design::svg(plot);
  svg.insert(4, " y=\"" + fixed(top, 0) + "\" width=\"900\" height=\"" + fixed(plot.height, 0) + "\"");
  svg.insert(svg.rfind("</svg>"), "<text x=\"880\" y=\"16\" text-anchor=\"end\">" + legend + "</text>");
  return svg;
}

std::string picture(const Recording& log, const Samples& smoothed, const Samples& filtered, Index j) {
  const Vector steps = 1000 * (log.time.tail(2000) - log.time.segment(log.size() - 2001, 2000));
  const design::Plot stamps{
      "steps between stamps", "", "ms", {{log.time.tail(2000), steps, "steps", 0, false, false}}, 900, 150};
  const auto error = [&](const Samples& s) -> Vector {
    return (s.motion.a - sines(s.time, s.motion.joints(), nullptr)).col(j);
  };
  const Vector ours = error(smoothed), theirs = error(filtered);
  // Two seconds of both.
  const auto window = [](const Samples& s) {
    const Index from = std::lower_bound(s.time.begin(), s.time.end(), 8.0) - s.time.begin();
    const Index to = std::lower_bound(s.time.begin(), s.time.end(), 10.0) - s.time.begin();
    return std::pair{from, to - from};
  };
  const auto [f1, n1] = window(smoothed);
  const auto [f2, n2] = window(filtered);
  const Vector deviation = 2 * smoothed.a_deviation.col(j).segment(f1, n1), time = smoothed.time.segment(f1, n1);
  const design::Plot errors{"error of the acceleration of joint " + std::to_string(j + 1),
                            "time [s]",
                            "rad/s²",
                            {{filtered.time.segment(f2, n2), theirs.segment(f2, n2), "low-pass", 2, false, false},
                             {time, ours.segment(f1, n1), "smoother", 0, false, false},
                             {time, deviation, "", 1, true, false},
                             {time, -deviation, "", 1, true, false}},
                            900,
                            260};
  const Vector hertz = Vector::LinSpaced(300, 0.05, 60);
  const design::Plot spectra{"spectrum of these errors",
                             "frequency [Hz]",
                             "log₁₀ rad/s²",
                             {{hertz, amplitudes(filtered.time, theirs, hertz), "low-pass", 2, false, false},
                              {hertz, amplitudes(smoothed.time, ours, hertz), "smoother", 0, false, false}},
                             900,
                             220};
  const std::string legend =
      "<tspan fill=\"#1f6fb4\">smoother</tspan> · <tspan fill=\"#d1495b\">its ± 2 deviations</tspan> · "
      "<tspan fill=\"#2e933c\">low-pass</tspan>";
  return "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"900\" height=\"630\" font-family=\"sans-serif\" "
         "font-size=\"12\"><style>.g{stroke:#ddd}.c{text-anchor:middle}.e{text-anchor:end}.t{font-weight:600}"
         "</style><rect width=\"900\" height=\"630\" fill=\"#fff\"/>" +
         placed(stamps, 0, "") + placed(errors, 150, legend) + placed(spectra, 410, legend) + "</svg>\n";
}

}  // namespace

int main(int argc, char** argv) {
  const Robot robot = load_robot("iiwa14").value();
  const Recording log = jittered_log(robot);
  SignalOptions smoother, low_pass;
  smoother.delay = low_pass.delay = 0;
  low_pass.method = SignalOptions::Method::LowPass;
  low_pass.decimate = 1;
  const Samples smoothed = prepare(log, robot, smoother).value(), filtered = prepare(log, robot, low_pass).value();
  const Matrix ours = smoothed.motion.a - sines(smoothed.time, robot.joint_count(), nullptr);
  const Matrix theirs = filtered.motion.a - sines(filtered.time, robot.joint_count(), nullptr);
  std::printf("joint    smoother   stated    low-pass   [rad/s²]\n");
  for (Index j = 0; j < ours.cols(); ++j)
    std::printf("joint%d   %8.5f   %6.5f   %8.5f\n", static_cast<int>(j + 1), rms(ours.col(j)),
                rms(smoothed.a_deviation.col(j)), rms(theirs.col(j)));
  for (const std::string& line : smoothed.ledger) std::printf("%s\n", line.c_str());
  if (argc < 2) return 0;
  return write_file(argv[1], picture(log, smoothed, filtered, 3)).has_value() ? 0 : 1;
}
