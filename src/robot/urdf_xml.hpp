// Strict access to an XML document: known elements and attributes, numbers that are numbers, and the line of each.
#pragma once

#include <tinyxml2.h>

#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "armature/lint.hpp"
#include "armature/pose.hpp"

namespace armature::reading {

using XmlElement = tinyxml2::XMLElement;

/// The document and what was noticed while reading it.
class UrdfDocument {
 public:
  /// Refuses what is not well-formed XML with one <robot> (or another `root`), document type declarations, and deep
  /// nesting.
  UrdfDocument(std::string_view text, std::string file, const char* root = "robot");

  [[nodiscard]] const XmlElement& robot() const { return *robot_; }
  [[nodiscard]] const std::string& file() const { return file_; }
  [[nodiscard]] const std::vector<Finding>& notes() const { return notes_; }

  /// arm.urdf:41: <joint name="elbow">, or arm.urdf:44: <axis> in <joint name="elbow">.
  [[nodiscard]] std::string where(const XmlElement& element) const;

  /// Every child element and attribute is known, or foreign enough to be an extension, which is noted. A name that is
  /// one slip away from a known one is refused, and so is an attribute that is given twice.
  void expect(const XmlElement& element, const std::vector<std::string>& attributes,
              const std::vector<std::string>& children);

  /// The first child of that name; a note if there are more (ROS readers use the first as well).
  [[nodiscard]] const XmlElement* child(const XmlElement& element, const char* name);
  /// The child, or a refusal with `hint`.
  [[nodiscard]] const XmlElement& required_child(const XmlElement& element, const char* name, const std::string& hint);

  [[nodiscard]] std::string required_text(const XmlElement& element, const char* attribute, const std::string& hint);
  [[nodiscard]] double required_number(const XmlElement& element, const char* attribute, const std::string& unit);
  /// The attribute's number, or `missing` if it is not there.
  [[nodiscard]] double number_or(const XmlElement& element, const char* attribute, const std::string& unit,
                                 double missing);
  /// The child <origin xyz rpy>; identity if there is none.
  [[nodiscard]] Pose origin(const XmlElement& element);
  /// xyz and rpy of the element itself.
  [[nodiscard]] Pose pose_of(const XmlElement& element);

  /// Capsules of the mesh that a file names, scaled; empty: no mesh can be read.
  std::function<Result<std::vector<Capsule>>(const std::string& name, const Vector3& scale)> meshes;

  void note(LintKind kind, Severity severity, const XmlElement& element, std::string message, std::string hint);

 private:
  void check_right_angles(const XmlElement& element, const Vector3& rpy);

  std::string file_;
  tinyxml2::XMLDocument document_;
  const XmlElement* robot_ = nullptr;
  std::vector<Finding> notes_;
};

}  // namespace armature::reading
