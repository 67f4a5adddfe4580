#include "report/page.hpp"

#include <algorithm>
#include <cmath>

#include "armature/text.hpp"
#include "core/escape.hpp"
#include "design/files/obstacles.hpp"

namespace armature {
namespace {

using Index = Eigen::Index;

// More points than this on one curve cannot be told apart on a screen.
constexpr Index kMostPoints = 1500;

// The names that the page's script and styles use.
const char* word(Level level) {
  switch (level) {
    case Level::Good: return "good";
    case Level::Warn: return "warn";
    case Level::Bad: return "bad";
  }
  return "bad";
}

Json short_numbers(const Vector& values, int digits = 6) {
  Json list = Json::array();
  for (const double v : values) list.push_back(short_number(v, digits));
  return list;
}

// Rows to show: all of them, or kMostPoints rows that divide the time into even stretches.
std::vector<Index> shown_rows(const Vector& time) {
  std::vector<Index> rows;
  const Index count = time.size();
  const Index shown = std::min(count, kMostPoints);
  for (Index i = 0; i < shown; ++i) rows.push_back(shown == count ? i : i * (count - 1) / (shown - 1));
  return rows;
}

// The values at the rows that are shown; what lies between them is dropped.
Vector picked(const Vector& values, const std::vector<Index>& rows) {
  Vector out(static_cast<Index>(rows.size()));
  for (std::size_t i = 0; i < rows.size(); ++i) out[static_cast<Index>(i)] = values[rows[i]];
  return out;
}

// The value that deviates most from the stretch's mean represents the stretch, so that no peak disappears.
Vector thinned(const Vector& values, const std::vector<Index>& rows) {
  Vector out = picked(values, rows);
  for (std::size_t i = 0; i + 1 < rows.size(); ++i) {
    const Index width = rows[i + 1] - rows[i];
    if (width <= 1) continue;
    const auto part = values.segment(rows[i], width);
    const double mean = part.mean();
    Index at = 0;
    (part.array() - mean).abs().maxCoeff(&at);
    out[static_cast<Index>(i)] = part[at];
  }
  return out;
}

Json numbers_of(const Vector3& v) { return {v.x(), v.y(), v.z()}; }

// Nine numbers of the rotation, row by row, then three of the translation [m].
Json pose_json(const Pose& pose) {
  Json list = Json::array();
  for (int i = 0; i < 3; ++i) {
    for (int j = 0; j < 3; ++j) list.push_back(short_number(pose.rotation(i, j), 9));
  }
  for (int i = 0; i < 3; ++i) list.push_back(short_number(pose.translation[i], 9));
  return list;
}

Json capsules_json(const std::vector<Capsule>& capsules) {
  Json list = Json::array();
  for (const Capsule& c : capsules)
    list.push_back({{"from", numbers_of(c.from)}, {"to", numbers_of(c.to)}, {"radius", c.radius}});
  return list;
}

// The coordinate that moves each body, its multiplier and offset.
Json body_json(const Robot& robot, std::size_t i) {
  const Body& body = robot.bodies[i];
  // A joint that follows another one has no coordinate of its own: it moves with its leader's.
  const auto leader = body.joint.mimic ? body.joint.mimic->joint : static_cast<int>(i);
  const auto coordinates = robot.coordinates();
  const auto at = std::find(coordinates.begin(), coordinates.end(), leader) - coordinates.begin();
  return {{"name", body.name},
          {"parent", body.parent},
          {"prismatic", body.joint.type == JointType::Prismatic},
          {"pose", pose_json(body.joint.parent_from_joint)},
          {"axis", numbers_of(body.joint.axis)},
          {"coordinate", at},
          {"multiplier", body.joint.mimic ? body.joint.mimic->multiplier : 1.0},
          {"offset", body.joint.mimic ? body.joint.mimic->offset : 0.0},
          {"capsules", capsules_json(body.capsules)}};
}

// What the page needs to draw and move the robot.
Json robot_json(const Robot& robot) {
  Json bodies = Json::array();
  // The lengths of all links together, a rough bound of the reach: the page draws its grid to that size.
  double reach = 0.2;
  for (std::size_t i = 0; i < robot.bodies.size(); ++i) {
    bodies.push_back(body_json(robot, i));
    reach += robot.bodies[i].joint.parent_from_joint.translation.norm();
  }
  // The tool's frame, or the last body where the robot names none.
  const auto tool = robot.find_frame(robot.tool_frame);
  const int last = static_cast<int>(robot.bodies.size()) - 1;
  return {{"base", pose_json(robot.world_from_base)},
          {"base_capsules", capsules_json(robot.base_capsules)},
          {"bodies", bodies},
          {"reach", reach},
          {"tool", {{"body", tool ? tool->body : last}, {"pose", pose_json(tool ? tool->body_from_frame : Pose{})}}}};
}

}  // namespace

PageVerdict page_verdict(const Verdict& verdict) {
  const Level level = verdict.level == Verdict::Level::Good       ? Level::Good
                      : verdict.level == Verdict::Level::Doubtful ? Level::Warn
                                                                  : Level::Bad;
  return {level, verdict.text, verdict.reasons};
}

bool slides(const Robot& robot, Index coordinate) {
  const int body = robot.coordinates()[static_cast<std::size_t>(coordinate)];
  return robot.bodies[static_cast<std::size_t>(body)].joint.type == JointType::Prismatic;
}

const char* torque_unit(const Robot& robot, Index coordinate) { return slides(robot, coordinate) ? "N" : "N·m"; }

std::string torque_units(const Robot& robot) {
  Index sliding = 0;
  const Index all = robot.joint_count();
  for (Index j = 0; j < all; ++j) sliding += slides(robot, j) ? 1 : 0;
  return sliding == 0 ? "N·m" : sliding == all ? "N" : "N·m or N";
}

// Six digits first, so that 0.07 is not printed as 7.000000000000001.
std::string percent_text(double share) { return exact(*parse_double(significant(100 * share, 6))) + " %"; }

// JSON has no NaN and no infinity: null stands for both.
Json short_number(double value, int digits) {
  if (!std::isfinite(value)) return nullptr;
  if (value == 0) return 0;
  // Rounds to `digits` significant digits. Close to the limits of double the scale overflows: the value is kept then.
  const double scale = std::pow(10.0, digits - 1 - std::floor(std::log10(std::abs(value))));
  const double rounded = std::round(value * scale) / scale;
  return std::isfinite(rounded) ? rounded : value;
}

Json coloured(const std::string& text, Level level) { return {{"text", text}, {"level", word(level)}}; }

Json text_section(const std::string& title, const std::vector<std::string>& paragraphs) {
  return {{"type", "text"}, {"title", title}, {"paragraphs", paragraphs}};
}

Json table_section(const std::string& title, const std::vector<std::string>& head,
                   const std::vector<std::vector<std::string>>& rows, const std::string& note) {
  return {{"type", "table"}, {"title", title}, {"head", head}, {"rows", rows}, {"note", note}};
}

Json code_section(const std::string& title, const std::string& text) {
  return {{"type", "code"}, {"title", title}, {"text", text}};
}

// Poses are picked, not thinned: a pose must be one that the arm had.
Json scene_section(const std::string& title, const Robot& robot, const Vector& time, const Matrix& q) {
  const auto rows = shown_rows(time);
  Json joints = Json::array();
  for (Index j = 0; j < q.cols(); ++j) joints.push_back(short_numbers(picked(q.col(j), rows), 5));
  return {{"type", "scene"},
          {"title", title},
          {"robot", robot_json(robot)},
          {"time", short_numbers(picked(time, rows))},
          {"q", joints}};
}

void draw_surfaces(Json& scene, const std::vector<DrawnSurface>& surfaces) {
  constexpr double kUnit = 1e-4;  // [m]: whole numbers of it are shorter than decimals, and no screen shows less
  for (const DrawnSurface& surface : surfaces) {
    // Points in whole units, triangles as three numbers of points each.
    Json points = Json::array(), corners = Json::array();
    for (const Vector3& p : surface.points) {
      for (const double x : p) points.push_back(std::llround(x / kUnit));
    }
    for (const auto& triangle : surface.triangles) {
      for (const int corner : triangle) corners.push_back(corner);
    }
    // Body −1 is the base.
    Json& robot = scene["robot"];
    Json& owner = surface.body < 0 ? robot : robot["bodies"][static_cast<std::size_t>(surface.body)];
    owner["surface"] = {{"unit", kUnit}, {"points", points}, {"corners", corners}};
  }
}

void draw_obstacles(Json& scene, const std::vector<Obstacle>& obstacles) {
  if (!obstacles.empty()) scene["obstacles"] = design::obstacles_json(obstacles);
}

Json time_section(const std::string& title, const Vector& time, const std::vector<Plot>& plots) {
  const auto rows = shown_rows(time);
  // Curves keep their extremes; every other value between two shown rows is dropped.
  Json groups = Json::array();
  for (const Plot& plot : plots) {
    Json series = Json::array();
    for (const Curve& c : plot.curves)
      series.push_back({{"name", c.name}, {"role", c.role}, {"values", short_numbers(thinned(c.values, rows), 5)}});
    groups.push_back({{"title", plot.title}, {"unit", plot.unit}, {"series", series}});
  }
  return {{"type", "timeseries"}, {"title", title}, {"time", short_numbers(picked(time, rows))}, {"groups", groups}};
}

Json heatmap_section(const std::string& title, const std::vector<std::string>& labels, const Matrix& values) {
  Json rows = Json::array();
  // Three digits are more than a shade of colour shows.
  for (Index i = 0; i < values.rows(); ++i) rows.push_back(short_numbers(values.row(i).transpose(), 3));
  return {{"type", "heatmap"}, {"title", title}, {"labels", labels}, {"values", rows}};
}

Json bars_section(const std::string& title, const std::vector<std::string>& labels, const Vector& values,
                  const std::string& y_label, bool log) {
  return {{"type", "bars"},     {"title", title}, {"labels", labels}, {"values", short_numbers(values, 4)},
          {"y_label", y_label}, {"log", log}};
}

Json lines_section(const std::string& title, const Vector& x, const std::vector<Curve>& curves,
                   const std::string& x_label, const std::string& y_label, bool log) {
  Json series = Json::array();
  for (const Curve& c : curves) series.push_back({{"name", c.name}, {"values", short_numbers(c.values, 5)}});
  return {{"type", "lines"},    {"title", title}, {"x", short_numbers(x)}, {"series", series}, {"x_label", x_label},
          {"y_label", y_label}, {"log", log}};
}

// The data as JSON, the script that draws them, and nothing that needs a network.
std::string render_page(const Page& page) {
  // A tile without a level has an empty one.
  Json summary = Json::array();
  for (const PageTile& tile : page.summary)
    summary.push_back({{"label", tile.label},
                       {"value", tile.value},
                       {"note", tile.note},
                       {"level", tile.level ? Json(word(*tile.level)) : Json("")}});
  const Json json = {
      {"title", page.title},
      {"subtitle", page.subtitle},
      {"verdict",
       {{"level", word(page.verdict.level)}, {"text", page.verdict.text}, {"reasons", page.verdict.reasons}}},
      {"summary", summary},
      {"sections", page.sections},
      {"footer", page.footer}};
  std::string html = "<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n";
  html += "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n";
  // Nothing may be loaded from anywhere: the page is the whole of it.
  html +=
      "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; script-src 'unsafe-inline'; "
      "style-src 'unsafe-inline'; img-src data:\">\n";
  html += "<link rel=\"icon\" href=\"data:,\">\n<title>Armature</title>\n</head>\n<body>\n";
  html += "<noscript>This page draws itself with a script that is part of it. Allow scripts to see it.</noscript>\n";
  // Invalid UTF-8 of a name becomes the replacement character; the text cannot close its own element.
  html += "<script type=\"application/json\" id=\"armature-data\">" +
          json_in_script(json.dump(-1, ' ', false, Json::error_handler_t::replace)) + "</script>\n";
  // The script comes after its data.
  html += "<script>";
  html += page_script();
  return html + "</script>\n</body>\n</html>\n";
}

}  // namespace armature
