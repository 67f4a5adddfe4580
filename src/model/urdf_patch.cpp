// New inertial and dynamics elements in a URDF text; every other byte stays.
#include <algorithm>
#include <functional>
#include <map>
#include <memory>
#include <set>

#include "armature/export.hpp"
#include "armature/robot_file.hpp"
#include "armature/text.hpp"
#include "robot/xml_text.hpp"

namespace armature {
namespace {

/// An element of a well-formed XML text and where its bytes are.
struct Element {
  std::string name;
  std::map<std::string, std::string> attributes;
  std::size_t begin = 0;       ///< '<' of the opening tag
  std::size_t inside = 0;      ///< after its '>'
  std::size_t inside_end = 0;  ///< '<' of the closing tag (inside if there is none)
  std::size_t end = 0;         ///< after the closing tag
  std::vector<std::unique_ptr<Element>> children;

  [[nodiscard]] const Element* child(const std::string& wanted) const {
    for (const auto& c : children) {
      if (c->name == wanted) return c.get();
    }
    return nullptr;
  }
  [[nodiscard]] std::string attribute(const std::string& key) const {
    const auto at = attributes.find(key);
    return at == attributes.end() ? "" : at->second;
  }
};

// Walks a text that the strict reader has already accepted.
class Scanner {
 public:
  explicit Scanner(const std::string& text) : text_(text) {}

  std::unique_ptr<Element> document() {
    auto root = std::make_unique<Element>();
    root->inside_end = text_.size();
    content(*root);
    return root;
  }

 private:
  bool skip(const char* open, const char* close) {
    if (text_.compare(at_, std::string_view(open).size(), open) != 0) return false;
    // "<!-->" does not close what it opens.
    const auto end = text_.find(close, at_ + std::string_view(open).size());
    at_ = end == std::string::npos ? text_.size() : end + std::string_view(close).size();
    return true;
  }

  // Everything up to the closing tag of `parent`.
  void content(Element& parent) {
    while ((at_ = text_.find('<', at_)) != std::string::npos) {
      if (skip("<!--", "-->") || skip("<![CDATA[", "]]>") || skip("<?", "?>") || skip("<!", ">")) continue;
      if (text_.compare(at_, 2, "</") == 0) return;
      parent.children.push_back(element());
    }
    at_ = text_.size();
  }

  std::unique_ptr<Element> element() {
    auto e = std::make_unique<Element>();
    e->begin = at_++;
    const auto stop = text_.find_first_of(" \t\r\n/>", at_);
    e->name = text_.substr(at_, stop - at_);
    at_ = stop;
    const bool closed = end_of_tag();
    e->attributes = xml::tag_attributes(text_.substr(e->begin, at_ - e->begin));
    e->inside = e->inside_end = e->end = at_;
    if (closed) return e;
    content(*e);
    e->inside_end = at_;
    at_ = std::min(text_.find('>', at_), text_.size() - 1) + 1;
    e->end = at_;
    return e;
  }

  // Goes behind the tag's end, over values that may hold '>' and '/'; true for "/>".
  bool end_of_tag() {
    for (;;) {
      at_ = text_.find_first_of("\"'/>", at_);
      if (text_[at_] == '>') return ++at_, false;
      if (text_[at_] == '/') return at_ += 2, true;
      at_ = text_.find(text_[at_], at_ + 1) + 1;
    }
  }

