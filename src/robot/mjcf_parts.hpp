// The parts of an MJCF that a robot is made of: defaults by class, placements, shapes, inertias.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "robot/urdf_model.hpp"

namespace armature::reading {

/// What <compiler> and <asset> say, and the defaults of every class.
class MjcfSettings {
 public:
  MjcfSettings(UrdfDocument& document);

  /// An element's attribute, or that of its class (the one it names, else `childclass`, else main), as in MuJoCo.
  [[nodiscard]] const char* attribute(const XmlElement& element, const char* name, const std::string& childclass) const;
  [[nodiscard]] double angle(double value) const { return degrees_ ? value * M_PI / 180 : value; }
  [[nodiscard]] bool autolimits() const { return autolimits_; }
  /// "false", "true" or "auto".
  [[nodiscard]] const std::string& inertia_from_geom() const { return inertia_from_geom_; }

  /// pos, and one of quat, axisangle, euler, xyaxes, zaxis.
  [[nodiscard]] Pose placement(const XmlElement& element, const std::string& childclass) const;
  /// The file and scale of a mesh asset.
  struct Mesh {
    std::string file;
    Vector3 scale = Vector3::Ones();
  };
  [[nodiscard]] std::optional<Mesh> mesh(const std::string& name) const;

  /// Numbers of an attribute; refuses another count than `least` … `most`.
  [[nodiscard]] std::vector<double> numbers(const XmlElement& element, const char* text, const char* what,
                                            std::size_t least, std::size_t most) const;
  [[nodiscard]] UrdfDocument& document() const { return document_; }

 private:
  void read_defaults(const XmlElement& element, const std::string& parent, bool top);

  UrdfDocument& document_;
  bool degrees_ = true, autolimits_ = true;
  std::string eulerseq_ = "xyz", inertia_from_geom_ = "auto", directory_;
  struct Class {
    std::string parent;
    std::map<std::string, const XmlElement*> elements;
  };
  std::map<std::string, Class> classes_;
  std::map<std::string, Mesh> meshes_;
};

/// The <inertial> of a body, or what its geoms weigh where it has none; in the body's frame. Nothing where neither says
/// it: a mesh without <inertial>.
[[nodiscard]] std::optional<LinkInertia> mjcf_inertia(const MjcfSettings& settings, const XmlElement& body,
                                                      const std::string& childclass);
/// Capsules around the geoms that can collide, in the body's frame; meshes that were not read are remembered.
void mjcf_shapes(const MjcfSettings& settings, const XmlElement& body, const std::string& childclass, UrdfLink& link);

/// MJCF as text with its <include> elements put in.
[[nodiscard]] std::string mjcf_with_includes(std::string_view text, const std::string& file,
                                             const std::function<Result<std::string>(const std::string&)>& fetch);

/// The robot of an MJCF. Bodies without joints are lumped, several joints of one body become a chain; damping,
/// frictionloss and armature are the nominal friction and rotor inertia; actuators limit the torque.
[[nodiscard]] Result<RobotReading> read_mjcf(std::string_view text, const std::string& file, const MeshReader& meshes);

/// Origin of the frame of each body that read_mjcf makes, in the MJCF body of that name: at its last joint [m].
[[nodiscard]] Result<std::map<std::string, Vector3>> mjcf_link_origins(std::string_view text, const std::string& file);

}  // namespace armature::reading
