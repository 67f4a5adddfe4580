#include "jobs/joint_plots.hpp"

#include <algorithm>
#include <cmath>

#include "armature/text.hpp"
#include "core/escape.hpp"
#include "report/page.hpp"

namespace armature {
namespace {

// Of a panel, in units of the drawing; margins hold the tick labels and the title.
constexpr double kWidth = 1100, kHeight = 220, kLeft = 70, kTop = 26, kBottom = 30;

// Values from low to high onto a length of the page.
struct Axis {
  double low = 0, high = 1;
  [[nodiscard]] double at(double x, double from, double to) const {
    return from + (x - low) / (high - low) * (to - from);
  }
};

// A round step with about five ticks.
double tick_step(const Axis& axis) {
  const double raw = (axis.high - axis.low) / 5;
  const double power = std::pow(10, std::floor(std::log10(raw)));
  // 1, 2 or 5 times a power of ten, the first that is large enough.
  for (const double factor : {1.0, 2.0, 5.0}) {
    if (factor * power >= raw) return factor * power;
  }
  return 10 * power;
}

// Rows to draw: the smallest and the largest value of every stretch, in order.
std::vector<Eigen::Index> thinned(const Vector& y, int points) {
  std::vector<Eigen::Index> rows;
  // Two rows per stretch make about `points` rows.
  const Eigen::Index stretch = std::max<Eigen::Index>(1, 2 * y.size() / points);
  for (Eigen::Index first = 0; first < y.size(); first += stretch) {
    Eigen::Index low = 0, high = 0;
    const auto part = y.segment(first, std::min(stretch, y.size() - first));
    part.minCoeff(&low);
    part.maxCoeff(&high);
    rows.push_back(first + std::min(low, high));
    if (low != high) rows.push_back(first + std::max(low, high));
  }
  return rows;
}

// One curve as a polyline; a tenth of a unit is finer than the line is wide.
std::string curve(const Vector& x, const Vector& y, const Axis& time, const Axis& torque, const char* style,
                  int points) {
  std::string text = std::string("<polyline class=\"") + style + "\" points=\"";
  for (const Eigen::Index k : thinned(y, points))
    text +=
        fixed(time.at(x[k], kLeft, kWidth - 10), 1) + ',' + fixed(torque.at(y[k], kHeight - kBottom, kTop), 1) + ' ';
  return text + "\"/>\n";
}

std::string panel(const std::string& name, const std::string& unit, const Vector& time, const Vector& measured,
                  const Vector& predicted, double top, int points) {
  const Vector residual = measured - predicted;
  // The axes hold the whole time and all three curves; a constant signal still needs a height.
  Axis x{time[0], time[time.size() - 1]};
  if (!(x.high > x.low)) x.high = x.low + 1;
  Axis y{std::min({measured.minCoeff(), predicted.minCoeff(), residual.minCoeff()}),
         std::max({measured.maxCoeff(), predicted.maxCoeff(), residual.maxCoeff()})};
  if (!(y.high > y.low)) y.high = y.low + 1;
  // The panel's place, and its title with the RMS of the residual.
  std::string text = "<g transform=\"translate(0," + fixed(top, 0) + ")\">\n<text x=\"" + fixed(kLeft, 0) +
                     "\" y=\"16\" class=\"title\">" + escape_xml(name) + "  torque [" + unit + "], residual " +
                     significant(std::sqrt(residual.squaredNorm() / static_cast<double>(residual.size())), 3) + " " +
                     unit + " rms</text>\n";
  // Horizontal lines with labels; a value that is zero but for rounding is printed as 0.
  const double step = tick_step(y);
  for (double v = std::ceil(y.low / step) * step; v <= y.high; v += step) {
    const std::string at = fixed(y.at(v, kHeight - kBottom, kTop), 1);
    text += "<line class=\"grid\" x1=\"" + fixed(kLeft, 0) + "\" x2=\"" + fixed(kWidth - 10, 0) + "\" y1=\"" + at +
            "\" y2=\"" + at + "\"/><text class=\"tick\" x=\"" + fixed(kLeft - 6, 0) + "\" y=\"" + at + "\">" +
            significant(std::abs(v) < 1e-9 * step ? 0 : v, 4) + "</text>\n";
  }
  // Times along the bottom, without lines.
  const double seconds = tick_step(x);
  for (double v = std::ceil(x.low / seconds) * seconds; v <= x.high; v += seconds)
    text += "<text class=\"time\" x=\"" + fixed(x.at(v, kLeft, kWidth - 10), 1) + "\" y=\"" +
            fixed(kHeight - kBottom + 14, 0) + "\">" + significant(v, 4) + " s</text>\n";
  text += curve(time, measured, x, y, "measured", points) + curve(time, predicted, x, y, "predicted", points) +
          curve(time, residual, x, y, "residual", points);
  return text + "</g>\n";
}

}  // namespace

std::string joint_plots(const Robot& robot, const Vector& time, const Matrix& measured, const Matrix& predicted,
                        int points) {
  const auto joints = robot.joint_names();
  const double height = kHeight * static_cast<double>(joints.size()) + 30;
  // One style sheet for all panels.
  std::string text = "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 " + fixed(kWidth, 0) + " " +
                     fixed(height, 0) +
                     "\" font-family=\"sans-serif\" font-size=\"12\">\n<style>polyline{fill:none;stroke-width:1.2}"
                     ".measured{stroke:#222}.predicted{stroke:#d33;stroke-dasharray:4 2}.residual{stroke:#27c}"
                     ".grid{stroke:#ddd}.tick{text-anchor:end;dominant-baseline:middle;fill:#555}"
                     ".time{text-anchor:middle;fill:#555}.title{font-weight:bold}</style>\n"
                     "<rect width=\"100%\" height=\"100%\" fill=\"white\"/>\n<text x=\"70\" y=\"18\">black: measured, "
                     "red dashed: predicted, blue: residual</text>\n";
  // The panels below each other, under 30 units for the legend.
  for (std::size_t j = 0; j < joints.size(); ++j) {
    const auto at = static_cast<Eigen::Index>(j);
    text += panel(joints[j], torque_unit(robot, at), time, measured.col(at), predicted.col(at),
                  30 + kHeight * static_cast<double>(j), points);
  }
  return text + "</svg>\n";
}

}  // namespace armature