  const std::string& text_;
  std::size_t at_ = 0;
};

/// Replaces bytes [begin, end) by text; applied from the back.
struct Edit {
  std::size_t begin = 0, end = 0;
  std::string text;
};

std::string indent_before(const std::string& text, std::size_t at) {
  const auto line = text.rfind('\n', at == 0 ? 0 : at - 1);
  const auto start = line == std::string::npos ? 0 : line + 1;
  const auto stop = text.find_first_not_of(" \t", start);
  return stop == at ? text.substr(start, at - start) : "  ";
}

std::string inertial_text(const LinkInertia& inertia, const std::string& indent) {
  const Matrix3 i = inertia.inertia_about_com();
  using xml::attribute;
  return "<inertial>\n" + indent + "  <origin xyz=\"" + xml::numbers(inertia.center_of_mass()) +
         "\" rpy=\"0 0 0\"/>\n" + indent + "  <mass" + attribute("value", inertia.M) + "/>\n" + indent + "  <inertia" +
         attribute("ixx", i(0, 0)) + attribute("ixy", i(0, 1)) + attribute("ixz", i(0, 2)) + attribute("iyy", i(1, 1)) +
         attribute("iyz", i(1, 2)) + attribute("izz", i(2, 2)) + "/>\n" + indent + "</inertial>";
}

// Replaces `old` if there is one, else inserts as the first child of `parent`.
Edit put(const std::string& text, const Element& parent, const Element* old,
         const std::function<std::string(const std::string&)>& make) {
  if (old != nullptr) return {old->begin, old->end, make(indent_before(text, old->begin))};
  const std::string indent = indent_before(text, parent.begin) + "  ";
  if (parent.inside == parent.end) {
    // <link name="x"/>: open it.
    return {parent.end - 2, parent.end,
            ">\n" + indent + make(indent) + "\n" + indent.substr(2) + "</" + parent.name + ">"};
  }
  return {parent.inside, parent.inside, "\n" + indent + make(indent)};
}

// Removes an element together with the white space of its own line.
Edit removed(const std::string& text, const Element& e) {
  const std::size_t begin = e.begin - (indent_before(text, e.begin) == "  " && text.compare(e.begin - 2, 2, "  ") != 0
                                           ? 0
                                           : indent_before(text, e.begin).size());
  const bool whole_line = begin > 0 && text[begin - 1] == '\n' && e.end < text.size() && text[e.end] == '\n';
  return {begin, whole_line ? e.end + 1 : e.end, ""};
}

// Links that are part of a moving body because only fixed joints lie between.
std::set<std::string> lumped_links(const Element& robot, const std::set<std::string>& bodies) {
  std::map<std::string, std::string> fixed_to;
  for (const auto& joint : robot.children) {
    if (joint->name != "joint" || joint->attribute("type") != "fixed") continue;
    const Element* parent = joint->child("parent");
    const Element* child = joint->child("child");
    if (parent != nullptr && child != nullptr) fixed_to[child->attribute("link")] = parent->attribute("link");
  }
  std::set<std::string> lumped;
  for (const auto& [child, parent] : fixed_to) {
    std::string at = parent;
    while (!bodies.contains(at) && fixed_to.contains(at)) at = fixed_to[at];
    if (bodies.contains(at)) lumped.insert(child);
  }
  return lumped;
}

std::vector<Edit> collect_edits(const std::string& text, const Element& xml, const Robot& robot) {
  std::vector<Edit> edits;
  std::map<std::string, const Body*> by_link, by_joint;
  std::set<std::string> names;
  for (const Body& body : robot.bodies)
    by_link[body.name] = &body, by_joint[body.joint.name] = &body, names.insert(body.name);
  const auto lumped = lumped_links(xml, names);
  for (const auto& e : xml.children) {
    const std::string name = e->attribute("name");
    if (e->name == "link" && by_link.contains(name) && by_link[name]->inertia) {
      edits.push_back(put(text, *e, e->child("inertial"),
                          [&](const std::string& indent) { return inertial_text(*by_link[name]->inertia, indent); }));
    } else if (e->name == "link" && lumped.contains(name) && e->child("inertial") != nullptr) {
      edits.push_back(removed(text, *e->child("inertial")));
    } else if (e->name == "joint" && by_joint.contains(name) && by_joint[name]->joint.nominal) {
      const JointNominal& nominal = *by_joint[name]->joint.nominal;
      edits.push_back(put(text, *e, e->child("dynamics"), [&](const std::string&) {
        return "<dynamics" + xml::attribute("damping", nominal.viscous) + xml::attribute("friction", nominal.coulomb) +
               "/>";
      }));
    }
  }
  return edits;
}

}  // namespace

Result<std::string> patch_urdf(const std::string& urdf, const std::string& name, const Robot& robot) {
  const auto original = parse_urdf(urdf, name);
  if (!original) return original.error();
  if (original->joint_names() != robot.joint_names()) {
    return Error{ErrorCode::Meaning,
                 "its joints are " + join(original->joint_names(), ", ") + ", the model's are " +
                     join(robot.joint_names(), ", "),
                 name, "Give the URDF that the model was identified with; of a part of a robot, leave --urdf out."};
  }
  const auto document = Scanner(urdf).document();
  const Element* xml = document->child("robot");
  auto edits = collect_edits(urdf, *xml, robot);
  std::sort(edits.begin(), edits.end(), [](const Edit& a, const Edit& b) { return a.begin > b.begin; });
  std::string out = urdf;
  for (const Edit& edit : edits) out.replace(edit.begin, edit.end - edit.begin, edit.text);
  return out;
}

}  // namespace armature
