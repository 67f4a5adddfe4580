#include "robot/xacro.hpp"

#include <tinyxml2.h>
#include <yaml-cpp/yaml.h>

#include <algorithm>
#include <cmath>
#include <memory>
#include <optional>
#include <set>
#include <vector>

#include "armature/text.hpp"
#include "robot/reading.hpp"
#include "robot/urdf_xml.hpp"
#include "robot/xacro_value.hpp"
#include "robot/yaml_guard.hpp"

namespace armature::reading {
namespace {

using Node = tinyxml2::XMLNode;
using Table = XacroValue::Table;

// Limits that no robot reaches: they stop macros that call themselves and texts that double without end.
constexpr int kDeepest = 50;
constexpr int kMostFiles = 200;
constexpr std::size_t kLargest = 16U << 20;

// A file that was read; macros point into it.
struct Source {
  std::string name;
  tinyxml2::XMLDocument document;
};

// A macro's parameter: "x", "x:=0.1", "x:=^", "x:=^|0.1", "*origin", "**blocks".
struct Parameter {
  std::string name;
  int stars = 0;
  bool from_outside = false;
  std::optional<std::string> otherwise;
};

// The element that holds the macro, and the file it was written in, for messages and relative names.
struct Macro {
  const XmlElement* body = nullptr;
  const Source* source = nullptr;
  std::vector<Parameter> parameters;
};

// Names that are known here. A property is text until it is asked for, as xacro has it.
struct Scope {
  struct Property {
    std::optional<XacroValue> value;
    std::string text;
    const XmlElement* block = nullptr;  ///< what insert_block puts in
    const Source* source = nullptr;
    Scope* block_scope = nullptr;
    bool children_only = false;
    bool being_asked = false;
  };
  // Names are looked up here, then in the scopes around it.
  Scope* parent = nullptr;
  std::map<std::string, Property> properties;
  std::map<std::string, Macro> macros;

  Property* find(const std::string& name) {
    for (Scope* at = this; at != nullptr; at = at->parent) {
      if (const auto it = at->properties.find(name); it != at->properties.end()) return &it->second;
    }
    return nullptr;
  }
  Macro* find_macro(const std::string& name) {
    for (Scope* at = this; at != nullptr; at = at->parent) {
      if (const auto it = at->macros.find(name); it != at->macros.end()) return &it->second;
    }
    return nullptr;
  }
};

// A YAML document as a value: tables, lists and words.
XacroValue from_yaml(const YAML::Node& node, int depth = 0) {
  if (depth > kDeepest) throw std::string("the YAML file is nested too deep");
  if (node.IsMap()) {
    Table table;
    for (const auto& entry : node) table[entry.first.as<std::string>()] = from_yaml(entry.second, depth + 1);
    return {std::make_shared<const Table>(std::move(table))};
  }
  if (node.IsSequence()) {
    XacroValue::List list;
    for (const auto& entry : node) list.push_back(from_yaml(entry, depth + 1));
    return {std::make_shared<const XacroValue::List>(std::move(list))};
  }
  if (!node.IsScalar()) return {};
  return xacro_word(node.as<std::string>());
}

// "!degrees 90" and "!radians 1.5", xacro's tags of angles, as numbers.
std::string without_angle_tags(const std::string& text) {
  // Copies the text, replacing each tag and the number behind it.
  std::string out;
  for (std::size_t i = 0; i < text.size();) {
    const bool degrees = text.compare(i, 9, "!degrees ") == 0, radians = text.compare(i, 9, "!radians ") == 0;
    if (!degrees && !radians) {
      out += text[i++];
      continue;
    }
    const std::size_t begin = std::min(text.find_first_not_of(' ', i + 9), text.size());
    const std::size_t end = std::min(text.find_first_of(" ,}]\r\n", begin), text.size());
    const std::string word = text.substr(begin, end - begin);
    const auto number = parse_double(word);
    // Radians are plain numbers already; what is no number stays as it is.
    out += number && degrees ? exact(*number * M_PI / 180) : word;
    i = end;
  }
  return out;
}

// Copies a document into a new one, and does what each xacro element says on the way.
class Expander {
 public:
  Expander(const XacroSources& sources) : sources_(sources) {}

