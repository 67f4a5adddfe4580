#include "model/xml_edit.hpp"

#include <algorithm>

#include "robot/xml_text.hpp"

namespace armature::xml {
namespace {

constexpr const char* kWhite = " \t\r\n";

// Finds elements and the places of their bytes. The text was accepted by a strict reader before.
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
  // Goes behind a comment, CDATA section or declaration that begins here.
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

  // An element from its '<' on: name, attributes, children, and where its parts end.
  std::unique_ptr<Element> element() {
    auto e = std::make_unique<Element>();
    e->begin = at_++;
    const auto stop = text_.find_first_of(" \t\r\n/>", at_);
    e->name = text_.substr(at_, stop - at_);
    at_ = stop;
    const bool closed = end_of_tag();
    e->attributes = tag_attributes(text_.substr(e->begin, at_ - e->begin));
    e->inside = e->inside_end = e->end = at_;
    // <name/> has nothing inside.
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
      // Over a quoted value, to the quote that ends it.
      at_ = text_.find(text_[at_], at_ + 1) + 1;
    }
  }

  const std::string& text_;
  std::size_t at_ = 0;
};

// The indentation of an element: the white space before it on its line; two spaces if other text precedes it.
std::string indent_before(const std::string& text, std::size_t at) {
  const auto line = text.rfind('\n', at == 0 ? 0 : at - 1);
  const auto start = line == std::string::npos ? 0 : line + 1;
  const auto stop = text.find_first_not_of(" \t", start);
  return stop == at ? text.substr(start, at - start) : "  ";
}

}  // namespace

const Element* Element::child(const std::string& wanted) const {
  for (const auto& c : children) {
    if (c->name == wanted) return c.get();
  }
  return nullptr;
}

std::string Element::attribute(const std::string& key) const {
  const auto at = attributes.find(key);
  return at == attributes.end() ? "" : at->second;
}

std::unique_ptr<Element> scan_elements(const std::string& text) { return Scanner(text).document(); }

std::string edited(std::string text, std::vector<Edit> edits) {
  // From the back, so that earlier places stay where they are; insertions at one place in the order they were made.
  std::stable_sort(edits.begin(), edits.end(), [](const Edit& a, const Edit& b) { return a.begin < b.begin; });
  for (auto edit = edits.rbegin(); edit != edits.rend(); ++edit)
    text.replace(edit->begin, edit->end - edit->begin, edit->text);
  return text;
}

Edit put(const std::string& text, const Element& parent, const Element* old,
         const std::function<std::string(const std::string&)>& make) {
  // Replace in place, else insert as the first child, one level deeper.
  if (old != nullptr) return {old->begin, old->end, make(indent_before(text, old->begin))};
  const std::string indent = indent_before(text, parent.begin) + "  ";
  if (parent.inside == parent.end) {
    // <link name="x"/>: open it.
    return {parent.end - 2, parent.end,
            ">\n" + indent + make(indent) + "\n" + indent.substr(2) + "</" + parent.name + ">"};
  }
  return {parent.inside, parent.inside, "\n" + indent + make(indent)};
}

Edit removed(const std::string& text, const Element& e) {
  // The white space before the element goes too, unless other text precedes it on the line.
  const std::size_t begin = e.begin - (indent_before(text, e.begin) == "  " && text.compare(e.begin - 2, 2, "  ") != 0
                                           ? 0
                                           : indent_before(text, e.begin).size());
  // Alone on its line: the line goes with it.
  const bool whole_line = begin > 0 && text[begin - 1] == '\n' && e.end < text.size() && text[e.end] == '\n';
  return {begin, whole_line ? e.end + 1 : e.end, ""};
}

Edit set_attribute(const std::string& text, const Element& e, const std::string& name, const std::string& value) {
  const std::size_t first = e.begin + 1 + e.name.size();
  // Walk over name = "value" pairs; what is inside quotes is never taken for a name.
  for (std::size_t at = text.find_first_not_of(kWhite, first); at < e.inside && text[at] != '/' && text[at] != '>';
       at = text.find_first_not_of(kWhite, at)) {
    // name, quote, value, quote: only the value is replaced.
    const std::size_t end = text.find_first_of(" \t\r\n=", at);
    const std::size_t quote = text.find_first_of("\"'", end);
    const std::size_t close = text.find(text[quote], quote + 1);
    if (text.compare(at, end - at, name) == 0) return {quote + 1, close, value};
    at = close + 1;
  }
  // Not there yet: directly behind the element's name.
  return {first, first, " " + name + "=\"" + value + "\""};
}

}  // namespace armature::xml
