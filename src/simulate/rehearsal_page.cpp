// The rehearsal as a person sees it: the arm moving, every joint's plots, contacts marked.
#include <cmath>

#include "armature/rehearse.hpp"
#include "armature/text.hpp"
#include "report/page.hpp"

namespace armature {
namespace {

using Index = Eigen::Index;

/// A limit as a curve.
Vector constant(Index size, double value) { return Vector::Constant(size, value); }

/// Two plots per joint: position with its limits, and torque as measured and as applied.
std::vector<Plot> joint_plots(const Robot& robot, const Rehearsal& r) {
  std::vector<Plot> plots;
  const auto limits = robot.limits();
  const Index rows = r.truth.size();
  for (Index j = 0; j < r.truth.q.cols(); ++j) {
    const JointLimits& limit = limits[static_cast<std::size_t>(j)];
    const std::string& name = r.truth.joints[static_cast<std::size_t>(j)];
    Plot position{name + ": position",
                  slides(robot, j) ? "m" : "rad",
                  {{"moved", "predicted", r.truth.q.col(j)}, {"wanted", "reference", r.commanded.col(j)}}};
    // Joints without an end have no line to draw.
    if (std::isfinite(limit.lower)) position.curves.push_back({"lower limit", "limit", constant(rows, limit.lower)});
    if (std::isfinite(limit.upper)) position.curves.push_back({"upper limit", "limit", constant(rows, limit.upper)});
    plots.push_back(position);
    Plot torque{name + ": torque",
                torque_unit(robot, j),
                {{"measured", "measured", r.recording.tau->col(j)}, {"applied", "predicted", r.truth.tau->col(j)}}};
    plots.push_back(torque);
  }
  return plots;
}

/// The first touches, for the scene and as marks in the plots.
Json contacts_json(const Rehearsal& r) {
  Json list = Json::array();
  for (const ContactEvent& c : r.contacts) {
    list.push_back({{"time", c.time_s}, {"first", c.first}, {"second", c.second}, {"depth_mm", 1000 * c.depth_m}});
  }
  return list;
}

/// Errors in thousandths, so that mrad and mm have readable numbers; a dash where there is no limit.
Json joint_table(const Robot& robot, const Rehearsal& r) {
  std::vector<std::vector<std::string>> rows;
  for (const JointRehearsal& j : r.joints) {
    rows.push_back({j.name, significant(1000 * j.tracking_rms, 3), significant(1000 * j.tracking_worst, 3),
                    significant(j.torque_peak, 4), j.torque_share > 0 ? fixed(100 * j.torque_share, 0) + " %" : "–",
                    significant(j.velocity_peak, 4),
                    j.velocity_share > 0 ? fixed(100 * j.velocity_share, 0) + " %" : "–",
                    std::isfinite(j.position_margin) ? significant(j.position_margin, 3) : "–"});
  }
  return table_section(
      "Every joint against its limits",
      {"joint", "tracking RMS [mrad or mm]", "worst [mrad or mm]", "peak torque [" + torque_units(robot) + "]",
       "of limit", "peak velocity [rad/s or m/s]", "of limit", "margin to range [rad or m]"},
      rows, "Peak power of all joints together: " + fixed(r.peak_power_w, 0) + " W.");
}

}  // namespace

std::string rehearsal_page(const Robot& robot, const Rehearsal& rehearsal, const std::vector<DrawnSurface>& surfaces,
                           const std::vector<Obstacle>& room) {
  Page page;
  // The verdict with its reasons comes first, then what moved, then the numbers.
  page.title = "Rehearsal of " + robot.name;
  page.subtitle = fixed(rehearsal.truth.time[rehearsal.truth.size() - 1], 1) + " s on a simulated robot in MuJoCo";
  page.verdict = {rehearsal.safe ? Level::Good : Level::Bad, rehearsal.brief(), rehearsal.reasons};
  // What moved in truth, not what the encoders said.
  Json scene = scene_section("The motion", robot, rehearsal.truth.time, rehearsal.truth.q);
  draw_surfaces(scene, surfaces);
  draw_obstacles(scene, room);
  scene["contacts"] = contacts_json(rehearsal);
  page.sections.push_back(scene);
  page.sections.push_back(joint_table(robot, rehearsal));
  Json plots = time_section("Joints over time", rehearsal.truth.time, joint_plots(robot, rehearsal));
  plots["events"] = contacts_json(rehearsal);
  page.sections.push_back(plots);
  page.footer = "Drag across a plot to zoom, double-click to see all of it. Armature.";
  return render_page(page);
}

}  // namespace armature
