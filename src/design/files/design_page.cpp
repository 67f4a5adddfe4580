// A design for a person: one file, no outside request.
#include <algorithm>
#include <cmath>

#include "armature/design.hpp"
#include "armature/text.hpp"
#include "design/files/obstacles.hpp"
#include "design/files/svg_plot.hpp"

namespace armature {
namespace {

using design::escaped;
using design::Line;
using design::obstacle_areas;
using design::Plot;
using design::svg;

// Colours for light and dark screens; plots side by side where there is room.
constexpr const char* kStyle =
    ":root{color-scheme:light dark;--ink:#1c2733;--soft:#44546a;--line:#e3e8ee;--page:#fff;--box:#f5f7fa;--bad:#b3261e;"
    "--good:#1b7f3b}@media(prefers-color-scheme:dark){:root{--ink:#e6e9ef;--soft:#aab6c8;--line:#2c3441;--page:#12161d;"
    "--box:#1b212b;--bad:#ff6b6b;--good:#4ade80}path:not(.g){filter:brightness(1.35)}}"
    "body{font:15px/1.5 system-ui,sans-serif;max-width:1200px;margin:2em auto;padding:0 1em;color:var(--ink);"
    "background:var(--page)}h1{margin-bottom:0}svg{width:100%;max-width:580px}.row{display:grid;"
    "grid-template-columns:repeat(auto-fit,minmax(min(380px,100%),1fr));gap:1em}"
    "text{font-size:11px;fill:var(--soft)}.t{font-size:13px;fill:var(--ink)}.c{text-anchor:middle}.e{text-anchor:end}"
    ".g{stroke:var(--line)}table{border-collapse:collapse}"
    "td,th{padding:.2em .8em .2em 0;text-align:left;border-bottom:1px solid var(--line)}"
    ".bad{color:var(--bad)}.good{color:var(--good)}pre{overflow:auto;background:var(--box);padding:1em}";

// Nothing may be loaded from anywhere: the page is the whole of it.
constexpr const char* kHead =
    "<meta charset=\"utf-8\"><meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">"
    "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; style-src 'unsafe-inline'; img-src "
    "data:\"><link rel=\"icon\" href=\"data:,\">";

/// Units of position, velocity and acceleration: those of a turning joint.
struct Unit {
  std::string q = "rad", v = "rad/s", a = "rad/s²";
};

// One joint's quantity over time with its two limits.
std::string time_plot(const std::string& title, const std::string& unit, const Vector& t, const Vector& y, double low,
                      double high, int color) {
  Plot plot{title, "time [s]", "[" + unit + "]", {{t, y, title, color, false, false}}};
  // A dashed line for each limit that exists.
  for (const double limit : {low, high})
    if (std::isfinite(limit)) {
      const Vector ends = Vector{{t[0], t[t.size() - 1]}};
      plot.lines.push_back({ends, Vector::Constant(2, limit), "limit " + significant(limit, 4), 1, true, false});
    }
  plot.height = 190;
  return svg(plot);
}

/// A row per joint: position, velocity and acceleration over time, each with its limits.
std::string motion_plots(const Design& design, const Robot& robot) {
  const Trajectory motion = design.trajectory();
  const Vector t = Vector::LinSpaced(301, 0, motion.duration());
  const SampledTrajectory s = motion.sample_at(t);
  const std::vector<std::string> names = robot.joint_names();
  const std::vector<int> bodies = robot.coordinates();
  std::string out;
  for (int j = 0; j < motion.joints(); ++j) {
    const auto i = static_cast<std::size_t>(j);
    // The limits that the certificate was about, margins included.
    const JointLimits& limit = design.certified_against.limits[i];
    const bool slides = robot.bodies[static_cast<std::size_t>(bodies[i])].joint.type == JointType::Prismatic;
    const Unit unit = slides ? Unit{"m", "m/s", "m/s²"} : Unit{};
    out += "<div class=\"row\">" +
           time_plot(names[i] + " position", unit.q, t, s.motion.q.col(j), limit.lower, limit.upper, j) +
           time_plot(names[i] + " velocity", unit.v, t, s.motion.v.col(j), -limit.velocity, limit.velocity, j) +
           time_plot(names[i] + " acceleration", unit.a, t, s.motion.a.col(j), -limit.acceleration, limit.acceleration,
                     j) +
           "</div>\n";
  }
  return out;
}

/// Around the path and the base, with half of their size to spare on every side.
design::Window window_of(const Vector& x, const Vector& y, double base_x, double base_y) {
  design::Window w{std::min(x.minCoeff(), base_x), std::max(x.maxCoeff(), base_x), std::min(y.minCoeff(), base_y),
                   std::max(y.maxCoeff(), base_y)};
  const double room = 0.5 * std::max(w.right - w.left, w.top - w.bottom);
  return {w.left - room, w.right + room, w.bottom - room, w.top + room};
}

/// Where the tool goes and what it must not touch, from above and from the side.
std::string path_plots(const Design& design, const Robot& robot) {
  const TorqueModel model(robot);
  const auto tool = robot.find_frame(robot.tool_frame);
  // Without a tool frame, the origin of the last body.
  const Frame frame = tool && !robot.tool_frame.empty() ? *tool : Frame{"last body", model.bodies() - 1, {}};
  const Trajectory motion = design.trajectory();
  constexpr int kPoints = 400;
  Vector x(kPoints), y(kPoints), z(kPoints);
  // Both ends are drawn, so that the path closes.
  for (int k = 0; k < kPoints; ++k) {
    const Vector3 p = frame_pose(model, frame, motion.evaluate(motion.duration() * k / (kPoints - 1)).q).translation;
    x[k] = p.x();
    y[k] = p.y();
    z[k] = p.z();
  }
  // Obstacles are drawn as far as the path's plots reach anyway, and half of that more: a wall may be endless.
  const std::vector<Obstacle>& obstacles = design.spec.obstacles;
  const Vector3 base = robot.world_from_base.translation;
  const auto plot = [&](const std::string& from, const char* label, int up, const Vector& height) {
    Plot out{"path of " + frame.name + ", " + from, "x [m]", label, {}, 420, 380, true};
    if (!obstacles.empty()) out.lines = obstacle_areas(obstacles, 0, up, window_of(x, height, base.x(), base[up]));
    out.lines.push_back({x, height, "path", 0, false, false});
    return svg(out);
  };
  return "<div class=\"row\">" + plot("from above", "y [m]", 1, y) + plot("from the side", "z [m]", 2, z) + "</div>\n";
}

/// What each stage of each start reached, and the best so far.
std::string search_plot(const Design& design) {
  Plot plot{"criterion, stage by stage", "stage of the search", to_string(design.spec.objective.kind), {}};
  const auto count = static_cast<Eigen::Index>(design.history.size());
  if (count == 0) return "";
  Line all{Vector(count), Vector(count), "each stage of each start", 9, false, true};
  Line best{Vector(count), Vector(count), "best so far", 0, false, false};
  for (Eigen::Index i = 0; i < count; ++i) {
    const DesignProgress& p = design.history[static_cast<std::size_t>(i)];
    all.x[i] = best.x[i] = static_cast<double>(i + 1);
    all.y[i] = p.value;
    best.y[i] = p.best;
  }
  plot.lines = {all, best};
  return svg(plot);
}

/// How the motion's velocity is spread over its harmonics, joint by joint.
std::string spectrum_plot(const Design& design, const Robot& robot) {
  const FourierSeries& s = design.series;
  Plot plot{"spectrum: velocity amplitude per harmonic", "frequency [Hz]", "√(a² + b²) [rad/s or m/s]", {}};
  const std::vector<std::string> names = robot.joint_names();
  const Vector frequency = s.frequency * Vector::LinSpaced(s.harmonics(), 1, s.harmonics());
  for (int j = 0; j < s.joints(); ++j) {
    // A line and points: harmonics are single frequencies, the line only guides the eye.
    const Vector size = (s.sine.row(j).array().square() + s.cosine.row(j).array().square()).sqrt();
    plot.lines.push_back({frequency, size, names[static_cast<std::size_t>(j)], j, false, false});
    plot.lines.push_back({frequency, size, names[static_cast<std::size_t>(j)], j, false, true});
  }
  return svg(plot);
}

/// The numbers of the design.
std::string table(const Design& design) {
  std::string out = "<table><tr><th>what</th><th>value</th></tr>";
  const auto row = [&](const std::string& what, const std::string& value) {
    out += "<tr><td>" + escaped(what) + "</td><td>" + escaped(value) + "</td></tr>";
  };
  const CriterionValues& c = design.criterion;
  row("criterion", std::string(to_string(design.spec.objective.kind)) + " of " + to_string(design.spec.observed) +
                       ": " + significant(design.value, 5));
  // The objective is a variance in units of the noise's; its root is easier to read.
  if (design.spec.objective.kind == Objective::Kind::VOptimal)
    row("predicted torque, deviation over its noise", significant(std::sqrt(design.value), 3));
  row("condition number", significant(c.condition_number, 5));
  row("condition number, columns scaled", significant(c.scaled_condition_number, 5));
  row("smallest singular value", significant(c.smallest_singular_value, 5));
  row("log det", significant(c.log_det, 6));
  row("columns, samples per period", std::to_string(c.columns) + ", " + std::to_string(c.samples));
  // Only where the bound was asked for.
  if (design.bound) {
    row("log det that no motion can beat", significant(design.bound->log_det, 6));
    row("D-efficiency", significant(100 * design.bound->efficiency, 3) + " %");
  }
  row("seed, starts", std::to_string(design.spec.seed) + ", " + std::to_string(design.spec.starts));
  return out + "</table>\n";
}

}  // namespace

std::string design_page(const Design& design, const Robot& robot) {
  // The verdict first; then what the motion will tell, the motion itself, the search and the whole proof.
  std::string out = "<!doctype html><html lang=\"en\"><head>" + std::string(kHead) + "<title>Design for " +
                    escaped(robot.name) + "</title><style>" + kStyle +
                    "</style></head><body>\n<h1>Exciting motion for " + escaped(robot.name) + "</h1>\n<p class=\"" +
                    (design.usable() ? "good" : "bad") + "\">" + escaped(design.certificate.brief()) + "</p>\n<p>" +
                    escaped(design.message) + "</p>\n<p>" + escaped(design.spec.margins()) + "</p>\n";
  if (design.delivery) out += "<h2>What it will tell</h2>\n<pre>" + escaped(design.delivery->text()) + "</pre>\n";
  out += table(design);
  out += "<h2>Motion and limits</h2>\n" + motion_plots(design, robot);
  out += "<h2>Path in space</h2>\n" + path_plots(design, robot);
  out += "<h2>Search and spectrum</h2>\n<div class=\"row\">" + search_plot(design) + spectrum_plot(design, robot) +
         "</div>\n";
  out += "<h2>Certificate</h2>\n<pre>" + escaped(design.certificate.full()) + "</pre>\n";
  return out + "</body></html>\n";
}

}  // namespace armature
