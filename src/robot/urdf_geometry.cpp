#include <algorithm>
#include <cmath>

#include "armature/text.hpp"
#include "robot/reading.hpp"
#include "robot/urdf_model.hpp"

namespace armature::reading {
namespace {

// A length in m above zero.
double positive(UrdfDocument& document, const XmlElement& element, const char* attribute) {
  const double value = document.required_number(element, attribute, "m");
  if (value > 0) return value;
  refuse(ErrorCode::Meaning, document.where(element),
         std::string(attribute) + " " + exact(value) + " m is not positive", "Write the size in m.");
}

// A capsule along z: segment from −half to +half.
Capsule along_axis(const Pose& at, const Vector3& axis, double half, double radius) {
  return {at * Vector3(-half * axis), at * Vector3(half * axis), radius};
}

// The smallest capsule along the longest edge that holds a box: its ends may be drawn in by δ if the radius grows to
// √(h² + δ²), h half the diagonal of the cross section. The volume is minimised over δ by golden section.
Capsule cover_box(const Pose& at, const Vector3& size) {
  // h: half the diagonal of the cross section, the radius that covers the box without drawing the ends in.
  Eigen::Index longest = 0;
  const double length = size.maxCoeff(&longest);
  const double h = 0.5 * std::sqrt(size.squaredNorm() - length * length);
  const auto radius = [&](double delta) { return std::hypot(h, delta); };
  // Volume without its factor π: r² (l − 2δ) + 4/3 r³.
  const auto volume = [&](double delta) {
    const double r = radius(delta);
    return r * r * (length - 2 * delta) + 4.0 / 3.0 * r * r * r;
  };
  // Sixty steps shrink the interval by 0.618⁶⁰, far below rounding.
  const double golden = (std::sqrt(5.0) - 1) / 2;
  double low = 0, high = length / 2;
  for (int i = 0; i < 60; ++i) {
    const double a = high - golden * (high - low), b = low + golden * (high - low);
    (volume(a) < volume(b) ? high : low) = volume(a) < volume(b) ? b : a;
  }
  // Drawn in by at most half the length: then the capsule is a ball.
  const double delta = std::min(0.5 * (low + high), length / 2);
  return along_axis(at, Vector3::Unit(longest), length / 2 - delta, radius(delta));
}

}  // namespace

std::optional<Capsule> covering_capsule(UrdfDocument& document, const XmlElement& collision) {
  document.expect(collision, {"name", "group"}, {"origin", "geometry", "verbose", "contact_coefficients", "material"});
  // Pose of the shape in the link.
  const Pose at = document.origin(collision);
  const XmlElement& geometry =
      document.required_child(collision, "geometry", "Give <box>, <cylinder>, <sphere> or <mesh>.");
  document.expect(geometry, {}, {"box", "cylinder", "sphere", "capsule", "mesh"});
  // A box with a zero edge is refused: URDF gives full lengths.
  if (const auto* box = document.child(geometry, "box")) {
    const std::string text = document.required_text(*box, "size", "Add size=\"x y z\" in m.");
    const Vector3 size = three_numbers(text, "size", "m", document.where(*box));
    if (!(size.minCoeff() > 0)) {
      refuse(ErrorCode::Meaning, document.where(*box), "size \"" + text + "\" is not positive",
             "Write three lengths in m.");
    }
    return cover_box(at, size);
  }
  if (const auto* sphere = document.child(geometry, "sphere")) {
    return along_axis(at, Vector3::UnitZ(), 0, positive(document, *sphere, "radius"));
  }
  // A cylinder is covered by the capsule of the same length and radius.
  for (const char* name : {"cylinder", "capsule"}) {
    if (const auto* round = document.child(geometry, name)) {
      return along_axis(at, Vector3::UnitZ(), 0.5 * positive(document, *round, "length"),
                        positive(document, *round, "radius"));
    }
  }
  // What is left is a mesh, or nothing at all.
  if (geometry.FirstChildElement() == nullptr) {
    refuse(ErrorCode::Syntax, document.where(geometry), "it is empty", "Give <box>, <cylinder>, <sphere> or <mesh>.");
  }
  return std::nullopt;
}

}  // namespace armature::reading
