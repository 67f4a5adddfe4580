#include "robot/urdf_xml.hpp"

#include <algorithm>
#include <cmath>
#include <set>

#include "armature/text.hpp"
#include "robot/reading.hpp"
#include "robot/xml_text.hpp"

namespace armature::reading {
namespace {

// What tinyxml2's error numbers mean to the person who wrote the file.
std::string syntax_words(tinyxml2::XMLError code) {
  switch (code) {
    case tinyxml2::XML_ERROR_EMPTY_DOCUMENT: return "the file is empty";
    case tinyxml2::XML_ERROR_MISMATCHED_ELEMENT: return "an element that begins here or before is not closed";
    case tinyxml2::XML_ERROR_PARSING_ELEMENT: return "the file ends or breaks inside an element's tag";
    case tinyxml2::XML_ERROR_PARSING_ATTRIBUTE: return "an attribute is broken or given twice: expected name=\"value\"";
    case tinyxml2::XML_ERROR_PARSING_COMMENT: return "a comment is not closed";
    case tinyxml2::XML_ERROR_PARSING_TEXT: return "the text between elements is broken";
    case tinyxml2::XML_ERROR_PARSING_CDATA: return "a CDATA section is not closed";
    case tinyxml2::XML_ERROR_PARSING_DECLARATION: return "the <?xml … ?> declaration is broken or in the wrong place";
    case tinyxml2::XML_ERROR_PARSING_UNKNOWN: return "a <! … > section is not closed";
    case tinyxml2::XML_ELEMENT_DEPTH_EXCEEDED: return "elements are nested more than 100 deep";
    default: return "this is not well-formed XML";
  }
}

// file:line of a position in the text, before there is a document.
std::string line_at(const std::string& file, std::string_view text, std::size_t position) {
  const auto end = text.begin() + static_cast<std::ptrdiff_t>(position);
  return file + ":" + std::to_string(1 + std::count(text.begin(), end, '\n'));
}

// The opening tag as it appears in messages, with a name of 60 characters at most.
std::string tag(const XmlElement& element) {
  const char* name = element.Attribute("name");
  const std::string shown = name == nullptr ? "" : " name=\"" + std::string(name).substr(0, 60) + "\"";
  return "<" + std::string(element.Name()) + shown + ">";
}

// Entities are never expanded here, so nested ones cannot fill the memory; a file that holds them is still no robot.
void refuse_declarations(std::string_view text, const std::string& file) {
  // Comments and character data may hold "<!": skip them whole.
  for (std::size_t at = text.find("<!"); at != std::string_view::npos; at = text.find("<!", at + 1)) {
    if (text.substr(at, 4) == "<!--") {
      const auto end = text.find("-->", at + 4);
      if (end == std::string_view::npos) return;  // tinyxml2 says it better
      at = end;
    } else if (text.substr(at, 9) == "<![CDATA[") {
      const auto end = text.find("]]>", at);
      if (end == std::string_view::npos) return;
      at = end;
    } else {
      refuse(ErrorCode::Unsupported, line_at(file, text, at), "document type and entity declarations are not allowed",
             "Remove the <!DOCTYPE …> section and write the values out.");
    }
  }
}

// Elements of URDF and of programs around it that say nothing about the arm's mechanics.
const std::vector<std::string>& unread_elements() {
  static const std::vector<std::string> names = {"self_collision_checking",
                                                 "contact",
                                                 "sensor",
                                                 "gazebo",
                                                 "verbose",
                                                 "material",
                                                 "transmission",
                                                 "ros2_control",
                                                 "plugin",
                                                 "group",
                                                 "mujoco",
                                                 "drake",
                                                 "calibration",
                                                 "hardwareInterface",
                                                 "property",
                                                 "safety_controller"};
  return names;
}

}  // namespace

UrdfDocument::UrdfDocument(std::string_view text, std::string file, const char* root) : file_(std::move(file)) {
  // Guards on the text itself, before the parser sees it.
  if (const auto zero = text.find('\0'); zero != std::string_view::npos) {
    refuse(ErrorCode::Syntax, line_at(file_, text, zero), "a zero byte: this is not a text file",
           "Give the file as UTF-8 text.");
  }
  refuse_declarations(text, file_);
  if (const auto at = xml::crowded_tag(text)) {
    refuse(ErrorCode::Syntax, line_at(file_, text, *at),
           "an element with more than " + std::to_string(xml::kMostAttributes) + " attributes", "This is not a robot.");
  }
  // The parser's error, in words for the person who wrote the file.
  if (document_.Parse(text.data(), text.size()) != tinyxml2::XML_SUCCESS) {
    const auto code = document_.ErrorID();
    const bool empty = code == tinyxml2::XML_ERROR_EMPTY_DOCUMENT;
    const std::string line = empty ? file_ : file_ + ":" + std::to_string(document_.ErrorLineNum());
    refuse(ErrorCode::Syntax, line, syntax_words(code),
           empty                                          ? "Give a URDF."
           : code == tinyxml2::XML_ELEMENT_DEPTH_EXCEEDED ? "A robot needs six levels: remove the nesting."
                                                          : "Check that the file is complete and every tag is closed.");
  }
  robot_ = document_.RootElement();
  // Another outermost element: say which format it is, where it is a known one.
  if (robot_ == nullptr || std::string_view(robot_->Name()) != root) {
    const bool known = robot_ != nullptr &&
                       (std::string_view(robot_->Name()) == "sdf" || std::string_view(robot_->Name()) == "mujoco");
    const std::string got =
        robot_ == nullptr ? "there is no element" : "the outermost element is <" + std::string(robot_->Name()) + ">";
    refuse(ErrorCode::Syntax, robot_ == nullptr ? file_ : file_ + ":" + std::to_string(robot_->GetLineNum()),
           got + ", expected <" + root + ">",
           known ? "This is " + std::string(robot_->Name()) + ": give it to read_robot." : "Give a URDF.");
  }
  // Only comments may follow the root.
  for (const auto* node = robot_->NextSibling(); node != nullptr; node = node->NextSibling()) {
    if (node->ToComment() != nullptr) continue;
    refuse(ErrorCode::Syntax, file_ + ":" + std::to_string(node->GetLineNum()),
           "something follows after </" + std::string(root) + ">", "Keep one robot per file.");
  }
}

// file:line: <tag>, and the named element around it.
std::string UrdfDocument::where(const XmlElement& element) const {
  std::string text = file_ + ":" + std::to_string(element.GetLineNum()) + ": " + tag(element);
  // The nearest link or joint around it.
  for (const auto* up = element.Parent(); up != nullptr && up != robot_; up = up->Parent()) {
    const auto* outer = up->ToElement();
    if (outer != nullptr && outer->Attribute("name") != nullptr) return text + " in " + tag(*outer);
  }
  return text;
}

void UrdfDocument::expect(const XmlElement& element, const std::vector<std::string>& attributes,
                          const std::vector<std::string>& children) {
  // Attributes: known, of a foreign namespace ("a:b"), a misspelt known one, or foreign.
  const auto known = [](const std::vector<std::string>& list, const std::string& name) {
    return std::find(list.begin(), list.end(), name) != list.end();
  };
  std::set<std::string> seen;
  for (const auto* a = element.FirstAttribute(); a != nullptr; a = a->Next()) {
    const std::string name = a->Name();
    if (!seen.insert(name).second)
      refuse(ErrorCode::Syntax, where(element), "the attribute '" + name + "' is given twice", "Keep one of them.");
    if (known(attributes, name) || name.find(':') != std::string::npos) continue;
    if (const auto near = nearest_name(name, attributes)) {
      refuse(ErrorCode::Syntax, where(element), "the attribute '" + name + "' is not known",
             "Did you mean '" + *near + "'?");
    }
    // Foreign and unlike any known name: an extension of another program.
    note(LintKind::FileNote, Severity::Note, element, "the attribute '" + name + "' is not URDF and is not used", "");
  }
  // A slip in the name of an element that is read changes the robot; one in the name of an element that is not read
  // does not.
  std::vector<std::string> read;
  for (const std::string& name : children) {
    if (!known(unread_elements(), name)) read.push_back(name);
  }
  // Children, by the same rules.
  for (const auto* c = element.FirstChildElement(); c != nullptr; c = c->NextSiblingElement()) {
    const std::string name = c->Name();
    if (known(children, name)) continue;
    // A property or argument that is only defined does not change the robot; anything else may become links.
    const bool defined = name == "xacro:property" || name == "xacro:arg";
    if (name.rfind("xacro:", 0) == 0 && !defined)
      refuse(ErrorCode::Unsupported, where(*c), "this is a xacro file", "Run xacro first and give its output.");
    if (const auto near = nearest_name(name, read)) {
      refuse(ErrorCode::Syntax, where(*c), "the element <" + name + "> is not known here",
             "Did you mean <" + *near + ">?");
    }
    note(LintKind::FileNote, Severity::Note, *c, "the element <" + name + "> is not URDF and is not used", "");
  }
}

const XmlElement* UrdfDocument::child(const XmlElement& element, const char* name) {
  // The first child counts; a second one is a warning with its line.
  const XmlElement* first = element.FirstChildElement(name);
  if (first == nullptr) return nullptr;
  if (const XmlElement* second = first->NextSiblingElement(name)) {
    note(LintKind::FileNote, Severity::Warning, *second,
         std::string("<") + name + "> is given twice; the first one, in line " + std::to_string(first->GetLineNum()) +
             ", is used",
         "Remove the one that is not meant.");
  }
  return first;
}

const XmlElement& UrdfDocument::required_child(const XmlElement& element, const char* name, const std::string& hint) {
  if (const XmlElement* found = child(element, name)) return *found;
  refuse(ErrorCode::Syntax, where(element), std::string("it has no <") + name + ">", hint);
}

std::string UrdfDocument::required_text(const XmlElement& element, const char* attribute, const std::string& hint) {
  const char* value = element.Attribute(attribute);
  if (value == nullptr)
    refuse(ErrorCode::Syntax, where(element), std::string("it has no attribute '") + attribute + "'", hint);
  return value;
}

double UrdfDocument::required_number(const XmlElement& element, const char* attribute, const std::string& unit) {
  const std::string text =
      required_text(element, attribute, std::string("Add ") + attribute + "=\"…\" in " + unit + ".");
  return number(text, attribute, unit, where(element));
}

double UrdfDocument::number_or(const XmlElement& element, const char* attribute, const std::string& unit,
                               double missing) {
  const char* text = element.Attribute(attribute);
  return text == nullptr ? missing : number(text, attribute, unit, where(element));
}

// A missing <origin> is the identity, by URDF's definition.
Pose UrdfDocument::origin(const XmlElement& element) {
  const XmlElement* at = child(element, "origin");
  if (at == nullptr) return {};
  expect(*at, {"xyz", "rpy"}, {});
  return pose_of(*at);
}

Pose UrdfDocument::pose_of(const XmlElement& element) {
  Pose pose;
  if (const char* xyz = element.Attribute("xyz")) pose.translation = three_numbers(xyz, "xyz", "m", where(element));
  // Angles near a right angle are noted if they were rounded, and exact where they were not.
  if (const char* rpy = element.Attribute("rpy")) {
    const Vector3 angles = three_numbers(rpy, "rpy", "rad", where(element));
    check_right_angles(element, angles);
    pose.rotation = exact_rotation_from_rpy(angles);
  }
  return pose;
}

void UrdfDocument::check_right_angles(const XmlElement& element, const Vector3& rpy) {
  // Distance to the nearest multiple of 90°.
  for (const double angle : rpy) {
    const double off = std::abs(angle - std::round(angle / (M_PI / 2)) * (M_PI / 2));
    // 1.57 is 8e-4 away, 1.5708 is 4e-6 away; farther than 1e-3 it is another angle.
    if (off > 1e-9 && off < 1e-3) {
      note(LintKind::RoundedRightAngle, Severity::Note, element,
           "the angle " + exact(angle) + " rad is " + significant(off, 2) + " rad from a multiple of 90°",
           "If a right angle is meant, write more digits: 1.5707963267948966.");
    } else if (std::abs(angle) > 7) {
      // Above 2π with some margin: an angle in degrees.
      note(LintKind::SuspiciousUnits, Severity::Warning, element,
           "the angle " + exact(angle) + " rad is more than a turn", "URDF angles are in radians, not degrees.");
    }
  }
}

// Findings are kept in the order in which they were noticed.
void UrdfDocument::note(LintKind kind, Severity severity, const XmlElement& element, std::string message,
                        std::string hint) {
  notes_.push_back({severity, to_string(kind), where(element), std::move(message), std::move(hint)});
}

}  // namespace armature::reading
