// Changes in a user's XML text: elements with the places of their bytes, and edits that leave every other byte.
#pragma once

#include <functional>
#include <map>
#include <memory>
#include <string>
#include <vector>

namespace armature::xml {

/// An element of a well-formed XML text and where its bytes are.
struct Element {
  std::string name;
  std::map<std::string, std::string> attributes;  ///< as a reader understands their values
  std::size_t begin = 0;                          ///< '<' of the opening tag
  std::size_t inside = 0;                         ///< after its '>'
  std::size_t inside_end = 0;                     ///< '<' of the closing tag (inside if there is none)
  std::size_t end = 0;                            ///< after the closing tag
  std::vector<std::unique_ptr<Element>> children;

  [[nodiscard]] const Element* child(const std::string& wanted) const;
  /// Empty where there is none.
  [[nodiscard]] std::string attribute(const std::string& key) const;
};

/// The elements of a text that a strict reader has already accepted; the outermost one is a child of the answer.
[[nodiscard]] std::unique_ptr<Element> scan_elements(const std::string& text);

/// Replaces bytes [begin, end) by text.
struct Edit {
  std::size_t begin = 0, end = 0;
  std::string text;
};
/// The text with all edits, which must not overlap.
[[nodiscard]] std::string edited(std::string text, std::vector<Edit> edits);

/// Replaces `old` if there is one, else inserts as the first child of `parent`. `make` is given the indentation.
[[nodiscard]] Edit put(const std::string& text, const Element& parent, const Element* old,
                       const std::function<std::string(const std::string&)>& make);
/// Removes an element together with the white space of its own line.
[[nodiscard]] Edit removed(const std::string& text, const Element& element);
/// Sets one attribute: its value where it is there, else name="value" behind the element's name.
[[nodiscard]] Edit set_attribute(const std::string& text, const Element& element, const std::string& name,
                                 const std::string& value);

}  // namespace armature::xml
