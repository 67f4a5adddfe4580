// Pages as data: a title, a verdict, and sections that web/src/page.ts draws. One file, no network.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "armature/collision.hpp"
#include "armature/drawn.hpp"
#include "armature/finding.hpp"
#include "armature/motion.hpp"
#include "armature/robot.hpp"
#include "model/json.hpp"

namespace armature {

/// How a verdict is coloured.
enum class Level { Good, Warn, Bad };

/// The colour, the sentence, and what it follows from.
struct PageVerdict {
  Level level = Level::Good;
  std::string text;
  std::vector<std::string> reasons;
};

/// The verdict of a job on its page.
[[nodiscard]] PageVerdict page_verdict(const Verdict& verdict);

/// One number of the summary: "Moving mass", "21.4 kg", "every link is a body that could exist".
struct PageTile {
  std::string label;
  std::string value;
  std::string note;
  std::optional<Level> level;  ///< none: neither good nor bad
};

/// What a reader sees: the verdict first, then a few numbers, then the sections.
struct Page {
  std::string title;
  std::string subtitle;
  PageVerdict verdict;
  std::vector<PageTile> summary;  ///< what a person asks for first
  std::vector<Json> sections;     ///< with "fold" they are closed at first, and "gist" says what is inside
  std::string footer;
};

/// One curve of a plot. Roles: measured, predicted, residual, limit, band, reference, or none.
struct Curve {
  std::string name;
  std::string role;
  Vector values;
};
/// Curves over one axis.
struct Plot {
  std::string title;
  std::string unit;
  std::vector<Curve> curves;
};

/// The whole page as one HTML text.
[[nodiscard]] std::string render_page(const Page& page);

/// Whether the joint of a coordinate is prismatic.
[[nodiscard]] bool slides(const Robot& robot, Eigen::Index coordinate);
/// What the actuator of a coordinate gives: "N·m", or "N" where the joint slides.
[[nodiscard]] const char* torque_unit(const Robot& robot, Eigen::Index coordinate);
/// Of a column or an axis for all joints: "N·m", "N", or "N·m or N".
[[nodiscard]] std::string torque_units(const Robot& robot);

/// 0.95 as "95 %", 0.999 as "99.9 %".
[[nodiscard]] std::string percent_text(double share);

/// Paragraphs under a title.
[[nodiscard]] Json text_section(const std::string& title, const std::vector<std::string>& paragraphs);
/// A table; `note` is a line below it.
[[nodiscard]] Json table_section(const std::string& title, const std::vector<std::string>& head,
                                 const std::vector<std::vector<std::string>>& rows, const std::string& note = "");
/// Text with its spaces and line ends kept.
[[nodiscard]] Json code_section(const std::string& title, const std::string& text);
/// The robot moving through q (samples × n). Long motions are thinned out to what a screen shows.
[[nodiscard]] Json scene_section(const std::string& title, const Robot& robot, const Vector& time, const Matrix& q);
/// Draws surfaces in place of the capsules of the bodies that have one.
void draw_surfaces(Json& scene, const std::vector<DrawnSurface>& surfaces);
/// Draws what must not be touched: floor, walls, tables, posts.
void draw_obstacles(Json& scene, const std::vector<Obstacle>& obstacles);
/// Plots over time below each other. Long series are thinned so that the extremes of every stretch stay visible.
[[nodiscard]] Json time_section(const std::string& title, const Vector& time, const std::vector<Plot>& plots);
/// A square matrix as colours, one label per row and column.
[[nodiscard]] Json heatmap_section(const std::string& title, const std::vector<std::string>& labels,
                                   const Matrix& values);
/// One bar per label; `log`: their heights are logarithmic.
[[nodiscard]] Json bars_section(const std::string& title, const std::vector<std::string>& labels, const Vector& values,
                                const std::string& y_label, bool log);
/// Curves over any x; `log`: the vertical axis is logarithmic.
[[nodiscard]] Json lines_section(const std::string& title, const Vector& x, const std::vector<Curve>& curves,
                                 const std::string& x_label, const std::string& y_label, bool log);

/// A cell that is coloured by how good its content is.
[[nodiscard]] Json coloured(const std::string& text, Level level);

/// A number with about `digits` significant digits, so that pages stay small; null for NaN and infinities.
[[nodiscard]] Json short_number(double value, int digits = 6);

/// The script that draws the sections, as the build put it into the library.
[[nodiscard]] std::string_view page_script();

}  // namespace armature