  // The expanded document as text.
  std::string run(std::string_view text, const std::string& file) {
    Source& main = read(text, file);
    out_.InsertEndChild(out_.NewDeclaration());
    const XmlElement& root = *main.document.RootElement();
    source_ = &main;
    XmlElement* robot = out_.NewElement("robot");
    out_.InsertEndChild(robot);
    // The root's attributes and contents; its name may come from an included file.
    attributes(root, *robot, global_);
    children(root, *robot, global_);
    if (robot->Attribute("name") == nullptr && name_ != "") robot->SetAttribute("name", name_.c_str());
    tinyxml2::XMLPrinter printer;
    out_.Print(&printer);
    return printer.CStr();
  }

 private:
  // file:line; lines count in the file that the element was written in.
  std::string where(const tinyxml2::XMLNode& node) const {
    return source_->name + ":" + std::to_string(node.GetLineNum());
  }
  // Refuses; without a hint the remedy is the xacro program itself.
  [[noreturn]] void fail(const tinyxml2::XMLNode& node, const std::string& message,
                         const std::string& hint = "") const {
    refuse(ErrorCode::Unsupported, where(node), message,
           hint.empty() ? "Only a safe part of xacro is read: expand it with the xacro program and give its output."
                        : hint);
  }

  // Parses a file and keeps it until the end.
  Source& read(std::string_view text, const std::string& file) {
    // The same strictness as for a URDF: no document types, no zero bytes, one <robot>.
    (void)UrdfDocument(text, file);
    files_.push_back(std::make_unique<Source>());
    files_.back()->name = file;
    files_.back()->document.Parse(text.data(), text.size());
    if (static_cast<int>(files_.size()) > kMostFiles)
      refuse(ErrorCode::Unsupported, file, "more than " + std::to_string(kMostFiles) + " files are included", "");
    return *files_.back();
  }

  // Text with its ${…} and $(…) put in; a single ${…} alone keeps its type.
  XacroValue value_of(const std::string& text, Scope& scope, const tinyxml2::XMLNode& at) {
    if (text.size() > 3 && text.rfind("${", 0) == 0 && text.find('}') == text.size() - 1)
      return evaluate(text.substr(2, text.size() - 3), scope, at);
    return {text_of(text, scope, at)};
  }
  // Replaces each ${expression} and $(command) by its text.
  std::string text_of(const std::string& text, Scope& scope, const tinyxml2::XMLNode& at) {
    std::string out;
    for (std::size_t i = 0; i < text.size();) {
      // "$${" is xacro's way to write "${" itself.
      const bool expression = text.compare(i, 2, "${") == 0, command = text.compare(i, 2, "$(") == 0;
      if (text.compare(i, 3, "$${") == 0 || text.compare(i, 3, "$$(") == 0) {
        out += text.substr(i + 1, 2);
        i += 3;
      } else if (expression || command) {
        // The bracket that closes this one; expressions may hold brackets of the same kind.
        const std::size_t end = closing(text, i + 2, expression ? '{' : '(', expression ? '}' : ')');
        if (end == std::string::npos) fail(at, "\"" + text + "\" is not closed", "Close the bracket.");
        const std::string inner = text.substr(i + 2, end - i - 2);
        out += expression ? evaluate(inner, scope, at).text() : substitute(inner, scope, at);
        i = end + 1;
      } else {
        out += text[i++];
      }
      // Checked on the way, before memory is full.
      if (out.size() > kLargest) fail(at, "a text grows beyond 16 MB");
    }
    return out;
  }
  // Position of the bracket that closes the one before `from`.
  static std::size_t closing(const std::string& text, std::size_t from, char open, char close) {
    int depth = 1;
    for (std::size_t i = from; i < text.size(); ++i) {
      depth += text[i] == open ? 1 : text[i] == close ? -1 : 0;
      if (depth == 0) return i;
    }
    return std::string::npos;
  }

