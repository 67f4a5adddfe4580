// Printed DH tables against the catalogue: the chain built by the textbook's formula, joint by joint.
#include <algorithm>
#include <cmath>

#include "armature/catalogue.hpp"
#include "papers/study.hpp"

namespace armature::papers {
namespace {

// The two elementary motions of DH tables.
Pose turn(const Vector3& axis, double angle) { return {rotation_about(axis, angle), Vector3::Zero()}; }
Pose shift(const Vector3& by) { return {Matrix3::Identity(), by}; }

// Modified (Khalil, Craig): x first. Standard (Denavit and Hartenberg): z first.
Pose step(const PaperItem& printed, const std::string& joint, double q, bool modified) {
  const double alpha = printed.number(joint, "alpha_deg") * M_PI / 180;
  const Pose along_x = turn(Vector3::UnitX(), alpha) * shift(printed.number(joint, "a_m") * Vector3::UnitX());
  const Pose along_z = turn(Vector3::UnitZ(), q) * shift(printed.number(joint, "d_m") * Vector3::UnitZ());
  return modified ? along_x * along_z : along_z * along_x;
}

}  // namespace

ReproducedItem compare_dh(const PaperItem& printed, const std::string& name, bool modified) {
  // Positions at random: chains that differ show it at some of them.
  const Robot robot = need(load_catalogue_robot(name));
  const TorqueModel model(robot);
  const auto joints = static_cast<std::size_t>(model.joints());
  std::vector<double> apart(joints, 0), turned(joints, 0);
  Rng rng(1);
  constexpr int kConfigurations = 100;
  for (int k = 0; k < kConfigurations; ++k) {
    const Vector q = rng.uniform_vector(model.joints(), -3, 3);
    const std::vector<Pose> bodies = body_poses(model, q);
    // Multiply the printed rows up the chain, and compare every frame on the way.
    Pose base_from_link;
    for (std::size_t j = 0; j < joints; ++j) {
      base_from_link =
          base_from_link * step(printed, printed.rows[j].front(), q[static_cast<Eigen::Index>(j)], modified);
      // A modified frame is the body's frame; a standard one is kept in the catalogue by name.
      const Pose ours = modified ? bodies[j] : frame_pose(model, *robot.find_frame("dh" + std::to_string(j + 1)), q);
      // The identity where both are the same.
      const Pose difference = (robot.world_from_base * base_from_link).inverse() * ours;
      apart[j] = std::max(apart[j], difference.translation.norm());
      turned[j] = std::max(turned[j], (difference.rotation - Matrix3::Identity()).cwiseAbs().maxCoeff());
    }
  }
  // One row per joint: the printed numbers, and how far the frames are apart at most.
  ReproducedItem out;
  out.head = {"joint", "a [m]", "alpha [deg]", "d [m]", "frames apart [m]", "turned by"};
  for (std::size_t j = 0; j < joints; ++j) {
    const std::string& row = printed.rows[j].front();
    // Below 1e-9 (m, or an entry of the rotation) it is rounding.
    const auto tiny = [](double value) { return value < 1e-9 ? std::string("0") : cell(value); };
    out.rows.push_back({row, printed.cell(row, "a_m"), printed.cell(row, "alpha_deg"), printed.cell(row, "d_m"),
                        tiny(apart[j]), tiny(turned[j])});
  }
  const double worst = *std::max_element(apart.begin(), apart.end());
  out.differences.push_back(worst < 1e-9
                                ? "The catalogue's " + name + " and the printed table are the same chain, at " +
                                      std::to_string(kConfigurations) + " random positions."
                                : "The printed table is not the chain of " + name + ": " + printed.why);
  return out;
}

}  // namespace armature::papers
