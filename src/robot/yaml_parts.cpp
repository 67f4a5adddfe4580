#include "robot/yaml_parts.hpp"

#include <Eigen/LU>
#include <cmath>
#include <optional>

#include "armature/text.hpp"
#include "armature/units.hpp"
#include "robot/reading.hpp"

namespace armature::reading {
namespace {

// R Rᵀ = E to 9 digits and det R > 0, row by row.
Matrix3 read_rotation_matrix(const YamlValue& value) {
  const auto rows = value.items();
  if (rows.size() != 3) refuse(ErrorCode::Syntax, value.where(), "three rows are expected", "Write a 3 × 3 matrix.");
  Matrix3 r;
  for (int i = 0; i < 3; ++i) r.row(i) = rows[static_cast<std::size_t>(i)].vector3("").transpose();
  if ((r * r.transpose() - Matrix3::Identity()).norm() > 1e-9 || r.determinant() < 0) {
    refuse(ErrorCode::Meaning, value.where(), "the matrix is not a rotation",
           "Its rows must be orthogonal unit vectors, right-handed, to 9 digits.");
  }
  return r;
}

constexpr const char* kWholeRow = "Give a_m, alpha_deg and d_m, zeros too; theta_deg is 0 where it is left out.";

// An angle of a row in degrees or radians, one of the two; nothing where neither is given.
std::optional<double> read_angle(const YamlValue& map, const std::string& key) {
  const auto degrees = map.find(key + "_deg");
  const auto radians = map.find(key + "_rad");
  if (degrees && radians)
    refuse(ErrorCode::Meaning, radians->where(), "the angle is given twice",
           "Keep one of " + key + "_deg and " + key + "_rad.");
  if (radians) return radians->number("rad");
  if (degrees) return degrees->number("deg") * kDegree;
  return std::nullopt;
}

// Six entries; the products are entries of the tensor, so with their sign.
Matrix3 read_tensor(const YamlValue& value) {
  value.expect_map({"xx", "xy", "xz", "yy", "yz", "zz"});
  const auto entry = [&](const char* key) {
    return value.at(key, "Give all of xx, xy, xz, yy, yz, zz, zeros too.").number("kg·m²");
  };
  // One by one: Eigen's comma list must not be left halfway by a refusal.
  Matrix3 i = Matrix3::Zero();
  i(0, 0) = entry("xx"), i(0, 1) = entry("xy"), i(0, 2) = entry("xz");
  i(1, 1) = entry("yy"), i(1, 2) = entry("yz"), i(2, 2) = entry("zz");
  return i.selfadjointView<Eigen::Upper>();
}

}  // namespace

Pose read_pose(const YamlValue& value, const std::vector<std::string>& more_keys) {
  // At most one of three ways to write the rotation.
  std::vector<std::string> keys = {"xyz_m", "rpy_deg", "rpy_rad", "rotation"};
  keys.insert(keys.end(), more_keys.begin(), more_keys.end());
  value.expect_map(keys);
  const int rotations = static_cast<int>(value.has("rpy_deg")) + static_cast<int>(value.has("rpy_rad")) +
                        static_cast<int>(value.has("rotation"));
  if (rotations > 1)
    refuse(ErrorCode::Meaning, value.where(), "the rotation is given twice",
           "Keep one of rpy_deg, rpy_rad and rotation.");
  // What is missing is zero or the identity.
  Pose pose;
  if (const auto xyz = value.find("xyz_m")) pose.translation = xyz->vector3("m");
  if (const auto rpy = value.find("rpy_deg")) pose.rotation = exact_rotation_from_rpy(rpy->vector3("deg") * kDegree);
  if (const auto rpy = value.find("rpy_rad")) pose.rotation = exact_rotation_from_rpy(rpy->vector3("rad"));
  if (const auto matrix = value.find("rotation")) pose.rotation = read_rotation_matrix(*matrix);
  return pose;
}

// A row that lacks a number may be a row that lost one, so nothing is taken for zero but theta: the joint turns about
// it, and tables often leave out its offset.
DhRow read_dh_row(const YamlValue& value) {
  value.expect_map({"a_m", "alpha_deg", "alpha_rad", "d_m", "theta_deg", "theta_rad"});
  DhRow row;
  row.a = value.at("a_m", kWholeRow).number("m");
  row.d = value.at("d_m", kWholeRow).number("m");
  const auto alpha = read_angle(value, "alpha");
  row.alpha = alpha ? *alpha : value.at("alpha_deg", kWholeRow).number("deg") * kDegree;
  row.theta = read_angle(value, "theta").value_or(0);
  return row;
}

LinkInertia read_inertia(const YamlValue& value) {
  value.expect_map({"about", "mass_kg", "com_m", "first_moment_kg_m", "inertia_kg_m2"});
  // The point of reference must be said: the tensors differ by m (c·c E − c cᵀ).
  const auto about = value.at("about", "Write 'about: center_of_mass' or 'about: origin'.");
  const auto mass_at = value.at("mass_kg", "Write the mass in kg.");
  const double mass = mass_at.number("kg");
  if (mass < 0)
    refuse(ErrorCode::Meaning, mass_at.where(), "the mass " + exact(mass) + " kg is negative",
           "Write the link's mass in kg.");
  // All six entries of the tensor, in the axes of the link.
  const auto tensor_at = value.at("inertia_kg_m2", "Write {xx, xy, xz, yy, yz, zz} in kg·m².");
  const Matrix3 tensor = read_tensor(tensor_at);
  // Exactly one of the centre of mass and the first moment.
  const auto com = value.find("com_m");
  const auto moment = value.find("first_moment_kg_m");
  if (com.has_value() == moment.has_value()) {
    refuse(ErrorCode::Meaning, value.where(),
           com ? "the centre of mass is given twice" : "the centre of mass is missing",
           "Give one of com_m and first_moment_kg_m.");
  }
  // About the centre of mass: parallel axes take it to the link's origin.
  if (about.text() == "center_of_mass") {
    if (!com)
      refuse(ErrorCode::Meaning, value.where(), "'about: center_of_mass' needs 'com_m'",
             "Give the centre of mass in m.");
    return LinkInertia::from_center_of_mass(mass, com->vector3("m"), tensor);
  }
  // Another word is a mistake, not a default.
  if (about.text() != "origin") {
    refuse(ErrorCode::Meaning, about.where(), "'" + about.text() + "' is not a point of reference",
           suggestion(about.text(), {"center_of_mass", "origin"}));
  }
  // About the origin: h = m c, and the tensor is taken as it is.
  const Vector3 h = moment ? moment->vector3("kg·m") : Vector3(mass * com->vector3("m"));
  return {tensor(0, 0), tensor(0, 1), tensor(0, 2), tensor(1, 1), tensor(1, 2),
          tensor(2, 2), h.x(),        h.y(),        h.z(),        mass};
}

std::vector<Capsule> read_capsules(const YamlValue& value) {
  std::vector<Capsule> capsules;
  // Both ends and a positive radius.
  for (const auto& item : value.items()) {
    item.expect_map({"from_m", "to_m", "radius_m"});
    Capsule capsule;
    capsule.from = item.at("from_m", "Give both ends of the capsule's axis.").vector3("m");
    capsule.to = item.at("to_m", "Give both ends of the capsule's axis; the same point makes a ball.").vector3("m");
    capsule.radius = item.at("radius_m", "Give the capsule's radius.").number("m");
    if (!(capsule.radius > 0))
      refuse(ErrorCode::Meaning, item.where(), "the radius " + exact(capsule.radius) + " m is not positive",
             "Write the radius in m.");
    capsules.push_back(capsule);
  }
  return capsules;
}

}  // namespace armature::reading