  // The expression's value; its names are the properties that are known here.
  XacroValue evaluate(const std::string& expression, Scope& scope, const tinyxml2::XMLNode& at) {
    const XacroNames names{[&](const std::string& name) { return property(name, scope, at); },
                           [&](const std::string& file) { return yaml(file, at); }};
    try {
      return evaluate_xacro(expression, names);
    } catch (const std::string& message) {
      fail(at, "${" + expression + "}: " + message);
    }
  }

  // The value of a property, computed when it is first asked for and then kept.
  XacroValue property(const std::string& name, Scope& scope, const tinyxml2::XMLNode& at) {
    Scope::Property* found = scope.find(name);
    if (found == nullptr || found->block != nullptr) throw std::string("\"" + name + "\" is not known");
    if (found->value) return *found->value;
    // Asked for while its text is being evaluated: a circle.
    if (found->being_asked) throw std::string("\"" + name + "\" is defined by itself");
    found->being_asked = true;
    const XacroValue raw = value_of(found->text, scope, at);
    found->being_asked = false;
    // Text that reads as a number or a truth value is one.
    const auto* text = std::get_if<std::string>(&raw.is);
    found->value = text != nullptr ? xacro_word(*text) : raw;
    return *found->value;
  }

  // load_yaml: the same guards as for our files, up to 30 levels.
  XacroValue yaml(const std::string& file, const tinyxml2::XMLNode& at) {
    const std::string content = without_angle_tags(fetch(file, at));
    if (const auto wrong = yaml_problem(content, file, 30)) throw wrong->message;
    try {
      return from_yaml(YAML::Load(content));
    } catch (const YAML::Exception& problem) {
      throw std::string(file + ": " + problem.msg);
    }
  }

  // A relative name belongs to the file that says it.
  [[nodiscard]] std::string beside(const std::string& name) const {
    // Names with a scheme or from the root are complete.
    if (name.rfind("package://", 0) == 0 || name.rfind("file://", 0) == 0 || name.rfind('/', 0) == 0) return name;
    return source_->name.substr(0, source_->name.find_last_of('/') + 1) + name;
  }

  // Content of another file, through the caller's function: this code opens no file.
  std::string fetch(const std::string& file, const tinyxml2::XMLNode& at) {
    if (!sources_.file) fail(at, "it needs the file " + file + ", and files are not looked for here");
    auto content = sources_.file(beside(file));
    if (!content)
      refuse(content.error().code, where(at), file + ": " + content.error().message,
             "Put the package beside the robot's file, or expand it with the xacro program.");
    if (content->size() > kLargest) fail(at, file + " is larger than 16 MB");
    return *content;
  }

  // $(arg x), $(find package), $(eval …).
  // Arguments given by the caller win over defaults of the file.
  std::string substitute(const std::string& inner, Scope& scope, const tinyxml2::XMLNode& at) {
    const auto words = split_white(inner);
    if (words.size() == 2 && words[0] == "find") return "package://" + words[1];
    if (words.size() == 2 && words[0] == "arg") {
      if (const auto given = sources_.arguments.find(words[1]); given != sources_.arguments.end()) return given->second;
      if (const auto known = defaults_.find(words[1]); known != defaults_.end()) return known->second;
      fail(at, "the argument \"" + words[1] + "\" has no value",
           "Give it after the file's name: \"arm.urdf.xacro " + words[1] + ":=value\".");
    }
    if (!words.empty() && words[0] == "eval") return evaluate(inner.substr(inner.find("eval") + 4), scope, at).text();
    fail(at, "$(" + inner + ") is not read");
  }

  // Attributes with their expressions put in; the namespace of xacro is dropped.
  void attributes(const XmlElement& from, XmlElement& to, Scope& scope) {
    for (const auto* a = from.FirstAttribute(); a != nullptr; a = a->Next()) {
      const std::string name = a->Name();
      if (name.rfind("xmlns:xacro", 0) == 0) continue;
      to.SetAttribute(name.c_str(), text_of(a->Value(), scope, from).c_str());
    }
  }

