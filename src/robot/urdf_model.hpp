// A URDF as it is written: links and joints by name, before anything is lumped.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "armature/robot.hpp"
#include "armature/robot_file.hpp"
#include "robot/urdf_xml.hpp"

namespace armature::reading {

struct UrdfLink {
  std::string name;
  const XmlElement* element = nullptr;
  std::optional<LinkInertia> inertia;  ///< about the link's own frame
  std::vector<Capsule> capsules;       ///< in the link's own frame
  std::vector<std::string> unread;     ///< meshes that were not read
};

struct UrdfJoint {
  std::string name;
  const XmlElement* element = nullptr;
  bool fixed = false;
  JointType type = JointType::Revolute;
  std::string parent, child;
  Pose parent_from_joint;
  Vector3 axis = Vector3::UnitX();  ///< URDF's default
  JointLimits limits;
  std::optional<JointNominal> nominal;
  /// <mimic>, still by name.
  struct Follows {
    std::string joint;
    double multiplier = 1;
    double offset = 0;
    const XmlElement* element = nullptr;
  };
  std::optional<Follows> mimic;
};

struct UrdfModel {
  std::string name;
  std::vector<UrdfLink> links;
  std::vector<UrdfJoint> joints;
};

/// URDF wants a number for every limit. At or above this one, in rad, m, …, N·m, none is meant; our writer uses it.
inline constexpr double kUnlimited = 1e9;

[[nodiscard]] UrdfModel read_urdf_model(UrdfDocument& document);
/// The capsule that covers a collision geometry; nothing for a mesh.
[[nodiscard]] std::optional<Capsule> covering_capsule(UrdfDocument& document, const XmlElement& collision);
/// Capsules of the mesh that a file names, scaled.
using MeshReader = std::function<Result<std::vector<Capsule>>(const std::string& name, const Vector3& scale)>;
/// read_urdf with a way to read meshes; an empty one reads none.
[[nodiscard]] Result<RobotReading> read_urdf_with_meshes(std::string_view text, const std::string& name_for_messages,
                                                         const MeshReader& meshes);
/// Lumps fixed links, orders bodies, resolves mimics. Refuses loops, several roots, several parents.
[[nodiscard]] Robot assemble_robot(const UrdfModel& model, UrdfDocument& document);
/// What the <armature> element adds: gravity, base pose, further limits, home, tool.
void apply_extension(Robot& robot, UrdfDocument& document);
/// The reading with all its findings: the document's notes, every link's inertia as written in the file, and what
/// lint(robot) finds beside the inertias. Error where the robot cannot be used.
[[nodiscard]] Result<RobotReading> checked(RobotReading reading, const UrdfModel& model, const UrdfDocument& document);

}  // namespace armature::reading
