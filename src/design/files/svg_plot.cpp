#include "design/files/svg_plot.hpp"

#include <algorithm>
#include <array>
#include <cmath>

#include "armature/text.hpp"
#include "core/escape.hpp"

namespace armature::design {
namespace {

// Colours of lines, used again after ten.
constexpr std::array<const char*, 10> kColors = {"#1f6fb4", "#d1495b", "#2e933c", "#8a4fbf", "#e08e0b",
                                                 "#0b9aa8", "#6b4f2a", "#c2399b", "#5f7d0f", "#44546a"};
// Margins around the axes, for their labels.
constexpr double kLeft = 58, kRight = 20, kTop = 26, kBottom = 40;

/// The range of one axis.
struct Span {
  double low = 0, high = 1;
};

// Values that are closer than this are drawn as one: a tick must be a step that the sum x + dx can see.
double least_width(const Span& span) { return 1e-9 * std::max({1.0, std::abs(span.low), std::abs(span.high)}); }

/// What the lines need, with 4 % of room; horizontal axes have none, unless both scales are equal.
Span span_of(const Plot& plot, bool horizontal) {
  Span span{1e300, -1e300};
  for (const Line& line : plot.lines)
    for (const double value : horizontal ? line.x : line.y) {
      if (!std::isfinite(value)) continue;
      span.low = std::min(span.low, value);
      span.high = std::max(span.high, value);
    }
  // Nothing finite to draw: an axis from 0 to 1.
  if (span.low > span.high) return {0, 1};
  const double room = std::max(least_width(span), 0.04 * (span.high - span.low));
  return horizontal && !plot.equal_scales ? span : Span{span.low - room, span.high + room};
}

// 1, 2 or 5 times a power of ten: about five ticks.
double tick_step(const Span& span) {
  const double rough = std::max(span.high - span.low, least_width(span)) / 5;
  const double power = std::pow(10, std::floor(std::log10(rough)));
  for (const double factor : {1.0, 2.0, 5.0})
    if (factor * power >= rough) return factor * power;
  return 10 * power;
}

/// A tenth of a pixel is enough.
std::string number(double value) { return fixed(value, 1); }

// As many decimals as the distance of the ticks asks for.
std::string tick_text(double value, double step) {
  const int decimals = std::max(0, static_cast<int>(std::ceil(-std::log10(step) - 1e-9)));
  return fixed(std::abs(value) < 1e-9 * step ? 0 : value, decimals);
}

/// A filled polygon, and its label in the middle of it.
template <typename X, typename Y>
std::string area(const Line& line, const std::string& color, const X& px, const Y& py) {
  std::string path;
  for (Eigen::Index i = 0; i < line.x.size(); ++i)
    path += (i == 0 ? "M" : "L") + number(px(line.x[i])) + " " + number(py(line.y[i]));
  const double x = 0.5 * (px(line.x.minCoeff()) + px(line.x.maxCoeff()));
  const double y = 0.5 * (py(line.y.minCoeff()) + py(line.y.maxCoeff()));
  return "<path fill=\"" + color + "\" fill-opacity=\"0.2\" stroke=\"" + color + "\" d=\"" + path + "z\"><title>" +
         escaped(line.label) + "</title></path><text x=\"" + number(x) + "\" y=\"" + number(y + 4) + "\" class=\"c\">" +
         escaped(line.label) + "</text>";
}

}  // namespace

std::string escaped(const std::string& text) { return escape_xml(text); }

std::string svg(const Plot& plot) {
  Span xs = span_of(plot, true), ys = span_of(plot, false);
  const double wide = plot.width - kLeft - kRight, high = plot.height - kTop - kBottom;
  // One unit for both axes, around the middle of what must be shown.
  if (plot.equal_scales) {
    const double unit = std::max((xs.high - xs.low) / wide, (ys.high - ys.low) / high);
    const double cx = 0.5 * (xs.low + xs.high), cy = 0.5 * (ys.low + ys.high);
    xs = {cx - 0.5 * unit * wide, cx + 0.5 * unit * wide};
    ys = {cy - 0.5 * unit * high, cy + 0.5 * unit * high};
  }
  // From values to pixels; y points upwards in plots and downwards in SVG.
  const auto px = [&](double x) { return kLeft + wide * (x - xs.low) / std::max(xs.high - xs.low, 1e-300); };
  const auto py = [&](double y) { return kTop + high * (ys.high - y) / std::max(ys.high - ys.low, 1e-300); };
  // Title, grid and ticks …
  std::string out = "<svg viewBox=\"0 0 " + number(plot.width) + " " + number(plot.height) + "\" role=\"img\"><title>" +
                    escaped(plot.title) + "</title><text x=\"" + number(kLeft) + "\" y=\"16\" class=\"t\">" +
                    escaped(plot.title) + "</text>";
  const double dx = tick_step(xs), dy = tick_step(ys);
  for (double x = std::ceil(xs.low / dx) * dx; x <= xs.high + 1e-9 * dx; x += dx)
    out += "<path class=\"g\" d=\"M" + number(px(x)) + " " + number(kTop) + "v" + number(high) + "\"/><text x=\"" +
           number(px(x)) + "\" y=\"" + number(kTop + high + 14) + "\" class=\"c\">" + tick_text(x, dx) + "</text>";
  for (double y = std::ceil(ys.low / dy) * dy; y <= ys.high + 1e-9 * dy; y += dy)
    out += "<path class=\"g\" d=\"M" + number(kLeft) + " " + number(py(y)) + "h" + number(wide) + "\"/><text x=\"" +
           number(kLeft - 5) + "\" y=\"" + number(py(y) + 4) + "\" class=\"e\">" + tick_text(y, dy) + "</text>";
  // … then the lines. A value that is not finite interrupts its line.
  for (const Line& line : plot.lines) {
    const std::string color = kColors[static_cast<std::size_t>(line.color) % kColors.size()];
    if (line.area) {
      out += area(line, color, px, py);
      continue;
    }
    std::string path;
    bool pen = false;
    for (Eigen::Index i = 0; i < line.x.size(); ++i) {
      if (!std::isfinite(line.x[i]) || !std::isfinite(line.y[i])) {
        pen = false;
        continue;
      }
      if (line.points) {
        out += "<circle cx=\"" + number(px(line.x[i])) + "\" cy=\"" + number(py(line.y[i])) + "\" r=\"3\" fill=\"" +
               color + "\"/>";
        continue;
      }
      path += (pen ? "L" : "M") + number(px(line.x[i])) + " " + number(py(line.y[i]));
      pen = true;
    }
    if (!path.empty())
      out += "<path fill=\"none\" stroke=\"" + color + "\" stroke-width=\"" + (line.dashed ? "1" : "1.6") + "\"" +
             (line.dashed ? " stroke-dasharray=\"5 4\"" : "") + " d=\"" + path + "\"><title>" + escaped(line.label) +
             "</title></path>";
  }
  // Labels of both axes.
  return out + "<text x=\"" + number(kLeft + wide / 2) + "\" y=\"" + number(plot.height - 6) + "\" class=\"c\">" +
         escaped(plot.x_label) + "</text><text transform=\"translate(13 " + number(kTop + high / 2) +
         ") rotate(-90)\" class=\"c\">" + escaped(plot.y_label) + "</text></svg>\n";
}

}  // namespace armature::design