  // What an element holds, expanded into another.
  void children(const XmlElement& from, XmlElement& to, Scope& scope) {
    // Depth and the count of steps bound the work, whatever the file says.
    if (++depth_ > 4 * kDeepest) fail(from, "elements are nested too deep");
    for (const auto* node = from.FirstChild(); node != nullptr; node = node->NextSibling()) child(*node, to, scope);
    --depth_;
  }

  // One node: text is expanded, commands are carried out, other elements are copied.
  void child(const Node& node, XmlElement& to, Scope& scope) {
    if (++work_ > 200000) fail(node, "the expansion takes more than 200000 steps");
    if (const auto* text = node.ToText()) {
      to.InsertEndChild(out_.NewText(text_of(text->Value(), scope, node).c_str()));
      return;
    }
    const XmlElement* element = node.ToElement();
    if (element == nullptr) return;  // comments
    const std::string name = element->Name();
    if (name.rfind("xacro:", 0) == 0) return command(*element, name.substr(6), to, scope);
    XmlElement* made = out_.NewElement(name.c_str());
    to.InsertEndChild(made);
    attributes(*element, *made, scope);
    children(*element, *made, scope);
  }

  // An attribute that must be there.
  std::string attribute(const XmlElement& element, const char* name) {
    const char* value = element.Attribute(name);
    if (value == nullptr) fail(element, std::string("it has no attribute '") + name + "'", "");
    return value;
  }

  // Carries out <xacro:…>: definitions leave nothing, the others insert what they expand to.
  void command(const XmlElement& e, const std::string& what, XmlElement& to, Scope& scope) {
    if (what == "property") return define_property(e, scope);
    // The first default counts, as in xacro.
    if (what == "arg") {
      const std::string name = attribute(e, "name");
      if (const char* value = e.Attribute("default")) defaults_.emplace(name, text_of(value, scope, e));
      return;
    }
    if (what == "macro") return define_macro(e, scope);
    if (what == "include") return include(e, to, scope);
    // The condition is a truth value or a number; zero is false.
    if (what == "if" || what == "unless") {
      XacroValue value = value_of(attribute(e, "value"), scope, e);
      if (const auto* text = std::get_if<std::string>(&value.is)) value = xacro_word(*text);
      double number = 0;
      if (!value.number(number)) fail(e, "\"" + value.text() + "\" is neither true nor false", "");
      if ((number != 0) == (what == "if")) children(e, to, scope);
      return;
    }
    if (what == "insert_block") return insert_block(e, to, scope);
    // A macro whose name is computed.
    if (what == "call") {
      const Macro* macro = scope.find_macro(text_of(attribute(e, "macro"), scope, e));
      if (macro == nullptr) fail(e, "the macro " + attribute(e, "macro") + " is not known", "");
      return call(e, *macro, to, scope);
    }
    // Any other name is a macro that was defined before.
    const Macro* macro = scope.find_macro(what);
    if (macro == nullptr)
      fail(e, "<xacro:" + what + "> is neither a macro that was defined before nor part of the subset");
    call(e, *macro, to, scope);
  }

  void define_property(const XmlElement& e, Scope& scope) {
    const std::string name = attribute(e, "name");
    Scope::Property p;
    p.source = source_;
    // A text, a text where nothing is defined yet, or a block of elements.
    if (const char* value = e.Attribute("value")) {
      p.text = value;
    } else if (const char* otherwise = e.Attribute("default")) {
      if (scope.find(name) != nullptr) return;
      p.text = otherwise;
    } else {
      p.block = &e;
      p.children_only = true;
      p.block_scope = &scope;
    }
    // scope="global" and scope="parent" define the name farther out.
    const char* reach = e.Attribute("scope");
    Scope* at = &scope;
    if (reach != nullptr && std::string(reach) == "global") at = &global_;
    if (reach != nullptr && std::string(reach) == "parent" && scope.parent != nullptr) at = scope.parent;
    // Here and now where it leaves its scope, and where a later value of what it names must not change it.
    if (p.block == nullptr && (at != &scope || &scope != &global_)) {
      const XacroValue raw = value_of(p.text, scope, e);
      const auto* text = std::get_if<std::string>(&raw.is);
      p.value = text != nullptr ? xacro_word(*text) : raw;
    }
    at->properties[name] = std::move(p);
  }

  // Reads the list of parameters; the body is expanded at each call.
  void define_macro(const XmlElement& e, Scope& scope) {
    Macro macro{&e, source_, {}};
    const char* list = e.Attribute("params");
    for (const std::string& word : split_parameters(list == nullptr ? "" : list)) {
      Parameter p;
      std::string rest = word;
      while (!rest.empty() && rest.front() == '*') rest.erase(0, 1), ++p.stars;
      // A default follows ":=" or "=".
      const auto at = rest.find(":=") != std::string::npos ? rest.find(":=") : rest.find('=');
      if (at != std::string::npos) {
        std::string value = rest.substr(at + (rest[at] == ':' ? 2 : 1));
        rest = rest.substr(0, at);
        // "^": the value of the same name around the call; after "^|" what counts if there is none.
        if (!value.empty() && value.front() == '^') {
          p.from_outside = true;
          value = value.size() > 1 && value[1] == '|' ? value.substr(2) : "";
          if (!value.empty()) p.otherwise = unquoted(value);
        } else {
          p.otherwise = unquoted(value);
        }
      }
      p.name = rest;
      macro.parameters.push_back(std::move(p));
    }
    // Macros may be defined under "xacro:name" and are called the same way.
    std::string name = attribute(e, "name");
    if (name.rfind("xacro:", 0) == 0) name = name.substr(6);
    scope.macros[name] = std::move(macro);
  }
  // Without a pair of quotes around it.
  static std::string unquoted(const std::string& text) {
    const bool quoted = text.size() > 1 && (text.front() == '\'' || text.front() == '"') && text.back() == text.front();
    return quoted ? text.substr(1, text.size() - 2) : text;
  }
  // At white space, but not inside quotes or ${…}.
  static std::vector<std::string> split_parameters(const std::string& text) {
    std::vector<std::string> out(1);
    char quote = 0;
    int depth = 0;
    // Track quotes and brackets; white space between parameters ends a word.
    for (const char c : text) {
      if (quote == 0 && (c == '\'' || c == '"'))
        quote = c;
      else if (c == quote)
        quote = 0;
      depth += c == '{' || c == '(' ? 1 : c == '}' || c == ')' ? -1 : 0;
      const bool between = quote == 0 && depth == 0 && std::isspace(static_cast<unsigned char>(c)) != 0;
      if (!between)
        out.back() += c;
      else if (!out.back().empty())
        out.emplace_back();
    }
    if (out.back().empty()) out.pop_back();
    return out;
  }

  // Expands a macro: binds its parameters in a new scope, then copies its body.
  void call(const XmlElement& e, const Macro& macro, XmlElement& to, Scope& outer) {
    if (++calls_ > kDeepest) fail(e, "macros are nested more than " + std::to_string(kDeepest) + " deep");
    auto made = std::make_unique<Scope>();
    Scope& scope = *made;
    scope.parent = &outer;
    // Blocks are taken in order from the elements inside the call.
    const XmlElement* block = e.FirstChildElement();
    std::set<std::string> known = {"macro"};
    for (const Parameter& p : macro.parameters) {
      known.insert(p.name);
      Scope::Property value;
      value.source = source_;
      // "*block" takes an element, "**block" what it holds. Both expand in the caller's scope.
      if (p.stars > 0) {
        if (block == nullptr) fail(e, "the block '" + p.name + "' of the macro is missing", "");
        value.block = block;
        value.block_scope = &outer;
        value.children_only = p.stars > 1;
        block = block->NextSiblingElement();
      } else if (const char* given = e.Attribute(p.name.c_str())) {
        // An attribute of the call, evaluated where the call is.
        const XacroValue raw = value_of(given, outer, e);
        const auto* text = std::get_if<std::string>(&raw.is);
        value.value = text != nullptr ? xacro_word(*text) : raw;
      } else if (Scope::Property* outside = p.from_outside ? outer.find(p.name) : nullptr) {
        // A value from around the call, computed now.
        value = *outside;
        if (!value.value && value.block == nullptr) value.value = property(p.name, outer, e);
      } else if (p.otherwise) {
        // The default; a single expression keeps its type, other text becomes a word.
        value.value = xacro_word(text_of(*p.otherwise, outer, e));
        const XacroValue raw = value_of(*p.otherwise, outer, e);
        if (!std::holds_alternative<std::string>(raw.is)) value.value = raw;
      } else {
        fail(e, "the macro's parameter '" + p.name + "' has no value", "Give it as an attribute.");
      }
      scope.properties[p.name] = std::move(value);
    }
    // An attribute that is no parameter is a mistake.
    for (const auto* a = e.FirstAttribute(); a != nullptr; a = a->Next()) {
      if (known.count(a->Name()) == 0) fail(e, std::string("the macro has no parameter '") + a->Name() + "'", "");
    }
    // Messages and relative names inside the body belong to the macro's file.
    const Source* before = source_;
    source_ = macro.source;
    children(*macro.body, to, scope);
    source_ = before;
    --calls_;
    kept_.push_back(std::move(made));  // blocks may still point to it
  }

  // Puts in a block that a macro was given, or one that a property holds.
  void insert_block(const XmlElement& e, XmlElement& to, Scope& scope) {
    const std::string name = text_of(attribute(e, "name"), scope, e);
    const Scope::Property* found = scope.find(name);
    if (found == nullptr || found->block == nullptr) fail(e, "there is no block '" + name + "'", "");
    if (++calls_ > kDeepest) fail(e, "blocks are nested too deep");
    const Source* before = source_;
    // A copy: expanding the block may change the scope that holds it.
    const Scope::Property block = *found;
    source_ = block.source;
    if (block.children_only)
      children(*block.block, to, *block.block_scope);
    else
      child(*block.block, to, *block.block_scope);
    source_ = before;
    --calls_;
  }

  // The contents of another file, in the same scope: its macros and properties are known afterwards.
  void include(const XmlElement& e, XmlElement& to, Scope& scope) {
    if (e.Attribute("ns") != nullptr) fail(e, "an include with a namespace is not read");
    const std::string name = text_of(attribute(e, "filename"), scope, e);
    if (++calls_ > kDeepest) fail(e, "files include each other more than " + std::to_string(kDeepest) + " deep");
    const std::string content = fetch(name, e);
    const Source* before = source_;
    Source& source = read(content, beside(name));
    source_ = &source;
    const XmlElement& root = *source.document.RootElement();
    // The first included robot with a name gives the name, if the main file has none.
    if (name_.empty() && root.Attribute("name") != nullptr) name_ = text_of(root.Attribute("name"), scope, root);
    children(root, to, scope);
    source_ = before;
    --calls_;
  }

  const XacroSources& sources_;
  tinyxml2::XMLDocument out_;
  std::vector<std::unique_ptr<Source>> files_;
  std::vector<std::unique_ptr<Scope>> kept_;
  std::map<std::string, std::string> defaults_;
  Scope global_;
  const Source* source_ = nullptr;
  std::string name_;
  int depth_ = 0, calls_ = 0, work_ = 0;
};

}  // namespace

bool uses_macros(std::string_view text) {
  if (text.find("<xacro:") == std::string_view::npos) return false;
  // An expression or an argument in use needs the expansion.
  if (text.find("${") != std::string_view::npos || text.find("$(arg") != std::string_view::npos) return true;
  // Any element but property and arg inserts something.
  for (std::size_t at = text.find("<xacro:"); at != std::string_view::npos; at = text.find("<xacro:", at + 1)) {
    const std::string_view name = text.substr(at + 7);
    if (name.rfind("property", 0) != 0 && name.rfind("arg", 0) != 0) return true;
  }
  return false;
}

Result<std::string> expand_xacro(std::string_view text, const std::string& file, const XacroSources& sources) {
  try {
    return Expander(sources).run(text, file);
  } catch (const Refusal& refusal) {
    return refusal.error;
  } catch (const std::string& message) {
    return Error{ErrorCode::Unsupported, message, file, "Expand it with the xacro program and give its output."};
  }
}

}  // namespace armature::reading
